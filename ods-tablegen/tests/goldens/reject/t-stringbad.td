def A { string a = "\q"; }
