gpu.binary @a [#gpu.object<#nvvm.target, "x">, #gpu.object<#rocdl.target<chip = "gfx90a">, bin = "y">]
gpu.binary @b <#gpu.select_object<0>> [#gpu.object<#nvvm.target, assembly = "x">]
gpu.binary @c <#gpu.select_object<#nvvm.target>> {x = 1} [#gpu.object<#nvvm.target, offload = "x">]
gpu.binary @d <#gpu.select_object> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, fatbin = "x">]
gpu.binary @e [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{llvm.x = 1}], metadata = {a = 1}>]>, "x">]
gpu.module @f <#gpu.select_object<1>> [#nvvm.target, #rocdl.target] { }
gpu.module @g [#xevm.target, #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>] attributes {x = 1} { }
// -----
gpu.binary @a [#gpu.object<#gpu.address_space<workgroup>, "x">]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, foo = "x">]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, bin "x">]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, bin = 3>]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, 3>]
// -----
gpu.binary @a [#gpu.object<#nvvm.target>]
// -----
gpu.binary @a [#gpu.object<#nvvm.target, "x" : i32>]
// -----
gpu.binary @e [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>, "x">]
// -----
gpu.binary @e [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"c", () -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>, "x">]
// -----
gpu.binary @e [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> (), arg_attrs = [3]>]>, "x">]
// -----
gpu.binary @e [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"", () -> ()>]>, "x">]
// -----
gpu.binary @e <3> [#gpu.object<#nvvm.target, "x">]
// -----
gpu.binary @e []
// -----
gpu.binary @e <#gpu.select_object<-1>> [#gpu.object<#nvvm.target, "x">]
// -----
gpu.binary @e <#gpu.select_object<"a">> [#gpu.object<#nvvm.target, "x">]
// -----
"gpu.binary"() <{sym_name = "x", objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = 3}> : () -> ()
// -----
gpu.module @f [#gpu.address_space<workgroup>] { }
// -----
gpu.module @f [] { }
// -----
gpu.module @f [#nvvm.target<chip = "sm_70">] { func.func @x() { nvvm.cluster.arrive.relaxed 
return } }
// -----
gpu.module @f [#nvvm.target<chip = "sm_10">] { func.func @x() { nvvm.cluster.arrive.relaxed 
return } }
// -----
gpu.module @f [#nvvm.target<chip = "sm_100a">] { func.func @x() { nvvm.wgmma.fence.aligned
return } }
// -----
gpu.module @f [#nvvm.target<chip = "sm_90">] { func.func @x() { nvvm.wgmma.fence.aligned
return } }
// -----
gpu.module @f [#nvvm.target<chip = "sm_80", verifyTarget = false>] { func.func @x() { nvvm.wgmma.fence.aligned
return } }
