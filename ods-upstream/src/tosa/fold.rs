//! Folders: constants, and operations that change nothing or take back what another one did.

use super::checks::{constant_shape, zero_point};
use super::{
    AbsOp, ArgMaxOp, ConcatOp, ConstOp, ConstShapeOp, NegateOp, PadOp, ReduceAllOp, ReduceAnyOp,
    ReduceMaxOp, ReduceMinOp, ReduceProductOp, ReduceSumOp, ReshapeOp, ResizeOp, ReverseOp,
    SelectOp, SliceOp, TileOp, TransposeOp,
};
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::all_have_compatible_shapes;

impl Fold for ConstOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.values(ir).clone().into()
    }
}

impl Fold for ConstShapeOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::from(self.values(ir).clone()).into()
    }
}

/// The elements of a constant.
pub(super) fn elements(constant: Option<&Attribute>) -> Option<&DenseElementsAttr> {
    match constant? {
        Attribute::DenseElements(elements) => Some(elements),
        _ => None,
    }
}

/// A tensor of static shape with one value for all elements.
pub(super) fn splat(ty: &Type, value: &Attribute) -> Option<Attribute> {
    if !ty.is_tensor() || !ty.has_static_shape() {
        return None;
    }
    Some(DenseElementsAttr::splat(ty.clone(), value)?.into())
}

/// Whether all elements of a constant are this number.
fn all_are(constant: Option<&Attribute>, number: i64) -> bool {
    let elements = elements(constant);
    elements.is_some_and(|elements| {
        let is_it = |value: Attribute| value.as_i64() == Some(number);
        elements.num_elements() != 0 && elements.values().all(is_it)
    })
}

/// A value that has the type of the result which it replaces.
fn unchanged(ir: &Ir, value: Value, result: Value) -> Option<Value> {
    (value.ty(ir) == result.ty(ir)).then_some(value)
}

/// Whether a dimension has one index; a scalar has none.
fn is_trivial(ty: &Type, axis: i32) -> bool {
    let axis = usize::try_from(axis).ok();
    match ty.shape() {
        Some([]) => true,
        Some(shape) => axis.and_then(|axis| shape.get(axis)) == Some(&1),
        None => false,
    }
}

/// A reduction along a dimension with one index changes nothing.
macro_rules! reductions {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                let (input, axis) = (self.input(ir), self.axis(ir));
                let same = unchanged(ir, input, self.output(ir));
                same.filter(|input| is_trivial(input.ty(ir), axis)).into()
            }
        }
    )*};
}

reductions! { ReduceAllOp ReduceAnyOp ReduceMaxOp ReduceMinOp ReduceProductOp ReduceSumOp }

impl Fold for ArgMaxOp {
    /// The index along a dimension with one index.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        let has_one = input.has_static_shape() && is_trivial(input, self.axis(ir));
        match output.element_type() {
            Some(ty) if has_one && ty.is_integer() => {
                splat(output, &Attribute::integer(ty, 0)).into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for ReshapeOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (input, output) = (self.input1(ir), self.output(ir));
        let (from, to) = (input.ty(ir), output.ty(ir).clone());
        if !from.has_rank() || !to.has_rank() {
            return Folded::No;
        }
        if *from == to && from.num_dynamic_dims().is_some_and(|count| count < 2) {
            return input.into();
        }
        if let Some(reshape) = input.defining::<Self>(ir) {
            let source = reshape.input1(ir);
            self.operation().set_operand(ir, 0, source);
            return Folded::InPlace;
        }
        let Some(constant) = elements(constants.input1).filter(|_| to.has_static_shape()) else {
            return Folded::No;
        };
        if let Some(value) = constant.splat_value() {
            return splat(&to, &value).into();
        }
        // Only splats are copied.
        let is_of_shape = constant_shape(ir, self.shape(ir)).as_deref() == to.shape();
        if !input.has_one_use(ir) || !is_of_shape {
            return Folded::No;
        }
        let values: Vec<Attribute> = constant.values().collect();
        let reshaped = DenseElementsAttr::from_attributes(to, &values);
        reshaped.map(Attribute::from).into()
    }
}

impl Fold for PadOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let same = unchanged(ir, self.input1(ir), self.output(ir));
        same.filter(|_| all_are(constants.padding, 0)).into()
    }
}

impl Fold for ResizeOp {
    /// The identity: no scaling, no offset, no border.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let Some(scale) = elements(constants.scale) else {
            return Folded::No;
        };
        let scale: Vec<Attribute> = scale.values().collect();
        let is_unit = match scale.as_slice() {
            [y_n, y_d, x_n, x_d] => y_n == y_d && x_n == x_d,
            _ => false,
        };
        if !is_unit || !all_are(constants.offset, 0) || !all_are(constants.border, 0) {
            return Folded::No;
        }
        let input = self.input(ir);
        let same = unchanged(ir, input, self.output(ir));
        same.filter(|input| input.ty(ir).has_rank()).into()
    }
}

impl Fold for ReverseOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (input, axis) = (self.input1(ir), self.axis(ir));
        let Some(same) = unchanged(ir, input, self.output(ir)) else {
            return Folded::No;
        };
        if let Some(constant) = constants.input1
            && elements(Some(constant)).is_some_and(DenseElementsAttr::is_splat)
        {
            return constant.clone().into();
        }
        is_trivial(same.ty(ir), axis).then_some(same).into()
    }
}

impl SliceOp {
    /// The element at which a slice begins.
    fn element(self, ir: &Ir, constant: &DenseElementsAttr) -> Option<Attribute> {
        let start = constant_shape(ir, self.start(ir))?;
        let shape = constant.shape();
        if start.len() != shape.len() {
            return None;
        }
        let mut place = 0_usize;
        for (start, size) in start.iter().zip(shape) {
            if start >= size {
                return None;
            }
            let size = usize::try_from(*size).ok()?;
            place = place.checked_mul(size)?;
            place = place.checked_add(usize::try_from(*start).ok()?)?;
        }
        constant.get(place)
    }
}

impl Fold for SliceOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (input, output) = (self.input1(ir), self.output(ir));
        let (from, to) = (input.ty(ir), output.ty(ir));
        if from == to && from.has_static_shape() {
            return input.into();
        }
        let Some(constant) = elements(constants.input1).filter(|_| from.has_rank()) else {
            return Folded::No;
        };
        if let Some(value) = constant.splat_value() {
            return splat(to, &value).into();
        }
        if to.has_static_shape() && to.num_elements() == Some(1) {
            let element = self.element(ir, constant);
            return element.and_then(|element| splat(to, &element)).into();
        }
        Folded::No
    }
}

impl Fold for SelectOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let types = self
            .operation()
            .operands(ir)
            .iter()
            .map(|operand| operand.ty(ir));
        let are_static = types.clone().all(Type::has_static_shape);
        if !are_static || !all_have_compatible_shapes(types) {
            return Folded::No;
        }
        let (on_true, on_false) = (self.input2(ir), self.input3(ir));
        if on_true == on_false {
            return unchanged(ir, on_true, self.output(ir)).into();
        }
        let condition = elements(constants.input1).and_then(DenseElementsAttr::splat_value);
        let chosen = match condition.and_then(|condition| condition.as_bool()) {
            Some(true) => on_true,
            Some(false) => on_false,
            None => return Folded::No,
        };
        unchanged(ir, chosen, self.output(ir)).into()
    }
}

impl Fold for TileOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let same = unchanged(ir, self.input1(ir), self.output(ir));
        same.filter(|_| all_are(constants.multiples, 1)).into()
    }
}

impl Fold for TransposeOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (input, output) = (self.input1(ir), self.output(ir));
        let to = output.ty(ir);
        let value = elements(constants.input1).and_then(DenseElementsAttr::splat_value);
        let has_same_elements = input.ty(ir).element_type() == to.element_type();
        if let Some(value) = value
            && has_same_elements
            && let Some(constant) = splat(to, &value)
        {
            return constant.into();
        }
        let mut perms = self.perms(ir).iter().enumerate();
        let is_identity = perms.all(|(at, perm)| usize::try_from(*perm) == Ok(at));
        let same = unchanged(ir, input, output);
        same.filter(|_| is_identity).into()
    }
}

impl NegateOp {
    fn has_no_zero_points(self, ir: &Ir) -> bool {
        let mut zeros = [self.input1_zp(ir), self.output_zp(ir)].into_iter();
        zeros.all(|zero| zero_point(ir, zero, true) == Some(0))
    }
}

impl Fold for NegateOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        match self.input1(ir).defining::<Self>(ir) {
            Some(inner) if self.has_no_zero_points(ir) && inner.has_no_zero_points(ir) => {
                unchanged(ir, inner.input1(ir), self.output(ir)).into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for AbsOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let input = self.input1(ir);
        let is_positive = input.defining::<Self>(ir).is_some();
        let same = unchanged(ir, input, self.output(ir));
        same.filter(|_| is_positive).into()
    }
}

impl Fold for ConcatOp {
    /// What is concatenated along the same axis before is one operand more.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (axis, inputs) = (self.axis(ir), self.input1(ir).to_vec());
        let mut operands = Vec::with_capacity(2 * inputs.len());
        let mut is_folded = false;
        for input in inputs {
            match input.defining::<Self>(ir) {
                Some(inner) if inner.axis(ir) == axis => {
                    operands.extend_from_slice(inner.input1(ir));
                    is_folded = true;
                }
                _ => operands.push(input),
            }
        }
        if !is_folded {
            return Folded::No;
        }
        self.operation().set_operands(ir, &operands);
        Folded::InPlace
    }
}
