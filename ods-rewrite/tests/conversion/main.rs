//! Dialect conversion: order, folding, what is created, and what goes wrong.

use expect_test::expect;
use ods_rewrite::FrozenPatterns;
use ods_rewrite::conversion::{ConversionConfig, ConversionMode, ConversionTarget, convert};
use ods_runtime::prelude::*;

mod more;
mod moves;
mod undo;

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

    /// Has a body.
    def OldOp : Op<C_Dialect, "old", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body attr-dict";
    }

    /// Has a body, too.
    def NewOp : Op<C_Dialect, "new", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body attr-dict";
    }

    /// Two numbers, the second of which is no constant of this dialect.
    def TwoOp : Op<C_Dialect, "two", [Pure]> {
        let results = (outs I64:$first, I64:$second);
        let assemblyFormat = "attr-dict";
        let hasFolder = 1;
    }
}

impl Fold for TwoOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let found = [Attribute::i64(1), Attribute::string("none")];
        Folded::To(found.into_iter().map(FoldResult::Attr).collect())
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
    let mut said = String::new();
    outcome.unwrap_err().render(&ir, &mut said).unwrap();
    expect![[r#"
        t.mlir:2:6: error: pattern `conversion::an_operation_that_is_used_is_not_erased` erased 'c.twice', but it is used
        %b = c.twice %a
             ^
        t.mlir:3:1: note: used by 't.use'
        "t.use"(%b) : (i64) -> ()
        ^
    "#]].assert_eq(&said);
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

/// A module with the dialect of these tests.
fn parsed(text: &str) -> (Ir, Operation) {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options).unwrap();
    (ir, module)
}

#[test]
fn patterns_see_uses_and_neighbours() {
    let (mut ir, module) = parsed(
        "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        %c = c.twice %b
        \"t.use\"(%c, %c) : (i64, i64) -> ()",
    );
    let uses = |op: TwiceOp, ir: &Ir| op.result(ir).uses(ir).count();
    let twice = module.nested::<TwiceOp>(&ir);
    let mut patterns = PatternSet::new();
    patterns.add(move |op: TwiceOp, rw| {
        assert!(twice.contains(&op), "it is the operation itself");
        assert_eq!(uses(op, rw), if op == twice[0] { 1 } else { 2 });
        assert_eq!(op.operand(rw).uses(rw).count(), 1);
        let next = op.next(rw).map(|next| next.name(rw).as_str().to_owned());
        let expected = if op == twice[0] { "c.twice" } else { "t.use" };
        assert_eq!(next.as_deref(), Some(expected));
        let uses = Attribute::i64(uses(op, rw) as i64);
        expand(op, rw)?;
        // It is there until the end.
        let last = op.prev(rw)?;
        last.set_attribute(rw, "uses", Some(uses));
        Some(())
    });
    let patterns = FrozenPatterns::new(patterns);
    convert(
        &mut ir,
        module,
        &target(),
        &patterns,
        ConversionConfig::new(),
    )
    .unwrap();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0 {uses = 1 : i64}
          %2 = c.add %1, %1 {uses = 2 : i64}
          "t.use"(%2, %2) : (i64, i64) -> ()
        }
    "#]]
    .assert_eq(&(module.display(&ir).to_string() + "\n"));
}

#[test]
fn what_another_pattern_erased_is_not_converted() {
    let mut patterns = PatternSet::new();
    // Takes the next one away, with what is nested in it.
    patterns.add(|op: TwiceOp, rw| {
        let next = op.next(rw)?;
        rw.erase(next);
        expand(op, rw)
    });
    let text = "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        \"t.with\"() ({ %c = c.twice %b }) : () -> ()
        \"t.use\"(%b) : (i64) -> ()";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0
          "t.use"(%1) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        text,
        &target(),
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn values_of_blocks_that_are_merged_later_are_followed() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        // By the argument of the block after it.
        let next = op.parent_block(rw)?.next(rw)?;
        let argument = next.argument(rw, 0);
        rw.replace(op, argument);
        Some(())
    });
    patterns.add(|op: AddOp, rw| {
        let block = op.parent_block(rw)?;
        let (before, value) = (block.prev(rw)?, op.lhs(rw));
        let end = before.last_op(rw)?;
        rw.erase(op);
        let last = block.next(rw)?;
        end.set_successor(rw, 0, last);
        rw.erase(end);
        rw.merge_blocks(block, before, value);
        Some(())
    });
    let text = "\"t.f\"() ({
        %a = \"t.a\"() : () -> i64
        %b = c.twice %a
        \"t.use\"(%b) : (i64) -> ()
        \"t.br\"()[^bb1] : () -> ()
      ^bb1(%x: i64):
        %c = c.add %a, %x
        \"t.br\"(%x)[^bb2] : (i64) -> ()
      ^bb2:
        \"t.end\"() : () -> ()
      }) : () -> ()";
    let target = target().illegal_op::<AddOp>();
    expect![[r#"
        module {
          "t.f"() ({
            %0 = "t.a"() : () -> i64
            "t.use"(%0) : (i64) -> ()
            "t.br"(%0)[^bb1] : (i64) -> ()
          ^bb1:  // pred: ^bb0
            "t.end"() : () -> ()
          }) : () -> ()
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

#[test]
#[should_panic(expected = "`c.twice` was replaced or erased before")]
fn an_operation_is_replaced_once() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: AddOp, rw| {
        let before = op.prev(rw)?;
        rw.erase(before);
        rw.erase(op);
        Some(())
    });
    patterns.add(expand);
    let target = target().legal_op_if(|ir, op: AddOp| op.lhs(ir) == op.rhs(ir));
    let text = "%a = \"t.a\"() : () -> i64
        %b = \"t.b\"() : () -> i64
        %c = c.twice %a
        %d = c.add %a, %b";
    converted(text, &target, patterns, ConversionConfig::new());
}

#[test]
fn rules_are_for_dialects_and_for_what_is_nested() {
    let text = "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        module { %c = \"t.c\"() : () -> i64 %d = c.twice %c module { %e = \"t.e\"() : () -> i64 %f = c.twice %e } }
        module attributes {t.open} { %c = \"t.c\"() : () -> i64 %d = c.twice %c }";
    let target = ConversionTarget::new()
        .legal_dialect_if::<CDialect>(|ir, op| op.name(ir).as_str() != "c.twice")
        .legal_op::<ModuleOp>()
        .recursively_legal_op_if(|ir, op: ModuleOp| {
            let is_nested = op.parent_op(ir).is_some();
            is_nested && op.attribute(ir, "t.open").is_none()
        });
    let options = ConversionConfig::new();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0
          module {
            %2 = "t.c"() : () -> i64
            %3 = c.twice %2
            module {
              %4 = "t.e"() : () -> i64
              %5 = c.twice %4
            }
          }
          module attributes {t.open} {
            %2 = "t.c"() : () -> i64
            %3 = c.add %2, %2
          }
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns(), options));
    let target = target.recursively_legal_op::<ModuleOp>();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.twice %0
          module {
            %2 = "t.c"() : () -> i64
            %3 = c.twice %2
            module {
              %4 = "t.e"() : () -> i64
              %5 = c.twice %4
            }
          }
          module attributes {t.open} {
            %2 = "t.c"() : () -> i64
            %3 = c.twice %2
          }
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns(), options));
}
