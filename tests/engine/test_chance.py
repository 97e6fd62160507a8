"""Chance comes out as the published vectors say, and evenly."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import pytest

from events.canonical import canonical
from games.engine.chance import below, commitment, digest_choice, digest_outcome, draw, first_digest, words
from games.engine.contract import Choice, Dealer, Outcome
from games.engine.deal import KnownDeal, pool_key
from games.engine.kit.odds import chi_square_tail

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("chance-vectors.json").read_text())
SEED = bytes.fromhex(VECTORS["seed"])


def digests_of(steps: list[dict[str, Any]]) -> list[str]:
    """The digest before the first step and after each, worked out here."""
    digest = first_digest(VECTORS["commitment"], VECTORS["salts"])
    digests = [digest.hex()]
    before_question = digest
    for step in steps:
        if "dealer" in step:
            digest = digest_outcome(digest, Outcome(tuple(step["outcome"])))
        elif "question" in step:
            if "digest_before" in step:
                before_question = digest
            digest = before_question  # the second question repeats the first one
            for seat, move in answers_of(step):
                digest = digest_choice(digest, Choice(seat, move))
        else:
            digest = digest_choice(digest, Choice(step["seat"], step["move"]))
        digests.append(digest.hex())
    return digests


def answers_of(step: dict[str, Any]) -> list[tuple[int, Any]]:
    """The answers to a question in the order of seats: as they enter the digest."""
    given = [(answer["seat"], answer["move"]) for answer in step.get("answers", ())]
    return sorted(given + [(seat, move) for seat, move in step.get("effective", ())], key=lambda answer: answer[0])


def test_the_commitment_is_the_hash_of_the_raw_seed() -> None:
    assert commitment(SEED) == VECTORS["commitment"]


def test_the_first_digest_and_its_words_are_those_of_the_vectors() -> None:
    digest = first_digest(VECTORS["commitment"], VECTORS["salts"])
    assert digest.hex() == VECTORS["digest_0"]
    assert list(islice(words(SEED, digest), 10)) == VECTORS["words_of_digest_0"]


def test_every_step_of_the_vectors_leads_to_its_digest() -> None:
    steps = VECTORS["steps"]
    assert digests_of(steps) == [VECTORS["digest_0"], *(step["digest_after"] for step in steps)]


@pytest.mark.parametrize("at", [i for i, step in enumerate(VECTORS["steps"]) if "dealer" in step])
def test_every_outcome_of_the_vectors_is_drawn_again(at: int) -> None:
    step = VECTORS["steps"][at]
    dealer = Dealer(tuple(step["dealer"]["pool"]), step["dealer"]["take"], step["dealer"]["put_back"])
    before = bytes.fromhex(digests_of(VECTORS["steps"])[at])
    assert list(draw(SEED, before, dealer)) == step["outcome"]


def test_answers_enter_the_digest_in_the_order_of_seats() -> None:
    (step,) = (step for step in VECTORS["steps"] if "entered" in step)
    assert [["played", seat, move] for seat, move in answers_of(step)] == step["entered"]


def test_words_beyond_the_last_full_multiple_are_thrown_away() -> None:
    vector = VECTORS["rejection"]
    source = words(SEED, bytes.fromhex(vector["digest"]))
    first = list(islice(words(SEED, bytes.fromhex(vector["digest"])), len(vector["words"])))
    assert first == vector["words"]
    assert [word >= vector["limit"] for word in first] == [True, True, False]
    assert below(vector["n"], source) == vector["below"]


def test_a_draw_of_a_certain_piece_takes_a_word_too() -> None:
    source = iter([5, 6])
    assert below(1, source) == 0
    assert next(source) == 6


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_below_is_even(n: int) -> None:
    source = words(SEED, b"even")
    counts = Counter(below(n, source) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert chi_square_tail(sum((came - 400) ** 2 / 400 for came in counts.values()), n - 1) > 0.001


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dealer = Dealer(("a", "b", "c", "d"), 4)
    drawn = Counter(draw(SEED, number.to_bytes(4, "big"), dealer) for number in range(24 * 200))
    assert set(drawn) == set(permutations("abcd"))
    assert chi_square_tail(sum((came - 200) ** 2 / 200 for came in drawn.values()), 23) > 0.001


def test_dice_fall_independently() -> None:
    dealer = Dealer((1, 2, 3), 2, put_back=True)
    drawn = Counter(draw(SEED, number.to_bytes(4, "big"), dealer) for number in range(9 * 300))
    assert len(drawn) == 9
    assert chi_square_tail(sum((came - 300) ** 2 / 300 for came in drawn.values()), 8) > 0.001


@pytest.mark.parametrize("line", VECTORS["log"], ids=lambda line: str(line["body"])[:20])
def test_the_bodies_of_the_vectors_are_canonical(line: dict[str, Any]) -> None:
    assert canonical(line["body"]).decode() == line["canonical_body"]


def test_every_outcome_of_a_known_deal_is_drawn_again() -> None:
    deal = KnownDeal({key: tuple(known) for key, known in VECTORS["deal"]["digests"].items()})
    for step in VECTORS["deal"]["steps"]:
        dealer = Dealer(tuple(step["dealer"]["pool"]), step["dealer"]["take"], step["dealer"]["put_back"])
        assert (pool_key(dealer), deal.digest(dealer).hex()) == (step["pool"], step["digest"])
        assert list(draw(SEED, deal.digest(dealer), dealer)) == step["outcome"]
        deal.dealt(dealer)
