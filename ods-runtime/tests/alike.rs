//! Operations like one that was verified: what depends on attributes and types
//! alone is tested once, everything else each time.

use ods_runtime::prelude::*;

/// Checks the position of an operation, and not its types.
pub struct NotLast;

impl OpTrait for NotLast {
    const NAME: &'static str = "NotLast";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        match op.next(ir) {
            Some(_) => Ok(()),
            None => Err(op.emit_error(ir, "is the last")),
        }
    }
}

ods! {
    def Alike_Dialect : Dialect { let name = "alike"; }
    class Alike_Op<string mnemonic, list<Trait> traits = []>
        : Op<Alike_Dialect, mnemonic, traits> {
        let arguments = (ins AnyType:$a, AnyType:$b, I32Attr:$n);
    }
    def SameOp : Alike_Op<"same", [SameTypeOperands]>;
    def MatchOp : Alike_Op<"match", [AllTypesMatch<["a", "b"]>]>;
    def PlacedOp : Alike_Op<"placed", [NativeOpTrait<"NotLast">]>;
    def NamedOp : Alike_Op<"named",
        [PredOpTrait<"it has a name", CPred<"$_op.attribute($_ir, \"t.name\").is_some()">>]>;
    def OwnOp : Alike_Op<"own"> { let hasVerifier = 1; }
}

impl Verify for OwnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.a(ir) == self.b(ir) {
            return Ok(());
        }
        Err(self.emit_error(ir, "has two operands"))
    }
}

/// What is wrong with operations of which the first two are right and alike.
fn errors(name: &str, third: &str) -> Vec<String> {
    let registry = DialectRegistry::new().with::<AlikeDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let right = format!("\"alike.{name}\"(%a, %a) <{{n = 1 : i32}}> {{t.name}} : (i8, i8) -> ()");
    let text = format!(
        "%a = \"t.a\"() : () -> i8\n%b = \"t.a\"() : () -> i16\n%c = \"t.a\"() : () -> i8\n\
         {right}\n{right}\n\"alike.{name}\"{third}"
    );
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
    let errors = verify(module, &ir).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn other_types_are_tested() {
    let other = "(%a, %b) <{n = 1 : i32}> {t.name} : (i8, i16) -> ()";
    assert_eq!(
        errors("same", other),
        ["'alike.same' op requires all operands to have the same type"]
    );
    assert_eq!(
        errors("match", other),
        ["'alike.match' op failed to verify that all of {a, b} have same type"]
    );
    let both = "(%b, %b) <{n = 1 : i32}> : (i16, i16) -> ()";
    assert_eq!(errors("same", both), [""; 0]);
}

#[test]
fn other_attributes_are_tested() {
    let other = "(%a, %a) <{n = 1 : i64}> : (i8, i8) -> ()";
    let message =
        "op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute";
    for name in ["same", "match"] {
        assert_eq!(errors(name, other), [format!("'alike.{name}' {message}")]);
    }
}

#[test]
fn other_counts_are_tested() {
    let one = "(%a) <{n = 1 : i32}> : (i8) -> ()";
    assert_eq!(
        errors("same", one),
        ["'alike.same' op expected 2 operands, but found 1"]
    );
    let result = "(%a, %a) <{n = 1 : i32}> : (i8, i8) -> i8";
    assert_eq!(
        errors("same", result),
        ["'alike.same' op requires zero results"]
    );
}

#[test]
fn what_asks_for_more_is_asked_each_time() {
    let alike = "(%a, %a) <{n = 1 : i32}> : (i8, i8) -> ()";
    assert_eq!(errors("placed", alike), ["'alike.placed' op is the last"]);
    assert_eq!(
        errors("named", alike),
        ["'alike.named' op failed to verify that it has a name"]
    );
    let values = "(%a, %c) <{n = 1 : i32}> : (i8, i8) -> ()";
    assert_eq!(errors("own", values), ["'alike.own' op has two operands"]);
    assert_eq!(errors("own", alike), [""; 0]);
}
