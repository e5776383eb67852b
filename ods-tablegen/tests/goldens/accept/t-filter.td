def A { list<int> a = !filter(x, [1,2,3,4], !gt(x, 2)); list<int> b = !filter(x, []<int>, 1); list<string> c = !filter(s, ["a", ""], !not(!empty(s))); }
