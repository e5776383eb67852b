//! How a property is stored, read, set, and what its table refers to.
//!
//! A property's definition is code over the stored value, the place `$_storage`.
//! Each definition becomes one static, the `PropDef` that the runtime interprets,
//! and up to two functions between what is stored and what accessors return;
//! all ops with a property of that definition share them.

use std::rc::Rc;

use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue};

use super::conversions::qualified;
use super::template::{literal, rust};
use super::{Generator, Item, Items};
use crate::model::{Constraint, NamedProperty, PropConstraint};

/// The code that the class `Property` has for what a definition leaves as it is.
/// These expressions are functions of the runtime, applied to what the
/// `PropDef` passes them: its fields are the functions themselves.
const PLAIN: [(&str, &str); 5] = [
    ("prop::to_attribute(&$_storage)", "to_attribute"),
    ("prop::from_attribute($_attr)", "from_attribute"),
    ("prop::parse($_parser)", "parse"),
    ("prop::parse_optional($_parser)", "parse_optional"),
    ("prop::print($_printer, &$_storage)", "print"),
];

/// The items of the properties that were asked for.
#[derive(Default)]
pub(super) struct PropertyPool {
    known: LookupMap<RecordId, Rc<PropertyCode>>,
    /// By what they say, whatever definitions they come from.
    names: LookupMap<String, String>,
    items: Vec<Item>,
}

impl PropertyPool {
    pub(super) fn add_to(self, items: &mut Items<'_>) {
        self.items.iter().for_each(|item| items.add(item));
    }
}

/// The types and conversions of one property.
pub(super) struct PropertyCode {
    /// What is stored.
    pub(super) storage: String,
    /// What accessors return and setters and builders take.
    pub(super) value: String,
    /// Whether builders may leave it to its default by `None`.
    pub(super) is_optional_in_builders: bool,
    /// The function from `&storage` to the value.
    read: String,
    /// The function from the value to what is stored; none if that is it.
    store: Option<String>,
}

impl PropertyCode {
    /// Reads the value from `stored`, a reference to what is stored.
    pub(super) fn read(&self, stored: &str) -> String {
        format!("{}({stored})", self.read)
    }

    /// What is stored for `value`.
    pub(super) fn store(&self, value: &str) -> String {
        self.store
            .as_ref()
            .map_or_else(|| value.to_owned(), |store| format!("{store}({value})"))
    }

    /// What is stored for `value`, an `Option`.
    pub(super) fn store_optional(&self, value: &str) -> String {
        self.store
            .as_ref()
            .map_or_else(|| value.to_owned(), |store| format!("{value}.map({store})"))
    }
}

impl<'k> Generator<'_, 'k> {
    pub(super) fn property_code(&self, prop: &NamedProperty<'k>) -> Rc<PropertyCode> {
        let id = prop.prop.record().id();
        if let Some(known) = self.properties.borrow().known.get(&id) {
            return Rc::clone(known);
        }
        let code = Rc::new(self.new_property_code(prop.prop));
        let mut pool = self.properties.borrow_mut();
        pool.known.insert(id, Rc::clone(&code));
        code
    }

    fn new_property_code(&self, prop: PropConstraint<'k>) -> PropertyCode {
        // `check_properties` has made sure that there is a type.
        let storage = prop
            .storage_type()
            .map_or_else(|| "()".to_owned(), |code| qualified(self.ty(code)));
        let value = prop
            .interface_type()
            .map_or_else(|| storage.clone(), |code| qualified(self.ty(code)));
        let read = {
            let (storage, value) = (storage.as_str(), value.as_str());
            self.property_item("__read", |name| {
                let body = self.gen_read(prop, value);
                rust!([name, storage, value, body] fn #name(v: &#storage) -> #value { #body })
            })
        };
        let store = (storage != value || !assigns_plainly(prop)).then(|| {
            let (storage, value) = (storage.as_str(), value.as_str());
            self.property_item("__store", |name| {
                let body = self.gen_store(prop, value);
                rust!([name, storage, value, body] fn #name(value: #value) -> #storage { #body })
            })
        });
        let default = prop.default_value();
        let is_none = default.is_some_and(|default| default.text().trim().ends_with("None"));
        PropertyCode {
            storage,
            value,
            is_optional_in_builders: default.is_some() && !prop.is_unit() && !is_none,
            read,
            store,
        }
    }

    /// From `v`, a reference to what is stored, to what accessors return.
    fn gen_read(&self, prop: PropConstraint<'k>, value: &str) -> String {
        let code = prop.hook("convertFromStorage");
        match code.filter(|code| code.text().trim() != "$_storage") {
            Some(code) => self.expression(code, in_place),
            None if value.trim_start().starts_with('&') => "v".to_owned(),
            None => "::core::clone::Clone::clone(v)".to_owned(),
        }
    }

    /// From `value` to what is stored.
    fn gen_store(&self, prop: PropConstraint<'k>, value: &str) -> String {
        if self.is_fallback {
            return "::core::unreachable!()".to_owned();
        }
        if assigns_plainly(prop) {
            let lends = value.trim_start().starts_with('&');
            return if lends {
                "::std::borrow::ToOwned::to_owned(value)".to_owned()
            } else {
                "value".to_owned()
            };
        }
        let assign = prop.hook("assignToStorage").map(|code| {
            self.expression(code, |hole| match hole {
                "_storage" => Some("storage".to_owned()),
                "_value" => Some("value".to_owned()),
                _ => None,
            })
        });
        rust!([assign]
            let storage;
            #assign;
            storage
        )
    }

    /// The static that the table of an op refers to.
    pub(super) fn property_def(&self, prop: &NamedProperty<'k>) -> String {
        let code = self.property_code(prop);
        let constraint = prop.prop;
        self.property_item("__P", |name| {
            let storage = code.storage.as_str();
            let summary = literal(constraint.summary());
            let to_attribute = self.property_function(constraint, "convertToAttribute", "v");
            let from_attribute = self.property_function(constraint, "convertFromAttribute", "attr");
            let parse = self.property_function(constraint, "parser", "p");
            let print = self.property_function(constraint, "printer", "p, v");
            let further = [
                self.gen_property_test(constraint, &code),
                self.gen_summary(constraint.summary()).map(|text| {
                    let value = code.read("v");
                    format!(".describe(|v| {{ let __self = {value}; {text} }})")
                }),
                constraint.optional_parser().map(|_| {
                    let parse = self.property_function(constraint, "optionalParser", "p");
                    format!(".parse_optional({parse})")
                }),
                Some(self.gen_property_default(constraint, &code)),
            ];
            let further: Vec<String> = further.into_iter().flatten().collect();
            rust!([name, storage, summary, to_attribute, from_attribute, parse, print, further]
                static #name: __rt::PropDef<#storage> = __rt::PropDef::<#storage>::new(
                    #summary, #to_attribute, #from_attribute, #parse, #print,
                ) #further;
            )
        })
    }

    /// The code in field `name` as a function of `parameters`.
    fn property_function(&self, prop: PropConstraint<'k>, name: &str, parameters: &str) -> String {
        let Some(code) = prop.hook(name) else {
            return format!("|{parameters}| ::core::unreachable!()");
        };
        let plain = code.text().strip_prefix("::ods_runtime::__private::");
        let plain = PLAIN.iter().find(|(text, _)| Some(*text) == plain);
        if let Some((_, function)) = plain {
            return format!("__rt::prop::{function}");
        }
        let code = self.expression(code, in_place);
        if name == "printer" {
            format!("|{parameters}| {{ {code}; }}")
        } else {
            format!("|{parameters}| {{ {code} }}")
        }
    }

    /// `.test(|v| …)`
    fn gen_property_test(&self, prop: PropConstraint<'k>, code: &PropertyCode) -> Option<String> {
        let predicate = prop.predicate()?;
        if predicate.is_always_true() {
            return None;
        }
        let condition = self.gen_predicate(&predicate, &mut |hole| {
            (hole == "_self").then(|| "__self".to_owned())
        });
        let value = code.read("v");
        Some(format!(
            ".test(|v| {{ let __self = {value}; {condition} }})"
        ))
    }

    /// The default, or what is stored where there is none.
    fn gen_property_default(&self, prop: PropConstraint<'k>, code: &PropertyCode) -> String {
        if let Some(stored) = prop.storage_default() {
            let stored = self.expression(stored, |_| None);
            return format!(".default(|| {stored})");
        }
        let (storage, value) = (&code.storage, &code.value);
        match prop.default_value() {
            Some(default) => {
                let default = self.expression(default, |_| None);
                let stored = code.store("value");
                format!(".default(|| {{ let value: {value} = {default}; {stored} }})")
            }
            None => format!(
                ".initial({{ use __rt::prop::NoDefault as _; __rt::prop::Initial::<{storage}>::value }})"
            ),
        }
    }

    /// The name of the item that `generate` writes; one that says the same as
    /// another is not written again.
    fn property_item(&self, prefix: &str, generate: impl Fn(&str) -> String) -> String {
        let key = generate(prefix);
        if let Some(name) = self.properties.borrow().names.get(&key) {
            return name.clone();
        }
        let number = self.properties.borrow().items.len();
        let name = format!("{prefix}{number}");
        let item = Item::new(generate(&name));
        let mut pool = self.properties.borrow_mut();
        pool.items.push(item);
        pool.names.insert(key, name.clone());
        name
    }
}

/// Whether a value of the property is stored as it is given.
fn assigns_plainly(prop: PropConstraint<'_>) -> bool {
    let code = prop.hook("assignToStorage");
    code.is_none_or(|code: StringValue<'_>| code.text().trim() == "$_storage = $_value")
}

/// The placeholders in the code of properties: what is stored is behind `v`.
fn in_place(hole: &str) -> Option<String> {
    let value = match hole {
        "_storage" => "(*v)",
        "_attr" => "attr",
        "_parser" | "_printer" => "p",
        _ => return None,
    };
    Some(value.to_owned())
}
