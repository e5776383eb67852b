//! The interpreter and its settings: [`Interpreter`].

use crate::limits::{MAX_BYTES, MAX_CALL_DEPTH, MAX_REGIONS, MAX_STEPS};
use crate::machine::Machine;
use crate::trap::{Trap, TrapKind};
use crate::value::RuntimeValue;
use ods_runtime::symbols;
use ods_runtime::{Ir, Operation};
use std::fmt;

/// What can be set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    pub(crate) index_width: u32,
    pub(crate) max_steps: u64,
    pub(crate) max_call_depth: usize,
    pub(crate) max_regions: usize,
    pub(crate) max_bytes: u64,
}

/// A function of the host, which stands for one that has no body.
type HostFunction<'h> = Box<dyn FnMut(&[RuntimeValue]) -> Result<Vec<RuntimeValue>, String> + 'h>;

/// Functions of the host, by name.
#[derive(Default)]
pub(crate) struct Host<'h>(Vec<(String, HostFunction<'h>)>);

impl<'h> Host<'h> {
    pub(crate) fn find(&mut self, name: &str) -> Option<&mut HostFunction<'h>> {
        let mut functions = self.0.iter_mut();
        functions.find_map(|(known, function)| (known == name).then_some(function))
    }
}

/// Executes functions of a valid module. The operations need the registry of the `Ir`: it must have
/// their semantics ([`attach`](crate::attach)).
///
/// ```
/// use ods_interp::{Interpreter, RuntimeValue, TrapKind, UndefinedBehavior};
/// use ods_runtime::attributes::ApInt;
/// use ods_runtime::prelude::*;
///
/// let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
/// let text = "func.func @ratio(%a: i32, %b: i32) -> i32 {
///   %c = arith.divui %a, %b : i32
///   return %c : i32
/// }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
/// let [six, two, zero] = [6, 2, 0].map(|value| RuntimeValue::from(ApInt::from_u64(32, value)));
/// let mut interpreter = Interpreter::new(&ir).max_steps(1000);
/// let three = interpreter.call_symbol(module, "ratio", &[six.clone(), two]).unwrap();
/// assert_eq!(three[0].as_int(), Some(&ApInt::from_u64(32, 3)));
/// let trap = interpreter.call_symbol(module, "ratio", &[six, zero]).unwrap_err();
/// assert_eq!(trap.kind, TrapKind::UndefinedBehavior(UndefinedBehavior::DivisionByZero));
/// let error = format!("{:#}", trap.diagnostic(&ir));
/// assert_eq!(error, "a.mlir:2:8: error: 'arith.divui' op undefined behavior: division by zero");
/// ```
pub struct Interpreter<'ir> {
    ir: &'ir Ir,
    options: Options,
    host: Host<'ir>,
}

impl fmt::Debug for Interpreter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Interpreter")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl<'ir> Interpreter<'ir> {
    /// An interpreter of the operations in `ir`, in which an index has 64 bits.
    pub fn new(ir: &'ir Ir) -> Self {
        let options = Options {
            index_width: 64,
            max_steps: MAX_STEPS,
            max_call_depth: MAX_CALL_DEPTH,
            max_regions: MAX_REGIONS,
            max_bytes: MAX_BYTES,
        };
        Self {
            ir,
            options,
            host: Host::default(),
        }
    }

    /// Sets the bits of an index.
    ///
    /// # Panics
    ///
    /// If they are neither 32 nor 64.
    #[must_use]
    pub fn index_width(mut self, width: u32) -> Self {
        assert!(
            matches!(width, 32 | 64),
            "an index has 32 or 64 bits, not {width}"
        );
        self.options.index_width = width;
        self
    }

    /// Sets how many steps a run takes at most. Each operation is one, and work on many elements or
    /// on very wide integers some more.
    #[must_use]
    pub fn max_steps(mut self, steps: u64) -> Self {
        self.options.max_steps = steps;
        self
    }

    /// Sets how many calls may be in progress.
    #[must_use]
    pub fn max_call_depth(mut self, calls: usize) -> Self {
        self.options.max_call_depth = calls;
        self
    }

    /// Sets how many bytes the values of the calls in progress may take.
    #[must_use]
    pub fn max_bytes(mut self, bytes: u64) -> Self {
        self.options.max_bytes = bytes;
        self
    }

    /// Provides the function `name`, which the program declares without a body.
    ///
    /// ```
    /// # use ods_interp::Interpreter;
    /// # use ods_runtime::prelude::*;
    /// let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
    /// let text = "func.func private @show(i1)
    /// func.func @main(%a: i1) {\n  call @show(%a) : (i1) -> ()\n  return\n}";
    /// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
    /// let mut shown = Vec::new();
    /// let mut interpreter = Interpreter::new(&ir).host("show", |values| {
    ///     shown.push(values[0].as_int().is_some_and(|value| value.is_one()));
    ///     Ok(Vec::new())
    /// });
    /// interpreter.call_symbol(module, "main", &[true.into()]).unwrap();
    /// drop(interpreter);
    /// assert_eq!(shown, [true]);
    /// ```
    #[must_use]
    pub fn host(
        mut self,
        name: impl Into<String>,
        function: impl FnMut(&[RuntimeValue]) -> Result<Vec<RuntimeValue>, String> + 'ir,
    ) -> Self {
        self.host.0.push((name.into(), Box::new(function)));
        self
    }

    /// Calls the function that is the symbol `name` in `table`, with these arguments, and returns
    /// its results. Results may be poison.
    ///
    /// # Errors
    ///
    /// As [`call`](Self::call); and if there is no such symbol.
    pub fn call_symbol(
        &mut self,
        table: Operation,
        name: &str,
        arguments: &[RuntimeValue],
    ) -> Result<Vec<RuntimeValue>, Trap> {
        let Some(function) = symbols::lookup_in(self.ir, table, name) else {
            let kind = TrapKind::Invalid(format!("there is no symbol `@{name}`"));
            return Err(Trap::at(table.location(self.ir), kind));
        };
        self.call(function, arguments)
    }

    /// Calls a function with these arguments, and returns its results. Results may be poison.
    ///
    /// # Errors
    ///
    /// If the program has undefined behaviour, fails an assertion, exceeds a limit, or has an
    /// operation without semantics; and if the operation is not a function with a body, or the
    /// arguments do not have the types of its parameters.
    pub fn call(
        &mut self,
        function: Operation,
        arguments: &[RuntimeValue],
    ) -> Result<Vec<RuntimeValue>, Trap> {
        Machine::new(self.ir, self.options, &mut self.host).run(function, arguments.to_vec())
    }
}
