//! How an operation gets its meaning: [`Interpretable`].

use crate::context::Context;
use crate::trap::Trap;
use crate::value::RuntimeValue;
use ods_runtime::{Operation, Region, op_interface};
use std::fmt;

/// An operation that can be executed.
///
/// ```
/// use ods_interp::{Context, Interpretable, Interpreter, Outcome, RuntimeValue};
/// use ods_runtime::prelude::*;
/// # use ods_runtime::attributes::ApInt;
///
/// ods! {
///     def Calc_Dialect : Dialect { let name = "calc"; }
///     def Interpretable : OpInterfaceTrait<"Interpretable"> {
///         let cppNamespace = "ods_interp";
///     }
///     def SquareOp : Op<Calc_Dialect, "square", [Pure, Interpretable]> {
///         let arguments = (ins I32:$x);
///         let results = (outs I32:$y);
///         let assemblyFormat = "$x attr-dict";
///     }
/// }
///
/// impl Interpretable for SquareOp {
///     fn interpret(self, cx: &Context<'_>) -> Outcome {
///         cx.integers(|[x]| Ok(x.wrapping_mul(x).into()))
///     }
/// }
///
/// let registry = ods_interp::attach(ods_dialects::all()).with::<CalcDialect>();
/// let mut ir = Ir::with_registry(registry.into());
/// let text = "func.func @main(%a: i32) -> i32 {\n%b = calc.square %a\nreturn %b : i32\n}";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
/// let nine = ApInt::from_u64(32, 9);
/// let results = Interpreter::new(&ir).call_symbol(module, "main", &[nine.into()]).unwrap();
/// assert_eq!(results[0].as_int(), Some(&ApInt::from_u64(32, 81)));
/// ```
///
/// An operation without this interface is executed by what other interfaces and traits say of it:
/// see the crate's documentation.
#[op_interface(foreign)]
pub trait Interpretable {
    /// Executes the operation: its operands are in `cx`, and what follows is the step.
    ///
    /// # Errors
    ///
    /// If the program has no meaning from there on, or cannot be executed.
    fn interpret(self, cx: &Context<'_>) -> Outcome;
}

/// What follows after an operation, or what ends the run.
pub type Outcome = Result<Step, Trap>;

/// What an operation does when a region that it entered, or a function that it called, exits.
pub type Continuation = Box<dyn FnOnce(&Context<'_>, Exit) -> Outcome>;

/// What follows after an operation.
#[non_exhaustive]
pub enum Step {
    /// The operation has these results; the next operation follows.
    Results(Vec<RuntimeValue>),
    /// The successor with this index follows; its arguments have these values.
    Branch(usize, Vec<RuntimeValue>),
    /// The entry block of a region follows, and after its exit the continuation.
    Enter(Region, Vec<RuntimeValue>, Continuation),
    /// The region that is being executed exits; what entered it goes on.
    Exit(Vec<RuntimeValue>),
    /// The body of a callable operation follows, and after its exit the continuation.
    Call(Operation, Vec<RuntimeValue>, Continuation),
    /// The callable operation that is being executed returns, however many regions are around.
    Return(Vec<RuntimeValue>),
}

/// The exit from a region, or from a function.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The operation that left it; `None` at the end of a block without terminator, and after a
    /// function of the host.
    pub terminator: Option<Operation>,
    /// The values that it gives.
    pub values: Vec<RuntimeValue>,
}

impl Step {
    /// One result.
    pub fn result(value: impl Into<RuntimeValue>) -> Self {
        Self::Results(vec![value.into()])
    }

    /// Enters a region; `then` says what follows its exit.
    pub fn enter(
        region: Region,
        arguments: Vec<RuntimeValue>,
        then: impl FnOnce(&Context<'_>, Exit) -> Outcome + 'static,
    ) -> Self {
        Self::Enter(region, arguments, Box::new(then))
    }

    /// Calls a callable operation, whose results are those of this operation.
    pub fn call(callee: Operation, arguments: Vec<RuntimeValue>) -> Self {
        let then = |_: &Context<'_>, exit: Exit| Ok(Self::Results(exit.values));
        Self::Call(callee, arguments, Box::new(then))
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Results(values) => f.debug_tuple("Results").field(values).finish(),
            Self::Branch(number, values) => {
                f.debug_tuple("Branch").field(number).field(values).finish()
            }
            Self::Enter(region, values, _) => {
                f.debug_tuple("Enter").field(region).field(values).finish()
            }
            Self::Exit(values) => f.debug_tuple("Exit").field(values).finish(),
            Self::Call(op, values, _) => f.debug_tuple("Call").field(op).field(values).finish(),
            Self::Return(values) => f.debug_tuple("Return").field(values).finish(),
        }
    }
}
