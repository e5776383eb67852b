//! The text of operations with maps that a user may give: products of matrices, contractions, elementwise functions.

use super::assembly::{parse_named, print_named};
use super::body::Step::{self, Argument, Binary, Select, Unary};
use super::body::{Cast, Target};
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, BinaryFn, ContractOp, ElementwiseKind, ElementwiseKindAttr,
    ElementwiseOp, MatmulOp, UnaryFn, batch_matmul_maps, batch_reduce_matmul_maps, matmul_maps,
};
use ods_runtime::affine::AffineMap;
use ods_runtime::attributes::ArrayAttr;
use ods_runtime::prelude::*;

/// A sum of products, cast as the attribute `cast` says.
const PRODUCT: [Step; 7] = [
    Argument(2),
    Argument(0),
    Step::Cast(Cast::OfAttribute, Target::Argument(2)),
    Argument(1),
    Step::Cast(Cast::OfAttribute, Target::Argument(2)),
    Binary(BinaryFn::mul),
    Binary(BinaryFn::add),
];

fn attribute_of(maps: Vec<AffineMap>) -> Attribute {
    let maps: Vec<Attribute> = maps.into_iter().map(Attribute::AffineMap).collect();
    ArrayAttr::new(maps).into()
}

// (`indexing_maps` `=` array)?
/// Parses maps as one attribute.
fn parse_array(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_keyword("indexing_maps") {
        return Ok(None);
    }
    p.parse_equal()?;
    let start = p.offset();
    let attribute = p.parse_attribute(None)?;
    let Attribute::Array(maps) = &attribute else {
        return Err(p.emit_error(start, "invalid kind of attribute specified"));
    };
    if !maps
        .iter()
        .all(|map| matches!(map, Attribute::AffineMap(_)))
    {
        let message = "element of indexing_maps array is not an affine_map";
        return Err(p.emit_error_here(message));
    }
    Ok(Some(attribute))
}

// (`indexing_maps` `=` `[` map (`,` map)* `]`)?
fn parse_list(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_keyword("indexing_maps") {
        return Ok(None);
    }
    p.parse_equal()?;
    p.parse_l_square()?;
    let mut maps = Vec::new();
    loop {
        let map = p.parse_attribute(None)?;
        if !matches!(map, Attribute::AffineMap(_)) {
            return Err(p.emit_error_here("expected affine map attribute"));
        }
        maps.push(map);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_square()?;
    Ok(Some(ArrayAttr::new(maps).into()))
}

fn print_maps(p: &mut OpPrinter<'_>, op: Operation, default: Option<Vec<AffineMap>>) {
    let Some(maps) = op.attribute(p.ir(), "indexing_maps") else {
        return;
    };
    if default.is_some_and(|default| attribute_of(default) == *maps) {
        return;
    }
    p.write(" indexing_maps = ");
    p.print_attribute(maps);
}

macro_rules! products {
    ($($op:ident: $parse:ident, $default:expr, $product:expr;)*) => {$(
        impl CustomAssembly for $op {
            // maps? named-structured-op
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                let default: Option<Vec<AffineMap>> = $default;
                let maps = match ($parse(p)?, default) {
                    (Some(maps), _) => maps,
                    (None, Some(default)) => attribute_of(default),
                    (None, None) => return Err(p.emit_error_here("expected 'indexing_maps' attribute")),
                };
                state.set_attribute("indexing_maps", maps);
                parse_named(p, state, 3, &$product)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let (op, ir) = (self.operation(), p.ir());
                print_maps(p, op, $default);
                print_named(p, op, [self.inputs(ir), self.outputs(ir)], &["indexing_maps"]);
            }
        }
    )*};
}

products! {
    MatmulOp: parse_array, Some(matmul_maps()), PRODUCT;
    BatchMatmulOp: parse_list, Some(batch_matmul_maps()), PRODUCT;
    // It has the attribute `cast`, but MLIR does not use it.
    BatchReduceMatmulOp: parse_list, Some(batch_reduce_matmul_maps()), super::named::PRODUCT;
    ContractOp: parse_array, None, PRODUCT;
}

/// The body of an elementwise function.
fn elementwise(kind: ElementwiseKind) -> Vec<Step> {
    use BinaryFn as B;
    use ElementwiseKind as K;
    use UnaryFn as U;
    let step = match kind {
        K::exp => Unary(U::exp),
        K::log => Unary(U::log),
        K::abs => Unary(U::abs),
        K::ceil => Unary(U::ceil),
        K::floor => Unary(U::floor),
        K::negf => Unary(U::negf),
        K::reciprocal => Unary(U::reciprocal),
        K::round => Unary(U::round),
        K::sqrt => Unary(U::sqrt),
        K::rsqrt => Unary(U::rsqrt),
        K::square => Unary(U::square),
        K::tanh => Unary(U::tanh),
        K::erf => Unary(U::erf),
        K::add => Binary(B::add),
        K::sub => Binary(B::sub),
        K::mul => Binary(B::mul),
        K::div => Binary(B::div),
        K::div_unsigned => Binary(B::div_unsigned),
        K::max_signed => Binary(B::max_signed),
        K::min_signed => Binary(B::min_signed),
        K::max_unsigned => Binary(B::max_unsigned),
        K::min_unsigned => Binary(B::min_unsigned),
        K::powf => Binary(B::powf),
        K::select => Select,
    };
    let arguments = match step {
        Unary(_) => 1,
        Binary(_) => 2,
        _ => 3,
    };
    let mut steps: Vec<Step> = (0..arguments).map(Argument).collect();
    steps.push(step);
    steps
}

impl CustomAssembly for ElementwiseOp {
    // `kind` `=` kind maps? named-structured-op
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_keyword("kind")?;
        p.parse_equal()?;
        let attribute = p.parse_attribute(None)?;
        let Some(kind) = attribute.downcast::<ElementwiseKindAttr>() else {
            return Err(p.emit_error_here("expected ElementwiseKind attribute"));
        };
        let steps = elementwise(kind.value());
        state.set_attribute("kind", attribute.clone());
        let maps = parse_list(p)?;
        parse_named(p, state, steps.len(), &steps)?;
        let maps = maps.unwrap_or_else(|| {
            let output = state.operands.last();
            attribute_of(identities(p.ir(), output.copied(), state.operands.len()))
        });
        state.set_attribute("indexing_maps", maps);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" kind=");
        if let Some(kind) = op.attribute(ir, "kind") {
            p.print_attribute(kind);
        }
        let values = op.operands(ir);
        print_maps(
            p,
            op,
            Some(identities(ir, values.last().copied(), values.len())),
        );
        print_named(
            p,
            op,
            [self.inputs(ir), self.outputs(ir)],
            &["indexing_maps", "kind"],
        );
    }
}

/// As many identities as there are operands, for the rank of the output.
fn identities(ir: &Ir, output: Option<Value>, count: usize) -> Vec<AffineMap> {
    let shape = output.and_then(|output| output.ty(ir).shape());
    let rank = shape.map_or(0, <[i64]>::len);
    vec![AffineMap::multi_dim_identity(u32::try_from(rank).unwrap_or(0)); count]
}
