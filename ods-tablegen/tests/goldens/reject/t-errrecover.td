def A { int x = ; } def B { int y = 1 } def C;
