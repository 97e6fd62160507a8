"""Laws 1, 2, 3 and 7: who is asked, what changes a state, what a log gives back, what never changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, get_args

import msgspec

from games.engine.contract import ALL, Choice, Dealer, Event, Outcome, Over, Players
from games.engine.kit.broken import Place, brief, difference
from games.engine.kit.extent import Extent
from games.engine.kit.pairs import AnyCase
from games.engine.kit.play import AnyRules, Run, after, apply, draw, seats_of, viewers
from games.engine.kit.tell import frozen, sent
from games.engine.knowledge import told
from games.engine.replay import NotOffered, check_choice, check_outcome
from games.engine.schema import told_type


def check_asked(rules: AnyRules, state: Any, place: Place) -> None:
    """Law 1 at one position: exactly the seats that are waited for have moves, all different, in a stable order."""
    waiting = rules.waiting(state)
    seats = seats_of(rules, state)
    named = waiting.seats if isinstance(waiting, Players) else ()
    if isinstance(waiting, Players) and (not named or list(named) != sorted(set(named) & set(range(seats)))):
        raise place.broken("1", f"waits for {named}")
    if isinstance(waiting, Players) and waiting.window:
        _window_is_known(rules, state, place)
    if isinstance(waiting, Dealer):
        _dealer_can_deal(waiting, place)
    for seat in range(seats):
        moves = rules.legal(state, seat)
        if bool(moves) != (seat in named):
            raise place.broken("1", f"waits for {named}, but seat {seat} has the moves {brief(moves)}")
        if len(set(moves)) != len(moves):
            raise place.broken("1", f"seat {seat} is offered a move twice: {brief(moves)}")
        if not moves == rules.legal(state, seat) == rules.legal(rules.copy(state), seat):
            raise place.broken("1", f"the moves of seat {seat} change their order: {brief(moves)}")


def _window_is_known(rules: AnyRules, state: Any, place: Place) -> None:
    if rules.windows is None:
        raise place.broken("1", "opens a window in a game that has none")
    topic = rules.topic(rules.view(state, None))
    if topic not in (rules.windows.topics or (None,)):
        raise place.broken("1", f"the window is about {brief(topic)}, which is none of its topics")


def _dealer_can_deal(waiting: Dealer, place: Place) -> None:
    enough = len(waiting.pool) >= (1 if waiting.put_back else waiting.take) and waiting.take > 0
    if not enough or list(waiting.pool) != sorted(waiting.pool):
        raise place.broken("1", f"the dealer cannot deal: {brief(waiting)}")


def check_invariants(case: AnyCase, state: Any, place: Place) -> None:
    """Law 7 at one position: part 9 of the rules file, and scores that add up."""
    try:
        case.invariants(state)
    except AssertionError as error:
        raise place.broken("7", f"invariant {error}") from error
    lines = case.rules.scores(state)
    if [line.seat for line in lines] != list(range(len(lines))):
        raise place.broken("7", "scores are not one line a seat, in seat order")
    for line in lines:
        if line.points != sum(item.points for item in line.items):
            raise place.broken("7", f"the score of seat {line.seat} is not the sum of its items: {brief(line)}")
    ranks = sorted(line.rank for line in lines)
    if any(rank != ranks.index(rank) + 1 for rank in ranks):
        raise place.broken("7", f"the ranks {ranks} leave out a place that nobody shares")


def check_quiet(case: AnyCase, state: Any, others: list[Choice], chance: Random, place: Place) -> None:
    """Law 2 at one position; `others` are choices made elsewhere, to be refused unless they are offered here."""
    rules = case.rules
    before = frozen(state)
    for asking in _ask_everything(case, state, chance, place):
        if frozen(state) != before:
            raise place.broken("2", f"asking `{asking}` changes the state")
    _copies_share_nothing(rules, state, chance, place)
    _outcomes_tell(case, state, chance, place)
    for refuse in _not_offered(rules, state, others, chance):
        try:
            refuse()
        except NotOffered:
            if frozen(state) != before:
                raise place.broken("2", "a refusal changes the state") from None
        else:
            raise place.broken("2", "what is not offered is not refused")


def _ask_everything(case: AnyCase, state: Any, chance: Random, place: Place) -> Iterator[str]:
    rules = case.rules
    rules.waiting(state)
    yield "waiting"
    lines = rules.scores(state)
    yield "scores"
    rules.view(state, ALL)
    yield "view(ALL)"
    for viewer in viewers(len(lines)):
        view = rules.view(state, viewer)
        yield f"view({viewer})"
        rules.hints(view)
        yield f"hints({viewer})"
        imagined = rules.imagine(view, chance)
        yield f"imagine({viewer})"
        if shared(view, state) or shared(view, imagined):
            raise place.broken("2", "the view shares something that can change with a state", viewer)
        if isinstance(viewer, int):
            yield from _ask_a_seat(case, state, viewer, view, chance, place)


def _ask_a_seat(case: AnyCase, state: Any, seat: int, view: Any, chance: Random, place: Place) -> Iterator[str]:
    rules = case.rules
    moves = rules.legal(state, seat)
    yield f"legal({seat})"
    if moves:
        rules.barrier(state, seat, chance.choice(moves))
        yield f"barrier({seat})"
        if rules.fallback(view, list(moves), chance) not in moves:
            raise place.broken("1", f"the fallback of seat {seat} is not legal")
        yield f"fallback({seat})"
        if case.strategy.policy(state, seat, chance) not in moves:
            raise place.broken("1", f"the policy of seat {seat} chooses what is not legal")
        yield f"policy({seat})"
    case.strategy.evaluate(state, seat)
    yield f"evaluate({seat})"


def _copies_share_nothing(rules: AnyRules, state: Any, chance: Random, place: Place) -> None:
    copy = rules.copy(state)
    if frozen(copy) != frozen(state):
        raise place.broken("2", f"a copy differs: {difference(frozen(state), frozen(copy))}")
    if parts := shared(state, copy):
        raise place.broken("2", f"a copy shares {brief(parts[0])}")


def shared(one: Any, other: Any) -> list[Any]:
    """All parts of one value that can change and are parts of the other too."""
    ours = list(_changeable(one))
    theirs = {id(part) for part in _changeable(other)} if ours else set()
    return [part for part in ours if id(part) in theirs]


def _changeable(value: Any) -> Iterator[Any]:
    """All parts of a value that can change."""
    if value is None or isinstance(value, (str, int, float, bytes)):
        return
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield value
        parts: Any = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, (tuple, frozenset)):
        parts = value
    else:
        yield value
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, (list, set)) else ()
    for part in parts:
        yield from _changeable(part)


def _outcomes_tell(case: AnyCase, state: Any, chance: Random, place: Place) -> None:
    """Different outcomes must lead to different states, except for orders that nobody learns."""
    rules = case.rules
    waiting = rules.waiting(state)
    if not isinstance(waiting, Dealer):
        return
    one = draw(waiting, chance)
    everybody = (*viewers(seats_of(rules, state)), ALL)
    for other in (draw(waiting, chance), Outcome(tuple(chance.sample(one.pieces, len(one.pieces))))):
        differ = sorted(one.pieces) != sorted(other.pieces) or any(
            case.learns(state, one, v) != case.learns(state, other, v) for v in everybody if one != other
        )
        if differ and frozen(after(rules, state, one)[0]) == frozen(after(rules, state, other)[0]):
            raise place.broken("2", f"{brief(one)} and {brief(other)} lead to the same state")


def _not_offered(rules: AnyRules, state: Any, others: list[Choice], chance: Random) -> Iterator[Callable[[], None]]:
    """Choices and outcomes that are not offered: each call must raise NotOffered."""
    for choice in chance.sample(others, min(len(others), 5)):
        if choice.move not in rules.legal(state, choice.seat):
            yield partial(check_choice, rules, state, choice)
    waiting = rules.waiting(state)
    if isinstance(waiting, Dealer):
        fair = draw(waiting, chance).pieces
        greatest: Any = waiting.pool[-1]
        for pieces in (fair[1:], (*fair, fair[0]), (*fair[1:], greatest + type(greatest)(1))):
            yield partial(check_outcome, waiting, Outcome(pieces))


def check_looks(rules: AnyRules, place: Place) -> None:
    """Law 3: people look at notes that there are, for a while."""
    for note, milliseconds in rules.looks.items():
        if note not in get_args(rules.note_type) or milliseconds <= 0:
            raise place.broken("3", f"{milliseconds} ms are no time for a look at {note.__name__}")


def check_replay(case: AnyCase, run: Run, chance: Random, place: Place) -> None:
    """Law 3 for one game: folding its log, also after a trip through JSON, gives the same states and notes."""
    rules = case.rules
    setup = _there_and_back(run.setup, rules.setup_type, "setup", place)
    events = [event_from_json(rules, event_to_json(event)) for event in run.events]
    if events != run.events:
        raise place.broken("3", "moves or outcomes come back from JSON as something else")
    _fold(case, rules.start(setup), events, run, 0, place)
    cut = chance.randrange(len(run.states))
    state = _back(
        run.states[cut],
        "state",
        place.at(cut),
        write=lambda state: frozen(rules.written(state)),
        read=lambda line: rules.read(msgspec.json.decode(line)),
    )
    _fold(case, state, events, run, cut, place)


def _fold(case: AnyCase, state: Any, events: list[Event], run: Run, start: int, place: Place) -> None:
    for step in range(start, len(events)):
        if frozen(state) != frozen(run.states[step]):
            what = difference(frozen(run.states[step]), frozen(state))
            raise place.at(step).broken("3", f"the fold gives another state: {what}")
        notes: list[Any] = []
        apply(case.rules, state, events[step], notes.append)
        if told(events[step], notes, ALL) != told(run.events[step], run.notes[step], ALL):
            raise place.at(step).broken("3", f"the fold tells other notes of {brief(events[step])}")
    if frozen(state) != frozen(run.states[-1]):
        raise place.at(len(events)).broken("3", "the fold ends in another state")


def event_to_json(event: Event) -> bytes:
    """The event as a log would keep it."""
    return sent(event)


def event_from_json(rules: AnyRules, line: bytes) -> Event:
    """The event as a log gives it back, its move or pieces checked against the game's types."""
    event = msgspec.json.decode(line, type=Choice | Outcome)
    if isinstance(event, Choice):
        return Choice(event.seat, msgspec.convert(event.move, rules.move_type))
    return Outcome(tuple(msgspec.convert(piece, rules.piece_type) for piece in event.pieces))


def check_types(rules: AnyRules, state: Any, notes: list[Any], place: Place) -> None:
    """Law 3 for what is sent: views, hints and blanked notes are what their types say, there and back."""
    note_type = told_type(rules.note_type)
    for viewer in (*viewers(seats_of(rules, state)), ALL):
        view = rules.view(state, viewer)
        _there_and_back(view, rules.view_type, f"view of {viewer}", place)
        if viewer is not ALL:
            _there_and_back(rules.hints(view), (rules.hints_type or type(None)) | None, f"hints of {viewer}", place)
        for note in msgspec.json.decode(told(Outcome(()), notes, viewer))[1]:
            try:
                msgspec.convert(note, note_type)
            except msgspec.ValidationError as error:
                raise place.broken("3", f"the note {brief(note)} is none of note_type: {error}", viewer) from error


def _there_and_back(value: Any, as_type: Any, what: str, place: Place) -> Any:
    return _back(value, what, place, write=frozen, read=partial(msgspec.json.decode, type=as_type))


def _back(value: Any, what: str, place: Place, *, write: Callable[[Any], bytes], read: Callable[[bytes], Any]) -> Any:
    try:
        line = write(value)
        back = read(line)
    except (TypeError, ValueError) as error:
        raise place.broken("3", f"the {what} cannot travel as JSON: {error}") from error
    if back != value or write(back) != line:
        raise place.broken("3", f"the {what} comes back from JSON as something else: {difference(value, back)}")
    return back


def play_through(case: AnyCase, setup: Any, choose: Callable[[Any], Event | None], place: Place) -> Run:
    """A whole game under laws 1 and 7; `choose` names each event. LawBroken 1 if it takes longer than its bound."""
    rules = case.rules
    bound = case.bound(setup)
    extent = Extent(rules, setup, place)
    state = rules.start(setup)
    run = Run(setup, [], [], [])
    choices = 0
    while True:
        here = place.at(len(run.events))
        check_asked(rules, state, here)
        extent.check_offers(state, here)
        check_invariants(case, state, here)
        run.states.append(rules.copy(state))
        event = choose(state)
        if event is None:
            assert isinstance(rules.waiting(state), Over)
            return run
        choices += isinstance(event, Choice)
        if choices > bound or len(run.events) > 20 * bound:  # the second test: outcomes without end
            raise here.broken("1", f"the game is longer than its bound of {bound} choices")
        extent.check_event(state, event, here)
        notes: list[Any] = []
        apply(rules, state, event, notes.append)
        run.events.append(event)
        run.notes.append(notes)
