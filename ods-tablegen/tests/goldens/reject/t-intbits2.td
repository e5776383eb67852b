def A { int a = 13; bit c = a{64}; }
