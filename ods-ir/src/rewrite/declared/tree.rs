//! Several patterns of one op, matched at once.
//!
//! The steps of all patterns that may fail form a [`Tree`], in which patterns that begin alike share
//! nodes. A [`Search`] has what is known about one operation: each node runs at most once. Steps that
//! require an op, a constant attribute or a number of values are looked up instead of tried one by one.
//!
//! **Invariant:** every register of the tree is filled by one node only, so that patterns do not
//! disturb each other.

use super::matching::constant_attr;
use super::needs::{Masks, Needs, address, may_match};
use super::{Bound, Machine, PatternInfo, ROOT, op_of};
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Rewriter};
use crate::op::Ref;
use crate::rewrite::start_at;
use crate::verify::is_well_formed;
use ods_lookup::LookupMap;
use ods_table::{Register, Step};
use smallvec::SmallVec;
use std::fmt;

type RefStep = Step<&'static Ref>;

/// The patterns of one op.
#[derive(Debug)]
pub struct Tree {
    /// The first one has no steps.
    nodes: Vec<Node>,
    patterns: Vec<TreePattern>,
    /// The number of registers.
    registers: usize,
    needs: Needs,
}

/// A pattern as a path through the tree.
#[derive(Debug)]
struct TreePattern {
    info: &'static PatternInfo,
    /// The nodes after the first one.
    path: Vec<u32>,
    /// The registers of the tree, by those of the pattern.
    registers: Vec<Register>,
}

/// A step of one or several patterns.
#[derive(Default)]
struct Node {
    /// One step, or `either` with the steps that it has.
    steps: SmallVec<[RefStep; 1]>,
    /// The next steps, except for those in `choices`.
    next: Vec<u32>,
    choices: Vec<Choice>,
    /// The patterns that have no further steps of those that only read the IR.
    stops: Vec<u32>,
}

/// Steps of which at most one succeeds.
#[derive(Debug)]
struct Choice {
    by: By,
    cases: Cases,
}

/// Nodes by cases.
#[derive(Debug, Default)]
struct Cases {
    /// All of them, as long as there are few.
    few: Vec<(Case, u32)>,
    many: LookupMap<Case, u32>,
}

impl Cases {
    /// Up to so many are compared one by one.
    const FEW: usize = 8;

    fn get(&self, case: &Case) -> Option<u32> {
        if self.many.is_empty() {
            let found = self.few.iter().find(|(known, _)| known == case);
            return found.map(|(_, node)| *node);
        }
        self.many.get(case).copied()
    }

    fn insert(&mut self, case: Case, node: u32) {
        if self.many.is_empty() && self.few.len() < Self::FEW {
            self.few.push((case, node));
            return;
        }
        for (case, node) in self.few.drain(..) {
            self.many.insert(case, node);
        }
        self.many.insert(case, node);
    }
}

/// What a choice depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// The op that defines the value in a register.
    Definer(Register),
    /// The attribute in a register.
    Constant(Register),
    /// The number of values in a register.
    Count(Register),
}

#[derive(PartialEq, Eq, Hash, Debug)]
enum Case {
    /// The address of the definition.
    Definer(usize),
    Constant(Attribute),
    Count(usize),
}

/// What is known about one operation.
#[derive(Debug)]
pub struct Search {
    machine: Machine,
    root: Option<Operation>,
    /// By node: the number of the search that last ran it, and whether its steps succeeded.
    known: Vec<(u32, bool)>,
    number: u32,
    /// The nodes to go on with; empty between two operations.
    pending: Vec<u32>,
    masks: Vec<Masks>,
}

impl fmt::Debug for Node {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node")
            .field("next", &self.next)
            .field("choices", &self.choices)
            .field("stops", &self.stops)
            .finish_non_exhaustive()
    }
}

impl Tree {
    /// Makes the tree of these patterns, which must have the same root.
    pub fn new(infos: impl IntoIterator<Item = &'static PatternInfo>) -> Self {
        let mut tree = Self {
            nodes: vec![Node::default()],
            patterns: Vec::new(),
            registers: ROOT + 1,
            needs: Needs::default(),
        };
        for info in infos {
            tree.add(info);
        }
        tree
    }

    /// Whether there are no patterns.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    fn add(&mut self, info: &'static PatternInfo) {
        let number = index(self.patterns.len());
        let mut names = Names::new(info);
        let mut steps = &info.program().matching[..];
        self.needs.add(steps);
        let (mut at, mut path) = (0, Vec::new());
        let mut stop = None;
        while let Some(first) = steps.first() {
            let length = match *first {
                Step::Either { steps, .. } => 1 + steps,
                _ => 1,
            };
            let (unit, rest) = steps.split_at(length);
            steps = rest;
            if !only_reads(first) && stop.is_none() {
                stop = Some(at);
            }
            at = self.child(at, unit, &mut names);
            path.push(index(at));
        }
        self.nodes[stop.unwrap_or(at)].stops.push(number);
        self.patterns.push(TreePattern {
            info,
            path,
            registers: names.tree,
        });
    }

    /// The node of these steps after another one.
    fn child(&mut self, at: usize, unit: &[RefStep], names: &mut Names) -> usize {
        if let Some((by, case)) = choice_of(&unit[0], names) {
            return self.case(at, by, case, unit, names);
        }
        let mut next = self.nodes[at].next.iter();
        let found = next.find(|next| names.unify(unit, &self.nodes[**next as usize].steps));
        if let Some(&found) = found {
            return found as usize;
        }
        let new = self.push(unit, names);
        self.nodes[at].next.push(index(new));
        new
    }

    fn case(
        &mut self,
        at: usize,
        by: By,
        case: Case,
        unit: &[RefStep],
        names: &mut Names,
    ) -> usize {
        let choices = &mut self.nodes[at].choices;
        let choice = choices.iter().position(|choice| choice.by == by);
        let choice = choice.unwrap_or_else(|| {
            let cases = Cases::default();
            choices.push(Choice { by, cases });
            choices.len() - 1
        });
        if let Some(found) = choices[choice].cases.get(&case) {
            let known = &self.nodes[found as usize].steps;
            let is_same = names.unify(unit, known);
            debug_assert!(is_same, "the case of a choice decides its step");
            return found as usize;
        }
        let new = self.push(unit, names);
        let cases = &mut self.nodes[at].choices[choice].cases;
        cases.insert(case, index(new));
        new
    }

    /// Adds a node, whose registers are new.
    fn push(&mut self, unit: &[RefStep], names: &mut Names) -> usize {
        for step in unit {
            names.fill(step, &mut self.registers);
        }
        let steps = unit.iter().map(|step| names.renamed(step)).collect();
        self.nodes.push(Node {
            steps,
            ..Node::default()
        });
        self.nodes.len() - 1
    }

    /// A search that knows nothing yet.
    pub fn search(&self) -> Search {
        Search {
            machine: Machine::with_registers(self.registers),
            root: None,
            known: vec![(0, false); self.nodes.len()],
            number: 0,
            pending: Vec::new(),
            masks: self.needs.masks(),
        }
    }

    /// Whether some pattern may match `root`, as far as that is seen without a search.
    #[inline]
    pub fn may_match(&self, search: &mut Search, root: Operation, ir: &Ir) -> bool {
        !self.is_empty() && may_match(&mut search.masks, &self.needs, root, ir)
    }

    /// Begins with an operation that [`may_match`](Self::may_match), and calls `found` with the numbers
    /// of the patterns that may match it, in no order. Nothing may be changed until the search is at its end.
    pub fn candidates(
        &self,
        search: &mut Search,
        root: Operation,
        ir: &Ir,
        mut found: impl FnMut(u32),
    ) {
        if root
            .info(ir)
            .is_none_or(|info| !is_well_formed(ir, root, info.spec()))
        {
            return;
        }
        search.begin(root);
        let mut pending = std::mem::take(&mut search.pending);
        pending.push(0);
        while let Some(at) = pending.pop() {
            let node = &self.nodes[at as usize];
            node.stops.iter().copied().for_each(&mut found);
            for choice in &node.choices {
                if let Some(next) = choice.choose(search, ir)
                    && self.may_enter(next, search, ir)
                {
                    pending.push(next);
                }
            }
            for next in &node.next {
                if self.may_enter(*next, search, ir) {
                    pending.push(*next);
                }
            }
        }
        search.pending = pending;
    }

    /// Whether a node has a step that only reads the IR, and this succeeds.
    fn may_enter(&self, node: u32, search: &mut Search, ir: &Ir) -> bool {
        let [step] = &self.nodes[node as usize].steps[..] else {
            return false;
        };
        only_reads(step) && search.knows(node, |machine| machine.reads(step, ir))
    }

    /// Rewrites the operation of the search with a pattern, if it matches.
    pub fn apply(&self, search: &mut Search, number: u32, rw: &mut Rewriter<'_>) -> Option<()> {
        let root = search.root?;
        let pattern = &self.patterns[number as usize];
        start_at(root, rw);
        search.machine.name = pattern.info.name;
        for node in &pattern.path {
            let steps = &self.nodes[*node as usize].steps;
            if !search.knows(*node, |machine| machine.matches(steps, rw)) {
                return None;
            }
        }
        search.root = None;
        let mut machine = Machine::new(pattern.info.name, root);
        for (to, from) in pattern.registers.iter().enumerate().skip(1) {
            machine.set(to, search.machine.get(*from).clone());
        }
        machine.build_all(pattern.info.program(), rw);
        Some(())
    }
}

fn index(number: usize) -> u32 {
    u32::try_from(number).unwrap_or_else(|_| panic!("there are too many patterns"))
}

impl Search {
    fn begin(&mut self, root: Operation) {
        self.root = Some(root);
        self.machine.set(ROOT, Bound::Op(root));
        self.number = self.number.checked_add(1).unwrap_or_else(|| {
            self.known.fill((0, false));
            1
        });
    }

    /// Whether the steps of a node succeed.
    fn knows(&mut self, node: u32, run: impl FnOnce(&mut Machine) -> bool) -> bool {
        let known = &mut self.known[node as usize];
        if known.0 != self.number {
            *known = (self.number, run(&mut self.machine));
        }
        known.1
    }
}

impl Choice {
    /// The only node that may succeed.
    fn choose(&self, search: &Search, ir: &Ir) -> Option<u32> {
        let machine = &search.machine;
        let case = match self.by {
            By::Definer(value) => Case::Definer(address(machine.definer(value, ir)?.info(ir)?)),
            By::Constant(of) => match machine.get(of) {
                Bound::Attr(attr) => Case::Constant(attr.clone()),
                _ => return None,
            },
            By::Count(values) => Case::Count(machine.values(values, ir).len()),
        };
        self.cases.get(&case)
    }
}

/// Whether a step does not call code that sees the rewriter.
fn only_reads(step: &RefStep) -> bool {
    !matches!(
        step,
        Step::Match { .. } | Step::Check { .. } | Step::Either { .. }
    )
}

/// The choice that a step belongs to, and its case.
fn choice_of(step: &RefStep, names: &Names) -> Option<(By, Case)> {
    Some(match *step {
        Step::Op { value, op, .. } => (
            By::Definer(names.of(value)),
            Case::Definer(address(op_of(op))),
        ),
        Step::Equal { of, constant } => (
            By::Constant(names.of(of)),
            Case::Constant(constant_attr(constant)),
        ),
        Step::Count { values, count } => (By::Count(names.of(values)), Case::Count(count)),
        _ => return None,
    })
}

/// What the registers of a pattern are called in the tree.
struct Names {
    tree: Vec<Register>,
    /// The registers that steps fill, in order, and the number of registers.
    filled: Vec<Register>,
}

/// A register that has no name in the tree yet.
const UNKNOWN: Register = Register::MAX;

impl Names {
    fn new(info: &'static PatternInfo) -> Self {
        let program = info.program();
        let (mut filled, mut end) = (Vec::new(), ROOT + 1);
        for step in program.matching.iter().chain(&program.building) {
            filled.extend(step.to());
            if let Step::Either { to, .. } = step {
                end = end.max(to + 2);
            }
            step.clone().map_registers(&mut |register| {
                end = end.max(register + 1);
                register
            });
        }
        filled.push(end);
        filled.sort_unstable();
        filled.dedup();
        Self {
            tree: vec![ROOT],
            filled,
        }
    }

    fn of(&self, register: Register) -> Register {
        self.tree.get(register).copied().unwrap_or(UNKNOWN)
    }

    fn set(&mut self, register: Register, name: Register) {
        if register >= self.tree.len() {
            self.tree.resize(register + 1, UNKNOWN);
        }
        self.tree[register] = name;
    }

    /// The registers that a step fills: two for `either`, several for the captures of a native matcher.
    fn filled_by(&self, step: &RefStep) -> std::ops::Range<Register> {
        let Some(to) = step.to() else { return 0..0 };
        let end = match step {
            Step::Match { .. } => {
                let next = self.filled.partition_point(|filled| *filled <= to);
                self.filled.get(next).copied().unwrap_or(to + 1)
            }
            Step::Either { .. } => to + 2,
            _ => to + 1,
        };
        to..end
    }

    /// Gives new names to what a step fills.
    fn fill(&mut self, step: &RefStep, next: &mut Register) {
        for register in self.filled_by(step) {
            if self.of(register) == UNKNOWN {
                self.set(register, *next);
                *next += 1;
            }
        }
    }

    fn renamed(&self, step: &RefStep) -> RefStep {
        let mut step = step.clone();
        step.map_registers(&mut |register| self.of(register));
        step
    }

    /// Whether steps of the pattern are those of a node; then what they fill has the names of the
    /// node.
    fn unify(&mut self, unit: &[RefStep], node: &[RefStep]) -> bool {
        if unit.len() != node.len() {
            return false;
        }
        let before = self.tree.clone();
        let is_same = unit.iter().zip(node).all(|(step, known)| {
            for (register, offset) in self.filled_by(step).zip(0..) {
                if let (UNKNOWN, Some(to)) = (self.of(register), known.to()) {
                    self.set(register, to + offset);
                }
            }
            let identity = &mut |reference: &'static Ref| match reference {
                Ref::Op(info) => address(info()),
                other => std::ptr::from_ref(other).addr(),
            };
            self.renamed(step).map_refs(identity) == known.clone().map_refs(identity)
        });
        if !is_same {
            self.tree = before;
        }
        is_same
    }
}
