def A { int a = !shl(1, 64); int b = !sra(-1, 65); int c = !srl(1, 64); }
