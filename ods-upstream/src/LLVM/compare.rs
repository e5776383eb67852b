//! The text of comparisons, and of allocations on the stack.

use super::{
    AllocaOp, FCmpOp, FCmpPredicate, FastmathFlags, ICmpOp, ICmpPredicate, LLVMPointerType,
    compatible::is_compatible_type,
};
use ods_runtime::__private::cpp::i1_same_shape;
use ods_runtime::attributes::StringAttr;
use ods_runtime::prelude::*;

// comparison ::= string operand `,` operand attr-dict `:` type
/// Parses a comparison; `predicate` gives the number of the word.
fn parse_comparison(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    predicate: impl Fn(&str) -> Option<u64>,
) -> Parsed<()> {
    let offset = p.offset();
    let word = p.parse_attribute_of::<StringAttr>(None)?;
    let lhs = p.parse_operand()?;
    p.parse_comma()?;
    let rhs = p.parse_operand()?;
    p.parse_optional_attr_dict(state)?;
    p.parse_colon()?;
    let type_offset = p.offset();
    let ty = p.parse_type()?;
    p.resolve_operands_of_type(&[lhs, rhs], &ty, &mut state.operands)?;
    let word = word.as_str().unwrap_or_default();
    let Some(number) = predicate(word) else {
        let message = format!("'{word}' is an incorrect value of the 'predicate' attribute");
        return Err(p.emit_error(offset, message));
    };
    state.set_attribute("predicate", Attribute::integer(&Type::i64(), number as i64));
    if !is_compatible_type(&ty) {
        return Err(p.emit_error(type_offset, "expected LLVM dialect-compatible type"));
    }
    state.result_types.push(i1_same_shape(&ty));
    Ok(())
}

fn print_comparison(p: &mut OpPrinter<'_>, op: Operation, predicate: &str, elided: &[&str]) {
    let operands = op.operands(p.ir());
    p.write(&format!(" \"{predicate}\" "));
    p.print_operands(operands);
    p.print_optional_attr_dict(op, elided);
    p.write(" : ");
    p.print_type_of(operands[0]);
}

impl CustomAssembly for ICmpOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_comparison(p, state, |word| {
            ICmpPredicate::symbolize(word).map(EnumInfo::to_bits)
        })
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let predicate = self.predicate(p.ir()).to_string();
        print_comparison(p, self.operation(), &predicate, &["predicate"]);
    }
}

impl CustomAssembly for FCmpOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_comparison(p, state, |word| {
            FCmpPredicate::symbolize(word).map(EnumInfo::to_bits)
        })
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let predicate = self.predicate(p.ir()).to_string();
        let has_flags = self.fastmath_flags(p.ir()) != FastmathFlags::default();
        let elided = ["predicate", "fastmathFlags"];
        let elided = if has_flags { &elided[..1] } else { &elided };
        print_comparison(p, self.operation(), &predicate, elided);
    }
}

impl CustomAssembly for AllocaOp {
    // alloca ::= `inalloca`? operand `x` type attr-dict `:` function-type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if p.parse_optional_keyword("inalloca") {
            state.set_attribute("inalloca", Attribute::unit());
        }
        let size = p.parse_operand()?;
        p.parse_keyword("x")?;
        let element = p.parse_type()?;
        let entries = p.parse_optional_attribute_dict()?;
        let is_integer = |value: &Attribute| matches!(value, Attribute::Integer(_));
        let has_wrong_alignment = entries
            .iter()
            .any(|entry| entry.name == "alignment" && !is_integer(&entry.value));
        for entry in entries {
            // As in C++, where others drop what has another class than declared.
            if entry.name != "inalloca" || entry.value.is_unit() {
                state.set_attribute(&entry.name, entry.value);
            }
        }
        p.parse_colon()?;
        let offset = p.offset();
        let ty = p.parse_type()?;
        let alignment = state.attribute("alignment");
        if has_wrong_alignment {
            return Err(p.emit_error(p.name_offset(), "expected integer alignment"));
        }
        if let Some(Attribute::Integer(number)) = alignment
            && number.value().is_zero()
        {
            let slot = state.info().and_then(|info| info.spec().slot("alignment"));
            if let Some(slot) = slot {
                state.set_slot(slot, None);
            }
        }
        let Type::Function(ty) = &ty else {
            return Err(p.emit_error(offset, ONE_TO_ONE));
        };
        let ([input], [result]) = (ty.inputs(), ty.results()) else {
            return Err(p.emit_error(offset, ONE_TO_ONE));
        };
        p.resolve_operands_of_type(&[size], input, &mut state.operands)?;
        if result.is::<LLVMPointerType>() {
            state.set_attribute("elem_type", Attribute::ty(element));
        }
        state.result_types.push(result.clone());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        if self.inalloca(ir) {
            p.write(" inalloca");
        }
        p.write(" ");
        p.print_operand(self.array_size(ir));
        p.write(" x ");
        p.print_type(self.elem_type(ir));
        let elided = ["elem_type", "inalloca", "alignment"];
        let has_alignment = self.alignment(ir).is_some_and(|alignment| alignment != 0);
        let elided = if has_alignment { &elided[..2] } else { &elided };
        p.print_optional_attr_dict(self.operation(), elided);
        p.write(" : ");
        p.print_functional_type_of(self.operation());
    }
}

const ONE_TO_ONE: &str = "expected trailing function type with one argument and one result";
