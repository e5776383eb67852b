//! The solver of data-flow analyses: interfaces that answer what cannot be, analyses without end,
//! and points in both directions.

use ods_runtime::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors, SuccessorOperands,
};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::dataflow::{
    DenseBackward, DenseForward, Lattice, LiveValues, Point, Solver, SparseForward, Transfer,
    Visited,
};
use std::ops::Range;

ods! {
    def T_Dialect : Dialect { let name = "t"; }

    /// Answers about its regions as the attribute says.
    def RegionsOp : Op<T_Dialect, "regions", [RegionBranchOpInterface]> {
        let arguments = (ins StrAttr:$answer, Variadic<I32>:$inits);
        let results = (outs Variadic<I32>:$outs);
        let regions = (region AnyRegion:$body);
    }

    /// Ends a region.
    def YieldOp : Op<T_Dialect, "yield", [Terminator, RegionBranchTerminatorOpInterface]> {
        let arguments = (ins Variadic<I32>:$values);
    }

    /// Answers about its successor as the attribute says.
    def BranchOp : Op<T_Dialect, "branch", [Terminator, BranchOpInterface]> {
        let arguments = (ins StrAttr:$answer, Variadic<I32>:$values);
        let successors = (successor AnySuccessor:$dest);
    }

    /// A number.
    def NumberOp : Op<T_Dialect, "number", [Pure]> {
        let results = (outs I32:$result);
    }

    /// Its folder lets others use a number that it makes.
    def SplitOp : Op<T_Dialect, "split", [Pure]> {
        let arguments = (ins UnitAttr:$always);
        let results = (outs I32:$known, I32:$unknown);
        let hasFolder = 1;
    }
}

impl Fold for SplitOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let known = self.known(ir);
        if known.is_unused(ir) && !self.always(ir) {
            return Folded::No;
        }
        let mut b = OpBuilder::before(ir, self.operation());
        let number = NumberOp::build(&mut b, Location::UNKNOWN).result(&b);
        b.replace_all_uses_with(known, number);
        Folded::InPlace
    }
}

impl RegionBranchOpInterface for RegionsOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        match self.answer(ir) {
            "beyond" => 0..7,
            "none" => 0..0,
            _ => 0..self.inits(ir).len(),
        }
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let outs = RegionSuccessor::parent(self.outs(ir));
        if point != RegionBranchPoint::Parent {
            return [outs].into();
        }
        match self.answer(ir) {
            "foreign" => {
                let Some(region) = self.parent_region(ir) else {
                    return RegionSuccessors::default();
                };
                [RegionSuccessor::region(region, &[])].into()
            }
            "swapped" => [RegionSuccessor::region(self.body(ir), self.outs(ir))].into(),
            _ => [RegionSuccessor::all_of(ir, self.body(ir)), outs].into(),
        }
    }

    /// The mistakes are for the analyses to find.
    fn verify_region_trait(_: Operation, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

impl RegionBranchTerminatorOpInterface for YieldOp {}

impl BranchOpInterface for BranchOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        match self.answer(ir) {
            "beyond" => SuccessorOperands::new(0..9),
            "few" => SuccessorOperands::default(),
            _ => SuccessorOperands::of(self, ir, self.values(ir)),
        }
    }

    fn get_successor_for_operands(self, ir: &Ir, _: &[Option<Attribute>]) -> Option<Block> {
        match self.answer(ir) {
            "elsewhere" => self.parent_region(ir)?.entry_block(ir),
            _ => None,
        }
    }

    fn verify_trait(_: Operation, _: &Ir) -> VerifyResult {
        Ok(())
    }
}

fn parse(text: &str) -> (Ir, Operation) {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<TDialect>().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

#[track_caller]
fn fails(text: &str, expected: &str) {
    let (mut ir, module) = parse(text);
    let error = Solver::new().run(&mut ir, module).expect_err("a mistake");
    assert_eq!(format!("{error:#}"), expected);
    // Backward analyses find the same, or what follows from it.
    assert!(LiveValues::new(&mut ir, module).is_err());
}

fn regions(answer: &str) -> String {
    format!(
        r#"%n = "t.number"() : () -> i32
%r = "t.regions"(%n) <{{answer = "{answer}"}}> ({{
^entry(%a: i32):
  "t.yield"(%a) : (i32) -> ()
}}) : (i32) -> i32
"#
    )
}

#[test]
fn regions_that_are_not_there() {
    fails(
        &regions("foreign"),
        "t.mlir:2:6: error: 't.regions' op has a region successor that is not one of its regions",
    );
    let empty = r#""t.regions"() <{answer = "right"}> ({}) : () -> ()"#;
    fails(
        empty,
        "t.mlir:1:1: error: 't.regions' op has a region successor without blocks",
    );
}

#[test]
fn operands_that_are_not_there() {
    fails(
        &regions("beyond"),
        "t.mlir:2:6: error: 't.regions' op forwards operands 0 to 7, but has 1",
    );
    fails(
        &regions("none"),
        "t.mlir:2:6: error: 't.regions' op forwards 0 values to a region successor with 1 inputs",
    );
    fails(
        &regions("swapped"),
        "t.mlir:2:6: error: 't.regions' op has a region successor whose inputs are not among the arguments that control flow sets",
    );
}

fn branch(answer: &str) -> String {
    format!(
        r#""t.f"() ({{
  %n = "t.number"() : () -> i32
  "t.branch"(%n)[^next] <{{answer = "{answer}"}}> : (i32) -> ()
^next(%a: i32):
  "t.branch"(%a)[^next] <{{answer = "right"}}> : (i32) -> ()
}}) : () -> ()
"#
    )
}

#[test]
fn branches_to_elsewhere() {
    let (mut ir, module) = parse(&branch("elsewhere"));
    let error = Solver::new().run(&mut ir, module).expect_err("a mistake");
    assert_eq!(
        format!("{error:#}"),
        "t.mlir:3:3: error: 't.branch' op branches for these operands to a block that is not one of its successors"
    );
    fails(
        &branch("beyond"),
        "t.mlir:3:3: error: 't.branch' op forwards operands 0 to 9, but has 1",
    );
    fails(
        &branch("few"),
        "t.mlir:3:3: error: 't.branch' op branch has 0 operands for successor #0, but target block has 1",
    );
    let (mut ir, module) = parse(&branch("right"));
    assert!(Solver::new().run(&mut ir, module).is_ok());
}

/// Counts without end.
#[derive(Clone, Default)]
struct Count(u64);

impl Lattice for Count {
    fn join(&mut self, other: &Self) -> bool {
        let grows = other.0 > self.0;
        self.0 = self.0.max(other.0);
        grows
    }
}

struct Endless;

impl SparseForward for Endless {
    type Lattice = Count;

    fn entry_state(&self, _: &Ir, _: Value) -> Count {
        Count(1)
    }

    fn visit_operation(&mut self, op: Operation, cx: &mut Transfer<'_, '_, Count>) -> Visited {
        let known = op.operands(cx.ir()).iter().map(|value| cx.get(*value).0);
        let next = known.max().unwrap_or_default() + 1;
        for number in 0..op.results(cx.ir()).len() {
            cx.join_result(number, &Count(next));
        }
        Ok(())
    }
}

#[test]
fn analyses_without_end_end() {
    let text = r#""t.f"() ({
  %n = "t.number"() : () -> i32
  "t.branch"(%n)[^next] <{answer = "right"}> : (i32) -> ()
^next(%a: i32):
  %b = "t.more"(%a) : (i32) -> i32
  "t.branch"(%b)[^next] <{answer = "right"}> : (i32) -> ()
}) : () -> ()
"#;
    let (mut ir, module) = parse(text);
    let mut solver = Solver::new();
    solver.load_forward(Endless);
    let error = solver.run(&mut ir, module).expect_err("it has no end");
    let expected = "the data-flow analyses do not terminate: they stop after 109000 visits";
    assert_eq!(error.message, expected);
}

/// The names of operations that were certainly executed before, or are executed afterwards.
#[derive(Clone, PartialEq, Debug, Default)]
struct Names(Option<Vec<String>>);

impl Lattice for Names {
    fn join(&mut self, other: &Self) -> bool {
        let joined = match (&self.0, &other.0) {
            (_, None) => return false,
            (None, Some(other)) => other.clone(),
            (Some(own), Some(other)) => {
                let both = own.iter().filter(|name| other.contains(name));
                both.cloned().collect()
            }
        };
        let changed = self.0.as_ref() != Some(&joined);
        self.0 = Some(joined);
        changed
    }
}

struct Executed;

fn with(ir: &Ir, op: Operation, known: &Names) -> Names {
    Names(known.0.clone().map(|mut names| {
        let name = op.name(ir).as_str().to_owned();
        if !names.contains(&name) {
            names.push(name);
            names.sort();
        }
        names
    }))
}

impl DenseForward for Executed {
    type Lattice = Names;

    fn entry_state(&self, _: &Ir, _: Point) -> Names {
        Names(Some(Vec::new()))
    }

    fn visit_operation(&mut self, ir: &Ir, op: Operation, before: &Names) -> Names {
        with(ir, op, before)
    }
}

impl DenseBackward for Executed {
    type Lattice = Names;

    fn exit_state(&self, _: &Ir, _: Point) -> Names {
        Names(Some(Vec::new()))
    }

    fn visit_operation(&mut self, ir: &Ir, op: Operation, after: &Names) -> Names {
        with(ir, op, after)
    }
}

#[test]
fn points_in_both_directions() {
    let text = r#""t.f"() ({
  "t.first"() : () -> ()
  "t.regions"() <{answer = "right"}> ({
    "t.inside"() : () -> ()
    "t.yield"() : () -> ()
  }) : () -> ()
  "t.last"() : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
"#;
    let (mut ir, module) = parse(text);
    let mut solver = Solver::new();
    let before = solver.load_dense_forward(Executed);
    let after = solver.load_dense_backward(Executed);
    solver.run(&mut ir, module).expect("nothing is wrong");
    let find = |name: &str| {
        let ops = module.nested::<Operation>(&ir).into_iter();
        let mut ops = ops.filter(|op| op.name(&ir).as_str() == name);
        ops.next().expect("it is there")
    };
    let names = |names: &Names| names.0.clone().unwrap_or_default().join(" ");
    let executed = |name: &str| names(solver.at(before, Point::After(find(name))));
    let will_be = |name: &str| names(solver.at(after, Point::After(find(name))));
    assert_eq!(executed("t.inside"), "t.first t.inside");
    // The region may be left out.
    assert_eq!(executed("t.regions"), "t.first");
    assert_eq!(executed("t.last"), "t.first t.last");
    assert_eq!(will_be("t.regions"), "t.end t.last");
    assert_eq!(will_be("t.inside"), "t.end t.last t.yield");
    assert_eq!(will_be("t.first"), "t.end t.last");
}

#[test]
fn values_that_folders_make_are_known() {
    let text = "%0:2 = \"t.split\"() : () -> (i32, i32)\n\"t.use\"(%0#0) : (i32) -> ()\n";
    let (mut ir, module) = parse(text);
    let live = LiveValues::new(&mut ir, module).expect("nothing is wrong");
    let number = module.nested::<NumberOp>(&ir)[0];
    assert!(live.is_live(number.result(&ir)));
    assert!(!live.is_live(module.nested::<SplitOp>(&ir)[0].known(&ir)));
}

#[test]
fn folders_that_always_make_operations_are_an_error() {
    let (mut ir, module) = parse("%0:2 = \"t.split\"() <{always}> : () -> (i32, i32)\n");
    let error = LiveValues::new(&mut ir, module).expect_err("there is no end");
    assert_eq!(
        format!("{error:#}"),
        "t.mlir:0:0: error: folders make operations whenever an analysis asks them for constants"
    );
}
