// RUN: ods-opt %s --remove-dead-values --split-input-file
// RUN: ods-opt %s --sccp --split-input-file

// The result is what is shared, though the body does not look at it.
func.func @shared(%x: tensor<4xi32>) -> tensor<4xi32> {
  %t = arith.addi %x, %x : tensor<4xi32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    func.call @use(%i) : (index) -> ()
  }
  return %r : tensor<4xi32>
}
func.func private @use(index)

// -----

// Both branches may be taken.
func.func @after(%x: tensor<i32>, %m: i32) -> i32 {
  %r = scf.forall (%i) in (4) shared_outs(%o = %x) -> (tensor<i32>) {
    func.call @use(%i) : (index) -> ()
  }
  %b = func.call @read(%r) : (tensor<i32>) -> i1
  %y = arith.muli %m, %m : i32
  cf.cond_br %b, ^a, ^b
^a:
  %z = arith.muli %y, %m : i32
  return %z : i32
^b:
  return %y : i32
}
func.func private @use(index)
func.func private @read(tensor<i32>) -> i1
