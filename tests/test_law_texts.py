"""What cannot be at a table, or cannot be set up, is said by the catalogue: every text is there, and each is used."""

import re
from pathlib import Path

import pytest

import rulekit

NAMED = re.compile(r"""(f?)["']((?:law|setup)-[^"'\s]*)["']""")


@pytest.mark.parametrize("name", rulekit.names())
def test_every_text_of_a_law_is_in_the_catalogue_and_every_one_there_is_used(name):
    folder = Path(rulekit.load(name).folder)
    code = "\n".join(p.read_text("utf-8") for p in folder.rglob("*.py"))
    catalogue = (folder / "catalogue/en.ftl").read_text("utf-8")
    written = set(re.findall(r"^((?:law|setup)-[\w-]+) =", catalogue, re.M))
    named = {key for put_together, key in NAMED.findall(code) if not put_together}
    begun = {key.partition("{")[0] for put_together, key in NAMED.findall(code) if put_together}
    assert named <= written
    known = named | {f"{key}-near" for key in named}
    assert {key for key in written - known if not key.startswith(tuple(begun) or ("?",))} == set()


@pytest.mark.parametrize("name", rulekit.names())
def test_no_law_speaks_a_language_of_its_own(name):
    for law in rulekit.load(name).laws:
        assert "str" not in str(law.__annotations__["return"]).replace("Sayable", ""), law.__name__
