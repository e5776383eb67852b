module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%a: f32, %b: memref<?xf32, 1>) kernel { gpu.return } }
  func.func @g(%a: f32, %b: memref<?xf32, 1>, %c: index, %i: i32, %l: i64, %t: !gpu.async.token) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : f32, %b : memref<?xf32, 1>)
    gpu.launch_func @k::@f clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 dynamic_shared_memory_size %i args(%a : f32, %b : memref<?xf32, 1>) {x = 3}
    %0 = gpu.launch_func async [%t] @k::@f blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 args(%a : f32, %b : memref<?xf32, 1>)
    gpu.launch_func <%t : !gpu.async.token> @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) : index args(%a : f32, %b : memref<?xf32, 1>)
    gpu.launch_func [%t] @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%a : f32, %b : memref<?xf32, 1>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%a: f32) kernel { gpu.return } }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%c : index)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%a: f32) kernel { gpu.return } }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%a: f32) { gpu.return } }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { func.func @f(%a: f32) attributes {gpu.kernel} { return } }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f::@h blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { }
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @k() {return}
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @g(%a: f32, %c: index) {
    scf.execute_region {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    scf.yield }
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @g(%a: f32, %c: index, %i: i32) {
    gpu.launch_func @k::@f clusters in (%i, %i, %i) blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @g(%a: f32, %c: index, %i: i32) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c, %i, %c) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i32, index) -> ()
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @g(%a: f32, %c: index, %i: i32) {
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c, %c) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index, index) -> ()
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @g(%a: f32, %c: index, %i: i32) {
    "t.op"() ({
    "gpu.launch_func"(%c, %c, %c, %c, %c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    }) : () -> ()
    return
  }
}
// -----
module attributes {gpu.container_module} {
    func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) : i32
    return
  }
}
// -----
func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
}
// -----
module attributes {gpu.container_module = 3} {
func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
}
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "a">]
  func.func @g(%a: f32, %c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
