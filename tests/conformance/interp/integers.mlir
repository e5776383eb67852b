// CALL gcd	1071	462
// CALL gcd	-5	15
// CALL gcd	0	9
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^test(%a, %b : i32, i32)
^test(%x: i32, %y: i32):
  %done = arith.cmpi eq, %y, %zero : i32
  cf.cond_br %done, ^exit, ^next
^next:
  %rest = arith.remui %x, %y : i32
  cf.br ^test(%y, %rest : i32, i32)
^exit:
  return %x : i32
}
// -----
// CALL collatz	27
// CALL collatz	97
func.func @collatz(%start: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %end:2 = scf.while (%n = %start, %steps = %c0) : (i64, i64) -> (i64, i64) {
    %goes_on = arith.cmpi ugt, %n, %c1 : i64
    scf.condition(%goes_on) %n, %steps : i64, i64
  } do {
  ^bb0(%n: i64, %steps: i64):
    %bit = arith.trunci %n : i64 to i1
    %half = arith.shrui %n, %c1 : i64
    %triple = arith.muli %n, %c3 : i64
    %more = arith.addi %triple, %c1 : i64
    %next = arith.select %bit, %more, %half : i64
    %count = arith.addi %steps, %c1 : i64
    scf.yield %next, %count : i64, i64
  }
  return %end#1 : i64
}
// -----
// CALL fib	20
func.func @fib(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {
    %c = arith.addi %a, %b : index
    scf.yield %b, %c : index, index
  }
  return %r#0 : index
}
// -----
// CALL ackermann	2	3
// CALL ackermann	1	8
func.func @ackermann(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %c0 : i32
  %r = scf.if %m0 -> i32 {
    %s = arith.addi %n, %c1 : i32
    scf.yield %s : i32
  } else {
    %less = arith.subi %m, %c1 : i32
    %n0 = arith.cmpi eq, %n, %c0 : i32
    %inner = scf.if %n0 -> i32 {
      scf.yield %c1 : i32
    } else {
      %nless = arith.subi %n, %c1 : i32
      %x = func.call @ackermann(%m, %nless) : (i32, i32) -> i32
      scf.yield %x : i32
    }
    %y = func.call @ackermann(%less, %inner) : (i32, i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
// CALL bits	305419896
// CALL bits	-1
// CALL bits	0
func.func @bits(%a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  %r:3 = scf.for %i = %c0 to %c32 step %c1 iter_args(%rest = %a, %count = %c0, %reversed = %c0) -> (i32, i32, i32) : i32 {
    %bit = arith.andi %rest, %c1 : i32
    %next = arith.shrui %rest, %c1 : i32
    %more = arith.addi %count, %bit : i32
    %left = arith.shli %reversed, %c1 : i32
    %all = arith.ori %left, %bit : i32
    scf.yield %next, %more, %all : i32, i32, i32
  }
  return %r#1, %r#2 : i32, i32
}
// -----
// CALL power	3	37	1000007
// CALL power	7	123456	998244353
func.func @power(%base: i64, %exponent: i64, %modulus: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:3 = scf.while (%b = %base, %e = %exponent, %acc = %c1) : (i64, i64, i64) -> (i64, i64, i64) {
    %goes_on = arith.cmpi sgt, %e, %c0 : i64
    scf.condition(%goes_on) %b, %e, %acc : i64, i64, i64
  } do {
  ^bb0(%b: i64, %e: i64, %acc: i64):
    %bit = arith.trunci %e : i64 to i1
    %next = scf.if %bit -> i64 {
      %p = arith.muli %acc, %b : i64
      %q = arith.remui %p, %modulus : i64
      scf.yield %q : i64
    } else {
      scf.yield %acc : i64
    }
    %square = arith.muli %b, %b : i64
    %reduced = arith.remui %square, %modulus : i64
    %half = arith.shrui %e, %c1 : i64
    scf.yield %reduced, %half, %next : i64, i64, i64
  }
  return %r#2 : i64
}
// -----
// CALL root	1000000
// CALL root	2147395599
// CALL root	0
func.func @root(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %high = arith.constant 46340 : i32
  %r:2 = scf.while (%lo = %c0, %hi = %high) : (i32, i32) -> (i32, i32) {
    %goes_on = arith.cmpi slt, %lo, %hi : i32
    scf.condition(%goes_on) %lo, %hi : i32, i32
  } do {
  ^bb0(%lo: i32, %hi: i32):
    %sum = arith.addi %lo, %hi : i32
    %mid0 = arith.ceildivsi %sum, %c1 : i32
    %one = arith.addi %mid0, %c1 : i32
    %mid = arith.shrui %one, %c1 : i32
    %square = arith.muli %mid, %mid : i32
    %fits = arith.cmpi ule, %square, %n : i32
    %less = arith.subi %mid, %c1 : i32
    %lo1 = arith.select %fits, %mid, %lo : i32
    %hi1 = arith.select %fits, %hi, %less : i32
    scf.yield %lo1, %hi1 : i32, i32
  }
  return %r#0 : i32
}
// -----
// CALL divide	7	2
// CALL divide	-7	2
// CALL divide	7	-2
// CALL divide	-7	-2
// CALL divide	6	3
// CALL divide	-6	3
// CALL divide	127	-1
// CALL divide	-128	127
// CALL divide	-128	-128
// CALL divide	0	-3
func.func @divide(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %0 = arith.divsi %a, %b : i8
  %1 = arith.divui %a, %b : i8
  %2 = arith.ceildivsi %a, %b : i8
  %3 = arith.ceildivui %a, %b : i8
  %4 = arith.floordivsi %a, %b : i8
  %5 = arith.remsi %a, %b : i8
  %6 = arith.remui %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}
// -----
// CALL compare	5	-5
// CALL compare	-5	5
// CALL compare	5	5
// CALL compare	-128	127
func.func @compare(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8) {
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sle, %a, %b : i8
  %4 = arith.cmpi sgt, %a, %b : i8
  %5 = arith.cmpi sge, %a, %b : i8
  %6 = arith.cmpi ult, %a, %b : i8
  %7 = arith.cmpi ule, %a, %b : i8
  %8 = arith.cmpi ugt, %a, %b : i8
  %9 = arith.cmpi uge, %a, %b : i8
  %10 = arith.maxsi %a, %b : i8
  %11 = arith.maxui %a, %b : i8
  %12 = arith.minsi %a, %b : i8
  %13 = arith.minui %a, %b : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8
}
// -----
// CALL wide	170141183460469231731687303715884105727	3
// CALL wide	-170141183460469231731687303715884105728	12345678901234567890
// CALL wide	-1	-1
func.func @wide(%a: i128, %b: i128) -> (i128, i128, i128, i128, i128, i128) {
  %0 = arith.addi %a, %b : i128
  %1 = arith.muli %a, %b : i128
  %2 = arith.divui %a, %b : i128
  %3 = arith.remsi %a, %b : i128
  %c9 = arith.constant 9 : i128
  %4 = arith.shrsi %a, %c9 : i128
  %5 = arith.shli %a, %c9 : i128
  return %0, %1, %2, %3, %4, %5 : i128, i128, i128, i128, i128, i128
}
// -----
// CALL extended	-1	-1
// CALL extended	2147483647	2147483647
// CALL extended	-2147483648	-2147483648
// CALL extended	5	-7
func.func @extended(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %0:2 = arith.addui_extended %a, %b : i32, i1
  %1:2 = arith.mulsi_extended %a, %b : i32
  %2:2 = arith.mului_extended %a, %b : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i32, i1, i32, i32, i32, i32
}
// -----
// CALL casts	-2
// CALL casts	200
// CALL casts	-9223372036854775808
func.func @casts(%a: i64) -> (i8, i1, i16, i64, i64, index, index, i32, i32, i3) {
  %0 = arith.trunci %a : i64 to i8
  %1 = arith.trunci %a : i64 to i1
  %2 = arith.extsi %0 : i8 to i16
  %3 = arith.extui %0 : i8 to i64
  %4 = arith.extsi %1 : i1 to i64
  %5 = arith.index_cast %0 : i8 to index
  %6 = arith.index_castui %0 : i8 to index
  %7 = arith.index_cast %5 : index to i32
  %8 = arith.index_castui %6 : index to i32
  %9 = arith.trunci %a : i64 to i3
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i1, i16, i64, i64, index, index, i32, i32, i3
}
// -----
// CALL primes	100
func.func @primes(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%count = %c0) -> (index) {
    %true = arith.constant true
    %prime = scf.for %j = %c2 to %i step %c1 iter_args(%prime = %true) -> (i1) {
      %rest = arith.remui %i, %j : index
      %divides = arith.cmpi ne, %rest, %c0 : index
      %both = arith.andi %prime, %divides : i1
      scf.yield %both : i1
    }
    %one = arith.extui %prime : i1 to i32
    %more = arith.index_castui %one : i32 to index
    %sum = arith.addi %count, %more : index
    scf.yield %sum : index
  }
  return %count : index
}
// -----
// CALL machine	6
func.func @machine(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^dispatch(%c0, %n, %c0 : i32, i32, i32)
^dispatch(%state: i32, %fuel: i32, %acc: i32):
  %empty = arith.cmpi sle, %fuel, %c0 : i32
  %where = arith.select %empty, %c3, %state : i32
  %less = arith.subi %fuel, %c1 : i32
  cf.switch %where : i32, [
    default: ^end(%acc : i32),
    0: ^add,
    1: ^double,
    2: ^invert
  ]
^add:
  %a = arith.addi %acc, %c3 : i32
  cf.br ^dispatch(%c1, %less, %a : i32, i32, i32)
^double:
  %c2 = arith.constant 2 : i32
  %d = arith.muli %acc, %c2 : i32
  cf.br ^dispatch(%c2, %less, %d : i32, i32, i32)
^invert:
  %m = arith.constant -1 : i32
  %x = arith.xori %acc, %m : i32
  cf.br ^dispatch(%c0, %less, %x : i32, i32, i32)
^end(%result: i32):
  return %result : i32
}
// -----
// CALL unsigned_loop	3
func.func @unsigned_loop(%step: i8) -> (i8, i32) {
  %lower = arith.constant 100 : i8
  %upper = arith.constant -20 : i8
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.for unsigned %i = %lower to %upper step %step iter_args(%last = %lower, %n = %c0) -> (i8, i32) : i8 {
    %more = arith.addi %n, %c1 : i32
    scf.yield %i, %more : i8, i32
  }
  return %r#0, %r#1 : i8, i32
}
// -----
// CALL apply	1	21
// CALL apply	0	21
func.func private @double(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func private @square(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @apply(%which: i1, %a: i32) -> i32 {
  %double = func.constant @double : (i32) -> i32
  %square = func.constant @square : (i32) -> i32
  %r = scf.if %which -> i32 {
    %0 = func.call_indirect %double(%a) : (i32) -> i32
    scf.yield %0 : i32
  } else {
    %0 = func.call_indirect %square(%a) : (i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
// -----
// CALL name_of	0
// CALL name_of	5
// CALL name_of	-1
// CALL name_of	77
func.func @name_of(%n: index) -> (i32, i64) {
  %0:2 = scf.index_switch %n -> i32, i64
  case 0 {
    %a = arith.constant 10 : i32
    %b = arith.constant 11 : i64
    scf.yield %a, %b : i32, i64
  }
  case -1 {
    %a = arith.constant 20 : i32
    %b = arith.constant 21 : i64
    scf.yield %a, %b : i32, i64
  }
  case 5 {
    %a = arith.constant 30 : i32
    %b = arith.constant 31 : i64
    scf.yield %a, %b : i32, i64
  }
  default {
    %a = arith.constant -1 : i32
    %b = arith.constant -1 : i64
    scf.yield %a, %b : i32, i64
  }
  return %0#0, %0#1 : i32, i64
}
// -----
// CALL grid	4	5
// CALL grid	0	5
func.func @grid(%n: index, %m: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %least = arith.constant -99 : i64
  %r:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %m) step (%c1, %c2) init (%zero, %least) -> (i64, i64) {
    %product = arith.muli %i, %j : index
    %value = arith.index_cast %product : index to i64
    scf.reduce(%value, %value : i64, i64) {
    ^bb0(%a: i64, %b: i64):
      %sum = arith.addi %a, %b : i64
      scf.reduce.return %sum : i64
    }, {
    ^bb0(%a: i64, %b: i64):
      %most = arith.maxsi %a, %b : i64
      scf.reduce.return %most : i64
    }
  }
  return %r#0, %r#1 : i64, i64
}
// -----
// CALL region	7
func.func @region(%a: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %r = scf.execute_region -> i32 {
    %less = arith.cmpi slt, %a, %c5 : i32
    cf.cond_br %less, ^low, ^high
  ^low:
    scf.yield %a : i32
  ^high:
    %0 = arith.muli %a, %c5 : i32
    scf.yield %0 : i32
  }
  %odd = arith.trunci %r : i32 to i1
  cf.assert %odd, "it is odd"
  return %r : i32
}
// -----
// CALL vectors	[1, -2, 3, -128]	[2, 3, -4, 127]
func.func @vectors(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi8>, vector<4xi16>, vector<4xi8>) {
  %0 = arith.addi %a, %b : vector<4xi8>
  %1 = arith.divsi %a, %b : vector<4xi8>
  %2 = arith.cmpi slt, %a, %b : vector<4xi8>
  %3 = arith.select %2, %a, %b : vector<4xi1>, vector<4xi8>
  %4 = arith.extsi %3 : vector<4xi8> to vector<4xi16>
  %c = arith.constant dense<[0, 1, 2, 7]> : vector<4xi8>
  %5 = arith.shrui %a, %c : vector<4xi8>
  return %0, %1, %2, %3, %4, %5 : vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi8>, vector<4xi16>, vector<4xi8>
}
