//! The text of quantized types.

use super::scheme::shown;
use super::{
    AnyQuantizedType, CalibratedQuantizedType, QuantDialect, Scheme, Storage, UniformQuantizedType,
};
use ods_runtime::attributes::FloatAttr;
use ods_runtime::def::UnknownValueMessages;
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// The float type of quantized numbers.
fn float(ty: &Type) -> Result<FloatType, String> {
    match ty {
        Type::Float(float) => Ok(*float),
        _ => Err("expressed type must be floating point".to_owned()),
    }
}

fn parse_float_type(p: &mut AsmParser<'_>) -> Parsed<FloatType> {
    let offset = p.offset();
    let ty = p.parse_type_of::<FloatType>()?;
    float(&ty).map_err(|message| p.emit_error(offset, message))
}

/// The type, or the error of its verifier, at the place of the name, which is this long.
fn checked<T>(
    p: &mut AsmParser<'_>,
    [start, length]: [u32; 2],
    ty: Result<T, Diagnostic>,
) -> Parsed<T> {
    ty.map_err(|error| p.emit_error(start.saturating_sub(length), error.message))
}

impl VerifyParameters for AnyQuantizedType {
    fn verify_parameters(&self) -> Result<(), String> {
        self.storage().verify()?;
        match self.expressed_type() {
            Some(ty) => float(ty).map(|_| ()),
            None => Ok(()),
        }
    }
}

impl CustomTypeAssembly for AnyQuantizedType {
    // `<` storage (`:` type)? `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let place = [p.offset(), 3];
        p.parse_less()?;
        let storage = Storage::parse(p)?;
        let mut expressed = None;
        if p.parse_optional_colon() {
            expressed = Some(parse_float_type(p)?.into());
        }
        p.parse_greater()?;
        let ty = Self::get_checked(Location::UNKNOWN, storage, expressed);
        checked(p, place, ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        self.storage().print(p);
        if let Some(ty) = self.expressed_type() {
            p.write(":");
            p.print_type(ty);
        }
        p.write(">");
    }
}

impl VerifyParameters for UniformQuantizedType {
    fn verify_parameters(&self) -> Result<(), String> {
        self.storage().verify()?;
        self.scheme().verify(float(self.expressed_type())?)
    }
}

impl CustomTypeAssembly for UniformQuantizedType {
    // `<` storage `:` type scheme `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let place = [p.offset(), 7];
        p.parse_less()?;
        let storage = Storage::parse(p)?;
        p.parse_colon()?;
        let expressed = parse_float_type(p)?;
        let scheme = Scheme::parse(p, storage.ty(), expressed)?;
        p.parse_greater()?;
        let ty = Self::get_checked(Location::UNKNOWN, storage, Type::from(expressed), scheme);
        checked(p, place, ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        self.storage().print(p);
        p.write(":");
        p.print_type(self.expressed_type());
        let expressed = float(self.expressed_type()).unwrap_or(FloatType::F64);
        self.scheme().print(p, expressed);
        p.write(">");
    }
}

impl VerifyParameters for CalibratedQuantizedType {
    fn verify_parameters(&self) -> Result<(), String> {
        float(self.expressed_type())?;
        let (min, max) = (self.min(), self.max());
        if max <= min {
            let (min, max) = (shown(min), shown(max));
            return Err(format!("illegal min and max: ({min}:{max})"));
        }
        Ok(())
    }
}

/// A number, without its type.
fn print_number(p: &mut AsmPrinter<'_>, number: f64) {
    p.print_float(&FloatAttr::new(FloatType::F64, number));
}

impl CustomTypeAssembly for CalibratedQuantizedType {
    // `<` type `<` float `:` float `>` `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let place = [p.offset(), 10];
        p.parse_less()?;
        let expressed = parse_float_type(p)?;
        p.parse_less()?;
        let min = p.parse_float()?;
        p.parse_colon()?;
        let max = p.parse_float()?;
        p.parse_greater()?;
        p.parse_greater()?;
        let ty = Self::get_checked(Location::UNKNOWN, Type::from(expressed), min, max);
        checked(p, place, ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.expressed_type());
        p.write("<");
        print_number(p, self.min());
        p.write(":");
        print_number(p, self.max());
        p.write(">>");
    }
}

impl UnknownValueMessages for QuantDialect {
    const TYPE: &'static str = "unknown quantized type ";
}
