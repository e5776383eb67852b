def A { bit a = !lt("a", 1); }
