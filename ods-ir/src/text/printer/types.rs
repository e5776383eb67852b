//! Prints types.

use super::AsmPrinter;
use crate::attributes::Attribute;
use crate::types::{
    DYNAMIC, IntegerType, MemRefType, OpaqueType, RankedTensorType, Signedness, Type, VectorType,
};

impl AsmPrinter<'_> {
    /// Prints a type, or its alias if it has one.
    pub fn print_type(&mut self, ty: &Type) {
        if self.print_type_alias(ty) {
            return;
        }
        if ty.measure().is_huge() {
            return self.print_huge(|p| p.print_type_body(ty));
        }
        self.print_type_body(ty);
    }

    /// Prints a value that is too large to print in full and has no alias. Omits its huge parts.
    pub(super) fn print_huge(&mut self, print: impl FnOnce(&mut Self)) {
        if std::mem::replace(&mut self.inside_huge, true) {
            return self.write("...");
        }
        print(self);
        self.inside_huge = false;
    }

    /// Prints types separated by `, `.
    pub fn print_types<'t>(&mut self, types: impl IntoIterator<Item = &'t Type>) {
        self.print_comma_separated(types, Self::print_type);
    }

    /// Prints a type, ignoring its alias.
    // Types that contain others are printed by separate functions, which keeps the stack frames
    // small.
    pub(crate) fn print_type_body(&mut self, ty: &Type) {
        match ty {
            Type::Integer(ty) => self.print_integer_type(*ty),
            Type::Float(ty) => self.write(ty.keyword()),
            Type::Index => self.write("index"),
            Type::None => self.write("none"),
            Type::Complex(ty) => self.print_in_brackets("complex<", ty.element_type()),
            Type::Vector(ty) => self.print_vector_type(ty),
            Type::RankedTensor(ty) => self.print_tensor_type(ty),
            Type::UnrankedTensor(ty) => self.print_in_brackets("tensor<*x", ty.element_type()),
            Type::MemRef(ty) => self.print_memref_type(ty),
            Type::UnrankedMemRef(ty) => {
                self.write("memref<*x");
                self.print_type(ty.element_type());
                self.print_memref_attribute(ty.memory_space());
                self.write_byte(b'>');
            }
            Type::Tuple(ty) => {
                self.write("tuple<");
                self.print_types(ty.types());
                self.write_byte(b'>');
            }
            Type::Function(ty) => self.print_functional_type(ty.inputs(), ty.results()),
            Type::Graph(ty) => self.print_functional_type(ty.inputs(), ty.results()),
            Type::Opaque(ty) => self.print_opaque_type(ty),
            Type::Dialect(ty) => {
                let object = ty.object();
                self.print_dialect_symbol(b'!', object.dialect().as_bytes(), |p| object.print(p));
            }
        }
    }

    fn print_integer_type(&mut self, ty: IntegerType) {
        if ty.signedness() == Signedness::Signless {
            match ty.width() {
                1 => return self.write("i1"),
                8 => return self.write("i8"),
                32 => return self.write("i32"),
                64 => return self.write("i64"),
                _ => {}
            }
        }
        self.write(match ty.signedness() {
            Signedness::Signless => "i",
            Signedness::Signed => "si",
            Signedness::Unsigned => "ui",
        });
        self.write_integer(ty.width());
    }

    fn print_in_brackets(&mut self, opening: &str, element: &Type) {
        self.write(opening);
        self.print_type(element);
        self.write_byte(b'>');
    }

    fn print_vector_type(&mut self, ty: &VectorType) {
        self.write("vector<");
        for (extent, scalable) in ty.shape().iter().zip(ty.scalable_dims()) {
            if scalable {
                self.write_byte(b'[');
            }
            self.write_integer(*extent);
            self.write(if scalable { "]x" } else { "x" });
        }
        self.print_type(ty.element_type());
        self.write_byte(b'>');
    }

    fn print_tensor_type(&mut self, ty: &RankedTensorType) {
        self.write("tensor<");
        self.print_dimensions(ty.shape());
        self.print_type(ty.element_type());
        if let Some(encoding) = ty.encoding() {
            self.write(", ");
            self.print_attribute(encoding);
        }
        self.write_byte(b'>');
    }

    fn print_memref_type(&mut self, ty: &MemRefType) {
        self.write("memref<");
        self.print_dimensions(ty.shape());
        self.print_type(ty.element_type());
        self.print_memref_attribute(ty.layout());
        self.print_memref_attribute(ty.memory_space());
        self.write_byte(b'>');
    }

    fn print_memref_attribute(&mut self, attribute: Option<&Attribute>) {
        if let Some(attribute) = attribute {
            self.write(", ");
            self.print_attribute_eliding_type(attribute);
        }
    }

    fn print_opaque_type(&mut self, ty: &OpaqueType) {
        let body = |p: &mut Self| ty.verbatim().print(ty.dialect().bytes(), p);
        self.print_dialect_symbol(b'!', ty.dialect().bytes(), body);
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

    /// Prints extents separated by `x`.
    #[inline]
    pub fn print_dimension_list(&mut self, shape: &[i64]) {
        for (at, extent) in shape.iter().enumerate() {
            if at != 0 {
                self.write_byte(b'x');
            }
            self.print_dimension(*extent);
        }
    }

    /// Prints `(inputs) -> results`. A single result that is not a function type has no
    /// parentheses.
    pub fn print_functional_type<'t>(
        &mut self,
        inputs: impl IntoIterator<Item = &'t Type>,
        results: impl IntoIterator<Item = &'t Type>,
    ) {
        self.write_byte(b'(');
        self.print_types(inputs);
        self.write_byte(b')');
        self.print_arrow_type_list(results);
    }

    /// As [`Self::print_arrow_type_list`], but prints nothing if there are no results.
    pub fn print_optional_arrow_type_list<'t>(
        &mut self,
        results: impl IntoIterator<Item = &'t Type>,
    ) {
        let mut results = results.into_iter().peekable();
        if results.peek().is_some() {
            self.print_arrow_type_list(results);
        }
    }

    /// Prints ` -> results` with its leading space. A single result that is not a function type has
    /// no parentheses.
    pub fn print_arrow_type_list<'t>(&mut self, results: impl IntoIterator<Item = &'t Type>) {
        self.write(" -> ");
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
