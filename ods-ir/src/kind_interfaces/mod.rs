//! Interfaces of types and attributes: code queries a type without knowing its kind.
//!
//! As with operations, an interface is a Rust trait; here kinds of types or attributes
//! implement it. `#[type_interface]` and `#[attr_interface]`, or `def I : TypeInterface<…>` in
//! `ods!`, generate the handle `DynI<'_>`, a reference to a type with a static table of
//! functions, and use `dyn I` as the name of the interface.
//!
//! The definition of a kind lists the interfaces that it implements, so that a query needs
//! nothing but the type; a registry holds the interfaces that other crates attach.

mod aliases;
mod attributes;
mod entry;
mod keys;
mod types;
mod upcast;

pub use aliases::*;
pub use attributes::*;
pub(crate) use entry::Models;
pub use entry::{Entry, EntryInfo};
pub(crate) use keys::KeyTable;
pub use types::*;
pub use upcast::*;

use crate::attributes::{Attribute, AttributeKind};
use crate::def::ValueRegistry;
use crate::types::{Type, TypeKind};
use std::any::{Any, TypeId, type_name};
use std::sync::OnceLock;

/// One interface of one kind of type or attribute.
pub type KindEntry = Entry<&'static str>;

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
    #[inline]
    pub const fn new(entries: &'static [&'static KindEntry]) -> Self {
        Self {
            entries,
            by_key: OnceLock::new(),
        }
    }

    /// Sets the interfaces; called before any query.
    #[inline]
    pub(crate) const fn set_entries(&mut self, entries: &'static [&'static KindEntry]) {
        self.entries = entries;
    }

    /// The names of the interfaces, without those that they extend.
    #[inline]
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.name())
    }

    #[inline]
    pub(crate) fn get(&self, key: TypeId) -> Option<&'static KindEntry> {
        if self.entries.is_empty() {
            return None;
        }
        let table = self.by_key.get_or_init(|| {
            let mut entries = Vec::new();
            for entry in self.entries {
                entry.for_each(&mut |entry| entries.push((entry.key(), entry)));
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

/// The functions of interface `I`, a table of type `T`, for a kind with `own` interfaces or with a
/// model in `registry`.
#[inline]
fn table_of<I: ?Sized + 'static, T: 'static>(
    own: &KindInterfaces,
    kind: impl FnOnce() -> TypeId,
    registry: Option<&ValueRegistry>,
) -> Option<&'static T> {
    let key = TypeId::of::<I>();
    let attached = || {
        let models = registry?.models();
        (!models.is_empty()).then(|| models.get(kind(), key))?
    };
    own.get(key).or_else(attached)?.table()
}

macro_rules! kind_interfaces {
    (
        $noun:literal, $subject:ident, $kind:ident, $from:ident, $interface:ident, $handle:ident,
        $get:ident, $implemented:ident, $model:ident, $of:ident, $entry_of:ident, $table:ident,
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

        #[doc = concat!("A reference to a value that is known to have an interface of ", $noun, "s.")]
        pub trait $handle<'t>: Copy {
            /// The handle of `of`, if it has the interface, or if a model of it is
            /// attached in `registry`.
            fn cast(of: &'t $subject, registry: Option<&ValueRegistry>) -> Option<Self>;

            #[doc = concat!("The ", $noun, ".")]
            fn $get(self) -> &'t $subject;
        }

        /// An interface `dyn I` that `M` implements.
        pub trait $implemented<M: $kind + ?Sized>: $interface {
            /// The functions of `M`.
            const ENTRY: KindEntry;
        }

        #[doc = concat!("A Rust type that implements interfaces for the ", $noun, "s of kind `K`: ")]
        #[doc = concat!("that kind itself, or a model ([`", $model_macro, "!`](crate::", $model_macro, ")).")]
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is not a model of `{K}`",
            label = "not a model of `{K}`",
        )]
        pub trait $model<K>: $kind {}

        impl<K: $kind> $model<K> for K {}

        impl KindEntry {
            #[doc = concat!("The entry of the interface of ", $noun, "s `I`, whose functions are in `table`.")]
            pub const fn $of<I: $interface + ?Sized>(
                table: &'static (dyn Any + Send + Sync),
            ) -> Self {
                Self::with_key(TypeId::of::<I>, I::NAME, table)
            }
        }

        /// The entry of interface `I` for `M`, as definitions list it.
        pub const fn $entry_of<I: $implemented<M> + ?Sized, M: $kind + ?Sized>()
        -> &'static KindEntry {
            const { &<I as $implemented<M>>::ENTRY }
        }

        /// The functions of interface `I` for `of`, a table of type `T`.
        #[inline]
        pub fn $table<I: $interface + ?Sized, T: 'static>(
            of: &$subject,
            registry: Option<&ValueRegistry>,
        ) -> Option<&'static T> {
            table_of::<I, T>(of.interfaces(), || of.kind_id(), registry)
        }

        /// `of` as an `M`.
        ///
        /// # Panics
        ///
        /// If it is of another kind: the table belongs to another model.
        #[inline]
        pub fn $as<M: $kind + ?Sized>(of: &$subject) -> &M {
            match M::$from(of) {
                Some(of) => of,
                None => panic!("`{of}` is of another kind than its model `{}`", type_name::<M>()),
            }
        }

        impl $subject {
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
    as_type, TypeImplementedBy, TypeModel, of_type, type_interface_entry, type_interface_table,
    type_as, "type_model", "`{Self}` is not an interface of types"
}

kind_interfaces! {
    "attribute", Attribute, AttributeKind, from_attribute, AttrInterface, AttrHandle,
    as_attribute, AttrImplementedBy, AttrModel, of_attr, attr_interface_entry, attr_interface_table,
    attribute_as, "attr_model", "`{Self}` is not an interface of attributes"
}

/// Makes a model of a kind of type of another crate, so that an interface of another crate can
/// be implemented for it and attached to a
/// [`DialectRegistry`](crate::DialectRegistry::attach_to_type).
///
/// The model is a trait object type, whose method `of` returns the type. Interfaces that
/// extend others, or have functions without receiver, cannot be attached this way.
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
        $crate::__kind_model! {
            Type, types::TypeKind, from_type, TypeModel;
            $(#[$attr])* $vis trait $name for $of;
        }
    };
}

/// Makes a model of a kind of attribute of another crate, as
/// [`type_model!`](crate::type_model) does for a kind of type, to be attached with
/// [`DialectRegistry::attach_to_attribute`](crate::DialectRegistry::attach_to_attribute).
#[macro_export]
macro_rules! attr_model {
    ($(#[$attr:meta])* $vis:vis trait $name:ident for $of:ty;) => {
        $crate::__kind_model! {
            Attribute, attributes::AttributeKind, from_attribute, AttrModel;
            $(#[$attr])* $vis trait $name for $of;
        }
    };
}

/// The items of [`type_model!`](crate::type_model) and [`attr_model!`](crate::attr_model).
#[doc(hidden)]
#[macro_export]
macro_rules! __kind_model {
    (
        $value:ident, $module:ident::$kind:ident, $from:ident, $model:ident;
        $(#[$attr:meta])* $vis:vis trait $name:ident for $of:ty;
    ) => {
        $(#[$attr])*
        $vis trait $name {
            /// The modelled value.
            fn of(&self) -> &$of;
        }

        impl $name for $of {
            fn of(&self) -> &$of {
                self
            }
        }

        impl $crate::$module::$kind for dyn $name {
            fn $from(of: &$crate::$value) -> ::core::option::Option<&Self> {
                <$of as $crate::$module::$kind>::$from(of).map(|of| of as &dyn $name)
            }
        }

        impl $crate::interfaces::$model<$of> for dyn $name {}
    };
}
