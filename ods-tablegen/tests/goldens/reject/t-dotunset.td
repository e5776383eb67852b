class P { int v = 3; } class C { P p = ?; int x = p.v; } def A : C;
