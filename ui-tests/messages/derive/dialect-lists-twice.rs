use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", ops = [AddOp, sub::MulOp, AddOp], types = [sub::T, sub :: T])]
pub struct ToyDialect;
