//! The threads that parse parts for the parser.

use crate::op_parser::api::OpParser;
use crate::op_parser::regions::OpenRegion;
use ods_ir::ir::Split;
use ods_ir::op::OpInfo;
use ods_ir::text::parser::AsmParser;
use std::collections::VecDeque;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The threads that help a parser, and what they know of it.
pub(super) struct Helpers<'p, 'a> {
    /// A copy of the parser before the first part; from it those of the parts are made.
    asm: AsmParser<'a>,
    open_forms: Vec<&'static OpInfo>,
    custom_forms: u32,
    parts: &'p [Range<usize>],
    /// The number of threads besides that of the parser.
    threads: usize,
    work: Mutex<Work>,
    /// Notified when a part is done.
    is_done: Condvar,
    /// Whether the rest of the text is parsed in order.
    is_over: AtomicBool,
}

/// What the helpers do next, and what they have done.
#[derive(Default)]
struct Work {
    jobs: VecDeque<Job>,
    /// The number of threads that take jobs, at most [`Helpers::threads`].
    workers: usize,
    /// The parts, by their number, that are parsed and that the parser did not get to yet.
    done: Vec<(usize, Outcome)>,
}

pub(super) enum Job {
    /// Parses a part into the `Ir`.
    Parse(usize, Split),
    /// Frees an `Ir` whose operations were taken over.
    Drop(Split),
}

/// A part that was parsed by a helper.
pub(super) type Outcome = Result<Split, MustBeInOrder>;

/// The part and what comes after it must be parsed in order.
pub(super) struct MustBeInOrder;

impl<'p, 'a> Helpers<'p, 'a> {
    /// `threads` for `parser`, which is before the first part.
    pub(super) fn new(
        parser: &OpParser<'a, '_>,
        parts: &'p [Range<usize>],
        threads: usize,
    ) -> Self {
        let start = parser.offset() as usize;
        Self {
            asm: parser.asm.part(start..start),
            open_forms: parser.open_forms.clone(),
            custom_forms: parser.custom_forms,
            parts,
            threads,
            work: Mutex::default(),
            is_done: Condvar::new(),
            is_over: AtomicBool::new(false),
        }
    }

    /// Whether a part is parsed by a helper. All threads are busy for the same time if taking a
    /// part over takes a quarter of the time of parsing it.
    pub(super) fn goes_away(&self, number: usize) -> bool {
        let away = |parts: usize| (parts * 4 * self.threads / (3 * self.threads + 4)).min(parts);
        away(number + 1) > away(number)
    }

    /// The number of parts that are away at a time: few, so that their memory is used again.
    pub(super) fn limit(&self) -> usize {
        2 * self.threads + 1
    }

    /// Adds a job, and a thread for it if there are too few.
    pub(super) fn give<'scope>(&'scope self, scope: &rayon::Scope<'scope>, job: Job) {
        let mut work = self.work();
        match job {
            Job::Parse(..) => work.jobs.push_back(job),
            Job::Drop(_) => work.jobs.push_front(job),
        }
        if work.workers < self.threads {
            work.workers += 1;
            scope.spawn(|_| self.run());
        }
    }

    /// Waits for a part, and helps in the meantime; `None` if no thread has begun the part.
    pub(super) fn take_back(&self, number: usize) -> Option<Outcome> {
        let is_it = |job: &Job| matches!(job, Job::Parse(other, _) if *other == number);
        let mut work = self.work();
        // Tests are about the same parts each time.
        if !cfg!(test)
            && let Some(at) = work.jobs.iter().position(is_it)
        {
            work.jobs.remove(at);
            return None;
        }
        loop {
            if let Some(at) = work.done.iter().position(|(other, _)| *other == number) {
                return Some(work.done.swap_remove(at).1);
            }
            if let Some(job) = work.jobs.pop_front() {
                drop(work);
                self.do_job(job);
                work = self.work();
            } else {
                let woken = self.is_done.wait(work);
                work = woken.unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    /// Ends all work, because the rest of the text is parsed in order.
    pub(super) fn stop(&self) {
        self.is_over.store(true, Ordering::Relaxed);
        let jobs = std::mem::take(&mut self.work().jobs);
        drop(jobs);
    }

    /// Does jobs until there are none.
    fn run(&self) {
        loop {
            let mut work = self.work();
            let Some(job) = work.jobs.pop_front() else {
                work.workers -= 1;
                return;
            };
            drop(work);
            self.do_job(job);
        }
    }

    fn do_job(&self, job: Job) {
        match job {
            Job::Parse(number, split) => {
                let parse = AssertUnwindSafe(|| self.parse(number, split));
                // What panics here does so again when it is parsed in order.
                let outcome = catch_unwind(parse).unwrap_or(Err(MustBeInOrder));
                self.work().done.push((number, outcome));
                self.is_done.notify_one();
            }
            Job::Drop(split) => drop(split),
        }
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn parse(&self, number: usize, mut split: Split) -> Outcome {
        let part = self.parts[number].clone();
        let holder = split.operation();
        let ir = split.ir_mut();
        ir.reserve_for_source(&self.asm.text()[part.clone()]);
        let region = holder.regions(ir)[0];
        let body = region.add_block(ir, &[]);
        let end = part.end;
        let mut parser = OpParser::new(self.asm.part(part), ir);
        parser.open_forms.clone_from(&self.open_forms);
        parser.custom_forms = self.custom_forms;
        parser.stop_at_first_error = true;
        parser.open.push(OpenRegion::top_level(region, body));
        parser.enter_scope(false);
        while (parser.offset() as usize) < end {
            if self.is_over.load(Ordering::Relaxed) {
                return Err(MustBeInOrder);
            }
            parser.parse_operation().map_err(|_| MustBeInOrder)?;
        }
        let is_whole = parser.offset() as usize == end && parser.is_independent();
        is_whole.then_some(split).ok_or(MustBeInOrder)
    }
}
