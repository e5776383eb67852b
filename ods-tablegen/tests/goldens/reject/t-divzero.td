def A { int a = !div(1, 0); }
