//! The text and the verifiers of types, without structures.

use super::{
    ArrayType, CooperativeMatrixType, Dim, ImageType, MatrixType, PointerType, RuntimeArrayType,
    SPIRVDialect, SampledImageType, StorageClass, TensorArmType,
};
use ods_runtime::def::UnknownValueMessages;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// A keyword that names a case of an enum; `wrong` makes the message for another one.
pub(super) fn parse_case<T: EnumInfo>(
    p: &mut AsmParser<'_>,
    wrong: impl FnOnce(&str) -> String,
) -> Parsed<T> {
    let offset = p.offset();
    let word = p.parse_any_keyword()?;
    T::symbolize(word).ok_or_else(|| p.emit_error(offset, wrong(word)))
}

/// A keyword that names a case of an enum, as the parts of an image.
pub(super) fn parse_attribute_case<T: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<T> {
    parse_case(p, |word| format!("unknown attribute: '{word}'"))
}

/// The keyword of a case.
pub(super) fn print_case(p: &mut AsmPrinter<'_>, case: impl EnumInfo) {
    p.write(&case.stringify());
}

/// `,`, and a keyword that names a case of an enum.
fn parse_comma_case<T: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<T> {
    p.parse_comma()?;
    parse_attribute_case(p)
}

/// `,`, and a keyword that stands for an operand of the instruction.
fn parse_comma_id<T: EnumInfo>(p: &mut AsmParser<'_>, what: &str) -> Parsed<T> {
    p.parse_comma()?;
    parse_case(p, |word| {
        format!("invalid {what} <id> attribute specification: {word}")
    })
}

/// A 32-bit number, signed or not.
pub(super) fn parse_optional_u32(p: &mut AsmParser<'_>) -> Parsed<Option<u32>> {
    let offset = p.offset();
    let Some(number) = p.parse_optional_integer()? else {
        return Ok(None);
    };
    let signed = i32::try_from(number).map(|number| number as u32);
    match signed.or_else(|_| u32::try_from(number)) {
        Ok(number) => Ok(Some(number)),
        Err(_) => Err(p.emit_error(offset, "integer value too large")),
    }
}

/// A 32-bit number, signed or not.
pub(super) fn parse_u32(p: &mut AsmParser<'_>) -> Parsed<u32> {
    let number = parse_optional_u32(p)?;
    number.ok_or_else(|| p.emit_error_here("expected integer value"))
}

/// Whether a type is one of `spirv`.
fn is_own(ty: &Type) -> bool {
    ty.is::<ArrayType>()
        || ty.is::<CooperativeMatrixType>()
        || ty.is::<ImageType>()
        || ty.is::<MatrixType>()
        || ty.is::<PointerType>()
        || ty.is::<RuntimeArrayType>()
        || ty.is::<SampledImageType>()
        || ty.is::<super::StructType>()
        || ty.is::<TensorArmType>()
}

/// Why a type cannot be part of another one.
fn check_part(ty: &Type) -> Result<(), String> {
    match ty {
        Type::Float(_) => Ok(()),
        Type::Integer(integer) if [1, 8, 16, 32, 64].contains(&integer.width()) => Ok(()),
        Type::Integer(_) => Err(format!(
            "only 1/8/16/32/64-bit integer type allowed but found '{ty}'"
        )),
        Type::Vector(vector) => match *vector.shape() {
            [size] if size > 4 => Err(format!(
                "vector length has to be less than or equal to 4 but found {size}"
            )),
            [_] => Ok(()),
            _ => Err(format!("only 1-D vector allowed but found '{ty}'")),
        },
        _ if is_own(ty) => Ok(()),
        _ => Err(format!("cannot use '{ty}' to compose SPIR-V types")),
    }
}

/// A type that can be part of another one.
fn parse_part(p: &mut AsmParser<'_>) -> Parsed<Type> {
    let offset = p.offset();
    let ty = p.parse_type()?;
    match check_part(&ty) {
        Ok(()) => Ok(ty),
        Err(message) => Err(p.emit_error(offset, message)),
    }
}

/// Sizes, each with an `x`: `count` of them.
fn parse_sizes<const COUNT: usize>(p: &mut AsmParser<'_>, wrong: &str) -> Parsed<[i64; COUNT]> {
    let offset = p.offset();
    let sizes = p.parse_dimension_list(false, true)?;
    let sizes = <[i64; COUNT]>::try_from(&sizes[..]);
    sizes.map_err(|_| p.emit_error(offset, wrong))
}

/// `, stride = 4`, or nothing for 0.
fn parse_optional_stride(p: &mut AsmParser<'_>) -> Parsed<u32> {
    if !p.parse_optional_comma() {
        return Ok(0);
    }
    p.parse_keyword("stride")?;
    p.parse_equal()?;
    let offset = p.offset();
    match parse_u32(p)? {
        0 => Err(p.emit_error(offset, "ArrayStride must be greater than zero")),
        stride => Ok(stride),
    }
}

fn print_stride(p: &mut AsmPrinter<'_>, stride: u32) {
    if stride != 0 {
        p.write(", stride=");
        p.write_integer(stride);
    }
}

impl CustomTypeAssembly for ArrayType {
    // `<` size `x` type (`,` `stride` `=` integer)? `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let [count] = parse_sizes(p, "expected single integer for array element count")?;
        if count == 0 {
            return Err(p.emit_error(offset, "expected array length greater than 0"));
        }
        let element = parse_part(p)?;
        let stride = parse_optional_stride(p)?;
        p.parse_greater()?;
        // As upstream, which cuts the number off.
        Ok(Self::get(element, count as u32, stride))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.write_integer(self.num_elements());
        p.write(" x ");
        p.print_type(self.element_type());
        print_stride(p, self.stride());
        p.write(">");
    }
}

impl CustomTypeAssembly for RuntimeArrayType {
    // `<` type (`,` `stride` `=` integer)? `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let element = parse_part(p)?;
        let stride = parse_optional_stride(p)?;
        p.parse_greater()?;
        Ok(Self::get(element, stride))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.element_type());
        print_stride(p, self.stride());
        p.write(">");
    }
}

impl CustomTypeAssembly for PointerType {
    // `<` type `,` storage-class `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let pointee = parse_part(p)?;
        // Errors are at the comma.
        let offset = p.offset();
        p.parse_comma()?;
        let word = p.parse_any_keyword()?;
        let class = StorageClass::symbolize(word)
            .ok_or_else(|| p.emit_error(offset, format!("unknown storage class: {word}")))?;
        p.parse_greater()?;
        Ok(Self::get(pointee, class))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.pointee_type());
        p.write(", ");
        print_case(p, self.storage_class());
        p.write(">");
    }
}

impl CustomTypeAssembly for MatrixType {
    // `<` size `x` vector-type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let [count] = parse_sizes(p, "expected single unsigned integer for number of columns")?;
        if !(2..=4).contains(&count) {
            return Err(p.emit_error(offset, "matrix is expected to have 2, 3, or 4 columns"));
        }
        let offset = p.offset();
        let column = p.parse_type()?;
        if let Err(message) = check_column(&column) {
            return Err(p.emit_error(offset, message));
        }
        p.parse_greater()?;
        Ok(Self::get(column, count as u32))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.write_integer(self.num_columns());
        p.write(" x ");
        p.print_type(self.column_type());
        p.write(">");
    }
}

/// Why a type cannot be a column of a matrix.
fn check_column(ty: &Type) -> Result<(), String> {
    let Type::Vector(vector) = ty else {
        return Err(format!(
            "matrix must be composed using vector type, got '{ty}'"
        ));
    };
    let [size] = *vector.shape() else {
        return Err(format!("only 1-D vector allowed but found '{ty}'"));
    };
    if !(2..=4).contains(&size) {
        return Err(format!(
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found {size}"
        ));
    }
    let element = vector.element_type();
    if !matches!(element, Type::Float(_)) {
        return Err(format!(
            "matrix columns' elements must be of Float type, got '{element}'"
        ));
    }
    Ok(())
}

impl CustomTypeAssembly for CooperativeMatrixType {
    // `<` size `x` size `x` type `,` scope `,` use `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let [rows, columns] = parse_sizes(p, "expected row and column count")?;
        let element = parse_part(p)?;
        let scope = parse_comma_id(p, "scope")?;
        let usage = parse_comma_id(p, "use")?;
        p.parse_greater()?;
        Ok(Self::get(
            element,
            rows as u32,
            columns as u32,
            scope,
            usage,
        ))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        for size in [self.rows(), self.columns()] {
            p.write_integer(size);
            p.write("x");
        }
        p.print_type(self.element_type());
        p.write(", ");
        print_case(p, self.scope());
        p.write(", ");
        print_case(p, self.r#use());
        p.write(">");
    }
}

impl CustomTypeAssembly for ImageType {
    // `<` type `,` dim `,` depth `,` arrayed `,` sampling `,` sampler-use `,` format `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let element = parse_part(p)?;
        let dim = parse_comma_case(p)?;
        let depth = parse_comma_case(p)?;
        let arrayed = parse_comma_case(p)?;
        let sampling = parse_comma_case(p)?;
        let usage = parse_comma_case(p)?;
        let format = parse_comma_case(p)?;
        p.parse_greater()?;
        Ok(Self::get(
            element, dim, depth, arrayed, sampling, usage, format,
        ))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.element_type());
        let parts = [
            self.dim().stringify(),
            self.depth().stringify(),
            self.arrayed().stringify(),
            self.sampling().stringify(),
            self.sampler_use().stringify(),
            self.format().stringify(),
        ];
        for part in &parts {
            p.write(", ");
            p.write(part);
        }
        p.write(">");
    }
}

impl VerifyParameters for SampledImageType {
    fn verify_parameters(&self) -> Result<(), String> {
        let ty = self.image_type();
        let Some(image) = ty.downcast::<ImageType>() else {
            return Err("expected image type".to_owned());
        };
        if matches!(image.dim(), Dim::SubpassData | Dim::Buffer) {
            return Err(format!(
                "sampled image Dim must not be SubpassData or Buffer, got {}",
                image.dim().stringify()
            ));
        }
        Ok(())
    }
}

impl CustomTypeAssembly for SampledImageType {
    // `<` image-type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let ty = p.parse_type()?;
        if !ty.is::<ImageType>() {
            let message = format!("sampled image must be composed using image type, got '{ty}'");
            return Err(p.emit_error(offset, message));
        }
        let checked = Self::get_checked(Location::UNKNOWN, ty);
        let checked = checked.map_err(|wrong| p.emit_error(offset, wrong.message))?;
        p.parse_greater()?;
        Ok(checked)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_type(self.image_type());
        p.write(">");
    }
}

impl VerifyParameters for TensorArmType {
    fn verify_parameters(&self) -> Result<(), String> {
        let shape = self.shape();
        if shape.contains(&0) {
            return Err("arm.tensor do not support zero dimensions".to_owned());
        }
        if shape.contains(&DYNAMIC) && shape.iter().any(|&size| size > 0) {
            return Err(
                "arm.tensor shape dimensions must be either fully dynamic or completed shaped"
                    .to_owned(),
            );
        }
        Ok(())
    }
}

impl CustomTypeAssembly for TensorArmType {
    // `<` (`*` `x` | (size `x`)+) type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let start = p.offset();
        let shape = if p.parse_optional_star() {
            p.parse_x_in_dimension_list()?;
            Vec::new()
        } else {
            let shape = p.parse_dimension_list(true, true)?;
            if shape.is_empty() {
                return Err(p.emit_error(start, "arm.tensors do not support rank zero"));
            }
            if shape.contains(&0) {
                return Err(p.emit_error(start, "arm.tensors do not support zero dimensions"));
            }
            shape.to_vec()
        };
        let element = parse_part(p)?;
        let checked = Self::get_checked(Location::UNKNOWN, &shape, element);
        let checked = checked.map_err(|wrong| p.emit_error(start, wrong.message))?;
        p.parse_greater()?;
        Ok(checked)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        if self.shape().is_empty() {
            p.write("*");
        } else {
            p.print_dimension_list(self.shape());
        }
        p.write("x");
        p.print_type(self.element_type());
        p.write(">");
    }
}

impl UnknownValueMessages for SPIRVDialect {
    const TYPE: &'static str = "unknown SPIR-V type: ";
    const ATTRIBUTE: &'static str = "unknown SPIR-V attribute kind: ";
}
