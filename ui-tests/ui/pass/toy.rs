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
        let arguments = (ins AnyType:$lhs, AnyType:$rhs);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
    }

    /// All kinds of parts.
    def AllOp : Op<Toy, "all", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
        let arguments = (ins
            AnyType:$struct, Optional<AnyType>:$in, Variadic<AnyType>:$rest, AnyAttr:$any
        );
        let results = (outs Optional<AnyType>:$one, Variadic<AnyType>:$many);
        let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$cases);
        let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
    }
}

fn main() {}
