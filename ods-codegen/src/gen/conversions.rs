//! How an attribute's value is read, passed and built.
//!
//! The accessor of an attribute returns its `returnType`, which may borrow from
//! the attribute; builders and slots take the same value, but an owned one where
//! the accessor lends a whole attribute or type. Reading and building are
//! functions that all attributes of one kind share: rustc looks at each body once.

use std::borrow::Cow;
use std::rc::Rc;

use ods_interface::interface::with_named_lifetime;
use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue};

use super::Generator;
use super::shared::{self, shared_name};
use super::template::rust;
use crate::code::Code;
use crate::model::names::{next_word, trim};
use crate::model::{AttrConstraint, Constraint, NamedAttribute, Presence};

/// The conversion functions that were asked for, by what they do.
#[derive(Default)]
pub(super) struct ConversionPool {
    /// By the attribute's definition and whether it may be absent.
    known: LookupMap<(RecordId, Presence), Rc<Conversions>>,
    names: LookupMap<String, String>,
    pub(super) functions: Vec<String>,
}

/// The types and conversions of one attribute.
pub(super) struct Conversions {
    /// The type that the accessor returns for a present attribute.
    pub(super) value: String,
    /// The type that builders and slots take.
    pub(super) argument: String,
    /// The type that identifies the argument: `str` for `&str`, and so on.
    pub(super) slot: String,
    /// The function from `&Attribute` to the value; none if the value is the attribute.
    read: Option<String>,
    /// The function from an argument to an `Attribute`; none if arguments are
    /// attributes.
    make: Option<String>,
}

impl Conversions {
    /// Reads the value from `attr`, a `&Attribute`.
    fn read(&self, attr: String) -> String {
        match &self.read {
            Some(read) => format!("{read}({attr})"),
            None => attr,
        }
    }

    /// Reads the value from `attr`, an `Option<&Attribute>`.
    pub(super) fn read_optional(&self, attr: String) -> String {
        match &self.read {
            Some(read) => format!("__rt::map({attr}, {read})"),
            None => attr,
        }
    }

    /// The type that the accessor of `attr` returns, and its body.
    pub(super) fn read_op(&self, attr: &NamedAttribute<'_>, slot: usize) -> (String, String) {
        let place = |function: &str| format!("__rt::{function}(self.0, ir, {slot})");
        let arguments = format!("self.0, ir, {slot}");
        let value = in_scope(&self.value);
        let (ty, body) = self
            .read_shared(attr, &value, ["read", "read_optional"], &arguments)
            .unwrap_or_else(|| self.read_present(attr, &value, place));
        (in_scope(&ty).into_owned(), body)
    }

    /// The type of the adaptor's field for `attr`, and how it is read from a `RawAdaptor`.
    pub(super) fn read_field(&self, attr: &NamedAttribute<'_>, slot: usize) -> (String, String) {
        let value = with_lifetime(&self.value);
        let place = |function: &str| format!("raw.attrs.{function}({slot})");
        let arguments = format!("raw.attrs, {slot}");
        self.read_shared(attr, &value, ["field", "field_optional"], &arguments)
            .unwrap_or_else(|| self.read_present(attr, &value, place))
    }

    /// The type and the value of `attr` by one call of the runtime, if it has one for the
    /// definition: one call costs rustc less than two.
    fn read_shared(
        &self,
        attr: &NamedAttribute<'_>,
        value: &str,
        [required, optional]: [&str; 2],
        arguments: &str,
    ) -> Option<(String, String)> {
        let read = self.read.as_deref().filter(|_| !attr.is_unit());
        let (verb, ty) = match attr.presence() {
            Presence::Required => (required, value.to_owned()),
            Presence::Optional => (optional, format!("::core::option::Option<{value}>")),
            Presence::Default | Presence::OptionalDefault => return None,
        };
        Some((ty, format!("{}({arguments})", shared_as(read, verb)?)))
    }

    /// The type and the value that an accessor of `attr` returns, where `value` is the type of
    /// an attribute that is there; `place` is the call of the runtime's function of that name.
    fn read_present(
        &self,
        attr: &NamedAttribute<'_>,
        value: &str,
        place: impl Fn(&str) -> String,
    ) -> (String, String) {
        let function = match attr.presence() {
            _ if attr.is_unit() => {
                let body = format!("{}.is_some()", place("optional_attr"));
                return ("::core::primitive::bool".to_owned(), body);
            }
            Presence::Optional => {
                let ty = format!("::core::option::Option<{value}>");
                return (ty, self.read_optional(place("optional_attr")));
            }
            Presence::Required => "attr",
            Presence::Default | Presence::OptionalDefault => "attr_or_default",
        };
        (value.to_owned(), self.read(place(function)))
    }

    /// The function that makes the attribute of an argument.
    pub(super) fn make(&self) -> Option<&str> {
        self.make.as_deref()
    }

    /// The function of the runtime that makes the attribute of an argument and does `verb` with it,
    /// if the runtime has the one that makes it.
    pub(super) fn shared_make(&self, verb: &str) -> Option<String> {
        shared_as(self.make.as_deref(), verb)
    }

    /// The slot with this number, whose attribute that function makes.
    pub(super) fn slot_of(&self, number: usize) -> String {
        match &self.make {
            None => format!("__rt::AttrSlot::new({number}, __rt::AttrMaker::RAW)"),
            // One call costs rustc less than a call with a reference.
            Some(make) if make.starts_with(shared::MODULE) => format!("{make}_SLOT({number})"),
            Some(make) => format!("__rt::AttrSlot::new({number}, &{make}_MAKER)"),
        }
    }

    /// Makes the attribute of the argument `value`.
    pub(super) fn make_of(&self, value: &str) -> String {
        self.make
            .as_ref()
            .map_or_else(|| value.to_owned(), |make| format!("{make}({value})"))
    }
}

/// The path of the runtime's function for the definition of `function`, which starts with `verb`;
/// `None` if the runtime does not have that definition.
fn shared_as(function: Option<&str>, verb: &str) -> Option<String> {
    let name = function?.strip_prefix(shared::MODULE)?.strip_prefix("::")?;
    Some(format!("{}::{}", shared::MODULE, named_as(name, verb)))
}

impl<'k> Generator<'_, 'k> {
    pub(super) fn conversions(&self, attr: &NamedAttribute<'k>) -> Rc<Conversions> {
        let key = (attr.attr.record().id(), attr.presence());
        if let Some(known) = self.conversions.borrow().known.get(&key) {
            return Rc::clone(known);
        }
        let conversions = Rc::new(self.source_conversions(value_source(attr)));
        let mut pool = self.conversions.borrow_mut();
        pool.known.insert(key, Rc::clone(&conversions));
        conversions
    }

    /// How the values of attributes that satisfy `source` are read, passed and built.
    pub(super) fn source_conversions(&self, source: AttrConstraint<'k>) -> Conversions {
        let attribute = format!("{}::Attribute", self.krate);
        let shared = shared_source(source);
        // As text, because a leading `&` decides what arguments are.
        let value = source.return_type().map(|code| self.ty(trim(code.text())));
        let value = value.unwrap_or_else(|| format!("&{attribute}"));
        let read = source.convert_from_storage();
        let read = read.filter(|code| code.text() != "$_self").map(|code| {
            let body = || self.filled(code, &[("_self", "attr")]);
            let parameter = format!("attr: &{attribute}");
            let value = qualified(value.clone());
            let read = self.conversion("get", shared, &parameter, &value, body);
            if self.makes_shared {
                self.add_readers(&read, &value);
            }
            read
        });
        let Some(code) = builder(source, &value) else {
            return Conversions {
                value,
                argument: attribute.clone(),
                slot: attribute,
                read,
                make: None,
            };
        };
        let slot = without_reference(&value).to_owned();
        let lends_whole = value.starts_with('&') && !slot.starts_with('[') && slot != "str";
        let argument = qualified(if lends_whole { &slot } else { &value }.clone());
        let slot = qualified(slot);
        let make = (code.text != "$0").then(|| {
            let body = || self.filled(code, &[("0", "value")]);
            let parameter = format!("value: {argument}");
            let make = self.conversion("make", shared, &parameter, &attribute, body);
            if shared.is_none() || self.makes_shared {
                self.add_maker(&make, &slot);
            }
            if self.makes_shared {
                self.add_writers(&make, &argument);
            }
            make
        });
        Conversions {
            value: qualified(value),
            argument,
            slot,
            read,
            make,
        }
    }

    /// Adds the static for a function that makes attributes, unless it exists; for the
    /// shared items also the function that makes slots.
    fn add_maker(&self, make: &str, slot: &str) {
        let maker = format!("{make}_MAKER");
        let mut pool = self.conversions.borrow_mut();
        if pool.names.insert(maker.clone(), String::new()).is_none() {
            let of_slot = self.makes_shared.then(|| format!("{make}_SLOT"));
            pool.functions.push(rust!([maker, slot, make, of_slot]
                static #maker: __rt::AttrMaker<#slot> = __rt::AttrMaker::<#slot>::new(#make);
                #(
                    pub const fn #of_slot<O>(index: ::core::primitive::usize) -> __rt::AttrSlot<O, #slot> {
                        __rt::AttrSlot::new(index, &#maker)
                    }
                )?
            ));
        }
    }

    /// Adds the shared functions of accessors that call `get`.
    fn add_readers(&self, get: &str, value: &str) {
        let [read, read_optional, field, field_optional] =
            ["read", "read_optional", "field", "field_optional"].map(|verb| named_as(get, verb));
        let functions = &mut self.conversions.borrow_mut().functions;
        functions.push(rust!([get, value, read, read_optional, field, field_optional]
            #[inline]
            pub fn #read(op: ::ods_runtime::Operation, ir: &::ods_runtime::Ir, slot: ::core::primitive::usize) -> #value {
                #get(__rt::attr(op, ir, slot))
            }
            #[inline]
            pub fn #read_optional(
                op: ::ods_runtime::Operation, ir: &::ods_runtime::Ir, slot: ::core::primitive::usize,
            ) -> ::core::option::Option<#value> {
                __rt::map(__rt::optional_attr(op, ir, slot), #get)
            }
            #[inline]
            pub fn #field(attrs: __rt::RawAttrs<'_>, slot: ::core::primitive::usize) -> #value {
                #get(attrs.attr(slot))
            }
            #[inline]
            pub fn #field_optional(
                attrs: __rt::RawAttrs<'_>, slot: ::core::primitive::usize,
            ) -> ::core::option::Option<#value> {
                __rt::map(attrs.optional_attr(slot), #get)
            }
        ));
    }

    /// Adds the shared functions of setters and builders that call `make`.
    fn add_writers(&self, make: &str, argument: &str) {
        let [set, set_optional, put, put_optional] =
            ["set", "set_optional", "put", "put_optional"].map(|verb| named_as(make, verb));
        // Lifetimes cannot be elided in `impl Trait`.
        let value = with_named_lifetime(argument, "'__a");
        let functions = &mut self.conversions.borrow_mut().functions;
        functions.push(rust!([
            make, argument, set, set_optional, put, put_optional, has_lifetime = value.contains("'__a"), value
        ]
            pub fn #set(
                op: ::ods_runtime::Operation, ir: &mut impl ::ods_runtime::IrMut, slot: ::core::primitive::usize,
                value: #argument,
            ) {
                __rt::set_attr(op, ir, slot, #make(value));
            }
            pub fn #set_optional #(<'__a> #has_lifetime)? (
                op: ::ods_runtime::Operation, ir: &mut impl ::ods_runtime::IrMut, slot: ::core::primitive::usize,
                value: impl __rt::SlotValue<#value>,
            ) {
                __rt::set_optional_attr(op, ir, slot, value, #make);
            }
            #[inline]
            pub fn #put(parts: __rt::Parts, slot: ::core::primitive::usize, value: #argument) -> __rt::Parts {
                parts.attr(slot, #make(value))
            }
            #[inline]
            pub fn #put_optional(
                parts: __rt::Parts, slot: ::core::primitive::usize, value: ::core::option::Option<#argument>,
            ) -> __rt::Parts {
                parts.optional_attr(slot, __rt::map(value, #make))
            }
        ));
    }

    /// Builds the attribute that stands in for an absent one.
    ///
    /// The default need not have the type of an argument, only what the builder
    /// takes: `[1, 2]` for a slice.
    pub(super) fn gen_default(&self, attr: &NamedAttribute<'k>) -> Option<String> {
        let value = self.filled(attr.attr.default_value()?, &[]);
        let code = value_source(attr).const_builder_call()?;
        Some(self.filled(code, &[("0", &value)]))
    }

    /// The name of the function with this signature and body; `shared` is the shared definition
    /// with the same conversions, if there is one.
    fn conversion(
        &self,
        kind: &str,
        shared: Option<&str>,
        parameter: &str,
        result: &str,
        body: impl FnOnce() -> String,
    ) -> String {
        let shared = shared.map(|shared| format!("{kind}_{shared}"));
        if let Some(shared) = shared.as_ref().filter(|_| !self.makes_shared) {
            return format!("{}::{shared}", shared::MODULE);
        }
        let body = body();
        let mut pool = self.conversions.borrow_mut();
        let key = format!("{kind} {parameter} {result} {body}");
        if let Some(known) = pool.names.get(&key).filter(|_| !self.makes_shared) {
            return known.clone();
        }
        let is_shared = shared.is_some();
        let name = shared.unwrap_or_else(|| format!("__{kind}{}", pool.functions.len()));
        pool.functions
            .push(rust!([is_shared, name, parameter, result, body]
                #(pub #is_shared)? fn #name(#parameter) -> #result { #body }
            ));
        pool.names.insert(key, name.clone());
        name
    }
}

/// The name that starts with `verb` where `function` starts with another one.
fn named_as(function: &str, verb: &str) -> String {
    let (_, definition) = function.split_once('_').unwrap_or_default();
    format!("{verb}_{definition}")
}

/// The definition with the code that reads and builds the value: the wrapped one if the
/// attribute may be absent.
fn value_source<'k>(attr: &NamedAttribute<'k>) -> AttrConstraint<'k> {
    match attr.presence() {
        Presence::Optional => attr.attr.base(),
        _ => attr.attr,
    }
}

/// The code that builds the attribute from an argument of the type `value`, if that is known
/// to be a value of attributes.
fn builder<'k>(source: AttrConstraint<'k>, value: &str) -> Option<Code<'k>> {
    let base = source.base();
    let builder = match source.const_builder_call() {
        // The attribute itself is the value.
        None if base.is_attr_def() => Code::from("::ods_runtime::Attribute::from($0)"),
        builder => Code::from(builder?),
    };
    let return_type = source.return_type();
    let is_typed = base.record().is_from_base()
        || return_type.is_some_and(|code| is_runtime_type(code.text()))
        || base.is_enum_attr()
        || base.is_attr_def()
        || is_plain(value);
    is_typed.then_some(builder)
}

/// The shared definition of the prelude with the same conversions: the definition itself, or
/// the one that it wraps.
fn shared_source(source: AttrConstraint<'_>) -> Option<&str> {
    let base = source.base();
    let shared = shared_name(base.record())?;
    let text = |code: Option<StringValue<'_>>| code.map(|code| code.text().to_owned());
    let is_same = source.record() == base.record()
        || (text(source.return_type()) == text(base.return_type())
            && text(source.convert_from_storage()) == text(base.convert_from_storage())
            && text(source.const_builder_call()) == text(base.const_builder_call()));
    is_same.then_some(shared)
}

/// Whether `ty` is a primitive type, `&str`, or a slice of primitives: types that
/// the runtime knows as values of attributes, whatever the definition is. The
/// types in the prelude's definitions it knows all.
fn is_plain(ty: &str) -> bool {
    if ty.contains(' ') {
        return is_plain(&ty.replace(' ', ""));
    }
    let element = ty.strip_prefix("&[");
    let element = element.and_then(|text| text.strip_suffix(']'));
    let is_primitive = match element.unwrap_or(ty) {
        "bool" | "f32" | "f64" => true,
        number => {
            let bits = number.strip_prefix(['i', 'u']);
            matches!(bits, Some("8" | "16" | "32" | "64"))
        }
    };
    is_primitive || ty == "&str"
}

/// `ty` with the paths of the primitive types in it: the user may have types of the same names.
pub(super) fn qualified(ty: String) -> String {
    let (mut out, mut copied, mut from) = (String::new(), 0, 0);
    while let Some((start, end)) = next_word(&ty, from) {
        let (before, name) = (&ty[..start], &ty[start..end]);
        from = end;
        if (name == "str" || is_plain(name))
            && !before.trim_end().ends_with("::")
            && !before.ends_with('\'')
        {
            out += &before[copied..];
            out += "::core::primitive::";
            copied = start;
        }
    }
    if out.is_empty() {
        return ty;
    }
    out + &ty[copied..]
}

/// `ty` as it is written inside the hidden scope, which imports the primitive types: a shorter path
/// costs rustc less. It is one that [`qualified`] returns.
pub(super) fn in_scope(ty: &str) -> Cow<'_, str> {
    const PATH: &str = "::core::primitive::";
    if let Some(name) = ty.strip_prefix(PATH) {
        return Cow::Borrowed(name);
    }
    match ty.strip_prefix('&').and_then(|ty| ty.strip_prefix(PATH)) {
        Some(name) => Cow::Owned(format!("&{name}")),
        None => Cow::Borrowed(ty),
    }
}

/// Whether `ty` is a type of the runtime, which is a value of attributes, or a
/// reference to one: an instance of a class of the prelude has one.
fn is_runtime_type(ty: &str) -> bool {
    let path = ty.trim().trim_start_matches('&').trim_start();
    let modules = ["types::", "attributes::", "affine::"];
    path == "[::ods_runtime::Attribute]"
        || path.strip_prefix("::ods_runtime::").is_some_and(|name| {
            name == "Type" || modules.iter().any(|module| name.starts_with(module))
        })
}

/// Removes a leading `&` and its lifetime.
fn without_reference(ty: &str) -> &str {
    let Some(rest) = ty.strip_prefix('&') else {
        return ty;
    };
    let rest = rest.trim_start();
    match rest.strip_prefix('\'') {
        Some(lifetime) => lifetime
            .split_once(' ')
            .map_or("", |(_, rest)| rest.trim_start()),
        None => rest,
    }
}

/// Gives every reference in `ty` that has no lifetime the lifetime `'a`.
pub(super) fn with_lifetime(ty: &str) -> String {
    with_named_lifetime(ty, "'a")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_gain_the_adaptors_lifetime() {
        assert_eq!(with_lifetime("&[&str]"), "&'a [&'a str]");
        assert_eq!(with_lifetime("X<'_, &'static str>"), "X<'a, &'static str>");
        assert_eq!(with_lifetime("i64"), "i64");
    }

    #[test]
    fn plain_types_are_recognised() {
        assert!(is_plain("&[i64]") && is_plain("& str") && is_plain("bool"));
        assert!(!is_plain("crate::Mode") && !is_plain("&[Mode]"));
        assert_eq!(without_reference("&'static str"), "str");
        assert_eq!(without_reference("& [i64]"), "[i64]");
        assert_eq!(
            ["&str", "[i64]", "crate::Mode", "str", "()"].map(|ty| qualified(ty.to_owned())),
            [
                "&::core::primitive::str",
                "[::core::primitive::i64]",
                "crate::Mode",
                "::core::primitive::str",
                "()"
            ]
        );
        assert_eq!(
            qualified("::core::option::Option<&'a str>".to_owned()),
            "::core::option::Option<&'a ::core::primitive::str>"
        );
        assert_eq!(
            qualified("(my::i64, i64_, Vec<i64>)".to_owned()),
            "(my::i64, i64_, Vec<::core::primitive::i64>)"
        );
    }
}
