use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = D, name = "a", interfaces = [Shape, crate::Cost, crate::Cost], traits = [Pur])]
pub struct A {}
