class B; def b : B; def c : B;
def A { bit a = !eq(1, 1); bit x = !eq("a", "b"); bit y = !eq(b, c); bit z = !ne(b, b); bit w = !lt("a", "b"); bit v = !ge(2, 2); bit u = !eq(true, 1); bit l = !eq([1], [1]); }
