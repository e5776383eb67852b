class C<bits<4> b> { bits<2> lo = b{1-0}; int i = b; } def A : C<0b1101>; def B : C<7>; def D : C<{1,?,0,1}>;
