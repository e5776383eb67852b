//! The attribute `#complex.number<:f64 1.0, 2.0>`.

use super::NumberAttr;
use ods_runtime::attributes::FloatAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{ComplexType, FloatType};

impl NumberAttr {
    /// The number with these parts, rounded to `ty`.
    pub fn rounded(ty: FloatType, real: f64, imag: f64) -> Self {
        let [real, imag] = [real, imag].map(|part| FloatAttr::new(ty, part));
        Self::get(real, imag, Type::from(ComplexType::new(Type::Float(ty))))
    }
}

impl VerifyParameters for NumberAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let Some(complex) = self.r#type().downcast::<ComplexType>() else {
            return Err("complex attribute must be a complex type.".to_owned());
        };
        let Type::Float(element) = complex.element_type() else {
            return Err(
                "element type of the complex attribute must be float like type.".to_owned(),
            );
        };
        for (part, name) in [(self.real(), "real"), (self.imag(), "imag")] {
            if part.float_type() != *element {
                return Err(format!(
                    "type doesn't match the type implied by its `{name}` value"
                ));
            }
        }
        Ok(())
    }
}

impl CustomAttrAssembly for NumberAttr {
    // number ::= `<` `:` type float `,` float `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        p.parse_colon()?;
        let offset = p.offset();
        let ty = p.parse_type()?;
        let real = p.parse_float()?;
        p.parse_comma()?;
        let imag = p.parse_float()?;
        p.parse_greater()?;
        // `mlir-opt` stops here.
        let Type::Float(ty) = ty else {
            let message = "element type of the complex attribute must be float like type.";
            return Err(p.emit_error(offset, message));
        };
        Ok(Self::rounded(ty, real, imag))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<:");
        p.print_type(&super::element_type(self.r#type()));
        p.write(" ");
        p.print_float(self.real());
        p.write(", ");
        p.print_float(self.imag());
        p.write(">");
    }
}
