//! Types that are part of themselves.

use expect_test::{Expect, expect};
use ods_runtime::prelude::*;
use ods_runtime::registry::DialectInfo;
use ods_runtime::text::parser::AsmParser;
use ods_runtime::text::printer::AsmPrinter;
use ods_runtime::types::{DialectType, Mutable, MutableBody, SetBodyError, TypeObject};
use std::any::Any;
use std::hash::{Hash, Hasher};

/// `!rec.node<name, (body, …)>`; names that begin with `a` have aliases.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    name: String,
    body: MutableBody<Self>,
}

impl Node {
    fn get(ir: &Ir, name: &str) -> Self {
        let name = name.to_owned();
        let body = ir.type_scope().body(&name);
        Self { name, body }
    }

    fn ty(&self) -> Type {
        DialectType::new(self.clone()).into()
    }
}

impl Mutable for Node {
    type Key = String;
    type Body = Vec<Type>;
}

impl TypeObject for Node {
    fn dialect(&self) -> &'static str {
        "rec"
    }

    fn is_mutable(&self) -> bool {
        true
    }

    fn alias(&self) -> Option<String> {
        self.name.starts_with('a').then(|| self.name.clone())
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("node<");
        p.write(&self.name);
        p.print_cyclic(&self.body, |p, body| {
            p.write(", (");
            p.print_types(body);
            p.write(")");
        });
        p.write(">");
    }

    fn dyn_eq(&self, other: &dyn TypeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }
}

fn parse_node(p: &mut AsmParser<'_>) -> Parsed<Type> {
    p.parse_keyword("node")?;
    p.parse_less()?;
    let offset = p.offset();
    let name = p.parse_any_keyword()?.to_owned();
    let body = p.mutable_body::<Node>(&name)?;
    let parsed = p.parse_cyclic(&body, |p| {
        p.parse_comma()?;
        p.parse_type_list_parens()
    })?;
    if let Some(types) = parsed {
        p.set_body(offset, &body, types.into_vec())?;
    }
    p.parse_greater()?;
    Ok(DialectType::new(Node { name, body }).into())
}

struct Rec;

impl Dialect for Rec {
    const INFO: &'static DialectInfo = &DialectInfo::new("rec").parse_type(parse_node);
}

fn new_ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<Rec>().into())
}

#[track_caller]
fn check_module(source: &str, expected: &Expect) {
    let print = |source: &str| {
        let mut ir = new_ir();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        match parse_source(&mut ir, "a.mlir", source.as_bytes(), options) {
            Ok(module) => {
                let text = module.to_text(&ir, PrintFlags::default());
                String::from_utf8(text).unwrap()
            }
            Err(errors) => {
                let mut text = String::new();
                for error in &errors {
                    error.render(&ir, &mut text).unwrap();
                }
                let is_error = |line: &&str| line.contains("error: ");
                let lines = text.lines().filter(is_error);
                let lines = lines.map(|line| line.trim_start_matches("a.mlir:"));
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    };
    let text = print(source);
    expected.assert_eq(&text);
    if text.starts_with(['!', '#', 'm']) {
        assert_eq!(print(&text), text);
    }
}

#[test]
fn cycles_print_and_parse() {
    let ir = new_ir();
    for text in [
        "!rec.node<x, (i32, !rec.node<x>)>",
        "!rec.node<x, (tuple<!rec.node<x>>, !rec.node<y, (!rec.node<x>, !rec.node<y>)>)>",
        "() -> !rec.node<z, (() -> !rec.node<z>)>",
        "!rec.node<e, ()>",
    ] {
        let ir = new_ir();
        let ty = ir.parse_type(text).unwrap();
        assert_eq!(ty.to_string(), text);
        assert_eq!(ir.parse_type(&ty.to_string()), Ok(ty));
    }
    let node = Node::get(&ir, "n");
    assert_eq!(node.ty().to_string(), "!rec.node<n>");
    node.body.set(vec![Type::i32(), node.ty()]).unwrap();
    assert_eq!(node.ty().to_string(), "!rec.node<n, (i32, !rec.node<n>)>");
}

#[test]
fn a_body_is_set_once() {
    let ir = new_ir();
    let node = Node::get(&ir, "n");
    assert_eq!(node.body.get(), None);
    assert_eq!(node.body.set(vec![node.ty()]), Ok(()));
    assert_eq!(Node::get(&ir, "n").body.set(vec![node.ty()]), Ok(()));
    let other = node.body.set(vec![Type::Index]);
    assert_eq!(other, Err(SetBodyError::Different));
    assert_eq!(*node.body.get().unwrap(), [node.ty()]);
}

#[test]
fn types_are_those_of_one_ir() {
    let (ir, other) = (new_ir(), new_ir());
    let node = Node::get(&ir, "n");
    node.body.set(vec![node.ty()]).unwrap();
    assert_eq!(Node::get(&ir, "n").ty(), node.ty());
    assert_ne!(Node::get(&ir, "m").ty(), node.ty());
    assert_ne!(Node::get(&other, "n").ty(), node.ty());
    assert_eq!(Node::get(&ir.clone(), "n").ty(), node.ty());
    drop(ir);
    assert_eq!(node.body.get(), None);
    assert_eq!(node.body.set(vec![]), Err(SetBodyError::ScopeIsGone));
}

#[test]
fn types_move_between_irs() {
    let (ir, other, third) = (new_ir(), new_ir(), new_ir());
    let text = "tuple<i32, !rec.node<x, (!rec.node<x>)>>";
    let ty = ir.parse_type(text).unwrap();
    let moved = other.import_type(&ty).unwrap();
    assert_ne!(moved, ty);
    assert_eq!(moved, other.parse_type(text).unwrap());
    assert_eq!(ir.import_type(&moved), Ok(ty.clone()));
    Node::get(&third, "x").body.set(vec![]).unwrap();
    let errors = third.import_type(&ty).unwrap_err();
    let message = "identified type already used with a different body";
    assert_eq!(errors[0].message, message);
    assert_eq!(third.import_type(&Type::i32()), Ok(Type::i32()));
}

/// What was split off looks types up where it comes from, and gives them back.
#[test]
fn what_is_split_off_shares_the_scope() {
    let mut ir = new_ir();
    let text = r#"
        module { module {
          %0 = "t.a"() : () -> !rec.node<x, (!rec.node<x>)>
        } }"#;
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
    let inner = module.nested::<ModuleOp>(&ir)[1].operation();
    let x = Node::get(&ir, "x");
    let mut split = ir.split(inner);
    assert_eq!(Node::get(split.ir(), "x").ty(), x.ty());
    assert_eq!(Node::get(split.ir(), "x").body.get(), x.body.get());
    // A body that is set on either side is set on both, once.
    let there = Node::get(split.ir(), "y");
    there.body.set(vec![there.ty(), x.ty()]).unwrap();
    assert_eq!(Node::get(&ir, "y").body.get(), there.body.get());
    let different = Node::get(&ir, "y").body.set(vec![]);
    assert_eq!(different, Err(SetBodyError::Different));
    let wrong = "\"t.b\"() : () -> !rec.node<x, (i1)>";
    let errors = parse_source(split.ir_mut(), "b.mlir", wrong.as_bytes(), options).unwrap_err();
    let message = "identified type already used with a different body";
    assert_eq!(errors[0].message, message);
    let op = split.operation().regions(split.ir())[0]
        .entry_block(split.ir())
        .unwrap();
    let result = op.first_op(split.ir()).unwrap().result(split.ir(), 0);
    assert_eq!(*result.ty(split.ir()), x.ty());
    result.set_type(split.ir_mut(), &there.ty());
    ir.graft(split);
    let body = inner.regions(&ir)[0].entry_block(&ir).unwrap();
    let result = body.first_op(&ir).unwrap().result(&ir, 0);
    assert_eq!(*result.ty(&ir), Node::get(&ir, "y").ty());
    assert_eq!(
        result.ty(&ir).to_string(),
        "!rec.node<y, (!rec.node<y>, !rec.node<x, (!rec.node<x>)>)>"
    );
    // The scope is not gone with the part.
    assert_eq!(there.body.set(vec![there.ty(), x.ty()]), Ok(()));
}

#[test]
fn a_body_that_differs_is_an_error() {
    check_module(
        r#"
        "t.a"() : () -> !rec.node<x, (i1)>
        "t.b"() : () -> !rec.node<x, (i2)>
        "t.c"() : () -> !rec.node<x>
        "t.d"() : () -> tuple<!rec.node<y, (tuple<!rec.node<y>>)>, tuple<!rec.node<y>>>
        "#,
        &expect![[r"
            3:35: error: identified type already used with a different body
            4:36: error: expected ','
            5:85: error: expected ','"]],
    );
}

#[test]
fn aliases_end_cycles() {
    check_module(
        r#"
        !x = !rec.node<a, (!rec.node<ab, (!rec.node<a>, i1)>)>
        %0 = "t.a"() : () -> !x
        %1 = "t.b"() : () -> !rec.node<ab, (!x, i1)>
        "#,
        &expect![[r#"
            !ab = !rec.node<ab, (!rec.node<a, (!rec.node<ab>)>, i1)>
            !a = !rec.node<a, (!ab)>
            module {
              %0 = "t.a"() : () -> !a
              %1 = "t.b"() : () -> !ab
            }
        "#]],
    );
}

#[test]
fn aliases_inside_bodies_are_defined() {
    check_module(
        r#"
        %0 = "t.a"() : () -> !rec.node<x, (memref<2xi1, affine_map<(d0) -> (d0 + 1)>>, !rec.node<x>)>
        "#,
        &expect![[r#"
            #map = affine_map<(d0) -> (d0 + 1)>
            module {
              %0 = "t.a"() : () -> !rec.node<x, (memref<2xi1, #map>, !rec.node<x>)>
            }
        "#]],
    );
}

#[test]
fn long_chains_of_bodies_print() {
    let ir = new_ir();
    let mut last = Node::get(&ir, "n0");
    last.body.set(vec![]).unwrap();
    for number in 1..100_000 {
        let node = Node::get(&ir, &format!("n{number}"));
        node.body.set(vec![last.ty()]).unwrap();
        last = node;
    }
    let text = last.ty().to_string();
    assert!(text.starts_with("!rec.node<n99999, (!rec.node<n99998, (!rec.node<n99997, ("));
}
