//! Generates Rust code from the checked model.
//!
//! Generated code is thin: accessors and predicates, beside a table per op that the runtime
//! decodes once and interprets to parse, print, verify and build. All of it lies in one
//! hidden scope per invocation, except for the types themselves. Nothing here fails: `check`
//! has rejected every definition that could.
//!
//! Boilerplate carries call-site spans; the user's spans go on the names of
//! their types and on the code that they wrote, and nowhere else, because every
//! span that moves with an edit makes rustc look at the item again.

mod constraints;
mod conversions;
mod def;
mod deprecated;
mod derived;
mod dialect;
mod docs;
mod enums;
mod fallback;
mod file_code;
mod hooks;
mod interface_def;
mod interface_kind;
mod interface_op;
mod listed;
mod names;
mod op;
mod pass;
mod pattern;
mod properties;
mod shared;
mod spans;

use std::cell::RefCell;
use std::path::Path;

use ods_interface::{interface, template};
use ods_tablegen::{Record, SourceMap, Span, StringValue};
use proc_macro2::{Punct, Spacing, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt as _;

use crate::code::{Assembly, CLOSE, Code, CodeTable, Grammar, OPEN, RUNTIME, SPLICE};
use crate::derive::DerivedStruct;
use crate::format::{Formats, Outcome};
use crate::includes::Includes;
use crate::model::names::trim;
use crate::model::{EnumDef, Model, Operator, TypeOrAttrDef};
use crate::pattern::program::Programs;
use crate::rust_tokens::RustTokens;
use crate::share::Homes;
use crate::upstream::{LeftOut, SymbolFacts, Upstream};
use constraints::ConstraintPool;
pub(crate) use constraints::child_text;
use conversions::ConversionPool;
use deprecated::deprecated_attribute;
pub(crate) use deprecated::{gen_deprecated_uses, gen_warning};
use derived::visibility;
pub(crate) use fallback::remove_clashes;
use file_code::FileCode;
pub use hooks::{Hook, hooks_of_def, hooks_of_dialect, hooks_of_op};
pub(crate) use interface::HOOK_NAMES;
pub(crate) use interface_kind::has_kind_trait;
pub(crate) use interface_op::{has_rust_trait, is_native};
use op::OpTables;
use properties::PropertyPool;
pub use shared::gen_shared;
use template::rust;

/// The state that all parts of the generator share.
pub(crate) struct Generator<'g, 'k> {
    /// The path of the runtime crate.
    krate: String,
    code: &'g CodeTable,
    rust: &'g RustTokens,
    model: &'g Model<'k>,
    homes: &'g Homes,
    constraints: RefCell<ConstraintPool<'k>>,
    conversions: RefCell<ConversionPool>,
    properties: RefCell<PropertyPool>,
    tables: OpTables<'k>,
    /// What a derive says beyond the model.
    derived: Option<&'g DerivedStruct>,
    /// The visibility of types.
    vis: String,
    /// After an error: tables are empty and code is left out.
    is_fallback: bool,
    /// Whether it generates the items that all invocations share.
    makes_shared: bool,
    /// What is known of the definitions if they are upstream's: hooks may be missing.
    upstream: Option<&'g Upstream>,
    /// The file of the invocation, if the functions of formats may be missing.
    includes: Option<&'g Includes>,
    /// Where code in files was written.
    file_code: FileCode<'g>,
}

/// Generated items. Items with splices are kept apart, because only they are searched for
/// them: those with splices in known places as text, the others token by token.
struct Items<'c> {
    code: &'c CodeTable,
    plain: String,
    /// Items whose splices are outside of groups, or in groups with marks.
    marked: String,
    spliced: String,
    /// Items that are built as tokens.
    tokens: TokenStream,
}

/// The bytes that the items of one op usually fit into.
const USUAL_LENGTH: usize = 4096;

impl<'c> Items<'c> {
    fn new(code: &'c CodeTable) -> Self {
        Self {
            code,
            plain: String::with_capacity(USUAL_LENGTH),
            marked: String::with_capacity(USUAL_LENGTH),
            spliced: String::new(),
            tokens: TokenStream::new(),
        }
    }

    /// Adds an item.
    fn push(&mut self, item: &str) {
        let text = if CodeTable::has_splices(item) {
            &mut self.spliced
        } else {
            &mut self.plain
        };
        text.push_str(item);
        // Keeps the name of a splice apart from the text after it.
        text.push('\n');
    }

    /// Adds an item whose splices are outside of groups. The path of the runtime crate may be
    /// a splice, which can be anywhere.
    fn push_shallow(&mut self, item: &str) {
        if self.code.is_crate_spliced() {
            self.push(item);
        } else {
            self.push_marked(item);
        }
    }

    /// Adds an item whose splices are outside of groups, or in groups with marks.
    fn push_marked(&mut self, item: &str) {
        let text = if CodeTable::has_splices(item) {
            &mut self.marked
        } else {
            &mut self.plain
        };
        text.push_str(item);
    }

    /// Adds `impl` blocks with methods or constants. The splices of most are their names; those of `marked` are in
    /// groups with marks.
    fn push_methods(&mut self, name: &str, methods: Vec<String>, marked: Option<String>) {
        let is_cut = |method: &String| {
            let mut parts = method.split(SPLICE);
            let last = parts.next_back();
            last.is_some() && parts.all(ends_before_name)
        };
        let (mut cut, walked): (Vec<_>, Vec<_>) = methods.into_iter().partition(is_cut);
        cut.extend(marked);
        // Only groups with splices have marks.
        let has_splices = cut.iter().any(|method| CodeTable::has_splices(method));
        let [open, close] = if has_splices {
            [OPEN, CLOSE]
        } else {
            ["{", "}"]
        };
        self.push_marked(&rust!([name, cut, open, close] #(impl #name #open #cut #close)?));
        self.push(&rust!([name, walked] #(impl #name { #walked })?));
    }

    /// Adds items.
    fn extend(&mut self, items: impl IntoIterator<Item = String>) {
        items.into_iter().for_each(|item| self.push(&item));
    }

    /// Adds an item without splices.
    fn push_tokens(&mut self, item: TokenStream) {
        self.tokens.extend(item);
    }

    fn into_tokens(self) -> TokenStream {
        let mut out = Assembly::new(self.code);
        self.assemble(&mut out);
        out.finish()
    }

    fn assemble(self, out: &mut Assembly<'_>) {
        out.plain(&self.plain);
        out.marked(&self.marked);
        if !self.spliced.is_empty() {
            out.tokens(self.code.tokens_with_splices(&self.spliced));
        }
        out.tokens(self.tokens);
    }
}

impl<'k> Generator<'_, 'k> {
    /// Generates everything in the model; `formats` and `programs` are those of its definitions, or empty after an error.
    /// `krate` is the path of the runtime crate, if the user wrote one.
    pub(crate) fn gen_model(
        &self,
        formats: &Formats<'k>,
        programs: &Programs<'k>,
        krate: Option<&TokenStream>,
    ) -> TokenStream {
        let model = self.model;
        if model.is_empty() {
            return TokenStream::new();
        }
        let mut types = Items::new(self.code);
        let mut items = Items::new(self.code);
        self.gen_dialects(&mut types, &mut items);
        self.gen_enums(&mut types, &mut items);
        for function in &model.constraint_functions {
            types.push(&self.outside(|| self.gen_constraint_function(*function)));
        }
        for def in &model.interfaces {
            self.gen_interface_def(def, &mut types, &mut items);
        }
        for (def, format) in model.defs.iter().zip(or_none(&formats.defs)) {
            if !self.is_there(def.rust_name()) {
                types.push(&self.gen_def_struct(def));
            }
            self.gen_def(def, format, &mut items);
        }
        for (op, format) in model.operators.iter().zip(or_none(&formats.operators)) {
            self.gen_op(op, format, &mut types, &mut items);
        }
        for pass in &model.passes {
            self.gen_pass(pass, &mut types, &mut items);
        }
        self.gen_patterns(programs, &mut types, &mut items);
        self.gen_op_tables(&mut items);
        self.gen_derived(&mut items);
        items.extend(self.constraints.take().statics);
        items.extend(self.conversions.take().functions);
        items.extend(self.properties.take().items);
        items.push(&self.gen_places());
        self.gen_scope(types, items, krate)
    }

    fn gen_dialects(&self, types: &mut Items<'_>, items: &mut Items<'_>) {
        let of_derive = self.derived.and_then(DerivedStruct::dialect);
        for dialect in &self.model.dialects {
            if of_derive.is_none() {
                types.push(&self.gen_dialect_struct(*dialect));
            }
            if !of_derive.is_some_and(|dialect| dialect.is_generic) {
                self.gen_dialect(*dialect, items);
            }
        }
    }

    fn gen_enums(&self, types: &mut Items<'_>, items: &mut Items<'_>) {
        for def in &self.model.enums {
            if !self.is_there(def.rust_name()) {
                types.push(&self.gen_enum_type(def));
            }
            let bounds = self.gen_bounds(def.rust_name(), "::core::marker::Copy");
            self.gen_bit_constants(def, items);
            items.push(&enums::gen_enum(def, bounds.as_deref(), self.is_fallback));
        }
    }

    /// The types, and a scope that hides the other items.
    fn gen_scope(
        &self,
        types: Items<'_>,
        items: Items<'_>,
        krate: Option<&TokenStream>,
    ) -> TokenStream {
        let krate = krate.map(|krate| self.code.splice_written(krate.clone()));
        let mut out = Assembly::new(self.code);
        types.assemble(&mut out);
        out.marked(&rust!([
            // An error may be about a type with the name of a primitive type.
            locals = self.code.imports_of_locals(!self.is_fallback),
            open = OPEN, krate = krate.as_deref().unwrap_or(RUNTIME), is_deprecated = self.has_deprecated(),
            // The bodies of a fallback do not use their parameters.
            is_fallback = self.is_fallback,
            is_upstream = self.is_upstream(),
            has_values = !(self.model.enums.is_empty() && self.model.defs.is_empty())
        ]
            #(#[allow(deprecated)] #is_deprecated)?
            #[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
            #(#[allow(unused_variables, unreachable_code)] #is_fallback)?
            const _: () = #open
                use #krate as __ods;
                use #krate::__private as __rt;
                #locals
                #(#[allow(unused_imports)] use #krate::__private::written::Absent as _; #is_upstream)?
                #(#[allow(unused_imports)] use ::core::option::Option as __Option; #has_values)?
        ));
        items.assemble(&mut out);
        out.marked(CLOSE);
        let end = Punct::new(';', Spacing::Alone);
        out.tokens(end.into_token_stream());
        out.finish()
    }

    /// Whether a type of the model may be deprecated, of which only its users are warned.
    fn has_deprecated(&self) -> bool {
        let records = self.model.operators.iter().map(Operator::record);
        let records = records.chain(self.model.defs.iter().map(TypeOrAttrDef::record));
        let mut records = records.chain(self.model.enums.iter().map(EnumDef::record));
        // A derived dialect does not know whether its ops are.
        self.derived.and_then(DerivedStruct::dialect).is_some()
            || records.any(|record| deprecated_attribute(record).is_some())
    }
}

/// Whether text ends where the name of a function or a constant is next; a template may break the line there.
fn ends_before_name(text: &str) -> bool {
    let words = ["fn ", "const ", "fn\n", "const\n"];
    words.iter().any(|word| text.ends_with(word))
}

/// The formats without mistakes, followed by `None` forever.
fn or_none<T>(list: &[Option<Outcome<T>>]) -> impl Iterator<Item = Option<&T>> {
    list.iter()
        .map(|format| format.as_ref()?.as_ref().ok())
        .chain(std::iter::repeat(None))
}

impl<'g, 'k> Generator<'g, 'k> {
    /// A generator for an invocation; after an error (`is_fallback`) tables are empty and code is left out.
    pub(crate) fn of_invocation(
        model: &'g Model<'k>,
        code: &'g CodeTable,
        rust: &'g RustTokens,
        homes: &'g Homes,
        derived: Option<&'g DerivedStruct>,
        sources: Option<&'g SourceMap>,
        is_fallback: bool,
    ) -> Self {
        Self {
            file_code: FileCode::of(sources),
            tables: OpTables::new(derived.is_some_and(|derived| derived.op().is_some())),
            derived,
            vis: visibility(derived, code),
            is_fallback,
            ..Self::new(model, code, rust, homes)
        }
    }

    /// A generator without a derive and without errors.
    fn new(
        model: &'g Model<'k>,
        code: &'g CodeTable,
        rust: &'g RustTokens,
        homes: &'g Homes,
    ) -> Self {
        Self {
            krate: code.crate_text(),
            code,
            rust,
            model,
            homes,
            constraints: RefCell::default(),
            conversions: RefCell::default(),
            properties: RefCell::default(),
            tables: OpTables::default(),
            derived: None,
            vis: "pub".to_owned(),
            is_fallback: false,
            makes_shared: false,
            upstream: None,
            includes: None,
            file_code: FileCode::default(),
        }
    }
}

impl<'g> Generator<'g, '_> {
    /// Hooks may be missing if the definitions are upstream's.
    pub(crate) fn of_upstream(
        self,
        upstream: Option<&'g Upstream>,
        includes: &'g Includes,
    ) -> Self {
        Self {
            upstream,
            includes: (upstream.is_some() && includes.is_compiled).then_some(includes),
            ..self
        }
    }

    /// Whether the definitions are upstream's.
    fn is_upstream(&self) -> bool {
        self.upstream.is_some()
    }

    /// The C++ of upstream's definitions that was left out.
    fn left_out(&self) -> &'g [LeftOut] {
        self.upstream.map_or(&[], |upstream| &upstream.left_out)
    }

    /// What the C++ of an op of upstream said about its symbol.
    fn symbol_facts(&self, op: &Operator<'_>) -> SymbolFacts {
        let facts = |upstream: &Upstream| upstream.symbol_facts(op.record().id());
        self.upstream.map(facts).unwrap_or_default()
    }
}

/// The reference to a hook that may be missing; `probe` is a type of `ods_ir::op::written`.
fn gen_written(probe: &str) -> String {
    format!("<__rt::written::{probe}>::REF")
}

impl Generator<'_, '_> {
    /// Whether the user wrote this item, with a derive on it.
    fn is_there(&self, item: &str) -> bool {
        let def = self.derived.and_then(DerivedStruct::def);
        def.is_some_and(|def| def.name.unraw() == names::plain(item))
    }

    /// The bounds of the `impl`s for an item that the user wrote: `copies` and the traits
    /// that all values have. With them a missing trait is reported once, not for each
    /// `impl`.
    fn gen_bounds(&self, item: &str, copies: &str) -> Option<String> {
        let name = names::ident(item);
        self.is_there(item).then(|| {
            rust!([name, copies]
                where #name: #copies + ::core::cmp::Eq + ::core::hash::Hash + ::core::fmt::Debug
            )
        })
    }

    /// The path of the dialect's Rust type, if a derive names it.
    fn derived_dialect(&self) -> Option<String> {
        let path = self.derived?.def()?.dialect.as_ref()?;
        Some(self.code.splice_written(path.to_token_stream()))
    }

    /// An expression that the user wrote, with `values` for its placeholders.
    fn filled<'t>(&self, code: impl Into<Code<'t>>, values: &[(&str, &str)]) -> String {
        self.expression(code, |hole| value_of(hole, values))
    }

    /// An expression that the user wrote, with its placeholders filled in.
    fn expression<'t>(
        &self,
        code: impl Into<Code<'t>>,
        hole: impl FnMut(&str) -> Option<String>,
    ) -> String {
        if self.is_fallback {
            return "::core::unreachable!()".to_owned();
        }
        let code = code.into();
        let text = self.code.text(code, hole);
        self.with_place(code, Grammar::Body, text)
    }

    /// A type that the user wrote.
    fn ty<'t>(&self, code: impl Into<Code<'t>>) -> String {
        let code = code.into();
        if self.is_fallback && self.code.check(code, Grammar::Type, &[]).is_err() {
            return "()".to_owned();
        }
        self.note_type(code);
        self.code.type_text(code)
    }

    /// The prefix of the name of a Rust item of `record`, whose `cppNamespace` is
    /// `namespace`: nothing, or a path and `::`. An imported record without a namespace
    /// is in the module of its own invocation.
    fn path_before(&self, record: Record<'_>, namespace: &str) -> String {
        let path = if trim(namespace).is_empty() {
            self.homes.of(record).map(str::to_owned)
        } else {
            Some(self.path(namespace))
        };
        path.map_or_else(String::new, |path| path + "::")
    }

    /// A path that the user wrote.
    fn path<'t>(&self, code: impl Into<Code<'t>>) -> String {
        self.code.text(code, |_| None)
    }

    /// Items that the user wrote, inside or outside an `impl`.
    fn items<'t>(
        &self,
        code: impl Into<Code<'t>>,
        grammar: Grammar,
        mut hole: impl FnMut(&str) -> Option<String>,
    ) -> String {
        let code = code.into();
        if self.is_fallback {
            let holes = self.code.placeholders(code);
            let is_right = self.code.check(code, grammar, &[]).is_ok();
            if !is_right || holes.iter().any(|name| hole(name).is_none()) {
                return String::new();
            }
        }
        self.code.text(code, hole)
    }

    /// [`Self::items`] in a place where a macro is allowed.
    fn items_with_place<'t>(
        &self,
        code: impl Into<Code<'t>>,
        grammar: Grammar,
        hole: impl FnMut(&str) -> Option<String>,
    ) -> String {
        let code = code.into();
        let text = self.items(code, grammar, hole);
        self.with_place(code, grammar, text)
    }

    /// Where code was written, unless it is made of several strings.
    fn inline_origin(&self, code: StringValue<'_>) -> Option<Span> {
        let origin = code.origin();
        origin.filter(|_| self.code.is_inline(code.into()))
    }
}

/// The one of `values` that belongs to a placeholder.
fn value_of(hole: &str, values: &[(&str, &str)]) -> Option<String> {
    let (_, value) = values.iter().find(|(name, _)| *name == hole)?;
    Some((*value).to_owned())
}

/// Makes cargo rebuild the crate when a file that was read changes.
pub(crate) fn gen_tracked_files(includes: &Includes) -> TokenStream {
    let files = includes.files_read().iter().map(|path| {
        let manifest_dir = includes.manifest_dir.as_ref();
        let relative = manifest_dir.and_then(|dir| path.strip_prefix(dir).ok());
        let path = if let Some(relative) = relative.and_then(Path::to_str) {
            let relative = format!("/{relative}");
            quote! { ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), #relative) }
        } else {
            let absolute = std::path::absolute(path).unwrap_or_else(|_| path.clone());
            let absolute = absolute.to_string_lossy();
            quote! { #absolute }
        };
        quote! { const _: &[::core::primitive::u8] = ::core::include_bytes!(#path); }
    });
    quote! { #(#files)* }
}
