spirv.module Foo GLSL450 {}
// -----
spirv.module Logical Foo {}
// -----
spirv.module Logical {}
// -----
spirv.module Logical GLSL450 requires 3 {}
// -----
spirv.module Logical GLSL450 {
^bb0(%0: i32):
}
// -----
spirv.module Logical GLSL450 attributes {memory_model = 3} {}
// -----
spirv.module Logical GLSL450 {
  "a.b"() : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    "a.b"() : () -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "Foo" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint GLCompute @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" "f"
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f, @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f, @g
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
    spirv.EntryPoint "GLCompute" @f
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode @f "Foo"
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode @f "LocalSize", 1
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : f32
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Generic>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Function>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a initializer(3) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(1) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @b : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Private>
}
// -----
func.func @f() {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
  return
}
// -----
spirv.module Logical GLSL450 {
  "spirv.GlobalVariable"() {sym_name = "a", type = f32} : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.mlir.addressof @a : !spirv.ptr<f32, Private>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
  spirv.func @f() "None" {
    %0 = spirv.mlir.addressof @a : !spirv.ptr<i32, Private>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a spec_id(-5) = 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i5
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = "a"
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = dense<1> : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a spec_id("a") = 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.SpecConstantComposite @b (@a) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.SpecConstantComposite @b (@a, @a) : vector<2xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.SpecConstantComposite @b (@a) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.SpecConstantComposite @b () : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.SpecConstantComposite @b (@a) : !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<2xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @b (@a) : vector<2xf32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 3 : i32
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @a : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @a : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i32) "None" {
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.Constant"() {value = 1 : i32} : () -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps spirv.IAdd %0, %0 : i32
    spirv.Return
  }
}
// -----
func.func @f() {
  %0 = "spirv.Constant"() {value = 1 : i32} : () -> i64
  return
}
// -----
func.func @f() {
  %0 = "spirv.Constant"() {value = dense<1> : vector<2xi32>} : () -> vector<3xi32>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant "a" : i32
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<3 x i32>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x f32>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x !spirv.ptr<i32, Function>>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant [1 : i32] : i32
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant [1 : i32] : !spirv.array<1 x f32>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.struct<(i32)>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant unit : i32
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant 1 : i5
  return
}
// -----
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
  return
}
// -----
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
  return
}
// -----
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [[1 : i32]] : vector<2xi32>
  return
}
// -----
func.func @f() attributes {spirv.foo = 3} {
  return
}
// -----
func.func @f() attributes {spirv.entry_point_abi = 3} {
  return
}
// -----
module attributes {spirv.target_env = 3} {}
// -----
func.func @f(%0: i32 {spirv.foo = 3}) {
  return
}
// -----
func.func @f(%0: i32 {spirv.interface_var_abi = 3}) {
  return
}
// -----
func.func @f(%0: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) {
  return
}
// -----
func.func @f(%0: i32 {spirv.decoration = 3}) {
  return
}
// -----
func.func @f(%0: i32) -> (i32 {spirv.foo = 3}) {
  return %0 : i32
}
// -----
func.func @f(%0: i32 {spirv.decoration = #spirv.decoration<Aliased>}) {
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g() {
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%0: i32) -> i32 {
    spirv.ARM.GraphOutputs %0 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%0: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<3xi16> {
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%0: !spirv.arm.tensor<2xi16>) -> !spirv.arm.tensor<2xi16> {
    spirv.ARM.GraphOutputs %0, %0 : !spirv.arm.tensor<2xi16>, !spirv.arm.tensor<2xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%0: !spirv.arm.tensor<2xi16>, %1: i32) -> !spirv.arm.tensor<2xi16> {
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: !spirv.arm.tensor<2xi16>) "None" {
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2xi16>
  }
}
