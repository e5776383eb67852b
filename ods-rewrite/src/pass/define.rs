//! How a struct becomes a [`Pass`]: [`PassDef`] is what `#[derive(Pass)]` writes, [`RunPass`] what the
//! user writes.

use super::{
    OptionError, OptionSpec, Pass, PassContext, PassInfo, PassRegistry, PassResult, PipelineError,
    StatisticValue,
};
use ods_ir::ir::{Ir, Operation};
use ods_ir::op::{OpHandle, OpInfo};
use ods_ir::registry::DialectInfo;

/// The name, options and statistics of a pass: what `#[derive(Pass)]` implements.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassDef;
/// /// Looks at modules.
/// #[derive(Pass)]
/// #[pass(name = "look")]
/// struct Look {
///     /// How closely.
///     #[option(default = 3)]
///     depth: u32,
/// }
/// impl RunPass for Look {
///     type Op = ModuleOp;
///     fn run(&self, _: ModuleOp, _: &mut PassContext<'_>) -> PassResult {
///         Ok(())
///     }
/// }
/// assert_eq!(Look::ARGUMENT, "look");
/// let mut look = Look::default();
/// PassDef::set_option(&mut look, "depth", "5").unwrap();
/// assert_eq!(look.depth, 5);
/// assert_eq!(PassDef::options(&look)[0].value, "5");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks the name of a pass",
    label = "needs `#[derive(Pass)]`",
    note = "write `#[derive(Pass)] #[pass(name = \"…\")]` before the struct"
)]
pub trait PassDef {
    /// The name that reports show.
    const NAME: &'static str;
    /// The word for the pass in textual pipelines.
    const ARGUMENT: &'static str;
    /// One line about what the pass does.
    const SUMMARY: &'static str;

    /// The options, with their present values.
    fn options(&self) -> Vec<OptionSpec>;

    /// Sets an option from its text.
    ///
    /// # Errors
    ///
    /// If there is no option of this name, or if the text is not a value of it.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The statistics, with their present values.
    fn statistics(&self) -> Vec<StatisticValue>;

    /// The dialects whose operations the pass creates.
    fn dependent_dialects(&self) -> Vec<&'static DialectInfo>;
}

/// The work of a pass with `#[derive(Pass)]`.
///
/// ```
/// use ods_runtime::prelude::*;
/// /// Marks modules.
/// #[derive(Pass)]
/// #[pass(name = "mark")]
/// struct Mark;
///
/// impl RunPass for Mark {
///     type Op = ModuleOp;
///
///     fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
///         module.set_attribute(cx, "t.seen", Some(Attribute::unit()));
///         Ok(())
///     }
/// }
///
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(Mark);
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.attribute(&ir, "t.seen").is_some());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not implement `RunPass`, which runs the pass on an operation",
    label = "needs `impl RunPass for {Self}`",
    note = "write `impl RunPass for {Self} {{ type Op = …; fn run(&self, op: Self::Op, cx: &mut PassContext<'_>) -> PassResult {{ … }} }}`"
)]
pub trait RunPass: PassDef + Send + Sync {
    /// What the pass runs on: an op type, an interface handle, or [`Operation`].
    type Op: OpHandle;

    /// Runs the pass on `op`, and on nothing outside of it.
    ///
    /// # Errors
    ///
    /// If the pass cannot do its work; the pipeline then stops.
    fn run(&self, op: Self::Op, cx: &mut PassContext<'_>) -> PassResult;

    /// The name that reports and messages show. By default, that of the pass.
    fn display_name(&self) -> &str {
        Self::NAME
    }

    /// Called once all options of a textual pipeline are set.
    ///
    /// # Errors
    ///
    /// If the options do not fit together.
    fn initialize(&mut self, passes: &PassRegistry) -> Result<(), PipelineError> {
        let _ = passes;
        Ok(())
    }
}

impl<P: RunPass> Pass for P {
    fn info(&self) -> PassInfo {
        PassInfo {
            name: P::NAME,
            argument: P::ARGUMENT,
            summary: P::SUMMARY,
            anchor: P::Op::INFO_IF_ONE.map(OpInfo::name),
        }
    }

    fn display_name(&self) -> &str {
        RunPass::display_name(self)
    }

    fn can_run_on(&self, ir: &Ir, op: Operation) -> bool {
        P::Op::cast(op, ir).is_some()
    }

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        match P::Op::cast(op, cx) {
            Some(op) => RunPass::run(self, op, cx),
            None => Ok(()),
        }
    }

    fn options(&self) -> Vec<OptionSpec> {
        PassDef::options(self)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        PassDef::set_option(self, name, value)
    }

    fn initialize(&mut self, passes: &PassRegistry) -> Result<(), PipelineError> {
        RunPass::initialize(self, passes)
    }

    fn statistics(&self) -> Vec<StatisticValue> {
        PassDef::statistics(self)
    }

    fn dependent_dialects(&self) -> Vec<&'static DialectInfo> {
        PassDef::dependent_dialects(self)
    }
}

/// Implements [`PassDef`]; `#[derive(Pass)]` writes this.
#[doc(hidden)]
#[macro_export]
macro_rules! __pass_impl {
    (
        $ty:ident, $name:expr, $argument:expr, $summary:expr,
        dialects [$($dialect:ty),* $(,)?],
        options [$(($option:ident, $option_name:expr, $option_summary:expr)),* $(,)?],
        statistics [$(($counter:ident, $counter_name:expr, $counter_summary:expr)),* $(,)?] $(,)?
    ) => {
        impl $crate::pass::PassDef for $ty {
            const NAME: &'static ::core::primitive::str = $name;
            const ARGUMENT: &'static ::core::primitive::str = $argument;
            const SUMMARY: &'static ::core::primitive::str = $summary;

            #[inline]
            fn options(&self) -> ::std::vec::Vec<$crate::pass::OptionSpec> {
                ::std::vec![$($crate::__private::option_spec(
                    $option_name, $option_summary, &self.$option,
                )),*]
            }

            #[allow(unused_variables, reason = "there may be no options")]
            #[inline]
            fn set_option(
                &mut self,
                __name: &::core::primitive::str,
                __value: &::core::primitive::str,
            ) -> ::core::result::Result<(), $crate::pass::OptionError> {
                $(if __name == $option_name {
                    return $crate::pass::set_option(&mut self.$option, __name, __value);
                })*
                ::core::result::Result::Err($crate::pass::OptionError::Unknown(__name.to_owned()))
            }

            #[inline]
            fn statistics(&self) -> ::std::vec::Vec<$crate::pass::StatisticValue> {
                ::std::vec![$($crate::pass::StatisticValue {
                    name: $counter_name,
                    summary: $counter_summary,
                    value: self.$counter.get(),
                }),*]
            }

            #[inline]
            fn dependent_dialects(
                &self,
            ) -> ::std::vec::Vec<&'static $crate::__private::DialectInfo> {
                ::std::vec![$(<$dialect as $crate::__private::Dialect>::INFO),*]
            }
        }
    };
}
