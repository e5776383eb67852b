//! The static that describes an op: its name, its dialect and its table.

use super::super::Generator;
use super::super::template::literal;
use super::table::{Table, name_word};
use crate::derive::DerivedStruct;
use crate::format::op::CheckedFormat;
use crate::model::{Arity, NamedAttribute, NamedTypeConstraint, OpTrait, Operator, Presence};

impl<'k> Generator<'_, 'k> {
    /// Adds the op's table to those of its dialect, and gives the expression for
    /// where it is.
    pub(super) fn gen_op_info(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
    ) -> String {
        // The name of the dialect of a derived op is known to the compiler alone.
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
        self.table_values(op, "operand", &op.operands, table);
        self.table_attributes(op, table);
        self.table_properties(op, table);
        self.table_values(op, "result", &op.results, table);
        self.table_regions(op, table);
        self.table_successors(op, table);
        self.table_traits(op, table);
        self.table_inference(op, table);
        self.table_hooks(op, table);
        self.table_effects(op, table);
        if let Some(format) = format {
            self.table_format(op, format, table);
        }
        let summary = op.summary().trim();
        if !summary.is_empty() {
            table.line(&["summary", &summary.replace(['\n', '\r'], " ")]);
        }
    }

    fn table_values(
        &self,
        op: &Operator<'k>,
        kind: &str,
        values: &[NamedTypeConstraint<'k>],
        table: &mut Table<'_, 'k>,
    ) {
        for value in values {
            let constraint =
                table.reference("Type", &self.type_constraint(value.constraint.base()));
            let arity = match value.arity() {
                Arity::One => "1",
                Arity::Optional => "?",
                Arity::Variadic => "*",
                Arity::VariadicOfVariadic => "**",
            };
            let segments = value.constraint.segment_attr_name();
            match segments.and_then(|name| op.attribute_slot(name)) {
                Some(slot) => {
                    table.line(&[
                        kind,
                        name_word(value.name),
                        arity,
                        &constraint,
                        &slot.to_string(),
                    ]);
                }
                None => table.line(&[kind, name_word(value.name), arity, &constraint]),
            }
        }
    }

    fn table_attributes(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for attr in &op.attributes {
            let constraint = table.reference("Attr", &self.attr_constraint(attr.attr));
            let presence = match attr.presence() {
                Presence::Required => "required",
                Presence::Optional => "optional",
                Presence::Default => "default",
                Presence::OptionalDefault => "optional_default",
            };
            match self.table_default(attr, table) {
                Some(default) => table.line(&["attr", attr.name, presence, &constraint, &default]),
                None => table.line(&["attr", attr.name, presence, &constraint]),
            }
        }
    }

    fn table_properties(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for prop in &op.properties {
            let def = self.property_def(prop);
            let def = table.reference("Prop", &def);
            table.line(&["prop", prop.name, &def]);
        }
    }

    fn table_default(
        &self,
        attr: &NamedAttribute<'k>,
        table: &mut Table<'_, 'k>,
    ) -> Option<String> {
        if !matches!(
            attr.presence(),
            Presence::Default | Presence::OptionalDefault
        ) {
            return None;
        }
        // `check_defaults` has made sure that there is a builder.
        let default = self.gen_default(attr)?;
        Some(
            table
                .shared(format!("__rt::Ref::Default(|| {default})"))
                .to_string(),
        )
    }

    fn table_regions(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for region in &op.regions {
            let constraint = table.reference("Region", &self.region_constraint(region.constraint));
            let arity = if region.is_variadic() { "*" } else { "1" };
            table.line(&["region", name_word(region.name), arity, &constraint]);
        }
    }

    fn table_successors(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        for successor in &op.successors {
            let constraint = self.successor_constraint(successor.constraint);
            let constraint = table.reference("Successor", &constraint);
            let arity = if successor.is_variadic() { "*" } else { "1" };
            table.line(&["successor", name_word(successor.name), arity, &constraint]);
        }
    }

    /// What the user writes for this op. The op's name keeps its span here, so
    /// that a missing `impl` is reported at the definition.
    fn table_hooks(&self, op: &Operator<'k>, table: &mut Table<'_, 'k>) {
        let mut hook = |item: &str, variant: &str, function: &str| {
            let name = self.name_at(op.rust_name(), op.span());
            let number = table.own(format!("__rt::Ref::{variant}(__rt::{function}::<{name}>)"));
            table.line(&[item, &number.to_string()]);
        };
        if op.has_verifier() {
            hook("verify", "Verify", "verify");
        }
        if op.has_region_verifier() {
            hook("verify_regions", "VerifyRegions", "verify_regions");
        }
        if op.has_folder() {
            hook("fold", "Fold", "fold");
        }
        if op.has_canonicalize_method() {
            hook("canonicalize", "Canonicalize", "canonicalize");
        }
        if op.has_custom_assembly_format() {
            hook("parse", "Parse", "parse");
            hook("print", "Print", "print");
        }
        if op.result_types.is_empty() && op.has_interface("InferTypeOpInterface") {
            let function = if has_native(op, "InferTypeOpAdaptor") {
                "infer_types_of_parts"
            } else if has_native(op, "InferTensorType") {
                "infer_tensor_types"
            } else {
                "infer_types"
            };
            hook("infer", "InferTypes", function);
        }
        if op.has_canonicalizer() {
            let name = self.name_at(op.rust_name(), op.span());
            let function = format!("<{name} as __rt::CanonicalizationPatterns>::patterns");
            let number = table.own(format!("__rt::Ref::Patterns({function})"));
            table.line(&["patterns", &number.to_string()]);
        }
    }
}

/// Whether the op has the native trait of that name, whatever definition it is.
fn has_native(op: &Operator<'_>, name: &str) -> bool {
    let is_it = |op_trait: &OpTrait<'_>| matches!(op_trait, OpTrait::Native(native) if native.name() == name);
    op.traits.iter().any(is_it)
}
