//! Definitions of interfaces: `OpInterface`, `TypeInterface`, `AttrInterface` and
//! `DialectInterface`.

use ods_tablegen::{Record, Span, StringValue, Value};

use super::fields::{Fields, fields};
use super::names;

/// The kind of definition that has an interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterfaceKind {
    /// Operations.
    Op,
    /// Types.
    Type,
    /// Attributes.
    Attr,
    /// Dialects.
    Dialect,
}

impl InterfaceKind {
    fn of(record: Record<'_>) -> Self {
        if record.is_subclass_of("DialectInterface") {
            Self::Dialect
        } else if record.is_subclass_of("TypeInterface") {
            Self::Type
        } else if record.is_subclass_of("AttrInterface") {
            Self::Attr
        } else {
            Self::Op
        }
    }

    /// The placeholder for the op, type, attribute or dialect in code, beside `$_self`.
    pub fn placeholder(self) -> &'static str {
        match self {
            Self::Op => "_op",
            Self::Type => "_type",
            Self::Attr => "_attr",
            Self::Dialect => "_dialect",
        }
    }
}

/// A definition that derives from `Interface`.
#[derive(Clone)]
pub struct InterfaceDef<'k> {
    record: Record<'k>,
    /// The kind of definition that has the interface.
    pub kind: InterfaceKind,
    /// The methods, in the order of their declaration.
    pub methods: Vec<InterfaceMethod<'k>>,
}

/// A method of an interface.
#[derive(Clone)]
pub struct InterfaceMethod<'k> {
    record: Record<'k>,
    /// Where it was written.
    pub span: Span,
    /// Whether it has no receiver.
    pub is_static: bool,
    /// Its parameters: names, types, and where they were written.
    pub parameters: Vec<(&'k str, StringValue<'k>, Span)>,
}

impl<'k> InterfaceDef<'k> {
    /// Digests a record that derives from `Interface`.
    pub fn new(record: Record<'k>) -> Self {
        let methods = record.defs("methods").into_iter();
        let methods = methods.map(|method| InterfaceMethod::new(method, record));
        Self {
            record,
            kind: InterfaceKind::of(record),
            methods: methods.collect(),
        }
    }

    /// The record that defines it.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// Where it was written.
    pub fn span(&self) -> Span {
        self.record.span()
    }

    /// The description: the field, else the `///` comment.
    pub fn description(&self) -> &'k str {
        let given = self.record.non_empty("description").or(self.record.doc());
        given.unwrap_or_default()
    }

    fields! { &self.record:
        /// The name of the Rust trait.
        rust_name = text_or_empty("cppInterfaceName");
        /// The interfaces that it extends.
        bases = defs("baseInterfaces");
        /// The verifier.
        verify = code_block("verify");
        /// Whether the verifier runs after those of nested operations.
        verifies_with_regions = flag("verifyWithRegions");
        /// A further condition of the cast.
        extra_class_of = code_block("extraClassOf");
        /// Items of the handle.
        extra_class_declaration = code_block("extraClassDeclaration");
        /// Items of the handle and the trait.
        extra_shared_class_declaration = code_block("extraSharedClassDeclaration");
        /// Items of the trait.
        extra_trait_class_declaration = code_block("extraTraitClassDeclaration");
    }
}

impl<'k> InterfaceMethod<'k> {
    fn new(record: Record<'k>, of: Record<'k>) -> Self {
        let span = if record.is_anonymous() {
            of.span()
        } else {
            record.span()
        };
        let mut parameters = Vec::new();
        if let Some(Value::Dag(arguments)) = record.value("arguments") {
            for argument in arguments.args() {
                if let Value::String(ty) = argument.value {
                    let at = argument.span.unwrap_or(span);
                    parameters.push((argument.name.unwrap_or_default(), ty, at));
                }
            }
        }
        Self {
            record,
            span,
            is_static: record.is_subclass_of("StaticInterfaceMethod"),
            parameters,
        }
    }

    fields! { &self.record:
        /// The description.
        description = text_or_empty("description");
        /// The name in ODS.
        name = text_or_empty("name");
    }

    /// The name in Rust.
    pub fn rust_name(&self) -> String {
        names::method_name(self.name())
    }

    /// Where the name was written.
    pub fn name_span(&self) -> Span {
        let name = self.record.code_block("name");
        name.and_then(StringValue::origin).unwrap_or(self.span)
    }

    /// The return type; `None` if it returns nothing.
    pub fn result(&self) -> Option<StringValue<'k>> {
        let result = self.record.code_block("returnType")?;
        (!["()", "void"].contains(&result.text().trim())).then_some(result)
    }

    /// Its code, if it has any: the body, or the default implementation.
    pub fn body(&self) -> Option<StringValue<'k>> {
        let code = |field| self.record.code_block(field);
        code("body").or_else(|| code("defaultBody"))
    }

    /// Whether implementations cannot override it: a method with a `body` is final.
    pub fn is_final(&self) -> bool {
        self.record.code_block("body").is_some()
    }

    /// Whether it gets the IR in front of its parameters: it does unless one of these
    /// gives access to the IR.
    pub fn gets_ir(&self, kind: InterfaceKind) -> bool {
        let has_own_ir = || self.parameters.iter().any(|(_, ty, _)| is_ir(ty.text()));
        kind == InterfaceKind::Op && !self.is_static && !has_own_ir()
    }
}

/// Whether a type is a reference to the IR, or to something that gives access to it.
fn is_ir(ty: &str) -> bool {
    let Some(ty) = ty.trim().strip_prefix('&') else {
        return false;
    };
    let ty = ty.trim_start().trim_start_matches("mut").trim_start();
    let path = ty.split('<').next().unwrap_or_default().trim();
    let last = path.rsplit("::").next().unwrap_or_default();
    ["Ir", "OpBuilder", "Rewriter"].contains(&last.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reaches_the_ir_is_known_by_its_type() {
        for ty in [
            "&mut Ir",
            "&::ods_runtime::Ir",
            "&mut Rewriter<'_>",
            "& mut a::OpBuilder<'_>",
        ] {
            assert!(is_ir(ty), "{ty}");
        }
        for ty in ["Ir", "&mut Vec<Ir>", "&Irs", "Operation"] {
            assert!(!is_ir(ty), "{ty}");
        }
    }
}
