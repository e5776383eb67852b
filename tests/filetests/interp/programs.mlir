// RUN: ods-opt %s --run=@factorial --args=20
// RUN: ods-opt %s --run=@fibonacci --args=12
// RUN: ods-opt %s --run=@collatz --args=27
// RUN: ods-opt %s --run=@sum_of_products
// RUN: ods-opt %s --run=@apply --args=true,6
// RUN: ods-opt %s --run=@apply --args=false,6
// RUN: ods-opt %s --run=@grid
// RUN: ods-opt %s --run=@name_of --args=7
// RUN: ods-opt %s --run=@name_of --args=2
// RUN: ods-opt %s --run=@wide --args=340282366920938463463374607431768211455
// RUN: ods-opt %s --run=@index --args=4294967295
// RUN: ods-opt %s --run=@index --args=4294967295 --run-index-bitwidth=32
// RUN: ods-opt %s --run=@elements --args=[1,-2,3],[10,20,30]
// RUN: ods-opt %s --run=@dynamic --args=[[1,2],[3,4]]
// RUN: ods-opt %s --run=@rounding --args=0.1
// RUN: ods-opt %s --run=@nothing
// RUN: ods-opt %s --canonicalize --cse --run=@collatz --args=27

func.func @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %is_done = arith.cmpi sle, %n, %one : i64
  cf.cond_br %is_done, ^done(%one : i64), ^more
^more:
  %less = arith.subi %n, %one : i64
  %rest = call @factorial(%less) : (i64) -> i64
  %all = arith.muli %rest, %n overflow<nsw> : i64
  cf.br ^done(%all : i64)
^done(%result: i64):
  return %result : i64
}
func.func @fibonacci(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %is_small = arith.cmpi ult, %n, %c2 : index
  %result = scf.if %is_small -> index {
    scf.yield %n : index
  } else {
    %a = arith.subi %n, %c1 : index
    %b = arith.subi %n, %c2 : index
    %x = func.call @fibonacci(%a) : (index) -> index
    %y = func.call @fibonacci(%b) : (index) -> index
    %sum = arith.addi %x, %y : index
    scf.yield %sum : index
  }
  return %result : index
}
// The number of steps.
func.func @collatz(%start: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %end:2 = scf.while (%n = %start, %steps = %c0) : (i32, i32) -> (i32, i32) {
    %goes_on = arith.cmpi ne, %n, %c1 : i32
    scf.condition(%goes_on) %n, %steps : i32, i32
  } do {
  ^bb0(%n: i32, %steps: i32):
    %rest = arith.remui %n, %c2 : i32
    %is_even = arith.cmpi eq, %rest, %c0 : i32
    %next = scf.if %is_even -> i32 {
      %half = arith.divui %n, %c2 : i32
      scf.yield %half : i32
    } else {
      %triple = arith.muli %n, %c3 : i32
      %more = arith.addi %triple, %c1 : i32
      scf.yield %more : i32
    }
    %count = arith.addi %steps, %c1 : i32
    scf.yield %next, %count : i32, i32
  }
  return %end#1 : i32
}
func.func @sum_of_products() -> (i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1.0 : f64
  %r:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%c4, %c4) step (%c1, %c1) init (%zero, %one) -> (i32, f64) {
    %product = arith.muli %i, %j : index
    %value = arith.index_cast %product : index to i32
    %half = arith.constant 0.5 : f64
    scf.reduce(%value, %half : i32, f64) {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      scf.reduce.return %sum : i32
    }, {
    ^bb0(%a: f64, %b: f64):
      %sum = arith.mulf %a, %b : f64
      scf.reduce.return %sum : f64
    }
  }
  return %r#0, %r#1 : i32, f64
}
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
  %f = arith.select %which, %double, %square : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  %1 = scf.execute_region -> i32 {
    cf.br ^next
  ^next:
    scf.yield %0 : i32
  }
  return %1 : i32
}
func.func @grid() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %c2 = arith.constant 2 : index
  scf.forall (%i, %j) in (3, %c2) {
    %sum = arith.addi %i, %j : index
    %c5 = arith.constant 5 : index
    %holds = arith.cmpi ult, %sum, %c5 : index
    cf.assert %holds, "the sum is small"
  }
  %1 = scf.forall (%i) = (0) to (4) step (2) shared_outs(%out = %0) -> tensor<2xi32> {
    scf.forall.in_parallel {
    }
  }
  return %1 : tensor<2xi32>
}
func.func @name_of(%n: index) -> i32 {
  %0 = scf.index_switch %n -> i32
  case 2 {
    %two = arith.constant 22 : i32
    scf.yield %two : i32
  }
  case 5 {
    %five = arith.constant 55 : i32
    scf.yield %five : i32
  }
  default {
    %other = arith.constant -1 : i32
    scf.yield %other : i32
  }
  return %0 : i32
}
func.func @wide(%a: i128) -> (i128, i128, i128, i1, i0) {
  %c3 = arith.constant 3 : i128
  %0 = arith.divui %a, %c3 : i128
  %1, %2 = arith.mulsi_extended %a, %a : i128
  %3, %4 = arith.addui_extended %a, %c3 : i128, i1
  %5 = arith.constant 0 : i0
  %6 = arith.addi %5, %5 : i0
  return %0, %1, %3, %4, %6 : i128, i128, i128, i1, i0
}
func.func @index(%a: index) -> (index, i64, i64) {
  %c2 = arith.constant 2 : index
  %0 = arith.addi %a, %c2 : index
  %1 = arith.index_cast %a : index to i64
  %2 = arith.index_castui %a : index to i64
  return %0, %1, %2 : index, i64, i64
}
func.func @elements(%a: vector<3xi16>, %b: vector<3xi16>) -> (vector<3xi16>, vector<3xi1>, vector<3xf32>, vector<3xi16>) {
  %0 = arith.muli %a, %b : vector<3xi16>
  %1 = arith.cmpi slt, %a, %b : vector<3xi16>
  %2 = arith.sitofp %a : vector<3xi16> to vector<3xf32>
  %mask = arith.constant dense<[true, false, true]> : vector<3xi1>
  %3 = arith.select %mask, %a, %b : vector<3xi1>, vector<3xi16>
  return %0, %1, %2, %3 : vector<3xi16>, vector<3xi1>, vector<3xf32>, vector<3xi16>
}
func.func @dynamic(%a: tensor<?x2xi16>) -> tensor<?x2xi16> {
  %0 = arith.addi %a, %a : tensor<?x2xi16>
  return %0 : tensor<?x2xi16>
}
func.func @rounding(%a: f64) -> (bf16, bf16, bf16, bf16, f8E4M3FN, f8E4M3FN) {
  %0 = arith.truncf %a : f64 to bf16
  %1 = arith.truncf %a downward : f64 to bf16
  %2 = arith.truncf %a upward : f64 to bf16
  %3 = arith.truncf %a toward_zero : f64 to bf16
  %huge = arith.constant 1.0e10 : f64
  %4 = arith.truncf %huge toward_zero : f64 to f8E4M3FN
  %5 = arith.truncf %huge : f64 to f8E4M3FN
  return %0, %1, %2, %3, %4, %5 : bf16, bf16, bf16, bf16, f8E4M3FN, f8E4M3FN
}
func.func @nothing() {
  return
}
