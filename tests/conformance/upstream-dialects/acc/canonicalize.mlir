// with: --canonicalize
func.func @f(%a: memref<i32>, %v: i32, %w: i32) {
  acc.atomic.update %a : memref<i32> { ^bb0(%x: i32): acc.yield %x : i32 }
  acc.atomic.update %a : memref<i32> { ^bb0(%x: i32): acc.yield %v : i32 }
  return
}
// -----
func.func @f(%a: memref<i32>, %v: index) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = acc.use_device varPtr(%a : memref<i32>) -> memref<i32>
  %1 = acc.create varPtr(%a : memref<i32>) -> memref<i32>
  %2 = acc.update_device varPtr(%a : memref<i32>) -> memref<i32>
  acc.host_data dataOperands(%0 : memref<i32>) if(%t) { %c = arith.addi %v, %v : index 
    acc.terminator }
  acc.host_data dataOperands(%0 : memref<i32>) if(%f) { "test.x"() : () -> () 
    acc.terminator }
  acc.enter_data if(%t) dataOperands(%1 : memref<i32>)
  acc.enter_data if(%f) dataOperands(%1 : memref<i32>)
  acc.exit_data if(%t) dataOperands(%1 : memref<i32>)
  acc.exit_data if(%f) dataOperands(%1 : memref<i32>)
  acc.update if(%t) dataOperands(%2 : memref<i32>)
  acc.update if(%f) dataOperands(%2 : memref<i32>)
  acc.kernel_environment dataOperands(%0 : memref<i32>) { }
  acc.kernel_environment wait { }
  acc.kernel_environment wait({%v : index}) { }
  acc.kernel_environment wait({%v : index}, {%v : index} [#acc.device_type<host>]) { }
  acc.kernel_environment wait({devnum: %v : index}) { }
  acc.kernel_environment wait({%v: index}) async(%v: index) { }
  return
}
