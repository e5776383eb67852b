//! What users and generated code write for the custom form of an op.

use super::op_parser::{FormatState, OpParser};
use super::op_printer::OpPrinter;
use ods_ir::ir::{Operation, OperationState};
use ods_ir::op::{DeclaresCustomAssembly, Op, TextItem};
use ods_ir::text::parser::Parsed;

/// The custom form of an op with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasCustomAssemblyFormat` (`has_custom_assembly_format` in a derive), but `CustomAssembly` is not implemented for it",
    label = "needs `impl CustomAssembly for {Self}`"
)]
pub trait CustomAssembly: Op + DeclaresCustomAssembly {
    /// Parses the text after the op's name.
    ///
    /// # Errors
    ///
    /// After reporting an error through the parser.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()>;

    /// Prints the text after the op's name.
    fn print(self, p: &mut OpPrinter<'_>);
}

/// The functions of a [`CustomAssembly`].
pub(super) struct CustomForm {
    pub(super) parse: fn(&mut OpParser<'_, '_>, &mut OperationState) -> Parsed<()>,
    pub(super) print: fn(Operation, &mut OpPrinter<'_>),
}

/// Table entry for [`CustomAssembly`].
pub fn custom_form<O: CustomAssembly>() -> TextItem {
    TextItem::new(
        const {
            &CustomForm {
                parse: O::parse,
                print: |op, p| O::from_operation_unchecked(op).print(p),
            }
        },
    )
}

/// Which custom forms are written; see [`ods_ir::op::written`].
#[doc(hidden)]
pub mod written {
    use ods_ir::op::Ref;
    use ods_ir::op::written::Absent;
    use std::marker::PhantomData;

    /// Finds out whether an op has a [`CustomAssembly`](super::CustomAssembly).
    #[derive(Debug)]
    pub struct CustomAssembly<O>(PhantomData<O>);

    impl<O: super::CustomAssembly> CustomAssembly<O> {
        /// The entry of a table.
        pub const REF: Ref = Ref::CustomForm(super::custom_form::<O>);
    }

    impl<O> Absent for CustomAssembly<O> {
        const NAME: &'static str = "CustomAssembly";
    }
}

/// A `custom<…>(…)` directive of a format: the glue code around the user's functions.
#[derive(Debug)]
pub struct CustomDirective {
    /// Parses the directive and stores the result in the variables given as its arguments.
    pub parse: fn(&mut OpParser<'_, '_>, &mut FormatState<'_>) -> Parsed<()>,
    /// Prints the arguments of the directive.
    pub print: fn(&mut OpPrinter<'_>, Operation),
}

/// A [`CustomDirective`] at the start of an optional group, which may be absent.
#[derive(Debug)]
pub struct OptionalCustomDirective {
    /// Parses the directive if present. Returns whether it was.
    pub parse: fn(&mut OpParser<'_, '_>, &mut FormatState<'_>) -> Parsed<bool>,
    /// Prints the arguments of the directive.
    pub print: fn(&mut OpPrinter<'_>, Operation),
}
