//! Verifiers of the dialect's attributes on arguments and results of functions, and of those of calls.

use super::{LLVMDialect, LLVMPointerType, LLVMVoidType, compatible::is_compatible_type};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;

/// What the value of an attribute must be, and the type of the argument or result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// Nothing, on a pointer.
    UnitOfPointer,
    /// A type, on a pointer.
    TypeOfPointer,
    /// Nothing, on an integer.
    UnitOfInteger,
    /// A number, on a pointer.
    NumberOfPointer,
    /// A number.
    Number,
    /// Nothing.
    Unit,
    /// Whatever it is.
    Any,
}

/// The attributes, without the prefix `llvm.`: the rule of each, and whether results may have it.
const PARAMETERS: &[(&str, Rule, bool)] = &[
    ("align", Rule::NumberOfPointer, true),
    ("alignstack", Rule::Number, false),
    ("allocalign", Rule::Any, false),
    ("allocptr", Rule::Any, false),
    ("byref", Rule::TypeOfPointer, false),
    ("byval", Rule::TypeOfPointer, false),
    ("dereferenceable", Rule::NumberOfPointer, true),
    ("dereferenceable_or_null", Rule::NumberOfPointer, true),
    ("elementtype", Rule::TypeOfPointer, true),
    ("inalloca", Rule::TypeOfPointer, false),
    ("inreg", Rule::Unit, true),
    ("nest", Rule::UnitOfPointer, false),
    ("noalias", Rule::UnitOfPointer, true),
    ("nocapture", Rule::UnitOfPointer, false),
    ("nofree", Rule::UnitOfPointer, false),
    ("nonnull", Rule::UnitOfPointer, true),
    ("noundef", Rule::Unit, true),
    ("preallocated", Rule::TypeOfPointer, false),
    ("readnone", Rule::UnitOfPointer, false),
    ("readonly", Rule::UnitOfPointer, false),
    ("returned", Rule::Unit, false),
    ("signext", Rule::UnitOfInteger, true),
    ("sret", Rule::TypeOfPointer, false),
    ("writeonly", Rule::UnitOfPointer, false),
    ("zeroext", Rule::UnitOfInteger, true),
];

fn parameter(name: &str) -> Option<&'static (&'static str, Rule, bool)> {
    let name = name.strip_prefix("llvm.")?;
    PARAMETERS.iter().find(|(known, ..)| *known == name)
}

/// What is wrong with a value of an attribute on an argument or a result of a type.
fn wrong_value(rule: Rule, value: &Attribute, ty: &Type) -> Option<&'static str> {
    let (is_right, message) = match rule {
        Rule::Any => return None,
        Rule::UnitOfPointer | Rule::UnitOfInteger | Rule::Unit => {
            (value.is_unit(), "should be a unit attribute")
        }
        Rule::TypeOfPointer => (value.as_type().is_some(), "should be a type attribute"),
        Rule::NumberOfPointer | Rule::Number => (
            matches!(value, Attribute::Integer(_)),
            "should be an integer attribute",
        ),
    };
    if !is_right {
        return Some(message);
    }
    // Of other types nobody knows what they become.
    if !is_compatible_type(ty) {
        return None;
    }
    match rule {
        Rule::UnitOfInteger if !ty.is_integer() => {
            Some("attribute attached to non-integer LLVM type")
        }
        Rule::UnitOfPointer | Rule::TypeOfPointer | Rule::NumberOfPointer
            if !ty.is::<LLVMPointerType>() =>
        {
            Some("attribute attached to non-pointer LLVM type")
        }
        _ => None,
    }
}

fn verify_parameter(op: Operation, ir: &Ir, ty: &Type, attr: &NamedAttribute) -> VerifyResult {
    let name = attr.name.as_str();
    let rule = parameter(name).map_or(Rule::Any, |(_, rule, _)| *rule);
    match wrong_value(rule, &attr.value, ty) {
        Some(wrong) => super::verify::fail(op, ir, format!("\"{name}\" {wrong}")),
        None => Ok(()),
    }
}

impl VerifyRegionArgAttribute for LLVMDialect {
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        argument: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let Some(function) = op.interface::<dyn FunctionOpInterface>(ir) else {
            return Ok(());
        };
        match function.callable().get_argument_types(ir).get(argument) {
            Some(ty) => verify_parameter(op, ir, ty, attr),
            None => Ok(()),
        }
    }
}

impl VerifyRegionResultAttribute for LLVMDialect {
    fn verify_region_result_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        result: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let Some(function) = op.interface::<dyn FunctionOpInterface>(ir) else {
            return Ok(());
        };
        // A function of `llvm` without a result has the type `void`.
        let results = function.callable().get_result_types(ir);
        let ty = results.get(result).filter(|ty| !ty.is::<LLVMVoidType>());
        let Some(ty) = ty else {
            let message = "cannot attach result attributes to functions with a void return";
            return super::verify::fail(op, ir, message);
        };
        let name = attr.name.as_str();
        if parameter(name).is_some_and(|(_, _, is_of_results)| !is_of_results) {
            let message = format!("\"{name}\" is not a valid result attribute");
            return super::verify::fail(op, ir, message);
        }
        verify_parameter(op, ir, ty, attr)
    }
}
