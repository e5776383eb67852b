//! Predicates on operations and regions.

use crate::ir::{Ir, Operation, Region, Value};
use crate::types::Type;

/// The number of blocks of a region.
#[inline]
pub fn num_blocks(ir: &Ir, region: Region) -> i64 {
    ir.count_blocks(region) as i64
}

/// The number of operands.
#[inline]
pub fn num_operands(ir: &Ir, op: Operation) -> i64 {
    op.operands(ir).len() as i64
}

/// The number of results.
#[inline]
pub fn num_results(ir: &Ir, op: Operation) -> i64 {
    op.results(ir).len() as i64
}

fn nth_type<'a>(ir: &'a Ir, values: &[Value], index: usize) -> &'a Type {
    values.get(index).map_or(&Type::None, |value| value.ty(ir))
}

/// The type of operand `index`; `none` if it does not exist.
#[inline]
pub fn operand_type(ir: &Ir, op: Operation, index: usize) -> &Type {
    nth_type(ir, op.operands(ir), index)
}

/// The type of result `index`; `none` if it does not exist.
#[inline]
pub fn result_type(ir: &Ir, op: Operation, index: usize) -> &Type {
    nth_type(ir, op.results(ir), index)
}

/// Whether the operands with these indices have the same element type.
pub fn operands_have_same_element_type(ir: &Ir, op: Operation, indices: &[usize]) -> bool {
    let operands = op.operands(ir);
    let element = |index: &usize| super::element_type(nth_type(ir, operands, *index));
    indices
        .windows(2)
        .all(|pair| element(&pair[0]) == element(&pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::op_parser::{ParseOptions, parse_source};

    const SOURCE: &str = r#"
        %0:2 = "t.a"() : () -> (tensor<2xf32>, f32)
        "t.b"(%0#0, %0#1, %0#1) ({
            "t.c"() : () -> ()
        ^bb1:
            "t.d"() : () -> ()
        }) : (tensor<2xf32>, f32, f32) -> ()
    "#;

    #[test]
    fn operands_and_results_are_asked_for_by_number() {
        let mut ir = Ir::new();
        let options = ParseOptions {
            allow_unregistered_dialects: true,
            ..ParseOptions::default()
        };
        let module = parse_source(&mut ir, "-", SOURCE.as_bytes(), options).unwrap();
        let body = module.regions(&ir)[0].entry_block(&ir).unwrap();
        let [a, b] = body.operations(&ir).collect::<Vec<_>>()[..] else {
            panic!("these are two operations");
        };
        assert_eq!((num_operands(&ir, a), num_results(&ir, a)), (0, 2));
        assert_eq!((num_operands(&ir, b), num_results(&ir, b)), (3, 0));
        assert_eq!(*operand_type(&ir, b, 1), Type::f32());
        assert_eq!(*operand_type(&ir, b, 3), Type::None);
        assert_eq!(*result_type(&ir, a, 1), Type::f32());
        assert!(operands_have_same_element_type(&ir, b, &[0, 1, 2]));
        assert!(!operands_have_same_element_type(&ir, b, &[0, 3]));
        assert_eq!(num_blocks(&ir, b.regions(&ir)[0]), 2);
    }
}
