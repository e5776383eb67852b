class A { int def; }
