// with: --canonicalize
func.func @constants() -> (!smt.bv<4>, !smt.bv<4>, !smt.bool, !smt.bool, !smt.int, !smt.int) {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %1 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %2 = smt.constant true
  %3 = smt.constant true
  %4 = smt.int.constant 5
  %5 = smt.int.constant 5
  %6 = smt.int.constant 6
  return %0, %1, %2, %3, %4, %5 : !smt.bv<4>, !smt.bv<4>, !smt.bool, !smt.bool, !smt.int, !smt.int
}
