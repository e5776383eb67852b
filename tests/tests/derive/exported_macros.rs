//! Definitions made by macros in crates that name the runtime only through the macro's crate,
//! and lists of a dialect with conditional entries.

use ods_runtime::prelude::*;

/// The re-exports of a crate with such macros.
mod of_library {
    pub(crate) use ods_runtime as rt;
}

/// A dialect.
#[derive(DialectDef)]
#[dialect(
    name = "exported",
    ops = [
        FirstOp,
        #[cfg(any())] MissingOp,
        #[cfg(all())] SecondOp,
    ],
    types = [#[cfg(any())] MissingType],
    dependent_dialects = [#[cfg(any())] MissingDialect]
)]
pub(crate) struct Exported;

macro_rules! number {
    ($name:ident, $mnemonic:literal) => {
        /// An op.
        #[derive(OpDef)]
        #[op(
                            dialect = Exported,
                            name = $mnemonic,
                            crate = $crate::exported_macros::of_library::rt,
                            traits = [Pure],
                            assembly_format = "$value (`,` $rest^ `:` type($rest))? attr-dict"
                        )]
        pub(crate) struct $name {
            #[attr(I64Attr)]
            value: i64,
            #[operand(Variadic<AnyInteger>)]
            rest: Vec<Value>,
            #[result(I64)]
            result: Value,
        }
    };
}

macro_rules! again {
    ($name:ident, $mnemonic:literal) => {
        number!($name, $mnemonic);
    };
}

number!(First, "first");
again!(Second, "second");

mod inner {
    use ods_runtime::prelude::*;

    macro_rules! dialect {
        ($op:ident) => {
            ods! {
                #![crate($crate::exported_macros::of_library::rt)]
                def Inner_Dialect : Dialect { let name = "inner"; }
                def Counted : OpInterface<"Counted"> {
                    let methods = [InterfaceMethod<"how many", "i64", "count", (ins)>];
                }
                def Sized64 : OpInterfaceTrait<"Sized64">;
                def Inner_Box : TypeDef<Inner_Dialect, "Box"> {
                    let mnemonic = "box";
                    let parameters = (ins "u32":$width);
                    let assemblyFormat = "`<` $width `>`";
                }
                def $op : Op<Inner_Dialect, "op", [Pure, DeclareOpInterfaceMethods<Counted>, Sized64]> {
                    let arguments = (ins I64:$x, DefaultValuedAttr<I64Attr, "1">:$y);
                    let results = (outs Inner_Box:$q);
                    let hasVerifier = 1;
                }
            }
        };
    }
    dialect!(InnerOp);

    impl Verify for InnerOp {
        fn verify(self, _: &Ir) -> VerifyResult {
            Ok(())
        }
    }

    impl Counted for InnerOp {
        fn count(self, ir: &Ir) -> i64 {
            self.y(ir)
        }
    }

    macro_rules! interface {
        ($name:ident) => {
            #[op_interface(crate = $crate::exported_macros::of_library::rt)]
            pub(super) trait $name {
                fn size(self, ir: &Ir) -> i64;
            }
        };
    }
    interface!(Sized64);

    impl Sized64 for InnerOp {
        fn size(self, _: &Ir) -> i64 {
            64
        }
    }
}

#[test]
fn macros_name_the_runtime_by_their_crate() {
    let registry = DialectRegistry::new()
        .with::<Exported>()
        .with::<inner::InnerDialect>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let text = "module {\n  %0 = exported.first 1\n  %1 = exported.second 2, %0 : i64\n  \
                %2 = \"inner.op\"(%0) <{y = 4 : i64}> : (i64) -> !inner.box<8>\n}\n";
    let module = parse_source(&mut ir, "text", text.as_bytes(), ParseOptions::default());
    let module = module.expect("the text is right");
    verify(module, &ir).expect("the module is right");
    let found = String::from_utf8(module.to_text(&ir, PrintFlags::default()));
    assert_eq!(found.expect("text is UTF-8"), text);

    let body = module.regions(&ir)[0].entry_block(&ir).expect("a body");
    let last = body.operations(&ir).last().expect("operations");
    let counted = last.interface::<dyn inner::Counted>(&ir);
    assert_eq!(counted.map(|op| op.count(&ir)), Some(4));
    let sized = inner::Sized64::size(inner::InnerOp::cast(last, &ir).expect("it is one"), &ir);
    assert_eq!(sized, 64);
}

#[test]
fn what_a_configuration_lacks_is_not_listed() {
    let names: Vec<&str> = <Exported as Dialect>::INFO
        .operations()
        .map(OpInfo::name)
        .collect();
    assert_eq!(names, ["exported.first", "exported.second"]);
}
