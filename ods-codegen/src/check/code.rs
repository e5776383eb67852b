//! Code that the user wrote: it has to be Rust, and its placeholders have to
//! stand for something.
//!
//! Each piece of code is looked at once per invocation, however many definitions
//! share it. What it means is left to rustc.

use ods_tablegen::{Diagnostic, Diagnostics, RecordId, Span, StringValue, Value};
use rustc_hash::FxHashSet;

use crate::code::{Code, CodeTable, Grammar};
use crate::format::FormatElement;
use crate::format::def::DefFormat;
use crate::format::op::CheckedFormat;
use crate::r#gen::child_text;
use crate::model::fields::Fields as _;
use crate::model::{
    AttrConstraint, Builder, Constraint, ConstraintFunction, Dialect, InterfaceDef, InterfaceKind,
    NamedAttribute, NamedProperty, NativeTrait, OpTrait, Operator, Pred, PredTrait, TypeConstraint,
    TypeOrAttrDef, TypeSource,
};
use crate::rust_tokens::RustTokens;

pub(super) struct CodeChecker<'c> {
    code: &'c CodeTable,
    rust: &'c RustTokens,
    /// Texts that were looked at, with what they had to be.
    seen: FxHashSet<(Grammar, String)>,
    /// Definitions of constraints that were looked at.
    seen_records: FxHashSet<RecordId>,
}

/// Which placeholders a piece of code may have.
#[derive(Clone, Copy)]
struct Holes<'h, 'k> {
    names: &'static [&'static str],
    /// An op whose parts can be named.
    op: Option<&'h Operator<'k>>,
}

const NONE: Holes<'static, 'static> = Holes {
    names: &[],
    op: None,
};
const SELF: Holes<'static, 'static> = Holes {
    names: &["_self"],
    op: None,
};
const SELF_AND_IR: Holes<'static, 'static> = Holes {
    names: &["_self", "_ir", "_ctxt"],
    op: None,
};
const OP: Holes<'static, 'static> = Holes {
    names: &["_op", "_ir", "_ctxt"],
    op: None,
};
const DIRECTIVE: Holes<'static, 'static> = Holes {
    names: &["_builder", "_ctxt"],
    op: None,
};
const DERIVED: Holes<'static, 'static> = Holes {
    names: &["_self", "_op", "_ir", "_ctxt"],
    op: None,
};
const BUILDER: Holes<'static, 'static> = Holes {
    names: &["_builder", "_loc", "_state", "_ir", "_ctxt"],
    op: None,
};
const SIDES: Holes<'static, 'static> = Holes {
    names: &["_lhs", "_rhs"],
    op: None,
};
const PARSER: Holes<'static, 'static> = Holes {
    names: &["_parser"],
    op: None,
};
const PRINTER: Holes<'static, 'static> = Holes {
    names: &["_printer", "_self"],
    op: None,
};
const GET: Holes<'static, 'static> = Holes {
    names: &["_get"],
    op: None,
};
const ARGUMENT: Holes<'static, 'static> = Holes {
    names: &["0"],
    op: None,
};

macro_rules! holes {
    ($($name:literal),*) => {
        Holes {
            names: &[$($name),*],
            op: None,
        }
    };
}

/// The fields of `Property` that hold code, and what it may mention.
const PROPERTY_CODE: &[(&str, Holes<'static, 'static>)] = &[
    ("convertFromStorage", holes!["_storage"]),
    ("assignToStorage", holes!["_storage", "_value"]),
    ("convertToAttribute", holes!["_storage"]),
    ("convertFromAttribute", holes!["_attr"]),
    ("parser", holes!["_parser"]),
    ("optionalParser", holes!["_parser"]),
    ("printer", holes!["_printer", "_storage"]),
];

impl<'c> CodeChecker<'c> {
    pub(super) fn new(code: &'c CodeTable, rust: &'c RustTokens) -> Self {
        Self {
            code,
            rust,
            seen: FxHashSet::default(),
            seen_records: FxHashSet::default(),
        }
    }

    pub(super) fn check_dialect(&mut self, dialect: Dialect<'_>, diags: &mut Diagnostics) {
        let span = dialect.record().span();
        for path in dialect.dependent_dialects() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
        }
        self.check_path(dialect.rust_path(), span, diags);
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
    pub(super) fn check_function(
        &mut self,
        function: ConstraintFunction<'_>,
        diags: &mut Diagnostics,
    ) {
        let predicate = function.constraint().predicate();
        self.check_predicate(predicate, function.record().span(), SELF, diags);
    }

    pub(super) fn check_operator(&mut self, op: &Operator<'_>, diags: &mut Diagnostics) {
        for value in op.operands.iter().chain(&op.results) {
            self.check_type_constraint(value.constraint, value.span, diags);
        }
        for attr in &op.attributes {
            self.check_attribute(attr, diags);
        }
        for prop in &op.properties {
            self.check_property(prop, diags);
        }
        for region in &op.regions {
            self.check_predicate(
                region.constraint.predicate(),
                region.span,
                SELF_AND_IR,
                diags,
            );
        }
        for successor in &op.successors {
            self.check_predicate(
                successor.constraint.predicate(),
                successor.span,
                SELF_AND_IR,
                diags,
            );
        }
        for op_trait in &op.traits {
            self.check_trait(op, *op_trait, diags);
        }
        for source in &op.result_types {
            if let TypeSource::Transform(_, code) = source {
                self.check_value(Some(*code), op.span(), Grammar::Body, SELF, diags);
            }
        }
        for builder in &op.builders {
            self.check_builder(builder, op.span(), diags);
        }
        for attr in &op.derived_attributes {
            self.check_value(
                attr.attr.return_type(),
                attr.span,
                Grammar::Type,
                NONE,
                diags,
            );
            self.check_value(attr.attr.body(), attr.span, Grammar::Body, OP, diags);
            let code = attr.attr.convert_from_storage();
            self.check_value(code, attr.span, Grammar::Body, DERIVED, diags);
        }
        self.check_value(
            op.extra_class_declaration(),
            op.span(),
            Grammar::ImplItems,
            NONE,
            diags,
        );
        let class = Holes {
            names: &["cppClass"],
            op: None,
        };
        self.check_value(
            op.extra_class_definition(),
            op.span(),
            Grammar::Items,
            class,
            diags,
        );
    }

    /// Signatures and bodies of an interface.
    pub(super) fn check_interface(&mut self, def: &InterfaceDef<'_>, diags: &mut Diagnostics) {
        let span = def.span();
        let (this, hooks) = match def.kind {
            InterfaceKind::Op => (holes!["_op", "_self", "_ir"], holes!["_op", "_self", "_ir"]),
            InterfaceKind::Type => (holes!["_type", "_self"], holes!["_type", "_self"]),
            InterfaceKind::Attr => (holes!["_attr", "_self"], holes!["_attr", "_self"]),
            InterfaceKind::Dialect => (holes!["_dialect", "_self"], NONE),
        };
        for method in &def.methods {
            self.check_value(method.result(), method.span, Grammar::Type, NONE, diags);
            for (_, ty, at) in &method.parameters {
                self.check_value(Some(*ty), *at, Grammar::Type, NONE, diags);
            }
            let holes = if method.is_static { NONE } else { this };
            self.check_value(method.body(), method.span, Grammar::Body, holes, diags);
        }
        self.check_value(def.verify(), span, Grammar::Body, hooks, diags);
        self.check_value(def.extra_class_of(), span, Grammar::Body, hooks, diags);
        for items in [
            def.extra_class_declaration(),
            def.extra_shared_class_declaration(),
            def.extra_trait_class_declaration(),
        ] {
            self.check_value(items, span, Grammar::ImplItems, this, diags);
        }
    }

    /// Types, conversions and bodies of a type or an attribute.
    pub(super) fn check_def(&mut self, def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            let span = parameter.span;
            if let Some(constraint) = parameter.type_constraint() {
                self.check_type_constraint(constraint, span, diags);
            }
            self.check_value(Some(parameter.ty), span, Grammar::Type, NONE, diags);
            self.check_value(
                Some(parameter.storage_type()),
                span,
                Grammar::Type,
                NONE,
                diags,
            );
            self.check_value(parameter.accessor_type(), span, Grammar::Type, NONE, diags);
            self.check_value(parameter.allocator(), span, Grammar::Body, SELF, diags);
            self.check_value(
                parameter.convert_from_storage(),
                span,
                Grammar::Body,
                SELF,
                diags,
            );
            self.check_value(parameter.comparator(), span, Grammar::Body, SIDES, diags);
            self.check_value(parameter.parser(), span, Grammar::Body, PARSER, diags);
            self.check_value(parameter.printer(), span, Grammar::Body, PRINTER, diags);
            if let Some(value) = parameter.default_value() {
                let before: Vec<&str> = def.parameters[..index]
                    .iter()
                    .map(|parameter| parameter.name)
                    .collect();
                self.check_default(value, &before, span, diags);
            }
        }
        let span = def.field_span("builders");
        for builder in &def.builders {
            self.check_builder_with(builder, span, GET, diags);
            if let Some(ty) = builder.record.code_block("returnType") {
                self.check_value(Some(ty), span, Grammar::Type, NONE, diags);
            }
        }
        if let Some(storage) = def.own_storage() {
            self.check_path(&storage, def.span(), diags);
        }
        let class = Holes {
            names: &["cppClass"],
            op: None,
        };
        self.check_value(
            def.extra_class_declaration(),
            def.span(),
            Grammar::ImplItems,
            class,
            diags,
        );
        self.check_value(
            def.extra_class_definition(),
            def.span(),
            Grammar::Items,
            class,
            diags,
        );
    }

    /// A default, which may name the parameters before its own.
    fn check_default(
        &mut self,
        value: StringValue<'_>,
        before: &[&str],
        span: Span,
        diags: &mut Diagnostics,
    ) {
        let code = Code::from(value);
        let at = code.origin.unwrap_or(span);
        let holes = Holes {
            names: &[],
            op: None,
        };
        let placeholders = self.code.placeholders(code);
        if placeholders.is_empty() {
            return self.check(code, span, Grammar::Body, holes, diags);
        }
        if let Err(error) = self.code.check(code, Grammar::Body) {
            diags.error(at, error.message);
            return;
        }
        for name in placeholders {
            if !before.contains(&name.as_str()) {
                let diagnostic = diags.error(at, format!("`${name}` stands for nothing here"));
                diagnostic.help("a default may name the parameters before its own");
            }
        }
    }

    /// The strings of custom directives of a type or an attribute.
    pub(super) fn check_def_format(
        &mut self,
        def: &TypeOrAttrDef<'_>,
        format: &DefFormat,
        diags: &mut Diagnostics,
    ) {
        let span = def
            .assembly_format()
            .and_then(StringValue::origin)
            .unwrap_or(def.span());
        for directive in format.custom_directives() {
            for argument in &directive.arguments {
                if let FormatElement::String(string) = argument {
                    let code = string.text.as_str().into();
                    self.check(code, span, Grammar::Body, NONE, diags);
                }
            }
        }
    }

    /// The strings of custom directives are expressions.
    pub(super) fn check_format(
        &mut self,
        op: &Operator<'_>,
        format: &CheckedFormat<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = op
            .assembly_format()
            .and_then(StringValue::origin)
            .unwrap_or(op.span());
        for directive in format.format.custom_directives() {
            for argument in &directive.arguments {
                if let FormatElement::String(string) = argument {
                    self.check(
                        string.text.as_str().into(),
                        span,
                        Grammar::Body,
                        DIRECTIVE,
                        diags,
                    );
                }
            }
        }
    }

    fn check_builder(&mut self, builder: &Builder<'_>, span: Span, diags: &mut Diagnostics) {
        self.check_builder_with(builder, span, BUILDER, diags);
    }

    fn check_builder_with(
        &mut self,
        builder: &Builder<'_>,
        span: Span,
        holes: Holes<'_, '_>,
        diags: &mut Diagnostics,
    ) {
        for parameter in &builder.parameters {
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

    fn check_trait(&mut self, op: &Operator<'_>, op_trait: OpTrait<'_>, diags: &mut Diagnostics) {
        match op_trait {
            OpTrait::Pred(pred) => {
                let holes = Holes {
                    names: &["_op", "_ir", "_ctxt"],
                    op: Some(op),
                };
                let mut found = Diagnostics::new();
                self.check_predicate(pred.predicate(), op.span(), holes, &mut found);
                for mut diagnostic in found {
                    name_unknown_part(op, pred, &mut diagnostic);
                    diags.push(diagnostic);
                }
            }
            OpTrait::Native(native) => self.check_native_trait(op, native, diags),
            OpTrait::GenInternal(_) | OpTrait::Interface(_) => {}
        }
    }

    fn check_native_trait(
        &mut self,
        op: &Operator<'_>,
        native: NativeTrait<'_>,
        diags: &mut Diagnostics,
    ) {
        self.check_path(native.rust_path(), op.span(), diags);
        let (name, arguments) = native.name_and_arguments();
        if !["HasParent", "SingleBlockImplicitTerminator"].contains(&name) {
            // A type of Rust, which may have arguments.
            self.check(native.name().into(), op.span(), Grammar::Type, NONE, diags);
            return;
        }
        for argument in arguments
            .split(',')
            .map(str::trim)
            .filter(|argument| !argument.is_empty())
        {
            self.check(argument.into(), op.span(), Grammar::Type, NONE, diags);
        }
    }

    fn check_type_constraint(
        &mut self,
        constraint: TypeConstraint<'_>,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        if !self.seen_records.insert(constraint.record().id()) {
            return;
        }
        self.check_predicate(constraint.predicate(), span, SELF, diags);
        self.check_value(constraint.builder_call(), span, Grammar::Body, NONE, diags);
        if let Some(class) = constraint.type_class() {
            self.check(class.into(), span, Grammar::Type, NONE, diags);
        }
    }

    fn check_attribute(&mut self, attr: &NamedAttribute<'_>, diags: &mut Diagnostics) {
        let NamedAttribute { span, attr, .. } = *attr;
        if !self.seen_records.insert(attr.record().id()) {
            return;
        }
        self.check_predicate(attr.predicate(), span, SELF, diags);
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

    fn check_property(&mut self, prop: &NamedProperty<'_>, diags: &mut Diagnostics) {
        let NamedProperty { span, prop, .. } = *prop;
        if !self.seen_records.insert(prop.record().id()) {
            return;
        }
        for ty in [prop.storage_type(), prop.interface_type()] {
            self.check_value(ty, span, Grammar::Type, NONE, diags);
        }
        self.check_predicate(prop.predicate(), span, SELF, diags);
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

    fn check_path(&mut self, path: &str, span: Span, diags: &mut Diagnostics) {
        if !path.is_empty() {
            self.check(path.into(), span, Grammar::Path, NONE, diags);
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
        if holes.op.is_none() && !self.seen.insert((grammar, code.text.to_owned())) {
            return;
        }
        let at = code.origin.unwrap_or(span);
        if let Err(error) = self.code.check(code, grammar) {
            let at = error
                .span
                .map_or(at, |(first, last)| self.rust.add_place(first, last));
            let diagnostic = diags.error(at, error.message);
            if code.origin.is_none() {
                diagnostic.note(None, format!("the code is `{}`", code.text.trim()));
            }
            return;
        }
        for name in self.code.placeholders(code) {
            let is_part = || holes.op.is_some_and(|op| op.variable(&name).is_some());
            if !holes.names.contains(&name.as_str()) && !is_part() {
                let diagnostic = diags.error(at, format!("`${name}` stands for nothing here"));
                let known: Vec<String> = holes
                    .names
                    .iter()
                    .map(|name| format!("`${name}`"))
                    .collect();
                if !known.is_empty() {
                    let parts = if holes.op.is_some() {
                        " and the names of the op's parts"
                    } else {
                        ""
                    };
                    diagnostic.help(format!("known here: {}{parts}", known.join(", ")));
                }
            }
        }
    }
}

/// Where a trait such as `AllTypesMatch<["lhs", "rhs"]>` names a part that the op
/// has not, says so at the name instead of at what the prelude makes of it.
fn name_unknown_part(op: &Operator<'_>, pred: PredTrait<'_>, diagnostic: &mut Diagnostic) {
    let message = &diagnostic.message;
    let name = message
        .strip_prefix("`$")
        .and_then(|rest| rest.strip_suffix("` stands for nothing here"));
    let Some(name) = name.map(str::to_owned) else {
        return;
    };
    let record = pred.record();
    let strings = record.fields().flat_map(|field| match field.value() {
        Value::String(string) => vec![string],
        Value::List(list) => list
            .iter()
            .filter_map(|item| match item {
                Value::String(string) => Some(string),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    });
    let mut names = strings.filter(|string| string.text() == name);
    let Some(place) = names.next() else {
        return;
    };
    let of_trait = record.direct_class().unwrap_or(record.name());
    diagnostic.message = format!(
        "`{of_trait}` names `{name}`, which is no part of `{}`",
        op.operation_name()
    );
    diagnostic.span = place.origin().or(diagnostic.span);
    diagnostic.help = None;
}
