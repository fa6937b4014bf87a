"""The measurement itself; what it finds depends on the machine."""

from undaunted.lab import scaling


def test_scaling_is_measured_beside_the_machine():
    result = scaling.run(seconds=0.1, workers=2, rounds=1)
    assert set(result["crews"]) == {"machine", "processes"}
    assert all(value > 0 for figures in result["crews"].values() for value in figures.values())
    assert result["crews"]["machine"]["scaling_to_machine"] == 1
    assert "processes" in scaling.table(result)
