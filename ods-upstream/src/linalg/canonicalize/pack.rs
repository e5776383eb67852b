//! Packing and unpacking: what one takes back of the other, sizes that follow from others, and casts.

use super::numbers;
use crate::linalg::fold::is_identity;
use crate::linalg::{PackOp, UnPackOp};
use crate::mixed::{Mixed, mixed, split};
use crate::tensor::{ExtractSliceOp, cast, encoding, forgotten_source, tensor_of};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::ir::Dominance;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// How a tensor is packed.
pub(in crate::linalg) struct Packing {
    pub(in crate::linalg) positions: Vec<i64>,
    pub(in crate::linalg) permutation: Vec<i64>,
    pub(in crate::linalg) tiles: Vec<Mixed>,
}

/// `linalg.pack` or `linalg.unpack`.
pub(in crate::linalg) trait Relayout: Op + Copy {
    /// Whether it is `linalg.pack`.
    const PACKS: bool;

    fn tile_values(self, ir: &Ir) -> &[Value];

    fn padding(self, ir: &Ir) -> Option<Value>;

    fn packing(self, ir: &Ir) -> Packing {
        let op = self.operation();
        Packing {
            positions: numbers(op, ir, "inner_dims_pos").to_vec(),
            permutation: numbers(op, ir, "outer_dims_perm").to_vec(),
            tiles: mixed(numbers(op, ir, "static_inner_tiles"), self.tile_values(ir)),
        }
    }

    /// The source and the destination.
    fn ends(self, ir: &Ir) -> Option<[Value; 2]> {
        self.operation().operands(ir).get(..2)?.try_into().ok()
    }
}

impl Relayout for PackOp {
    const PACKS: bool = true;

    fn tile_values(self, ir: &Ir) -> &[Value] {
        self.inner_tiles(ir)
    }

    fn padding(self, ir: &Ir) -> Option<Value> {
        self.padding_value(ir)
    }
}

impl Relayout for UnPackOp {
    const PACKS: bool = false;

    fn tile_values(self, ir: &Ir) -> &[Value] {
        self.inner_tiles(ir)
    }

    fn padding(self, _: &Ir) -> Option<Value> {
        None
    }
}

/// The operation with another source, destination, padding or other tiles.
fn rebuilt<O: Relayout>(
    rw: &mut Rewriter<'_>,
    op: O,
    [source, dest]: [Value; 2],
    padding: Option<Value>,
    tiles: &[Mixed],
) -> Value {
    let mut state = OperationState::of(op.operation(), rw);
    let (numbers, values) = split(tiles);
    state.operands.clear();
    state.operands.extend([source, dest]);
    if O::PACKS {
        let sizes = [1, 1, usize::from(padding.is_some()), values.len()];
        super::set_segments(&mut state, &sizes);
    }
    state.operands.extend(padding);
    state.operands.extend(values);
    let numbers = DenseArrayAttr::from_i64s(&numbers);
    state.set_attribute("static_inner_tiles", numbers.into());
    state.result_types.push(dest.ty(rw).clone());
    rw.create_operation(state).result(rw, 0)
}

/// Replaces an operation, with a cast if the type is another one.
fn replace<O: Relayout>(rw: &mut Rewriter<'_>, op: O, mut new: Value) {
    let old = op.operation().result(rw, 0).ty(rw).clone();
    if *new.ty(rw) != old {
        new = cast(rw, op.location(rw), new, old);
    }
    rw.replace(op, new);
}

/// Whether a pack and an unpack have the same tiles at the same places.
fn are_inverse(pack: PackOp, unpack: UnPackOp, ir: &Ir) -> bool {
    let (one, other) = (pack.packing(ir), unpack.packing(ir));
    let is_same = |(one, other): (&Mixed, &Mixed)| {
        let number = one.number(ir);
        one == other || (number.is_some() && number == other.number(ir))
    };
    let (from, to) = (&one.permutation, &other.permutation);
    pack.padding_value(ir).is_none()
        && one.positions == other.positions
        && (from == to || (is_identity(from) && is_identity(to)))
        && one.tiles.len() == other.tiles.len()
        && one.tiles.iter().zip(&other.tiles).all(is_same)
}

/// The types of the unpacked and of the packed tensor with the sizes that one has of the other; `None` if both know all.
fn inferred<O: Relayout>(op: O, ir: &Ir) -> Option<[Type; 2]> {
    let ends = op.ends(ir)?;
    let [unpacked, packed] = if O::PACKS { ends } else { [ends[1], ends[0]] };
    let packing = op.packing(ir);
    let (from, to) = (unpacked.ty(ir), packed.ty(ir));
    let (mut outer, mut inner) = (from.shape()?.to_vec(), to.shape()?.to_vec());
    for (dim, number) in (0..outer.len()).zip(0..) {
        if packing.positions.contains(&number) {
            continue;
        }
        let place = packing.permutation.iter().position(|it| *it == number);
        let size = inner.get_mut(place.unwrap_or(dim))?;
        match (outer[dim], *size) {
            (DYNAMIC, known) => outer[dim] = known,
            (known, DYNAMIC) => *size = known,
            _ => {}
        }
    }
    let types = [(from, outer), (to, inner)].map(|(ty, sizes)| tensor_of(ty, &sizes, encoding(ty)));
    (types != [from.clone(), to.clone()]).then_some(types)
}

/// Casts the operands to the types that are known to be theirs.
fn infer_types<O: Relayout>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let [unpacked, packed] = inferred(op, rw)?;
    let types = if O::PACKS {
        [unpacked, packed]
    } else {
        [packed, unpacked]
    };
    let (mut ends, location) = (op.ends(rw)?, op.location(rw));
    for (end, ty) in ends.iter_mut().zip(types) {
        if *end.ty(rw) != ty {
            *end = cast(rw, location, *end, ty);
        }
    }
    let (padding, tiles) = (op.padding(rw), op.packing(rw).tiles);
    let new = rebuilt(rw, op, ends, padding, &tiles);
    replace(rw, op, new);
    Some(())
}

impl PackOp {
    /// Whether tiles are not all full, as far as that is known: MLIR's `requirePaddingValue`.
    pub(in crate::linalg) fn requires_padding(self, ir: &Ir) -> bool {
        let packing = self.packing(ir);
        let [Some(from), Some(to)] = [self.source(ir), self.dest(ir)].map(|it| it.ty(ir).shape())
        else {
            return false;
        };
        let is_partial = |(position, tile): (&i64, &Mixed)| {
            let size = usize::try_from(*position).ok().and_then(|at| from.get(at));
            let Some(size) = size.filter(|size| **size != DYNAMIC) else {
                return false;
            };
            let place = packing.permutation.iter().position(|it| it == position);
            let place = place.or_else(|| usize::try_from(*position).ok());
            // Without a tile, the number of tiles tells.
            let divisor = tile.number(ir).or_else(|| {
                let tiles = to.get(place?).copied();
                tiles.filter(|tiles| *tiles != DYNAMIC)
            });
            divisor.is_some_and(|divisor| divisor != 0 && size.wrapping_rem(divisor) != 0)
        };
        packing.positions.iter().zip(&packing.tiles).any(is_partial)
    }

    fn needs_no_padding(self, ir: &Ir) -> bool {
        let packing = self.packing(ir);
        let sizes = self.source(ir).ty(ir).shape().unwrap_or_default();
        let is_known = |position: &i64| {
            let size = usize::try_from(*position).ok().and_then(|at| sizes.get(at));
            size.is_some_and(|size| *size != DYNAMIC)
        };
        let is_static = |tile: &Mixed| matches!(tile, Mixed::Static(_));
        packing.positions.iter().all(is_known)
            && packing.tiles.iter().all(is_static)
            && !self.requires_padding(ir)
    }
}

impl Canonicalize for PackOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let [source, dest] = self.ends(rw)?;
        if let Some(unpack) = source.defining::<UnPackOp>(rw) {
            let before = unpack.source(rw);
            if before.ty(rw) != dest.ty(rw) || !are_inverse(self, unpack, rw) {
                return None;
            }
            rw.replace(self, before);
            return Some(());
        }
        if self.padding_value(rw).is_some() && self.needs_no_padding(rw) {
            let tiles = self.packing(rw).tiles;
            let new = rebuilt(rw, self, [source, dest], None, &tiles);
            rw.replace(self, new);
            return Some(());
        }
        infer_types(self, rw)
    }
}

/// What the destination was before an operation wrote into it.
fn before_written(dest: Value, ir: &Ir) -> Option<Value> {
    let op = dest.defining_op(ir)?;
    let number = op.results(ir).iter().position(|result| *result == dest)?;
    let inits = op.interface::<dyn DestinationStyleOpInterface>(ir)?;
    let before = *inits.dps_inits(ir).get(number)?;
    (before.ty(ir) == dest.ty(ir) && before != dest).then_some(before)
}

impl UnPackOp {
    /// Whether a slice only leaves out parts of last tiles: MLIR's `canFoldSliceOp`.
    fn can_be_sliced(self, slice: ExtractSliceOp, ir: &Ir) -> bool {
        let ty = slice.result(ir).ty(ir);
        let (Some(sizes), Some(unpacked)) = (ty.shape(), self.dest(ir).ty(ir).shape()) else {
            return false;
        };
        let all = |numbers: &[i64], values: &[Value], expected: i64| {
            let list = mixed(numbers, values);
            list.iter().all(|it| it.number(ir) == Some(expected))
        };
        if sizes.len() != unpacked.len()
            || !all(slice.static_offsets(ir), slice.offsets(ir), 0)
            || !all(slice.static_strides(ir), slice.strides(ir), 1)
        {
            return false;
        }
        let packing = self.packing(ir);
        let outer = self.source(ir).ty(ir).shape().unwrap_or_default();
        let is_last = |(position, tile): (&i64, &Mixed)| {
            let place = packing.permutation.iter().position(|it| it == position);
            let dim = usize::try_from(*position).ok()?;
            let tiles = *outer.get(place.unwrap_or(dim))?;
            let (size, Mixed::Static(tile)) = (*sizes.get(dim)?, *tile) else {
                return None;
            };
            let left_out = tiles.checked_mul(tile)?.checked_sub(size)?;
            (size != DYNAMIC && tiles != DYNAMIC && left_out < tile).then_some(())
        };
        let mut places = packing.positions.iter().zip(&packing.tiles);
        places.all(|place| is_last(place).is_some())
    }

    /// A slice of what is unpacked is unpacked into a slice of the destination.
    fn unpack_into_slice(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let result = self.operation().result(rw, 0);
        let user = result.uses(rw).next().filter(|_| result.has_one_use(rw))?;
        let slice = user.owner.cast::<ExtractSliceOp>(rw)?;
        if !self.can_be_sliced(slice, rw) {
            return None;
        }
        let mut dominance = Dominance::new();
        let mut values = slice.operation().operands(rw).iter().skip(1);
        if !values.all(|value| dominance.properly_dominates(rw, *value, self.operation())) {
            return None;
        }
        let [source, dest] = self.ends(rw)?;
        let ty = slice.result(rw).ty(rw).clone();
        let mut state = OperationState::of(slice.operation(), rw);
        state.location = self.location(rw);
        state.operands[0] = dest;
        state.result_types.push(ty);
        let dest = rw.create_operation(state).result(rw, 0);
        let tiles = self.packing(rw).tiles;
        let new = rebuilt(rw, self, [source, dest], None, &tiles);
        rw.replace(slice, new);
        rw.erase(self);
        Some(())
    }
}

impl Canonicalize for UnPackOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let [source, dest] = self.ends(rw)?;
        if let Some(pack) = source.defining::<PackOp>(rw) {
            let before = pack.source(rw);
            if before.ty(rw) != dest.ty(rw) || !are_inverse(pack, self, rw) {
                return None;
            }
            rw.replace(self, before);
            return Some(());
        }
        if let Some(before) = before_written(dest, rw) {
            rw.modify(self, |rw| self.operation().set_operand(rw, 1, before));
            return Some(());
        }
        if self.unpack_into_slice(rw).is_some() {
            return Some(());
        }
        infer_types(self, rw)
    }
}

/// Tiles whose sizes the packed type knows.
fn known_tiles(tiles: &[Mixed], packed: &Type) -> Vec<Mixed> {
    let shape = packed.shape().unwrap_or_default();
    let sizes = &shape[shape.len().saturating_sub(tiles.len())..];
    let known = tiles.iter().zip(sizes).map(|(tile, size)| match *size {
        DYNAMIC => *tile,
        size => match tile {
            Mixed::Dynamic(_) => Mixed::Static(size),
            Mixed::Static(_) => *tile,
        },
    });
    known.collect()
}

/// Takes what casts cast that only forget what is static.
fn take_sources_of_casts<O: Relayout>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let ends = op.ends(rw)?;
    let sources = ends.map(|end| forgotten_source(rw, end));
    if sources == [None; 2] {
        return None;
    }
    let ends = [sources[0].unwrap_or(ends[0]), sources[1].unwrap_or(ends[1])];
    let packed = if O::PACKS { ends[1] } else { ends[0] };
    let tiles = known_tiles(&op.packing(rw).tiles, packed.ty(rw));
    let padding = op.padding(rw);
    let new = rebuilt(rw, op, ends, padding, &tiles);
    replace(rw, op, new);
    Some(())
}

/// `FoldTensorCastPackOp`.
pub(super) fn pack_source_of_cast(op: PackOp, rw: &mut Rewriter<'_>) -> Option<()> {
    take_sources_of_casts(op, rw)
}

/// `FoldTensorCastUnPackOp`.
pub(super) fn unpack_source_of_cast(op: UnPackOp, rw: &mut Rewriter<'_>) -> Option<()> {
    take_sources_of_casts(op, rw)
}
