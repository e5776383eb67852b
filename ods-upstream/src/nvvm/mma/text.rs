//! The text: lists of registers in brackets, attributes, and a type for each of three matrices.

use super::infer_type;
use crate::NVVM::{MMATypesAttr, MmaBlockScaleOp, MmaOp, MmaSpBlockScaleOp, MmaSpOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

/// The attributes that say what the registers of the factors hold.
const TYPES: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

/// What differs between the operations.
struct Syntax {
    /// The words in front of the lists after those of the matrices, and the types of their operands.
    lists: &'static [(&'static str, &'static [u32])],
    /// Whether a blank follows each list.
    has_blanks: bool,
    /// Whether types that are unknown are an error.
    needs_types: bool,
    /// Whether there is always the attribute `orderedMetadata`.
    is_ordered: bool,
}

const MATRICES: [&str; 3] = ["A", "B", "C"];
const SCALES: &[u32] = &[32, 16, 16];

const DENSE: Syntax = Syntax {
    lists: &[],
    has_blanks: true,
    needs_types: true,
    is_ordered: false,
};
const SPARSE: Syntax = Syntax {
    lists: &[("sparseMetadata", &[32]), ("selector", &[32])],
    has_blanks: false,
    needs_types: true,
    is_ordered: false,
};
const SCALED: Syntax = Syntax {
    lists: &[("scaleA", SCALES), ("scaleB", SCALES)],
    has_blanks: false,
    needs_types: false,
    is_ordered: false,
};
const SPARSE_SCALED: Syntax = Syntax {
    lists: &[
        ("sparseMetadata", &[32]),
        ("selector", &[32]),
        ("scaleA", SCALES),
        ("scaleB", SCALES),
    ],
    has_blanks: false,
    needs_types: false,
    is_ordered: true,
};

// mma ::= (word operand-list)* attr-dict `:` `(` type `,` type `,` type `)` `->` type
fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, syntax: &Syntax) -> Parsed<()> {
    let mut matrices = Vec::new();
    for word in MATRICES {
        p.parse_keyword(word)?;
        matrices.push(p.parse_operand_list(Delimiter::OptionalSquare)?);
    }
    let mut others = Vec::new();
    for (word, widths) in syntax.lists {
        p.parse_keyword(word)?;
        let operands = p.parse_operand_list(Delimiter::OptionalSquare)?;
        others.push((operands, *widths));
    }
    p.parse_optional_attr_dict(state)?;
    p.parse_colon()?;
    p.parse_l_paren()?;
    let mut types = vec![p.parse_type()?];
    while p.parse_optional_comma() {
        types.push(p.parse_type()?);
    }
    if types.len() != MATRICES.len() && !syntax.needs_types {
        return Err(p.emit_error_here("expected exactly 3 types"));
    }
    p.parse_r_paren()?;
    // As in C++, where dense matrices without a type are found later.
    let is_wrong = if syntax.has_blanks {
        types.len() > MATRICES.len()
    } else {
        types.len() != MATRICES.len()
    };
    if is_wrong {
        let count = types.len();
        let message = format!("expected one type for each operand segment but got {count} types");
        return Err(p.emit_error(p.name_offset(), message));
    }
    if !syntax.needs_types {
        let results = p.parse_arrow_type_list()?;
        state.result_types.extend(results.iter().cloned());
    }
    let mut sizes: Vec<i32> = matrices
        .iter()
        .map(|operands| operands.len() as i32)
        .collect();
    for (operands, ty) in matrices.iter().zip(&types) {
        p.resolve_operands_of_type(operands, ty, &mut state.operands)?;
    }
    if syntax.needs_types {
        parse_result(p, state)?;
    }
    for (operands, widths) in &others {
        let types: Vec<Type> = widths.iter().map(|width| Type::int(*width)).collect();
        p.resolve_operands(operands, &types, p.name_offset(), &mut state.operands)?;
        sizes.extend(widths.iter().map(|_| 1));
    }
    // Each of the other operands is a part by itself; alone, or with the lists before.
    for (number, name) in TYPES.into_iter().enumerate() {
        if state.attribute(name).is_some() {
            continue;
        }
        // As in C++, where the factors of dense matrices count as summands.
        match types
            .get(number)
            .and_then(|ty| infer_type(ty, syntax.has_blanks))
        {
            Some(ty) => state.set_attribute(name, MMATypesAttr::get(ty).into()),
            None if syntax.needs_types => {
                let message =
                    format!("attribute {name} is not provided explicitly and cannot be inferred");
                return Err(p.emit_error(p.name_offset(), message));
            }
            None => {}
        }
    }
    if syntax.is_ordered {
        state.set_attribute("orderedMetadata", Attribute::unit());
    }
    state.set_attribute(
        "operandSegmentSizes",
        DenseArrayAttr::from_i32s(&sizes).into(),
    );
    Ok(())
}

/// Parses the type of the result.
fn parse_result(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    p.parse_arrow()?;
    state.result_types.push(p.parse_type()?);
    Ok(())
}

/// Prints an operation with these matrices.
fn print(p: &mut OpPrinter<'_>, op: Operation, matrices: [&[Value]; 3], syntax: &Syntax) {
    let ir = p.ir();
    let list = |p: &mut OpPrinter<'_>, word: &str, operands: &[Value]| {
        p.write(&format!(" {word}["));
        p.print_operands(operands);
        p.write(if syntax.has_blanks { "] " } else { "]" });
    };
    for (word, operands) in MATRICES.into_iter().zip(matrices) {
        list(p, word, operands);
    }
    let mut rest = op.operands(ir);
    let count: usize = matrices.iter().map(|operands| operands.len()).sum();
    rest = rest.get(count..).unwrap_or_default();
    for (word, widths) in syntax.lists {
        let (operands, others) = rest.split_at(widths.len().min(rest.len()));
        list(p, word, operands);
        rest = others;
    }
    let types = matrices.map(|operands| operands.first().map(|operand| operand.ty(ir)));
    let mut elided = vec!["operandSegmentSizes"];
    for (name, ty) in TYPES.into_iter().zip(types) {
        // As in C++, where the type of the first factor decides for the second one, too.
        let ty = if syntax.has_blanks { types[0] } else { ty };
        if ty.is_some_and(|ty| infer_type(ty, false).is_some()) {
            elided.push(name);
        }
    }
    p.print_optional_attr_dict(op, &elided);
    p.write(" : (");
    for (number, ty) in types.into_iter().flatten().enumerate() {
        if number > 0 {
            p.write(", ");
        }
        p.print_type(ty);
    }
    p.write(") -> ");
    p.print_type_of(op.result(ir, 0));
}

macro_rules! assembly {
    ($($op:ident: $syntax:ident;)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse(p, state, &$syntax)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let ir = p.ir();
                let matrices = [self.operand_a(ir), self.operand_b(ir), self.operand_c(ir)];
                print(p, self.operation(), matrices, &$syntax);
            }
        }
    )*};
}

assembly! {
    MmaOp: DENSE;
    MmaSpOp: SPARSE;
    MmaBlockScaleOp: SCALED;
    MmaSpBlockScaleOp: SPARSE_SCALED;
}
