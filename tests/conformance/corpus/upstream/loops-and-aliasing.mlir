// OPTIONS: --allow-unregistered-dialect --mlir-print-op-generic
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "dom">
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple">
#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i1):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = "llvm.load"(%arg0) <{access_groups = [#access_group], alias_scopes = [#alias_scope], ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> i32
    "llvm.store"(%0, %arg0) <{ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%arg1)[^bb1, ^bb2] <{loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.struct<"foo", (i32, ptr, array<3 x i8>, struct<(i8, vector<4xf32>)>)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i32>, linkage = #llvm.linkage<internal>, sym_name = "h", unnamed_addr = 0 : i64, value = dense<[1, 2, 3]> : tensor<3xi32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 8 : i64, llvm.sret = !llvm.struct<(i32, i64)>}, {llvm.signext}], function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, passthrough = ["noinline", ["a", "b"]], sym_name = "p", target_features = #llvm.target_features<["+sme", "+sve"]>, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i1):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = "llvm.load"(%arg0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[1]<>, domain = <id = distinct[2]<>, description = "dom">>], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root<id = "Simple">, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id = "Simple">, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32
    "llvm.store"(%0, %arg0) <{ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root<id = "Simple">, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id = "Simple">, 0>}>, offset = 0>]}> : (i32, !llvm.ptr) -> ()
    "llvm.cond_br"(%arg1)[^bb1, ^bb2] <{loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true>, mustProgress = true, parallelAccesses = <id = distinct[0]<>>>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.struct<"foo", (i32, ptr, array<3 x i8>, struct<(i8, vector<4xf32>)>)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i32>, linkage = #llvm.linkage<internal>, sym_name = "h", unnamed_addr = 0 : i64, value = dense<[1, 2, 3]> : tensor<3xi32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 8 : i64, llvm.sret = !llvm.struct<(i32, i64)>}, {llvm.signext}], function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, passthrough = ["noinline", ["a", "b"]], sym_name = "p", target_features = #llvm.target_features<["+sme", "+sve"]>, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]}> : () -> ()
}) : () -> ()
