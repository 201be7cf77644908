"""What could not be tested is said at the end, whichever process skipped it."""

from tests.conftest import NO_BROWSER, NO_POSTGRES, left_out


def test_what_did_not_run_is_told_with_its_reasons_and_their_cost() -> None:
    reasons = [f"Skipped: {NO_BROWSER}: none"] * 2 + [f"Skipped: {NO_POSTGRES}: no initdb"]

    assert left_out(reasons) == {
        "THE BROWSER WAS NOT TESTED": {f"{NO_BROWSER}: none": 2},
        "POSTGRESQL WAS NOT TESTED": {f"{NO_POSTGRES}: no initdb": 1},
    }


def test_other_reasons_to_skip_are_not_shouted() -> None:
    assert left_out(["Skipped: not on this system"]) == {}
