class C; multiclass M { def a : C; def b { C c = a; } } defm P : M;
