class A; def D : A, A;
