class E { field bits<8> Inst; bits<3> r; bits<2> q = 2; let Inst{7-5} = r; let Inst{4-3} = q; let Inst{2-0} = 0; }
def X : E { let r = 5; } def Y : E;
