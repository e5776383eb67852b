//! Operations with dictionaries, arrays, dense elements and strings.

use super::Writer;

const FUNCTION_OPS: usize = 49;

pub(super) fn attrs(w: &mut Writer, ops: usize) {
    let functions = (ops / (FUNCTION_OPS + 1)).max(1);
    for function in 0..functions {
        let unique = function * FUNCTION_OPS;
        w.line(&format!(
            "\"w.func\"() <{{function_type = () -> (), sym_name = \"f{function}\"}}> ({{"
        ));
        w.depth += 1;
        for at in 0..FUNCTION_OPS - 1 {
            let dictionary = dictionary(w, unique + at);
            w.line(&format!("\"w.op\"() {{{dictionary}}} : () -> ()"));
        }
        w.line("\"w.return\"() : () -> ()");
        w.depth -= 1;
        w.line(&format!(
            "}}) {{prio = {function} : i64, tag = \"fn{function}\"}} : () -> ()"
        ));
    }
}

fn dictionary(w: &mut Writer, unique: usize) -> String {
    let u = unique;
    match w.random.below(4) {
        0 => format!(
            "flag, kind = \"k{}\", name = \"str_{u}\", nested = {{a = {u} : i64, b = \"x{}\", \
             c = [1 : i32, 2 : i32, {u} : i32]}}",
            u % 7,
            u % 97
        ),
        1 => {
            let fraction = w.random.below(1_000_000);
            format!(
                "arr = [{u}, \"s{}\", unit, i32, @sym{}, 0.{fraction:06}], \
                 dims = array<i64: {}, {}, {}, {u}>",
                u % 31,
                u % 13,
                u % 11,
                u % 17,
                u % 5
            )
        }
        2 => {
            let numbers: Vec<String> = (0..8).map(|_| w.random.below(1000).to_string()).collect();
            format!(
                "splat = dense<{}> : vector<4xi32>, value = dense<[{}]> : tensor<8xi32>",
                u % 50,
                numbers.join(", ")
            )
        }
        _ => format!(
            "doc = \"a longer string attribute with \\22escapes\\22, number {u}\", \
             map = affine_map<(d0, d1) -> (d0 + {}, d1)>, \
             origin = {{file = \"f{}.c\", line = {} : i32}}",
            u % 23,
            u % 40,
            u % 3000
        ),
    }
}
