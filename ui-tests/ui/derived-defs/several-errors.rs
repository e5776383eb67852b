use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemnic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    #[param(optionl)]
    cents: i64,
}

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = Shop, mnemonic = "size")]
pub enum Size {
    Small(i64),
    #[case(5)]
    Large,
}

fn main() {
    let registry = DialectRegistry::new().with_type::<Price>();
    drop(Type::from(Price::get(5)));
    drop(registry);
}
