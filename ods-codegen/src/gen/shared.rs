//! What all invocations have in common: the constraints that the prelude defines, and
//! what reads and makes attributes of them.
//!
//! They are in the runtime, as `__private::shared`, by the names of their definitions;
//! what is generated for users refers to them. A static costs rustc as much as two
//! accessors, and a derive would have those of its constraints for itself.

use ods_tablegen::{Diagnostics, Input, Record, SourceMap, evaluate};
use proc_macro2::TokenStream;
use quote::quote;

use super::{Generator, Items};
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
        // Whose Rust types are not in the runtime, or no definitions of a dialect there.
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
    names.sort_unstable();
    let mut input = Input::new(SourceMap::new()).base(prelude::library());
    for name in &names {
        input = input.require(*name);
    }
    let keeper = evaluate(input, &mut diags);
    assert!(!diags.has_errors(), "the prelude is wrong");
    let model = Model::new(&keeper, |_| false, &mut diags);
    let (rust, code) = (no_tokens(), CodeTable::new(None, None));
    let imported = Imported::default();
    let homes = Homes::new(&imported, &[], &[], keeper.sources(), |_| false);
    let generator = Generator {
        makes_shared: true,
        ..Generator::new(&model, &code, &rust, &homes, "::ods_runtime".to_owned())
    };
    for name in names {
        let Some(record) = keeper
            .def(name)
            .filter(|record| shared_name(*record).is_some())
        else {
            continue;
        };
        if record.is_subclass_of("TypeConstraint") {
            generator.type_constraint(TypeConstraint::new(record));
        } else if record.is_subclass_of("AttrConstraint") {
            generator.attr_constraint(AttrConstraint::new(record));
            if record.is_subclass_of("Attr") {
                generator.source_conversions(AttrConstraint::new(record));
            }
        } else if record.is_subclass_of("RegionConstraint") {
            generator.region_constraint(RegionConstraint::new(record));
        } else if record.is_subclass_of("SuccessorConstraint") {
            generator.successor_constraint(SuccessorConstraint::new(record));
        }
    }
    let mut items = Items::new(&code);
    generator.constraints.take().add_to(&mut items);
    generator.conversions.take().add_to(&mut items);
    let items = items.into_tokens();
    quote! {
        use ::ods_runtime::__private as __rt;
        #items
    }
}
