// One mistake, in `MulOp`; the code below uses `AddOp`, and what can be named of
// `MulOp`, without further errors.
use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins I32:$lhs, I32:$rhs);
        let results = (outs I32:$result);
        let hasVerifier = 1;
    }
    def MulOp : Op<Toy, "mul"> {
        let arguments = (ins I32:$lhs, I32:$lhs);
    }
}

impl Verify for AddOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.lhs(ir) == self.rhs(ir) {
            return Err(self.emit_error(ir, "adds a value to itself"));
        }
        Ok(())
    }
}

fn is_registered<O: Op, D: Dialect>() -> bool {
    O::INFO.dialect().name() == D::INFO.name()
}

fn main() {
    assert!(is_registered::<AddOp, Toy>());
    assert!(is_registered::<MulOp, Toy>());
    let _: fn(MulOp, &Ir) -> Value = MulOp::lhs;
}
