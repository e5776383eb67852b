class T<int x> { int v = x; }
multiclass M<int n> { def base : T<n>; def next : T<!add(!cast<T>(NAME # "base").v, 1)>; }
defm Q : M<4>;
