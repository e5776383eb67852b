//! Every kind of part, read into a field of every possible type: owned copies and borrows from
//! the IR.

#![expect(
    clippy::struct_excessive_bools,
    reason = "one field for each kind of flag"
)]

use ods_runtime::affine::{AffineMap, IntegerSet};
use ods_runtime::attributes::{
    DenseElementsAttr, DictionaryAttr, IntegerAttr, LocationAttr, SymbolRefAttr,
};
use ods_runtime::prelude::*;

ods! {
    #![export(colors_td)]
    // A color.
    def Color : I32EnumAttr<"Color", "a color", [
        I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 1, "blue">
    ]>;
    // Several colors.
    def Colors : I32BitEnumAttr<"Colors", "colors", [
        I32BitEnumAttrCaseBit<"Dark", 0, "dark">, I32BitEnumAttrCaseBit<"Light", 1, "light">
    ]>;
    def ColorProp : EnumProp<Color>;
}

/// The dialect of ops whose parts are read.
#[derive(DialectDef)]
#[dialect(name = "fields", ops = [OwnOp, LentOp, NestedOwnOp, NestedLentOp, SingleOp])]
pub(crate) struct FieldsDialect;

/// Parts read into owned fields.
#[derive(OpDef)]
#[op(dialect = FieldsDialect, name = "own", import = colors_td, traits = [AttrSizedOperandSegments])]
pub(crate) struct Own {
    #[operand(AnyType)]
    one: Value,
    #[operand(Optional<AnyType>)]
    maybe: Option<Value>,
    #[operand(Optional<AnyType>)]
    nothing: Option<Value>,
    #[operand(Variadic<AnyType>)]
    many: Vec<Value>,
    #[operand(VariadicOfVariadic<AnyType, "sizes">)]
    groups: Vec<Vec<Value>>,
    #[attr(DenseI32ArrayAttr)]
    sizes: Vec<i32>,
    #[attr(I64Attr)]
    number: i64,
    #[attr(AnyI64Attr)]
    any_number: IntegerAttr,
    #[attr(UI8Attr)]
    byte: u8,
    #[attr(F64Attr)]
    float: f64,
    #[attr(BoolAttr)]
    flag: bool,
    #[attr(UnitAttr)]
    unit: bool,
    #[attr(StrAttr)]
    text: String,
    #[attr(OptionalAttr<StrAttr>)]
    maybe_text: Option<String>,
    #[attr(DefaultValuedAttr<StrAttr, "\"x\"">)]
    default_text: String,
    #[attr(DefaultValuedOptionalAttr<StrAttr, "\"y\"">)]
    absent_text: String,
    #[attr(FlatSymbolRefAttr)]
    symbol: String,
    #[attr(SymbolRefAttr)]
    path: SymbolRefAttr,
    #[attr(TypeAttr)]
    ty: Type,
    #[attr(OptionalAttr<TypeAttr>)]
    maybe_ty: Option<Type>,
    #[attr(TypeAttrOf<FunctionType>)]
    function: FunctionType,
    #[attr(ArrayAttr)]
    array: Vec<Attribute>,
    #[attr(OptionalAttr<ArrayAttr>)]
    maybe_array: Option<Vec<Attribute>>,
    #[attr(I64SmallVectorArrayAttr)]
    numbers: Vec<i64>,
    #[attr(DictionaryAttr)]
    dictionary: DictionaryAttr,
    #[attr(DenseF64ArrayAttr)]
    floats: Vec<f64>,
    #[attr(OptionalAttr<DenseI64ArrayAttr>)]
    maybe_dense: Option<Vec<i64>>,
    #[attr(I64ElementsAttr)]
    elements: DenseElementsAttr,
    #[attr(AnyAttr)]
    any: Attribute,
    #[attr(OptionalAttr<AnyAttr>)]
    maybe_any: Option<Attribute>,
    #[attr(AffineMapAttr)]
    map: AffineMap,
    #[attr(IntegerSetAttr)]
    set: IntegerSet,
    #[attr(LocationAttr)]
    place: LocationAttr,
    #[attr(Color)]
    color: Color,
    #[attr(OptionalAttr<Color>)]
    maybe_color: Option<Color>,
    #[attr(Colors)]
    colors: Colors,
    #[derived(DerivedAttr<"i64", [{ self.number($_ir) * 2 }]>)]
    twice: i64,
    #[prop(I64Prop)]
    number_prop: i64,
    #[prop(BoolProp)]
    flag_prop: bool,
    #[prop(UnitProp)]
    unit_prop: bool,
    #[prop(StringProp)]
    text_prop: String,
    #[prop(DefaultValuedProp<I32Prop, "5">)]
    default_prop: i32,
    #[prop(OptionalProp<I64Prop>)]
    maybe_prop: Option<i64>,
    #[prop(OptionalProp<StringProp>)]
    maybe_text_prop: Option<String>,
    #[prop(IntArrayProp<I64Prop>)]
    numbers_prop: Vec<i64>,
    #[prop(ArrayProp<StringProp>)]
    texts_prop: Vec<String>,
    #[prop(ConfinedProp<I64Prop, CPred<"$_self > 0">>)]
    positive_prop: i64,
    #[prop(ColorProp)]
    color_prop: Color,
    #[result(AnyType)]
    result: Value,
    #[result(Variadic<AnyType>)]
    results: Vec<Value>,
}

/// Parts read into borrowed fields, where possible.
#[derive(OpDef)]
#[op(dialect = FieldsDialect, name = "lent", import = colors_td, traits = [AttrSizedOperandSegments])]
pub(crate) struct Lent<'ir> {
    #[operand(AnyType)]
    one: Value,
    #[operand(Optional<AnyType>)]
    maybe: Option<Value>,
    #[operand(Optional<AnyType>)]
    nothing: Option<Value>,
    #[operand(Variadic<AnyType>)]
    many: &'ir [Value],
    #[operand(VariadicOfVariadic<AnyType, "sizes">)]
    groups: Vec<&'ir [Value]>,
    #[attr(DenseI32ArrayAttr)]
    sizes: &'ir [i32],
    #[attr(I64Attr)]
    number: i64,
    #[attr(AnyI64Attr)]
    any_number: &'ir IntegerAttr,
    #[attr(UI8Attr)]
    byte: u8,
    #[attr(F64Attr)]
    float: f64,
    #[attr(BoolAttr)]
    flag: bool,
    #[attr(UnitAttr)]
    unit: bool,
    #[attr(StrAttr)]
    text: &'ir str,
    #[attr(OptionalAttr<StrAttr>)]
    maybe_text: Option<&'ir str>,
    #[attr(DefaultValuedAttr<StrAttr, "\"x\"">)]
    default_text: &'ir str,
    #[attr(DefaultValuedOptionalAttr<StrAttr, "\"y\"">)]
    absent_text: &'ir str,
    #[attr(FlatSymbolRefAttr)]
    symbol: &'ir str,
    #[attr(SymbolRefAttr)]
    path: &'ir SymbolRefAttr,
    #[attr(TypeAttr)]
    ty: &'ir Type,
    #[attr(OptionalAttr<TypeAttr>)]
    maybe_ty: Option<&'ir Type>,
    #[attr(TypeAttrOf<FunctionType>)]
    function: &'ir FunctionType,
    #[attr(ArrayAttr)]
    array: &'ir [Attribute],
    #[attr(OptionalAttr<ArrayAttr>)]
    maybe_array: Option<&'ir [Attribute]>,
    #[attr(I64SmallVectorArrayAttr)]
    numbers: Vec<i64>,
    #[attr(DictionaryAttr)]
    dictionary: &'ir DictionaryAttr,
    #[attr(DenseF64ArrayAttr)]
    floats: &'ir [f64],
    #[attr(OptionalAttr<DenseI64ArrayAttr>)]
    maybe_dense: Option<&'ir [i64]>,
    #[attr(I64ElementsAttr)]
    elements: &'ir DenseElementsAttr,
    #[attr(AnyAttr)]
    any: &'ir Attribute,
    #[attr(OptionalAttr<AnyAttr>)]
    maybe_any: Option<&'ir Attribute>,
    #[attr(AffineMapAttr)]
    map: &'ir AffineMap,
    #[attr(IntegerSetAttr)]
    set: &'ir IntegerSet,
    #[attr(LocationAttr)]
    place: &'ir LocationAttr,
    #[attr(Color)]
    color: Color,
    #[attr(OptionalAttr<Color>)]
    maybe_color: Option<Color>,
    #[attr(Colors)]
    colors: Colors,
    #[derived(DerivedAttr<"i64", [{ self.number($_ir) * 2 }]>)]
    twice: i64,
    #[prop(I64Prop)]
    number_prop: i64,
    #[prop(BoolProp)]
    flag_prop: bool,
    #[prop(UnitProp)]
    unit_prop: bool,
    #[prop(StringProp)]
    text_prop: &'ir str,
    #[prop(DefaultValuedProp<I32Prop, "5">)]
    default_prop: i32,
    #[prop(OptionalProp<I64Prop>)]
    maybe_prop: Option<i64>,
    #[prop(OptionalProp<StringProp>)]
    maybe_text_prop: Option<&'ir str>,
    #[prop(IntArrayProp<I64Prop>)]
    numbers_prop: &'ir [i64],
    #[prop(ArrayProp<StringProp>)]
    texts_prop: &'ir [String],
    #[prop(ConfinedProp<I64Prop, CPred<"$_self > 0">>)]
    positive_prop: i64,
    #[prop(ColorProp)]
    color_prop: Color,
    #[result(AnyType)]
    result: Value,
    #[result(Variadic<AnyType>)]
    results: &'ir [Value],
}

/// Regions and successors, copied.
#[derive(OpDef)]
#[op(dialect = FieldsDialect, name = "nested_own", traits = [Terminator, NoTerminator])]
pub(crate) struct NestedOwn {
    #[region(AnyRegion)]
    body: Region,
    #[region(VariadicRegion<AnyRegion>)]
    bodies: Vec<Region>,
    #[successor(AnySuccessor)]
    next: Block,
    #[successor(VariadicSuccessor<AnySuccessor>)]
    others: Vec<Block>,
}

/// Regions and successors, lent.
#[derive(OpDef)]
#[op(dialect = FieldsDialect, name = "nested_lent", traits = [Terminator, NoTerminator])]
pub(crate) struct NestedLent<'ir> {
    #[region(AnyRegion)]
    body: Region,
    #[region(VariadicRegion<AnyRegion>)]
    bodies: &'ir [Region],
    #[successor(AnySuccessor)]
    next: Block,
    #[successor(VariadicSuccessor<AnySuccessor>)]
    others: &'ir [Block],
}

/// Parts without a name, and types by other names.
#[derive(OpDef)]
#[op(dialect = FieldsDialect, name = "single")]
pub(crate) struct Single {
    #[operand(Optional<AnyType>, unnamed)]
    first: Perhaps<Value>,
    #[result(Variadic<AnyType>, unnamed)]
    second: Values,
}

type Perhaps<T> = Option<T>;
type Values = Vec<Value>;

/// The text of the operation with all parts.
fn text(name: &str) -> String {
    format!(
        "%v:6 = \"t.make\"() : () -> (i1, i2, i3, i4, i5, i6)\n\
         %r:3 = \"fields.{name}\"(%v#0, %v#1, %v#2, %v#3, %v#4, %v#5) <{{\
         operandSegmentSizes = array<i32: 1, 1, 0, 2, 2>, sizes = array<i32: 0, 2>, \
         number = 3 : i64, any_number = 4 : i64, byte = 200 : ui8, float = 1.5 : f64, flag = true, \
         unit, text = \"a\", default_text = \"b\", symbol = @s, path = @p::@q, ty = i7, \
         function = (i1) -> i2, array = [1 : i8, unit], numbers = [1, 2], dictionary = {{k = 1 : i8}}, \
         floats = array<f64: 0.5, 2.0>, elements = dense<[1, 2]> : tensor<2xi64>, any = @t, \
         map = affine_map<(d0) -> (d0)>, set = affine_set<(d0) : (d0 >= 0)>, place = loc(unknown), \
         color = 1 : i32, colors = 3 : i32, number_prop = 6 : i64, flag_prop = true, unit_prop, \
         text_prop = \"c\", maybe_prop = [7 : i64], numbers_prop = array<i64: 8, 9>, \
         texts_prop = [\"d\", \"e\"], positive_prop = 10 : i64, color_prop = 1 : i32}}> \
         : (i1, i2, i3, i4, i5, i6) -> (i1, i2, i3)"
    )
}

fn parse<O: Op>(text: &str) -> (Ir, O) {
    let registry = DialectRegistry::new().with::<FieldsDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    verify(module, &ir).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut found = None;
    module.walk(&ir, |op| found = found.or_else(|| op.cast::<O>(&ir)));
    let found = found.expect("the operation is there");
    (ir, found)
}

/// Compares the `Debug` text of all fields of two structs with each other and with the
/// expected value.
macro_rules! check {
    ($own:expr, $lent:expr, $($field:ident = $expected:expr),* $(,)?) => {$(
        let shown = [format!("{:?}", $own.$field), format!("{:?}", $lent.$field)];
        let expected = format!("{:?}", $expected);
        assert_eq!(shown, [expected.clone(), expected], stringify!($field));
    )*};
}

#[test]
fn parts_are_read_into_their_fields() {
    let (ir, op) = parse::<OwnOp>(&text("own"));
    let (lent_ir, lent_op) = parse::<LentOp>(&text("lent"));
    let (own, lent) = (op.fields(&ir), lent_op.fields(&lent_ir));

    // Ids belong to their `Ir`; their types identify them.
    let types = |ir: &Ir, values: &[Value]| -> Vec<Type> {
        values.iter().map(|value| value.ty(ir).clone()).collect()
    };
    let of_widths =
        |widths: &[u32]| -> Vec<Type> { widths.iter().map(|n| Type::int(*n)).collect() };
    let groups = |ir: &Ir, groups: &[&[Value]]| -> Vec<Vec<Type>> {
        groups.iter().map(|group| types(ir, group)).collect()
    };
    for (ir, one, maybe, nothing, many, in_groups, result, results) in [
        (
            &ir,
            own.one,
            own.maybe,
            own.nothing,
            &own.many[..],
            groups(
                &ir,
                &own.groups.iter().map(Vec::as_slice).collect::<Vec<_>>(),
            ),
            own.result,
            &own.results[..],
        ),
        (
            &lent_ir,
            lent.one,
            lent.maybe,
            lent.nothing,
            lent.many,
            groups(&lent_ir, &lent.groups),
            lent.result,
            lent.results,
        ),
    ] {
        assert_eq!(types(ir, &[one]), of_widths(&[1]));
        assert_eq!(types(ir, maybe.as_slice()), of_widths(&[2]));
        assert_eq!(nothing, None);
        assert_eq!(types(ir, many), of_widths(&[3, 4]));
        assert_eq!(in_groups, [of_widths(&[]), of_widths(&[5, 6])]);
        assert_eq!(types(ir, &[result]), of_widths(&[1]));
        assert_eq!(types(ir, results), of_widths(&[2, 3]));
    }

    let int = |value| Attribute::integer(&Type::int(8), value);
    let nothing: Option<()> = None;
    check!(
        own,
        lent,
        sizes = [0, 2],
        number = 3,
        byte = 200,
        float = 1.5,
        flag = true,
        unit = true,
        text = "a",
        maybe_text = nothing,
        default_text = "b",
        absent_text = "y",
        symbol = "s",
        ty = Type::int(7),
        maybe_ty = nothing,
        function = FunctionType::new([Type::i1()], [Type::int(2)]),
        array = [int(1), Attribute::unit()],
        maybe_array = nothing,
        numbers = [1, 2],
        floats = [0.5, 2.0],
        maybe_dense = nothing,
        any = Attribute::symbol_ref("t"),
        maybe_any = nothing,
        color = Color::Blue,
        maybe_color = nothing,
        colors = Colors::Dark | Colors::Light,
        twice = 6,
        number_prop = 6,
        flag_prop = true,
        unit_prop = true,
        text_prop = "c",
        default_prop = 5,
        maybe_prop = Some(7),
        maybe_text_prop = nothing,
        numbers_prop = [8, 9],
        texts_prop = ["d", "e"],
        positive_prop = 10,
        color_prop = Color::Blue,
    );
    assert_eq!(own.any_number, *lent.any_number);
    assert_eq!(own.any_number.value().to_i64(), Some(4));
    assert_eq!(own.path, *lent.path);
    assert_eq!(Attribute::from(own.path).to_string(), "@p::@q");
    assert_eq!(own.dictionary, *lent.dictionary);
    assert_eq!(own.dictionary.get("k"), Some(&int(1)));
    assert_eq!(own.elements, *lent.elements);
    assert_eq!(
        Attribute::from(own.elements).to_string(),
        "dense<[1, 2]> : tensor<2xi64>"
    );
    assert_eq!((&own.map, &own.set), (lent.map, lent.set));
    assert_eq!(own.map.to_string(), "(d0) -> (d0)");
    assert_eq!(own.place, *lent.place);
}

#[test]
fn what_is_nested_is_read_into_fields() {
    let text = |name: &str| {
        format!(
            "\"t.around\"() ({{\n\"fields.{name}\"()[^bb1, ^bb2, ^bb1] ({{}}, {{}}, {{}}) : () -> ()\n\
             ^bb1:\n\"t.end\"() : () -> ()\n^bb2:\n\"t.end\"() : () -> ()\n}}) : () -> ()"
        )
    };
    let (ir, op) = parse::<NestedOwnOp>(&text("nested_own"));
    let own = op.fields(&ir);
    let (all, next) = (op.operation().regions(&ir), op.operation().successors(&ir));
    assert_eq!((own.body, &own.bodies[..]), (all[0], &all[1..]));
    assert_eq!((own.next, &own.others[..]), (next[0], &next[1..]));
    assert_eq!((own.bodies.len(), own.others.len()), (2, 2));

    let (ir, op) = parse::<NestedLentOp>(&text("nested_lent"));
    let lent = op.fields(&ir);
    let (all, next) = (op.operation().regions(&ir), op.operation().successors(&ir));
    assert_eq!((lent.body, lent.bodies), (all[0], &all[1..]));
    assert_eq!((lent.next, lent.others), (next[0], &next[1..]));
}

#[test]
fn parts_without_a_name_are_read_by_number() {
    let (ir, op) = parse::<SingleOp>(
        "%0 = \"t.make\"() : () -> i1\n%r:2 = \"fields.single\"(%0) : (i1) -> (i2, i3)",
    );
    let Single { first, second } = op.fields(&ir);
    assert_eq!(first, Some(op.operation().operands(&ir)[0]));
    assert_eq!(second, op.operation().results(&ir));
    let (ir, op) = parse::<SingleOp>("\"fields.single\"() : () -> ()");
    assert!(
        matches!(Single::matches(op, &ir), Some(Single { first: None, second }) if second.is_empty())
    );
}
