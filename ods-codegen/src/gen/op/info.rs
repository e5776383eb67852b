//! The static that describes an op: its name, its dialect and its table.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{Generator, constraints, names};
use super::table::{Table, name_word};
use crate::format::op::CheckedFormat;
use crate::model::{
    Arity, NamedAttribute, NamedTypeConstraint, NativeTrait, OpTrait, Operator, PredTrait,
    Presence, TypeSource, Variable, names as model_names,
};

/// MLIR's interfaces whose verifiers the runtime has as traits.
const VERIFIED_INTERFACES: [(&str, &str); 2] = [
    ("SymbolOpInterface", "SYMBOL"),
    ("FunctionOpInterface", "FUNCTION_OP_INTERFACE"),
];

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_op_info(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
    ) -> TokenStream {
        let info = names::op_info(op);
        let name = op.operation_name();
        let dialect = self.gen_dialect_ref(op.dialect());
        let mut table = Table::default();
        if self.is_fallback {
            return quote! {
                static #info: __rt::OpInfo = __rt::OpInfo::new(#name, #dialect, "", &[]);
            };
        }
        self.table_values(op, "operand", &op.operands, &mut table);
        self.table_attributes(op, &mut table);
        self.table_values(op, "result", &op.results, &mut table);
        self.table_regions(op, &mut table);
        self.table_successors(op, &mut table);
        self.table_traits(op, &mut table);
        self.table_inference(op, &mut table);
        self.table_hooks(op, &mut table);
        if let Some(format) = format {
            self.table_format(op, format, &mut table);
        }
        if !op.summary().is_empty() {
            let summary = op.summary().replace(['\n', '\r'], " ");
            table.line(&[&"summary", &summary.trim()]);
        }
        let (text, refs) = table.finish();
        quote! {
            static #info: __rt::OpInfo = __rt::OpInfo::new(#name, #dialect, #text, #refs);
        }
    }

    fn table_values(
        &self,
        op: &Operator<'k>,
        kind: &str,
        values: &[NamedTypeConstraint<'k>],
        table: &mut Table,
    ) {
        for value in values {
            let constraint = self.type_constraint(value.constraint);
            let constraint = table.shared(
                constraint.to_string(),
                || quote! { __rt::Ref::Type(&#constraint) },
            );
            let name = name_word(value.name);
            let arity = match value.arity() {
                Arity::One => "1",
                Arity::Optional => "?",
                Arity::Variadic => "*",
                Arity::VariadicOfVariadic => "**",
            };
            let segments = value
                .constraint
                .segment_attr_name()
                .and_then(|name| op.attribute_slot(name));
            match segments {
                Some(slot) => table.line(&[&kind, &name, &arity, &constraint, &slot]),
                None => table.line(&[&kind, &name, &arity, &constraint]),
            }
        }
    }

    fn table_attributes(&self, op: &Operator<'k>, table: &mut Table) {
        for attr in &op.attributes {
            let constraint = self.attr_constraint(attr.attr);
            let constraint = table.shared(
                constraint.to_string(),
                || quote! { __rt::Ref::Attr(&#constraint) },
            );
            let presence = match attr.presence() {
                Presence::Required => "required",
                Presence::Optional => "optional",
                Presence::Default => "default",
                Presence::OptionalDefault => "optional_default",
            };
            match self.table_default(attr, table) {
                Some(default) => {
                    table.line(&[&"attr", &attr.name, &presence, &constraint, &default]);
                }
                None => table.line(&[&"attr", &attr.name, &presence, &constraint]),
            }
        }
    }

    fn table_default(&self, attr: &NamedAttribute<'k>, table: &mut Table) -> Option<usize> {
        if !matches!(
            attr.presence(),
            Presence::Default | Presence::OptionalDefault
        ) {
            return None;
        }
        // `check_defaults` has made sure that there is a builder.
        let default = self.gen_default(attr)?;
        Some(table.add(quote! { __rt::Ref::Default(|| #default) }))
    }

    fn table_regions(&self, op: &Operator<'k>, table: &mut Table) {
        for region in &op.regions {
            let constraint = self.region_constraint(region.constraint);
            let constraint = table.shared(
                constraint.to_string(),
                || quote! { __rt::Ref::Region(&#constraint) },
            );
            let arity = if region.is_variadic() { "*" } else { "1" };
            table.line(&[&"region", &name_word(region.name), &arity, &constraint]);
        }
    }

    fn table_successors(&self, op: &Operator<'k>, table: &mut Table) {
        for successor in &op.successors {
            let arity = if successor.is_variadic() { "*" } else { "1" };
            let constraint = self.successor_constraint(successor.constraint);
            let constraint = table.shared(
                constraint.to_string(),
                || quote! { __rt::Ref::Successor(&#constraint) },
            );
            table.line(&[
                &"successor",
                &name_word(successor.name),
                &arity,
                &constraint,
            ]);
        }
    }

    fn table_traits(&self, op: &Operator<'k>, table: &mut Table) {
        for op_trait in &op.traits {
            match op_trait {
                OpTrait::Native(native) => self.table_native_trait(op, *native, table),
                OpTrait::GenInternal(record) => match record.name() {
                    "SameVariadicOperandSize" => table.line(&[&"same_operand_size"]),
                    "SameVariadicResultSize" => table.line(&[&"same_result_size"]),
                    _ => {}
                },
                OpTrait::Pred(pred) => self.table_predicate(op, *pred, table),
                OpTrait::Interface(interface) => {
                    let verified = VERIFIED_INTERFACES
                        .iter()
                        .find(|(name, _)| *name == interface.name());
                    if let Some((_, ident)) = verified {
                        let ident = names::ident(ident);
                        let number = table.add(quote! { __rt::Ref::Trait(&__rt::traits::#ident) });
                        table.line(&[&"trait", &number]);
                    }
                }
            }
        }
    }

    fn table_native_trait(&self, op: &Operator<'k>, native: NativeTrait<'k>, table: &mut Table) {
        let (name, arguments) = native.name_and_arguments();
        match name {
            "AttrSizedOperandSegments" => table.line(&[&"operand_segments"]),
            "AttrSizedResultSegments" => table.line(&[&"result_segments"]),
            "SingleBlockImplicitTerminator" => {
                let terminator = self.code.plain(arguments);
                let info = quote! { <#terminator as __ods::Op>::INFO };
                let number = table.add(quote! { __rt::Ref::ImplicitTerminator(|| #info) });
                table.line(&[&"implicit_terminator", &number]);
            }
            "HasParent" => {
                let infos = arguments.split(',').map(|parent| {
                    let parent = self.code.plain(parent.trim());
                    quote! { <#parent as __ods::Op>::INFO }
                });
                let parents = quote! { &[#(#infos),*] };
                let ident = names::ident(&format!("__{}_PARENTS", op.rust_name()));
                let number = table.add(quote! {{
                    static #ident: __rt::TraitInfo = __rt::TraitInfo::parents(|| #parents);
                    __rt::Ref::Trait(&#ident)
                }});
                table.line(&[&"trait", &number]);
            }
            _ => self.table_trait_static(native, name, table),
        }
    }

    /// A trait is a static whose name is the trait's in upper snake case.
    fn table_trait_static(&self, native: NativeTrait<'k>, name: &str, table: &mut Table) {
        let path = self.code.plain(native.rust_path());
        let colons = (!path.is_empty()).then(|| quote! { :: });
        let ident = names::ident(&model_names::constant_case(name));
        let number = table.add(quote! { __rt::Ref::Trait(&#path #colons #ident) });
        table.line(&[&"trait", &number]);
    }

    /// `PredOpTrait`
    fn table_predicate(&self, op: &Operator<'k>, pred: PredTrait<'k>, table: &mut Table) {
        let Some(predicate) = pred.predicate() else {
            return;
        };
        let summary = pred.summary();
        let this = names::ident(op.rust_name());
        let condition = constraints::gen_predicate(self.code, &predicate, &mut |hole| match hole {
            "_op" => Some(quote! { __op.0 }),
            "_ir" | "_ctxt" => Some(quote! { ir }),
            name => {
                let variable = op.variable(name)?;
                Some(gen_variable(op, variable))
            }
        });
        let number = table.add(quote! {
            __rt::Ref::Pred(#summary, |__op, ir| {
                let __op = <#this as __ods::Op>::from_operation_unchecked(__op);
                #condition
            })
        });
        table.line(&[&"pred", &number]);
    }

    fn table_inference(&self, op: &Operator<'k>, table: &mut Table) {
        if op.result_types.is_empty() {
            if op.has_interface("InferTypeOpInterface") {
                let name = self.op_ident(op);
                let number =
                    table.add(quote! { __rt::Ref::InferTypes(__rt::infer_types::<#name>) });
                table.line(&[&"infer", &number]);
            }
            return;
        }
        for (result, source) in op.result_types.iter().enumerate() {
            let source = self.type_source(*source, table);
            table.line(&[&"infer", &format_args!("r{result}"), &source]);
        }
    }

    /// `build`, `same o0`, `attr 1`, `via 3 o0` or `infer`.
    pub(super) fn type_source(&self, source: TypeSource<'k>, table: &mut Table) -> String {
        match source {
            TypeSource::Buildable => "build".to_owned(),
            TypeSource::InferReturnTypes => "infer".to_owned(),
            TypeSource::Same(Variable::Attribute(slot)) => format!("attr {slot}"),
            TypeSource::Same(variable) => format!("same {}", variable_word(variable)),
            TypeSource::Transform(variable, code) => {
                let transform = self
                    .code
                    .fill(code.into(), |hole| (hole == "_self").then(|| quote! { ty }));
                let number = table.shared(format!("via {}", code.text()), || {
                    quote! { __rt::Ref::Transform(|ty| __rt::preds::single_type(#transform)) }
                });
                format!("via {number} {}", variable_word(variable))
            }
            TypeSource::ElementsOf(variable) => {
                let transform = quote! { __rt::Ref::Transform(|ty| ty.element_type().cloned()) };
                let number = table.shared("elements".to_owned(), || transform);
                format!("via {number} {}", variable_word(variable))
            }
        }
    }

    /// What the user writes for this op. The op's name keeps its span here, so
    /// that a missing `impl` is reported at the definition.
    fn table_hooks(&self, op: &Operator<'k>, table: &mut Table) {
        let name = self.op_ident(op);
        let mut hook = |item: &str, variant: &str, function: &str| {
            let (variant, function): (Ident, Ident) =
                (names::ident(variant), names::ident(function));
            let number = table.add(quote! { __rt::Ref::#variant(__rt::#function::<#name>) });
            table.line(&[&item, &number]);
        };
        if op.has_verifier() {
            hook("verify", "Verify", "verify");
        }
        if op.has_region_verifier() {
            hook("verify_regions", "VerifyRegions", "verify_regions");
        }
        if op.has_custom_assembly_format() {
            hook("parse", "Parse", "parse");
            hook("print", "Print", "print");
        }
    }
}

/// What stands for `$name` in a predicate on the op `__op`: an attribute as it is
/// stored, for all others what the accessor returns.
fn gen_variable(op: &Operator<'_>, variable: Variable) -> TokenStream {
    if let Variable::Attribute(slot) = variable {
        return quote! { __rt::optional_attr(__op.0, ir, #slot) };
    }
    let accessor = names::accessor(op.variable_name(variable));
    quote! { __op.#accessor(ir) }
}

/// `o0`, `r1`, `a2`.
fn variable_word(variable: Variable) -> String {
    match variable {
        Variable::Operand(index) => format!("o{index}"),
        Variable::Result(index) => format!("r{index}"),
        Variable::Attribute(index) => format!("a{index}"),
        Variable::Property(index) => format!("p{index}"),
        Variable::Region(index) => format!("G{index}"),
        Variable::Successor(index) => format!("s{index}"),
    }
}
