multiclass A { def _x { string n = NAME; } }
multiclass B { defm _b : A; defm NAME # _c : A; def _y { string n = NAME; } }
defm R : B;
defm "" : B;
