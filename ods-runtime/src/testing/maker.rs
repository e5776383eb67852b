//! Builds the operations of a random module, each from a [`Draft`], and keeps those that the verifier
//! accepts.
//!
//! An operation with regions is first built with nothing but the operations that end its blocks;
//! once it is valid, its blocks are filled.

use super::draft::{Context, Draft, Recipe, RegionDraft};
use super::samples::Samples;
use super::{Random, RandomModules};
use crate::attributes::LocationAttr;
use crate::builtin::{ModuleOp, UnrealizedConversionCastOp};
use crate::interfaces::SymbolUserOpInterface;
use crate::ir::{Block, Ir, OpBuilder, Operation, OperationState, Region, Value};
use crate::location::Location;
use crate::op::spec::ResultInference;
use crate::op::{OpHandle as _, OpInfo, fill_defaults, infer_result_types};
use crate::symbols::{self, SymbolTableCollection};
use crate::traits::{IsIsolatedFromAbove, SymbolTable};
use crate::types::{FunctionType, Type};
use crate::verify::verify;

/// How deep operations are nested.
const NESTED: usize = 5;

/// How often the operation that ends a block is drafted.
const TERMINATOR_TRIES: usize = 8;

/// Where an operation is built, and what it should take.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    block: Block,
    /// The operation before which it is inserted; `None` for the end of the block.
    before: Option<Operation>,
    /// The blocks to which it may branch.
    targets: &'p [Block],
    /// The types that it should take.
    wanted: Option<&'p [Type]>,
    /// How deep the block is nested.
    depth: usize,
}

/// Builds one module.
pub(super) struct Maker<'m> {
    modules: &'m RandomModules,
    samples: &'m Samples,
    random: Random,
    ir: Ir,
    visible: Vec<Value>,
    symbols: Vec<(String, Option<FunctionType>)>,
    next_symbol: usize,
    next_line: u32,
    budget: usize,
}

impl<'m> Maker<'m> {
    pub(super) fn new(modules: &'m RandomModules, samples: &'m Samples, seed: u64) -> Self {
        Self {
            modules,
            samples,
            random: Random::new(seed),
            ir: Ir::with_registry(modules.registry.clone()),
            visible: Vec::new(),
            symbols: Vec::new(),
            next_symbol: 0,
            next_line: 0,
            budget: 0,
        }
    }

    /// Makes a module with about `size` operations.
    pub(super) fn module(mut self, size: usize) -> (Ir, Operation) {
        let location = self.location();
        let module = ModuleOp::build(&mut self.ir.builder(), location);
        let block = module.body(&self.ir);
        self.budget = size;
        let mut failures = 0;
        while self.budget > 0 && failures < 200 {
            let before = self.budget;
            self.fill(block, None, 0);
            failures = if self.budget == before {
                failures + 1
            } else {
                0
            };
        }
        (self.ir, module.operation())
    }

    /// Finds choices that lead to a valid operation in a module.
    pub(super) fn probe(mut self, info: &'static OpInfo, tries: usize) -> Option<Recipe> {
        let location = self.location();
        let module = ModuleOp::build(&mut self.ir.builder(), location);
        let place = Place {
            block: module.body(&self.ir),
            before: None,
            targets: &[],
            wanted: None,
            depth: NESTED,
        };
        (0..tries).find_map(|_| self.build(info, place, None))
    }

    fn location(&mut self) -> Location {
        self.next_line += 1;
        let place = LocationAttr::file_line_col("random.mlir", self.next_line, 1);
        self.ir.location(&place)
    }

    /// Adds operations to a block, before the one that ends it.
    fn fill(&mut self, block: Block, before: Option<Operation>, depth: usize) {
        for _ in 0..=self.random.below(6) {
            if self.budget == 0 {
                return;
            }
            let modules = self.modules;
            let probed = modules.probed();
            // Few operations have regions, and they are what makes a module interesting.
            let known = if !probed.nesting.is_empty() && self.random.once_in(4) {
                &probed.nesting
            } else {
                &probed.known
            };
            let is_unknown = known.is_empty() || self.random.once_in(8);
            let top = &modules.top_level;
            let (info, recipe) = if depth == 0 && !top.is_empty() {
                let is_of_top = |info: &OpInfo| top.iter().any(|name| name == info.name());
                let known = probed.known.iter();
                let of_top: Vec<_> = known.filter(|(info, _)| is_of_top(info)).collect();
                match self.random.pick(&of_top) {
                    Some((info, recipe)) => (*info, Some(recipe)),
                    None => return,
                }
            } else if is_unknown {
                match self.random.pick(&probed.unknown) {
                    Some(info) => (*info, None),
                    None => continue,
                }
            } else {
                match self.random.pick(known) {
                    Some((info, recipe)) => (*info, Some(recipe)),
                    None => continue,
                }
            };
            let place = Place {
                block,
                before,
                targets: &[],
                wanted: None,
                depth,
            };
            let tries = if is_unknown { 4 } else { 8 };
            for number in 0..tries {
                // The choices that are known may not be right in this place.
                let recipe = recipe.filter(|_| number < 6);
                if self.build(info, place, recipe).is_some() {
                    self.budget = self.budget.saturating_sub(1);
                    break;
                }
            }
        }
    }

    /// Builds an operation; `None`, and nothing is changed, if it is not valid.
    fn build(
        &mut self,
        info: &'static OpInfo,
        place: Place<'_>,
        recipe: Option<&Recipe>,
    ) -> Option<Recipe> {
        let fresh_symbol = format!("s{}", self.next_symbol);
        let mut cx = Context {
            samples: self.samples,
            random: &mut self.random,
            ir: &self.ir,
            visible: &self.visible,
            targets: place.targets,
            wanted: place.wanted,
            symbols: &self.symbols,
            fresh_symbol: &fresh_symbol,
            terminators: &self.modules.terminators,
            recipe,
        };
        let (mut draft, recipe) = Draft::choose(info, &mut cx)?;
        for (name, hook) in &self.modules.hooks {
            if name == info.name() && !hook(&mut draft, &mut self.random) {
                return None;
            }
        }
        draft.fill_sizes();
        let outside = self.visible.len();
        let mut made = Vec::new();
        let op = self.create(&draft, place, &mut made);
        self.visible.truncate(outside);
        let is_right = self.blocks(op, &draft, place.depth).is_some() && self.is_valid(op);
        if is_right && place.depth < NESTED {
            self.fill_regions(op, place.depth);
        }
        self.visible.truncate(outside);
        if !is_right || !self.is_valid(op) {
            op.erase(&mut self.ir);
            for source in made {
                source.erase(&mut self.ir);
            }
            return None;
        }
        for source in made {
            self.visible.extend_from_slice(source.results(&self.ir));
        }
        self.visible.extend_from_slice(op.results(&self.ir));
        if op.symbol_name(&self.ir) == Some(&*fresh_symbol) {
            self.next_symbol += 1;
            let ty = op.attribute(&self.ir, "function_type");
            let ty = ty.and_then(|ty| ty.as_type()?.downcast().cloned());
            self.symbols.push((fresh_symbol, ty));
        }
        Some(recipe)
    }

    /// Creates the operation of a draft with regions that have no operations. Those that make its
    /// operands are added to `made`.
    fn create(&mut self, draft: &Draft, place: Place<'_>, made: &mut Vec<Operation>) -> Operation {
        let spec = draft.info.spec();
        let location = self.location();
        let mut state = OperationState::new(draft.info, location);
        for ty in draft.operands.iter().flatten() {
            let value = self.value(ty, place, made);
            state.operands.push(value);
        }
        for (slot, attr) in draft.attributes.iter().enumerate() {
            if attr.is_some() {
                state.set_slot(slot, attr.clone());
            }
        }
        for (number, property) in draft.properties.iter().enumerate() {
            if let Some(property) = property {
                state.set_property(spec, number, property.clone());
            }
        }
        state
            .successors
            .extend(draft.successors.iter().flatten().copied());
        // Behind no regions, a dictionary of attributes reads as a region, in MLIR too.
        let may_have_note = !spec.regions.iter().any(|region| region.variadic);
        if self.modules.has_discardable_attributes && may_have_note && self.random.once_in(12) {
            let value = self.samples.any_attribute(&mut self.random);
            state.set_attribute("note", value);
        }
        for region in &draft.regions {
            let made = self.ir.create_region();
            if !region.is_empty {
                self.add_block(made, &region.arguments);
            }
            state.regions.push(made);
        }
        fill_defaults(&mut state, spec);
        state
            .result_types
            .extend(draft.results.iter().flatten().cloned());
        if !matches!(spec.inference, ResultInference::Given)
            && let Ok(types) = infer_result_types(&self.ir, spec, &state)
        {
            state.result_types = types;
        }
        let mut b = match place.before {
            Some(before) => OpBuilder::before(&mut self.ir, before),
            None => OpBuilder::at_end(&mut self.ir, place.block),
        };
        b.create_operation(state)
    }

    fn add_block(&mut self, region: Region, arguments: &[Type]) -> Block {
        let block = region.add_block(&mut self.ir, &[]);
        for ty in arguments {
            let location = self.location();
            block.add_argument(&mut self.ir, ty, location);
        }
        block
    }

    /// A value of a type: one in reach, or the result of a new conversion of nothing.
    fn value(&mut self, ty: &Type, place: Place<'_>, made: &mut Vec<Operation>) -> Value {
        let ir = &self.ir;
        let fitting: Vec<Value> = self
            .visible
            .iter()
            .copied()
            .filter(|value| value.ty(ir) == ty)
            .collect();
        // Now and then there is a new one, so that values of a type are several.
        if !self.random.once_in(10)
            && let Some(value) = self.random.pick(&fitting)
        {
            return *value;
        }
        let location = self.location();
        let mut b = match place.before {
            Some(before) => OpBuilder::before(&mut self.ir, before),
            None => OpBuilder::at_end(&mut self.ir, place.block),
        };
        let types = std::slice::from_ref(ty);
        let cast = UnrealizedConversionCastOp::build(&mut b, location, types, &[]).operation();
        made.push(cast);
        let value = cast.result(&self.ir, 0);
        self.visible.push(value);
        value
    }

    /// Adds further blocks to the regions of a new operation, and the operations that end blocks.
    fn blocks(&mut self, op: Operation, draft: &Draft, depth: usize) -> Option<()> {
        let scope = self.enter(op);
        let regions = op.regions(&self.ir).to_vec();
        let mut regions = regions.into_iter().zip(&draft.regions);
        let built = regions.try_for_each(|(region, plan)| self.region(op, region, plan, depth));
        self.leave(scope);
        built
    }

    fn region(
        &mut self,
        op: Operation,
        region: Region,
        plan: &RegionDraft,
        depth: usize,
    ) -> Option<()> {
        let Some(entry) = region.entry_block(&self.ir) else {
            return Some(());
        };
        // Operations that end blocks may have regions.
        if depth > NESTED + 2 {
            return None;
        }
        let has_terminators = op
            .spec(&self.ir)
            .is_some_and(|spec| !spec.has_no_terminator);
        if !has_terminators {
            return Some(());
        }
        let mut targets = Vec::new();
        for _ in 0..plan.more_blocks {
            let count = self.random.below(3);
            let arguments: Vec<Type> = (0..count)
                .map(|_| self.samples.any_type(&mut self.random))
                .collect();
            targets.push(self.add_block(region, &arguments));
        }
        let outside = self.visible.len();
        self.visible.extend_from_slice(entry.arguments(&self.ir));
        let in_entry = self.visible.len();
        let blocks: Vec<Block> = region.blocks(&self.ir).collect();
        for (number, block) in blocks.iter().enumerate() {
            if number > 0 {
                self.visible.extend_from_slice(block.arguments(&self.ir));
            }
            let is_exit = number + 1 == blocks.len();
            let place = Place {
                block: *block,
                before: None,
                targets: &targets,
                wanted: plan.yielded.as_deref().filter(|_| is_exit),
                depth: depth + 1,
            };
            self.terminator(place, plan.terminator, is_exit)?;
            self.visible.truncate(in_entry);
        }
        self.visible.truncate(outside);
        Some(())
    }

    /// Builds the operation that ends a block: at the exit the one that the plan says, elsewhere one
    /// that branches.
    fn terminator(
        &mut self,
        place: Place<'_>,
        planned: Option<&'static OpInfo>,
        is_exit: bool,
    ) -> Option<()> {
        let modules = self.modules;
        for _ in 0..TERMINATOR_TRIES {
            let branches = &modules.branches;
            let info = match planned {
                Some(info) if is_exit && !self.random.once_in(8) => info,
                _ if is_exit => self.random.pick(&modules.terminators).copied()?,
                _ => self.random.pick(branches).copied().or(planned)?,
            };
            if self.build(info, place, None).is_some() {
                return Some(());
            }
        }
        None
    }

    /// Fills the blocks of a valid operation.
    fn fill_regions(&mut self, op: Operation, depth: usize) {
        let scope = self.enter(op);
        let outside = self.visible.len();
        for region in op.regions(&self.ir).to_vec() {
            let blocks: Vec<Block> = region.blocks(&self.ir).collect();
            let mut in_entry = outside;
            for (number, block) in blocks.iter().enumerate() {
                self.visible.extend_from_slice(block.arguments(&self.ir));
                let has_terminator = op
                    .spec(&self.ir)
                    .is_some_and(|spec| !spec.has_no_terminator);
                let last = block.last_op(&self.ir).filter(|_| has_terminator);
                self.fill(*block, last, depth + 1);
                if let Some(last) = last {
                    self.use_results(last);
                }
                if number == 0 {
                    in_entry = self.visible.len();
                }
                self.visible.truncate(in_entry);
            }
            self.visible.truncate(outside);
        }
        self.leave(scope);
    }

    /// Replaces some operands of the last operation of a block by other values in reach, as far as it
    /// stays valid.
    fn use_results(&mut self, last: Operation) {
        for number in 0..last.operands(&self.ir).len() {
            let old = last.operand(&self.ir, number);
            let ir = &self.ir;
            let alike = self.visible.iter().copied();
            let alike: Vec<Value> = alike.filter(|value| value.ty(ir) == old.ty(ir)).collect();
            if let Some(new) = self.random.pick(&alike).copied()
                && self.random.once_in(2)
            {
                last.set_operand(&mut self.ir, number, new);
                if !self.is_valid(last) {
                    last.set_operand(&mut self.ir, number, old);
                }
            }
        }
    }

    /// Hides what the regions of an operation do not see.
    fn enter(&mut self, op: Operation) -> Scope {
        Scope {
            visible: op
                .has_trait::<IsIsolatedFromAbove>(&self.ir)
                .then(|| std::mem::take(&mut self.visible)),
            symbols: op
                .has_trait::<SymbolTable>(&self.ir)
                .then(|| std::mem::take(&mut self.symbols)),
        }
    }

    fn leave(&mut self, scope: Scope) {
        if let Some(visible) = scope.visible {
            self.visible = visible;
        }
        if let Some(symbols) = scope.symbols {
            self.symbols = symbols;
        }
    }

    /// Whether an operation, and what it contains, is valid.
    fn is_valid(&self, op: Operation) -> bool {
        if verify(op, &self.ir).is_err() {
            return false;
        }
        let mut tables = SymbolTableCollection::new();
        let mut is_valid = true;
        op.walk(&self.ir, |op| {
            if let Some(user) = op.interface::<dyn SymbolUserOpInterface>(&self.ir)
                && symbols::nearest_table(&self.ir, op).is_some()
            {
                is_valid &= user.verify_symbol_uses(&self.ir, &mut tables).is_ok();
            }
        });
        is_valid
    }
}

/// What is hidden inside an operation.
struct Scope {
    visible: Option<Vec<Value>>,
    symbols: Option<Vec<(String, Option<FunctionType>)>>,
}
