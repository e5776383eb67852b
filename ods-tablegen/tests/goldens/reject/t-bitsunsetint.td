def A { bits<4> a = {?,1,?,0}; int b = a; }
