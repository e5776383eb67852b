//! The verifiers of `vector.transfer_read` and `vector.transfer_write`.

use super::transfer::mask_type;
use super::{TransferReadOp, TransferWriteOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;
use std::ops::Range;

/// The bytes that a number of `bits` bits is aligned to.
fn alignment(bits: u64) -> u64 {
    bits.div_ceil(8).next_power_of_two()
}

/// The number of bits of an element in memory, without a layout of the module's own.
fn bit_width(ty: &Type) -> Option<u64> {
    if ty.is_index() {
        return Some(64);
    }
    if let Type::Complex(complex) = ty {
        let bits = bit_width(complex.element_type())?;
        return Some(bits.next_multiple_of(alignment(bits) * 8) + bits);
    }
    ty.int_or_float_bit_width().map(u64::from)
}

/// The number of bits of the last dimension of a vector.
fn minor_width(vector: &VectorType) -> Option<u64> {
    let size = vector.shape().last().copied().unwrap_or(1);
    bit_width(vector.element_type())?.checked_mul(u64::try_from(size).ok()?)
}

/// Whether `width` is a multiple of the width `unit`.
fn is_multiple(width: Option<u64>, unit: Option<u64>) -> bool {
    let rest = width.zip(unit).map(|(width, unit)| width.checked_rem(unit));
    rest == Some(Some(0))
}

/// What reads and writes have in common.
struct Transfer<'a> {
    base: &'a Type,
    vector: &'a VectorType,
    mask: Option<&'a Type>,
    indices: usize,
    /// Whether it has the attribute `masked`, which old versions had.
    has_masked: bool,
    map: &'a AffineMap,
    in_bounds: usize,
}

impl<'a> Transfer<'a> {
    fn new(
        op: Operation,
        ir: &'a Ir,
        [base, vector]: [Value; 2],
        mask: Option<Value>,
        indices: &[Value],
    ) -> Option<Self> {
        let (Type::Vector(vector), Attribute::AffineMap(map)) =
            (vector.ty(ir), op.attribute(ir, "permutation_map")?)
        else {
            return None;
        };
        Some(Self {
            has_masked: op.attribute(ir, "masked").is_some(),
            base: base.ty(ir),
            vector,
            mask: mask.map(|mask| mask.ty(ir)),
            indices: indices.len(),
            map,
            in_bounds: op.attribute(ir, "in_bounds")?.as_array()?.len(),
        })
    }

    fn rank(&self) -> usize {
        self.base.shape().unwrap_or_default().len()
    }

    fn check_indices(&self) -> Result<(), String> {
        let rank = self.rank();
        if self.indices == rank {
            return Ok(());
        }
        Err(format!("requires {rank} indices"))
    }

    /// Checks that the vector has whole elements of the base, and a dimension for each result of the map.
    fn check_elements(&self) -> Result<(), String> {
        const RANK: &str =
            "requires a permutation_map with result dims of the same rank as the vector type";
        let fail = |message: &str| Err(message.to_owned());
        let (rank, results) = (self.vector.shape().len(), self.map.results().len());
        let width = minor_width(self.vector);
        let Some(Type::Vector(part)) = self.base.element_type() else {
            if !is_multiple(width, self.base.element_type().and_then(bit_width)) {
                return fail(
                    "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type",
                );
            }
            return if results == rank { Ok(()) } else { fail(RANK) };
        };
        if !is_multiple(width, minor_width(part)) {
            return fail(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source",
            );
        }
        match rank.checked_sub(part.shape().len()) {
            None => fail("requires source vector element and vector result ranks to match."),
            Some(count) if count != results => fail(RANK),
            Some(_) if self.mask.is_some() => {
                fail("does not support masks with vector element type")
            }
            Some(_) => Ok(()),
        }
    }

    fn check(&self) -> Result<(), String> {
        let fail = |message: &str| Err(message.to_owned());
        if self.has_masked {
            return fail("masked attribute has been removed. Use in_bounds instead.");
        }
        if !matches!(self.base, Type::MemRef(_) | Type::RankedTensor(_)) {
            return fail("requires source to be a memref or ranked tensor type");
        }
        self.check_elements()?;
        if self.map.num_symbols() != 0 {
            return fail("requires permutation_map without symbols");
        }
        if self.map.num_dims() as usize != self.rank() {
            return fail(
                "requires a permutation_map with input dims of the same rank as the source type",
            );
        }
        if let Some(found) = self.mask {
            let expected = mask_type(self.vector, self.map);
            if *found != expected {
                return Err(format!(
                    "inferred mask type ('{expected}') and mask operand type ('{found}') don't match"
                ));
            }
        }
        if self.map.results().len() != self.in_bounds {
            return Err(format!(
                "expects the in_bounds attr of same rank as permutation_map results: {} vs inBounds of size: {}",
                Attribute::AffineMap(self.map.clone()),
                self.in_bounds
            ));
        }
        Ok(())
    }

    /// Checks that each result of the map is zero or a dimension that no other result is.
    fn check_map(&self) -> Result<(), String> {
        let mut seen = vec![false; self.map.num_dims() as usize];
        for result in self.map.results() {
            let message = match result {
                AffineExpr::Constant(0) => continue,
                AffineExpr::Dim(dim) if !std::mem::replace(&mut seen[*dim as usize], true) => {
                    continue;
                }
                AffineExpr::Dim(_) => {
                    "requires a permutation_map that is a permutation (found one dim used more than once)"
                }
                _ => {
                    "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
                }
            };
            return Err(message.to_owned());
        }
        Ok(())
    }
}

impl TransferReadOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let fail = |message: &str| Err(message.to_owned());
        let (base, vector) = (self.base(ir), self.vector(ir));
        let op = self.operation();
        let transfer = Transfer::new(op, ir, [base, vector], self.mask(ir), self.indices(ir));
        let Some(transfer) = transfer else {
            return Ok(());
        };
        transfer.check_indices()?;
        transfer.check()?;
        let (element, padding) = (transfer.base.element_type(), self.padding(ir).ty(ir));
        let is_same = element == Some(padding);
        if !is_same && matches!(element, Some(Type::Vector(_))) {
            return fail("requires source element type and padding type to match.");
        }
        if !matches!(element, Some(Type::Vector(_))) {
            if !VectorType::is_valid_element_type(padding) {
                return fail("requires valid padding vector elemental type");
            }
            if !is_same {
                return fail("requires formal padding and source of the same elemental type");
            }
        }
        transfer.check_map()
    }
}

impl TransferWriteOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let values = [self.base(ir), self.value_to_store(ir)];
        let op = self.operation();
        let Some(transfer) = Transfer::new(op, ir, values, self.mask(ir), self.indices(ir)) else {
            return Ok(());
        };
        transfer.check_indices()?;
        if transfer.map.results().contains(&AffineExpr::Constant(0)) {
            return Err("should not have broadcast dimensions".to_owned());
        }
        transfer.check()?;
        transfer.check_map()
    }
}

impl Verify for TransferReadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl Verify for TransferWriteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl DestinationStyleOpInterface for TransferReadOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        0..0
    }
}

impl DestinationStyleOpInterface for TransferWriteOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        1..2
    }
}
