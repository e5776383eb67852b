//! Interfaces of types and attributes from another invocation, without a namespace: as
//! constraints, and in lists of traits.

use ods_runtime::prelude::*;

ods! {
    #![export(base_interfaces_td)]
    def Measured : TypeInterface<"Measured"> {
        let methods = [InterfaceMethod<"The size.", "u64", "size">];
    }
    def Coloured : AttrInterface<"Coloured"> {
        let methods = [InterfaceMethod<"The colour.", "u64", "colour", (ins), "", "7">];
    }
}

mod user {
    use ods_runtime::prelude::*;

    ods! {
        #![import(super::base_interfaces_td)]
        def Own_Dialect : Dialect { let name = "own"; }
        def BagType : TypeDef<Own_Dialect, "Bag", [Measured]> { let mnemonic = "bag"; }
        def RedAttr : AttrDef<Own_Dialect, "Red", [Coloured]> { let mnemonic = "red"; }
        def HoldOp : Op<Own_Dialect, "hold"> {
            let arguments = (ins AnyTypeOf<[Measured, I32]>:$held, OptionalAttr<Coloured>:$colour);
        }
        def OnlyOp : Op<Own_Dialect, "only"> {
            let arguments = (ins Variadic<Measured>:$held);
        }
    }

    impl super::Measured for BagType {
        fn size(&self) -> u64 {
            3
        }
    }
}

#[test]
fn constraints_ask_what_is_imported() {
    let registry = DialectRegistry::new().with::<user::OwnDialect>();
    let mut ir = Ir::with_registry(registry.into());
    for (text, message) in [
        (
            r#""own.hold"(%0#0) <{colour = #own.red}> : (!own.bag) -> ()"#,
            None,
        ),
        (
            r#""own.hold"(%0#1) : (i8) -> ()"#,
            Some(
                "'own.hold' op operand #0 must be Measured instance or 32-bit signless integer, but got 'i8'",
            ),
        ),
        (
            r#""own.hold"(%0#0) <{colour = 1 : i8}> : (!own.bag) -> ()"#,
            Some(
                "'own.hold' op attribute 'colour' failed to satisfy constraint: Coloured instance",
            ),
        ),
        (
            r#""own.only"(%0#0, %0#1) : (!own.bag, i8) -> ()"#,
            Some("'own.only' op operand #1 must be variadic of Measured instance, but got 'i8'"),
        ),
    ] {
        let values = r#"%0:2 = "test.values"() : () -> (!own.bag, i8)"#;
        let module = super::parse(&mut ir, &format!("{values}\n{text}"));
        assert_eq!(super::messages(&ir, module), Vec::from_iter(message));
        let bag = super::body(&ir, module)[0].results(&ir)[0].ty(&ir);
        let measured = bag.interface::<dyn Measured>(&ir).unwrap();
        assert_eq!(measured.size(), 3);
    }
}
