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
pub mod def;
pub mod dialect;
pub mod enum_def;
pub(crate) mod fields;
pub mod interface_def;
pub mod names;
pub mod op_trait;
pub mod operator;
pub mod pred;
pub(crate) mod summary;

use ods_lookup::LookupMap;
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
pub use def::{DefKind, DefParameter, TypeOrAttrDef};
pub(crate) use def::{check_operator, nullable};
pub use dialect::{Dialect, text_functions};
pub use enum_def::{CaseKind, EnumCase, EnumDef, EnumFunction};
pub use interface_def::{InterfaceDef, InterfaceKind, InterfaceMethod};
pub use op_trait::{InterfaceTrait, NativeTrait, OpTrait, PredTrait};
pub use operator::{Effect, EffectTarget, EffectsOfKind, Operator, TypeSource};
pub use pred::{Pred, PredCode};

/// Everything that is generated from one set of records.
pub struct Model<'k> {
    /// The dialects, in definition order.
    pub dialects: Vec<Dialect<'k>>,
    /// The enums, in definition order.
    pub enums: Vec<EnumDef<'k>>,
    /// The types and attributes, in definition order.
    pub defs: Vec<TypeOrAttrDef<'k>>,
    /// The interfaces, in definition order.
    pub interfaces: Vec<InterfaceDef<'k>>,
    /// The Rust types of all enums that are known, generated here or not, with what
    /// messages call them.
    pub enum_types: LookupMap<&'k str, &'k str>,
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
        // Most definitions are the prelude's.
        let own: Vec<Record<'k>> = keeper.defs().filter(|def| is_selected(*def)).collect();
        let selected = |class: &'static str| {
            let own = own.iter().copied();
            own.filter(move |record| record.is_subclass_of(class))
        };
        let dialects = selected("Dialect").map(Dialect::new).collect();
        let enums = selected("EnumInfo")
            .filter_map(|record| EnumDef::new(record, diags))
            .collect();
        let defs = selected("AttrDef")
            .chain(selected("TypeDef"))
            .filter_map(|record| TypeOrAttrDef::new(record, diags))
            .collect();
        let interfaces = selected("Interface")
            .filter(|record| !record.is_subclass_of("DeclareInterfaceMethods"))
            .map(InterfaceDef::new)
            .collect();
        let enum_types = keeper
            .derived_definitions("EnumInfo")
            .into_iter()
            .filter_map(|record| {
                let ty = fields::Fields::text(record, "cppType")?;
                let shown = fields::Fields::text(record, "nameInMessages");
                Some((ty, shown.unwrap_or(ty)))
            })
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
            defs,
            interfaces,
            enum_types,
            operators,
            constraint_functions,
        }
    }

    /// Takes out the definitions that `is_out` picks.
    pub(crate) fn set_aside(&mut self, is_out: impl Fn(Record<'k>) -> bool) -> Aside<'k> {
        Aside {
            dialects: take(&mut self.dialects, |dialect| is_out(dialect.record())),
            enums: take(&mut self.enums, |def| is_out(def.record())),
            defs: take(&mut self.defs, |def| is_out(def.record())),
            interfaces: take(&mut self.interfaces, |def| is_out(def.record())),
            operators: take(&mut self.operators, |op| is_out(op.record())),
            constraint_functions: take(&mut self.constraint_functions, |function| {
                is_out(function.record())
            }),
        }
    }

    /// Puts definitions back where [`Self::set_aside`] took them.
    pub(crate) fn put_back(&mut self, aside: Aside<'k>) {
        put_back(&mut self.dialects, aside.dialects);
        put_back(&mut self.enums, aside.enums);
        put_back(&mut self.defs, aside.defs);
        put_back(&mut self.interfaces, aside.interfaces);
        put_back(&mut self.operators, aside.operators);
        put_back(&mut self.constraint_functions, aside.constraint_functions);
    }

    /// Whether nothing is generated.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty()
            && self.enums.is_empty()
            && self.defs.is_empty()
            && self.interfaces.is_empty()
            && self.operators.is_empty()
            && self.constraint_functions.is_empty()
    }

    /// The types or attributes of `dialect` that have a text of their own.
    pub fn defs_of(
        &self,
        dialect: Dialect<'k>,
        kind: DefKind,
    ) -> impl Iterator<Item = &TypeOrAttrDef<'k>> {
        self.defs.iter().filter(move |def| {
            def.kind == kind && def.dialect() == Some(dialect) && def.mnemonic().is_some()
        })
    }

    /// The operations of `dialect`.
    pub fn operators_of(&self, dialect: Dialect<'k>) -> impl Iterator<Item = &Operator<'k>> {
        self.operators
            .iter()
            .filter(move |op| op.dialect() == dialect)
    }
}

/// Definitions that were taken out of a model, with their places in its lists.
pub(crate) struct Aside<'k> {
    dialects: Vec<(usize, Dialect<'k>)>,
    enums: Vec<(usize, EnumDef<'k>)>,
    defs: Vec<(usize, TypeOrAttrDef<'k>)>,
    interfaces: Vec<(usize, InterfaceDef<'k>)>,
    operators: Vec<(usize, Operator<'k>)>,
    constraint_functions: Vec<(usize, ConstraintFunction<'k>)>,
}

fn take<T>(list: &mut Vec<T>, is_out: impl Fn(&T) -> bool) -> Vec<(usize, T)> {
    let (out, kept): (Vec<_>, Vec<_>) =
        (std::mem::take(list).into_iter().enumerate()).partition(|(_, item)| is_out(item));
    list.extend(kept.into_iter().map(|(_, item)| item));
    out
}

fn put_back<T>(list: &mut Vec<T>, aside: Vec<(usize, T)>) {
    for (place, item) in aside {
        list.insert(place, item);
    }
}
