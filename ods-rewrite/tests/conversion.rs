//! Dialect conversion: order, folding, what is created, and what goes wrong.

use expect_test::expect;
use ods_rewrite::FrozenPatterns;
use ods_rewrite::conversion::{ConversionConfig, ConversionMode, ConversionTarget, convert};
use ods_runtime::prelude::*;

ods! {
    def C_Dialect : Dialect {
        let name = "c";
        let hasConstantMaterializer = 1;
    }

    /// A constant.
    def ConstOp : Op<C_Dialect, "const", [ConstantLike, Pure]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let assemblyFormat = "$value attr-dict";
        let hasFolder = 1;
    }

    /// Twice a number.
    def TwiceOp : Op<C_Dialect, "twice", [Pure]> {
        let arguments = (ins I64:$operand);
        let results = (outs I64:$result);
        let assemblyFormat = "$operand attr-dict";
        let hasFolder = 1;
    }

    /// A sum.
    def AddOp : Op<C_Dialect, "add", [Pure]> {
        let arguments = (ins I64:$lhs, I64:$rhs);
        let results = (outs I64:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
    }
}

impl Fold for ConstOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::i64(self.value(ir)).into()
    }
}

impl Fold for TwiceOp {
    fn fold(self, _: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let number = constants.operand.and_then(Attribute::as_i64);
        number.map(|number| Attribute::i64(2 * number)).into()
    }
}

impl MaterializeConstant for CDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        _: &Type,
        location: Location,
    ) -> Option<Operation> {
        Some(ConstOp::build(b, location, value.as_i64()?).operation())
    }
}

/// `twice x` becomes `x + x`.
#[expect(clippy::unnecessary_wraps, reason = "it is a pattern")]
fn expand(op: TwiceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (location, operand) = (op.location(rw), op.operand(rw));
    let sum = AddOp::build(rw, location, operand, operand);
    rw.replace_with(op, sum);
    Some(())
}

fn target() -> ConversionTarget {
    ConversionTarget::new()
        .legal_dialect::<CDialect>()
        .illegal_op::<TwiceOp>()
}

/// The text after a conversion, or the error.
fn converted(
    text: &str,
    target: &ConversionTarget,
    patterns: PatternSet,
    config: ConversionConfig,
) -> String {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options).unwrap();
    let patterns = FrozenPatterns::new(patterns);
    let outcome = convert(&mut ir, module, target, &patterns, config);
    assert_eq!(ir.log_changes(false), [], "the log is off afterwards");
    verify(module, &ir).expect("what is left is valid");
    match outcome {
        Ok(()) => module.display(&ir).to_string() + "\n",
        Err(error) => format!("{error:#}\n"),
    }
}

fn patterns() -> PatternSet {
    let mut patterns = PatternSet::new();
    patterns.add(expand);
    patterns
}

const CHAIN: &str = "%a = c.const 1
    %b = c.twice %a
    %c = c.twice %b
    \"t.use\"(%b, %c) : (i64, i64) -> ()";

#[test]
fn operands_are_those_of_before() {
    // The first operation folds; the second one still has its result as the operand.
    let text = converted(CHAIN, &target(), patterns(), ConversionConfig::new());
    expect![[r#"
        module {
          %0 = c.const 1
          %1 = c.const 2
          %2 = c.add %1, %1
          "t.use"(%1, %2) : (i64, i64) -> ()
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn operands_may_be_replaced_at_once() {
    let config = ConversionConfig::new().replace_at_end(false);
    let text = converted(CHAIN, &target(), patterns(), config);
    expect![[r#"
        module {
          %0 = c.const 1
          %1 = c.const 2
          %2 = c.const 4
          "t.use"(%1, %2) : (i64, i64) -> ()
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn illegal_constants_are_not_built() {
    let target = target().illegal_op::<ConstOp>();
    let text = converted(
        "%a = c.const 1\n%b = c.twice %a",
        &target,
        patterns(),
        ConversionConfig::new(),
    );
    expect![[r"
        t.mlir:1:6: error: failed to legalize operation 'c.const' that was explicitly marked illegal
    "]]
    .assert_eq(&text);
}

#[test]
fn unknown_operations_may_stay_in_a_partial_conversion_only() {
    let text = "\"t.a\"() : () -> ()";
    let partial = converted(text, &target(), patterns(), ConversionConfig::new());
    expect![[r#"
        module {
          "t.a"() : () -> ()
        }
    "#]]
    .assert_eq(&partial);
    let config = ConversionConfig::new().mode(ConversionMode::Full);
    let target = target().legal_op::<ModuleOp>();
    expect![[r"
        t.mlir:1:1: error: failed to legalize operation 't.a'
    "]]
    .assert_eq(&converted(text, &target, patterns(), config));
}

#[test]
fn what_a_pattern_creates_is_converted() {
    let mut set = patterns();
    set.add(|op: AddOp, rw| {
        let (location, a, b) = (op.location(rw), op.lhs(rw), op.rhs(rw));
        if a == b {
            return None;
        }
        let twice = TwiceOp::build(rw, location, a);
        let twice = twice.result(rw);
        let sum = AddOp::build(rw, location, twice, twice);
        rw.replace_with(op, sum);
        rw.set_insert_point_before(sum.operation());
        let _ = b;
        Some(())
    });
    let target = target().legal_op_if(|ir, op: AddOp| op.lhs(ir) == op.rhs(ir));
    let text = converted(
        "%a = \"t.a\"() : () -> i64
        %b = \"t.b\"() : () -> i64
        %c = c.add %a, %b
        \"t.use\"(%c) : (i64) -> ()",
        &target,
        set,
        ConversionConfig::new(),
    );
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = "t.b"() : () -> i64
          %2 = c.add %0, %0
          %3 = c.add %2, %2
          "t.use"(%3) : (i64) -> ()
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn a_pattern_is_not_applied_to_what_it_creates() {
    let mut set = PatternSet::new();
    set.add(|op: TwiceOp, rw| {
        let (location, operand) = (op.location(rw), op.operand(rw));
        let same = TwiceOp::build(rw, location, operand);
        rw.replace_with(op, same);
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a";
    expect![[r"
        t.mlir:2:6: error: failed to legalize operation 'c.twice' that was explicitly marked illegal
    "]]
    .assert_eq(&converted(text, &target(), set, ConversionConfig::new()));
}

#[test]
fn the_best_pattern_that_matches_is_applied() {
    let mut set = PatternSet::new();
    set.add(expand);
    set.add_with_benefit(3, |_: TwiceOp, _| None);
    set.add_with_benefit(2, |op: TwiceOp, rw| {
        let operand = op.operand(rw);
        rw.replace(op, operand);
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a\n\"t.use\"(%b) : (i64) -> ()";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          "t.use"(%0) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(text, &target(), set, ConversionConfig::new()));
}

#[test]
fn an_operation_that_is_used_is_not_erased() {
    let mut set = PatternSet::new();
    set.add(|op: TwiceOp, rw| {
        rw.erase(op);
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a\n\"t.use\"(%b) : (i64) -> ()";
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options).unwrap();
    let patterns = FrozenPatterns::new(set);
    let outcome = convert(
        &mut ir,
        module,
        &target(),
        &patterns,
        ConversionConfig::new(),
    );
    let error = outcome.unwrap_err();
    assert_eq!(
        error.message,
        "the pattern for 'c.twice' erased it, but it is used"
    );
}

#[test]
fn a_failed_conversion_says_why() {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: TwiceOp, rw| rw.match_failure(op, "it is not even"))
        .named("halve");
    let patterns = FrozenPatterns::new(patterns);
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
    let text = "%0 = \"c.const\"() {value = 1} : () -> i64\n%1 = \"t.x\"() : () -> i64\n\
                %2 = c.twice %1";
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target(), &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r"
        a.mlir:3:6: error: failed to legalize operation 'c.twice' that was explicitly marked illegal
        %2 = c.twice %1
             ^
        a.mlir:3:6: note: pattern `halve` does not match: it is not even
    "]]
    .assert_eq(&said);
}
