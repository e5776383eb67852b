class B; class C<string n> { bit e = !exists<B>(n); }
def b1 : B; def X : C<"b1">; def Y : C<"b2">; def b2 : B; def Z : C<"b2">;
