//! Interfaces of a type or an attribute: the entries of its definition, and the impls that
//! are generated.

use super::interface_op::has_required_methods;
use super::template::rust;
use super::{Generator, names};
use crate::model::{InterfaceTrait, TypeOrAttrDef};
use crate::upstream::LeftOut;

/// The prefix of the paths of the prelude's interfaces.
const STANDARD: &str = "::ods_runtime::";

/// MLIR's interfaces of types and attributes that are traits of the runtime.
#[rustfmt::skip]
const STANDARD_INTERFACES: [&str; 13] = [
    "BlobAttr", "ElementsAttr", "FloatType", "MemRefElementTypeInterface",
    "MemRefLayoutAttrInterface", "OpAsmAttrInterface", "OpAsmTypeInterface",
    "PtrLikeTypeInterface", "ShapedType", "SymbolUserAttrInterface", "TypedAttr",
    "VectorElementTypeInterface", "VerifiableTensorEncoding",
];

/// Whether the runtime or the user has a Rust trait for the interface.
pub(crate) fn has_kind_trait(interface: InterfaceTrait<'_>) -> bool {
    !interface.rust_path().starts_with(STANDARD) || STANDARD_INTERFACES.contains(&interface.name())
}

/// Whether the user writes the `impl` of the interface: the definition says so, or the
/// interface has methods without a body.
fn is_implemented_by_user(def: &TypeOrAttrDef<'_>, interface: InterfaceTrait<'_>) -> bool {
    interface.declares_methods()
        || !interface.record().is_subclass_of("Interface")
        || has_required_methods(interface) && !is_typed_by_parameter(def, interface)
}

/// Whether the interface is `TypedAttr` and a parameter is the type.
fn is_typed_by_parameter(def: &TypeOrAttrDef<'_>, interface: InterfaceTrait<'_>) -> bool {
    interface.name() == "TypedAttr"
        && interface.rust_path().starts_with(STANDARD)
        && def.self_type().is_some()
}

impl<'k> Generator<'_, 'k> {
    /// Whether the class of C++, whose members are left out, may have the method of an interface that names the alias: the
    /// user writes the `impl`.
    fn has_own_alias(&self, def: &TypeOrAttrDef<'k>, interface: InterfaceTrait<'k>) -> bool {
        let is_left_out = |part: &LeftOut| {
            part.owner == def.record().id() && part.part == "extraClassDeclaration"
        };
        ["OpAsmAttrInterface", "OpAsmTypeInterface"].contains(&interface.name())
            && self.left_out().iter().any(is_left_out)
    }

    /// `.with_interfaces(…)` of the description of a definition.
    pub(super) fn gen_interface_list(&self, def: &TypeOrAttrDef<'k>) -> Option<String> {
        if self.is_fallback {
            return None;
        }
        let entry_of = names::of_kind(def.kind, "_interface_entry").to_lowercase();
        let keys = def.interfaces().into_iter();
        let keys = keys.filter(|(interface, _)| has_kind_trait(*interface));
        let keys: Vec<_> = keys.map(|it| self.interface_key(it.0, it.1)).collect();
        Some(
            rust!([entry_of, name = names::ident(def.rust_name()); for key in keys => key]
                #(.with_interfaces(&[#(__rt::#entry_of::<#key, #name>(),)*]))?
            ),
        )
    }

    /// The impls of interfaces whose methods the user does not write.
    pub(super) fn gen_def_interface_impls(&self, def: &TypeOrAttrDef<'k>) -> String {
        let mut text = String::new();
        if self.is_fallback {
            return text;
        }
        for (interface, _) in def.interfaces() {
            if !has_kind_trait(interface)
                || is_implemented_by_user(def, interface)
                || self.has_own_alias(def, interface)
            {
                continue;
            }
            text += &rust!([
                path = self.interface_path(interface), name = names::ident(def.rust_name()),
                has_type = is_typed_by_parameter(def, interface), bounds = self.gen_def_bounds(def)
            ]
                #[automatically_derived]
                impl #path for #name #bounds {
                    #(fn get_type(&self) -> __ods::Type { __rt::def::type_behind(self) } #has_type)?
                }
            );
        }
        text
    }
}
