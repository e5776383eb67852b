class C<string s> { string t = s; } class D : C<NAME # "_d">; def A : D; def B : C<NAME>;
