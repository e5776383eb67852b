//! Prints affine expressions, maps and integer sets.

use super::AsmPrinter;
use crate::affine::{AffineBinaryOp, AffineExpr, AffineMap, IntegerSet, Terms};

/// The operator precedence of the context.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// That of sums.
    Weak,
    /// That of products.
    Strong,
}

/// Prints a dimension of an expression, or a symbol if the flag is set.
type PrintName<'f> = &'f mut dyn FnMut(&mut AsmPrinter<'_>, u32, bool);

fn print_default_name(p: &mut AsmPrinter<'_>, position: u32, is_symbol: bool) {
    p.write_byte(if is_symbol { b's' } else { b'd' });
    p.write_integer(position);
}

impl AsmPrinter<'_> {
    /// Prints an expression, with dimensions as `d0` and symbols as `s0`.
    pub fn print_affine_expr(&mut self, expr: &AffineExpr) {
        self.print_affine_expr_with(expr, &mut print_default_name);
    }

    /// Prints an expression. `name` prints each dimension, or each symbol if its last argument is
    /// set.
    pub fn print_affine_expr_with(
        &mut self,
        expr: &AffineExpr,
        name: &mut dyn FnMut(&mut AsmPrinter<'_>, u32, bool),
    ) {
        // The expanded form is too large to print.
        if expr.is_huge() {
            return self.write("...");
        }
        self.print_bound_expr(expr, Binding::Weak, name);
    }

    fn print_bound_expr(&mut self, expr: &AffineExpr, binding: Binding, name: PrintName<'_>) {
        let binary = match expr {
            AffineExpr::Dim(position) => return name(self, *position, false),
            AffineExpr::Symbol(position) => return name(self, *position, true),
            AffineExpr::Constant(value) => return self.write_integer(*value),
            AffineExpr::Binary(binary) => binary,
        };
        if binding == Binding::Strong {
            self.write_byte(b'(');
        }
        let (lhs, rhs) = (binary.lhs(), binary.rhs());
        match (binary.op(), rhs) {
            (AffineBinaryOp::Add, _) => {
                let Terms { first, sums } = expr.terms();
                self.print_bound_expr(first, Binding::Weak, name);
                for (_, term) in sums {
                    self.print_term(term, name);
                }
            }
            (AffineBinaryOp::Mul, AffineExpr::Constant(-1)) => {
                self.write_byte(b'-');
                self.print_bound_expr(lhs, Binding::Strong, name);
            }
            (op, _) => {
                self.print_bound_expr(lhs, Binding::Strong, name);
                self.write(match op {
                    AffineBinaryOp::Add => " + ",
                    AffineBinaryOp::Mul => " * ",
                    AffineBinaryOp::Mod => " mod ",
                    AffineBinaryOp::FloorDiv => " floordiv ",
                    AffineBinaryOp::CeilDiv => " ceildiv ",
                });
                self.print_bound_expr(rhs, Binding::Strong, name);
            }
        }
        if binding == Binding::Strong {
            self.write_byte(b')');
        }
    }

    /// Prints a term of a sum; a negative term is subtracted.
    fn print_term(&mut self, term: &AffineExpr, name: PrintName<'_>) {
        match term {
            AffineExpr::Constant(value @ ..0) => {
                self.write(" - ");
                return self.write_integer(value.wrapping_neg());
            }
            AffineExpr::Binary(product) if product.op() == AffineBinaryOp::Mul => {
                if let AffineExpr::Constant(factor @ ..0) = product.rhs() {
                    self.write(" - ");
                    let lhs = product.lhs();
                    let is_sum =
                        matches!(lhs, AffineExpr::Binary(sum) if sum.op() == AffineBinaryOp::Add);
                    let binding = match factor {
                        -1 if !is_sum => Binding::Weak,
                        _ => Binding::Strong,
                    };
                    self.print_bound_expr(lhs, binding, name);
                    if *factor != -1 {
                        self.write(" * ");
                        self.write_integer(factor.wrapping_neg());
                    }
                    return;
                }
            }
            _ => {}
        }
        self.write(" + ");
        self.print_bound_expr(term, Binding::Weak, name);
    }

    fn print_dims_and_symbols(&mut self, num_dims: u32, num_symbols: u32) {
        self.write_byte(b'(');
        self.print_comma_separated(0..num_dims, |p, at| print_default_name(p, at, false));
        self.write_byte(b')');
        if num_symbols != 0 {
            self.write_byte(b'[');
            self.print_comma_separated(0..num_symbols, |p, at| print_default_name(p, at, true));
            self.write_byte(b']');
        }
    }

    /// Prints `(d0)[s0] -> (d0 + s0)`.
    pub fn print_affine_map(&mut self, map: &AffineMap) {
        self.print_dims_and_symbols(map.num_dims(), map.num_symbols());
        self.write(" -> (");
        if map.is_huge() {
            return self.write("...)");
        }
        self.print_comma_separated(map.results(), Self::print_affine_expr);
        self.write_byte(b')');
    }

    /// Prints `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn print_integer_set(&mut self, set: &IntegerSet) {
        self.print_dims_and_symbols(set.num_dims(), set.num_symbols());
        self.write(" : (");
        if set.is_huge() {
            return self.write("...)");
        }
        self.print_comma_separated(set.constraints(), |p, (expr, is_equality)| {
            p.print_affine_expr(expr);
            p.write(if *is_equality { " == 0" } else { " >= 0" });
        });
        self.write_byte(b')');
    }
}
