//! The ops of `../dialect/Traits.td` with no further meaning, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_a", handle = OpA)]
pub struct OpAParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[attr(I32Attr)]
    pub attr: i32,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_b", handle = OpB)]
pub struct OpBParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[attr(I32Attr)]
    pub attr: i32,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_d", handle = OpD)]
pub struct OpDParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_e", handle = OpE)]
pub struct OpEParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_f", handle = OpF)]
pub struct OpFParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_g", handle = OpG)]
pub struct OpGParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_h", handle = OpH)]
pub struct OpHParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_i", handle = OpI)]
pub struct OpIParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_j", handle = OpJ)]
pub struct OpJParts {
    #[result(I32, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_k", handle = OpK)]
pub struct OpKParts {
    #[result(I32, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_m", handle = OpM)]
pub struct OpMParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[attr(OptionalAttr<I32Attr>)]
    pub optional_attr: Option<i32>,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_n", handle = OpN)]
pub struct OpNParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[operand(I32, unnamed)]
    pub unnamed1: Value,
    #[result(I32, unnamed)]
    pub unnamed2: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_o", handle = OpO)]
pub struct OpOParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[result(I32, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_p", handle = OpP)]
pub struct OpPParts {
    #[operand(I32, unnamed)]
    pub unnamed0: Value,
    #[operand(I32, unnamed)]
    pub unnamed1: Value,
    #[operand(I32, unnamed)]
    pub unnamed2: Value,
    #[operand(I32, unnamed)]
    pub unnamed3: Value,
    #[operand(I32, unnamed)]
    pub unnamed4: Value,
    #[operand(I32, unnamed)]
    pub unnamed5: Value,
    #[result(I32, unnamed)]
    pub unnamed6: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_q", handle = OpQ)]
pub struct OpQParts {
    #[operand(AnyType, unnamed)]
    pub unnamed0: Value,
    #[operand(AnyType, unnamed)]
    pub unnamed1: Value,
    #[result(AnyType, unnamed)]
    pub unnamed2: Value,
}
