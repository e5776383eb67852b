def A { list<int> x = 5; }
