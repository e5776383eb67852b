use ods_runtime::prelude::*;

#[derive(Pass)]
#[pass(nam = "test-a", summary = 1)]
struct Unnamed;

#[derive(Pass)]
#[pass(name = "a b")]
struct Spaced {
    #[option(default = 1, defaults = 2)]
    #[statistic]
    both: u32,
}

#[derive(Pass)]
#[pass(name = "generic")]
struct Generic<T> {
    #[option]
    value: T,
}

#[derive(Pass)]
#[pass(name = "tuple")]
struct Tuple(u32);

#[derive(Pass)]
#[pass(name = "choice")]
enum Choice {
    A,
}

#[derive(Pass)]
#[pass(name = "twice")]
struct Twice {
    #[option(name = "x")]
    a: u32,
    #[option(name = "x")]
    b: u32,
}

#[derive(Pass)]
#[pass(name = "names")]
struct Names {
    #[option]
    größe: u32,
    #[option]
    _x: u32,
    #[statistic(name = "same")]
    c: ods_runtime::pass::Counter,
    #[statistic(name = "same")]
    d: ods_runtime::pass::Counter,
}

fn main() {}
