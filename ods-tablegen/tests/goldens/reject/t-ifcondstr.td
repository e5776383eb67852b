def A { int x = !if("a", 1, 2); }
