//! Interfaces of types and attributes that a registry adds to those that definitions list.

use super::SymbolUserAttrInterface;
use crate::attributes::{Attribute, AttributeKind};
use crate::ir::Ir;
use crate::kind_interfaces::{
    AttrHandle, AttrImplementedBy, AttrInterface, AttrModel, TypeHandle, TypeImplementedBy,
    TypeInterface, TypeModel, attr_interface_entry, type_interface_entry,
};
use crate::registry::DialectRegistry;
use crate::types::{Type, TypeKind};
use std::any::{TypeId, type_name};

macro_rules! interfaces_in_registry {
    (
        $noun:literal;
        $value:ident, $kind:ident, $interface:ident, $implemented:ident, $model:ident, $entry_of:ident;
        $(#[$doc:meta])*
        $attach:ident, $get:ident
    ) => {
        impl $value {
            #[doc = concat!("This ", $noun, " as one that has the interface `dyn I`, by itself")]
            /// or by a model that is attached in the registry of `ir`.
            #[inline]
            pub fn interface<I: $interface + ?Sized>(&self, ir: &Ir) -> Option<I::Handle<'_>> {
                I::Handle::cast(self, Some(ir.registry()))
            }
        }

        impl DialectRegistry {
            #[doc = concat!("Attaches the interface `dyn I`, and those that it extends, to the ", $noun, "s of kind")]
            /// `K`. `M` implements it: `K` itself or a model of it.
            $(#[$doc])*
            ///
            /// # Panics
            ///
            #[doc = concat!("If the ", $noun, "s already have the interface.")]
            #[must_use]
            pub fn $attach<I, K, M>(mut self) -> Self
            where
                I: $implemented<M> + ?Sized,
                K: $kind,
                M: $model<K> + ?Sized,
            {
                self.has_symbol_user_attributes |=
                    TypeId::of::<I>() == TypeId::of::<dyn SymbolUserAttrInterface>();
                let own = K::kind_interfaces();
                let (kind, name) = (TypeId::of::<K>(), type_name::<K>());
                let lists = |key| own.get(key).is_some();
                self.models_mut().attach(kind, name, lists, $entry_of::<I, M>());
                self
            }

            /// `of` as one that has the interface `dyn I`, by itself or by a model that is
            /// attached here.
            pub fn $get<'t, I: $interface + ?Sized>(&self, of: &'t $value) -> Option<I::Handle<'t>> {
                I::Handle::cast(of, Some(self))
            }
        }
    };
}

interfaces_in_registry! {
    "type";
    Type, TypeKind, TypeInterface, TypeImplementedBy, TypeModel, type_interface_entry;
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
    attach_to_type, type_interface
}

interfaces_in_registry! {
    "attribute";
    Attribute, AttributeKind, AttrInterface, AttrImplementedBy, AttrModel, attr_interface_entry;
    attach_to_attribute, attribute_interface
}
