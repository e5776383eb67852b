use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Price : TypeDef<Shop, "Price"> {
        let mnemonic = "price";
        let parameters = (ins "i64":$a, "i64":$b);
        let assemblyFormat = "`<` custom<Missing>($a) custom<Wrong>($b) `>`";
    }
}

fn parse_wrong(_: &mut AsmParser<'_>) -> Parsed<i32> {
    Ok(5)
}

fn print_wrong(_: &mut AsmPrinter<'_>, _: &str) {}

fn main() {}
