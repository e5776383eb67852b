//! The registered dialects and operations of an `Ir`.

use crate::builtin;
use crate::def::{AttrDef, AttrEntry, TypeDef, TypeEntry, ValueRegistry};
use crate::interfaces::{DialectModels, SymbolUserAttrInterface};
use crate::kind_interfaces::{AliasHooks, Models};
use crate::op::{Op, OpInfo};
use crate::rewrite::PatternSet;
use crate::traits::TraitInfo;
use ods_lookup::LookupMap;
use std::any::TypeId;
use std::ops::Deref;

mod dialect;

pub use crate::def::ParseAttribute;
pub use dialect::{
    Dialect, DialectHook, DialectInfo, MissingHook, VerifyAttribute, VerifyRegionAttribute,
    is_strict,
};

/// The dialects and operations that a parser or an `Ir` knows. Always includes the
/// builtin dialect.
///
/// ```
/// use ods_runtime::DialectRegistry;
/// let registry = DialectRegistry::new();
/// assert!(registry.op("builtin.module").is_some());
/// ```
#[derive(Debug)]
pub struct DialectRegistry {
    dialects: LookupMap<&'static str, &'static DialectInfo>,
    values: ValueRegistry,
    ops: LookupMap<&'static str, &'static OpInfo>,
    /// The Rust types of the operations that were added separately.
    op_types: LookupMap<&'static str, &'static str>,
    /// The dialects whose unregistered operations are accepted.
    open_dialects: Vec<&'static str>,
    /// Interfaces attached to ops of other crates.
    pub(crate) models: Models<usize, TraitInfo>,
    pub(crate) dialect_models: DialectModels,
    /// Whether a dialect has attributes with the interface `SymbolUserAttrInterface`.
    pub(crate) has_symbol_user_attributes: bool,
}

impl Default for DialectRegistry {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl DialectRegistry {
    /// Makes a registry with the builtin dialect only.
    pub fn new() -> Self {
        let mut registry = Self {
            dialects: LookupMap::default(),
            values: ValueRegistry::new(),
            ops: LookupMap::default(),
            op_types: LookupMap::default(),
            open_dialects: Vec::new(),
            models: Models::default(),
            dialect_models: DialectModels::default(),
            has_symbol_user_attributes: false,
        };
        registry.add_dialect(&builtin::DIALECT);
        registry
    }

    /// Adds dialect `D`, its operations and the dialects it depends on.
    ///
    /// # Panics
    ///
    /// If another dialect or operation with the same name is registered.
    #[must_use]
    pub fn with<D: Dialect>(mut self) -> Self {
        self.add_dialect(D::INFO);
        self
    }

    /// Accepts unregistered operations of dialect `D`: MLIR's `allowUnknownOperations`.
    /// They have the generic form only.
    #[must_use]
    pub fn with_unknown_operations<D: Dialect>(mut self) -> Self {
        self.open_dialects.push(D::INFO.name());
        self
    }

    /// Whether unregistered operations of the named dialect are accepted.
    pub fn allows_unknown_operations(&self, dialect: &str) -> bool {
        self.open_dialects.contains(&dialect)
    }

    /// Adds an operation that is defined separately from its dialect, for example in
    /// another crate, and its dialect.
    ///
    /// # Panics
    ///
    /// If another operation with the same name is registered; the message names both.
    #[must_use]
    pub fn with_op<O: Op>(mut self) -> Self {
        self.add_dialect(O::INFO.dialect());
        self.add_op(O::INFO, Some(std::any::type_name::<O>()));
        self
    }

    /// Adds a type that is defined separately from its dialect.
    ///
    /// # Panics
    ///
    /// If another type with the same name is registered.
    #[must_use]
    pub fn with_type<T: TypeDef>(mut self) -> Self {
        self.values.add_type(TypeEntry::of::<T>());
        self
    }

    /// Adds an attribute that is defined separately from its dialect.
    ///
    /// # Panics
    ///
    /// If another attribute with the same name is registered.
    #[must_use]
    pub fn with_attribute<A: AttrDef>(mut self) -> Self {
        let entry = AttrEntry::of::<A>();
        self.note_symbol_users(entry);
        self.values.add_attribute(entry);
        self
    }

    fn note_symbol_users(&mut self, entry: AttrEntry) {
        let interfaces = entry.info().interfaces();
        self.has_symbol_user_attributes |= interfaces.has::<dyn SymbolUserAttrInterface>();
    }

    /// Adds a dialect by its definition, with its operations and the dialects it depends on.
    ///
    /// # Panics
    ///
    /// As [`with`](Self::with).
    #[doc(hidden)]
    pub fn add_dialect(&mut self, info: &'static DialectInfo) {
        let mut pending = vec![info];
        while let Some(info) = pending.pop() {
            match self.dialects.insert(info.name(), info) {
                None => {}
                Some(known) if std::ptr::eq(known, info) => continue,
                Some(known) => panic!(
                    "two dialects are named `{}`, one {} and one {}",
                    info.name(),
                    module_text(known),
                    module_text(info)
                ),
            }
            for op in info.operations() {
                self.add_op(op, None);
            }
            self.values.add_values(info.values());
            for entry in info.attributes_list() {
                self.note_symbol_users(*entry);
            }
            pending.extend((info.dependent)());
        }
    }

    /// Adds an operation; `ty` is its Rust type if it is added separately from its
    /// dialect.
    #[doc(hidden)]
    pub fn add_op(&mut self, info: &'static OpInfo, ty: Option<&'static str>) {
        match self.ops.insert(info.name(), info) {
            Some(known) if !std::ptr::eq(known, info) => {
                let known = op_text(known, self.op_types.get(known.name()).copied());
                let other = op_text(info, ty);
                panic!(
                    "two operations are named `{}`: {known}, and {other}",
                    info.name()
                );
            }
            Some(_) => {}
            None => {
                if let Some(ty) = ty {
                    self.op_types.insert(info.name(), ty);
                }
            }
        }
    }

    /// The dialect with this name.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectInfo> {
        self.dialects.get(name).copied()
    }

    /// The operation with this full name.
    pub fn op(&self, name: &str) -> Option<&'static OpInfo> {
        self.ops.get(name).copied()
    }

    /// Whether any dialect verifies discardable attributes.
    pub(crate) fn verifies_attributes(&self) -> bool {
        let dialects = &self.dialects;
        dialects.any_value(|dialect| dialect.verify_operation_attribute.is_some())
    }

    /// The alias hooks of the dialects, in the order of their names.
    #[doc(hidden)]
    pub fn alias_hooks(&self) -> Vec<AliasHooks> {
        let names = self.dialect_names().into_iter();
        let hooks = names.filter_map(|name| self.dialects[name].aliases);
        hooks.collect()
    }

    /// The operations, sorted by their names.
    pub fn operations(&self) -> Vec<&'static OpInfo> {
        let names = self.ops.sorted(|name, _| Some(*name));
        names.into_iter().map(|name| self.ops[name]).collect()
    }

    /// Adds the canonicalization patterns of all dialects, and then those of all operations. As in
    /// MLIR, dialects come in the reverse order of their names, and so do the operations of one
    /// dialect.
    pub fn add_canonicalization_patterns(&self, patterns: &mut PatternSet) {
        for name in self.dialect_names().into_iter().rev() {
            self.dialects[name].add_own_canonicalization_patterns(patterns);
        }
        let operations = self.operations();
        let is_of_one = |one: &&'static OpInfo, other: &&'static OpInfo| {
            one.dialect().name() == other.dialect().name()
        };
        for of_dialect in operations.chunk_by(is_of_one) {
            for op in of_dialect.iter().rev() {
                op.add_canonicalization_patterns(patterns);
            }
        }
    }

    /// The names of all dialects, sorted.
    pub fn dialect_names(&self) -> Vec<&'static str> {
        self.dialects.sorted(|name, _| Some(*name))
    }
}

/// The part that knows types and attributes.
impl Deref for DialectRegistry {
    type Target = ValueRegistry;

    fn deref(&self) -> &ValueRegistry {
        &self.values
    }
}

impl DialectRegistry {
    /// The interfaces attached to types and attributes, to add one.
    #[inline]
    pub(crate) fn models_mut(&mut self) -> &mut Models<TypeId, &'static str> {
        self.values.models_mut()
    }
}

/// The origin of a dialect, for messages.
fn module_text(dialect: &DialectInfo) -> String {
    match dialect.module {
        "" => "of unknown origin".to_owned(),
        module => format!("in `{module}`"),
    }
}

/// The origin of an operation, for messages: its type, or the module of its dialect.
fn op_text(info: &OpInfo, ty: Option<&'static str>) -> String {
    match ty {
        Some(ty) => format!("`{ty}`"),
        None => format!("that of the dialect {}", module_text(info.dialect())),
    }
}
