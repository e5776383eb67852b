class Base { string n = ""; int v = 0; bits<4> b = 0; }
multiclass A<string s> { def a : Base { let n = s # NAME; } def "" : Base { let v = 1; } def : Base { let v = 2; } }
multiclass B<string s> : A<s # "b"> { def b : Base { let n = NAME # "_" # s; let b{2-1} = 3; } defvar q = s # s; def c : Base { let n = q; } }
let v = 5, b<3...2> = 0b10 in defm X : B<"t">;
let v = 9 in { defm "" : A<"e">; defm : A<"z">; let v = 10 in def last : Base { let b{0} = 1; } }
defset list<Base> S = { def s1 : Base; defm s : A<"in">; foreach i = 1...2 in def si#i : Base { let v = i; } defset list<Base> T = { def t1 : Base; } }
def use { list<Base> s = S; list<string> names = !foreach(x, S, !cast<string>(x)); int n = !size(T); list<int> vs = !foreach(x, !filter(y, S, !gt(y.v, 0)), x.v); }
