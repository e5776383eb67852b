class S<string s, int i, list<int> l> {
  string a = !toupper(s) # !tolower(s) # !substr(s, 1) # !substr(s, 0, i);
  int f = !find(s, "b"); int g = !find(s, "b", i); int h = !size(s);
  list<int> t = !tail(l); int hd = !head(l); list<int> r = !listremove(l, [i]);
  list<int> c = !listconcat(l, [i], t); list<int> sp = !listsplat(i, 3); list<list<int>> ll = [l, [i]]; list<int> fl = !listflatten(ll);
  list<int> rg = !range(i, 6, 2); list<int> rl = !range(l); string il = !interleave(l, "-"); int e = !empty(l); bit eq = !eq(s, "abc"); bit lt = !lt(i, 2); bit m = !match(s, "b+c");
  int cd = !cond(!eq(i, 1): 10, !eq(i, 2): 20, true: 30); int iff = !if(!and(!gt(i, 0), !lt(i, 5)), !shl(i, 3), !sra(-8, 1)); int x = !xor(i, 7, 1); int d = !div(100, !add(i, 1)); int lg = !logtwo(!add(i, 8)); int sr = !srl(-1, 60); int nt = !not(i); int orr = !or(i, 8);
  int fo = !foldl(0, l, acc, q, !add(acc, !mul(q, q))); list<string> fe = !foreach(q, l, s # q); list<int> fi = !filter(q, l, !ne(q, i)); string sb = !subst("b", "ZZ", s); string rp = !repr(l); int ini = !initialized(s); int el = l[0]; list<int> sl = l[1, 0]; list<int> sl2 = l[0...1];
}
def d1 : S<"abc", 1, [1, 2, 3]>; def d2 : S<"bbcb", 2, [5, 2]>;
