//! Operations that several crates add to one dialect, side by side in one module.

use std::sync::Arc;

use ods_runtime::prelude::*;
use sharing_base::{BaseDialect, more::IAbsOp, more::INegOp, more::PointOp};
use sharing_renamed::RenamedDialect;
use sharing_user::{InnerOp, KindOp, RenamedOp, TwiceOp, brought::SmallOp, clash::OtherNotOp};

fn registry() -> DialectRegistry {
    DialectRegistry::new()
        .with::<BaseDialect>()
        .with_op::<PointOp>()
        .with_op::<INegOp>()
        .with_op::<IAbsOp>()
        .with_op::<TwiceOp>()
        .with_op::<SmallOp>()
        .with_op::<InnerOp>()
        .with_op::<KindOp>()
        .with_op::<RenamedOp>()
}

/// What comes back, or the message.
fn round_trip(text: &str) -> Result<String, String> {
    let mut ir = Ir::with_registry(Arc::new(registry()));
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default())
        .map_err(|errors| errors[0].to_string())?;
    verify(module, &ir).map_err(|errors| errors[0].to_string())?;
    Ok(module.display(&ir).to_string())
}

#[test]
fn operations_of_all_crates_round_trip() {
    let text = "\
module {
  %0 = base.point : i8
  %1 = base.not %0 : i8 -> i4
  %2 = base.i.neg %1 : i4 -> i8
  %3 = base.i.abs %2 : i8 -> i8
  %4 = base.twice %3 : i8 -> i8
  base.small %4 : i8
  renamed.pair %4, 7 : i8
  base.kind bad
  \"inner.op\"() : () -> ()
  \"renamed.op\"() : () -> ()
}
";
    assert_eq!(round_trip(text).unwrap().trim_end(), text.trim_end());
}

#[test]
fn constraints_hold_in_other_crates() {
    let message = round_trip("%0 = \"base.twice\"(%0) : (i8) -> i8").unwrap_err();
    assert!(message.contains("is its own operand"), "{message}");
    for op in ["base.not", "base.twice"] {
        let text = format!("%0 = base.point : i8\n%1 = {op} %0 : i8 -> i32");
        let message = round_trip(&text).unwrap_err();
        assert!(message.contains("integer of at most 8 bits"), "{message}");
    }
}

#[test]
fn dependent_dialects_come_along() {
    let registry = DialectRegistry::new().with::<RenamedDialect>();
    assert!(registry.dialect("base").is_some());
    let registry = DialectRegistry::new().with_op::<TwiceOp>();
    assert!(registry.op("base.not").is_some());
    assert!(registry.op("base.twice").is_some());
}

#[test]
fn two_operations_of_one_name_are_refused() {
    let panic = std::panic::catch_unwind(|| drop(registry().with_op::<OtherNotOp>())).unwrap_err();
    assert_eq!(
        panic.downcast_ref::<String>().unwrap(),
        "two operations are named `base.not`: that of the dialect in `sharing_base`, \
         and `sharing_user::clash::OtherNotOp`"
    );
}

mod made_by_macros {
    sharing_base::sided_op!(Square, SquareOp, "square", 4);
    sharing_base::sided_type!(Triangle, "triangle", 3);
}

#[test]
fn macros_name_interfaces_of_their_own_crate() {
    use sharing_base::macros::{Sided, SidedType};

    let registry = registry().with_op::<made_by_macros::SquareOp>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let block = ir.create_block(&[]);
    let mut b = OpBuilder::at_end(&mut ir, block);
    let square = made_by_macros::SquareOp::build(&mut b, Location::UNKNOWN);
    let square = square.as_operation();
    let sided = square.interface::<dyn Sided>(&ir).expect("it has sides");
    assert_eq!(sided.sides(&ir), 4);
    let triangle = Type::from(made_by_macros::Triangle);
    let sided = triangle
        .interface::<dyn SidedType>(&ir)
        .expect("it has sides");
    assert_eq!(sided.sides(), 3);
}
