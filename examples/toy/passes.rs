//! The passes of the tutorial: inlining, shape inference, and the pipeline of `--opt`.

use crate::{CastOp, FuncOp, GenericCallOp, ReturnOp, ShapeInference};
use ods_runtime::IrMapping;
use ods_runtime::interfaces::Visibility;
use ods_runtime::prelude::*;
use ods_runtime::symbols::{SymbolTableCollection, set_visibility};
use ods_runtime::transforms::{canonicalize, cse, symbol_dce};

/// The maximum number of calls that are inlined. Toy has no conditions, so a function that calls
/// itself never returns.
const MAX_CALLS: usize = 1000;

/// Adds the passes of `toyc -opt`: everything goes to `main`, where all shapes are known.
pub fn optimize(passes: &mut PassManager) {
    passes.add(Inline::default()).add(symbol_dce());
    passes.nest::<FuncOp>(|function| {
        function.add(InferShapes).add(canonicalize()).add(cse());
    });
}

/// Replaces calls by the bodies of the functions, and makes all functions but `main` private.
#[derive(Pass)]
#[pass(name = "toy-inline")]
pub struct Inline {
    /// The calls that were inlined.
    #[statistic]
    inlined: Counter,
}

impl RunPass for Inline {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let mut tables = SymbolTableCollection::new();
        let mut calls = module.nested::<GenericCallOp>(cx);
        let mut count = 0;
        while let Some(call) = calls.pop() {
            let name = call.callee(cx);
            let callee = tables.lookup_nearest_as::<FuncOp>(cx, call.operation(), name);
            let Some(callee) = callee.filter(|callee| callee.body(cx).has_one_block(cx)) else {
                continue;
            };
            if count == MAX_CALLS {
                return Err(call
                    .emit_error(cx, "is one of too many calls to inline")
                    .into());
            }
            count += 1;
            self.inlined.increment();
            inline(&mut cx.rewriter(), call, callee, &mut calls)?;
        }
        if module.lookup_symbol(cx, "main").is_some() {
            for function in module.nested::<FuncOp>(cx) {
                if function.sym_name(cx) != "main" {
                    set_visibility(cx, function.operation(), Visibility::Private);
                }
            }
        }
        Ok(())
    }
}

/// Copies the body of `callee` before `call`, and erases `call`. Adds the copied calls to `calls`.
fn inline(
    rw: &mut Rewriter<'_>,
    call: GenericCallOp,
    callee: FuncOp,
    calls: &mut Vec<GenericCallOp>,
) -> Result<(), Diagnostic> {
    let Some(block) = callee.body(rw).entry_block(rw) else {
        return Ok(());
    };
    let (arguments, inputs) = (block.arguments(rw).to_vec(), call.inputs(rw).to_vec());
    if arguments.len() != inputs.len() {
        return Err(call.emit_error(
            rw,
            "passes another number of values than the function takes",
        ));
    }
    rw.set_insert_point_before(call.operation());
    let location = call.location(rw);
    let mut mapping = IrMapping::new();
    for (argument, input) in arguments.into_iter().zip(inputs) {
        let ty = argument.ty(rw).clone();
        let value = converted(rw, input, &ty, location);
        mapping.map_value(argument, value);
    }
    let ops: Vec<Operation> = block.operations(rw).collect();
    for op in ops {
        let Some(end) = op.cast::<ReturnOp>(rw) else {
            let copy = rw.clone_op_with(op, &mut mapping);
            calls.extend(copy.cast::<GenericCallOp>(rw));
            continue;
        };
        let [returned] = end.input(rw)[..] else {
            return Err(call.emit_error(rw, "calls a function that returns no value"));
        };
        let ty = call.result(rw, 0).ty(rw).clone();
        let value = converted(rw, mapping.value(returned), &ty, location);
        rw.replace(call, value);
        break;
    }
    Ok(())
}

/// The value as a `ty`, by a cast if it has another type.
fn converted(rw: &mut Rewriter<'_>, value: Value, ty: &Type, location: Location) -> Value {
    if value.ty(rw) == ty {
        return value;
    }
    let cast = CastOp::build(rw, location, ty, value);
    cast.output(rw)
}

/// Infers the shapes of all tensors in a function.
///
/// As in the tutorial, an operation has its turn when the shapes of its operands are known, and it
/// is an error if one never has.
#[derive(Pass)]
#[pass(name = "toy-shape-inference")]
pub struct InferShapes;

impl RunPass for InferShapes {
    type Op = FuncOp;

    fn run(&self, function: FuncOp, cx: &mut PassContext<'_>) -> PassResult {
        let mut pending = function.nested::<Operation>(cx);
        pending.retain(|op| !op.results(cx).iter().all(|value| is_known(cx, *value)));
        let has_turn =
            |ir: &Ir, op: &Operation| op.operands(ir).iter().all(|value| is_known(ir, *value));
        while let Some(next) = pending.iter().position(|op| has_turn(cx, op)) {
            let op = pending.remove(next);
            let Some(op) = op.interface::<dyn ShapeInference>(cx) else {
                let message =
                    "unable to infer shape of operation without shape inference interface";
                return Err(op.emit_error(cx, message).into());
            };
            op.infer_shapes(cx);
        }
        if pending.is_empty() {
            return Ok(());
        }
        let count = pending.len();
        let message = format!("Shape inference failed, {count} operations couldn't be inferred");
        Err(function.emit_error(cx, message).into())
    }
}

fn is_known(ir: &Ir, value: Value) -> bool {
    !value.ty(ir).is_unranked_tensor()
}
