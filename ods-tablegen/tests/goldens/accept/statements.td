defvar n = 3; defvar names = ["a", "b"];
class K<int v> { int x = v; assert !lt(v, 100), "too big: " # v; dump "K " # v; }
if !eq(n, 3) then { def three : K<3>; defvar vin = 4; def four : K<vin>; } else { def other : K<0>; }
if !gt(n, 5) then def gt5 : K<5>; else if !gt(n, 2) then def gt2 : K<2>; else def le2 : K<1>;
foreach i = 0...2 in { defvar sq = !mul(i, i); foreach s = names in { if !ne(i, 1) then def s#i : K<sq>; } assert !ge(sq, 0), "neg"; }
foreach i = {1, 3-4, 6} in def r#i : K<i>;
foreach p = [three, four] in def "p_" # p : K<p.x>;
dump "n = " # n; assert 1, "no";
