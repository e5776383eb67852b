//! Verifiers of single operations.

use super::assembly::element_or_self;
use super::{BroadcastOp, MapOp, ReduceOp, SoftmaxOp, TransposeOp};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

type Checked = Result<(), String>;

fn shape(value: Value, ir: &Ir) -> &[i64] {
    value.ty(ir).shape().unwrap_or_default()
}

fn list(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn arguments(region: Region, ir: &Ir) -> &[Value] {
    region
        .entry_block(ir)
        .map_or(&[], |block| block.arguments(ir))
}

macro_rules! verifiers {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                self.check(ir).map_err(|message| self.emit_error(ir, message))
            }
        }
    )*};
}

verifiers! { MapOp ReduceOp TransposeOp BroadcastOp SoftmaxOp }

impl MapOp {
    fn check(self, ir: &Ir) -> Checked {
        let (operands, arguments) = (
            self.operation().operands(ir),
            arguments(self.mapper(ir), ir),
        );
        if operands.len() != arguments.len() {
            return Err(format!(
                "expects number of operands to match the arity of mapper, but got: {} and {}",
                operands.len(),
                arguments.len()
            ));
        }
        let Some((init, inputs)) = operands.split_last() else {
            return Ok(());
        };
        for (input, argument) in inputs.iter().zip(arguments) {
            let (element, found) = (element_or_self(input.ty(ir)), argument.ty(ir));
            if element != *found {
                return Err(format!(
                    "expected element type of input '{element}' to match bbArg type '{found}'"
                ));
            }
        }
        let output = shape(*init, ir);
        match inputs
            .iter()
            .map(|input| shape(*input, ir))
            .find(|input| *input != output)
        {
            None => Ok(()),
            Some(input) => Err(format!(
                "expected shape of input ({}) to match shape of output ({})",
                list(input),
                list(output)
            )),
        }
    }
}

impl ReduceOp {
    fn check(self, ir: &Ir) -> Checked {
        let (inputs, inits) = (self.inputs(ir), self.inits(ir));
        for (values, kind, kinds) in [(inputs, "input", "inputs"), (inits, "output", "outputs")] {
            let first = values.first().map_or(&[][..], |value| shape(*value, ir));
            if let Some(number) = values.iter().position(|value| shape(*value, ir) != first) {
                return Err(format!(
                    "expects all {kinds} to have the same shapes. Shape at {kind}-index {number} is not equal to the shape at {kind}-index 0."
                ));
            }
        }
        let ([input, ..], [init, ..]) = (inputs, inits) else {
            return Ok(());
        };
        let (input, init) = (shape(*input, ir), shape(*init, ir));
        let dimensions = self
            .operation()
            .attribute(ir, "dimensions")
            .and_then(Attribute::as_i64s);
        let dimensions = dimensions.unwrap_or_default();
        let number = |dim: &i64| usize::try_from(*dim).ok().filter(|dim| *dim < input.len());
        if !dimensions.iter().all(|dim| number(dim).is_some()) {
            let last = i64::try_from(input.len()).unwrap_or(i64::MAX) - 1;
            return Err(format!(
                "dimensions for reduction should be in the range [0, {last}]."
            ));
        }
        let is_kept = |dim: usize| !dimensions.iter().any(|gone| number(gone) == Some(dim));
        let kept = input.iter().enumerate().filter(|(dim, _)| is_kept(*dim));
        let kept: Vec<i64> = kept.map(|(_, size)| *size).collect();
        if kept.len() != init.len() {
            return Err(format!(
                "number of dimensions after reduction {} doesn't match the init rank {}",
                kept.len(),
                init.len()
            ));
        }
        if kept != init {
            return Err(format!(
                "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
                list(init),
                list(&kept)
            ));
        }
        self.check_body(ir)
    }

    fn check_body(self, ir: &Ir) -> Checked {
        let (inputs, inits) = (self.inputs(ir), self.inits(ir));
        let arguments = arguments(self.combiner(ir), ir);
        if arguments.len() != inputs.len() + inits.len() {
            return Err("mismatching number of operands and block arguments".to_owned());
        }
        let (first, last) = arguments.split_at(inputs.len());
        for (values, arguments, kind) in [(inputs, first, "input"), (inits, last, "output")] {
            for (value, argument) in values.iter().zip(arguments) {
                let (element, found) = (element_or_self(value.ty(ir)), argument.ty(ir));
                if element != *found {
                    return Err(format!(
                        "{kind} element type '{element}' does not match corresponding block argument type '{found}'"
                    ));
                }
            }
        }
        Ok(())
    }
}

impl TransposeOp {
    fn check(self, ir: &Ir) -> Checked {
        let permutation = self
            .operation()
            .attribute(ir, "permutation")
            .and_then(Attribute::as_i64s);
        let permutation = permutation.unwrap_or_default();
        let mut sorted = permutation.to_vec();
        sorted.sort_unstable();
        if !sorted
            .iter()
            .zip(0..)
            .all(|(found, number)| *found == number)
        {
            return Err("permutation is not valid".to_owned());
        }
        let [input, init] = self.operation().operands(ir) else {
            return Ok(());
        };
        let (input, init) = (shape(*input, ir), shape(*init, ir));
        let (rank, other, count) = (input.len(), init.len(), permutation.len());
        if rank != other {
            return Err(format!(
                "input rank {rank} does not match init rank {other}"
            ));
        }
        if rank != count {
            return Err(format!(
                "size of permutation {count} does not match the argument rank {rank}"
            ));
        }
        for (number, (from, size)) in permutation.iter().zip(init).enumerate() {
            let found = usize::try_from(*from).ok().and_then(|from| input.get(from));
            if let Some(found) = found
                && found != size
            {
                return Err(format!(
                    "dim(result, {number}) = {size} doesn't match dim(input, permutation[{number}]) = {found}"
                ));
            }
        }
        Ok(())
    }
}

impl BroadcastOp {
    fn check(self, ir: &Ir) -> Checked {
        let added = self
            .operation()
            .attribute(ir, "dimensions")
            .and_then(Attribute::as_i64s);
        let added = added.unwrap_or_default();
        let [input, init] = self.operation().operands(ir) else {
            return Ok(());
        };
        let (input, init) = (shape(*input, ir), shape(*init, ir));
        if input.len() + added.len() != init.len() {
            return Err(format!(
                "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {}, init rank: {}",
                input.len(),
                added.len(),
                init.len()
            ));
        }
        let rank = i64::try_from(init.len()).unwrap_or(i64::MAX);
        if let Some(number) = added.iter().position(|dim| !(0..rank).contains(dim)) {
            return Err(format!(
                "dimension {number} is out of range. expected range: [0, {}], got: {}",
                rank - 1,
                added[number]
            ));
        }
        let kept = init.iter().zip(0..).filter(|(_, dim)| !added.contains(dim));
        for (number, (found, (size, dim))) in input.iter().zip(kept).enumerate() {
            if found != size {
                return Err(format!(
                    "input dim {number} should match init dim {dim}. input: {found}, init: {size}"
                ));
            }
        }
        Ok(())
    }
}

impl SoftmaxOp {
    fn check(self, ir: &Ir) -> Checked {
        let [input, output] = self.operation().operands(ir) else {
            return Ok(());
        };
        let (input, output) = (shape(*input, ir), shape(*output, ir));
        let is_compatible = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
        if input.len() != output.len() || !input.iter().zip(output).all(is_compatible) {
            return Err("incompatible output shape".to_owned());
        }
        let dimension = self
            .operation()
            .attribute(ir, "dimension")
            .and_then(Attribute::as_i64);
        let dimension = usize::try_from(dimension.unwrap_or(0));
        if !dimension.is_ok_and(|dimension| dimension < input.len()) {
            return Err("incorrect dimension specified".to_owned());
        }
        Ok(())
    }
}
