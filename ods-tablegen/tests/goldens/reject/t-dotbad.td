class P { int v = 3; } def p : P; def A { int a = p.w; }
