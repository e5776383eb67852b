//! What an operation sees while it is executed: [`Context`].

use crate::interface::{Outcome, Step};
use crate::interpreter::Options;
use crate::poison::{Poison, PoisonReason};
use crate::trap::{Limit, Trap, TrapKind, UndefinedBehavior};
use crate::value::{Elements, RuntimeValue, integer_width};
use ods_lookup::{HotMap, LookupSet};
use ods_runtime::attributes::{ApInt, FloatAttr};
use ods_runtime::interfaces::{CallOpInterface, DynCallOpInterface};
use ods_runtime::symbols::{self, SymbolPath};
use ods_runtime::{Ir, Operation, Type, Value};
use std::cell::{Cell, RefCell};
use std::ops::Deref;
use std::sync::Arc;

/// The values of one call, by the SSA values that have them.
pub(crate) type Values = HotMap<Value, RuntimeValue>;

/// What all calls of a run share.
pub(crate) struct Shared {
    pub(crate) options: Options,
    steps: Cell<u64>,
    /// The operation that each call refers to by name.
    callees: RefCell<HotMap<Operation, Option<Operation>>>,
    /// Operations that are known to have all of their parts.
    well_formed: RefCell<LookupSet<Operation>>,
}

impl Shared {
    pub(crate) fn new(options: Options) -> Self {
        Self {
            options,
            steps: Cell::new(0),
            callees: RefCell::new(HotMap::new()),
            well_formed: RefCell::new(LookupSet::new()),
        }
    }

    /// Whether an operation has all of its parts, on which its semantics rely.
    pub(crate) fn is_well_formed(&self, ir: &Ir, op: Operation) -> bool {
        let mut known = self.well_formed.borrow_mut();
        known.contains(&op) || op.is_well_formed(ir) && known.insert(op)
    }

    /// Counts steps; whether there are too many now.
    pub(crate) fn is_out_of_steps(&self, steps: u64) -> bool {
        let all = self.steps.get().saturating_add(steps);
        self.steps.set(all);
        all > self.options.max_steps
    }
}

/// An operation that is being executed, with the values of its operands. It dereferences to the
/// [`Ir`], so accessors take it: `self.lhs(cx)`.
#[derive(Clone, Copy)]
pub struct Context<'m> {
    pub(crate) ir: &'m Ir,
    pub(crate) op: Operation,
    pub(crate) values: &'m Values,
    pub(crate) shared: &'m Shared,
}

impl Deref for Context<'_> {
    type Target = Ir;

    fn deref(&self) -> &Ir {
        self.ir
    }
}

impl std::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("op", &self.op)
            .finish_non_exhaustive()
    }
}

/// Values, and what ends the run.
impl<'m> Context<'m> {
    /// The operation.
    pub fn operation(&self) -> Operation {
        self.op
    }

    /// The run-time value of `value`, which may be poison.
    ///
    /// # Errors
    ///
    /// If its definition was not executed, as it may happen in a graph region.
    pub fn value(&self, value: Value) -> Result<&'m RuntimeValue, Trap> {
        self.values.get(&value).ok_or_else(|| {
            self.trap(TrapKind::Invalid(
                "an operand is not computed yet".to_owned(),
            ))
        })
    }

    /// The values of the operands with these numbers.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn operands(&self, numbers: std::ops::Range<usize>) -> Result<Vec<RuntimeValue>, Trap> {
        let operands = self.op.operands(self.ir).get(numbers).unwrap_or_default();
        self.values_of(operands)
    }

    /// The run-time values of `values`.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn values_of(&self, values: &[Value]) -> Result<Vec<RuntimeValue>, Trap> {
        values
            .iter()
            .map(|value| self.value(*value).cloned())
            .collect()
    }

    /// The value of an operand on which it depends what the program does.
    ///
    /// # Errors
    ///
    /// If it is poison: this is undefined behaviour.
    pub fn used(&self, value: Value) -> Result<&'m RuntimeValue, Trap> {
        let value = self.value(value)?;
        match value.poison() {
            Some(poison) => Err(self.undefined(UndefinedBehavior::PoisonUsed(poison))),
            None => Ok(value),
        }
    }

    /// The integer or index that `value` is.
    ///
    /// # Errors
    ///
    /// If it is poison, which is undefined behaviour, or something else.
    pub fn integer(&self, value: Value) -> Result<&'m ApInt, Trap> {
        let found = self.used(value)?.as_int();
        found.ok_or_else(|| self.mismatch("an integer"))
    }

    /// Whether `value` is not zero.
    ///
    /// # Errors
    ///
    /// As [`integer`](Self::integer).
    pub fn boolean(&self, value: Value) -> Result<bool, Trap> {
        Ok(!self.integer(value)?.is_zero())
    }

    /// The width of an integer type, or of `index`; `None` for other types.
    pub fn width_of(&self, ty: &Type) -> Option<u32> {
        integer_width(ty, self.index_width())
    }

    /// The bits of an index.
    pub fn index_width(&self) -> u32 {
        self.shared.options.index_width
    }

    /// Poison that comes from this operation.
    pub fn poison(&self, reason: PoisonReason) -> RuntimeValue {
        Poison::new(reason, self.op.location(self.ir)).into()
    }

    /// The end of the run during this operation.
    pub fn trap(&self, kind: impl Into<TrapKind>) -> Trap {
        let mut trap = Trap::at(self.op.location(self.ir), kind);
        trap.op = Some(self.op);
        trap
    }

    /// The end of the run by undefined behaviour.
    pub fn undefined(&self, what: UndefinedBehavior) -> Trap {
        self.trap(what)
    }

    /// The end of the run by something that has no semantics.
    pub fn unsupported(&self, what: impl Into<String>) -> Trap {
        self.trap(TrapKind::Unsupported(what.into()))
    }

    /// The end of the run by a value of another type.
    pub(crate) fn mismatch(&self, expected: &str) -> Trap {
        self.trap(TrapKind::Invalid(format!("expects {expected}")))
    }

    /// Counts more steps than the one of each operation, for work that takes long.
    ///
    /// # Errors
    ///
    /// If there are more steps than the limit.
    pub fn charge(&self, steps: u64) -> Result<(), Trap> {
        if self.shared.is_out_of_steps(steps) {
            let most = self.shared.options.max_steps;
            return Err(self.trap(TrapKind::Limit(Limit::Steps(most))));
        }
        Ok(())
    }

    /// Checks that values of so many bytes are allowed, before they are made.
    pub(crate) fn check_bytes(&self, bytes: u64) -> Result<(), Trap> {
        let most = self.shared.options.max_bytes;
        if bytes > most {
            return Err(self.trap(TrapKind::Limit(Limit::Bytes(most))));
        }
        Ok(())
    }

    /// The symbol that `name` refers to at this operation; looked up once for each operation.
    pub(crate) fn symbol(&self, name: &(impl SymbolPath + ?Sized)) -> Option<Operation> {
        let mut known = self.shared.callees.borrow_mut();
        *known
            .entry(self.op)
            .or_insert_with(|| symbols::lookup_nearest(self.ir, self.op, name))
    }

    /// This operation as a call.
    pub(crate) fn call(&self) -> Option<DynCallOpInterface> {
        self.op.interface::<dyn CallOpInterface>(self.ir)
    }
}

/// Elementwise operations.
impl Context<'_> {
    /// Computes the result of an elementwise operation: `compute` makes an element of one element
    /// of each operand. An operand that is not a vector or tensor has the same value for each.
    ///
    /// # Errors
    ///
    /// Those of `compute`; and if the shapes of operands differ.
    pub fn elementwise(
        &self,
        mut compute: impl FnMut(&[&RuntimeValue]) -> Result<RuntimeValue, Trap>,
    ) -> Outcome {
        self.elementwise_to(|row| compute(row).map(|value| [value]))
    }

    /// As [`elementwise`](Self::elementwise), with several results.
    ///
    /// # Errors
    ///
    /// As [`elementwise`](Self::elementwise).
    pub fn elementwise_to<const R: usize>(
        &self,
        mut compute: impl FnMut(&[&RuntimeValue]) -> Result<[RuntimeValue; R], Trap>,
    ) -> Outcome {
        let operands = self.op.operands(self.ir).iter();
        let operands = operands.map(|value| self.value(*value));
        let operands: Vec<&RuntimeValue> = operands.collect::<Result<_, _>>()?;
        let Some(shape) = self.common_shape(&operands)? else {
            return Ok(Step::Results(compute(&operands)?.into()));
        };
        let count = shape.values().len();
        self.charge(count as u64)?;
        let mut results = [const { Vec::new() }; R];
        let mut row = operands.clone();
        for at in 0..count {
            for (slot, operand) in row.iter_mut().zip(&operands) {
                *slot = match operand {
                    RuntimeValue::Elements(elements) => &elements.values()[at],
                    scalar => scalar,
                };
            }
            for (list, value) in results.iter_mut().zip(compute(&row)?) {
                list.push(value);
            }
        }
        let shaped = results.into_iter().map(|values| {
            let elements = Elements::new(shape.shape(), values);
            let elements = elements.ok_or_else(|| self.mismatch("elements of a static shape"))?;
            Ok(RuntimeValue::Elements(Arc::new(elements)))
        });
        Ok(Step::Results(shaped.collect::<Result<_, Trap>>()?))
    }

    /// An operand with the shape of all that have one.
    fn common_shape<'v>(
        &self,
        operands: &[&'v RuntimeValue],
    ) -> Result<Option<&'v Elements>, Trap> {
        let mut found: Option<&Elements> = None;
        for operand in operands {
            let RuntimeValue::Elements(elements) = operand else {
                continue;
            };
            if found.is_some_and(|found| found.shape() != elements.shape()) {
                return Err(self.undefined(UndefinedBehavior::ShapesDiffer));
            }
            found = Some(elements);
        }
        Ok(found)
    }

    /// As [`elementwise`](Self::elementwise), for `N` integers. If one is poison, so is the result.
    ///
    /// # Errors
    ///
    /// As [`elementwise`](Self::elementwise); and if an operand is not an integer.
    pub fn integers<const N: usize>(
        &self,
        mut compute: impl FnMut([&ApInt; N]) -> Result<RuntimeValue, Trap>,
    ) -> Outcome {
        self.elementwise(|row| self.with(row, RuntimeValue::as_int, "integers", &mut compute))
    }

    /// As [`elementwise`](Self::elementwise), for `N` floats. If one is poison, so is the result.
    ///
    /// # Errors
    ///
    /// As [`elementwise`](Self::elementwise); and if an operand is not a float.
    pub fn floats<const N: usize>(
        &self,
        mut compute: impl FnMut([&FloatAttr; N]) -> Result<RuntimeValue, Trap>,
    ) -> Outcome {
        self.elementwise(|row| self.with(row, RuntimeValue::as_float, "floats", &mut compute))
    }

    /// Computes with scalars of one kind, unless one is poison.
    fn with<'v, T, const N: usize>(
        &self,
        row: &[&'v RuntimeValue],
        as_scalar: fn(&'v RuntimeValue) -> Option<&'v T>,
        kind: &str,
        compute: &mut impl FnMut([&'v T; N]) -> Result<RuntimeValue, Trap>,
    ) -> Result<RuntimeValue, Trap> {
        if let Some(poison) = row.iter().find_map(|value| value.poison()) {
            return Ok(poison.into());
        }
        let scalars = row.iter().map(|value| as_scalar(value));
        let scalars = scalars.collect::<Option<Vec<&T>>>();
        match scalars.and_then(|scalars| scalars.try_into().ok()) {
            Some(scalars) => compute(scalars),
            None => Err(self.mismatch(&format!("{N} {kind}"))),
        }
    }
}
