//! Interfaces of types and attributes: how code that has never heard of a kind of
//! type asks it.
//!
//! As with operations, an interface is a Rust trait, here one that kinds of types
//! or attributes implement. `#[type_interface]` and `#[attr_interface]`, or
//! `def I : TypeInterface<…>` in `ods!`, make of it the handle `DynI<'_>`, which is
//! a reference to a type with a static table of functions, and `dyn I` as its name.
//!
//! What a kind implements is in its definition, so that a type can be asked
//! without anything else; what other crates attach to it is in a registry.

use super::attributes::SymbolUserAttrInterface;
use super::keys::KeyTable;
use crate::attributes::{Attribute, AttributeKind};
use crate::ir::Ir;
use crate::registry::DialectRegistry;
use crate::types::{Type, TypeKind};
use ods_lookup::LookupMap;
use std::any::{Any, TypeId, type_name};
use std::fmt;
use std::sync::OnceLock;

/// One interface of one kind of type or attribute.
pub struct KindEntry {
    key: fn() -> TypeId,
    name: &'static str,
    table: &'static (dyn Any + Send + Sync),
    bases: fn() -> Vec<&'static KindEntry>,
}

impl KindEntry {
    const fn with_key(
        key: fn() -> TypeId,
        name: &'static str,
        table: &'static (dyn Any + Send + Sync),
    ) -> Self {
        Self {
            key,
            name,
            table,
            bases: Vec::new,
        }
    }

    /// The entry of the interface of types `I`, whose functions are in `table`.
    pub const fn of_type<I: TypeInterface + ?Sized>(
        table: &'static (dyn Any + Send + Sync),
    ) -> Self {
        Self::with_key(TypeId::of::<I>, I::NAME, table)
    }

    /// The entry of the interface of attributes `I`, whose functions are in `table`.
    pub const fn of_attr<I: AttrInterface + ?Sized>(
        table: &'static (dyn Any + Send + Sync),
    ) -> Self {
        Self::with_key(TypeId::of::<I>, I::NAME, table)
    }

    /// With the interfaces that this one extends.
    #[must_use]
    pub const fn bases(mut self, bases: fn() -> Vec<&'static KindEntry>) -> Self {
        self.bases = bases;
        self
    }

    /// The name of the interface.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Calls `visit` for this interface and all that it extends, nearest first.
    fn for_each(&'static self, visit: &mut dyn FnMut(&'static Self)) {
        visit(self);
        for base in (self.bases)() {
            base.for_each(visit);
        }
    }
}

impl fmt::Debug for KindEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KindEntry({})", self.name)
    }
}

/// The interfaces that a kind of type or attribute implements.
#[derive(Debug)]
pub struct KindInterfaces {
    entries: &'static [&'static KindEntry],
    by_key: OnceLock<KeyTable<&'static KindEntry>>,
}

impl KindInterfaces {
    /// No interfaces.
    pub fn none() -> &'static Self {
        static NONE: KindInterfaces = KindInterfaces::new(&[]);
        &NONE
    }

    /// These interfaces, and all that they extend.
    pub const fn new(entries: &'static [&'static KindEntry]) -> Self {
        Self {
            entries,
            by_key: OnceLock::new(),
        }
    }

    /// Before anything is asked, sets which interfaces there are.
    pub(crate) const fn set_entries(&mut self, entries: &'static [&'static KindEntry]) {
        self.entries = entries;
    }

    /// The names of the interfaces, without those that they extend.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.name)
    }

    #[inline]
    fn get(&self, key: TypeId) -> Option<&'static KindEntry> {
        if self.entries.is_empty() {
            return None;
        }
        let table = self.by_key.get_or_init(|| {
            let mut entries = Vec::new();
            for entry in self.entries {
                entry.for_each(&mut |entry| entries.push(((entry.key)(), entry)));
            }
            KeyTable::new(entries)
        });
        table.get(key).copied()
    }

    /// Whether the interface `I` is among them.
    pub(crate) fn has<I: ?Sized + 'static>(&self) -> bool {
        self.get(TypeId::of::<I>()).is_some()
    }
}

/// The models that are attached to kinds of types and attributes, by kind and
/// interface.
#[derive(Default, Debug)]
pub(crate) struct KindModels(LookupMap<(TypeId, TypeId), &'static KindEntry>);

impl KindModels {
    /// Adds `entry`, and what it extends unless that is there, for the kind `K`.
    fn attach<K: 'static>(&mut self, own: &KindInterfaces, entry: &'static KindEntry) {
        let kind = TypeId::of::<K>();
        let mut is_base = false;
        entry.for_each(&mut |entry| {
            let key = (entry.key)();
            let is_there = own.get(key).is_some() || self.0.contains_key(&(kind, key));
            assert!(
                is_base || !is_there,
                "`{}` has the interface `{}` already",
                type_name::<K>(),
                entry.name
            );
            if !is_there {
                self.0.insert((kind, key), entry);
            }
            is_base = true;
        });
    }
}

/// A type or an attribute.
trait Asked {
    fn interfaces(&self) -> &'static KindInterfaces;

    /// What tells its kind from others.
    fn kind_id(&self) -> TypeId;
}

impl Asked for Type {
    #[inline]
    fn interfaces(&self) -> &'static KindInterfaces {
        self.interfaces()
    }

    fn kind_id(&self) -> TypeId {
        self.kind_id()
    }
}

impl Asked for Attribute {
    #[inline]
    fn interfaces(&self) -> &'static KindInterfaces {
        self.interfaces()
    }

    fn kind_id(&self) -> TypeId {
        self.kind_id()
    }
}

/// The functions of interface `I` for `of`, a table of type `T`.
#[inline]
fn table_of<I: ?Sized + 'static, T: 'static>(
    of: &impl Asked,
    registry: Option<&DialectRegistry>,
) -> Option<&'static T> {
    let key = TypeId::of::<I>();
    let entry = of.interfaces().get(key).or_else(|| {
        let models = &registry?.kind_models.0;
        if models.is_empty() {
            return None;
        }
        models.get(&(of.kind_id(), key)).copied()
    })?;
    entry.table.downcast_ref()
}

macro_rules! kind_interfaces {
    (
        $noun:literal, $subject:ident, $kind:ident, $from:ident, $interface:ident, $handle:ident,
        $get:ident, $implemented:ident, $model:ident, $entry_of:ident, $table:ident,
        $as:ident, $model_macro:literal, $no_interface:literal
    ) => {
        #[doc = concat!("An interface of ", $noun, "s, named by its trait object type: `dyn I`.")]
        #[diagnostic::on_unimplemented(
            message = $no_interface,
            label = "not such an interface",
            note = "name it as `dyn I`, where `I` is a trait with the attribute, or defined in `ods!`",
        )]
        pub trait $interface: 'static {
            #[doc = concat!("The handle of ", $noun, "s that have the interface.")]
            type Handle<'t>: $handle<'t>;
            /// The name of the interface.
            const NAME: &'static str;
        }

        #[doc = concat!("A reference to what is known to have an interface of ", $noun, "s.")]
        pub trait $handle<'t>: Copy {
            /// The handle of `of`, if it has the interface, or if a model of it is
            /// attached in `registry`.
            fn cast(of: &'t $subject, registry: Option<&DialectRegistry>) -> Option<Self>;

            #[doc = concat!("The ", $noun, ".")]
            fn $get(self) -> &'t $subject;
        }

        /// An interface `dyn I` that `M` implements.
        pub trait $implemented<M: $kind + ?Sized>: $interface {
            /// The functions of `M`.
            const ENTRY: KindEntry;
        }

        #[doc = concat!("What implements interfaces for the ", $noun, "s of kind `K`: ")]
        #[doc = concat!("that kind itself, or a model ([`", $model_macro, "!`](crate::", $model_macro, ")).")]
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is no model of `{K}`",
            label = "not a model of `{K}`",
        )]
        pub trait $model<K>: $kind {}

        impl<K: $kind> $model<K> for K {}

        /// The entry of interface `I` for `M`, as definitions list it.
        pub const fn $entry_of<I: $implemented<M> + ?Sized, M: $kind + ?Sized>()
        -> &'static KindEntry {
            const { &<I as $implemented<M>>::ENTRY }
        }

        /// The functions of interface `I` for `of`, a table of type `T`.
        #[inline]
        pub fn $table<I: $interface + ?Sized, T: 'static>(
            of: &$subject,
            registry: Option<&DialectRegistry>,
        ) -> Option<&'static T> {
            table_of::<I, T>(of, registry)
        }

        /// `of` as an `M`.
        ///
        /// # Panics
        ///
        /// If it is of another kind: its table was that of another model.
        #[inline]
        pub fn $as<M: $kind + ?Sized>(of: &$subject) -> &M {
            match M::$from(of) {
                Some(of) => of,
                None => panic!("`{of}` is of another kind than its model `{}`", type_name::<M>()),
            }
        }

        impl $subject {
            #[doc = concat!("This ", $noun, " as one that has the interface `dyn I`, by itself")]
            /// or by a model that is attached in the registry of `ir`.
            #[inline]
            pub fn interface<I: $interface + ?Sized>(&self, ir: &Ir) -> Option<I::Handle<'_>> {
                I::Handle::cast(self, Some(ir.registry()))
            }

            #[doc = concat!("This ", $noun, " as one that has the interface `dyn I` by itself.")]
            #[inline]
            pub fn own_interface<I: $interface + ?Sized>(&self) -> Option<I::Handle<'_>> {
                I::Handle::cast(self, None)
            }

            #[doc = concat!("Whether this ", $noun, " has the interface `dyn I` by itself.")]
            #[inline]
            pub fn implements<I: $interface + ?Sized>(&self) -> bool {
                self.own_interface::<I>().is_some()
            }
        }
    };
}

kind_interfaces! {
    "type", Type, TypeKind, from_type, TypeInterface, TypeHandle,
    as_type, TypeImplementedBy, TypeModel, type_interface_entry, type_interface_table,
    type_as, "type_model", "`{Self}` is no interface of types"
}

kind_interfaces! {
    "attribute", Attribute, AttributeKind, from_attribute, AttrInterface, AttrHandle,
    as_attribute, AttrImplementedBy, AttrModel, attr_interface_entry, attr_interface_table,
    attribute_as, "attr_model", "`{Self}` is no interface of attributes"
}

impl DialectRegistry {
    /// With the interface `dyn I`, and those that it extends, for the types of kind
    /// `T`: `M` implements it, which is `T` itself or a model of it.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::types::IntegerType;
    ///
    /// /// Has a size in bytes.
    /// #[type_interface]
    /// trait Sized_ {
    ///     fn size(&self) -> u32;
    /// }
    ///
    /// // The trait is ours: no model is needed.
    /// impl Sized_ for IntegerType {
    ///     fn size(&self) -> u32 {
    ///         self.width().div_ceil(8)
    ///     }
    /// }
    ///
    /// let registry = DialectRegistry::new().attach_to_type::<dyn Sized_, IntegerType, IntegerType>();
    /// let ir = Ir::with_registry(registry.into());
    /// let size = |ty: Type| ty.interface::<dyn Sized_>(&ir).map(|ty| ty.size());
    /// assert_eq!(size(Type::int(12)), Some(2));
    /// assert_eq!(size(Type::f32()), None);
    /// ```
    ///
    /// # Panics
    ///
    /// If the types have the interface already.
    #[must_use]
    pub fn attach_to_type<I, T, M>(mut self) -> Self
    where
        I: TypeImplementedBy<M> + ?Sized,
        T: TypeKind,
        M: TypeModel<T> + ?Sized,
    {
        let entry = type_interface_entry::<I, M>();
        self.kind_models.attach::<T>(T::kind_interfaces(), entry);
        self
    }

    /// With the interface `dyn I`, and those that it extends, for the attributes of
    /// kind `A`: `M` implements it, which is `A` itself or a model of it.
    ///
    /// # Panics
    ///
    /// If the attributes have the interface already.
    #[must_use]
    pub fn attach_to_attribute<I, A, M>(mut self) -> Self
    where
        I: AttrImplementedBy<M> + ?Sized,
        A: AttributeKind,
        M: AttrModel<A> + ?Sized,
    {
        let entry = attr_interface_entry::<I, M>();
        self.has_symbol_user_attributes |=
            TypeId::of::<I>() == TypeId::of::<dyn SymbolUserAttrInterface>();
        self.kind_models.attach::<A>(A::kind_interfaces(), entry);
        self
    }

    /// `ty` as one that has the interface `dyn I`, by itself or by a model that is
    /// attached here.
    pub fn type_interface<'t, I: TypeInterface + ?Sized>(
        &self,
        ty: &'t Type,
    ) -> Option<I::Handle<'t>> {
        I::Handle::cast(ty, Some(self))
    }

    /// `attribute` as one that has the interface `dyn I`, by itself or by a model
    /// that is attached here.
    pub fn attribute_interface<'t, I: AttrInterface + ?Sized>(
        &self,
        attribute: &'t Attribute,
    ) -> Option<I::Handle<'t>> {
        I::Handle::cast(attribute, Some(self))
    }
}

/// Makes a model of a kind of type that is defined elsewhere, so that an interface
/// that is defined elsewhere, too, can be implemented for it and attached to a
/// [`DialectRegistry`](crate::DialectRegistry::attach_to_type).
///
/// The model is a trait object type, whose method `of` gives the type. Interfaces
/// that extend others, or have functions without receiver, cannot be attached so.
///
/// ```
/// use ods_runtime::interfaces::PtrLikeTypeInterface;
/// use ods_runtime::prelude::*;
/// use ods_runtime::types::VectorType;
///
/// type_model! { trait VectorModel for VectorType; }
/// impl PtrLikeTypeInterface for dyn VectorModel {
///     fn get_memory_space(&self) -> Option<Attribute> {
///         None
///     }
///     fn get_element_type(&self) -> Option<Type> {
///         Some(self.of().element_type().clone())
///     }
///     fn has_ptr_metadata(&self) -> bool {
///         true
///     }
///     fn clone_ptr_with(&self, _: Option<Attribute>, _: Option<Type>) -> Option<Type> {
///         None
///     }
/// }
///
/// let registry = DialectRegistry::new()
///     .attach_to_type::<dyn PtrLikeTypeInterface, VectorType, dyn VectorModel>();
/// let ty = Type::from(VectorType::new([2], Type::f32()));
/// let pointer = registry.type_interface::<dyn PtrLikeTypeInterface>(&ty).unwrap();
/// assert_eq!(pointer.get_element_type(), Some(Type::f32()));
/// assert!(ty.own_interface::<dyn PtrLikeTypeInterface>().is_none());
/// ```
#[macro_export]
macro_rules! type_model {
    ($(#[$attr:meta])* $vis:vis trait $name:ident for $of:ty;) => {
        $(#[$attr])*
        $vis trait $name {
            /// What this is a model of.
            fn of(&self) -> &$of;
        }

        impl $name for $of {
            fn of(&self) -> &$of {
                self
            }
        }

        impl $crate::types::TypeKind for dyn $name {
            fn from_type(of: &$crate::Type) -> ::core::option::Option<&Self> {
                <$of as $crate::types::TypeKind>::from_type(of).map(|of| of as &dyn $name)
            }
        }

        impl $crate::interfaces::TypeModel<$of> for dyn $name {}
    };
}

/// Makes a model of a kind of attribute that is defined elsewhere, as
/// [`type_model!`](crate::type_model) does of a kind of type, to be attached with
/// [`DialectRegistry::attach_to_attribute`](crate::DialectRegistry::attach_to_attribute).
#[macro_export]
macro_rules! attr_model {
    ($(#[$attr:meta])* $vis:vis trait $name:ident for $of:ty;) => {
        $(#[$attr])*
        $vis trait $name {
            /// What this is a model of.
            fn of(&self) -> &$of;
        }

        impl $name for $of {
            fn of(&self) -> &$of {
                self
            }
        }

        impl $crate::attributes::AttributeKind for dyn $name {
            fn from_attribute(of: &$crate::Attribute) -> ::core::option::Option<&Self> {
                <$of as $crate::attributes::AttributeKind>::from_attribute(of).map(|of| of as &dyn $name)
            }
        }

        impl $crate::interfaces::AttrModel<$of> for dyn $name {}
    };
}
