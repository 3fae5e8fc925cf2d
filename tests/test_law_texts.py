"""What cannot be at a table, or cannot be set up, is said by the catalogue: every text is there, and each is used."""

import re
from pathlib import Path

import pytest

import rulekit

MADE = re.compile(r"""(?:Text|wrong)\(\s*(f?)["']((?:law|setup)-[^"']*)["']""")


@pytest.mark.parametrize("name", rulekit.names())
def test_every_text_of_a_law_is_in_the_catalogue_and_every_one_there_is_used(name):
    folder = Path(rulekit.load(name).folder)
    code = "\n".join(p.read_text("utf-8") for p in folder.rglob("*.py"))
    written = {
        key for key in re.findall(r"^((?:law|setup)-[\w-]+) =", (folder / "catalogue/en.ftl").read_text("utf-8"), re.M)
    }
    made = {key for dynamic, key in MADE.findall(code) if not dynamic}
    begun = tuple(key.partition("{")[0] for dynamic, key in MADE.findall(code) if dynamic)
    assert made <= written
    assert {key for key in written - made if not (begun and key.startswith(begun))} == set()


@pytest.mark.parametrize("name", ["serpents", "sacrum", "tutorial"])
def test_no_law_speaks_a_language_of_its_own(name):
    for law in rulekit.load(name).laws:
        assert "str" not in str(law.__annotations__["return"]).replace("Sayable", ""), law.__name__
