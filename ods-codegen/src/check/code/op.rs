//! The code of an op: its arguments' constraints, traits, builders and items.

use ods_tablegen::{Diagnostic, Diagnostics, StringValue};

use super::{BUILDER, CodeChecker, DERIVED, DIRECTIVE, NONE, OP, SELF};
use crate::code::Code;
use crate::format::op::CheckedFormat;
use crate::model::fields::Fields as _;
use crate::model::{NativeTrait, OpTrait, Operator, PredTrait, TypeSource, names};

impl CodeChecker<'_> {
    pub(in crate::check) fn check_operator(&mut self, op: &Operator<'_>, diags: &mut Diagnostics) {
        if op.rust_path() != op.dialect().rust_path() {
            self.check_namespace(op.record(), op.rust_path(), op.span(), diags);
        }
        for value in op.operands.iter().chain(&op.results) {
            self.check_type_constraint(value.constraint, value.span, diags);
        }
        for attr in &op.attributes {
            self.check_attribute(attr, diags);
        }
        for prop in &op.properties {
            self.check_property(prop, diags);
        }
        for region in &op.regions {
            self.check_constraint(region.constraint, region.span, diags);
        }
        for successor in &op.successors {
            self.check_constraint(successor.constraint, successor.span, diags);
        }
        for source in &op.result_types {
            if let TypeSource::Transform(_, code) = source {
                self.check_body(Some(*code), op.span(), SELF, diags);
            }
        }
        let mut traits = op.traits.clone();
        traits.retain(|op_trait| !self.is_trusted(op_trait.record()));
        for op_trait in &traits {
            self.check_trait(op, *op_trait, diags);
        }
        for builder in &op.builders {
            self.check_builder(builder, op.span(), BUILDER, diags);
        }
        for attr in &op.derived_attributes {
            let (span, attr) = (attr.span, attr.attr);
            self.check_type(attr.return_type(), span, diags);
            self.check_body(attr.body(), span, OP, diags);
            self.check_body(attr.convert_from_storage(), span, DERIVED, diags);
        }
        for op_trait in &traits {
            if let OpTrait::Native(native) = op_trait {
                let span = op.trait_span(native.record());
                let in_impl = native.extra_class_declaration();
                let beside = native.extra_class_definition();
                self.check_items(in_impl, beside, span, NONE, diags);
            }
        }
        let (in_impl, beside) = (op.extra_class_declaration(), op.extra_class_definition());
        self.check_items(in_impl, beside, op.span(), NONE, diags);
    }

    /// The strings of custom directives are expressions.
    pub(in crate::check) fn check_format(
        &mut self,
        op: &Operator<'_>,
        format: &CheckedFormat<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = op.assembly_format().and_then(StringValue::origin);
        let (directives, span) = (format.format.custom_directives(), span.unwrap_or(op.span()));
        self.check_strings(directives, span, DIRECTIVE, diags);
    }

    pub(super) fn check_trait(
        &mut self,
        op: &Operator<'_>,
        op_trait: OpTrait<'_>,
        diags: &mut Diagnostics,
    ) {
        match op_trait {
            OpTrait::Pred(pred) => {
                if names_no_parts(op, pred, diags) {
                    return;
                }
                let mut found = Diagnostics::new();
                let holes = DERIVED.of(op, None);
                self.check_body(pred.transformer(), op.span(), holes, &mut found);
                // The predicate contains the code of the transformer.
                if !found.has_errors() {
                    let holes = OP.of(op, Some(pred));
                    return self.check_predicate(pred.predicate(), op.span(), holes, diags);
                }
                for new in found {
                    // The transformer may have been checked as a source of types, with other help.
                    let is_same = |old: &Diagnostic| old.span == new.span && old.kind == new.kind;
                    if !diags.iter().any(is_same) {
                        diags.push(new);
                    }
                }
            }
            OpTrait::Native(native) => self.check_native_trait(op, native, diags),
            OpTrait::Interface(interface) => {
                let path = interface.rust_path();
                self.check_namespace(interface.record(), path, op.span(), diags);
                let (text, origin) = (interface.name(), interface.name_span());
                let name = (!text.is_empty()).then_some(Code { text, origin });
                self.check_type(name, op.span(), diags);
            }
            OpTrait::GenInternal(_) => {}
        }
    }

    fn check_native_trait(
        &mut self,
        op: &Operator<'_>,
        native: NativeTrait<'_>,
        diags: &mut Diagnostics,
    ) {
        self.check_namespace(native.record(), native.rust_path(), op.span(), diags);
        let (name, _) = native.name_and_arguments();
        if !["HasParent", "SingleBlockImplicitTerminator"].contains(&name) {
            if name.is_empty() {
                let span = native.name_span().unwrap_or(op.span());
                diags.error(span, "a trait has no name");
                return;
            }
            // A Rust type, which may have arguments.
            let (text, origin) = (native.name(), native.name_span());
            return self.check_type(Some(Code { text, origin }), op.span(), diags);
        }
        let ops = native.ops();
        if ops.iter().all(|(op, _)| op.is_empty()) {
            let span = ops.first().and_then(|(_, span)| *span);
            let message = format!("the trait `{name}` needs the name of an op");
            diags.error(span.unwrap_or(op.span()), message).stricter();
            return;
        }
        for (text, origin) in ops {
            self.check_type(Some(Code { text, origin }), op.span(), diags);
        }
    }
}

/// Reports strings of `AllTypesMatch<["lhs", "rhs"]>` and the like that cannot name a part: their
/// code would not be Rust.
fn names_no_parts(op: &Operator<'_>, pred: PredTrait<'_>, diags: &mut Diagnostics) -> bool {
    let record = pred.record();
    let mut parts = Vec::new();
    if record.is_subclass_of("AllMatchSameOperatorTrait") {
        parts.extend(record.strings_of("values"));
    } else if record.is_subclass_of("TypesMatchWith") {
        let sides = ["lhs", "rhs"].into_iter();
        parts.extend(sides.filter_map(|side| record.string_value(side)));
    }
    let mut is_wrong = false;
    for part in parts
        .iter()
        .filter(|part| !names::is_identifier(part.text()))
    {
        is_wrong = true;
        let message = format!(
            "`{}` names `{}`, which is not a part of `{}`",
            record.direct_class().unwrap_or(record.name()),
            part.text(),
            op.operation_name()
        );
        diags.error(part.origin().unwrap_or(op.span()), message);
    }
    is_wrong
}
