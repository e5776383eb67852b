//! Ops of another dialect: what they do by their interfaces, and by semantics of their own.

use ods_dialects::func::FuncOp;
use ods_interp::{
    Context, Interpretable, Interpreter, Limit, Outcome, RuntimeValue, Step, Trap, TrapKind,
    UndefinedBehavior,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors, SuccessorOperands,
    operand_numbers,
};
use ods_runtime::prelude::*;
use std::ops::Range;

ods! {
    def Own_Dialect : Dialect { let name = "own"; }

    def Interpretable : OpInterfaceTrait<"Interpretable"> { let cppNamespace = "ods_interp"; }

    def AnswerOp : Op<Own_Dialect, "answer", [ConstantLike, Pure]> {
        let arguments = (ins I32Attr:$value);
        let results = (outs I32:$result);
        let assemblyFormat = "$value attr-dict";
        let hasFolder = 1;
    }

    // Control flow by interfaces only.
    def WhenOp : Op<Own_Dialect, "when", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, NoRegionArguments]> {
        let arguments = (ins I1:$condition);
        let results = (outs I32:$result);
        let regions = (region SizedRegion<1>:$yes, SizedRegion<1>:$no);
        let assemblyFormat = "$condition $yes `else` $no attr-dict";
    }
    def UntilOp : Op<Own_Dialect, "until", [DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
        let arguments = (ins I32:$init);
        let results = (outs I32:$result);
        let regions = (region SizedRegion<1>:$body);
        let assemblyFormat = "$init $body attr-dict";
    }
    def AgainOp : Op<Own_Dialect, "again", [DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Terminator]> {
        let arguments = (ins I1:$is_done, I32:$value);
        let assemblyFormat = "$is_done `,` $value attr-dict";
    }
    def GiveOp : Op<Own_Dialect, "give", [ReturnLike, Terminator]> {
        let arguments = (ins I32:$value);
        let assemblyFormat = "$value attr-dict";
    }
    def JumpOp : Op<Own_Dialect, "jump", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> {
        let arguments = (ins I32:$where, Variadic<I32>:$values);
        let successors = (successor AnySuccessor:$first, AnySuccessor:$second);
        let assemblyFormat = "$where `,` $first `,` $second (`with` $values^)? attr-dict";
    }

    // Semantics of their own.
    def LeaveOp : Op<Own_Dialect, "leave", [Interpretable]> {
        let arguments = (ins I32:$value);
        let assemblyFormat = "$value attr-dict";
    }
    def TextType : TypeDef<Own_Dialect, "Text"> { let mnemonic = "text"; }
    def SayOp : Op<Own_Dialect, "say", [Interpretable]> {
        let arguments = (ins StrAttr:$text);
        let results = (outs TextType:$result);
        let assemblyFormat = "$text attr-dict";
    }
    def LengthOp : Op<Own_Dialect, "length", [Interpretable]> {
        let arguments = (ins TextType:$text);
        let results = (outs I32:$result);
        let assemblyFormat = "$text attr-dict";
    }
    def WrongOp : Op<Own_Dialect, "wrong", [Interpretable, NoTerminator]> {
        let arguments = (ins StrAttr:$how);
        let results = (outs I32:$result);
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$how $body attr-dict";
    }
    def PlainOp : Op<Own_Dialect, "plain"> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }
}

impl Fold for AnswerOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation().attribute(ir, "value").cloned().into()
    }
}

impl RegionBranchOpInterface for WhenOp {
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        match operands[0].as_ref().and_then(Attribute::as_bool) {
            Some(true) => [RegionSuccessor::region(self.yes(ir), &[])].into(),
            Some(false) => [RegionSuccessor::region(self.no(ir), &[])].into(),
            None => self.get_successor_regions(ir, RegionBranchPoint::Parent),
        }
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        match point {
            RegionBranchPoint::Parent => [self.yes(ir), self.no(ir)]
                .map(|region| RegionSuccessor::region(region, &[]))
                .into(),
            RegionBranchPoint::Terminator(_) => [RegionSuccessor::parent(self.results(ir))].into(),
        }
    }
}

impl RegionBranchOpInterface for UntilOp {
    fn get_entry_successor_operands(self, _: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        0..1
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let body = RegionSuccessor::all_of(ir, self.body(ir));
        match point {
            RegionBranchPoint::Parent => [body].into(),
            RegionBranchPoint::Terminator(_) => {
                [body, RegionSuccessor::parent(self.results(ir))].into()
            }
        }
    }
}

impl RegionBranchTerminatorOpInterface for AgainOp {
    fn get_mutable_successor_operands(self, _: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        1..2
    }

    fn get_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let until = self.parent_op(ir).and_then(|op| op.cast::<UntilOp>(ir));
        let until = until.expect("it is in an `own.until`");
        let [body, parent] = [
            RegionSuccessor::all_of(ir, until.body(ir)),
            RegionSuccessor::parent(until.results(ir)),
        ];
        match operands[0].as_ref().and_then(Attribute::as_bool) {
            Some(true) => [parent].into(),
            Some(false) => [body].into(),
            None => [body, parent].into(),
        }
    }
}

impl BranchOpInterface for JumpOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::new(operand_numbers(self, ir, self.values(ir)))
    }

    fn get_successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let is_first = operands.first()?.as_ref()?.as_i64()? == 0;
        Some(if is_first {
            self.first(ir)
        } else {
            self.second(ir)
        })
    }
}

impl Interpretable for LeaveOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(Step::Return(vec![cx.value(self.value(cx))?.clone()]))
    }
}

impl Interpretable for SayOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(Step::result(RuntimeValue::other(self.text(cx).to_string())))
    }
}

impl Interpretable for LengthOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let text = cx.value(self.text(cx))?.downcast::<String>();
        let text = text.ok_or_else(|| cx.undefined(UndefinedBehavior::Other("this is no text")))?;
        Ok(Step::result(ApInt::from_u64(32, text.len() as u64)))
    }
}

impl Interpretable for WrongOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let one = || RuntimeValue::from(ApInt::one(32));
        Ok(match self.how(cx).to_string().as_str() {
            "width" => Step::result(ApInt::one(8)),
            "kind" => Step::result(RuntimeValue::other(5)),
            "count" => Step::Results(vec![one(), one()]),
            "successor" => Step::Branch(3, Vec::new()),
            "region" => Step::enter(self.body(cx), vec![one()], |_, _| Ok(Step::Results(vec![]))),
            "callee" => Step::call(self.operation(), Vec::new()),
            "arguments" => {
                let function = self.parent_op(cx).expect("it is in a function");
                Step::call(function, vec![one(), one()])
            }
            "nest" => nest(self, cx),
            _ => Step::Exit(vec![one()]),
        })
    }
}

/// Enters the region from the function that waits for its exit, without end.
fn nest(op: WrongOp, cx: &Context<'_>) -> Step {
    Step::enter(op.body(cx), Vec::new(), move |cx, _| Ok(nest(op, cx)))
}

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let module = parse_source(ir, "t.mlir", text, ParseOptions::default());
    module.unwrap_or_else(|errors| panic!("{errors}"))
}

fn new_ir() -> Ir {
    Ir::with_registry(
        ods_interp::attach(ods_dialects::all())
            .with::<OwnDialect>()
            .into(),
    )
}

/// Calls `@f`, whose body is given, with an integer.
#[track_caller]
fn call(body: &str, argument: i64) -> Result<i64, TrapKind> {
    let mut ir = new_ir();
    let text = format!("func.func @f(%a: i32) -> i32 {{\n{body}\n}}");
    let module = parse(&mut ir, &text);
    verify(module, &ir).unwrap_or_else(|errors| panic!("{errors}"));
    let argument = RuntimeValue::from(ApInt::from_i64(32, argument));
    let results = Interpreter::new(&ir)
        .max_steps(10_000)
        .call_symbol(module, "f", &[argument]);
    let results = results.map_err(|trap| trap.kind)?;
    Ok(results[0]
        .as_int()
        .and_then(ApInt::to_i64)
        .expect("the result is an integer"))
}

#[test]
fn constants_are_their_values() {
    assert_eq!(call("%0 = own.answer 42\nreturn %0 : i32", 0), Ok(42));
}

const WHEN: &str = "
  %t = arith.trunci %a : i32 to i1
  %0 = own.when %t {
    own.give %a
  } else {
    %c = own.answer 7
    own.give %c
  }
  return %0 : i32";

#[test]
fn regions_are_chosen_by_their_interface() {
    assert_eq!(call(WHEN, 5), Ok(5));
    assert_eq!(call(WHEN, 6), Ok(7));
}

#[test]
fn loops_are_executed_by_their_interfaces() {
    let body = "
      %0 = own.until %a {
      ^bb0(%x: i32):
        %c3 = arith.constant 3 : i32
        %next = arith.addi %x, %c3 : i32
        %limit = arith.constant 20 : i32
        %done = arith.cmpi sgt, %next, %limit : i32
        own.again %done, %next
      }
      return %0 : i32";
    assert_eq!(call(body, 1), Ok(22));
    assert_eq!(call(body, 100), Ok(103));
}

#[test]
fn an_edge_that_depends_on_poison_is_undefined() {
    let body = "
      %t = ub.poison : i1
      %0 = own.when %t {
        own.give %a
      } else {
        own.give %a
      }
      return %0 : i32";
    let Err(TrapKind::UndefinedBehavior(UndefinedBehavior::PoisonUsed(_))) = call(body, 1) else {
        panic!("poison decides");
    };
}

#[test]
fn branches_are_taken_by_their_interface() {
    let body = "
      own.jump %a, ^one, ^two with %a
    ^one(%x: i32):
      return %x : i32
    ^two(%y: i32):
      %0 = arith.muli %y, %y : i32
      return %0 : i32";
    assert_eq!(call(body, 0), Ok(0));
    assert_eq!(call(body, 9), Ok(81));
    let same = "
      own.jump %a, ^one, ^one with %a
    ^one(%x: i32):
      return %x : i32";
    assert!(matches!(call(same, 0), Err(TrapKind::Unsupported(_))));
}

#[test]
fn a_function_is_left_from_inside() {
    let body = "
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c9 = arith.constant 9 : index
      scf.for %i = %c0 to %c9 step %c1 {
        %i32 = arith.index_cast %i : index to i32
        %is_it = arith.cmpi eq, %i32, %a : i32
        scf.if %is_it {
          %c100 = arith.constant 100 : i32
          own.leave %c100
        }
      }
      return %a : i32";
    assert_eq!(call(body, 5), Ok(100));
    assert_eq!(call(body, 50), Ok(50));
}

#[test]
fn values_of_other_types_are_handed_on() {
    let body = "
      %t = own.say \"hello\"
      %c0 = arith.constant 0 : i32
      %is_it = arith.cmpi eq, %a, %c0 : i32
      %u = own.say \"\"
      %v = arith.select %is_it, %t, %u : !own.text
      %0 = own.length %v
      return %0 : i32";
    assert_eq!(call(body, 0), Ok(5));
    assert_eq!(call(body, 1), Ok(0));
}

/// Semantics that do not do what the types say end the run, and nothing else.
#[test]
fn wrong_semantics_are_reported() {
    for how in [
        "width",
        "kind",
        "count",
        "successor",
        "region",
        "callee",
        "arguments",
    ] {
        let body = format!("%0 = own.wrong \"{how}\" {{\n^bb0:\n}}\nreturn %0 : i32");
        let kind = call(&body, 0).expect_err("it is wrong");
        assert!(matches!(kind, TrapKind::Invalid(_)), "{how}: {kind:?}");
    }
    let empty = "%0 = own.wrong \"nest\" {}\nreturn %0 : i32";
    assert!(matches!(call(empty, 0), Err(TrapKind::Invalid(_))));
    let endless = "%0 = own.wrong \"nest\" {\n^bb0:\n}\nreturn %0 : i32";
    assert_eq!(call(endless, 0), Err(TrapKind::Limit(Limit::Steps(10_000))));
    // It leaves the function instead of having a result.
    assert_eq!(
        call("%0 = own.wrong \"exit\" {}\nreturn %0 : i32", 0),
        Ok(1)
    );
}

#[test]
fn an_op_without_semantics_is_named() {
    let kind = call("%0 = own.plain\nreturn %0 : i32", 0).unwrap_err();
    assert_eq!(kind.to_string(), "has no semantics for the interpreter");
}

/// A model for an op of another crate.
#[test]
fn ops_of_other_crates_get_semantics_by_models() {
    op_model! { struct PlainModel for PlainOp; }
    impl Interpretable for PlainModel {
        fn interpret(self, _: &Context<'_>) -> Outcome {
            Ok(Step::result(ApInt::from_u64(32, 3)))
        }
    }
    let registry = ods_interp::attach(ods_dialects::all()).with::<OwnDialect>();
    let registry = registry.attach::<dyn Interpretable, PlainOp, PlainModel>();
    let mut ir = Ir::with_registry(registry.into());
    let module = parse(
        &mut ir,
        "func.func @f() -> i32 {\n%0 = own.plain\nreturn %0 : i32\n}",
    );
    let results = Interpreter::new(&ir).call_symbol(module, "f", &[]).unwrap();
    assert_eq!(results[0].as_int(), Some(&ApInt::from_u64(32, 3)));
}

fn trap_of(text: &str, arguments: &[RuntimeValue]) -> Trap {
    let mut ir = new_ir();
    let module = parse(&mut ir, text);
    Interpreter::new(&ir)
        .call_symbol(module, "f", arguments)
        .unwrap_err()
}

/// What the verifier rejects is an error, not a panic.
#[test]
fn invalid_programs_are_errors() {
    let cases = [
        "func.func @f() -> i32 {\n%0 = \"arith.addi\"() : () -> i32\nreturn %0 : i32\n}",
        "func.func @f() {\n\"cf.cond_br\"() : () -> ()\n}",
        "func.func @f() -> i32 {\n%0 = \"arith.constant\"() : () -> i32\nreturn %0 : i32\n}",
        "func.func @f() -> i32 {\n%0 = arith.constant 1.0 : f32\n%1 = \"arith.addi\"(%0, %0) : (f32, f32) -> i32\nreturn %1 : i32\n}",
        "func.func @f() -> i32 {\n%0 = \"arith.constant\"() <{value = 1 : i8}> : () -> i32\nreturn %0 : i32\n}",
        "func.func @f() {\ncall @nowhere() : () -> ()\nreturn\n}",
        "func.func @f() {\ncall @g(): () -> ()\nreturn\n}\nfunc.func private @g(i32)",
        "func.func @f() {\n\"scf.if\"() : () -> ()\nreturn\n}",
        "\"func.func\"() <{sym_name = \"f\"}> ({}) : () -> ()",
        "module @f {}",
    ];
    for text in cases {
        let trap = trap_of(text, &[]);
        let is_right = matches!(trap.kind, TrapKind::Invalid(_) | TrapKind::Unsupported(_));
        assert!(is_right, "{text}: {trap:?}");
    }
}

#[test]
fn arguments_must_fit() {
    let text = "func.func @f(%a: i32) {\nreturn\n}";
    for arguments in [vec![], vec![true.into()], vec![RuntimeValue::other(1)]] {
        let trap = trap_of(text, &arguments);
        assert!(matches!(trap.kind, TrapKind::Invalid(_)), "{trap:?}");
    }
}

#[test]
fn errors_of_the_host_are_reported() {
    let mut ir = new_ir();
    let text = "func.func private @g() -> i32\nfunc.func @f() -> i32 {\n  \
                %0 = call @g() : () -> i32\n  return %0 : i32\n}";
    let module = parse(&mut ir, text);
    let mut failing = Interpreter::new(&ir).host("g", |_| Err("no more input".to_owned()));
    let trap = failing.call_symbol(module, "f", &[]).unwrap_err();
    let shown = format!("{:#}", trap.diagnostic(&ir));
    assert_eq!(shown, "t.mlir:3:8: error: 'func.call' op no more input");
    let mut wrong = Interpreter::new(&ir).host("g", |_| Ok(vec![true.into()]));
    let trap = wrong.call_symbol(module, "f", &[]).unwrap_err();
    assert!(matches!(trap.kind, TrapKind::Invalid(_)));
}

/// Regions in each other, and calls, take no stack.
#[test]
fn depth_takes_no_stack() {
    let depth = 2000;
    let mut text = "func.func @f(%c: i1) -> i32 {\n".to_owned();
    for _ in 0..depth {
        text.push_str("scf.if %c {\n");
    }
    text.push_str(&"}\n".repeat(depth));
    text.push_str("%0 = arith.constant 5 : i32\n%1 = call @g(%0) : (i32) -> i32\n");
    text.push_str("return %1 : i32\n}\nfunc.func @g(%a: i32) -> i32 {\n");
    text.push_str("%0 = call @g(%a) : (i32) -> i32\nreturn %0 : i32\n}");
    let run = move || {
        let mut ir = new_ir();
        let module = parse(&mut ir, &text);
        Interpreter::new(&ir)
            .max_call_depth(20_000)
            .call_symbol(module, "f", &[true.into()])
            .unwrap_err()
            .kind
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(run);
    let kind = thread
        .expect("a thread starts")
        .join()
        .expect("it does not panic");
    assert_eq!(kind, TrapKind::Limit(Limit::CallDepth(20_000)));
}

#[test]
fn functions_are_found_by_their_interface() {
    let mut ir = new_ir();
    let module = parse(
        &mut ir,
        "func.func @f() -> i1 {\n%0 = arith.constant true\nreturn %0 : i1\n}",
    );
    let function = module.nested::<FuncOp>(&ir)[0];
    let results = Interpreter::new(&ir)
        .call(function.operation(), &[])
        .unwrap();
    assert_eq!(results[0].as_int(), Some(&ApInt::one(1)));
}
