//! Loads, stores and prefetches.

use super::{
    AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
    affine_scope, is_valid_dim, is_valid_symbol, map_of, verify_dims_and_symbols,
};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{MemRefType, VectorType};

/// A memref and the operands of its subscripts, before their types are known.
type Access = (UnresolvedOperand, Vec<UnresolvedOperand>);

// access ::= operand `[` affine-exprs `]`
/// Parses a memref with subscripts, whose map becomes attribute `map`.
pub(super) fn parse_access(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    map: &str,
) -> Parsed<Access> {
    let memref = p.parse_operand()?;
    let (subscripts, operands) = p.parse_affine_map_of_ssa_ids(Delimiter::Square)?;
    state.set_attribute(map, Attribute::AffineMap(subscripts));
    Ok((memref, operands))
}

/// Adds a memref and its subscripts to the operands.
pub(super) fn resolve_access(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    (memref, subscripts): &Access,
    ty: &Type,
) -> Parsed<()> {
    p.resolve_operands_of_type(&[*memref], ty, &mut state.operands)?;
    p.resolve_operands_of_type(subscripts, &Type::index(), &mut state.operands)
}

/// `%memref[%i + 1, symbol(%n)]`, where `values` are the memref and the operands of its subscripts.
pub(super) fn print_access(p: &mut OpPrinter<'_>, op: Operation, map: &str, values: &[Value]) {
    let [memref, subscripts @ ..] = values else {
        return;
    };
    p.print_operand(*memref);
    p.write("[");
    if let Some(map) = map_of(op, p.ir(), map) {
        p.print_affine_map_of_ssa_ids(&map, subscripts);
    }
    p.write("]");
}

/// Verifies the subscripts of an access; the first of `values` is the memref.
fn verify_access(op: Operation, ir: &Ir, values: &[Value]) -> VerifyResult {
    let (Some(map), [memref, subscripts @ ..]) = (map_of(op, ir, "map"), values) else {
        return Ok(());
    };
    let rank = memref.ty(ir).shape().map_or(0, <[i64]>::len);
    let message = if map.results().len() != rank {
        "affine map num results must equal memref rank"
    } else if map.num_inputs() as usize != subscripts.len() {
        "expects as many subscripts as affine map inputs"
    } else if subscripts.iter().any(|value| !value.ty(ir).is_index()) {
        "index to load must have 'index' type"
    } else {
        return verify_dims_and_symbols(op, ir, subscripts, map.num_dims());
    };
    Err(op.emit_error(ir, message))
}

fn element_type(ir: &Ir, value: Value) -> Option<&Type> {
    value.ty(ir).element_type()
}

impl CustomAssembly for AffineLoadOp {
    // access attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let access = parse_access(p, state, "map")?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type_of::<MemRefType>()?;
        resolve_access(p, state, &access, &ty)?;
        state.result_types.extend(ty.element_type().cloned());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        print_access(p, op, "map", op.operands(ir));
        p.print_optional_attr_dict(op, &["map"]);
        p.write(" : ");
        p.print_type_of(self.memref(ir));
    }
}

impl Verify for AffineLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if Some(self.result(ir).ty(ir)) != element_type(ir, self.memref(ir)) {
            let message = "result type must match element type of memref";
            return Err(self.emit_error(ir, message));
        }
        verify_access(self.operation(), ir, self.operation().operands(ir))
    }
}

impl CustomAssembly for AffineStoreOp {
    // operand `,` access attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let access = parse_access(p, state, "map")?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type_of::<MemRefType>()?;
        if let Some(element) = ty.element_type() {
            p.resolve_operands_of_type(&[value], element, &mut state.operands)?;
        }
        resolve_access(p, state, &access, &ty)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_operand(self.value(ir));
        p.write(", ");
        print_access(p, op, "map", &op.operands(ir)[1..]);
        p.print_optional_attr_dict(op, &["map"]);
        p.write(" : ");
        p.print_type_of(self.memref(ir));
    }
}

impl Verify for AffineStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if Some(self.value(ir).ty(ir)) != element_type(ir, self.memref(ir)) {
            let message = "value to store must have the same type as memref element type";
            return Err(self.emit_error(ir, message));
        }
        verify_access(self.operation(), ir, &self.operation().operands(ir)[1..])
    }
}

/// Verifies the element types of a vector that is loaded or stored.
fn verify_elements(op: Operation, ir: &Ir, memref: Value, vector: Value) -> VerifyResult {
    if element_type(ir, memref) == element_type(ir, vector) {
        return Ok(());
    }
    let message = "requires memref and vector types of the same elemental type";
    Err(op.emit_error(ir, message))
}

impl CustomAssembly for AffineVectorLoadOp {
    // access attr-dict `:` type `,` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let access = parse_access(p, state, "map")?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_of::<MemRefType>()?;
        p.parse_comma()?;
        let vector = p.parse_type_of::<VectorType>()?;
        resolve_access(p, state, &access, &memref)?;
        state.result_types.push(vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        print_access(p, op, "map", op.operands(ir));
        p.print_optional_attr_dict(op, &["map"]);
        p.write(" : ");
        p.print_types_of(&[self.memref(ir), self.result(ir)]);
    }
}

impl Verify for AffineVectorLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_access(op, ir, op.operands(ir))?;
        verify_elements(op, ir, self.memref(ir), self.result(ir))
    }
}

impl CustomAssembly for AffineVectorStoreOp {
    // operand `,` access attr-dict `:` type `,` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let access = parse_access(p, state, "map")?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_of::<MemRefType>()?;
        p.parse_comma()?;
        let vector = p.parse_type_of::<VectorType>()?;
        p.resolve_operands_of_type(&[value], &vector, &mut state.operands)?;
        resolve_access(p, state, &access, &memref)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_operand(self.value(ir));
        p.write(", ");
        print_access(p, op, "map", &op.operands(ir)[1..]);
        p.print_optional_attr_dict(op, &["map"]);
        p.write(" : ");
        p.print_types_of(&[self.memref(ir), self.value(ir)]);
    }
}

impl Verify for AffineVectorStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_access(op, ir, &op.operands(ir)[1..])?;
        verify_elements(op, ir, self.memref(ir), self.value(ir))
    }
}

impl CustomAssembly for AffinePrefetchOp {
    // access `,` keyword `,` `locality` `<` integer `>` `,` keyword attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let access = parse_access(p, state, "map")?;
        p.parse_comma()?;
        let kind = p.parse_any_keyword()?;
        p.parse_comma()?;
        p.parse_keyword("locality")?;
        p.parse_less()?;
        let hint = p.parse_attribute_of::<IntegerAttr>(Some(&Type::int(32)))?;
        state.set_attribute("localityHint", hint);
        p.parse_greater()?;
        p.parse_comma()?;
        let cache = p.parse_any_keyword()?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type_of::<MemRefType>()?;
        resolve_access(p, state, &access, &ty)?;
        if !["read", "write"].contains(&kind) {
            let message = "rw specifier has to be 'read' or 'write'";
            return Err(p.emit_error(p.name_offset(), message));
        }
        state.set_attribute("isWrite", Attribute::bool(kind == "write"));
        if !["data", "instr"].contains(&cache) {
            let message = "cache type has to be 'data' or 'instr'";
            return Err(p.emit_error(p.name_offset(), message));
        }
        state.set_attribute("isDataCache", Attribute::bool(cache == "data"));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let is = |name: &str| op.attribute(ir, name).and_then(Attribute::as_bool) == Some(true);
        p.write(" ");
        print_access(p, op, "map", op.operands(ir));
        p.write(if is("isWrite") { ", write" } else { ", read" });
        p.write(", locality<");
        let hint = op.attribute(ir, "localityHint").and_then(Attribute::as_i64);
        p.write_integer(hint.unwrap_or_default());
        p.write(if is("isDataCache") {
            ">, data"
        } else {
            ">, instr"
        });
        let elided = ["map", "localityHint", "isDataCache", "isWrite"];
        p.print_optional_attr_dict(op, &elided);
        p.write(" : ");
        p.print_type_of(self.memref(ir));
    }
}

impl Verify for AffinePrefetchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let subscripts = &op.operands(ir)[1..];
        if let Some(map) = map_of(op, ir, "map") {
            let rank = self.memref(ir).ty(ir).shape().map_or(0, <[i64]>::len);
            if map.results().len() != rank {
                let message = "affine.prefetch affine map num results must equal memref rank";
                return Err(self.emit_error(ir, message));
            }
            if map.num_inputs() as usize != subscripts.len() {
                return Err(self.emit_error(ir, "too few operands"));
            }
        }
        let scope = affine_scope(ir, op);
        let is_valid =
            |value: &Value| is_valid_dim(ir, *value, scope) || is_valid_symbol(ir, *value, scope);
        if !subscripts.iter().all(is_valid) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}
