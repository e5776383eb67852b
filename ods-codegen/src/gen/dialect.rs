//! Dialects: the type, and the static that lists their ops.

use ods_lookup::LookupSet;
use ods_tablegen::Record;

use super::conversions::with_lifetime;
use super::template::{literal, rust};
use super::{Generator, Items, docs, names};
use crate::code::Grammar;
use crate::model::{DefKind, Dialect, NamedAttribute, text_functions};

/// The hooks of a dialect: the bit that asks for one, the method of `DialectInfo` that takes
/// it, and the function that the user writes, after its trait.
#[rustfmt::skip]
const HOOKS: [[&str; 3]; 6] = [
    ["hasOperationAttrVerify", "verifies_attributes", "VerifyOperationAttribute>::verify_operation_attribute"],
    ["hasRegionArgAttrVerify", "verifies_arguments", "VerifyRegionArgAttribute>::verify_region_arg_attribute"],
    ["hasRegionResultAttrVerify", "verifies_results", "VerifyRegionResultAttribute>::verify_region_result_attribute"],
    ["hasConstantMaterializer", "materializes_constants", "MaterializeConstant>::HOOKS"],
    ["hasCanonicalizer", "canonicalizes", "CanonicalizationPatterns>::patterns"],
    ["hasOperationInterfaceFallback", "interface_fallback", "OperationInterfaceFallback>::interface_of"],
];

/// The traits of the prelude that the user implements for a dialect.
#[inline]
pub(super) fn hooks_of(dialect: Dialect<'_>) -> impl Iterator<Item = &'static str> {
    let declared = HOOKS
        .into_iter()
        .filter(move |[field, ..]| dialect.has_hook(field));
    declared.filter_map(|[.., function]| function.split('>').next())
}

impl<'k> Generator<'_, 'k> {
    /// `pub struct ToyDialect;`
    pub(super) fn gen_dialect_struct(&self, dialect: Dialect<'k>) -> String {
        let name = self.name_at(&dialect.rust_name(), dialect.record().span());
        rust!([docs = literal(&docs::dialect_docs(dialect)), name]
            #[doc = #docs]
            #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
            pub struct #name;
        )
    }

    /// The static that describes a dialect, and `impl Dialect`.
    pub(super) fn gen_dialect(&self, dialect: Dialect<'k>, items: &mut Items<'_>) {
        let name = names::ident(&dialect.rust_name());
        let has_ops = self.model.operators_of(dialect).next().is_some();
        let ops = || has_ops.then(|| format!(".ops(&{})", self.tables.name_of(dialect)));
        let text = |text: &str| Some(text.trim()).filter(|it| !it.is_empty()).map(literal);
        items.push(&rust!([
            name, namespace = literal(dialect.name()), info = names::dialect_info(&dialect.rust_name()),
            types = self.gen_dialect_defs(dialect, DefKind::Type),
            attributes = self.gen_dialect_defs(dialect, DefKind::Attr),
            lists = self.gen_derived_lists().or_else(ops), dependents = self.gen_dependent_dialects(dialect),
            summary = text(dialect.summary()), description = text(dialect.description()),
            hooks = self.gen_dialect_hooks(dialect), declarations = self.gen_dialect_declarations(dialect)
        ]
            static #info: __rt::DialectInfo = __rt::DialectInfo::new(#namespace).module(::core::module_path!())
                #(.summary(#summary))? #(.description(#description))?
                #dependents #hooks #types #attributes #lists;
            #[automatically_derived]
            impl __ods::Dialect for #name {
                const INFO: &'static __rt::DialectInfo = &#info;
            }
            #declarations
        ));
        let mut attrs = dialect.named_discardable_attrs();
        // After an error, two may have the same name.
        let mut seen = LookupSet::default();
        attrs.retain(|attr| seen.insert(names::accessor(attr.name)));
        if !attrs.is_empty() {
            let attrs = attrs.iter().filter(|attr| !attr.name.is_empty());
            let methods = attrs.map(|attr| self.gen_discardable_attr(dialect, attr));
            let methods: String = methods.collect();
            items.push(&rust!([name, methods] impl #name { #methods }));
        }
        if let Some(code) = dialect.extra_class_declaration() {
            let code = self.items_with_place(code, Grammar::ImplItems, |_| None);
            items.push(&rust!([name, code] impl #name { #code }));
        }
    }

    /// `const STRIDE: DiscardableAttr<i64>` and `fn stride(op, ir) -> Option<i64>`
    fn gen_discardable_attr(&self, dialect: Dialect<'k>, attr: &NamedAttribute<'k>) -> String {
        let full_name = format!("{}.{}", dialect.name(), attr.name);
        let constant = names::slot(attr.name);
        let conversions = self.conversions(attr);
        let stored = format!("Self::{constant}.attr(op, ir)");
        let (slot, make, ty, body) = if attr.is_unit() {
            let (slot, make) = ("()", Some("|()| __ods::Attribute::unit()"));
            (slot, make, "bool".to_owned(), format!("{stored}.is_some()"))
        } else {
            let value = with_lifetime(&conversions.value);
            let ty = format!("::core::option::Option<{value}>");
            let body = conversions.read_optional(stored);
            (conversions.slot.as_str(), conversions.make(), ty, body)
        };
        let new = if make.is_some() { "new" } else { "raw" };
        rust!([
            constant_doc = literal(&format!("The discardable attribute `{full_name}`.")),
            doc = literal(&format!("The value of `{full_name}` on `op`.")), full_name = literal(&full_name), constant,
            name = names::accessor(attr.name), constraint = self.attr_constraint(attr.attr), slot, new, make, ty, body
        ]
            #[doc = #constant_doc]
            pub const #constant: __rt::DiscardableAttr<#slot> =
                __rt::DiscardableAttr::<#slot>::#new(#full_name, &#constraint #(, #make)?);
            #[doc = #doc]
            pub fn #name<'a>(op: impl __rt::OpHandle, ir: &'a __ods::Ir) -> #ty {
                #body
            }
        )
    }

    /// The types or attributes that are parsed by their mnemonics.
    fn gen_dialect_defs(&self, dialect: Dialect<'k>, kind: DefKind) -> String {
        let defs: Vec<_> = self.model.defs_of(dialect, kind).collect();
        rust!([
            method = format!("{}s", kind.noun()), entry = names::of_kind(kind, "Entry"), has_defs = !defs.is_empty();
            for def in defs => name = names::ident(def.rust_name())
        ]
            #(.#method(&[#(__rt::def::#entry::of::<#name>(),)*]) #has_defs)?
        )
    }

    /// Says in traits which functions of the user the definition declares. After an error that may
    /// be any of them.
    fn gen_dialect_declarations(&self, dialect: Dialect<'k>) -> String {
        let declared = HOOKS.into_iter();
        let declared = declared.filter(|[field, ..]| self.is_fallback || dialect.has_hook(field));
        let traits = declared.filter_map(|[.., function]| function.split('>').next());
        let traits: Vec<String> = traits.map(|hook| format!("Declares{hook}")).collect();
        let name = names::ident(&dialect.rust_name());
        // A dialect of `ods!` has no lists; a derived one writes them out, unless there is an error.
        let has_lists = self.derived.is_some() && !self.is_fallback;
        rust!([name, has_no_lists = !has_lists; for declares in traits => declares]
            #(impl __rt::#declares for #name {})*
            #(impl<__T> __rt::ListsOp<__T> for #name {} impl<__T> __rt::ListsValue<__T> for #name {} #has_no_lists)?
        )
    }

    /// The hooks that the user implements for the dialect. Its name keeps its span, so
    /// that a missing `impl` is reported at the definition.
    fn gen_dialect_hooks(&self, dialect: Dialect<'k>) -> String {
        let mut hooks = String::new();
        if self.is_fallback {
            return hooks;
        }
        for [field, setter, function] in HOOKS {
            if dialect.has_hook(field) {
                let name = self.name_at(&dialect.rust_name(), dialect.record().span());
                hooks += &if self.is_upstream() {
                    let probe = function.split('>').next().unwrap_or(function);
                    rust!([probe, name] .written(<__rt::written::#probe<#name>>::DIALECT))
                } else {
                    rust!([setter, name, function] .#setter(<#name as __rt::#function))
                };
            }
        }
        if self.is_upstream() {
            let name = names::ident(&dialect.rust_name());
            hooks += &rust!([name] .written(<__rt::written::UnknownValues<#name>>::DIALECT));
            if !dialect.has_hook("useDefaultTypePrinterParser") {
                hooks += &rust!([name] .written(<__rt::written::TypeParser<#name>>::DIALECT));
            }
        }
        for kind in [DefKind::Type, DefKind::Attr] {
            if dialect.has_own_text(kind) {
                let name = names::ident(&dialect.rust_name());
                let setter = |function| format!(".{function}(<{name}>::{function})");
                hooks.extend(text_functions(kind).map(setter));
            }
        }
        let left_out = self.left_out_of(dialect);
        if !left_out.is_empty() {
            hooks += &rust!([text = literal(&left_out)] .left_out(#text));
        }
        if !dialect.uses_properties_for_attributes() {
            hooks += ".attributes_in_dictionary()";
        }
        if dialect.uses_strict_properties() {
            hooks += ".strict_properties()";
        }
        hooks
    }

    /// A line for each part of the definitions of `dialect` that was left out.
    fn left_out_of(&self, dialect: Dialect<'k>) -> String {
        let keeper = dialect.record().keeper();
        let name = |owner: Record<'k>| {
            if owner == dialect.record() {
                return Some(dialect.name().to_owned());
            }
            let mut ops = self.model.operators_of(dialect);
            if let Some(op) = ops.find(|op| op.record() == owner) {
                return Some(op.operation_name());
            }
            let mut defs = self.model.defs.iter();
            let def = defs.find(|def| def.record() == owner && def.dialect() == Some(dialect));
            def.map(|def| def.rust_name().to_owned())
        };
        let parts = self.left_out().iter();
        let lines = parts.filter_map(|part| {
            let name = name(keeper.record(part.owner))?;
            Some(format!("{name}: {}", part.part))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    fn gen_dependent_dialects(&self, dialect: Dialect<'k>) -> Option<String> {
        let paths = dialect.dependent_dialects();
        (!paths.is_empty() && !self.is_fallback).then(|| {
            rust!([; for path in paths => path = self.path(*path)]
                .dependent(|| ::std::vec![#(<#path as __ods::Dialect>::INFO,)*])
            )
        })
    }

    /// The static that describes `dialect`, here or in another invocation.
    pub(super) fn gen_dialect_ref(&self, dialect: Dialect<'k>) -> String {
        if let Some(path) = self.derived_dialect() {
            return format!("<{path} as __ods::Dialect>::INFO");
        }
        if let Some(derived) = self.gen_derived_dialect_ref() {
            return derived;
        }
        if self.model.dialects.contains(&dialect) {
            return format!("&{}", names::dialect_info(&dialect.rust_name()));
        }
        let path = self.path_before(dialect.record(), dialect.rust_path());
        let name = names::ident(&dialect.rust_name());
        format!("<{path}{name} as __ods::Dialect>::INFO")
    }
}
