//! How a property is stored, read and set, and the static that its table refers to.
//!
//! A property's definition is code over the stored value, the place `$_storage`.
//! Each definition becomes one static, the `PropDef` that the runtime interprets,
//! and up to two functions between what is stored and what accessors return;
//! all ops with a property of that definition share them.

use std::rc::Rc;

use ods_lookup::LookupMap;
use ods_tablegen::{RecordId, StringValue};

use super::conversions::qualified;
use super::op::IDENTITY;
use super::template::{literal, rust};
use super::{Generator, value_of};
use crate::model::{Constraint, NamedProperty, PropConstraint};

/// The default code of the class `Property`. These expressions are functions of the runtime,
/// applied to what the `PropDef` passes them: its fields are the functions themselves.
const PLAIN: [(&str, &str); 5] = [
    ("prop::to_attribute(&$_storage)", "to_attribute"),
    ("prop::from_attribute($_attr)", "from_attribute"),
    ("prop::parse($_parser)", "parse"),
    ("prop::parse_optional($_parser)", "parse_optional"),
    ("prop::print($_printer, &$_storage)", "print"),
];

/// The placeholders in the code of properties; `v` is a reference to the stored value.
const IN_PLACE: [(&str, &str); 4] = [
    ("_storage", "(*v)"),
    ("_attr", "attr"),
    ("_parser", "p"),
    ("_printer", "p"),
];

/// The items of the properties that were asked for.
#[derive(Default)]
pub(super) struct PropertyPool {
    known: LookupMap<RecordId, Rc<PropertyCode>>,
    /// The names of the items by their text.
    names: LookupMap<String, String>,
    pub(super) items: Vec<String>,
}

/// The types and conversions of one property.
pub(super) struct PropertyCode {
    /// The type of the stored value.
    pub(super) storage: String,
    /// The type that accessors return and that setters and builders take.
    pub(super) value: String,
    /// Whether `None` stands for the default in builders.
    pub(super) is_optional_in_builders: bool,
    /// The function from a reference to the stored value to the value.
    read: String,
    /// The function from the value to the stored value; none if they are the same.
    store: Option<String>,
}

impl PropertyCode {
    /// Reads the value from `stored`, a reference to the stored value.
    pub(super) fn read(&self, stored: &str) -> String {
        format!("{}({stored})", self.read)
    }

    /// The stored value for `value`.
    pub(super) fn store(&self, value: &str) -> String {
        let store = self.store.as_ref();
        store.map_or_else(|| value.to_owned(), |store| format!("{store}({value})"))
    }

    /// Whether setters take an `Option` of the value for the default: not if that would be an
    /// `Option` of an `Option`.
    pub(super) fn takes_option(&self) -> bool {
        let path = self.value.split('<').next().unwrap_or_default();
        self.is_optional_in_builders && !path.trim_end().ends_with("Option")
    }

    /// The function from the value to the stored value.
    pub(super) fn store_function(&self) -> &str {
        self.store.as_deref().unwrap_or(IDENTITY)
    }

    /// The stored value for `value`, an `Option`.
    pub(super) fn store_optional(&self, value: &str) -> String {
        let store = self.store.as_ref();
        store.map_or_else(|| value.to_owned(), |store| format!("{value}.map({store})"))
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
        let ty = |code| qualified(self.ty(code));
        // `check_properties` guarantees a type.
        let storage = prop.storage_type().map_or_else(|| "()".to_owned(), ty);
        let value = prop.interface_type().map_or_else(|| storage.clone(), ty);
        let read = self.property_item("__read", |name| {
            let body = self.gen_read(prop, &value);
            rust!([name, storage, value, body] fn #name(v: &#storage) -> #value { #body })
        });
        let store = (storage != value || !assigns_plainly(prop)).then(|| {
            self.property_item("__store", |name| {
                let body = self.gen_store(prop, &value);
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

    /// The value for accessors, given `v`, a reference to the stored value.
    fn gen_read(&self, prop: PropConstraint<'k>, value: &str) -> String {
        let code = prop.hook("convertFromStorage");
        match code.filter(|code| code.text().trim() != "$_storage") {
            Some(code) => self.filled(code, &IN_PLACE),
            None if value.trim_start().starts_with('&') => "v".to_owned(),
            None => "::core::clone::Clone::clone(v)".to_owned(),
        }
    }

    /// The stored value for `value`.
    fn gen_store(&self, prop: PropConstraint<'k>, value: &str) -> String {
        if self.is_fallback {
            return "::core::unreachable!()".to_owned();
        }
        if assigns_plainly(prop) {
            let lends = value.trim_start().starts_with('&');
            let to_owned = "::std::borrow::ToOwned::to_owned(value)";
            return if lends { to_owned } else { "value" }.to_owned();
        }
        let values = [("_storage", "storage"), ("_value", "value")];
        let assign = prop.hook("assignToStorage");
        rust!([assign = assign.map(|code| self.filled(code, &values))]
            let storage;
            #assign;
            storage
        )
    }

    /// The static that the table of an op refers to.
    pub(super) fn property_def(&self, prop: &NamedProperty<'k>) -> String {
        let code = self.property_code(prop);
        let prop = prop.prop;
        let has_optional = prop.optional_parser().is_some();
        let gen_optional = || self.property_function(prop, "optionalParser", "p");
        self.property_item("__P", |name| {
            rust!([
                name, storage = code.storage, summary = literal(prop.summary()),
                to_attribute = self.property_function(prop, "convertToAttribute", "v"),
                from_attribute = self.property_function(prop, "convertFromAttribute", "attr"),
                parse = self.property_function(prop, "parser", "p"),
                print = self.property_function(prop, "printer", "p, v"),
                test = self.gen_property_test(prop), value = code.read("v"),
                description = self.gen_summary(prop.summary()),
                parse_optional = has_optional.then(gen_optional), default = self.gen_property_default(prop, &code)
            ]
                static #name: __rt::PropDef<#storage> = __rt::PropDef::<#storage>::new(
                    #summary, #to_attribute, #from_attribute, #parse, #print,
                )
                #(.test(|v| { let __self = #value; #test }))?
                #(.describe(|v| { let __self = #value; #description }))?
                #(.parse_optional(#parse_optional))?
                #default;
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
        let code = self.filled(code, &IN_PLACE);
        let end = if name == "printer" { ";" } else { "" };
        format!("|{parameters}| {{ {code}{end} }}")
    }

    /// The condition on `__self`, the value.
    fn gen_property_test(&self, prop: PropConstraint<'k>) -> Option<String> {
        let predicate = prop.predicate().filter(|it| !it.is_always_true())?;
        Some(self.gen_predicate(&predicate, &mut |hole| {
            value_of(hole, &[("_self", "__self")])
        }))
    }

    /// The default, or the initial value of the storage.
    fn gen_property_default(&self, prop: PropConstraint<'k>, code: &PropertyCode) -> String {
        let expression = |code| self.filled(code, &[]);
        if let Some(stored) = prop.storage_default() {
            return format!(".default(|| {})", expression(stored));
        }
        let default = prop.default_value().map(expression);
        rust!([
            is_initial = default.is_none(), default, storage = code.storage, value = code.value,
            stored = code.store("value")
        ]
            #(.default(|| { let value: #value = #default; #stored }))?
            #(.initial({
                use __rt::prop::NoDefault as _;
                __rt::prop::Initial::<#storage>::value
            }) #is_initial)?
        )
    }

    /// The name of the item that `generate` writes; equal items are written once.
    fn property_item(&self, prefix: &str, generate: impl Fn(&str) -> String) -> String {
        let key = generate(prefix);
        if let Some(name) = self.properties.borrow().names.get(&key) {
            return name.clone();
        }
        let name = format!("{prefix}{}", self.properties.borrow().items.len());
        let item = generate(&name);
        let mut pool = self.properties.borrow_mut();
        pool.items.push(item);
        pool.names.insert(key, name.clone());
        name
    }
}

/// Whether a value of the property is stored unchanged.
fn assigns_plainly(prop: PropConstraint<'_>) -> bool {
    let code = prop.hook("assignToStorage");
    code.is_none_or(|code: StringValue<'_>| code.text().trim() == "$_storage = $_value")
}
