class B { int x; } class B { int y; }
