assert 1, "fine";
assert !eq(1, 2), "never " # "mind";
