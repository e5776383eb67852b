// RUN: ods-opt %s --int-range-optimizations
// RUN: ods-opt %s --arith-unsigned-when-equivalent
// RUN: ods-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16
// RUN: not ods-opt %s --arith-int-range-narrowing=int-bitwidths-supported=16777216

func.func @remainders(%a: i32, %b: index) -> (i32, index, i1) {
  %c16 = arith.constant 16 : i32
  %c20 = arith.constant 20 : i32
  %i8 = arith.constant 8 : index
  %0 = arith.remui %a, %c16 : i32
  %1 = arith.remsi %0, %c20 : i32
  %2 = arith.remui %b, %i8 : index
  %3 = arith.remui %2, %i8 : index
  %4 = arith.cmpi slt, %0, %c20 : i32
  return %1, %3, %4 : i32, index, i1
}

func.func @signed(%a: i32) -> (i32, i32, i32, i64, i1) {
  %c100 = arith.constant 100 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.remui %a, %c100 : i32
  %1 = arith.divsi %0, %c3 : i32
  %2 = arith.floordivsi %0, %c3 : i32
  %3 = arith.maxsi %0, %c3 : i32
  %4 = arith.extsi %0 : i32 to i64
  %5 = arith.cmpi sge, %1, %2 : i32
  return %1, %2, %3, %4, %5 : i32, i32, i32, i64, i1
}

func.func @loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %c0) -> index {
    %y = arith.addi %i, %c10 : index
    %z = arith.cmpi ult, %y, %c10 : index
    %w = arith.select %z, %n, %y : index
    scf.yield %w : index
  }
  return %r : index
}

func.func @vectors(%a: vector<4xi32>) -> vector<4xi32> {
  %c7 = arith.constant dense<[1, 2, 3, 7]> : vector<4xi32>
  %0 = arith.andi %a, %c7 : vector<4xi32>
  %1 = arith.addi %0, %c7 : vector<4xi32>
  return %1 : vector<4xi32>
}

// Widths without and with many bits.
func.func @widths(%a: i0, %b: i128, %c: i16777215) -> (i0, i128, i16777215) {
  %0 = arith.addi %a, %a : i0
  %1 = arith.extui %a : i0 to i128
  %2 = arith.muli %1, %b : i128
  %3 = arith.andi %c, %c : i16777215
  return %0, %2, %3 : i0, i128, i16777215
}
