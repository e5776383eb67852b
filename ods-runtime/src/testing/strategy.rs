//! Random modules as a strategy of `proptest`, which makes failing ones smaller and keeps them valid.

use super::RandomModules;
use super::reduce::Shrinking;
use crate::ir::{Ir, Operation};
use crate::text::op_printer::OperationText as _;
use crate::text::printer::PrintFlags;
use crate::verify::verify;
use proptest::prelude::any;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

impl RandomModules {
    /// The modules with a number of operations in `sizes`, as a strategy of `proptest`. A module for
    /// which a test fails is made smaller; each smaller one is valid.
    ///
    /// The size counts what [`module`](Self::module) counts.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::testing::{RandomModules, round_trip};
    /// use proptest::prelude::*;
    /// # ods! {
    /// #     def Calc_Dialect : Dialect { let name = "calc"; }
    /// #     def NumberOp : Op<Calc_Dialect, "number", [Pure]> {
    /// #         let arguments = (ins I64Attr:$value);
    /// #         let results = (outs I64:$result);
    /// #         let assemblyFormat = "$value attr-dict";
    /// #     }
    /// # }
    ///
    /// let modules = RandomModules::new(DialectRegistry::new().with::<CalcDialect>());
    /// proptest!(ProptestConfig::with_cases(20), |(test in modules.strategy(1..=30))| {
    ///     prop_assert_eq!(round_trip(&test.ir, test.module), Ok(()));
    /// });
    /// ```
    #[must_use]
    pub fn strategy(self, sizes: RangeInclusive<usize>) -> ModuleStrategy {
        ModuleStrategy {
            modules: Arc::new(self),
            sizes,
        }
    }
}

/// The strategy that [`RandomModules::strategy`] returns.
#[derive(Clone, Debug)]
pub struct ModuleStrategy {
    modules: Arc<RandomModules>,
    sizes: RangeInclusive<usize>,
}

/// A module and the `Ir` that it is in: the value of a [`ModuleStrategy`]. `Debug` gives its text in
/// generic form.
#[derive(Clone)]
#[non_exhaustive]
pub struct RandomModule {
    /// The `Ir`, with this module alone.
    pub ir: Ir,
    /// The module.
    pub module: Operation,
}

impl fmt::Debug for RandomModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self
            .module
            .to_text(&self.ir, PrintFlags::new().generic(true));
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

impl Strategy for ModuleStrategy {
    type Tree = ModuleTree;
    type Value = RandomModule;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let start = (any::<u64>(), self.sizes.clone());
        let (seed, size) = start.new_tree(runner)?.current();
        let (ir, module) = self.modules.module(seed, size);
        Ok(ModuleTree {
            current: RandomModule { ir, module },
            larger: None,
            shrinking: Shrinking::default(),
        })
    }
}

/// A module of a [`ModuleStrategy`] and how it becomes smaller.
#[derive(Debug)]
pub struct ModuleTree {
    current: RandomModule,
    /// The module before the last change.
    larger: Option<Operation>,
    shrinking: Shrinking,
}

impl ModuleTree {
    /// Makes the module smaller, and remembers the larger one.
    fn shrink(&mut self) -> bool {
        let RandomModule { ir, module } = &mut self.current;
        while let Some(smaller) = self.shrinking.next(ir, *module) {
            if verify(smaller, ir).is_ok() {
                self.larger = Some(std::mem::replace(module, smaller));
                return true;
            }
            smaller.erase(ir);
            self.shrinking.answer(false);
        }
        false
    }
}

impl ValueTree for ModuleTree {
    type Value = RandomModule;

    fn current(&self) -> RandomModule {
        let mut current = self.current.clone();
        if let Some(larger) = self.larger {
            larger.erase(&mut current.ir);
        }
        current
    }

    /// Makes a smaller module of one that fails.
    fn simplify(&mut self) -> bool {
        if let Some(larger) = self.larger.take() {
            larger.erase(&mut self.current.ir);
            self.shrinking.answer(true);
        }
        self.shrink()
    }

    /// Returns to the module before the last change, and makes another change.
    fn complicate(&mut self) -> bool {
        if let Some(larger) = self.larger.take() {
            std::mem::replace(&mut self.current.module, larger).erase(&mut self.current.ir);
            self.shrinking.answer(false);
        }
        self.shrink()
    }
}
