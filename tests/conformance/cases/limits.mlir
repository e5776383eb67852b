// FLAGS: --canonicalize=max-iterations=-2
// FLAGS: --canonicalize=max-iterations=-1
// FLAGS: --canonicalize=max-num-rewrites=-3
// FLAGS: --canonicalize=max-iterations=0
func.func @negative_limits(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  return %sum : i32
}
// -----
// FLAGS: '--canonicalize=max-num-rewrites=1 max-iterations=1 region-simplify=disabled'
// FLAGS: '--canonicalize=max-num-rewrites=2 max-iterations=1 region-simplify=disabled'
// FLAGS: --canonicalize
func.func @what_lost_its_user_stays(%cond: i1, %start: f32) -> f32 {
  %seven = arith.constant 7 : index
  %x:2 = scf.for %i = %seven to %seven step %seven iter_args(%p = %start, %q = %start) -> (f32, f32) {
    %one = arith.constant 1.0 : f32
    scf.yield %p, %one : f32, f32
  }
  return %x#0 : f32
}
