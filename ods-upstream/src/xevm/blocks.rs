//! Verifiers of loads, stores and prefetches of blocks, and of products of matrices.

use super::{BlockLoad2dOp, BlockLoadOp, BlockPrefetch2dOp, BlockStore2dOp, BlockStoreOp, MMAOp};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;
use std::ops::RangeInclusive;

/// How many work items share a block.
const SUBGROUP_SIZE: i64 = 16;

type Checked = Result<(), String>;

fn fail(message: &str) -> Checked {
    Err(message.to_owned())
}

/// What accesses to a block in two dimensions have in common.
struct Block {
    element_bits: i64,
    width: i64,
    height: i64,
    count: i64,
    base_width: Option<i64>,
    base_pitch: Option<i64>,
}

macro_rules! block_of {
    ($op:expr, $ir:expr, $count:expr) => {
        Block {
            element_bits: i64::from($op.elem_size_in_bits($ir)),
            width: i64::from($op.tile_width($ir)),
            height: i64::from($op.tile_height($ir)),
            count: i64::from($count),
            base_width: constant($ir, $op.base_width($ir)),
            base_pitch: constant($ir, $op.base_pitch($ir)),
        }
    };
}

/// The number that a value is, if an operation defines it as a constant.
fn constant(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    if !op.has_trait::<ods_runtime::traits::ConstantLike>(ir) {
        return None;
    }
    let number = op.attribute(ir, "value")?.downcast::<IntegerAttr>()?;
    number.to_i64()
}

fn is_power_of_two(number: i64, most: i64) -> bool {
    (1..=most).contains(&number) && number & (number - 1) == 0
}

impl Block {
    /// Checks what all accesses ask for.
    fn check(&self) -> Checked {
        if let (Some(width), Some(pitch)) = (self.base_width, self.base_pitch)
            && pitch < width
        {
            return fail("4th operand (base pitch) should be >= 2nd operand (base width)");
        }
        if !(8..=32).contains(&self.element_bits) || !is_power_of_two(self.element_bits, 32) {
            return fail("expecting 'elem_size_in_bits' to be 8, 16, or 32");
        }
        if !is_power_of_two(self.height, 32) {
            return fail("expecting tile_height to be 1, 2, 4, 8, 16, or 32");
        }
        if !is_power_of_two(self.count, 8) {
            return fail("expecting v_blocks to be 1, 2, 4, or 8");
        }
        Ok(())
    }

    fn check_height(&self, range: RangeInclusive<i64>) -> Checked {
        check_range("tile_height", self.height, range)
    }

    fn check_width(&self, range: RangeInclusive<i64>) -> Checked {
        check_range("tile_width", self.width, range)
    }

    fn check_count(&self, counts: &[i64], message: &str) -> Checked {
        if counts.contains(&self.count) {
            return Ok(());
        }
        Err(format!("expecting v_blocks to be {message}"))
    }

    /// Checks that all blocks together are not too wide.
    fn check_total(&self, most: i64) -> Checked {
        if self.width.saturating_mul(self.count) <= most {
            return Ok(());
        }
        let bits = self.element_bits;
        Err(format!(
            "tile_width * v_blocks should be less than or equal to {most} for {bits} bit elements"
        ))
    }

    /// Checks a load as it is.
    fn check_plain_load(&self) -> Checked {
        self.check_height(1..=32)?;
        let (widths, counts, message): (_, &[i64], _) = match self.element_bits {
            8 => (4..=64, &[1, 2, 4], "1, 2, or 4"),
            16 => (2..=32, &[1, 2, 4], "1, 2, or 4"),
            32 => (1..=16, &[1, 2], "1 or 2"),
            64 => {
                self.check_width(1..=8)?;
                return self.check_count(&[1], "1");
            }
            _ => return fail("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        };
        let most = *widths.end();
        self.check_width(widths)?;
        self.check_count(counts, message)?;
        self.check_total(most)
    }

    /// Checks a load that transposes.
    fn check_transposed_load(&self) -> Checked {
        self.check_count(&[1], "1")?;
        match self.element_bits {
            32 => {
                self.check_height(1..=32)?;
                self.check_width(1..=8)
            }
            64 if self.height != 8 => fail("expecting tile_height to be 8 for 64 bit elements"),
            64 if ![1, 2, 4].contains(&self.width) => fail("expecting tile_width to be 1, 2, or 4"),
            64 => Ok(()),
            _ => fail("transpose is only supported for 32 and 64 bit elements"),
        }
    }

    /// Checks a load that packs small elements into registers.
    fn check_packed_load(&self) -> Checked {
        self.check_count(&[1, 2, 4], "1, 2, or 4")?;
        match self.element_bits {
            8 => {
                self.check_height(4..=32)?;
                self.check_width(4..=16)
            }
            16 => {
                self.check_height(2..=32)?;
                self.check_width(2..=16)?;
                self.check_total(32)
            }
            _ => fail("pack_register is only supported for 8 and 16 bit elements"),
        }
    }

    /// Checks what only stores ask for.
    fn check_store(&self) -> Checked {
        self.check_height(1..=8)?;
        self.check_width(match self.element_bits {
            8 => 4..=64,
            16 => 2..=32,
            32 => 1..=16,
            64 => 1..=8,
            _ => return fail("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        })?;
        self.check_count(&[1], "1")
    }
}

fn check_range(what: &str, number: i64, range: RangeInclusive<i64>) -> Checked {
    if range.contains(&number) {
        return Ok(());
    }
    let (least, most) = (range.start(), range.end());
    Err(format!("expecting {what} to be between {least} and {most}"))
}

/// The type and the number of the elements of a vector.
fn vector(ty: &Type) -> Option<(&Type, i64)> {
    match ty {
        Type::Vector(vector) => {
            let sizes = vector.shape().iter().copied();
            Some((vector.element_type(), sizes.fold(1, i64::saturating_mul)))
        }
        _ => None,
    }
}

/// The number of bits of an integer or floating point number.
fn width(ty: &Type) -> Option<i64> {
    match ty {
        Type::Integer(integer) => Some(integer.width().into()),
        Type::Float(float) => Some(float.width().into()),
        _ => None,
    }
}

impl BlockLoad2dOp {
    fn check(self, ir: &Ir) -> Checked {
        let block = block_of!(self, ir, self.v_blocks(ir));
        let (transposes, packs) = (self.transpose(ir), self.pack_register(ir));
        let Some((element, count)) = vector(self.res(ir).ty(ir)) else {
            return Ok(());
        };
        let Some(bits) = width(element) else {
            return fail("expecting result element type to be int or float");
        };
        let size = count.saturating_mul(bits);
        let tile = block
            .height
            .saturating_mul(block.width)
            .saturating_mul(block.count);
        let expected = block.element_bits.saturating_mul(tile) / SUBGROUP_SIZE;
        if size != expected {
            return Err(format!(
                "result size of {size} bits does not match the expected size of {expected} bits"
            ));
        }
        match (transposes, packs) {
            (true, true) => {
                return fail("transpose and pack_register are mutually exclusive");
            }
            (true, false) => block.check_transposed_load()?,
            (false, true) => block.check_packed_load()?,
            (false, false) => block.check_plain_load()?,
        }
        block.check()?;
        if (block.element_bits == 32 || packs) && bits != 32 {
            return fail("expecting result element type to be 32 bits");
        }
        if packs && block.width != SUBGROUP_SIZE {
            return fail(
                "tile_width when pack_register is true should be equal to subgroup size (16 elements)",
            );
        }
        Ok(())
    }
}

impl Verify for BlockLoad2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, &message))
    }
}

/// The widths of blocks that are stored or prefetched; `narrow` is one more for large elements.
fn check_tile(block: &Block, narrow: Option<i64>) -> Checked {
    let (widths, text): (&[i64], &str) = match (block.element_bits, narrow) {
        (8, _) => (&[16, 32], "16 or 32"),
        (32, Some(8)) => (&[8, 16], "8 or 16"),
        _ => (&[16], "16"),
    };
    if widths.contains(&block.width) {
        return Ok(());
    }
    let bits = block.element_bits;
    Err(format!(
        "tile_width for {bits} bit elements should be equal to {text}"
    ))
}

impl Verify for BlockStore2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        // There is one block.
        let block = block_of!(self, ir, 1);
        let checked = block.check_store().and_then(|()| block.check());
        let checked = checked.and_then(|()| check_tile(&block, None));
        checked.map_err(|message| self.emit_error(ir, &message))
    }
}

impl Verify for BlockPrefetch2dOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let block = block_of!(self, ir, self.v_blocks(ir));
        let checked = block.check().and_then(|()| check_tile(&block, Some(8)));
        checked.map_err(|message| self.emit_error(ir, &message))
    }
}

/// Checks how many elements a block in one dimension has.
fn check_row(ty: &Type) -> Checked {
    let Some((element, count)) = vector(ty) else {
        return Ok(());
    };
    let is_byte = width(element).is_some_and(|bits| bits / 8 == 1);
    let most = if is_byte { 16 } else { 8 };
    if count > 1 && is_power_of_two(count, most) {
        return Ok(());
    }
    fail(if is_byte {
        "vector size must be 2, 4, 8 or 16 for 8-bit element type"
    } else {
        "vector size must be 2, 4 or 8 for element type > 8 bits"
    })
}

impl Verify for BlockLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let checked = check_row(self.res(ir).ty(ir));
        checked.map_err(|message| self.emit_error(ir, &message))
    }
}

impl Verify for BlockStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let checked = check_row(self.val(ir).ty(ir));
        checked.map_err(|message| self.emit_error(ir, &message))
    }
}

impl Verify for MMAOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let result = self.operation().result(ir, 0).ty(ir);
        if self.c(ir).is_some_and(|summand| summand.ty(ir) != result) {
            return Err(self.emit_error(ir, "type of C operand must match result type"));
        }
        Ok(())
    }
}
