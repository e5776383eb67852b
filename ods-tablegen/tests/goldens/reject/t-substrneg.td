def A { string a = !substr("hello", -1); }
