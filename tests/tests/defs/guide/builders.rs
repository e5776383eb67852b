//! Builders: generated ones, and those that a definition adds.

use expect_test::expect;
use ods_runtime::prelude::*;

ods! {
    def My_Dialect : Dialect { let name = "my_dialect"; }

    def MyAttrOrType : TypeDef<My_Dialect, "MyAttrOrType"> {
        let mnemonic = "default";
        let parameters = (ins "i32":$intParam);
        let assemblyFormat = "`<` $intParam `>`";
        let genVerifyDecl = 1;
    }

    // All of them in one definition, so each needs different parameter types.
    def MyType : TypeDef<My_Dialect, "My"> {
        let mnemonic = "my_type";
        let parameters = (ins "i32":$intParam);
        let assemblyFormat = "`<` $intParam `>`";
        let skipDefaultBuilders = 1;

        let builders = [
            TypeBuilder<(ins "i32":$intParam)>,
            TypeBuilder<(ins CArg<"i64", "0">:$orZero), [{
                return $_get(or_zero as i32);
            }]>,
            TypeBuilderWithInferredContext<(ins "&Type":$typeParam), [{
                return $_get(type_param.to_string().len() as i32);
            }]>,
            TypeBuilder<(ins "i16":$int), [{
                MyAttrOrTypeType::get(int.into())
            }], "MyAttrOrTypeType">,
        ];

        let extraClassDeclaration = [{
            /// The first builder, which is declared and written here.
            pub fn get(int_param: i32) -> Self { Self::get_with_or_zero(i64::from(int_param)) }
        }];
    }
}

impl VerifyParameters for MyAttrOrTypeType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.int_param < 0 {
            return Err("expected no negative number".to_owned());
        }
        Ok(())
    }
}

#[test]
fn default_builders() {
    crate::check::<MyDialect>("!my_dialect.default<5>", &expect!["!my_dialect.default<5>"]);
    crate::check::<MyDialect>(
        "!my_dialect.default<-5>",
        &expect!["19: expected no negative number"],
    );
    assert_eq!(MyAttrOrTypeType::get(5).int_param(), 5);
    let checked = MyAttrOrTypeType::get_checked(Location::UNKNOWN, 5);
    assert_eq!(checked, Ok(MyAttrOrTypeType::get(5)));
    let error = MyAttrOrTypeType::get_checked(Location::UNKNOWN, -5).unwrap_err();
    assert_eq!(error.message, "expected no negative number");
    let panic = std::panic::catch_unwind(|| MyAttrOrTypeType::get(-5)).unwrap_err();
    let message = panic.downcast_ref::<String>().expect("a message");
    assert!(message.contains("expected no negative number"), "{message}");
}

#[test]
fn custom_builders() {
    crate::check::<MyDialect>("!my_dialect.my_type<3>", &expect!["!my_dialect.my_type<3>"]);
    assert_eq!(MyType::get(3).int_param(), 3);
    assert_eq!(MyType::get_with_or_zero(None).int_param(), 0);
    assert_eq!(MyType::get_with_or_zero(3), MyType::get(3));
    assert_eq!(MyType::get_with_type_param(&Type::i32()), MyType::get(3));
    assert_eq!(MyType::get_with_int(4), MyAttrOrTypeType::get(4));
}
