//! The README's first dialect: definitions, a verifier, parsing and printing, building
//! and reading. `tests/readme.rs` checks that the README's code equals this file's.

use ods_runtime::prelude::*;

ods! {
    def Calc_Dialect : Dialect { let name = "calc"; }

    /// A number.
    def NumberOp : Op<Calc_Dialect, "number", [Pure]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let assemblyFormat = "$value attr-dict";
        let hasVerifier = 1;
    }

    /// The sum of any number of numbers.
    def SumOp : Op<Calc_Dialect, "sum", [Pure]> {
        let arguments = (ins Variadic<I64>:$terms);
        let results = (outs I64:$result);
        let assemblyFormat = "`(` $terms `)` attr-dict";
    }
}

impl Verify for NumberOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.value(ir) < 0 {
            return Err(self.emit_error(ir, "expects a number that is not negative"));
        }
        Ok(())
    }
}

fn main() {
    let registry = std::sync::Arc::new(DialectRegistry::new().with::<CalcDialect>());
    let mut ir = Ir::with_registry(registry);
    let text = "%a = calc.number 2\n%b = calc.number 3\n%c = calc.sum(%a, %b)";
    let module = parse_source(
        &mut ir,
        "sum.mlir",
        text.as_bytes(),
        ParseOptions::default(),
    )
    .expect("it is well-formed");
    verify(module, &ir).expect("it is valid");
    println!("{}", module.display(&ir));

    let body = module
        .cast::<ModuleOp>(&ir)
        .expect("the top is a module")
        .body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let four = NumberOp::build(&mut b, Location::UNKNOWN, 4);
    let terms = [four.result(&b), four.result(&b)];
    let eight = SumOp::build(&mut b, Location::UNKNOWN, &terms);
    assert_eq!(eight.terms(&ir).len(), 2);

    let mut b = OpBuilder::at_end(&mut ir, body);
    let five = NumberOp::builder(5).build(&mut b, Location::UNKNOWN);
    five.set_value(&mut b, 6);
    five.set(&mut b, NumberOp::VALUE, 7);
    assert_eq!(five.value(&ir), 7);
}
