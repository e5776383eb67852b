class C<int x, int x> { }
