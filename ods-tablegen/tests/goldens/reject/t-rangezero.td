def A { list<int> a = !range(0, 4, 0); }
