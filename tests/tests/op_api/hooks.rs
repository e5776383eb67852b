//! Hand-written hooks of ops and dialects: folders, canonicalization, constants, verifiers of
//! attributes.

use super::{error, first, parse};
use ods_runtime::prelude::*;

ods! {
    def Hooks_Dialect : Dialect {
        let name = "hooks";
        let hasConstantMaterializer = 1;
        let hasCanonicalizer = 1;
        let hasOperationAttrVerify = 1;
        let hasRegionArgAttrVerify = 1;
        let hasRegionResultAttrVerify = 1;
    }

    def ConstantOp : Op<Hooks_Dialect, "constant", [Pure, ConstantLike]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let assemblyFormat = "$value attr-dict";
        let hasFolder = 1;
    }

    def AddOp : Op<Hooks_Dialect, "add", [Pure, Commutative]> {
        let arguments = (ins I64:$lhs, I64:$rhs, DefaultValuedProp<I64Prop, "0">:$bias);
        let results = (outs I64:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
        let hasFolder = 1;
        let hasCanonicalizeMethod = 1;
    }

    /// Says that it needs constants, which is wrong for equal operands.
    def XorOp : Op<Hooks_Dialect, "xor", [Pure]> {
        let arguments = (ins I64:$lhs, I64:$rhs);
        let results = (outs I64:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
        let hasFolder = 1;
    }

    def SplitOp : Op<Hooks_Dialect, "split", [Pure]> {
        let arguments = (ins I64:$input);
        let results = (outs I64:$first, I64:$second);
        let assemblyFormat = "$input attr-dict";
        let hasFolder = 1;
        let hasCanonicalizer = 1;
    }

    def FuncOp : Op<Hooks_Dialect, "func", [FunctionOpInterface, IsolatedFromAbove]> {
        let arguments = (ins
            SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttrOf<FunctionType>:$function_type,
            OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
        let regions = (region AnyRegion:$body);
    }
}

fn int(attr: &Attribute) -> Option<i64> {
    match attr {
        Attribute::Integer(attr) => attr.value().to_i64(),
        _ => None,
    }
}

impl Fold for ConstantOp {
    fn fold(self, _: &mut Ir, constants: ConstantOpAdaptor<'_, Option<&Attribute>>) -> Folded {
        Attribute::i64(constants.value).into()
    }
}

impl Fold for AddOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let AddOpAdaptor { lhs, rhs, bias, .. } = constants;
        match (lhs.and_then(int), rhs.and_then(int)) {
            (_, Some(0)) if bias == 0 => self.lhs(ir).into(),
            (Some(lhs), Some(rhs)) => Attribute::i64(lhs + rhs + bias).into(),
            (Some(_), None) => {
                let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
                self.set_lhs(ir, rhs);
                self.set_rhs(ir, lhs);
                Folded::InPlace
            }
            _ => Folded::No,
        }
    }
}

impl Fold for XorOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if self.lhs(ir) == self.rhs(ir) {
            return Attribute::i64(0).into();
        }
        match (constants.lhs.and_then(int), constants.rhs.and_then(int)) {
            (Some(lhs), Some(rhs)) => Attribute::i64(lhs ^ rhs).into(),
            _ => Folded::No,
        }
    }

    fn folds_without_constants(self, _: &Ir) -> bool {
        false
    }
}

impl Fold for SplitOp {
    fn fold(self, ir: &mut Ir, constants: SplitOpAdaptor<'_, Option<&Attribute>>) -> Folded {
        match constants.input.and_then(int) {
            Some(0) => vec![FoldResult::Value(self.input(ir)), Attribute::i64(0).into()].into(),
            Some(1) => vec![self.first(ir), self.second(ir)].into(),
            _ => Folded::No,
        }
    }
}

impl Canonicalize for AddOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let bias = self.bias(rw);
        (bias != 0).then(|| self.set_bias(rw, 0))
    }
}

impl CanonicalizationPatterns for SplitOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: SplitOp, rw| {
            let inner = op.input(rw).defining_op(rw)?.cast::<SplitOp>(rw)?;
            op.set_input(rw, inner.input(rw));
            Some(())
        });
        set.add_with_benefit(2, |op: SplitOp, rw| {
            let add = op.input(rw).defining_op(rw)?.cast::<AddOp>(rw)?;
            op.set_input(rw, add.lhs(rw));
            Some(())
        });
    }
}

impl CanonicalizationPatterns for HooksDialect {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Operation, rw| {
            op.attribute(rw, "hooks.old")?;
            op.set_attribute(rw, "hooks.old", None);
            Some(())
        });
    }
}

impl MaterializeConstant for HooksDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let value = int(value).filter(|_| *ty == Type::i64())?;
        Some(ConstantOp::build(b, location, value).operation())
    }
}

impl VerifyOperationAttribute for HooksDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        match &*attr.name {
            "hooks.wrong" => Err(op.emit_error(ir, "must not be wrong")),
            _ => Ok(()),
        }
    }
}

impl VerifyRegionArgAttribute for HooksDialect {
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        region: usize,
        argument: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let message = format!("argument {argument} of region {region} has '{}'", attr.name);
        Err(op.emit_error(ir, message))
    }
}

impl VerifyRegionResultAttribute for HooksDialect {
    fn verify_region_result_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        result: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let message = format!("result {result} has '{}'", attr.name);
        Err(op.emit_error(ir, message))
    }
}

const ADD: &str = "\
%0 = hooks.constant 3
%1 = hooks.constant 4
%2 = hooks.add %0, %1";

fn nth(ir: &Ir, module: Operation, number: usize) -> Operation {
    let body = module.cast::<ModuleOp>(ir).expect("a module").body(ir);
    body.operations(ir).nth(number).expect("so many operations")
}

#[test]
fn folders_see_constants() {
    let (mut ir, module) = parse::<HooksDialect>(ADD);
    let constant = first::<ConstantOp>(&ir, module).operation();
    assert_eq!(constant.fold(&mut ir, &[]), Attribute::i64(3).into());
    let add = nth(&ir, module, 2);
    let [zero, three, four] = [0, 3, 4].map(Attribute::i64);
    let lhs = add.operand(&ir, 0);
    assert_eq!(
        add.fold(&mut ir, &[Some(&three), Some(&four)]),
        Attribute::i64(7).into()
    );
    assert_eq!(add.fold(&mut ir, &[None, Some(&zero)]), lhs.into());
    assert_eq!(add.fold(&mut ir, &[None, None]), Folded::No);
    assert_eq!(add.fold(&mut ir, &[Some(&three), None]), Folded::InPlace);
    assert_eq!(add.operand(&ir, 1), lhs);
    let op = add.cast::<AddOp>(&ir).unwrap();
    op.set_bias(&mut ir, 10);
    assert_eq!(
        add.fold(&mut ir, &[Some(&three), Some(&four)]),
        Attribute::i64(17).into()
    );
    // An operation without folder.
    assert_eq!(module.fold(&mut ir, &[]), Folded::No);
}

/// Builds with debug assertions find out that an answer is wrong; others believe it.
#[test]
fn folders_that_need_constants_are_not_called_without() {
    let text = "
        %three = hooks.constant 3
        %x, %y = hooks.split %three
        %0 = hooks.xor %three, %three
        %1 = hooks.xor %x, %y
        %2 = hooks.xor %x, %x";
    let (mut ir, module) = parse::<HooksDialect>(text);
    let [constants, others, equal] = [2, 3, 4].map(|number| nth(&ir, module, number));
    assert_eq!(constants.fold_constants(&mut ir), Attribute::i64(0).into());
    assert_eq!(others.fold_constants(&mut ir), Folded::No);
    let fold = std::panic::AssertUnwindSafe(|| equal.fold_constants(&mut ir));
    let outcome = std::panic::catch_unwind(fold);
    if cfg!(debug_assertions) {
        let message = *outcome.unwrap_err().downcast::<String>().unwrap();
        let expected =
            "`hooks.xor` folds without constants, which its `folds_without_constants` denies";
        assert_eq!(message, expected);
    } else {
        assert_eq!(outcome.unwrap(), Folded::No);
    }
}

#[test]
fn folders_of_several_results() {
    let (mut ir, module) = parse::<HooksDialect>("%0 = hooks.constant 3\n%1, %2 = hooks.split %0");
    let split = nth(&ir, module, 1);
    let [zero, one] = [0, 1].map(Attribute::i64);
    let input = split.operand(&ir, 0);
    let expected = vec![FoldResult::Value(input), FoldResult::Attr(zero.clone())];
    assert_eq!(split.fold(&mut ir, &[Some(&zero)]), expected.into());
    // The folder returns the op's own results: changed in place.
    assert_eq!(split.fold(&mut ir, &[Some(&one)]), Folded::InPlace);
}

#[test]
fn canonicalization() {
    let text = "\
        %0 = hooks.constant 3\n\
        %1 = \"hooks.add\"(%0, %0) <{bias = 5}> : (i64, i64) -> i64\n\
        %2, %3 = hooks.split %1 {hooks.old}\n\
        %4, %5 = hooks.split %3";
    let (mut ir, module) = parse::<HooksDialect>(text);
    let mut patterns = PatternSet::new();
    patterns.add_canonicalization_of::<AddOp>();
    assert_eq!(patterns.len(), 1);
    assert_eq!(patterns.iter().next().unwrap().root(), Some(AddOp::INFO));
    let mut all = PatternSet::new();
    HooksDialect::INFO.add_canonicalization_patterns(&mut all);
    assert_eq!(all.len(), 4);
    let [add, outer, inner] = [1, 2, 3].map(|number| nth(&ir, module, number));
    let mut rw = Rewriter::new(&mut ir);
    assert_eq!(patterns.apply_first(outer, &mut rw), None);
    assert_eq!(patterns.apply_first(add, &mut rw), Some(()));
    assert_eq!(patterns.apply_first(add, &mut rw), None);
    for op in [outer, outer, inner] {
        assert_eq!(all.apply_first(op, &mut rw), Some(()));
    }
    assert_eq!(
        module.display(&ir).to_string(),
        "module {\n  %0 = hooks.constant 3\n  %1 = hooks.add %0, %0\n  %first, %second = hooks.split %0\n  \
         %first_0, %second_1 = hooks.split %0\n}"
    );
}

#[test]
fn constants_become_operations() {
    let (mut ir, module) = parse::<HooksDialect>("");
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let dialect = HooksDialect::INFO;
    let (value, unknown) = (Attribute::i64(5), Location::UNKNOWN);
    let op = dialect.materialize_constant(&mut b, &value, &Type::i64(), unknown);
    assert_eq!(op.unwrap().display(&b).to_string(), "%0 = hooks.constant 5");
    let op = dialect.materialize_constant(&mut b, &value, &Type::f32(), unknown);
    assert_eq!(op, None);
}

#[test]
fn dialects_verify_their_attributes() {
    assert_eq!(
        error::<HooksDialect>("hooks.constant 3 {hooks.wrong}"),
        "'hooks.constant' op must not be wrong"
    );
    let func = |attributes: &str| {
        format!(
            "\"hooks.func\"() <{{function_type = (i32, i32) -> i32, sym_name = \"f\", sym_visibility = \"private\", {attributes}}}> ({{}}) : () -> ()"
        )
    };
    for (attributes, message) in [
        (
            "arg_attrs = [{}, {hooks.a}]",
            "argument 1 of region 0 has 'hooks.a'",
        ),
        ("res_attrs = [{hooks.a}]", "result 0 has 'hooks.a'"),
        (
            "arg_attrs = [{}, {a}]",
            "arguments may only have dialect attributes",
        ),
        (
            "res_attrs = [{a}]",
            "results may only have dialect attributes",
        ),
        (
            "arg_attrs = [{}]",
            "expects argument attribute array to have the same number of elements as the number of function \
             arguments, got 1, but expected 2",
        ),
        (
            "res_attrs = []",
            "expects result attribute array to have the same number of elements as the number of function results, \
             got 0, but expected 1",
        ),
    ] {
        assert_eq!(
            error::<HooksDialect>(&func(attributes)),
            format!("'hooks.func' op {message}")
        );
    }
    parse::<HooksDialect>(&func("arg_attrs = [{}, {other.a}]"));
}

/// A pattern builds in front of its root without setting the insertion point; next to a root in no
/// block, what it builds is not in a block either.
#[test]
fn patterns_start_before_their_root() {
    let text = "%0 = hooks.constant 3\n%1 = hooks.add %0, %0";
    let (mut ir, module) = parse::<HooksDialect>(text);
    let mut patterns = PatternSet::new();
    patterns.add_with_benefit(2, |op: AddOp, rw| {
        // A pattern that does not match may move the insertion point.
        let block = op.parent_block(rw)?;
        rw.set_insert_point_to_start(block);
        None
    });
    patterns.add(|op: AddOp, rw| {
        let six = ConstantOp::build(rw, op.location(rw), 6);
        rw.replace(op, [six.result(rw)]);
        Some(())
    });
    let add = nth(&ir, module, 1);
    let copy = add.clone_op(&mut ir);
    let mut rw = Rewriter::new(&mut ir);
    assert_eq!(patterns.apply_first(add, &mut rw), Some(()));
    assert_eq!(
        module.display(&rw).to_string(),
        "module {\n  %0 = hooks.constant 3\n  %1 = hooks.constant 6\n}"
    );
    assert_eq!(patterns.apply_first(copy, &mut rw), Some(()));
    assert_eq!(rw.insert_point(), ods_runtime::InsertPoint::Detached);
}
