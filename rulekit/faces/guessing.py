"""A game of guessing in words: what is known, the question, and each answer with its exact chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rulekit.data.languages import written
from rulekit.data.words import Words
from rulekit.story.guessing import Guessing, Turn

BAR = 20
# What the face itself says, in the kit's catalogue as `guess-…`; and how every face writes numbers and lists, `ui-…`.
SHARED = ("digits", "semicolon")
KEYS = (
    "of", "yes", "no", "you", "right", "wrong", "chance", "score", "counting", "again", "open", "name", "mark_skull",
)  # fmt: skip


def complete(game: Guessing) -> Guessing:
    """Return it with every word of the face present, its own winning."""
    if all(key in game.words for key in (*SHARED, *KEYS)):
        return game
    words = Words(game.lang, ("rulekit",))
    own = {key: words(f"ui-{key}") for key in SHARED} | {key: words(f"guess-{key}") for key in KEYS}
    return msgspec.structs.replace(game, words={**own, **game.words})


def say(game: Guessing, key: str, **values: object) -> str:
    """Return one word of the face with its places filled."""
    text = game.words[key]
    for name, value in values.items():
        told = written(str(value), game.words["digits"]) if isinstance(value, int) else str(value)
        text = text.replace("{" + name + "}", told)
    return text


def scored(turns: Sequence[Turn], guesses: Sequence[bool]) -> tuple[int, int]:
    """Return how many guesses were right, and how many would have been of somebody who counts."""
    done = list(zip(turns, guesses, strict=False))
    return sum(t.came == g for t, g in done), sum(t.came == t.likely for t, _ in done)


def lines(game: Guessing, at: int = 0, guesses: Sequence[bool] = ()) -> Iterator[str]:
    """Yield a game line by line: turns that are guessed, then the question in hand."""
    game = complete(game)
    turns = game.games[at]
    for number, (turn, guess) in enumerate(zip(turns, guesses, strict=False), start=1):
        yield f"{say(game, 'of', i=number, n=len(turns))}: {turn.question}"
        yield f"  {turn.known}"
        answer = say(game, "right" if guess == turn.came else "wrong")
        yield f"  {say(game, 'you', guess=say(game, 'yes' if guess else 'no'))} {turn.result} {answer}"
        bar = "█" * round(turn.share * BAR)
        yield f"  {say(game, 'chance', chance=turn.told)} {bar}".rstrip()
        yield f"  {turn.why}"
        if turn.beside:
            yield f"  {game.beside}: " + say(game, "semicolon").join(f"{b.name} {b.told}" for b in turn.beside)
    done = min(len(guesses), len(turns))
    right, counted = scored(turns, guesses)
    if done:
        yield say(game, "score", right=right, n=done)
    if done < len(turns):
        yield f"{say(game, 'of', i=done + 1, n=len(turns))}: {turns[done].question}"
        yield f"  {turns[done].known}"
        yield f"  {say(game, 'open')}"
    else:
        yield say(game, "counting", right=counted, n=len(turns))


def plain(game: Guessing, at: int = 0, guesses: Sequence[bool] = ()) -> str:
    """Return a game as text."""
    return "\n".join([game.title, game.intro, "", *lines(game, at, guesses)])


def markdown(game: Guessing, at: int = 0, guesses: Sequence[bool] = ()) -> str:
    """Return a game in Markdown."""
    told = [f"- {line.strip()}" if line.startswith("  ") else f"\n**{line}**\n" for line in lines(game, at, guesses)]
    return "\n".join([f"**{game.title}**", "", game.intro, *told])
