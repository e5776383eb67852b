def A { string a = "abc
"; }
