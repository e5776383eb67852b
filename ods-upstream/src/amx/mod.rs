//! `amx`: tiles of Intel's Advanced Matrix Extensions.
//!
//! Everything but the intrinsics of LLVM that the operations stand for.

mod verify;

use ods_runtime::interfaces::ShapedType;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/AMX/AMX.td")]
    #![dialect("amx")]
}

impl ShapedType for TileType {
    fn clone_with(&self, shape: Option<&[i64]>, element_type: Type) -> Type {
        let shape = shape.unwrap_or_else(|| self.shape());
        Self::get(shape, element_type).into()
    }

    fn get_element_type(&self) -> &Type {
        self.element_type()
    }

    fn has_rank(&self) -> bool {
        true
    }

    fn get_shape(&self) -> &[i64] {
        self.shape()
    }
}

impl CustomTypeAssembly for TileType {
    // `<` sizes type `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        // Errors are at the mnemonic.
        let start = p.offset() - "tile".len() as u32;
        p.parse_less()?;
        let shape = p.parse_dimension_list(false, true)?;
        let element = p.parse_type()?;
        p.parse_greater()?;
        let checked = Self::get_checked(Location::UNKNOWN, &shape, element);
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_dimension_list(self.shape());
        p.write("x");
        p.print_type(self.element_type());
        p.write(">");
    }
}
