gpu.module @m {
  gpu.func @f(%a: i32 {llvm.x}, %b: f32) -> (i32 {llvm.y}) workgroup(%c : memref<4xf32, #gpu.address_space<workgroup>> {llvm.z = 1}, %w : memref<1xf32, 3>) private(%d : memref<1xf32, 5>, %e : memref<2xi32, #gpu.address_space<private>> {llvm.u}) attributes {known_block_size = array<i32: 1, 2, 3>, z = 3} { gpu.return %a : i32 }
  gpu.func @g() kernel { gpu.return }
  gpu.func @h() workgroup() private() kernel { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f(i32) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f()
}
// -----
gpu.module @m {
  gpu.func @f() {}
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32, i32) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() -> i32 kernel { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() kernel workgroup(%a : memref<f32, 3>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() workgroup(%a : f32) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() workgroup(%a : memref<f32, #gpu.address_space<private>>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() private(%a : memref<f32, #gpu.address_space<workgroup>>) { gpu.return }
}
// -----
gpu.module @m {
  gpu.func @f() attributes {workgroup_attributions = 2 : i64} { gpu.return }
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 1} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> (), arg_attrs = []}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 1} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "f", workgroup_attributions = -1} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> (), workgroup_attrib_attrs = [{a = 1}, {}], private_attrib_attrs = [{c = 1}]}> ({
  ^bb0(%a : memref<f32, 3>, %b : memref<f32>):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 1} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
  ^bb0(%a : memref<f32, 3>, %b : memref<f32>):
    gpu.return
  }) : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = () -> ()}> ({
  ^bb0(%a : memref<f32, 3>, %b : memref<f32>):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 1.0} : () -> ()
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) -> f32 {
    gpu.return %a : i32
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) {
    gpu.return %a : i32
  }
}
// -----
gpu.module @m {
  gpu.func private @f(%a: i32) {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {known_grid_size = array<i32: 1>} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {sym_visibility = "private", sym_name = "g"} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {sym_visibility = "private", gpu.kernel} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) kernel attributes {sym_visibility = "private", gpu.kernel} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) workgroup(%a : memref<f32, 3>) {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {gpu.known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {gpu.known_grid_size = array<i64: 1, 2>, gpu.known_cluster_size = 3} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: i32) attributes {gpu.known_cluster_size = 3} {
    gpu.return
  }
}
// -----
func.func @f(%a: i32) attributes {gpu.container_module} {
    return
}
// -----
func.func @f(%a: i32) attributes {gpu.kernel = 2, gpu.foo} {
    return
}
