def A { int x = !size(5); }
