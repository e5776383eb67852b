//! Sample types and attributes, and which of them satisfy a constraint.
//!
//! A constraint is a class, perhaps a builder of its one value, and a predicate. The class and the
//! builder are known from the definition; the predicate is a function, of which only the answers are
//! known. So it is solved by the structure of types and attributes: samples are every scalar, every
//! container of every scalar in every small shape, and so on; the samples that a constraint accepts
//! are remembered. A registered type or attribute is composed from its format and its parameters.

use super::Random;
use crate::attributes::{Attribute, DenseArrayAttr};
use crate::constraint::{AttrConstraint, TypeConstraint};
use crate::def::{Choices, DefInfo, ParamInfo};
use crate::op::AnyProp;
use crate::registry::DialectRegistry;
use crate::text::parser::{ParserConfig, parse_attribute, parse_type};
use crate::types::{
    FloatType, FunctionType, MemRefType, RankedTensorType, Type, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};
use ods_ir::property::Property;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The number of texts composed for each definition of a type or attribute.
const TEXTS_PER_DEFINITION: usize = 60;

/// The extent of a dimension that is known at run time only.
const DYNAMIC: i64 = crate::types::DYNAMIC;

/// Shapes of the first, small list of samples.
const SHAPES: &[&[i64]] = &[&[], &[2], &[2, 3], &[DYNAMIC], &[DYNAMIC, 2]];

/// Shapes of the second list, which is searched if the first has nothing.
const MORE_SHAPES: &[&[i64]] = &[
    &[1],
    &[3],
    &[4],
    &[5],
    &[6],
    &[7],
    &[8],
    &[16],
    &[32],
    &[64],
    &[128],
    &[0],
    &[2, 2],
    &[4, 4],
    &[3, 3],
    &[8, 8],
    &[16, 16],
    &[DYNAMIC, DYNAMIC],
    &[2, 2, 2],
    &[2, 3, 4],
    &[DYNAMIC, DYNAMIC, DYNAMIC],
    &[1, 2, 3, 4],
    &[2, 2, 2, 2, 2],
    &[2, 2, 2, 2, 2, 2],
];

/// Attributes whose types come from nothing else.
#[rustfmt::skip]
const TEXTS: &[&str] = &[
    "unit", "true", "false", "\"\"", "\"text\"", "\"two words\"", "\"\\FF\\22\"", "@symbol", "@\"a b\"",
    "@symbol::@nested", "[]", "[1]", "[1, 2]", "[true, false]", "[\"a\"]", "[\"a\", \"b\"]", "[i32]", "[i32, f32]", "[@symbol]",
    "[unit]", "[[], [1, [2]]]", "[1 : i32, 2 : i32]", "[1 : index]", "[1.5, 2.5]", "[1.5 : f32]", "{}", "{a = 1}",
    "{a, \"b c\" = [1.5]}", "[{}]", "[[1, 2], [3]]", "[[0, 1]]", "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d1, d0)>", "affine_map<(d0)[s0] -> (d0 + s0, d0 mod 4)>", "affine_map<() -> (7)>",
    "[affine_map<(d0) -> (d0)>]", "affine_set<(d0) : (d0 - 3 >= 0)>", "loc(\"file\":3:4)", "loc(\"name\")",
    "dense<[1, 2]> : tensor<2xi8>", "dense<7> : tensor<2x3xi32>", "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>",
    "dense<1> : tensor<i64>", "dense<[true, false]> : vector<2xi1>", "dense<[1, 2, 3]> : vector<3xindex>",
    "dense<[1.5, -0.0]> : tensor<2xf32>", "dense<2.5> : vector<2x3xf64>",
    "dense<(1.5, 2.5)> : tensor<2xcomplex<f32>>", "sparse<[[0, 1]], [5]> : tensor<2x3xi32>",
    "array<i1>", "array<i1: true, false>", "array<i8: 1, -2>", "array<i16: 300>", "array<i32>", "array<i32: 1>",
    "array<i32: 1, 2>", "array<i32: 1, 2, 3>", "array<i64>", "array<i64: 0>", "array<i64: 0, 1>",
    "array<i64: 4, 5, 6>", "array<i64: 1, 2, 3, 4>", "array<f32: 1.5>", "array<f64: 2.5, -1.0>",
    "strided<[2, 1], offset: 3>",
];

/// The samples for a registry, and what constraints say about them.
pub(super) struct Samples {
    types: Vec<Type>,
    attributes: Vec<Attribute>,
    /// The second lists, made on first use.
    more: OnceLock<(Vec<Type>, Vec<Attribute>)>,
    by_constraint: Mutex<Found>,
}

/// The accepted samples of the constraints that were asked for, by their addresses.
#[derive(Default)]
struct Found {
    types: Vec<(usize, Arc<[Type]>)>,
    attributes: Vec<(usize, Arc<[Attribute]>)>,
    properties: Vec<(usize, Arc<[Property]>)>,
}

fn address<T: ?Sized>(of: &'static T) -> usize {
    std::ptr::from_ref(of).cast::<()>() as usize
}

/// The value for `key`, made by `make` on first use.
fn remembered<T: ?Sized>(
    list: &mut Vec<(usize, Arc<T>)>,
    key: usize,
    make: impl FnOnce() -> Arc<T>,
) -> Arc<T> {
    if let Some((_, found)) = list.iter().find(|(known, _)| *known == key) {
        return found.clone();
    }
    let made = make();
    list.push((key, made.clone()));
    made
}

impl Samples {
    /// Makes the samples for the types and attributes of a registry; `types` and `attributes` are
    /// further ones.
    pub(super) fn new(
        registry: &DialectRegistry,
        types: &[Type],
        attributes: &[Attribute],
    ) -> Self {
        let config = ParserConfig {
            registry,
            allow_unregistered_dialects: true,
        };
        let scalars = scalars();
        let mut all_types = types.to_vec();
        let mut all_attributes = attributes.to_vec();
        // The parameters of a type may be types of its dialect, so there are two rounds.
        for _ in 0..2 {
            let words = words(&all_types, &all_attributes);
            for dialect in registry.dialect_names() {
                for info in registry.type_definitions(dialect) {
                    composed(info, '!', &words, &mut all_types, |text| {
                        parse_type(text, config).ok()
                    });
                }
                for info in registry.attribute_definitions(dialect) {
                    composed(info, '#', &words, &mut all_attributes, |text| {
                        parse_attribute(text, config).ok()
                    });
                }
            }
        }
        let own: Vec<Type> = all_types.clone();
        all_types.extend(scalars.iter().cloned());
        for shape in SHAPES {
            containers(shape, &common_scalars(), &mut all_types);
            containers(shape, &own, &mut all_types);
        }
        all_types.extend([
            UnrankedTensorType::new(Type::f32()).into(),
            UnrankedMemRefType::new(Type::i32(), None).into(),
            Type::complex(Type::f32()),
            Type::complex(Type::f64()),
            Type::tuple([]),
            Type::tuple([Type::i32(), Type::f32()]),
            Type::function([], []),
            Type::function([Type::i32()], [Type::i32()]),
            Type::function([Type::f32(), Type::index()], []),
            Type::function([], [Type::i1(), Type::i64()]),
            Type::function([Type::i1(), Type::index(), Type::f32()], [Type::f32()]),
        ]);
        all_attributes.extend(TEXTS.iter().filter_map(|text| Attribute::parse(text).ok()));
        numbers(&common_scalars(), &[0, 1, 2, -1, 7], &mut all_attributes);
        all_attributes.extend(all_types.iter().take(60).cloned().map(Attribute::ty));
        let functions = all_types.iter().filter(|ty| ty.is::<FunctionType>());
        all_attributes.extend(functions.cloned().map(Attribute::ty));
        Self {
            types: all_types,
            attributes: all_attributes,
            more: OnceLock::new(),
            by_constraint: Mutex::default(),
        }
    }

    /// The second lists.
    fn more(&self) -> &(Vec<Type>, Vec<Attribute>) {
        self.more.get_or_init(|| {
            let types = more_types();
            let attributes = self.more_attributes(&types);
            (types, attributes)
        })
    }

    fn more_attributes(&self, more_types: &[Type]) -> Vec<Attribute> {
        let mut attributes = Vec::new();
        let values: Vec<i64> = (-130..=300)
            .chain((9..63).flat_map(|bit| [1 << bit, (1 << bit) - 1]))
            .chain([i64::MIN, i64::MAX])
            .collect();
        numbers(&common_scalars(), &values, &mut attributes);
        numbers(&scalars(), &[0, 1, -1], &mut attributes);
        attributes.extend(
            self.types
                .iter()
                .chain(more_types)
                .cloned()
                .map(Attribute::ty),
        );
        // Lists of each length of each sample; those of one kind only satisfy typed arrays.
        for length in 1..=6 {
            let repeated = |one: &Attribute| Attribute::array(vec![one.clone(); length]);
            attributes.extend(self.attributes.iter().map(repeated));
            let numbers: Vec<i64> = (0..length as i64).collect();
            let narrow: Vec<i32> = (0..length as i32).collect();
            attributes.push(DenseArrayAttr::from_i64s(&numbers).into());
            attributes.push(DenseArrayAttr::from_i32s(&narrow).into());
        }
        attributes
    }

    fn found(&self) -> MutexGuard<'_, Found> {
        self.by_constraint
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The types that satisfy a constraint.
    pub(super) fn types_of(&self, constraint: &'static TypeConstraint) -> Arc<[Type]> {
        remembered(&mut self.found().types, address(constraint), || {
            let accepts = |ty: &&Type| {
                constraint.accepts(ty) && constraint.class.is_none_or(|class| (class.contains)(ty))
            };
            if let Some(build) = constraint.build {
                return [build()].into();
            }
            let first: Vec<Type> = self.types.iter().filter(accepts).cloned().collect();
            if first.is_empty() {
                return self.more().0.iter().filter(accepts).cloned().collect();
            }
            first.into()
        })
    }

    /// The attributes that satisfy a constraint.
    pub(super) fn attributes_of(&self, constraint: &'static AttrConstraint) -> Arc<[Attribute]> {
        remembered(&mut self.found().attributes, address(constraint), || {
            let accepts = |attr: &&Attribute| {
                let class = constraint.class;
                constraint.accepts(attr) && class.is_none_or(|class| (class.contains)(attr))
            };
            self.attributes_where(accepts)
        })
    }

    /// The values of a property.
    pub(super) fn values_of(&self, def: &'static dyn AnyProp) -> Arc<[Property]> {
        remembered(&mut self.found().properties, address(def), || {
            let value = |attr: &Attribute| {
                let value = def.value_of(attr).ok()?;
                def.accepts(&value).then_some(value)
            };
            let accepted = self.attributes_where(|attr| value(attr).is_some());
            accepted.iter().filter_map(value).collect()
        })
    }

    fn attributes_where(&self, accepts: impl Fn(&&Attribute) -> bool) -> Arc<[Attribute]> {
        let first: Vec<Attribute> = self.attributes.iter().filter(&accepts).cloned().collect();
        if first.is_empty() {
            let more = self.more().1.iter().filter(&accepts);
            return more.cloned().collect();
        }
        first.into()
    }

    /// Any attribute.
    pub(super) fn any_attribute(&self, random: &mut Random) -> Attribute {
        let picked = random.pick(&self.attributes).cloned();
        picked.unwrap_or_else(Attribute::unit)
    }

    /// Any type.
    pub(super) fn any_type(&self, random: &mut Random) -> Type {
        let picked = random.pick(&self.types).cloned();
        picked.unwrap_or_else(Type::i32)
    }
}

/// Every scalar in every container of every small shape, and the like.
fn more_types() -> Vec<Type> {
    let scalars = scalars();
    let mut types: Vec<Type> = (1..=256)
        .flat_map(|width| [Type::int(width), Type::signed(width), Type::unsigned(width)])
        .collect();
    let complex: Vec<Type> = FloatType::ALL
        .iter()
        .map(|float| Type::complex(Type::Float(*float)))
        .chain([Type::complex(Type::i32())])
        .collect();
    let elements = [scalars.as_slice(), &complex].concat();
    for shape in SHAPES.iter().chain(MORE_SHAPES) {
        containers(shape, &elements, &mut types);
    }
    types.extend(complex);
    for element in &scalars {
        types.push(Type::tuple([element.clone()]));
        if RankedTensorType::is_valid_element_type(element) {
            types.push(UnrankedTensorType::new(element.clone()).into());
        }
        if MemRefType::is_valid_element_type(element) {
            types.push(UnrankedMemRefType::new(element.clone(), None).into());
            for space in [1, 2, 3, 5] {
                let space = Some(Attribute::i64(space));
                types.push(MemRefType::with_layout([4], element.clone(), None, space).into());
            }
        }
    }
    for scalable in [&[true][..], &[true, false], &[false, true], &[true, true]] {
        for extent in [1, 2, 4, 8, 16] {
            for element in &scalars {
                if VectorType::is_valid_element_type(element) {
                    let shape = vec![extent; scalable.len()];
                    let element = element.clone();
                    types.push(VectorType::with_scalable_dims(shape, element, scalable).into());
                }
            }
        }
    }
    types
}

/// Scalars that most operations know.
fn common_scalars() -> Vec<Type> {
    let integers = [1, 8, 16, 32, 64].map(Type::int);
    let others = [
        Type::index(),
        Type::f16(),
        Type::bf16(),
        Type::f32(),
        Type::f64(),
    ];
    let signed = [Type::signed(32), Type::unsigned(8)];
    integers.into_iter().chain(others).chain(signed).collect()
}

/// All kinds of scalars.
fn scalars() -> Vec<Type> {
    let mut scalars = common_scalars();
    let floats = FloatType::ALL.iter().map(|float| Type::Float(*float));
    let others = [
        Type::none(),
        Type::int(128),
        Type::int(4),
        Type::signed(8),
        Type::unsigned(64),
    ];
    for ty in floats.chain(others) {
        if !scalars.contains(&ty) {
            scalars.push(ty);
        }
    }
    scalars
}

/// Adds vectors, tensors and memrefs of a shape.
fn containers(shape: &[i64], elements: &[Type], types: &mut Vec<Type>) {
    for element in elements {
        if RankedTensorType::is_valid_element_type(element) {
            types.push(RankedTensorType::new(shape, element.clone()).into());
        }
        if shape.iter().all(|extent| *extent > 0) && VectorType::is_valid_element_type(element) {
            types.push(VectorType::new(shape, element.clone()).into());
        }
        if MemRefType::is_valid_element_type(element) {
            types.push(MemRefType::new(shape, element.clone()).into());
        }
    }
}

/// Adds numbers of each type; values that a type does not hold are left out.
fn numbers(types: &[Type], values: &[i64], attributes: &mut Vec<Attribute>) {
    for ty in types {
        attributes.extend(values.iter().filter_map(|value| number(ty, *value)));
    }
}

#[expect(clippy::cast_precision_loss, reason = "a sample may be rounded")]
fn number(ty: &Type, value: i64) -> Option<Attribute> {
    let (width, is_unsigned) = match ty {
        Type::Float(float) => return Some(Attribute::float(*float, value as f64 / 2.0)),
        Type::Integer(integer) => (integer.width(), integer.is_unsigned()),
        Type::Index => (64, false),
        _ => return None,
    };
    // The bits of a signed number are shifted out of the sign alone.
    let fits = if is_unsigned {
        value >= 0 && (width > 62 || value < 1 << width)
    } else {
        width > 63 || width > 0 && (value >> (width - 1) == 0 || value >> (width - 1) == -1)
    };
    fits.then(|| Attribute::integer(ty, value))
}

/// Texts of parameters.
fn words(types: &[Type], attributes: &[Attribute]) -> Vec<String> {
    let fixed = [
        "1",
        "0",
        "-1",
        "2",
        "8",
        "true",
        "1.5",
        "\"text\"",
        "word",
        "i32",
        "f32",
        "index",
        "tensor<2xf32>",
        "@symbol",
        "unit",
        "[1, 2]",
        "1, 2",
        "affine_map<(d0) -> (d0)>",
        "1 : i32",
        "1.5 : f32",
        "array<i64: 1, 2>",
        "(i32) -> f32",
        "[i32]",
        "i32, f32",
    ];
    let types = types.iter().map(ToString::to_string);
    let attributes = attributes.iter().map(ToString::to_string);
    let fixed = fixed.into_iter().map(str::to_owned);
    fixed.chain(types).chain(attributes).collect()
}

/// Adds up to eight values of a definition that are composed at random and accepted by `parse`.
fn composed<T: PartialEq>(
    info: &'static DefInfo,
    sigil: char,
    words: &[String],
    values: &mut Vec<T>,
    parse: impl Fn(&[u8]) -> Option<T>,
) {
    struct Composing<'w> {
        random: Random,
        words: &'w [String],
        number: usize,
    }

    impl Choices for Composing<'_> {
        fn parameter(&mut self, info: &ParamInfo) -> String {
            if let Some(table) = info.cases() {
                let case = self.random.pick(table.cases());
                let text = case.map(|case| table.stringify(case.bits()).into_owned());
                return text.unwrap_or_default();
            }
            self.random.pick(self.words).cloned().unwrap_or_default()
        }

        fn is_present(&mut self) -> bool {
            !self.number.is_multiple_of(4) && self.random.once_in(2)
        }
    }

    let seed = info.full_name().bytes().fold(7, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(byte.into())
    });
    let mut choices = Composing {
        random: Random::new(seed),
        words,
        number: 0,
    };
    let mut found = 0;
    for number in 0..TEXTS_PER_DEFINITION {
        choices.number = number;
        let body = info.compose(&mut choices);
        // A dialect's own parser may want the other spelling.
        let spellings = [
            format!("{sigil}{}{body}", info.full_name()),
            format!("{sigil}{}<{} {body}>", info.dialect(), info.mnemonic()),
            format!("{sigil}{}<{body}>", info.full_name()),
        ];
        let value = spellings.iter().find_map(|text| parse(text.as_bytes()));
        if let Some(value) = value
            && !values.contains(&value)
        {
            values.push(value);
            found += 1;
            if found == 8 {
                break;
            }
        }
    }
}
