//! Kept states: parts of a base library that are evaluated once and copied into each evaluation.
//!
//! A macro is expanded many times in one process and needs the same classes each time. Every evaluation starts with
//! the same definitions, whether it copies them or is the first and evaluates them, so that no result depends on
//! earlier evaluations.

use std::cell::RefCell;
use std::rc::Rc;

use super::Evaluator;
use super::base::BaseState;
use super::limits::Meter;
use crate::base::{BaseLibrary, Namespace};
use crate::source::{SourceId, SourceMap};

/// A library, and the names in it that are evaluated before everything else.
pub(crate) type Warm = (&'static BaseLibrary, &'static [&'static str]);

struct Kept {
    warm: Warm,
    /// The number of the first file of the library, which is in all spans.
    first: Option<SourceId>,
    /// Has neither sources nor a library.
    state: Rc<Evaluator<'static>>,
}

/// How many states are kept: one per list of names and number of sources before those of the library.
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
            return state.copy(sources, library);
        }
        let mut ev = Self::new(sources, library);
        for name in warm.1 {
            let name = ev.intern(name);
            ev.need(Namespace::Class, name);
            ev.need(Namespace::Global, name);
        }
        // Most questions about the class of a record are about these, and a name without a number takes longest to find.
        for name in warm.0.names(Namespace::Class) {
            ev.intern(name);
        }
        // Messages about the library are reported in each evaluation, so such a state is not kept.
        if ev.diags.is_empty() {
            let none = BaseState::new(None, &mut SourceMap::new());
            let state = Rc::new(ev.copy(SourceMap::new(), none));
            KEPT.with_borrow_mut(|kept| {
                if kept.len() == MAX_KEPT {
                    kept.remove(0);
                }
                kept.push(Kept { warm, first, state });
            });
        }
        ev
    }

    /// A copy of the definitions, to be continued with other sources.
    fn copy<'b>(&self, sources: SourceMap, mut library: BaseState<'b>) -> Evaluator<'b> {
        library.set_evaluated(self.library.evaluated().to_vec());
        let meter = Meter {
            fields: self.meter.fields,
            ..Meter::default()
        };
        Evaluator {
            base: self.base.clone(),
            defs: self.defs.clone(),
            classes: self.classes.clone(),
            globals: self.globals.clone(),
            canonical: self.canonical.clone(),
            next_anonymous: self.next_anonymous,
            meter,
            ..Evaluator::with_store(sources, library, self.store.copy(), self.words.clone())
        }
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
