//! Alias analysis: whether two values can refer to the same memory, and what an operation does to
//! the memory of a value.
//!
//! [`AliasAnalysis`] asks a list of implementations, of which [`LocalAliasAnalysis`] is the first:
//! it follows values through views, branches and regions to where they come from, and tells
//! allocations apart by the memory effects of operations. It keeps nothing of the IR, so it stays
//! valid when that changes.

use crate::limits::MAX_ALIAS_STEPS;
use crate::pass::Analysis;
use ods_ir::interfaces::{
    AutomaticAllocationScopeResource, BranchOpInterface, DynRegionBranchOpInterface,
    EffectInstance, EffectOn, FunctionOpInterface, MemoryEffect, MemoryEffectOpInterface,
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface,
    ViewLikeOpInterface,
};
use ods_ir::ir::{Block, Ir, Operation, Region, Value, ValueDefinition};
use ods_ir::op::OpHandle as _;
use ods_ir::traits::{
    AutomaticAllocationScope, ConstantLike, DistinctObjectsTrait, HasRecursiveMemoryEffects,
};
use ods_lookup::LookupSet;

/// How the memory of two values relates: MLIR's `AliasResult`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AliasResult {
    /// They have no memory in common.
    NoAlias,
    /// Nothing is known.
    MayAlias,
    /// They have memory in common, but do not start at the same place.
    PartialAlias,
    /// They start at the same place.
    MustAlias,
}

impl AliasResult {
    /// What holds if either of the results does.
    ///
    /// ```
    /// use ods_runtime::rewrite::analysis::AliasResult::{MayAlias, MustAlias, NoAlias, PartialAlias};
    /// assert_eq!(PartialAlias.merge(MustAlias), PartialAlias);
    /// assert_eq!(NoAlias.merge(MustAlias), MayAlias);
    /// ```
    #[must_use]
    #[inline]
    pub fn merge(self, other: Self) -> Self {
        match (self, other) {
            _ if self == other => self,
            (Self::PartialAlias, Self::MustAlias) | (Self::MustAlias, Self::PartialAlias) => {
                Self::PartialAlias
            }
            _ => Self::MayAlias,
        }
    }
}

/// What an operation may do to memory: MLIR's `ModRefResult`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ModRefResult {
    /// Whether it may write it.
    pub is_mod: bool,
    /// Whether it may read it.
    pub is_ref: bool,
}

impl ModRefResult {
    /// Neither.
    pub const NO_MOD_REF: Self = Self {
        is_mod: false,
        is_ref: false,
    };
    /// Both.
    pub const MOD_REF: Self = Self {
        is_mod: true,
        is_ref: true,
    };

    /// What one of them does.
    #[must_use]
    #[inline]
    pub fn merge(self, other: Self) -> Self {
        Self {
            is_mod: self.is_mod || other.is_mod,
            is_ref: self.is_ref || other.is_ref,
        }
    }

    /// What both do.
    #[must_use]
    #[inline]
    pub fn intersect(self, other: Self) -> Self {
        Self {
            is_mod: self.is_mod && other.is_mod,
            is_ref: self.is_ref && other.is_ref,
        }
    }
}

/// One way to tell memory apart, such as by the rules of a dialect.
pub trait AliasAnalysisImplementation: Send + Sync {
    /// How the memory of two values relates; [`AliasResult::MayAlias`] if that is not known.
    fn alias(&self, ir: &Ir, lhs: Value, rhs: Value) -> AliasResult;

    /// What `op` may do to the memory of a value; [`ModRefResult::MOD_REF`] if that is not known.
    fn get_mod_ref(&self, ir: &Ir, op: Operation, location: Value) -> ModRefResult {
        let _ = (ir, op, location);
        ModRefResult::MOD_REF
    }
}

/// Alias analysis by all known implementations: MLIR's `AliasAnalysis`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::analysis::{AliasAnalysis, AliasResult, ModRefResult};
///
/// ods! {
///     def M_Dialect : Dialect { let name = "m"; }
///     def AllocOp : Op<M_Dialect, "alloc"> {
///         let results = (outs Res<AnyType, "", [MemAlloc]>:$memory);
///         let assemblyFormat = "attr-dict `:` type($memory)";
///     }
///     def StoreOp : Op<M_Dialect, "store"> {
///         let arguments = (ins Arg<AnyType, "", [MemWrite]>:$memory);
///         let assemblyFormat = "$memory attr-dict `:` type($memory)";
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<MDialect>().into());
/// let text = "%a = m.alloc : i32\n%b = m.alloc : i32\nm.store %a : i32";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
/// let allocs = module.nested::<AllocOp>(&ir);
/// let [a, b] = [0, 1].map(|number| allocs[number].memory(&ir));
/// let store = module.nested::<StoreOp>(&ir)[0].operation();
///
/// let aliases = AliasAnalysis::new();
/// assert_eq!(aliases.alias(&ir, a, b), AliasResult::NoAlias);
/// assert!(aliases.get_mod_ref(&ir, store, a).is_mod);
/// assert_eq!(aliases.get_mod_ref(&ir, store, b), ModRefResult::NO_MOD_REF);
/// ```
pub struct AliasAnalysis {
    implementations: Vec<Box<dyn AliasAnalysisImplementation>>,
}

impl std::fmt::Debug for AliasAnalysis {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.implementations.len();
        f.debug_struct("AliasAnalysis")
            .field("implementations", &count)
            .finish()
    }
}

impl Default for AliasAnalysis {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Analysis for AliasAnalysis {
    #[inline]
    fn compute(_: &Ir, _: Operation) -> Self {
        Self::new()
    }
}

impl AliasAnalysis {
    /// Asks [`LocalAliasAnalysis`].
    #[inline]
    pub fn new() -> Self {
        Self {
            implementations: vec![Box::new(LocalAliasAnalysis)],
        }
    }

    /// Asks another implementation, too, where the ones before it do not know.
    #[must_use]
    pub fn with(mut self, implementation: impl AliasAnalysisImplementation + 'static) -> Self {
        self.implementations.push(Box::new(implementation));
        self
    }

    /// How the memory of two values relates: the first answer that is more than
    /// [`AliasResult::MayAlias`].
    #[inline]
    pub fn alias(&self, ir: &Ir, lhs: Value, rhs: Value) -> AliasResult {
        let answers = self.implementations.iter();
        answers
            .map(|one| one.alias(ir, lhs, rhs))
            .find(|answer| *answer != AliasResult::MayAlias)
            .unwrap_or(AliasResult::MayAlias)
    }

    /// What `op` may do to the memory of a value: what none of the implementations excludes.
    #[inline]
    pub fn get_mod_ref(&self, ir: &Ir, op: Operation, location: Value) -> ModRefResult {
        let mut result = ModRefResult::MOD_REF;
        for one in &self.implementations {
            result = result.intersect(one.get_mod_ref(ir, op, location));
            if result == ModRefResult::NO_MOD_REF {
                break;
            }
        }
        result
    }
}

/// Alias analysis by interfaces and effects of operations, without state.
///
/// - A value that is a view, an argument or a result of control flow has the memory of the values
///   that it may come from, up to ten steps back.
/// - What an operation allocates is apart from all other allocations, from constants, and from what
///   is defined around the function, or the scope of automatic allocation, that it is in.
/// - The results of `DistinctObjectsTrait` are apart from each other.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalAliasAnalysis;

impl AliasAnalysisImplementation for LocalAliasAnalysis {
    #[inline]
    fn alias(&self, ir: &Ir, lhs: Value, rhs: Value) -> AliasResult {
        if lhs == rhs {
            return AliasResult::MustAlias;
        }
        let (lhs, rhs) = (Origins::of(ir, lhs), Origins::of(ir, rhs));
        let pairs = lhs.iter().flat_map(|a| rhs.iter().map(move |b| (*a, *b)));
        let results = pairs.map(|(a, b)| compare(ir, a, b));
        results
            .reduce(AliasResult::merge)
            .unwrap_or(AliasResult::MayAlias)
    }

    /// By the effects that the operation itself has; one with regions may do anything.
    #[inline]
    fn get_mod_ref(&self, ir: &Ir, op: Operation, location: Value) -> ModRefResult {
        if op.has_trait::<HasRecursiveMemoryEffects>(ir) {
            return ModRefResult::MOD_REF;
        }
        let Some(effects) = effects_of(ir, op) else {
            return ModRefResult::MOD_REF;
        };
        let mut result = ModRefResult::NO_MOD_REF;
        for effect in effects {
            let is_seen = || match effect.on {
                EffectOn::Value(value) => self.alias(ir, value, location) != AliasResult::NoAlias,
                _ => true,
            };
            match effect.effect {
                MemoryEffect::Read if !result.is_ref => result.is_ref = is_seen(),
                MemoryEffect::Write if !result.is_mod => result.is_mod = is_seen(),
                _ => {}
            }
        }
        result
    }
}

/// The effects that the operation declares for itself, if it does.
#[inline]
fn effects_of(ir: &Ir, op: Operation) -> Option<Vec<EffectInstance>> {
    let interface = op.interface::<dyn MemoryEffectOpInterface>(ir)?;
    let mut effects = Vec::new();
    interface.get_effects(ir, &mut effects);
    Some(effects)
}

//===----------------------------------------------------------------------===//
// Where values come from
//===----------------------------------------------------------------------===//

/// Collects the values whose memory a value may have.
struct Origins<'ir> {
    ir: &'ir Ir,
    visited: LookupSet<Value>,
    found: Vec<Value>,
}

impl<'ir> Origins<'ir> {
    #[inline]
    fn of(ir: &'ir Ir, value: Value) -> Vec<Value> {
        let mut origins = Self {
            ir,
            visited: LookupSet::new(),
            found: Vec::new(),
        };
        origins.follow(value, MAX_ALIAS_STEPS);
        origins.found
    }

    #[inline]
    fn follow(&mut self, value: Value, depth: usize) {
        if !self.visited.insert(value) {
            return;
        }
        let Some(depth) = depth.checked_sub(1) else {
            self.found.push(value);
            return;
        };
        match value.definition(self.ir) {
            ValueDefinition::Result(op, _) => self.follow_result(value, op, depth),
            ValueDefinition::Argument(block, number) => {
                self.follow_argument(value, block, number, depth);
            }
        }
    }

    #[inline]
    fn follow_result(&mut self, value: Value, op: Operation, depth: usize) {
        let ir = self.ir;
        if let Some(view) = op.interface::<dyn ViewLikeOpInterface>(ir)
            && view.get_view_dest(ir) == value
        {
            return self.follow(view.get_view_source(ir), depth);
        }
        match op.interface::<dyn RegionBranchOpInterface>(ir) {
            Some(branch) => self.follow_input(branch, None, value, depth),
            None => self.found.push(value),
        }
    }

    #[inline]
    fn follow_argument(&mut self, value: Value, block: Block, number: usize, depth: usize) {
        let ir = self.ir;
        if !block.is_entry(ir) {
            for op in block.successor_uses(ir).collect::<Vec<_>>() {
                self.follow_branch(op, block, value, number, depth);
            }
            return;
        }
        let region = block.parent_region(ir);
        let branch = region.and_then(|region| region.parent_op(ir));
        match branch.and_then(|op| op.interface::<dyn RegionBranchOpInterface>(ir)) {
            Some(branch) => self.follow_input(branch, region, value, depth),
            None => self.found.push(value),
        }
    }

    /// Follows the operands that a branch passes to an argument of a block.
    #[inline]
    fn follow_branch(
        &mut self,
        op: Operation,
        block: Block,
        value: Value,
        number: usize,
        depth: usize,
    ) {
        let ir = self.ir;
        let branch = op.interface::<dyn BranchOpInterface>(ir);
        let successors = op.successors(ir).iter().enumerate();
        for (index, _) in successors.filter(|(_, successor)| **successor == block) {
            let passed = branch.and_then(|branch| {
                let operands = branch.get_successor_operands(ir, index);
                operands.operand(op, ir, number)
            });
            match passed {
                Some(operand) => self.follow(operand, depth),
                None => self.found.push(value),
            }
        }
    }

    /// Follows the values that control flow into `region`, or out of the operation, passes to one
    /// of its inputs.
    #[inline]
    fn follow_input(
        &mut self,
        branch: DynRegionBranchOpInterface,
        region: Option<Region>,
        value: Value,
        depth: usize,
    ) {
        let ir = self.ir;
        let blocks = branch.operation().child_blocks(ir);
        let terminators = blocks.filter_map(|block| {
            let last = block.last_op(ir)?;
            last.interface::<dyn RegionBranchTerminatorOpInterface>(ir)?;
            Some(RegionBranchPoint::Terminator(last))
        });
        for point in [RegionBranchPoint::Parent].into_iter().chain(terminators) {
            let successors = branch.get_successor_regions(ir, point);
            let successor = successors.iter().find(|edge| edge.successor() == region);
            let Some(successor) = successor else {
                continue;
            };
            let inputs = successor.inputs();
            let place = inputs.iter().position(|input| *input == value);
            let operands = branch.get_successor_operands(ir, point, *successor);
            match place.and_then(|place| operands.get(place)) {
                Some(operand) => self.follow(*operand, depth),
                // Such as the variable of a loop.
                None => self.found.push(value),
            }
        }
    }
}

//===----------------------------------------------------------------------===//
// What is told apart
//===----------------------------------------------------------------------===//

/// How the memory of two values relates that are not followed any further.
#[inline]
fn compare(ir: &Ir, lhs: Value, rhs: Value) -> AliasResult {
    if lhs == rhs {
        return AliasResult::MustAlias;
    }
    let is_constant = |value: Value| {
        let op = value.defining_op(ir);
        op.is_some_and(|op| op.has_trait::<ConstantLike>(ir))
    };
    let allocations = [lhs, rhs].map(|value| Allocation::of(ir, value));
    match [lhs, rhs].map(is_constant) {
        [true, false] if allocations[1].is_some() => return AliasResult::NoAlias,
        [false, true] if allocations[0].is_some() => return AliasResult::NoAlias,
        [false, false] => {}
        _ => return AliasResult::MayAlias,
    }
    if let Some(result) = compare_distinct_objects(ir, lhs, rhs) {
        return result;
    }
    let (allocation, other) = match allocations {
        [Some(_), Some(_)] => return AliasResult::NoAlias,
        [None, None] => return AliasResult::MayAlias,
        [Some(allocation), None] => (allocation, rhs),
        [None, Some(allocation)] => (allocation, lhs),
    };
    if allocation
        .scope
        .is_some_and(|scope| is_before(ir, other, scope))
    {
        return AliasResult::NoAlias;
    }
    AliasResult::MayAlias
}

/// Whether a value is there before the region of `scope` is entered: it is defined around it, or
/// an argument of its entry block.
#[inline]
fn is_before(ir: &Ir, value: Value, scope: Operation) -> bool {
    let Some(block) = value.parent_block(ir) else {
        return false;
    };
    let Some(parent) = block.parent_op(ir) else {
        return false;
    };
    if parent == scope {
        return block.is_entry(ir) && value.defining_op(ir).is_none();
    }
    parent.is_ancestor_of(ir, scope)
}

/// The results of an operation whose objects are distinct: each is its operand, and none of the
/// others.
#[inline]
fn compare_distinct_objects(ir: &Ir, lhs: Value, rhs: Value) -> Option<AliasResult> {
    let distinct = |value: Value| match value.definition(ir) {
        ValueDefinition::Result(op, number) if op.has_trait::<DistinctObjectsTrait>(ir) => {
            Some((op, op.operands(ir).get(number).copied()))
        }
        _ => None,
    };
    let (of_lhs, of_rhs) = (distinct(lhs), distinct(rhs));
    let is_operand = |of: Option<(Operation, Option<Value>)>, value: Value| {
        of.is_some_and(|(_, operand)| operand == Some(value))
    };
    if is_operand(of_lhs, rhs) || is_operand(of_rhs, lhs) {
        return Some(AliasResult::MustAlias);
    }
    let (lhs, rhs) = (of_lhs?.0, of_rhs?.0);
    (lhs == rhs).then_some(AliasResult::NoAlias)
}

/// Memory that an operation allocates.
struct Allocation {
    /// What it does not outlive; `None` if that is not known.
    scope: Option<Operation>,
}

impl Allocation {
    /// The allocation whose memory a value is, if it is one.
    #[inline]
    fn of(ir: &Ir, value: Value) -> Option<Self> {
        let op = match value.definition(ir) {
            ValueDefinition::Result(op, _) => op,
            ValueDefinition::Argument(block, _) => block.parent_op(ir)?,
        };
        let effects = effects_of(ir, op)?;
        let effect = effects.into_iter().find(|effect| {
            effect.effect == MemoryEffect::Allocate && effect.on == EffectOn::Value(value)
        })?;
        let resource = effect.resource;
        let is_automatic = resource.is::<AutomaticAllocationScopeResource>();
        let is_scope = |op: &Operation| {
            if is_automatic {
                op.has_trait::<AutomaticAllocationScope>(ir)
            } else {
                op.interface::<dyn FunctionOpInterface>(ir).is_some()
            }
        };
        let mut around = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
        Some(Self {
            scope: around.find(is_scope),
        })
    }
}
