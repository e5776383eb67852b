// OPTIONS: --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "k", targets = [#nvvm.target<chip = "sm_80", flags = {fast}>, #rocdl.target<chip = "gfx90a">]}> ({
    "gpu.func"() <{function_type = (memref<4xf32, #gpu.address_space<workgroup>>, !gpu.async.token) -> (), known_block_size = array<i32: 1, 2, 3>}> ({
    ^bb0(%arg24: memref<4xf32, #gpu.address_space<workgroup>>, %arg25: !gpu.async.token):
      %1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kk", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:3>>, tensor<2x!quant.uniform<u8<0:15>:f32:1, {1.000000e+00:2,3.000000e+00}>>, !quant.any<i8<-16:7>:f32>) -> (), sym_name = "q"}> ({
  ^bb0(%arg21: tensor<4x!quant.uniform<i8:f32, 2.000000e+00:3>>, %arg22: tensor<2x!quant.uniform<u8<0:15>:f32:1, {1.000000e+00:2,3.000000e+00}>>, %arg23: !quant.any<i8<-16:7>:f32>):
    "func.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (!emitc.opaque<"int<a>">, !emitc.ptr<i32>, !emitc.array<3x4xi32>) -> (), sym_name = "e"}> ({
  ^bb0(%arg18: !emitc.opaque<"int<a>">, %arg19: !emitc.ptr<i32>, %arg20: !emitc.array<3x4xi32>):
    %0 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    "emitc.return"() : () -> ()
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Kernel, Addresses], []>}> ({
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "v", type = !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0]), Block>, StorageBuffer>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Generic>)>, Function>, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) -> (), sym_name = "s"}> ({
    ^bb0(%arg16: !spirv.ptr<!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Generic>)>, Function>, %arg17: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>):
      "spirv.Return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!xegpu.tensor_desc<8x16xf32>, !xegpu.tensor_desc<24x24xf32, #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>>) -> (), sym_name = "x"}> ({
  ^bb0(%arg14: !xegpu.tensor_desc<8x16xf32>, %arg15: !xegpu.tensor_desc<24x24xf32, #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1]>>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!transform.any_op, !transform.op<"linalg.generic">, !transform.param<i64>) -> (), sym_name = "tr"}> ({
  ^bb0(%arg11: !transform.any_op, %arg12: !transform.op<"linalg.generic">, %arg13: !transform.param<i64>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.value<f32>, !async.token, !nvgpu.device.async.token) -> (), sym_name = "as"}> ({
  ^bb0(%arg8: !async.value<f32>, %arg9: !async.token, %arg10: !nvgpu.device.async.token):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, !shape.shape, !omp.map_bounds_ty) -> (), sym_name = "ptr"}> ({
  ^bb0(%arg5: !ptr.ptr<#ptr.generic_space>, %arg6: !shape.shape, %arg7: !omp.map_bounds_ty):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!smt.bv<8>, !smt.func<(!smt.int) !smt.bool>, !smt.array<[!smt.int -> !smt.bool]>) -> (), sym_name = "smt"}> ({
  ^bb0(%arg2: !smt.bv<8>, %arg3: !smt.func<(!smt.int) !smt.bool>, %arg4: !smt.array<[!smt.int -> !smt.bool]>):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!pdl.operation, !pdl.range<value>) -> (), sym_name = "pdl"}> ({
  ^bb0(%arg0: !pdl.operation, %arg1: !pdl.range<value>):
    "func.return"() : () -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<[32, 64]> : vector<2xi64>, index = 64 : i32>, gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} : () -> ()

