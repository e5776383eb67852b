//! The code of an op: its arguments' constraints, traits, builders and items.

use ods_tablegen::{Diagnostic, Diagnostics, StringValue};

use super::{BUILDER, CLASS, CodeChecker, DERIVED, DIRECTIVE, Holes, NONE, OP, SELF};
use crate::code::{Code, Grammar};
use crate::format::FormatElement;
use crate::format::op::CheckedFormat;
use crate::model::{NativeTrait, OpTrait, Operator, PredTrait, TypeSource};

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
                self.check_value(Some(*code), op.span(), Grammar::Body, SELF, diags);
            }
        }
        let traits = op.traits.iter().copied();
        let traits: Vec<OpTrait<'_>> = traits
            .filter(|op_trait| !self.is_trusted(op_trait.record()))
            .collect();
        for op_trait in &traits {
            self.check_trait(op, *op_trait, diags);
        }
        for builder in &op.builders {
            self.check_builder(builder, op.span(), BUILDER, diags);
        }
        for attr in &op.derived_attributes {
            self.check_value(
                attr.attr.return_type(),
                attr.span,
                Grammar::Type,
                NONE,
                diags,
            );
            self.check_value(attr.attr.body(), attr.span, Grammar::Body, OP, diags);
            let code = attr.attr.convert_from_storage();
            self.check_value(code, attr.span, Grammar::Body, DERIVED, diags);
        }
        for op_trait in &traits {
            if let OpTrait::Native(native) = op_trait {
                let span = op.trait_span(native.record());
                let code = native.extra_class_declaration();
                self.check_value(code, span, Grammar::ImplItems, NONE, diags);
                let code = native.extra_class_definition();
                self.check_value(code, span, Grammar::Items, CLASS, diags);
            }
        }
        self.check_value(
            op.extra_class_declaration(),
            op.span(),
            Grammar::ImplItems,
            NONE,
            diags,
        );
        self.check_value(
            op.extra_class_definition(),
            op.span(),
            Grammar::Items,
            CLASS,
            diags,
        );
    }

    /// The strings of custom directives are expressions.
    pub(in crate::check) fn check_format(
        &mut self,
        op: &Operator<'_>,
        format: &CheckedFormat<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = op
            .assembly_format()
            .and_then(StringValue::origin)
            .unwrap_or(op.span());
        for directive in format.format.custom_directives() {
            for argument in &directive.arguments {
                if let FormatElement::String(string) = argument {
                    self.check(
                        string.text.as_str().into(),
                        span,
                        Grammar::Body,
                        DIRECTIVE,
                        diags,
                    );
                }
            }
        }
    }

    pub(super) fn check_trait(
        &mut self,
        op: &Operator<'_>,
        op_trait: OpTrait<'_>,
        diags: &mut Diagnostics,
    ) {
        match op_trait {
            OpTrait::Pred(pred) => {
                let holes = Holes {
                    names: &["_op", "_ir", "_ctxt"],
                    op: Some(op),
                    of_trait: Some(pred),
                };
                let mut found = Diagnostics::new();
                self.check_transformer(op, pred, &mut found);
                // The predicate holds the code of the transformer: a mistake there is reported once.
                if found.has_errors() {
                    for new in found {
                        // The transformer may have been checked as a source of types, with other help.
                        let is_same =
                            |old: &Diagnostic| old.span == new.span && old.kind == new.kind;
                        if !diags.iter().any(is_same) {
                            diags.push(new);
                        }
                    }
                    return;
                }
                self.check_predicate(pred.predicate(), op.span(), holes, diags);
            }
            OpTrait::Native(native) => self.check_native_trait(op, native, diags),
            OpTrait::Interface(interface) => {
                let path = interface.rust_path();
                self.check_namespace(interface.record(), path, op.span(), diags);
                let name = Code {
                    text: interface.name(),
                    origin: interface.name_span(),
                };
                if !name.text.is_empty() {
                    self.check(name, op.span(), Grammar::Type, NONE, diags);
                }
            }
            OpTrait::GenInternal(_) => {}
        }
    }

    /// How `TypesMatchWith` makes one type of the other.
    fn check_transformer(
        &mut self,
        op: &Operator<'_>,
        pred: PredTrait<'_>,
        diags: &mut Diagnostics,
    ) {
        let holes = Holes {
            names: &["_self", "_op", "_ir", "_ctxt"],
            op: Some(op),
            of_trait: None,
        };
        self.check_value(pred.transformer(), op.span(), Grammar::Body, holes, diags);
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
            // A type of Rust, which may have arguments.
            let code = Code {
                text: native.name(),
                origin: native.name_span(),
            };
            self.check(code, op.span(), Grammar::Type, NONE, diags);
            return;
        }
        let ops = native.ops();
        if ops.iter().all(|(op, _)| op.is_empty()) {
            let span = ops.first().and_then(|(_, span)| *span);
            let message = format!("the trait `{name}` names no op");
            diags.error(span.unwrap_or(op.span()), message).stricter();
            return;
        }
        for (text, origin) in ops {
            let code = Code { text, origin };
            self.check(code, op.span(), Grammar::Type, NONE, diags);
        }
    }
}
