//! The entry point: an [`Input`] in, a [`RecordKeeper`] and diagnostics out.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use crate::base::{BaseLibrary, Namespace};
use crate::diagnostics::Diagnostics;
use crate::doc::StandIn;
use crate::eval::Evaluator;
use crate::eval::base::BaseState;
use crate::eval::kept::Warm;
use crate::include::{IncludeDirs, IncludeResolver, read_bounded, source_text};
use crate::parse::Parser;
use crate::record::RecordKeeper;
use crate::source::{SourceId, SourceMap, Span};
use crate::syntax::Feed;
use crate::token::TokenSource;

/// What to evaluate: files and token sources, the rule for includes, macros, and a base library.
///
/// ```
/// use ods_tablegen::{Diagnostics, IncludeDirs, Input, evaluate};
///
/// let mut dirs = IncludeDirs::new(["include"]);
/// let input = Input::text("a.td", "#ifdef FAST\ndef Fast;\n#endif").resolver(&mut dirs).define("FAST");
/// let keeper = evaluate(input, &mut Diagnostics::new());
/// assert!(keeper.def("Fast").is_some());
/// ```
#[derive(Default)]
pub struct Input<'a> {
    pub(crate) sources: SourceMap,
    pub(crate) roots: Vec<Root<'a>>,
    pub(crate) resolver: Option<&'a mut dyn IncludeResolver>,
    pub(crate) defines: Vec<String>,
    pub(crate) base: Option<&'a BaseLibrary>,
    pub(crate) required: Vec<String>,
    lacks_definitions: bool,
    stand_in: Option<StandIn>,
    warm: Option<Warm>,
}

/// One of the sources that are evaluated in order; included files are not roots.
pub(crate) enum Root<'a> {
    Text(SourceId),
    Tokens(Box<dyn TokenSource + 'a>),
}

impl<'a> Input<'a> {
    /// An input without roots. Token sources must already be in `sources`, because their spans refer to it.
    pub fn new(sources: SourceMap) -> Self {
        Self {
            sources,
            ..Self::default()
        }
    }

    /// One text.
    pub fn text(path: impl Into<PathBuf>, text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(SourceMap::new()).with_text(path, text)
    }

    /// Adds a text, evaluated after the roots added before and in the same scope.
    #[must_use]
    pub fn with_text(
        mut self,
        path: impl Into<PathBuf>,
        text: impl Into<Cow<'static, str>>,
    ) -> Self {
        let source = self.sources.add_file(path, text, None);
        self.roots.push(Root::Text(source));
        self
    }

    /// Adds a text that is already in the map of sources.
    #[must_use]
    pub fn with_source(mut self, source: SourceId) -> Self {
        self.roots.push(Root::Text(source));
        self
    }

    /// Adds a token source. Its spans carry the id that [`SourceMap::add_tokens`] returned.
    #[must_use]
    pub fn with_tokens(mut self, tokens: Box<dyn TokenSource + 'a>) -> Self {
        self.roots.push(Root::Tokens(tokens));
        self
    }

    /// Sets the resolver of included files; without one every `include` is an error.
    #[must_use]
    pub fn resolver(mut self, resolver: &'a mut dyn IncludeResolver) -> Self {
        self.resolver = Some(resolver);
        self
    }

    /// Defines a preprocessor macro, as `-D` does.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.defines.push(name.into());
        self
    }

    /// Sets a library whose classes and defs need no include, and are evaluated on demand.
    #[must_use]
    pub fn base(mut self, base: &'a BaseLibrary) -> Self {
        self.base = Some(base);
        self
    }

    /// [`Self::base`] for many evaluations with the same library: the classes and defs with these names are evaluated
    /// first, once per thread, and are part of every result.
    #[must_use]
    pub fn warm_base(mut self, base: &'static BaseLibrary, names: &'static [&'static str]) -> Self {
        self.warm = Some((base, names));
        self.base(base)
    }

    /// Says that definitions are missing for a reason already reported, so that unknown names are not errors.
    #[must_use]
    pub fn lacks_definitions(mut self, lacks_definitions: bool) -> Self {
        self.lacks_definitions = lacks_definitions;
        self
    }

    /// Lets doc comments stand in for a field.
    #[must_use]
    pub fn stand_in(mut self, stand_in: StandIn) -> Self {
        self.stand_in = Some(stand_in);
        self
    }

    /// Evaluates the class or def `name` of the base library even if nothing refers to it.
    #[must_use]
    pub fn require(mut self, name: impl Into<String>) -> Self {
        self.required.push(name.into());
        self
    }
}

/// Evaluates a file with llvm-tblgen's include rule.
///
/// # Errors
///
/// If the file itself cannot be read. Everything else goes to `diags`.
#[inline]
pub fn evaluate_file(
    path: &Path,
    dirs: &mut IncludeDirs,
    diags: &mut Diagnostics,
) -> std::io::Result<RecordKeeper> {
    let text = source_text(read_bounded(std::fs::File::open(path)?)?);
    Ok(evaluate(Input::text(path, text).resolver(dirs), diags))
}

/// Evaluates `input`; errors go to `diags`.
///
/// After errors the keeper holds the definitions that could be evaluated.
pub fn evaluate(input: Input<'_>, diags: &mut Diagnostics) -> RecordKeeper {
    let Input {
        mut sources,
        roots,
        resolver,
        defines,
        base,
        required,
        lacks_definitions,
        stand_in,
        warm,
    } = input;
    let library = BaseState::new(base, &mut sources);
    let mut ev = match warm {
        Some(warm) => Evaluator::start(sources, library, warm),
        None => Evaluator::new(sources, library),
    };
    ev.stand_in = stand_in;
    let mut tokens = {
        let Evaluator {
            sources,
            store,
            words,
            diags,
            ..
        } = &mut ev;
        let mut feed = Feed::new(sources, &mut store.symbols, words, resolver, diags);
        for name in &defines {
            feed.define(name);
        }
        let mut end = Span::NOWHERE;
        for root in roots {
            feed.enter_root();
            end = match root {
                Root::Text(source) => feed.text(source),
                Root::Tokens(mut tokens) => feed.tokens(&mut *tokens),
            };
        }
        feed.finish(end)
    };
    tokens.lacks_include |= lacks_definitions;
    ev.evaluate_unnamed_base_statements();
    for name in &required {
        let name = ev.intern(name);
        ev.need(Namespace::Class, name);
        ev.need(Namespace::Global, name);
    }
    Parser::new(&mut ev, &tokens).parse_all();
    let (mut keeper, found) = ev.into_keeper();
    keeper.lacks_definitions = tokens.lacks_include;
    diags.append(found);
    keeper
}
