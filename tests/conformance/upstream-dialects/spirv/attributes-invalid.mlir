"test.x"() {a = #spirv.interface_var_abi<(0)>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(a, 1)>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(0, a)>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(0, 1), Foo>} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi} : () -> ()
// -----
"test.x"() {a = #spirv.interface_var_abi<(0, 4294967296)>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.9, [], []>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, [Foo], []>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, [], [Foo]>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, [Shader Matrix], []>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, []>} : () -> ()
// -----
"test.x"() {a = #spirv.vce<v1.0, [Shader,], []>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD:CPU:x, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<3, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 3>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Foo, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, AMD:Foo, #spirv.resource_limits<>>} : () -> ()
// -----
"test.x"() {a = #spirv.foo<3>} : () -> ()
// -----
"test.x"() {a = #spirv.storage_class<Foo>} : () -> ()
// -----
"test.x"() {a = #spirv.entry_point_abi<target_width = 3, workgroup_size = [1:i32]>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<subgroup_size = a>} : () -> ()
// -----
"test.x"() {a = #spirv.entry_point_abi<foo = 3>} : () -> ()
// -----
"test.x"() {a = #spirv.linkage_attributes<linkage_name = "a">} : () -> ()
// -----
"test.x"() {a = #spirv.fastmath_mode<NotNaN|Foo>} : () -> ()
// -----
"test.x"() {a = #spirv.resource_limits<subgroup_size = 3, subgroup_size = 4>} : () -> ()
