//! Globals, their imports, and constant expressions.

use super::{GlobalGetOp, GlobalImportOp, GlobalOp, ReturnOp, parse_exported};
use ods_dialects::scf::print_body;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::{WalkOrder, WalkResult};

/// The operation may be in the expression of a constant.
pub struct ConstantExprOpTrait;

impl OpTrait for ConstantExprOpTrait {
    const NAME: &'static str = "ConstantExprOpTrait";
}

/// The region of the operation is the expression of a constant.
pub struct ConstantExpressionInitializerOpTrait;

impl OpTrait for ConstantExpressionInitializerOpTrait {
    const NAME: &'static str = "ConstantExpressionInitializerOpTrait";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let mut wrong = None;
        let region = op.regions(ir).first();
        let blocks = region.into_iter().flat_map(|region| region.blocks(ir));
        for part in blocks.flat_map(|block| block.operations(ir)) {
            let found = part.walk_with(ir, WalkOrder::PostOrder, |part| {
                if part.is::<ReturnOp>(ir) || part.has_trait::<ConstantExprOpTrait>(ir) {
                    return WalkResult::Advance;
                }
                wrong = Some(part);
                WalkResult::Interrupt
            });
            if found == WalkResult::Interrupt {
                break;
            }
        }
        let Some(wrong) = wrong else {
            return Ok(());
        };
        let wrong = wrong.display_generic(ir);
        let message = format!("expected a constant initializer for this operator, got {wrong}");
        Err(Diagnostic::error(op.location(ir), message))
    }
}

impl CustomAssembly for GlobalOp {
    // `exported`? symbol-name type `mutable`? `:` region
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if parse_exported(p)? {
            state.set_attribute("exported", Attribute::unit());
        }
        p.parse_symbol_name_into("sym_name", state)?;
        let ty = p.parse_type()?;
        state.set_attribute("type", Attribute::ty(ty));
        parse_mutable_and_colon(p, state)?;
        let region = p.parse_region()?;
        state.regions.push(region);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(if self.exported(ir) { " exported " } else { " " });
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        p.write(" ");
        p.print_type(self.r#type(ir));
        p.write(if self.is_mutable(ir) {
            " mutable :"
        } else {
            " :"
        });
        let region = self.initializer(ir);
        if region.is_empty(ir) {
            return;
        }
        p.write(" ");
        print_body(p, region, true);
    }
}

/// Parses `mutable`, as a keyword or a string, and the colon after it. MLIR skips any other word.
fn parse_mutable_and_colon(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    let offset = p.offset();
    let word = p.parse_optional_keyword_or_string();
    p.parse_colon()?;
    match word {
        None => {}
        Some(word) if &*word == "mutable" => state.set_attribute("isMutable", Attribute::unit()),
        Some(_) => return Err(p.emit_error(offset, "expected 'mutable' or ':'")),
    }
    Ok(())
}

/// Parses a word as a keyword or a string.
fn parse_word(p: &mut OpParser<'_, '_>, word: &str) -> Parsed<()> {
    let offset = p.offset();
    let found = p.parse_keyword_or_string()?;
    if &*found == word {
        return Ok(());
    }
    Err(p.emit_error(offset, format!("expected '{word}'")))
}

impl CustomAssembly for GlobalImportOp {
    // string `from` string `as` symbol-name `mutable`? `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let name = p.parse_string()?;
        state.set_attribute("importName", Attribute::string(name));
        parse_word(p, "from")?;
        let module = p.parse_string()?;
        state.set_attribute("moduleName", Attribute::string(module));
        parse_word(p, "as")?;
        p.parse_symbol_name_into("sym_name", state)?;
        parse_mutable_and_colon(p, state)?;
        let ty = p.parse_type()?;
        state.set_attribute("type", Attribute::ty(ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_string(self.import_name(ir));
        p.write(" from ");
        p.print_string(self.module_name(ir));
        p.write(" as ");
        p.print_symbol_name(self.sym_name(ir).as_bytes());
        p.write(if self.is_mutable(ir) {
            " mutable : "
        } else {
            " : "
        });
        p.print_type(self.r#type(ir));
    }
}

impl SymbolUserOpInterface for GlobalGetOp {
    /// In the expression of a constant, the global is an import that is not mutable.
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let mut parents = std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
        let is_constant =
            |parent: Operation| parent.has_trait::<ConstantExpressionInitializerOpTrait>(ir);
        if !parents.any(is_constant) {
            return Ok(());
        }
        let name = SymbolRefAttr::flat(self.global(ir));
        let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
        let Some(global) = tables.lookup_nearest(ir, op, &name) else {
            return fail(format!("symbol @{} is undefined", name.root()));
        };
        let import = global.cast::<GlobalImportOp>(ir);
        if import.is_some_and(|import| !import.is_mutable(ir)) {
            return Ok(());
        }
        fail("global.get op is considered constant if it's referring to a import.global symbol marked non-mutable".into())
    }
}
