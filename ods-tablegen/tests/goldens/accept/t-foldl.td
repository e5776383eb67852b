def A { int a = !foldl(0, [1,2,3], acc, x, !add(acc, x)); string s = !foldl("", ["a","b"], acc, x, acc # x # ","); list<int> r = !foldl([]<int>, [1,2,3], acc, x, !listconcat([x], acc)); }
