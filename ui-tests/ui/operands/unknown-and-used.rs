//! What the user wrote against an op with unknown constraints has no errors of
//! its own, and mistakes of later phases in other ops are reported too.

use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AddOp : Op<Toy, "add", [Pure, Puer]> {
        let arguments = (ins Foo:$lhs, TensorOf<[Bar]>:$rhs, I64Attr:$axis);
        let results = (outs I32:$result);
        let hasVerifier = 1;
    }
    def SameOp : Op<Toy, "same"> {
        let arguments = (ins I32:$x, I32:$x);
    }
    def MissingOp : Op<Toy, "missing"> {
        let arguments = (ins I32:$x);
        let assemblyFormat = "attr-dict";
    }
    def DirectiveOp : Op<Toy, "directive"> {
        let arguments = (ins I32:$x);
        let assemblyFormat = "$x attr-dict bogus";
    }
    def GroupOp : Op<Toy, "group"> {
        let arguments = (ins Optional<I32>:$x);
        let assemblyFormat = "($x^ attr-dict";
    }
}

impl Verify for AddOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let _ = (self.lhs(ir), self.rhs(ir), self.axis(ir), self.result(ir));
        Ok(())
    }
}

fn build(b: &mut OpBuilder<'_>, value: Value) -> AddOp {
    MissingOp::build(b, Location::UNKNOWN, value);
    AddOp::build(b, Location::UNKNOWN, value, value, 3)
}

fn main() {
    let _ = build;
}
