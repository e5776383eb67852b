def op; def A { dag d = !dag(op, [1, 2], ["a"]); }
