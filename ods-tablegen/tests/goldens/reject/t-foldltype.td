def A { int a = !foldl("a", [1,2,3], acc, x, !add(acc, x)); }
