def A { Foo x = ?; }
