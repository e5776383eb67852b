//! Interfaces of types and attributes: user-defined ones, MLIR's, and models.

use super::{body, parse};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{
    self, ElementsAttr, FloatType, MemRefLayoutAttrInterface, OpAsmAliasResult, OpAsmTypeInterface,
    ShapedType, SymbolUserAttrInterface, TypeHandle, TypedAttr,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::types::{DYNAMIC, VectorType};

/// A type with a size in bytes.
#[type_interface]
pub trait Measured {
    /// The number of bytes.
    fn size(&self) -> u64;

    /// Twice the size.
    fn twice(&self) -> u64 {
        self.size() * 2
    }

    /// A method with a lifetime; returns `other`.
    fn label<'a>(&'a self, other: &'a str) -> &'a str {
        let _ = self;
        other
    }

    /// The longest part.
    fn longest(&self) -> Option<&Type> {
        None
    }
}

/// A type that is counted in a unit.
#[type_interface]
pub trait Counted: Measured {
    /// The unit.
    fn unit() -> &'static str;

    /// Types of size zero lack the interface.
    fn class_of(of: &Type) -> bool {
        of.own_interface::<dyn Measured>()
            .is_some_and(|of| of.size() > 0)
    }
}

/// An attribute with a weight.
#[attr_interface]
pub trait Weighed {
    /// The weight.
    fn weight(&self) -> f64;
}

ods! {
    def Kind_Dialect : Dialect { let name = "kind"; }
    class Kind_Type<string name, string word, list<Trait> traits> : TypeDef<Kind_Dialect, name, traits> {
        let mnemonic = word;
        let cppClassName = name;
    }
    class Kind_Attr<string name, string word, list<Trait> traits> : AttrDef<Kind_Dialect, name, traits> {
        let mnemonic = word;
        let cppClassName = name;
    }

    /// Holds something.
    def Holder : TypeInterface<"Holder"> {
        let methods = [
            InterfaceMethod<"What it holds.", "&Type", "getHeld">,
            InterfaceMethod<"Whether that is of type `other`.", "bool", "holds", (ins "&Type":$other), "",
                            [{ $_type.get_held() == other }]>,
            StaticInterfaceMethod<"How many it can hold.", "usize", "capacity", (ins), "", "1">,
        ];
        let extraClassDeclaration = [{
            /// Whether two hold the same.
            pub fn agrees(self, other: Self) -> bool {
                self.get_held() == other.get_held()
            }
        }];
        let extraSharedClassDeclaration = [{
            /// What is written outside.
            fn shown(&self) -> String {
                format!("[{}]", $_type.get_held())
            }
        }];
    }
    /// Holds several things.
    def Rack : TypeInterface<"Rack", [Holder]> {
        let methods = [InterfaceMethod<"Places.", "u32", "getPlaces", (ins), "", "3">];
    }
    /// Has a colour.
    def Coloured : AttrInterface<"Coloured"> {
        let methods = [InterfaceMethod<"Red, green, blue.", "[u8; 3]", "rgb">];
        let extraClassOf = [{ $_attr.to_string() != "#kind.paint<0>" }];
    }
    // Traits that are written in Rust.
    def Measured : InterfaceTrait<"Measured">;
    def Counted : InterfaceTrait<"Counted"> { let cppNamespace = "self"; }
    def Weighed : InterfaceTrait<"Weighed">;

    def Bag : Kind_Type<"Bag", "bag", [Measured, Counted]> {
        let parameters = (ins "u64":$bytes);
        let assemblyFormat = "`<` $bytes `>`";
    }
    def Box_ : Kind_Type<"Boxed", "box", [DeclareTypeInterfaceMethods<Holder>, MemRefElementTypeInterface]> {
        let parameters = (ins "Type":$held);
        let assemblyFormat = "`<` $held `>`";
    }
    def Shelf : Kind_Type<"Shelf", "shelf", [Rack, VectorElementTypeInterface]> {
        let parameters = (ins "Type":$held, "u32":$places);
        let assemblyFormat = "`<` $places `x` $held `>`";
    }
    def Half : Kind_Type<"Half", "half", [FloatTypeInterface]>;
    def Grid : Kind_Type<"Grid", "grid", [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
        let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$element);
        let assemblyFormat = "`<` `[` $shape `]` `,` $element `>`";
    }
    def Named : Kind_Type<"Named", "named", [DeclareTypeInterfaceMethods<OpAsmTypeInterface, ["getAlias"]>]> {
        let parameters = (ins "String":$name);
        let assemblyFormat = "`<` $name `>`";
    }

    def Paint : Kind_Attr<"Paint", "paint", [Coloured, Weighed]> {
        let parameters = (ins "u32":$rgba);
        let assemblyFormat = "`<` $rgba `>`";
    }
    def Typed : Kind_Attr<"Typed", "typed", [TypedAttrInterface]> {
        let parameters = (ins AttributeSelfTypeParameter<"">:$type, "u8":$value);
        let assemblyFormat = "`<` $value `>`";
    }
    def Fixed : Kind_Attr<"Fixed", "fixed", [DeclareAttrInterfaceMethods<TypedAttrInterface>]>;
    def Table : Kind_Attr<"Table", "table", [ElementsAttrInterface]> {
        let parameters = (ins AttributeSelfTypeParameter<"">:$type);
        let assemblyFormat = "";
    }
    def Diagonal : Kind_Attr<"Diagonal", "diagonal", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]>;
    def See : Kind_Attr<"See", "see", [DeclareAttrInterfaceMethods<SymbolUserAttrInterface>]> {
        let parameters = (ins "SymbolRefAttr":$symbol);
        let assemblyFormat = "`<` $symbol `>`";
    }

    class Kind_Op<string mnemonic, list<Trait> traits = []> : Op<Kind_Dialect, mnemonic, traits>;
    def HoldOp : Kind_Op<"hold"> { let arguments = (ins Holder:$held, Coloured:$colour, OptionalAttr<TypedAttrInterface>:$value); }
    def FloatOp : Kind_Op<"float", [SameOperandsAndResultElementType]> {
        let arguments = (ins AnyFloat:$float, AnyShaped:$shaped);
        let results = (outs AnyType:$result);
    }
}

impl Measured for Bag {
    fn size(&self) -> u64 {
        self.bytes()
    }
}

impl Counted for Bag {
    fn unit() -> &'static str {
        "bytes"
    }
}

impl Holder for Boxed {
    fn get_held(&self) -> &Type {
        self.held()
    }
}

impl Holder for Shelf {
    fn get_held(&self) -> &Type {
        self.held()
    }

    fn capacity() -> usize {
        100
    }
}

impl FloatType for Half {
    fn get_float_semantics(&self) -> ods_runtime::types::FloatType {
        ods_runtime::types::FloatType::F16
    }
}

impl ShapedType for Grid {
    fn clone_with(&self, shape: Option<&[i64]>, element: Type) -> Type {
        Self::get(shape.unwrap_or(self.shape()), element).into()
    }

    fn get_element_type(&self) -> &Type {
        self.element()
    }

    fn has_rank(&self) -> bool {
        true
    }

    fn get_shape(&self) -> &[i64] {
        self.shape()
    }
}

impl OpAsmTypeInterface for Named {
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        os.push_str(self.name());
        OpAsmAliasResult::FinalAlias
    }
}

impl Coloured for Paint {
    fn rgb(&self) -> [u8; 3] {
        let [red, green, blue, _] = self.rgba().to_be_bytes();
        [red, green, blue]
    }
}

impl Weighed for Paint {
    fn weight(&self) -> f64 {
        0.5
    }
}

impl TypedAttr for Fixed {
    fn get_type(&self) -> Type {
        Type::i64()
    }
}

impl MemRefLayoutAttrInterface for Diagonal {
    fn get_affine_map(&self) -> ods_runtime::affine::AffineMap {
        let (i, j) = (
            ods_runtime::affine::AffineExpr::dim(0),
            ods_runtime::affine::AffineExpr::dim(1),
        );
        ods_runtime::affine::AffineMap::new(2, 0, [i + j])
    }
}

impl SymbolUserAttrInterface for See {
    fn verify_symbol_uses(
        &self,
        op: Operation,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> VerifyResult {
        match symbol_table.lookup_nearest(ir, op, self.symbol()) {
            Some(_) => Ok(()),
            None => Err(op.emit_error(ir, format!("does not see {}", self.symbol()))),
        }
    }
}

/// The messages of the verifier about `text` in a module.
fn said(ir: &mut Ir, text: &str) -> Vec<String> {
    let module = parse(ir, text);
    super::messages(ir, module)
}

/// A price, without `ods!`.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(
    dialect = KindDialect,
    mnemonic = "price",
    assembly_format = "`<` $cents `>`",
    traits = [MemRefElementTypeInterface],
    interfaces = [Measured, self::Counted],
)]
pub struct Price {
    cents: u64,
}

impl Measured for Price {
    fn size(&self) -> u64 {
        self.cents
    }
}

impl Counted for Price {
    fn unit() -> &'static str {
        "cents"
    }
}

pub(super) fn registry() -> DialectRegistry {
    DialectRegistry::new()
        .with::<KindDialect>()
        .with_type::<Price>()
}

fn ir() -> Ir {
    Ir::with_registry(registry().into())
}

#[test]
fn types_of_any_kind_are_asked() {
    let ir = ir();
    let bag = Type::from(Bag::get(3));
    let price = ir.parse_type("!kind.price<7>").unwrap();
    let sizes = [&bag, &price, &Type::i32()].map(|ty| {
        ty.interface::<dyn Measured>(&ir)
            .map(|ty| (ty.size(), ty.twice()))
    });
    assert_eq!(sizes, [Some((3, 6)), Some((7, 14)), None]);
    let measured = bag.own_interface::<dyn Measured>().unwrap();
    assert_eq!(measured.label("x"), "x");
    assert_eq!((measured.longest(), measured.as_type()), (None, &bag));
    assert_eq!(format!("{measured:?}"), format!("Measured({bag:?})"));
    let units = [&bag, &price].map(|ty| ty.own_interface::<dyn Counted>().map(DynCounted::unit));
    assert_eq!(units, [Some("bytes"), Some("cents")]);
    // `class_of` returns false.
    assert!(!Type::from(Bag::get(0)).implements::<dyn Counted>());
    let names: Vec<_> = bag.interfaces().names().collect();
    assert_eq!(names, ["Measured", "Counted"]);
}

#[test]
fn what_extends_another_is_that_too() {
    let shelf = Type::from(Shelf::get(Type::f32(), 9));
    let rack = shelf.own_interface::<dyn Rack>().unwrap();
    assert_eq!((rack.get_places(), rack.capacity()), (3, 100));
    assert!(rack.holds(&Type::f32()));
    let holder = rack.upcast::<dyn Holder>();
    let boxed = Type::from(Boxed::get(Type::f32()));
    assert!(holder.agrees(boxed.own_interface::<dyn Holder>().unwrap()));
    assert_eq!(holder.shown(), "[f32]");
    assert_eq!(Shelf::get(Type::i1(), 1).shown(), "[i1]");
    assert_eq!(Boxed::capacity(), 1);
    assert!(!boxed.implements::<dyn Rack>());
}

#[test]
fn attributes_of_any_kind_are_asked() {
    let ir = ir();
    let paint = ir.parse_attribute("#kind.paint<16909060>").unwrap();
    assert_eq!(
        paint.own_interface::<dyn Coloured>().unwrap().rgb(),
        [1, 2, 3]
    );
    assert!((paint.interface::<dyn Weighed>(&ir).unwrap().weight() - 0.5).abs() < 1e-9);
    assert!(!Attribute::unit().implements::<dyn Coloured>());
    assert!(
        !ir.parse_attribute("#kind.paint<0>")
            .unwrap()
            .implements::<dyn Coloured>()
    );
}

#[test]
fn attributes_have_types() {
    let ir = ir();
    let types = [
        "#kind.typed<3> : f32",
        "#kind.fixed",
        "#kind.table : tensor<2xi8>",
        "1 : i8",
        "\"a\"",
        "unit",
    ]
    .map(|text| {
        let attribute = ir.parse_attribute(text).unwrap();
        let ty = attribute
            .own_interface::<dyn TypedAttr>()
            .map(interfaces::DynTypedAttr::get_type);
        assert_eq!(attribute.value_type(), ty, "{text}");
        ty.map_or_else(String::new, |ty| ty.to_string())
    });
    assert_eq!(types, ["f32", "i64", "tensor<2xi8>", "i8", "none", ""]);
    let table = ir.parse_attribute("#kind.table : tensor<2xi8>").unwrap();
    let elements = table.own_interface::<dyn ElementsAttr>().unwrap();
    assert!(!elements.is_splat());
    let dense = ir.parse_attribute("dense<3> : vector<4xi8>").unwrap();
    assert!(
        dense
            .own_interface::<dyn ElementsAttr>()
            .unwrap()
            .is_splat()
    );
}

#[test]
fn types_are_elements_where_they_say_so() {
    let ir = ir();
    for text in [
        "memref<2x!kind.box<i8>>",
        "memref<*x!kind.price<1>>",
        "vector<4x!kind.shelf<2 x f32>>",
        "vector<2x!kind.half>",
        "tensor<2x!kind.bag<1>>",
        "memref<2x3xf32, #kind.diagonal>",
    ] {
        assert_eq!(ir.parse_type(text).unwrap().to_string(), text);
    }
    for (text, message) in [
        ("memref<2x!kind.bag<1>>", "invalid memref element type"),
        (
            "vector<2x!kind.bag<1>>",
            "failed to verify 'elementType': VectorElementTypeInterface instance",
        ),
    ] {
        let errors = ir.parse_type(text).unwrap_err();
        assert!(
            errors.iter().any(|error| error.message.contains(message)),
            "{errors:?}"
        );
    }
}

#[test]
fn builtin_types_have_mlirs_interfaces() {
    let shape = |ty: &Type| {
        let shaped = ty.own_interface::<dyn ShapedType>()?;
        Some((
            shaped.has_rank(),
            shaped.get_shape().to_vec(),
            shaped.get_element_type().clone(),
        ))
    };
    let ir = ir();
    let ty = |text: &str| ir.parse_type(text).unwrap();
    assert_eq!(
        shape(&ty("vector<2x[4]xi8>")),
        Some((true, vec![2, 4], Type::i8()))
    );
    assert_eq!(
        shape(&ty("tensor<*xf32>")),
        Some((false, vec![], Type::f32()))
    );
    assert_eq!(
        shape(&ty("memref<?xf32>")),
        Some((true, vec![DYNAMIC], Type::f32()))
    );
    assert_eq!(shape(&ty("complex<f32>")), None);
    let clone = |text: &str, shape: Option<&[i64]>| {
        let ty = ty(text);
        let shaped = ty.own_interface::<dyn ShapedType>().unwrap();
        shaped.clone_with(shape, Type::i1()).to_string()
    };
    assert_eq!(clone("vector<[4]xi8>", Some(&[2])), "vector<[2]xi1>");
    assert_eq!(clone("tensor<*xi8>", Some(&[2])), "tensor<2xi1>");
    assert_eq!(clone("memref<*xi8, 3>", Some(&[2])), "memref<2xi1, 3>");
    assert_eq!(clone("tensor<2xi8, unit>", None), "tensor<2xi1, unit>");
    let float = Type::f16();
    let float = float.own_interface::<dyn FloatType>().unwrap();
    assert_eq!(
        (float.get_width(), float.scale_element_bitwidth(2)),
        (16, Some(Type::f32()))
    );
    let vector = Type::from(VectorType::new([1], Type::i1()));
    assert!(Type::i1().implements::<dyn interfaces::VectorElementTypeInterface>());
    assert!(!vector.implements::<dyn interfaces::VectorElementTypeInterface>());
}

#[test]
fn own_shaped_types_and_floats_are_such() {
    let ir = ir();
    let grid = ir.parse_type("!kind.grid<[2, 3], i8>").unwrap();
    assert!(grid.is_shaped() && grid.has_static_shape() && !grid.has_value_semantics());
    assert_eq!(
        (grid.num_elements(), grid.element_type()),
        (Some(6), Some(&Type::i8()))
    );
    assert_eq!(
        grid.with_element_type(Type::f32()).to_string(),
        "!kind.grid<[2, 3], f32>"
    );
    let half = ir.parse_type("!kind.half").unwrap();
    assert!(half.is_float() && half.is_int_or_float());
    assert_eq!(half.int_or_float_bit_width(), Some(16));
}

#[test]
fn operands_and_attributes_are_constrained_by_interfaces() {
    let mut ir = ir();
    let messages = said;
    let text = r#"
        %0 = "a.b"() : () -> !kind.box<i1>
        "kind.hold"(%0) <{colour = #kind.paint<1>, value = #kind.fixed}> : (!kind.box<i1>) -> ()
        %1 = "a.b"() : () -> !kind.half
        %2 = "a.b"() : () -> !kind.grid<[1], !kind.half>
        %3 = "kind.float"(%1, %2) : (!kind.half, !kind.grid<[1], !kind.half>) -> !kind.half
    "#;
    assert_eq!(messages(&mut ir, text), Vec::<String>::new());
    let text = r#"
        %0 = "a.b"() : () -> !kind.bag<1>
        "kind.hold"(%0) <{colour = #kind.paint<1>}> : (!kind.bag<1>) -> ()
    "#;
    assert_eq!(
        messages(&mut ir, text),
        ["'kind.hold' op operand #0 must be Holder instance, but got '!kind.bag<1>'"]
    );
    let text = r#"
        %0 = "a.b"() : () -> !kind.box<i1>
        "kind.hold"(%0) <{colour = unit}> : (!kind.box<i1>) -> ()
    "#;
    assert_eq!(
        messages(&mut ir, text),
        ["'kind.hold' op attribute 'colour' failed to satisfy constraint: Coloured instance"]
    );
}

#[test]
fn attributes_verify_the_symbols_they_use() {
    let mut ir = ir();
    let text = r#"
        "a.user"() {see = #kind.see<@a>} : () -> ()
        module @a {}
        "builtin.module"() ({
            "a.user"() {see = #kind.see<@a>} : () -> ()
        }) {} : () -> ()
    "#;
    assert_eq!(said(&mut ir, text), ["'a.user' op does not see @a"]);
}

#[test]
fn a_type_names_its_alias() {
    let mut ir = ir();
    let module = parse(&mut ir, r#""a.b"() {a = !kind.named<"north">} : () -> ()"#);
    let text = module.display(&ir).to_string();
    assert!(
        text.starts_with("!north = !kind.named<\"north\">\n"),
        "{text}"
    );
    assert!(text.contains("{a = !north}"), "{text}");
    assert_eq!(body(&ir, module).len(), 1);
}

/// Users' blanket impls do not overlap with what interfaces implement.
#[test]
fn blanket_conversions_compile() {
    struct Shown(String);
    impl<T: Into<String>> From<T> for Shown {
        fn from(text: T) -> Self {
            Self(text.into())
        }
    }
    assert_eq!(Shown::from("a").0, "a");
}
