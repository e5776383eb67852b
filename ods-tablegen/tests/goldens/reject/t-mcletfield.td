class C { list<int> l = []; string s = ""; }
multiclass M { let l = [1] in { def a : C; let s = "in" in def b : C; } }
let s = "out", l = [9] in defm X : M;
defm Y : M { }
