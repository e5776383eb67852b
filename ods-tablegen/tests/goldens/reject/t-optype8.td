def A { int x = !getdagarg<int>(5, 1); }
