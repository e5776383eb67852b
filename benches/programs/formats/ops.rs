//! Each op twice: with a format, and parsed and printed by hand.

use super::custom::{parse_range, print_range};
use ods_runtime::prelude::*;

ods! {
    def Bench_Dialect : Dialect { let name = "bench"; }

    class BenchOp<string mnemonic, list<Trait> traits = []>
        : Op<Bench_Dialect, mnemonic, traits>;

    /// A source of values.
    def StartOp : BenchOp<"start"> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }

    /// The terminator of regions.
    def EndOp : BenchOp<"end", [Terminator]> {
        let assemblyFormat = "attr-dict";
    }

    /// A region with blocks.
    def BlocksOp : BenchOp<"blocks"> {
        let regions = (region AnyRegion:$body);
    }

    // Single operands.

    class AddOp<string mnemonic> : BenchOp<mnemonic, [Pure, SameOperandsAndResultType]> {
        let arguments = (ins I32:$lhs, I32:$rhs, UnitAttr:$exact);
        let results = (outs I32:$result);
    }
    def AddByFormat : AddOp<"add_format"> {
        let assemblyFormat = "$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` type($result)";
    }
    def AddByHand : AddOp<"add_manual"> { let hasCustomAssemblyFormat = 1; }

    // A symbol, variadic operands and results.

    class CallOp<string mnemonic> : BenchOp<mnemonic> {
        let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs);
        let results = (outs Variadic<AnyType>:$outputs);
    }
    def CallByFormat : CallOp<"call_format"> {
        let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)";
    }
    def CallByHand : CallOp<"call_manual"> { let hasCustomAssemblyFormat = 1; }

    // An enum, an attribute with a default, a type that is inferred.

    def Order : I64EnumAttr<"Order", "an order", [
        I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
        I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>]>;
    class CompareOp<string mnemonic> : BenchOp<mnemonic, [AllTypesMatch<["lhs", "rhs"]>]> {
        let arguments = (ins Order:$order, AnyType:$lhs, AnyType:$rhs,
                             DefaultValuedAttr<I64Attr, "1">:$weight);
        let results = (outs I1:$result);
    }
    def CompareByFormat : CompareOp<"compare_format"> {
        let assemblyFormat = "$order `,` $lhs `,` $rhs (`weight` $weight^)? attr-dict `:` type($lhs)";
    }
    def CompareByHand : CompareOp<"compare_manual"> { let hasCustomAssemblyFormat = 1; }

    // Segments, and an optional operand with its type.

    class LoadOp<string mnemonic>
        : BenchOp<mnemonic, [AttrSizedOperandSegments, AllTypesMatch<["base", "result"]>]> {
        let arguments = (ins AnyType:$base, Variadic<I32>:$indices, Optional<AnyType>:$mask);
        let results = (outs AnyType:$result);
    }
    def LoadByFormat : LoadOp<"load_format"> {
        let assemblyFormat = "$base `[` $indices `]` (`mask` $mask^ `:` type($mask))? attr-dict `:` type($base)";
    }
    def LoadByHand : LoadOp<"load_manual"> { let hasCustomAssemblyFormat = 1; }

    // A region.

    class LoopOp<string mnemonic> : BenchOp<mnemonic, [SingleBlockImplicitTerminator<"EndOp">]> {
        let arguments = (ins I32:$count, Optional<I32>:$step);
        let regions = (region SizedRegion<1>:$body);
    }
    def LoopByFormat : LoopOp<"loop_format"> {
        let assemblyFormat = "$count (`step` $step^)? $body attr-dict";
    }
    def LoopByHand : LoopOp<"loop_manual"> { let hasCustomAssemblyFormat = 1; }

    // Successors with operands.

    class BranchOp<string mnemonic> : BenchOp<mnemonic, [AttrSizedOperandSegments, Terminator]> {
        let arguments = (ins I32:$condition, Variadic<AnyType>:$trueOperands,
                             Variadic<AnyType>:$falseOperands);
        let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
    }
    def BranchByFormat : BranchOp<"branch_format"> {
        let assemblyFormat = "$condition `,` $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)? `,`" #
                             "$falseDest (`(` $falseOperands^ `:` type($falseOperands) `)`)? attr-dict";
    }
    def BranchByHand : BranchOp<"branch_manual"> { let hasCustomAssemblyFormat = 1; }

    // A custom directive, and an inferred type.

    class RangeOp<string mnemonic>
        : BenchOp<mnemonic, [TypesMatchWith<"result is a tuple", "source", "result",
                                            "Type::tuple([$_self.clone()])">]> {
        let arguments = (ins AnyType:$source, I64Attr:$lower, I64Attr:$upper);
        let results = (outs AnyType:$result);
    }
    def RangeByFormat : RangeOp<"range_format"> {
        let assemblyFormat = "$source custom<Range>($lower, $upper) attr-dict `:` type($source)";
    }
    def RangeByHand : RangeOp<"range_manual"> { let hasCustomAssemblyFormat = 1; }

    // Properties.

    class TileOp<string mnemonic> : BenchOp<mnemonic, [SameOperandsAndResultType]> {
        let arguments = (ins I32:$source, I64Prop:$size, DefaultValuedProp<I64Prop, "0">:$offset,
                             UnitProp:$exact);
        let results = (outs I32:$result);
    }
    def TileByFormat : TileOp<"tile_format"> {
        let assemblyFormat = "$source `by` $size (`at` $offset^)? (`exact` $exact^)? attr-dict `:` type($source)";
    }
    def TileByHand : TileOp<"tile_manual"> { let hasCustomAssemblyFormat = 1; }
}
