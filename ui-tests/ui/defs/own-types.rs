use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "Money":$of, DefaultValuedParameter<"i64", "\"x\"">:$a);
        let assemblyFormat = "`<` params `>`";
        let builders = [TypeBuilder<(ins "Coin":$coin), [{ $_get(coin.0, 1) }]>];
    }

    def Weight : AttrDef<Shop, "Weight", [NativeAttrTrait<"Heavy">]> {
        let mnemonic = "weight";
        let parameters = (ins ArrayRefParameter<"Grams">:$grams, "i64":$unit);
        let assemblyFormat = "`<` $grams custom<Unit>($unit) `>`";
    }
}

/// It cannot be written, which is said when all names are there.
pub struct Grams;

fn main() {}
