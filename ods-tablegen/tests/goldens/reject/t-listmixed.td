def A { list<int> a = [1, "a"]; }
