//! Verifiers of `linalg.pack` and `linalg.unpack`. Only messages about padding begin with the name of the operation, as in MLIR.

use super::{PackOp, UnPackOp};
use crate::mixed::mixed;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, RankedTensorType};

/// Whether numbers are different dimensions.
fn are_dimensions(numbers: &[i64], rank: usize) -> bool {
    let mut seen = vec![false; rank];
    numbers.iter().all(|number| {
        let place = usize::try_from(*number).ok();
        let place = place.and_then(|number| seen.get_mut(number));
        place.is_some_and(|place| !std::mem::replace(place, true))
    })
}

/// The shape of a packed tensor.
fn packed_shape(
    unpacked: &[i64],
    tiles: &[i64],
    positions: &[i64],
    permutation: &[i64],
) -> Vec<i64> {
    let mut outer = unpacked.to_vec();
    for (position, tile) in positions.iter().zip(tiles) {
        let Some(size) = usize::try_from(*position)
            .ok()
            .and_then(|at| outer.get_mut(at))
        else {
            continue;
        };
        *size = match (*size, *tile) {
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (size, tile) => size
                .checked_add(tile - 1)
                .map_or(DYNAMIC, |sum| sum.div_euclid(tile.max(1))),
        };
    }
    if !permutation.is_empty() {
        let at = |from: &i64| {
            usize::try_from(*from)
                .ok()
                .and_then(|from| outer.get(from).copied())
        };
        outer = permutation.iter().filter_map(at).collect();
    }
    outer.extend(tiles);
    outer
}

/// What both operations check.
fn check(
    op: Operation,
    ir: &Ir,
    [unpacked, packed]: [&Type; 2],
    tile_values: &[Value],
) -> Result<(), String> {
    let numbers = |name: &str| {
        op.attribute(ir, name)
            .and_then(Attribute::as_i64s)
            .unwrap_or_default()
    };
    let (tiles, positions) = (numbers("static_inner_tiles"), numbers("inner_dims_pos"));
    let permutation = numbers("outer_dims_perm");
    let fail = |message: &str| Err(message.to_owned());
    if mixed(tiles, tile_values)
        .iter()
        .any(|tile| tile.is_zero(ir))
    {
        return fail("invalid zero tile factor");
    }
    let shapes = (unpacked.shape(), packed.shape());
    let (Some(from), Some(to)) = shapes else {
        return Ok(());
    };
    if !are_dimensions(positions, from.len()) {
        return fail("invalid inner_dims_pos vector");
    }
    if !are_dimensions(permutation, from.len()) {
        return fail("invalid outer_dims_perm vector");
    }
    if !permutation.is_empty() && permutation.len() != from.len() {
        return fail("outer_dims_perm must be a permutation or empty");
    }
    if tiles.len() > from.len() {
        return fail(
            "tiling factors must be less than or equal to the input rank for pack or output rank for unpack",
        );
    }
    if tiles.len() != positions.len() {
        return fail("tiling factors must equal the number of dimensions to tile");
    }
    if from.len() + tiles.len() != to.len() {
        return Err(format!(
            "packed rank != (unpacked rank + num tiling factors), got {} != {}",
            to.len(),
            from.len() + tiles.len()
        ));
    }
    let (_, inner) = to.split_at(from.len());
    let fits = |(size, tile): (&i64, &i64)| match (*size, *tile) {
        (size, DYNAMIC) => size == DYNAMIC,
        (DYNAMIC, _) => true,
        (size, tile) => size == tile,
    };
    if !inner.iter().zip(tiles).all(fits) {
        return fail(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type",
        );
    }
    let expected = packed_shape(from, tiles, positions, permutation);
    check_sizes(unpacked, packed, expected)
}

/// Compares the sizes of the packed tensor.
fn check_sizes(unpacked: &Type, packed: &Type, expected: Vec<i64>) -> Result<(), String> {
    let sizes = packed.shape().unwrap_or_default();
    let is_same = |(expected, size): (&i64, &i64)| {
        *expected == DYNAMIC || *size == DYNAMIC || expected == size
    };
    if expected.iter().zip(sizes).all(is_same) {
        return Ok(());
    }
    let element = unpacked.element_type().unwrap_or(unpacked).clone();
    let expected = Type::from(RankedTensorType::new(expected, element));
    Err(format!(
        "expected '{expected}' for the packed domain value, got '{packed}'"
    ))
}

macro_rules! verifiers {
    ($($op:ident, $unpacked:ident, $packed:ident;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let types = [self.$unpacked(ir).ty(ir), self.$packed(ir).ty(ir)];
                check(self.operation(), ir, types, self.inner_tiles(ir))
                    .map_err(|message| Diagnostic::error(self.location(ir), message))?;
                self.check_padding(ir)
                    .map_err(|message| self.emit_error(ir, message))
            }
        }
    )*};
}

verifiers! {
    PackOp, source, dest;
    UnPackOp, dest, source;
}

impl UnPackOp {
    /// There is no padding.
    #[allow(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "as `PackOp::check_padding`"
    )]
    fn check_padding(self, _: &Ir) -> Result<(), String> {
        Ok(())
    }
}

impl PackOp {
    fn check_padding(self, ir: &Ir) -> Result<(), String> {
        let source = self.source(ir).ty(ir);
        if let Some(padding) = self.padding_value(ir) {
            let (found, element) = (padding.ty(ir), source.element_type().unwrap_or(source));
            if found == element {
                return Ok(());
            }
            return Err(format!(
                "expected padding_value has '{element}' but got: '{found}'"
            ));
        }
        if self.requires_padding(ir) {
            return Err(
                "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set"
                    .to_owned(),
            );
        }
        Ok(())
    }
}
