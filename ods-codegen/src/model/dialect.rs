//! Dialects.

use ods_tablegen::{DagArg, DagValue, Record, StringValue};

use super::argument::NamedAttribute;
use super::constraint::AttrConstraint;
use super::def::DefKind;
use super::fields::{Fields, fields};
use super::names;

/// A definition that derives from `Dialect`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dialect<'k>(Record<'k>);

/// The functions of a dialect that parse and print its types, or its attributes.
pub fn text_functions(kind: DefKind) -> [&'static str; 2] {
    match kind {
        DefKind::Type => ["parse_type", "print_type"],
        DefKind::Attr => ["parse_attribute", "print_attribute"],
    }
}

impl<'k> Dialect<'k> {
    /// Views a record as a dialect.
    pub fn new(record: Record<'k>) -> Self {
        Self(record)
    }

    /// The record that defines this dialect.
    pub fn record(self) -> Record<'k> {
        self.0
    }

    fields! { self.0:
        /// The namespace before the dot; empty if the definition lacks it.
        name = text_or_empty("name");
        /// The Rust path of what the dialect generates; empty means the scope of
        /// the invocation.
        rust_path = text_or_empty("cppNamespace");
        /// Code for the `impl` of the dialect.
        extra_class_declaration = code_block("extraClassDeclaration");
        /// Whether inherent attributes live in the op's properties and print in
        /// `<{…}>` in the generic form.
        uses_properties_for_attributes = flag("usePropertiesForAttributes");
        /// Whether `attr-dict` holds discardable attributes only. The field came
        /// after MLIR 22.
        uses_strict_properties = flag("useStrictPropertiesInAssemblyFormat");
    }

    /// The name of the generated type: the definition's, without underscores.
    pub fn rust_name(self) -> String {
        names::dialect_name(self.0.name())
    }

    /// One line for documentation; the first line of the `///` comment if the
    /// definition has no `summary`.
    pub fn summary(self) -> &'k str {
        match self.0.non_empty("summary") {
            Some(summary) => summary,
            None => self.doc().lines().next().unwrap_or_default().trim(),
        }
    }

    /// The description for documentation; the rest of the `///` comment if the
    /// definition has no `description`.
    pub fn description(self) -> &'k str {
        if let Some(description) = self.0.non_empty("description") {
            return description;
        }
        match self.0.non_empty("summary") {
            Some(_) => self.doc(),
            None => self.doc().split_once('\n').map_or("", |(_, rest)| rest),
        }
    }

    fn doc(self) -> &'k str {
        self.0.doc().unwrap_or_default()
    }

    /// The Rust paths of the dialects that must be loaded before this one.
    pub fn dependent_dialects(self) -> Vec<StringValue<'k>> {
        self.0.written_strings("dependentDialects")
    }

    /// The discardable attributes with typed helpers.
    pub fn discardable_attrs(self) -> Option<DagValue<'k>> {
        self.0.dag("discardableAttrs").ok()
    }

    /// The same, those that are attributes and have names.
    pub fn named_discardable_attrs(self) -> Vec<NamedAttribute<'k>> {
        let args = self.discardable_attrs().into_iter();
        let args = args.flat_map(|dag| dag.args().collect::<Vec<_>>());
        let attribute = |arg: DagArg<'k>| {
            let record = arg.value.as_record()?;
            let span = arg.name_span.or(arg.span).unwrap_or(self.0.span());
            let is_attribute = record.is_subclass_of("Attr");
            let attr = AttrConstraint::new(record);
            is_attribute.then_some(NamedAttribute::new(arg.name?, span, attr, arg.doc))
        };
        args.filter_map(attribute).collect()
    }

    /// Whether types, or attributes, are parsed and printed by functions of the user's in
    /// `extraClassDeclaration`, as in C++ where the default of ODS is not asked for.
    pub fn has_own_text(self, kind: DefKind) -> bool {
        let [parse, print] = text_functions(kind);
        self.declares(parse) && self.declares(print)
    }

    /// Whether `extraClassDeclaration` has a function of that name.
    pub fn declares(self, function: &str) -> bool {
        let Some(code) = self.extra_class_declaration() else {
            return false;
        };
        // Most have none.
        code.text().contains(function)
            && names::functions_in(code.text()).any(|name| name == function)
    }

    /// Whether the hook named by the bit `field` (`hasConstantMaterializer`, …)
    /// is written by the user.
    pub fn has_hook(self, field: &str) -> bool {
        self.0.flag(field)
    }
}
