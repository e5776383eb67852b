//! Slices of shapes: whether a type is that of a slice, and whether the slice is within its source.

use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

/// Why a type is not a slice's type with some dimensions of size 1 left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SliceMismatch {
    Rank,
    Size,
    ElementType,
}

/// Why `reduced` is not `full` with some dimensions of size 1 left out: MLIR's `isRankReducedType`.
pub(crate) fn reduced_type_mismatch(full: &Type, reduced: &Type) -> Option<SliceMismatch> {
    if full == reduced {
        return None;
    }
    let (shape, other) = (full.shape()?, reduced.shape()?);
    if other.len() > shape.len() {
        return Some(SliceMismatch::Rank);
    }
    if dropped_dims(shape, other).is_none() {
        return Some(SliceMismatch::Size);
    }
    (full.element_type() != reduced.element_type()).then_some(SliceMismatch::ElementType)
}

/// Which dimensions of `full`, all of size 1, `reduced` leaves out; `None` if that is not the difference between the
/// shapes. MLIR's `computeRankReductionMask`.
pub(crate) fn dropped_dims(full: &[i64], reduced: &[i64]) -> Option<Vec<usize>> {
    find_dropped(full, reduced, |one, other| one == other)
}

/// As [`dropped_dims`], where a dynamic size may be any but 1 of the full shape.
pub(crate) fn dropped_dims_if_dynamic_match(full: &[i64], reduced: &[i64]) -> Option<Vec<usize>> {
    find_dropped(full, reduced, |size, other| {
        size == other || (size != 1 && (size == DYNAMIC || other == DYNAMIC))
    })
}

fn find_dropped(
    full: &[i64],
    reduced: &[i64],
    is_same: impl Fn(i64, i64) -> bool,
) -> Option<Vec<usize>> {
    let mut rest = reduced.iter().peekable();
    let mut dropped = Vec::new();
    for (dim, size) in full.iter().enumerate() {
        if rest.next_if(|other| is_same(*size, **other)).is_some() {
            continue;
        }
        if *size != 1 {
            return None;
        }
        dropped.push(dim);
    }
    rest.next().is_none().then_some(dropped)
}

/// Checks that offsets and last elements that are known are within `shape`: MLIR's `verifyInBoundsSlice`.
pub(crate) fn verify_in_bounds(
    shape: &[i64],
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Result<(), String> {
    let lists = shape.iter().zip(offsets).zip(sizes.iter().zip(strides));
    for (dim, ((extent, offset), (size, stride))) in lists.enumerate() {
        if *extent == DYNAMIC || *offset == DYNAMIC {
            continue;
        }
        if offset >= extent {
            return Err(format!(
                "offset {dim} is out-of-bounds: {offset} >= {extent}"
            ));
        }
        if *size == DYNAMIC || *stride == DYNAMIC {
            continue;
        }
        let last = (size.wrapping_sub(1))
            .wrapping_mul(*stride)
            .wrapping_add(*offset);
        if last >= *extent {
            return Err(format!(
                "slice along dimension {dim} runs out-of-bounds: {last} >= {extent}"
            ));
        }
    }
    Ok(())
}

/// Offsets, sizes and strides of a slice: the numbers, and the values for those that are not static.
pub(crate) struct Slice {
    pub(crate) numbers: [Vec<i64>; 3],
    values: [Vec<Value>; 3],
}

impl Slice {
    pub(crate) fn new(numbers: [&[i64]; 3], values: [&[Value]; 3]) -> Self {
        Self {
            numbers: numbers.map(<[i64]>::to_vec),
            values: values.map(<[Value]>::to_vec),
        }
    }

    /// Makes numbers of values that are constants: in the offsets, or else in the sizes, or else in the strides. Offsets
    /// and sizes below zero stay, and strides of zero if `keeps_zero_strides`. Returns whether something changed.
    pub(crate) fn fold_constants(&mut self, ir: &Ir, keeps_zero_strides: bool) -> bool {
        (0..3).any(|list| {
            let accepts = |number: i64| match list {
                2 => !keeps_zero_strides || number != 0,
                _ => number >= 0,
            };
            let mut dynamic = std::mem::take(&mut self.values[list]).into_iter();
            let mut is_folded = false;
            for number in &mut self.numbers[list] {
                if *number != DYNAMIC {
                    continue;
                }
                let Some(value) = dynamic.next() else {
                    break;
                };
                match constant_index(ir, value).filter(|number| accepts(*number)) {
                    Some(found) => {
                        *number = found;
                        is_folded = true;
                    }
                    None => self.values[list].push(value),
                }
            }
            is_folded
        })
    }

    /// Whether a number that is not static is a constant.
    pub(crate) fn has_constants(&self, ir: &Ir) -> bool {
        let mut values = self.values.iter().flatten();
        values.any(|value| constant_index(ir, *value).is_some())
    }

    /// Sets the sizes of all but the dropped dimensions to those that are static in `shape`.
    pub(crate) fn set_sizes(&mut self, dropped: &[usize], shape: &[i64]) {
        let mut dynamic = std::mem::take(&mut self.values[1]).into_iter();
        let mut sizes = shape.iter();
        for (dim, number) in self.numbers[1].iter_mut().enumerate() {
            let value = if *number == DYNAMIC {
                dynamic.next()
            } else {
                None
            };
            let size = if dropped.contains(&dim) {
                None
            } else {
                sizes.next()
            };
            match size {
                Some(size) if *size != DYNAMIC => *number = *size,
                _ => self.values[1].extend(value),
            }
        }
    }

    /// The offsets, sizes and strides that are static or constants.
    pub(crate) fn known(&self, ir: &Ir) -> [Vec<Option<i64>>; 3] {
        [0, 1, 2].map(|list| {
            let mut dynamic = self.values[list].iter();
            let known = self.numbers[list].iter().map(|number| match *number {
                DYNAMIC => constant_index(ir, *dynamic.next()?),
                number => Some(number),
            });
            known.collect()
        })
    }

    /// Whether the slice is within `shape`, as far as that is known.
    pub(crate) fn is_within(&self, shape: &[i64]) -> bool {
        let [offsets, sizes, strides] = &self.numbers;
        verify_in_bounds(shape, offsets, sizes, strides).is_ok()
    }

    /// The operation with these operands in front of the slice, and with a result of type `ty`.
    pub(crate) fn state(
        self,
        info: &'static OpInfo,
        location: Location,
        operands: &[Value],
        ty: Type,
    ) -> OperationState {
        let mut state = OperationState::new(info, location);
        let mut segments = vec![1; operands.len()];
        state.operands.extend_from_slice(operands);
        for values in self.values {
            segments.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
            state.operands.extend(values);
        }
        let names = ["static_offsets", "static_sizes", "static_strides"];
        for (name, numbers) in names.into_iter().zip(&self.numbers) {
            state.set_attribute(name, DenseArrayAttr::from_i64s(numbers).into());
        }
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        state.result_types.push(ty);
        state
    }
}

/// The number that a constant operation gives.
fn constant_index(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    match constant.attribute(ir, "value")? {
        number @ Attribute::Integer(_) => number.as_i64(),
        _ => None,
    }
}
