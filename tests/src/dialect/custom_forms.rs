//! Ops with hand-written parsers and printers.

use super::{
    ParseB64BytesOp, ParseIntegerLiteralOp, ParseWrappedKeywordOp, PrettyPrintedRegionOp,
    TestReturnOp, WrappingRegionOp,
};
use ods_runtime::prelude::*;

impl CustomAssembly for ParseIntegerLiteralOp {
    // (`:` integer)?, the number of results
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if p.parse_optional_colon() {
            let offset = p.offset();
            let Ok(count) = u16::try_from(p.parse_integer()?) else {
                return Err(p.emit_error(offset, "has too many results"));
            };
            let types = std::iter::repeat_n(Type::index(), count.into());
            state.result_types.extend(types);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let count = self.operation().results(p.ir()).len();
        if count != 0 {
            p.write(" : ");
            p.write_integer(count);
        }
    }
}

impl CustomAssembly for ParseWrappedKeywordOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let keyword = p.parse_any_keyword()?;
        state.set_attribute("keyword", Attribute::string(keyword));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_byte(b' ');
        let keyword = self.keyword(p.ir());
        p.write(keyword);
    }
}

impl CustomAssembly for ParseB64BytesOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let bytes = p.parse_base64_bytes()?;
        state.set_attribute("b64", Attribute::string(&*String::from_utf8_lossy(&bytes)));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" \"");
        let bytes = self.b64(p.ir()).as_bytes();
        p.write(&encode_base64(bytes));
        p.write_byte(b'"');
    }
}

fn encode_base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * at) & 63) as usize];
            text.push(if at <= group.len() { digit.into() } else { '=' });
        }
    }
    text
}

/// Ends a block with a return of the results of its last operation.
fn append_return(ir: &mut Ir, block: Block, inner: Operation) {
    let results = inner.results(ir).to_vec();
    let location = inner.location(ir);
    let mut b = OpBuilder::at_end(ir, block);
    TestReturnOp::build(&mut b, location, &results);
}

impl CustomAssembly for WrappingRegionOp {
    // `wraps` generic-operation
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_keyword("wraps")?;
        let region = p.ir().create_region();
        state.regions.push(region);
        let block = region.add_block(p.ir(), &[]);
        let inner = p.parse_generic_operation(block)?;
        append_return(p.ir(), block, inner);
        let ir = p.ir();
        let types = inner.results(ir).iter().map(|value| value.ty(ir).clone());
        state.result_types.extend(types);
        state.location = inner.location(ir);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" wraps ");
        let entry = self.region(p.ir()).entry_block(p.ir());
        if let Some(inner) = entry.and_then(|block| block.first_op(p.ir())) {
            p.print_generic_operation(inner);
        }
    }
}

impl CustomAssembly for PrettyPrintedRegionOp {
    // operands (`start` op-name `end` `:` function-type location? | generic-rest)
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        if !p.parse_optional_keyword("start") {
            return p.parse_generic_operation_after_op_name(state, Some(&operands));
        }
        let mut inner = p.parse_custom_operation_name()?;
        p.parse_keyword("end")?;
        let type_offset = p.offset();
        let Type::Function(ty) = p.parse_colon_type()? else {
            return Err(p.emit_error(type_offset, "invalid kind of type specified"));
        };
        let here = p.location_at(offset);
        let location = p.parse_optional_location()?.unwrap_or(here);
        p.resolve_operands(&operands, ty.inputs(), offset, &mut state.operands)?;
        let Some(first) = ty.inputs().first() else {
            return Err(p.emit_error(type_offset, "needs an operand"));
        };
        let ir = p.ir();
        let region = ir.create_region();
        state.regions.push(region);
        let block = region.add_block(ir, &[]);
        for _ in 0..2 {
            block.add_argument(ir, first, location);
        }
        inner.location = location;
        inner.operands.extend(block.arguments(ir).iter().copied());
        inner.result_types.push(first.clone());
        let inner = OpBuilder::at_end(ir, block).create_operation(inner);
        append_return(ir, block, inner);
        state.result_types.extend(ty.results().iter().cloned());
        state.location = location;
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        let entry = self.region(ir).entry_block(ir);
        let Some(inner) = entry.and_then(|block| block.first_op(ir)) else {
            return;
        };
        // An op with this name is determined by its types alone.
        if inner.name(ir).as_str() == "test.special.op" {
            p.write(" start test.special.op end");
        } else {
            p.write(" (");
            p.print_region(self.region(ir), RegionStyle::default());
            p.write(")");
        }
        p.write(" : ");
        p.print_functional_type_of(op);
    }
}
