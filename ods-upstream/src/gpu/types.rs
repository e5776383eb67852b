//! The text and the verifiers of types and attributes.

use super::{
    CompilationTarget, GPUDialect, KernelMetadataAttr, KernelTableAttr, MMAMatrixType, ObjectAttr,
    SelectObjectAttr,
};
use ods_runtime::attributes::{ArrayAttr, StringAttr};
use ods_runtime::def::{DialectTypeParser, parse_generated_type};
use ods_runtime::prelude::*;

/// Whether an attribute is a target of compilations: one of a dialect whose feature is on.
pub(super) fn is_target(attr: &Attribute) -> bool {
    #[cfg(feature = "nvvm")]
    if attr.is::<crate::NVVM::NVVMTargetAttr>() {
        return true;
    }
    #[cfg(feature = "rocdl")]
    if attr.is::<crate::ROCDL::ROCDLTargetAttr>() {
        return true;
    }
    #[cfg(feature = "spirv")]
    if attr.is::<crate::spirv::TargetEnvAttr>() {
        return true;
    }
    #[cfg(feature = "xevm")]
    if attr.is::<crate::xevm::XeVMTargetAttr>() {
        return true;
    }
    let _ = attr;
    false
}

/// The types of the dialect.
const MNEMONICS: [&str; 5] = [
    "async.token",
    "mma_matrix",
    "sparse.dntensor_handle",
    "sparse.spgemmop_handle",
    "sparse.spmat_handle",
];

impl DialectTypeParser for GPUDialect {
    fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
        let (offset, token) = (p.offset(), p.token());
        let mut known = MNEMONICS.iter();
        if known.any(|word| p.spelling(token) == word.as_bytes()) {
            return parse_generated_type::<Self>(p);
        }
        let word = p.parse_any_keyword()?;
        Err(p.emit_op_error(offset, format!("unknown gpu type: {word}")))
    }
}

impl VerifyParameters for MMAMatrixType {
    fn verify_parameters(&self) -> Result<(), String> {
        if !["AOp", "BOp", "COp"].contains(&self.operand()) {
            return Err("operand expected to be one of AOp, BOp or COp".to_owned());
        }
        if self.shape().len() != 2 {
            return Err("MMAMatrixType must have exactly two dimensions".to_owned());
        }
        let ty = self.element_type();
        let is_element = ty.is_f16()
            || ty.is_f32()
            || ty.is_f64()
            || ty.is_unsigned_integer_of(8)
            || ty.is_signed_integer_of(8)
            || ty.is_signless_integer_of(32);
        if !is_element {
            return Err(
                "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64".to_owned(),
            );
        }
        Ok(())
    }
}

impl CustomTypeAssembly for MMAMatrixType {
    // `<` sizes type `,` string `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        // Errors are at the mnemonic.
        let start = p.offset() - "mma_matrix".len() as u32;
        p.parse_less()?;
        let shape = p.parse_dimension_list(false, true)?;
        let element = p.parse_type()?;
        p.parse_comma()?;
        let operand = p.parse_string()?;
        p.parse_greater()?;
        let checked = Self::get_checked(Location::UNKNOWN, &shape, element, operand.as_str());
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        for size in self.shape() {
            p.write_integer(*size);
            p.write("x");
        }
        p.print_type(self.element_type());
        p.write(", ");
        p.print_string(self.operand());
        p.write(">");
    }
}

// object ::= (format `=`)? string
pub(super) fn parse_object(p: &mut AsmParser<'_>) -> Parsed<(CompilationTarget, StringAttr)> {
    let offset = p.offset();
    let mut format = CompilationTarget::Fatbin;
    if let Some(word) = p.parse_optional_any_keyword() {
        format = word
            .parse()
            .map_err(|_| p.emit_op_error(offset, "expected keyword for GPU object format"))?;
        p.parse_equal()?;
    }
    let offset = p.offset();
    match p.parse_attribute(None)? {
        Attribute::String(object) => Ok((format, object)),
        _ => Err(p.emit_op_error(offset, "invalid kind of attribute specified")),
    }
}

pub(super) fn print_object(p: &mut AsmPrinter<'_>, format: CompilationTarget, object: &StringAttr) {
    if format != CompilationTarget::Fatbin {
        p.write(&format.to_string());
        p.write(" = ");
    }
    p.print_attribute(&object.clone().into());
}

impl VerifyParameters for ObjectAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if is_target(self.target()) {
            return Ok(());
        }
        Err(
            "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
                .to_owned(),
        )
    }
}

impl VerifyParameters for SelectObjectAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let Some(target) = self.target() else {
            return Ok(());
        };
        match target {
            Attribute::Integer(number) if number.to_i64().is_some_and(|number| number < 0) => {
                Err("the object index must be positive".to_owned())
            }
            Attribute::Integer(_) => Ok(()),
            _ if is_target(target) => Ok(()),
            _ => Err("the target attribute must be a GPU Target attribute".to_owned()),
        }
    }
}

impl VerifyParameters for KernelMetadataAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.name().value().is_empty() {
            return Err("the kernel name can't be empty".to_owned());
        }
        let attributes = self.arg_attrs();
        let mut attributes = attributes.iter().flat_map(ArrayAttr::elements);
        if attributes.all(|it| matches!(it, Attribute::Dictionary(_))) {
            return Ok(());
        }
        Err("all attributes in the array must be a dictionary attribute".to_owned())
    }
}

impl KernelTableAttr {
    /// Sorts the kernels by their names.
    pub(super) fn construct(kernel_table: &[KernelMetadataAttr]) -> Self {
        let mut kernel_table = kernel_table.to_vec();
        kernel_table.sort_by(|one, other| one.name().value().cmp(other.name().value()));
        Self { kernel_table }
    }
}

impl VerifyParameters for KernelTableAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        // They are sorted.
        let mut pairs = self.kernel_table().windows(2);
        if pairs.any(|pair| pair[0].name() == pair[1].name()) {
            return Err("expected all kernels to be uniquely named".to_owned());
        }
        Ok(())
    }
}
