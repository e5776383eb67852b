//! States to start from: parts of a base library that were evaluated before.
//!
//! A macro is expanded again and again in one process, and evaluates the same classes each time. What it is known to
//! use is evaluated once; each evaluation starts from a copy. All of them do, the first as well, so that nothing
//! depends on what went before.

use std::cell::RefCell;

use super::base::BaseState;
use super::canonical::Canonical;
use super::{Evaluator, World};
use crate::base::BaseLibrary;
use crate::record::Store;
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::value::ValueId;
use crate::source::{SourceId, SourceMap};
use crate::syntax::Words;

/// A library, and the names in it that are to be evaluated before anything else.
pub(crate) type Warm = (&'static BaseLibrary, &'static [&'static str]);

/// What an evaluation starts from.
#[derive(Clone)]
struct State {
    store: Store,
    words: Words,
    base: World,
    evaluated: Vec<bool>,
    defs: Vec<RecordId>,
    classes: Vec<RecordId>,
    globals: Vec<(Symbol, ValueId)>,
    canonical: Canonical,
    next_anonymous: u32,
    fields: usize,
}

struct Kept {
    warm: Warm,
    /// The number of the first file of the library, which is in all spans.
    first: Option<SourceId>,
    state: State,
}

/// How many states are kept: one for each list of names and number of sources before the library's.
const MAX_KEPT: usize = 8;

thread_local! {
    // Spans and numbers mean nothing outside of an evaluation, so threads need not share them.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

impl<'a> Evaluator<'a> {
    /// An evaluator in which the names of `warm` are evaluated.
    pub(crate) fn start(sources: SourceMap, library: BaseState<'a>, warm: Warm) -> Self {
        let first = library.first_source();
        let is_it = |kept: &&Kept| {
            std::ptr::eq(kept.warm.0, warm.0) && kept.warm.1 == warm.1 && kept.first == first
        };
        let state = KEPT.with_borrow(|kept| kept.iter().find(is_it).map(|kept| kept.state.clone()));
        if let Some(state) = state {
            return Self::from_state(sources, library, state);
        }
        let mut ev = Self::new(sources, library);
        for name in warm.1 {
            let name = ev.intern(name);
            ev.need_class(name);
            ev.need_global(name);
        }
        // What the library says of itself is said each time.
        if ev.diags.is_empty() {
            let state = ev.state();
            KEPT.with_borrow_mut(|kept| {
                if kept.len() == MAX_KEPT {
                    kept.remove(0);
                }
                kept.push(Kept { warm, first, state });
            });
        }
        ev
    }

    fn state(&self) -> State {
        State {
            store: self.store.clone(),
            words: self.words.clone(),
            base: self.base.clone(),
            evaluated: self.library.evaluated().to_vec(),
            defs: self.defs.clone(),
            classes: self.classes.clone(),
            globals: self.globals.clone(),
            canonical: self.canonical.clone(),
            next_anonymous: self.next_anonymous,
            fields: self.meter.fields,
        }
    }

    fn from_state(sources: SourceMap, mut library: BaseState<'a>, state: State) -> Self {
        let State {
            store,
            words,
            base,
            evaluated,
            defs,
            classes,
            globals,
            canonical,
            next_anonymous,
            fields,
        } = state;
        library.set_evaluated(evaluated);
        let mut ev = Self::with_store(sources, library, store, words);
        ev.base = base;
        (ev.defs, ev.classes, ev.globals) = (defs, classes, globals);
        (ev.canonical, ev.next_anonymous) = (canonical, next_anonymous);
        ev.meter.fields = fields;
        ev
    }
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::*;
    use crate::{Diagnostics, Input, evaluate};

    fn library() -> &'static BaseLibrary {
        static LIBRARY: OnceLock<BaseLibrary> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let text = "class A<int n> { int x = n; }\nclass B<A a> { A of = a; int y = a.x; }\n\
                        def one : A<1>;\ndef two : B<A<2>>;";
            BaseLibrary::new([("base.td", text)])
        })
    }

    const NAMES: &[&str] = &["one", "B"];

    fn print(text: &'static str) -> (String, usize) {
        let mut diags = Diagnostics::new();
        let input = Input::text("a.td", text).warm_base(library(), NAMES);
        let keeper = evaluate(input, &mut diags);
        let records = keeper.classes().chain(keeper.defs());
        let printed = records.map(|record| record.to_string()).collect();
        (printed, diags.iter().count())
    }

    #[test]
    fn nothing_depends_on_what_went_before() {
        let texts = [
            "def three : B<A<2>>;",
            "class A<int n> { int x = !add(n, 1); } def one : A<5>; def both { list<A> l = [one]; }",
            "def four : B<two>;",
            "def five : B<one>; def six : B<A<1>>;",
        ];
        let first = texts.map(print);
        let second = texts.map(print);
        assert_eq!(first, second);
        for (text, (printed, _)) in texts.iter().zip(&first) {
            let afresh = std::thread::spawn({
                let text: &'static str = text;
                move || print(text).0
            });
            assert_eq!(*printed, afresh.join().unwrap());
        }
        assert!(first[0].0.contains("three {") && first[2].1 > 0);
    }
}
