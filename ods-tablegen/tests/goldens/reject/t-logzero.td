def A { int a = !logtwo(0); }
