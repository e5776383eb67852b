def A { int a = 0x; }
