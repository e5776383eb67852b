//! Declarative rewrite patterns: what `Pat` in `ods!` and in `.td` files expands to.
//!
//! A pattern is a table of text, decoded on first use to a program ([`ods_table::Step`]). One
//! machine runs all programs: `matching` the steps that may fail, `building` those that change the
//! IR. The code that users write in patterns is referred to as functions. Drivers match all patterns
//! of an op at once, with a `tree` of their steps.

mod bound;
mod building;
mod matching;
mod needs;
mod tree;

pub use bound::{
    Arguments, Bound, Given, Returned, ReturnedAttr, ReturnedTypes, ReturnedValues, captured, lent,
    made, made_attr, made_prop, made_types, made_values,
};

pub use tree::{Search, Tree};

use super::{Pattern, PatternRoot, PatternSet};
use crate::ir::{Ir, Operation, Rewriter};
use crate::op::{NamedRefs, Op, OpInfo, Ref, Refs};
use ods_table::{Register, Step};
use smallvec::SmallVec;
use std::fmt;
use std::sync::OnceLock;

/// What a native matcher captured.
pub type Captures = SmallVec<[Bound; 4]>;

/// The register of the root.
const ROOT: Register = 0;

/// A declarative rewrite pattern, which `def Name : Pat<…>` in `ods!` defines: MLIR's class that
/// `mlir-tblgen --gen-rewriters` writes for it.
///
/// ```
/// use ods_runtime::prelude::*;
/// ods! {
///     def T_Dialect : Dialect { let name = "t"; }
///     def NotOp : Op<T_Dialect, "not", [Pure, SameOperandsAndResultType]> {
///         let arguments = (ins I1:$input);
///         let results = (outs I1:$result);
///     }
///     /// The negation of a negation is the value itself.
///     def NotOfNot : Pat<(NotOp (NotOp $x)), (replaceWithValue $x)>;
/// }
/// let mut patterns = PatternSet::new();
/// patterns.add_declared::<NotOfNot>();
/// assert_eq!(patterns.iter().next().unwrap().benefit(), 2);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a declarative pattern",
    note = "`def Name : Pat<…>` in `ods!` makes one; closures are added with `PatternSet::add`"
)]
pub trait DeclaredPattern {
    /// The definition.
    #[doc(hidden)]
    const INFO: &'static PatternInfo;
}

/// The patterns that an invocation of `ods!` defines.
#[doc(hidden)]
pub trait PatternList {
    /// The patterns, by name.
    const LIST: &'static [PatternInfo];
}

/// The definition of a declarative pattern, whose table is decoded on first use.
#[doc(hidden)]
pub struct PatternInfo {
    name: &'static str,
    table: &'static str,
    refs: Refs,
    program: OnceLock<Box<dyn Decoded>>,
}

/// Hides the depth of a [`Program`] from the compiler, as for definitions of ops.
trait Decoded: Send + Sync {
    fn program(&self) -> &Program;
}

impl Decoded for Program {
    fn program(&self) -> &Program {
        self
    }
}

/// A decoded pattern.
struct Program {
    root: &'static OpInfo,
    benefit: u16,
    /// The steps that may fail.
    matching: Vec<Step<&'static Ref>>,
    /// The steps that change the IR.
    building: Vec<Step<&'static Ref>>,
}

impl fmt::Debug for PatternInfo {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PatternInfo({})", self.name)
    }
}

/// Makes the definitions of several patterns, each from a name and a table. All use the same two
/// lists of references.
#[doc(hidden)]
pub const fn pattern_infos<const N: usize>(
    prelude: NamedRefs,
    shared: &'static [Ref],
    own: &'static [Ref],
    tables: [(&'static str, &'static str); N],
) -> [PatternInfo; N] {
    let mut infos = [const {
        PatternInfo {
            name: "",
            table: "",
            refs: Refs::new(&[], &[], &[]),
            program: OnceLock::new(),
        }
    }; N];
    let mut index = 0;
    while index < N {
        let info = &mut infos[index];
        (info.name, info.table) = tables[index];
        info.refs = Refs::new(prelude, shared, own);
        index += 1;
    }
    infos
}

impl PatternInfo {
    fn program(&self) -> &Program {
        let program = self.program.get_or_init(|| Box::new(self.decode()));
        program.program()
    }

    /// Decodes the table.
    ///
    /// # Panics
    ///
    /// If it is malformed, which is a mistake of the generator.
    fn decode(&self) -> Program {
        let mut lines = self.table.lines().map(|line| self.step(line));
        let Some(Step::Root { op, benefit }) = lines.next() else {
            panic!("the pattern `{}` has no root", self.name);
        };
        let mut program = Program {
            root: op_of(op),
            benefit: u16::try_from(benefit).unwrap_or(u16::MAX),
            matching: Vec::new(),
            building: Vec::new(),
        };
        for step in lines
            .by_ref()
            .take_while(|step| !matches!(step, Step::Rewrite {}))
        {
            program.matching.push(step);
        }
        program.building.extend(lines);
        program
    }

    fn step(&self, line: &'static str) -> Step<&'static Ref> {
        let step = Step::<ods_table::Ref<'_>>::read(line);
        let Ok(step) = step else {
            panic!("malformed line `{line}` in the pattern `{}`", self.name);
        };
        step.map_refs(&mut |reference| match self.refs.get(reference) {
            Some(found) => found,
            None => panic!(
                "`{reference}` in the pattern `{}` is not a reference",
                self.name
            ),
        })
    }

    /// The pattern for sets.
    fn pattern(&'static self) -> Pattern {
        let program = self.program();
        Pattern {
            root: PatternRoot::Op(program.root),
            benefit: program.benefit,
            name: self.name.into(),
            declared: Some(self),
            is_recursive: false,
            rewrite: Box::new(move |op, rw| self.apply(op, rw)),
        }
    }

    fn apply(&self, root: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
        let program = self.program();
        let mut machine = Machine::new(self.name, root);
        machine
            .matches(&program.matching, rw)
            .then(|| machine.build_all(program, rw))
    }
}

/// The registers of a pattern that is being applied.
#[derive(Debug)]
struct Machine {
    name: &'static str,
    registers: SmallVec<[Bound; 8]>,
}

impl Machine {
    fn new(name: &'static str, root: Operation) -> Self {
        let mut registers = SmallVec::new();
        registers.push(Bound::Op(root));
        Self { name, registers }
    }

    /// A machine for several patterns.
    fn with_registers(count: usize) -> Self {
        let mut registers = SmallVec::new();
        registers.resize_with(count, Bound::default);
        Self {
            name: "",
            registers,
        }
    }

    /// Runs the steps that change the IR.
    fn build_all(&mut self, program: &Program, rw: &mut Rewriter<'_>) {
        for step in &program.building {
            self.build(step, rw);
        }
    }

    fn set(&mut self, to: Register, bound: Bound) {
        if to >= self.registers.len() {
            self.registers.resize_with(to + 1, Bound::default);
        }
        self.registers[to] = bound;
    }

    fn get(&self, register: Register) -> &Bound {
        self.registers.get(register).unwrap_or(&Bound::Nothing)
    }

    fn op(&self, register: Register) -> Operation {
        match self.get(register) {
            Bound::Op(op) => *op,
            other => self.wrong("an operation", other),
        }
    }

    /// The values that a register stands for.
    fn values<'a>(&'a self, register: Register, ir: &'a Ir) -> &'a [crate::ir::Value] {
        let bound = self.get(register);
        match bound.values(ir) {
            Some(values) => values,
            None => self.wrong("a value", bound),
        }
    }

    /// A panic about a name that is bound to something of another kind.
    #[cold]
    fn wrong(&self, wanted: &str, found: &Bound) -> ! {
        panic!(
            "the pattern `{}` needs {wanted} where it has {}",
            self.name,
            found.kind()
        )
    }
}

/// The definition of an op.
pub fn info_of<O: Op>() -> &'static OpInfo {
    O::INFO
}

/// What a native matcher captured.
pub fn captures<const N: usize>(captures: [Bound; N]) -> Captures {
    captures.into_iter().collect()
}

/// Functions for native code in the prelude.
pub mod patterns {
    use super::Returned;
    use crate::attributes::Attribute;
    use crate::ir::{Ir, Operation};

    /// Whether nothing uses the values, or the results of the operation: `HasNoUseOf`.
    pub fn has_no_use(ir: &Ir, of: impl Returned) -> bool {
        let of = of.bind();
        let mut values = of.values(ir).unwrap_or_default().iter();
        values.all(|value| value.is_unused(ir))
    }

    /// Matches an operation with the trait `ConstantLike`, and captures its value: MLIR's
    /// `m_Constant`.
    #[inline]
    pub fn match_constant(ir: &mut Ir, op: Operation, value: &mut Option<Attribute>) -> bool {
        *value = op.constant_value(ir);
        value.is_some()
    }
}

/// The op that a reference names.
fn op_of(reference: &Ref) -> &'static OpInfo {
    match reference {
        Ref::Op(info) => info(),
        _ => malformed(),
    }
}

/// A panic about a reference of the wrong kind, which is a mistake of the generator.
#[cold]
fn malformed() -> ! {
    panic!("the table of a pattern has a reference of the wrong kind")
}

impl PatternSet {
    /// Adds a pattern that `def Name : Pat<…>` defines, with its benefit: the number of operations
    /// that it matches, and what `addBenefit` adds.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// ods! {
    ///     def T_Dialect : Dialect { let name = "t"; }
    ///     def OldOp : Op<T_Dialect, "old">;
    ///     def NewOp : Op<T_Dialect, "new">;
    ///     def NewForOld : Pat<(OldOp), (NewOp)>;
    /// }
    /// let mut ir = Ir::with_registry(DialectRegistry::new().with::<TDialect>().into());
    /// let options = ParseOptions::new();
    /// let module = parse_source(&mut ir, "a.mlir", r#""t.old"() : () -> ()"#, options).unwrap();
    /// let mut patterns = PatternSet::new();
    /// patterns.add_declared::<NewForOld>();
    /// let old = module.cast::<ModuleOp>(&ir).unwrap().body(&ir).first_op(&ir).unwrap();
    /// patterns.apply_first(old, &mut OpBuilder::new(&mut ir)).unwrap();
    /// assert_eq!(module.display(&ir).to_string(), "module {\n  \"t.new\"() : () -> ()\n}");
    /// ```
    pub fn add_declared<P: DeclaredPattern>(&mut self) -> &mut Self {
        self.add_infos(std::slice::from_ref(P::INFO))
    }

    /// Adds the patterns of an invocation of `ods!`.
    #[doc(hidden)]
    pub fn add_infos(&mut self, infos: &'static [PatternInfo]) -> &mut Self {
        self.0.extend(infos.iter().map(PatternInfo::pattern));
        self
    }
}
