//! An operation may have more results of different types than the table of types
//! takes before it is swept.

use ods_runtime::{Ir, Location, OperationState, Type};

#[test]
fn fresh_types_survive_until_their_values_exist() {
    let mut ir = Ir::new();
    let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    state.result_types.extend((1..=20_000).map(Type::int));
    let op = ir.create(state);
    for (number, ty) in op.result_types(&ir).enumerate() {
        assert_eq!(*ty, Type::int(number as u32 + 1));
    }
}
