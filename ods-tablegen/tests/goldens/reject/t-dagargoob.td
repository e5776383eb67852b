def op; def A { int d = !getdagarg<int>((op 1), 1); }
