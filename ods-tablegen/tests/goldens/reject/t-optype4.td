def A { list<int> x = !foreach(y, 5, y); }
