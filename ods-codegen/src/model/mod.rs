//! The model: what the records mean as ODS.
//!
//! In go records, out come dialects and operations as `mlir::tblgen` models
//! them. A definition that others refer to (a dialect, a constraint, a trait) is
//! a `Copy` view of its record; a definition that something is generated for (an
//! op) is a digest that keeps the record beside it. Nothing here knows Rust
//! tokens, or what language a code string is in.
//!
//! **Invariant:** a digest never holds more than the definition says; defaults
//! and derived facts are methods.

pub mod argument;
pub mod builder;
pub mod constraint;
pub mod dialect;
pub mod enum_def;
pub(crate) mod fields;
pub mod names;
pub mod op_trait;
pub mod operator;
pub mod pred;
mod stricter;

use ods_tablegen::{Diagnostics, Record, RecordKeeper};

pub use argument::{
    Argument, Arity, NamedAttribute, NamedProperty, NamedRegion, NamedSuccessor,
    NamedTypeConstraint, Presence, Variable,
};
pub use builder::{Builder, BuilderParameter};
pub use constraint::{
    AttrConstraint, Constraint, ConstraintFunction, PropConstraint, RegionConstraint,
    SuccessorConstraint, TypeConstraint,
};
pub use dialect::Dialect;
pub use enum_def::{CaseKind, EnumCase, EnumDef};
pub use op_trait::{InterfaceTrait, NativeTrait, OpTrait, PredTrait};
pub use operator::{Operator, TypeSource};
pub use pred::{Pred, PredCode};
pub(crate) use stricter::{Stricter, forget_strictness, is_stricter};

/// Everything that is generated from one set of records.
pub struct Model<'k> {
    /// The dialects, in definition order.
    pub dialects: Vec<Dialect<'k>>,
    /// The enums, in definition order.
    pub enums: Vec<EnumDef<'k>>,
    /// The operations, in definition order.
    pub operators: Vec<Operator<'k>>,
    /// The constraints that become functions (`cppFunctionName`), in definition
    /// order.
    pub constraint_functions: Vec<ConstraintFunction<'k>>,
}

impl<'k> Model<'k> {
    /// Digests the definitions that `is_selected` picks.
    pub fn new(
        keeper: &'k RecordKeeper,
        is_selected: impl Fn(Record<'k>) -> bool,
        diags: &mut Diagnostics,
    ) -> Self {
        let selected = |class| {
            keeper
                .derived_definitions(class)
                .into_iter()
                .filter(|record| is_selected(*record))
        };
        let dialects = selected("Dialect").map(Dialect::new).collect();
        let enums = selected("EnumInfo")
            .filter_map(|record| EnumDef::new(record, diags))
            .collect();
        let operators = selected("Op")
            .filter_map(|record| Operator::new(record, diags))
            .collect();
        let constraint_functions = selected("AttrTypeConstraint")
            .filter_map(ConstraintFunction::new)
            .collect();
        Self {
            dialects,
            enums,
            operators,
            constraint_functions,
        }
    }

    /// The operations of `dialect`.
    pub fn operators_of(&self, dialect: Dialect<'k>) -> impl Iterator<Item = &Operator<'k>> {
        self.operators
            .iter()
            .filter(move |op| op.dialect() == dialect)
    }
}
