//! How a struct with [`RunPass`](super::RunPass) becomes a [`Pass`](super::Pass).

/// Implements `Pass` for a struct that implements `RunPass`; `#[derive(Pass)]` writes this.
#[doc(hidden)]
#[macro_export]
macro_rules! __pass_impl {
    (
        $ty:ident, $name:expr, $argument:expr, $summary:expr,
        dialects [$($dialect:ty),* $(,)?],
        options [$(($option:ident, $option_name:expr, $option_summary:expr)),* $(,)?],
        statistics [$(($counter:ident, $counter_name:expr, $counter_summary:expr)),* $(,)?] $(,)?
    ) => {
        impl $crate::pass::Pass for $ty {
            fn info(&self) -> $crate::pass::PassInfo {
                type Op = <$ty as $crate::pass::RunPass>::Op;
                $crate::pass::PassInfo {
                    name: $name,
                    argument: $argument,
                    summary: $summary,
                    anchor: $crate::__private::anchor_of::<Op>(),
                }
            }

            fn can_run_on(
                &self,
                ir: &$crate::__private::Ir,
                op: $crate::__private::Operation,
            ) -> bool {
                type Op = <$ty as $crate::pass::RunPass>::Op;
                <Op as $crate::__private::OpHandle>::cast(op, ir).is_some()
            }

            fn run(
                &self,
                op: $crate::__private::Operation,
                cx: &mut $crate::pass::PassContext<'_>,
            ) -> $crate::pass::PassResult {
                type Op = <$ty as $crate::pass::RunPass>::Op;
                match <Op as $crate::__private::OpHandle>::cast(op, cx) {
                    ::core::option::Option::Some(op) => $crate::pass::RunPass::run(self, op, cx),
                    ::core::option::Option::None => ::core::result::Result::Ok(()),
                }
            }

            fn options(&self) -> ::std::vec::Vec<$crate::pass::OptionSpec> {
                ::std::vec![$($crate::__private::option_spec(
                    $option_name, $option_summary, &self.$option,
                )),*]
            }

            #[allow(unused_variables, reason = "there may be no options")]
            fn set_option(
                &mut self,
                name: &::core::primitive::str,
                value: &::core::primitive::str,
            ) -> ::core::result::Result<(), $crate::pass::OptionError> {
                $(if name == $option_name {
                    return $crate::pass::set_option(&mut self.$option, name, value);
                })*
                ::core::result::Result::Err($crate::pass::OptionError::Unknown(name.to_owned()))
            }

            fn initialize(
                &mut self,
                passes: &$crate::pass::PassRegistry,
            ) -> ::core::result::Result<(), $crate::pass::PipelineError> {
                $crate::pass::RunPass::initialize(self, passes)
            }

            fn statistics(&self) -> ::std::vec::Vec<$crate::pass::StatisticValue> {
                ::std::vec![$($crate::pass::StatisticValue {
                    name: $counter_name,
                    summary: $counter_summary,
                    value: self.$counter.get(),
                }),*]
            }

            fn dependent_dialects(
                &self,
            ) -> ::std::vec::Vec<&'static $crate::__private::DialectInfo> {
                ::std::vec![$(<$dialect as $crate::__private::Dialect>::INFO),*]
            }
        }
    };
}
