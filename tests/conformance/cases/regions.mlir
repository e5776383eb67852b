// FLAGS: --canonicalize
// In several blocks definitions come before uses, whatever the operation.
"t.region"() ({
  cf.br ^bb1
^bb1:
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
// FLAGS: --canonicalize
"t.region"() ({
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
}) : () -> ()
// -----
// FLAGS: --cse
func.func @f(%a: i32) {
  "t.region"() ({
    %0 = arith.addi %a, %a : i32
    cf.br ^bb1
  ^bb1:
    %1 = arith.addi %a, %a : i32
    "t.use"(%1) : (i32) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
// FLAGS: --remove-dead-values
// An operation that may be a symbol table, where nothing refers to the function.
func.func private @f(%a: i32) {
  return
}
func.func @m(%x: i32) {
  call @f(%x) : (i32) -> ()
  return
}
module {
  "t.region"() ({
    "t.op"() : () -> ()
  }) : () -> ()
}
// -----
// FLAGS: --loop-invariant-code-motion
// The range of the divisors has what none of them is.
func.func @f(%c: i1, %x: vector<3xi32>) {
  %mixed = arith.constant dense<[-3, 2, 5]> : vector<3xi32>
  %below = arith.constant dense<[-5, -7, -2]> : vector<3xi32>
  %one = arith.constant dense<[-5, -7, -1]> : vector<3xi32>
  scf.while : () -> () {
    %0 = arith.divsi %x, %mixed : vector<3xi32>
    %1 = arith.divui %x, %mixed : vector<3xi32>
    %2 = arith.divsi %x, %below : vector<3xi32>
    %3 = arith.divsi %x, %one : vector<3xi32>
    %4 = arith.ceildivsi %x, %mixed : vector<3xi32>
    %5 = arith.ceildivui %x, %mixed : vector<3xi32>
    "t.use"(%0, %1, %2, %3, %4, %5) : (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3xi32>) -> ()
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
// FLAGS: --canonicalize=max-iterations=0
// FLAGS: --canonicalize=max-iterations=1
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %x, %c : i32
  return %0 : i32
^bb1:
  return %x : i32
}
// -----
// FLAGS: --canonicalize --mlir-print-debuginfo
// A cast to the same type is a constant at the place of the cast.
func.func @f() -> bf16 {
  %c = arith.constant 1.5 : bf16
  %r = arith.bitcast %c : bf16 to bf16
  return %r : bf16
}
// -----
// FLAGS: '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=3 no-min-max-bounds=true'
// As a number without sign, the length is large.
func.func @f() {
  %from = arith.constant 63 : index
  %to = arith.constant 2 : index
  %step = arith.constant 2 : index
  scf.parallel (%i) = (%from) to (%to) step (%step) {
    "t.use"(%i) : (index) -> ()
    scf.reduce
  }
  return
}
// -----
// FLAGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
// FLAGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic
func.func @arguments_change_places(%x: i32, %y: i32) -> i32 {
  %v:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ne, %b, %a : i32
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%d: i32, %e: i32):
    scf.yield %d, %e : i32, i32
  }
  return %v#1 : i32
}
