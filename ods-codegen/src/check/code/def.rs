//! The code of interfaces, types and attributes.

use ods_tablegen::{Diagnostics, Span, StringValue};

use super::{CLASS, CodeChecker, GET, NONE, PARSER, PRINTER, SELF, SIDES, holes};
use crate::code::{Code, Grammar};
use crate::format::def::DefFormat;
use crate::model::fields::Fields as _;
use crate::model::{DefParameter, InterfaceDef, InterfaceKind, TypeOrAttrDef};
use crate::older;

impl CodeChecker<'_> {
    /// Signatures and bodies of an interface.
    pub(in crate::check) fn check_interface(
        &mut self,
        def: &InterfaceDef<'_>,
        diags: &mut Diagnostics,
    ) {
        let span = def.span();
        let this = match def.kind {
            InterfaceKind::Op => holes(&["_op", "_self", "_ir"]),
            InterfaceKind::Type => holes(&["_type", "_self"]),
            InterfaceKind::Attr => holes(&["_attr", "_self"]),
            InterfaceKind::Dialect => holes(&["_dialect", "_self"]),
        };
        for method in &def.methods {
            self.check_type(method.result(), method.span, diags);
            for (_, ty, at) in &method.parameters {
                self.check_type(Some(*ty), *at, diags);
            }
            let holes = if method.is_static { NONE } else { this };
            self.check_body(method.body(), method.span, holes, diags);
        }
        let hooks = match def.kind {
            InterfaceKind::Dialect => NONE,
            _ => this,
        };
        self.check_body(def.verify(), span, hooks, diags);
        self.check_body(def.extra_class_of(), span, hooks, diags);
        for items in [
            def.extra_class_declaration(),
            def.extra_shared_class_declaration(),
            def.extra_trait_class_declaration(),
        ] {
            self.check_items(items, None, span, this, diags);
        }
    }

    /// Types, conversions and bodies of a type or an attribute.
    pub(in crate::check) fn check_def(&mut self, def: &TypeOrAttrDef<'_>, diags: &mut Diagnostics) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            let span = parameter.span;
            if let Some(constraint) = parameter.type_constraint() {
                self.check_type_constraint(constraint, span, diags);
            }
            self.check_type(Some(parameter.ty), span, diags);
            self.check_type(Some(parameter.storage_type()), span, diags);
            self.check_type(parameter.accessor_type(), span, diags);
            self.check_body(parameter.allocator(), span, SELF, diags);
            self.check_body(parameter.convert_from_storage(), span, SELF, diags);
            self.check_body(parameter.comparator(), span, SIDES, diags);
            self.check_body(parameter.parser(), span, PARSER, diags);
            self.check_body(parameter.printer(), span, PRINTER, diags);
            if let Some(value) = parameter.default_value() {
                self.check_default(value, &def.parameters[..index], span, diags);
            }
        }
        let span = def.field_span("builders");
        for builder in &def.builders {
            self.check_builder(builder, span, GET, diags);
            self.check_type(builder.record.code_block("returnType"), span, diags);
        }
        if let Some(storage) = def.own_storage() {
            self.check_path(&storage, def.span(), diags);
        }
        let (in_impl, beside) = (def.extra_class_declaration(), def.extra_class_definition());
        self.check_items(in_impl, beside, def.span(), CLASS, diags);
    }

    /// A default value, which may name the parameters before its own.
    fn check_default(
        &mut self,
        value: StringValue<'_>,
        before: &[DefParameter<'_>],
        span: Span,
        diags: &mut Diagnostics,
    ) {
        let code = Code::from(value);
        let at = code.origin.unwrap_or(span);
        let placeholders = self.code.placeholders(code);
        if placeholders.is_empty() {
            return self.check(code, span, Grammar::Body, NONE, diags);
        }
        if let Err(error) = self.code.check(code, Grammar::Body, &[]) {
            diags.error(at, error.message);
            return;
        }
        for name in placeholders {
            if !before.iter().any(|parameter| parameter.name == name) {
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
        let span = def.assembly_format().and_then(StringValue::origin);
        let span = span.unwrap_or(def.span());
        self.check_strings(format.custom_directives(), span, NONE, diags);
    }
}
