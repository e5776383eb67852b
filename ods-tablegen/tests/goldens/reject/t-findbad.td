def A { int a = !find("hello", "l", 9); }
