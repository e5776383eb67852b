//! What programs do, as the interpreter says, and whether another program may take their place.

use crate::executable::SEEN;
use crate::generate::Random;
use ods_interp::{Elements, Interpreter, RuntimeValue, Trap, TrapKind};
use ods_runtime::attributes::{ApInt, FloatAttr};
use ods_runtime::interfaces::CallableOpInterface;
use ods_runtime::pass::PassRegistry;
use ods_runtime::prelude::*;
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

/// The dialects of `ods-dialects`, with their semantics.
pub fn registry() -> &'static Arc<DialectRegistry> {
    static REGISTRY: LazyLock<Arc<DialectRegistry>> =
        LazyLock::new(|| Arc::new(ods_interp::attach(ods_dialects::all())));
    &REGISTRY
}

/// The passes that `ods-opt` knows.
pub fn passes() -> PassRegistry {
    PassRegistry::new()
        .with_all(ods_runtime::transforms::all)
        .with_all(ods_dialects::passes)
}

/// What a call did.
#[derive(Clone, Debug)]
pub struct Behavior {
    /// Its results, or what ended it.
    pub outcome: Result<Vec<RuntimeValue>, Trap>,
    /// The calls of the host before: the names and the arguments.
    pub seen: Vec<(String, Vec<RuntimeValue>)>,
}

/// Parses and verifies a program.
///
/// # Errors
///
/// The diagnostics, as text.
pub fn read(ir: &mut Ir, text: &str) -> Result<Operation, String> {
    let show = |errors: Diagnostics| format!("{errors}");
    let module = parse_source(ir, "program.mlir", text, ParseOptions::default()).map_err(show)?;
    verify(module, ir).map_err(show)?;
    Ok(module)
}

/// Calls a function of the program.
pub fn call(
    ir: &Ir,
    module: Operation,
    function: &str,
    arguments: &[RuntimeValue],
    max_steps: u64,
) -> Behavior {
    let seen = RefCell::new(Vec::new());
    let mut interpreter = Interpreter::new(ir).max_steps(max_steps);
    for ty in SEEN {
        let (name, seen) = (format!("see_{ty}"), &seen);
        interpreter = interpreter.host(name.clone(), move |values| {
            seen.borrow_mut().push((name.clone(), values.to_vec()));
            Ok(Vec::new())
        });
    }
    let outcome = interpreter.call_symbol(module, function, arguments);
    drop(interpreter);
    Behavior {
        outcome,
        seen: seen.into_inner(),
    }
}

/// Random arguments for a function.
///
/// # Panics
///
/// If there is no such function, or if it has arguments of types of which there are no random values.
pub fn arguments(
    ir: &Ir,
    module: Operation,
    function: &str,
    random: &mut Random,
) -> Vec<RuntimeValue> {
    let function = ods_runtime::symbols::lookup_in(ir, module, function);
    let callable = function.and_then(|op| op.interface::<dyn CallableOpInterface>(ir));
    let callable = callable.expect("the program has the function");
    let types = callable.get_argument_types(ir).iter();
    types.map(|ty| random_value(ty, random)).collect()
}

fn random_value(ty: &Type, random: &mut Random) -> RuntimeValue {
    match ty {
        Type::Integer(_) | Type::Index => {
            let width = ty.int_or_float_bit_width().unwrap_or(64);
            let edges = [
                ApInt::zero(width),
                ApInt::one(width),
                ApInt::all_ones(width),
                ApInt::signed_min(width),
                ApInt::signed_max(width),
                ApInt::from_u64(width, u64::from(width)),
            ];
            let small = ApInt::from_i64(width, random.below(40).cast_signed() as i64 - 20);
            let any = ApInt::from_words(width, (0..2).map(|_| random.bits()).collect());
            match random.below(3) {
                0 => any.into(),
                1 => small.into(),
                _ => random.pick(&edges).clone().into(),
            }
        }
        Type::Float(ty) => {
            let values = [
                0.0,
                -0.0,
                1.0,
                -2.5,
                0.1,
                1e30,
                -1e-40,
                f64::INFINITY,
                f64::NEG_INFINITY,
                f64::NAN,
                3.0,
                100.25,
                -7.0,
            ];
            FloatAttr::new(*ty, *random.pick(&values)).into()
        }
        Type::Vector(vector) => {
            let count: i64 = vector.shape().iter().product();
            let values = (0..count).map(|_| random_value(vector.element_type(), random));
            let values: Vec<RuntimeValue> = values.collect();
            let elements = Elements::new(vector.shape(), values);
            RuntimeValue::Elements(Arc::new(elements.expect("the count is that of the shape")))
        }
        _ => panic!("no random value of type {ty}"),
    }
}

/// Whether a program that did `new` may stand for one that did `old`, with the same arguments.
///
/// # Errors
///
/// What differs.
pub fn check_refines(old: &Behavior, new: &Behavior) -> Result<(), String> {
    let is_undefined =
        |outcome: &Result<_, Trap>| matches!(outcome, Err(trap) if trap.is_undefined_behavior());
    let is_limited = |outcome: &Result<_, Trap>| matches!(outcome, Err(trap) if matches!(trap.kind, TrapKind::Limit(_)));
    if is_undefined(&old.outcome) || is_limited(&old.outcome) {
        return Ok(());
    }
    if old.seen.len() != new.seen.len() {
        let (old, new) = (old.seen.len(), new.seen.len());
        return Err(format!("{new} calls of the host instead of {old}"));
    }
    for ((old_name, old), (new_name, new)) in old.seen.iter().zip(&new.seen) {
        if old_name != new_name || !all_refine(old, new) {
            return Err(format!(
                "a call {new_name}{new:?} instead of {old_name}{old:?}"
            ));
        }
    }
    match (&old.outcome, &new.outcome) {
        (Ok(old), Ok(new)) if all_refine(old, new) => Ok(()),
        (Err(old), Err(new)) if old.kind == new.kind => Ok(()),
        (old, new) => Err(format!("{new:?} instead of {old:?}")),
    }
}

fn all_refine(old: &[RuntimeValue], new: &[RuntimeValue]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| refines(old, new))
}

/// Anything may stand for poison, and any NaN for a NaN.
fn refines(old: &RuntimeValue, new: &RuntimeValue) -> bool {
    match (old, new) {
        (RuntimeValue::Poison(_), _) => true,
        (RuntimeValue::Int(old), RuntimeValue::Int(new)) => old == new,
        (RuntimeValue::Float(old), RuntimeValue::Float(new)) => {
            old == new || old.is_nan() && new.is_nan() && old.float_type() == new.float_type()
        }
        (RuntimeValue::Elements(old), RuntimeValue::Elements(new)) => {
            old.shape() == new.shape() && all_refine(old.values(), new.values())
        }
        // All elements are poison.
        (RuntimeValue::Elements(old), RuntimeValue::Poison(_)) => {
            (old.values().iter()).all(|value| matches!(value, RuntimeValue::Poison(_)))
        }
        _ => false,
    }
}
