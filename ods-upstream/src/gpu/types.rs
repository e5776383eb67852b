//! The text and the verifiers of types and attributes.

use super::{
    CompilationTarget, KernelMetadataAttr, KernelTableAttr, MMAMatrixType, ObjectAttr,
    SelectObjectAttr,
};
use ods_runtime::attributes::StringAttr;
use ods_runtime::prelude::*;

/// Whether an attribute is a target of compilations; those are of other dialects.
pub(super) fn is_target(attr: &Attribute) -> bool {
    let text = attr.to_string();
    [
        "#nvvm.target",
        "#rocdl.target",
        "#spirv.target_env",
        "#xevm.target",
    ]
    .into_iter()
    .any(|name| {
        let rest = text.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('<'))
    })
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

// object ::= (`offload` `=` | `assembly` `=` | `bin` `=`)? string
pub(super) fn parse_object(p: &mut AsmParser<'_>) -> Parsed<(CompilationTarget, StringAttr)> {
    let mut format = CompilationTarget::Fatbin;
    let words = [
        ("offload", CompilationTarget::Offload),
        ("assembly", CompilationTarget::Assembly),
        ("bin", CompilationTarget::Binary),
        ("fatbin", CompilationTarget::Fatbin),
    ];
    for (word, found) in words {
        if p.parse_optional_keyword(word) {
            format = found;
            p.parse_equal()?;
            break;
        }
    }
    let text = p.parse_string()?;
    Ok((format, StringAttr::new(text)))
}

pub(super) fn print_object(p: &mut AsmPrinter<'_>, format: CompilationTarget, object: &StringAttr) {
    if format != CompilationTarget::Fatbin {
        p.write(&format.to_string());
        p.write(" = ");
    }
    p.print_string(object.value());
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
        Ok(())
    }
}

impl VerifyParameters for KernelTableAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let kernels = self.kernel_table();
        for pair in kernels.windows(2) {
            if pair[0].name() == pair[1].name() {
                return Err("expected all kernels to be uniquely named".to_owned());
            }
        }
        Ok(())
    }
}
