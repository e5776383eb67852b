//! The code of interfaces, types and attributes.

use ods_tablegen::{Diagnostics, Span, StringValue};

use super::{CLASS, CodeChecker, GET, NONE, PARSER, PRINTER, SELF, SIDES, holes};
use crate::code::{Code, Grammar};
use crate::format::FormatElement;
use crate::format::def::DefFormat;
use crate::model::fields::Fields as _;
use crate::model::{InterfaceDef, InterfaceKind, TypeOrAttrDef};
use crate::older;

impl CodeChecker<'_> {
    /// Signatures and bodies of an interface.
    pub(in crate::check) fn check_interface(
        &mut self,
        def: &InterfaceDef<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = def.span();
        let (this, hooks) = match def.kind {
            InterfaceKind::Op => (
                holes(&["_op", "_self", "_ir"]),
                holes(&["_op", "_self", "_ir"]),
            ),
            InterfaceKind::Type => (holes(&["_type", "_self"]), holes(&["_type", "_self"])),
            InterfaceKind::Attr => (holes(&["_attr", "_self"]), holes(&["_attr", "_self"])),
            InterfaceKind::Dialect => (holes(&["_dialect", "_self"]), NONE),
        };
        for method in &def.methods {
            self.check_value(method.result(), method.span, Grammar::Type, NONE, diags);
            for (_, ty, at) in &method.parameters {
                self.check_value(Some(*ty), *at, Grammar::Type, NONE, diags);
            }
            let holes = if method.is_static { NONE } else { this };
            self.check_value(method.body(), method.span, Grammar::Body, holes, diags);
        }
        self.check_value(def.verify(), span, Grammar::Body, hooks, diags);
        self.check_value(def.extra_class_of(), span, Grammar::Body, hooks, diags);
        for items in [
            def.extra_class_declaration(),
            def.extra_shared_class_declaration(),
            def.extra_trait_class_declaration(),
        ] {
            self.check_value(items, span, Grammar::ImplItems, this, diags);
        }
    }

    /// Types, conversions and bodies of a type or an attribute.
    pub(in crate::check) fn check_def(&mut self, def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            let span = parameter.span;
            if let Some(constraint) = parameter.type_constraint() {
                self.check_type_constraint(constraint, span, diags);
            }
            self.check_value(Some(parameter.ty), span, Grammar::Type, NONE, diags);
            self.check_value(
                Some(parameter.storage_type()),
                span,
                Grammar::Type,
                NONE,
                diags,
            );
            self.check_value(parameter.accessor_type(), span, Grammar::Type, NONE, diags);
            self.check_value(parameter.allocator(), span, Grammar::Body, SELF, diags);
            self.check_value(
                parameter.convert_from_storage(),
                span,
                Grammar::Body,
                SELF,
                diags,
            );
            self.check_value(parameter.comparator(), span, Grammar::Body, SIDES, diags);
            self.check_value(parameter.parser(), span, Grammar::Body, PARSER, diags);
            self.check_value(parameter.printer(), span, Grammar::Body, PRINTER, diags);
            if let Some(value) = parameter.default_value() {
                let before: Vec<&str> = def.parameters[..index]
                    .iter()
                    .map(|parameter| parameter.name)
                    .collect();
                self.check_default(value, &before, span, diags);
            }
        }
        let span = def.field_span("builders");
        for builder in &def.builders {
            self.check_builder(builder, span, GET, diags);
            if let Some(ty) = builder.record.code_block("returnType") {
                self.check_value(Some(ty), span, Grammar::Type, NONE, diags);
            }
        }
        if let Some(storage) = def.own_storage() {
            self.check_path(&storage, def.span(), diags);
        }
        self.check_value(
            def.extra_class_declaration(),
            def.span(),
            Grammar::ImplItems,
            CLASS,
            diags,
        );
        self.check_value(
            def.extra_class_definition(),
            def.span(),
            Grammar::Items,
            CLASS,
            diags,
        );
    }

    /// A default, which may name the parameters before its own.
    fn check_default(
        &mut self,
        value: StringValue<'_>,
        before: &[&str],
        span: Span,
        diags: &mut Diagnostics,
    ) {
        let code = Code::from(value);
        let at = code.origin.unwrap_or(span);
        let placeholders = self.code.placeholders(code);
        if placeholders.is_empty() {
            return self.check(code, span, Grammar::Body, NONE, diags);
        }
        if let Err(error) = self.code.check(code, Grammar::Body) {
            diags.error(at, error.message);
            return;
        }
        for name in placeholders {
            if !before.contains(&name.as_str()) {
                let diagnostic = diags.error(at, format!("unknown placeholder `${name}`"));
                let help = older::placeholder(&name);
                diagnostic.help(help.unwrap_or("a default may name the parameters before its own"));
            }
        }
    }

    /// The strings of custom directives of a type or an attribute.
    pub(in crate::check) fn check_def_format(
        &mut self,
        def: &TypeOrAttrDef<'_>,
        format: &DefFormat,
        diags: &mut Diagnostics,
    ) {
        let span = def
            .assembly_format()
            .and_then(StringValue::origin)
            .unwrap_or(def.span());
        for directive in format.custom_directives() {
            for argument in &directive.arguments {
                if let FormatElement::String(string) = argument {
                    let code = string.text.as_str().into();
                    self.check(code, span, Grammar::Body, NONE, diags);
                }
            }
        }
    }
}
