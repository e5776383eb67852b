// RUN: not ods-opt %s --run=@divide --args=1,0
// RUN: not ods-opt %s --run=@divide --args=-128,-1
// RUN: not ods-opt %s --run=@divide --args=1,poison
// RUN: not ods-opt %s --run=@divide --args=poison,1
// RUN: ods-opt %s --run=@divide --args=-128,2
// RUN: not ods-opt %s --run=@each --args=[1,2],[1,0]
// RUN: not ods-opt %s --run=@each --args=[1,2],[1,poison]
// RUN: not ods-opt %s --run=@sums --args=127,1
// RUN: not ods-opt %s --run=@sums --args=-1,1
// RUN: ods-opt %s --run=@sums --args=1,2
// RUN: not ods-opt %s --run=@shift --args=1,8
// RUN: not ods-opt %s --run=@shift --args=-1,1
// RUN: not ods-opt %s --run=@exact --args=7,2
// RUN: not ods-opt %s --run=@exact_shift --args=7,1
// RUN: not ods-opt %s --run=@branch --args=poison
// RUN: not ods-opt %s --run=@switch --args=poison
// RUN: not ods-opt %s --run=@choose --args=poison
// RUN: not ods-opt %s --run=@select --args=poison,5
// RUN: not ods-opt %s --run=@select --args=0,poison
// RUN: ods-opt %s --run=@select --args=1,poison
// RUN: not ods-opt %s --run=@to_integer --args=nan
// RUN: not ods-opt %s --run=@to_integer --args=128
// RUN: ods-opt %s --run=@to_integer --args=-128.9
// RUN: not ods-opt %s --run=@fast --args=nan
// RUN: not ods-opt %s --run=@fast --args=3.4e38
// RUN: not ods-opt %s --run=@unreachable
// RUN: not ods-opt %s --run=@assert --args=0
// RUN: not ods-opt %s --run=@assert --args=poison
// RUN: not ods-opt %s --run=@step --args=0
// RUN: not ods-opt %s --run=@step --args=-1
// RUN: not ods-opt %s --run=@step --args=100
// RUN: ods-opt %s --run=@step --args=60
// RUN: not ods-opt %s --run=@outer
// RUN: not ods-opt %s --run=@indirect
// RUN: not ods-opt %s --run=@shapes --args=[1,2],[1,2,3]

func.func @divide(%a: i8, %b: i8) -> i8 {
  %0 = arith.divsi %a, %b : i8
  return %0 : i8
}
func.func @each(%a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %0 = arith.remui %a, %b : vector<2xi8>
  return %0 : vector<2xi8>
}
func.func @sums(%a: i8, %b: i8) -> (i8, i8) {
  %0 = arith.addi %a, %b overflow<nsw> : i8
  %1 = arith.addi %a, %b overflow<nuw> : i8
  return %0, %1 : i8, i8
}
func.func @shift(%a: i8, %b: i8) -> i8 {
  %0 = arith.shli %a, %b overflow<nuw> : i8
  return %0 : i8
}
func.func @exact(%a: i8, %b: i8) -> i8 {
  %0 = arith.divui %a, %b exact : i8
  return %0 : i8
}
func.func @exact_shift(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrsi %a, %b exact : i8
  return %0 : i8
}
func.func @branch(%a: i1) {
  cf.cond_br %a, ^a, ^a
^a:
  return
}
func.func @switch(%a: i32) {
  cf.switch %a : i32, [
    default: ^a,
    1: ^a
  ]
^a:
  return
}
func.func @choose(%a: index) {
  scf.index_switch %a
  default {
    scf.yield
  }
  return
}
func.func @select(%a: i1, %b: i8) -> i8 {
  %c = arith.constant 3 : i8
  %0 = arith.select %a, %c, %b : i8
  return %0 : i8
}
func.func @to_integer(%a: f32) -> i8 {
  %0 = arith.fptosi %a : f32 to i8
  return %0 : i8
}
func.func @fast(%a: f32) -> f32 {
  %0 = arith.addf %a, %a fastmath<nnan,ninf> : f32
  return %0 : f32
}
func.func @unreachable() {
  ub.unreachable
}
func.func @assert(%a: i1) {
  cf.assert %a, "the argument is true"
  return
}
func.func @step(%step: i8) -> i8 {
  %lower = arith.constant 0 : i8
  %upper = arith.constant 120 : i8
  %0 = scf.for %i = %lower to %upper step %step iter_args(%last = %lower) -> (i8) : i8 {
    scf.yield %i : i8
  }
  return %0 : i8
}
func.func @outer() {
  call @inner() : () -> ()
  return
}
func.func private @inner() {
  %p = ub.poison : i1
  %q = arith.extui %p : i1 to i32
  %r = arith.trunci %q : i32 to i1
  scf.if %r {
  }
  return
}
func.func @indirect() {
  %f = ub.poison : () -> ()
  call_indirect %f() : () -> ()
  return
}
func.func @shapes(%a: tensor<?xi8>, %b: tensor<?xi8>) -> tensor<?xi8> {
  %0 = arith.addi %a, %b : tensor<?xi8>
  return %0 : tensor<?xi8>
}
