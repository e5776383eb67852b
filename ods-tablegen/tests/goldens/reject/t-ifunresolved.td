class C<bit b> { if b then int x = 1; }
