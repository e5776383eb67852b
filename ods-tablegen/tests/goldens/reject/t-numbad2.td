def A { int a = 0b2; }
