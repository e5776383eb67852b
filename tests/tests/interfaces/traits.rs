//! User-defined traits.

use super::{body, messages, parse};
use ods_runtime::prelude::*;
use ods_runtime::traits::{Has, IsCommutative, IsTerminator};

/// Checks the number of operands, and the nested operations.
pub struct Even;

impl OpTrait for Even {
    const NAME: &'static str = "Even";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        if op.operands(ir).len() % 2 == 1 {
            return Err(op.emit_error(ir, "is odd"));
        }
        Ok(())
    }

    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let ops = op.regions(ir).iter().flat_map(|region| region.blocks(ir));
        match ops.flat_map(|block| block.operations(ir)).count() % 2 {
            0 => Ok(()),
            _ => Err(op.emit_error(ir, "has an odd number of operations")),
        }
    }
}

/// Methods of all ops with the trait.
pub trait EvenOp: Op {
    const STEP: usize = 2;

    fn pairs(self, ir: &Ir) -> usize {
        self.as_operation().operands(ir).len() / Self::STEP
    }
}

impl<O: Op + Has<Even>> EvenOp for O {}

/// The items that the definition of a trait adds beside each op.
trait Named {
    const CLASS: &'static str;
}

/// Structural: verified before the operands.
pub struct First;

impl OpTrait for First {
    const NAME: &'static str = "First";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        match op.attribute(ir, "wrong") {
            Some(_) => Err(op.emit_error(ir, "is wrong at first sight")),
            None => Ok(()),
        }
    }
}

mod inner {
    use ods_runtime::prelude::*;

    pub struct AtLeast<const N: usize>;

    impl<const N: usize> OpTrait for AtLeast<N> {
        const NAME: &'static str = "AtLeast";

        fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
            if op.operands(ir).len() < N {
                return Err(op.emit_error(ir, format!("needs {N} operands")));
            }
            Ok(())
        }
    }
}

ods! {
    def Kind_Dialect : Dialect { let name = "kind"; }
    def Even : NativeOpTrait<"Even", [], [{
        /// How many more make it even.
        pub const ROUND_UP: usize = 1;
    }], [{
        impl Named for $cppClass {
            const CLASS: &'static str = stringify!($cppClass);
        }
    }]>;
    def First : NativeOpTrait<"First">, StructuralOpTrait;
    class AtLeast<int n> : ParamNativeOpTrait<"AtLeast", !cast<string>(n)> {
        let cppNamespace = "inner";
    }
    def PairsOp : Op<Kind_Dialect, "pairs", [Even, AtLeast<2>, First, Commutative]> {
        let arguments = (ins Variadic<I1>:$values);
        let regions = (region AnyRegion:$body);
    }
}

fn ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<KindDialect>().into())
}

/// The messages for `kind.pairs` with `count` operands of this type.
fn errors(count: usize, ty: &str, attributes: &str, nested: &str) -> Vec<String> {
    let mut ir = ir();
    let (values, types) = (vec!["%0"; count].join(", "), vec![ty; count].join(", "));
    let text = format!(
        "%0 = \"t.a\"() : () -> {ty}\n\"kind.pairs\"({values}) ({{ {nested} }}) {{{attributes}}} : ({types}) -> ()"
    );
    let module = parse(&mut ir, &text);
    messages(&ir, module)
}

#[test]
fn verifiers_run_in_their_phases() {
    let none: [&str; 0] = [];
    assert_eq!(errors(2, "i1", "", ""), none);
    assert_eq!(errors(3, "i1", "", ""), ["'kind.pairs' op is odd"]);
    assert_eq!(
        errors(0, "i1", "", ""),
        ["'kind.pairs' op needs 2 operands"]
    );
    let wrong = ["'kind.pairs' op is wrong at first sight"];
    assert_eq!(errors(3, "i2", "wrong", ""), wrong);
    let operand =
        ["'kind.pairs' op operand #0 must be variadic of 1-bit signless integer, but got 'i2'"];
    assert_eq!(errors(3, "i2", "", ""), operand);
    let nested = ["'kind.pairs' op has an odd number of operations"];
    assert_eq!(errors(2, "i1", "", "\"t.b\"() : () -> ()"), nested);
    // Nested operations are verified first.
    let inside = "\"kind.pairs\"() ({}) : () -> ()";
    assert_eq!(
        errors(2, "i1", "", inside),
        ["'kind.pairs' op needs 2 operands"]
    );
}

#[test]
fn operations_of_any_op_are_asked() {
    let mut ir = ir();
    let text = "%0 = \"t.a\"() : () -> i1 \"kind.pairs\"(%0, %0) ({}) : (i1, i1) -> ()";
    let module = parse(&mut ir, text);
    let ops = body(&ir, module);
    let op = ops[1];
    assert!(op.has_trait::<Even>(&ir) && op.has_trait::<First>(&ir));
    assert!(op.has_trait::<inner::AtLeast<2>>(&ir) && !op.has_trait::<inner::AtLeast<3>>(&ir));
    assert!(op.has_trait::<IsCommutative>(&ir) && !op.has_trait::<IsTerminator>(&ir));
    assert!(!ops[0].has_trait::<Even>(&ir) && !module.has_trait::<Even>(&ir));
    let pairs = PairsOp::cast(op, &ir).unwrap();
    assert_eq!(
        (pairs.pairs(&ir), PairsOp::STEP, PairsOp::ROUND_UP),
        (1, 2, 1)
    );
    assert_eq!(PairsOp::CLASS, "PairsOp");
}
