//! Hand-written storage, mutable storage, and additional code.

use expect_test::expect;
use ods_runtime::prelude::*;

ods! {
    def My_Dialect : Dialect { let name = "my_dialect"; }

    def ComplexType : TypeDef<My_Dialect, "Complex"> {
        let mnemonic = "complex";
        let parameters = (ins "u32":$nonZeroParam, "Type":$integerType);
        let genStorageClass = 0;
        let assemblyFormat = "`<` $nonZeroParam `,` $integerType `>`";
        let genVerifyDecl = 1;
    }

    def RecursiveType : TypeDef<My_Dialect, "Recursive", [MutableType]> {
        let mnemonic = "rec";
        let parameters = (ins StringRefParameter<>:$name);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Body";
        let assemblyFormat = "`<` $name (`,` $body^)? `>`";
    }

    def ExtraType : TypeDef<My_Dialect, "Extra"> {
        let mnemonic = "extra";
        let parameters = (ins "i64":$a, "i64":$b);
        let assemblyFormat = "`<` params `>`";
        let extraClassDeclaration = [{
            /// The sum, declared and written.
            pub fn sum(&self) -> i64 { self.a() + self.b() }
        }];
        let extraClassDefinition = [{
            impl $cppClass {
                fn product(&self) -> i64 { self.a() * self.b() }
            }

            impl From<(i64, i64)> for $cppClass {
                fn from((a, b): (i64, i64)) -> Self { Self::get(a, b) }
            }
        }];
    }
}

/// The storage class of `ComplexType`, for which the guide writes five functions.
mod detail {
    use ods_runtime::Type;

    /// A number and an integer type.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub(super) struct ComplexTypeStorage {
        pub(super) non_zero_param: u32,
        pub(super) integer_type: Type,
    }

    impl ComplexTypeStorage {
        pub(super) fn construct(non_zero_param: u32, integer_type: Type) -> Self {
            Self {
                non_zero_param,
                integer_type,
            }
        }
    }
}

impl VerifyParameters for ComplexType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.non_zero_param() == 0 || !self.integer_type().is_integer() {
            return Err("expected a number that is not zero, and an integer type".to_owned());
        }
        Ok(())
    }
}

/// The type in a recursive type.
type Body = Type;

#[test]
fn own_storage() {
    let check = crate::check::<MyDialect>;
    check(
        "!my_dialect.complex<1, i8>",
        &expect!["!my_dialect.complex<1, i8>"],
    );
    check(
        "!my_dialect.complex<0, i8>",
        &expect!["19: expected a number that is not zero, and an integer type"],
    );
    check(
        "!my_dialect.complex<1, f32>",
        &expect!["19: expected a number that is not zero, and an integer type"],
    );
    let ty = ComplexType::get(1, Type::i8());
    assert_eq!(ty, ComplexType::get(1, Type::i8()));
    assert_ne!(ty, ComplexType::get(2, Type::i8()));
}

#[test]
fn recursive() {
    let registry = DialectRegistry::new().with::<MyDialect>();
    let ir = Ir::with_registry(std::sync::Arc::new(registry));
    let a = RecursiveType::get(&ir, "a");
    assert_eq!((a.name(), a.body()), ("a", None));
    assert_eq!(a.to_string(), r#"!my_dialect.rec<"a">"#);
    a.mutate(Type::tuple([a.clone().into(), Type::i8()]))
        .expect("it is the first body");
    let shown = r#"!my_dialect.rec<"a", tuple<!my_dialect.rec<"a">, i8>>"#;
    assert_eq!(a.to_string(), shown);
    a.mutate(Type::i8()).expect_err("there is another body");
    assert_eq!(RecursiveType::get(&ir, "a"), a);
    let other = Ir::with_registry(ir.registry().clone());
    let parsed = other.parse_type(shown).expect("it is well-formed");
    assert_eq!(parsed.to_string(), shown);
}

#[test]
fn extra_declarations() {
    let extra = ExtraType::get(2, 3);
    assert_eq!((extra.sum(), extra.product()), (5, 6));
    assert_eq!(ExtraType::from((2, 3)), extra);
}
