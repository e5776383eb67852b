//! User-defined interfaces, in ODS and as Rust traits.

use super::{body, messages, parse};
use ods_runtime::prelude::*;

/// How often something happens.
#[op_interface]
pub trait Counted {
    /// The number.
    fn count(self, ir: &Ir) -> usize;

    /// Twice the number.
    fn twice(self, ir: &Ir) -> usize {
        self.count(ir) * 2
    }

    /// Adds an attribute.
    fn mark<'a>(self, ir: &'a mut Ir, name: &str) -> &'a mut Ir {
        let op = self.operation();
        op.set_attribute(ir, name, Some(Attribute::unit()));
        ir
    }

    /// The counted unit.
    fn unit() -> &'static str;

    /// Checks that the count is at most three.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        match Self::model_of(op).count(ir) {
            0..=3 => Ok(()),
            many => Err(op.emit_error(ir, format!("counts {many} {}", Self::unit()))),
        }
    }
}

ods! {
    def Own_Dialect : Dialect { let name = "own"; }

    /// Has a length.
    def Measured : OpInterface<"Measured"> {
        let methods = [
            InterfaceMethod<"The length.", "i64", "getLength">,
            InterfaceMethod<"The name of the length, of the op's attributes.", "&str", "lengthName", (ins), [{
                $_op.operation().attribute($_ir, "unit").and_then(Attribute::as_str).unwrap_or("m")
            }]>,
            InterfaceMethod<"The length and more.", "i64", "longer", (ins "i64":$byHowMuch), "",
                            [{ $_op.get_length($_ir) + by_how_much }]>,
            InterfaceMethod<"Sets the unit.", "void", "setUnit", (ins "&mut Ir":$ir, "&str":$unit), "", [{
                $_op.operation().set_attribute(ir, "unit", Some(Attribute::string(unit)));
            }]>,
            StaticInterfaceMethod<"The dimension.", "u32", "dimension", (ins), "", "1">,
        ];
        let verify = [{
            if Self::model_of($_op).get_length($_ir) < 0 {
                return Err($_op.emit_error($_ir, "has a negative length"));
            }
            Ok(())
        }];
        let extraClassDeclaration = [{
            /// Whether it is longer than another one.
            pub fn is_longer(self, ir: &Ir, other: Self) -> bool {
                self.get_length(ir) > other.get_length(ir)
            }
        }];
        let extraSharedClassDeclaration = [{
            /// The square of the length.
            fn square(self, ir: &Ir) -> i64 {
                let length = $_op.get_length(ir);
                length * length
            }
        }];
    }

    /// Has an area, too.
    def Planar : OpInterface<"Planar", [Measured]> {
        let methods = [InterfaceMethod<"The width.", "i64", "getWidth">];
        let verifyWithRegions = 1;
        let verify = [{
            let op = Self::model_of($_op);
            if op.get_width($_ir) > op.get_length($_ir) {
                return Err($_op.emit_error($_ir, "is wider than long"));
            }
            Ok(())
        }];
    }

    /// Has nothing that must be written.
    def Easy : OpInterface<"Easy"> {
        let methods = [InterfaceMethod<"The answer.", "u8", "answer", (ins), "", "42">];
    }

    // A trait that is written in Rust.
    def Counted : OpInterfaceTrait<"Counted">;

    class Own_Op<string mnemonic, list<Trait> traits> : Op<Own_Dialect, mnemonic, traits>;
    def LineOp : Own_Op<"line", [DeclareOpInterfaceMethods<Measured, ["longer"]>, Easy]> {
        let arguments = (ins I64Attr:$length);
    }
    def BagOp : Own_Op<"bag", [Counted]> {
        let arguments = (ins Variadic<AnyType>:$things);
    }
    def RectOp : Own_Op<"rect", [DeclareOpInterfaceMethods<Measured>, DeclareOpInterfaceMethods<Planar>]> {
        let arguments = (ins I64Attr:$length, I64Attr:$width);
    }
}

impl Measured for LineOp {
    fn get_length(self, ir: &Ir) -> i64 {
        self.length(ir)
    }

    fn longer(self, ir: &Ir, by_how_much: i64) -> i64 {
        self.length(ir) + 2 * by_how_much
    }
}

impl Measured for RectOp {
    fn get_length(self, ir: &Ir) -> i64 {
        self.length(ir)
    }

    fn dimension() -> u32 {
        2
    }
}

impl Counted for BagOp {
    fn count(self, ir: &Ir) -> usize {
        self.things(ir).len()
    }

    fn unit() -> &'static str {
        "things"
    }
}

impl Planar for RectOp {
    fn get_width(self, ir: &Ir) -> i64 {
        self.width(ir)
    }
}

fn ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<OwnDialect>().into())
}

const SHAPES: &str = r#"
    "own.line"() <{length = 3 : i64}> : () -> ()
    "own.rect"() <{length = 5 : i64, width = 2 : i64}> : () -> ()
    "other.op"() : () -> ()
"#;

#[test]
fn operations_of_any_op_are_asked() {
    let mut ir = ir();
    let module = parse(&mut ir, SHAPES);
    let ops = body(&ir, module);
    let lengths: Vec<_> = ops
        .iter()
        .map(|op| {
            op.interface::<dyn Measured>(&ir)
                .map(|op| op.get_length(&ir))
        })
        .collect();
    assert_eq!(lengths, [Some(3), Some(5), None]);
    assert!(!module.has_interface::<dyn Measured>(&ir));
    let line: DynMeasured = ops[0].cast(&ir).unwrap();
    let rect = ops[1].cast::<DynMeasured>(&ir).unwrap();
    assert_eq!((line.longer(&ir, 10), rect.longer(&ir, 10)), (23, 15));
    assert_eq!((line.dimension(), rect.dimension()), (1, 2));
    assert!(rect.is_longer(&ir, line));
    assert_eq!(rect.square(&ir), 25);
    assert_eq!(LineOp::cast(ops[0], &ir).unwrap().square(&ir), 9);
    line.set_unit(&mut ir, "km");
    assert_eq!((line.length_name(&ir), rect.length_name(&ir)), ("km", "m"));
    assert_eq!(format!("{line:?}"), format!("Measured({:?})", ops[0]));
}

#[test]
fn what_extends_another_is_that_too() {
    let mut ir = ir();
    let module = parse(&mut ir, SHAPES);
    let ops = body(&ir, module);
    assert!(ops[0].interface::<dyn Planar>(&ir).is_none());
    let planar = ops[1].interface::<dyn Planar>(&ir).unwrap();
    assert_eq!(planar.get_width(&ir) * planar.get_length(&ir), 10);
    assert_eq!(planar.upcast::<dyn Measured>().get_length(&ir), 5);
    assert_eq!(planar.operation(), ops[1]);
}

#[test]
fn nothing_is_written_where_nothing_is_needed() {
    let mut ir = ir();
    let module = parse(&mut ir, SHAPES);
    let ops = body(&ir, module);
    let answers: Vec<_> = ops
        .iter()
        .map(|op| op.interface::<dyn Easy>(&ir).map(|op| op.answer(&ir)))
        .collect();
    assert_eq!(answers, [Some(42), None, None]);
}

#[test]
fn verifiers_run_before_and_after_regions() {
    let mut ir = ir();
    let module = parse(&mut ir, r#""own.line"() <{length = -3 : i64}> : () -> ()"#);
    assert_eq!(
        messages(&ir, module),
        ["'own.line' op has a negative length"]
    );
    let module = parse(
        &mut ir,
        r#""own.rect"() <{length = 2 : i64, width = 3 : i64}> : () -> ()"#,
    );
    assert_eq!(messages(&ir, module), ["'own.rect' op is wider than long"]);
    let module = parse(&mut ir, SHAPES);
    assert!(messages(&ir, module).is_empty());
}

#[test]
fn rust_traits_are_interfaces() {
    let mut ir = ir();
    let text = r#"
        %0:2 = "other.op"() : () -> (i1, i1)
        "own.bag"(%0#0, %0#1) : (i1, i1) -> ()
        "own.bag"(%0#0, %0#0, %0#0, %0#0) : (i1, i1, i1, i1) -> ()
    "#;
    let module = parse(&mut ir, text);
    let bag = body(&ir, module)[1].interface::<dyn Counted>(&ir).unwrap();
    assert_eq!(
        (bag.count(&ir), bag.twice(&ir), bag.unit()),
        (2, 4, "things")
    );
    bag.mark(&mut ir, "own.marked");
    assert!(bag.operation().attribute(&ir, "own.marked").is_some());
    assert_eq!(messages(&ir, module), ["'own.bag' op counts 4 things"]);
}
