//! Ranges of integers, and slices of lists.

use super::Parser;
use crate::eval::Result;
use crate::limits::MAX_LIST;
use crate::record::types::TypeId;
use crate::record::value::{Node, Op, SpansAt, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::Punct;

impl Parser<'_, '_> {
    // range-list ::= range-piece (`,` range-piece)*
    pub(super) fn parse_range_list(&mut self) -> Result<Vec<i64>> {
        let mut ranges = Vec::new();
        self.parse_range_piece(&mut ranges, None)?;
        while self.consume(Punct::Comma) {
            self.parse_range_piece(&mut ranges, None)?;
        }
        Ok(ranges)
    }

    // range-piece ::= int | int `...` int | int `-` int | int negative-int
    pub(super) fn parse_range_piece(
        &mut self,
        ranges: &mut Vec<i64>,
        first: Option<ValueId>,
    ) -> Result<()> {
        let first = match first {
            Some(first) => first,
            None => self.parse_bit_number()?,
        };
        let Node::Int(start) = self.ev.store.node(first) else {
            return self.fail_here("expected integer or bitrange");
        };
        if start < 0 {
            return self.fail_here("invalid range, cannot be negative");
        }
        let end = match self.token.kind {
            Tok::Punct(Punct::Ellipsis | Punct::Minus) => {
                self.bump();
                let end = self.parse_bit_number()?;
                let Node::Int(end) = self.ev.store.node(end) else {
                    return self.fail_here("expected integer value as end of range");
                };
                end
            }
            Tok::Int => {
                let (end, _) = self.list.ints[self.token.data as usize];
                self.bump();
                end.wrapping_neg()
            }
            _ => {
                ranges.push(start);
                return Ok(());
            }
        };
        if end < 0 {
            return self.fail_here("invalid range, cannot be negative");
        }
        if start.abs_diff(end) as usize + ranges.len() > MAX_LIST {
            return self.fail_here(format!(
                "range is too long: the limit is {MAX_LIST} elements"
            ));
        }
        if start < end {
            ranges.extend(start..=end);
        } else {
            ranges.extend((end..=start).rev());
        }
        Ok(())
    }

    /// An end of a range. As in llvm-tblgen, it does not see the record under construction.
    fn parse_bit_number(&mut self) -> Result<ValueId> {
        self.with_record(None, |parser| parser.parse_value(None))
    }

    /// The bits of an optional range list in these brackets, lowest first; empty if there is no list.
    pub(super) fn parse_optional_bits(
        &mut self,
        open: Punct,
        close: Punct,
        message: &str,
    ) -> Result<Vec<u32>> {
        if !self.consume(open) {
            return Ok(Vec::new());
        }
        let ranges = self.parse_range_list()?;
        self.expect(close, message)?;
        self.bit_numbers(&ranges)
    }

    /// Bit numbers in reverse: in the text the highest comes first.
    pub(super) fn bit_numbers(&mut self, ranges: &[i64]) -> Result<Vec<u32>> {
        let bits = ranges.iter().rev().map(|&bit| u32::try_from(bit));
        match bits.collect() {
            Ok(bits) => Ok(bits),
            Err(_) => self.fail_here("bit number is out of range"),
        }
    }

    /// The elements of `list[…]`: an int for one element, a list of ints for a slice.
    pub(super) fn parse_slice_elements(&mut self) -> Result<ValueId> {
        let mut single = true;
        let mut elements: Vec<ValueId> = Vec::new();
        let mut slices: Vec<ValueId> = Vec::new();
        loop {
            let start = self.token.span;
            let value = self.parse_slice_element()?;
            let ty = self.ev.store.type_of(value);
            if self.is_list(value) {
                let ints = self.ev.store.types.list(TypeId::INT);
                if ty != Some(ints) {
                    let message =
                        format!("expected list<int>, got {}", self.ev.show_type_of(value));
                    return self.ev.fail(start, message);
                }
                self.flush_slice(&mut elements, &mut slices);
                slices.push(value);
                single = false;
            } else if ty == Some(TypeId::INT) {
                elements.push(value);
            } else {
                let message = format!("unhandled type {} in range", self.ev.show_type_of(value));
                return self.ev.fail(start, message);
            }
            if !self.consume(Punct::Comma) {
                break;
            }
            // `[i,]` is a slice, not an element.
            single = false;
            if self.at(Punct::RSquare) {
                break;
            }
        }
        if let (true, &[element]) = (single, &elements[..]) {
            return Ok(element);
        }
        self.flush_slice(&mut elements, &mut slices);
        let mut slices = slices.into_iter();
        let Some(mut result) = slices.next() else {
            return self.fail_here("expected integer or bitrange");
        };
        for slice in slices {
            result = self.join_lists(result, slice)?;
        }
        Ok(result)
    }

    fn flush_slice(&mut self, elements: &mut Vec<ValueId>, slices: &mut Vec<ValueId>) {
        if !elements.is_empty() {
            slices.push(self.ev.store.list(elements, TypeId::INT, SpansAt::NONE));
            elements.clear();
        }
    }

    // slice-element ::= value | value `...` value | value `-` value | value negative-int
    fn parse_slice_element(&mut self) -> Result<ValueId> {
        let first_span = self.token.span;
        let first = self.parse_value(None)?;
        let last = match self.token.kind {
            Tok::Punct(Punct::Ellipsis | Punct::Minus) => {
                self.bump();
                let span = self.token.span;
                let last = self.parse_value(None)?;
                self.expect_int(last, span)?;
                last
            }
            Tok::Int => {
                let end = self.list.ints[self.token.data as usize].0.wrapping_neg();
                if end < 0 {
                    return self.fail_here("invalid range, cannot be negative");
                }
                self.bump();
                self.ev.store.int(end)
            }
            _ => return Ok(first),
        };
        self.expect_int(first, first_span)?;
        let ty = self.ev.store.types.list(TypeId::INT);
        self.build(Op::ClosedRange, ty, &[first, last])
    }

    fn expect_int(&mut self, value: ValueId, span: Span) -> Result<()> {
        if self.ev.store.type_of(value) == Some(TypeId::INT) {
            return Ok(());
        }
        let message = format!("expected int...int, got {}", self.ev.show_type_of(value));
        self.ev.fail(span, message)
    }
}
