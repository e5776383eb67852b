//! The integers that quantized numbers are stored as: `i8<-8:7>`.

use ods_runtime::prelude::*;

/// The most bits of a stored integer.
const MAX_WIDTH: u32 = 32;

/// The integers that numbers are stored as, and their bounds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Storage {
    ty: Type,
    is_signed: bool,
    min: i64,
    max: i64,
}

/// The bounds of integers with this many bits.
fn bounds(is_signed: bool, width: u32) -> (i64, i64) {
    let width = width.clamp(1, MAX_WIDTH);
    if is_signed {
        (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    } else {
        (0, (1 << width) - 1)
    }
}

impl Storage {
    /// All integers of type `ty`. A type without a sign is that of signed integers if `is_signed`.
    pub fn new(ty: Type, is_signed: bool) -> Self {
        let (min, max) = bounds(is_signed, ty.int_or_float_bit_width().unwrap_or_default());
        Self {
            ty,
            is_signed,
            min,
            max,
        }
    }

    /// The type of the integers.
    pub fn ty(&self) -> &Type {
        &self.ty
    }

    /// Whether the integers are signed.
    pub fn is_signed(&self) -> bool {
        self.is_signed
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.ty.int_or_float_bit_width().unwrap_or_default()
    }

    // storage ::= (integer-type | `u` digits) (`<` integer `:` integer `>`)?
    pub(super) fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let start = p.offset();
        let mut storage = Self::parse_type(p)?;
        let width = storage.width();
        if width == 0 || width > MAX_WIDTH {
            return Err(p.emit_error(start, format!("illegal storage type size: {width}")));
        }
        if !p.parse_optional_less() {
            return Ok(storage);
        }
        let min_offset = p.offset();
        let min = p.parse_integer()?;
        p.parse_colon()?;
        let max_offset = p.offset();
        let max = p.parse_integer()?;
        p.parse_greater()?;
        if min < storage.min {
            return Err(p.emit_error(min_offset, format!("illegal storage type minimum: {min}")));
        }
        if max > storage.max {
            return Err(p.emit_error(max_offset, format!("illegal storage type maximum: {max}")));
        }
        (storage.min, storage.max) = (min, max);
        Ok(storage)
    }

    fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let start = p.offset();
        if let Some(ty) = p.parse_optional_type()? {
            return match &ty {
                Type::Integer(integer) => {
                    let is_signed = !integer.is_unsigned();
                    Ok(Self::new(ty, is_signed))
                }
                _ => Err(p.emit_error(start, "invalid kind of type specified")),
            };
        }
        let word = p.parse_any_keyword()?;
        let Some(digits) = word.strip_prefix('u') else {
            return Err(p.emit_error(start, "illegal storage type prefix"));
        };
        match digits.parse::<u32>() {
            Err(_) => Err(p.emit_error(start, "expected storage type width")),
            Ok(width) if width == 0 || width > MAX_WIDTH => {
                Err(p.emit_error(start, format!("illegal storage type size: {width}")))
            }
            Ok(width) => Ok(Self::new(Type::int(width), false)),
        }
    }

    pub(super) fn print(&self, p: &mut AsmPrinter<'_>) {
        let prefix = if self.is_signed { 'i' } else { 'u' };
        p.write(&format!("{prefix}{}", self.width()));
        if (self.min, self.max) != bounds(self.is_signed, self.width()) {
            p.write(&format!("<{}:{}>", self.min, self.max));
        }
    }

    /// Checks the width and the bounds.
    pub(super) fn verify(&self) -> Result<(), String> {
        let (width, Self { min, max, .. }) = (self.width(), self);
        if !self.ty.is_integer() {
            return Err("storage type must be integral".to_owned());
        }
        if width == 0 || width > MAX_WIDTH {
            return Err(format!("illegal storage type size: {width}"));
        }
        let (least, most) = bounds(self.is_signed, width);
        if max <= min || *min < least || *max > most {
            return Err(format!(
                "illegal storage min and storage max: ({min}:{max})"
            ));
        }
        Ok(())
    }
}
