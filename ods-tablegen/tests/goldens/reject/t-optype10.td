def A { int x = !range("a"); }
