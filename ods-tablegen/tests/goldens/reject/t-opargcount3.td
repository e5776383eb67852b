def A { string x = !strconcat("a"); }
