//! `affine.delinearize_index` and `affine.linearize_index`.

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::lists::{parse_dynamic_index_list_in, print_indices};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

const MARKERS: &str = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis \
                       entry) -- this can only happen due to an incorrect fold/rewrite";

impl Verify for AffineDelinearizeIndexOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let basis = self.static_basis(ir);
        let results = self.operation().results(ir).len();
        if results != basis.len() && results != basis.len() + 1 {
            let message = "should return an index for each basis element and up to one extra index";
            return Err(self.emit_error(ir, message));
        }
        let dynamic = basis.iter().filter(|size| **size == DYNAMIC).count();
        if dynamic != self.dynamic_basis(ir).len() {
            return Err(self.emit_error(ir, MARKERS));
        }
        if !basis.iter().all(|size| *size > 0 || *size == DYNAMIC) {
            let message = "no basis element may be statically non-positive";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for AffineLinearizeIndexOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let basis = self.static_basis(ir);
        let indices = self.multi_index(ir).len();
        if indices != basis.len() && indices != basis.len() + 1 {
            let message =
                "should be passed a basis element for each index except possibly the first";
            return Err(self.emit_error(ir, message));
        }
        let dynamic = basis.iter().filter(|size| **size == DYNAMIC).count();
        if dynamic != self.dynamic_basis(ir).len() {
            return Err(self.emit_error(ir, MARKERS));
        }
        Ok(())
    }
}

// dynamic-index-list ::= `(` (index (`,` index)*)? `)`
pub(super) fn parse_dynamic_index_list(
    p: &mut OpParser<'_, '_>,
    (): (),
    delimiter: Delimiter,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    parse_dynamic_index_list_in(p, delimiter)
}

pub(super) fn print_dynamic_index_list<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    numbers: &Attribute,
    (): (),
    _: Delimiter,
) {
    p.write("(");
    print_indices(p, values, numbers);
    p.write(")");
}
