//! Products of matrices: the text of their sizes, and verifiers.

use super::{MFMAOp, MFMAPermB, SparseMFMAOp, WMMAOp, elements, is_float_of};
use ods_runtime::prelude::*;

/// The number of lanes of a wave.
const WAVE: u32 = 64;

// dimensions ::= integer `x` integer `x` integer
pub(super) fn parse_mnk_dimension_list(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Attribute, Attribute)> {
    let sizes = p.parse_dimension_list(false, false)?;
    let [m, n, k] = sizes[..] else {
        return Err(p.emit_error_here("expected 3 dimensions in MNK dimension list"));
    };
    // As in C++, they are cut to 32 bits.
    let size = |size: i64| Attribute::i32(size as i32);
    Ok((size(m), size(n), size(k)))
}

pub(super) fn print_mnk_dimension_list(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    m: &Attribute,
    n: &Attribute,
    k: &Attribute,
) {
    for (number, size) in [m, n, k].into_iter().enumerate() {
        if number != 0 {
            p.write("x");
        }
        p.write_integer(size.as_i64().unwrap_or_default());
    }
}

/// The number of elements that each lane has of a matrix.
fn per_lane(sizes: [i32; 3]) -> i64 {
    let product = sizes.into_iter().fold(1, |product: u32, size| {
        product.wrapping_mul(size.cast_unsigned())
    });
    i64::from(product / WAVE)
}

fn source_values(expected: i64, found: i64) -> String {
    format!("expected {expected} source values for this operation but got {found}")
}

fn result_values(expected: i64, found: i64) -> String {
    format!("expected {expected} result values for this operation but got {found}")
}

impl Verify for WMMAOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let [a, b, c] = [self.source_a(ir), self.source_b(ir), self.dest_c(ir)].map(|it| it.ty(ir));
        let ((of_a, a_element), (of_b, b_element)) = (elements(a), elements(b));
        if of_a != of_b {
            return fail(format!(
                "source vectors have different lengths: '{a}' vs. '{b}'"
            ));
        }
        let is_float = matches!(a_element, Type::Float(_));
        match (is_float, matches!(elements(c).1, Type::Float(_))) {
            (false, true) => {
                return fail("expected float sources with float destination".to_owned());
            }
            (true, false) => return fail("expected int sources with int destination".to_owned()),
            _ => {}
        }
        if !is_float_of(a_element, 8) && a_element != b_element {
            return fail(format!(
                "source element types must match (except for fp8/bf8) but have '{a}' and '{b}'"
            ));
        }
        if is_float && self.clamp(ir) {
            return fail("clamp flag is not supported for float types".to_owned());
        }
        if is_float && (self.unsigned_a(ir) || self.unsigned_b(ir)) {
            return fail("unsigned flags are not supported for float types".to_owned());
        }
        Ok(())
    }
}

/// Whether this is a floating point type of at most 8 bits.
fn is_small_float(ty: &Type) -> bool {
    [8, 6, 4].into_iter().any(|width| is_float_of(ty, width))
}

impl MFMAOp {
    /// What is wrong with the types of the sources.
    fn verify_sources(self, ir: &Ir) -> Result<(), &'static str> {
        let [a, b] = [self.source_a(ir), self.source_b(ir)].map(|it| it.ty(ir));
        let ((of_a, a_element), (of_b, b_element)) = (elements(a), elements(b));
        if !is_small_float(a_element) {
            return if a == b {
                Ok(())
            } else {
                Err("expected both non-small-float source operand types to match exactly")
            };
        }
        if !is_small_float(b_element) {
            return Err("expected both source operands to have small-float elements if one does");
        }
        if of_a != of_b {
            return Err("expected both small-float source vectors to have the same length");
        }
        Ok(())
    }
}

impl Verify for MFMAOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        self.verify_sources(ir).or_else(fail)?;
        let (mut sources, source) = elements(self.source_a(ir).ty(ir));
        // An integer is a vector of bytes.
        if source.is_signless_integer_of(32) {
            sources *= 4;
        } else if source.is_signless_integer_of(64) {
            sources *= 8;
        }
        let (m, n, k, blocks) = (self.m(ir), self.n(ir), self.k(ir), self.blocks(ir));
        let expected = per_lane([m, k, blocks]);
        if sources != expected {
            return fail(&source_values(expected, sources));
        }
        let (results, result) = elements(self.dest_c(ir).ty(ir));
        let expected = per_lane([m, n, blocks]);
        if results != expected {
            return fail(&result_values(expected, results));
        }
        let is_f64 = result.is_f64();
        if is_f64 && self.blgp(ir) != MFMAPermB::none {
            return fail("double-precision ops do not support permuting lanes of B");
        }
        let (chunks, chunk) = (self.cbsz(ir).cast_unsigned(), self.abid(ir).cast_unsigned());
        if is_f64 && chunks != 0 {
            return fail("double-precision ops do not support permuting lanes of A");
        }
        if chunk >= 1_u32.wrapping_shl(chunks) {
            return fail("block ID for permuting A (abid) must be below 2 ** cbsz");
        }
        let is_negated = self.negate_a(ir) || self.negate_b(ir) || self.negate_c(ir);
        if is_negated && !is_f64 {
            return fail("negation flags only available for double-precision operations");
        }
        Ok(())
    }
}

impl Verify for SparseMFMAOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let (of_sparse, sparse) = elements(self.source_a(ir).ty(ir));
        let (of_dense, dense) = elements(self.source_b(ir).ty(ir));
        if of_dense != 2 * of_sparse {
            return fail(
                "expected dense source operand to have exactly double the number of elements of the sparse source \
                 operand",
            );
        }
        let are_f8 = is_float_of(sparse, 8) && is_float_of(dense, 8);
        if !are_f8 && sparse != dense {
            return fail("expected source operands to have the same element type");
        }
        let is_8_bit = is_float_of(sparse, 8) || sparse.is_signless_integer_of(8);
        let set = self.abid(ir).cast_unsigned();
        if self.cbsz(ir) == 0 {
            if is_8_bit && set > 1 {
                return fail("ABID must be 0 or 1 for 8-bit source data");
            }
            if !is_8_bit && set > 3 {
                return fail("ABID must be between 0 and 3 for 16-bit source data");
            }
        }
        let indices = self.sparse_idx(ir).ty(ir);
        let (width, count) = if is_8_bit { (16, 2) } else { (8, 4) };
        let (found, index) = elements(indices);
        if found != count || !index.is_signless_integer_of(width) {
            let bits = if is_8_bit { 8 } else { 16 };
            return fail(&format!(
                "expected vector<{count}xi{width}> sparse indices for {bits}-bit source data, but got '{indices}'"
            ));
        }
        let expected = per_lane([self.m(ir), self.k(ir), 1]);
        if of_dense != expected {
            return fail(&source_values(expected, of_dense));
        }
        let (results, expected) = (
            elements(self.dest_c(ir).ty(ir)).0,
            per_lane([self.m(ir), self.n(ir), 1]),
        );
        if results != expected {
            return fail(&result_values(expected, results));
        }
        Ok(())
    }
}
