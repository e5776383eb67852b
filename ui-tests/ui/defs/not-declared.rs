//! Functions that are written for types and attributes whose definitions do not declare them.

use ods_runtime::prelude::*;
use ods_runtime::text::parser::{AsmParser, Parsed};
use ods_runtime::text::printer::AsmPrinter;

ods! {
    def My_Dialect : Dialect { let name = "my"; }
    def Unit : TypeDef<My_Dialect, "Unit"> { let mnemonic = "unit"; }
    def Mark : AttrDef<My_Dialect, "Mark"> { let mnemonic = "mark"; }
}

impl VerifyParameters for UnitType {
    fn verify_parameters(&self) -> Result<(), String> {
        Ok(())
    }
}

impl CustomTypeAssembly for UnitType {
    fn parse(_: &mut AsmParser<'_>) -> Parsed<Self> {
        Ok(Self::get())
    }

    fn print(&self, _: &mut AsmPrinter<'_>) {}
}

impl CustomAttrAssembly for MarkAttr {
    fn parse(_: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        Ok(Self::get())
    }

    fn print(&self, _: &mut AsmPrinter<'_>) {}
}

#[derive(DialectDef)]
#[dialect(name = "derived", types = [Size])]
pub struct DerivedDialect;

/// A type by derive.
#[derive(TypeDef, Clone, Debug, PartialEq, Eq, Hash)]
#[type_def(dialect = DerivedDialect, mnemonic = "size", assembly_format = "$bytes")]
pub struct Size {
    bytes: u64,
}

impl VerifyParameters for Size {
    fn verify_parameters(&self) -> Result<(), String> {
        Ok(())
    }
}

fn main() {}
