use ods_runtime::prelude::*;

// Both are reported: the key says nothing about the trait.
#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", has_foldr, traits = [Pur])]
pub struct Add {
    #[operand(AnyTyp)]
    a: Value,
}
