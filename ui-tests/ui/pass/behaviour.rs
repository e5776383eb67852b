// What is generated does what it says: building, reading, changing, text.
use std::sync::Arc;

use ods_runtime::prelude::*;

ods! {
    def Toy_Dialect : Dialect {
        let name = "toy";
        let hasOperationAttrVerify = 1;
    }

    def ConstantOp : Op<Toy_Dialect, "constant"> {
        let arguments = (ins I64Attr:$value);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$value attr-dict `:` type($result)";
        let builders = [
            OpBuilder<(ins "i64":$value, CArg<"Type", "Type::i64()">:$ty), [{
                Self::build($_builder, $_loc, ty, value)
            }]>,
            OpBuilder<(ins "Attribute":$attr), [{
                $_state.set_attribute("value", attr);
                $_state.result_types.push(Type::i64());
            }]>
        ];
        let extraClassDeclaration = [{
            /// Whether the value is zero.
            pub fn is_zero(self, ir: &Ir) -> bool { self.value(ir) == 0 }
        }];
    }

    def TypedOp : Op<Toy_Dialect, "typed", [FirstAttrDerivedResultType]> {
        let arguments = (ins TypeAttr:$of);
        let results = (outs AnyType:$result);
    }

    def Doubled : DerivedAttr<"i64", [{ self.value($_ir) * 2 }]>;

    def TwiceOp : Op<Toy_Dialect, "twice"> {
        let arguments = (ins I64Attr:$value);
        DerivedAttr doubled = Doubled;
        let assemblyFormat = "$value attr-dict";
    }

    def SumOp : Op<Toy_Dialect, "sum", [
        SameOperandsAndResultType,
        PredOpTrait<"lhs and rhs differ", CPred<[{ $lhs != $rhs && $_op.operands($_ir).len() == 2 }]>>
    ]> {
        let arguments = (ins AnyType:$lhs, AnyType:$rhs);
        let results = (outs AnyType:$result);
        let assemblyFormat = "custom<Sum>($lhs, $rhs, type($result)) attr-dict";
    }

    def ElementOp : Op<Toy_Dialect, "element", [
        TypesMatchWith<"the result is an element", "tensor", "result",
                       "::ods_runtime::__private::preds::element_type($_self)">
    ]> {
        let arguments = (ins AnyTensor:$tensor);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
    }

    def PackOp : Op<Toy_Dialect, "pack", [AttrSizedOperandSegments]> {
        let arguments = (ins
            Variadic<AnyType>:$inputs, Optional<I64>:$pad,
            OptionalAttr<StrAttr>:$label, DefaultValuedAttr<I64Attr, "1">:$step, UnitAttr:$exact);
        let assemblyFormat = "$inputs (`pad` $pad^)? attr-dict `:` type($inputs)";
    }

    def YieldOp : Op<Toy_Dialect, "yield", [Terminator, HasParent<"LoopOp">]> {
        let assemblyFormat = "attr-dict";
    }

    def LoopOp : Op<Toy_Dialect, "loop", [SingleBlockImplicitTerminator<"YieldOp">]> {
        let arguments = (ins I64:$count);
        let regions = (region SizedRegion<1>:$body);
        let assemblyFormat = "$count attr-dict-with-keyword $body";
        let hasVerifier = 1;
    }
}

fn parse_sum(p: &mut OpParser<'_, '_>) -> Parsed<(UnresolvedOperand, UnresolvedOperand, Type)> {
    let lhs = p.parse_operand()?;
    p.parse_keyword("and")?;
    let rhs = p.parse_operand()?;
    Ok((lhs, rhs, p.parse_colon_type()?))
}

fn print_sum(p: &mut OpPrinter<'_>, _op: SumOp, lhs: Value, rhs: Value, ty: &Type) {
    p.print_operand(lhs);
    p.write(" and ");
    p.print_operand(rhs);
    p.write(" : ");
    p.print_type(ty);
}

impl VerifyOperationAttribute for ToyDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        match attr.name.as_str() {
            "toy.wrong" => Err(op.emit_error(ir, "has a wrong attribute")),
            _ => Ok(()),
        }
    }
}

impl Verify for LoopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.count(ir).defining_op(ir).and_then(|op| op.cast::<ConstantOp>(ir)) {
            Some(count) if count.is_zero(ir) => Err(self.emit_error(ir, "never runs")),
            _ => Ok(()),
        }
    }
}

fn new_ir() -> Ir {
    Ir::with_registry(Arc::new(DialectRegistry::new().with::<ToyDialect>()))
}

fn parse(ir: &mut Ir, text: &str) -> Result<Operation, String> {
    let module = parse_source(ir, "x.mlir", text.as_bytes(), ParseOptions::default());
    let module = module.map_err(|diagnostics| diagnostics[0].message.clone())?;
    verify(module, ir).map_err(|diagnostics| diagnostics[0].message.clone())?;
    Ok(module)
}

fn text_survives() {
    let text = "\
module {
  %0 = toy.constant 4 : i64
  %1 = toy.constant 5 : i64
  %2 = toy.sum %0 and %1 : i64
  %3 = toy.constant 6 : tensor<2xi64>
  %4 = toy.element %3 : tensor<2xi64>
  toy.pack %4, %3 pad %1 {exact, label = \"x\"} : i64, tensor<2xi64>
  toy.twice 3
  toy.loop %1 attributes {a} {
    %5 = toy.constant 7 : i64
  }
}
";
    let mut ir = new_ir();
    let module = parse(&mut ir, text).unwrap();
    assert_eq!(module.display(&ir).to_string(), text.trim_end());
}

fn verifiers_run() {
    let error = |text| parse(&mut new_ir(), text).unwrap_err();
    assert_eq!(
        error("%0 = toy.constant 4 : i64\n%1 = toy.sum %0 and %0 : i64"),
        "'toy.sum' op failed to verify that lhs and rhs differ"
    );
    assert_eq!(error("%0 = toy.constant 0 : i64\ntoy.loop %0 {\n}"), "'toy.loop' op never runs");
    assert_eq!(
        error("%0 = \"toy.constant\"() <{value = 3 : i32}> : () -> i64"),
        "'toy.constant' op attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute"
    );
    assert_eq!(error("toy.twice 3 {toy.wrong}"), "'toy.twice' op has a wrong attribute");
    assert_eq!(error("toy.yield"), "'toy.yield' op expects parent op 'toy.loop'");
}

fn ops_are_built_read_and_changed() {
    let mut ir = new_ir();
    let module = parse(&mut ir, "").unwrap();
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let b = &mut OpBuilder::at_end(&mut ir, body);
    let four = ConstantOp::build(b, Location::UNKNOWN, Type::i64(), 4);
    let seven = ConstantOp::build_with_value_ty(b, Location::UNKNOWN, 7, None);
    let nine = ConstantOp::build_with_attr(b, Location::UNKNOWN, Attribute::i64(9));
    assert_eq!((four.value(b), seven.value(b), nine.value(b)), (4, 7, 9));
    assert!(!four.is_zero(b));

    let sum = SumOp::build(b, Location::UNKNOWN, four.result(b), seven.result(b));
    assert_eq!(*sum.result(b).ty(b), Type::i64());
    sum.set_lhs(b, nine.result(b));
    let SumOpAdaptor { lhs, rhs, .. } = sum.fields(b);
    assert_eq!((lhs, rhs), (nine.result(b), seven.result(b)));

    let typed = TypedOp::build(b, Location::UNKNOWN, Type::f32());
    assert_eq!(*typed.result(b).ty(b), Type::f32());

    let twice = TwiceOp::builder(21).build(b, Location::UNKNOWN);
    assert_eq!(twice.doubled(b), 42);
    twice.set(b, TwiceOp::VALUE, 4);
    assert_eq!(twice.doubled(b), 8);

    let inputs = [four.result(b), seven.result(b)];
    let pack = PackOp::builder(inputs, None).with(PackOp::LABEL, "x").build(b, Location::UNKNOWN);
    assert_eq!((pack.inputs(b), pack.pad(b)), (&inputs[..], None));
    assert_eq!((pack.label(b), pack.step(b), pack.exact(b)), (Some("x"), 1, false));
    pack.set(b, PackOp::EXACT, ());
    pack.set_pad(b, Some(inputs[0]));
    pack.set_inputs(b, &[]);
    assert_eq!((pack.inputs(b), pack.pad(b), pack.exact(b)), (&[][..], Some(inputs[0]), true));
    assert!(pack.remove(b, PackOp::LABEL).is_some());
    assert_eq!(pack.label(b), None);

    let step = PackOp::build(b, Location::UNKNOWN, &inputs, None, Some("y"), Some(3), true);
    assert_eq!((step.label(b), step.step(b), step.exact(b)), (Some("y"), 3, true));
}

fn main() {
    text_survives();
    verifiers_run();
    ops_are_built_read_and_changed();
}
