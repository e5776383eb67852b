def op; def A { dag d = !setdagarg((op 1), -1, 2); }
