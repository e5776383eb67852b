//! Interfaces for ops of other crates.

use super::parse;
use ods_dialects::func::{FuncDialect, FuncOp};
use ods_runtime::builtin::ModuleOp;
use ods_runtime::prelude::*;

/// The depth of the nested operations.
#[op_interface]
trait Weighed {
    fn weight(self, ir: &Ir) -> usize;

    fn is_heavy(self, ir: &Ir) -> bool {
        self.weight(ir) > 1
    }
}

op_model! {
    /// Functions.
    struct FuncModel for FuncOp;
}

impl Weighed for FuncModel {
    fn weight(self, ir: &Ir) -> usize {
        self.op().body(ir).blocks(ir).count()
    }
}

op_model! { struct ModuleModel for ModuleOp; }

impl Weighed for ModuleModel {
    fn weight(self, ir: &Ir) -> usize {
        self.op().body(ir).operations(ir).count()
    }

    fn is_heavy(self, _: &Ir) -> bool {
        true
    }
}

#[test]
fn models_are_attached() {
    let registry = DialectRegistry::new()
        .with::<FuncDialect>()
        .attach::<dyn Weighed, FuncOp, FuncModel>()
        .attach::<dyn Weighed, ModuleOp, ModuleModel>();
    let mut ir = Ir::with_registry(registry.into());
    let module = parse(&mut ir, "func.func @f() { return }");
    let weighed = module.interface::<dyn Weighed>(&ir).unwrap();
    assert_eq!((weighed.weight(&ir), weighed.is_heavy(&ir)), (1, true));
    let function = super::body(&ir, module)[0];
    let weighed = function.interface::<dyn Weighed>(&ir).unwrap();
    assert_eq!((weighed.weight(&ir), weighed.is_heavy(&ir)), (1, false));
    // Another registry does not have the model.
    let mut other = Ir::new();
    let module = parse(&mut other, "");
    assert!(!module.has_interface::<dyn Weighed>(&other));
}

#[test]
fn one_op_has_an_interface_once() {
    let attach_twice = || {
        DialectRegistry::new()
            .attach::<dyn Weighed, FuncOp, FuncModel>()
            .attach::<dyn Weighed, FuncOp, FuncModel>()
    };
    let panic = std::panic::catch_unwind(attach_twice).unwrap_err();
    let message = panic.downcast_ref::<String>().unwrap();
    assert_eq!(message, "`func.func` already has the interface `Weighed`");
}
