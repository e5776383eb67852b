//! Types.

use super::AsmPrinter;
use crate::types::{DYNAMIC, Signedness, Type};

impl AsmPrinter<'_> {
    /// Prints a type, as its alias if it has one.
    pub fn print_type(&mut self, ty: &Type) {
        if self.collects_type(ty) {
            return;
        }
        if let Some(alias) = self.aliases.and_then(|aliases| aliases.of_type(ty)) {
            return self.write(alias);
        }
        self.print_type_body(ty);
    }

    /// Prints types with `, ` between.
    pub fn print_types<'t>(&mut self, types: impl IntoIterator<Item = &'t Type>) {
        self.print_comma_separated(types, Self::print_type);
    }

    /// Prints a type, whether or not it has an alias.
    pub(crate) fn print_type_body(&mut self, ty: &Type) {
        match ty {
            Type::Integer(ty) => {
                self.write(match ty.signedness() {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                self.write_integer(ty.width());
            }
            Type::Float(ty) => self.write(ty.keyword()),
            Type::Index => self.write("index"),
            Type::None => self.write("none"),
            Type::Complex(ty) => {
                self.write("complex<");
                self.print_type(ty.element_type());
                self.write_byte(b'>');
            }
            Type::Vector(ty) => {
                self.write("vector<");
                for (extent, scalable) in ty.shape().iter().zip(ty.scalable_dims()) {
                    if scalable {
                        self.write_byte(b'[');
                    }
                    self.write_integer(*extent);
                    if scalable {
                        self.write_byte(b']');
                    }
                    self.write_byte(b'x');
                }
                self.print_type(ty.element_type());
                self.write_byte(b'>');
            }
            Type::RankedTensor(ty) => {
                self.write("tensor<");
                self.print_dimensions(ty.shape());
                self.print_type(ty.element_type());
                if let Some(encoding) = ty.encoding() {
                    self.write(", ");
                    self.print_attribute(encoding);
                }
                self.write_byte(b'>');
            }
            Type::UnrankedTensor(ty) => {
                self.write("tensor<*x");
                self.print_type(ty.element_type());
                self.write_byte(b'>');
            }
            Type::MemRef(ty) => {
                self.write("memref<");
                self.print_dimensions(ty.shape());
                self.print_type(ty.element_type());
                for attribute in [ty.layout(), ty.memory_space()].into_iter().flatten() {
                    self.write(", ");
                    self.print_attribute_eliding_type(attribute);
                }
                self.write_byte(b'>');
            }
            Type::UnrankedMemRef(ty) => {
                self.write("memref<*x");
                self.print_type(ty.element_type());
                if let Some(memory_space) = ty.memory_space() {
                    self.write(", ");
                    self.print_attribute_eliding_type(memory_space);
                }
                self.write_byte(b'>');
            }
            Type::Tuple(ty) => {
                self.write("tuple<");
                self.print_types(ty.types());
                self.write_byte(b'>');
            }
            Type::Function(ty) => self.print_functional_type(ty.inputs(), ty.results()),
            Type::Graph(ty) => self.print_functional_type(ty.inputs(), ty.results()),
            Type::Opaque(ty) => {
                self.print_dialect_symbol(b'!', ty.dialect().bytes(), |p| {
                    p.write_bytes(ty.body());
                });
            }
            Type::Dialect(ty) => {
                let object = ty.object();
                self.print_dialect_symbol(b'!', object.dialect().as_bytes(), |p| object.print(p));
            }
        }
    }

    fn print_dimensions(&mut self, shape: &[i64]) {
        for extent in shape {
            self.print_dimension(*extent);
            self.write_byte(b'x');
        }
    }

    pub(super) fn print_dimension(&mut self, extent: i64) {
        if extent == DYNAMIC {
            self.write_byte(b'?');
        } else {
            self.write_integer(extent);
        }
    }

    /// Prints extents with `x` between.
    pub fn print_dimension_list(&mut self, shape: &[i64]) {
        for (at, extent) in shape.iter().enumerate() {
            if at != 0 {
                self.write_byte(b'x');
            }
            self.print_dimension(*extent);
        }
    }

    /// Prints `(inputs) -> results`; a single result that is no function type
    /// stands without parentheses.
    pub fn print_functional_type<'t>(
        &mut self,
        inputs: impl IntoIterator<Item = &'t Type>,
        results: impl IntoIterator<Item = &'t Type>,
    ) {
        self.write_byte(b'(');
        self.print_types(inputs);
        self.write(") ");
        self.print_arrow_type_list(results);
    }

    /// Prints `-> results`; a single result that is no function type stands
    /// without parentheses.
    pub fn print_arrow_type_list<'t>(&mut self, results: impl IntoIterator<Item = &'t Type>) {
        self.write("-> ");
        let mut results = results.into_iter();
        let first = results.next();
        let second = results.next();
        if let (Some(only), None) = (first, second)
            && !only.is_function()
        {
            return self.print_type(only);
        }
        self.write_byte(b'(');
        self.print_types(first.into_iter().chain(second).chain(results));
        self.write_byte(b')');
    }
}
