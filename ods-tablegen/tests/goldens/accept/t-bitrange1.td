class E<bits<16> op> { bits<32> Inst; let Inst{31-16} = op; let Inst{15...8} = op{7-0}; let Inst{7} = 1; let Inst{6-0} = {op{3}, op{2}, 0, 1, 0b101}; }
def X : E<0xBEEF>;
def Y : E<{?,?,0,0,1,1,1,1,0,0,0,0,1,1,1,1}>;
