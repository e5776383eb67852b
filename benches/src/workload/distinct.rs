//! Texts in which no two lines are the same, and no two end the same: each operation has a type
//! and an attribute that no other has.

use super::Writer;

const FUNCTION_OPS: usize = 50;

pub(super) fn distinct(w: &mut Writer, ops: usize) {
    for _ in 0..(ops / (FUNCTION_OPS + 2)).max(1) {
        let mut last = None;
        w.open_function(&[], "()");
        for _ in 0..FUNCTION_OPS {
            let (unique, result) = (w.unique(), w.fresh());
            let name = w.random.below(400);
            let value = w.random.below(1_000_000);
            let ty = format!("tensor<{unique}x{}xf32>", 1 + name % 9);
            let (operands, inputs) = match &last {
                Some((operand, ty)) => (format!("%{operand}, %{operand}"), format!("{ty}, {ty}")),
                None => Default::default(),
            };
            w.line(&format!(
                "%{result} = \"w.op{name}\"({operands}) <{{value = {value} : i64}}> \
                 {{tag = \"line {unique}\"}} : ({inputs}) -> {ty}"
            ));
            last = Some((result, ty));
        }
        w.line("\"w.return\"() : () -> ()");
        w.close_function();
    }
}

pub(super) fn custom_distinct(w: &mut Writer, ops: usize) {
    const BINARY: [&str; 8] = [
        "addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf", "maxnumf",
    ];
    for function in 0..(ops / (FUNCTION_OPS + 2)).max(1) {
        w.line(&format!("func.func @f{function}() {{"));
        w.depth += 1;
        for _ in 0..FUNCTION_OPS / 2 {
            let unique = w.unique();
            let ty = format!("tensor<{unique}x{}xf32>", 1 + w.random.below(9));
            let value = w.random.below(1_000_000);
            w.line(&format!(
                "%value_{unique} = arith.constant dense<{value}.5> : {ty}"
            ));
            let name = BINARY[w.random.below(BINARY.len())];
            w.line(&format!(
                "%result_{unique} = arith.{name} %value_{unique}, %value_{unique} : {ty}"
            ));
        }
        w.line("return");
        w.depth -= 1;
        w.line("}");
    }
}
