def A { int a = !head([]<int>); }
