//! The call interface of call operations, and their canonicalization.

use super::{CallIndirectOp, CallOp};
use crate::constant_of;
use ods_runtime::interfaces::{CallOpInterface, Callee, operand_numbers};
use ods_runtime::prelude::*;
use std::ops::Range;

impl CallOpInterface for CallOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        let callee = self.attr(ir, Self::CALLEE).and_then(Attribute::downcast);
        Callee::Symbol(callee.cloned().expect("the call has no callee"))
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        let Callee::Symbol(name) = callee else {
            panic!("`func.call` calls a symbol, not a value");
        };
        self.operation()
            .set_attribute(ir, "callee", Some(name.into()));
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operands(ir).len()
    }
}

impl CallOpInterface for CallIndirectOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        Callee::Value(self.callee(ir))
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        let Callee::Value(value) = callee else {
            panic!("`func.call_indirect` calls a value, not a symbol");
        };
        self.set_operand(ir, 0, value);
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        operand_numbers(self, ir, self.callee_operands(ir))
    }
}

impl Canonicalize for CallIndirectOp {
    /// Calls a function that a constant names by its name.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let callee = constant_of(rw, self.callee(rw))?.as_symbol()?.to_owned();
        let location = self.location(rw);
        let types: Vec<Type> = self.operation().result_types(rw).cloned().collect();
        let operands = self.callee_operands(rw).to_vec();
        let callee = callee.as_str();
        let call = CallOp::build(rw, location, &types, callee, &operands, None, None, false);
        rw.replace_with(self, call);
        Some(())
    }
}
