//! Dialects: the type, and the static that lists their ops.

use ods_lookup::LookupSet;

use super::conversions::with_lifetime;
use super::template::{comma_separated, literal, rust};
use super::{Generator, Items, docs, names};
use crate::code::Grammar;
use crate::model::{DefKind, Dialect, NamedAttribute, text_functions};

/// A hook of a dialect: the bit that asks for it, and where it goes.
struct Hook {
    field: &'static str,
    setter: &'static str,
    required: &'static str,
    function: &'static str,
}

const HOOKS: [Hook; 6] = [
    Hook {
        field: "hasOperationAttrVerify",
        setter: "verifies_attributes",
        required: "VerifyOperationAttribute",
        function: "verify_operation_attribute",
    },
    Hook {
        field: "hasRegionArgAttrVerify",
        setter: "verifies_arguments",
        required: "VerifyRegionArgAttribute",
        function: "verify_region_arg_attribute",
    },
    Hook {
        field: "hasRegionResultAttrVerify",
        setter: "verifies_results",
        required: "VerifyRegionResultAttribute",
        function: "verify_region_result_attribute",
    },
    Hook {
        field: "hasConstantMaterializer",
        setter: "materializes_constants",
        required: "MaterializeConstant",
        function: "materialize_constant",
    },
    Hook {
        field: "hasCanonicalizer",
        setter: "canonicalizes",
        required: "CanonicalizationPatterns",
        function: "patterns",
    },
    Hook {
        field: "hasOperationInterfaceFallback",
        setter: "interface_fallback",
        required: "OperationInterfaceFallback",
        function: "interface_of",
    },
];

impl<'k> Generator<'_, 'k> {
    /// `pub struct ToyDialect;`
    pub(super) fn gen_dialect_struct(&self, dialect: Dialect<'k>) -> String {
        let docs = literal(&docs::dialect_docs(dialect));
        let name = self.name_at(&dialect.rust_name(), dialect.record().span());
        rust!([docs, name]
            #[doc = #docs]
            #[derive(Clone, Copy, Debug)]
            pub struct #name;
        )
    }

    /// The static that describes a dialect, and `impl Dialect`.
    pub(super) fn gen_dialect(&self, dialect: Dialect<'k>, items: &mut Items<'_>) {
        let name = names::ident(&dialect.rust_name());
        let namespace = literal(dialect.name());
        let info = names::dialect_info(&dialect.rust_name());
        let has_ops = self.model.operators_of(dialect).next().is_some();
        let ops = has_ops.then(|| format!(".ops(&{})", self.tables.name_of(dialect)));
        let (types, attributes) = (
            self.gen_dialect_defs(dialect, DefKind::Type),
            self.gen_dialect_defs(dialect, DefKind::Attr),
        );
        let dependents = self.gen_dependent_dialects(dialect);
        let text = |method: &str, text: &str| {
            let text = text.trim();
            (!text.is_empty()).then(|| format!(".{method}({})", literal(text)))
        };
        let summary = text("summary", dialect.summary());
        let description = text("description", dialect.description());
        let lists = self.gen_derived_lists();
        let lists = lists.unwrap_or_else(|| ops.into_iter().collect());
        items.push(|| {
            let hooks = self.gen_dialect_hooks(dialect);
            rust!([name, namespace, info, types, attributes, lists, dependents, summary, description, hooks]
                static #info: __rt::DialectInfo = __rt::DialectInfo::new(#namespace).module(::core::module_path!())
                    #summary #description #dependents #hooks #types #attributes #lists;
                #[automatically_derived]
                impl __ods::Dialect for #name {
                    const INFO: &'static __rt::DialectInfo = &#info;
                }
            )
        });
        let mut attrs = dialect.named_discardable_attrs();
        // After an error two may have one name.
        let mut seen = LookupSet::default();
        attrs.retain(|attr| seen.insert(names::accessor(attr.name)));
        if !attrs.is_empty() {
            items.push(|| {
                let attrs = attrs.iter().filter(|attr| !attr.name.is_empty());
                let methods: Vec<String> = attrs
                    .map(|attr| self.gen_discardable_attr(dialect, attr))
                    .collect();
                rust!([name, methods] impl #name { #methods })
            });
        }
        if let Some(code) = dialect.extra_class_declaration() {
            items.push(|| {
                let code = self.items(code, Grammar::ImplItems, |_| None);
                rust!([name, code] impl #name { #code })
            });
        }
    }

    /// `const STRIDE: DiscardableAttr<i64>` and `fn stride(op, ir) -> Option<i64>`
    fn gen_discardable_attr(&self, dialect: Dialect<'k>, attr: &NamedAttribute<'k>) -> String {
        let full_name = format!("{}.{}", dialect.name(), attr.name);
        let constant_doc = literal(&format!("The discardable attribute `{full_name}`."));
        let doc = literal(&format!("The value of `{full_name}` on `op`."));
        let full_name = literal(&full_name);
        let (constant, name) = (names::slot(attr.name), names::accessor(attr.name));
        let constraint = self.attr_constraint(attr.attr);
        let conversions = self.conversions(attr);
        let (slot, new) = match conversions.make() {
            _ if attr.is_unit() => ("()", "new(#, |()| __ods::Attribute::unit())".to_owned()),
            Some(make) => (conversions.slot.as_str(), format!("new(#, {make})")),
            None => (conversions.slot.as_str(), "raw(#)".to_owned()),
        };
        let new = new.replace('#', &format!("{full_name}, &{constraint}"));
        let stored = format!("Self::{constant}.attr(op, ir)");
        let (ty, body) = if attr.is_unit() {
            ("bool".to_owned(), format!("{stored}.is_some()"))
        } else {
            let ty = format!(
                "::core::option::Option<{}>",
                with_lifetime(&conversions.value)
            );
            (ty, conversions.read_optional(&stored))
        };
        rust!([constant_doc, constant, slot, new, doc, name, ty, body]
            #[doc = #constant_doc]
            pub const #constant: __rt::DiscardableAttr<#slot> = __rt::DiscardableAttr::<#slot>::#new;
            #[doc = #doc]
            pub fn #name<'a>(op: impl __rt::OpHandle, ir: &'a __ods::Ir) -> #ty {
                #body
            }
        )
    }

    /// The types or attributes that are parsed by their mnemonics.
    fn gen_dialect_defs(&self, dialect: Dialect<'k>, kind: DefKind) -> Option<String> {
        let (method, entry) = match kind {
            DefKind::Type => ("types", "TypeEntry"),
            DefKind::Attr => ("attributes", "AttrEntry"),
        };
        let entries = self.model.defs_of(dialect, kind).map(|def| {
            let name = names::ident(def.rust_name());
            format!("__rt::def::{entry}::of::<{name}>()")
        });
        let entries = comma_separated(entries);
        (!entries.is_empty()).then(|| format!(".{method}(&[{entries}])"))
    }

    /// What the user writes for the dialect; its name keeps its span, so that a
    /// missing `impl` is reported at the definition.
    fn gen_dialect_hooks(&self, dialect: Dialect<'k>) -> Vec<String> {
        if self.is_fallback {
            return Vec::new();
        }
        let set = HOOKS.iter().filter(|hook| dialect.has_hook(hook.field));
        let gen_hook = |hook: &Hook| {
            let name = self.name_at(&dialect.rust_name(), dialect.record().span());
            let Hook {
                setter,
                required,
                function,
                ..
            } = hook;
            format!(".{setter}(<{name} as __rt::{required}>::{function})")
        };
        let own_text = [DefKind::Type, DefKind::Attr]
            .into_iter()
            .filter_map(|kind| {
                let [parse, print] = text_functions(kind);
                let name = names::ident(&dialect.rust_name());
                let set = || format!(".{parse}(<{name}>::{parse}).{print}(<{name}>::{print})");
                dialect.has_own_text(kind).then(set)
            });
        let in_dictionary = (!dialect.uses_properties_for_attributes())
            .then(|| ".attributes_in_dictionary()".to_owned());
        let strict = dialect
            .uses_strict_properties()
            .then(|| ".strict_properties()".to_owned());
        set.map(gen_hook)
            .chain(own_text)
            .chain(in_dictionary)
            .chain(strict)
            .collect()
    }

    fn gen_dependent_dialects(&self, dialect: Dialect<'k>) -> Option<String> {
        let paths = dialect.dependent_dialects();
        if paths.is_empty() || self.is_fallback {
            return None;
        }
        let infos = paths
            .into_iter()
            .map(|path| format!("<{} as __ods::Dialect>::INFO", self.path(path)));
        Some(format!(
            ".dependent(|| ::std::vec![{}])",
            comma_separated(infos)
        ))
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
        format!("<{path}{} as __ods::Dialect>::INFO", dialect.rust_name())
    }
}
