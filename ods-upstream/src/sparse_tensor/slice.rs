//! Slices of dimensions: `(0, 4, ?)`.

use super::SparseTensorDimSliceAttr;
use ods_runtime::prelude::*;

/// The value of `?`.
const DYNAMIC: i64 = -1;

impl SparseTensorDimSliceAttr {
    /// The slice of all of a dimension.
    pub fn all() -> Self {
        Self::get(0, DYNAMIC, 1)
    }

    /// The offset, if it is known.
    pub fn static_offset(&self) -> Option<i64> {
        known(self.offset())
    }

    /// The size, if it is known.
    pub fn static_size(&self) -> Option<i64> {
        known(self.size())
    }

    /// The stride, if it is known.
    pub fn static_stride(&self) -> Option<i64> {
        known(self.stride())
    }
}

fn known(value: i64) -> Option<i64> {
    (value != DYNAMIC).then_some(value)
}

impl VerifyParameters for SparseTensorDimSliceAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.static_offset().is_some_and(|offset| offset < 0) {
            return Err("expect non-negative value or ? for slice offset".to_owned());
        }
        if self.static_size().is_some_and(|size| size <= 0) {
            return Err("expect positive value or ? for slice size".to_owned());
        }
        if self.static_stride().is_some_and(|stride| stride <= 0) {
            return Err("expect positive value or ? for slice stride".to_owned());
        }
        Ok(())
    }
}

// number ::= integer | `?`
fn parse_number(p: &mut AsmParser<'_>) -> Parsed<i64> {
    match p.parse_optional_integer()? {
        Some(number) if number < 0 => {
            let message = "expect positive value or ? for slice offset/size/stride";
            Err(p.emit_op_error(p.offset(), message))
        }
        Some(number) => Ok(number),
        None => {
            p.parse_question()?;
            Ok(DYNAMIC)
        }
    }
}

fn print_number(p: &mut AsmPrinter<'_>, number: Option<i64>) {
    match number {
        Some(number) => p.write_integer(number),
        None => p.write("?"),
    }
}

impl CustomAttrAssembly for SparseTensorDimSliceAttr {
    // `(` number `,` number `,` number `)`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        // Errors are at the mnemonic.
        let start = p.offset() - "slice".len() as u32;
        p.parse_l_paren()?;
        let offset = parse_number(p)?;
        p.parse_comma()?;
        let size = parse_number(p)?;
        p.parse_comma()?;
        let stride = parse_number(p)?;
        p.parse_r_paren()?;
        let checked = Self::get_checked(Location::UNKNOWN, offset, size, stride);
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("(");
        print_number(p, self.static_offset());
        p.write(", ");
        print_number(p, self.static_size());
        p.write(", ");
        print_number(p, self.static_stride());
        p.write(")");
    }
}
