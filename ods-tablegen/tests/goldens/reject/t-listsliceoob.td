def A { list<int> a = [1,2]; int b = a[2]; }
