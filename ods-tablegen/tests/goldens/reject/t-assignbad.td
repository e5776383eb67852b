def A { string x = 5; }
