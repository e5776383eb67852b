multiclass M<list<int> l> { foreach i = l in { if !gt(i, 1) then { defvar z = !mul(i, i); def _#i { int v = z; } } else { def _small#i; } } }
defm A : M<[0, 1, 2, 3]>;
