def op; def A { bit a = !eq((op 1), (op 1)); }
