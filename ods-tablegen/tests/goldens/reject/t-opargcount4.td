def A { int x = !head([1], [2]); }
