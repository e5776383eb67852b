class Fact<int n> { int r = !if(!le(n, 1), 1, !mul(n, Fact<!sub(n, 1)>.r)); }
class Join<list<string> l, string sep> { string r = !if(!empty(l), "", !if(!eq(!size(l), 1), !head(l), !head(l) # sep # Join<!tail(l), sep>.r)); }
class Bin<int n, int w> { string r = !if(!eq(w, 0), "", Bin<!srl(n, 1), !sub(w, 1)>.r # !if(!and(n, 1), "1", "0")); }
class Gcd<int a, int b> { int r = !if(!eq(b, 0), a, Gcd<b, !sub(a, !mul(b, !div(a, b)))>.r); }
def x { int f = Fact<6>.r; string j = Join<["a", "b", "c"], ", ">.r; string b = Bin<10, 6>.r; int g = Gcd<48, 18>.r; list<int> fs = !foreach(i, !range(1, 6), Fact<i>.r); }
