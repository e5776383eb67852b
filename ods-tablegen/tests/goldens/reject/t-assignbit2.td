def A { bit a = 2; }
