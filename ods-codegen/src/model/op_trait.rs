//! Traits of an op.

use ods_tablegen::{Record, Span, StringValue};

use super::fields::{Fields, fields};
use super::pred::Pred;

/// An entry of an op's flattened list of traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpTrait<'k> {
    /// A trait that the runtime or the user implements.
    Native(NativeTrait<'k>),
    /// A trait that only the generator reads.
    GenInternal(Record<'k>),
    /// A condition on the op, verified in place.
    Pred(PredTrait<'k>),
    /// An interface that the op implements.
    Interface(InterfaceTrait<'k>),
}

impl<'k> OpTrait<'k> {
    /// Views a record that derives from `Trait`, but not from `TraitList`.
    pub fn new(record: Record<'k>) -> Self {
        if record.is_subclass_of("PredTrait") {
            Self::Pred(PredTrait(record))
        } else if record.is_subclass_of("GenInternalTrait") {
            Self::GenInternal(record)
        } else if record.is_subclass_of("OpInterfaceTrait") {
            Self::Interface(InterfaceTrait::new(record))
        } else {
            Self::Native(NativeTrait(record))
        }
    }

    /// The record that defines this trait.
    pub fn record(self) -> Record<'k> {
        match self {
            Self::Native(NativeTrait(record))
            | Self::GenInternal(record)
            | Self::Pred(PredTrait(record))
            | Self::Interface(InterfaceTrait { record, .. }) => record,
        }
    }

    /// The name of the definition.
    pub fn def_name(self) -> &'k str {
        self.record().name()
    }
}

/// Where `text` was written, if it is all that field `name` holds.
fn origin_of(record: Record<'_>, name: &str, text: &str) -> Option<Span> {
    let value = record.string_value(name)?;
    value.origin().filter(|_| value.text() == text)
}

/// A trait that is verified and looked up by its Rust name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct NativeTrait<'k>(Record<'k>);

impl<'k> NativeTrait<'k> {
    /// The record that defines this trait.
    pub fn record(self) -> Record<'k> {
        self.0
    }

    /// The name as written in `NativeOpTrait<"…">`; with the arguments in angle
    /// brackets if it is a `ParamNativeOpTrait`.
    pub fn name(self) -> &'k str {
        self.0.text_or_empty("trait").trim_end_matches("::Impl")
    }

    /// The name without its arguments, and the arguments.
    pub fn name_and_arguments(self) -> (&'k str, &'k str) {
        let name = self.name();
        match name.split_once('<') {
            Some((name, arguments)) => (name, arguments.strip_suffix('>').unwrap_or(arguments)),
            None => (name, ""),
        }
    }

    /// The Rust paths of the ops in the arguments, and where each was written.
    pub fn ops(self) -> Vec<(&'k str, Option<Span>)> {
        let listed = self.0.strings_of("odsOps");
        if !listed.is_empty() {
            // `HasParent<"A, B">` names two.
            let ops = |ops: StringValue<'k>| {
                let origin = ops.origin();
                ops.text().split(',').map(move |op| (op.trim(), origin))
            };
            return listed.into_iter().flat_map(ops).collect();
        }
        let (_, arguments) = self.name_and_arguments();
        let arguments = arguments.split(',').map(|op| (op.trim(), None));
        arguments.filter(|(op, _)| !op.is_empty()).collect()
    }

    /// Where the name was written, if its string contains nothing else.
    pub fn name_span(self) -> Option<Span> {
        origin_of(self.0, "trait", self.name())
    }

    fields! { self.0:
        /// The Rust path that holds the trait.
        rust_path = text_or_empty("cppNamespace");
        /// Whether it is verified before the operands and attributes are.
        is_structural = is_subclass_of("StructuralOpTrait");
        /// Code for the `impl` of each op that has the trait.
        extra_class_declaration = code_block("extraConcreteClassDeclaration");
        /// Code beside each op that has the trait.
        extra_class_definition = code_block("extraConcreteClassDefinition");
    }
}

/// A condition on an op (`PredOpTrait`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PredTrait<'k>(Record<'k>);

impl<'k> PredTrait<'k> {
    /// The record that defines this trait.
    pub fn record(self) -> Record<'k> {
        self.0
    }

    fields! { self.0:
        /// The condition in words, for messages.
        summary = text_or_empty("summary");
        /// The code by which `TypesMatchWith` computes one type from the other.
        transformer = code_block("transformer");
    }

    /// The condition.
    pub fn predicate(self) -> Option<Pred<'k>> {
        self.0.def("predicate").map(Pred::new)
    }

    /// Whether the condition depends on nothing but the types of the values and attributes, as
    /// its definition promises (`asksTypesOnly`).
    ///
    /// A transformer or a predicate of the user that reads the operation breaks the promise.
    pub fn asks_types_only(self) -> bool {
        let transformer = self.0.text_or_empty("transformer");
        let mut reads_more = ["$_op", "$_ir", "$_ctxt"].into_iter();
        self.0.flag("asksTypesOnly")
            && !reads_more.any(|hole| transformer.contains(hole))
            && !self.predicate().is_some_and(|pred| pred.names("$_op"))
    }
}

/// An interface as a trait of an op.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct InterfaceTrait<'k> {
    record: Record<'k>,
    rust_path: &'k str,
    name: &'k str,
}

impl<'k> InterfaceTrait<'k> {
    /// Views a record that derives from `InterfaceTrait`.
    pub fn new(record: Record<'k>) -> Self {
        let (path, name) = if let Some(name) = record.non_empty("cppInterfaceName") {
            ("", name)
        } else {
            let text = record.text_or_empty("trait");
            let text = text.trim_end_matches("::Trait");
            text.rsplit_once("::").unwrap_or(("", text))
        };
        let rust_path = match path {
            "" => record.text_or_empty("cppNamespace"),
            path => path,
        };
        Self {
            record,
            rust_path,
            name,
        }
    }

    /// The record that defines this trait.
    pub fn record(self) -> Record<'k> {
        self.record
    }

    /// The name of the interface, without a path.
    pub fn name(self) -> &'k str {
        self.name
    }

    /// The Rust path that holds the interface: `path` of `OpInterfaceTrait<"path::Name">`,
    /// else `cppNamespace`.
    pub fn rust_path(self) -> &'k str {
        self.rust_path
    }

    /// Where the name was written, if its string contains nothing else.
    pub fn name_span(self) -> Option<Span> {
        let mut fields = ["cppInterfaceName", "trait"].into_iter();
        fields.find_map(|field| origin_of(self.record, field, self.name()))
    }

    /// Whether both are the same interface, whether or not they declare its methods.
    pub fn is_same(self, other: Self) -> bool {
        self.name() == other.name() && self.rust_path() == other.rust_path()
    }

    fields! { self.record:
        /// The interfaces that this one extends.
        base_interfaces = defs("baseInterfaces");
        /// Whether the op's author implements the methods (`DeclareOpInterfaceMethods`).
        declares_methods = is_subclass_of("DeclareInterfaceMethods");
        /// Whether it is verified after the regions.
        verifies_with_regions = flag("verifyWithRegions");
    }
}
