//! Functions.

use super::Upcast as _;
use super::{CallableOpInterface, SymbolOpInterface};
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation};
use crate::op::{KnownName, VerifyResult};
use crate::op_interface;
pub use crate::traits::verify_function_signature;
use crate::traits::{verify_function_attributes, verify_function_entry};
use crate::types::{FunctionType, Type};

/// An operation that behaves like a function: MLIR's `FunctionOpInterface`.
///
/// It is a symbol with one region, the body, which is empty if the function is external;
/// the arguments are those of its entry block. The attributes `function_type`,
/// `arg_attrs` and `res_attrs` hold the type and the attributes of arguments and results.
#[op_interface]
pub trait FunctionOpInterface: SymbolOpInterface + CallableOpInterface {
    /// The type of the function.
    ///
    /// # Panics
    ///
    /// If the operation is invalid and has no function type.
    fn get_function_type(self, ir: &Ir) -> &Type {
        let ty = self.operation().known_attribute(ir, KnownName::Signature);
        let ty = ty.and_then(Attribute::as_type);
        ty.unwrap_or_else(|| panic!("the function has no type"))
    }

    /// Sets the type of the function; changes nothing else.
    fn set_function_type(self, ir: &mut Ir, ty: Type) {
        let attr = Attribute::ty(ty);
        self.operation()
            .set_attribute(ir, "function_type", Some(attr));
    }

    /// The type of the function with other inputs and results.
    fn clone_type_with(self, ir: &Ir, inputs: &[Type], results: &[Type]) -> Type {
        let _ = ir;
        let (inputs, results) = (inputs.iter().cloned(), results.iter().cloned());
        Type::from(FunctionType::new(inputs, results))
    }

    /// Verifies the type; by default there is nothing to verify.
    ///
    /// # Errors
    ///
    /// If the type is wrong.
    fn verify_type(self, ir: &Ir) -> VerifyResult {
        let _ = ir;
        Ok(())
    }

    /// Verifies the body; by default that its entry block, if there is one, has exactly the arguments of the function.
    ///
    /// # Errors
    ///
    /// If the body is wrong.
    fn verify_body(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let inputs = op.signature(ir).map_or(&[][..], |(inputs, _)| inputs);
        verify_function_entry(op, ir, inputs)
    }

    /// Verifies the type, the attributes of arguments and results, and the body.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let Some((inputs, results)) = op.signature(ir) else {
            let message = "requires a type attribute 'function_type' of function type";
            return Err(op.emit_error(ir, message));
        };
        let this = Self::model_of(op);
        this.verify_type(ir)?;
        verify_function_attributes(op, ir, inputs.len(), results.len())?;
        this.verify_body(ir)
    }
}

impl DynFunctionOpInterface {
    /// The function as a callable.
    #[inline]
    pub fn callable(self) -> super::DynCallableOpInterface {
        self.upcast::<dyn CallableOpInterface>()
    }

    /// Whether the function has no body.
    #[inline]
    pub fn is_external(self, ir: &Ir) -> bool {
        self.callable().get_callable_region(ir).is_none()
    }

    /// Erases the arguments whose entry in `erased` is true: from the type, the attributes, and the
    /// body, where they must have no uses.
    ///
    /// # Panics
    ///
    /// If an argument of the body that is erased has uses.
    #[inline]
    pub fn erase_arguments(self, ir: &mut Ir, erased: &[bool]) {
        if !erased.contains(&true) {
            return;
        }
        let callable = self.callable();
        let inputs = kept(callable.get_argument_types(ir), erased);
        let results = callable.get_result_types(ir).to_vec();
        let attributes = callable.get_arg_attrs(ir).map(|all| kept(all, erased));
        if let Some(attributes) = attributes {
            callable.set_arg_attrs(ir, without_empty(&attributes));
        }
        let ty = self.clone_type_with(ir, &inputs, &results);
        self.set_function_type(ir, ty);
        let body = callable.get_callable_region(ir);
        let Some(entry) = body.and_then(|body| body.entry_block(ir)) else {
            return;
        };
        entry.erase_arguments(ir, |number| erased.get(number) == Some(&true));
    }

    /// Erases the results whose entry in `erased` is true, from the type and the attributes. Returns
    /// and calls keep their values.
    #[inline]
    pub fn erase_results(self, ir: &mut Ir, erased: &[bool]) {
        if !erased.contains(&true) {
            return;
        }
        let callable = self.callable();
        let inputs = callable.get_argument_types(ir).to_vec();
        let results = kept(callable.get_result_types(ir), erased);
        let attributes = callable.get_res_attrs(ir).map(|all| kept(all, erased));
        if let Some(attributes) = attributes {
            callable.set_res_attrs(ir, without_empty(&attributes));
        }
        let ty = self.clone_type_with(ir, &inputs, &results);
        self.set_function_type(ir, ty);
    }
}

/// Those of `all` that are not erased.
fn kept<T: Clone>(all: &[T], erased: &[bool]) -> Vec<T> {
    let kept = all.iter().enumerate();
    let kept = kept.filter(|(number, _)| erased.get(*number) != Some(&true));
    kept.map(|(_, one)| one.clone()).collect()
}

/// The dictionaries; `None` if all are empty.
#[inline]
fn without_empty(dictionaries: &[Attribute]) -> Option<&[Attribute]> {
    let is_empty = |one: &Attribute| matches!(one, Attribute::Dictionary(one) if one.is_empty());
    (!dictionaries.iter().all(is_empty)).then_some(dictionaries)
}
