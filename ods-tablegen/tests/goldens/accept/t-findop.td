def A { int a = !find("hello", "l"); int b = !find("hello", "z"); int c = !find("hello", "l", 3); int d = !find("hello", ""); }
