//! Interfaces of operations, types and attributes: everything beside the trait.
//!
//! In goes the signature of the trait; out come the handle for any value that has the
//! interface, the table of functions behind it, and the impls that tie both to `dyn Trait`.
//! `#[op_interface]` and `def I : OpInterface` share this code.

use crate::rust;
use crate::template::{literal, non_empty};

/// What an interface is implemented for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Operations: methods take `self`.
    Op,
    /// Types: methods take `&self`.
    Type,
    /// Attributes: methods take `&self`.
    Attr,
}

impl Kind {
    /// The words of this kind.
    fn words(self) -> Words {
        match self {
            Self::Op => Words {
                noun: "operation",
                subject: "Operation",
                model: "OpModel",
                interface: "OpInterface",
                implemented: "ImplementedBy",
                entry: "InterfaceEntry",
                new: "new",
                entry_of: "interface_entry",
                receiver: "<__M as __rt::OpModel>::model_of(__of)",
            },
            Self::Type => Words {
                noun: "type",
                subject: "Type",
                model: "TypeKind",
                interface: "TypeInterface",
                implemented: "TypeImplementedBy",
                entry: "KindEntry",
                new: "of_type",
                entry_of: "type_interface_entry",
                receiver: "__rt::type_as::<__M>(__of)",
            },
            Self::Attr => Words {
                noun: "attribute",
                subject: "Attribute",
                model: "AttributeKind",
                interface: "AttrInterface",
                implemented: "AttrImplementedBy",
                entry: "KindEntry",
                new: "of_attr",
                entry_of: "attr_interface_entry",
                receiver: "__rt::attribute_as::<__M>(__of)",
            },
        }
    }
}

/// The names that differ between operations, types and attributes: mostly items of the
/// runtime.
struct Words {
    noun: &'static str,
    /// What a handle is over.
    subject: &'static str,
    /// The trait of all types that can implement the interface.
    model: &'static str,
    interface: &'static str,
    implemented: &'static str,
    entry: &'static str,
    /// The function of `entry` that makes one.
    new: &'static str,
    entry_of: &'static str,
    /// The value of type `__M` that a table's function is called on.
    receiver: &'static str,
}

/// The signature of an interface.
pub struct Interface {
    /// What it is an interface of.
    pub kind: Kind,
    /// The path of the runtime crate.
    pub krate: String,
    /// Ops need not list it to implement it.
    pub is_foreign: bool,
    /// The visibility of the trait.
    pub vis: String,
    /// The name of the trait.
    pub name: String,
    /// The paths of the interfaces that it extends.
    pub bases: Vec<String>,
    /// Its functions, but for hooks.
    pub methods: Vec<Method>,
    /// The trait has `verify_trait`, `verify_region_trait`, `class_of`.
    pub hooks: Hooks,
    /// Further items of the handle.
    pub handle_items: String,
}

/// Which functions of an interface the verifier and the cast call.
#[derive(Clone, Copy, Default)]
pub struct Hooks {
    /// `verify_trait`.
    pub verify: bool,
    /// `verify_region_trait`.
    pub verify_regions: bool,
    /// `class_of`.
    pub class_of: bool,
}

/// The functions of a trait that are not called through a handle.
pub const HOOK_NAMES: [&str; 3] = ["verify_trait", "verify_region_trait", "class_of"];

/// A method of an interface.
pub struct Method {
    /// Its name.
    pub name: String,
    /// Attributes with its documentation.
    pub docs: String,
    /// Lifetimes, `'a, 'b`.
    pub lifetimes: String,
    /// Whether it is called on a value.
    pub has_receiver: bool,
    /// Names and types.
    pub params: Vec<(String, String)>,
    /// The result; empty for none.
    pub result: String,
    /// The method belongs to the trait [`Interface::name_of_final`] instead.
    pub is_final: bool,
}

impl Interface {
    fn plain_name(&self) -> &str {
        self.name.trim_start_matches("r#")
    }

    /// The name of the trait with the methods that no implementation overrides.
    pub fn name_of_final(&self) -> String {
        format!("{}Ext", self.plain_name())
    }

    fn handle(&self) -> String {
        format!("Dyn{}", self.plain_name())
    }

    fn table(&self) -> String {
        format!("__{}Table", self.plain_name())
    }

    fn is_op(&self) -> bool {
        self.kind == Kind::Op
    }

    /// The lifetime of a handle: a handle of an operation holds no reference.
    fn lifetime(&self) -> Option<&'static str> {
        (!self.is_op()).then_some("'__s")
    }

    /// The generic parameters of the handle.
    fn generics(&self) -> &'static str {
        if self.is_op() { "" } else { "<'__s>" }
    }

    /// The type of what a handle is over, in a scope where `krate` is the runtime.
    fn place(&self, krate: &str) -> String {
        let subject = self.kind.words().subject;
        match self.lifetime() {
            Some(lifetime) => format!("&{lifetime} {krate}::{subject}"),
            None => format!("{krate}::{subject}"),
        }
    }

    /// The interfaces that this one extends; `scope` is the runtime's hidden module.
    fn base_handles(&self, scope: &str) -> Vec<Base<'_>> {
        let (interface, generics) = (self.kind.words().interface, self.generics());
        let bases = self.bases.iter().enumerate();
        let bases = bases.map(|(number, path)| Base {
            path,
            field: format!("__base{number}"),
            handle: format!("<dyn {path} as {scope}::{interface}>::Handle{generics}"),
        });
        bases.collect()
    }
}

/// An interface that another one extends.
struct Base<'a> {
    path: &'a str,
    /// The field of the table that makes its handle.
    field: String,
    /// The type of its handle.
    handle: String,
}

impl Method {
    /// ` -> R`, with a name for lifetimes that follow from the receiver.
    fn returns(&self, lifetime: Option<&str>) -> String {
        match (self.result.as_str(), lifetime) {
            ("", _) => String::new(),
            (result, Some(lifetime)) => format!(" -> {}", with_named_lifetime(result, lifetime)),
            (result, None) => format!(" -> {result}"),
        }
    }
}

/// The attribute with rustc's message where an interface is listed but not implemented.
pub fn missing_message(name: &str) -> String {
    let message = format!("`{{Self}}` lists `{name}`, which is not implemented for it");
    let (message, label) = (
        literal(&message),
        literal(&format!("needs `impl {name} for {{Self}}`")),
    );
    format!("#[diagnostic::on_unimplemented(message = {message}, label = {label})]")
}

/// The name of the trait that an interface of operations extends: whoever implements the interface
/// lists it, or models an op.
pub fn name_of_listed(name: &str) -> String {
    format!("__Listed{}", name.trim_start_matches("r#"))
}

/// The trait [`name_of_listed`], with rustc's message where an interface is implemented but not
/// listed.
///
/// What an op lists are the supertraits of a trait object type, so that it has what these extend.
fn gen_listed(interface: &Interface) -> String {
    let (name, krate) = (interface.plain_name(), &interface.krate);
    let message = format!("`{name}` of `{{Self}}` would never be called");
    let label = format!("the definition of `{{Self}}` does not list `{name}`");
    let note = format!(
        "list `{name}` among the traits of the definition; of `struct Add` with a derive, the op is `AddOp`"
    );
    let model = "for an op of another crate, implement it for a model: `op_model! {{ struct Model for {Self}; }}`";
    rust!([
        message = literal(&message), label = literal(&label), note = literal(&note), model = literal(model),
        vis = interface.vis, name = (!interface.is_foreign).then_some(interface.name.as_str()),
        listed = name_of_listed(name), krate
    ]
        #[doc(hidden)]
        #[diagnostic::on_unimplemented(message = #message, label = #label, note = #note, note = #model)]
        #vis trait #listed {}
        #[diagnostic::do_not_recommend]
        impl<__M: #krate::interfaces::OpModel> #listed for __M #(where __M::Interfaces: #name)? {}
    )
}

/// Generates the handle and the table.
pub fn gen_interface_types(interface: &Interface) -> String {
    let (krate, words) = (&interface.krate, interface.kind.words());
    let is_type = interface.kind == Kind::Type;
    let (article, noun) = (if is_type { "A" } else { "An" }, words.noun);
    let docs = literal(&format!(
        "{article} {noun} that has the interface [`{}`], whatever {noun} it is.",
        interface.plain_name()
    ));
    let methods = interface.methods.iter();
    let fields: Vec<String> = methods.map(|method| gen_field(interface, method)).collect();
    let bases = interface.base_handles(&format!("{krate}::__private"));
    let class_of = interface.hooks.class_of.then(|| match interface.kind {
        Kind::Op => format!("{krate}::Operation, &{krate}::Ir"),
        _ => format!("&{krate}::{}", words.subject),
    });
    let listed = interface.is_op().then(|| gen_listed(interface));
    rust!([
        docs, fields, class_of, listed, vis = interface.vis, handle = interface.handle(), generics = interface.generics(),
        place = interface.place(krate), table = interface.table(), base = bases.first().map(|base| &base.handle),
        binder = interface.lifetime(); for base in bases => field = base.field, of = base.handle
    ]
        #[doc = #docs]
        #[derive(::core::clone::Clone, ::core::marker::Copy)]
        #vis struct #handle #generics { __of: #place, __table: &'static #table, #(__base: #base,)? }
        #[doc(hidden)]
        #[allow(dead_code)]
        #vis struct #table {
            #fields
            #(#field: #(for<#binder>)? fn(#place) -> #of,)*
            #(__class_of: fn(#class_of) -> ::core::primitive::bool,)?
        }
        #(#listed)?
    )
}

/// The field of the table for a method.
fn gen_field(interface: &Interface, method: &Method) -> String {
    let (params, has_receiver) = (&method.params, method.has_receiver);
    let lifetime = interface.lifetime().filter(|_| has_receiver);
    let lifetimes = non_empty(&method.lifetimes).or(lifetime.map(|_| ""));
    rust!([
        lifetime, lifetimes, name = method.name, place = has_receiver.then(|| interface.place(&interface.krate)),
        returns = method.returns(lifetime); for param in params => ty = param.1
    ]
        #name: #(for<#(#lifetime,)? #lifetimes>)? fn(#(#place,)? #(#ty,)*) #returns,
    )
}

/// Generates the impls, for a scope in which `__ods` is the runtime and `__rt` its hidden
/// module.
pub fn gen_interface_impls(interface: &Interface) -> String {
    let words = interface.kind.words();
    let bounds = gen_bounds(interface);
    rust!([
        name = interface.name, shown = literal(interface.plain_name()), handle = interface.handle(),
        table = interface.table(), generics = interface.generics(), functions = gen_functions(interface),
        methods = gen_handle_methods(interface, &bounds), bases = gen_bases(interface), cast = gen_cast(interface),
        setters = gen_setters(interface), interface_trait = words.interface, implemented = words.implemented,
        entry = words.entry, new = words.new, bounds
    ]
        impl #table {
            const fn of<__M: #bounds>() -> &'static Self {
                const { &Self { #functions } }
            }
        }
        #[allow(dead_code)]
        impl #generics #handle #generics { #methods }
        #[automatically_derived]
        impl #generics ::core::fmt::Debug for #handle #generics {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Formatter::debug_tuple(__f, #shown).field(&self.__of).finish()
            }
        }
        #cast
        #bases
        #[automatically_derived]
        impl __rt::#interface_trait for dyn #name {
            type Handle #generics = #handle #generics;
            const NAME: &'static ::core::primitive::str = #shown;
        }
        #[automatically_derived]
        impl<__M: #bounds> __rt::#implemented<__M> for dyn #name {
            const ENTRY: __rt::#entry = __rt::#entry::#new::<dyn #name>(#table::of::<__M>()) #setters;
        }
    )
}

/// The bounds of `__M`, a type that implements the interface.
fn gen_bounds(interface: &Interface) -> String {
    // A model may be a trait object if all functions have a receiver.
    let has_receivers = (interface.methods.iter()).all(|method| method.has_receiver);
    let is_plain = has_receivers && interface.bases.is_empty() && !interface.hooks.class_of;
    rust!([name = interface.name, model = interface.kind.words().model, is_unsized = is_plain && !interface.is_op()]
        #name + __rt::#model #(+ ?::core::marker::Sized #is_unsized)?
    )
}

/// The functions in the table of `__M`.
fn gen_functions(interface: &Interface) -> String {
    let mut functions = String::new();
    for method in &interface.methods {
        let (params, name_of_final) = (&method.params, interface.name_of_final());
        let receiver = method.has_receiver.then(|| interface.kind.words().receiver);
        functions += &rust!([
            name = method.name, receiver, has_receiver = method.has_receiver,
            owner = if method.is_final { &name_of_final } else { &interface.name };
            for param in params => argument = param.0
        ]
            #name: #(#has_receiver |__of, #(#argument,)*|)? <__M as #owner>::#name #((#receiver, #(#argument,)*))?,
        );
    }
    let mut bases = interface.base_handles("__rt");
    for Base { handle, .. } in &mut bases {
        *handle = handle.replace("<'__s>", "<'_>");
    }
    functions += &rust!([name = interface.name, is_kind = !interface.is_op(), class_of = interface.hooks.class_of;
        for base in bases => field = base.field, of = base.handle
    ]
        #(#field: #(#is_kind |__of|)? <#of>::__of::<__M> #((__of) #is_kind)?,)*
        #(__class_of: <__M as #name>::class_of, #class_of)?
    );
    functions
}

/// The methods of the handle.
fn gen_handle_methods(interface: &Interface, bounds: &str) -> String {
    let (vis, mut methods) = (&interface.vis, String::new());
    for method in &interface.methods {
        let (params, has_receiver) = (&method.params, method.has_receiver);
        methods += &rust!([
            docs = method.docs, vis, name = method.name, lifetimes = non_empty(&method.lifetimes), has_receiver,
            returns = method.returns(interface.lifetime().filter(|_| has_receiver));
            for param in params => argument = param.0, ty = param.1
        ]
            #docs
            #[inline]
            #vis fn #name #(<#lifetimes>)? (self, #(#argument: #ty,)*) #returns {
                (self.__table.#name)(#(self.__of, #has_receiver)? #(#argument,)*)
            }
        );
    }
    rust!([
        vis, bounds, place = interface.place("__ods"), table = interface.table(), methods,
        further = interface.handle_items, has_base = !interface.bases.is_empty()
    ]
        #[doc(hidden)]
        #[inline]
        #vis fn __of<__M: #bounds>(__of: #place) -> Self {
            Self::__with(__of, #table::of::<__M>())
        }
        #[inline]
        fn __with(__of: #place, __table: &'static #table) -> Self {
            Self { __of, __table, #(__base: (__table.__base0)(__of), #has_base)? }
        }
        #methods
        #further
    )
}

/// The setters on the entry of an implementation.
fn gen_setters(interface: &Interface) -> String {
    let (hooks, bases) = (interface.hooks, &interface.bases);
    rust!([
        name = interface.name, verify = hooks.verify, verify_regions = hooks.verify_regions,
        entry_of = interface.kind.words().entry_of; for base in bases => base
    ]
        #(.verify(<__M as #name>::verify_trait, false) #verify)?
        #(.verify(<__M as #name>::verify_region_trait, true) #verify_regions)?
        #(.bases(|| ::std::vec![#(__rt::#entry_of::<dyn #base, __M>(),)*]))?
    )
}

/// The conversions from the handle to the handles of the interfaces that it extends. The handle
/// dereferences to the first of these; without one, that of an operation to the operation.
fn gen_bases(interface: &Interface) -> String {
    let bases = interface.base_handles("__rt");
    rust!([
        handle = interface.handle(), generics = interface.generics(), first = bases.first().map(|base| &base.handle),
        is_operation = bases.is_empty() && matches!(interface.kind, Kind::Op);
        for base in bases => path = base.path, field = base.field, of = base.handle
    ]
        #(
            #[automatically_derived]
            impl #generics __rt::Extends<dyn #path> for #handle #generics {
                type Handle = #of;
                #[inline]
                fn to_base(self) -> #of {
                    (self.__table.#field)(self.__of)
                }
            }
        )*
        #(
            #[automatically_derived]
            impl #generics __rt::Upcast for #handle #generics {}
            #[automatically_derived]
            impl #generics ::core::ops::Deref for #handle #generics {
                type Target = #first;
                #[inline]
                fn deref(&self) -> &Self::Target {
                    &self.__base
                }
            }
        )?
        #(
            #[automatically_derived]
            impl ::core::ops::Deref for #handle {
                type Target = __ods::Operation;
                #[inline]
                fn deref(&self) -> &__ods::Operation {
                    &self.__of
                }
            }
            #is_operation
        )?
    )
}

/// The cast from an operation, a type or an attribute to the handle.
fn gen_cast(interface: &Interface) -> String {
    let (handle, table) = (interface.handle(), interface.table());
    let (name, has_class) = (&interface.name, interface.hooks.class_of);
    let (handle_trait, find, subject, get) = match interface.kind {
        Kind::Op => {
            return rust!([handle, table, name, has_class]
                #[automatically_derived]
                impl __rt::OpHandle for #handle {
                    #[inline]
                    fn cast(__op: __ods::Operation, __ir: &__ods::Ir) -> ::core::option::Option<Self> {
                        static KNOWN: __rt::KnownTables<#table> = __rt::KnownTables::new();
                        let __table = __rt::interface_table::<dyn #name, #table>(__op, __ir, &KNOWN)?;
                        #(if !(__table.__class_of)(__op, __ir) { return ::core::option::Option::None; } #has_class)?
                        ::core::option::Option::Some(Self::__with(__op, __table))
                    }
                    #[inline]
                    fn operation(self) -> __ods::Operation {
                        self.__of
                    }
                }
            );
        }
        Kind::Type => ("TypeHandle", "type_interface_table", "Type", "as_type"),
        Kind::Attr => (
            "AttrHandle",
            "attr_interface_table",
            "Attribute",
            "as_attribute",
        ),
    };
    rust!([handle, table, name, generics = interface.generics(), handle_trait, find, subject, get, has_class]
        #[automatically_derived]
        impl #generics __rt::#handle_trait #generics for #handle #generics {
            #[inline]
            fn cast(
                __of: &'__s __ods::#subject,
                __registry: ::core::option::Option<&__rt::def::ValueRegistry>,
            ) -> ::core::option::Option<Self> {
                let __table = __rt::#find::<dyn #name, #table>(__of, __registry)?;
                #(if !(__table.__class_of)(__of) { return ::core::option::Option::None; } #has_class)?
                ::core::option::Option::Some(Self::__with(__of, __table))
            }
            #[inline]
            fn #get(self) -> &'__s __ods::#subject {
                self.__of
            }
        }
    )
}

/// Puts `lifetime` where a type leaves it out.
pub fn with_named_lifetime(ty: &str, lifetime: &str) -> String {
    let mut result = String::with_capacity(ty.len() + 8);
    let mut rest = ty;
    let is_mark = |byte| byte == b'&' || byte == b'\'';
    while let Some(at) = rest.bytes().position(is_mark) {
        result.push_str(&rest[..at]);
        let mark = &rest[at..=at];
        rest = &rest[at + 1..];
        if mark == "&" && !rest.trim_start().starts_with('\'') {
            result.push('&');
            result.push_str(lifetime);
            result.push(' ');
        } else if mark == "'" && is_placeholder(rest) {
            result.push_str(lifetime);
            rest = &rest[1..];
        } else {
            result.push_str(mark);
        }
    }
    result.push_str(rest);
    result
}

/// Whether `rest`, the text after `'`, makes the lifetime `'_`.
fn is_placeholder(rest: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    rest.strip_prefix('_')
        .is_some_and(|rest| !rest.starts_with(is_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lifetimes_are_named() {
        assert_eq!(with_named_lifetime("&'_x A<'_>", "'b"), "&'_x A<'b>");
    }
}
