//! The verifier of products of matrices of small floats that have scales.

use super::{ScaledWMMAOp, elements, is_float_of};
use ods_runtime::prelude::*;

/// What a matrix of small floats has to be for its scales.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    F4,
    F6OrF8,
    Other,
}

impl Kind {
    fn of(element: &Type) -> Self {
        if is_float_of(element, 4) {
            Self::F4
        } else if is_float_of(element, 6) || is_float_of(element, 8) {
            Self::F6OrF8
        } else {
            Self::Other
        }
    }
}

impl ScaledWMMAOp {
    /// What is wrong with the lengths of the vectors.
    fn verify_lengths(self, ir: &Ir) -> Result<(), String> {
        let vectors = [self.source_a(ir), self.source_b(ir), self.dest_c(ir)];
        let [(of_a, a), (of_b, b), (of_c, _)] = vectors.map(|vector| elements(vector.ty(ir)));
        let (name, sizes) = match self.m(ir) {
            16 => ("16x16x128", [64, 64, 8]),
            _ => ("32x16x128", [128, 64, 16]),
        };
        if of_c != sizes[2] {
            return Err(format!(
                "expected output vector of length {} but got {of_c}",
                sizes[2]
            ));
        }
        let is_large = self.m(ir) != 16;
        if is_large && Kind::of(a) != Kind::F4 && Kind::of(b) != Kind::F4 {
            return Err("32x16x128 only supports fp4 element types".to_owned());
        }
        for (what, found, expected) in [("A", of_a, sizes[0]), ("B", of_b, sizes[1])] {
            if found != expected {
                return Err(format!(
                    "for {name}, source{what} must have {expected} elements but got {found}"
                ));
            }
        }
        if is_large && self.a_first_scale_lane(ir) != 0 {
            return Err("for 32x16x128, a_first_scale_lane must be 0".to_owned());
        }
        Ok(())
    }
}

impl Verify for ScaledWMMAOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        self.verify_lengths(ir).or_else(fail)?;
        let element = |vector: Value| elements(vector.ty(ir)).1;
        let (a, b) = (element(self.source_a(ir)), element(self.source_b(ir)));
        let (scale_a, scale_b) = (element(self.scale_a(ir)), element(self.scale_b(ir)));
        let (is_e8m0, is_e4m3) = (Type::is_f8e8m0fnu, Type::is_f8e4m3fn);
        if ![scale_a, scale_b]
            .iter()
            .all(|it| is_e8m0(it) || is_e4m3(it))
        {
            let message = "scale operands must have f8 element types (E8M0FNU or E4M3FN)";
            return fail(message.to_owned());
        }
        let is_right = match (is_e8m0(scale_a), is_e8m0(scale_b)) {
            (true, true) => true,
            (true, false) => Kind::of(a) == Kind::F6OrF8 && Kind::of(b) == Kind::F4,
            (false, true) => Kind::of(a) == Kind::F4 && Kind::of(b) == Kind::F6OrF8,
            (false, false) => Kind::of(a) == Kind::F4 && Kind::of(b) == Kind::F4,
        };
        if is_right {
            return Ok(());
        }
        fail(format!(
            "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{scale_a}', sourceB='{b}', \
             scaleB='{scale_b}'"
        ))
    }
}
