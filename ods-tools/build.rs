//! Links the tools at fixed addresses where the system has a choice.
//!
//! The tables of dialects are full of pointers. In an executable that can be loaded anywhere, each of them is adjusted
//! at start-up, which took a third of the time of `ods-opt` with an empty module, and a third of its memory.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
