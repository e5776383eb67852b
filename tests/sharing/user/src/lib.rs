//! Adds an operation to a dialect of another crate.

use ods_runtime::prelude::*;

ods! {
    // All three bring `base_td`.
    #![import(sharing_base::base_td)]
    #![import(sharing_base::more_td)]
    #![import(sharing_renamed::renamed_td)]
    #![import(sharing_base::named::inner::inner_td)]

    /// An operation of a dialect that another crate defines.
    def User_TwiceOp : Base_Unary<"twice", [Pure]> {
        let hasVerifier = 1;
    }

    /// Its attribute's type is not in scope here.
    def User_KindOp : Op<Base_Dialect, "kind"> {
        let arguments = (ins Base_Kind:$kind);
        let assemblyFormat = "$kind attr-dict";
    }

    def User_InnerOp : Op<Inner_Dialect, "op">;

    def User_RenamedOp : Op<Renamed_Dialect, "op", [HasParent<"ods_runtime::builtin::ModuleOp">]>;
}

impl Verify for TwiceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.input(ir) == self.output(ir) {
            return Err(self.emit_error(ir, "is its own operand"));
        }
        Ok(())
    }
}

pub mod brought {
    //! What one import brings along, without access to where it comes from.

    use ods_runtime::prelude::*;

    ods! {
        #![import(sharing_renamed::renamed_td)]

        def Brought_SmallOp : Op<Base_Dialect, "small"> {
            let arguments = (ins Base_Small:$input);
            let assemblyFormat = "$input attr-dict `:` type($input)";
        }
    }
}

pub mod clash {
    //! An operation whose name another crate has given already.

    use ods_runtime::prelude::*;

    ods! {
        #![import(sharing_base::base_td)]

        def Clash_OtherNotOp : Base_Unary<"not">;
    }
}
