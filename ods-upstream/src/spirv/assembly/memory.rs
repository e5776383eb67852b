//! The text of loads, stores, copies and variables.

use super::super::{
    CopyMemoryOp, INTELSubgroupBlockWriteOp, LoadOp, MemoryAccess, MemoryAccessAttr, PointerType,
    StorageClass, StorageClassAttr, StoreOp, VariableOp,
};
use super::{parse_case_string, print_case_string};
use ods_runtime::attributes::StringAttr;
use ods_runtime::prelude::*;
use ods_runtime::text::parser::UnresolvedOperand;

/// The names of the attributes that say how memory is accessed.
const ACCESS: [&str; 2] = ["memory_access", "alignment"];

/// The names of those for the source of a copy.
const SOURCE_ACCESS: [&str; 2] = ["source_memory_access", "source_alignment"];

fn parse_storage_class(p: &mut OpParser<'_, '_>) -> Parsed<StorageClass> {
    parse_case_string(p, "storage_class")
}

/// The class of the memory that a value points to.
fn print_storage_class(p: &mut OpPrinter<'_>, pointer: Value) {
    if let Some(ty) = pointer.ty(p.ir()).downcast::<PointerType>() {
        print_case_string(p, ty.storage_class());
    }
}

// access ::= (`[` string (`,` integer)? `]`)?
fn parse_access(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    [access_name, alignment]: [&str; 2],
) -> Parsed<()> {
    if !p.parse_optional_l_square() {
        return Ok(());
    }
    let access: MemoryAccess = parse_case_string(p, access_name)?;
    state.set_attribute(access_name, MemoryAccessAttr::get(access).into());
    if access.contains_all(MemoryAccess::Aligned) {
        p.parse_comma()?;
        p.parse_attribute_into(alignment, Some(&Type::i32()), state)?;
    }
    p.parse_r_square()
}

/// How an operation accesses memory.
fn access_of(op: Operation, ir: &Ir, name: &str) -> Option<MemoryAccess> {
    let attr = op.attribute(ir, name)?;
    attr.downcast::<MemoryAccessAttr>()
        .map(MemoryAccessAttr::value)
}

fn print_access(
    p: &mut OpPrinter<'_>,
    access: Option<MemoryAccess>,
    alignment: Option<&Attribute>,
) {
    let Some(access) = access else {
        return;
    };
    p.write(" [");
    print_case_string(p, access);
    if access.contains_all(MemoryAccess::Aligned)
        && let Some(alignment) = alignment.and_then(Attribute::as_i64)
    {
        p.write(", ");
        p.write_integer(alignment);
    }
    p.write("]");
}

/// Prints how an operation accesses memory; returns the attributes that the dictionary leaves out.
fn print_own_access(p: &mut OpPrinter<'_>, op: Operation) -> Vec<&'static str> {
    let ir = p.ir();
    let access = access_of(op, ir, ACCESS[0]);
    let alignment = op.attribute(ir, ACCESS[1]);
    print_access(p, access, alignment);
    elided(access, alignment, ACCESS)
}

/// The attributes of an access that its text has.
fn elided(
    access: Option<MemoryAccess>,
    alignment: Option<&Attribute>,
    [access_name, alignment_name]: [&'static str; 2],
) -> Vec<&'static str> {
    let mut names = vec!["storage_class"];
    if let Some(access) = access {
        names.push(access_name);
        if access.contains_all(MemoryAccess::Aligned) && alignment.is_some() {
            names.push(alignment_name);
        }
    }
    names
}

impl CustomAssembly for LoadOp {
    // string operand access attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let class = parse_storage_class(p)?;
        let pointer = p.parse_operand()?;
        parse_access(p, state, ACCESS)?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        let pointer_type = PointerType::get(ty.clone(), class).into();
        let pointer = p.resolve_operand(pointer, &pointer_type)?;
        state.operands.push(pointer);
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        print_storage_class(p, self.ptr(ir));
        p.write(" ");
        p.print_operand(self.ptr(ir));
        let elided = print_own_access(p, op);
        p.print_optional_attr_dict(op, &elided);
        p.write(" : ");
        p.print_type_of(self.value(ir));
    }
}

/// A pointer, and the value that is stored through it.
fn resolve_stored(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    offset: u32,
    operands: [UnresolvedOperand; 2],
    types: &[Type; 2],
) -> Parsed<()> {
    p.resolve_operands(&operands, types, offset, &mut state.operands)
}

impl CustomAssembly for StoreOp {
    // string operand `,` operand access `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let class = parse_storage_class(p)?;
        let operands = p.parse_operand_array::<2>()?;
        parse_access(p, state, ACCESS)?;
        let ty = p.parse_colon_type()?;
        let pointer = PointerType::get(ty.clone(), class).into();
        resolve_stored(p, state, offset, operands, &[pointer, ty])
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        print_storage_class(p, self.ptr(ir));
        p.write(" ");
        p.print_operands(op.operands(ir));
        let elided = print_own_access(p, op);
        p.write(" : ");
        p.print_type_of(self.value(ir));
        p.print_optional_attr_dict(op, &elided);
    }
}

impl CustomAssembly for INTELSubgroupBlockWriteOp {
    // string operand `,` operand `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let class = parse_storage_class(p)?;
        let operands = p.parse_operand_array::<2>()?;
        let ty = p.parse_colon_type()?;
        let element = match &ty {
            Type::Vector(vector) => vector.element_type().clone(),
            _ => ty.clone(),
        };
        let pointer = PointerType::get(element, class).into();
        resolve_stored(p, state, offset, operands, &[pointer, ty])
    }

    // As upstream, which does not print the class that it reads.
    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operands(self.operation().operands(ir));
        p.write(" : ");
        p.print_type_of(self.value(ir));
    }
}

impl CustomAssembly for CopyMemoryOp {
    // string operand `,` string operand access (`,` access)? `:` type attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let target_class = parse_storage_class(p)?;
        let target = p.parse_operand()?;
        p.parse_comma()?;
        let source_class = parse_storage_class(p)?;
        let source = p.parse_operand()?;
        parse_access(p, state, ACCESS)?;
        if p.parse_optional_comma() {
            parse_access(p, state, SOURCE_ACCESS)?;
        }
        let ty = p.parse_colon_type()?;
        p.parse_optional_attr_dict(state)?;
        for (operand, class) in [(target, target_class), (source, source_class)] {
            let pointer = PointerType::get(ty.clone(), class).into();
            let operand = p.resolve_operand(operand, &pointer)?;
            state.operands.push(operand);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write("  ");
        print_storage_class(p, self.target(ir));
        p.write(" ");
        p.print_operand(self.target(ir));
        p.write(",  ");
        print_storage_class(p, self.source(ir));
        p.write(" ");
        p.print_operand(self.source(ir));
        let mut elided = print_own_access(p, op);
        p.write(", ");
        // As upstream: without an access of its own the source has that of the target.
        let access = access_of(op, ir, SOURCE_ACCESS[0]).or_else(|| access_of(op, ir, ACCESS[0]));
        let alignment = op.attribute(ir, SOURCE_ACCESS[1]);
        let alignment = alignment.or_else(|| op.attribute(ir, ACCESS[1]));
        print_access(p, access, alignment);
        elided.extend(self::elided(access, alignment, SOURCE_ACCESS));
        p.print_optional_attr_dict(op, &elided);
        p.write(" : ");
        if let Some(ty) = self.target(ir).ty(ir).downcast::<PointerType>() {
            p.print_type(ty.pointee_type());
        }
    }
}

// decorations ::= (`bind` `(` integer `,` integer `)` | `built_in` `(` string `)`)? attr-dict
pub(super) fn parse_variable_decorations(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<()> {
    if p.parse_optional_keyword("bind") {
        p.parse_l_paren()?;
        p.parse_attribute_into("descriptor_set", Some(&Type::i32()), state)?;
        p.parse_comma()?;
        p.parse_attribute_into("binding", Some(&Type::i32()), state)?;
        p.parse_r_paren()?;
    } else if p.parse_optional_keyword("built_in") {
        p.parse_l_paren()?;
        let name = p.parse_attribute_of::<StringAttr>(None)?;
        state.set_attribute("built_in", name);
        p.parse_r_paren()?;
    }
    p.parse_optional_attr_dict(state)
}

pub(super) fn print_variable_decorations(
    p: &mut OpPrinter<'_>,
    op: Operation,
    mut elided: Vec<&str>,
) {
    let ir = p.ir();
    let number = |name| match op.attribute(ir, name) {
        Some(Attribute::Integer(number)) => number.to_i64(),
        _ => None,
    };
    if let (Some(set), Some(binding)) = (number("descriptor_set"), number("binding")) {
        elided.extend(["descriptor_set", "binding"]);
        p.write(" bind(");
        p.write_integer(set);
        p.write(", ");
        p.write_integer(binding);
        p.write(")");
    }
    if let Some(Attribute::String(name)) = op.attribute(ir, "built_in") {
        elided.push("built_in");
        p.write(" built_in(\"");
        p.write_bytes(name.bytes());
        p.write("\")");
    }
    p.print_optional_attr_dict(op, &elided);
}

impl CustomAssembly for VariableOp {
    // (`init` `(` operand `)`)? decorations `:` pointer-type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut initializer = None;
        if p.parse_optional_keyword("init") {
            p.parse_l_paren()?;
            initializer = Some(p.parse_operand()?);
            p.parse_r_paren()?;
        }
        parse_variable_decorations(p, state)?;
        p.parse_colon()?;
        let offset = p.offset();
        let ty = p.parse_type()?;
        let Some(pointer) = ty.downcast::<PointerType>() else {
            return Err(p.emit_error(offset, "expected spirv.ptr type"));
        };
        if let Some(initializer) = initializer {
            let initializer = p.resolve_operand(initializer, pointer.pointee_type())?;
            state.operands.push(initializer);
        }
        let class = StorageClassAttr::get(pointer.storage_class());
        state.set_attribute("storage_class", class.into());
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        if let Some(initializer) = self.initializer(ir) {
            p.write(" init(");
            p.print_operand(initializer);
            p.write(")");
        }
        print_variable_decorations(p, op, vec!["storage_class"]);
        p.write(" : ");
        p.print_type_of(self.pointer(ir));
    }
}
