def A { bits<8> a = 0b10110010; bits<3> b = a{4...2}; bits<3> c = a{2-4}; bits<4> d = a{7, 0, 3-2}; int i = a; int j = a{3-0}; }
