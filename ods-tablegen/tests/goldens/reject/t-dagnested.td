def op; def A { dag d = (op (op 1, (op)):$x, [1,2], {1,0}, [{code}]); dag e = (op $a, ?:$b, 1:$c,); }
