// A struct that has the name of a handle is taken for one: nothing follows where the user
// means the handle.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AddOp, CallOp, FuncOp, EndOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "add", has_verifier, has_folder)]
pub struct AddOp {
    #[operand(I64)]
    lhs: Value,
    #[attr(I64Attr)]
    axis: i64,
    #[result(I64)]
    result: Value,
}

impl Verify for AddOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let AddOp { axis, .. } = self.fields(ir);
        if axis < self.axis(ir) {
            return Err(self.emit_error(ir, "has an axis"));
        }
        Ok(())
    }
}

impl Fold for AddOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let _ = (constants.lhs, self.lhs(ir));
        Folded::No
    }
}

// Not all fields of this one are `Copy`.
#[derive(OpDef)]
#[op(dialect = D, name = "call", has_canonicalizer, has_verifier)]
pub struct CallOp {
    #[operand(Variadic<AnyType>)]
    args: Vec<Value>,
    #[attr(StrAttr)]
    callee: String,
}

impl Verify for CallOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let CallOp { args, .. } = self.fields(ir);
        if args.len() > self.args(ir).len() {
            return Err(self.emit_error(ir, self.callee(ir)));
        }
        Ok(())
    }
}

impl CanonicalizationPatterns for CallOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: CallOp, rw: &mut Rewriter<'_>| op.args(rw).first().map(|_| ()));
    }
}

#[derive(OpDef)]
#[op(dialect = D, name = "func", handle = FuncOp)]
pub struct FuncOp<'ir> {
    #[attr(StrAttr)]
    sym_name: &'ir str,
}

#[derive(OpDef)]
#[op(dialect = D, name = "end")]
pub struct EndOp;

fn build(b: &mut OpBuilder<'_>, lhs: Value) -> Value {
    let add = AddOp::build(b, Location::UNKNOWN, lhs, 3);
    add.set(b, AddOp::AXIS, 4);
    CallOp::builder(&[lhs], "f").build(b, Location::UNKNOWN);
    add.result(b)
}

fn read(op: Operation, func: FuncOp<'_>, ir: &Ir) -> usize {
    let FuncOp { sym_name } = func.fields(ir);
    match CallOp::matches(op, ir) {
        Some(CallOp { args, .. }) => args.len(),
        None if op.is::<EndOp>(ir) => func.sym_name(ir).len(),
        None => sym_name.len(),
    }
}

fn main() {
    let _ = DialectRegistry::new().with::<D>();
}
