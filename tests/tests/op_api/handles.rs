//! Handles dereference to the operation; methods of the op and of its interfaces take
//! precedence over those of the operation.

use super::{first, parse};
use ods_runtime::prelude::*;

#[op_interface]
pub(crate) trait Placed {
    /// Has the name of a method of [`Operation`].
    fn parent_op(self, ir: &Ir) -> &'static str;
}

/// A trait that is not an interface, with a method that takes a reference.
trait Named {
    fn name(&self, ir: &Ir) -> &'static str;
}

impl Named for PlainOp {
    fn name(&self, _: &Ir) -> &'static str {
        "by reference"
    }
}

ods! {
    def Handles_Dialect : Dialect { let name = "handles"; }
    def Placed : OpInterfaceTrait<"Placed">;

    def PlainOp : Op<Handles_Dialect, "plain", [Placed]> {
        let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<StrAttr>:$label);
        let results = (outs AnyType:$output);
        let regions = (region AnyRegion:$body);
    }

    def NamesOp : Op<Handles_Dialect, "names"> {
        let arguments = (ins AnyType:$next, I64Attr:$location, OptionalAttr<StrAttr>:$info);
        let results = (outs AnyType:$results);
        let regions = (region AnyRegion:$parent_region);
    }
}

impl Placed for PlainOp {
    fn parent_op(self, _: &Ir) -> &'static str {
        "by value"
    }
}

const TEXT: &str = r#"
%0 = "handles.plain"() ({}) : () -> i32
%1 = "handles.names"(%0) <{location = 7 : i64}> ({}) : (i32) -> i64
"#;

#[test]
fn have_the_methods_of_the_operation() {
    let (mut ir, module) = parse::<HandlesDialect>(TEXT);
    let plain: PlainOp = first(&ir, module);
    let op = plain.operation();
    assert_eq!(plain.operands(&ir), op.operands(&ir));
    assert_eq!(plain.results(&ir), op.results(&ir));
    assert_eq!(plain.regions(&ir), op.regions(&ir));
    assert_eq!(plain.parent_block(&ir), op.parent_block(&ir));
    assert_eq!(plain.location(&ir), op.location(&ir));
    assert_eq!(plain.attributes(&ir), DictionaryAttr::new([]));
    let next = plain.next(&ir).expect("there are two operations");
    next.erase(&mut ir);
    plain.erase(&mut ir);
    assert!(!op.is_alive(&ir));
}

#[test]
fn prefer_methods_of_traits() {
    let (ir, module) = parse::<HandlesDialect>(TEXT);
    let plain: PlainOp = first(&ir, module);
    assert_eq!(plain.parent_op(&ir), "by value");
    assert_eq!(plain.name(&ir), "by reference");
    assert_eq!((*plain).parent_op(&ir), Some(module));
    assert_eq!((*plain).name(&ir).as_str(), "handles.plain");
    let placed = plain.interface::<dyn Placed>(&ir).expect("it lists it");
    assert_eq!(placed.parent_op(&ir), "by value");
    assert_eq!(placed.regions(&ir), plain.regions(&ir));
}

#[test]
fn prefer_methods_of_the_op() {
    let (ir, module) = parse::<HandlesDialect>(TEXT);
    let plain: PlainOp = first(&ir, module);
    let names: NamesOp = plain
        .next(&ir)
        .and_then(|op| op.cast(&ir))
        .expect("a NamesOp");
    assert_eq!(names.next(&ir), plain.output(&ir));
    assert_eq!(names.location(&ir), 7);
    assert_eq!(names.info(&ir), None);
    assert_eq!(*names.results(&ir).ty(&ir), Type::i64());
    assert_eq!([names.parent_region(&ir)], names.regions(&ir));
}

#[test]
fn equal_other_handles_of_the_operation() {
    let (ir, module) = parse::<HandlesDialect>(TEXT);
    let plain: PlainOp = first(&ir, module);
    let op = plain.operation();
    let next = plain.next(&ir).expect("there are two operations");
    assert!(plain == op);
    assert!(op == plain);
    assert!(plain != next);
    assert!(next != plain);
    let names: NamesOp = next.cast(&ir).expect("a NamesOp");
    assert!(plain != names);
    assert!(names == next);
    let placed = plain.interface::<dyn Placed>(&ir).expect("it lists it");
    assert!(op == placed);
    assert!(plain == placed);
    assert!(module.cast::<ModuleOp>(&ir).is_some_and(|it| it == module));
}
