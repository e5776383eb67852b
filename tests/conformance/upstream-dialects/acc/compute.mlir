acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
acc.firstprivate.recipe @copied : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
acc.reduction.recipe @sum : memref<i32> reduction_operator <add> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @compute(%a: memref<i32>, %n: i64, %i: index, %c: i1) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  %1 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  %2 = acc.firstprivate varPtr(%a : memref<i32>) recipe(@copied) -> memref<i32>
  %3 = acc.reduction varPtr(%a : memref<i32>) recipe(@sum) -> memref<i32>
  acc.parallel combined(loop) reduction(%3 : memref<i32>) if(%c) self(%c) wait([#acc.device_type<host>, #acc.device_type<radeon>], {devnum: %n : i64, %i : index} [#acc.device_type<nvidia>], {%n : i64}) vector_length(%n : i64, %i : index [#acc.device_type<nvidia>]) private(%1 : memref<i32>) num_workers(%n : i64 [#acc.device_type<default>]) num_gangs({%n : i64, %i : index, %n : i64}, {%n : i64} [#acc.device_type<star>]) firstprivate(%2 : memref<i32>) async(%n : i64, %i : index [#acc.device_type<multicore>]) dataOperands(%0 : memref<i32>) {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
  acc.serial dataOperands(%0 : memref<i32>) async wait private(%1 : memref<i32>) {
    acc.yield
  }
  acc.kernels num_gangs({%n : i64}) async([#acc.device_type<nvidia>], %n : i64) wait({%i : index} [#acc.device_type<nvidia>]) {
    acc.terminator
  }
  acc.kernel_environment dataOperands(%0 : memref<i32>) async wait {
    "some.op"() : () -> ()
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @loops(%a: memref<i32>, %n: i64, %i: index, %c: i1) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  %1 = acc.cache varPtr(%a : memref<i32>) -> memref<i32>
  acc.loop combined(parallel) gang({num=%n : i64, dim=%i : index, static=%n : i64} [#acc.device_type<nvidia>]) worker(%n : i64, %i : index [#acc.device_type<host>]) vector private(%0 : memref<i32>) tile({%n : i64, %i : index}, {%n : i64} [#acc.device_type<nvidia>]) cache(%1 : memref<i32>) control(%j : index, %k : i64) = (%i, %n : index, i64) to (%i, %n : index, i64) step (%i, %n : index, i64) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  acc.loop combined(kernels) gang control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>]}
  acc.loop combined(serial) gang([#acc.device_type<host>], {static=%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<nvidia>]}
  acc.loop gang([#acc.device_type<host>]) {
    scf.for %j = %i to %i step %i {
      scf.for %k = %i to %i step %i {
      }
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
  acc.loop {
    cf.br ^next
  ^next:
    acc.yield
  } attributes {seq = [#acc.device_type<none>], unstructured}
  return
}
// -----
acc.routine @plain func(@f)
acc.routine @all func(@f) bind("name", @symbol [#acc.device_type<nvidia>], "other" [#acc.device_type<host>]) gang([#acc.device_type<default>], dim: 1 : i64 [#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<radeon>, #acc.device_type<multicore>]) nohost implicit
acc.routine @gang func(@f) gang
acc.routine @dim func(@f) gang(dim: 1 : i64)
acc.routine @vector func(@f) vector
acc.routine @seq func(@f) seq
func.func @f() attributes {acc.routine_info = #acc.routine_info<[@plain, @all]>} {
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel wait({%n : i64}) attributes {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel wait([#acc.device_type<host>]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel wait({}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel wait(%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel async([#acc.device_type<host>]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel async(%n) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel async() {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel dataOperands(%0 : memref<i64>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel if(%n) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel self(%c : i1) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel combined(parallel) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel async async {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel reduction(%0 : memref<i32>) reduction(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel async(%n : i64) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel async(%n : i64 [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel async(%n : i64 [#acc.device_type<radeon>]) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<radeon>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel wait({%n : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {waitOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel wait({%n : i64}) {
    acc.yield
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial wait({%n : i64}) attributes {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial wait([#acc.device_type<host>]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial wait({}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial wait(%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial async([#acc.device_type<host>]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial async(%n) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial async() {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial dataOperands(%0 : memref<i64>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial if(%n) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial self(%c : i1) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial combined(parallel) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial async async {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial reduction(%0 : memref<i32>) reduction(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial async(%n : i64) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial async(%n : i64 [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial async(%n : i64 [#acc.device_type<radeon>]) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<radeon>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial wait({%n : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  } attributes {waitOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial wait({%n : i64}) {
    acc.yield
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels wait({%n : i64}) attributes {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels wait([#acc.device_type<host>]) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels wait({}) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels wait(%n : i64) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels async([#acc.device_type<host>]) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels async(%n) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels async() {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels dataOperands(%0 : memref<i64>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels if(%n) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels self(%c : i1) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels combined(parallel) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels async async {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.kernels reduction(%0 : memref<i32>) reduction(%0 : memref<i32>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels async(%n : i64) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels async(%n : i64 [#acc.device_type<nvidia>]) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels async(%n : i64 [#acc.device_type<radeon>]) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<radeon>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels wait({%n : i64} [#acc.device_type<nvidia>]) {
    acc.terminator
  } attributes {waitOnly = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels wait({%n : i64}) {
    acc.terminator
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel num_gangs({%n : i64, %n : i64, %n : i64, %n : i64}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels num_gangs({%n : i64, %n : i64, %n : i64, %n : i64}) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial num_gangs({%n : i64, %n : i64, %n : i64, %n : i64}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel num_gangs(%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels num_gangs(%n : i64) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial num_gangs(%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel num_workers({%n : i64}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels num_workers({%n : i64}) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial num_workers({%n : i64}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel num_gangs({%n : i64} [5]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels num_gangs({%n : i64} [5]) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial num_gangs({%n : i64} [5]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel num_gangs({%n : f32}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels num_gangs({%n : f32}) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial num_gangs({%n : f32}) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel vector_length(%n : i64 [host]) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels vector_length(%n : i64 [host]) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial vector_length(%n : i64 [host]) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.parallel private(%0, %0 : memref<i32>, memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.parallel firstprivate(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.parallel reduction(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.parallel private(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel  {
    acc.yield %n : i64
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel  {
    func.return
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.parallel dataOperands(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel {
    acc.init
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel {
    scf.if %c {
      acc.shutdown
    }
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.parallel {
    acc.set device_num(%n : i64)
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.serial private(%0, %0 : memref<i32>, memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.serial firstprivate(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.serial reduction(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.serial private(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial  {
    acc.yield %n : i64
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial  {
    func.return
  }
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.serial dataOperands(%0 : memref<i32>) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial {
    acc.init
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial {
    scf.if %c {
      acc.shutdown
    }
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.serial {
    acc.set device_num(%n : i64)
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.kernels {
    acc.init
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsSegments = array<i32: 2>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    acc.yield
  }) : (i64, i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i64, i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i64, i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i64, i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.parallel"(%n, %n) <{operandSegmentSizes = array<i32: 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsDeviceType = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i64, i64) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>, #acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [1, 1], collapseDeviceType = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], gang = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [5]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<nvidia>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker(%n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker(%n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector(%n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector(%n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang([#acc.device_type<none>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang([#acc.device_type<none>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang() control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64,}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num %n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({length=%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64}, {num=%n : i64} [#acc.device_type<host>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64}, {, num=%n : i64} [#acc.device_type<host>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang([#acc.device_type<host>] {num=%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64} #acc.device_type<host>) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker([#acc.device_type<host>] %n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector(%n) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop tile(%n : i64) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop tile({%n : i64} [host]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop combined(data) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop combined() control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop private(%a) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang gang control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop worker(%n : i64 [#acc.device_type<nvidia>], %n : i64 [#acc.device_type<nvidia>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop vector(%n : i64 [#acc.device_type<nvidia>], %n : i64 [#acc.device_type<nvidia>]) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop gang({num=%n : i64} [#acc.device_type<nvidia>]) worker({%n : i64}) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i, %i : index, index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control() = () to () step () {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : f32) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  (%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : i64) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    scf.for %j = %i to %i step %i {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    scf.for %j = %i to %i step %i {
    }
    scf.for %j = %i to %i step %i {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<nvidia>]}
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    scf.for %j = %i to %i step %i {
    }
    scf.for %j = %i to %i step %i {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop   {
    acc.loop control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.loop private(%0, %0 : memref<i32>, memref<i32>) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.loop firstprivate(%0 : memref<i32>) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  acc.loop reduction(%0 : memref<i32>) control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.init
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield %n : i64
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.loop  control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.terminator
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.loop control(%j : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield %j : index
  } (index) attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.loop {
    acc.yield %n : i64
  } (i64) attributes {seq = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.loop {
    acc.yield %n : i64
  } (index) attributes {seq = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.loop {
    acc.yield
  } (index) attributes {seq = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i, %i) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i) <{independent = [#acc.device_type<none>], gangOperandsArgType = [], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i) <{independent = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i) <{independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  "acc.loop"(%i, %i) <{independent = [#acc.device_type<none>], tileOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}
// -----
acc.routine @any func(@f) gang worker
// -----
acc.routine @any func(@f) gang vector
// -----
acc.routine @any func(@f) worker seq
// -----
acc.routine @any func(@f) seq vector
// -----
acc.routine @any func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64) worker ([#acc.device_type<nvidia>])
// -----
acc.routine @any func(@f) worker ([#acc.device_type<nvidia>]) vector ([#acc.device_type<nvidia>])
// -----
acc.routine @any func(@f) gang worker ([#acc.device_type<host>])
// -----
acc.routine @any func(@f) worker ([#acc.device_type<host>]) seq ([#acc.device_type<nvidia>, #acc.device_type<host>])
// -----
acc.routine @any func(@f) gang(dim: 1)
// -----
acc.routine @any func(@f) gang(dim: 1.5)
// -----
acc.routine @any func(@f) gang([#acc.device_type<host>])
// -----
acc.routine @any func(@f) worker ()
// -----
acc.routine @any func(@f) worker (host)
// -----
acc.routine @any func(@f) worker ([host])
// -----
acc.routine @any func(@f) bind(@x [host])
// -----
acc.routine @any func(@f) gang(num: 1 : i64)
// -----
acc.routine @any func(@f) nohost nohost
// -----
acc.routine @any func(@f) worker ([5])
// -----
acc.routine @any func(@f) gang(dim: 1 : i64 [5])
// -----
acc.routine @any func(@f) worker ([])
// -----
acc.routine @any func(@f) worker ([#acc.device_type<radeon>]) vector ([#acc.device_type<radeon>])
// -----
acc.routine func(@f)
