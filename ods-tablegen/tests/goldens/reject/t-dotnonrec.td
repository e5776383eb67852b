def A { int a = 5; int b = a.x; }
