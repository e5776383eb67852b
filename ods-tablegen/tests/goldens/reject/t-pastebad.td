def A { int i = 1 # 2; }
