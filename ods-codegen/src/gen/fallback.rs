//! The code after an error: every type and method that the user's code can name,
//! with empty bodies.
//!
//! The user's code then compiles as far as possible, and rustc shows their mistake
//! without fifty that follow from it. The generator is the usual one, except that
//!
//! - tables are empty;
//! - expressions and bodies that the user wrote become `unreachable!()`;
//! - types that the user wrote become `()` if they are not valid Rust;
//! - items that the user wrote, in `extraClassDeclaration` and the like, are kept if
//!   they are valid Rust;
//! - generated names that are invalid or clash with each other are removed here. A
//!   generated accessor that `extraClassDeclaration` repeats stays.

use ods_lookup::LookupSet;

use crate::model::{EnumDef, Model, Operator, TypeOrAttrDef, names};

/// The names of one scope.
type Scope = LookupSet<String>;

/// Adds `name` to a scope; false if it is not an identifier, or taken.
fn add(scope: &mut Scope, name: String) -> bool {
    names::is_identifier(&name) && scope.insert(name)
}

/// Removes what would be defined twice or has an invalid name.
pub(crate) fn remove_clashes(model: &mut Model<'_>) {
    let mut types = Scope::default();
    let mut is_new = |name: &str| !names::is_path_keyword(name) && add(&mut types, name.to_owned());
    (model.dialects).retain(|dialect| is_new(&dialect.rust_name()));
    model.enums.retain(|def| is_new(def.rust_name()));
    model.defs.retain(|def| is_new(def.rust_name()));
    (model.interfaces)
        .retain(|def| is_new(def.rust_name()) && is_new(&format!("Dyn{}", def.rust_name())));
    for def in &mut model.interfaces {
        let mut seen = Scope::default();
        def.methods
            .retain(|method| add(&mut seen, method.rust_name()));
        for method in &mut def.methods {
            let mut seen = Scope::default();
            (method.parameters).retain(|(name, _, _)| add(&mut seen, names::snake_case(name)));
        }
    }
    model.defs.iter_mut().for_each(remove_clashing_methods);
    (model.operators)
        .retain(|op| is_new(op.rust_name()) && is_new(&format!("{}Adaptor", op.rust_name())));
    model.enums.iter_mut().for_each(remove_clashing_cases);
    let mut functions = Scope::default();
    model.constraint_functions.retain(|function| {
        let name = function.rust_name();
        !names::is_path_keyword(&name) && add(&mut functions, name)
    });
    model.operators.iter_mut().for_each(remove_clashing_names);
}

/// Removes parameters and builders of a type or an attribute that clash.
fn remove_clashing_methods(def: &mut TypeOrAttrDef<'_>) {
    let mut seen: Scope = ["get", "get_checked"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    def.parameters
        .retain(|parameter| add(&mut seen, parameter.rust_name()));
    let mut builders = std::mem::take(&mut def.builders);
    builders.retain(|builder| {
        let mut names = builder
            .parameters
            .iter()
            .map(|it| names::snake_case(it.name));
        names.all(|name| names::is_identifier(&name)) && seen.insert(def.builder_name(builder))
    });
    def.builders = builders;
}

/// Removes cases that clash with others.
fn remove_clashing_cases(def: &mut EnumDef<'_>) {
    let (mut seen, mut values) = (Scope::default(), LookupSet::default());
    let mut cases = std::mem::take(&mut def.cases);
    cases.retain(|case| {
        names::is_identifier(&case.rust_name())
            && def.fits(case)
            && (def.is_bits() || values.insert(def.bits(case)))
            && seen.insert(case.rust_name())
    });
    def.cases = cases;
}

/// Removes the names of parts whose methods would clash.
fn remove_clashing_names(op: &mut Operator<'_>) {
    let mut seen: Scope = ["build", "builder"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    // The user's own functions stay.
    if let Some(code) = op.extra_class_declaration() {
        seen.extend(names::functions_in(code.text()));
    }
    let mut keep_first = |name: &mut &str, further: &[String]| {
        let rust_name = names::method_name(name);
        if seen.contains(&rust_name) || further.iter().any(|further| seen.contains(further)) {
            *name = "";
        } else {
            seen.insert(rust_name);
            seen.extend(further.iter().cloned());
        }
    };
    let setter = |name: &str| format!("set_{}", names::snake_case(name));
    for operand in &mut op.operands {
        let mutable = format!("{}_mut", names::snake_case(operand.name));
        let index = format!("ODS_INDEX_{}", names::constant_case(operand.name));
        let further = [setter(operand.name), mutable, index];
        keep_first(&mut operand.name, &further);
    }
    for attr in &mut op.attributes {
        let further = [setter(attr.name), names::constant_case(attr.name)];
        keep_first(&mut attr.name, &further);
    }
    for prop in &mut op.properties {
        let further = [setter(prop.name), names::constant_case(prop.name)];
        keep_first(&mut prop.name, &further);
    }
    let names = op.derived_attributes.iter_mut().map(|it| &mut it.name);
    let names = names.chain(op.results.iter_mut().map(|it| &mut it.name));
    let names = names.chain(op.regions.iter_mut().map(|it| &mut it.name));
    let names = names.chain(op.successors.iter_mut().map(|it| &mut it.name));
    names.for_each(|name| keep_first(name, &[]));
    let mut builders = std::mem::take(&mut op.builders);
    builders.retain(|builder| seen.insert(op.builder_name(builder)));
    op.builders = builders;
}
