def op; def A { dag d = (op 1) # (op 2); }
