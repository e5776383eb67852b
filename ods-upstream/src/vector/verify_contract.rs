//! The verifier of `vector.contract`.
//!
//! Each operand has a map from iterations to its dimensions. A dimension of iterations that both factors have is
//! contracted if it is a reduction, and a batch if it is parallel; the others belong to one factor.

use super::verify::{is_supported, shape};
use super::{ContractionOp, IteratorType, IteratorTypeAttr};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// Dimensions of the left and of the right factor for the same iterations.
type Pairs = Vec<(usize, usize)>;

/// The result of a map that is a dimension.
fn result_of_dim(map: &AffineMap, dim: u32) -> Option<usize> {
    let expr = AffineExpr::Dim(dim);
    map.results().iter().position(|result| *result == expr)
}

/// The maps of the operands, if there is one for each.
fn maps_of(op: ContractionOp, ir: &Ir) -> Option<[&AffineMap; 3]> {
    let maps = op.operation().attribute(ir, "indexing_maps")?.as_array()?;
    let mut found = Vec::new();
    for map in maps {
        let Attribute::AffineMap(map) = map else {
            return None;
        };
        found.push(map);
    }
    found.try_into().ok()
}

/// Checks that a map leads from `iterators` dimensions to those of a value with `rank` dimensions.
fn check_map(number: usize, map: &AffineMap, iterators: usize, rank: usize) -> Result<(), String> {
    let what = if map.num_symbols() != 0 {
        "have no symbols".to_owned()
    } else if map.num_dims() as usize != iterators {
        format!("have {iterators} number of inputs")
    } else if map.results().len() != rank {
        format!("have {rank} number of outputs")
    } else if !map.is_projected_permutation() {
        "be a projected permutation of its inputs".to_owned()
    } else {
        return Ok(());
    };
    Err(format!("expected indexing map {number} to {what}"))
}

/// A contraction whose maps are right.
struct Contraction<'a> {
    maps: [&'a AffineMap; 3],
    iterators: Vec<IteratorType>,
    lhs: &'a Type,
    rhs: &'a Type,
    acc: &'a Type,
    result: &'a Type,
}

impl Contraction<'_> {
    /// The dimensions that both factors have for iterators of a kind.
    fn pairs(&self, kind: IteratorType) -> Pairs {
        let [left, right, _] = self.maps;
        let dims = (0..).zip(&self.iterators).filter(|(_, ty)| **ty == kind);
        dims.filter_map(|(dim, _)| Some((result_of_dim(left, dim)?, result_of_dim(right, dim)?)))
            .collect()
    }

    fn have_same_sizes(&self, pairs: &Pairs) -> bool {
        let (left, right) = (shape(self.lhs), shape(self.rhs));
        pairs.iter().all(|(lhs, rhs)| left[*lhs] == right[*rhs])
    }

    /// Whether nothing is left of the factors but a number.
    fn is_scalar(&self, contracted: &Pairs, batches: &Pairs) -> bool {
        let both = contracted.len() + batches.len();
        contracted.len() == shape(self.lhs).len() && both == shape(self.rhs).len()
    }

    /// The number of iterations of a dimension.
    fn extent(&self, dim: u32) -> Option<i64> {
        let factors = self.maps.iter().zip([self.lhs, self.rhs]);
        let mut sizes = factors.filter_map(|(map, ty)| Some(shape(ty)[result_of_dim(map, dim)?]));
        sizes.next()
    }

    fn check_result(&self, is_scalar: bool) -> Result<(), String> {
        let invalid = "invalid accumulator/result vector shape";
        let [acc, result] = [self.acc, self.result].map(|ty| match ty {
            Type::Vector(vector) => Some(vector),
            _ => None,
        });
        let found = match (acc, result) {
            (None, None) if is_scalar => return Ok(()),
            (Some(_), Some(found)) if !is_scalar => found,
            _ => return Err(invalid.to_owned()),
        };
        let dims = 0..self.iterators.len() as u32;
        if dims.clone().any(|dim| self.extent(dim).is_none()) {
            return Err("expected all dimensions to be either a LHS or a RHS dimension".to_owned());
        }
        let kept = self.maps[2].results().iter();
        let sizes = kept.filter_map(|result| match result {
            AffineExpr::Dim(dim) => self.extent(*dim),
            _ => None,
        });
        let scalable: Vec<bool> = found.scalable_dims().collect();
        let element = found.element_type().clone();
        let sizes: Vec<i64> = sizes.collect();
        let expected = Type::from(VectorType::with_scalable_dims(sizes, element, scalable));
        if *self.acc == expected && *self.result == expected {
            return Ok(());
        }
        Err(format!("{invalid}, expected: '{expected}'"))
    }

    /// Checks that each dimension of iterations is one of an operand: what `IndexingMapOpInterface` asks besides.
    fn check_iterations(&self) -> Result<(), String> {
        let has_dim = |dim| {
            self.maps
                .iter()
                .any(|map| result_of_dim(map, dim).is_some())
        };
        let count = self.iterators.len() as u32;
        if (0..count).all(has_dim) {
            return Ok(());
        }
        let results = self.maps.iter().flat_map(|map| map.results()).cloned();
        let all = AffineMap::new(count, 0, results.collect::<Vec<_>>());
        Err(format!("invalid indexing maps are non-invertible: ({all})"))
    }
}

fn check(op: ContractionOp, ir: &Ir) -> Result<(), String> {
    let fail = |message: &str| Err(message.to_owned());
    let values = [op.lhs(ir), op.rhs(ir), op.acc(ir)];
    let [lhs, rhs, acc] = values.map(|value| value.ty(ir));
    if let Some(Type::Integer(element)) = lhs.element_type()
        && !element.is_signless()
    {
        return fail("only supports signless integer types");
    }
    let Some(maps) = maps_of(op, ir) else {
        return fail("expected an indexing map for each vector operand");
    };
    let iterators = op.operation().attribute(ir, "iterator_types");
    let iterators = iterators.and_then(Attribute::as_array).unwrap_or_default();
    let kind = |ty: &Attribute| Some(ty.downcast::<IteratorTypeAttr>()?.value());
    let iterators: Vec<IteratorType> = iterators.iter().filter_map(kind).collect();
    for (number, (map, ty)) in maps.iter().zip([lhs, rhs, acc]).enumerate() {
        let rank = match ty {
            Type::Vector(vector) => vector.shape().len(),
            _ => 0,
        };
        check_map(number, map, iterators.len(), rank)?;
    }
    let result = op.operation().result(ir, 0).ty(ir);
    let contraction = Contraction {
        maps,
        iterators,
        lhs,
        rhs,
        acc,
        result,
    };
    let contracted = contraction.pairs(IteratorType::reduction);
    let batches = contraction.pairs(IteratorType::parallel);
    if contracted.is_empty() {
        return fail("expected at least one contracting dimension pair");
    }
    if !contraction.have_same_sizes(&contracted) {
        return fail("invalid contracting dimension map");
    }
    if !contraction.have_same_sizes(&batches) {
        return fail("invalid batch dimension map");
    }
    contraction.check_result(contraction.is_scalar(&contracted, &batches))?;
    let element = match result {
        Type::Vector(vector) => vector.element_type(),
        _ => result,
    };
    if !is_supported(op.kind(ir), element) {
        return fail("unsupported contraction type");
    }
    contraction.check_iterations()
}

impl Verify for ContractionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check(self, ir).map_err(|message| self.emit_error(ir, message))
    }
}
