//! Names with a meaning in Rust, in the runtime, or in generated code.

use super::{first, parse, printed};

/// Ops that are called like types of the standard library and of the runtime.
mod shadowed {
    use ods_runtime::prelude::ods;

    ods! {
        def Odd_Dialect : Dialect { let name = "odd"; }

        def Option : Op<Odd_Dialect, "option"> { let arguments = (ins OptionalAttr<StrAttr>:$some); }
        def Result : Op<Odd_Dialect, "result", [Pure]> {
            let arguments = (ins UnitAttr:$ok);
            let results = (outs I32:$err);
        }
        def Vec : Op<Odd_Dialect, "vec"> { let arguments = (ins Variadic<AnyType>:$vec, DenseI32ArrayAttr:$i32); }
        def Operation : Op<Odd_Dialect, "operation">;
        def Value : Op<Odd_Dialect, "value"> { let results = (outs AnyType:$value); }
        def Clone : Op<Odd_Dialect, "clone">;
        def String : Op<Odd_Dialect, "string"> {
            let arguments = (ins DefaultValuedStrAttr<StrAttr, "s">:$string, StringProp:$str);
        }
    }
}

mod parts {
    use ods_runtime::prelude::*;

    ods! {
        def Parts_Dialect : Dialect { let name = "odd_parts"; }

        def MakeOp : Op<Parts_Dialect, "make"> { let results = (outs I32:$result); }

        // Parameters of generated functions, and keywords.
        def ArgsOp : Op<Parts_Dialect, "args"> {
            let arguments = (ins
                I32:$ir, I32:$b, I32:$loc, I32:$value, I32:$self, I32:$fn,
                I64Attr:$op, I64Attr:$match, I64Attr:$crate, I64Attr:$async,
                I64Prop:$loop, I64Prop:$state);
            let results = (outs I32:$impl, I32:$type_);
            let assemblyFormat = "$ir $b $loc $value $self $fn $op $match $crate $async $loop $state attr-dict";
            let hasVerifier = 1;
            let builders = [
                OpBuilder<(ins "Value":$self, "i64":$b, "i64":$loc, "i64":$type), [{
                    Self::build($_builder, $_loc, self_, self_, self_, self_, self_, self_, b, loc, r#type, 0, 1, 2)
                }]>
            ];
        }

        // One word in two cases, with digits, and with characters that are invalid in Rust.
        def CasesOp : Op<Parts_Dialect, "cases"> {
            let arguments = (ins I64Attr:$camelCase, I64Attr:$UPPER, I64Attr:$with_2_digits, I64Attr:$a1b2C3, I64Attr:$HTTPServer);
        }

        // Placeholders in code, and names that generated code uses.
        def HolesOp : Op<Parts_Dialect, "holes"> {
            let arguments = (ins I32:$_op, Variadic<I32>:$_, I64Attr:$_self, OptionalAttr<I64Attr>:$__b, I64Attr:$__state, I64Prop:$__values);
            let assemblyFormat = "$_op `(` $_ `)` $_self (`b` $__b^)? $__state $__values attr-dict";
            let builders = [OpBuilder<(ins "Value":$_builder, "i64":$_loc), [{
                Self::build($_builder, $_loc, _builder, &[_builder], _loc, None, _loc, 8)
            }]>];
        }

        // A leading `_` is a part of the name; a prefix of another name is not.
        def _PrivateOp : Op<Parts_Dialect, "private">;
        def Parts_SomeNameOp : Op<Parts_Dialect, "name.with.dots">;
    }

    impl Verify for ArgsOp {
        fn verify(self, ir: &Ir) -> VerifyResult {
            if self.r#match(ir) < 0 {
                return Err(self.emit_error(ir, "does not match"));
            }
            Ok(())
        }
    }
}

use ods_runtime::prelude::*;
use parts::{
    _PrivateOp, ArgsOp, ArgsOpAdaptor, CasesOp, HolesOp, MakeOp, PartsDialect, SomeNameOp,
};

#[test]
fn ops_may_be_called_like_types() {
    let text = "\"odd.option\"() <{some = \"x\"}> : () -> ()\n\
                %0 = \"odd.result\"() <{ok}> : () -> i32\n\
                \"odd.vec\"(%0) <{i32 = array<i32: 1>}> : (i32) -> ()\n\
                \"odd.operation\"() : () -> ()\n\
                \"odd.string\"() <{str = \"y\"}> : () -> ()";
    let (ir, module) = parse::<shadowed::OddDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let option = ops[0].cast::<shadowed::Option>(&ir).expect("the op");
    assert_eq!(option.some(&ir), Some("x"));
    let result = ops[1].cast::<shadowed::Result>(&ir).expect("the op");
    assert!(result.ok(&ir));
    let vec = ops[2].cast::<shadowed::Vec>(&ir).expect("the op");
    assert_eq!(
        (vec.vec(&ir), vec.i32(&ir)),
        ([result.err(&ir)].as_slice(), [1].as_slice())
    );
    assert!(ops[3].cast::<shadowed::Operation>(&ir).is_some());
    let string = ops[4].cast::<shadowed::String>(&ir).expect("the op");
    assert_eq!((string.string(&ir), string.r#str(&ir)), ("s", "y"));
    assert_eq!(
        (shadowed::Value::INFO.name(), shadowed::Clone::INFO.name()),
        ("odd.value", "odd.clone")
    );
}

#[test]
fn parts_may_be_called_like_keywords_and_parameters() {
    let (mut ir, module) = parse::<PartsDialect>("%0 = \"odd_parts.make\"() : () -> i32");
    let make: MakeOp = first(&ir, module);
    let value = make.result(&ir);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let op = ArgsOp::build_with_self_b_loc_type(&mut b, Location::UNKNOWN, value, 7, 8, 9);
    assert_eq!(
        (op.ir(&b), op.self_(&b), op.r#fn(&b)),
        (value, value, value)
    );
    assert_eq!(
        (op.op(&b), op.r#match(&b), op.crate_(&b), op.r#async(&b)),
        (7, 8, 9, 0)
    );
    assert_eq!((op.r#loop(&b), op.state(&b)), (1, 2));
    assert_eq!(op.r#impl(&b).ty(&b), &Type::i32());
    let ArgsOpAdaptor {
        r#match,
        r#loop,
        self_,
        ..
    } = op.fields(&b);
    assert_eq!((r#match, r#loop, self_), (8, 1, value));
    op.set_self(&mut b, value);
    let text = &printed(&b, op.operation())[0];
    assert_eq!(
        text,
        "%impl, %type_ = odd_parts.args %0 %0 %0 %0 %0 %0 7 8 9 0 1 2"
    );
    verify(module, &b).expect("it is valid");
    op.set(&mut b, ArgsOp::MATCH, -1);
    let errors = verify(module, &b).expect_err("it is wrong");
    assert_eq!(errors[0].message, "'odd_parts.args' op does not match");
}

#[test]
fn names_are_turned_into_those_of_rust() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<PartsDialect>().into());
    let op = CasesOp::build(&mut ir.builder(), Location::UNKNOWN, 1, 2, 3, 4, 5);
    assert_eq!(
        (op.camel_case(&ir), op.upper(&ir), op.with_2_digits(&ir)),
        (1, 2, 3)
    );
    assert_eq!(
        (CasesOp::CAMEL_CASE.name(), CasesOp::UPPER.name()),
        ("camelCase", "UPPER")
    );
    assert_eq!(_PrivateOp::INFO.name(), "odd_parts.private");
    assert_eq!(SomeNameOp::INFO.name(), "odd_parts.name.with.dots");
}

/// `$_op` and similar names are ordinary names here.
#[test]
fn parts_may_be_called_like_placeholders() {
    let text = "%0 = \"odd_parts.make\"() : () -> i32\n\
                odd_parts.holes %0(%0, %0) 1 b 2 3 4";
    let (mut ir, module) = parse::<PartsDialect>(text);
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let value = ops[0].cast::<MakeOp>(&ir).expect("the op").result(&ir);
    let op = ops[1].cast::<HolesOp>(&ir).expect("the op");
    assert_eq!(
        printed(&ir, op.operation())[0],
        "odd_parts.holes %0(%0, %0) 1 b 2 3 4"
    );
    assert_eq!(
        (op._op(&ir), op.__(&ir)),
        (value, [value, value].as_slice())
    );
    assert_eq!(
        (op._self(&ir), op.__b(&ir), op.__state(&ir)),
        (1, Some(2), 3)
    );
    let fields = op.fields(&ir);
    assert_eq!((fields.__, fields.__values), ([value, value].as_slice(), 4));
    op.__mut(&mut ir).clear();
    let mut b = OpBuilder::at_end(&mut ir, body);
    let built = HolesOp::build(&mut b, Location::UNKNOWN, value, &[], 4, Some(5), 6, 7);
    assert_eq!(
        (built._self(&ir), built.__b(&ir), built.__state(&ir)),
        (4, Some(5), 6)
    );
    let mut b = OpBuilder::at_end(&mut ir, body);
    let built = HolesOp::build_with__builder__loc(&mut b, Location::UNKNOWN, value, 7);
    assert_eq!((built._op(&ir), built.__state(&ir)), (value, 7));
}
