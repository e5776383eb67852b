// FLAGS: --int-range-optimizations
// FLAGS: --arith-unsigned-when-equivalent
// What is cast to an index may be cut to 32 bits.
func.func @unsigned(%x: i32) -> (i1, i1) {
  %r = index.castu %x : i32 to index
  %zero = arith.constant 0 : index
  %large = arith.constant 4294967296 : index
  %a = arith.cmpi sge, %r, %zero : index
  %b = arith.cmpi sle, %r, %large : index
  return %a, %b : i1, i1
}
func.func @signed(%n: index, %x: i64) -> (i1, i1) {
  %five = arith.constant 5 : i64
  %large = arith.constant 4294967301 : i64
  %low = arith.maxsi %x, %five : i64
  %both = arith.minsi %low, %large : i64
  %r = index.casts %both : i64 to index
  %zero = arith.constant 0 : index
  %a = arith.cmpi sge, %r, %zero : index
  %c = arith.constant -1 : i32
  %m = index.casts %c : i32 to index
  %b = index.cmp ugt(%n, %m)
  return %a, %b : i1, i1
}
func.func @small(%x: i16) -> i1 {
  %r = index.castu %x : i16 to index
  %zero = arith.constant 0 : index
  %a = arith.cmpi sge, %r, %zero : index
  return %a : i1
}
// -----
// FLAGS: --arith-unsigned-when-equivalent
// FLAGS: --int-range-optimizations
// In a graph region operands may come later.
module {
  %0 = arith.select %1, %2, %3 : i32
  %1 = "t.bit"() : () -> i1
  %2 = arith.constant 12 : i32
  %3 = arith.constant 14 : i32
  %4 = arith.cmpi sge, %2, %0 : i32
  "t.use"(%4) : (i1) -> ()
}
// -----
// FLAGS: --sccp
// Poison is no case of a switch.
func.func @f(%a: i32) -> i32 {
  %p = ub.poison : i64
  cf.switch %p : i64, [default: ^bb2, 100: ^bb1]
^bb1:
  %c = arith.constant 7 : i32
  "t.use"(%c) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return %a : i32
}
// -----
// FLAGS: --sccp
// A zero that only the analysis knows.
func.func @f(%x: i1, %c: i1) -> (i1, i1) {
  %false = arith.constant false
  %zero = scf.if %c -> i1 {
    scf.yield %false : i1
  } else {
    scf.yield %false : i1
  }
  %sum, %carry = arith.addui_extended %x, %zero : i1, i1
  return %sum, %carry : i1, i1
}
// -----
// FLAGS: --arith-int-range-narrowing=int-bitwidths-supported=1,8
// The range of a constant that folding makes is not known.
func.func @folded(%a: i32, %b: i32) -> (i1, i32, i1) {
  %c5 = arith.constant 5 : i32
  %c10 = arith.constant 10 : i32
  %c15 = arith.constant 15 : i32
  %z = arith.andi %a, %c15 : i32
  %x = arith.remui %b, %c5 : i32
  %i1 = arith.subi %z, %z : i32
  %i2 = arith.subi %x, %x : i32
  %p = arith.cmpi ult, %i1, %z : i32
  %q = arith.cmpi slt, %x, %i2 : i32
  %s = arith.addi %i2, %z : i32
  %m = arith.muli %s, %i1 : i32
  %q2 = arith.cmpi slt, %m, %x : i32
  %n = arith.ori %p, %q : i1
  return %n, %s, %q2 : i1, i32, i1
}
