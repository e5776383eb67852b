//! Items that all invocations share: the constraints that the prelude defines, and the
//! functions that read and make their attributes.
//!
//! They are in the runtime's module `__private::shared`, by the names of their definitions;
//! tables of ops refer to them by name, code by path. A static costs rustc as much as two
//! accessors, and a reference to one in the table of an op half as much as an accessor.

use std::collections::BTreeMap;

use ods_tablegen::{Diagnostics, Input, Record, SourceMap, evaluate};
use proc_macro2::TokenStream;
use quote::quote;

use super::{Generator, Items, names};
use crate::code::CodeTable;
use crate::expand::no_tokens;
use crate::model::{AttrConstraint, Model, RegionConstraint, SuccessorConstraint, TypeConstraint};
use crate::prelude;
use crate::share::{Homes, Imported};

/// The module of the shared items, as generated code names it.
pub(super) const MODULE: &str = "__rt::shared";

/// The name of a definition whose constraint is in the runtime.
pub(super) fn shared_name(record: Record<'_>) -> Option<&str> {
    let is_shared = record.is_from_base()
        && !record.is_anonymous()
        && !record.is_incomplete()
        // The runtime has no Rust types or dialects for these.
        && !["EnumInfo", "Interface", "TypeDef", "AttrDef"]
            .into_iter()
            .any(|class| record.is_subclass_of(class));
    is_shared.then(|| record.name())
}

/// The shared items, for the module `shared` of the runtime.
///
/// # Panics
///
/// If the prelude is wrong, which tests rule out.
pub fn gen_shared() -> TokenStream {
    let mut diags = Diagnostics::new();
    let mut names: Vec<&str> = prelude::library().global_names().collect();
    ods_lookup::sort(&mut names);
    let mut input = Input::new(SourceMap::new()).base(prelude::library());
    for name in &names {
        input = input.require(*name);
    }
    let keeper = evaluate(input, &mut diags);
    assert!(!diags.has_errors(), "the prelude is wrong");
    let model = Model::new(&keeper, &|_| false, &mut diags);
    let (rust, code) = (no_tokens(), CodeTable::new(None, None));
    let imported = Imported::default();
    let homes = Homes::new(&imported, &[], &[], keeper.sources(), |_| false);
    let generator = Generator {
        makes_shared: true,
        ..Generator::new(&model, &code, &rust, &homes)
    };
    let records = names.into_iter().filter_map(|name| keeper.def(name));
    let records = records.filter(|record| shared_name(*record).is_some());
    let mut refs = BTreeMap::new();
    for record in records {
        if let Some((name, kind)) = generator.gen_shared_constraint(record) {
            refs.insert(name, kind);
        }
    }
    let count = refs.len();
    let refs = refs.into_iter().map(|(name, kind)| {
        let [name, kind] = [&*name, kind].map(|name| CodeTable::tokens(&names::ident(name)));
        quote! { (::core::stringify!(#name), __rt::Ref::#kind(&#name)) }
    });
    let refs = quote! { #(#refs),* };
    let mut items = Items::new(&code);
    items.extend(generator.constraints.take().statics);
    items.extend(generator.conversions.take().functions);
    let items = items.into_tokens();
    quote! {
        use ::ods_runtime::__private as __rt;
        #items
        /// All constraints, by their names, in the order of these.
        pub static REFS: [(&::core::primitive::str, __rt::Ref); #count] = [#refs];
    }
}

impl<'k> Generator<'_, 'k> {
    /// Generates the constraint that a record is, and gives its name and the kind of its
    /// reference in tables.
    fn gen_shared_constraint(&self, record: Record<'k>) -> Option<(String, &'static str)> {
        let is = |class| record.is_subclass_of(class);
        Some(if is("TypeConstraint") {
            (self.type_constraint(TypeConstraint::new(record)), "Type")
        } else if is("AttrConstraint") {
            let constraint = AttrConstraint::new(record);
            if is("Attr") {
                self.source_conversions(constraint);
            }
            (self.attr_constraint(constraint), "Attr")
        } else if is("RegionConstraint") {
            let constraint = RegionConstraint::new(record);
            (self.region_constraint(constraint), "Region")
        } else if is("SuccessorConstraint") {
            let constraint = SuccessorConstraint::new(record);
            (self.successor_constraint(constraint), "Successor")
        } else {
            return None;
        })
    }
}
