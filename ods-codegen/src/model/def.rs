//! Definitions of types and attributes: `TypeDef` and `AttrDef`.

use ods_tablegen::{DagValue, Diagnostics, Record, Span, StringValue, Value};

use super::builder::Builder;
use super::fields::{Fields, fields};
use super::names;
use super::op_trait::InterfaceTrait;
use super::operator::{flat_traits, span_of_trait};
use super::{Dialect, TypeConstraint};

/// Whether something is a type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefKind {
    /// A `TypeDef`.
    Type,
    /// An `AttrDef`.
    Attr,
}

impl DefKind {
    /// The noun in messages.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Attr => "attribute",
        }
    }
}

/// A definition that derives from `TypeDef` or `AttrDef`.
#[derive(Clone)]
pub struct TypeOrAttrDef<'k> {
    record: Record<'k>,
    /// Whether it defines a type or an attribute.
    pub kind: DefKind,
    /// The parameters, in the order of their declaration.
    pub parameters: Vec<DefParameter<'k>>,
    /// Further constructors.
    pub builders: Vec<Builder<'k>>,
}

/// A parameter of a definition.
#[derive(Clone)]
pub struct DefParameter<'k> {
    /// Its name; empty if it has none.
    pub name: &'k str,
    /// Where it was written.
    pub span: Span,
    /// The Rust type that builders take.
    pub ty: StringValue<'k>,
    /// The definition: an `AttrOrTypeParameter`, a constraint, or nothing if a
    /// type was written.
    record: Option<Record<'k>>,
    details: Details<'k>,
}

/// The fields of an `AttrOrTypeParameter`; other parameters have none.
#[derive(Clone, Copy)]
struct Details<'k>(Option<Record<'k>>);

impl<'k> Details<'k> {
    fn code_block(self, field: &str) -> Option<StringValue<'k>> {
        self.0?.code_block(field)
    }
}

impl<'k> DefParameter<'k> {
    fields! { &self.details:
        /// Converts the argument of builders, `$_self`, to the stored value.
        allocator = code_block("allocator");
        /// Compares two stored values, `$_lhs` and `$_rhs`.
        comparator = code_block("comparator");
        /// Parses the stored value.
        parser = code_block("parser");
        /// Prints the value.
        printer = code_block("printer");
        /// The value that the text leaves out.
        default_value = code_block("defaultValue");
    }

    /// The name of its definition, if it has one.
    pub fn definition_name(&self) -> Option<&'k str> {
        self.record.map(Record::name)
    }

    /// The Rust type that is stored.
    pub fn storage_type(&self) -> StringValue<'k> {
        let ty = self.details.code_block("cppStorageType");
        ty.unwrap_or(self.ty)
    }

    /// The Rust type that the accessor returns, if it is neither the stored one
    /// nor a reference to it.
    pub fn accessor_type(&self) -> Option<StringValue<'k>> {
        let ty = self.details.code_block("cppAccessorType")?;
        (ty.text() != self.storage_type().text()).then_some(ty)
    }

    /// Converts the stored value, `$_self`, to what the accessor returns.
    pub fn convert_from_storage(&self) -> Option<StringValue<'k>> {
        let code = self.details.code_block("convertFromStorage")?;
        (code.text().trim() != "$_self").then_some(code)
    }

    /// The text for documentation.
    pub fn summary(&self) -> &'k str {
        let summary = self.record.and_then(|record| record.text("summary"));
        summary.unwrap_or_default()
    }

    /// The name of its type in documentation.
    pub fn syntax(&self) -> &'k str {
        let syntax = self.details.0.and_then(|record| record.non_empty("syntax"));
        syntax.unwrap_or(self.ty.text())
    }

    /// Whether it is the type after an attribute.
    pub fn is_self_type(&self) -> bool {
        self.record
            .is_some_and(|record| record.is_subclass_of("AttributeSelfTypeParameter"))
    }

    /// What messages call its type: the type that builders take, or the stored one where
    /// they take several types.
    pub fn shown_type(&self) -> String {
        let taken = self.ty.text().trim();
        if let Some(ty) = nullable(taken) {
            return ty.to_owned();
        }
        if !taken.starts_with("impl ") {
            return taken.to_owned();
        }
        // The text was printed from tokens, with spaces around signs.
        let mut text = self.storage_type().text().trim().to_owned();
        for sign in ["<", ">", "::", ",", "[", "]", "(", ")"] {
            text = text.replace(&format!(" {sign}"), sign);
            if sign != "," {
                text = text.replace(&format!("{sign} "), sign);
            }
        }
        text
    }

    /// The constraint that a type has to satisfy.
    pub fn type_constraint(&self) -> Option<TypeConstraint<'k>> {
        let record = self.record?;
        let is_constraint =
            record.is_subclass_of("TypeConstraint") && !record.is_subclass_of("TypeDef");
        is_constraint.then(|| TypeConstraint::new(record))
    }

    /// Whether it is a floating point number.
    pub fn is_float(&self) -> bool {
        matches!(self.storage_type().text().trim(), "f32" | "f64")
    }

    /// Whether its type is the class of types of a constraint, which has no values of its
    /// own.
    pub fn stores_any_type(&self) -> bool {
        self.type_constraint().is_some() && self.ty.text().contains("::class::")
    }

    /// The name of the field and the accessor.
    pub fn rust_name(&self) -> String {
        names::snake_case(self.name)
    }
}

impl<'k> TypeOrAttrDef<'k> {
    /// Digests a record that derives from `TypeDef` or `AttrDef`.
    pub fn new(record: Record<'k>, diags: &mut Diagnostics) -> Option<Self> {
        let kind = if record.is_subclass_of("TypeDef") {
            DefKind::Type
        } else {
            DefKind::Attr
        };
        let before = diags.error_count();
        let parameters = parameters(record, diags);
        let span = record.field_span("builders");
        let builders = record.defs("builders").into_iter();
        let builders = builders
            .filter_map(|builder| Builder::new(builder, span, diags))
            .collect();
        (diags.error_count() == before).then_some(Self {
            record,
            kind,
            parameters,
            builders,
        })
    }

    /// The record that defines it.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// Where it was written.
    pub fn span(&self) -> Span {
        self.record.span()
    }

    /// Where the field `name` was set.
    pub fn field_span(&self, name: &str) -> Span {
        self.record.field_span(name)
    }

    /// The dialect that it belongs to.
    pub fn dialect(&self) -> Option<Dialect<'k>> {
        self.record.def("dialect").map(Dialect::new)
    }

    fields! { &self.record:
        /// The name of the generated type.
        rust_name = text_or_empty("cppClassName");
        /// The Rust type, with its path.
        cpp_type = text_or_empty("cppType");
        /// The keyword that its text begins with.
        mnemonic = text("mnemonic");
        /// Whether the user writes the parser and the printer.
        has_custom_assembly_format = flag("hasCustomAssemblyFormat");
        /// Whether accessors are generated.
        has_accessors = flag("genAccessors");
        /// Whether the user verifies the parameters.
        has_verifier = flag("genVerifyDecl");
        /// Whether `get` with all parameters is left out.
        skips_default_builders = flag("skipDefaultBuilders");
        /// Whether values print as aliases that are named after the mnemonic.
        has_mnemonic_alias = flag("genMnemonicAlias");
        /// Whether the user writes `construct`, which makes the value from the parameters.
        has_own_constructor = flag("hasStorageCustomConstructor");
        /// Code for the `impl`.
        extra_class_declaration = code_block("extraClassDeclaration");
        /// Items beside the `impl`.
        extra_class_definition = code_block("extraClassDefinition");
        /// The assembly format.
        assembly_format = string_value("assemblyFormat");
    }

    /// One line for documentation.
    pub fn summary(&self) -> &'k str {
        self.record.summary_or_doc()
    }

    /// The further text for documentation.
    pub fn description(&self) -> &'k str {
        self.record.description_or_doc()
    }

    /// Whether something checks the parameters.
    pub fn is_verified(&self) -> bool {
        let mut parameters = self.parameters.iter();
        self.has_verifier() || parameters.any(|parameter| parameter.type_constraint().is_some())
    }

    /// The Rust path of a storage type that the user writes.
    pub fn own_storage(&self) -> Option<String> {
        if self.record.flag("genStorageClass") {
            return None;
        }
        let class = self.record.text_or_empty("storageClass");
        Some(match self.record.non_empty("storageNamespace") {
            Some(path) => format!("{path}::{class}"),
            None => class.to_owned(),
        })
    }

    /// Where the fields were set that name a storage type of the user.
    pub fn storage_spans(&self) -> [Span; 3] {
        ["storageClass", "storageNamespace", "genStorageClass"].map(|field| self.field_span(field))
    }

    /// Whether values are not compared as Rust does it: a parameter has a
    /// comparator, or is a float.
    pub fn has_own_equality(&self) -> bool {
        let is_own =
            |parameter: &DefParameter<'_>| parameter.comparator().is_some() || parameter.is_float();
        self.own_storage().is_none() && self.parameters.iter().any(is_own)
    }

    /// Whether the type is identified by its parameters and gets a body later.
    pub fn is_mutable(&self) -> bool {
        self.has_trait("MutableType")
    }

    /// Whether it has the trait `name`.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits().iter().any(|record| record.name() == name)
    }

    /// The traits, those in lists included.
    pub fn traits(&self) -> Vec<Record<'k>> {
        flat_traits(self.record)
    }

    /// Where a trait is listed.
    pub fn trait_span(&self, record: Record<'k>) -> Option<Span> {
        span_of_trait(self.record, record)
    }

    /// The interfaces among the traits, the bases of each before it, and where they
    /// are listed.
    pub fn interfaces(&self) -> Vec<(InterfaceTrait<'k>, Span)> {
        let mut interfaces = Vec::new();
        for record in self.traits() {
            let span = span_of_trait(self.record, record);
            let span = span.unwrap_or_else(|| self.field_span("traits"));
            insert_interface(record, span, &mut interfaces);
        }
        interfaces
    }

    /// The parameter that holds the type after an attribute.
    pub fn self_type(&self) -> Option<&DefParameter<'k>> {
        let mut parameters = self.parameters.iter();
        let declared = parameters
            .clone()
            .find(|parameter| parameter.is_self_type());
        declared.or_else(|| {
            parameters
                .find(|parameter| parameter.name == "type" && self.has_trait("TypedAttrInterface"))
        })
    }

    /// The name of the function that `builder` becomes: that of its definition;
    /// `get` if it is the only one; or else one made of the names of its
    /// parameters.
    pub fn builder_name(&self, builder: &Builder<'k>) -> String {
        builder.rust_name(
            "get",
            self.skips_default_builders() && self.builders.len() == 1,
        )
    }
}

/// Adds the interface `record` after its bases. An entry that declares the methods
/// (`DeclareTypeInterfaceMethods`) replaces one that does not.
fn insert_interface<'k>(
    record: Record<'k>,
    span: Span,
    interfaces: &mut Vec<(InterfaceTrait<'k>, Span)>,
) {
    if !record.is_subclass_of("InterfaceTrait") {
        return;
    }
    let interface = InterfaceTrait::new(record);
    let mut known = interfaces.iter_mut();
    if let Some(known) = known.find(|(known, _)| known.is_same(interface)) {
        if interface.declares_methods() {
            *known = (interface, span);
        }
        return;
    }
    for base in interface.base_interfaces() {
        insert_interface(base, span, interfaces);
    }
    interfaces.push((interface, span));
}

/// The type or attribute in a parameter's Rust type, if that is an `Option` of one: MLIR
/// has a null type or attribute there.
pub(crate) fn nullable(ty: &str) -> Option<&str> {
    let ty = ty.trim();
    let inner = ty
        .strip_prefix("::core::option::Option")
        .or_else(|| ty.strip_prefix("Option"))?;
    let inner = inner.trim().strip_prefix('<')?.strip_suffix('>')?.trim();
    // One of a class, or one of a kind.
    let of_class = inner.strip_suffix('>').and_then(|it| it.split_once('<'));
    let path = of_class.map_or(inner, |(path, _)| path.trim());
    let kinds: &[&str] = match of_class {
        Some(_) => &["TypeOf", "AttrOf"],
        None => &["Type", "Attr", "Attribute"],
    };
    let is_kind = kinds.iter().any(|end| path.ends_with(end));
    let is_path = |char: char| char.is_ascii_alphanumeric() || matches!(char, '_' | ':' | ' ');
    (is_kind && path.chars().all(is_path)).then_some(inner)
}

/// The operator of `parameters` is `ins`.
pub(crate) fn check_operator(
    record: Record<'_>,
    parameters: &DagValue<'_>,
    diags: &mut Diagnostics,
) {
    if matches!(parameters.operator(), Value::Record(operator) if operator.name() == "ins") {
        return;
    }
    let message = "'parameters' must have 'ins' directive";
    diags
        .error(record.field_span("parameters"), message)
        .stricter();
}

fn parameters<'k>(record: Record<'k>, diags: &mut Diagnostics) -> Vec<DefParameter<'k>> {
    let Some(Value::Dag(dag)) = record.value("parameters") else {
        return Vec::new();
    };
    check_operator(record, &dag, diags);
    let mut parameters = Vec::new();
    for arg in dag.args() {
        let span = arg.span.unwrap_or(record.span());
        let name = arg.name.unwrap_or_default();
        let definition = arg.value.as_record();
        let ty = match arg.value {
            Value::String(ty) => Some(ty),
            _ => definition.and_then(|definition| definition.code_block("cppType")),
        };
        let Some(ty) = ty else {
            let name = definition.map_or(name, Record::name);
            let message = format!("Missing `cppType` field in Attribute/Type parameter: {name}");
            diags.error(span, message);
            continue;
        };
        let is_detailed = |record: &Record<'_>| record.is_subclass_of("AttrOrTypeParameter");
        parameters.push(DefParameter {
            name,
            span,
            ty,
            record: definition,
            details: Details(definition.filter(is_detailed)),
        });
    }
    parameters
}
