//! `ods!` and the derives in modules where the names of the standard library, of the runtime, of
//! macros and of primitive types mean something else.
//!
//! The strings in a definition belong to the user and see the names around them; what the prelude
//! and the generator write must not.

use ods_runtime::prelude::*;

/// Macros that end the compilation where they are found.
macro_rules! macros_in_the_way {
    ($dollar:tt $($name:ident)*) => {
        $(
            #[allow(unused_macros, reason = "it must not be found")]
            macro_rules! $name {
                ($dollar($dollar tokens:tt)*) => {
                    ::core::compile_error!(::core::concat!(
                        "the user's macro `", ::core::stringify!($name), "` is found"
                    ))
                };
            }
        )*
    };
}

/// Types, functions, constants, traits and modules in the way of everything below.
macro_rules! names_in_the_way {
    () => {
        struct Option;
        struct Result;
        struct Vec;
        struct String;
        struct Box;
        struct Some;
        struct None;
        struct Ok;
        struct Err;
        struct Type;
        struct Attribute;
        struct Operation;
        struct Ir;
        struct Value;
        struct Region;
        struct Block;
        struct OpBuilder;
        struct OperationState;
        struct Location;
        struct Diagnostic;
        struct PhantomData;
        struct Cow;
        struct Arc;
        struct HashMap;
        struct OnceLock;
        struct attr;
        struct b;
        struct bits;
        struct body;
        struct default;
        struct effects;
        struct f;
        struct index;
        struct ir;
        struct key;
        struct loc;
        struct location;
        struct message;
        struct name;
        struct number;
        struct of;
        struct offset;
        struct op;
        struct optional;
        struct other;
        struct p;
        struct qualified;
        struct registry;
        struct table;
        struct parts;
        struct patterns;
        struct print;
        struct raw;
        struct slots;
        struct state;
        struct storage;
        struct text;
        struct ty;
        struct v;
        struct value;
        struct visit;
        struct x;
        struct usize;
        struct isize;
        struct bool;
        struct str;
        struct char;
        struct u8;
        struct u16;
        struct u32;
        struct u64;
        struct u128;
        struct i8;
        struct i16;
        struct i32;
        struct i64;
        struct i128;
        struct f32;
        struct f64;
        struct lhs;
        struct a;
        struct callee;
        struct currency;
        struct digit;
        struct flags;
        struct four;
        struct kind;
        struct list;
        struct many;
        struct n;
        struct nested;
        struct others;
        struct out_type;
        struct rest;
        struct shape;
        struct target;
        struct weight;
        struct y;
        struct body_count;
        struct r#in;
        struct rhs(::core::primitive::u8);
        struct any(::core::primitive::u8);
        struct count(::core::primitive::u8);
        struct dict(::core::primitive::u8);
        struct flag(::core::primitive::u8);
        struct floats(::core::primitive::u8);
        struct ints(::core::primitive::u8);
        struct label(::core::primitive::u8);
        struct m(::core::primitive::u8);
        struct maybe(::core::primitive::u8);
        struct names(::core::primitive::u8);
        struct one(::core::primitive::u8);
        struct outs_type(::core::primitive::u8);
        struct result_type(::core::primitive::u8);
        struct more(::core::primitive::u8);
        struct t(::core::primitive::u8);
        struct unit(::core::primitive::u8);
        struct word(::core::primitive::u8);
        struct c(::core::primitive::u8);
        struct more_count(::core::primitive::u8);
        struct r#match(::core::primitive::u8);
        const result: ::core::primitive::u8 = 1;
        static results: ::core::primitive::u8 = 1;
        trait Clone {}
        trait Copy {}
        trait Debug {}
        trait Default {}
        trait Display {}
        trait PartialEq {}
        trait Eq {}
        trait Hash {}
        trait Hasher {}
        trait Iterator {}
        trait IntoIterator {}
        trait From {}
        trait Into {}
        trait TryFrom {}
        trait AsRef {}
        trait Deref {}
        trait Drop {}
        trait Fn {}
        trait FnOnce {}
        trait FnMut {}
        trait FromStr {}
        trait ToString {}
        trait Send {}
        trait Sync {}
        trait Sized {}
        trait Op {}
        trait OpModel {}
        trait Dialect {}
        trait Verify {}
        trait Fold {}
        fn drop() {}
        fn from() {}
        mod std {}
        mod core {}
        mod alloc {}
        mod ods_ir {}
        mod __private {}
    };
}

mod defined {
    #![allow(
        dead_code,
        non_camel_case_types,
        non_upper_case_globals,
        reason = "names that must not be found"
    )]

    macros_in_the_way! {
        $ vec format matches panic assert assert_eq debug_assert unreachable unimplemented todo write
        writeln print println concat stringify include_str include_bytes env line file column
        format_args ods op_model thread_local
    }
    names_in_the_way!();

    ::ods_runtime::ods! {
        def Shade_Dialect : Dialect {
            let name = "shade";
            let useDefaultTypePrinterParser = 1;
            let useDefaultAttributePrinterParser = 1;
        }
        class Shade_Op<string mnemonic, list<Trait> traits = []> : Op<Shade_Dialect, mnemonic, traits>;

        def Kind : I32EnumAttr<"Kind", "a kind", [
            I32EnumAttrCase<"One", 1, "one">, I32EnumAttrCase<"Two", 2, "two">
        ]> { let genSpecializedAttr = 0; }
        def KindAttr : EnumAttr<Shade_Dialect, Kind, "kind">;
        def Flags : I32BitEnum<"Flags", "flags", [
            I32BitEnumCaseNone<"None">, I32BitEnumCaseBit<"Read", 0, "read">,
            I32BitEnumCaseBit<"Write", 1, "write">
        ]> { let separator = "|"; }
        def FlagsProp : EnumProp<Flags>;

        def Price : TypeDef<Shade_Dialect, "Price"> {
            let mnemonic = "price";
            let parameters = (ins
                StringRefParameter<>:$currency, ArrayRefParameter<"::ods_runtime::Type">:$parts,
                OptionalParameter<"::ods_runtime::Type">:$of, EnumParameter<Kind>:$kind);
            let assemblyFormat = "`<` $currency `,` `[` $parts `]` `,` $kind (`,` $of^)? `>`";
        }
        def Label : AttrDef<Shade_Dialect, "Label"> {
            let mnemonic = "label";
            let parameters = (ins StringRefParameter<>:$text, APFloatParameter<"">:$number);
            let assemblyFormat = "`<` struct(params) `>`";
        }

        def Loud : OpInterface<"Loud"> {
            let methods = [
                InterfaceMethod<"How loud it is.", "::core::primitive::usize", "volume", (ins), "", [{ 3 }]>,
                InterfaceMethod<"The sum.", "::core::primitive::u64", "sum",
                    (ins "::core::primitive::u64":$first, "::core::primitive::u64":$second), [{ first + second + 1 }]>,
                InterfaceMethod<"The product.", "::core::primitive::u64", "product",
                    (ins "::core::primitive::u64":$first, "::core::primitive::u64":$second), "", [{ first * second }]>,
                StaticInterfaceMethod<"Its name.", "&'static ::core::primitive::str", "word", (ins), "", [{ "loud" }]>
            ];
        }

        def MakeOp : Shade_Op<"make", [Pure]> {
            let arguments = (ins I64Attr:$number);
            let results = (outs I64:$result);
            let assemblyFormat = "$number attr-dict";
        }
        def AddOp : Shade_Op<"add", [Pure, Commutative, SameOperandsAndResultType, Loud]> {
            let arguments = (ins I64:$lhs, I64:$rhs);
            let results = (outs I64:$result);
            let assemblyFormat = "$lhs `,` $rhs attr-dict";
        }
        def AttributesOp : Shade_Op<"attributes"> {
            let arguments = (ins
                KindAttr:$kind, OptionalAttr<StrAttr>:$text, UnitAttr:$unit, BoolAttr:$flag,
                DefaultValuedAttr<I32Attr, "7">:$count, DefaultValuedStrAttr<StrAttr, "s">:$word,
                DenseI64ArrayAttr:$shape, DenseBoolArrayAttr:$bits, DenseF32ArrayAttr:$floats,
                StrArrayAttr:$names, F64Attr:$weight, TypeAttr:$type, FlatSymbolRefAttr:$callee,
                OptionalAttr<DictionaryAttr>:$dict, AnyAttr:$any,
                ConfinedAttr<I64Attr, [IntMinValue<1>, IntMaxValue<9>]>:$digit);
        }
        def PropertiesOp : Shade_Op<"properties"> {
            let arguments = (ins
                I64Prop:$number, StringProp:$text, BoolProp:$flag, UnitProp:$unit, FlagsProp:$flags,
                OptionalProp<StringProp>:$maybe, ArrayProp<I32Prop>:$list,
                DefaultValuedProp<I32Prop, "4">:$four, IntArrayProp<I64Prop>:$ints,
                ArrayProp<OptionalProp<StringProp>>:$nested);
            let assemblyFormat = "$number $text `,` $flag `,` $list prop-dict attr-dict";
        }
        def GroupsOp : Shade_Op<"groups", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
            let arguments = (ins Variadic<I32>:$many, Optional<AnyType>:$maybe, AnyTypeOf<[I32, F32]>:$one);
            let results = (outs Variadic<AnyInteger>:$outs, Optional<Index>:$out);
            let assemblyFormat = "`(` $many `)` (`maybe` $maybe^ `:` type($maybe))? $one `:` type($one) `->` type($outs) (`and` type($out)^)? attr-dict";
        }
        def RegionsOp : Shade_Op<"regions", [SingleBlockImplicitTerminator<"EndOp">, NoRegionArguments]> {
            let regions = (region SizedRegion<1>:$body, VariadicRegion<SizedRegion<1>>:$more);
            let assemblyFormat = "$body (`more` $more^)? attr-dict";
        }
        def same : Shade_Op<"same"> {
            let arguments = (ins I64:$same, OptionalAttr<I64Attr>:$in);
            let builders = [OpBuilder<(ins "::ods_runtime::Value":$rhs, "::core::primitive::bool":$match), [{
                Self::build($_builder, $_loc, rhs, match r#match { true => ::core::option::Option::Some(1), false => ::core::option::Option::None })
            }]>];
            let assemblyFormat = "$same attr-dict";
        }
        def own : TypeDef<Shade_Dialect, "own"> {
            let mnemonic = "own";
            let parameters = (ins OptionalParameter<"::ods_runtime::Type">:$own, EnumParameter<Kind>:$kind);
            let assemblyFormat = "`<` $kind (`,` $own^)? `>`";
            let builders = [TypeBuilder<(ins "Kind":$one, "::ods_runtime::Type":$lhs), [{
                $_get(::core::option::Option::Some(lhs), one)
            }]>];
        }
        def EndOp : Shade_Op<"end", [Terminator, Pure]> { let assemblyFormat = "attr-dict"; }
        def BranchOp : Shade_Op<"branch", [Terminator]> {
            let successors = (successor AnySuccessor:$target, VariadicSuccessor<AnySuccessor>:$others);
            let assemblyFormat = "$target `or` $others attr-dict";
        }
        def ListOp : Shade_Op<"list", [
            AllTypesMatch<["x", "y"]>, TypesMatchWith<"it is the same", "x", "result", "$_self">
        ]> {
            let arguments = (ins AnyType:$x, AnyType:$y, UnitAttr:$a, OptionalAttr<I64Attr>:$b);
            let results = (outs AnyType:$result);
            let assemblyFormat = "$x `,` $y oilist(`a` $a | `b` `=` $b) `:` type($x) attr-dict";
        }
        def TensorOp : Shade_Op<"tensor", [SameOperandsAndResultShape]> {
            let arguments = (ins
                RankedTensorOf<[F32]>:$x, MemRefRankOf<[I32], [1, 2]>:$m, VectorOfLengthAndType<[4], [F32]>:$v,
                TupleOf<[I32, F32]>:$t, Complex<F32>:$c, NoneType:$n);
            let results = (outs AnyStaticShapeTensor:$result);
        }

        def Floating : TypeConstraint<CPred<"$_self.is_float()">, "a float", "Type", "is_floating">;
        def Quiet : TypeInterface<"Quiet"> {
            let methods = [InterfaceMethod<"Its noise.", "::core::primitive::usize", "noise", (ins), "", [{ 0 }]>];
        }
        def Bright : AttrInterface<"Bright"> {
            let methods = [InterfaceMethod<"Its light.", "::core::primitive::usize", "light", (ins), "", [{ 1 }]>];
        }

        def CountThem : Pass<"count-them"> {
            let constructor = "Self::default()";
            let options = [Option<"most", "most", "::core::primitive::u32", "10", "How many there may be">];
            let statistics = [Statistic<"seen", "seen", "How many there are">];
        }

        def IsZero : AttrConstraint<CPred<"$_self.as_i64() == ::core::option::Option::Some(0)">, "zero">;
        def Same : Constraint<CPred<"$0 == $1">, "the same">;
        def Twice : NativeCodeCall<"super::twice($0)">;
        def AddZero : Pat<(AddOp $x, (MakeOp IsZero)), (replaceWithValue $x)>;
        def AddSame : Pat<(AddOp (MakeOp $a), (MakeOp $b)), (MakeOp (Twice $a)), [(Same $a, $b)]>;
        def MakeFive : Pat<(MakeOp ConstantAttr<I64Attr, "4">), (MakeOp ConstantAttr<I64Attr, "5">)>;
    }

    impl ::ods_runtime::pass::RunPass for CountThem {
        type Op = ::ods_runtime::Operation;

        fn run(
            &self,
            _: ::ods_runtime::Operation,
            _: &mut ::ods_runtime::pass::PassContext<'_>,
        ) -> ::ods_runtime::pass::PassResult {
            self.seen.add(::core::convert::Into::into(self.most));
            ::core::result::Result::Ok(())
        }
    }
}

mod derived {
    #![allow(
        dead_code,
        non_camel_case_types,
        non_upper_case_globals,
        reason = "names that must not be found"
    )]

    macros_in_the_way! {
        $ vec format matches panic assert assert_eq debug_assert unreachable unimplemented todo write
        writeln print println concat stringify include_str include_bytes env line file column
        format_args ods op_model thread_local
    }
    names_in_the_way!();

    #[::ods_runtime::op_interface]
    pub(super) trait Heavy {
        fn weight(self, context: &::ods_runtime::Ir) -> ::core::primitive::usize;
    }

    #[::ods_runtime::type_interface]
    pub(super) trait Long {
        fn length(&self) -> ::core::primitive::usize;
    }

    #[::ods_runtime::attr_interface]
    pub(super) trait Deep {
        fn depth(&self) -> ::core::primitive::usize;
    }

    #[derive(::ods_runtime::DialectDef)]
    #[dialect(name = "dusk", ops = [EverythingOp], types = [Cell], attributes = [KindAttr])]
    pub(super) struct DuskDialect;

    #[derive(
        ::ods_runtime::TypeDef,
        ::core::clone::Clone,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
        ::core::hash::Hash,
        ::core::fmt::Debug,
    )]
    #[type_def(dialect = DuskDialect, mnemonic = "cell", assembly_format = "`<` $text (`,` $more^)? `>`")]
    pub(super) struct Cell {
        text: ::std::string::String,
        #[param(optional)]
        more: ::core::option::Option<::core::primitive::i64>,
    }

    #[derive(
        ::ods_runtime::EnumAttr,
        ::core::clone::Clone,
        ::core::marker::Copy,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
        ::core::hash::Hash,
        ::core::fmt::Debug,
    )]
    #[enum_attr(dialect = DuskDialect, mnemonic = "kind")]
    pub(super) enum Kind {
        Some,
        None,
        Ok,
    }

    #[derive(::ods_runtime::OpDef)]
    #[op(
        dialect = DuskDialect,
        name = "everything",
        traits = [Pure, AttrSizedOperandSegments],
        assembly_format = "$one (`,` $rest^)? (`maybe` $maybe^)? $count `:` type($one) (`,` type($rest)^)? (`maybe` type($maybe)^)? `->` type($results) attr-dict"
    )]
    pub(super) struct Everything<'a> {
        #[operand(AnyType)]
        one: ::ods_runtime::Value,
        #[operand(Variadic<AnyType>)]
        rest: &'a [::ods_runtime::Value],
        #[operand(Optional<AnyType>)]
        maybe: ::core::option::Option<::ods_runtime::Value>,
        #[attr(DefaultValuedAttr<I64Attr, "7">)]
        count: ::core::primitive::i64,
        #[attr(OptionalAttr<StrAttr>)]
        text: ::core::option::Option<&'a ::core::primitive::str>,
        #[attr(UnitAttr)]
        unit: ::core::primitive::bool,
        #[result(Variadic<AnyType>)]
        results: &'a [::ods_runtime::Value],
    }
}

/// Functions of the user with names that generated code has for locals.
mod mentioned {
    use ods_runtime::prelude::*;

    ods! {
        def Dawn_Dialect : Dialect { let name = "dawn"; }
        def Odd : Type<CPred<"value($_self) == 1 && index == 2">, "an odd type">;
        def TakeOp : Op<Dawn_Dialect, "take"> {
            let arguments = (ins Odd:$value);
            let assemblyFormat = "$value `:` type($value) attr-dict";
        }
    }

    fn value(ty: &Type) -> u32 {
        u32::from(ty.is_integer_of(32))
    }

    #[allow(non_upper_case_globals, reason = "the name of a local")]
    const index: u32 = 2;
}

/// Twice an integer.
fn twice(value: &ods_runtime::attributes::IntegerAttr) -> Option<Attribute> {
    Some(Attribute::i64(value.to_i64()?.wrapping_mul(2)))
}

fn ir() -> Ir {
    let registry = DialectRegistry::new()
        .with::<defined::ShadeDialect>()
        .with::<derived::DuskDialect>()
        .with::<mentioned::DawnDialect>();
    Ir::with_registry(registry.into())
}

/// The text of a module after `change`, and of what that reads back as.
fn round_trip(text: &str, change: impl FnOnce(&mut Ir, Operation)) -> [String; 2] {
    let mut ir = ir();
    let parse = |ir: &mut Ir, text: &str| {
        let module = parse_source(ir, "t.mlir", text.as_bytes(), ParseOptions::default());
        let module = module.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0].message));
        verify(module, ir).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0].message));
        module
    };
    let module = parse(&mut ir, text);
    change(&mut ir, module);
    let printed = module.display(&ir).to_string();
    let again = parse(&mut ir, &printed).display(&ir).to_string();
    [printed, again]
}

#[test]
fn what_is_defined_reads_back() {
    let text = r#"
        %0 = shade.make 3
        %1 = shade.add %0, %0
        shade.same %1 {in = 4, own = !shade.own<one, i32>}
        "shade.attributes"() {kind = #shade<kind one>, text = "a", unit, flag = true, shape = array<i64: 1>,
            bits = array<i1: true>, floats = array<f32: 1.0>, names = ["n"], weight = 2.0 : f64, type = i32,
            callee = @f, dict = {a}, any = [1], digit = 4 : i64,
            label = #shade.label<text = "t", number = 1.0 : f64>,
            price = !shade.price<"EUR", [i32, f32], two, index>} : () -> ()
        shade.properties 1 "x" , true, [1, 2] <{flags = 3 : i32, ints = array<i64: 5>, nested = [[], ["s"]], unit}>
    "#;
    let [printed, again] = round_trip(text, |_, _| ());
    assert_eq!(printed, again);
    assert!(
        printed.contains("!shade.price<\"EUR\", [i32, f32], two, index>"),
        "{printed}"
    );
}

#[test]
fn code_finds_what_it_mentions() {
    let text = "%0 = \"builtin.unrealized_conversion_cast\"() : () -> i32\ndawn.take %0 : i32";
    let [printed, again] = round_trip(text, |_, _| ());
    assert_eq!(printed, again);
}

#[test]
fn patterns_apply() {
    use ods_runtime::rewrite::FrozenPatterns;
    use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
    let text =
        "%0 = shade.make 2\n%1 = shade.add %0, %0\n%2 = \"shade.list\"(%1, %1) : (i64, i64) -> i64";
    let [printed, again] = round_trip(text, |ir, module| {
        let mut patterns = PatternSet::new();
        defined::populate_with_generated(&mut patterns);
        greedy(
            ir,
            module,
            &FrozenPatterns::new(patterns),
            &GreedyConfig::new(),
        )
        .expect("an end");
    });
    assert_eq!(printed, again);
    assert_eq!(
        printed,
        "module {\n  %0 = shade.make 5\n  %1 = shade.list %0, %0 : i64\n}"
    );
}

#[test]
fn what_is_derived_reads_back() {
    let text = "%0 = shade.make 3\n\
        %1:2 = dusk.everything %0, %0 maybe %0 4 : i64, i64 maybe i64 -> i32, f32 \
        {text = \"a\", unit, kind = #dusk<kind Some>, cell = !dusk.cell<\"c\", 5>}";
    let [printed, again] = round_trip(text, |_, _| ());
    assert_eq!(printed, again);
    assert!(printed.contains("!dusk.cell<\"c\", 5>"), "{printed}");
}
