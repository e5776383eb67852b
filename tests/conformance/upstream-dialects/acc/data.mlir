acc.private.recipe @own : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} destroy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
acc.firstprivate.recipe @copied : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
} destroy {
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
func.func @data(%a: memref<i32>, %n: i64, %i: index, %c: i1, %p: !llvm.ptr, %u: memref<*xf32>) {
  %bounds = acc.bounds lowerbound(%i : index) upperbound(%i : index) extent(%i : index) stride(%i : index) startIdx(%i : index) {strideInBytes = true}
  %0 = acc.copyin varPtr(%a : memref<i32>) bounds(%bounds) async(%n : i64, %i : index [#acc.device_type<host>]) -> memref<i32> {modifiers = #acc<data_clause_modifier always,readonly>, name = "a"}
  %1 = acc.create varPtr(%p : !llvm.ptr) varType(i64) async varPtrPtr(%p : !llvm.ptr) -> !llvm.ptr {structured = false}
  %2 = acc.present var(%a : memref<i32>) varType(f32) -> memref<i32>
  %3 = acc.deviceptr varPtr(%u : memref<*xf32>) -> memref<*xf32>
  %4 = acc.nocreate varPtr(%a : memref<i32>) -> memref<i32>
  %5 = acc.attach varPtr(%a : memref<i32>) -> memref<i32>
  %6 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  %7 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32>
  %8 = acc.use_device varPtr(%a : memref<i32>) -> memref<i32>
  %9 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier readonly>}
  %10 = acc.declare_device_resident varPtr(%a : memref<i32>) -> memref<i32>
  %11 = acc.declare_link varPtr(%a : memref<i32>) -> memref<i32>
  %12 = acc.private varPtr(%a : memref<i32>) recipe(@own) -> memref<i32>
  %13 = acc.firstprivate varPtr(%a : memref<i32>) recipe(@copied) -> memref<i32>
  %14 = acc.reduction varPtr(%a : memref<i32>) recipe(@sum) -> memref<i32>
  %15 = acc.firstprivate_map varPtr(%a : memref<i32>) -> memref<i32>
  acc.copyout accPtr(%0 : memref<i32>) bounds(%bounds) async(%n : i64) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  acc.copyout accVar(%1 : !llvm.ptr) to varPtr(%p : !llvm.ptr) varType(i32)
  acc.delete accPtr(%0 : memref<i32>) bounds(%bounds) async
  acc.detach accPtr(%5 : memref<i32>)
  acc.update_host accPtr(%7 : memref<i32>) async(%i : index [#acc.device_type<nvidia>]) to varPtr(%a : memref<i32>)
  return
}
// -----
func.func @constructs(%a: memref<i32>, %n: i64, %c: i1, %i: index) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  %1 = acc.use_device varPtr(%a : memref<i32>) -> memref<i32>
  %2 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32>
  %3 = acc.declare_link varPtr(%a : memref<i32>) -> memref<i32>
  acc.data dataOperands(%0 : memref<i32>) if(%c) async([#acc.device_type<host>], %n : i64) wait([#acc.device_type<host>], {%n : i64, %i : index}, {devnum: %n : i64, %i : index} [#acc.device_type<nvidia>]) {
    acc.terminator
  }
  acc.data async wait {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.host_data if(%c) dataOperands(%1 : memref<i32>) {
    acc.terminator
  } attributes {ifPresent}
  acc.enter_data if(%c) async(%n : i64) wait_devnum(%n : i64) wait(%n, %i : i64, index) dataOperands(%0 : memref<i32>)
  acc.enter_data async wait dataOperands(%0 : memref<i32>)
  acc.exit_data async wait dataOperands(%0 : memref<i32>) attributes {finalize}
  acc.exit_data if(%c) async(%i : index) wait(%i : index) dataOperands(%0 : memref<i32>)
  acc.update if(%c) async(%n : i64 [#acc.device_type<nvidia>]) wait({%n : i64}) dataOperands(%2 : memref<i32>) attributes {ifPresent}
  %t = acc.declare_enter dataOperands(%3 : memref<i32>)
  acc.declare_exit token(%t)
  acc.declare_exit dataOperands(%3 : memref<i32>)
  acc.declare dataOperands(%3 : memref<i32>) {
    acc.terminator
  }
  acc.wait(%n, %i : i64, index) async(%i : index) wait_devnum(%i : index) if(%c)
  acc.wait async
  acc.init device_num(%n : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>]}
  acc.shutdown device_num(%i : index)
  acc.set device_num(%n : i64)
  acc.set default_async(%n : i64) if(%c) attributes {device_type = #acc.device_type<host>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.deviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.deviceptr varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.deviceptr varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.deviceptr varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.deviceptr varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.nocreate varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.nocreate varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.nocreate varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.nocreate varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.nocreate varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.use_device varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.use_device varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.use_device varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.use_device varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.use_device varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_device_resident varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_device_resident varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_device_resident varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_device_resident varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_device_resident varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_link varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_link varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_link varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_link varPtr(%a : memref<i32>) -> memref<i64>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.declare_link varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate_map varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate_map varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate_map varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate_map varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.private varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.firstprivate varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.reduction varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.reduction varPtr(%a : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,capture>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.reduction varPtr(%a : memref<i32>) varType(memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.reduction varPtr(%a : memref<i32>) recipe(@missing) -> memref<i32>
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%a : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier alwaysin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier capture>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier none>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier alwaysin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier capture>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier none>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier alwaysin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier capture>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.detach accPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier none>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_copyout_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_present>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_create_zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_delete>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_detach>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_no_create>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_deviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_getdeviceptr>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_self>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_update_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_device_resident>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_declare_link>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier alwaysin>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier capture>}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update_host accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) {modifiers = #acc<data_clause_modifier none>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%p : !llvm.ptr) varType(i32)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) to varPtr(%a : memref<i32>) varType(memref<i32>)
  return
}
// -----
func.func @right(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) -> memref<i32> {implicit = true, dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin pointer(%a : memref<i32>) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%n : i64) -> i64
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) async([#acc.device_type<host>]) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) async(%n : i64 [5]) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) async(%n : i64 [#acc.device_type<unheard>]) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) async(%n : f32) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) recipe(5) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<i32>) varType(5) -> memref<i32>
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.delete device(%a : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<i32>) varPtr(%a : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.bounds stride(%i : index)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.bounds lowerbound(%c : i1) extent(%p : !llvm.ptr)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.data {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<i32>) -> memref<i32>
  acc.data dataOperands(%0 : memref<i32>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.data dataOperands(%a : memref<i32>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.host_data {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.host_data dataOperands(%0 : memref<i32>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.enter_data
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.exit_data
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.update
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.update dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.present varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data async(%n : i64) dataOperands(%0 : memref<i32>) attributes {async}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data wait(%n : i64) dataOperands(%0 : memref<i32>) attributes {wait}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data wait_devnum(%n : i64) dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.exit_data async(%n : i64) dataOperands(%0 : memref<i32>) attributes {async}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.exit_data wait(%n : i64) dataOperands(%0 : memref<i32>) attributes {wait}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.exit_data wait_devnum(%n : i64) dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data wait(%n : i64, i64) dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  acc.enter_data async(%n) dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.wait async(%n : i64) attributes {async}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.wait wait_devnum(%n : i64)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.set
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.set if(%c)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  %t = acc.declare_enter dataOperands(%a : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %t = acc.declare_enter
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.declare_exit
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) -> memref<i32>
  acc.declare_exit dataOperands(%0 : memref<i32>)
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.attach varPtr(%a : memref<i32>) -> memref<i32>
  acc.declare dataOperands(%0 : memref<i32>) {
    acc.terminator
  }
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32>
  acc.update async(%n : i64) dataOperands(%0 : memref<i32>) attributes {asyncOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @wrong(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  %0 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32>
  acc.update wait({%n : i64}) dataOperands(%0 : memref<i32>) attributes {waitOnly = [#acc.device_type<none>]}
  return
}
// -----
func.func @any(%a: memref<i32>, %n: i64, %c: i1, %i: index, %p: !llvm.ptr) {
  acc.terminator
  return
}
// -----
acc.private.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i64>):
  acc.yield %a : memref<i64>
}
// -----
acc.private.recipe @wrong : memref<i32> init {
  acc.yield
}
// -----
acc.private.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} destroy {
^bb0(%a: memref<i64>):
  acc.terminator
}
// -----
acc.private.recipe @right : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield
}
// -----
acc.firstprivate.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i64>):
  acc.yield %a : memref<i64>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
}
// -----
acc.firstprivate.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
// -----
acc.firstprivate.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>):
  acc.terminator
}
// -----
acc.firstprivate.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%b: memref<i64>, %a: memref<i32>):
  acc.terminator
}
// -----
acc.firstprivate.recipe @wrong : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.terminator
} destroy {
^bb0(%a: memref<i64>):
  acc.terminator
}
// -----
acc.reduction.recipe @wrong : memref<i32> reduction_operator <mul> init {
^bb0(%a: memref<i64>):
  acc.yield %a : memref<i64>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield %a : memref<i32>
}
// -----
acc.reduction.recipe @wrong : memref<i32> reduction_operator <mul> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
// -----
acc.reduction.recipe @wrong : memref<i32> reduction_operator <mul> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: i32):
  acc.yield %a : memref<i32>
}
// -----
acc.reduction.recipe @wrong : memref<i32> reduction_operator <mul> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  acc.yield
}
// -----
acc.reduction.recipe @wrong : memref<i32> reduction_operator <mul> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
}
// -----
"acc.private.recipe"() <{sym_name = "wrong", type = i32}> ({}, {}) : () -> ()
// -----
"acc.firstprivate.recipe"() <{sym_name = "wrong", type = i32}> ({
^bb0(%a: i32):
  acc.yield %a : i32
}, {}, {}) : () -> ()
// -----
"acc.reduction.recipe"() <{sym_name = "wrong", type = i32, reductionOperator = #acc.reduction_operator<max>}> ({
^bb0(%a: i32):
  acc.yield %a : i32
}, {}, {}) : () -> ()
// -----
acc.reduction.recipe @wrong : i32 reduction_operator <sub> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32, %b: i32):
  acc.yield %a : i32
}
