//! `affine.dma_start` and `affine.dma_wait`.
//!
//! Their operands have their places by the numbers of inputs of the maps, which are discardable attributes.

use super::access::{parse_access, print_access, resolve_access};
use super::{
    AffineDmaStartOp, AffineDmaWaitOp, affine_scope, is_valid_dim, is_valid_symbol, map_of,
};
use ods_runtime::prelude::*;

/// The number of inputs of map `name`, or an error if the attribute is missing.
fn inputs(op: Operation, ir: &Ir, name: &str) -> Result<usize, String> {
    let map = map_of(op, ir, name);
    let count = map.map(|map| map.num_inputs() as usize);
    count.ok_or_else(|| format!("requires an affine map attribute named '{name}'"))
}

/// Divides the first `count` values, and at least one, from the rest: a memref and its subscripts.
fn access<'o>(rest: &mut &'o [Value], count: usize) -> Option<&'o [Value]> {
    let (first, others) = rest.split_at_checked(count + 1)?;
    *rest = others;
    Some(first)
}

/// The operands of `dma_start`, by what they are for.
struct Start<'o> {
    source: &'o [Value],
    destination: &'o [Value],
    tag: &'o [Value],
    /// The number of elements, then nothing or the stride and the number of elements for each.
    numbers: &'o [Value],
}

const WRONG_NUMBER: &str = "incorrect number of operands";

impl<'o> Start<'o> {
    fn new(op: Operation, ir: &'o Ir) -> Result<Self, String> {
        let counts = ["src_map", "dst_map", "tag_map"].map(|name| inputs(op, ir, name));
        let [source, destination, tag] = counts;
        let (source, destination, tag) = (source?, destination?, tag?);
        let mut rest = op.operands(ir);
        let parts = [source, destination, tag].map(|count| access(&mut rest, count));
        let [Some(source), Some(destination), Some(tag)] = parts else {
            return Err(WRONG_NUMBER.into());
        };
        for (part, name) in [
            (source, "source"),
            (destination, "destination"),
            (tag, "tag"),
        ] {
            if !matches!(part[0].ty(ir), Type::MemRef(_)) {
                return Err(format!("expected DMA {name} to be of memref type"));
            }
        }
        if !matches!(rest.len(), 1 | 3) {
            return Err(WRONG_NUMBER.into());
        }
        Ok(Self {
            source,
            destination,
            tag,
            numbers: rest,
        })
    }
}

/// What is wrong with subscripts.
fn check_subscripts(
    op: Operation,
    ir: &Ir,
    subscripts: &[Value],
    wrong_type: impl FnOnce() -> String,
    wrong_value: impl FnOnce() -> String,
) -> Result<(), String> {
    let scope = affine_scope(ir, op);
    for value in subscripts {
        if !value.ty(ir).is_index() {
            return Err(wrong_type());
        }
        if !is_valid_dim(ir, *value, scope) && !is_valid_symbol(ir, *value, scope) {
            return Err(wrong_value());
        }
    }
    Ok(())
}

impl AffineDmaStartOp {
    fn check(self, ir: &Ir) -> Result<(), String> {
        let op = self.operation();
        let parts = Start::new(op, ir)?;
        for (part, name) in [
            (parts.source, "src"),
            (parts.destination, "dst"),
            (parts.tag, "tag"),
        ] {
            check_subscripts(
                op,
                ir,
                &part[1..],
                || format!("{name} index to dma_start must have 'index' type"),
                || format!("{name} index must be a valid dimension or symbol identifier"),
            )?;
        }
        Ok(())
    }
}

impl Verify for AffineDmaStartOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl CustomAssembly for AffineDmaStartOp {
    // access `,` access `,` access `,` operand (`,` operand `,` operand)? `:` type `,` type `,` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let source = parse_access(p, state, "src_map")?;
        p.parse_comma()?;
        let destination = parse_access(p, state, "dst_map")?;
        p.parse_comma()?;
        let tag = parse_access(p, state, "tag_map")?;
        p.parse_comma()?;
        let mut numbers = vec![p.parse_operand()?];
        if p.parse_optional_comma() {
            numbers.extend(p.parse_operand_list(Delimiter::None)?);
        }
        if !matches!(numbers.len(), 1 | 3) {
            let message = "expected two stride related operands";
            return Err(p.emit_error(p.name_offset(), message));
        }
        let types = p.parse_colon_type_list()?.to_vec();
        let [source_type, destination_type, tag_type] = types.as_slice() else {
            return Err(p.emit_error(p.name_offset(), "expected three types"));
        };
        resolve_access(p, state, &source, source_type)?;
        resolve_access(p, state, &destination, destination_type)?;
        resolve_access(p, state, &tag, tag_type)?;
        p.resolve_operands_of_type(&numbers, &Type::index(), &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.operation();
        // The custom form is that of valid operations.
        let Ok(parts) = Start::new(op, p.ir()) else {
            return;
        };
        p.write(" ");
        print_access(p, op, "src_map", parts.source);
        p.write(", ");
        print_access(p, op, "dst_map", parts.destination);
        p.write(", ");
        print_access(p, op, "tag_map", parts.tag);
        p.write(", ");
        p.print_operands(parts.numbers);
        p.write(" : ");
        p.print_types_of(&[parts.source[0], parts.destination[0], parts.tag[0]]);
    }
}

impl AffineDmaWaitOp {
    /// The tag with its subscripts, and the number of elements.
    fn parts(self, ir: &Ir) -> Result<(&[Value], Value), String> {
        let op = self.operation();
        let count = inputs(op, ir, "tag_map")?;
        match op.operands(ir).split_last() {
            Some((number, tag)) if tag.len() == count + 1 => {
                if !matches!(tag[0].ty(ir), Type::MemRef(_)) {
                    return Err("expected DMA tag to be of memref type".into());
                }
                Ok((tag, *number))
            }
            _ => Err(WRONG_NUMBER.into()),
        }
    }

    fn check(self, ir: &Ir) -> Result<(), String> {
        let (tag, _) = self.parts(ir)?;
        check_subscripts(
            self.operation(),
            ir,
            &tag[1..],
            || "index to dma_wait must have 'index' type".into(),
            || "index must be a valid dimension or symbol identifier".into(),
        )
    }
}

impl Verify for AffineDmaWaitOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| self.emit_error(ir, message))
    }
}

impl CustomAssembly for AffineDmaWaitOp {
    // access `,` operand `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let tag = parse_access(p, state, "tag_map")?;
        p.parse_comma()?;
        let number = p.parse_operand()?;
        let ty = p.parse_colon_type()?;
        resolve_access(p, state, &tag, &ty)?;
        p.resolve_operands_of_type(&[number], &Type::index(), &mut state.operands)?;
        if !matches!(ty, Type::MemRef(_)) {
            let message = "expected tag to be of memref type";
            return Err(p.emit_error(p.name_offset(), message));
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.operation();
        // The custom form is that of valid operations.
        let Ok((tag, number)) = self.parts(p.ir()) else {
            return;
        };
        p.write(" ");
        print_access(p, op, "tag_map", tag);
        p.write(", ");
        p.print_operand(number);
        p.write(" : ");
        p.print_type_of(tag[0]);
    }
}
