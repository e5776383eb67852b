//! Constraints for fields whose own are wrong, by what the fields are in Rust.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{GenericArgument, PathArguments, Type};

use super::fields::FieldKind;

/// A constraint of this kind whose accessor gives what a field of type `ty` takes, as
/// far as that can be said.
pub(super) fn stand_in(kind: FieldKind, ty: &TokenStream) -> TokenStream {
    let ty = &syn::parse2(ty.clone()).unwrap_or_else(|_| Type::Verbatim(ty.clone()));
    let (wrapper, inner) = unwrap(ty);
    match (kind, wrapper) {
        (FieldKind::Operand | FieldKind::Result, Wrapper::None) => quote! { AnyType },
        (FieldKind::Operand | FieldKind::Result, Wrapper::Optional) => {
            quote! { Optional<AnyType> }
        }
        (FieldKind::Operand | FieldKind::Result, Wrapper::List) => quote! { Variadic<AnyType> },
        (FieldKind::Region, Wrapper::List) => quote! { VariadicRegion<AnyRegion> },
        (FieldKind::Region, _) => quote! { AnyRegion },
        (FieldKind::Successor, Wrapper::List) => quote! { VariadicSuccessor<AnySuccessor> },
        (FieldKind::Successor, _) => quote! { AnySuccessor },
        (FieldKind::Attr, Wrapper::Optional) => {
            let attr = attribute(inner);
            quote! { OptionalAttr<#attr> }
        }
        (FieldKind::Attr, _) => attribute(ty),
        (FieldKind::Prop, _) => property(ty),
        (FieldKind::Derived, _) => quote! { ? },
    }
}

/// What is around a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrapper {
    None,
    Optional,
    List,
}

/// `Option<T>`, `Vec<T>` or `&[T]`, and the `T`.
fn unwrap(ty: &Type) -> (Wrapper, &Type) {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) => (Wrapper::List, &slice.elem),
            _ => (Wrapper::None, ty),
        },
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else {
                return (Wrapper::None, ty);
            };
            let wrapper = match last.ident.to_string().as_str() {
                "Option" => Wrapper::Optional,
                "Vec" => Wrapper::List,
                _ => return (Wrapper::None, ty),
            };
            match &last.arguments {
                PathArguments::AngleBracketed(args) => match args.args.first() {
                    Some(GenericArgument::Type(inner)) => (wrapper, inner),
                    _ => (wrapper, ty),
                },
                _ => (wrapper, ty),
            }
        }
        _ => (Wrapper::None, ty),
    }
}

/// Whether the type is `Copy`, as far as its name says that.
pub(crate) fn is_copy(ty: &Type) -> bool {
    const NAMES: [&str; 20] = [
        "Value",
        "Region",
        "Block",
        "Operation",
        "bool",
        "char",
        "f32",
        "f64",
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "isize",
        "u8",
        "u16",
        "u32",
        "u64",
        "u128",
        "usize",
    ];
    match ty {
        Type::Reference(reference) => reference.mutability.is_none(),
        _ => match unwrap(ty) {
            (Wrapper::None, _) => NAMES.contains(&name(ty).as_str()),
            (Wrapper::Optional, inner) => is_copy(inner),
            (Wrapper::List, _) => false,
        },
    }
}

/// The last name of a type.
fn name(ty: &Type) -> String {
    match ty {
        Type::Reference(reference) => name(&reference.elem),
        Type::Path(path) => {
            let last = path.path.segments.last();
            last.map_or_else(String::new, |last| last.ident.to_string())
        }
        _ => String::new(),
    }
}

fn attribute(ty: &Type) -> TokenStream {
    let name = match name(ty).as_str() {
        "bool" => "BoolAttr",
        "i8" => "I8Attr",
        "i16" => "I16Attr",
        "i32" => "I32Attr",
        "i64" => "I64Attr",
        "f32" => "F32Attr",
        "f64" => "F64Attr",
        "str" | "String" => "StrAttr",
        "Type" => "TypeAttr",
        _ => "AnyAttr",
    };
    let name = Ident::new(name, Span::call_site());
    quote! { #name }
}

fn property(ty: &Type) -> TokenStream {
    match name(ty).as_str() {
        "bool" => quote! { BoolProp },
        "i32" => quote! { I32Prop },
        "str" | "String" => quote! { StringProp },
        _ => quote! { I64Prop },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stands_in(kind: FieldKind, ty: &str) -> String {
        let ty = syn::parse_str(ty).unwrap();
        stand_in(kind, &ty).to_string().replace(' ', "")
    }

    #[test]
    fn the_type_of_the_field_decides() {
        use FieldKind::{Attr, Operand, Prop, Region, Result, Successor};
        for (kind, ty, expected) in [
            (Operand, "Value", "AnyType"),
            (Operand, "&'ir [Value]", "Variadic<AnyType>"),
            (Result, "std::option::Option<Value>", "Optional<AnyType>"),
            (Region, "Vec<Region>", "VariadicRegion<AnyRegion>"),
            (Successor, "Block", "AnySuccessor"),
            (Attr, "Option<String>", "OptionalAttr<StrAttr>"),
            (Attr, "&'ir str", "StrAttr"),
            (Attr, "i64", "I64Attr"),
            (Attr, "Mode", "AnyAttr"),
            (Prop, "bool", "BoolProp"),
        ] {
            assert_eq!(stands_in(kind, ty), expected, "{ty}");
        }
    }

    #[test]
    fn the_name_of_a_type_says_that_it_is_copy() {
        for (ty, expected) in [
            ("Value", true),
            ("ods_runtime::Value", true),
            ("Option<f64>", true),
            ("&'ir [Value]", true),
            ("&mut Value", false),
            ("Vec<Value>", false),
            ("Option<String>", false),
            ("(Value, Value)", false),
        ] {
            assert_eq!(is_copy(&syn::parse_str(ty).unwrap()), expected, "{ty}");
        }
    }
}
