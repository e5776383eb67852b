use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Length : TypeDef<Shop, "Length"> {
        let mnemonic = "length";
        let parameters = (ins ArrayRefParameter<"Part">:$parts, TypeParameter<"Grams", "weight">:$grams);
        let assemblyFormat = "`<` $grams `,` $parts `>`";
    }
}

/// It is not compared, and not copied.
#[derive(Debug, Hash)]
pub struct Part;

/// It cannot be written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grams;

fn main() {}
