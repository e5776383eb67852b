//! Calls and callable operations.

use crate::attributes::{Attribute, SymbolRefAttr};
use crate::ir::{Ir, Operation, Region, Value};
use crate::op::KnownName;
use crate::op_interface;
use crate::symbols::{self, SymbolTableCollection};
use crate::types::Type;
use std::ops::Range;

/// An operation with dictionaries of attributes for arguments and results: MLIR's
/// `ArgAndResultAttrsOpInterface`. By default these are the attributes `arg_attrs` and
/// `res_attrs`.
#[op_interface]
pub trait ArgAndResultAttrsOpInterface {
    /// The dictionaries of the arguments, if there are any.
    fn get_arg_attrs(self, ir: &Ir) -> Option<&[Attribute]> {
        let attrs = self.operation().known_attribute(ir, KnownName::ArgAttrs)?;
        attrs.as_array()
    }

    /// The dictionaries of the results, if there are any.
    fn get_res_attrs(self, ir: &Ir) -> Option<&[Attribute]> {
        let attrs = self.operation().known_attribute(ir, KnownName::ResAttrs)?;
        attrs.as_array()
    }

    /// Sets the dictionaries of the arguments, or removes them.
    fn set_arg_attrs(self, ir: &mut Ir, attrs: Option<&[Attribute]>) {
        let attrs = attrs.map(|attrs| Attribute::array(attrs.to_vec()));
        self.operation().set_attribute(ir, "arg_attrs", attrs);
    }

    /// Sets the dictionaries of the results, or removes them.
    fn set_res_attrs(self, ir: &mut Ir, attrs: Option<&[Attribute]>) {
        let attrs = attrs.map(|attrs| Attribute::array(attrs.to_vec()));
        self.operation().set_attribute(ir, "res_attrs", attrs);
    }
}

/// The callee of a call: MLIR's `CallInterfaceCallable`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Callee {
    /// The operation with this symbol name.
    Symbol(SymbolRefAttr),
    /// A function as a value.
    Value(Value),
}

/// An operation that calls a callable and gets control back: MLIR's `CallOpInterface`.
#[op_interface]
pub trait CallOpInterface: ArgAndResultAttrsOpInterface {
    /// The callee.
    fn get_callable_for_callee(self, ir: &Ir) -> Callee;

    /// Sets the callee. It must be of the same kind, symbol or value, as before.
    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee);

    /// The indices of the operands that are passed to the callee.
    fn get_arg_operands(self, ir: &Ir) -> Range<usize>;

    /// The called operation, resolved through `symbol_table`.
    fn resolve_callable_in_table(
        self,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> Option<Operation> {
        match self.get_callable_for_callee(ir) {
            Callee::Symbol(name) => symbol_table.lookup_nearest(ir, self.operation(), &name),
            Callee::Value(value) => value.defining_op(ir),
        }
    }

    /// The called operation.
    fn resolve_callable(self, ir: &Ir) -> Option<Operation> {
        match self.get_callable_for_callee(ir) {
            Callee::Symbol(name) => symbols::lookup_nearest(ir, self.operation(), &name),
            Callee::Value(value) => value.defining_op(ir),
        }
    }
}

/// An operation that can be called: MLIR's `CallableOpInterface`.
///
/// By default, the body is the first region, and the types are those of the attribute
/// `function_type`.
#[op_interface]
pub trait CallableOpInterface: ArgAndResultAttrsOpInterface {
    /// The region that is executed; `None` for a declaration.
    fn get_callable_region(self, ir: &Ir) -> Option<Region> {
        let body = *self.operation().regions(ir).first()?;
        (!body.is_empty(ir)).then_some(body)
    }

    /// The types of the arguments, also for declarations.
    fn get_argument_types(self, ir: &Ir) -> &[Type] {
        let signature = self.operation().signature(ir);
        signature.map_or(&[], |(inputs, _)| inputs)
    }

    /// The types of the results, also for declarations.
    fn get_result_types(self, ir: &Ir) -> &[Type] {
        let signature = self.operation().signature(ir);
        signature.map_or(&[], |(_, results)| results)
    }
}
