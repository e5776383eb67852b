//! The five phases, one after the other.
//!
//! ```text
//! tokens → syntax → records → model → check → gen → tokens
//! ```
//!
//! Each phase collects all of its errors and is a gate for the next. After an
//! error the output is a fallback, which names everything that can be named, so
//! that the user sees their mistake and not what follows from it.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use ods_tablegen::{Diagnostics, Input, Record, RecordKeeper, SourceId, SourceMap, evaluate};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::check::{check_definitions, check_model};
use crate::code::CodeTable;
use crate::derive::{DerivedStruct, check_field_kinds};
use crate::format::Formats;
use crate::r#gen;
use crate::includes::Includes;
use crate::lint::{self, lint_model};
use crate::model::Model;
use crate::prelude;
use crate::rust_tokens::{Header, Pieces, RustTokens, imports};
use crate::share::{Homes, Imported, Pending, gen_export, own_unit};

mod advice;
mod broken;
mod place;
mod selection;

use advice::advice;
use broken::Broken;
pub use place::{FilePlace, Place, Places};
use selection::{Selection, check_generates, check_named};

/// The output of an invocation, and where its diagnostics are.
pub struct Expansion {
    /// The generated code.
    pub tokens: TokenStream,
    /// What spans in diagnostics refer to.
    pub places: Places,
}

impl Expansion {
    /// The output of an invocation that has nothing to say.
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

/// The question for the definitions that `ods! { … }` imports; `None` if it imports
/// none, and [`expand`] may go on at once.
///
/// The answers go to `ods_imports`, and by [`receive`](crate::receive) to
/// [`expand_imported`].
pub fn request_imports(input: &TokenStream) -> Option<TokenStream> {
    let (paths, krate) = imports(input)?;
    let krate = krate.unwrap_or_else(|| quote! { ::ods_runtime });
    let pending = Pending {
        call_site: proc_macro2::Span::call_site(),
        callback: quote! { #krate::__private::ods_imports },
        paths,
        answers: TokenStream::new(),
        input: input.clone(),
    };
    Some(pending.ask())
}

/// What [`generate`] reads and emits.
pub struct Generate<'a> {
    /// The file whose definitions are emitted.
    pub file: &'a Path,
    /// Further folders in which included files are looked for.
    pub include_dirs: &'a [PathBuf],
    /// Preprocessor macros that are defined.
    pub defines: &'a [String],
    /// Only what belongs to this dialect.
    pub dialect: Option<&'a str>,
    /// Which definitions are emitted; all if there is no rule.
    pub is_emitted: Option<fn(Record<'_>) -> bool>,
}

/// Expands `ods! { #![emit("file")] }` outside of a compiler: the code that the
/// macro would give for a file.
pub fn generate(options: &Generate<'_>, diags: &mut Diagnostics) -> Expansion {
    let mut includes = Includes::new(Some(PathBuf::new()), None);
    includes
        .include_dirs
        .extend_from_slice(options.include_dirs);
    includes.defines.extend_from_slice(options.defines);
    includes.is_emitted = options.is_emitted;
    includes.is_tracked = false;
    let file = options.file.to_string_lossy();
    let dialect = options.dialect.map(|name| quote! { #![dialect(#name)] });
    expand_with(quote! { #![emit(#file)] #dialect }, includes, diags)
}

/// Expands `ods! { … }`; mistakes go to `diags`.
pub fn expand(input: TokenStream, diags: &mut Diagnostics) -> Expansion {
    expand_with(input, Includes::of_invocation(), diags)
}

/// [`expand`] with a rule for includes of the caller's own.
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
    expand_phases(input.into(), None, imported, includes, diags)
}

/// Expands what a derive has read.
pub(crate) fn expand_derived(
    mut derived: DerivedStruct,
    imported: &Imported,
    includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    let input = std::mem::take(&mut derived.definition);
    expand_phases(input, Some(&derived), imported, includes, diags)
}

fn expand_phases(
    input: Pieces,
    derived: Option<&DerivedStruct>,
    imported: &Imported,
    mut includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    // Syntax and records.
    let mut sources = SourceMap::new();
    let source = sources.add_tokens("ods!");
    let mut found = Diagnostics::new();
    let (rust, header) = RustTokens::lex(input, source, &mut found);
    let rust = Rc::new(rust);
    let mistakes = derived.map(|derived| &derived.mistakes);
    let to_say = mistakes.filter(|mistakes| !mistakes.are_said);
    for mistake in to_say.iter().flat_map(|mistakes| &mistakes.list) {
        let (first, last) = mistake.place();
        let diagnostic = diags.error(rust.add_place(first, last), &mistake.message);
        if let Some(help) = &mistake.help {
            diagnostic.help(help);
        }
    }
    let has_mistakes = mistakes.is_some_and(|mistakes| !mistakes.is_empty());
    // What lacks something by a mistake that is reported elsewhere is not judged, and
    // where it is known what is there, only its values are.
    let is_broken = header.is_broken || imported.units.iter().any(|(_, unit)| unit.is_broken);
    let lacks_parts = mistakes.is_some_and(|mistakes| mistakes.lacks_parts);
    if is_broken {
        diags.append(found.clone());
    }
    let mut code = CodeTable::new(Some(Rc::clone(&rust)), header.krate.clone());
    let dialect = derived.and_then(DerivedStruct::dialect_path);
    let dialect = dialect.map(ToTokens::to_token_stream);
    let of_item = rust.derived_item().and_then(|item| item.dialect.clone());
    if let Some(dialect) = dialect.or(of_item) {
        code.take_macro_crate(&dialect);
    }
    includes.include_dirs.extend(
        header
            .include_dirs
            .iter()
            .map(|dir| Path::new(&**dir).to_owned()),
    );
    let (roots, modules) = add_imported(imported, &header, &mut sources, &mut includes, &code);
    let mut input = Input::new(sources);
    input = match derived.and_then(DerivedStruct::op) {
        Some(_) => input.warm_base(prelude::library(), prelude::OF_OPS),
        None => input.base(prelude::library()),
    };
    for name in &includes.defines {
        input = input.define(name.as_str());
    }
    for root in &roots {
        input = input.with_source(*root);
    }
    let input = input
        .with_tokens(Box::new(rust.token_source()))
        .advice(advice(derived.is_some()))
        .lacks_definitions(mistakes.is_some_and(|mistakes| mistakes.lacks_imports))
        .resolver(&mut includes);
    let keeper = evaluate(input, &mut found);
    // Model, check, gen.
    let krate = header
        .krate
        .clone()
        .unwrap_or_else(|| quote! { ::ods_runtime });
    let mut selection = Selection::new(source, &header, &keeper, &mut found);
    selection.is_emitted = includes.is_emitted;
    if rust.derived_item().is_some() {
        // A definition stands for the dialect, and is none.
        selection.is_emitted = Some(|record| !record.is_subclass_of("Dialect"));
    }
    let is_own = |id| selection.sources.contains(&id);
    let homes = Homes::new(imported, &roots, &modules, keeper.sources(), is_own);
    if let Some(op) = derived.and_then(DerivedStruct::op) {
        check_field_kinds(op, &keeper, &rust, &mut found);
    }
    if lacks_parts && !is_broken {
        diags.append(found.clone());
    }
    let mut broken = Broken::new(&keeper, &found);
    let mut mistakes = Diagnostics::new();
    let mut model = Model::new(&keeper, |record| selection.contains(record), &mut mistakes);
    check_definitions(&keeper, |record| selection.contains(record), &mut mistakes);
    check_named(&keeper, &selection, &mut mistakes);
    if !homes.is_empty() {
        add_imported_types(&keeper, &homes, &mut code);
    }
    for def in &model.enums {
        code.add_own_path(def.cpp_type(), def.rust_name());
    }
    for def in &model.defs {
        code.add_own_path(def.cpp_type(), def.rust_name());
    }
    broken.report(&keeper, &mistakes, &mut found);
    let level = if header.denies_formats {
        lint::Level::Deny
    } else {
        lint::Level::Warn
    };
    // What is whole is checked although something else is not.
    let mut formats = Formats::default();
    if broken.is_empty() && !found.has_errors() {
        formats = Formats::parse(&model);
        check_model(&model, &formats, &code, &rust, keeper.sources(), &mut found);
        lint_model(&model, &formats, level, keeper.sources(), &mut found);
    } else {
        let is_whole = |record: Record<'_>| selection.contains(record) && !broken.contains(record);
        let mut mistakes = Diagnostics::new();
        let whole = Model::new(&keeper, is_whole, &mut Diagnostics::new());
        let formats = Formats::parse(&whole);
        check_model(
            &whole,
            &formats,
            &code,
            &rust,
            keeper.sources(),
            &mut mistakes,
        );
        lint_model(&whole, &formats, level, keeper.sources(), &mut mistakes);
        broken.report(&keeper, &mistakes, &mut found);
    }
    if header.export.is_none() && includes.is_emitted.is_none() && !found.has_errors() {
        check_generates(&keeper, &selection, &homes, &mut found);
    }
    let is_fallback = is_broken || found.has_errors() || has_mistakes;
    if !is_broken && !lacks_parts {
        diags.append(found);
    }
    if is_fallback {
        formats = Formats::default();
        r#gen::remove_clashes(&mut model);
    }
    let tokens = r#gen::gen_model(
        &model,
        &formats,
        &code,
        &rust,
        &homes,
        &krate,
        derived,
        is_fallback,
    );
    let tracked = includes
        .is_tracked
        .then(|| r#gen::gen_tracked_files(&includes));
    let export = header.export.as_ref().map(|export| {
        let own = own_unit(export, &header, &rust, &includes, is_fallback);
        let imported = imported.units.iter().map(|(_, unit)| unit);
        gen_export(export, &imported.chain([&own]).collect::<Vec<_>>(), &model)
    });
    drop((model, formats));
    let deprecated = (!is_fallback).then(|| r#gen::gen_deprecated_uses(&keeper, &rust));
    Expansion {
        tokens: quote! { #tokens #tracked #export #deprecated },
        places: Places { rust, keeper },
    }
}

/// Adds the imported units to `sources`, in the order in which they are to be read,
/// and says in which modules the types of their definitions are.
fn add_imported(
    imported: &Imported,
    header: &Header,
    sources: &mut SourceMap,
    includes: &mut Includes,
    code: &CodeTable,
) -> (Vec<SourceId>, Vec<String>) {
    let (mut roots, mut modules) = (Vec::new(), Vec::new());
    for (number, unit) in &imported.units {
        // `$crate` in the code of a unit is the unit's crate.
        let krate = code.import_crate(unit.krate.clone());
        includes.add_unit(unit, &krate);
        modules.push(match unit.module.as_str() {
            "" => krate.clone(),
            module => format!("{krate}::{module}"),
        });
        let lines_before = "\n".repeat(unit.line.saturating_sub(1) as usize);
        let text = lines_before + &unit.text.replace("$crate", &krate);
        let at = header.imports.get(*number).copied();
        roots.push(sources.add_file(&*unit.path, text, at));
    }
    (roots, modules)
}

/// Says where the types of imported definitions are.
fn add_imported_types(keeper: &RecordKeeper, homes: &Homes, code: &mut CodeTable) {
    for def in ["EnumInfo", "AttrDef", "TypeDef"]
        .into_iter()
        .flat_map(|class| keeper.derived_definitions(class))
    {
        // `cppType` is the bare name if there is no namespace.
        if let (Some(home), Ok(name)) = (homes.of(def), def.string("cppType"))
            && !name.contains("::")
        {
            code.add_own_path(name, &format!("{home}::{name}"));
        }
    }
    // As constraints they name themselves.
    for def in ["TypeInterface", "AttrInterface"]
        .into_iter()
        .flat_map(|class| keeper.derived_definitions(class))
    {
        let namespace = def.string("cppNamespace").unwrap_or_default();
        if let (Some(home), Ok(name), "") =
            (homes.of(def), def.string("cppInterfaceName"), namespace)
        {
            code.add_own_path(&format!("dyn {name}"), &format!("dyn {home}::{name}"));
        }
    }
}
