def A { int x = !if(1, "a", 2); }
