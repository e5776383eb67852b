use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    class Type<string name> : TypeDef<Shop, name> {
        let mnemonic = "type";
        let parameters = (ins "i64":$a, OptionalParameter<"Option<i64>">:$b);
    }
    def Missing : Type<"Missing"> { let assemblyFormat = "`<` $b `>`"; }
    def Unknown : Type<"Unknown"> { let mnemonic = "unknown"; let assemblyFormat = "$a $c"; }
    def Required : Type<"Required"> { let mnemonic = "required"; let assemblyFormat = "(`x` $a^)? $b"; }
    def Default : Type<"Default"> {
        let mnemonic = "default";
        let parameters = (ins DefaultValuedParameter<"i64", "$later">:$a, "i64":$later);
        let assemblyFormat = "$a $later";
    }
}

fn main() {}
