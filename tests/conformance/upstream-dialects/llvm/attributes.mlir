func.func private @t() attributes {a = #llvm.constant_range<i32, 0, 12>}
// -----
func.func private @t() attributes {a = #llvm.constant_range<i8, -1, 127>}
// -----
func.func private @t() attributes {a = #llvm.constant_range<i8, 200, 255>}
// -----
func.func private @t() attributes {a = #llvm.constant_range<i8, 200>}
// -----
func.func private @t() attributes {a = #llvm.constant_range<f32, 1, 2>}
// -----
func.func private @t() attributes {a = #llvm.cconv<fastcc>}
// -----
func.func private @t() attributes {a = #llvm.cconv<slowcc>}
// -----
func.func private @t() attributes {a = #llvm.linkage<internal>}
// -----
func.func private @t() attributes {a = #llvm.linkage<inner>}
// -----
func.func private @t() attributes {a = #llvm.fastmath<nnan, contract>}
// -----
func.func private @t() attributes {a = #llvm.fastmath<fast>}
// -----
func.func private @t() attributes {a = #llvm.tailcallkind<musttail>}
// -----
func.func private @t() attributes {a = #llvm.framePointerKind<all>}
// -----
func.func private @t() attributes {a = #llvm.uwtableKind<sync>}
// -----
func.func private @t() attributes {a = #llvm.address_space<3>}
// -----
func.func private @t() attributes {a = #llvm.undef}
// -----
func.func private @t() attributes {a = #llvm.zero}
// -----
func.func private @t() attributes {a = #llvm.poison}
// -----
func.func private @t() attributes {a = #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_deref]>}
// -----
func.func private @t() attributes {a = #llvm.di_expression<>}
// -----
func.func private @t() attributes {a = #llvm.di_expression<[DW_OP_nonsense]>}
// -----
func.func private @t() attributes {a = #llvm.di_file<"a.c" in "/b">}
// -----
func.func private @t() attributes {a = #llvm.di_null_type}
// -----
func.func private @t() attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>}
// -----
func.func private @t() attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_typ, name = "int">}
// -----
func.func private @t() attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type>}
// -----
func.func private @t() attributes {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "c">, sizeInBits = 64>}
// -----
func.func private @t() attributes {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_file<"a" in "b">>}
// -----
func.func private @t() attributes {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = Public, elements = #llvm.di_null_type>}
// -----
func.func private @t() attributes {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type>}
// -----
func.func private @t() attributes {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, #llvm.di_null_type>}
// -----
func.func private @t() attributes {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/b">, producer = "p", isOptimized = true, emissionKind = Full>}
// -----
func.func private @t() attributes {a = #llvm.di_namespace<name = "n", exportSymbols = false>}
// -----
func.func private @t() attributes {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l", line = 3>}
// -----
func.func private @t() attributes {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">, line = 3, column = 4>}
// -----
func.func private @t() attributes {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "v", arg = 1, type = #llvm.di_null_type>}
// -----
func.func private @t() attributes {a = #llvm.tbaa_root<id = "x">}
// -----
func.func private @t() attributes {a = #llvm.tbaa_root}
// -----
func.func private @t() attributes {a = #llvm.tbaa_type_desc<id = "c", members = {<#llvm.tbaa_root<id = "x">, 0>}>}
// -----
func.func private @t() attributes {a = #llvm.tbaa_type_desc<id = "c", members = {}>}
// -----
func.func private @t() attributes {a = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false>, unroll = <count = 4 : i32>>}
// -----
func.func private @t() attributes {a = #llvm.loop_annotation<licm = <disable = true>, mustProgress = true>}
// -----
func.func private @t() attributes {a = #llvm.loop_annotation<disable = true>}
// -----
func.func private @t() attributes {a = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">}
// -----
func.func private @t() attributes {a = #llvm.alias_scope<id = "i", domain = <id = distinct[0]<>>>}
// -----
func.func private @t() attributes {a = #llvm.alias_scope<id = 3 : i32, domain = <id = distinct[0]<>>>}
// -----
func.func private @t() attributes {a = #llvm.access_group<id = distinct[0]<>>}
// -----
func.func private @t() attributes {a = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>}
// -----
func.func private @t() attributes {a = #llvm.mmra_tag<"a":"b">}
// -----
func.func private @t() attributes {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>}
// -----
func.func private @t() attributes {a = #llvm.target_features<["+a", "-b"]>}
// -----
func.func private @t() attributes {a = #llvm.target_features<[]>}
// -----
func.func private @t() attributes {a = #llvm.target_features<["a"]>}
// -----
func.func private @t() attributes {a = #llvm.target_features<[""]>}
// -----
func.func private @t() attributes {a = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>}
// -----
func.func private @t() attributes {a = #llvm.target<triple = "t", chip = "c">}
// -----
func.func private @t() attributes {a = #llvm.dependent_libraries<"a", "b">}
// -----
func.func private @t() attributes {a = #llvm.mlir.workgroup_attribution<4 : i64, i32>}
// -----
func.func private @t() attributes {a = #llvm.vec_type_hint<hint = i32, is_signed = true>}
// -----
func.func private @t() attributes {a = #llvm.blocktag<id = 3>}
// -----
func.func private @t() attributes {a = #llvm.dereferenceable<bytes = 4>}
// -----
func.func private @t() attributes {a = #llvm.dereferenceable<bytes = 4, mayBeNull = true>}
// -----
func.func private @t() attributes {a = #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>}
// -----
func.func private @t() attributes {a = #llvm.cgprofile_entry<from = @a, to = @b, count = 222>}
// -----
func.func private @t() attributes {a = #llvm.profile_summary_detailed<cut_off = 10000, min_count = 86427, num_counts = 1>}
