spirv.module Logical GLSL450 {}
// -----
spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses], [SPV_KHR_16bit_storage]> attributes {some.thing = 3 : i32} {
  spirv.GlobalVariable @in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @out bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @located {location = 3 : i32} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @copied {location = 4 : i32} : !spirv.ptr<f32, Private>
  spirv.func @kernel(%0: f32, %1: i32) -> f32 "None" {
    %2 = spirv.mlir.addressof @in : !spirv.ptr<vector<3xi32>, Input>
    %3 = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
    %4 = spirv.Constant 0 : i32
    %5 = spirv.AccessChain %3[%4] : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
    %6 = spirv.Load "StorageBuffer" %5 : f32
    spirv.ReturnValue %6 : f32
  }
  spirv.func @nothing() "Inline|Pure" attributes {a.b} {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @nothing, @in, @out
  spirv.EntryPoint "Kernel" @nothing
  spirv.ExecutionMode @nothing "LocalSize", 1, 2, 3
  spirv.ExecutionMode @nothing "ContractionOff"
}
// -----
spirv.module Logical Vulkan {
  spirv.func @imported(f32, i32) -> f32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>}
  spirv.GlobalVariable @linked {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Export>>} : !spirv.ptr<f32, Private>
  spirv.func @decorated(%0: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "DontInline" {
    spirv.Return
  }
  spirv.func @calls(%0: f32, %1: i32) -> f32 "Const" {
    %2 = spirv.FunctionCall @imported(%0, %1) : (f32, i32) -> f32
    spirv.FunctionCall @other() : () -> ()
    spirv.ReturnValue %2 : f32
  }
  spirv.func @other() "None" {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @flag = true
  spirv.SpecConstant @number spec_id(5) = 3 : i32
  spirv.SpecConstant @ratio = 1.5 : f32
  spirv.SpecConstantComposite @pair (@number, @number) : vector<2xi32>
  spirv.SpecConstantComposite @mixed (@number, @ratio) : !spirv.struct<(i32, f32)>
  spirv.EXT.SpecConstantCompositeReplicate @same (@number) : !spirv.array<4 x i32>
  spirv.GlobalVariable @from initializer(@number) : !spirv.ptr<i32, Private>
  spirv.func @uses() -> i32 "None" {
    %0 = spirv.mlir.referenceof @number : i32
    %1 = spirv.mlir.referenceof @pair : vector<2xi32>
    %2 = spirv.Constant 1 : i32
    %3 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %2) : (i32, i32) -> i32
    spirv.ReturnValue %3 : i32
  }
}
// -----
func.func @constants() {
  %0 = spirv.Constant true
  %1 = spirv.Constant 5 : i8
  %2 = spirv.Constant 5 : ui32
  %3 = spirv.Constant -5 : si64
  %4 = spirv.Constant 0.5 : f16
  %5 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %6 = spirv.Constant dense<1.0> : vector<4xf32>
  %7 = spirv.Constant dense<[1, 2, 3]> : tensor<3xi32> : !spirv.array<3 x i32>
  %8 = spirv.Constant [dense<3.0> : vector<2xf32>, dense<4.0> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
  %9 = spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8> : !spirv.array<2 x !spirv.array<2 x i8>>
  %10 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
  %11 = spirv.EXT.ConstantCompositeReplicate [[1 : i32]] : !spirv.array<2 x !spirv.array<3 x i32>>
  %12 = spirv.Undef : f32
  return
}
// -----
spirv.module Logical Vulkan {
  spirv.GlobalVariable @arg bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @res bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @arg, @res
  spirv.ARM.Graph @graph(%0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<2x3xi16> attributes {entry_point = true} {
    %1 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %1 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
func.func @attributes(%0: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}, %1: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
  return
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
