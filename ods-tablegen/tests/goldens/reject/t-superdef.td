def A; def B : A;
