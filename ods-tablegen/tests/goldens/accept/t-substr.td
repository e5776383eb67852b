def A { string a = !substr("hello", 1); string b = !substr("hello", 1, 3); string c = !substr("hello", 5); string d = !substr("hello", 2, 100); }
