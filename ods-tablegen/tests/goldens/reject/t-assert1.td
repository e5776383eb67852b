class C<int x> { assert !gt(x, 0), "x must be positive, not " # x; int v = x; }
def A : C<1>;
def B : C<-1>;
