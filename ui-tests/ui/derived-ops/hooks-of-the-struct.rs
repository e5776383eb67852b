use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", ops = [AddOp])]
struct Toy;

#[derive(OpDef)]
#[op(dialect = Toy, name = "add", has_folder, has_verifier)]
struct Add {
    #[operand(I32)]
    value: Value,
    #[result(I32)]
    result: Value,
}

impl Fold for Add {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Folded::No
    }
}

impl Verify for Add {
    fn verify(self, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

fn main() {}
