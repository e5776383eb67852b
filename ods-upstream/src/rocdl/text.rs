//! The text of accesses to raw buffers: operands and one type.

use super::{
    RawBufferAtomicFAddOp, RawBufferAtomicFMaxOp, RawBufferAtomicSMaxOp, RawBufferAtomicUMinOp,
    RawBufferLoadOp, RawBufferStoreOp,
};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

// access ::= operand (`,` operand)* `:` type
fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, is_load: bool) -> Parsed<()> {
    let count = if is_load { 4 } else { 5 };
    let offset = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    if operands.len() != count {
        return Err(p.emit_error(offset, format!("expected {count} operands")));
    }
    p.parse_colon()?;
    let ty = p.parse_type()?;
    let mut types = vec![
        VectorType::new([4], Type::i32()).into(),
        Type::i32(),
        Type::i32(),
        Type::i32(),
    ];
    if is_load {
        state.result_types.push(ty);
    } else {
        types.insert(0, ty);
    }
    p.resolve_operands(&operands, &types, p.name_offset(), &mut state.operands)
}

fn print(p: &mut OpPrinter<'_>, op: Operation, value: Value) {
    p.write(" ");
    p.print_operands(op.operands(p.ir()));
    p.write(" : ");
    p.print_type_of(value);
}

macro_rules! accesses {
    ($($op:ident of $value:ident, $is_load:literal;)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse(p, state, $is_load)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let value = self.$value(p.ir());
                print(p, self.operation(), value);
            }
        }
    )*};
}

accesses! {
    RawBufferAtomicFAddOp of vdata, false;
    RawBufferAtomicFMaxOp of vdata, false;
    RawBufferAtomicSMaxOp of vdata, false;
    RawBufferAtomicUMinOp of vdata, false;
    RawBufferLoadOp of res, true;
    RawBufferStoreOp of vdata, false;
}
