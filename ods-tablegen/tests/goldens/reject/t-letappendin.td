class A { list<int> x = [1]; }
let append x = [5] in def B : A;
let prepend x = [5], append x = [7] in { def C : A; def D : A { let append x = [8]; } }
