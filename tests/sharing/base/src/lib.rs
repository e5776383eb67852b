//! A dialect that other modules and crates build upon.

use ods_runtime::prelude::*;

pub mod macros;
pub mod more;
pub mod named;

ods! {
    #![export(base_td)]
    include "../td/common.td"

    /// The dialect that all others here refer to.
    def Base_Dialect : Dialect { let name = "base"; }

    /// Code in a definition that others import names this crate as `$crate`.
    def Base_Small : Type<
        CPred<"$crate::is_small($_self)">,
        !strconcat("integer of at most ", !cast<string>(base_limit), " bits")
    >;

    /// An enum that definitions elsewhere use.
    def Base_Kind : I32EnumAttr<"Kind", "a kind", [
        I32EnumAttrCase<"Good", 0, "good">, I32EnumAttrCase<"Bad", 1, "bad">
    ]>;

    class Base_Unary<string mnemonic, list<Trait> traits = []>
        : Base_Op<Base_Dialect, mnemonic, traits> {
        let arguments = (ins Base_Small:$input);
        let results = (outs Base_Small:$output);
        let assemblyFormat = r"
            $input attr-dict `:` type($input) `->` type($output)
        ";
    }

    /// A number unlike its operand.
    def Base_NotOp : Base_Unary<"not", [Pure]>;
}

/// Whether `ty` is an integer of at most 8 bits.
pub fn is_small(ty: &Type) -> bool {
    matches!(ty, Type::Integer(ty) if ty.width() <= 8)
}
