defm A : Nope;
