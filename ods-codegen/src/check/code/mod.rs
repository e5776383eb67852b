//! Code that the user wrote: it has to be Rust, and its placeholders have to
//! stand for something.
//!
//! Each piece of code is looked at once per invocation, however many definitions
//! share it; one that is wrong, once for each place where it stands. That of the prelude
//! is right, and not looked at. What it means is left to rustc.

use std::sync::{Mutex, PoisonError};

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostic, Diagnostics, Record, RecordId, Span, StringValue, Value};

use crate::code::{Code, CodeTable, Grammar};
use crate::r#gen::child_text;
use crate::model::summary::{SummaryPart, summary_parts};
use crate::model::{
    AttrConstraint, Builder, Constraint, ConstraintFunction, Dialect, NamedAttribute,
    NamedProperty, Operator, Pred, PredTrait, TypeConstraint,
};
use crate::older;
use crate::rust_tokens::RustTokens;

mod def;
mod op;

/// A text, what it had to be and could mention.
type Checked = (Grammar, &'static [&'static str], String);

/// Texts that were found to be right, by any invocation: derives, of which each is an
/// invocation of its own, share most of theirs.
static RIGHT: Mutex<LookupSet<Checked>> = Mutex::new(LookupSet::new());

/// How many texts are remembered, so that a process that never ends does not grow.
const MAX_RIGHT: usize = 4096;

pub(in crate::check) struct CodeChecker<'c> {
    code: &'c CodeTable,
    rust: &'c RustTokens,
    /// Texts that are right.
    seen: LookupSet<Checked>,
    /// Places where a text is wrong: the same mistake elsewhere is another one.
    wrong: LookupSet<(Checked, Span)>,
    /// Definitions of constraints that were looked at.
    seen_records: LookupSet<RecordId>,
    /// Whether the prelude is looked at, too.
    doubts_prelude: bool,
}

/// Which placeholders a piece of code may have.
#[derive(Clone, Copy)]
struct Holes<'h, 'k> {
    names: &'static [&'static str],
    /// An op whose parts can be named.
    op: Option<&'h Operator<'k>>,
    /// The trait whose arguments name them.
    of_trait: Option<PredTrait<'k>>,
}

impl Holes<'_, '_> {
    /// Reports a placeholder that stands for nothing: at the argument of a trait such as
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
        let known: Vec<String> = self.names.iter().map(|name| format!("`${name}`")).collect();
        if let Some(help) = older::placeholder(name) {
            diagnostic.help(help);
        } else if !known.is_empty() {
            let parts = self.op.map_or("", |_| " and the names of the op's parts");
            diagnostic.help(format!("known here: {}{parts}", known.join(", ")));
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
    of_trait
        .record()
        .fields()
        .find_map(|field| match field.value() {
            Value::List(list) => list.iter().find_map(is_it),
            value => is_it(value),
        })
}

/// These placeholders, and no part of an op.
const fn holes(names: &'static [&'static str]) -> Holes<'static, 'static> {
    Holes {
        names,
        op: None,
        of_trait: None,
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

/// The fields of `Property` that hold code, and what it may mention.
const PROPERTY_CODE: &[(&str, Holes<'static, 'static>)] = &[
    ("convertFromStorage", holes(&["_storage"])),
    ("assignToStorage", holes(&["_storage", "_value"])),
    ("convertToAttribute", holes(&["_storage"])),
    ("convertFromAttribute", holes(&["_attr"])),
    ("parser", holes(&["_parser"])),
    ("optionalParser", holes(&["_parser"])),
    ("printer", holes(&["_printer", "_storage"])),
];

/// Whether all that a record says is the prelude's: it is a definition of the prelude,
/// or made of a class and definitions of it.
fn is_of_prelude(record: Record<'_>) -> bool {
    record.is_from_base()
        || record.is_instance()
            && record.direct_superclasses().all(Record::is_from_base)
            && record
                .template_args()
                .into_iter()
                .all(|(_, value)| is_value_of_prelude(value))
}

fn is_value_of_prelude(value: Value<'_>) -> bool {
    match value {
        Value::Record(record) => is_of_prelude(record),
        // What takes a list may need an element.
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
            doubts_prelude: false,
        }
    }

    /// Whether what a record says needs no look: it was looked at in this invocation, or
    /// all of it is the prelude's.
    fn is_known(&mut self, record: Record<'_>) -> bool {
        !self.seen_records.insert(record.id()) || self.is_trusted(record)
    }

    fn is_trusted(&self, record: Record<'_>) -> bool {
        !self.doubts_prelude && is_of_prelude(record)
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
        self.check_value(
            dialect.extra_class_declaration(),
            span,
            Grammar::ImplItems,
            NONE,
            diags,
        );
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
            self.check_value(
                Some(parameter.ty),
                parameter.span,
                Grammar::Type,
                NONE,
                diags,
            );
            if let Some(value) = parameter.default_value {
                self.check(value.into(), parameter.span, Grammar::Body, NONE, diags);
            }
        }
        self.check_value(builder.body, span, Grammar::Body, holes, diags);
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
        self.check_value(constraint.builder_call(), span, Grammar::Body, NONE, diags);
        if let Some(class) = constraint.type_class() {
            self.check(class.into(), span, Grammar::Type, NONE, diags);
        }
    }

    fn check_attribute(&mut self, attr: &NamedAttribute<'_>, diags: &mut Diagnostics) {
        let NamedAttribute { span, attr, .. } = *attr;
        if self.is_known(attr.record()) {
            return;
        }
        self.check_predicate(attr.predicate(), span, SELF, diags);
        self.check_summary(attr.summary(), span, SELF, diags);
        for attr in [attr, attr.base()] {
            self.check_conversions(attr, span, diags);
        }
        self.check_value(attr.default_value(), span, Grammar::Body, NONE, diags);
        if let Some(class) = attr.storage_type() {
            self.check(class.into(), span, Grammar::Type, NONE, diags);
        }
        if let Some(value_type) = attr.value_type() {
            self.check_value(value_type.builder_call(), span, Grammar::Body, NONE, diags);
        }
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
        for ty in [prop.storage_type(), prop.interface_type()] {
            self.check_value(ty, span, Grammar::Type, NONE, diags);
        }
        self.check_predicate(prop.predicate(), span, SELF, diags);
        self.check_summary(prop.summary(), span, SELF, diags);
        for default in [prop.default_value(), prop.storage_default()] {
            self.check_value(default, span, Grammar::Body, NONE, diags);
        }
        for (name, holes) in PROPERTY_CODE {
            self.check_value(prop.hook(name), span, Grammar::Body, *holes, diags);
        }
    }

    fn check_conversions(&mut self, attr: AttrConstraint<'_>, span: Span, diags: &mut Diagnostics) {
        self.check_value(attr.return_type(), span, Grammar::Type, NONE, diags);
        self.check_value(
            attr.convert_from_storage(),
            span,
            Grammar::Body,
            SELF,
            diags,
        );
        self.check_value(
            attr.const_builder_call(),
            span,
            Grammar::Body,
            ARGUMENT,
            diags,
        );
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
                self.check(Code::from(&leaf), span, Grammar::Body, holes, diags);
            }
            Some(Pred::And(children) | Pred::Or(children)) => {
                for child in children {
                    self.check_predicate(Some(child), span, holes, diags);
                }
            }
            Some(Pred::Neg(child)) => self.check_predicate(Some(*child), span, holes, diags),
            Some(concat @ Pred::Concat(..)) => {
                self.check(
                    child_text(&concat).as_str().into(),
                    span,
                    Grammar::Body,
                    holes,
                    diags,
                );
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
            if let SummaryPart::Code(code) = part {
                self.check_expression(code, span, holes, diags);
            }
        }
    }

    /// Code that has to be there.
    fn check_expression(
        &mut self,
        code: &str,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        if code.is_empty() {
            diags.error(span, "the summary has nothing between `{{` and `}}`");
            return;
        }
        self.check(code.into(), span, Grammar::Body, holes, diags);
    }

    fn check_path(&mut self, path: &str, span: Span, diags: &mut Diagnostics) {
        if !path.is_empty() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
        }
    }

    /// Checks the path that `cppNamespace` is, where that was written.
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

    fn check_value(
        &mut self,
        value: Option<StringValue<'_>>,
        span: Span,
        grammar: Grammar,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        if let Some(value) = value {
            self.check(value.into(), span, grammar, holes, diags);
        }
    }

    /// Checks one piece of code; if it does not know where it was written, the
    /// error is at `span`.
    fn check(
        &mut self,
        code: Code<'_>,
        span: Span,
        grammar: Grammar,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        let checked = (grammar, holes.names, code.text.to_owned());
        // Tokens of the invocation are not what their text is.
        let may_be_known = holes.op.is_none() && !self.code.is_inline(code);
        let right = || RIGHT.lock().unwrap_or_else(PoisonError::into_inner);
        let at = code.origin.unwrap_or(span);
        let is_settled = holes.op.is_none()
            && (self.seen.contains(&checked) || self.wrong.contains(&(checked.clone(), at)));
        if is_settled || may_be_known && right().contains(&checked) {
            return;
        }
        if let Err(error) = self.code.check(code, grammar) {
            self.wrong.insert((checked, at));
            let at = error
                .span
                .map_or(at, |(first, last)| self.rust.add_place(first, last));
            let diagnostic = diags.error(at, error.message);
            if code.origin.is_none() {
                diagnostic.note(None, format!("the code is `{}`", code.text.trim()));
            }
            if grammar == Grammar::Type
                && let Some(ty) = older::type_in_rust(code.text)
            {
                diagnostic.help(format!("in Rust it is `{ty}`"));
            }
            return;
        }
        let mut is_right = true;
        for name in self.code.placeholders(code) {
            let is_part = || holes.op.is_some_and(|op| op.variable(&name).is_some());
            if !holes.names.contains(&name.as_str()) && !is_part() {
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
mod tests {
    use ods_tablegen::{Input, SourceMap, evaluate};
    use proc_macro2::TokenStream;

    use super::*;
    use crate::model::{OpTrait, PropConstraint, RegionConstraint};

    /// Evaluates `text` with all of the prelude.
    fn evaluate_with_prelude(text: &'static str) -> ods_tablegen::RecordKeeper {
        let library = crate::prelude::library();
        let mut input = Input::text("a.td", text).base(library);
        for name in library.global_names() {
            input = input.require(name);
        }
        let mut diags = Diagnostics::new();
        let keeper = evaluate(input, &mut diags);
        assert!(diags.is_empty(), "{}", diags.render(keeper.sources()));
        keeper
    }

    #[test]
    fn the_code_of_the_prelude_is_right() {
        let text = "def D : Dialect { let name = \"d\"; } def AOp : Op<D, \"a\">;";
        let keeper = evaluate_with_prelude(text);
        let source = SourceMap::new().add_tokens("ods!");
        let mut diags = Diagnostics::new();
        let (rust, _) = RustTokens::lex(TokenStream::new(), source, &mut diags);
        let code = CodeTable::new(None, None);
        let mut checker = CodeChecker::new(&code, &rust);
        checker.doubts_prelude = true;
        let op = keeper.def("AOp").unwrap();
        let op = Operator::new(op, &mut diags).unwrap();
        let mut tried = 0;
        for record in keeper.defs().filter(|record| record.is_from_base()) {
            let span = record.span();
            let is_a = |class| record.is_subclass_of(class);
            if is_a("TypeConstraint") {
                checker.check_type_constraint(TypeConstraint::new(record), span, &mut diags);
            } else if is_a("AttrConstraint") {
                let attr = NamedAttribute::new("a", span, AttrConstraint::new(record), None);
                checker.check_attribute(&attr, &mut diags);
            } else if is_a("PropConstraint") {
                let (name, prop, doc) = ("p", PropConstraint::new(record), None);
                let prop = NamedProperty {
                    name,
                    span,
                    prop,
                    doc,
                };
                checker.check_property(&prop, &mut diags);
            } else if is_a("RegionConstraint") || is_a("SuccessorConstraint") {
                checker.check_constraint(RegionConstraint::new(record), span, &mut diags);
            } else if is_a("Trait") && !is_a("TraitList") {
                checker.check_trait(&op, OpTrait::new(record), &mut diags);
            } else {
                continue;
            }
            tried += 1;
        }
        let messages: Vec<String> = diags.iter().map(Diagnostic::message).collect();
        assert_eq!(messages, [""; 0]);
        assert!(tried > 300, "{tried}");
    }

    #[test]
    fn what_the_user_adds_is_not_trusted() {
        let text = "class Mine<Type t> : Variadic<t>;
            defset list<TypeConstraint> all = { def : Variadic<I32> { let summary = \"{{(}}\"; } }
            class Of<list<TypeConstraint> l> { list<TypeConstraint> of = l; }
            def A : Of<[Variadic<I32>, AnyTypeOf<[I32, F32]>]>;
            def B : Of<[Mine<I32>, Variadic<TypeAlias<I32, \"s\">>, AnyTypeOf<[]>,
                AnyTypeOf<[I32], \"s\">] # all>;";
        let keeper = evaluate_with_prelude(text);
        let of = |name| keeper.def(name).unwrap().records("of").unwrap();
        assert!(of("A").into_iter().all(is_of_prelude));
        assert!(!of("B").into_iter().any(is_of_prelude));
        assert_eq!(of("B").len(), 5);
    }
}
