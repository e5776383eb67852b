// The same words before operands, in other ops, and with other things behind.
func.func @again(%a: i32, %b: i32, %c: i64, %d: i64, %x: f32, %y: f32) {
  %0 = arith.cmpi ult, %a, %b : i32
  %1 = arith.cmpf ult, %x, %y : f32
  %2 = arith.cmpi ult, %c, %d : i64
  %3 = arith.cmpi ult, %a, %b : i32
  %4 = arith.cmpf ult, %x, %y fastmath<nnan> : f32
  %5 = arith.cmpi "ult", %a, %b : i32
  %6 = arith.cmpi ult, %a, %b {x} : i32
  %7 = arith.cmpi ult,
    %a, %b : i32
  %8 = arith.cmpi ule, %c, %d : i64
  %9 = arith.cmpi ult, %c, %d : i64
  return
}
