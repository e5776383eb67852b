def A { int a = !logtwo(-4); }
