class C; def A { int x = C; }
