def A { list<int> a = !tail([]<int>); }
