def A { bits<4> a = -9; }
