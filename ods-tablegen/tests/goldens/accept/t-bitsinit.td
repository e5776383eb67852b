def A { bits<4> a = {0, 1, ?, 1}; bits<4> b = 5; bits<4> c = 0b0101; bits<4> d = 0xf; bits<8> e = {a, b}; bit f = a{0}; }
