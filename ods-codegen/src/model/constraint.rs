//! Constraints on types, attributes, properties, regions and successors.
//!
//! A constraint is a predicate with a summary that the verifier prints. The
//! types here are small `Copy` views of the records, with the methods of their
//! namesakes in `mlir::tblgen`.

use ods_tablegen::{Record, StringValue};

use super::fields::{Fields, fields};
use super::names;
use super::pred::Pred;
use crate::limits::MAX_WRAPPERS;

/// The common part of all constraints.
pub trait Constraint<'k>: Copy {
    /// The record that defines this constraint.
    fn record(self) -> Record<'k>;

    /// The summary, which may be empty; the name of the definition if it is unset.
    fn summary(self) -> &'k str {
        let record = self.record();
        record.text("summary").unwrap_or(record.name())
    }

    /// The condition; `None` if it is unset, and the value is not checked.
    fn predicate(self) -> Option<Pred<'k>> {
        self.record().def("predicate").map(Pred::new)
    }

    /// The description for documentation.
    fn description(self) -> &'k str {
        self.record().text_or_empty("description")
    }
}

macro_rules! constraint {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name<'k>(Record<'k>);

        impl<'k> $name<'k> {
            /// Views a record as a constraint of this kind.
            pub fn new(record: Record<'k>) -> Self {
                Self(record)
            }
        }

        impl<'k> Constraint<'k> for $name<'k> {
            fn record(self) -> Record<'k> {
                self.0
            }
        }
    };
}

constraint! {
    /// A constraint on the type of an operand or result.
    TypeConstraint
}
constraint! {
    /// A constraint on an attribute, with the fields of `Attr` that read and build
    /// such attributes.
    AttrConstraint
}
constraint! {
    /// A constraint on a property, with the fields of `Property` that store it.
    PropConstraint
}
constraint! {
    /// A constraint on a region.
    RegionConstraint
}
constraint! {
    /// A constraint on a successor block.
    SuccessorConstraint
}

/// A constraint on types or attributes that becomes a function, too.
#[derive(Clone, Copy)]
pub struct ConstraintFunction<'k> {
    record: Record<'k>,
    name: &'k str,
}

impl<'k> ConstraintFunction<'k> {
    /// Views a record that derives from `AttrTypeConstraint`, if it names a
    /// function.
    pub fn new(record: Record<'k>) -> Option<Self> {
        let name = record.non_empty("cppFunctionName")?;
        Some(Self { record, name })
    }

    /// The record that defines the constraint.
    pub fn record(self) -> Record<'k> {
        self.record
    }

    /// The name of the Rust function.
    pub fn rust_name(self) -> String {
        names::snake_case(self.name)
    }

    /// Whether it is about attributes, and not about types.
    pub fn is_about_attributes(self) -> bool {
        self.record.is_subclass_of("AttrConstraint")
    }

    /// The constraint.
    pub fn constraint(self) -> TypeConstraint<'k> {
        // The methods of `Constraint` do not depend on the kind.
        TypeConstraint::new(self.record)
    }
}

impl<'k> TypeConstraint<'k> {
    fields! { self.0:
        /// Whether this is `Variadic` or `VariadicOfVariadic`.
        is_variadic = is_subclass_of("Variadic");
        /// Whether this is `VariadicOfVariadic`.
        is_variadic_of_variadic = is_subclass_of("VariadicOfVariadic");
        /// Whether this is `Optional`.
        is_optional = is_subclass_of("Optional");
        /// The attribute that holds the group sizes of a `VariadicOfVariadic`.
        segment_attr_name = non_empty("segmentAttrName");
        /// The Rust type that a satisfying type downcasts to.
        type_class = non_empty("cppType");
    }

    /// Whether the number of values is not always one.
    pub fn is_variable_length(self) -> bool {
        self.is_variadic() || self.is_optional()
    }

    /// The constraint on each single value: the one in `Variadic` or `Optional`,
    /// or this one.
    #[must_use]
    pub fn base(self) -> Self {
        match self.0.def("baseType") {
            Some(base) if self.is_variable_length() => Self(base),
            _ => self,
        }
    }

    /// The expression that builds the type, if there is exactly one type that
    /// satisfies the constraint.
    pub fn builder_call(self) -> Option<StringValue<'k>> {
        self.base().0.code_block("builderCall")
    }

    /// The dialect of a `DialectType` or `TypeDef`.
    #[inline]
    pub fn dialect(self) -> Option<Record<'k>> {
        self.base().0.def("dialect")
    }
}

impl<'k> AttrConstraint<'k> {
    /// The Rust type of the stored attribute.
    pub fn storage_type(self) -> Option<&'k str> {
        self.0.non_empty("storageType").map(str::trim)
    }

    fields! { self.0:
        /// The Rust type that the accessor returns.
        return_type = code_block("returnType");
        /// Reads the returned value from the attribute `$_self`.
        convert_from_storage = code_block("convertFromStorage");
        /// Builds the attribute from the value `$0`.
        const_builder_call = code_block("constBuilderCall");
        /// Whether the attribute may be absent.
        is_optional = flag("isOptional");
        /// Whether the attribute is computed and not stored.
        is_derived = is_subclass_of("DerivedAttr");
        /// How a derived attribute is computed.
        body = code_block("body");
    }

    /// The value of an absent attribute.
    pub fn default_value(self) -> Option<StringValue<'k>> {
        self.0
            .string_value("defaultValue")
            .filter(|string| !string.text().trim().is_empty())
    }

    /// Whether an absent attribute has a value.
    pub fn has_default_value(self) -> bool {
        self.default_value().is_some()
    }

    /// The type of the attribute's value, if the constraint fixes one.
    pub fn value_type(self) -> Option<TypeConstraint<'k>> {
        self.0.def("valueType").map(TypeConstraint)
    }

    /// The attribute under `OptionalAttr`, `DefaultValuedAttr`, `ConfinedAttr`
    /// and the like.
    #[must_use]
    pub fn base(self) -> Self {
        Self(innermost(self.0, "baseAttr"))
    }

    /// The name of the definition under all wrappers.
    pub fn base_def_name(self) -> &'k str {
        self.base().0.name()
    }

    /// Whether this is `UnitAttr`: present or absent, without a value.
    pub fn is_unit(self) -> bool {
        self.base_def_name() == "UnitAttr"
    }

    /// Whether this is `SymbolNameAttr`, which prints as `@name`.
    pub fn is_symbol_name(self) -> bool {
        self.base_def_name() == "SymbolNameAttr"
    }

    /// The enum of an attribute whose stored form is an integer
    /// (`EnumAttrInfo` and its kin).
    pub fn enum_info(self) -> Option<Record<'k>> {
        let base = self.base().0;
        base.is_subclass_of("EnumAttrInfo").then_some(base)
    }

    /// Whether accessors return an enum of ODS's: an enum attribute with a class of
    /// its own, or a dialect's attribute around an enum.
    pub fn is_enum_attr(self) -> bool {
        let base = self.base().0;
        base.is_subclass_of("EnumAttr")
            || base.is_subclass_of("EnumAttrInfo") && base.flag("genSpecializedAttr")
    }

    /// Whether accessors return the dialect's attribute itself: an `AttrDef` with the default
    /// `returnType`.
    pub fn is_attr_def(self) -> bool {
        let base = self.base().0;
        let returned = base.text("returnType").and_then(|ty| ty.strip_prefix('&'));
        base.is_subclass_of("AttrDef") && returned == base.text("cppType")
    }

    /// The dialect of a `DialectAttr` or `AttrDef`.
    #[inline]
    pub fn dialect(self) -> Option<Record<'k>> {
        self.base().0.def("dialect")
    }
}

impl<'k> PropConstraint<'k> {
    fields! { self.0:
        /// The Rust type of the stored value.
        storage_type = code_block("storageType");
        /// The value that builders and parsers fill in.
        default_value = code_block("defaultValue");
        /// The default value in its stored form, if accessors return another one.
        storage_default = code_block("storageTypeValueOverride");
        /// Parses the value if it is present.
        optional_parser = code_block("optionalParser");
    }

    /// The Rust type that the accessor returns and builders take.
    pub fn interface_type(self) -> Option<StringValue<'k>> {
        let ty = self.0.code_block("interfaceType");
        ty.or_else(|| self.storage_type())
    }

    /// Whether the property may be left out.
    pub fn has_default_value(self) -> bool {
        self.default_value().is_some()
    }

    /// Another piece of code of the property, such as `parser` or `printer`.
    pub fn hook(self, name: &str) -> Option<StringValue<'k>> {
        self.0.code_block(name)
    }

    /// The property under wrappers.
    #[must_use]
    pub fn base(self) -> Self {
        Self(innermost(self.0, "baseProperty"))
    }

    /// Whether this is `UnitProp`: present or absent, without a value.
    pub fn is_unit(self) -> bool {
        matches!(self.base().0.name(), "UnitProp" | "UnitProperty")
    }
}

/// Follows the record-valued field `name` to its end, at most [`MAX_WRAPPERS`] times: a
/// definition may name itself there.
fn innermost<'k>(record: Record<'k>, name: &str) -> Record<'k> {
    let wrapped = std::iter::successors(Some(record), |record| record.def(name));
    wrapped.take(MAX_WRAPPERS).last().unwrap_or(record)
}
