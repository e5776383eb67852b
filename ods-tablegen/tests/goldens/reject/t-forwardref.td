def A { B b = x; }
