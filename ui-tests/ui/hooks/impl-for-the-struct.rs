use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", ops = [AddOp])]
pub struct Toy;

#[derive(OpDef)]
#[op(dialect = Toy, name = "add", has_verifier)]
struct Add;

impl Verify for Add {
    fn verify(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

fn main() {}
