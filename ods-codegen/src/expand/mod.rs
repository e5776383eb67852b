//! The phases, one after the other.
//!
//! ```text
//! tokens → front → evaluate → model → check → lint → gen → tokens
//! ```
//!
//! Each phase collects all of its errors. A definition with a mistake is a gate for itself: later phases leave it out,
//! and look at all others. After an error the output is a fallback with all the items that are known, so that the
//! compiler does not report errors that follow from the mistake.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use ods_tablegen::{Diagnostics, Input, Record, RecordKeeper, SourceMap, evaluate};
use proc_macro2::TokenStream;
use quote::quote;

use crate::check::check_model;
use crate::code::CodeTable;
use crate::derive::DerivedStruct;
use crate::format::Formats;
use crate::r#gen::{self, Generator};
use crate::includes::Includes;
use crate::lint::{Found, lint_formats, lint_ops};
use crate::model::Model;
use crate::pattern::program::Programs;
use crate::rust_tokens::{RustTokens, imports};
use crate::share::{Homes, Imported, gen_export, own_unit, request};
use crate::upstream::Upstream;

mod advice;
mod front;
mod place;
mod report;
mod selection;
mod state;
mod warnings;

use front::{Front, Source};
pub use place::{FilePlace, Place, Places};
use report::Report;
use selection::Selection;
pub use selection::known_dialects;
use state::{Definitions, State};
use warnings::gen_warnings;

/// The output of an invocation, and the places of its diagnostics.
pub struct Expansion {
    /// The generated code.
    pub tokens: TokenStream,
    /// The sources that spans in diagnostics refer to.
    pub places: Places,
}

impl Expansion {
    /// An empty output.
    pub(crate) fn empty() -> Self {
        Self {
            tokens: TokenStream::new(),
            places: Places {
                rust: Rc::new(no_tokens()),
                keeper: evaluate(Input::new(SourceMap::new()), &mut Diagnostics::new()),
            },
        }
    }
}

/// The tokens of an invocation without any.
pub(crate) fn no_tokens() -> RustTokens {
    let source = SourceMap::new().add_tokens("ods!");
    RustTokens::lex(TokenStream::new(), source, &mut Diagnostics::new()).0
}

/// The output that asks for the definitions that `ods! { … }` imports; `None` if it
/// imports none, and the caller may call [`expand`].
///
/// The answers go to `ods_imports`, and by [`receive`](crate::receive) to
/// [`expand_imported`].
pub fn request_imports(input: &TokenStream) -> Option<TokenStream> {
    let (paths, krate) = imports(input)?;
    let krate = krate.unwrap_or_else(|| quote! { ::ods_runtime });
    Some(request(&krate, "ods_imports", paths, input.clone()))
}

/// The options of [`generate`].
pub struct Generate<'a> {
    /// The file whose definitions are emitted.
    pub file: &'a Path,
    /// Further folders in which included files are looked for.
    pub include_dirs: &'a [PathBuf],
    /// Preprocessor macros that are defined.
    pub defines: &'a [String],
    /// The only dialect whose definitions are emitted, if there is one.
    pub dialect: Option<&'a str>,
    /// Which definitions are emitted; all if there is no rule.
    pub is_emitted: Option<fn(Record<'_>) -> bool>,
}

/// Expands `ods! { #![emit("file")] }` outside of a compiler: the code that the
/// macro would give for a file.
#[inline]
pub fn generate(options: &Generate<'_>, diags: &mut Diagnostics) -> Expansion {
    let mut includes = Includes::new(Some(PathBuf::new()), None);
    includes.include_dirs = options.include_dirs.to_vec();
    includes.defines = options.defines.to_vec();
    includes.is_emitted = options.is_emitted;
    includes.is_untracked = true;
    let file = options.file.to_string_lossy();
    let dialect = options.dialect.map(|name| quote! { #![dialect(#name)] });
    expand_with(quote! { #![emit(#file)] #dialect }, includes, diags)
}

/// Expands `ods! { … }`; mistakes go to `diags`.
pub fn expand(input: TokenStream, diags: &mut Diagnostics) -> Expansion {
    expand_with(input, Includes::of_invocation(), diags)
}

/// [`expand`] with the caller's rule for includes.
pub fn expand_with(input: TokenStream, includes: Includes, diags: &mut Diagnostics) -> Expansion {
    expand_imported(input, &Imported::default(), includes, diags)
}

/// [`expand_with`] with the definitions that were imported.
pub fn expand_imported(
    input: TokenStream,
    imported: &Imported,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    expand_source(Source::Tokens(input), imported, includes, diags)
}

/// Expands the item of a derive.
pub(crate) fn expand_derived(
    derived: DerivedStruct,
    imported: &Imported,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    let source = Source::Derived(Box::new(derived));
    expand_source(source, imported, includes, diags)
}

fn expand_source(
    source: Source,
    imported: &Imported,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    let mut report = Report::new(diags);
    let mut front = Front::read(source, imported, includes, &mut report);
    let mut keeper = front.evaluate(&mut report);
    if keeper.is_cut_short() {
        // What there is is too much for the other phases, too.
        return front.expansion(keeper, TokenStream::new());
    }
    let upstream = front.adapt(&mut keeper, &mut report);
    let (tokens, warnings) = compile(&keeper, &mut front, upstream.as_ref(), &mut report);
    let (is_compiled, is_derive) = (!front.includes.is_untracked, front.derived.is_some());
    let mut expansion = front.expansion(keeper, tokens);
    if is_compiled && report.is_whole() {
        let warnings = gen_warnings(&warnings, &expansion.places, is_derive);
        expansion.tokens.extend(warnings);
    }
    expansion
}

/// The phases after evaluation: the output, and what the lints of operations found.
fn compile(
    keeper: &RecordKeeper,
    front: &mut Front<'_>,
    upstream: Option<&Upstream>,
    report: &mut Report<'_>,
) -> (TokenStream, [Found; 2]) {
    let selection = Selection::new(front, keeper, report);
    let homes = front.homes(keeper, |id| selection.contains_source(id));
    let mut definitions = Definitions::new(keeper, &report.errors);
    let mut found = Diagnostics::new();
    let mut model = digest(keeper, &selection, &homes, front, &mut found);
    report.add_checked(definitions.fresh(found));
    let (mut formats, mut programs) = check(&mut model, front, report, &mut definitions);
    let mut warnings = Default::default();
    if report.is_whole() {
        warnings = lint(&model, &formats, keeper.sources(), front, report);
        report.add_checked(selection.check_generates(front, keeper, &homes));
    }
    if !report.is_whole() {
        // The output is a fallback.
        formats = Formats::default();
        programs = Programs::default();
        r#gen::remove_clashes(&mut model);
    }
    let parts = (&model, &formats, &programs, upstream);
    let tokens = front.generate(keeper, parts, &homes, !report.is_whole());
    (tokens, warnings)
}

/// The phase `check`: the parsed formats and the compiled patterns of a model, and all mistakes in whole definitions.
fn check<'k>(
    model: &mut Model<'k>,
    front: &Front<'_>,
    report: &mut Report<'_>,
    definitions: &mut Definitions<'k>,
) -> (Formats<'k>, Programs<'k>) {
    let (code, rust) = (&front.code, &front.rust);
    let sources = definitions.keeper.sources();
    let partial = model.set_aside(|record| definitions.of(record) != State::Whole);
    let formats = Formats::parse(model);
    let programs = Programs::compile(model);
    let mut found = Diagnostics::new();
    programs.report(&mut found);
    check_model(model, &formats, &programs, code, rust, sources, &mut found);
    report.add_checked(definitions.fresh(found));
    model.put_back(partial);
    (formats, programs)
}

/// The phase `lint`: what mlir-tblgen accepts and a user regrets. Returns what is reported as warnings.
fn lint(
    model: &Model<'_>,
    formats: &Formats<'_>,
    sources: &SourceMap,
    front: &Front<'_>,
    report: &mut Report<'_>,
) -> [Found; 2] {
    let denied = front.header.denied;
    report.add_checked(lint_formats(model, formats, denied, sources));
    let found = lint_ops(model, denied);
    for (_, found) in &found {
        report.add_checked(found.clone());
    }
    found
}

/// The phase `model`: digests the selected records, and makes the types in them known to the code.
fn digest<'k>(
    keeper: &'k RecordKeeper,
    selection: &Selection,
    homes: &Homes,
    front: &mut Front<'_>,
    diags: &mut Diagnostics,
) -> Model<'k> {
    let is_selected = |record| selection.contains(record);
    let model = Model::new(keeper, &is_selected, diags);
    selection.check_named(keeper, diags);
    if !homes.is_empty() {
        add_imported_types(keeper, homes, &mut front.code);
    }
    for def in &model.enums {
        front.code.add_own_path(def.cpp_type(), def.rust_name());
    }
    for def in &model.defs {
        front.code.add_own_path(def.cpp_type(), def.rust_name());
    }
    model
}

/// The model with its formats and patterns, and what is known of upstream's definitions.
type Parts<'m, 'k> = (
    &'m Model<'k>,
    &'m Formats<'k>,
    &'m Programs<'k>,
    Option<&'m Upstream>,
);

impl Front<'_> {
    /// The result of the invocation.
    fn expansion(self, keeper: RecordKeeper, tokens: TokenStream) -> Expansion {
        let rust = self.rust;
        let places = Places { rust, keeper };
        Expansion { tokens, places }
    }

    /// The phase `gen`: the output of the invocation.
    fn generate(
        &self,
        keeper: &RecordKeeper,
        (model, formats, programs, upstream): Parts<'_, '_>,
        homes: &Homes,
        is_fallback: bool,
    ) -> TokenStream {
        let (header, rust, includes) = (&self.header, &self.rust, &self.includes);
        let (code, derived) = (&self.code, self.derived.as_deref());
        let generator = Generator::of_invocation(
            model,
            code,
            rust,
            homes,
            derived,
            includes.is_compiled.then(|| keeper.sources()),
            is_fallback,
        )
        .of_upstream(upstream, includes);
        // A generic type, attribute or enum is a mistake; code that names it without its arguments
        // would only add errors of rustc.
        let mut tokens = if derived.is_some_and(DerivedStruct::is_generic_def) {
            TokenStream::new()
        } else {
            generator.gen_model(formats, programs, header.krate.as_ref())
        };
        if !includes.is_untracked {
            tokens.extend(r#gen::gen_tracked_files(includes));
        }
        if let Some(export) = &header.export {
            let own = own_unit(export, header, rust, includes, is_fallback);
            let imported = self.imported.units.iter().map(|(_, unit)| unit);
            let units: Vec<_> = imported.chain([&own]).collect();
            tokens.extend(gen_export(export, &units, model));
        }
        if !is_fallback {
            if includes.is_compiled && upstream.is_none() {
                tokens.extend(generator.gen_missing_functions(formats, includes));
            }
            tokens.extend(r#gen::gen_deprecated_uses(keeper, rust));
        }
        tokens
    }
}

/// Gives the types of imported definitions their paths.
fn add_imported_types(keeper: &RecordKeeper, homes: &Homes, code: &mut CodeTable) {
    let classes = ["EnumInfo", "AttrDef", "TypeDef"].into_iter();
    for def in classes.flat_map(|class| keeper.derived_definitions(class)) {
        // `cppType` is a bare name if there is no namespace.
        if let (Some(home), Ok(name)) = (homes.of(def), def.string("cppType"))
            && !name.contains("::")
        {
            code.add_own_path(name, &format!("{home}::{name}"));
        }
    }
    // Interfaces are used as constraints, by their trait objects.
    let classes = ["TypeInterface", "AttrInterface"].into_iter();
    for def in classes.flat_map(|class| keeper.derived_definitions(class)) {
        let namespace = def.string("cppNamespace").unwrap_or_default();
        if let (Some(home), Ok(name), "") =
            (homes.of(def), def.string("cppInterfaceName"), namespace)
        {
            code.add_own_path(&format!("dyn {name}"), &format!("dyn {home}::{name}"));
        }
    }
}
