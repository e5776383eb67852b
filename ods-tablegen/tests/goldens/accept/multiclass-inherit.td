class Reg<int n, string p = "r"> { int num = n; string asm = p # n; }
multiclass Pair<int lo, int hi = !add(lo, 1)> { def _lo : Reg<lo>; def _hi : Reg<hi, "h">; }
multiclass Quad<int base> : Pair<base> { defm _second : Pair<!add(base, 2)>; let asm = "x" # NAME in def NAME#_all : Reg<base>; }
defm R : Quad<4>;
multiclass Loop<list<int> l> { foreach i = l in { def _#i : Reg<i>; if !gt(i, 2) then { def _big#i : Reg<!mul(i, 10)>; } else def _small#i : Reg<i, "s">; } assert !gt(!size(l), 0), "empty"; }
defm L : Loop<[1, 2, 3]>;
foreach k = [1, 2] in defm F#k : Loop<[k, 3]>;
class Extra { int e = 1; }
defm X : Pair<7>, Extra;
