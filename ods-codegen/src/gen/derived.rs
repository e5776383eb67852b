//! What a derive generates beyond `ods!`: visibilities, dialects that only the compiler
//! knows, and the struct that an op is read into.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::op::runtime_function;
use super::template::{doc_comment, rust};
use super::{Generator, Items, names};
use crate::code::{CLOSE, CodeTable, OPEN};
use crate::derive::{DerivedStruct, FieldKind, OpStruct, ReadField};
use crate::format::op::CheckedFormat;
use crate::model::{Arity, Operator};

impl<'k> Generator<'_, 'k> {
    /// The visibility of generated types.
    pub(super) fn vis(&self) -> &str {
        &self.vis
    }

    /// The user's attributes for generated types.
    ///
    /// Unused generated items of a private type cause no warning.
    pub(super) fn type_attributes(&self) -> Option<String> {
        let derived = self.derived.filter(|derived| derived.def().is_none())?;
        let mut text = "#[allow(dead_code)] ".to_owned();
        if !derived.attrs.is_empty() {
            text += &self.code.splice_written(derived.attrs.clone());
            text.push(' ');
        }
        Some(text)
    }

    /// The dialect of a derived op; `None` if the model knows it.
    pub(super) fn gen_derived_dialect_ref(&self) -> Option<String> {
        self.derived?.op()?;
        let Some(path) = self.derived?.dialect_path() else {
            // An error has been reported.
            return Some("&__rt::DialectInfo::new(\"\")".to_owned());
        };
        let path = self.code.splice_written(path.to_token_stream());
        Some(format!("<{path} as __ods::Dialect>::INFO"))
    }

    /// Whether the format of a derived op holds if its dialect has strict properties,
    /// which only the compiler knows.
    pub(super) fn gen_strictness(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'_>>,
    ) -> Option<String> {
        let path = self.derived?.dialect_path()?;
        let message = format?.format.unbound.as_ref()?;
        let has_properties = !op.properties.is_empty();
        let (first, last) = ends(&path.to_token_stream());
        let check = quote! {
            ::core::assert!(!__rt::is_strict(<#path as __ods::Dialect>::INFO, #has_properties), #message);
        };
        let check = self.code.splice(at(check, first, last));
        Some(format!("const _: () = {check} ;"))
    }

    /// Generates the items that only derives have.
    pub(super) fn gen_derived(&self, items: &mut Items<'_>) {
        let dialect = self.derived.and_then(|derived| derived.dialect());
        if let (Some(def), [dialect]) = (dialect, self.model.dialects.as_slice()) {
            // The Rust name of a definition has no underscores; the struct's may
            // have.
            let (alias, name) = (names::ident(&dialect.rust_name()), def.name.to_string());
            if alias != name {
                items.push(
                    &rust!([alias, name] #[allow(non_camel_case_types)] type #alias = #name;),
                );
            }
        }
        if let Some(dialect) = dialect.filter(|_| !self.is_fallback) {
            self.gen_listed(dialect, items);
        }
        let op = self.derived.and_then(|derived| derived.op());
        if let (Some(def), [op]) = (op, self.model.operators.as_slice()) {
            self.gen_reading(op, def, items);
        }
    }

    /// `impl OpDef for Add`, and `AddOp::fields`.
    fn gen_reading(&self, op: &Operator<'k>, def: &OpStruct, items: &mut Items<'_>) {
        let handle = names::op(op);
        let dialect = def.dialect.as_ref();
        let dialect = dialect.filter(|_| !self.is_fallback && !def.is_generic);
        let (parameters, dialect) = match dialect {
            Some(path) => ("", self.code.splice_written(path.to_token_stream())),
            None => ("<__D: __rt::ListsOp<Self>>", "__D".to_owned()),
        };
        if def.is_listed || !parameters.is_empty() {
            let of = self.code.splice(op_of(def, &dialect));
            items.push_marked(&rust!([parameters, of, handle]
                #[automatically_derived]
                impl #parameters #of for #handle {}
            ));
        }
        if def.is_generic {
            return;
        }
        if def.is_named_like_handle {
            self.gen_struct_handle(op, def, items);
        }
        let name = def.name.to_string();
        let generics = def.lifetime.as_ref().map(|_| "<'__ir>".to_owned());
        let fields = name_of_fields(def);
        items.push(&rust!([name, generics, handle, fields]
            #[automatically_derived]
            impl<'__ir> __rt::OpDef<'__ir> for #name #generics {
                type Op = #handle;
                #[inline]
                fn read(op: #handle, ir: &'__ir __ods::Ir) -> Self {
                    op.#fields(ir)
                }
            }
        ));
    }

    /// `AddOp::fields` of a derived op. Each field is converted by an expression with the
    /// field's type, `<Value as FieldOf<_>>::of(self.lhs(ir))`: there the compiler reports a type
    /// that does not suit the part.
    pub(super) fn gen_fields_method(&self, op: &Operator<'k>) -> Option<String> {
        let def = self.derived?.op().filter(|def| !def.is_generic)?;
        let parts = def.fields.iter().enumerate().map(|(index, field)| {
            let before = def.fields[..index].iter();
            let number = before.filter(|other| other.kind == field.kind).count();
            let ty = with_lifetime(field.ty.clone(), def.lifetime.as_ref());
            let ty = self.code.splice_written(ty);
            (field.name.to_string(), ty, gen_read(op, field, number))
        });
        let parts: Vec<_> = parts.collect();
        Some(rust!([
            open = OPEN, close = CLOSE, name = def.name.to_string(), vis = self.vis(), method = name_of_fields(def),
            has_lifetime = def.lifetime.is_some(), is_fallback = self.is_fallback, is_whole = !self.is_fallback,
            doc = doc_comment("The parts of the operation by name.");
            for it in parts => field = it.0, ty = it.1, value = it.2
        ]
            #doc
            #[allow(dead_code, unused_variables)]
            #[inline]
            #vis fn #method<'__ir>(self, ir: &'__ir __ods::Ir) -> #name #(<'__ir> #has_lifetime)? #open
                #(::core::unreachable!() #is_fallback)?
                #(
                    #is_whole
                    let parts = #name #open #(#field: <#ty as __rt::FieldOf<_>>::of(#value),)* #close;
                    // Mentions all fields, so that unused ones cause no warning here.
                    #(let _ = parts.#field;)*
                    parts
                )?
            #close
        ))
    }
}

/// What the method `fields` of a derived op is called: a part of that name has an accessor.
fn name_of_fields(def: &OpStruct) -> &'static str {
    let mut named = def.fields.iter().map(|field| field.ods_name.as_str());
    if named.any(|name| names::accessor(name) == "fields") {
        "__fields"
    } else {
        "fields"
    }
}

/// `OpOf<ToyDialect>`, at the dialect: the compiler reports there that it does not list the op.
fn op_of(def: &OpStruct, dialect: &str) -> TokenStream {
    let tokens = CodeTable::tokens(&format!("__rt::OpOf<{dialect}>"));
    let Some(path) = &def.dialect else {
        return tokens;
    };
    let (first, last) = ends(&path.to_token_stream());
    at(tokens, first, last)
}

/// The visibility of the types of an invocation.
pub(super) fn visibility(derived: Option<&DerivedStruct>, code: &CodeTable) -> String {
    let Some(derived) = derived.filter(|derived| derived.def().is_none()) else {
        return "pub".to_owned();
    };
    // Text needs no splice; these mean the same in every module.
    let text = derived.vis.to_string();
    if ["", "pub", "pub(crate)", "pub (crate)"].contains(&text.as_str()) {
        return text;
    }
    code.splice_written(derived.vis.clone())
}

/// The expression that a field is read from; parts without a name are read by number.
fn gen_read(op: &Operator<'_>, field: &ReadField, number: usize) -> String {
    if !field.ods_name.is_empty() {
        let accessor = names::accessor(&field.ods_name);
        let is_grouped = field.kind == FieldKind::Operand
            && op.operands.iter().any(|operand| {
                operand.name == field.ods_name && operand.arity() == Arity::VariadicOfVariadic
            });
        let collect = if is_grouped {
            ".collect::<::std::vec::Vec<_>>()"
        } else {
            ""
        };
        return format!("self.{accessor}(ir){collect}");
    }
    let of_variadic = |is_variadic| {
        if is_variadic {
            Arity::Variadic
        } else {
            Arity::One
        }
    };
    let (word, arity) = match field.kind {
        FieldKind::Operand => ("operand", op.operands[number].arity()),
        FieldKind::Result => ("result", op.results[number].arity()),
        FieldKind::Region => ("region", of_variadic(op.regions[number].is_variadic())),
        _ => (
            "successor",
            of_variadic(op.successors[number].is_variadic()),
        ),
    };
    let arity = match arity {
        Arity::VariadicOfVariadic => Arity::Variadic,
        arity => arity,
    };
    let function = runtime_function(word, arity);
    format!("__rt::{function}(self.0, ir, {number})")
}

/// Replaces the struct's lifetime by the lifetime of the IR.
fn with_lifetime(tokens: TokenStream, lifetime: Option<&syn::Lifetime>) -> TokenStream {
    let Some(lifetime) = lifetime else {
        return tokens;
    };
    let mut trees = tokens.into_iter().peekable();
    let mut out = TokenStream::new();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(quote) if quote.as_char() == '\'' => {
                let is_it = |tree: &TokenTree| matches!(tree, TokenTree::Ident(name) if *name == lifetime.ident);
                if trees.next_if(is_it).is_some() {
                    let ours = syn::Lifetime::new("'__ir", Span::call_site());
                    ours.to_tokens(&mut out);
                } else {
                    out.extend([TokenTree::Punct(quote)]);
                }
            }
            TokenTree::Group(group) => {
                let stream = with_lifetime(group.stream(), Some(lifetime));
                let mut inner = Group::new(group.delimiter(), stream);
                inner.set_span(group.span());
                out.extend([TokenTree::Group(inner)]);
            }
            tree => out.extend([tree]),
        }
    }
    out
}

/// The spans of the first and of the last token.
pub(super) fn ends(tokens: &TokenStream) -> (Span, Span) {
    let mut trees = tokens.clone().into_iter();
    let first = trees.next();
    let last = trees.last().or_else(|| first.clone());
    let span = |tree: Option<TokenTree>| tree.map_or_else(Span::call_site, |tree| tree.span());
    (span(first), span(last))
}

/// Generated tokens at the user's spans: the first at `first`, the others at `last`, so that
/// the compiler underlines everything between.
fn at(tokens: TokenStream, first: Span, last: Span) -> TokenStream {
    let [first, last] = [first, last].map(|span| span.resolved_at(Span::call_site()));
    let trees = tokens.into_iter().enumerate().map(|(number, mut tree)| {
        if let TokenTree::Group(group) = &tree {
            let mut inner = Group::new(group.delimiter(), at(group.stream(), first, last));
            inner.set_span(last);
            return TokenTree::Group(inner);
        }
        tree.set_span(if number == 0 { first } else { last });
        tree
    });
    trees.collect()
}
