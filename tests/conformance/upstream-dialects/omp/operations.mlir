func.func @simple() {
  omp.barrier
  omp.taskwait
  omp.taskyield
  omp.flush
  return
}
// -----
func.func @regions() {
  omp.master {
    omp.terminator
  }
  omp.critical {
    omp.terminator
  }
  omp.ordered.region {
    omp.terminator
  }
  return
}
// -----
omp.critical.declare @mutex hint(contended, speculative)
func.func @named() {
  omp.critical(@mutex) {
    omp.terminator
  }
  return
}
// -----
"t.op"() {a = #omp.flags<debug_kind = 1>, b = #omp.version<version = 50>, c = #omp.clause_requires<unified_address>} : () -> ()
// -----
"t.op"() {a = #omp.unknown<1>} : () -> ()
// -----
func.func @wrong() {
  "omp.barrier"() ({
  }) : () -> ()
  return
}
// -----
func.func @wrong() {
  %0 = "omp.barrier"() : () -> i32
  return
}
