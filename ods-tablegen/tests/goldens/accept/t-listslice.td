def A { list<int> a = [10,20,30,40,50]; int b = a[1]; list<int> c = a[1...3]; list<int> d = a[0, 2, 4]; list<int> e = a[3-1]; list<int> f = a[2,]; }
