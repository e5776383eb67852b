//! Interfaces of operations, types and attributes: everything beside the trait.
//!
//! In goes the signature of the trait, out come the handle for things of unknown
//! kind, the table of functions behind it, and the impls that tie them to
//! `dyn Trait`. The two front doors, `#[op_interface]` and `def I : OpInterface`,
//! meet here.

use std::fmt::Write as _;

use super::conversions::with_named_lifetime;
use super::template::{comma_separated, literal, rust};

/// What has the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
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
                subject: "::Operation",
                model: "__rt::OpModel",
                interface: "__rt::OpInterface",
                implemented: "__rt::ImplementedBy",
                entry: "__rt::InterfaceEntry",
                new: "new",
                entry_of: "__rt::interface_entry",
            },
            Self::Type => Words {
                noun: "type",
                subject: "::Type",
                model: "__rt::TypeKind",
                interface: "__rt::TypeInterface",
                implemented: "__rt::TypeImplementedBy",
                entry: "__rt::KindEntry",
                new: "of_type",
                entry_of: "__rt::type_interface_entry",
            },
            Self::Attr => Words {
                noun: "attribute",
                subject: "::Attribute",
                model: "__rt::AttributeKind",
                interface: "__rt::AttrInterface",
                implemented: "__rt::AttrImplementedBy",
                entry: "__rt::KindEntry",
                new: "of_attr",
                entry_of: "__rt::attr_interface_entry",
            },
        }
    }
}

/// What is called differently for operations, types and attributes.
struct Words {
    noun: &'static str,
    /// What a handle is over, after the path of the runtime.
    subject: &'static str,
    /// The trait of whatever may implement the interface.
    model: &'static str,
    interface: &'static str,
    implemented: &'static str,
    entry: &'static str,
    /// The function of `entry` that makes one.
    new: &'static str,
    entry_of: &'static str,
}

/// The signature of an interface.
pub(crate) struct Interface {
    pub(crate) kind: Kind,
    /// The path of the runtime crate.
    pub(crate) krate: String,
    /// The visibility of the trait.
    pub(crate) vis: String,
    pub(crate) name: String,
    /// The paths of the interfaces that it extends.
    pub(crate) bases: Vec<String>,
    pub(crate) methods: Vec<Method>,
    /// The trait has `verify_trait`, `verify_region_trait`, `class_of`.
    pub(crate) hooks: Hooks,
    /// Further items of the handle.
    pub(crate) handle_items: String,
}

/// Which functions of an interface the verifier and the cast call.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hooks {
    pub(crate) verify: bool,
    pub(crate) verify_regions: bool,
    pub(crate) class_of: bool,
}

/// The functions of a trait that are not called through a handle.
pub(crate) const HOOK_NAMES: [&str; 3] = ["verify_trait", "verify_region_trait", "class_of"];

/// A method of an interface.
pub(crate) struct Method {
    pub(crate) name: String,
    /// Attributes with its documentation.
    pub(crate) docs: String,
    /// Lifetimes, `'a, 'b`.
    pub(crate) lifetimes: String,
    pub(crate) has_receiver: bool,
    /// Names and types.
    pub(crate) params: Vec<(String, String)>,
    /// The result; empty for none.
    pub(crate) result: String,
    /// It is none of the trait's, but of [`Interface::name_of_final`].
    pub(crate) is_final: bool,
}

impl Interface {
    /// The name of the trait with the methods that are the same for all that have the
    /// interface.
    pub(crate) fn name_of_final(&self) -> String {
        format!("{}Ext", self.name.trim_start_matches("r#"))
    }
}

impl Method {
    fn parameters(&self) -> String {
        let params = self.params.iter().map(|(name, ty)| format!("{name}: {ty}"));
        comma_separated(params)
    }

    fn arguments(&self) -> String {
        comma_separated(self.params.iter().map(|(name, _)| name.clone()))
    }

    /// ` -> R`, with a name for lifetimes that follow from the receiver.
    fn returns(&self, lifetime: Option<&str>) -> String {
        match (self.result.as_str(), lifetime) {
            ("", _) => String::new(),
            (result, Some(lifetime)) => format!(" -> {}", with_named_lifetime(result, lifetime)),
            (result, None) => format!(" -> {result}"),
        }
    }
}

/// The handle of the interface `path`; it has a lifetime unless it is of an
/// operation.
fn handle_of(kind: Kind, path: &str, scope: &str) -> String {
    match kind {
        Kind::Op => format!("<dyn {path} as {scope}::OpInterface>::Handle"),
        Kind::Type => format!("<dyn {path} as {scope}::TypeInterface>::Handle<'__s>"),
        Kind::Attr => format!("<dyn {path} as {scope}::AttrInterface>::Handle<'__s>"),
    }
}

/// The types that come beside the trait.
pub(crate) fn gen_interface_types(interface: &Interface) -> String {
    let words = interface.kind.words();
    let (vis, name) = (&interface.vis, &interface.name);
    let plain_name = name.trim_start_matches("r#");
    let (handle, table) = (format!("Dyn{plain_name}"), table_name(interface));
    let (noun, krate) = (words.noun, &interface.krate);
    let subject = format!("{krate}{}", words.subject);
    let scope = format!("{krate}::__private");
    let article = if interface.kind == Kind::Type {
        "A"
    } else {
        "An"
    };
    let docs = literal(&format!(
        "{article} {noun} that has the interface [`{plain_name}`], whatever {noun} it is."
    ));
    let mut fields = String::new();
    for method in &interface.methods {
        let (name, params) = (&method.name, types_of(method));
        let field = match (interface.kind, method.has_receiver) {
            (Kind::Op, true) => {
                let lifetimes = for_lifetimes(&method.lifetimes);
                let returns = method.returns(None);
                format!("{name}: {lifetimes} fn({subject}, {params}){returns}, ")
            }
            (_, true) => {
                let lifetimes = format!("'__s, {}", method.lifetimes);
                let (lifetimes, returns) =
                    (for_lifetimes(&lifetimes), method.returns(Some("'__s")));
                format!("{name}: {lifetimes} fn(&'__s {subject}, {params}){returns}, ")
            }
            (_, false) => {
                let lifetimes = for_lifetimes(&method.lifetimes);
                format!("{name}: {lifetimes} fn({params}){}, ", method.returns(None))
            }
        };
        fields += &field;
    }
    for (number, base) in interface.bases.iter().enumerate() {
        let base = handle_of(interface.kind, base, &scope);
        let _ = match interface.kind {
            Kind::Op => write!(fields, "__base{number}: fn({subject}) -> {base}, "),
            _ => write!(
                fields,
                "__base{number}: for<'__s> fn(&'__s {subject}) -> {base}, "
            ),
        };
    }
    if interface.hooks.class_of {
        let _ = match interface.kind {
            Kind::Op => write!(fields, "__class_of: fn({subject}, &{krate}::Ir) -> bool, "),
            _ => write!(fields, "__class_of: fn(&{subject}) -> bool, "),
        };
    }
    let (generics, place) = match interface.kind {
        Kind::Op => ("", subject.clone()),
        _ => ("<'__s>", format!("&'__s {subject}")),
    };
    let base = interface.bases.first().map(|base| {
        let base = handle_of(interface.kind, base, &scope);
        format!("__base: {base}, ")
    });
    rust!([docs, vis, handle, generics, place, table, base, fields]
        #[doc = #docs]
        #[derive(Clone, Copy)]
        #vis struct #handle #generics { __of: #place, __table: &'static #table, #base }
        #[doc(hidden)]
        #[allow(dead_code)]
        #vis struct #table { #fields }
    )
}

fn table_name(interface: &Interface) -> String {
    format!("__{}Table", interface.name.trim_start_matches("r#"))
}

fn types_of(method: &Method) -> String {
    comma_separated(method.params.iter().map(|(_, ty)| ty.clone()))
}

fn for_lifetimes(lifetimes: &str) -> String {
    if lifetimes.is_empty() {
        String::new()
    } else {
        format!("for<{lifetimes}>")
    }
}

/// The impls, for a scope in which `__ods` is the runtime and `__rt` its hidden
/// module.
pub(crate) fn gen_interface_impls(interface: &Interface) -> String {
    let words = interface.kind.words();
    let Words {
        model,
        interface: interface_trait,
        implemented,
        entry,
        new,
        ..
    } = words;
    let (vis, name) = (&interface.vis, &interface.name);
    let shown = literal(name.trim_start_matches("r#"));
    let handle = format!("Dyn{}", name.trim_start_matches("r#"));
    let table = table_name(interface);
    let is_op = interface.kind == Kind::Op;
    let subject = format!("__ods{}", words.subject);
    let (generics, place, lifetime) = if is_op {
        ("", subject.clone(), None)
    } else {
        ("<'__s>", format!("&'__s {subject}"), Some("'__s"))
    };
    let name_of_final = interface.name_of_final();
    let mut functions = String::new();
    let mut methods = String::new();
    for method in &interface.methods {
        let (method_name, arguments) = (&method.name, method.arguments());
        let owner = if method.is_final {
            &name_of_final
        } else {
            name
        };
        let function = if method.has_receiver {
            let receiver = if is_op {
                "<__M as __rt::OpModel>::model_of(__of)".to_owned()
            } else {
                format!(
                    "__rt::{}::<__M>(__of)",
                    if interface.kind == Kind::Type {
                        "type_as"
                    } else {
                        "attribute_as"
                    }
                )
            };
            format!(
                "{method_name}: |__of, {arguments}| <__M as {owner}>::{method_name}({receiver}, {arguments}), "
            )
        } else {
            format!("{method_name}: <__M as {owner}>::{method_name}, ")
        };
        functions += &function;
        let lifetimes = if method.lifetimes.is_empty() {
            String::new()
        } else {
            format!("<{}>", method.lifetimes)
        };
        let (docs, params) = (&method.docs, method.parameters());
        let returns = method.returns(lifetime.filter(|_| method.has_receiver));
        let first = if method.has_receiver {
            "self.__of, "
        } else {
            ""
        };
        methods += &rust!([docs, vis, method_name, lifetimes, params, returns, first, arguments]
            #docs
            #[inline]
            #vis fn #method_name #lifetimes(self, #params) #returns {
                (self.__table.#method_name)(#first #arguments)
            }
        );
    }
    for (number, base) in interface.bases.iter().enumerate() {
        let base = handle_of(interface.kind, base, "__rt").replace("<'__s>", "<'_>");
        let _ = if is_op {
            write!(functions, "__base{number}: <{base}>::__of::<__M>, ")
        } else {
            write!(
                functions,
                "__base{number}: |__of| <{base}>::__of::<__M>(__of), "
            )
        };
    }
    if interface.hooks.class_of {
        let _ = write!(functions, "__class_of: <__M as {name}>::class_of, ");
    }
    let base = (!interface.bases.is_empty()).then_some("__base: (table.__base0)(of), ");
    let bases = gen_bases(interface, &handle, generics);
    let cast = gen_cast(interface, &handle, &table, generics);
    let further = &interface.handle_items;
    let mut setters = String::new();
    if interface.hooks.verify {
        let _ = write!(setters, ".verify(<__M as {name}>::verify_trait, false)");
    }
    if interface.hooks.verify_regions {
        let _ = write!(
            setters,
            ".verify(<__M as {name}>::verify_region_trait, true)"
        );
    }
    if !interface.bases.is_empty() {
        let entry_of = words.entry_of;
        let entries = interface
            .bases
            .iter()
            .map(|base| format!("{entry_of}::<dyn {base}, __M>()"));
        let _ = write!(
            setters,
            ".bases(|| ::std::vec![{}])",
            comma_separated(entries)
        );
    }
    let key = if is_op { "Handle" } else { "Handle<'__s>" };
    // A model may be a trait object, where nothing is called without receiver.
    let has_receivers = (interface.methods.iter()).all(|method| method.has_receiver);
    let is_plain = has_receivers && interface.bases.is_empty() && !interface.hooks.class_of;
    let unsized_ = (!is_op && is_plain).then_some("+ ?Sized");
    rust!([
        name, shown, handle, table, generics, place, vis, functions, methods, base, bases, cast, further, setters,
        unsized_, model, interface_trait, implemented, entry, new, key
    ]
        impl #table {
            const fn of<__M: #name + #model #unsized_>() -> &'static Self {
                const { &Self { #functions } }
            }
        }
        #[allow(dead_code)]
        impl #generics #handle #generics {
            #[doc(hidden)]
            #[inline]
            #vis fn __of<__M: #name + #model #unsized_>(of: #place) -> Self {
                Self::__with(of, #table::of::<__M>())
            }
            #[inline]
            fn __with(of: #place, table: &'static #table) -> Self {
                Self { __of: of, __table: table, #base }
            }
            #methods
            #further
        }
        #[automatically_derived]
        impl #generics ::core::fmt::Debug for #handle #generics {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Formatter::debug_tuple(f, #shown).field(&self.__of).finish()
            }
        }
        #cast
        #bases
        #[automatically_derived]
        impl #interface_trait for dyn #name {
            type #key = #handle #generics;
            const NAME: &'static str = #shown;
        }
        #[automatically_derived]
        impl<__M: #name + #model #unsized_> #implemented<__M> for dyn #name {
            const ENTRY: #entry = #entry::#new::<dyn #name>(#table::of::<__M>()) #setters;
        }
    )
}

/// A handle is a handle of what the interface extends, too.
fn gen_bases(interface: &Interface, handle: &str, generics: &str) -> String {
    let mut text = String::new();
    for (number, base) in interface.bases.iter().enumerate() {
        let (base, field) = (
            handle_of(interface.kind, base, "__rt"),
            format!("__base{number}"),
        );
        text += &rust!([base, handle, generics, field]
            #[automatically_derived]
            impl #generics ::core::convert::From<#handle #generics> for #base {
                fn from(handle: #handle #generics) -> Self {
                    (handle.__table.#field)(handle.__of)
                }
            }
        );
    }
    if let Some(base) = interface.bases.first() {
        let base = handle_of(interface.kind, base, "__rt");
        text += &rust!([base, handle, generics]
            #[automatically_derived]
            impl #generics ::core::ops::Deref for #handle #generics {
                type Target = #base;
                #[inline]
                fn deref(&self) -> &Self::Target {
                    &self.__base
                }
            }
        );
    }
    text
}

/// From anything to the handle.
fn gen_cast(interface: &Interface, handle: &str, table: &str, generics: &str) -> String {
    let name = &interface.name;
    let condition = |arguments: &str| {
        let condition = format!(
            "if !(table.__class_of)({arguments}) {{ return ::core::option::Option::None; }}"
        );
        interface.hooks.class_of.then_some(condition)
    };
    match interface.kind {
        Kind::Op => {
            let condition = condition("op, ir");
            rust!([handle, table, name, condition]
                #[automatically_derived]
                impl __rt::OpHandle for #handle {
                    #[inline]
                    fn cast(op: __ods::Operation, ir: &__ods::Ir) -> ::core::option::Option<Self> {
                        static KNOWN: __rt::KnownTables<#table> = __rt::KnownTables::new();
                        let table = __rt::interface_table::<dyn #name, #table>(op, ir, &KNOWN)?;
                        #condition
                        ::core::option::Option::Some(Self::__with(op, table))
                    }
                    #[inline]
                    fn operation(self) -> __ods::Operation {
                        self.__of
                    }
                }
            )
        }
        Kind::Type | Kind::Attr => {
            let condition = condition("of");
            let (handle_trait, find, subject, get) = if interface.kind == Kind::Type {
                (
                    "__rt::TypeHandle",
                    "__rt::type_interface_table",
                    "Type",
                    "as_type",
                )
            } else {
                (
                    "__rt::AttrHandle",
                    "__rt::attr_interface_table",
                    "Attribute",
                    "as_attribute",
                )
            };
            rust!([handle, table, name, generics, handle_trait, find, subject, get, condition]
                #[automatically_derived]
                impl #generics #handle_trait #generics for #handle #generics {
                    #[inline]
                    fn cast(
                        of: &'__s __ods::#subject,
                        registry: ::core::option::Option<&__ods::DialectRegistry>,
                    ) -> ::core::option::Option<Self> {
                        let table = #find::<dyn #name, #table>(of, registry)?;
                        #condition
                        ::core::option::Option::Some(Self::__with(of, table))
                    }
                    #[inline]
                    fn #get(self) -> &'__s __ods::#subject {
                        self.__of
                    }
                }
            )
        }
    }
}
