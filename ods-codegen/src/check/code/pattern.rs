//! The code in rewrite patterns.

use ods_tablegen::{Diagnostics, Record, Span, StringValue};

use super::{CodeChecker, Holes, NONE, holes};
use crate::model::fields::Fields as _;
use crate::model::{AttrConstraint, Constraint, NamedAttribute, TypeConstraint};
use crate::pattern::program::{CodeRef, ConstantValue, Kind, NativeArgument, NativeCall, Program};

/// The placeholders of native code: `$_self`, those that it always has, and its arguments.
const NATIVE: [&str; 37] = [
    "_self", "_loc", "_builder", "_ir", "_ctxt", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25",
    "26", "27", "28", "29", "30", "31",
];

/// The placeholders of code with this many arguments; `first` is how many of [`NATIVE`] it lacks.
fn native(first: usize, arguments: usize) -> Holes<'static, 'static> {
    holes(&NATIVE[first..(5 + arguments).min(NATIVE.len())])
}

impl CodeChecker<'_> {
    /// Checks the code that the steps of a pattern refer to.
    pub(in crate::check) fn check_program(
        &mut self,
        program: &Program<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = program.span;
        for step in &program.steps {
            step.clone()
                .map_refs(&mut |code| self.check_ref(&code, span, diags));
        }
    }

    fn check_ref(&mut self, code: &CodeRef<'_>, span: Span, diags: &mut Diagnostics) {
        match code {
            CodeRef::Op(_) | CodeRef::Text(_) => {}
            CodeRef::Type(record) => {
                self.check_type_constraint(TypeConstraint::new(*record), span, diags);
            }
            CodeRef::Attr(record) => {
                let attr = NamedAttribute::new("", span, AttrConstraint::new(*record), None);
                self.check_attribute(&attr, diags);
            }
            CodeRef::Prop { constraint, .. } => {
                let constraint = TypeConstraint::new(*constraint);
                self.check_predicate(constraint.predicate(), span, super::SELF, diags);
            }
            CodeRef::Check {
                constraint,
                this,
                arguments,
            } => {
                let first = usize::from(this.is_none());
                // Constraints have no `$_loc`.
                let predicate = TypeConstraint::new(*constraint).predicate();
                let mut names = native(first, arguments.len());
                names.given = Some((arguments.len(), span));
                self.check_predicate(predicate, span, names, diags);
            }
            CodeRef::Matcher(record, captures) => {
                let code = record.string_value("expression");
                self.check_body(code, span, native(0, captures.len()), diags);
            }
            CodeRef::Call(call) => self.check_call(call, span, diags),
            CodeRef::ConstantAttr(attr, value) => self.check_constant(*attr, value, span, diags),
            CodeRef::ConstantProp(_, value) => self.check_body(Some(*value), span, NONE, diags),
        }
    }

    fn check_constant(
        &mut self,
        attr: Record<'_>,
        value: &ConstantValue<'_>,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        let builder = AttrConstraint::new(attr).const_builder_call();
        self.check_body(builder, span, super::ARGUMENT, diags);
        if let ConstantValue::Code { value, place } = value {
            self.check_body(Some(*value), place.unwrap_or(span), NONE, diags);
        }
    }

    fn check_call(&mut self, call: &NativeCall<'_>, span: Span, diags: &mut Diagnostics) {
        let code: StringValue<'_> = call.code;
        let first = usize::from(call.this.is_none());
        let mut names = native(first, call.arguments.len());
        names.given = Some((call.arguments.len(), span));
        let several = several(&call.arguments);
        names.several = &several;
        self.check_body(Some(code), span, names, diags);
        for argument in &call.arguments {
            match argument {
                NativeArgument::Given(..) => {}
                NativeArgument::Call(call) => self.check_call(call, span, diags),
                NativeArgument::Constant(attr, value) => {
                    self.check_constant(*attr, value, span, diags);
                }
                NativeArgument::ConstantProp(_, value) => {
                    self.check_body(Some(*value), span, NONE, diags);
                }
            }
        }
    }
}

/// The numbers of the arguments that stand for the results of an operation with several.
fn several(arguments: &[NativeArgument<'_>]) -> Vec<usize> {
    let is_several = |argument: &NativeArgument<'_>| matches!(argument, NativeArgument::Given(_, Kind::Op(op)) if op.results.len() > 1);
    let arguments = arguments.iter().enumerate();
    arguments
        .filter(|(_, argument)| is_several(argument))
        .map(|(number, _)| number)
        .collect()
}
