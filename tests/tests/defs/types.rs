//! Types: mnemonics, parameters, verifiers, builders.

use expect_test::expect;
use ods_runtime::prelude::*;

ods! {
    def My_Dialect : Dialect {
        let name = "my";
        let cppNamespace = "crate::types";
    }

    class MyDialect_Type<string name, string typeMnemonic, list<Trait> traits = []>
        : TypeDef<My_Dialect, name, traits> {
        let mnemonic = typeMnemonic;
    }

    def My_IntegerType : MyDialect_Type<"Integer", "int"> {
        let summary = "Integer type with arbitrary precision up to a fixed limit";
        let description = "Integer types have a designated bit width.";
        let parameters = (ins "u32":$width);
        let assemblyFormat = "`<` $width `>`";
        let genVerifyDecl = 1;
    }

    /// A type without parameters.
    def Token : MyDialect_Type<"Token", "token">;

    def Pair : MyDialect_Type<"MyPair", "pair"> {
        let parameters = (ins "i64":$a, "i64":$b);
        let assemblyFormat = "`<` params `>`";
    }

    def Outer : MyDialect_Type<"MyOuter", "outer"> {
        let parameters = (ins Pair:$inner);
        let assemblyFormat = "`<` `pair` `:` $inner `>`";
    }

    def OuterQualified : MyDialect_Type<"MyOuterQualified", "outer_qual"> {
        let parameters = (ins Pair:$inner);
        let assemblyFormat = "`<` `pair` `:` qualified($inner) `>`";
    }

    def Struct : MyDialect_Type<"MyStruct", "struct"> {
        let parameters = (ins StringRefParameter<>:$sym_name, "i32":$a, "i32":$b, "i32":$c);
        let assemblyFormat = "`<` $sym_name `->` struct($a, $b, $c) `>`";
    }

    def Named : MyDialect_Type<"Named", "named"> {
        let parameters = (ins StringRefParameter<>:$sym_name, "i32":$a, "i32":$b, "i32":$c);
        let assemblyFormat = "`<` struct(params) `>`";
    }

    def DefaultValued : MyDialect_Type<"DefaultValued", "default_valued"> {
        let parameters = (ins DefaultValuedParameter<"Option<i64>", "Some(5)">:$a);
        let assemblyFormat = "(`<` $a^ `>`)?";
    }

    def Mapped : MyDialect_Type<"Mapped", "mapped"> {
        let parameters = (ins "i32":$count, "ods_runtime::affine::AffineMap":$map);
        let assemblyFormat = "`<` $count `,` `map` `=` $map `>`";
    }

    def FromInt : TypeBuilder<(ins "&str":$text), [{ $_get(text.len() as i64, 0) }]>;

    def Built : MyDialect_Type<"Built", "built"> {
        let parameters = (ins "i64":$first, "i64":$second);
        let assemblyFormat = "`<` $first `x` $second `>`";
        let builders = [
            TypeBuilder<(ins CArg<"i64", "0">:$both), [{ $_get(both, both) }]>,
            FromInt,
            TypeBuilder<(ins "&IntegerType":$ty), [{ IntegerType::get(ty.width() + 1) }], "IntegerType">,
            TypeBuilder<(ins "i64":$declared)>
        ];
        let extraClassDeclaration = [{
            /// The builder that is only declared.
            pub fn get_declared(declared: i64) -> Self { Self::get(declared, 1) }
        }];
        let extraClassDefinition = [{
            impl $cppClass {
                pub fn sum(&self) -> i64 { self.first + self.second }
            }
        }];
    }

    def OnlyBuilt : MyDialect_Type<"OnlyBuilt", "only_built"> {
        let parameters = (ins "bool":$flag);
        let skipDefaultBuilders = 1;
        let builders = [TypeBuilder<(ins "i32":$number), [{ $_get(number != 0) }]>];
        let assemblyFormat = "`<` $flag `>`";
    }

    def Constrained : MyDialect_Type<"Constrained", "constrained"> {
        let parameters = (ins AnyInteger:$element, AnyShaped:$shape, I32:$word);
        let assemblyFormat = "`<` $element `,` $shape `,` $word `>`";
    }

    def Vectorizable : MyDialect_Type<"Vectorizable", "vec", [VectorElementTypeInterface, MemRefElementTypeInterface]>;

    def Marker : NativeTypeTrait<"Marked">;

    def Custom : MyDialect_Type<"Custom", "custom", [Marker]> {
        let parameters = (ins "i64":$low, "i64":$high);
        let hasCustomAssemblyFormat = 1;
    }

    def Own : MyDialect_Type<"Own", "own"> {
        let parameters = (ins StringRefParameter<>:$name, "i64":$length);
        let genStorageClass = 0;
        let assemblyFormat = "`<` $name `>` ";
        let parameters = (ins StringRefParameter<>:$name);
    }

    def Sorted : MyDialect_Type<"Sorted", "sorted"> {
        let parameters = (ins ArrayRefParameter<"i64">:$values);
        let hasStorageCustomConstructor = 1;
        let assemblyFormat = "`<` $values `>`";
    }

    def Aliased : MyDialect_Type<"Aliased", "aliased"> {
        let parameters = (ins "::ods_runtime::Type":$inner);
        let genMnemonicAlias = 1;
        let assemblyFormat = "`<` $inner `>`";
    }
}

impl VerifyParameters for IntegerType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.width > 64 {
            return Err(format!("integers have at most 64 bits, not {}", self.width));
        }
        Ok(())
    }
}

/// A trait of some types.
pub(crate) trait Marked {
    /// Whether the type is marked.
    fn is_marked(&self) -> bool {
        true
    }
}

impl CustomTypeAssembly for CustomType {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_l_square()?;
        let low = p.parse_integer()?;
        p.parse_colon()?;
        let high = p.parse_integer()?;
        p.parse_r_square()?;
        Ok(Self::get(low, high))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write(&format!("[{}:{}]", self.low, self.high));
    }
}

/// The storage of `OwnType`.
mod detail {
    /// A name, and how long it is.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub(crate) struct OwnTypeStorage {
        pub(super) name: String,
        pub(super) length: usize,
    }

    impl OwnTypeStorage {
        /// Computes the length.
        pub(crate) fn construct(name: &str) -> Self {
            Self {
                name: name.to_owned(),
                length: name.len(),
            }
        }
    }
}

impl SortedType {
    fn construct(values: &[i64]) -> Self {
        let mut values = values.to_vec();
        values.sort_unstable();
        Self { values }
    }
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    super::check::<MyDialect>(text, expected);
}

#[test]
fn texts() {
    check("!my.int<10>", &expect!["!my.int<10>"]);
    check("!my<int<10>>", &expect!["!my.int<10>"]);
    check("!my.token", &expect!["!my.token"]);
    check("!my.pair<42, 24>", &expect!["!my.pair<42, 24>"]);
    check(
        "!my.outer<pair : <42, 24>>",
        &expect!["!my.outer<pair : <42, 24>>"],
    );
    check(
        "!my.outer<pair: !my.pair<42, 24>>",
        &expect!["!my.outer<pair : <42, 24>>"],
    );
    check(
        "!my.outer_qual<pair : <42, 24>>",
        &expect!["!my.outer_qual<pair : !my.pair<42, 24>>"],
    );
    check(
        "!my.struct<\"foo\" -> a = 1, b = 2, c = 3>",
        &expect![[r#"!my.struct<"foo" -> a = 1, b = 2, c = 3>"#]],
    );
    check(
        "!my.struct<\"foo\" -> b = 2, c = 3, a = 1>",
        &expect![[r#"!my.struct<"foo" -> a = 1, b = 2, c = 3>"#]],
    );
    check(
        "!my.named<b = 2, sym_name = \"f\\\"o\", c = 3, a = 1>",
        &expect![[r#"!my.named<sym_name = "f\22o", a = 1, b = 2, c = 3>"#]],
    );
    check("!my.default_valued", &expect!["!my.default_valued"]);
    check("!my.default_valued<10>", &expect!["!my.default_valued<10>"]);
    check("!my.default_valued<5>", &expect!["!my.default_valued"]);
    check(
        "!my.mapped<42, map = (i, j) -> (j, i)>",
        &expect!["!my.mapped<42, map = (d0, d1) -> (d1, d0)>"],
    );
    check(
        "!my.constrained<i8, tensor<4xf32>, i32>",
        &expect!["!my.constrained<i8, tensor<4xf32>, i32>"],
    );
    check("vector<4x!my.vec>", &expect!["vector<4x!my.vec>"]);
    check("memref<4x!my.vec>", &expect!["memref<4x!my.vec>"]);
    check(
        "!my.custom[1:2]",
        &expect!["10: found trailing characters: '[1:2]'"],
    );
    check("!my<custom[1:2]>", &expect!["!my<custom[1:2]>"]);
    check("!my.own<\"abc\">", &expect![[r#"!my.own<"abc">"#]]);
    check("!my.sorted<3, 1, 2>", &expect!["!my.sorted<1, 2, 3>"]);
    check(
        "tuple<!my.aliased<!my.aliased<i8>>, !my.token>",
        &expect!["tuple<!my.aliased<!my.aliased<i8>>, !my.token>"],
    );
}

#[test]
fn mistakes_in_texts() {
    check(
        "!my.none",
        &expect!["4: unknown  type `none` in dialect `my`"],
    );
    check("!my<\"int\">", &expect!["4: expected valid keyword"]);
    check(
        "#my.int<1>",
        &expect!["4: dialect 'my' provides no attribute parsing hook"],
    );
    check("!my.int", &expect!["6: expected '<'"]);
    check(
        "!my.int<x>",
        &expect![[r#"
        8: expected integer value
        8: failed to parse My_IntegerType parameter 'width' which is to be a `u32`"#]],
    );
    check(
        "!my.int<-1>",
        &expect![[r#"
        8: integer value too large
        10: failed to parse My_IntegerType parameter 'width' which is to be a `u32`"#]],
    );
    check(
        "!my.int<100>",
        &expect!["7: integers have at most 64 bits, not 100"],
    );
    check("!my.int<10 x>", &expect!["10: expected '>'"]);
    check("!my.pair<42 24>", &expect!["11: expected ','"]);
    check(
        "!my.outer<pair : !my.token>",
        &expect![[r#"
            17: invalid kind of type specified: expected my.pair, but found '!my.token'
            26: failed to parse Outer parameter 'inner' which is to be a `crate::types::MyPairType`"#]],
    );
    check(
        "!my.struct<\"foo\" -> a = 1, b = 2>",
        &expect!["32: expected ','"],
    );
    check(
        "!my.struct<\"foo\" -> a = 1, a = 2>",
        &expect!["31: duplicate or unknown struct parameter name: a"],
    );
    check(
        "!my.struct<\"foo\" -> 1>",
        &expect![[r#"
        20: expected valid keyword
        20: expected a parameter name in struct"#]],
    );
    check(
        "!my.struct<\"foo\" -> d = 1>",
        &expect!["24: duplicate or unknown struct parameter name: d"],
    );
    check(
        "!my.constrained<f32, tensor<4xf32>, i32>",
        &expect![[r#"
            16: invalid kind of type specified: expected builtin.integer, but found 'f32'
            19: failed to parse Constrained parameter 'element' which is to be a `::ods_runtime::types::IntegerType`"#]],
    );
    check(
        "!my.constrained<i8, tensor<4xf32>, index>",
        &expect![[r#"
            35: invalid kind of type specified: expected builtin.integer, but found 'index'
            40: failed to parse Constrained parameter 'word' which is to be a `::ods_runtime::types::IntegerType`"#]],
    );
    check(
        "!my.constrained<i8, tensor<4xf32>, i8>",
        &expect!["15: failed to verify 'word': 32-bit signless integer"],
    );
    check(
        "vector<4x!my.token>",
        &expect!["0: failed to verify 'elementType': VectorElementTypeInterface instance"],
    );
    check(
        "!my.aliased<<1>>",
        &expect![[r#"
        12: expected non-function type
        12: failed to parse Aliased parameter 'inner' which is to be a `::ods_runtime::Type`"#]],
    );
}

#[test]
fn nesting_is_bounded() {
    let nested = |levels| {
        let open = "!my.aliased<".repeat(levels);
        format!("{open}i1{}", ">".repeat(levels))
    };
    assert_eq!(super::round_trip::<MyDialect>(&nested(400)), nested(400));
    let message = super::round_trip::<MyDialect>(&nested(2_000));
    assert!(message.contains("levels"), "{message}");
}

#[test]
fn values_are_made_and_read() {
    let ty = IntegerType::get(8);
    assert_eq!(ty.width(), 8);
    assert_eq!(ty.to_string(), "!my.int<8>");
    assert_eq!(Type::from(ty.clone()).downcast::<IntegerType>(), Some(&ty));
    assert_eq!(IntegerType::MNEMONIC, "int");
    let error = IntegerType::get_checked(Location::UNKNOWN, 65).unwrap_err();
    assert_eq!(error.message, "integers have at most 64 bits, not 65");
    assert_eq!(
        IntegerType::get_checked(Location::UNKNOWN, 8),
        Ok(ty.clone())
    );
    assert_eq!(Type::from(TokenType::get()), Type::from(TokenType::get()));
    let outer = MyOuterType::get(MyPairType::get(1, 2));
    assert_eq!(outer.inner().b(), 2);
    let named = NamedType::get("x", 1, 2, 3);
    assert_eq!((named.sym_name(), named.c()), ("x", 3));
}

#[test]
fn builders_of_the_definition() {
    assert_eq!(BuiltType::get_with_both(3), BuiltType::get(3, 3));
    assert_eq!(BuiltType::get_with_both(None), BuiltType::get(0, 0));
    assert_eq!(BuiltType::get_from_int("four"), BuiltType::get(4, 0));
    assert_eq!(BuiltType::get_with_ty(&IntegerType::get(7)).width(), 8);
    assert_eq!(BuiltType::get_declared(2).sum(), 3);
    assert!(OnlyBuiltType::get(1).flag());
    assert!(CustomType::get(1, 2).is_marked());
    assert_eq!(OwnType::get("abc").0.length, 3);
    assert_eq!(OwnType::get("abc").name(), "abc");
    assert_eq!(SortedType::get(&[2, 1]).values(), [1, 2]);
}

#[test]
fn aliases_are_named_after_the_mnemonic() {
    let mut ir = Ir::with_registry(std::sync::Arc::new(
        DialectRegistry::new().with::<MyDialect>(),
    ));
    let text = "module attributes {a.x = !my.aliased<!my.aliased<i8>>} {}";
    let module = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    let module = module.expect("it is well-formed");
    expect![[r#"
        !aliased = !my.aliased<i8>
        !aliased1 = !my.aliased<!aliased>
        module attributes {a.x = !aliased1} {
        }"#]]
    .assert_eq(&module.display(&ir).to_string());
}
