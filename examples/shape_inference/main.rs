//! Inlining and shape inference as in chapter 4 of the Toy tutorial, on operations of two
//! dialects, through interfaces only: the two passes below name no operation but the module.
//!
//! The Toy dialect does not know these traits (its own `ShapeInference` is another one): models add
//! them to its operations.
//! The dialect `grid`, which is defined here, implements them itself.
//!
//! ```text
//! cargo run --example shape_inference
//! ```

mod grid;
mod toy;

use ods_runtime::IrMapping;
use ods_runtime::interfaces::{CallOpInterface, CallableOpInterface, SymbolOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::traits::IsTerminator;

/// An operation that can infer the shapes of its results from those of its operands.
#[op_interface]
pub trait ShapeInference {
    /// Sets the shapes of the results.
    fn infer_shapes(self, ir: &mut Ir);
}

/// The inlining hooks of a dialect: MLIR's `DialectInlinerInterface`.
pub trait Inliner: Sync {
    /// Whether an operation of the dialect may be copied to the place of a call.
    fn is_legal_to_inline(&self, ir: &Ir, op: Operation) -> bool;

    /// Converts `value` to the type `ty`, where the types of a call and its function
    /// differ.
    fn materialize_call_conversion(
        &self,
        b: &mut OpBuilder<'_>,
        value: Value,
        ty: &Type,
        location: Location,
    ) -> Option<Value> {
        let _ = (b, value, ty, location);
        None
    }
}

/// The maximum number of inlined calls, because functions may be recursive.
const MAX_CALLS: usize = 1000;

/// Replaces the calls in `function` by the bodies of their callees.
fn inline_calls(ir: &mut Ir, function: Operation) -> Result<usize, Diagnostic> {
    let mut count = 0;
    while let Some(call) = next_call(ir, function) {
        if count == MAX_CALLS {
            return Err(call.emit_error(ir, "is one of too many calls to inline"));
        }
        inline(ir, call)?;
        count += 1;
    }
    Ok(count)
}

/// The first call in `function` that can be inlined.
fn next_call(ir: &Ir, function: Operation) -> Option<Operation> {
    let mut found = None;
    function.walk(ir, |op| {
        let body = op.interface::<dyn CallOpInterface>(ir).and_then(|call| {
            let callee = call.resolve_callable(ir)?;
            callee
                .interface::<dyn CallableOpInterface>(ir)?
                .get_callable_region(ir)
        });
        let is_legal = |body: Region| {
            body.has_one_block(ir)
                && body
                    .blocks(ir)
                    .flat_map(|block| block.operations(ir))
                    .all(|op| {
                        let inliner = inliner(ir, op);
                        inliner.is_some_and(|inliner| inliner.is_legal_to_inline(ir, op))
                    })
        };
        if found.is_none() && body.is_some_and(is_legal) {
            found = Some(op);
        }
    });
    found
}

/// The inliner interface of an operation's dialect.
fn inliner(ir: &Ir, op: Operation) -> Option<&'static dyn Inliner> {
    let dialect = op.name(ir).dialect();
    ir.registry().dialect_interface::<dyn Inliner>(dialect)
}

/// Copies the body of the callee before `call`, and erases `call`.
fn inline(ir: &mut Ir, call: Operation) -> Result<(), Diagnostic> {
    let location = call.location(ir);
    let interface = call.interface::<dyn CallOpInterface>(ir);
    let Some(interface) = interface else {
        return Err(call.emit_error(ir, "is no call"));
    };
    let callee = interface.resolve_callable(ir);
    let region = callee
        .and_then(|callee| callee.interface::<dyn CallableOpInterface>(ir))
        .and_then(|callable| callable.get_callable_region(ir));
    let Some(block) = region.and_then(|region| region.entry_block(ir)) else {
        return Err(call.emit_error(ir, "calls something without a body"));
    };
    let operands = call.operands(ir)[interface.get_arg_operands(ir)].to_vec();
    let arguments = block.arguments(ir).to_vec();
    let mut mapping = IrMapping::new();
    for (argument, operand) in arguments.into_iter().zip(operands) {
        let ty = argument.ty(ir).clone();
        let value = converted(ir, call, operand, &ty, location)?;
        mapping.map_value(argument, value);
    }
    let ops: Vec<Operation> = block.operations(ir).collect();
    for op in ops {
        if op.has_trait::<IsTerminator>(ir) {
            let returned: Vec<Value> = op
                .operands(ir)
                .iter()
                .map(|value| mapping.value(*value))
                .collect();
            let results = call.results(ir).to_vec();
            for (result, value) in results.into_iter().zip(returned) {
                result.replace_all_uses_with(ir, value);
            }
        } else {
            let copy = op.clone_with(ir, &mut mapping);
            copy.move_before(ir, call);
        }
    }
    call.erase(ir);
    Ok(())
}

/// Converts `value` to the type `ty`, before `call`.
fn converted(
    ir: &mut Ir,
    call: Operation,
    value: Value,
    ty: &Type,
    location: Location,
) -> Result<Value, Diagnostic> {
    if value.ty(ir) == ty {
        return Ok(value);
    }
    let made = inliner(ir, call).and_then(|inliner| {
        let mut b = OpBuilder::before(ir, call);
        inliner.materialize_call_conversion(&mut b, value, ty, location)
    });
    made.ok_or_else(|| call.emit_error(ir, format!("passes a value that cannot become a '{ty}'")))
}

/// Infers the shapes of all results in `function`.
fn infer_shapes(ir: &mut Ir, function: Operation) -> Result<(), Diagnostic> {
    let mut ops = Vec::new();
    function.walk(ir, |op| ops.push(op));
    for op in ops {
        let is_known = |value: &Value| value.ty(ir).has_rank() || !value.ty(ir).is_tensor();
        if op.results(ir).iter().all(is_known) {
            continue;
        }
        let Some(interface) = op.interface::<dyn ShapeInference>(ir) else {
            return Err(op.emit_error(
                ir,
                "unable to infer shape of operation without shape inference interface",
            ));
        };
        if !op.operands(ir).iter().all(is_known) {
            return Err(op.emit_error(ir, "has operands of unknown shape"));
        }
        interface.infer_shapes(ir);
    }
    Ok(())
}

/// Erases the functions that are no longer called, except for `main`.
fn erase_unused(ir: &mut Ir, module: Operation, main: Operation) {
    let mut ops = Vec::new();
    if let Some(block) = module.regions(ir)[0].entry_block(ir) {
        ops.extend(block.operations(ir).filter(|op| *op != main));
    }
    for op in ops {
        let symbol = op.interface::<dyn SymbolOpInterface>(ir);
        if symbol.is_some_and(|symbol| symbol.symbol_known_use_empty(ir, module)) {
            op.erase(ir);
        }
    }
}

/// The function `main` of a module.
fn main_of(ir: &Ir, module: ModuleOp) -> Result<Operation, Diagnostic> {
    let main = module.lookup_symbol(ir, "main");
    main.ok_or_else(|| module.operation().emit_error(ir, "has no function `main`"))
}

/// Inlines all calls into `main`, and erases the other functions.
#[derive(Pass)]
#[pass(name = "inline-into-main")]
struct InlineIntoMain {
    /// The calls that were inlined.
    #[statistic]
    inlined: Counter,
}

impl RunPass for InlineIntoMain {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let main = main_of(cx, module)?;
        self.inlined.add(inline_calls(cx, main)? as u64);
        erase_unused(cx, module.operation(), main);
        Ok(())
    }
}

/// Infers the shapes in `main`.
#[derive(Pass)]
#[pass(name = "shape-inference")]
struct InferShapes;

impl RunPass for InferShapes {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let main = main_of(cx, module)?;
        Ok(infer_shapes(cx, main)?)
    }
}

const PROGRAM: &str = include_str!("program.mlir");

fn run() -> Result<String, Diagnostics> {
    let registry = toy::with_interfaces(grid::with_interfaces(DialectRegistry::new()));
    let mut ir = Ir::with_registry(registry.into());
    let module = parse_source(
        &mut ir,
        "program.mlir",
        PROGRAM.as_bytes(),
        ParseOptions::default(),
    )?;
    verify(module, &ir)?;
    let mut passes = PassManager::new();
    passes.add(InlineIntoMain::default()).add(InferShapes);
    // Each pass leaves valid IR, or the error names it.
    passes.run(&mut ir, module)?;
    Ok(module.display(&ir).to_string())
}

// An error is printed with its place and the line of the source.
fn main() -> Result<(), Diagnostics> {
    println!("{}", run()?);
    Ok(())
}
