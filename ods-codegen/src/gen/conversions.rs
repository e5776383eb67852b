//! How an attribute's value is read, passed and built.
//!
//! The accessor of an attribute returns its `returnType`, which may borrow from
//! the attribute; builders and slots take the same value, but an owned one where
//! the accessor lends a whole attribute or type. Reading and building are
//! functions that all attributes of one kind share: rustc looks at each body once.

use std::rc::Rc;

use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue};

use super::shared::{self, shared_name};
use super::template::rust;
use super::{Generator, Item, Items};
use crate::code::Code;
use crate::model::{AttrConstraint, Constraint, NamedAttribute, Presence};

/// The conversion functions that were asked for, by what they do.
#[derive(Default)]
pub(super) struct ConversionPool {
    /// What was asked for before, by the attribute's definition and whether it
    /// may be absent.
    known: LookupMap<(RecordId, Presence), Rc<Conversions>>,
    names: LookupMap<String, String>,
    functions: Vec<Item>,
}

impl ConversionPool {
    pub(super) fn add_to(self, items: &mut Items<'_>) {
        self.functions
            .iter()
            .for_each(|function| items.add(function));
    }
}

/// The types and conversions of one attribute.
pub(super) struct Conversions {
    /// What the accessor returns for an attribute that is there.
    pub(super) value: String,
    /// What builders and slots take.
    pub(super) argument: String,
    /// What identifies the argument type: `str` for `&str`, and so on.
    pub(super) slot: String,
    /// The function from `&Attribute` to the value; none if that is it.
    read: Option<String>,
    /// The function from an argument to an `Attribute`; none if arguments are
    /// attributes.
    make: Option<String>,
}

impl Conversions {
    /// Reads the value from `attr`, a `&Attribute`.
    pub(super) fn read(&self, attr: &str) -> String {
        self.read
            .as_ref()
            .map_or_else(|| attr.to_owned(), |read| format!("{read}({attr})"))
    }

    /// Reads the value from `attr`, an `Option<&Attribute>`.
    pub(super) fn read_optional(&self, attr: &str) -> String {
        self.read.as_ref().map_or_else(
            || attr.to_owned(),
            |read| format!("__rt::map({attr}, {read})"),
        )
    }

    /// The function that makes the attribute of an argument.
    pub(super) fn make(&self) -> Option<&str> {
        self.make.as_deref()
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

impl<'k> Generator<'_, 'k> {
    pub(super) fn conversions(&self, attr: &NamedAttribute<'k>) -> Rc<Conversions> {
        let key = (attr.attr.record().id(), attr.presence());
        if let Some(known) = self.conversions.borrow().known.get(&key) {
            return Rc::clone(known);
        }
        let conversions = Rc::new(self.new_conversions(attr));
        self.conversions
            .borrow_mut()
            .known
            .insert(key, Rc::clone(&conversions));
        conversions
    }

    fn new_conversions(&self, attr: &NamedAttribute<'k>) -> Conversions {
        self.source_conversions(value_source(attr))
    }

    /// How the values of attributes that satisfy `source` are read, passed and built.
    pub(super) fn source_conversions(&self, source: AttrConstraint<'k>) -> Conversions {
        let shared = shared_source(source);
        let attribute = format!("{}::Attribute", self.krate);
        // As text, for what the type is depends on how it begins.
        let value = source.return_type().map(|code| self.ty(code.text().trim()));
        let value = value.unwrap_or_else(|| format!("&{attribute}"));
        let read = source
            .convert_from_storage()
            .filter(|code| code.text() != "$_self");
        let read = read.map(|code| {
            let body =
                || self.expression(code, |hole| (hole == "_self").then(|| "attr".to_owned()));
            let parameter = format!("attr: &{attribute}");
            self.conversion("get", shared, &parameter, &qualified(value.clone()), body)
        });
        let is_def = source.base().is_attr_def();
        let builder = match source.const_builder_call() {
            // The attribute itself is the value.
            None if is_def => Some(Code::from("::ods_runtime::Attribute::from($0)")),
            builder => builder.map(Code::from),
        };
        let known = |code: StringValue<'_>| is_runtime_type(code.text());
        let is_typed = builder.is_some()
            && (source.base().record().is_from_base()
                || source.return_type().is_some_and(known)
                || source.base().is_enum_attr()
                || is_def
                || is_plain(&value));
        let Some(code) = builder.filter(|_| is_typed) else {
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
        let argument = if lends_whole {
            slot.clone()
        } else {
            value.clone()
        };
        let make = (code.text != "$0").then(|| {
            let body = || self.expression(code, |hole| (hole == "0").then(|| "value".to_owned()));
            let parameter = format!("value: {}", qualified(argument.clone()));
            let make = self.conversion("make", shared, &parameter, &attribute, body);
            if shared.is_none() || self.makes_shared {
                self.add_maker(&make, &qualified(slot.clone()));
            }
            make
        });
        Conversions {
            value: qualified(value),
            argument: qualified(argument),
            slot: qualified(slot),
            read,
            make,
        }
    }

    /// Adds the static for a function that makes attributes, if it is not there yet; where
    /// others ask for it, as a function that gives their slots.
    fn add_maker(&self, make: &str, slot: &str) {
        let maker = format!("{make}_MAKER");
        let mut pool = self.conversions.borrow_mut();
        if pool.names.insert(maker.clone(), String::new()).is_none() {
            let of_slot = format!("{make}_SLOT");
            let of_slot = self.makes_shared.then(|| {
                rust!([of_slot, maker, slot]
                    pub const fn #of_slot<O>(index: ::core::primitive::usize) -> __rt::AttrSlot<O, #slot> {
                        __rt::AttrSlot::new(index, &#maker)
                    }
                )
            });
            pool.functions
                .push(Item::new(rust!([maker, slot, make, of_slot]
                    static #maker: __rt::AttrMaker<#slot> = __rt::AttrMaker::<#slot>::new(#make);
                    #of_slot
                )));
        }
    }

    /// Builds the attribute that stands in for an absent one.
    ///
    /// The default need not have the type of an argument, only what the builder
    /// takes: `[1, 2]` for a slice.
    pub(super) fn gen_default(&self, attr: &NamedAttribute<'k>) -> Option<String> {
        let value = self.expression(attr.attr.default_value()?, |_| None);
        let code = value_source(attr).const_builder_call()?;
        Some(self.expression(code, |hole| (hole == "0").then(|| value.clone())))
    }

    /// The name of the function that does this.
    fn conversion(
        &self,
        kind: &str,
        shared: Option<&str>,
        parameter: &str,
        result: &str,
        body: impl FnOnce() -> String,
    ) -> String {
        if let (false, Some(shared)) = (self.makes_shared, shared) {
            return format!("{}::{kind}_{shared}", shared::MODULE);
        }
        let number = self.conversions.borrow().functions.len();
        let (vis, name) = match shared {
            Some(shared) => ("pub ", format!("{kind}_{shared}")),
            None => ("", format!("__{kind}{number}")),
        };
        let body = body();
        let key = format!("{kind} {parameter} {result} {body}");
        let item = Item::new(rust!([vis, name, parameter, result, body]
            #vis fn #name(#parameter) -> #result { #body }
        ));
        let mut pool = self.conversions.borrow_mut();
        if let (false, Some(known)) = (self.makes_shared, pool.names.get(&key)) {
            return known.clone();
        }
        pool.functions.push(item);
        pool.names.insert(key, name.clone());
        name
    }
}

/// The definition that says how the value is read and built: for an attribute
/// that may be absent the wrapped one, for what is read is always there.
fn value_source<'k>(attr: &NamedAttribute<'k>) -> AttrConstraint<'k> {
    match attr.presence() {
        Presence::Optional => attr.attr.base(),
        _ => attr.attr,
    }
}

/// The definition of the prelude's that is read and built in the same way, if it is
/// shared: the one itself, or the one under its wrappers.
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
    let text = ty.replace(' ', "");
    let element = text
        .strip_prefix("&[")
        .and_then(|text| text.strip_suffix(']'));
    let is_primitive = |ty: &str| {
        matches!(
            ty,
            "bool" | "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "f32" | "f64"
        )
    };
    text == "&str" || is_primitive(element.unwrap_or(&text))
}

/// A plain type by its path, for a type of the user's may have the same name.
pub(super) fn qualified(ty: String) -> String {
    if ty != "str" && !is_plain(&ty) && !is_plain(&format!("&{ty}")) {
        return ty;
    }
    let is_name = |c: char| c.is_ascii_alphanumeric();
    let at = ty.find(is_name).unwrap_or(0);
    format!("{}::core::primitive::{}", &ty[..at], &ty[at..])
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

/// Puts `lifetime` where a type leaves it out.
pub(super) fn with_named_lifetime(ty: &str, lifetime: &str) -> String {
    let mut result = String::with_capacity(ty.len() + 8);
    let mut rest = ty;
    while let Some(at) = rest.find(['&', '\'']) {
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

/// Whether a lifetime that goes on so behind `'` is `'_`.
fn is_placeholder(rest: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    rest.strip_prefix('_')
        .is_some_and(|rest| !rest.starts_with(is_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_gain_the_adaptors_lifetime() {
        assert_eq!(with_lifetime("&[&str]"), "&'a [&'a str]");
        assert_eq!(with_lifetime("X<'_, &'static str>"), "X<'a, &'static str>");
        assert_eq!(with_lifetime("i64"), "i64");
        assert_eq!(with_named_lifetime("&'_x A<'_>", "'b"), "&'_x A<'b>");
    }

    #[test]
    fn plain_types_are_recognised() {
        assert!(is_plain("&[i64]") && is_plain("& str") && is_plain("bool"));
        assert!(!is_plain("crate::Mode") && !is_plain("&[Mode]"));
        assert_eq!(without_reference("&'static str"), "str");
        assert_eq!(without_reference("& [i64]"), "[i64]");
        assert_eq!(
            ["&str", "[i64]", "crate::Mode", "str"].map(|ty| qualified(ty.to_owned())),
            [
                "&::core::primitive::str",
                "[::core::primitive::i64]",
                "crate::Mode",
                "::core::primitive::str"
            ]
        );
    }
}
