//! Inlines one call: MLIR's `inlineCall`.

use super::hooks::Hooks;
use super::locations::remap_locations;
use ods_ir::attributes::{Attribute, DictionaryAttr};
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynCallOpInterface, DynCallableOpInterface};
use ods_ir::ir::{Block, InsertPoint, Ir, IrMapping, OpBuilder, Operation, Region, Value};
use ods_ir::op::OpHandle as _;
use ods_ir::types::Type;
use smallvec::SmallVec;

/// A call and what it calls.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) call: DynCallOpInterface,
    pub(super) callable: DynCallableOpInterface,
    /// Whether the body is cloned; it is moved otherwise.
    pub(super) cloned: bool,
}

/// Inlines the body of a callable operation at a call, and erases the call: MLIR's `inlineCall`.
/// With `cloned` the callable stays as it is; otherwise its blocks are moved. Returns `false`, and
/// changes nothing, if the signatures do not fit together or if a dialect does not allow it.
///
/// ```
/// use ods_dialects::func::{CallOp, FuncOp};
/// use ods_runtime::interfaces::{CallOpInterface, CallableOpInterface};
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::inline_call;
/// let mut ir = Ir::with_registry(ods_dialects::all().into());
/// let text = "
///     func.func private @twice(%x: i32) -> i32 {
///       %y = arith.addi %x, %x : i32
///       return %y : i32
///     }
///     func.func @f(%x: i32) -> i32 {
///       %y = call @twice(%x) : (i32) -> i32
///       return %y : i32
///     }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let call = module.nested::<CallOp>(&ir)[0].interface::<dyn CallOpInterface>(&ir).unwrap();
/// let twice = module.nested::<FuncOp>(&ir)[0].interface::<dyn CallableOpInterface>(&ir).unwrap();
/// assert!(inline_call(&mut ir, call, twice, true).unwrap());
/// assert!(module.nested::<CallOp>(&ir).is_empty());
/// ```
///
/// # Errors
///
/// If an interface answers what cannot be, or if a dialect does not handle a terminator. The `Ir`
/// may then be invalid.
#[inline]
pub fn inline_call(
    ir: &mut Ir,
    call: DynCallOpInterface,
    callable: DynCallableOpInterface,
    cloned: bool,
) -> Result<bool, Diagnostic> {
    let site = Site {
        call,
        callable,
        cloned,
    };
    let inlined = site.inline(ir, &mut Hooks::default(), |_, _| {})?;
    if inlined {
        call.operation().erase(ir);
    }
    Ok(inlined)
}

impl Site {
    /// Inlines the callable; the call stays, without uses. Calls `inlined` with the new blocks,
    /// before their terminators are handled.
    pub(super) fn inline(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        inlined: impl FnOnce(&Ir, &[Block]),
    ) -> Result<bool, Diagnostic> {
        let mut casts = Casts::default();
        let mut mapping = std::mem::take(&mut hooks.mapping);
        mapping.clear();
        let outcome = self.try_inline(ir, hooks, &mut mapping, &mut casts, inlined);
        hooks.mapping = mapping;
        if let Ok(true) = outcome {
            let call = self.call.operation();
            if !call.results(ir).iter().all(|result| result.is_unused(ir)) {
                let message = "cannot be inlined: the inliner interface of the callee's dialect left uses of its results";
                return Err(call.emit_error(ir, message));
            }
        } else {
            casts.undo(ir);
        }
        outcome
    }

    fn try_inline(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        mapping: &mut IrMapping,
        casts: &mut Casts,
        inlined: impl FnOnce(&Ir, &[Block]),
    ) -> Result<bool, Diagnostic> {
        let (call, callee) = (self.call.operation(), self.callable.operation());
        let Some(src) = self.callable.get_callable_region(ir) else {
            return Ok(false);
        };
        let (Some(entry), Some(block)) = (src.entry_block(ir), call.parent_block(ir)) else {
            return Ok(false);
        };
        let Some(dest) = block.parent_region(ir) else {
            return Ok(false);
        };
        let Some(operands) = call.operands(ir).get(self.call.get_arg_operands(ir)) else {
            let message = "has an interface that names argument operands which it does not have";
            return Err(call.emit_error(ir, message));
        };
        let mut given: SmallVec<[Value; 4]> = operands.into();
        let types = self.callable.get_result_types(ir);
        if given.len() != entry.arguments(ir).len() || call.results(ir).len() != types.len() {
            return Ok(false);
        }
        let results_fit = call.result_types(ir).eq(types);
        let converter = hooks.of(ir, call);
        for (number, given) in given.iter_mut().enumerate() {
            let (argument, operand) = (entry.argument(ir, number), *given);
            if operand.type_number(ir) != argument.type_number(ir) {
                let ty = argument.ty(ir).clone();
                let mut b = OpBuilder::before(ir, call);
                let location = call.location(&b);
                let cast = converter.and_then(|hook| {
                    hook.materialize_call_conversion(&mut b, operand, &ty, location)
                });
                match casts.checked(ir, call, cast, operand, &ty)? {
                    Some(cast) => *given = cast,
                    None => return Ok(false),
                }
            }
            mapping.map_value(argument, *given);
        }
        let results = if results_fit {
            0
        } else {
            call.results(ir).len()
        };
        for number in 0..results {
            let result = call.result(ir, number);
            let callee_type = &self.callable.get_result_types(ir)[number];
            if result.ty(ir) == callee_type {
                continue;
            }
            let ty = result.ty(ir).clone();
            let point = call
                .next(ir)
                .map_or(InsertPoint::End(block), InsertPoint::Before);
            let mut b = OpBuilder::new(ir);
            b.set_insert_point(point);
            let location = call.location(&b);
            let cast = converter
                .and_then(|hook| hook.materialize_call_conversion(&mut b, result, &ty, location));
            let Some(cast) = casts.checked(ir, call, cast, result, &ty)? else {
                return Ok(false);
            };
            let owner = cast.defining_op(ir);
            result.replace_uses_if(ir, cast, |_, operand| Some(operand.owner) != owner);
        }
        let Some(of_call) = converter else {
            return Ok(false);
        };
        if !of_call.is_call_legal(ir, call, callee, self.cloned)
            || !hooks.are_legal(ir, dest, src, self.cloned, mapping)
        {
            return Ok(false);
        }
        self.handle_arguments(ir, hooks, (entry, &mut given), mapping)?;
        let in_place = src.has_one_block(ir) && {
            let around = dest.parent_op(ir).and_then(|around| hooks.of(ir, around));
            around.is_none_or(|hook| hook.allow_single_block_optimization(ir, dest))
        };
        if in_place {
            let before = block.next(ir);
            let place = (dest, before);
            let blocks = self.insert_blocks(ir, hooks, (src, &given), place, mapping);
            of_call.process_inlined_call_blocks(ir, call, &blocks);
            inlined(ir, &blocks);
            self.finish_single(ir, hooks, blocks[0], block)?;
        } else {
            let rest = split_after(ir, call, block, dest);
            let place = (dest, Some(rest));
            let blocks = self.insert_blocks(ir, hooks, (src, &given), place, mapping);
            of_call.process_inlined_call_blocks(ir, call, &blocks);
            inlined(ir, &blocks);
            self.finish_several(ir, hooks, &blocks, block, rest)?;
        }
        Ok(true)
    }

    /// Lets the dialect of the callable replace the values for its arguments.
    #[inline]
    fn handle_arguments(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        (entry, given): (Block, &mut [Value]),
        mapping: &mut IrMapping,
    ) -> Result<(), Diagnostic> {
        let (call, callee) = (self.call.operation(), self.callable.operation());
        let Some(hook) = hooks.of(ir, callee) else {
            return Ok(());
        };
        let all = self.callable.get_arg_attrs(ir).map(<[Attribute]>::to_vec);
        for (number, given) in given.iter_mut().enumerate() {
            let old = *given;
            let attributes = dictionary(all.as_deref(), number);
            let point = call.next(ir);
            let mut b = OpBuilder::new(ir);
            b.set_insert_point(match (point, call.parent_block(&b)) {
                (Some(next), _) => InsertPoint::Before(next),
                (None, Some(block)) => InsertPoint::End(block),
                (None, None) => InsertPoint::Detached,
            });
            let new = hook.handle_argument(&mut b, call, callee, old, attributes);
            check_type(&b, call, old, new)?;
            if new != old {
                *given = new;
                mapping.map_value(entry.argument(&b, number), new);
            }
        }
        Ok(())
    }

    /// Clones or moves the blocks of `src`, for whose arguments `given` comes, before `before` in
    /// `dest`, and returns them.
    #[inline]
    fn insert_blocks(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        (src, given): (Region, &[Value]),
        (dest, before): (Region, Option<Block>),
        mapping: &IrMapping,
    ) -> Vec<Block> {
        let caller = self.call.operation().location(ir);
        if self.cloned {
            let table = &mut hooks.table;
            table.clear();
            let arguments = src.entry_block(ir).map(|entry| entry.arguments(ir));
            for (argument, value) in arguments.unwrap_or_default().iter().zip(given) {
                table.map_value(*argument, *value);
            }
            return src.clone_called_at(ir, dest, before, table, caller);
        }
        let blocks: Vec<Block> = src.blocks(ir).collect();
        for block in &blocks {
            block.insert(ir, dest, before);
        }
        if !caller.is_unknown() {
            remap_locations(ir, &blocks, caller);
        }
        remap_operands(ir, &blocks, mapping);
        blocks
    }

    /// Moves the operations of the only inlined block after the call.
    #[inline]
    fn finish_single(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        inlined: Block,
        block: Block,
    ) -> Result<(), Diagnostic> {
        let call = self.call.operation();
        let terminator = self.terminator(ir, inlined)?;
        let values: SmallVec<[Value; 4]> = terminator.operands(ir).into();
        self.handle_results(ir, hooks, &values, InsertPoint::Before(terminator))?;
        let Some(hook) = hooks.of(ir, terminator) else {
            return Ok(());
        };
        let results: SmallVec<[Value; 4]> = call.results(ir).into();
        let mut b = OpBuilder::before(ir, terminator);
        hook.handle_terminator(&mut b, terminator, &results)?;
        terminator.erase(ir);
        let next = call.next(ir);
        inlined.move_operations(ir, block, next);
        inlined.erase(ir);
        Ok(())
    }

    /// Lets the inlined blocks branch to `rest`, which starts with what follows the call.
    #[inline]
    fn finish_several(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        blocks: &[Block],
        block: Block,
        rest: Block,
    ) -> Result<(), Diagnostic> {
        let call = self.call.operation();
        let mut arguments: SmallVec<[Value; 4]> = SmallVec::new();
        for number in 0..call.results(ir).len() {
            let result = call.result(ir, number);
            let ty = self.callable.get_result_types(ir)[number].clone();
            let argument = rest.add_argument(ir, &ty, call.location(ir));
            result.replace_all_uses_with(ir, argument);
            arguments.push(argument);
        }
        let start = rest
            .first_op(ir)
            .map_or(InsertPoint::End(rest), InsertPoint::Before);
        self.handle_results(ir, hooks, &arguments, start)?;
        for inlined in blocks {
            let terminator = self.terminator(ir, *inlined)?;
            if let Some(hook) = hooks.of(ir, terminator) {
                let mut b = OpBuilder::before(ir, terminator);
                hook.handle_terminator_of_blocks(&mut b, terminator, rest)?;
            }
        }
        blocks[0].move_operations(ir, block, None);
        blocks[0].erase(ir);
        Ok(())
    }

    #[inline]
    fn terminator(self, ir: &Ir, block: Block) -> Result<Operation, Diagnostic> {
        block.last_op(ir).ok_or_else(|| {
            let message = "cannot be inlined: a block of the callee has no terminator";
            self.call.operation().emit_error(ir, message)
        })
    }

    /// Lets the dialect of the callable replace what it returns.
    #[inline]
    fn handle_results(
        self,
        ir: &mut Ir,
        hooks: &mut Hooks,
        values: &[Value],
        point: InsertPoint,
    ) -> Result<(), Diagnostic> {
        let (call, callee) = (self.call.operation(), self.callable.operation());
        let Some(hook) = hooks.of(ir, callee) else {
            return Ok(());
        };
        let all = self.callable.get_res_attrs(ir).map(<[Attribute]>::to_vec);
        let mut users: SmallVec<[Operation; 8]> = SmallVec::new();
        for (number, value) in values.iter().enumerate() {
            let attributes = dictionary(all.as_deref(), number);
            users.clear();
            users.extend(value.uses(ir).map(|operand| operand.owner));
            let mut b = OpBuilder::new(ir);
            b.set_insert_point(point);
            let new = hook.handle_result(&mut b, call, callee, *value, attributes);
            check_type(&b, call, *value, new)?;
            if new != *value {
                value.replace_uses_if(ir, new, |_, operand| users.contains(&operand.owner));
            }
        }
        Ok(())
    }
}

/// The dictionary of an argument or result.
#[inline]
fn dictionary(list: Option<&[Attribute]>, number: usize) -> Option<&DictionaryAttr> {
    match list?.get(number)? {
        Attribute::Dictionary(dictionary) => Some(dictionary),
        _ => None,
    }
}

#[inline]
fn check_type(ir: &Ir, call: Operation, old: Value, new: Value) -> Result<(), Diagnostic> {
    if old.type_number(ir) == new.type_number(ir) {
        return Ok(());
    }
    let message = "cannot be inlined: the inliner interface of the callee's dialect replaced a value by one of another type";
    Err(call.emit_error(ir, message))
}

/// Moves what follows the call to a new block after its block.
#[inline]
fn split_after(ir: &mut Ir, call: Operation, block: Block, dest: Region) -> Block {
    if let Some(next) = call.next(ir) {
        return block.split_before(ir, next);
    }
    let rest = ir.create_empty_block();
    let after = block.next(ir);
    rest.insert(ir, dest, after);
    rest
}

/// Replaces operands of moved operations.
#[inline]
fn remap_operands(ir: &mut Ir, blocks: &[Block], mapping: &IrMapping) {
    let mut moved = Vec::new();
    for op in blocks.iter().flat_map(|block| block.operations(ir)) {
        op.walk(ir, |op| moved.push(op));
    }
    for op in moved {
        for number in 0..op.operands(ir).len() {
            if let Some(new) = mapping.get_value(op.operand(ir, number)) {
                op.set_operand(ir, number, new);
            }
        }
    }
}

/// The conversions that were built where the types of a call and a callable differ.
#[derive(Default)]
struct Casts {
    made: Vec<Operation>,
}

impl Casts {
    /// The result of a conversion, if there is one.
    #[inline]
    fn checked(
        &mut self,
        ir: &Ir,
        call: Operation,
        cast: Option<Operation>,
        input: Value,
        ty: &Type,
    ) -> Result<Option<Value>, Diagnostic> {
        let Some(cast) = cast else {
            return Ok(None);
        };
        self.made.push(cast);
        match (cast.operands(ir), cast.results(ir)) {
            ([from], [to]) if *from == input && to.ty(ir) == ty => Ok(Some(*to)),
            _ => {
                let message = "has a dialect whose inliner interface built a wrong conversion";
                Err(call.emit_error(ir, message))
            }
        }
    }

    #[inline]
    fn undo(self, ir: &mut Ir) {
        for cast in self.made {
            if let ([from], [to]) = (cast.operands(ir), cast.results(ir)) {
                let (from, to) = (*from, *to);
                to.replace_all_uses_with(ir, from);
                cast.erase(ir);
            }
        }
    }
}
