class C { int v = 0; } multiclass M { let v = 2 in def a : C; def b : C { let v = 3; } } let v = 9 in defm A : M;
