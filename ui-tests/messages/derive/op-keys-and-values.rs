// What is wrong with keys and what is wrong with values is said in one run.

#[derive(OpDef)]
#[op(dialect = D, name = "add", trats = [Pure], traits = [Pur], assembly_format = "$lost attr-dict")]
pub struct Add {
    #[operand(I63)]
    x: Value,
    #[attr(I64)]
    y: i64,
    z: Value,
    #[result(Variadic<I64>, nme = 3)]
    r: i64,
}
