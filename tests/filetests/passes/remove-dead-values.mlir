// RUN: ods-opt %s --allow-unregistered-dialect --remove-dead-values
// RUN: ods-opt %s --allow-unregistered-dialect --remove-dead-values=canonicalize=false

func.func private @partly(%a: i32 {t.mark = 1}, %b: i32 {t.mark = 2}) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}
func.func @uses_one(%x: i32) -> i32 {
  %0:2 = call @partly(%x, %x) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// What a public function takes and returns stays.
func.func @public(%a: i32, %unused: i32) -> i32 {
  %dead = arith.muli %unused, %unused : i32
  return %a : i32
}

func.func @blocks(%c: i1, %x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  cf.cond_br %c, ^one(%x, %y : i32, i32), ^two(%y : i32)
^one(%a: i32, %b: i32):
  return %a : i32
^two(%d: i32):
  cf.br ^one(%x, %d : i32, i32)
}

func.func @regions(%c: i1, %x: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %n step %one iter_args(%p = %x, %q = %x) -> (i32, i32) {
    %r = arith.addi %p, %p : i32
    %s = arith.muli %q, %q : i32
    scf.yield %r, %s : i32, i32
  }
  %1 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %0#1 : i32
  }
  "t.use"(%x) : (i32) -> ()
  return %0#0 : i32
}

// The name is used otherwise than by a call.
func.func private @taken(%unused: i32) {
  return
}
func.func @takes() -> ((i32) -> ()) {
  %f = func.constant @taken : (i32) -> ()
  return %f : (i32) -> ()
}
