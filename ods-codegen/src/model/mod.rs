//! The model: records as ODS definitions.
//!
//! In go records, out come dialects and operations as `mlir::tblgen` models
//! them. Definitions that others refer to (dialects, constraints, traits) are
//! `Copy` views of their records. Definitions that code is generated for (ops)
//! are digests that keep the record. Nothing here knows Rust tokens, or what
//! language a code string is in.
//!
//! **Invariant:** a digest holds only what the definition says; defaults and
//! derived facts are methods.

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
pub mod pass;
pub mod pattern;
pub mod pred;
pub(crate) mod summary;

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Record, RecordKeeper};

use fields::Fields as _;

pub use argument::{
    Argument, Arity, NamedAttribute, NamedBlocks, NamedProperty, NamedRegion, NamedSuccessor,
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
pub use pass::{PassDef, PassOption, PassStatistic};
pub use pattern::PatternDef;
pub use pred::{Pred, PredCode};

/// Everything that is generated from one set of records.
#[derive(Default)]
pub struct Model<'k> {
    /// The dialects, in definition order.
    pub dialects: Vec<Dialect<'k>>,
    /// The enums, in definition order.
    pub enums: Vec<EnumDef<'k>>,
    /// The types and attributes, in definition order.
    pub defs: Vec<TypeOrAttrDef<'k>>,
    /// The interfaces, in definition order.
    pub interfaces: Vec<InterfaceDef<'k>>,
    /// The Rust types of all known enums, generated here or not, with their names in
    /// messages.
    pub enum_types: LookupMap<&'k str, &'k str>,
    /// The operations, in definition order.
    pub operators: Vec<Operator<'k>>,
    /// The constraints that become functions (`cppFunctionName`), in definition
    /// order.
    pub constraint_functions: Vec<ConstraintFunction<'k>>,
    /// The passes, in definition order.
    pub passes: Vec<PassDef<'k>>,
    /// The rewrite patterns, by name.
    pub patterns: Vec<PatternDef<'k>>,
}

impl<'k> Model<'k> {
    /// Digests the definitions that `is_selected` picks.
    pub fn new(
        keeper: &'k RecordKeeper,
        is_selected: &dyn Fn(Record<'k>) -> bool,
        diags: &mut Diagnostics,
    ) -> Self {
        let mut own = keeper.own_defs();
        own.retain(|def| is_selected(*def));
        let enum_type = |record: Record<'k>| {
            let ty = record.text("cppType")?;
            Some((ty, record.text("nameInMessages").unwrap_or(ty)))
        };
        let enum_types = keeper.derived_definitions("EnumInfo").into_iter();
        Self {
            dialects: each(&own, &["Dialect"], &mut |record| Some(Dialect::new(record))),
            enums: each(&own, &["EnumInfo"], &mut |record| {
                EnumDef::new(record, diags)
            }),
            defs: each(&own, &["AttrDef", "TypeDef"], &mut |record| {
                TypeOrAttrDef::new(record, diags)
            }),
            interfaces: each(&own, &["Interface"], &mut |record| {
                let is_use = record.is_subclass_of("DeclareInterfaceMethods");
                (!is_use).then(|| InterfaceDef::new(record))
            }),
            enum_types: enum_types.filter_map(enum_type).collect(),
            operators: each(&own, &["Op"], &mut |record| Operator::new(record, diags)),
            constraint_functions: each(&own, &["AttrTypeConstraint"], &mut ConstraintFunction::new),
            passes: each(&own, &["PassBase"], &mut |record| {
                PassDef::new(record, diags)
            }),
            patterns: PatternDef::all(&own),
        }
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
        let operators = self.operators.iter();
        operators.filter(move |op| op.dialect() == dialect)
    }
}

/// What `define` makes of the records of each class, in this order.
fn each<'k, T>(
    records: &[Record<'k>],
    classes: &[&'static str],
    define: &mut dyn FnMut(Record<'k>) -> Option<T>,
) -> Vec<T> {
    let mut list = Vec::new();
    for class in classes {
        for record in records {
            if record.is_subclass_of(class)
                && let Some(definition) = define(*record)
            {
                list.push(definition);
            }
        }
    }
    list
}

/// Defines the operations on all lists of definitions of a model.
macro_rules! lists {
    ($($list:ident: $definition:ident),*) => {
        /// Definitions that were taken out of a model, with their places in its lists.
        pub(crate) struct Aside<'k> {
            $($list: Vec<(usize, $definition<'k>)>,)*
        }

        impl<'k> Model<'k> {
            /// Takes out the definitions that `is_out` picks.
            pub(crate) fn set_aside(&mut self, is_out: impl Fn(Record<'k>) -> bool) -> Aside<'k> {
                Aside {
                    $($list: take(&mut self.$list, &|definition| is_out(definition.record())),)*
                }
            }

            /// Puts definitions back where [`Self::set_aside`] took them.
            pub(crate) fn put_back(&mut self, aside: Aside<'k>) {
                $(put_back(&mut self.$list, aside.$list);)*
            }

            /// Whether nothing is generated.
            pub fn is_empty(&self) -> bool {
                true $(&& self.$list.is_empty())*
            }
        }
    };
}

lists! {
    dialects: Dialect, enums: EnumDef, defs: TypeOrAttrDef, interfaces: InterfaceDef,
    operators: Operator, constraint_functions: ConstraintFunction, passes: PassDef,
    patterns: PatternDef
}

fn take<T>(list: &mut Vec<T>, is_out: &dyn Fn(&T) -> bool) -> Vec<(usize, T)> {
    let mut out = Vec::new();
    // Mostly none is out, and the list stays as it is.
    let mut first = 0;
    while first < list.len() && !is_out(&list[first]) {
        first += 1;
    }
    if first == list.len() {
        return out;
    }
    for (place, item) in std::mem::take(list).into_iter().enumerate() {
        if is_out(&item) {
            out.push((place, item));
        } else {
            list.push(item);
        }
    }
    out
}

fn put_back<T>(list: &mut Vec<T>, aside: Vec<(usize, T)>) {
    if aside.is_empty() {
        return;
    }
    for (place, item) in aside {
        list.insert(place, item);
    }
}
