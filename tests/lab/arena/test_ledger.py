"""The books of a crew."""

from undaunted.lab.arena.ledger import MOST_A_TASK, MOST_TRIES, Failed, Ledger
from undaunted.lab.arena.match import Match


def ledger(games, workers=2):
    return Ledger([Match("normandy/1", seed, ("greedy", "random")) for seed in range(games)], workers)


def test_tasks_shrink_towards_the_end():
    books = ledger(3000)
    sizes = []
    while task := books.take():
        sizes.append(len(task))
    assert sum(sizes) == 3000
    assert sizes[0] == MOST_A_TASK
    assert sizes[-1] == 1
    assert sizes == sorted(sizes, reverse=True)


def test_what_is_handed_back_comes_next():
    books = ledger(16)
    task = books.take()
    books.give_back(task[1:])
    assert books.take()[0] == task[1]


def test_of_a_lost_task_each_game_is_played_alone():
    books = ledger(16)
    task = books.take()
    assert len(task) > 1
    assert books.lose(task, "lost") is None
    assert [books.take() for _ in task] == [[number] for number in task]


def test_a_game_fails_after_so_many_tries():
    books = ledger(1)
    found = []
    for _ in range(MOST_TRIES):
        (number,) = books.take()
        found.append(books.lose([number], "it is cursed"))
    assert found == [None] * (MOST_TRIES - 1) + [Failed(books.matches[0], "it is cursed", MOST_TRIES)]
    assert (books.left, books.take()) == (0, [])
