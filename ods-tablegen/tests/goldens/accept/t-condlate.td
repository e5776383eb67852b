class C<string s, int n> { string r = !cond(!eq(s, "a"): "A", !gt(n, 3): "big" # n, !empty(s): "none", 1: s); }
def a : C<"a", 0>; def b : C<"b", 4>; def c : C<"", 0>; def d : C<"d", 1>;
