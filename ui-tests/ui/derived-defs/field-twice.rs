//! rustc reports a field that is declared twice.

use ods_runtime::prelude::*;

ods! {
    #![export(defs)]
    def M_Dialect : Dialect { let name = "m"; }
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = M_Dialect, mnemonic = "t", assembly_format = "`<` params `>`", import = defs)]
struct Twice {
    a: i64,
    a: i64,
}

fn main() {}
