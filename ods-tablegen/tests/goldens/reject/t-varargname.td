class C<int a> { int b = C:a; }
