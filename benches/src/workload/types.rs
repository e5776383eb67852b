//! Operations with shaped, function and tuple types.

use super::Writer;

const FUNCTION_OPS: usize = 49;

pub(super) fn types(w: &mut Writer, ops: usize) {
    for function in 0..(ops / (FUNCTION_OPS + 1)).max(1) {
        w.open_function(&[], "()");
        for at in 0..FUNCTION_OPS - 1 {
            let ty = ty(w, function * FUNCTION_OPS + at);
            let result = w.fresh();
            w.line(&format!("%{result} = \"w.op\"() : () -> {ty}"));
        }
        w.line("\"w.return\"() : () -> ()");
        w.close_function();
    }
}

fn ty(w: &mut Writer, unique: usize) -> String {
    let u = unique;
    match w.random.below(4) {
        0 => format!("tensor<{}x{}x?xf32>", u % 1000, u / 1000 + 1),
        1 => format!(
            "memref<{}x{}xi8, strided<[{}, 1], offset: {u}>, {}>",
            u % 500,
            u % 300 + 1,
            u % 300 + 1,
            u % 4
        ),
        2 => format!(
            "((tensor<{u}xf32>, i{}) -> (vector<{}xf16>, index))",
            u % 128 + 1,
            u % 16 + 1
        ),
        _ => format!(
            "tuple<i{}, tensor<{u}x2xi1>, memref<?x{}xf64>>",
            u % 64 + 1,
            u % 99
        ),
    }
}
