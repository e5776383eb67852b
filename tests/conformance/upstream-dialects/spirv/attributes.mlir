"test.x"() {a = #spirv.interface_var_abi<(0, 1), StorageBuffer>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(0, 1)>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(-1, 0x10)>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.6, [], []>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.3, [Kernel, Shader, Kernel], [SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, AMD:DiscreteGPU:5, #spirv.resource_limits<subgroup_size = 64>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD, #spirv.resource_limits<subgroup_size = 64>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD:IntegratedGPU, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Unknown, AMD:Unknown:5, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Unknown:CPU:5, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<max_compute_workgroup_size = [1,2,3], min_subgroup_size = 3>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<max_compute_workgroup_size = [128,128,64]>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<max_compute_workgroup_size = [128:i32,128:i32,64:i32]>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<cooperative_matrix_properties_khr = []>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<max_compute_shared_memory_size = 16384, max_compute_workgroup_invocations = 1024, subgroup_size = 64, max_subgroup_size = 128>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>]>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<cooperative_matrix_properties_nv = [#spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Subgroup>>]>} : () -> ()
// -----
"test.x"() {a = #spirv.entry_point_abi<workgroup_size = [1,2,3], subgroup_size = 4>} : () -> ()
// -----
"test.x"() {a = #spirv.entry_point_abi<>} : () -> ()
// -----
"test.x"() {a = #spirv.entry_point_abi<target_width = 64>} : () -> ()
// -----
"test.x"() {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>} : () -> ()
// -----
"test.x"() {a = #spirv.storage_class<Function>} : () -> ()
// -----
"test.x"() {a = #spirv<storage_class<Function>>} : () -> ()
// -----
"test.x"() {a = #spirv.fastmath_mode<NotNaN|NSZ>} : () -> ()
// -----
"test.x"() {a = #spirv.fastmath_mode<None>} : () -> ()
// -----
"test.x"() {a = #spirv.fastmath_mode<AllowReassocINTEL | NotNaN>} : () -> ()
// -----
"test.x"() {a = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Uncached>} : () -> ()
// -----
"test.x"() {a = #spirv.cache_control_store_intel<cache_level = 2, store_cache_control = Streaming>} : () -> ()
// -----
"test.x"() {a = #spirv.version<v1.0>} : () -> ()
// -----
"test.x"() {a = #spirv.capability<Shader>} : () -> ()
// -----
"test.x"() {a = #spirv.extension<SPV_KHR_16bit_storage>} : () -> ()
// -----
"test.x"() {a = #spirv.image_operands<None>} : () -> ()
// -----
"test.x"() {a = #spirv.memory_access<Volatile|Aligned>} : () -> ()
// -----
"test.x"() {a = #spirv.decoration<Aliased>} : () -> ()
// -----
"test.x"() {a = #spirv.dim<Dim1D>} : () -> ()
// -----
"test.x"() {a = #spirv.opcode<OpNop>} : () -> ()
// -----
"test.x"() {a = #spirv.scope<Device>} : () -> ()
// -----
"test.x"() {a = #spirv.built_in<Position>} : () -> ()
// -----
"test.x"() {a = #spirv.addressing_model<Physical64>} : () -> ()
// -----
"test.x"() {a = #spirv.memory_model<OpenCL>} : () -> ()
// -----
"test.x"() {a = #spirv.execution_mode<LocalSize>} : () -> ()
// -----
"test.x"() {a = #spirv.execution_model<GLCompute>} : () -> ()
// -----
"test.x"() {a = #spirv.memory_semantics<AcquireRelease|UniformMemory>} : () -> ()
// -----
"test.x"() {a = #spirv.group_operation<Reduce>} : () -> ()
// -----
"test.x"() {a = #spirv.coop_matrix_layout<RowMajor>} : () -> ()
// -----
"test.x"() {a = #spirv.loop_control<DependencyLength>} : () -> ()
// -----
"test.x"() {a = #spirv.selection_control<Flatten>} : () -> ()
// -----
"test.x"() {a = #spirv.function_control<Inline|Pure>} : () -> ()
// -----
"test.x"() {a = #spirv.vendor<NVIDIA>} : () -> ()
// -----
"test.x"() {a = #spirv.client_api<OpenCL>} : () -> ()
// -----
"test.x"() {a = #spirv.device_type<CPU>} : () -> ()
// -----
"test.x"() {a = #spirv.image_format<R32i>} : () -> ()
// -----
"test.x"() {a = #spirv.linkage_type<LinkOnceODR>} : () -> ()
// -----
"test.x"() {a = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : () -> ()
