//! Every key of ops and dialects, used in derives.

use ods_runtime::prelude::*;

/// The runtime under another name, as in a crate that re-exports it.
mod facade {
    pub(crate) use ods_runtime as runtime;
}

/// Has a weight.
#[op_interface]
pub(crate) trait Weighed {
    /// In grams.
    fn weight(self, ir: &Ir) -> i64;

    /// In kilograms.
    fn kilograms(self, ir: &Ir) -> i64 {
        self.weight(ir) / 1000
    }
}

ods! {
    #![export(interfaces_td)]
    // The interface, as TableGen knows it.
    def Weighed : OpInterfaceTrait<"crate::whole::Weighed">;
}

/// A kind of thing.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = StoreDialect, mnemonic = "kind", assembly_format = "`<` $number `>`")]
pub struct Kind {
    number: u32,
}

/// A label.
#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = StoreDialect, mnemonic = "label", assembly_format = "`<` $text `>`")]
pub struct Label {
    text: String,
}

/// A dialect with all hooks.
#[derive(DialectDef)]
#[dialect(
    name = "store",
    summary = "things",
    description = "Things that are kept.",
    ops = [StockOp, BoxOp, Old, Unix],
    types = [Kind],
    attributes = [Label],
    dependent_dialects = [super::DDialect],
    discardable_attrs = (ins I64Attr:$shelf, UnitAttr:$fragile),
    extra_class_declaration = {
        pub(crate) const VERSION: u32 = 3;
    },
    has_constant_materializer,
    has_operation_attr_verify,
    has_region_arg_attr_verify = false,
    has_canonicalizer,
)]
pub(crate) struct StoreDialect;

/// A number of things.
#[derive(OpDef)]
#[op(
    crate = facade::runtime,
    import = interfaces_td,
    dialect = StoreDialect,
    name = "stock",
    traits = [Pure, ConstantLike, Weighed],
    assembly_format = "$count (`and` $extra^)? attr-dict",
    has_folder,
    has_canonicalize_method,
    has_verifier,
    builders = [
        OpBuilder<(ins CArg<"i64", "7">:$count), [{
            Self::build($_builder, $_loc, count, None, None)
        }]>,
    ],
    extra_class_declaration = {
        /// Whether there is none.
        pub(crate) fn is_empty(self, ir: &Ir) -> bool {
            self.count(ir) == 0
        }
    },
    extra_class_definition = {
        impl ::core::fmt::Display for $cppClass {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str("stock")
            }
        }
    }
)]
pub(crate) struct Stock<'ir> {
    /// How many.
    #[attr(ConfinedAttr<I64Attr, [IntNonNegative]>)]
    count: i64,
    #[attr(OptionalAttr<I64Attr>)]
    extra: Option<i64>,
    #[derived(DerivedAttr<"i64", [{ self.count($_ir) * 2 }]>)]
    twice: i64,
    #[result(I64)]
    result: Value,
    #[cfg(any())]
    #[operand(AnyType)]
    left_out: std::convert::Infallible,
    #[attr(OptionalAttr<StrAttr>)]
    note: Option<&'ir str>,
}

/// Holds others, all of them of width 8, 16 or 32.
#[derive(OpDef)]
#[op(
    dialect = StoreDialect,
    name = "box",
    traits = [AttrSizedOperandSegments, SingleBlock, NoTerminator],
    has_region_verifier,
    has_canonicalizer
)]
pub(crate) struct Box {
    #[operand(Variadic<Type<CPred<"matches!($_self, ::ods_runtime::Type::Integer(ty) if [8, 16, 32].contains(&ty.width()))">, "narrow">>)]
    narrow: Vec<Value>,
    #[operand(Optional<AnyType>)]
    lid: Option<Value>,
    #[operand(VariadicOfVariadic<I64, "group_sizes">)]
    groups: Vec<Vec<Value>>,
    #[attr(DenseI32ArrayAttr)]
    group_sizes: Vec<i32>,
    #[prop(DefaultValuedProp<I64Prop, "1">)]
    layers: i64,
    #[region(AnyRegion)]
    body: Region,
    #[region(VariadicRegion<AnyRegion>)]
    more: Vec<Region>,
}

/// Is not used any more.
#[derive(OpDef)]
#[op(dialect = StoreDialect, name = "old", handle = Old, deprecated = "there is `stock`")]
pub(crate) struct OldParts {}

/// Exists under some systems.
#[cfg(any(unix, windows))]
#[derive(OpDef)]
#[op(dialect = StoreDialect, name = "unix", handle = Unix, skip_default_builders,
     builders = [OpBuilder<(ins "Block":$to), [{ $_state.successors.push(to); }]>])]
struct UnixParts {
    #[successor(VariadicSuccessor<AnySuccessor>)]
    next: Vec<Block>,
    #[result(Variadic<AnyType>, name = "outs")]
    results: Vec<Value>,
}

/// Does not exist, and neither does what it is derived from.
#[cfg(any())]
#[derive(OpDef)]
#[op(dialect = StoreDialect, name = "none")]
struct None_ {
    #[operand(NoSuchConstraint)]
    a: NoSuchType,
}

impl Weighed for StockOp {
    fn weight(self, ir: &Ir) -> i64 {
        self.count(ir) * 500
    }
}

impl Verify for StockOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.extra(ir) {
            Some(extra) if extra > self.count(ir) => {
                Err(self.emit_error(ir, "has more on top than below"))
            }
            _ => Ok(()),
        }
    }
}

impl Fold for StockOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::i64(self.count(ir)).into()
    }
}

impl Canonicalize for StockOp {
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let extra = self.extra(rw)?;
        let count = self.count(rw);
        self.set(rw, Self::COUNT, count + extra);
        self.remove(rw, Self::EXTRA);
        Some(())
    }
}

impl VerifyRegions for BoxOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        match self.body(ir).entry_block(ir) {
            Some(block) if block.operations(ir).count() > 2 => {
                Err(self.emit_error(ir, "is too full"))
            }
            _ => Ok(()),
        }
    }
}

impl CanonicalizationPatterns for BoxOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: BoxOp, rw| (op.layers(rw) > 1).then(|| op.set_layers(rw, 1)));
    }
}

impl CanonicalizationPatterns for StoreDialect {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Operation, rw| {
            op.attribute(rw, "store.fragile")?;
            op.set_attribute(rw, "store.fragile", None);
            Some(())
        });
    }
}

impl MaterializeConstant for StoreDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let Attribute::Integer(value) = value else {
            return None;
        };
        let count = value.value().to_i64().filter(|_| *ty == Type::i64())?;
        Some(StockOp::build(b, location, count, None, None).operation())
    }
}

impl VerifyOperationAttribute for StoreDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        match &*attr.name {
            "store.wrong" => Err(op.emit_error(ir, "must not be wrong")),
            _ => Ok(()),
        }
    }
}

fn parse(text: &str) -> (Ir, Operation) {
    let registry = DialectRegistry::new().with::<StoreDialect>();
    let mut ir = Ir::with_registry(std::sync::Arc::new(registry));
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::default());
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

fn first<O: Op>(ir: &Ir, module: Operation) -> O {
    let body = module.cast::<ModuleOp>(ir).expect("a module").body(ir);
    let op = body.operations(ir).next().expect("an operation");
    op.cast::<O>(ir).expect("an operation of that type")
}

fn error(text: &str) -> String {
    let (ir, module) = parse(text);
    let errors = verify(module, &ir).expect_err("it is wrong");
    errors[0].message.clone()
}

#[test]
fn an_op_with_code_of_its_own() {
    let (mut ir, module) = parse("%0 = store.stock 3 and 2");
    verify(module, &ir).expect("it is right");
    let op: StockOp = first(&ir, module);
    let Stock {
        count,
        extra,
        twice,
        result,
        note,
    } = op.fields(&ir);
    assert_eq!((count, extra, twice, note), (3, Some(2), 6, None));
    assert_eq!(result, op.result(&ir));
    assert!(!op.is_empty(&ir));
    assert_eq!(op.to_string(), "stock");
    // The interface, known and unknown.
    assert_eq!((op.weight(&ir), op.kilograms(&ir)), (1500, 1));
    let weighed = op.operation().interface::<dyn Weighed>(&ir);
    assert_eq!(weighed.map(|op| op.weight(&ir)), Some(1500));
    // The hooks.
    let folded = op.operation().fold(&mut ir, &[]);
    assert_eq!(folded, Attribute::i64(3).into());
    let mut patterns = PatternSet::new();
    patterns.add_canonicalization_of::<StockOp>();
    patterns.add_canonicalization_of::<BoxOp>();
    assert_eq!(patterns.len(), 2);
    let mut rw = Rewriter::new(&mut ir);
    assert_eq!(patterns.apply_first(op.operation(), &mut rw), Some(()));
    assert_eq!(
        op.operation().display(&ir).to_string(),
        "%0 = store.stock 5"
    );
    // The builder with a body.
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let seven = StockOp::build_with_count(&mut b, Location::UNKNOWN, None);
    assert_eq!(seven.count(&b), 7);
}

#[test]
fn verifiers_run() {
    assert_eq!(
        error("%0 = store.stock 3 and 4"),
        "'store.stock' op has more on top than below"
    );
    assert_eq!(
        error("%0 = store.stock -3"),
        "'store.stock' op attribute 'count' failed to satisfy constraint: \
         64-bit signless integer attribute whose value is non-negative"
    );
    assert_eq!(
        error("%0 = store.stock 3 {store.wrong}"),
        "'store.stock' op must not be wrong"
    );
    let with = |ty: &str, inside: &str| {
        format!(
            "%0 = \"d.make\"() : () -> {ty}\n\
             \"store.box\"(%0) <{{group_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}}> \
             ({{{inside}}}) : ({ty}) -> ()"
        )
    };
    let with = |ty: &str, inside: &str| {
        with(ty, inside).replace("d.make", "builtin.unrealized_conversion_cast")
    };
    assert_eq!(
        error(&with("i64", "")),
        "'store.box' op operand #0 must be variadic of narrow, but got 'i64'"
    );
    assert_eq!(
        error(&with(
            "i16",
            &"%1 = store.stock 3\n".repeat(3).replace("%1 = ", "")
        )),
        "'store.box' op is too full"
    );
}

#[test]
fn an_op_with_all_kinds_of_parts() {
    let (mut ir, module) = parse(
        "%0 = store.stock 3\n%1 = builtin.unrealized_conversion_cast to i8\n\
         \"store.box\"(%1, %0, %0, %0) <{group_sizes = array<i32: 1, 0, 1>, \
         operandSegmentSizes = array<i32: 1, 1, 2>}> ({}, {}) : (i8, i64, i64, i64) -> ()",
    );
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let op = body.operations(&ir).last().expect("an operation");
    let op = op.cast::<BoxOp>(&ir).expect("a box");
    let parts = op.fields(&ir);
    assert_eq!(parts.narrow, op.narrow(&ir));
    assert_eq!(parts.lid, op.lid(&ir));
    assert_eq!(
        parts.groups.iter().map(Vec::len).collect::<Vec<_>>(),
        [1, 0, 1]
    );
    assert_eq!((parts.group_sizes, parts.layers), (vec![1, 0, 1], 1));
    assert_eq!((parts.body, parts.more.len()), (op.body(&ir), 1));
    assert!(Box::matches(op, &ir).is_some());
    assert!(Stock::matches(op, &ir).is_none());
    op.set_layers(&mut ir, 4);
    assert_eq!(op.fields(&ir).layers, 4);
}

#[test]
fn a_dialect_with_hooks() {
    let info = StoreDialect::INFO;
    let names: Vec<&str> = info.operations().map(OpInfo::name).collect();
    assert_eq!(
        names,
        ["store.stock", "store.box", "store.old", "store.unix"]
    );
    assert_eq!(StoreDialect::VERSION, 3);
    let registry = DialectRegistry::new().with::<StoreDialect>();
    assert_eq!(registry.dialect_names(), ["builtin", "d", "store"]);
    let (mut ir, module) = parse("%0 = store.stock 3 {store.fragile, store.shelf = 4 : i64}");
    let op: StockOp = first(&ir, module);
    assert_eq!(StoreDialect::shelf(op, &ir), Some(4));
    assert!(StoreDialect::fragile(op, &ir));
    let mut patterns = PatternSet::new();
    info.add_canonicalization_patterns(&mut patterns);
    let mut rw = Rewriter::new(&mut ir);
    assert_eq!(patterns.apply_first(op.operation(), &mut rw), Some(()));
    assert!(!StoreDialect::fragile(op, &ir));
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let five =
        info.materialize_constant(&mut b, &Attribute::i64(5), &Type::i64(), Location::UNKNOWN);
    let five = five.expect("an operation");
    assert_eq!(five.display(&b).to_string(), "%1 = store.stock 5");
}

#[test]
fn its_types_and_attributes_are_in_its_text() {
    let text = "module {\n  %0 = unrealized_conversion_cast to !store.kind<3> {a = #store.label<\"x\">}\n}\n";
    let (ir, module) = parse(text);
    assert_eq!(module.display(&ir).to_string().trim_end(), text.trim_end());
}

#[test]
#[expect(deprecated, reason = "it says so")]
fn what_is_deprecated_says_so() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<StoreDialect>().into());
    let block = ir.create_block(&[]);
    let mut b = OpBuilder::at_end(&mut ir, block);
    let old = Old::build(&mut b, Location::UNKNOWN);
    assert_eq!(
        old.operation().display(&b).to_string(),
        "\"store.old\"() : () -> ()"
    );
}
