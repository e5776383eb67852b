//! The user's code: it must be Rust, and its placeholders must have a meaning.
//!
//! A piece of code is checked once per invocation, however many definitions share it; a
//! mistake is reported at each place that has it. A test checks the prelude's code, so that
//! invocations do not. rustc checks everything else.

use std::sync::{Mutex, PoisonError};

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostic, Diagnostics, Record, RecordId, Span, StringValue, Value};

use crate::code::{Code, CodeTable, Grammar};
use crate::cpp::type_of_cpp;
use crate::format::FormatElement;
use crate::format::element::CustomDirective;
use crate::r#gen::child_text;
use crate::limits::MAX_RIGHT;
use crate::model::summary::{SummaryPart, summary_parts};
use crate::model::{
    Builder, Constraint, ConstraintFunction, Dialect, NamedAttribute, NamedProperty, Operator,
    PassDef, Pred, PredTrait, TypeConstraint,
};
use crate::older;
use crate::rust_tokens::RustTokens;
use crate::upstream::unknown_snippet;

mod def;
mod op;
mod pattern;
mod report;

use report::report_unknown;

/// A text, its grammar and the placeholders that it may have.
type Checked = (Grammar, &'static [&'static str], String);

/// Texts without mistakes, of all invocations: each derive is an invocation of its own, and
/// derives share most of their texts.
static RIGHT: Mutex<LookupSet<Checked>> = Mutex::new(LookupSet::new());

pub(in crate::check) struct CodeChecker<'c> {
    code: &'c CodeTable,
    rust: &'c RustTokens,
    /// Texts without mistakes.
    seen: LookupSet<Checked>,
    /// Texts with mistakes, and where these were reported.
    wrong: LookupSet<(Checked, Span)>,
    /// Definitions of constraints that were checked.
    seen_records: LookupSet<RecordId>,
    /// Whether the prelude is checked, too.
    checks_prelude: bool,
}

/// Which placeholders a piece of code may have.
#[derive(Clone, Copy)]
struct Holes<'h, 'k> {
    names: &'static [&'static str],
    /// An op whose parts can be named.
    op: Option<&'h Operator<'k>>,
    /// The trait whose arguments name them.
    of_trait: Option<PredTrait<'k>>,
    /// How many arguments the code gets, and from where.
    given: Option<(usize, Span)>,
    /// The arguments that stand for the results of an operation with several.
    several: &'h [usize],
}

impl<'h, 'k> Holes<'h, 'k> {
    /// These placeholders, and the parts of `op`, which the arguments of the trait name.
    fn of(self, op: &'h Operator<'k>, of_trait: Option<PredTrait<'k>>) -> Self {
        let (names, op) = (self.names, Some(op));
        Self {
            names,
            op,
            of_trait,
            given: None,
            several: &[],
        }
    }

    /// Reports an unknown placeholder: at the argument of a trait such as
    /// `AllTypesMatch<["lhs", "rhs"]>` that names it, else in the code.
    fn unknown(&self, name: &str, at: Span) -> Diagnostic {
        if let (Some(op), Some(of_trait)) = (self.op, self.of_trait)
            && let Some(argument) = argument_named(of_trait, name)
        {
            let record = of_trait.record();
            let message = format!(
                "`{}` names `{name}`, which is not a part of `{}`",
                record.direct_class().unwrap_or(record.name()),
                op.operation_name()
            );
            return Diagnostic::error(argument.origin().unwrap_or(at), message);
        }
        let mut diagnostic = Diagnostic::error(at, format!("unknown placeholder `${name}`"));
        if let Some((count, from)) = self.given {
            let noun = if count == 1 { "argument" } else { "arguments" };
            diagnostic.note(from, format!("this pattern gives it {count} {noun}"));
        }
        let known: Vec<String> = self.names.iter().map(|name| format!("`${name}`")).collect();
        if let Some(help) = older::placeholder(name) {
            diagnostic.help(help);
        } else if !known.is_empty() {
            let parts = self.op.map_or("", |_| " and the names of the op's parts");
            diagnostic.help(format!("available here: {}{parts}", known.join(", ")));
        }
        diagnostic
    }
}

/// The string `name` among the arguments of a trait: a field, or an element of one.
fn argument_named<'k>(of_trait: PredTrait<'k>, name: &str) -> Option<StringValue<'k>> {
    let is_it = |value: Value<'k>| match value {
        Value::String(string) if string.text() == name => Some(string),
        _ => None,
    };
    let mut fields = of_trait.record().fields();
    fields.find_map(|field| match field.value() {
        Value::List(list) => list.iter().find_map(is_it),
        value => is_it(value),
    })
}

/// The placeholders `names`, and no part of an op.
const fn holes(names: &'static [&'static str]) -> Holes<'static, 'static> {
    Holes {
        names,
        op: None,
        of_trait: None,
        given: None,
        several: &[],
    }
}

const NONE: Holes<'static, 'static> = holes(&[]);
const SELF: Holes<'static, 'static> = holes(&["_self"]);
const SELF_AND_IR: Holes<'static, 'static> = holes(&["_self", "_ir", "_ctxt"]);
const OP: Holes<'static, 'static> = holes(&["_op", "_ir", "_ctxt"]);
const DIRECTIVE: Holes<'static, 'static> = holes(&["_builder", "_ctxt"]);
const DERIVED: Holes<'static, 'static> = holes(&["_self", "_op", "_ir", "_ctxt"]);
const BUILDER: Holes<'static, 'static> = holes(&["_builder", "_loc", "_state", "_ir", "_ctxt"]);
const SIDES: Holes<'static, 'static> = holes(&["_lhs", "_rhs"]);
const PARSER: Holes<'static, 'static> = holes(&["_parser"]);
const PRINTER: Holes<'static, 'static> = holes(&["_printer", "_self"]);
const GET: Holes<'static, 'static> = holes(&["_get"]);
/// In the items of a type, an attribute or an op.
const CLASS: Holes<'static, 'static> = holes(&["cppClass"]);
const ARGUMENT: Holes<'static, 'static> = holes(&["0"]);

/// The fields of `Property` that hold code, and their placeholders.
const PROPERTY_CODE: &[(&str, Holes<'static, 'static>)] = &[
    ("convertFromStorage", holes(&["_storage"])),
    ("assignToStorage", holes(&["_storage", "_value"])),
    ("convertToAttribute", holes(&["_storage"])),
    ("convertFromAttribute", holes(&["_attr"])),
    ("parser", holes(&["_parser"])),
    ("optionalParser", holes(&["_parser"])),
    ("printer", holes(&["_printer", "_storage"])),
];

/// Whether a record holds nothing of the user: it is a definition of the prelude, or an
/// instance of one of its classes with such arguments.
fn is_of_prelude(record: Record<'_>) -> bool {
    record.is_from_base()
        || record.is_instance()
            && record.template_args_are(&|class, value| {
                class.is_from_base() && value.is_none_or(is_value_of_prelude)
            })
}

fn is_value_of_prelude(value: Value<'_>) -> bool {
    match value {
        Value::Record(record) => is_of_prelude(record),
        // A class may be wrong for an empty list.
        Value::List(list) => !list.is_empty() && list.iter().all(is_value_of_prelude),
        _ => false,
    }
}

impl<'c> CodeChecker<'c> {
    pub(in crate::check) fn new(code: &'c CodeTable, rust: &'c RustTokens) -> Self {
        Self {
            code,
            rust,
            seen: LookupSet::default(),
            wrong: LookupSet::default(),
            seen_records: LookupSet::default(),
            checks_prelude: false,
        }
    }

    /// Whether a record needs no check: it was checked in this invocation, or is trusted.
    fn is_known(&mut self, record: Record<'_>) -> bool {
        !self.seen_records.insert(record.id()) || self.is_trusted(record)
    }

    /// Whether all code of a record is the prelude's.
    fn is_trusted(&self, record: Record<'_>) -> bool {
        !self.checks_prelude && is_of_prelude(record)
    }

    pub(in crate::check) fn check_dialect(
        &mut self,
        dialect: Dialect<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = dialect.record().span();
        for path in dialect.dependent_dialects() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
        }
        self.check_namespace(dialect.record(), dialect.rust_path(), span, diags);
        for attr in dialect.named_discardable_attrs() {
            self.check_attribute(&attr, diags);
        }
        self.check_items(dialect.extra_class_declaration(), None, span, NONE, diags);
    }

    /// A constraint that becomes a function.
    pub(in crate::check) fn check_function(
        &mut self,
        function: ConstraintFunction<'_>,
        diags: &mut Diagnostics,
    ) {
        let predicate = function.constraint().predicate();
        self.check_predicate(predicate, function.record().span(), SELF, diags);
    }

    /// The types and defaults of a pass's options, and the paths that it names.
    pub(in crate::check) fn check_pass(&mut self, pass: &PassDef<'_>, diags: &mut Diagnostics) {
        let span = pass.span();
        let grammar = if pass.is_on_interface() {
            Grammar::Path
        } else {
            Grammar::Type
        };
        if let Some(root) = pass.root() {
            self.check(root.into(), span, grammar, NONE, diags);
        }
        for path in pass.dependent_dialects() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
        }
        self.check_body(pass.constructor(), span, NONE, diags);
        for option in &pass.options {
            self.check_type(option.ty(), option.span, diags);
            self.check_body(option.default_value(), option.span, NONE, diags);
        }
    }

    fn check_builder(
        &mut self,
        builder: &Builder<'_>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        let mut seen = LookupSet::default();
        for parameter in &builder.parameters {
            if !parameter.name.is_empty() && !seen.insert(parameter.name) {
                let message = format!("two parameters are called `{}`", parameter.name);
                diags.error(parameter.span, message).stricter();
            }
            self.check_type(Some(parameter.ty), parameter.span, diags);
            self.check_body(parameter.default_value, parameter.span, NONE, diags);
        }
        self.check_body(builder.body, span, holes, diags);
    }

    fn check_type_constraint(
        &mut self,
        constraint: TypeConstraint<'_>,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        if self.is_known(constraint.record()) {
            return;
        }
        self.check_predicate(constraint.predicate(), span, SELF, diags);
        self.check_summary(constraint.summary(), span, SELF, diags);
        self.check_body(constraint.builder_call(), span, NONE, diags);
        self.check_type(constraint.type_class(), span, diags);
    }

    fn check_attribute(&mut self, attr: &NamedAttribute<'_>, diags: &mut Diagnostics) {
        let NamedAttribute { span, attr, .. } = *attr;
        if self.is_known(attr.record()) {
            return;
        }
        self.check_predicate(attr.predicate(), span, SELF, diags);
        self.check_summary(attr.summary(), span, SELF, diags);
        for attr in [attr, attr.base()] {
            self.check_type(attr.return_type(), span, diags);
            self.check_body(attr.convert_from_storage(), span, SELF, diags);
            self.check_body(attr.const_builder_call(), span, ARGUMENT, diags);
        }
        self.check_body(attr.default_value(), span, NONE, diags);
        self.check_type(attr.storage_type(), span, diags);
        let value_type = attr.value_type();
        let call = value_type.and_then(TypeConstraint::builder_call);
        self.check_body(call, span, NONE, diags);
    }

    /// A region or a successor.
    fn check_constraint<'k>(
        &mut self,
        constraint: impl Constraint<'k>,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        if self.is_trusted(constraint.record()) {
            return;
        }
        self.check_summary(constraint.summary(), span, SELF_AND_IR, diags);
        self.check_predicate(constraint.predicate(), span, SELF_AND_IR, diags);
    }

    fn check_property(&mut self, prop: &NamedProperty<'_>, diags: &mut Diagnostics) {
        let NamedProperty { span, prop, .. } = *prop;
        if self.is_known(prop.record()) {
            return;
        }
        self.check_type(prop.storage_type(), span, diags);
        self.check_type(prop.interface_type(), span, diags);
        self.check_predicate(prop.predicate(), span, SELF, diags);
        self.check_summary(prop.summary(), span, SELF, diags);
        self.check_body(prop.default_value(), span, NONE, diags);
        self.check_body(prop.storage_default(), span, NONE, diags);
        for (name, holes) in PROPERTY_CODE {
            self.check_body(prop.hook(name), span, *holes, diags);
        }
    }

    fn check_predicate(
        &mut self,
        predicate: Option<Pred<'_>>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        match predicate {
            None => {}
            Some(Pred::Leaf(leaf)) => {
                self.check((&leaf).into(), span, Grammar::Expression, holes, diags);
            }
            Some(Pred::And(children) | Pred::Or(children)) => {
                for child in children {
                    self.check_predicate(Some(child), span, holes, diags);
                }
            }
            Some(Pred::Neg(child)) => self.check_predicate(Some(*child), span, holes, diags),
            Some(concat @ Pred::Concat(..)) => {
                let text = child_text(&concat);
                self.check(
                    text.as_str().into(),
                    span,
                    Grammar::Expression,
                    holes,
                    diags,
                );
            }
            Some(Pred::TooLarge) => {
                diags.error(span, Pred::too_large());
            }
        }
    }

    /// The code between `{{` and `}}` of a summary.
    fn check_summary(
        &mut self,
        summary: &str,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        let Some(parts) = summary_parts(summary) else {
            let message = format!("the summary `{summary}` has a `{{{{` without `}}}}`");
            diags
                .error(span, message)
                .help("the text between `{{` and `}}` is an expression whose value is printed");
            return;
        };
        for part in parts {
            match part {
                SummaryPart::Text(_) => {}
                SummaryPart::Code("") => {
                    diags.error(span, "the summary has nothing between `{{` and `}}`");
                }
                SummaryPart::Code(code) => self.check_body(Some(code), span, holes, diags),
            }
        }
    }

    fn check_path(&mut self, path: &str, span: Span, diags: &mut Diagnostics) {
        if !path.is_empty() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
        }
    }

    /// Checks a path at `cppNamespace`, if that is where it was written.
    fn check_namespace(
        &mut self,
        record: Record<'_>,
        path: &str,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        match record.value("cppNamespace") {
            Some(Value::String(written)) if !path.is_empty() && written.text() == path => {
                self.check(written.into(), span, Grammar::Path, NONE, diags);
            }
            _ => self.check_path(path, span, diags),
        }
    }

    /// Checks the strings of custom directives, which are expressions.
    fn check_strings(
        &mut self,
        directives: Vec<&CustomDirective>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        for directive in directives {
            for argument in &directive.arguments {
                if let FormatElement::String(string) = argument {
                    self.check_body(Some(string.text.as_str()), span, holes, diags);
                }
            }
        }
    }

    /// Checks the items of an `impl`, and the items beside it, which may mention `$cppClass`.
    fn check_items(
        &mut self,
        in_impl: Option<StringValue<'_>>,
        beside: Option<StringValue<'_>>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        if let Some(items) = in_impl {
            self.check(items.into(), span, Grammar::ImplItems, holes, diags);
        }
        if let Some(items) = beside {
            self.check(items.into(), span, Grammar::Items, CLASS, diags);
        }
    }

    fn check_type<'t>(
        &mut self,
        ty: Option<impl Into<Code<'t>>>,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        if let Some(ty) = ty {
            self.check(ty.into(), span, Grammar::Type, NONE, diags);
        }
    }

    fn check_body<'t>(
        &mut self,
        body: Option<impl Into<Code<'t>>>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        if let Some(body) = body {
            self.check(body.into(), span, Grammar::Body, holes, diags);
        }
    }

    /// Checks a piece of code. Mistakes are reported where it was written, or at `span` if
    /// that is unknown.
    fn check(
        &mut self,
        code: Code<'_>,
        span: Span,
        grammar: Grammar,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        let checked = (grammar, holes.names, code.text.to_owned());
        // Equal texts may differ in the spans of their tokens, if they are the invocation's.
        let is_plain = holes.op.is_none() && holes.several.is_empty();
        let may_be_known = is_plain && !self.code.is_inline(code);
        let right = || RIGHT.lock().unwrap_or_else(PoisonError::into_inner);
        let at = code.origin.unwrap_or(span);
        let is_settled = is_plain
            && (self.seen.contains(&checked) || self.wrong.contains(&(checked.clone(), at)));
        if is_settled || may_be_known && right().contains(&checked) {
            return;
        }
        if unknown_snippet(code.text).is_some() {
            self.wrong.insert((checked, at));
            report_unknown(code, at, diags);
            return;
        }
        if let Err(error) = self.code.check(code, grammar, holes.several) {
            self.wrong.insert((checked, at));
            self.report_code(code, at, grammar, holes, error, diags);
            return;
        }
        if grammar == Grammar::Type
            && let Some((cpp, rust)) = type_of_cpp(code.text)
        {
            self.wrong.insert((checked, at));
            diags
                .error(at, format!("`{cpp}` is a type of C++"))
                .help(format!("write the Rust type here: `{rust}`"));
            return;
        }
        let mut is_right = true;
        for name in self.code.placeholders(code) {
            let is_part = || holes.op.is_some_and(|op| op.variable(&name).is_some());
            // `$0...` stands for all arguments from this one on.
            let base = name.strip_suffix("...").unwrap_or(&name);
            if !holes.names.contains(&base) && !is_part() {
                is_right = false;
                diags.push(holes.unknown(&name, at));
            }
        }
        if !is_right {
            self.wrong.insert((checked, at));
            return;
        }
        if may_be_known && right().len() < MAX_RIGHT {
            right().insert(checked.clone());
        }
        self.seen.insert(checked);
    }
}

#[cfg(test)]
mod tests;
