//! The layers of `ods-ir`: each module uses only modules of its own layer and below.

use super::{read, root, rust_files};
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// The layers, from the lowest up, and the modules in each. The longest prefix of a module counts.
const LAYERS: &[(&str, &[&str])] = &[
    (
        "values",
        &[
            "accessors",
            "affine",
            "attributes",
            "constraint",
            "def",
            "diagnostics",
            "enums",
            "kind_interfaces",
            "limits",
            "location",
            "property",
            "stack",
            "support",
            "text",
            "types",
            "upstream",
        ],
    ),
    (
        "ir",
        &[
            "builtin",
            "interfaces",
            "ir",
            "op",
            "registry",
            "rewrite",
            "support::preds::entity",
            "support::preds::operation",
            "support::preds::types_match",
            "symbols",
            "traits",
            "verify",
        ],
    ),
    ("façade", &["__private"]),
];

/// The number of the layer of a module, `a::b::c`, and the prefix that says so.
fn layer(module: &str) -> Option<usize> {
    let is_in = |prefix: &str| {
        let rest = module.strip_prefix(prefix);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let rows = LAYERS.iter().enumerate();
    let modules = rows.flat_map(|(layer, (_, modules))| modules.iter().map(move |it| (layer, *it)));
    let found = modules.filter(|(_, prefix)| is_in(prefix));
    found
        .max_by_key(|(_, prefix)| prefix.len())
        .map(|(layer, _)| layer)
}

/// Collects the paths that begin with `crate`, `super` or `self`, outside of tests.
#[derive(Default)]
struct Paths(Vec<Vec<String>>);

impl Paths {
    fn add_tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.add_tree(&path.tree, &with(&path.ident)),
            UseTree::Name(name) => self.0.push(with(&name.ident)),
            UseTree::Rename(rename) => self.0.push(with(&rename.ident)),
            UseTree::Glob(_) => self.0.push(before.to_vec()),
            UseTree::Group(group) => group
                .items
                .iter()
                .for_each(|tree| self.add_tree(tree, before)),
        }
    }
}

impl Visit<'_> for Paths {
    fn visit_item(&mut self, item: &Item) {
        let is_test = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg")
                && attribute
                    .parse_args::<syn::Ident>()
                    .is_ok_and(|it| it == "test")
        };
        match item {
            Item::Mod(module) if module.attrs.iter().any(is_test) => {}
            Item::Use(item) => self.add_tree(&item.tree, &[]),
            item => visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let segments = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string());
        self.0.push(segments.collect());
        visit::visit_path(self, path);
    }
}

/// The paths in a file that begin with `crate`, `super` or `self`.
fn paths(text: &str) -> Vec<Vec<String>> {
    let file = syn::parse_file(text).expect("sources are Rust");
    let mut paths = Paths::default();
    paths.visit_file(&file);
    paths
        .0
        .retain(|path| matches!(path[0].as_str(), "crate" | "super" | "self"));
    paths.0
}

/// A path in the module `from`, as a path from the root of the crate.
fn absolute(path: &[String], from: &str) -> Vec<String> {
    let mut at: Vec<String> = from.split("::").map(str::to_owned).collect();
    for name in path {
        match name.as_str() {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            "self" => {}
            name => at.push(name.to_owned()),
        }
    }
    at
}

/// The module of a source file, `a::b`, from its place below `src`.
fn module(file: &Path) -> String {
    let parts = file.with_extension("");
    let parts: Vec<_> = parts.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("::").trim_end_matches("::mod").to_owned()
}

/// What `use` items of the crate's root re-export: a name, and the path that it refers to.
fn reexports(root: &str) -> Vec<(String, Vec<String>)> {
    let file = syn::parse_file(root).expect("sources are Rust");
    let mut paths = Paths::default();
    for item in &file.items {
        if let Item::Use(item) = item {
            paths.add_tree(&item.tree, &[]);
        }
    }
    let named = |path: Vec<String>| Some((path.last()?.clone(), path));
    paths.0.into_iter().filter_map(named).collect()
}

/// The layer of what an absolute path names.
fn layer_of(path: &[String], reexports: &[(String, Vec<String>)]) -> Option<usize> {
    let found = reexports
        .iter()
        .find(|(name, _)| path.first() == Some(name));
    layer(&found.map_or(path, |(_, path)| path).join("::"))
}

/// The imports in a file that go up.
fn upward(module: &str, text: &str, reexports: &[(String, Vec<String>)]) -> Vec<String> {
    let Some(own) = layer(module) else {
        return vec![format!("{module}: in no row of the table of layers")];
    };
    let mut wrong = Vec::new();
    for path in paths(text) {
        let path = absolute(&path, module);
        if let Some(used) = layer_of(&path, reexports).filter(|used| *used > own) {
            let (own, used) = (LAYERS[own].0, LAYERS[used].0);
            wrong.push(format!(
                "{module} ({own}): uses {} ({used})",
                path.join("::")
            ));
        }
    }
    wrong
}

#[test]
fn modules_use_only_what_is_below_them() {
    let src = root().join("ods-ir/src");
    let reexports = reexports(&read(&src.join("lib.rs")));
    let mut wrong = Vec::new();
    for file in rust_files(&src) {
        let module = module(file.strip_prefix(&src).expect("it is below `src`"));
        let is_test = module.split("::").any(|name| name == "tests");
        if module != "lib" && !is_test {
            wrong.extend(upward(&module, &read(&file), &reexports));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_import_that_goes_up_is_named() {
    let reexports = reexports("pub use ir::Ir;");
    let text = "use crate::{Ir, types::Type, __private::*};\n\
                fn f(p: &super::super::traits::Has) { $crate::tool!() }\n\
                #[cfg(test)] mod tests { use crate::prelude::*; }";
    let found = upward(
        "text::parser::types",
        &text.replace("$crate::tool!()", ""),
        &reexports,
    );
    let expected = [
        "text::parser::types (values): uses Ir (ir)",
        "text::parser::types (values): uses __private (façade)",
    ];
    assert_eq!(found, expected);
    let deep = "fn f() { super::super::super::traits::parents() }";
    let found = upward("text::parser::types", deep, &reexports);
    assert_eq!(
        found,
        ["text::parser::types (values): uses traits::parents (ir)"]
    );
    assert_eq!(
        upward("verify", "use crate::types::Type;", &reexports),
        Vec::<String>::new()
    );
    let found = upward("unknown", "", &reexports);
    assert_eq!(found, ["unknown: in no row of the table of layers"]);
}
