//! Damage inside attributes, types, locations, maps, literals and resources.

use crate::generate::{Random, tokens};

/// The attributes, types and literals to be damaged.
const ATTRIBUTES: &[&str] = &[
    "1",
    "-5 : i32",
    "true",
    "0x1F : i8",
    "1.5 : f32",
    "0x7FC00000 : f32",
    "\"str\\22\"",
    "unit",
    "i32",
    "@a::@b::@\"c d\"",
    "[1, 2 : i3, \"x\"]",
    "{a = 1, \"b c\" = unit}",
    "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
    "dense<1.0> : vector<4xf32>",
    "dense<\"0x01020304\"> : tensor<4xi8>",
    "dense<[\"a\", \"b\"]> : tensor<2x!x.str>",
    "dense<(1, 2)> : tensor<complex<i32>>",
    "dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>",
    "dense<[true, false]> : tensor<2xi1>",
    "dense<> : tensor<0xi32>",
    "array<i32: 1, 2, 3>",
    "array<i1: true, false>",
    "array<f64: 1.0, -2.5>",
    "array<i8>",
    "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
    "sparse<0, 1> : tensor<1xi32>",
    "dense_resource<foo> : tensor<3xi32>",
    "affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 4 floordiv 2, -d0 * 3)>",
    "affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>",
    "affine_map<(d0) -> (d0 ceildiv 8, (d0 + 1) * 2)>",
    "strided<[1, ?], offset: 4>",
    "distinct[0]<unit>",
    "distinct[1]<\"x\">",
    "loc(\"f.c\":1:2)",
    "loc(fused<\"m\">[\"a\", \"b\":3:4])",
    "loc(callsite(\"f\" at \"g\":1:1))",
    "loc(\"n\"(\"f\":2:3))",
    "loc(\"a\":1:2 to 3:4)",
    "loc(\"a\":1:2 to :4)",
    "#foo.bar<x [1] \"y\">",
    "#foo<\"zz\"> : i32",
    "tensor<2x?xf32, \"enc\">",
    "memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>",
    "memref<4xf32, strided<[1], offset: ?>, \"s\">",
    "memref<*xf32, 1>",
    "vector<[4]x2xi8>",
    "tensor<*xi32>",
    "tuple<i32, tuple<>>",
    "complex<f32>",
    "(i32, f32) -> (i1, index)",
    "() -> ()",
    "!foo.bar<i32>",
    "!foo<\"a\">",
    "ui8",
    "si64",
    "f8E5M2FNUZ",
    "tensor<0x3xbf16>",
    "memref<i32>",
    "vector<4xindex>",
    "none",
];

/// Modules that are damaged at any place.
const MODULES: &[&str] = &[
    "%0:2 = \"a.b\"(%1, %2#0) <{x = 1}> {y = 2 : i8} : (i32, f32) -> (i1, i2) loc(\"a\":1:2)\n%1 = \"a.c\"() : () -> i32\n%2:2 = \"a.c\"() : () -> (f32, i1)",
    "\"a.b\"()[^bb1, ^bb2] ({\n^bb0(%a: i32 loc(\"x\")):\n \"a.t\"(%a)[^bb1] : (i32) -> ()\n^bb1:\n \"a.t\"() : () -> ()\n}, {}) {q} : () -> ()",
    "#m = affine_map<(d0) -> (d0)>\n!t = tuple<i32, f32>\n\"a.b\"() {m = #m, t = !t} : () -> !t loc(#l)\n#l = loc(\"q\":1:1)",
    "\"a.b\"() {r = dense_resource<blob> : tensor<2xi8>} : () -> ()\n{-#\n dialect_resources: {\n builtin: {\n blob: \"0x010000000102\",\n b2: \"0x0400000001\"\n}\n},\n external_resources: {\n foo: { a: \"x\", b: true, \"c d\": \"0x0400000000\" }\n}\n#-}",
];

/// Text that is inserted.
const FRAGMENTS: &[&str] = &[
    "<",
    ">",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "=",
    "->",
    "-",
    "?",
    "x",
    "*",
    "#",
    "!",
    "@",
    "%",
    "^",
    "1",
    "0",
    "-1",
    "99999999999999999999",
    "4294967296",
    "0x",
    "0xF",
    "1.5",
    "1e5",
    ".",
    "::",
    "i32",
    "f32",
    "i0",
    "i16777216",
    "si",
    "d0",
    "d9",
    "s0",
    "affine_map",
    "dense",
    "tensor",
    "memref",
    "vector",
    "loc",
    "unknown",
    "fused",
    "at",
    "to",
    "mod",
    "floordiv",
    "offset",
    "distinct",
    "array",
    "sparse",
    "true",
    "false",
    "unit",
    "none",
    "index",
    "f64",
    "\\",
    "\"a",
    "//",
    "\n",
    " ",
    "\t",
    "$",
    ".a",
    "_",
    "`",
    "é",
    "\x01",
    "-:",
    "==",
    ">=",
    "*x",
    "?x",
    "#-}",
    "{-#",
    "'",
    "inf",
    "nan",
    "strided",
    "complex",
    "i1",
    "callsite",
    "<(d0) -> (d0)>",
    "#foo",
    "!foo",
    "#foo.x",
    "opaque",
    "ui",
    "bf16",
    "tuple",
];
/// A small module with damage.
pub fn damaged(random: &mut Random) -> String {
    if random.once_in(4) {
        let text = (*random.pick(MODULES)).to_owned();
        return damage(text, random);
    }
    let attribute = *random.pick(ATTRIBUTES);
    let attribute = match random.below(9) {
        0 => format!("[{attribute}]"),
        1 => format!("{{k = {attribute}}}"),
        2 => format!("[{attribute}, 1]"),
        _ => attribute.to_owned(),
    };
    let attribute = damage(attribute, random);
    let before = if random.once_in(3) {
        "\"t.before\"() : () -> ()\n"
    } else {
        ""
    };
    if random.once_in(2) {
        format!("{before}\"t.op\"() {{a = {attribute}}} : () -> ()\n")
    } else {
        format!("{before}\"t.op\"() <{{p = {attribute}}}> : () -> ()\n")
    }
}

/// Applies one or two changes.
fn damage(mut text: String, random: &mut Random) -> String {
    for _ in 0..=usize::from(random.once_in(4)) {
        text = match random.below(10) {
            0..3 => {
                let at = boundary(&text, random);
                let (before, after) = text.split_at(at);
                let fragment: &str = random.pick::<&str>(FRAGMENTS);
                [before, fragment, after].concat()
            }
            3..5 => {
                let at = boundary(&text, random);
                let (before, after) = text.split_at(at);
                let skipped = 1 + random.below(4);
                before.chars().chain(after.chars().skip(skipped)).collect()
            }
            _ => change_tokens(&text, random),
        };
    }
    text
}

/// A position between two characters.
fn boundary(text: &str, random: &mut Random) -> usize {
    let at = random.below(text.len() + 1);
    (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

fn change_tokens(text: &str, random: &mut Random) -> String {
    let mut tokens = tokens(text);
    if tokens.is_empty() {
        return text.to_owned();
    }
    let at = random.below(tokens.len());
    match random.below(8) {
        0 | 1 => _ = tokens.remove(at),
        2 => tokens.insert(at, tokens[at]),
        3 => {
            let other = random.below(tokens.len());
            tokens.swap(at, other);
        }
        _ => tokens[at] = *random.pick(FRAGMENTS),
    }
    tokens.concat()
}
