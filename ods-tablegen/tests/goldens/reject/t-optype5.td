def A { string x = !tolower(5); }
