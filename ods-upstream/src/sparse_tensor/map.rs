//! The map from dimensions to levels, with the types of the levels.
//!
//! There are two syntaxes: without level variables, `(d0, d1) -> (d1 : dense, d0 : compressed)`, and with variables that
//! are declared first and give the inverse map, `{l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0 : compressed)`.

use super::{LevelFormat, LevelType, SparseTensorDimSliceAttr};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;

/// What was read of a map.
pub(super) struct DimLvlMap {
    /// The types of the levels.
    pub(super) levels: Vec<LevelType>,
    /// The slices of the dimensions, where they are given.
    pub(super) slices: Vec<Option<SparseTensorDimSliceAttr>>,
    /// The levels as functions of the dimensions.
    pub(super) dim_to_lvl: AffineMap,
    /// The dimensions as functions of the levels, if any is given.
    pub(super) lvl_to_dim: Option<AffineMap>,
}

/// What a variable stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Symbol,
    Dimension,
    Level,
}

/// A parser of a map, with its variables.
#[derive(Default)]
struct MapParser<'a> {
    variables: Vec<(&'a str, Kind, u32)>,
    slices: Vec<Option<SparseTensorDimSliceAttr>>,
    dimensions: Vec<Option<AffineExpr>>,
    levels: Vec<LevelType>,
    expressions: Vec<AffineExpr>,
}

impl DimLvlMap {
    // map ::= (`[` symbols `]`)? (`{` levels `}`)? `(` dimension, … `)` `->` `(` level, … `)`
    pub(super) fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let mut parser = MapParser::default();
        let lists = [
            (
                Kind::Symbol,
                Delimiter::OptionalSquare,
                " in symbol binding list",
            ),
            (
                Kind::Level,
                Delimiter::OptionalBraces,
                " in level declaration list",
            ),
        ];
        for (kind, delimiter, context) in lists {
            p.parse_comma_separated_list_in(delimiter, context, |p| parser.bind(p, kind))?;
        }
        let context = " in dimension-specifier list";
        p.parse_comma_separated_list_in(Delimiter::Paren, context, |p| parser.parse_dimension(p))?;
        p.parse_arrow()?;
        parser.parse_levels(p)?;
        Ok(parser.finish())
    }
}

impl<'a> MapParser<'a> {
    /// How many variables of a kind there are.
    fn rank(&self, kind: Kind) -> u32 {
        self.variables.iter().filter(|it| it.1 == kind).count() as u32
    }

    /// Symbols and the variables of a kind, as expressions may use them.
    fn in_scope(&self, kind: Kind) -> Vec<(&'a str, AffineExpr)> {
        let known = self.variables.iter().filter_map(|(name, it, number)| {
            Some(match it {
                Kind::Symbol => (*name, AffineExpr::symbol(*number)),
                it if *it == kind => (*name, AffineExpr::dim(*number)),
                _ => return None,
            })
        });
        known.collect()
    }

    fn parse_name(p: &mut AsmParser<'a>) -> Parsed<&'a str> {
        let offset = p.offset();
        let name = p.parse_optional_any_keyword();
        name.ok_or_else(|| p.emit_op_error(offset, "expected bare identifier"))
    }

    /// Parses the name of a new variable.
    fn bind(&mut self, p: &mut AsmParser<'a>, kind: Kind) -> Parsed<()> {
        let offset = p.offset();
        let name = Self::parse_name(p)?;
        if self.variables.iter().any(|it| it.0 == name) {
            let message = format!("redefinition of identifier '{name}'");
            return Err(p.emit_op_error(offset, message));
        }
        self.variables.push((name, kind, self.rank(kind)));
        Ok(())
    }

    // dimension ::= name (`=` expression)? (`:` slice)?
    fn parse_dimension(&mut self, p: &mut AsmParser<'a>) -> Parsed<()> {
        self.bind(p, Kind::Dimension)?;
        let mut expression = None;
        if p.parse_optional_equal() {
            expression = Some(p.parse_affine_expr(&self.in_scope(Kind::Level))?);
        }
        self.dimensions.push(expression);
        let mut slice = None;
        if p.parse_optional_colon() {
            let offset = p.offset();
            let attribute = p.parse_attribute(None)?;
            slice = attribute.downcast::<SparseTensorDimSliceAttr>().cloned();
            if slice.is_none() {
                return Err(p.emit_op_error(offset, "expected SparseTensorDimSliceAttr"));
            }
        }
        self.slices.push(slice);
        Ok(())
    }

    // levels ::= `(` level (`,` level)* `)`
    fn parse_levels(&mut self, p: &mut AsmParser<'a>) -> Parsed<()> {
        let declared = self.rank(Kind::Level) as usize;
        let offset = p.offset();
        let context = " in level-specifier list";
        p.parse_comma_separated_list_in(Delimiter::Paren, context, |p| {
            self.parse_level(p, declared != 0)
        })?;
        let found = self.levels.len();
        if declared != 0 && found != declared {
            let message = format!(
                "Level-rank mismatch between forward-declarations and specifiers. Declared {declared} level-variables; but got {found} level-specifiers."
            );
            return Err(p.emit_op_error(offset, message));
        }
        Ok(())
    }

    // level ::= (name `=`)? expression `:` level-type
    fn parse_level(&mut self, p: &mut AsmParser<'a>, has_name: bool) -> Parsed<()> {
        if has_name {
            self.parse_level_name(p)?;
            p.parse_equal()?;
        }
        let expression = p.parse_affine_expr(&self.in_scope(Kind::Dimension))?;
        self.expressions.push(expression);
        p.parse_colon()?;
        self.levels.push(parse_level_type(p)?);
        Ok(())
    }

    /// Parses the name of a level that was declared at the same place.
    fn parse_level_name(&mut self, p: &mut AsmParser<'a>) -> Parsed<()> {
        let offset = p.offset();
        let name = Self::parse_name(p)?;
        let mut variables = self.variables.iter();
        let found = variables.find(|it| it.0 == name && it.1 == Kind::Level);
        let Some((.., declared)) = found else {
            let message = format!("use of undeclared identifier '{name}'");
            return Err(p.emit_op_error(offset, message));
        };
        let place = self.levels.len() as u32;
        if *declared != place {
            let message = format!(
                "Level-variable ordering mismatch. The variable '{name}' was forward-declared as the {} level; but is bound by the {} specification.",
                nth(*declared),
                nth(place)
            );
            return Err(p.emit_op_error(offset, message));
        }
        Ok(())
    }

    fn finish(self) -> DimLvlMap {
        let [symbols, dimensions] = [Kind::Symbol, Kind::Dimension].map(|kind| self.rank(kind));
        let levels = self.levels.len() as u32;
        let inverse: Option<Vec<_>> = self.dimensions.into_iter().collect();
        let inverse = inverse.filter(|inverse| !inverse.is_empty());
        DimLvlMap {
            levels: self.levels,
            slices: self.slices,
            dim_to_lvl: AffineMap::new(dimensions, symbols, self.expressions),
            lvl_to_dim: inverse.map(|inverse| AffineMap::new(levels, symbols, inverse)),
        }
    }
}

/// As MLIR counts levels in messages.
fn nth(number: u32) -> String {
    match number {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        _ => format!("{number}th"),
    }
}

// level-type ::= word (`[` integer `,` integer `]`)? (`(` property, … `)`)?
fn parse_level_type(p: &mut AsmParser<'_>) -> Parsed<LevelType> {
    let offset = p.offset();
    let Some(word) = p.parse_optional_any_keyword() else {
        let message = "expected valid level format (e.g. dense, compressed or singleton)";
        return Err(p.emit_op_error(offset, message));
    };
    let mut sizes = [0; 2];
    if word == LevelFormat::NOutOfM.word() {
        sizes = parse_sizes(p, offset)?;
    }
    let mut properties = 0;
    let context = " in level property list";
    p.parse_comma_separated_list_in(Delimiter::OptionalParen, context, |p| {
        properties |= parse_property(p)?;
        Ok(())
    })?;
    let Some(format) = LevelFormat::symbolize(word) else {
        return Err(p.emit_op_error(offset, format!("unknown level format: {word}")));
    };
    LevelType::new(format, properties, sizes).ok_or_else(|| {
        let message = "invalid level type: level format doesn't support the properties";
        p.emit_op_error(offset, message)
    })
}

/// Parses the sizes of a structured level that begins at `start`.
fn parse_sizes(p: &mut AsmParser<'_>, start: u32) -> Parsed<[u8; 2]> {
    let mut sizes = Vec::new();
    let context = " in structured n out of m";
    p.parse_comma_separated_list_in(Delimiter::OptionalSquare, context, |p| {
        let offset = p.offset();
        match p.parse_optional_integer()? {
            None => {
                let message = "expected valid integer for structured size";
                Err(p.emit_op_error(offset, message))
            }
            Some(size) if size < 0 => {
                Err(p.emit_op_error(offset, "expected structured size to be >= 0"))
            }
            Some(size) => {
                sizes.push(size);
                Ok(())
            }
        }
    })?;
    let [n, m] = sizes[..] else {
        return Err(p.emit_op_error(start, "expected exactly 2 structured sizes"));
    };
    if n > m {
        return Err(p.emit_op_error(start, "expected n <= m in n_out_of_m"));
    }
    Ok([n as u8, m as u8])
}

fn parse_property(p: &mut AsmParser<'_>) -> Parsed<u64> {
    let offset = p.offset();
    let Some(word) = p.parse_optional_any_keyword() else {
        let message = "expected valid level property (e.g. nonordered, nonunique or high)";
        return Err(p.emit_op_error(offset, message));
    };
    let mut known = LevelType::PROPERTIES.into_iter();
    match known.find(|(name, _)| *name == word) {
        Some((_, property)) => Ok(property),
        None => Err(p.emit_op_error(offset, format!("unknown level property: {word}"))),
    }
}
