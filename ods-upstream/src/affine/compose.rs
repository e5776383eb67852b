//! Affine expressions with the values of their dimensions and symbols: what `affine.apply` computes becomes part of the
//! expressions that use it, and operands that are not needed are left out.

use super::validity::{constant_integer, is_dim, is_symbol};
use super::{AffineApplyOp, map_of};
use crate::limits::MAX_REPLACED;
use ods_lookup::LookupMap;
use ods_runtime::affine::{AffineExpr, AffineMap, IntegerSet};
use ods_runtime::prelude::*;

/// Affine expressions and the values of their dimensions and symbols.
///
/// The methods that change it return `None` if an expression would not be affine or would be too large; it is of no use
/// then.
#[derive(Clone, PartialEq)]
pub(super) struct Application {
    pub(super) results: Vec<AffineExpr>,
    pub(super) dims: Vec<Value>,
    pub(super) symbols: Vec<Value>,
}

/// The number of values, for a map.
pub(super) fn count(values: &[Value]) -> u32 {
    u32::try_from(values.len()).unwrap_or(u32::MAX)
}

/// Numbers the values of a list: those that are kept get the next number, those that were there before get theirs.
#[derive(Default)]
struct Numbering {
    values: Vec<Value>,
    numbers: LookupMap<Value, u32>,
}

impl Numbering {
    fn number(&mut self, value: Value) -> u32 {
        let next = count(&self.values);
        let number = *self.numbers.entry(value).or_insert(next);
        if number == next {
            self.values.push(value);
        }
        number
    }
}

impl Application {
    /// The application of a map to its operands; `None` if their numbers differ.
    pub(super) fn new(map: &AffineMap, operands: &[Value]) -> Option<Self> {
        Self::with(
            map.results().to_vec(),
            map.num_dims(),
            map.num_symbols(),
            operands,
        )
    }

    /// The expressions of the constraints of a set, applied to its operands.
    pub(super) fn of_set(set: &IntegerSet, operands: &[Value]) -> Option<Self> {
        let constraints = set.constraints().iter();
        let results = constraints.map(|(expr, _)| expr.clone()).collect();
        Self::with(results, set.num_dims(), set.num_symbols(), operands)
    }

    fn with(
        results: Vec<AffineExpr>,
        num_dims: u32,
        num_symbols: u32,
        operands: &[Value],
    ) -> Option<Self> {
        let (dims, symbols) = operands.split_at_checked(num_dims as usize)?;
        (symbols.len() == num_symbols as usize).then(|| Self {
            results,
            dims: dims.to_vec(),
            symbols: symbols.to_vec(),
        })
    }

    pub(super) fn num_dims(&self) -> u32 {
        count(&self.dims)
    }

    pub(super) fn num_symbols(&self) -> u32 {
        count(&self.symbols)
    }

    pub(super) fn map(&self) -> AffineMap {
        AffineMap::new(
            self.num_dims(),
            self.num_symbols(),
            self.results.iter().cloned(),
        )
    }

    pub(super) fn operands(&self) -> Vec<Value> {
        [&self.dims[..], &self.symbols].concat()
    }

    fn substitute(&mut self, dims: &[AffineExpr], symbols: &[AffineExpr]) -> Option<()> {
        for result in &mut self.results {
            *result = result.replace_dims_and_symbols(dims, symbols)?;
        }
        Some(())
    }

    /// Makes symbols of dimensions that are symbols, and dimensions of symbols that are not; leaves out operands that are
    /// not used, constants, and repeated operands: MLIR's `canonicalizeMapAndOperands`.
    pub(super) fn canonicalize(&mut self, ir: &Ir) -> Option<()> {
        self.promote_symbols(ir)?;
        self.demote_dims(ir)?;
        let (is_used_dim, is_used_symbol) = self.used();
        let (mut dims, mut symbols) = (Numbering::default(), Numbering::default());
        let unused = AffineExpr::Constant(0);
        let dims_of = |(value, is_used): (&Value, bool)| {
            if is_used {
                AffineExpr::Dim(dims.number(*value))
            } else {
                unused.clone()
            }
        };
        let new_dims: Vec<AffineExpr> = self.dims.iter().zip(is_used_dim).map(dims_of).collect();
        let symbols_of = |(value, is_used): (&Value, bool)| match constant_integer(ir, *value) {
            _ if !is_used => unused.clone(),
            Some(number) => AffineExpr::Constant(number),
            None => AffineExpr::Symbol(symbols.number(*value)),
        };
        let new_symbols: Vec<AffineExpr> = self
            .symbols
            .iter()
            .zip(is_used_symbol)
            .map(symbols_of)
            .collect();
        self.substitute(&new_dims, &new_symbols)?;
        self.dims = dims.values;
        self.symbols = symbols.values;
        Some(())
    }

    /// MLIR's `canonicalizePromotedSymbols`.
    fn promote_symbols(&mut self, ir: &Ir) -> Option<()> {
        let mut dims = Vec::new();
        let mut symbols = std::mem::take(&mut self.symbols);
        let promote = |value: &Value| {
            if is_symbol(ir, *value) {
                symbols.push(*value);
                AffineExpr::Symbol(count(&symbols) - 1)
            } else {
                dims.push(*value);
                AffineExpr::Dim(count(&dims) - 1)
            }
        };
        let new_dims: Vec<AffineExpr> = self.dims.iter().map(promote).collect();
        (self.dims, self.symbols) = (dims, symbols);
        self.substitute(&new_dims, &[])
    }

    /// MLIR's `legalizeDemotedDims`.
    fn demote_dims(&mut self, ir: &Ir) -> Option<()> {
        let mut symbols = Vec::new();
        let dims = &mut self.dims;
        let demote = |value: &Value| {
            if is_dim(ir, *value) && !is_symbol(ir, *value) {
                dims.push(*value);
                AffineExpr::Dim(count(dims) - 1)
            } else {
                symbols.push(*value);
                AffineExpr::Symbol(count(&symbols) - 1)
            }
        };
        let new_symbols: Vec<AffineExpr> = self.symbols.iter().map(demote).collect();
        self.symbols = symbols;
        self.substitute(&[], &new_symbols)
    }

    /// Which dimensions and symbols occur in the results.
    fn used(&self) -> (Vec<bool>, Vec<bool>) {
        let mut dims = vec![false; self.dims.len()];
        let mut symbols = vec![false; self.symbols.len()];
        for result in &self.results {
            result.walk(&mut |expr| {
                let used = match expr {
                    AffineExpr::Dim(position) => dims.get_mut(*position as usize),
                    AffineExpr::Symbol(position) => symbols.get_mut(*position as usize),
                    _ => None,
                };
                if let Some(used) = used {
                    *used = true;
                }
            });
        }
        (dims, symbols)
    }

    /// Replaces operands that `affine.apply` computes by what it computes, and simplifies: MLIR's
    /// `composeAffineMapAndOperands`.
    pub(super) fn compose(&mut self, ir: &Ir) -> Option<()> {
        if !self.results.is_empty() {
            self.replace_applied(ir)?;
        }
        self.canonicalize(ir)?;
        let (num_dims, num_symbols) = (self.num_dims(), self.num_symbols());
        for result in &mut self.results {
            *result = result.simplified(num_dims, num_symbols);
        }
        Some(())
    }

    fn replace_applied(&mut self, ir: &Ir) -> Option<()> {
        // Replaced operands become `None`; what they were computed of is added to the ends.
        let mut dims: Vec<Option<Value>> = self.dims.iter().copied().map(Some).collect();
        let mut symbols: Vec<Option<Value>> = self.symbols.iter().copied().map(Some).collect();
        for replaced in 0.. {
            let applied = |value: &Option<Value>| value.is_some_and(|value| is_applied(ir, value));
            let (slot, is_dim, position) = if let Some(position) = dims.iter().position(applied) {
                (&mut dims[position], true, position)
            } else if let Some(position) = symbols.iter().position(applied) {
                (&mut symbols[position], false, position)
            } else {
                break;
            };
            if replaced == MAX_REPLACED {
                return None;
            }
            let apply = slot.take()?.defining::<AffineApplyOp>(ir)?;
            let mut inner = Self::new(apply.map(ir), apply.operation().operands(ir))?;
            inner.canonicalize(ir)?;
            let replacement = shifted(inner.results.first()?, dims.len(), symbols.len())?;
            dims.extend(inner.dims.into_iter().map(Some));
            symbols.extend(inner.symbols.into_iter().map(Some));
            let inputs = |make: fn(u32) -> AffineExpr, is_replaced: bool| -> Vec<AffineExpr> {
                let position = u32::try_from(position).unwrap_or(u32::MAX);
                let mut inputs: Vec<AffineExpr> = (0..position).map(make).collect();
                inputs.push(replacement.clone());
                if is_replaced { inputs } else { Vec::new() }
            };
            self.substitute(
                &inputs(AffineExpr::Dim, is_dim),
                &inputs(AffineExpr::Symbol, !is_dim),
            )?;
        }
        self.keep(&dims, &symbols)
    }

    /// Renumbers the inputs so that only those with a value are left.
    fn keep(&mut self, dims: &[Option<Value>], symbols: &[Option<Value>]) -> Option<()> {
        let renumber = |values: &[Option<Value>], make: fn(u32) -> AffineExpr| {
            let mut next = 0;
            let number = |value: &Option<Value>| {
                if value.is_none() {
                    return AffineExpr::Constant(0);
                }
                next += 1;
                make(next - 1)
            };
            values.iter().map(number).collect::<Vec<AffineExpr>>()
        };
        self.substitute(
            &renumber(dims, AffineExpr::Dim),
            &renumber(symbols, AffineExpr::Symbol),
        )?;
        self.dims = dims.iter().copied().flatten().collect();
        self.symbols = symbols.iter().copied().flatten().collect();
        Some(())
    }
}

/// Whether `affine.apply` computes a value.
pub(super) fn is_applied(ir: &Ir, value: Value) -> bool {
    value.defining::<AffineApplyOp>(ir).is_some()
}

/// The expression with higher numbers of dimensions and symbols.
pub(super) fn shifted(expr: &AffineExpr, dims: usize, symbols: usize) -> Option<AffineExpr> {
    let (mut num_dims, mut num_symbols) = (0, 0);
    expr.walk(&mut |expr| match expr {
        AffineExpr::Dim(position) => num_dims = num_dims.max(*position + 1),
        AffineExpr::Symbol(position) => num_symbols = num_symbols.max(*position + 1),
        _ => {}
    });
    let shift = |number: u32, by: usize, make: fn(u32) -> AffineExpr| -> Vec<AffineExpr> {
        let by = u32::try_from(by).unwrap_or(u32::MAX);
        (0..number)
            .map(|position| make(position.saturating_add(by)))
            .collect()
    };
    expr.replace_dims_and_symbols(
        &shift(num_dims, dims, AffineExpr::Dim),
        &shift(num_symbols, symbols, AffineExpr::Symbol),
    )
}

/// The map of an operation and its operands, of which the first `fixed` are not the map's.
pub(super) fn application_of(op: Operation, ir: &Ir, fixed: usize) -> Option<Application> {
    let map = map_of(op, ir, "map")?;
    Application::new(&map, op.operands(ir).get(fixed..)?)
}
