//! Dispatch of operation interfaces for code that does not know the op.
//!
//! An interface is a Rust trait that op types implement. `#[op_interface]` on the trait, or
//! `def I : OpInterface<…>` in `ods!`, generates
//! - the handle `DynI`, an operation with a static table of functions,
//! - `dyn I` as the name of the interface: `op.interface::<dyn I>(ir)`.
//!
//! An op's definition lists its tables; tables for ops of other crates are attached to a
//! registry. No other registry exists, nothing is boxed, and no code runs before `main`.

use super::fallback::fallback;
use super::known::KnownTables;
use crate::ir::{Ir, Operation};
use crate::kind_interfaces::{Entry, EntryInfo, KeyTable};
use crate::op::spec::OpSpec;
use crate::op::{Op, OpHandle, OpInfo, VerifyResult};
use crate::registry::{Dialect, DialectRegistry};
use crate::traits::TraitInfo;
use ods_lookup::LookupMap;
use std::any::{Any, TypeId};

/// An interface of operations, named by its trait object type: `dyn I`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface of operations",
    label = "not an interface of operations",
    note = "name it as `dyn I`, where `I` is a trait with `#[op_interface]` or a `def I : OpInterface<…>`"
)]
pub trait OpInterface: 'static {
    /// The handle of an operation that has the interface.
    type Handle: OpHandle;
    /// The name of the interface.
    const NAME: &'static str;
}

/// A type that implements interfaces for an op: the op type itself, or a model of an op
/// that is defined elsewhere ([`op_model!`](crate::op_model)).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an op nor a model of one",
    note = "`op_model! {{ struct {Self} for SomeOp; }}` makes a model"
)]
pub trait OpModel: OpHandle {
    /// The op; the model itself, if it models all ops of a dialect.
    type Op: OpHandle;

    /// The definition of the op; `None` for a model of all ops of a dialect.
    const OP_INFO: Option<&'static OpInfo>;

    /// A type with the interfaces that may be implemented: those that the op
    /// [lists](Op::Interfaces); for a model, which is attached, the model itself, whatever it
    /// implements.
    type Interfaces: ?Sized;

    /// Wraps an operation that is known to be of that op.
    fn model_of(op: Operation) -> Self;
}

/// What an op that lists no interfaces has for [`Op::Interfaces`].
pub trait NoInterfaces {}

impl<O: Op> OpModel for O {
    type Op = O;
    type Interfaces = O::Interfaces;
    const OP_INFO: Option<&'static OpInfo> = Some(O::INFO);

    #[inline]
    fn model_of(op: Operation) -> Self {
        O::from_operation_unchecked(op)
    }
}

/// An interface `dyn I` that `M` implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an interface of operations",
    label = "not an interface of operations",
    note = "an interface written as a Rust trait needs the attribute `#[op_interface]`"
)]
pub trait ImplementedBy<M: OpModel>: OpInterface {
    /// The table of `M`'s functions.
    const ENTRY: InterfaceEntry;
}

/// The implementation of one interface for one op.
pub type InterfaceEntry = Entry<TraitInfo>;

impl EntryInfo for TraitInfo {
    #[inline]
    fn name(&self) -> &'static str {
        TraitInfo::name(self)
    }
}

impl InterfaceEntry {
    /// Makes the entry of the interface `I` with the functions in `table`.
    pub const fn new<I: OpInterface + ?Sized>(table: &'static (dyn Any + Send + Sync)) -> Self {
        Self::with_key(TypeId::of::<I>, TraitInfo::marker(I::NAME), table)
    }

    /// Adds a verifier, which runs in the order of the traits, or after everything nested
    /// is verified if `with_regions` is set.
    #[must_use]
    #[inline]
    pub const fn verify(
        mut self,
        verify: fn(Operation, &Ir) -> VerifyResult,
        with_regions: bool,
    ) -> Self {
        let name = self.info.name();
        self.info = if with_regions {
            TraitInfo::region(name, verify)
        } else {
            TraitInfo::native(name, verify)
        };
        self
    }

    /// The verifier of the interface, in the form of a trait's.
    pub(crate) const fn info(&self) -> &TraitInfo {
        &self.info
    }
}

/// The entry of interface `I` for `M`, for the list in an op's definition.
pub const fn interface_entry<I: ImplementedBy<M> + ?Sized, M: OpModel>() -> &'static InterfaceEntry
{
    const { &<I as ImplementedBy<M>>::ENTRY }
}

/// The interfaces of an op by key.
pub(crate) type InterfaceTable = KeyTable<&'static InterfaceEntry>;

/// The functions of interface `I` for `op`, a table of type `T`. `known` is the
/// interface's cache.
#[inline]
pub fn interface_table<I: OpInterface + ?Sized, T: 'static>(
    op: Operation,
    ir: &Ir,
    known: &'static KnownTables<T>,
) -> Option<&'static T> {
    match known.get(ir.name_of(op).definition) {
        Some(table) => Some(table),
        None => find_table::<I, T>(op, ir, known),
    }
}

/// [`interface_table`] for a definition that is not in the cache, or does not list the
/// interface.
#[inline(never)]
fn find_table<I: OpInterface + ?Sized, T: 'static>(
    op: Operation,
    ir: &Ir,
    known: &'static KnownTables<T>,
) -> Option<&'static T> {
    let spec = op.spec(ir);
    let listed = spec.and_then(|spec| known.get_or_ask(spec.number, || listed_table::<I, T>(spec)));
    if listed.is_some() {
        return listed;
    }
    let may_be_attached = spec.is_none_or(|spec| spec.has_interface_fallback);
    let key = TypeId::of::<I>();
    if !may_be_attached && !ir.registry().models.has(key) {
        return None;
    }
    attached(op, ir, key)?.table()
}

/// The interface with this key from an attached model or the dialect's fallback.
fn attached(op: Operation, ir: &Ir, key: TypeId) -> Option<&'static InterfaceEntry> {
    let models = &ir.registry().models;
    let model = op.info(ir).and_then(|info| models.get(address(info), key));
    model.or_else(|| fallback(op, ir, key))
}

/// The functions of interface `I` that an op's definition lists, a table of type `T`.
pub(crate) fn listed_table<I: OpInterface + ?Sized, T: 'static>(
    spec: &OpSpec,
) -> Option<&'static T> {
    spec.interfaces.get(TypeId::of::<I>())?.table()
}

/// Whether an op's definition lists interface `I`.
pub(crate) fn lists_interface<I: OpInterface + ?Sized>(info: &'static OpInfo) -> bool {
    info.spec().interfaces.get(TypeId::of::<I>()).is_some()
}

impl Operation {
    /// The operation as a handle of the interface `dyn I`; `None` if it lacks the
    /// interface.
    ///
    /// ```
    /// use ods_runtime::interfaces::SymbolOpInterface;
    /// use ods_runtime::prelude::*;
    ///
    /// let mut ir = Ir::new();
    /// let text = "module @here {}";
    /// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default());
    /// let symbol = module.unwrap().interface::<dyn SymbolOpInterface>(&ir);
    /// assert_eq!(symbol.unwrap().get_name(&ir), "here");
    /// ```
    #[inline]
    pub fn interface<I: OpInterface + ?Sized>(self, ir: &Ir) -> Option<I::Handle> {
        I::Handle::cast(self, ir)
    }

    /// Whether the operation has the interface `dyn I`.
    #[inline]
    pub fn has_interface<I: OpInterface + ?Sized>(self, ir: &Ir) -> bool {
        self.interface::<I>(ir).is_some()
    }
}

impl OpInfo {
    /// The names of the interfaces that the op's definition lists, in no particular
    /// order.
    #[inline]
    pub fn interface_names(&self) -> impl Iterator<Item = &'static str> {
        let entries = self.spec().interfaces.values();
        entries.map(|entry| entry.name())
    }
}

/// The address of an op's definition, which identifies it.
fn address(info: &OpInfo) -> usize {
    std::ptr::from_ref(info).addr()
}

/// The models of interfaces of dialects, by interface and name of the dialect.
pub(crate) type DialectModels = LookupMap<(TypeId, &'static str), Box<dyn Any + Send + Sync>>;

impl DialectRegistry {
    /// Adds the interface `dyn I`, and those that it extends, to the op `O` of another
    /// crate. `M` implements it.
    ///
    /// The verifier of the interface is not run for attached models.
    ///
    /// ```
    /// use ods_runtime::builtin::ModuleOp;
    /// use ods_runtime::prelude::*;
    ///
    /// #[op_interface]
    /// trait Countable {
    ///     fn count(self, ir: &Ir) -> usize;
    /// }
    ///
    /// op_model! { struct ModuleModel for ModuleOp; }
    /// impl Countable for ModuleModel {
    ///     fn count(self, ir: &Ir) -> usize {
    ///         self.op().body(ir).operations(ir).count()
    ///     }
    /// }
    ///
    /// let registry = DialectRegistry::new().attach::<dyn Countable, ModuleOp, ModuleModel>();
    /// let mut ir = Ir::with_registry(registry.into());
    /// let module = parse_source(&mut ir, "a.mlir", "module {}".as_bytes(), ParseOptions::default()).unwrap();
    /// assert_eq!(module.interface::<dyn Countable>(&ir).unwrap().count(&ir), 0);
    /// ```
    ///
    /// # Panics
    ///
    /// If the op has the interface already.
    #[must_use]
    pub fn attach<I, O, M>(mut self) -> Self
    where
        I: ImplementedBy<M> + ?Sized,
        O: Op,
        M: OpModel<Op = O>,
    {
        let lists = |key| O::INFO.lists_interface(key);
        let (of, name) = (address(O::INFO), O::INFO.name());
        self.models
            .attach(of, name, lists, interface_entry::<I, M>());
        self
    }

    /// Adds the interface `dyn I`, implemented by `model`, to the dialect `D`.
    ///
    /// `I` can be any trait whose objects can be shared between threads, including one
    /// that `def I : DialectInterface<…>` defines.
    ///
    /// ```
    /// use ods_runtime::builtin::BuiltinDialect;
    /// use ods_runtime::prelude::*;
    ///
    /// trait Colour: Sync {
    ///     fn colour(&self) -> &str;
    /// }
    ///
    /// struct Grey;
    /// impl Colour for Grey {
    ///     fn colour(&self) -> &str {
    ///         "grey"
    ///     }
    /// }
    ///
    /// let registry = DialectRegistry::new().attach_to_dialect::<BuiltinDialect, dyn Colour>(&Grey);
    /// let interface = registry.dialect_interface::<dyn Colour>("builtin").unwrap();
    /// assert_eq!(interface.colour(), "grey");
    /// assert!(registry.dialect_interface::<dyn Colour>("other").is_none());
    /// ```
    ///
    /// # Panics
    ///
    /// If the dialect has the interface already.
    #[must_use]
    pub fn attach_to_dialect<D: Dialect, I: Sync + ?Sized + 'static>(
        mut self,
        model: &'static I,
    ) -> Self {
        let name = D::INFO.name();
        let key = (TypeId::of::<I>(), name);
        let old = self.dialect_models.insert(key, Box::new(model));
        let interface = std::any::type_name::<I>();
        assert!(
            old.is_none(),
            "the dialect `{name}` already has the interface `{interface}`"
        );
        self
    }

    /// The interface `dyn I` of the named dialect, if it has it.
    pub fn dialect_interface<I: ?Sized + 'static>(&self, dialect: &str) -> Option<&'static I> {
        let model = self.dialect_models.get(&(TypeId::of::<I>(), dialect))?;
        model.downcast_ref::<&'static I>().copied()
    }

    /// Whether interfaces are attached to any dialect.
    pub(crate) fn has_dialect_interfaces(&self) -> bool {
        !self.dialect_models.is_empty()
    }

    /// Whether any models are attached to ops.
    pub(crate) fn has_models(&self) -> bool {
        !self.models.is_empty()
    }
}

/// Makes a model of an op that is defined elsewhere: a local type that can implement
/// interfaces for it and be attached to a
/// [`DialectRegistry`](crate::DialectRegistry::attach).
///
/// `op_model! { pub struct ForModule for ModuleOp; }` makes a model of one op; its method
/// `op` returns the op. `op_model! { pub struct AnyToyOp for dialect ToyDialect; }` makes
/// a model of all operations of a dialect, for
/// [`OperationInterfaceFallback`](crate::interfaces::OperationInterfaceFallback).
#[macro_export]
macro_rules! op_model {
    ($(#[$attr:meta])* $vis:vis struct $name:ident for dialect $dialect:ty;) => {
        $crate::op_model! {
            @model $(#[$attr])* $vis struct $name: Self, $crate::Operation,
            info ::core::option::Option::None,
            cast |op, ir| {
                let name = <$dialect as $crate::Dialect>::INFO.name();
                op.name(ir).dialect() == name
            },
            op |op| op
        }
    };
    ($(#[$attr:meta])* $vis:vis struct $name:ident for $op:ty;) => {
        $crate::op_model! {
            @model $(#[$attr])* $vis struct $name: $op, $op,
            info ::core::option::Option::Some(<$op as $crate::Op>::INFO),
            cast |op, ir| <$op as $crate::OpHandle>::cast(op, ir).is_some(),
            op |op| <$op as $crate::Op>::from_operation_unchecked(op)
        }
    };
    (
        @model $(#[$attr:meta])* $vis:vis struct $name:ident: $of:ty, $handle:ty,
        info $info:expr,
        cast |$op:ident, $ir:ident| $is_one:expr,
        op |$operation:ident| $make:expr
    ) => {
        $(#[$attr])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name($crate::Operation);

        impl ::core::ops::Deref for $name {
            type Target = $crate::Operation;
            fn deref(&self) -> &$crate::Operation {
                &self.0
            }
        }

        impl $crate::OpHandle for $name {
            fn cast($op: $crate::Operation, $ir: &$crate::Ir) -> ::core::option::Option<Self> {
                $is_one.then_some(Self($op))
            }

            fn operation(self) -> $crate::Operation {
                self.0
            }
        }

        impl $crate::interfaces::OpModel for $name {
            type Op = $of;
            type Interfaces = Self;
            const OP_INFO: ::core::option::Option<&'static $crate::op::OpInfo> = $info;

            fn model_of(op: $crate::Operation) -> Self {
                Self(op)
            }
        }

        impl $name {
            /// The modelled operation.
            #[allow(dead_code)]
            $vis fn op(self) -> $handle {
                let $operation = self.0;
                $make
            }
        }
    };
}
