//! The machine that executes operations, one after the other.
//!
//! **Invariant:** nothing here recurses: calls and regions in each other are entries of lists. A
//! value is stored only if it fits its type, so what computes with it need not check again.

use crate::context::{Context, Shared, Values};
use crate::generic;
use crate::interface::{Continuation, Exit, Interpretable, Outcome, Step};
use crate::interpreter::{Host, Options};
use crate::trap::{Limit, Trap, TrapKind};
use crate::value::RuntimeValue;
use ods_runtime::interfaces::CallableOpInterface;
use ods_runtime::{Block, Ir, Operation, Region, Value};

/// A region that is being executed.
struct Activation {
    /// The operation that goes on when the region exits.
    waiting: Operation,
    then: Continuation,
    /// The operation that follows; `None` at the end of a block.
    next: Option<Operation>,
    /// Whether the region is the body of a call, whose values are a frame of their own.
    is_call: bool,
}

/// The values of a call in progress.
#[derive(Default)]
struct Frame {
    values: Values,
    bytes: u64,
}

/// A run in progress.
pub(crate) struct Machine<'m, 'h> {
    ir: &'m Ir,
    shared: Shared,
    host: &'m mut Host<'h>,
    frames: Vec<Frame>,
    activations: Vec<Activation>,
    /// The bytes of all frames.
    bytes: u64,
}

/// What a step leads to.
enum Progress {
    /// The run goes on.
    Going,
    /// The function that was called first returns.
    Done(Vec<RuntimeValue>),
}

impl<'m, 'h> Machine<'m, 'h> {
    pub(crate) fn new(ir: &'m Ir, options: Options, host: &'m mut Host<'h>) -> Self {
        Self {
            ir,
            shared: Shared::new(options),
            host,
            frames: Vec::new(),
            activations: Vec::new(),
            bytes: 0,
        }
    }

    /// Calls `function`.
    pub(crate) fn run(
        mut self,
        function: Operation,
        arguments: Vec<RuntimeValue>,
    ) -> Result<Vec<RuntimeValue>, Trap> {
        let then: Continuation = Box::new(|_, exit| Ok(Step::Results(exit.values)));
        let outcome = self.call(function, function, arguments, then);
        if let Progress::Done(results) = self.with_calls(outcome)? {
            return Ok(results);
        }
        loop {
            let outcome = self.step();
            if let Progress::Done(results) = self.with_calls(outcome)? {
                return Ok(results);
            }
        }
    }

    /// Adds the calls in progress to a trap.
    fn with_calls<T>(&self, outcome: Result<T, Trap>) -> Result<T, Trap> {
        outcome.map_err(|mut trap| {
            let calls = self
                .activations
                .iter()
                .filter(|activation| activation.is_call);
            // The first one is the call from outside.
            let calls = calls.skip(1).map(|call| call.waiting.location(self.ir));
            trap.calls = calls.collect();
            trap.calls.reverse();
            trap
        })
    }

    /// Executes the next operation.
    fn step(&mut self) -> Result<Progress, Trap> {
        let top = self.activations.last();
        let top = top.unwrap_or_else(|| unreachable!("a run in progress executes a region"));
        match top.next {
            Some(op) => {
                let cx = self.context(op);
                cx.charge(1)?;
                if !self.shared.is_well_formed(self.ir, op) {
                    return Err(
                        self.invalid(op, "does not have the parts that its definition requires")
                    );
                }
                let outcome = match op.interface::<dyn Interpretable>(self.ir) {
                    Some(op) => op.interpret(&cx),
                    None => generic::interpret(&cx),
                };
                self.apply(op, outcome)
            }
            None => self.exit(Exit {
                terminator: None,
                values: Vec::new(),
            }),
        }
    }

    fn context(&self, op: Operation) -> Context<'_> {
        let frame = self.frames.last();
        let frame = frame.unwrap_or_else(|| unreachable!("a run in progress has a frame"));
        Context {
            ir: self.ir,
            op,
            values: &frame.values,
            shared: &self.shared,
        }
    }

    /// Does what an operation says.
    fn apply(&mut self, op: Operation, outcome: Outcome) -> Result<Progress, Trap> {
        match outcome? {
            Step::Results(values) => {
                let results = op.results(self.ir);
                self.set_all(op, results, values, "results")?;
                self.go_to(op.next(self.ir));
                Ok(Progress::Going)
            }
            Step::Branch(number, values) => match op.successors(self.ir).get(number) {
                Some(block) => {
                    let first = self.enter(op, *block, values)?;
                    self.go_to(first);
                    Ok(Progress::Going)
                }
                None => Err(self.invalid(op, format!("has no successor #{number}"))),
            },
            Step::Enter(region, values, then) => {
                self.push(op, region, values, then, false)?;
                Ok(Progress::Going)
            }
            Step::Exit(values) => self.exit(Exit {
                terminator: Some(op),
                values,
            }),
            Step::Call(callee, values, then) => self.call(op, callee, values, then),
            Step::Return(values) => {
                while self
                    .activations
                    .last()
                    .is_some_and(|activation| !activation.is_call)
                {
                    self.activations.pop();
                }
                self.exit(Exit {
                    terminator: Some(op),
                    values,
                })
            }
        }
    }

    /// Sets the operation that follows in the innermost region.
    fn go_to(&mut self, next: Option<Operation>) {
        if let Some(top) = self.activations.last_mut() {
            top.next = next;
        }
    }

    /// Leaves the innermost region.
    fn exit(&mut self, exit: Exit) -> Result<Progress, Trap> {
        let Some(done) = self.activations.pop() else {
            unreachable!("a run in progress executes a region");
        };
        if done.is_call
            && let Some(frame) = self.frames.pop()
        {
            self.bytes -= frame.bytes;
        }
        if self.activations.is_empty() {
            return Ok(Progress::Done(exit.values));
        }
        self.go_on(done.waiting, done.then, exit)
    }

    /// Continues an operation after a region or a call.
    fn go_on(&mut self, op: Operation, then: Continuation, exit: Exit) -> Result<Progress, Trap> {
        let cx = self.context(op);
        cx.charge(1)?;
        let outcome = then(&cx, exit);
        self.apply(op, outcome)
    }

    /// Calls a function with a body, or one of the host.
    fn call(
        &mut self,
        op: Operation,
        callee: Operation,
        arguments: Vec<RuntimeValue>,
        then: Continuation,
    ) -> Result<Progress, Trap> {
        let Some(callable) = callee.interface::<dyn CallableOpInterface>(self.ir) else {
            return Err(self.invalid(op, "calls something that is not callable"));
        };
        let types = callable.get_argument_types(self.ir);
        let width = self.shared.options.index_width;
        let mut pairs = arguments.iter().zip(types);
        if arguments.len() != types.len() || !pairs.all(|(value, ty)| value.fits(ty, width)) {
            let (given, expected) = (arguments.len(), types.len());
            let what = if given == expected {
                "arguments of other types than the function has".to_owned()
            } else {
                format!("{given} arguments for a function that has {expected}")
            };
            return Err(self.invalid(op, what));
        }
        let Some(region) = callable.get_callable_region(self.ir) else {
            return self.call_host(op, callee, &arguments, then);
        };
        let most = self.shared.options.max_call_depth;
        if self.frames.len() >= most {
            return Err(self.trap(op, TrapKind::Limit(Limit::CallDepth(most))));
        }
        self.frames.push(Frame::default());
        self.push(op, region, arguments, then, true)?;
        Ok(Progress::Going)
    }

    fn call_host(
        &mut self,
        op: Operation,
        callee: Operation,
        arguments: &[RuntimeValue],
        then: Continuation,
    ) -> Result<Progress, Trap> {
        let name = callee.symbol_name(self.ir).unwrap_or_default();
        let Some(function) = self.host.find(name) else {
            let what = format!("calls `@{name}`, which has no body");
            return Err(self.trap(op, TrapKind::Unsupported(what)));
        };
        let values = function(arguments);
        let values = values.map_err(|message| self.trap(op, TrapKind::Host(message)))?;
        if self.activations.is_empty() {
            return Ok(Progress::Done(values));
        }
        let exit = Exit {
            terminator: None,
            values,
        };
        self.go_on(op, then, exit)
    }

    /// Begins to execute a region.
    fn push(
        &mut self,
        op: Operation,
        region: Region,
        arguments: Vec<RuntimeValue>,
        then: Continuation,
        is_call: bool,
    ) -> Result<(), Trap> {
        let most = self.shared.options.max_regions;
        if self.activations.len() >= most {
            return Err(self.trap(op, TrapKind::Limit(Limit::Regions(most))));
        }
        let Some(entry) = region.entry_block(self.ir) else {
            return Err(self.invalid(op, "enters a region that has no block"));
        };
        // Entered before the arguments are stored, so that a trap shows this call.
        self.activations.push(Activation {
            waiting: op,
            then,
            next: None,
            is_call,
        });
        let first = self.enter(op, entry, arguments)?;
        self.go_to(first);
        Ok(())
    }

    /// Sets the arguments of a block, and returns its first operation.
    fn enter(
        &mut self,
        op: Operation,
        block: Block,
        values: Vec<RuntimeValue>,
    ) -> Result<Option<Operation>, Trap> {
        let arguments = block.arguments(self.ir);
        self.set_all(op, arguments, values, "values for arguments of a block")?;
        Ok(block.first_op(self.ir))
    }

    /// Sets values, if they have the right number and types.
    fn set_all(
        &mut self,
        op: Operation,
        to: &[Value],
        values: Vec<RuntimeValue>,
        what: &str,
    ) -> Result<(), Trap> {
        if values.len() != to.len() {
            let (given, expected) = (values.len(), to.len());
            return Err(self.invalid(op, format!("gives {given} {what}, but expected {expected}")));
        }
        for (to, value) in to.iter().zip(values) {
            let ty = to.ty(self.ir);
            if !value.fits(ty, self.shared.options.index_width) {
                let what = format!("gives a value that is not of type '{ty}'");
                return Err(self.invalid(op, what));
            }
            self.set(*to, value);
        }
        let most = self.shared.options.max_bytes;
        if self.bytes > most {
            return Err(self.trap(op, TrapKind::Limit(Limit::Bytes(most))));
        }
        Ok(())
    }

    fn set(&mut self, to: Value, value: RuntimeValue) {
        let Some(frame) = self.frames.last_mut() else {
            unreachable!("a run in progress has a frame");
        };
        let new = value.bytes();
        let old = frame.values.insert(to, value);
        let old = old.map_or(0, |old| old.bytes());
        frame.bytes = frame.bytes + new - old;
        self.bytes = self.bytes + new - old;
    }

    fn invalid(&self, op: Operation, what: impl Into<String>) -> Trap {
        self.trap(op, TrapKind::Invalid(what.into()))
    }

    fn trap(&self, op: Operation, kind: TrapKind) -> Trap {
        let mut trap = Trap::at(op.location(self.ir), kind);
        trap.op = Some(op);
        trap
    }
}
