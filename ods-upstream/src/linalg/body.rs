//! The bodies of named operations, from descriptions.
//!
//! A description is a list of [`Step`]s for a stack of values. What is left at the end is yielded. The values that the
//! body gets are the elements of the operands.

use super::{BinaryFn, IndexOp, TypeFn, UnaryFn, YieldOp};
#[cfg(feature = "complex")]
use crate::complex;
#[cfg(feature = "math")]
use crate::math;
use ods_dialects::arith;
#[cfg(not(feature = "complex"))]
use ods_dialects::complex;
#[cfg(not(feature = "math"))]
use ods_dialects::math;
use ods_runtime::attributes::{FloatAttr, IntegerAttr};
use ods_runtime::op::{OpInfo, fill_defaults};
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

/// The type that a value is cast to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// That of an argument.
    Argument(usize),
    /// A signless integer of 32 bits.
    I32,
    /// A float of 64 bits.
    F64,
}

/// How a value is cast.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cast {
    Signed,
    Unsigned,
    /// As the attribute `cast` says.
    OfAttribute,
}

/// A step of a body.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Pushes an argument.
    Argument(usize),
    /// Pushes an integer of 64 bits.
    Integer(i64),
    /// Pushes a float of 64 bits.
    Float(f64),
    /// Pushes the number of an iteration.
    Index(i64),
    /// Casts the topmost value.
    Cast(Cast, Target),
    /// A function of the topmost value.
    Unary(UnaryFn),
    /// A function of the two topmost values.
    Binary(BinaryFn),
    /// Selects one of the two topmost values by the third.
    Select,
}

/// Builds a body at the end of a block.
pub(super) struct BodyBuilder<'ir> {
    pub(super) ir: &'ir mut Ir,
    pub(super) block: Block,
    pub(super) location: Location,
    /// What the attribute `cast` says.
    pub(super) cast: TypeFn,
}

/// Why a body cannot be built.
pub(super) type Built<T> = Result<T, String>;

/// The operation for one kind of numbers, if there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Float,
    Integer,
    Bool,
    Complex,
}

fn kind_of(values: &[Value], ir: &Ir) -> Option<Kind> {
    let all = |is: &dyn Fn(&Type) -> bool| values.iter().all(|value| is(value.ty(ir)));
    if all(&|ty| ty.is_float()) {
        Some(Kind::Float)
    } else if all(&|ty| matches!(ty, Type::Integer(_))) {
        let bits = |ty: &Type| ty.int_or_float_bit_width() == Some(1);
        Some(if all(&bits) {
            Kind::Bool
        } else {
            Kind::Integer
        })
    } else if all(&|ty| matches!(ty, Type::Complex(_))) {
        Some(Kind::Complex)
    } else {
        None
    }
}

impl BodyBuilder<'_> {
    fn create(&mut self, info: &'static OpInfo, operands: &[Value], ty: Type) -> Built<Value> {
        let mut state = OperationState::new(info, self.location);
        state.operands.extend(operands.iter().copied());
        state.result_types.push(ty);
        fill_defaults(&mut state, info.spec());
        let op = OpBuilder::at_end(self.ir, self.block).create_operation(state);
        let result = op.results(self.ir).first().copied();
        result.ok_or_else(|| "the operation has no result".to_owned())
    }

    fn like(&mut self, info: &'static OpInfo, operands: &[Value]) -> Built<Value> {
        let last = operands.last().ok_or("there is no operand")?;
        let ty = last.ty(self.ir).clone();
        self.create(info, operands, ty)
    }

    fn constant(&mut self, value: Attribute, ty: Type) -> Built<Value> {
        let mut state = OperationState::new(arith::ConstantOp::INFO, self.location);
        state.set_attribute("value", value);
        state.result_types.push(ty);
        let op = OpBuilder::at_end(self.ir, self.block).create_operation(state);
        let result = op.results(self.ir).first().copied();
        result.ok_or_else(|| "the operation has no result".to_owned())
    }

    /// A cast of a number. One that there is no operation for stays as it is, which verifiers report.
    pub(super) fn cast(&mut self, value: Value, ty: &Type, unsigned: bool) -> Built<Value> {
        let from = value.ty(self.ir).clone();
        if from == *ty {
            return Ok(value);
        }
        if let Type::Complex(complex) = ty {
            return self.cast_to_complex(value, complex.element_type(), ty, unsigned);
        }
        let (old, new) = (from.int_or_float_bit_width(), ty.int_or_float_bit_width());
        let either = |unsigned_op, signed_op| if unsigned { unsigned_op } else { signed_op };
        let info: Option<&'static OpInfo> = match (&from, ty) {
            (Type::Index, Type::Integer(_)) => Some(arith::IndexCastOp::INFO),
            (_, Type::Integer(_)) if from.is_float() => {
                Some(either(arith::FPToUIOp::INFO, arith::FPToSIOp::INFO))
            }
            (Type::Integer(_), Type::Integer(_)) if new > old => {
                Some(either(arith::ExtUIOp::INFO, arith::ExtSIOp::INFO))
            }
            (Type::Integer(_), Type::Integer(_)) if new < old => Some(arith::TruncIOp::INFO),
            (Type::Integer(_), _) if ty.is_float() => {
                Some(either(arith::UIToFPOp::INFO, arith::SIToFPOp::INFO))
            }
            _ if from.is_float() && ty.is_float() && new > old => Some(arith::ExtFOp::INFO),
            _ if from.is_float() && ty.is_float() && new < old => Some(arith::TruncFOp::INFO),
            _ => None,
        };
        match info {
            Some(info) => self.create(info, &[value], ty.clone()),
            None => Ok(value),
        }
    }

    /// A cast to complex numbers, which casts both parts. The imaginary part of a real number is zero.
    fn cast_to_complex(
        &mut self,
        value: Value,
        element: &Type,
        ty: &Type,
        unsigned: bool,
    ) -> Built<Value> {
        let Type::Float(float) = *element else {
            return Ok(value);
        };
        let parts = match value.ty(self.ir).clone() {
            Type::Complex(from) => {
                let from = from.element_type();
                let (old, new) = (
                    from.int_or_float_bit_width(),
                    element.int_or_float_bit_width(),
                );
                if !from.is_float() || old == new {
                    return Ok(value);
                }
                let real = self.create(complex::ReOp::INFO, &[value], from.clone())?;
                let imaginary = self.create(complex::ImOp::INFO, &[value], from.clone())?;
                let real = self.cast(real, element, unsigned)?;
                [real, self.cast(imaginary, element, unsigned)?]
            }
            Type::Float(_) | Type::Integer(_) => {
                let real = self.cast(value, element, unsigned)?;
                let zero = FloatAttr::new(float, 0.0).into();
                [real, self.constant(zero, element.clone())?]
            }
            _ => return Ok(value),
        };
        self.create(complex::CreateOp::INFO, &parts, ty.clone())
    }

    /// A function of one number.
    pub(super) fn unary(&mut self, function: UnaryFn, value: Value) -> Built<Value> {
        let ty = value.ty(self.ir).clone();
        if !ty.is_float() {
            return Err("unsupported non numeric type".to_owned());
        }
        let info = match function {
            UnaryFn::exp => math::ExpOp::INFO,
            UnaryFn::log => math::LogOp::INFO,
            UnaryFn::abs => math::AbsFOp::INFO,
            UnaryFn::ceil => math::CeilOp::INFO,
            UnaryFn::floor => math::FloorOp::INFO,
            UnaryFn::negf => arith::NegFOp::INFO,
            UnaryFn::round => math::RoundOp::INFO,
            UnaryFn::sqrt => math::SqrtOp::INFO,
            UnaryFn::rsqrt => math::RsqrtOp::INFO,
            UnaryFn::tanh => math::TanhOp::INFO,
            UnaryFn::erf => math::ErfOp::INFO,
            UnaryFn::square => return self.like(arith::MulFOp::INFO, &[value, value]),
            UnaryFn::reciprocal => {
                let Type::Float(float) = ty else {
                    return Err("unsupported non numeric type".to_owned());
                };
                let one = self.constant(FloatAttr::new(float, 1.0).into(), ty)?;
                return self.like(arith::DivFOp::INFO, &[one, value]);
            }
        };
        self.like(info, &[value])
    }

    /// A function of two numbers.
    pub(super) fn binary(&mut self, function: BinaryFn, values: [Value; 2]) -> Built<Value> {
        use BinaryFn as F;
        let Some(kind) = kind_of(&values, self.ir) else {
            let [left, right] = values.map(|value| value.ty(self.ir).to_string());
            return Err(format!(
                "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got '{left}' and '{right}'"
            ));
        };
        let info = match (function, kind) {
            (F::add, Kind::Complex) => complex::AddOp::INFO,
            (F::add, Kind::Float) => arith::AddFOp::INFO,
            (F::add, Kind::Bool) => arith::OrIOp::INFO,
            (F::add, Kind::Integer) => arith::AddIOp::INFO,
            (F::sub, Kind::Complex) => complex::SubOp::INFO,
            (F::sub, Kind::Float) => arith::SubFOp::INFO,
            (F::sub, Kind::Integer) => arith::SubIOp::INFO,
            (F::sub, Kind::Bool) => return Err("unsupported operation: sub with bools".to_owned()),
            (F::mul, Kind::Complex) => complex::MulOp::INFO,
            (F::mul, Kind::Float) => arith::MulFOp::INFO,
            (F::mul, Kind::Bool) => arith::AndIOp::INFO,
            (F::mul, Kind::Integer) => arith::MulIOp::INFO,
            (F::div, Kind::Complex) => complex::DivOp::INFO,
            (F::div, Kind::Float) => arith::DivFOp::INFO,
            (F::div, Kind::Integer) => arith::DivSIOp::INFO,
            (F::div, Kind::Bool) => return Err("unsupported operation: div with bools".to_owned()),
            (F::div_unsigned, Kind::Integer) => arith::DivUIOp::INFO,
            (F::div_unsigned, _) => {
                return Err("unsupported operation: unsigned div not on uint".to_owned());
            }
            (F::max_unsigned, Kind::Integer) => arith::MaxUIOp::INFO,
            (F::max_unsigned, _) => {
                return Err("unsupported operation: unsigned max not on uint".to_owned());
            }
            (F::min_unsigned, Kind::Integer) => arith::MinUIOp::INFO,
            (F::min_unsigned, _) => {
                return Err("unsupported operation: unsigned min not on uint".to_owned());
            }
            // What these do not accept is an error of the verifier.
            (F::max_signed, Kind::Float) => arith::MaximumFOp::INFO,
            (F::min_signed, Kind::Float) => arith::MinimumFOp::INFO,
            (F::max_signed, _) => arith::MaxSIOp::INFO,
            (F::min_signed, _) => arith::MinSIOp::INFO,
            (F::powf, _) => math::PowFOp::INFO,
        };
        self.like(info, &values)
    }

    fn target(&self, target: Target) -> Built<Type> {
        match target {
            Target::I32 => Ok(Type::i32()),
            Target::F64 => Ok(Type::f64()),
            Target::Argument(number) => Ok(self.argument(number)?.ty(self.ir).clone()),
        }
    }

    fn argument(&self, number: usize) -> Built<Value> {
        let argument = self.block.arguments(self.ir).get(number);
        argument
            .copied()
            .ok_or_else(|| "the body lacks an argument".to_owned())
    }

    /// Builds a body with its terminator.
    pub(super) fn build(&mut self, steps: &[Step]) -> Built<()> {
        let mut stack: Vec<Value> = Vec::new();
        let missing = "a step lacks a value";
        for step in steps {
            let value = match *step {
                Step::Argument(number) => self.argument(number)?,
                Step::Integer(number) => {
                    let value = IntegerAttr::new(&Type::i64(), number);
                    self.constant(value.into(), Type::i64())?
                }
                Step::Float(number) => {
                    let value = FloatAttr::new(FloatType::F64, number);
                    self.constant(value.into(), Type::f64())?
                }
                Step::Index(number) => {
                    let mut state = OperationState::new(IndexOp::INFO, self.location);
                    state.set_attribute("dim", IntegerAttr::new(&Type::i64(), number).into());
                    state.result_types.push(Type::index());
                    let op = OpBuilder::at_end(self.ir, self.block).create_operation(state);
                    op.results(self.ir).first().copied().ok_or(missing)?
                }
                Step::Cast(cast, target) => {
                    let ty = self.target(target)?;
                    let unsigned = match cast {
                        Cast::Signed => false,
                        Cast::Unsigned => true,
                        Cast::OfAttribute => self.cast == TypeFn::cast_unsigned,
                    };
                    let value = stack.pop().ok_or(missing)?;
                    self.cast(value, &ty, unsigned)?
                }
                Step::Unary(function) => {
                    let value = stack.pop().ok_or(missing)?;
                    self.unary(function, value)?
                }
                Step::Binary(function) => {
                    let (rhs, lhs) = (stack.pop().ok_or(missing)?, stack.pop().ok_or(missing)?);
                    self.binary(function, [lhs, rhs])?
                }
                Step::Select => {
                    let (no, yes) = (stack.pop().ok_or(missing)?, stack.pop().ok_or(missing)?);
                    let condition = stack.pop().ok_or(missing)?;
                    self.like(arith::SelectOp::INFO, &[condition, yes, no])?
                }
            };
            stack.push(value);
        }
        let mut state = OperationState::new(YieldOp::INFO, self.location);
        state.operands.extend(stack);
        OpBuilder::at_end(self.ir, self.block).create_operation(state);
        Ok(())
    }
}
