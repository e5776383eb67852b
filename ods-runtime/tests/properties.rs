//! Random types and attributes: what prints reads back as the same value, and
//! equal values hash and print alike.

#![expect(clippy::cast_precision_loss, reason = "any number will do")]

use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap, IntegerSet};
use ods_runtime::attributes::{
    ApInt, Attribute, DenseArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, LocationAttr,
    Name, NamedAttribute, OpaqueAttr, StridedLayoutAttr, StringAttr, SymbolRefAttr,
};
use ods_runtime::types::{
    DYNAMIC, FloatType, FunctionType, IntegerType, MemRefType, OpaqueType, Signedness, TensorType,
    TupleType, Type, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use std::hash::{BuildHasher, BuildHasherDefault};

/// A generator of values, the same in each run.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.word() >> 16) as usize % limit
    }

    fn list<T>(&mut self, longest: usize, mut element: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(longest + 1))
            .map(|_| element(self))
            .collect()
    }

    fn number(&mut self) -> i64 {
        let shift = self.below(64);
        self.word().cast_signed() >> shift
    }

    fn integer_type(&mut self) -> IntegerType {
        let width = [1, 7, 8, 32, 64, 65, 128, 300][self.below(8)];
        let signedness = [
            Signedness::Signless,
            Signedness::Signed,
            Signedness::Unsigned,
        ][self.below(3)];
        IntegerType::new(width, signedness)
    }

    /// A float type whose values read back from what prints.
    fn float_type(&mut self) -> FloatType {
        loop {
            let ty = FloatType::ALL[self.below(FloatType::ALL.len())];
            if !matches!(ty, FloatType::F80 | FloatType::F128) {
                return ty;
            }
        }
    }

    fn shape(&mut self) -> Vec<i64> {
        self.list(3, |r| match r.below(4) {
            0 => DYNAMIC,
            _ => r.below(5) as i64,
        })
    }

    fn number_type(&mut self) -> Type {
        match self.below(4) {
            0 => Type::Index,
            1 => Type::Float(FloatType::ALL[self.below(FloatType::ALL.len())]),
            _ => self.integer_type().into(),
        }
    }

    fn name(&mut self) -> Name {
        const NAMES: [&[u8]; 9] = [
            b"a",
            b"foo.bar",
            b"_x$1",
            b"a b",
            b"1",
            b"-",
            b"\xFF\x00\n",
            b"\"\\",
            b"\xC3\xA9",
        ];
        Name::from_bytes(NAMES[self.below(NAMES.len())])
    }

    fn ty(&mut self, depth: usize) -> Type {
        if depth == 0 {
            return if self.below(8) == 0 {
                Type::None
            } else {
                self.number_type()
            };
        }
        match self.below(10) {
            0 => match self.number_type() {
                Type::Index => Type::complex(Type::f32()),
                ty => Type::complex(ty),
            },
            1 => {
                let dims = self.list(3, |r| (1 + r.below(9) as i64, r.below(3) == 0));
                let (shape, scalable): (Vec<_>, Vec<_>) = dims.into_iter().unzip();
                VectorType::with_scalable_dims(shape, self.number_type(), scalable).into()
            }
            2 => {
                let encoding = self.memory_space();
                TensorType::with_encoding(self.shape(), self.number_type(), encoding).into()
            }
            3 => UnrankedTensorType::new(self.number_type()).into(),
            4 => {
                let shape = self.shape();
                let layout = match self.below(3) {
                    0 => Some(StridedLayoutAttr::new(self.number(), &shape).into()),
                    1 => Some(self.map(shape.len() as u32).into()),
                    _ => None,
                };
                let element = self.number_type();
                MemRefType::with_layout(shape, element, layout, self.memory_space()).into()
            }
            5 => UnrankedMemRefType::new(self.number_type(), self.memory_space()).into(),
            6 => TupleType::new(self.list(3, |r| r.ty(depth - 1))).into(),
            7 => {
                let inputs = self.list(2, |r| r.ty(depth - 1));
                FunctionType::new(inputs, self.list(2, |r| r.ty(depth - 1))).into()
            }
            8 => {
                let body = [&b"x"[..], b"x<a, [b]>", b"\"s > \"", b"", b"a -> b"][self.below(5)];
                OpaqueType::new("other", body).into()
            }
            _ => self.ty(0),
        }
    }

    fn memory_space(&mut self) -> Option<Attribute> {
        Some(match self.below(4) {
            0 => Attribute::i64(self.number()),
            1 => Attribute::string("space"),
            2 => Attribute::dictionary([NamedAttribute::new("a", self.attribute(0))]),
            _ => return None,
        })
    }

    fn expr(&mut self, dims: u32, symbols: u32, depth: usize) -> AffineExpr {
        if depth == 0 {
            return match self.below(3) {
                0 if dims > 0 => AffineExpr::Dim(self.below(dims as usize) as u32),
                1 if symbols > 0 => AffineExpr::Symbol(self.below(symbols as usize) as u32),
                _ => AffineExpr::Constant(self.below(21) as i64 - 10),
            };
        }
        let lhs = self.expr(dims, symbols, depth - 1);
        let op = [
            AffineBinaryOp::Add,
            AffineBinaryOp::Mul,
            AffineBinaryOp::Mod,
            AffineBinaryOp::FloorDiv,
            AffineBinaryOp::CeilDiv,
        ][self.below(5)];
        let dims = if op == AffineBinaryOp::Add { dims } else { 0 };
        let rhs = self.expr(dims, symbols, depth - 1);
        AffineExpr::binary(op, lhs, rhs)
    }

    fn map(&mut self, dims: u32) -> AffineMap {
        let symbols = self.below(3) as u32;
        let results = self.list(3, |r| r.expr(dims, symbols, 2));
        AffineMap::new(dims, symbols, results)
    }

    fn location(&mut self, depth: usize) -> LocationAttr {
        match self.below(if depth == 0 { 3 } else { 6 }) {
            0 => LocationAttr::Unknown,
            1 => LocationAttr::file_line_col(self.name(), self.below(99) as u32, 7),
            2 => LocationAttr::file_range(self.name(), (self.below(3) as u32, 2), (2, 5)),
            3 => LocationAttr::name(self.name(), self.location(depth - 1)),
            4 => LocationAttr::call_site(self.location(depth - 1), self.location(depth - 1)),
            _ => {
                let metadata = (self.below(2) == 0).then(|| self.attribute(depth - 1));
                LocationAttr::fused(self.list(3, |r| r.location(depth - 1)), metadata)
            }
        }
    }

    fn float(&mut self, ty: FloatType) -> FloatAttr {
        match self.below(3) {
            0 => FloatAttr::from_bits(ty, self.word().into()),
            1 => FloatAttr::new(ty, f64::from_bits(self.word())),
            _ => FloatAttr::new(ty, self.number() as f64 / 1000.0),
        }
    }

    fn elements(&mut self) -> Attribute {
        let shape = self.list(3, |r| r.below(4) as i64);
        let element = match self.below(3) {
            0 => Type::Float(self.float_type()),
            1 => Type::complex(self.integer_type().into()),
            _ => self.integer_type().into(),
        };
        let ty: Type = TensorType::new(shape, element.clone()).into();
        let count = ty.num_elements().unwrap().max(1) as usize;
        let bytes = match &element {
            Type::Integer(ty) if ty.width() == 1 => count.div_ceil(8),
            Type::Complex(part) => {
                2 * count
                    * part
                        .element_type()
                        .int_or_float_bit_width()
                        .unwrap()
                        .div_ceil(8) as usize
            }
            ty => count * ty.int_or_float_bit_width().unwrap().div_ceil(8) as usize,
        };
        // Only bits of the width: what is beyond does not print.
        let width = match &element {
            Type::Complex(part) => part.element_type().int_or_float_bit_width().unwrap(),
            ty => ty.int_or_float_bit_width().unwrap(),
        };
        let size = width.div_ceil(8) as usize;
        let mut raw: Vec<u8> = (0..bytes).map(|_| self.word() as u8).collect();
        if width == 1 && !element.is_complex() {
            if let Some(last) = raw.last_mut()
                && !count.is_multiple_of(8)
            {
                *last &= (1 << (count % 8)) - 1;
            }
        } else if !width.is_multiple_of(8) {
            for number in raw.chunks_mut(size) {
                number[size - 1] &= (1 << (width % 8)) - 1;
            }
        }
        match DenseElementsAttr::from_raw_bytes(ty, raw) {
            Some(elements) => elements.into(),
            None => Attribute::Unit,
        }
    }

    fn attribute(&mut self, depth: usize) -> Attribute {
        match self.below(if depth == 0 { 12 } else { 15 }) {
            0 => {
                let ty = self.integer_type();
                let words = self.list(5, Self::word);
                IntegerAttr::from_apint(&ty.into(), &ApInt::from_words(ty.width(), words)).into()
            }
            1 => Attribute::index(self.number()),
            2 => {
                let ty = self.float_type();
                self.float(ty).into()
            }
            3 => Attribute::string(self.name()),
            4 => StringAttr::with_type(self.name(), self.ty(0)).into(),
            5 => Attribute::Unit,
            6 => SymbolRefAttr::nested(self.name(), self.list(2, Self::name)).into(),
            7 => match self.below(3) {
                0 => DenseArrayAttr::from_bools(&self.list(4, |r| r.below(2) == 0)).into(),
                1 => DenseArrayAttr::from_f64s(&self.list(4, |r| r.number() as f64)).into(),
                _ => DenseArrayAttr::from_i16s(&self.list(4, |r| r.word() as i16)).into(),
            },
            8 => {
                let dims = self.below(3) as u32;
                self.map(dims).into()
            }
            9 => {
                let constraints = self.list(2, |r| (r.expr(2, 1, 2), r.below(2) == 0));
                IntegerSet::new(2, 1, constraints).into()
            }
            10 => self.elements(),
            11 => OpaqueAttr::new("other", &b"x<y>"[..], self.ty(0)).into(),
            12 => Attribute::array(self.list(4, |r| r.attribute(depth - 1))),
            13 => {
                let mut entries =
                    self.list(4, |r| NamedAttribute::new(r.name(), r.attribute(depth - 1)));
                entries.sort_by(|left, right| left.name.cmp(&right.name));
                entries.dedup_by(|left, right| left.name == right.name);
                Attribute::dictionary(entries)
            }
            _ => match self.below(2) {
                0 => self.location(depth - 1).into(),
                _ => self.ty(depth - 1).into(),
            },
        }
    }
}

fn hash(attribute: &Attribute) -> u64 {
    BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(attribute)
}

#[test]
fn what_prints_reads_back() {
    let mut random = Random(0x0123_4567_89AB_CDEF);
    let mut kinds = std::collections::BTreeMap::<String, usize>::new();
    for _ in 0..20_000 {
        let attribute = random.attribute(3);
        let printed = attribute.to_string();
        // Sums in affine expressions are grouped anew when they are read, which
        // simplifies them further.
        let lossy = printed.contains("affine_");
        match Attribute::parse(&printed) {
            Ok(again) => {
                assert!(
                    again == attribute || lossy,
                    "{printed} reads back as {again}"
                );
                if again == attribute {
                    assert_eq!(hash(&again), hash(&attribute));
                    assert_eq!(again.to_string(), printed);
                }
            }
            Err(errors) => panic!("{printed} does not read back: {errors:?}"),
        }
        let kind = printed.chars().take_while(|c| c.is_alphabetic()).collect();
        *kinds.entry(kind).or_default() += 1;
    }
    assert!(kinds.len() > 15, "{kinds:?}");
}

#[test]
fn cutting_a_text_short_is_an_error() {
    let mut random = Random(0xFEDC_BA98_7654_3210);
    for _ in 0..2_000 {
        let printed = random.ty(3).to_string();
        assert_eq!(Type::parse(&printed).unwrap().to_string(), printed);
        for (at, _) in printed.char_indices().skip(1).take(60) {
            let Err(errors) = Type::parse(&printed[..at]) else {
                // Half an integer type is one too, and so is a dialect's.
                continue;
            };
            assert!(!errors.is_empty());
        }
    }
}

#[test]
fn simplified_expressions_have_the_same_value() {
    let mut random = Random(0xABCD_EF01_2345_6789);
    for _ in 0..20_000 {
        let (op, lhs, rhs) = loop {
            if let AffineExpr::Binary(binary) = random.expr(2, 1, 2) {
                break (binary.op(), binary.lhs().clone(), binary.rhs().clone());
            }
        };
        let point: Vec<i64> = (0..3).map(|_| random.below(41) as i64 - 20).collect();
        let value = |expr: &AffineExpr| expr.evaluate(&point[..2], &point[2..]);
        let (Some(left), Some(right)) = (value(&lhs), value(&rhs)) else {
            continue;
        };
        let expected = match op {
            AffineBinaryOp::Add => left.checked_add(right),
            AffineBinaryOp::Mul => left.checked_mul(right),
            _ if right == 0 => None,
            AffineBinaryOp::FloorDiv => Some((left as f64 / right as f64).floor() as i64),
            AffineBinaryOp::CeilDiv => Some((left as f64 / right as f64).ceil() as i64),
            AffineBinaryOp::Mod if right > 0 => Some(left.rem_euclid(right)),
            AffineBinaryOp::Mod => continue,
        };
        let whole = AffineExpr::binary(op, lhs.clone(), rhs.clone());
        if let Some(expected) = expected
            && left.abs() < 1 << 40
            && right.abs() < 1 << 40
        {
            assert_eq!(
                value(&whole),
                Some(expected),
                "({lhs}) {op:?} ({rhs}) as {whole} at {point:?}"
            );
        }
    }
}
