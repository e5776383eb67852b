omp.private {type = private} @own : i32
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%from: memref<i32>, %to: memref<i32>):
  omp.yield(%to : memref<i32>)
}
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  %zero = arith.constant 0 : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %sum = arith.addi %a, %b : i32
  omp.yield(%sum : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
func.func @parallel(%condition: i1, %n: i32, %a: memref<i32>, %b: memref<i32>) {
  omp.parallel if(%condition) num_threads(%n : i32) proc_bind(close) allocate(%n : i32 -> %a : memref<i32>) private(@own %a -> %x, @copied %b -> %y : memref<i32>, memref<i32>) private_barrier reduction(mod: task, byref @sum %a -> %z, @sum %b -> %w : memref<i32>, memref<i32>) {
    omp.terminator
  } {some}
  omp.parallel proc_bind(spread) {
    omp.terminator
  }
  omp.teams num_teams(%n : i32 to %n : i32) thread_limit(%n : i32) if(%condition) reduction(@sum %a -> %x : memref<i32>) {
    omp.terminator
  }
  omp.sections nowait reduction(mod: defaultmod, @sum %a -> %x : memref<i32>) {
    omp.section {
    ^bb0(%y: memref<i32>):
      omp.terminator
    }
    omp.terminator
  }
  omp.single allocate(%n : i32 -> %a : memref<i32>) private(@own %a -> %x : memref<i32>) {
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    omp.terminator
  }
  omp.workshare nowait {
    omp.terminator
  }
  return
}
// -----
func.func @copy(%a: memref<i32>, %b: memref<i32>) { return }
func.func @single(%a: memref<i32>) {
  omp.single copyprivate(%a -> @copy : memref<i32>) nowait {
    omp.terminator
  }
  return
}
// -----
llvm.func @copy(!llvm.ptr, !llvm.ptr)
llvm.func @single(%a: !llvm.ptr) {
  omp.single copyprivate(%a -> @copy : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @copy(%a: memref<i32>) { return }
func.func @wrong(%a: memref<i32>) {
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @copy(%a: memref<i32>, %b: i32) { return }
func.func @wrong(%a: memref<i32>) {
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
llvm.func @copy(!llvm.ptr, !llvm.ptr)
func.func @wrong(%a: memref<i32>) {
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.single"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.single copyprivate(%a -> 5 : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.single"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%n: i32) {
  omp.parallel proc_bind(relaxed) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32) {
  omp.parallel proc_bind(5) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32) {
  omp.parallel num_threads(%n : i32) num_threads(%n : i32) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel private(@missing %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel private(@missing %a -> %x : memref<i32>, memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel private(%a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel private(@missing %a : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel in_reduction(@missing %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel reduction(mod: unknown, @missing %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.parallel reduction(@missing %a -> %x : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%from: memref<i32>, %to: memref<i32>):
  omp.yield(%to : memref<i32>)
}
func.func @wrong(%a: memref<i64>) {
  omp.parallel private(@copied %a -> %x : memref<i64>) {
    omp.terminator
  }
  return
}
// -----
omp.private {type = private} @own : i32 init {
^bb0(%from: memref<i32>, %to: memref<i32>):
  omp.yield(%to : memref<i32>)
}
func.func @wrong(%a: memref<i64>) {
  omp.parallel private(@own %a -> %x : memref<i64>) {
    omp.terminator
  }
  return
}
// -----
omp.private {type = private} @own : i32
func.func @wrong(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@own, @own]}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
omp.private {type = private} @own : i32
func.func @wrong(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@own]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
func.func @wrong(%a: memref<i64>) {
  omp.parallel reduction(@sum %a -> %x : memref<i64>) {
    omp.terminator
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>) {
  omp.parallel reduction(@sum %a -> %x, @sum %a -> %y : memref<i32>, memref<i32>) {
    omp.terminator
  }
  return
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  omp.yield(%old : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @wrong(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@sum], reduction_byref = array<i1: true, false>}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong() {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = [@sum]}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  "omp.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @wrong(%n: i32) {
  omp.teams num_teams(%n : i32 to) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32, %m: i64) {
  omp.teams num_teams(%n : i32 to %m : i64) {
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%n: i32) {
  "omp.teams"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.section {
    omp.terminator
  }
  return
}
// -----
omp.private {type = private} @own : i32
func.func @wrong(%a: memref<i32>) {
  omp.sections private(@own %a -> %x : memref<i32>) {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @cancelled(%c: i1) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.cancel cancellation_construct_type(sections)
      omp.cancellation_point cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  omp.task {
    omp.cancel cancellation_construct_type(taskgroup)
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.cancel cancellation_construct_type(parallel)
  return
}
// -----
func.func @wrong() {
  omp.cancel cancellation_construct_type(teams)
  return
}
// -----
func.func @wrong() {
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}
// -----
func.func @wrong() {
  omp.task {
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.task {
    omp.cancellation_point cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.sections nowait {
    omp.section {
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.task {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @distributed() {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.workdistribute {
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.teams {
    omp.workdistribute {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong() {
  omp.teams {
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @wrong(%c: i1) {
  omp.teams {
    omp.workdistribute {
      cf.cond_br %c, ^one, ^two
    ^one:
      omp.terminator
    ^two:
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @allocated(%a: memref<i32>, %n: i64) {
  omp.allocate_dir(%a : memref<i32>) align(8) allocator(%n)
  %0 = omp.target_allocmem %n : i64, vector<3xf32> {uniq_name = "x"}
  %1 = omp.target_allocmem %n : i64, i32(%n : i64)
  return
}
// -----
func.func @allocated(%i: index, %n: i32) {
  %0 = omp.target_allocmem %n : i32, memref<?xi32>, %i, %i
  omp.target_freemem %n, %0 : i32, i64
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.allocate_dir(%a : memref<i32>) align(6)
  return
}
// -----
func.func @wrong(%a: memref<i32>) {
  omp.allocate_dir(%a : memref<i32>) align(0)
  return
}
// -----
func.func @wrong(%n: f32) {
  %0 = omp.target_allocmem %n : f32, i32
  return
}
// -----
omp.critical.declare @both hint(contended, uncontended)
// -----
omp.critical.declare @both hint(speculative, nonspeculative)
// -----
omp.critical.declare @unknown hint(hopeful)
// -----
omp.critical.declare @none hint(none)
// -----
func.func @wrong() {
  omp.critical(@missing) {
    omp.terminator
  }
  return
}
