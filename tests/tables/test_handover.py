"""From threads to an event loop: in order, together, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Barrier, Thread

import pytest

from events import writer
from games.tables.handover import Handover


async def test_what_threads_hand_over_is_done_once_each_and_in_the_order_of_each_thread() -> None:
    loop, taken, all_done = asyncio.get_running_loop(), list[tuple[int, int]](), asyncio.Event()
    handover, together = Handover(loop), Barrier(4)

    def take(thread: int, number: int) -> None:
        taken.append((thread, number))
        if len(taken) == 4 * 2_000:
            all_done.set()

    def hand_over(thread: int) -> None:
        together.wait()
        for number in range(2_000):
            handover.put(partial(take, thread, number))

    threads = [Thread(target=hand_over, args=(thread,)) for thread in range(4)]
    for each in threads:
        each.start()
    await all_done.wait()
    for thread in range(4):
        assert [number for here, number in taken if here == thread] == list(range(2_000))


async def test_what_comes_while_the_loop_is_busy_wakes_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, taken, woken = asyncio.get_running_loop(), list[int](), list[object]()
    wake = loop.call_soon_threadsafe

    def wakes(call: Callable[[], object]) -> None:
        woken.append(call)
        wake(call)

    monkeypatch.setattr(loop, "call_soon_threadsafe", wakes)
    handover = Handover(loop)
    for group in range(2):
        for number in range(5):
            handover.put(partial(taken.append, number))
        await asyncio.sleep(0)
        assert len(woken) == group + 1
    assert taken == [0, 1, 2, 3, 4] * 2


async def test_a_fault_in_one_call_costs_the_others_nothing() -> None:
    handover, taken = Handover(asyncio.get_running_loop()), list[str]()

    def broken() -> None:
        raise RuntimeError("no")

    handover.put(broken)
    handover.put(lambda: taken.append("the next"))
    await asyncio.sleep(0)
    assert taken == ["the next"]


async def test_the_result_of_a_future_comes_as_it_is_also_where_it_was_there_before() -> None:
    handover = Handover(asyncio.get_running_loop())
    soon, there, failed = Future[int](), Future[int](), Future[int]()
    there.set_result(2)
    failed.set_exception(KeyError("x"))
    Thread(target=soon.set_result, args=(1,)).start()
    assert await handover.result(soon) == 1
    assert await handover.result(there) == 2
    with pytest.raises(KeyError):
        await handover.result(failed)


async def test_who_waits_no_more_is_not_told() -> None:
    handover, future = Handover(asyncio.get_running_loop()), Future[int]()
    waiting = asyncio.ensure_future(handover.result(future))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    future.set_result(1)
    taken = list[str]()
    handover.put(lambda: taken.append("after it"))
    await asyncio.sleep(0)
    assert taken == ["after it"]


async def test_a_decision_is_made_also_for_who_has_gone_meanwhile_and_its_answer_comes_from_the_writers_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = list[writer.Answer[int]]()
    monkeypatch.setattr("games.tables.handover.write_for", lambda answer, stream, decide: answers.append(answer))
    handover = Handover(asyncio.get_running_loop())
    stored, refused, gone = (asyncio.ensure_future(handover.write("table", lambda session: 1)) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    assert all(answer.set_running_or_notify_cancel() for answer in answers)

    def tell() -> None:
        answers[0].set_result(1)
        answers[1].set_exception(KeyError("x"))
        answers[2].set_result(3)

    Thread(target=tell).start()
    assert await stored == 1
    with pytest.raises(KeyError):
        await refused
    assert gone.cancelled()


def test_after_the_loop_has_closed_nothing_is_done() -> None:
    loop = asyncio.new_event_loop()
    handover = Handover(loop)
    loop.close()
    handover.put(lambda: pytest.fail("too late"))
