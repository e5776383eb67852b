// Ops of a derived dialect are derived.

#[derive(DialectDef)]
#[dialect(name = "d", export = d_td)]
pub struct D;
