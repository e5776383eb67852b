//! A dialect that takes definitions of `arith`, and what its interfaces say of
//! ops that nobody knows.

use ods_dialects::arith::{
    self, ArithFastMathInterface, ArithIntegerOverflowFlagsInterface, ArithRoundingModeInterface,
    CmpIPredicate, FastMathFlags, RoundingMode,
};
use ods_runtime::prelude::*;
use std::sync::Arc;

ods! {
    #![import(ods_dialects::arith_td)]

    /// More arithmetic.
    def More_Dialect : Dialect { let name = "more"; }

    /// A float, somehow.
    def More_RoundOp : Op<More_Dialect, "round", [Pure, SameOperandsAndResultType, ArithFastMathInterface]> {
        let arguments = (ins FloatLike:$x,
            DefaultValuedAttr<Arith_FastMathAttr, "ods_dialects::arith::FastMathFlags::none">:$fastmath);
        let results = (outs FloatLike:$result);
        let assemblyFormat = r"$x (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
    }

    /// Whether two lists of numbers compare as asked.
    def More_AllOp : Op<More_Dialect, "all", [Pure, SameTypeOperands,
        TypesMatchWith<"result has a bit for each element", "lhs", "result",
                       "ods_dialects::arith::i1_same_shape($_self)">]> {
        let arguments = (ins Arith_CmpIPredicateAttr:$predicate,
            SignlessFixedWidthIntegerLike:$lhs, SignlessFixedWidthIntegerLike:$rhs);
        let results = (outs BoolLike:$result);
        let assemblyFormat = r"$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
    }

    /// The classes come along as well.
    def More_HypotOp : Arith_FloatBinaryOp<"hypot", [Commutative]> {
        let opDialect = More_Dialect;
    }
}

mod control {
    //! Ops for dialects of others.

    use ods_runtime::prelude::*;

    ods! {
        #![import(ods_dialects::cf_td)]
        #![import(ods_dialects::func_td)]
        #![import(ods_dialects::scf_td)]

        /// Goes nowhere.
        def Trap : CF_Op<"trap", [Terminator]> {
            let arguments = (ins OptionalAttr<DeviceMappingArrayAttr>:$mapping);
            let assemblyFormat = "attr-dict";
        }

        /// Ends a loop or a function early.
        def LeaveOp : Func_Op<"leave", [Terminator, ParentOneOf<["ForOp", "FuncOp"]>]> {
            let assemblyFormat = "attr-dict";
        }
    }

    use ods_dialects::{func::FuncOp, scf::ForOp};
}

fn read(text: &str) -> (Ir, Operation) {
    let registry = ods_dialects::all().with::<MoreDialect>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let parsed = parse_source(&mut ir, "f", text.as_bytes(), ParseOptions::default());
    let module = parsed.unwrap_or_else(|errors| panic!("{}", errors[0]));
    (ir, module)
}

/// All ops of the function that `text` is the body of.
fn body(text: &str) -> (Ir, Vec<Operation>) {
    let text =
        format!("func.func @f(%a: f32, %b: f64, %i: vector<4xi32>, %j: i32) {{ {text} return }}");
    let (ir, module) = read(&text);
    assert_eq!(verify(module, &ir), Ok(()));
    let function = module.regions(&ir)[0]
        .entry_block(&ir)
        .and_then(|block| block.first_op(&ir));
    let region = function.expect("there is a function").regions(&ir)[0];
    let block = region.entry_block(&ir).expect("it has a body");
    let ops = block.operations(&ir).collect();
    (ir, ops)
}

#[test]
fn another_dialect_uses_constraints_and_enums() {
    let (ir, ops) = body(
        "%0 = more.round %a fastmath<nnan> : f32
         %1 = more.all slt, %i, %i : vector<4xi32>
         %2 = more.hypot %a, %a fastmath<fast> : f32",
    );
    let round = RoundOp::cast(ops[0], &ir).expect("a `more.round`");
    assert_eq!(round.fastmath(&ir), FastMathFlags::nnan);
    let all = AllOp::cast(ops[1], &ir).expect("a `more.all`");
    assert_eq!(all.predicate(&ir), CmpIPredicate::slt);
    assert_eq!(all.result(&ir).ty(&ir).to_string(), "vector<4xi1>");
    assert!(ops[2].is::<HypotOp>(&ir));
}

#[test]
fn flags_are_asked_through_interfaces() {
    let (ir, ops) = body(
        "%0 = more.round %a fastmath<nnan> : f32
         %1 = arith.addf %a, %a : f32
         %2 = arith.extf %a : f32 to f64
         %3 = arith.addi %j, %j overflow<nuw> : i32
         %4 = arith.truncf %b upward fastmath<afn> : f64 to f32
         %5 = arith.truncf %b : f64 to f32
         %6 = arith.andi %j, %j : i32",
    );
    let fast = |op: Operation| {
        let op = op.interface::<dyn ArithFastMathInterface>(&ir)?;
        Some(op.get_fast_math_flags(&ir))
    };
    let expected = [
        Some(FastMathFlags::nnan),
        Some(FastMathFlags::none),
        Some(FastMathFlags::none),
        None,
        Some(FastMathFlags::afn),
        Some(FastMathFlags::none),
        None,
    ];
    assert_eq!(
        ops[..7].iter().map(|op| fast(*op)).collect::<Vec<_>>(),
        expected
    );
    let add = ops[3].interface::<dyn ArithIntegerOverflowFlagsInterface>(&ir);
    let add = add.expect("`arith.addi` has flags");
    assert!(add.has_no_unsigned_wrap(&ir) && !add.has_no_signed_wrap(&ir));
    let mode = |op: Operation| {
        let op = op.interface::<dyn ArithRoundingModeInterface>(&ir)?;
        op.get_rounding_mode(&ir)
    };
    assert_eq!(mode(ops[4]), Some(RoundingMode::upward));
    assert_eq!(mode(ops[5]), None);
    assert!(
        ops[5]
            .interface::<dyn ArithRoundingModeInterface>(&ir)
            .is_some()
    );
    assert_eq!(
        <arith::TruncFOp as ArithRoundingModeInterface>::get_rounding_mode_attr_name(),
        "roundingmode"
    );
}

#[test]
fn ops_are_added_to_dialects() {
    let registry = ods_dialects::all()
        .with_op::<control::Trap>()
        .with_op::<control::LeaveOp>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let text = "func.func @f() { cf.trap {mapping = [1]} } func.func @g() { func.leave }";
    let parsed = parse_source(&mut ir, "f", text.as_bytes(), ParseOptions::default());
    let errors = parsed.expect_err("the mapping is none");
    assert_eq!(
        errors[0].message,
        "custom op 'cf.trap' 'cf.trap' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"
    );
}
