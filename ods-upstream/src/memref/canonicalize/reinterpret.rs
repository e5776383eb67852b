//! Reinterpreting casts: with constants, and of buffers whose layout was asked for.

use super::{cast, constant_number};
use crate::layout::{Layout, with_strides};
use crate::memref::{ExtractStridedMetadataOp, ReinterpretCastOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ReinterpretCastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(reinterpret_buffer);
        set.add(reinterpret_by_constants);
    }
}

/// An offset, a size or a stride.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Static(i64),
    Dynamic(Value),
}

/// The offset, the sizes and the strides of a memref.
type Numbers = [Vec<Number>; 3];

/// The numbers that an operation gives or is given, static where they are constants or `ty` has them.
fn numbers(
    ir: &Ir,
    ty: &Type,
    values: [Vec<Option<Value>>; 3],
    given: [&[i64]; 3],
) -> Option<Numbers> {
    let Type::MemRef(ty) = ty else {
        return None;
    };
    let layout = Layout::of(ty)?;
    let known = [vec![layout.offset()], ty.shape().to_vec(), layout.strides()];
    let mut lists = known.into_iter().zip(values).zip(given).enumerate();
    let mut list = || {
        let (list, ((known, values), given)) = lists.next()?;
        let accepts = |number: &i64| list != 1 || *number >= 0;
        let number = |((known, value), given): ((i64, Option<Value>), i64)| match value {
            _ if given != DYNAMIC => Some(Number::Static(given)),
            _ if known != DYNAMIC => Some(Number::Static(known)),
            None => None,
            Some(value) => {
                let constant = constant_number(ir, value).filter(accepts);
                Some(constant.map_or(Number::Dynamic(value), Number::Static))
            }
        };
        let given = given.iter().copied().chain(std::iter::repeat(DYNAMIC));
        known
            .into_iter()
            .zip(values)
            .zip(given)
            .map(number)
            .collect::<Option<Vec<Number>>>()
    };
    Some([list()?, list()?, list()?])
}

/// The values for the numbers that are dynamic.
fn spread(numbers: &[i64], values: &[Value]) -> Vec<Option<Value>> {
    let mut values = values.iter();
    let value = |number: &i64| {
        (*number == DYNAMIC)
            .then(|| values.next().copied())
            .flatten()
    };
    numbers.iter().map(value).collect()
}

impl ReinterpretCastOp {
    fn numbers(self, ir: &Ir) -> Option<Numbers> {
        let given = [
            self.static_offsets(ir),
            self.static_sizes(ir),
            self.static_strides(ir),
        ];
        let values = [
            spread(given[0], self.offsets(ir)),
            spread(given[1], self.sizes(ir)),
            spread(given[2], self.strides(ir)),
        ];
        numbers(ir, self.result(ir).ty(ir), values, given)
    }
}

impl ExtractStridedMetadataOp {
    fn numbers(self, ir: &Ir) -> Option<Numbers> {
        let all = |values: &[Value]| values.iter().copied().map(Some).collect();
        let values = [
            vec![Some(self.offset(ir))],
            all(self.sizes(ir)),
            all(self.strides(ir)),
        ];
        numbers(ir, self.source(ir).ty(ir), values, [&[]; 3])
    }
}

/// Casting a buffer to the layout that was asked for is a cast; to another one, it is a cast of the memref.
fn reinterpret_buffer(op: ReinterpretCastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let metadata = op.source(rw).defining::<ExtractStridedMetadataOp>(rw)?;
    let source = metadata.source(rw);
    if op.numbers(rw)? != metadata.numbers(rw)? {
        rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
        return Some(());
    }
    let (location, ty) = (op.location(rw), op.result(rw).ty(rw).clone());
    let mut new = source;
    if ty != *source.ty(rw) {
        new = cast(rw, location, source, ty);
    }
    rw.replace(op, [new]);
    Some(())
}

/// Makes numbers static that are constants.
fn reinterpret_by_constants(op: ReinterpretCastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let lists = op.numbers(rw)?;
    let dynamic = |numbers: &[i64]| numbers.iter().filter(|it| **it == DYNAMIC).count();
    let before = dynamic(op.static_offsets(rw))
        + dynamic(op.static_sizes(rw))
        + dynamic(op.static_strides(rw));
    let location = op.location(rw);
    let mut state = OperationState::new(ReinterpretCastOp::INFO, location);
    state.operands.push(op.source(rw));
    let (mut statics, mut segments) = (Vec::new(), vec![1]);
    for (name, list) in ["static_offsets", "static_sizes", "static_strides"]
        .into_iter()
        .zip(&lists)
    {
        let start = state.operands.len();
        let number = |number: &Number| match *number {
            Number::Static(number) => number,
            Number::Dynamic(value) => {
                state.operands.push(value);
                DYNAMIC
            }
        };
        let numbers: Vec<i64> = list.iter().map(number).collect();
        segments.push(i32::try_from(state.operands.len() - start).unwrap_or(i32::MAX));
        state.set_attribute(name, DenseArrayAttr::from_i64s(&numbers).into());
        statics.push(numbers);
    }
    if statics
        .iter()
        .map(|numbers| dynamic(numbers))
        .sum::<usize>()
        == before
    {
        return None;
    }
    let old = op.result(rw).ty(rw).clone();
    let Type::MemRef(memref) = &old else {
        return None;
    };
    let offset = *statics[0].first()?;
    let ty = with_strides(memref, &statics[1], offset, &statics[2]);
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    state.result_types.push(ty.into());
    let new = rw.create_operation(state).result(rw, 0);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}
