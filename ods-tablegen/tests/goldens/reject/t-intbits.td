def A { int a = 13; bits<4> b = a{3-0}; bit c = a{2}; bits<2> d = a{0,3}; }
