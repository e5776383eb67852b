foreach i = -2...1 in def A { int x = i; }
