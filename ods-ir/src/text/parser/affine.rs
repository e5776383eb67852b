//! Parses affine expressions, maps and integer sets.

use super::numbers::u64_value;
use super::{AsmParser, Delimiter, Parsed, UnresolvedOperand};
use crate::affine::{AffineBinaryOp, AffineExpr, AffineMap, IntegerSet};
use crate::diagnostics::DiagnosticKind;
use crate::text::lexer::TokenKind;
use ods_lookup::LookupMap;
use smallvec::SmallVec;

/// Lists of identifiers up to this length are searched linearly.
const SHORT_LIST: usize = 16;

/// An affine map over values, and the values of its dimensions, then those of its symbols.
type MapOverOperands = (AffineMap, Vec<UnresolvedOperand>);

/// A map or a set: only the token after the identifiers tells which.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

/// An identifier, or an SSA value with its result number, and the expression it denotes.
type NamedExpr<'a> = ((&'a [u8], u32), AffineExpr);

/// Parses affine expressions over a list of identifiers.
#[derive(Default)]
struct AffineParser<'a> {
    /// The expressions of identifiers or SSA values.
    names: SmallVec<[NamedExpr<'a>; 6]>,
    /// The indices of `names`, once there are many.
    index: LookupMap<(&'a [u8], u32), usize>,
    /// The SSA values used as dimensions and as symbols, if they are allowed.
    values: Option<[Vec<UnresolvedOperand>; 2]>,
}

impl<'a> AffineParser<'a> {
    /// Parses expressions over SSA values, which `parse` returns.
    fn over_values(
        p: &mut AsmParser<'a>,
        parse: impl FnOnce(&mut Self, &mut AsmParser<'a>) -> Parsed<Vec<AffineExpr>>,
    ) -> Parsed<MapOverOperands> {
        let mut parser = Self {
            values: Some([Vec::new(), Vec::new()]),
            ..Self::default()
        };
        let results = parse(&mut parser, p)?;
        let [dims, symbols] = parser.values.unwrap_or_default();
        let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, results);
        Ok((map, [dims, symbols].concat()))
    }

    fn find(&self, name: &'a [u8], number: u32) -> Option<&AffineExpr> {
        let at = if self.index.is_empty() {
            let mut names = self.names.iter();
            names.position(|(known, _)| *known == (name, number))?
        } else {
            *self.index.get(&(name, number))?
        };
        Some(&self.names[at].1)
    }

    fn define(&mut self, name: &'a [u8], number: u32, expr: AffineExpr) {
        self.names.push(((name, number), expr));
        let known = self.names.len();
        if known == SHORT_LIST {
            let names = self.names.iter().enumerate();
            self.index = names.map(|(at, (name, _))| (*name, at)).collect();
        } else if known > SHORT_LIST {
            self.index.insert((name, number), known - 1);
        }
    }

    // affine-map-or-set ::= dims symbols? (`->` results | `:` constraints)
    fn parse_map_or_set(&mut self, p: &mut AsmParser<'a>) -> Parsed<MapOrSet> {
        let context = " in dimensional identifier list";
        let num_dims = self.parse_identifiers(p, Delimiter::Paren, context, AffineExpr::Dim)?;
        let (delimiter, context) = (Delimiter::OptionalSquare, " in symbol list");
        let num_symbols = self.parse_identifiers(p, delimiter, context, AffineExpr::Symbol)?;
        if p.consume_if(TokenKind::Arrow) {
            let results = self.parse_results(p, Delimiter::Paren, " in affine map range")?;
            let map = AffineMap::new(num_dims, num_symbols, results);
            return Ok(MapOrSet::Map(map));
        }
        p.parse_token(TokenKind::Colon, "expected '->' or ':'")?;
        let constraints = self.parse_constraints(p)?;
        let set = IntegerSet::new(num_dims, num_symbols, constraints);
        Ok(MapOrSet::Set(set))
    }

    // dims ::= `(` (bare-id (`,` bare-id)*)? `)`     symbols ::= `[` … `]`
    fn parse_identifiers(
        &mut self,
        p: &mut AsmParser<'a>,
        delimiter: Delimiter,
        context: &str,
        expr: fn(u32) -> AffineExpr,
    ) -> Parsed<u32> {
        let mut count = 0;
        p.parse_comma_separated_list_in(delimiter, context, |p| {
            if !p.at_keyword() {
                return Err(p.emit_wrong_token_error("expected bare identifier"));
            }
            let name = p.spelling(p.token());
            if self.find(name, 0).is_some() {
                let name = String::from_utf8_lossy(name);
                let message = format!("redefinition of identifier '{name}'");
                let kind = DiagnosticKind::Redefinition;
                return Err(p.emit_error_of(kind, p.offset_for_errors(), message));
            }
            p.consume();
            self.define(name, 0, expr(count));
            count += 1;
            Ok(())
        })?;
        Ok(count)
    }

    fn parse_results(
        &mut self,
        p: &mut AsmParser<'a>,
        delimiter: Delimiter,
        context: &str,
    ) -> Parsed<Vec<AffineExpr>> {
        let mut results = Vec::new();
        p.parse_comma_separated_list_in(delimiter, context, |p| {
            results.push(self.parse_expr(p)?);
            Ok(())
        })?;
        Ok(results)
    }

    // constraints ::= `(` (constraint (`,` constraint)*)? `)`
    // constraint  ::= expr (`>=` | `<=` | `==`) expr
    fn parse_constraints(&mut self, p: &mut AsmParser<'a>) -> Parsed<Vec<(AffineExpr, bool)>> {
        let mut constraints = Vec::new();
        let context = " in integer set constraint list";
        p.parse_comma_separated_list_in(Delimiter::Paren, context, |p| {
            use TokenKind as K;
            let lhs = self.parse_expr(p)?;
            let comparison = [K::Greater, K::Less, K::Equal]
                .into_iter()
                .find(|kind| p.consume_if(*kind) && p.consume_if(K::Equal));
            let Some(comparison) = comparison else {
                let message =
                    "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
                return Err(p.emit_error_here(message));
            };
            let offset = p.offset();
            let rhs = self.parse_expr(p)?;
            let difference = match comparison {
                K::Less => AffineExpr::try_sub(rhs, lhs),
                _ => AffineExpr::try_sub(lhs, rhs),
            };
            let difference = p.check_nesting(offset, difference)?;
            constraints.push((difference, comparison == K::Equal));
            Ok(())
        })?;
        Ok(constraints)
    }

    // expr ::= term ((`+` | `-`) term)*
    fn parse_expr(&mut self, p: &mut AsmParser<'a>) -> Parsed<AffineExpr> {
        let mut sum: Option<(AffineExpr, TokenKind)> = None;
        loop {
            let offset = p.offset();
            let mut term = self.parse_operand(p, sum.is_some())?;
            if let Some((op, op_offset)) = Self::parse_high_precedence_op(p) {
                term = self.parse_product(p, term, op, op_offset)?;
            }
            let total = match sum {
                None => Ok(term),
                Some((left, TokenKind::Minus)) => AffineExpr::try_sub(left, term),
                Some((left, _)) => AffineExpr::try_binary(AffineBinaryOp::Add, left, term),
            };
            let total = p.check_nesting(offset, total)?;
            if !matches!(p.kind(), TokenKind::Plus | TokenKind::Minus) {
                return Ok(total);
            }
            sum = Some((total, p.consume().kind));
        }
    }

    fn parse_high_precedence_op(p: &mut AsmParser<'_>) -> Option<(AffineBinaryOp, u32)> {
        let op = match p.kind() {
            TokenKind::Star => AffineBinaryOp::Mul,
            TokenKind::KwFloordiv => AffineBinaryOp::FloorDiv,
            TokenKind::KwCeildiv => AffineBinaryOp::CeilDiv,
            TokenKind::KwMod => AffineBinaryOp::Mod,
            _ => return None,
        };
        Some((op, p.consume().start))
    }

    // term ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
    /// Parses the rest of a product after its first operator.
    fn parse_product(
        &mut self,
        p: &mut AsmParser<'a>,
        mut lhs: AffineExpr,
        mut op: AffineBinaryOp,
        mut op_offset: u32,
    ) -> Parsed<AffineExpr> {
        loop {
            let rhs = self.parse_operand(p, true)?;
            let next = Self::parse_high_precedence_op(p);
            // An error is reported at the next operator, if there is one.
            let offset = next.map_or(op_offset, |(_, offset)| offset);
            lhs = Self::build(p, op, lhs, rhs, offset)?;
            match next {
                Some(next) => (op, op_offset) = next,
                None => return Ok(lhs),
            }
        }
    }

    fn build(
        p: &mut AsmParser<'a>,
        op: AffineBinaryOp,
        lhs: AffineExpr,
        rhs: AffineExpr,
        offset: u32,
    ) -> Parsed<AffineExpr> {
        if !AffineExpr::is_affine(op, &lhs, &rhs) {
            let what = match op {
                AffineBinaryOp::FloorDiv => "right operand of floordiv has",
                AffineBinaryOp::CeilDiv => "right operand of ceildiv has",
                AffineBinaryOp::Mod => "right operand of mod has",
                _ => "at least one of the multiply operands has",
            };
            let message =
                format!("non-affine expression: {what} to be either a constant or symbolic");
            return Err(p.emit_error(offset, message));
        }
        p.check_nesting(offset, AffineExpr::try_binary(op, lhs, rhs))
    }

    // operand ::= bare-id | integer-literal | `(` expr `)` | `-` operand
    //           | ssa-use | `symbol` `(` ssa-use `)`
    fn parse_operand(&mut self, p: &mut AsmParser<'a>, has_left: bool) -> Parsed<AffineExpr> {
        match p.kind() {
            TokenKind::KwSymbol => {
                p.consume();
                p.parse_token(TokenKind::LParen, "expected '(' at start of SSA symbol")?;
                let expr = self.parse_ssa_use(p, true)?;
                p.parse_token(TokenKind::RParen, "expected ')' at end of SSA symbol")?;
                Ok(expr)
            }
            TokenKind::PercentIdentifier => self.parse_ssa_use(p, false),
            TokenKind::Integer => Self::parse_constant(p),
            TokenKind::LParen => {
                p.consume();
                if p.at(TokenKind::RParen) {
                    return Err(p.emit_error_here("no expression inside parentheses"));
                }
                let expr = p.nested(|p| self.parse_expr(p))?;
                p.parse_r_paren()?;
                Ok(expr)
            }
            TokenKind::Minus => {
                let offset = p.consume().start;
                let operand = p.nested(|p| self.parse_operand(p, has_left));
                let operand = operand.map_err(|failed| {
                    // Report the nesting error once, not on every level.
                    if p.failed_by_nesting() {
                        return failed;
                    }
                    p.emit_error_here("missing operand of negation")
                })?;
                let minus_one = AffineExpr::Constant(-1);
                let negated = AffineExpr::try_binary(AffineBinaryOp::Mul, operand, minus_one);
                p.check_nesting(offset, negated)
            }
            _ if p.at_keyword() => {
                let Some(expr) = self.find(p.spelling(p.token()), 0).cloned() else {
                    let (kind, offset) = (DiagnosticKind::Undefined, p.missing_token_offset());
                    return Err(p.emit_error_of(kind, offset, "use of undeclared identifier"));
                };
                p.consume();
                Ok(expr)
            }
            kind => Err(p.emit_error_here(match kind {
                _ if has_left => "missing right operand of binary operator",
                TokenKind::Plus | TokenKind::Star => "missing left operand of binary operator",
                _ => "expected affine expression",
            })),
        }
    }

    fn parse_constant(p: &mut AsmParser<'a>) -> Parsed<AffineExpr> {
        match u64_value(p.spelling(p.token())).map(i64::try_from) {
            Some(Ok(value)) => {
                p.consume();
                Ok(AffineExpr::Constant(value))
            }
            _ => Err(p.emit_error_here("constant too large for index")),
        }
    }

    fn parse_ssa_use(&mut self, p: &mut AsmParser<'a>, is_symbol: bool) -> Parsed<AffineExpr> {
        if self.values.is_none() {
            return Err(p.emit_wrong_token_error("unexpected ssa identifier"));
        }
        if !p.at(TokenKind::PercentIdentifier) {
            return Err(p.emit_wrong_token_error("expected ssa identifier"));
        }
        let value = p.parse_operand_name(true)?;
        let name = p.spelling(value.name);
        if let Some(expr) = self.find(name, value.number) {
            return Ok(expr.clone());
        }
        let mut expr = AffineExpr::Constant(0);
        if let Some(values) = &mut self.values {
            let values = &mut values[usize::from(is_symbol)];
            let make = if is_symbol {
                AffineExpr::Symbol
            } else {
                AffineExpr::Dim
            };
            expr = make(values.len() as u32);
            values.push(value);
        }
        self.define(name, value.number, expr.clone());
        Ok(expr)
    }
}

impl<'a> AsmParser<'a> {
    /// Parses an affine map in the syntax of `affine_map<…>`'s contents.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_affine_map(&mut self) -> Parsed<AffineMap> {
        let offset = self.offset();
        match AffineParser::default().parse_map_or_set(self)? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => {
                Err(self.emit_error(offset, "expected AffineMap, but got IntegerSet"))
            }
        }
    }

    /// Parses an integer set in the syntax of `affine_set<…>`'s contents.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_integer_set(&mut self) -> Parsed<IntegerSet> {
        let offset = self.offset();
        match AffineParser::default().parse_map_or_set(self)? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => {
                Err(self.emit_error(offset, "expected IntegerSet, but got AffineMap"))
            }
        }
    }

    /// Parses an affine expression over the given identifiers.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    #[inline]
    pub fn parse_affine_expr(&mut self, symbols: &[(&'a str, AffineExpr)]) -> Parsed<AffineExpr> {
        let mut parser = AffineParser::default();
        for (name, expr) in symbols {
            parser.define(name.as_bytes(), 0, expr.clone());
        }
        parser.parse_expr(self)
    }

    /// Parses a list of affine expressions over SSA values: `[%i + 1, %j]`.
    #[doc(hidden)]
    #[inline]
    pub fn parse_affine_map_over_values(
        &mut self,
        delimiter: Delimiter,
    ) -> Parsed<MapOverOperands> {
        AffineParser::over_values(self, |parser, p| {
            parser.parse_results(p, delimiter, " in affine map")
        })
    }

    /// Parses an affine expression over SSA values and returns a map with this one result.
    #[doc(hidden)]
    #[inline]
    pub fn parse_affine_expr_over_values(&mut self) -> Parsed<MapOverOperands> {
        AffineParser::over_values(self, |parser, p| Ok(vec![parser.parse_expr(p)?]))
    }
}
