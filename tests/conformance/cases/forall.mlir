// FLAGS: --sccp
// What the body gets is known; the results of the loop are not.
func.func @outputs(%n: index, %t: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %c = arith.constant dense<7> : tensor<4xi32>
  %r:2 = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %c, %o2 = %t) -> (tensor<4xi32>, tensor<4xi32>) {
    %z = arith.addi %o, %c : tensor<4xi32>
    %z2 = arith.addi %o2, %c : tensor<4xi32>
    "t.use"(%o, %z, %z2) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
  }
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi32>
}
// -----
// FLAGS: --int-range-optimizations
func.func @outputs(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c = arith.constant dense<7> : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<4xi32>) {
    %z = arith.addi %o, %c : tensor<4xi32>
    "t.use"(%z) : (tensor<4xi32>) -> ()
  }
  return %r : tensor<4xi32>
}
// -----
// FLAGS: --sccp
// No branch is taken whose condition follows from the results.
func.func @after(%t: tensor<i1>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<i1>) {
  }
  %b = "t.read"(%r) : (tensor<i1>) -> i1
  cf.cond_br %b, ^a(%c1 : i32), ^b(%c1 : i32)
^a(%p: i32):
  return %p : i32
^b(%q: i32):
  %s = arith.addi %q, %c2 : i32
  return %s : i32
}
