//! Interfaces that are implemented for an op whose definition does not list them. What a listed
//! interface extends is listed with it, and models of ops implement any interface.

use ods_runtime::builtin::ModuleOp;
use ods_runtime::interfaces::{EffectInstance, MemoryEffectOpInterface, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

#[op_interface]
pub trait Cost {
    fn cost(self, ir: &Ir) -> usize;
}

#[op_interface]
pub trait ExactCost: Cost {
    fn exact_cost(self, ir: &Ir) -> usize;
}

ods! {
    def My_Dialect : Dialect { let name = "my"; }

    def Shape : OpInterface<"Shape"> {
        let methods = [InterfaceMethod<"", "usize", "rank">];
    }
    def ExactCost : OpInterfaceTrait<"ExactCost">;

    def PlainOp : Op<My_Dialect, "plain">;
    def ExactOp : Op<My_Dialect, "exact", [ExactCost]>;
    def PureOp : Op<My_Dialect, "pure", [Pure]>;
}

impl Cost for PlainOp {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

impl SymbolUserOpInterface for PlainOp {
    fn verify_symbol_uses(self, _: &Ir, _: &mut SymbolTableCollection) -> VerifyResult {
        Ok(())
    }
}

impl Shape for ExactOp {
    fn rank(self, _: &Ir) -> usize {
        1
    }
}

impl Cost for ExactOp {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

impl ExactCost for ExactOp {
    fn exact_cost(self, _: &Ir) -> usize {
        1
    }
}

impl MemoryEffectOpInterface for PureOp {
    fn get_effects(self, _: &Ir, _: &mut Vec<EffectInstance>) {}
}

impl Cost for ModuleOp {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

op_model! { struct Model for ModuleOp; }

impl Cost for Model {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

#[derive(DialectDef)]
#[dialect(name = "derived", ops = [SubOp])]
pub struct DerivedDialect;

/// An op by derive.
#[derive(OpDef)]
#[op(dialect = DerivedDialect, name = "sub")]
pub struct Sub {
    #[result(I32)]
    result: Value,
}

impl Cost for Sub {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

impl Cost for SubOp {
    fn cost(self, _: &Ir) -> usize {
        1
    }
}

fn main() {}
