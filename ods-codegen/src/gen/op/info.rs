//! The static that describes an op: its name, its dialect and its table.

use ods_table::{Item, Line, Ref, Value};

use super::super::template::{literal, rust};
use super::super::{Generator, gen_written};
use super::table::Table;
use crate::derive::DerivedStruct;
use crate::format::op::CheckedFormat;
use crate::model::names::trim;
use crate::model::{Arity, NamedAttribute, NamedTypeConstraint, OpTrait, Operator, Presence};

impl<'k> Generator<'_, 'k> {
    /// Adds the op's table to those of its dialect, and returns the expression that refers to it.
    pub(super) fn gen_op_info(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
    ) -> String {
        // Only the compiler knows the name of the dialect of a derived op.
        let name = match self.derived.and_then(DerivedStruct::op) {
            Some(_) => literal(op.mnemonic()),
            None => literal(&op.operation_name()),
        };
        let mut table = Table::new(&self.tables);
        if !self.is_fallback {
            self.table_parts(op, format, &mut table);
        }
        let text = literal(&table.finish());
        self.tables.add(op, format!("{name}, {text}"))
    }

    fn table_parts(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
        table: &mut Table<'_, 'k>,
    ) {
        for operand in &op.operands {
            self.table_value(op, operand, false, table);
        }
        self.table_attributes(op, table);
        self.table_properties(op, table);
        for result in &op.results {
            self.table_value(op, result, true, table);
        }
        self.table_blocks(op, table);
        self.table_traits(op, table);
        self.table_inference(op, table);
        self.table_hooks(op, table);
        self.table_effects(op, table);
        if let Some(format) = format {
            let missing = self.missing_functions(op, format);
            for name in &missing {
                let missing = rust!([name = literal(name)] __rt::Ref::Missing(#name));
                table.own_item(Item::CustomForm, missing);
            }
            if missing.is_empty() {
                self.table_format(op, format, table);
            }
        }
        let summary = trim(op.summary());
        if summary.contains(['\n', '\r']) {
            table.line(Line::Summary(&summary.replace(['\n', '\r'], " ")));
        } else if !summary.is_empty() {
            table.line(Line::Summary(summary));
        }
    }

    fn table_value(
        &self,
        op: &Operator<'k>,
        value: &NamedTypeConstraint<'k>,
        is_result: bool,
        table: &mut Table<'_, 'k>,
    ) {
        let constraint = self.type_constraint(value.constraint.base());
        let value = Value {
            name: value.name,
            arity: match value.arity() {
                Arity::One => ods_table::Arity::One,
                Arity::Optional => ods_table::Arity::Optional,
                Arity::Variadic => ods_table::Arity::Variadic,
                Arity::VariadicOfVariadic => ods_table::Arity::VariadicOfVariadic {
                    segments: op.group_sizes_slot(value),
                },
            },
            constraint: table.reference("Type", &constraint),
        };
        table.line(if is_result {
            Line::Result(value)
        } else {
            Line::Operand(value)
        });
    }

    fn table_attributes(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for attr in &op.attributes {
            let constraint = self.attr_constraint(attr.attr);
            let constraint = table.reference("Attr", &constraint);
            let presence = match attr.presence() {
                Presence::Required => ods_table::Presence::Required,
                Presence::Optional => ods_table::Presence::Optional,
                Presence::Default => ods_table::Presence::Default(self.table_default(attr, table)),
                Presence::OptionalDefault => {
                    ods_table::Presence::OptionalDefault(self.table_default(attr, table))
                }
            };
            table.line(Line::Attr {
                name: attr.name,
                presence,
                constraint,
            });
        }
    }

    fn table_default(&self, attr: &NamedAttribute<'k>, table: &mut Table<'_, 'k>) -> Ref<'static> {
        let default = self.gen_default(attr);
        let default = default.expect("`check_defaults` makes sure that there is a builder");
        table.shared(format!("__rt::Ref::Default(|| {default})"))
    }

    fn table_properties(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for prop in &op.properties {
            let def = self.property_def(prop);
            let def = table.reference("Prop", &def);
            table.line(Line::Prop {
                name: prop.name,
                def,
            });
        }
    }

    /// Adds the regions and the successors.
    fn table_blocks(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for region in &op.regions {
            let constraint = self.region_constraint(region.constraint);
            let constraint = table.reference("Region", &constraint);
            table.line(Line::Region {
                name: region.name,
                variadic: region.is_variadic(),
                constraint,
            });
        }
        for successor in &op.successors {
            let constraint = self.successor_constraint(successor.constraint);
            let constraint = table.reference("Successor", &constraint);
            table.line(Line::Successor {
                name: successor.name,
                variadic: successor.is_variadic(),
                constraint: Some(constraint),
            });
        }
    }

    /// Adds the functions that the user writes for this op. The op's name keeps its span here, so
    /// that the compiler reports a missing `impl` at the definition.
    fn table_hooks(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for hook in hooks(op).iter().filter(|hook| hook.is_declared) {
            let name = self.name_at(op.rust_name(), op.span());
            if self.is_upstream() {
                let probe = hook.declaration.unwrap_or("InferTensorTypes");
                let probe = probe.strip_prefix("Declares").unwrap_or(probe);
                table.own_item(hook.item, gen_written(&format!("{probe}<{name}>")));
                continue;
            }
            let function = match hook.item {
                Item::Patterns => format!("<{name} as __rt::CanonicalizationPatterns>::patterns"),
                _ => format!("__rt::{}::<{name}>", hook.function),
            };
            table.own_item(
                hook.item,
                format!("__rt::Ref::{}({function})", hook.variant),
            );
        }
    }

    /// Says in traits of `name`, the op's type, which functions of the user the definition declares.
    /// After an error that may be any of them.
    pub(super) fn gen_declarations(&self, op: &Operator<'k>, name: &str) -> String {
        let hooks = hooks(op);
        let mut declared: Vec<_> = hooks.iter().collect();
        declared.retain(|hook| hook.is_declared || self.is_fallback);
        let declared = declared.iter().filter_map(|hook| hook.declaration);
        let declared: Vec<&str> = declared.collect();
        rust!([name; for hook in declared => hook] #(impl __rt::#hook for #name {})*)
    }
}

/// A function that the user writes for an op.
struct Hook {
    is_declared: bool,
    item: Item,
    /// The variant of `Ref`.
    variant: &'static str,
    /// The function of the runtime that calls it.
    function: &'static str,
    /// The trait of ops that declare it.
    declaration: Option<&'static str>,
}

/// The functions that users can write for ops.
fn hooks(op: &Operator<'_>) -> [Hook; 9] {
    let hook = |is_declared, item, variant, function, declaration| Hook {
        is_declared,
        item,
        variant,
        function,
        declaration: Some(declaration),
    };
    let infers = op.result_types.is_empty() && op.has_interface("InferTypeOpInterface");
    let of_parts = infers && has_native(op, "InferTypeOpAdaptor");
    let of_tensors = infers && !of_parts && has_native(op, "InferTensorType");
    let infers = infers && !of_parts && !of_tensors;
    #[rustfmt::skip]
    let hooks = [
        hook(op.has_verifier(), Item::Verify, "Verify", "verify", "DeclaresVerify"),
        hook(op.has_region_verifier(), Item::VerifyRegions, "VerifyRegions", "verify_regions", "DeclaresVerifyRegions"),
        hook(op.has_folder(), Item::Fold, "Fold", "fold", "DeclaresFold"),
        hook(op.has_canonicalize_method(), Item::Canonicalize, "Canonicalize", "canonicalize", "DeclaresCanonicalize"),
        hook(op.has_custom_assembly_format(), Item::CustomForm, "CustomForm", "custom_form", "DeclaresCustomAssembly"),
        hook(infers, Item::Infer, "InferTypes", "infer_types", "DeclaresInferTypes"),
        hook(of_parts, Item::Infer, "InferTypes", "infer_types_of_parts", "DeclaresInferTypesOfParts"),
        // The user writes an interface.
        Hook { declaration: None, ..hook(of_tensors, Item::Infer, "InferTypes", "infer_tensor_types", "") },
        hook(op.has_canonicalizer(), Item::Patterns, "Patterns", "", "DeclaresCanonicalizationPatterns"),
    ];
    hooks
}

/// The traits of the prelude that the user implements for an op.
#[inline]
pub(in super::super) fn traits_of(op: &Operator<'_>) -> Vec<String> {
    let hooks = hooks(op);
    let declared = hooks.iter().filter(|hook| hook.is_declared);
    let names = declared.filter_map(|hook| hook.declaration?.strip_prefix("Declares"));
    names.map(str::to_owned).collect()
}

/// Returns whether the op has a native trait of that name.
fn has_native(op: &Operator<'_>, name: &str) -> bool {
    let mut traits = op.traits.iter();
    traits.any(|it| matches!(it, OpTrait::Native(native) if native.name() == name))
}
