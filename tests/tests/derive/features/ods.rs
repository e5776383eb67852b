//! One op for each feature of definitions, with `ods!`.

use super::common::*;
use ods_runtime::prelude::*;

#[path = "hooks.rs"]
mod hooks;

use hooks::*;

ods! {
    /// One op for each thing.
    def Features_Dialect : Dialect {
        let name = "features";
    }

    // Operands and results.

    def PlainOp : Op<Features_Dialect, "plain"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandTypeOp : Op<Features_Dialect, "operand_type"> {
        let arguments = (ins I32:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandNameOp : Op<Features_Dialect, "operand_name"> {
        let arguments = (ins I64:$input);
        let results = (outs I64:$result);
        let assemblyFormat = "$input attr-dict";
    }
    def OperandCamelCaseOp : Op<Features_Dialect, "operand_camel_case"> {
        let arguments = (ins I64:$myInput);
        let results = (outs I64:$result);
        let assemblyFormat = "$myInput attr-dict";
    }
    def OperandKeywordOp : Op<Features_Dialect, "operand_keyword"> {
        let arguments = (ins I64:$type);
        let results = (outs I64:$result);
        let assemblyFormat = "$type attr-dict";
    }
    def OperandFieldsOp : Op<Features_Dialect, "operand_fields"> {
        let arguments = (ins I64:$fields);
        let results = (outs I64:$result);
        let assemblyFormat = "$fields attr-dict";
    }
    def OperandUnnamedOp : Op<Features_Dialect, "operand_unnamed"> {
        let arguments = (ins I64);
        let results = (outs I64:$result);
        let assemblyFormat = "operands attr-dict";
    }
    def OperandOptionalOp : Op<Features_Dialect, "operand_optional"> {
        let arguments = (ins Optional<I64>:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "($a^)? attr-dict";
    }
    def OperandVariadicOp : Op<Features_Dialect, "operand_variadic"> {
        let arguments = (ins Variadic<I64>:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandGroupsOp : Op<Features_Dialect, "operand_groups"> {
        let arguments = (ins VariadicOfVariadic<I64, "sizes">:$a, DenseI32ArrayAttr:$sizes);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandInlineOp : Op<Features_Dialect, "operand_inline"> {
        let arguments = (ins Type<CPred<"matches!($_self, ::ods_runtime::Type::Integer(ty) if ty.width() % 8 == 0)">, "a number">:$a);
        let results = (outs I64:$result);
    }
    def OperandDescribedOp : Op<Features_Dialect, "operand_described"> {
        let arguments = (ins Type<CPred<"*$_self == ::ods_runtime::Type::i64()">, "a number, not {{$_self}}">:$a);
        let results = (outs I64:$result);
    }
    def OperandReadOp : Op<Features_Dialect, "operand_read"> {
        let arguments = (ins Arg<I64, "what is read", [MemRead]>:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandWrittenOp : Op<Features_Dialect, "operand_written"> {
        let arguments = (ins Arg<I64, "what is read", [MemWrite]>:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def OperandSegmentsOp : Op<Features_Dialect, "operand_segments", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<I64>:$a, Variadic<I64>:$b);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `and` $b attr-dict";
    }
    def OperandSameSizeOp : Op<Features_Dialect, "operand_same_size", [SameVariadicOperandSize]> {
        let arguments = (ins Variadic<I64>:$a, Variadic<I64>:$b);
        let results = (outs I64:$result);
    }
    def OperandMixedOp : Op<Features_Dialect, "operand_mixed"> {
        let arguments = (ins I64:$a, I64Attr:$n, AnyType:$b, I64Prop:$p, F32:$c);
        let results = (outs I64:$result);
    }
    def OperandDocumentedOp : Op<Features_Dialect, "operand_documented"> {
        let arguments = (ins
            /// What is taken.
            I64:$a);
        let results = (outs
            /// What comes out.
            I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def ResultTypeOp : Op<Features_Dialect, "result_type"> {
        let arguments = (ins I64:$a);
        let results = (outs I32:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def ResultNameOp : Op<Features_Dialect, "result_name"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$out);
        let assemblyFormat = "$a attr-dict";
    }
    def ResultUnnamedOp : Op<Features_Dialect, "result_unnamed"> {
        let arguments = (ins I64:$a);
        let results = (outs I64);
        let assemblyFormat = "$a attr-dict";
    }
    def ResultOptionalOp : Op<Features_Dialect, "result_optional"> {
        let arguments = (ins I64:$a);
        let results = (outs Optional<I64>:$result);
        let assemblyFormat = "$a attr-dict (`:` type($result)^)?";
    }
    def ResultVariadicOp : Op<Features_Dialect, "result_variadic"> {
        let arguments = (ins I64:$a);
        let results = (outs Variadic<I64>:$result);
        let assemblyFormat = "$a attr-dict `:` type($result)";
    }
    def ResultSegmentsOp : Op<Features_Dialect, "result_segments", [AttrSizedResultSegments]> {
        let arguments = (ins I64:$a);
        let results = (outs Variadic<I64>:$more, Variadic<I64>:$result);
    }
    def ResultSameSizeOp : Op<Features_Dialect, "result_same_size", [SameVariadicResultSize]> {
        let arguments = (ins I64:$a);
        let results = (outs Variadic<I64>:$more, Variadic<I64>:$result);
    }
    def ResultMadeOp : Op<Features_Dialect, "result_made"> {
        let arguments = (ins I64:$a);
        let results = (outs Res<I64, "what is made", [MemAlloc]>:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def NoneAtAllOp : Op<Features_Dialect, "none_at_all">;

    // Attributes and properties.

    def AttrRequiredOp : Op<Features_Dialect, "attr_required"> {
        let arguments = (ins I64:$a, I64Attr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def AttrOtherOp : Op<Features_Dialect, "attr_other"> {
        let arguments = (ins I64:$a, I32Attr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def AttrCamelCaseOp : Op<Features_Dialect, "attr_camel_case"> {
        let arguments = (ins I64:$a, I64Attr:$theNumber);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $theNumber attr-dict";
    }
    def AttrOptionalOp : Op<Features_Dialect, "attr_optional"> {
        let arguments = (ins I64:$a, OptionalAttr<I64Attr>:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def AttrDefaultOp : Op<Features_Dialect, "attr_default"> {
        let arguments = (ins I64:$a, DefaultValuedAttr<I64Attr, "3">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def AttrOtherDefaultOp : Op<Features_Dialect, "attr_other_default"> {
        let arguments = (ins I64:$a, DefaultValuedAttr<I64Attr, "4">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def AttrOptionalDefaultOp : Op<Features_Dialect, "attr_optional_default"> {
        let arguments = (ins I64:$a, DefaultValuedOptionalAttr<I64Attr, "3">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def AttrStringDefaultOp : Op<Features_Dialect, "attr_string_default"> {
        let arguments = (ins I64:$a, DefaultValuedStrAttr<StrAttr, "x">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def AttrUnitOp : Op<Features_Dialect, "attr_unit"> {
        let arguments = (ins I64:$a, UnitAttr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`set` $n^)? attr-dict";
    }
    def AttrConfinedOp : Op<Features_Dialect, "attr_confined"> {
        let arguments = (ins I64:$a, ConfinedAttr<I64Attr, [IntNonNegative, IntMaxValue<9>]>:$n);
        let results = (outs I64:$result);
    }
    def AttrInlineOp : Op<Features_Dialect, "attr_inline"> {
        let arguments = (ins I64:$a, ConfinedAttr<I64Attr, [AttrConstraint<CPred<"$_self.as_i64().is_some_and(|n| n % 2 == 0)">, "even">]>:$n);
        let results = (outs I64:$result);
    }
    def AttrSymbolOp : Op<Features_Dialect, "attr_symbol"> {
        let arguments = (ins I64:$a, FlatSymbolRefAttr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def AttrSymbolNameOp : Op<Features_Dialect, "attr_symbol_name"> {
        let arguments = (ins I64:$a, SymbolNameAttr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def AttrTypeOp : Op<Features_Dialect, "attr_type"> {
        let arguments = (ins I64:$a, TypeAttr:$n);
        let results = (outs I64:$result);
    }
    def AttrAnyOp : Op<Features_Dialect, "attr_any"> {
        let arguments = (ins I64:$a, AnyAttr:$n);
        let results = (outs I64:$result);
    }
    def AttrDerivedOp : Op<Features_Dialect, "attr_derived"> {
        let arguments = (ins I64:$a, I64Attr:$n);
        let results = (outs I64:$result);
        DerivedAttr twice = DerivedAttr<"i64", [{ self.n($_ir) * 2 }]>;
    }
    def PropRequiredOp : Op<Features_Dialect, "prop_required"> {
        let arguments = (ins I64:$a, I64Prop:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def PropDefaultOp : Op<Features_Dialect, "prop_default"> {
        let arguments = (ins I64:$a, DefaultValuedProp<I64Prop, "3">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def PropOtherDefaultOp : Op<Features_Dialect, "prop_other_default"> {
        let arguments = (ins I64:$a, DefaultValuedProp<I64Prop, "4">:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def PropOptionalOp : Op<Features_Dialect, "prop_optional"> {
        let arguments = (ins I64:$a, OptionalProp<I64Prop>:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`,` $n^)? attr-dict";
    }
    def PropStringOp : Op<Features_Dialect, "prop_string"> {
        let arguments = (ins I64:$a, StringProp:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a `,` $n attr-dict";
    }
    def PropUnitOp : Op<Features_Dialect, "prop_unit"> {
        let arguments = (ins I64:$a, UnitProp:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a (`set` $n^)? attr-dict";
    }
    def PropArrayOp : Op<Features_Dialect, "prop_array"> {
        let arguments = (ins I64:$a, IntArrayProp<I64Prop>:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a prop-dict attr-dict";
    }
    def PropConfinedOp : Op<Features_Dialect, "prop_confined"> {
        let arguments = (ins I64:$a, ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">:$n);
        let results = (outs I64:$result);
    }

    // Regions and successors.

    def RegionAnyOp : Op<Features_Dialect, "region_any", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
    }
    def RegionNameOp : Op<Features_Dialect, "region_name", [NoTerminator]> {
        let regions = (region AnyRegion:$inside);
    }
    def RegionUnnamedOp : Op<Features_Dialect, "region_unnamed", [NoTerminator]> {
        let regions = (region AnyRegion);
    }
    def RegionSizedOp : Op<Features_Dialect, "region_sized", [NoTerminator]> {
        let regions = (region SizedRegion<1>:$body);
    }
    def RegionOtherSizeOp : Op<Features_Dialect, "region_other_size", [NoTerminator]> {
        let regions = (region SizedRegion<2>:$body);
    }
    def RegionVariadicOp : Op<Features_Dialect, "region_variadic", [NoTerminator]> {
        let regions = (region VariadicRegion<AnyRegion>:$body);
    }
    def RegionInlineOp : Op<Features_Dialect, "region_inline", [NoTerminator]> {
        let regions = (region Region<CPred<"$_self.blocks($_ir).count() < 2">, "a short one">:$body);
    }
    def RegionFormatOp : Op<Features_Dialect, "region_format", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body attr-dict";
    }
    def SuccessorAnyOp : Op<Features_Dialect, "successor_any", [Terminator]> {
        let successors = (successor AnySuccessor:$next);
        let assemblyFormat = "$next attr-dict";
    }
    def SuccessorNameOp : Op<Features_Dialect, "successor_name", [Terminator]> {
        let successors = (successor AnySuccessor:$to);
        let assemblyFormat = "$to attr-dict";
    }
    def SuccessorUnnamedOp : Op<Features_Dialect, "successor_unnamed", [Terminator]> {
        let successors = (successor AnySuccessor);
    }
    def SuccessorVariadicOp : Op<Features_Dialect, "successor_variadic", [Terminator]> {
        let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
        let assemblyFormat = "$next attr-dict";
    }
    def SuccessorInlineOp : Op<Features_Dialect, "successor_inline", [Terminator]> {
        let successors = (successor Successor<CPred<"$_self.arguments($_ir).is_empty()">, "without arguments">:$next);
    }

    // Traits and interfaces.

    def TraitPureOp : Op<Features_Dialect, "trait_pure", [Pure]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitOrderOp : Op<Features_Dialect, "trait_order", [Commutative, Pure]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitOtherOrderOp : Op<Features_Dialect, "trait_other_order", [Pure, Commutative]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitListOp : Op<Features_Dialect, "trait_list", [Commutative] # AlwaysSpeculatable.traits> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitPasteOp : Op<Features_Dialect, "trait_paste", !listconcat([IsolatedFromAbove], [Pure])> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitParentOp : Op<Features_Dialect, "trait_parent", [HasParent<"RegionAnyOp">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitOtherParentOp : Op<Features_Dialect, "trait_other_parent", [HasParent<"RegionSizedOp">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitParentsOp : Op<Features_Dialect, "trait_parents", [ParentOneOf<["RegionAnyOp", "RegionSizedOp"]>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitTerminatorOp : Op<Features_Dialect, "trait_terminator", [SingleBlockImplicitTerminator<"TraitEndOp">]> {
        let regions = (region SizedRegion<1>:$body);
    }
    def TraitEndOp : Op<Features_Dialect, "trait_end", [Terminator]>;
    def TraitPredOp : Op<Features_Dialect, "trait_pred", [PredOpTrait<"a is a result", CPred<"$a.defining_op($_ir).is_some()">>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitOtherPredOp : Op<Features_Dialect, "trait_other_pred", [PredOpTrait<"a is no result", CPred<"$a.defining_op($_ir).is_none()">>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitSameTypesOp : Op<Features_Dialect, "trait_same_types", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$a);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$a attr-dict `:` type($a)";
    }
    def TraitTypesMatchOp : Op<Features_Dialect, "trait_types_match", [AllTypesMatch<["a", "result"]>]> {
        let arguments = (ins AnyType:$a);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$a attr-dict `:` type($a)";
    }
    def TraitTypesFollowOp : Op<Features_Dialect, "trait_types_follow", [TypesMatchWith<"the result is a tuple", "a", "result", "::ods_runtime::Type::tuple([$_self.clone()])">]> {
        let arguments = (ins AnyType:$a);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$a attr-dict `:` type($a)";
    }
    def TraitWritesOp : Op<Features_Dialect, "trait_writes", [MemoryEffects<[MemWrite]>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitReadsOp : Op<Features_Dialect, "trait_reads", [MemoryEffects<[MemRead]>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitInfersOp : Op<Features_Dialect, "trait_infers", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
        let arguments = (ins AnyType:$a);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$a attr-dict `:` type($a)";
    }
    def TraitSpeculatesOp : Op<Features_Dialect, "trait_speculates", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitNamesOp : Op<Features_Dialect, "trait_names", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict";
    }
    def TraitBranchesOp : Op<Features_Dialect, "trait_branches", [BranchOpInterface, Terminator]> {
        let arguments = (ins Variadic<I64>:$a);
        let successors = (successor AnySuccessor:$next);
    }
    def TraitSymbolOp : Op<Features_Dialect, "trait_symbol", [Symbol]> {
        let arguments = (ins SymbolNameAttr:$sym_name);
    }
    def TraitNativeOp : Op<Features_Dialect, "trait_native", [NativeOpTrait<"Heavy">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitWithNumberOp : Op<Features_Dialect, "trait_with_number", [ParamNativeOpTrait<"AtMost", "3">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitWithOtherNumberOp : Op<Features_Dialect, "trait_with_other_number", [ParamNativeOpTrait<"AtMost", "4">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def TraitOwnInterfaceOp : Op<Features_Dialect, "trait_own_interface", [OpInterfaceTrait<"Weighed">]> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }

    // Text, code and documentation.

    def FormatLiteralOp : Op<Features_Dialect, "format_literal"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "`of` $a attr-dict";
    }
    def FormatOtherLiteralOp : Op<Features_Dialect, "format_other_literal"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "`from` $a attr-dict";
    }
    def FormatKeywordOp : Op<Features_Dialect, "format_keyword"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let assemblyFormat = "$a attr-dict-with-keyword";
    }
    def FormatCustomOp : Op<Features_Dialect, "format_custom"> {
        let arguments = (ins I64:$a, I64Attr:$n);
        let results = (outs I64:$result);
        let assemblyFormat = "$a custom<Number>($n) attr-dict";
    }
    def FormatNoneOp : Op<Features_Dialect, "format_none"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def CustomFormOp : Op<Features_Dialect, "custom_form"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let hasCustomAssemblyFormat = 1;
    }
    def VerifiedOp : Op<Features_Dialect, "verified"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let hasVerifier = 1;
    }
    def VerifiedAfterOp : Op<Features_Dialect, "verified_after", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let hasRegionVerifier = 1;
    }
    def FoldableOp : Op<Features_Dialect, "foldable"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let hasFolder = 1;
    }
    def CanonicalizedOp : Op<Features_Dialect, "canonicalized"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let hasCanonicalizer = 1;
    }
    def CanonicalizedByMethodOp : Op<Features_Dialect, "canonicalized_by_method"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let hasCanonicalizeMethod = 1;
    }
    def BuiltOp : Op<Features_Dialect, "built"> {
        let arguments = (ins I64:$a, I64Attr:$n);
        let results = (outs I64:$result);
        let builders = [OpBuilder<(ins "Value":$a, CArg<"i64", "7">:$n), [{
            Self::build($_builder, $_loc, a, n)
        }]>];
    }
    def BuiltOnlyOp : Op<Features_Dialect, "built_only"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let skipDefaultBuilders = 1;
        let builders = [OpBuilder<(ins "Value":$a), [{
            $_state.operands.push(a);
            $_state.result_types.push(Type::i64());
        }]>];
    }
    def BuiltBeforeOp : Op<Features_Dialect, "built_before"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let builders = [DeprecatedOpBuilder<"use `build`", (ins "Value":$of), [{
            Self::build($_builder, $_loc, of)
        }]>];
    }
    def BuiltElsewhereOp : Op<Features_Dialect, "built_elsewhere"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let builders = [OpBuilder<(ins "Value":$twin)>];
    }
    def DeclaredOp : Op<Features_Dialect, "declared"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let extraClassDeclaration = [{
            /// Two.
            pub fn two() -> u32 {
                2
            }
        }];
    }
    def DefinedOp : Op<Features_Dialect, "defined"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let extraClassDefinition = [{
            impl ::core::fmt::Display for $cppClass {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    f.write_str("defined")
                }
            }
        }];
    }
    def DeprecatedOp : Op<Features_Dialect, "deprecated">, CppDeprecated<"there is `plain`"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
    def SummarizedOp : Op<Features_Dialect, "summarized"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
        let summary = "an op";
        let description = "An op that is described.\n\nTwice.";
    }
    /// Says what it is.
    ///
    /// And more.
    def DocumentedOp : Op<Features_Dialect, "documented"> {
        let arguments = (ins I64:$a);
        let results = (outs I64:$result);
    }
}
