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
        /// The Rust path of the generated items; empty means the scope of the
        /// invocation.
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
        self.0.summary_or_doc()
    }

    /// The description for documentation; the rest of the `///` comment if the
    /// definition has no `description`.
    pub fn description(self) -> &'k str {
        self.0.description_or_doc()
    }

    /// The Rust paths of the dialects that must be loaded before this one.
    pub fn dependent_dialects(self) -> Vec<StringValue<'k>> {
        self.0.strings_of("dependentDialects")
    }

    /// The discardable attributes with typed helpers.
    pub fn discardable_attrs(self) -> Option<DagValue<'k>> {
        self.0.dag("discardableAttrs").ok()
    }

    /// The discardable attributes that have a name and an attribute constraint.
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

    /// Whether functions of the user in `extraClassDeclaration` parse and print the types or
    /// attributes, as in C++ without `useDefaultTypePrinterParser`.
    pub fn has_own_text(self, kind: DefKind) -> bool {
        let [parse, print] = text_functions(kind);
        self.declares(parse) && self.declares(print)
    }

    /// Whether `extraClassDeclaration` defines the function.
    pub fn declares(self, function: &str) -> bool {
        self.extra_class_declaration().is_some_and(|code| {
            // The search is much faster than the parser.
            code.text().contains(function)
                && names::functions_in(code.text()).any(|name| name == function)
        })
    }

    /// Whether the hook named by the bit `field` (`hasConstantMaterializer`, …)
    /// is written by the user.
    pub fn has_hook(self, field: &str) -> bool {
        self.0.flag(field)
    }
}
