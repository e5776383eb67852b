def A { int x = !add(); }
