//! `affine.apply`, `affine.min`, `affine.max`.

use super::{
    AffineApplyOp, AffineMaxOp, AffineMinOp, affine_scope, is_valid_dim, is_valid_symbol, map_of,
    parse_dims_and_symbols, print_dims_and_symbols,
};
use ods_runtime::affine::AffineMap;
use ods_runtime::prelude::*;

const COUNTS_DIFFER: &str = "operand count and affine map dimension and symbol count must match";

/// Parses the map of an operation.
fn parse_map(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<AffineMap> {
    let attribute = p.parse_attribute_of::<AffineMap>(None)?;
    state.set_attribute("map", attribute.clone());
    match attribute {
        Attribute::AffineMap(map) => Ok(map),
        _ => unreachable!("the class of the attribute was checked"),
    }
}

/// ` affine_map<…>(%dims)[%symbols] attr-dict`
fn print_map_and_operands(p: &mut OpPrinter<'_>, op: Operation) {
    let ir = p.ir();
    p.write(" ");
    if let Some(map) = op.attribute(ir, "map") {
        p.print_attribute(map);
    }
    let dims = map_of(op, ir, "map").map_or(0, |map| map.num_dims());
    print_dims_and_symbols(p, op.operands(ir), dims);
    p.print_optional_attr_dict(op, &["map"]);
}

impl CustomAssembly for AffineApplyOp {
    // affine-map dims-and-symbols attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let map = parse_map(p, state)?;
        let (dims, symbols) = parse_dims_and_symbols(p, state)?;
        p.parse_optional_attr_dict(state)?;
        if (dims, symbols) != (map.num_dims() as usize, map.num_symbols() as usize) {
            let message = "dimension or symbol index mismatch";
            return Err(p.emit_error(p.name_offset(), message));
        }
        let types = map.results().iter().map(|_| Type::index());
        state.result_types.extend(types);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        print_map_and_operands(p, self.operation());
    }
}

impl Verify for AffineApplyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let operands = op.operands(ir);
        let map = self.map(ir);
        if operands.len() != map.num_inputs() as usize {
            return Err(self.emit_error(ir, COUNTS_DIFFER));
        }
        if map.results().len() != 1 {
            return Err(self.emit_error(ir, "mapping must produce one value"));
        }
        let scope = affine_scope(ir, op);
        let is_dim_only =
            |value: &Value| is_valid_dim(ir, *value, scope) && !is_valid_symbol(ir, *value, scope);
        if operands[map.num_dims() as usize..].iter().any(is_dim_only) {
            let message = "dimensional operand cannot be used as a symbol";
            return Err(Diagnostic::error(self.location(ir), message));
        }
        Ok(())
    }
}

macro_rules! min_and_max {
    ($($kind:ident)*) => {$(
        impl CustomAssembly for $kind {
            // affine-map dims-and-symbols attr-dict
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse_map(p, state)?;
                let mut values = p.parse_operand_list(Delimiter::Paren)?;
                values.extend(p.parse_operand_list(Delimiter::OptionalSquare)?);
                p.parse_optional_attr_dict(state)?;
                p.resolve_operands_of_type(&values, &Type::index(), &mut state.operands)?;
                state.result_types.push(Type::index());
                Ok(())
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                print_map_and_operands(p, self.operation());
            }
        }

        impl Verify for $kind {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let map = self.map(ir);
                if self.operation().operands(ir).len() != map.num_inputs() as usize {
                    return Err(self.emit_error(ir, COUNTS_DIFFER));
                }
                if map.results().is_empty() {
                    return Err(self.emit_error(ir, "affine map expect at least one result"));
                }
                Ok(())
            }
        }
    )*};
}

min_and_max! { AffineMinOp AffineMaxOp }
