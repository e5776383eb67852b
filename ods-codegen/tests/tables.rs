//! Every table and program in `tests/expand/*.expected.rs` reads with `ods-table`, and writes itself
//! again.

use std::path::Path;

use ods_table::{
    Anchor, DefWord, Line, OpWord, Parameter, Tree, Word, read_program, write_program,
};
use proc_macro2::{TokenStream, TokenTree};

/// Calls `found` with each string directly or indirectly in the arguments of a function `name`.
fn strings_in_calls(tokens: TokenStream, name: &str, found: &mut impl FnMut(String)) {
    let mut is_call = false;
    for tree in tokens {
        match tree {
            TokenTree::Group(group) if is_call => strings(group.stream(), found),
            TokenTree::Group(group) => strings_in_calls(group.stream(), name, found),
            TokenTree::Ident(ident) => {
                is_call = ident == name;
                continue;
            }
            _ => {}
        }
        is_call = false;
    }
}

fn strings(tokens: TokenStream, found: &mut impl FnMut(String)) {
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => strings(group.stream(), found),
            tree => {
                if let Ok(text) = syn::parse2::<syn::LitStr>(tree.into()) {
                    found(text.value());
                }
            }
        }
    }
}

#[track_caller]
fn check_program<'a, W: Word<'a>, A: Word<'a>>(program: &'a str) {
    let trees: Vec<Tree<'a, W, A>> =
        read_program(program, &mut |space, node| Ok(Tree { space, node }))
            .unwrap_or_else(|error| panic!("{program}: {error}"));
    assert_eq!(write_program(&trees), program);
}

#[test]
fn tables_read_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expand");
    let (mut lines, mut formats, mut definitions) = (0, 0, 0);
    for entry in std::fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("the folder is readable").path();
        if !path.to_string_lossy().ends_with(".expected.rs") {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("the file is readable");
        let tokens: TokenStream = text.parse().expect("the file is Rust");
        let mut is_name = false;
        strings_in_calls(tokens.clone(), "op_infos", &mut |table| {
            // Names and tables alternate.
            is_name = !is_name;
            if is_name {
                return;
            }
            for text in table.lines() {
                let line = Line::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let mut written = String::new();
                line.write(&mut written);
                assert_eq!(written, text);
                lines += 1;
                if let Line::Format(program) = line {
                    check_program::<OpWord<'_>, Anchor>(program);
                    formats += 1;
                }
            }
        });
        strings_in_calls(tokens, "program", &mut |program| {
            check_program::<DefWord, Parameter>(&program);
            definitions += 1;
        });
    }
    let found = [lines, formats, definitions];
    assert!(!found.contains(&0), "{found:?}");
}
