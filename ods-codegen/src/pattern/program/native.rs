//! Native code in result patterns. Native code inside of native code becomes one piece, so that any
//! Rust value may pass between them.

use std::rc::Rc;

use ods_table::{Register, Step};
use ods_tablegen::{DagArg, Record, Span, StringValue, Value};

use super::super::node::{Form, Node};
use super::super::{Checked, returns};
use super::{CodeRef, Compiler, ConstantValue, Kind, Symbol};
use crate::model::AttrConstraint;
use crate::model::fields::Fields as _;

/// What native code must return.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted<'k> {
    /// Nothing: `NativeCodeCallVoid`.
    Nothing,
    /// Something that a name can stand for.
    Anything,
    /// Values, for an operand or a result.
    Values,
    /// An attribute.
    Attr,
    /// The value of a property.
    Prop(Record<'k>),
    /// Types.
    Types,
}

/// A piece of native code with its arguments.
#[derive(Clone)]
pub(crate) struct NativeCall<'k> {
    pub(crate) code: StringValue<'k>,
    /// Where mistakes are reported, if not in the code: it was computed, or it is equal to code in another
    /// pattern.
    pub(crate) place: Option<Span>,
    pub(crate) wanted: Wanted<'k>,
    /// What `$_self` stands for: the argument of a leaf.
    pub(crate) this: Option<Box<NativeArgument<'k>>>,
    pub(crate) arguments: Vec<NativeArgument<'k>>,
}

/// An argument of native code.
#[derive(Clone)]
pub(crate) enum NativeArgument<'k> {
    /// A register, by its place in the list of the call.
    Given(usize, Kind<'k>),
    /// Other native code.
    Call(NativeCall<'k>),
    /// A constant attribute.
    Constant(Record<'k>, ConstantValue<'k>),
    /// A constant property.
    ConstantProp(Record<'k>, StringValue<'k>),
}

impl<'k> Compiler<'_, 'k> {
    /// Calls native code that a node names.
    pub(super) fn call(&mut self, node: Node<'k>, wanted: Wanted<'k>) -> Checked<Symbol<'k>> {
        let mut registers = Vec::new();
        let call = self.native(node, wanted, &mut registers)?;
        let location = self.location_of(node)?;
        let symbol = self.push_call(call, location, registers);
        if matches!(symbol.kind, Kind::Native | Kind::Nothing) {
            self.bind_made(node, symbol.register, symbol.kind.clone());
        }
        Ok(symbol)
    }

    fn push_call(
        &mut self,
        call: NativeCall<'k>,
        location: Register,
        arguments: Vec<Register>,
    ) -> Symbol<'k> {
        let to = self.register();
        let kind = match call.wanted {
            Wanted::Nothing => Kind::Nothing,
            _ => Kind::Native,
        };
        self.steps.push(Step::Call {
            to,
            call: CodeRef::Call(Rc::new(call)),
            location,
            arguments,
        });
        Symbol { register: to, kind }
    }

    /// The code of a node; `registers` takes those of its arguments.
    fn native(
        &mut self,
        node: Node<'k>,
        wanted: Wanted<'k>,
        registers: &mut Vec<Register>,
    ) -> Checked<NativeCall<'k>> {
        let code = self.expression(node.operator)?;
        let args: Vec<_> = node.args().take(node.without_directives()).collect();
        // Operations are created in the order in which the pattern names them, so code before
        // one runs on its own.
        let makes_op =
            |(_, child): &(DagArg<'k>, Option<Node<'k>>)| child.is_some_and(has_operation);
        let last_op = args.iter().rposition(makes_op);
        let mut arguments = Vec::new();
        for (n, (arg, child)) in args.into_iter().enumerate() {
            let runs_alone = last_op.is_some_and(|last| n < last);
            arguments.push(match child {
                Some(call)
                    if call.form == Form::Native && !runs_alone && call.symbol().is_empty() =>
                {
                    let wanted = wanted_by_code(call.operator)?;
                    NativeArgument::Call(self.native(call, wanted, registers)?)
                }
                Some(child) => {
                    let made = self.make(child, None, 1, Wanted::Anything)?;
                    registers.push(made.register);
                    NativeArgument::Given(registers.len() - 1, made.kind)
                }
                None => self.native_argument(arg, registers)?,
            });
        }
        Ok(NativeCall {
            code,
            place: place_of(node.operator, code, node.span),
            wanted,
            this: None,
            arguments,
        })
    }

    fn native_argument(
        &mut self,
        arg: DagArg<'k>,
        registers: &mut Vec<Register>,
    ) -> Checked<NativeArgument<'k>> {
        let leaf = arg.value.as_record();
        if let Some(constant) = leaf.filter(|leaf| leaf.is_subclass_of("ConstantProp")) {
            let value = self.text_of(constant, "value")?;
            return Ok(NativeArgument::ConstantProp(constant, value));
        }
        if let Some((attr, value)) = self.constant(leaf, arg.span)? {
            return Ok(NativeArgument::Constant(attr, value));
        }
        let given = self.given(arg, registers)?;
        match leaf {
            Some(leaf) if leaf.is_subclass_of("NativeCodeCall") => {
                let mut call = self.leaf_call(arg, leaf, Wanted::Anything)?;
                call.this = Some(Box::new(given));
                Ok(NativeArgument::Call(call))
            }
            _ => Ok(given),
        }
    }

    /// What the name of an argument stands for.
    fn given(
        &mut self,
        arg: DagArg<'k>,
        registers: &mut Vec<Register>,
    ) -> Checked<NativeArgument<'k>> {
        let symbol = self.resolve(arg.name.unwrap_or_default(), arg.span)?;
        registers.push(symbol.register);
        Ok(NativeArgument::Given(registers.len() - 1, symbol.kind))
    }

    fn leaf_call(
        &self,
        arg: DagArg<'k>,
        operator: Record<'k>,
        wanted: Wanted<'k>,
    ) -> Checked<NativeCall<'k>> {
        let code = self.expression(operator)?;
        Ok(NativeCall {
            code,
            place: place_of(operator, code, arg.span),
            wanted,
            this: None,
            arguments: Vec::new(),
        })
    }

    /// `NativeCodeCall<"…$_self…">:$name` as an argument.
    pub(super) fn call_leaf(
        &mut self,
        arg: DagArg<'k>,
        operator: Record<'k>,
        wanted: Wanted<'k>,
    ) -> Checked<Symbol<'k>> {
        let mut registers = Vec::new();
        let mut call = self.leaf_call(arg, operator, wanted)?;
        call.this = Some(Box::new(self.given(arg, &mut registers)?));
        let location = self.default_location();
        Ok(self.push_call(call, location, registers))
    }

    /// The code of a string in `returnType`.
    pub(super) fn call_text(&mut self, code: StringValue<'k>) -> Symbol<'k> {
        let call = NativeCall {
            code,
            place: None,
            wanted: Wanted::Types,
            this: None,
            arguments: Vec::new(),
        };
        let location = self.default_location();
        self.push_call(call, location, Vec::new())
    }

    /// The attribute of a leaf that is a constant.
    pub(super) fn constant(
        &self,
        leaf: Option<Record<'k>>,
        span: Option<Span>,
    ) -> Checked<Option<(Record<'k>, ConstantValue<'k>)>> {
        let Some(leaf) = leaf else { return Ok(None) };
        if leaf.is_subclass_of("ConstantAttr") {
            let attr = leaf.record("attr").map_err(Box::new)?;
            if AttrConstraint::new(attr).const_builder_call().is_none() {
                let message = format!(
                    "cannot create a constant of `{}`, because it has no `constBuilderCall`",
                    attr.name()
                );
                return self.error(span, message);
            }
            let value = self.text_of(leaf, "value")?;
            let builder = AttrConstraint::new(attr).const_builder_call();
            let takes_value = builder.is_some_and(|builder| builder.text().contains("$0"));
            if takes_value && value.text().trim().is_empty() {
                let message = format!("this constant of `{}` has no value", attr.name());
                return self.error(span, message);
            }
            let place = place_of(leaf, value, span);
            return Ok(Some((attr, ConstantValue::Code { value, place })));
        }
        if leaf.is_subclass_of("EnumCase") && leaf.is_subclass_of("Attr") {
            let value = leaf.int("value").map_err(Box::new)?;
            return Ok(Some((leaf, ConstantValue::Case(value))));
        }
        if leaf.is_subclass_of("EnumCase") {
            let name = leaf.name();
            return self.error(
                span,
                format!("the case `{name}` is not an attribute: wrap it in `ConstantAttr`"),
            );
        }
        Ok(None)
    }

    pub(super) fn text_of(&self, record: Record<'k>, field: &str) -> Checked<StringValue<'k>> {
        match record.value(field) {
            Some(Value::String(text)) => Ok(text),
            _ => self.error(None, format!("`{}` has no string `{field}`", record.name())),
        }
    }

    fn expression(&self, operator: Record<'k>) -> Checked<StringValue<'k>> {
        let code = self.text_of(operator, "expression")?;
        if code.text().trim().is_empty() {
            let message = format!("the native code `{}` is empty", operator.name());
            return self.error(Some(operator.field_span("expression")), message);
        }
        Ok(code)
    }
}

/// The use at `span` of native code or of a constant, if that is the place for mistakes in `code`. Anonymous records with equal fields are
/// one record, that of the first use.
fn place_of(operator: Record<'_>, code: StringValue<'_>, span: Option<Span>) -> Option<Span> {
    let span = span?;
    let is_inside = |origin: Span| {
        origin.source == span.source && (span.start..span.end).contains(&origin.start)
    };
    let is_there = (code.origin()).is_some_and(|at| !operator.is_anonymous() || is_inside(at));
    (!is_there).then_some(span)
}

/// What native code as an argument of other native code must return.
fn wanted_by_code(operator: Record<'_>) -> Checked<Wanted<'_>> {
    let returns = returns(operator)?;
    Ok(if returns == 0 {
        Wanted::Nothing
    } else {
        Wanted::Anything
    })
}

/// Whether a node creates an operation.
fn has_operation(node: Node<'_>) -> bool {
    node.is_operation()
        || node
            .args()
            .any(|(_, child)| child.is_some_and(has_operation))
}
