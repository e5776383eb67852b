//! What is emitted after an error: every type and method that can be named, with
//! nothing behind them.
//!
//! The user's code then compiles as far as it can, and rustc shows their mistake
//! without fifty that follow from it. The generator is the usual one; tables are
//! empty, the user's code is left out, and names that clash are taken away here.

use ods_lookup::LookupSet;

use crate::model::{EnumDef, Model, Operator, TypeOrAttrDef, names};

/// Takes away what would be defined twice or has no valid name.
pub(crate) fn remove_clashes(model: &mut Model<'_>) {
    let mut types = LookupSet::default();
    let mut is_new = |name: String| {
        names::is_identifier(&name) && !names::is_path_keyword(&name) && types.insert(name)
    };
    model.dialects.retain(|dialect| is_new(dialect.rust_name()));
    model.enums.retain(|def| is_new(def.rust_name().to_owned()));
    model.defs.retain(|def| is_new(def.rust_name().to_owned()));
    model.interfaces.retain(|def| {
        let name = def.rust_name();
        is_new(name.to_owned()) && is_new(format!("Dyn{name}"))
    });
    for def in &mut model.interfaces {
        let mut seen = LookupSet::default();
        def.methods.retain(|method| {
            let name = method.rust_name();
            names::is_identifier(&name) && seen.insert(name)
        });
        for method in &mut def.methods {
            let mut seen = LookupSet::default();
            method.parameters.retain(|(name, _, _)| {
                let name = names::snake_case(name);
                names::is_identifier(&name) && seen.insert(name)
            });
        }
    }
    model.defs.iter_mut().for_each(remove_clashing_methods);
    model.operators.retain(|op| {
        let name = op.rust_name();
        is_new(name.to_owned()) && is_new(format!("{name}Adaptor"))
    });
    model.enums.iter_mut().for_each(remove_clashing_cases);
    let mut functions = LookupSet::default();
    model.constraint_functions.retain(|function| {
        let name = function.rust_name();
        names::is_identifier(&name) && !names::is_path_keyword(&name) && functions.insert(name)
    });
    model.operators.iter_mut().for_each(remove_clashing_names);
}

/// Takes away parameters and builders of a type or an attribute that clash.
fn remove_clashing_methods(def: &mut TypeOrAttrDef<'_>) {
    let mut seen: LookupSet<String> = ["get", "get_checked"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    def.parameters.retain(|parameter| {
        let name = parameter.rust_name();
        names::is_identifier(&name) && seen.insert(name)
    });
    let mut builders = std::mem::take(&mut def.builders);
    builders.retain(|builder| {
        let are_named = builder
            .parameters
            .iter()
            .all(|parameter| names::is_identifier(&names::snake_case(parameter.name)));
        are_named && seen.insert(def.builder_name(builder))
    });
    def.builders = builders;
}

/// Takes away cases that clash with others.
fn remove_clashing_cases(def: &mut EnumDef<'_>) {
    let (mut seen, mut values) = (LookupSet::default(), LookupSet::default());
    let mut cases = std::mem::take(&mut def.cases);
    cases.retain(|case| {
        let name = case.rust_name();
        names::is_identifier(&name)
            && def.fits(case)
            && (def.is_bits() || values.insert(def.bits(case)))
            && seen.insert(name)
    });
    def.cases = cases;
}

/// Makes parts unnamed whose methods would clash.
fn remove_clashing_names(op: &mut Operator<'_>) {
    let mut seen: LookupSet<String> = ["build", "builder"]
        .map(str::to_owned)
        .into_iter()
        .collect();
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
        let further = [names::constant_case(attr.name)];
        keep_first(&mut attr.name, &further);
    }
    for prop in &mut op.properties {
        let further = [setter(prop.name), names::constant_case(prop.name)];
        keep_first(&mut prop.name, &further);
    }
    op.derived_attributes
        .iter_mut()
        .for_each(|attr| keep_first(&mut attr.name, &[]));
    op.results
        .iter_mut()
        .for_each(|result| keep_first(&mut result.name, &[]));
    op.regions
        .iter_mut()
        .for_each(|region| keep_first(&mut region.name, &[]));
    op.successors
        .iter_mut()
        .for_each(|successor| keep_first(&mut successor.name, &[]));
    let mut builders = std::mem::take(&mut op.builders);
    builders.retain(|builder| seen.insert(op.builder_name(builder)));
    op.builders = builders;
}
