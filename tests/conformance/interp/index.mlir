// CALL quotients	7	2
// CALL quotients	-7	2
// CALL quotients	7	-2
// CALL quotients	-7	-2
// CALL quotients	6	-3
// CALL quotients	5	0
// CALL quotients	-9223372036854775808	-1
func.func @quotients(%a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0 = index.divs %a, %b
  %1 = index.divu %a, %b
  %2 = index.ceildivs %a, %b
  %3 = index.ceildivu %a, %b
  %4 = index.floordivs %a, %b
  %5 = index.rems %a, %b
  %6 = index.remu %a, %b
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
// -----
// CALL sums	5	3
// CALL sums	-1	1
// CALL sums	9223372036854775807	1
// CALL sums	-9223372036854775808	-9223372036854775808
func.func @sums(%a: index, %b: index) -> (index, index, index, index, index, index, index, index, index, index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.maxs %a, %b
  %4 = index.maxu %a, %b
  %5 = index.mins %a, %b
  %6 = index.minu %a, %b
  %7 = index.and %a, %b
  %8 = index.or %a, %b
  %9 = index.xor %a, %b
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index, index, index, index
}
// -----
// CALL shifts	-1234567	5
// CALL shifts	1	63
// CALL shifts	1	64
func.func @shifts(%a: index, %b: index) -> (index, index, index) {
  %0 = index.shl %a, %b
  %1 = index.shrs %a, %b
  %2 = index.shru %a, %b
  return %0, %1, %2 : index, index, index
}
// -----
// CALL compare	3	5
// CALL compare	5	3
// CALL compare	-1	1
// CALL compare	4	4
func.func @compare(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
// CALL casts	-3	200
// CALL casts	4294967295	-128
func.func @casts(%a: index, %b: i8) -> (i32, i32, index, index, index, index, i1) {
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i32
  %2 = index.casts %b : i8 to index
  %3 = index.castu %b : i8 to index
  %4 = index.sizeof
  %5 = index.constant -17
  %6 = index.bool.constant true
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, index, index, index, index, i1
}
// -----
// CALL gcd	1071	462
// CALL gcd	17	0
func.func @gcd(%a: index, %b: index) -> index {
  %zero = index.constant 0
  %r:2 = scf.while (%x = %a, %y = %b) : (index, index) -> (index, index) {
    %more = index.cmp ne(%y, %zero)
    scf.condition(%more) %x, %y : index, index
  } do {
  ^bb0(%x: index, %y: index):
    %rest = index.remu %x, %y
    scf.yield %y, %rest : index, index
  }
  return %r#0 : index
}
