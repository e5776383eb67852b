class C<list<int> l = [1], string s = !cast<string>(!size(l))> { string t = s; } def A : C; def B : C<[1,2,3]>;
