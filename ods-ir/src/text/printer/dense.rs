//! Prints dense elements, sparse elements and dense arrays.

use super::AsmPrinter;
use crate::attributes::{
    ApInt, DenseArrayAttr, DenseElementsAttr, INDEX_WIDTH, Name, SparseElementsAttr,
    dense_array_element_size, element_storage_bits, float_bits, print_float,
};
use crate::types::Type;
use smallvec::SmallVec;

/// The replacement for elided elements.
const ELIDED: &str = "dense_resource<__elided__>";

impl AsmPrinter<'_> {
    /// Prints `dense<…>`.
    pub(super) fn print_dense_elements(&mut self, elements: &DenseElementsAttr) {
        if self.elides(elements) {
            return self.write(ELIDED);
        }
        self.write("dense<");
        self.print_elements_body(elements, self.prints_hex(elements));
        self.write_byte(b'>');
    }

    /// Prints elements as nested lists, or in hexadecimal.
    pub(super) fn print_elements_body(&mut self, elements: &DenseElementsAttr, hex: bool) {
        if let Some(strings) = elements.strings() {
            return self.print_nested_lists(elements, |p, index| {
                let string = strings.get(index).map_or(&[][..], Name::bytes);
                p.print_string(string);
            });
        }
        let bytes = elements.raw_bytes().unwrap_or_default();
        if hex && !elements.is_splat() {
            return self.print_hex_string(bytes);
        }
        match elements.element_type() {
            Type::Complex(ty) => {
                let part = ty.element_type();
                let size = element_storage_bits(part).unwrap_or(0).div_ceil(8) as usize;
                self.print_nested_lists(elements, |p, index| {
                    let (real, imaginary) = bytes[2 * index * size..][..2 * size].split_at(size);
                    p.write_byte(b'(');
                    p.print_number(part, real);
                    p.write_byte(b',');
                    p.print_number(part, imaginary);
                    p.write_byte(b')');
                });
            }
            ty if element_storage_bits(ty) == Some(1) => {
                self.print_nested_lists(elements, |p, index| {
                    let bit = bytes[index / 8] >> (index % 8) & 1;
                    p.write(if bit == 1 { "true" } else { "false" });
                });
            }
            ty => {
                let size = (element_storage_bits(ty).unwrap_or(0) / 8) as usize;
                self.print_nested_lists(elements, |p, index| {
                    p.print_number(ty, &bytes[index * size..][..size]);
                });
            }
        }
    }

    /// Prints a number from its stored bytes.
    fn print_number(&mut self, ty: &Type, bytes: &[u8]) {
        match ty {
            Type::Float(ty) => print_float(*ty, float_bits(bytes), &mut self.out),
            ty if ty.is_integer_of(1) => {
                self.write(if bytes[0] & 1 == 1 { "true" } else { "false" });
            }
            ty => {
                let width = ty.int_or_float_bit_width().unwrap_or(INDEX_WIDTH);
                let signed = !ty.is_unsigned_integer();
                ApInt::print_le_bytes(width, signed, bytes, &mut self.out);
            }
        }
    }

    /// Calls `print` for each element, in lists nested like the shape of the type, or once for a
    /// splat.
    fn print_nested_lists(
        &mut self,
        elements: &DenseElementsAttr,
        mut print: impl FnMut(&mut Self, usize),
    ) {
        if elements.is_splat() {
            return print(self, 0);
        }
        let shape = elements.shape();
        let count = elements.num_elements();
        if count == 0 {
            return;
        }
        let mut position: SmallVec<[i64; 4]> = SmallVec::from_elem(0, shape.len());
        for index in 0..count {
            // The number of lists that begin with this element: the number of trailing zeros of its
            // position.
            let opened = position.iter().rev().take_while(|at| **at == 0).count();
            if index != 0 {
                self.write(", ");
            }
            self.out.resize(self.out.len() + opened, b'[');
            print(self, index);
            for (at, extent) in position.iter_mut().zip(shape).rev() {
                *at += 1;
                if *at < *extent {
                    break;
                }
                *at = 0;
                self.write_byte(b']');
            }
        }
    }

    /// Prints `"0x…"`.
    pub(super) fn print_hex_string(&mut self, bytes: &[u8]) {
        self.write("\"0x");
        self.print_hex(bytes);
        self.write_byte(b'"');
    }

    /// Prints two hexadecimal digits per byte.
    pub(super) fn print_hex(&mut self, bytes: &[u8]) {
        self.out.reserve(2 * bytes.len());
        for byte in bytes {
            let digit = |value: u8| b"0123456789ABCDEF"[usize::from(value)];
            self.out
                .extend_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
        }
    }

    /// Whether the elements are elided because there are too many.
    fn elides(&self, elements: &DenseElementsAttr) -> bool {
        let limit = self.flags.elide_elements_larger_than;
        !elements.is_splat() && limit.is_some_and(|limit| elements.num_elements() as u64 > limit)
    }

    fn prints_hex(&self, elements: &DenseElementsAttr) -> bool {
        let limit = self.flags.hex_elements_larger_than;
        limit.is_some_and(|limit| elements.num_elements() as u64 > limit)
    }

    /// Prints `sparse<…>`.
    pub(super) fn print_sparse_elements(&mut self, elements: &SparseElementsAttr) {
        let (indices, values) = (elements.indices(), elements.values());
        if self.elides(indices) || self.elides(values) {
            return self.write(ELIDED);
        }
        self.write("sparse<");
        if indices.num_elements() != 0 {
            self.print_elements_body(indices, false);
            self.write(", ");
            self.print_elements_body(values, self.prints_hex(values));
        }
        self.write_byte(b'>');
    }

    /// Prints `array<…>`.
    pub(super) fn print_dense_array(&mut self, array: &DenseArrayAttr) {
        self.write("array<");
        self.print_type(array.element_type());
        if !array.is_empty() {
            self.write(": ");
            self.print_numbers(array);
        }
        self.write_byte(b'>');
    }

    /// Prints the numbers of an array whose element type the format determines.
    pub(super) fn print_dense_array_list(&mut self, array: &DenseArrayAttr) {
        self.write_byte(b'[');
        self.print_numbers(array);
        self.write_byte(b']');
    }

    fn print_numbers(&mut self, array: &DenseArrayAttr) {
        // Fast path for the usual types, which does not read the bytes.
        if let Some(numbers) = array.as_i64s() {
            return self.print_comma_separated(numbers, |p, number| p.write_integer(*number));
        }
        if let Some(numbers) = array.as_i32s() {
            return self.print_comma_separated(numbers, |p, number| p.write_integer(*number));
        }
        let ty = array.element_type();
        let size = dense_array_element_size(ty).unwrap_or(0);
        let bytes = array.raw_bytes();
        self.print_comma_separated(0..array.len(), |p, at| {
            p.print_number(ty, &bytes[at * size..][..size]);
        });
    }
}
