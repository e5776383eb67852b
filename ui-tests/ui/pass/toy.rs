// Everything an op can have, under strict lints and with common names shadowed.
#![deny(missing_docs, unused_qualifications, unused_imports)]
#![allow(dead_code)]

//! A crate with a dialect.

/// Shadows what the prelude has.
mod shadowed {
    pub struct Option;
    pub struct Result;
    pub struct Vec;
    pub struct Some;
    pub struct None;
    pub struct String;
}
#[allow(unused_imports)]
use shadowed::*;

ods_runtime::ods! {
    def Toy : Dialect {
        let name = "toy";
        let summary = "a small dialect";
    }

    /// Adds two values.
    ///
    /// The result has their type.
    def AddOp : Op<Toy, "add", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$lhs, AnyType:$rhs, DefaultValuedAttr<I64Attr, "1">:$step);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }

    /// All kinds of parts.
    def AllOp : Op<Toy, "all", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
        let arguments = (ins
            I32:$struct, Optional<Index>:$in, Variadic<AnyType>:$rest,
            I64Attr:$axis, OptionalAttr<StrAttr>:$label, UnitAttr:$exact, DenseI64ArrayAttr:$shape, AnyAttr:$any
        );
        let results = (outs Optional<I32>:$one, Variadic<I32>:$many);
        let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$cases);
        let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
    }
}

fn main() {}
