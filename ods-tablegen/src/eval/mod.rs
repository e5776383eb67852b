//! Evaluation: the meaning of values and definitions, independent of syntax.
//!
//! The parser calls it statement by statement, because TableGen has no separate phases: the meaning of a name depends
//! on earlier definitions. An operator is *folded* when it is built, and again when *resolving* (replacing variables by
//! values) changes one of its operands; see [`fold`] and [`resolve`].
//!
//! Invariants:
//! - An error is reported where it is found; `Err(Failed)` only ends the current statement.
//! - [`limits`] bound the recursion, and deep recursion runs on a stack of its own.

pub(crate) mod base;
pub(crate) mod canonical;
pub(crate) mod convert;
pub(crate) mod expand;
pub(crate) mod finish;
pub(crate) mod fold;
mod instance;
pub(crate) mod kept;
pub(crate) mod meter;
mod natural;
pub(crate) mod nearest;
pub(crate) mod record;
mod resolve;
pub(crate) mod resolvers;
pub(crate) mod stack;
mod world;

pub(crate) use world::{Entry, Loop, MultiClass, World};

use base::BaseState;
use canonical::Canonical;
use finish::Defset;
use ods_lookup::LookupSet;

use crate::diagnostics::{Diagnostic, Diagnostics, Kind};
use crate::doc::StandIn;
use crate::limits::MAX_SHOWN_VALUE;
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::value::{Node, ValueId};
use crate::record::{RecordKeeper, Store, print_type, print_value, types::TypeId};
use crate::source::{SourceMap, Span};
use crate::syntax::Words;

/// The current statement ends here; its error has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

/// The result of a step that may have reported an error.
pub(crate) type Result<T> = std::result::Result<T, Failed>;

/// The state of an evaluation, apart from the parser's.
pub(crate) struct Evaluator<'a> {
    pub(crate) store: Store,
    pub(crate) sources: SourceMap,
    pub(crate) diags: Diagnostics,
    pub(crate) words: Words,
    /// The user's definitions.
    pub(crate) user: World,
    /// The base library's definitions that have been evaluated.
    pub(crate) base: World,
    /// Whether text of the base library is being evaluated, which does not see the user's definitions.
    pub(crate) in_base: bool,
    pub(crate) library: BaseState<'a>,
    /// All finished defs and all classes, in order.
    pub(crate) defs: Vec<RecordId>,
    pub(crate) classes: Vec<RecordId>,
    pub(crate) globals: Vec<(Symbol, ValueId)>,
    /// Variables whose values have mistakes.
    pub(crate) lost_variables: LookupSet<Symbol>,
    pub(crate) canonical: Canonical,
    /// The `defset`s that are open, outermost first.
    pub(crate) defsets: Vec<Defset>,
    /// The number of the next anonymous record.
    pub(crate) next_anonymous: u32,
    /// The current token's span, where errors about values without a place are reported.
    pub(crate) here: Span,
    /// The innermost class instance of the invocation's tokens that is being made.
    pub(crate) instance: Option<Span>,
    pub(crate) meter: meter::Meter,
    /// Where doc comments stand in for fields.
    pub(crate) stand_in: Option<StandIn>,
    /// The last error beyond the limit, which is not kept.
    dropped: Diagnostic,
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(sources: SourceMap, library: BaseState<'a>) -> Self {
        let mut store = Store::new();
        let words = Words::new(&mut store.symbols);
        Self::with_store(sources, library, store, words)
    }

    /// An evaluator with these tables.
    fn with_store(sources: SourceMap, library: BaseState<'a>, store: Store, words: Words) -> Self {
        Self {
            store,
            sources,
            diags: Diagnostics::new(),
            words,
            user: World::default(),
            base: World::default(),
            in_base: false,
            library,
            defs: Vec::new(),
            classes: Vec::new(),
            globals: Vec::new(),
            lost_variables: LookupSet::default(),
            canonical: Canonical::default(),
            defsets: Vec::new(),
            next_anonymous: 0,
            here: Span::NOWHERE,
            instance: None,
            meter: meter::Meter::default(),
            stand_in: None,
            dropped: Diagnostic::error(None, ""),
        }
    }

    /// The result, and the messages.
    pub(crate) fn into_keeper(self) -> (RecordKeeper, Diagnostics) {
        let mut def_names = self.base.defs;
        def_names.append(self.user.defs);
        let mut class_names = self.base.classes;
        class_names.append(self.user.classes);
        let keeper = RecordKeeper {
            store: self.store,
            sources: self.sources,
            defs: self.defs,
            classes: self.classes,
            def_names,
            class_names,
            globals: self.globals,
            lacks_definitions: false,
            is_cut_short: self.meter.exhausted && self.meter.errors < crate::limits::MAX_ERRORS,
        };
        (keeper, self.diags)
    }

    /// Reports an error that ends the current statement.
    pub(crate) fn fail<T>(&mut self, span: Span, kind: impl Into<Kind>) -> Result<T> {
        self.error(span, kind);
        Err(Failed)
    }

    /// Reports an error. At the limit evaluation stops, and further errors are dropped.
    pub(crate) fn error(&mut self, span: Span, kind: impl Into<Kind>) -> &mut Diagnostic {
        let span = (span != Span::NOWHERE).then_some(span);
        // A value that was too large became `?`. The error is its size, not what the `?` causes.
        let kind = self
            .take_oversized()
            .map_or_else(|| kind.into(), Kind::from);
        self.meter.errors += 1;
        if self.meter.errors > crate::limits::MAX_ERRORS {
            self.meter.exhausted = true;
            self.dropped = Diagnostic::error(span, kind);
            return &mut self.dropped;
        }
        if self.meter.errors == crate::limits::MAX_ERRORS {
            self.meter.exhausted = true;
            let error = self.diags.error(span, kind);
            return error.note(
                None,
                format!(
                    "stopping here: the limit is {} errors",
                    crate::limits::MAX_ERRORS
                ),
            );
        }
        self.diags.error(span, kind)
    }

    /// Reports an error with optional help; it ends the current statement.
    pub(crate) fn fail_with_help<T>(
        &mut self,
        span: Span,
        kind: impl Into<Kind>,
        help: Option<String>,
    ) -> Result<T> {
        self.error(span, kind).help = help;
        Err(Failed)
    }

    /// Reports an error at the record being evaluated, or else at the current token.
    pub(crate) fn fail_in<T>(
        &mut self,
        record: Option<RecordId>,
        kind: impl Into<Kind>,
    ) -> Result<T> {
        self.fail(self.place_of(record), kind)
    }

    /// Where an error about `record` is reported: at its definition, or else at the current token.
    pub(crate) fn place_of(&self, record: Option<RecordId>) -> Span {
        record.map_or(self.here, |record| self.store.record(record).span)
    }

    /// The world that receives new definitions.
    pub(crate) fn world(&mut self) -> &mut World {
        if self.in_base {
            &mut self.base
        } else {
            &mut self.user
        }
    }

    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        self.store.symbols.intern(text)
    }

    /// A value as messages show it.
    pub(crate) fn show(&self, value: ValueId) -> String {
        let mut out = String::new();
        print_value(&self.store, value, &mut out);
        shorten(&mut out);
        out
    }

    /// A type as messages show it.
    pub(crate) fn show_type(&self, ty: TypeId) -> String {
        let mut out = String::new();
        print_type(&self.store, ty, &mut out);
        out
    }

    /// The type of a value as messages show it; `?` has none.
    pub(crate) fn show_type_of(&self, value: ValueId) -> String {
        match self.store.node(value) {
            Node::Unset => "?".to_owned(),
            Node::Bits(range) => format!("bits<{}>", range.len),
            Node::List { element, .. } => format!("list<{}>", self.show_type(element)),
            Node::Instance(instance) => self.show_record_name(self.store.instance(instance).class),
            _ => self.show_type(self.store.scalar_type_of(value)),
        }
    }
}

/// Cuts text that is too long for a message.
fn shorten(text: &mut String) {
    if text.len() > MAX_SHOWN_VALUE {
        let end = (0..=MAX_SHOWN_VALUE)
            .rev()
            .find(|&end| text.is_char_boundary(end))
            .unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
}
