//! Kept states: parts of a base library that are evaluated once and copied into each evaluation.
//!
//! A macro is expanded many times in one process and needs the same classes each time. Every evaluation starts with
//! the same definitions, whether it copies them or is the first and evaluates them, so that no result depends on
//! earlier evaluations.
//!
//! The largest part of a copy is its [`Store`]. When a result is dropped, its store is cut back to what it was at the
//! start, and the next evaluation takes it instead of another copy.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::Evaluator;
use super::base::BaseState;
use super::meter::Meter;
use crate::base::{BaseLibrary, Namespace};
use crate::limits::MAX_KEPT;
use crate::record::Store;
use crate::source::{SourceId, SourceMap};

/// A library, and the names in it that are evaluated before everything else.
pub(crate) type Warm = (&'static BaseLibrary, &'static [&'static str]);

struct Kept {
    warm: Warm,
    /// The number of the first file of the library, which is in all spans.
    first: Option<SourceId>,
    /// Has neither sources nor a library.
    state: Rc<Evaluator<'static>>,
    /// Differs for all states that a thread ever keeps.
    number: u32,
    /// A copy of its store that an earlier evaluation gave back.
    spare: Option<Store>,
}

thread_local! {
    // Spans and numbers mean nothing outside of an evaluation, so threads need not share them.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
    /// How many states were kept so far.
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// Takes the store of a result that is dropped, to be copied by the next evaluation with the same kept state. Without
/// one, or in another thread, it is dropped.
pub(crate) fn give_back(mut store: Store) {
    // The thread may be ending.
    let _ = KEPT.try_with(|kept| {
        let Ok(mut kept) = kept.try_borrow_mut() else {
            return;
        };
        let mut lender = kept.iter_mut();
        if let Some(kept) = lender.find(|kept| store.lender == Some(kept.number))
            && kept.spare.is_none()
            && store.cut_back(&kept.state.store)
        {
            kept.spare = Some(store);
        }
    });
}

impl<'a> Evaluator<'a> {
    /// An evaluator in which the names of `warm` are evaluated.
    pub(crate) fn start(sources: SourceMap, library: BaseState<'a>, warm: Warm) -> Self {
        let first = library.first_source();
        let is_it = |kept: &&mut Kept| {
            std::ptr::eq(kept.warm.0, warm.0) && kept.warm.1 == warm.1 && kept.first == first
        };
        let found = KEPT.with_borrow_mut(|kept| {
            let kept = kept.iter_mut().find(is_it)?;
            Some((kept.state.clone(), kept.number, kept.spare.take()))
        });
        if let Some((state, number, spare)) = found {
            let mut store = spare.unwrap_or_else(|| state.store.copy());
            store.lender = Some(number);
            return state.copy(sources, library, store);
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
        // Made now, because an evaluation that makes the type of a class changes, and so copies, the class.
        for class in ev.classes.clone() {
            ev.store.class_type(class);
        }
        // Messages about the library are reported in each evaluation, so such a state is not kept.
        if ev.diags.is_empty() {
            let none = BaseState::new(None, &mut SourceMap::new());
            let state = Rc::new(ev.copy(SourceMap::new(), none, ev.store.copy()));
            let number = COUNT.get();
            COUNT.set(number.wrapping_add(1));
            KEPT.with_borrow_mut(|kept| {
                if kept.len() == MAX_KEPT {
                    kept.remove(0);
                }
                kept.push(Kept {
                    warm,
                    first,
                    state,
                    number,
                    spare: None,
                });
            });
        }
        ev
    }

    /// A copy of the definitions, to be continued with other sources and a copy of the store.
    fn copy<'b>(
        &self,
        sources: SourceMap,
        mut library: BaseState<'b>,
        store: Store,
    ) -> Evaluator<'b> {
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
            ..Evaluator::with_store(sources, library, store, self.words.clone())
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
        // Results that live at the same time do not share a store.
        let mut diags = Diagnostics::new();
        let kept = [0, 1].map(|at| {
            let input = Input::text("a.td", texts[at]).warm_base(library(), NAMES);
            evaluate(input, &mut diags)
        });
        assert_eq!(first, texts.map(print));
        drop(kept);
        assert_eq!(first, texts.map(print));
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
