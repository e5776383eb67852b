//! The verifiers of encodings.

use super::{LevelFormat, LevelType, SparseTensorEncodingAttr};
#[cfg(feature = "complex")]
use crate::complex::NumberAttr;
#[cfg(not(feature = "complex"))]
use ods_dialects::complex::NumberAttr;
use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::interfaces::VerifiableTensorEncoding;
use ods_runtime::prelude::*;

/// The map from levels to dimensions, if `map` is a permutation, or divides dimensions into blocks.
pub(super) fn infer_lvl_to_dim(map: &AffineMap) -> Option<AffineMap> {
    if map.num_symbols() != 0 {
        return None;
    }
    if map.is_permutation() {
        let levels = map.results().iter().zip(0..);
        let mut inverse = vec![AffineExpr::constant(0); map.results().len()];
        for (dimension, level) in levels {
            if let AffineExpr::Dim(dimension) = dimension {
                inverse[*dimension as usize] = AffineExpr::dim(level);
            }
        }
        return Some(AffineMap::new(map.num_dims(), 0, inverse));
    }
    let blocks = Blocks::of(map)?;
    let plain = blocks.plain.iter().map(|level| AffineExpr::dim(*level));
    let mut results: Vec<_> = plain.collect();
    for block in &blocks.divided {
        let outer = AffineExpr::dim(block.outer) * block.size;
        results.push(outer + AffineExpr::dim(block.inner?));
    }
    let levels = map.results().len() as u32;
    Some(AffineMap::new(levels, 0, results))
}

/// A dimension that is divided into blocks.
struct Block {
    dimension: u32,
    /// The level of `dimension floordiv size`.
    outer: u32,
    size: i64,
    /// The level of `dimension mod size`.
    inner: Option<u32>,
}

/// The levels of a map that divides dimensions into blocks.
#[derive(Default)]
struct Blocks {
    /// The levels that are dimensions.
    plain: Vec<u32>,
    /// The dimensions of those levels.
    dimensions: Vec<u32>,
    /// In the order of the dimensions.
    divided: Vec<Block>,
    /// For each level that is not `floordiv`, the size of the block, or 0.
    sizes: Vec<i64>,
}

impl Blocks {
    fn of(map: &AffineMap) -> Option<Self> {
        let mut blocks = Self::default();
        for (result, level) in map.results().iter().zip(0..) {
            match result {
                AffineExpr::Dim(dimension) if !blocks.is_used(*dimension) => {
                    blocks.plain.push(level);
                    blocks.dimensions.push(*dimension);
                    blocks.sizes.push(0);
                }
                AffineExpr::Binary(binary) => {
                    let (AffineExpr::Dim(dimension), AffineExpr::Constant(size)) =
                        (binary.lhs(), binary.rhs())
                    else {
                        return None;
                    };
                    blocks.add(binary.op(), *dimension, *size, level)?;
                }
                _ => return None,
            }
        }
        blocks.divided.sort_by_key(|block| block.dimension);
        let is_block = blocks.divided.iter().any(|block| block.inner.is_some());
        is_block.then_some(blocks)
    }

    fn is_used(&self, dimension: u32) -> bool {
        let mut blocks = self.divided.iter();
        self.dimensions.contains(&dimension) || blocks.any(|block| block.dimension == dimension)
    }

    /// Adds a level; none if it does not fit the others.
    fn add(&mut self, op: AffineBinaryOp, dimension: u32, size: i64, level: u32) -> Option<()> {
        if size <= 0 {
            return None;
        }
        match op {
            AffineBinaryOp::FloorDiv if !self.is_used(dimension) => self.divided.push(Block {
                dimension,
                outer: level,
                size,
                inner: None,
            }),
            AffineBinaryOp::Mod => {
                let mut blocks = self.divided.iter_mut();
                let block = blocks.find(|block| block.dimension == dimension)?;
                if block.size != size {
                    return None;
                }
                block.inner.get_or_insert(level);
                self.sizes.push(size);
            }
            _ => return None,
        }
        Some(())
    }
}

fn ensure(condition: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(message()) }
}

/// Singleton levels follow others, and are all stored in one way.
fn verify_singletons(levels: &[LevelType]) -> Result<(), String> {
    let is_singleton = |level: &LevelType| level.is(LevelFormat::Singleton);
    for (place, level) in levels.iter().enumerate() {
        if !is_singleton(level) {
            continue;
        }
        let before = place.checked_sub(1).map(|before| levels[before]);
        let is_first = !before.is_some_and(|before| is_singleton(&before));
        if is_first && !before.is_some_and(LevelType::has_positions) {
            return Err(
                "expected compressed or loose_compressed level before singleton level".to_owned(),
            );
        }
        if is_first {
            let segment = levels[place..].iter().take_while(|it| is_singleton(it));
            let mut segment = segment.map(|it| it.is_soa());
            if segment.any(|is_soa| is_soa != level.is_soa()) {
                return Err("expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).".to_owned());
            }
        }
    }
    Ok(())
}

/// A structured level is the last, all others are dense, and its size is that of the blocks.
fn verify_structured(levels: &[LevelType], map: Option<&AffineMap>) -> Result<(), String> {
    let mut places = levels.iter();
    let Some(place) = places.position(|level| level.is(LevelFormat::NOutOfM)) else {
        return Ok(());
    };
    ensure(place + 1 == levels.len(), || {
        "expected n_out_of_m to be the last level type".to_owned()
    })?;
    let mut before = levels[..place].iter();
    ensure(before.all(|level| level.is(LevelFormat::Dense)), || {
        "expected all dense lvlTypes before a n_out_of_m level".to_owned()
    })?;
    let is_square = |map: &&AffineMap| map.num_dims() as usize == map.results().len();
    let Some(map) = map.filter(|map| !is_square(map)) else {
        return Ok(());
    };
    let Some(blocks) = Blocks::of(map) else {
        return Err("expected 1xm block structure for n_out_of_m level".to_owned());
    };
    let mut coefficient = 0;
    for size in blocks.sizes.into_iter().filter(|size| *size != 0) {
        ensure(coefficient == 0 || coefficient == size, || {
            "expected only one blocked level with the same coefficients".to_owned()
        })?;
        coefficient = size;
    }
    ensure(coefficient == i64::from(levels[place].sizes()[1]), || {
        "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level".to_owned()
    })
}

impl SparseTensorEncodingAttr {
    fn verify_map(&self) -> Result<(), String> {
        let Some(map) = self.dim_to_lvl() else {
            return Ok(());
        };
        let (results, levels) = (map.results().len(), self.lvl_rank());
        ensure(results == levels, || {
            format!("level-rank mismatch between dimToLvl and lvlTypes: {results} != {levels}")
        })?;
        let inferred = infer_lvl_to_dim(map);
        ensure(inferred.is_some() || map.num_symbols() != 0, || {
            "failed to infer lvlToDim from dimToLvl".to_owned()
        })?;
        ensure(
            self.lvl_to_dim().is_none() || inferred == *self.lvl_to_dim(),
            || "expected lvlToDim to be an inverse of dimToLvl".to_owned(),
        )?;
        let dimensions = self.dim_rank();
        ensure(dimensions <= levels, || {
            format!("unexpected dimToLvl mapping from {dimensions} to {levels}")
        })
    }

    fn verify_slices(&self) -> Result<(), String> {
        if !self.is_slice() {
            return Ok(());
        }
        let (slices, dimensions) = (self.dim_slices().len(), self.dim_rank());
        ensure(slices == dimensions, || {
            format!(
                "dimension-rank mismatch between dimSlices and dimToLvl: {slices} != {dimensions}"
            )
        })?;
        let levels = self.lvl_rank();
        ensure(dimensions == levels, || {
            format!(
                "dimSlices expected dimension-rank to match level-rank: {dimensions} != {levels}"
            )
        })
    }
}

impl VerifyParameters for SparseTensorEncodingAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        let is_width = |width: u32| matches!(width, 0 | 8 | 16 | 32 | 64);
        ensure(is_width(self.pos_width()), || {
            format!("unexpected position bitwidth: {}", self.pos_width())
        })?;
        ensure(is_width(self.crd_width()), || {
            format!("unexpected coordinate bitwidth: {}", self.crd_width())
        })?;
        let levels = self.lvl_types();
        verify_singletons(levels)?;
        let is_batch = |level: &LevelType| level.is(LevelFormat::Batch);
        let batches = levels.iter().filter(|level| is_batch(level)).count();
        ensure(levels.iter().take(batches).all(is_batch), || {
            "Batch lvlType can only be leading levels.".to_owned()
        })?;
        let is_soa = |level: &LevelType| level.is_soa() && !level.is(LevelFormat::Singleton);
        ensure(!levels.iter().any(is_soa), || {
            "SoA is only applicable to singleton lvlTypes.".to_owned()
        })?;
        verify_structured(levels, self.dim_to_lvl().as_ref())?;
        ensure(!levels.is_empty(), || {
            "expected a non-empty array for lvlTypes".to_owned()
        })?;
        self.verify_map()?;
        self.verify_slices()
    }
}

/// Whether an implicit value is zero.
fn is_zero(value: &Attribute) -> bool {
    match value {
        Attribute::Integer(value) => value.to_i64() == Some(0),
        Attribute::Float(value) => value.to_f64() == 0.0,
        _ => value
            .downcast::<NumberAttr>()
            .is_some_and(|number| number.real().to_f64() == 0.0 && number.imag().to_f64() == 0.0),
    }
}

impl VerifiableTensorEncoding for SparseTensorEncodingAttr {
    fn verify_encoding(&self, shape: &[i64], element_type: &Type) -> Result<(), String> {
        self.verify_parameters()?;
        ensure(!shape.is_empty(), || {
            "expected non-scalar sparse tensor".to_owned()
        })?;
        let (dimensions, rank) = (self.dim_rank(), shape.len());
        ensure(dimensions == rank, || {
            format!(
                "dimension-rank mismatch between encoding and tensor shape: {dimensions} != {rank}"
            )
        })?;
        for (what, value) in [
            ("explicit", self.explicit_val()),
            ("implicit", self.implicit_val()),
        ] {
            let Some(ty) = value.as_ref().and_then(Attribute::value_type) else {
                continue;
            };
            ensure(ty == *element_type, || {
                format!(
                    "{what} value type mismatch between encoding and tensor element type: '{ty}' != '{element_type}'"
                )
            })?;
        }
        ensure(self.implicit_val().as_ref().is_none_or(is_zero), || {
            "implicit value must be zero".to_owned()
        })
    }
}
