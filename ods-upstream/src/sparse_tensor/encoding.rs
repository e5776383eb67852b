//! The text of encodings, and questions about them.

use super::map::DimLvlMap;
use super::verify_encoding::infer_lvl_to_dim;
use super::{LevelFormat, LevelType, SparseTensorDimSliceAttr, SparseTensorEncodingAttr};
#[cfg(feature = "complex")]
use crate::complex::NumberAttr;
#[cfg(not(feature = "complex"))]
use ods_dialects::complex::NumberAttr;
use ods_runtime::affine::AffineMap;
use ods_runtime::interfaces::{OpAsmAliasResult, OpAsmAttrInterface};
use ods_runtime::prelude::*;

impl SparseTensorEncodingAttr {
    /// An encoding of which only the levels and the slices are known, whatever they are.
    pub(super) fn unchecked(levels: &[LevelType], slices: &[SparseTensorDimSliceAttr]) -> Self {
        Self::__new(levels, None, None, 0, 0, None, None, slices)
    }

    /// The number of dimensions.
    pub fn dim_rank(&self) -> usize {
        match self.dim_to_lvl() {
            Some(map) => map.num_dims() as usize,
            None => self.lvl_rank(),
        }
    }

    /// The number of levels.
    pub fn lvl_rank(&self) -> usize {
        self.lvl_types().len()
    }

    /// The number of levels in front that are batches.
    pub fn batch_lvl_rank(&self) -> usize {
        let levels = self.lvl_types().iter();
        levels.take_while(|it| it.is(LevelFormat::Batch)).count()
    }

    /// The map from dimensions to levels, also if it is left open because it is the identity.
    pub fn map(&self) -> AffineMap {
        let identity = || AffineMap::multi_dim_identity(self.lvl_rank() as u32);
        self.dim_to_lvl().clone().unwrap_or_else(identity)
    }

    /// Whether dimensions have slices.
    pub fn is_slice(&self) -> bool {
        !self.dim_slices().is_empty()
    }

    /// The type of stored coordinates.
    pub fn crd_type(&self) -> Type {
        integer_or_index(self.crd_width())
    }

    /// The type of stored positions.
    pub fn pos_type(&self) -> Type {
        integer_or_index(self.pos_width())
    }

    /// The ranges of at least two levels that store coordinates together, each with whether they are stored apart.
    pub fn coo_segments(&self) -> Vec<(std::ops::Range<usize>, bool)> {
        let levels = self.lvl_types();
        let mut segments = Vec::new();
        let mut first = 0;
        while first < levels.len() {
            let mut end = first + 1;
            if levels[first].has_positions() {
                let rest = levels[end..].iter();
                end += rest.take_while(|it| it.is(LevelFormat::Singleton)).count();
                if end - first > 1 {
                    segments.push((first..end, levels[first + 1].is_soa()));
                }
            }
            first = end;
        }
        segments
    }

    /// The first level of a range of levels that store coordinates in one array; the number of levels if there is none.
    pub fn aos_coo_start(&self) -> usize {
        match self.coo_segments().first() {
            Some((range, false)) => range.start,
            _ => self.lvl_rank(),
        }
    }
}

/// The integer type of a width, of which 0 is that of `index`.
fn integer_or_index(width: u32) -> Type {
    match width {
        0 => Type::index(),
        width => Type::int(width),
    }
}

impl OpAsmAttrInterface for SparseTensorEncodingAttr {
    fn get_alias(&self, os: &mut String) -> OpAsmAliasResult {
        os.push_str("sparse");
        OpAsmAliasResult::OverridableAlias
    }
}

/// The fields of an encoding, as far as they are read.
#[derive(Default)]
struct Fields {
    levels: Vec<LevelType>,
    slices: Vec<SparseTensorDimSliceAttr>,
    dim_to_lvl: Option<AffineMap>,
    lvl_to_dim: Option<AffineMap>,
    widths: [u32; 2],
    values: [Option<Attribute>; 2],
}

impl Fields {
    // field ::= `map` `=` map | (`posWidth` | `crdWidth`) `=` integer | (`explicitVal` | `implicitVal`) `=` number
    /// Parses the value of a field; `start` is where errors are.
    fn parse(&mut self, p: &mut AsmParser<'_>, start: u32, name: &str) -> Parsed<()> {
        let error = |p: &mut AsmParser<'_>, message: &str| Err(p.emit_op_error(start, message));
        let place = ["posWidth", "crdWidth", "explicitVal", "implicitVal"];
        let place = place.iter().position(|key| *key == name);
        let Some(place) = place else {
            self.set_map(DimLvlMap::parse(p)?);
            return Ok(());
        };
        let value = p.parse_attribute(None)?;
        if place < 2 {
            let Attribute::Integer(width) = value else {
                let what = ["position", "index"][place];
                return error(p, &format!("expected an integral {what} bitwidth"));
            };
            self.widths[place] = width.to_i64().unwrap_or(-1) as u32;
        } else if is_number(&value) {
            self.values[place - 2] = Some(value);
        } else {
            return error(p, &format!("expected a numeric value for {name}"));
        }
        Ok(())
    }

    fn set_map(&mut self, map: DimLvlMap) {
        self.levels.extend(map.levels);
        self.slices.clear();
        if map.slices.iter().any(Option::is_some) {
            let slices = map.slices.into_iter();
            let slices = slices.map(|it| it.unwrap_or_else(SparseTensorDimSliceAttr::all));
            self.slices.extend(slices);
        }
        self.dim_to_lvl = Some(map.dim_to_lvl);
        self.lvl_to_dim = map.lvl_to_dim;
    }
}

fn is_number(value: &Attribute) -> bool {
    matches!(value, Attribute::Integer(_) | Attribute::Float(_)) || value.is::<NumberAttr>()
}

impl CustomAttrAssembly for SparseTensorEncodingAttr {
    // `<` `{` (field (`,` field)*)? `}` `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        // Errors are at the mnemonic.
        let start = p.offset().saturating_sub("encoding".len() as u32);
        p.parse_less()?;
        p.parse_l_brace()?;
        let keys = ["map", "posWidth", "crdWidth", "explicitVal", "implicitVal"];
        let mut fields = Fields::default();
        while let Some(name) = p.parse_optional_any_keyword() {
            if !keys.contains(&name) {
                return Err(p.emit_op_error(start, format!("unexpected key: {name}")));
            }
            p.parse_equal()?;
            fields.parse(p, start, name)?;
            if !p.parse_optional_comma() {
                break;
            }
        }
        p.parse_r_brace()?;
        p.parse_greater()?;
        let Fields {
            levels,
            slices,
            dim_to_lvl,
            lvl_to_dim,
            widths: [pos_width, crd_width],
            values: [explicit, implicit],
        } = fields;
        let inferred = || infer_lvl_to_dim(dim_to_lvl.as_ref()?);
        let lvl_to_dim = lvl_to_dim.or_else(inferred);
        let checked = Self::get_checked(
            Location::UNKNOWN,
            &levels,
            dim_to_lvl,
            lvl_to_dim,
            pos_width,
            crd_width,
            explicit,
            implicit,
            &slices,
        );
        checked.map_err(|wrong| p.emit_op_error(start, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        let map = self.map();
        p.write("<{ map = ");
        if map.num_symbols() != 0 {
            p.write("[");
            p.print_comma_separated(0..map.num_symbols(), |p, number| {
                p.write("s");
                p.write_integer(number);
            });
            p.write("]");
        }
        p.write("(");
        p.print_comma_separated(0..map.num_dims(), |p, number| {
            p.write("d");
            p.write_integer(number);
            if let Some(slice) = self.dim_slices().get(number as usize) {
                p.write(" : ");
                p.print_attribute(&slice.clone().into());
            }
        });
        p.write(") -> (");
        p.print_comma_separated(
            map.results().iter().zip(self.lvl_types()),
            |p, (result, level)| {
                p.print_affine_expr(result);
                p.write(" : ");
                p.write(&level.to_string());
            },
        );
        p.write(")");
        for (key, width) in [
            ("posWidth", self.pos_width()),
            ("crdWidth", self.crd_width()),
        ] {
            if width != 0 {
                p.write(&format!(", {key} = {width}"));
            }
        }
        let values = [
            (", explicitVal = ", self.explicit_val()),
            (", implicitVal = ", self.implicit_val()),
        ];
        for (key, value) in values {
            if let Some(value) = value {
                p.write(key);
                p.print_attribute(value);
            }
        }
        p.write(" }>");
    }
}
