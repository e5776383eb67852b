//! Definitions in a module that its file does not tell.

pub mod inner {
    //! The module in the file.

    use ods_runtime::prelude::*;

    ods! {
        #![export(inner_td in crate::named::inner)]

        /// Found by the path in its export.
        def Inner_Dialect : Dialect { let name = "inner"; }
    }
}
