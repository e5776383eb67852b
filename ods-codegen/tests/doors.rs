//! What `ods!` and `#[derive(OpDef)]` generate for the same op is the same, whichever
//! way in: types, functions, documentation, and the table with all it refers to.
//!
//! The sources are those of the tests and examples that have an op in both spellings.
//! Constants and functions that an expansion names as it likes are replaced by what they
//! are, and numbers of references by the references.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ods_codegen::derive::{Derive, derive_with};
use ods_codegen::{Includes, expand_with};
use ods_table::{Ref, Word as _};
use ods_tablegen::Diagnostics;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;
use syn::{Expr, ImplItem, Item, ItemStruct, Lit, Token};

/// What belongs to an op, by what it is: the members of all `impl`s of the same trait,
/// types, and the lines of the table.
type Parts = BTreeMap<String, Vec<String>>;

fn workspace(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(workspace(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What an invocation expands to.
struct Expanded {
    items: Vec<Item>,
    /// Where the items of each type are.
    of_type: BTreeMap<String, Vec<usize>>,
    /// Private constants and functions by name.
    named: BTreeMap<String, TokenStream>,
    /// What was said.
    warnings: Vec<String>,
}

impl Expanded {
    fn new(tokens: TokenStream, diags: &Diagnostics) -> Self {
        let mut warnings: Vec<String> = diags
            .iter()
            .map(ods_tablegen::Diagnostic::message)
            .collect();
        assert!(!diags.has_errors(), "{warnings:?}");
        warnings.sort();
        let file: syn::File = syn::parse2(tokens).expect("the expansion is Rust");
        let mut items = Vec::new();
        flatten(file.items, &mut items);
        let mut of_type: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, item) in items.iter().enumerate() {
            let types = match item {
                Item::Struct(item) => vec![item.ident.to_string()],
                Item::Impl(item) => idents(item.self_ty.to_token_stream()).collect(),
                _ => Vec::new(),
            };
            for ty in types {
                of_type.entry(ty).or_default().push(number);
            }
        }
        let named = items.iter().filter_map(|item| match item {
            Item::Static(item) => Some((item.ident.to_string(), item.expr.to_token_stream())),
            Item::Const(item) => Some((item.ident.to_string(), item.expr.to_token_stream())),
            Item::Fn(item) => {
                let (inputs, body) = (&item.sig.inputs, &item.block);
                Some((item.sig.ident.to_string(), quote! { |#inputs| #body }))
            }
            _ => None,
        });
        let named = named.filter(|(name, _)| name.starts_with("__")).collect();
        Self {
            items,
            of_type,
            named,
            warnings,
        }
    }

    fn of_ods(tokens: TokenStream, folder: PathBuf) -> Self {
        let mut diags = Diagnostics::new();
        let includes = Includes::new(Some(folder), None);
        let tokens = expand_with(tokens, includes, &mut diags).tokens;
        Self::new(tokens, &diags)
    }

    fn of_struct(item: &ItemStruct) -> Self {
        let mut item = item.clone();
        item.attrs.retain(|attr| !attr.path().is_ident("derive"));
        let mut diags = Diagnostics::new();
        let includes = Includes::new(None, None);
        let tokens = derive_with(Derive::Op, item.to_token_stream(), includes, &mut diags).tokens;
        Self::new(tokens, &diags)
    }

    /// The tokens as text, with what private names stand for.
    fn text(&self, tokens: &dyn ToTokens) -> String {
        self.inlined(tokens.to_token_stream(), 0).to_string()
    }

    fn inlined(&self, tokens: TokenStream, depth: usize) -> TokenStream {
        let trees = tokens.into_iter().map(|tree| match &tree {
            TokenTree::Group(group) => {
                let stream = self.inlined(group.stream(), depth);
                Group::new(group.delimiter(), stream).into()
            }
            TokenTree::Ident(name) if depth < 8 => match self.named.get(&name.to_string()) {
                Some(definition) => {
                    let definition = self.inlined(definition.clone(), depth + 1);
                    Group::new(Delimiter::Brace, definition).into()
                }
                None => tree,
            },
            _ => tree,
        });
        trees.collect()
    }

    /// The handles of all ops.
    fn handles(&self) -> Vec<String> {
        let impls = self.items.iter().filter_map(impls_of_op);
        impls.map(|impls| impls.handle.to_string()).collect()
    }

    /// Everything that belongs to the op with that handle.
    fn parts(&self, handle: &str) -> Parts {
        let mut parts = Parts::new();
        let names = [handle.to_owned(), format!("{handle}Adaptor")];
        let numbers = names.iter().filter_map(|name| self.of_type.get(name));
        for number in numbers.flatten() {
            let item = &self.items[*number];
            match item {
                Item::Struct(item) => {
                    let mut item = item.clone();
                    item.attrs.retain(|attr| !attr.path().is_ident("allow"));
                    let name = format!("struct {}", item.ident);
                    parts.entry(name).or_default().push(self.text(&item));
                }
                Item::Impl(item) => {
                    let of_trait = last_of_trait(item);
                    if matches!(of_trait.as_deref(), Some("OpDef" | "OpOf")) {
                        continue;
                    }
                    let (ty, generics, of_trait) = (&item.self_ty, &item.generics, &item.trait_);
                    let of_trait = of_trait.as_ref().map(|(path, _)| quote! { #path for });
                    let header = self.text(&quote! { impl #generics #of_trait #ty });
                    let members = item.items.iter().filter(|member| !is_of_spelling(member));
                    let members = members.map(|member| self.text(member));
                    parts.entry(header).or_default().extend(members);
                }
                _ => {}
            }
        }
        let own = format!("__{handle}Interfaces");
        for item in &self.items {
            if let Item::Trait(item) = item
                && item.ident == own
            {
                parts.entry(own.clone()).or_default().push(self.text(item));
            }
        }
        for members in parts.values_mut() {
            members.sort();
        }
        parts.retain(|_, members| !members.is_empty());
        parts.insert("table".to_owned(), self.table(handle));
        parts
    }

    /// The lines of the table, each number of a reference replaced by the reference.
    fn table(&self, handle: &str) -> Vec<String> {
        let mut impls = self.items.iter().filter_map(impls_of_op);
        let info = impls.find(|impls| impls.handle == handle);
        // `__ops0(3)`, or `&__INFO`
        let info = info.expect("an op has its information").info;
        let (table, refs) = if let Expr::Call(call) = &info {
            let list = call.func.to_token_stream().to_string().to_uppercase();
            let Some(Expr::Call(infos)) = self.constant(&list) else {
                panic!("`{list}` is no list of definitions");
            };
            let Expr::Array(tables) = &infos.args[3] else {
                panic!("`{list}` has no tables");
            };
            let number = integer(&call.args[0]);
            let Expr::Tuple(table) = &tables.elems[number] else {
                panic!("entry {number} of `{list}` is no table");
            };
            let refs = [self.refs(&infos.args[1]), self.refs(&infos.args[2])];
            (string(&table.elems[1]), refs)
        } else {
            let Some(Expr::Call(info)) = self.constant("__INFO") else {
                panic!("there is no `__INFO`");
            };
            let refs = [self.refs(&info.args[1]), Vec::new()];
            (string(&info.args[3]), refs)
        };
        let reference = |word: &str| {
            let found = match Ref::read(word).ok()? {
                Ref::Shared(number) => refs[0].get(number),
                Ref::Own(number) => refs[1].get(number),
                Ref::Named(_) => None,
            };
            found.map(|entry| self.text(entry))
        };
        table
            .lines()
            .map(|line| resolved(line, &reference))
            .collect()
    }

    fn constant(&self, name: &str) -> Option<&Expr> {
        self.items.iter().find_map(|item| match item {
            Item::Static(item) if item.ident == name => Some(&*item.expr),
            _ => None,
        })
    }

    /// `&[…]`, or the name of such a list.
    fn refs<'a>(&'a self, list: &'a Expr) -> Vec<&'a Expr> {
        match list {
            Expr::Reference(list) => self.refs(&list.expr),
            Expr::Array(list) => list.elems.iter().collect(),
            Expr::Path(name) => {
                let name = name.to_token_stream().to_string();
                if name == "__rt :: NO_REFS" {
                    return Vec::new();
                }
                self.refs(self.constant(&name).expect("the list is there"))
            }
            _ => panic!("`{}` is no list", list.to_token_stream()),
        }
    }
}

/// All items, those in `const _: () = { … }` included.
fn flatten(from: Vec<Item>, items: &mut Vec<Item>) {
    for item in from {
        match item {
            Item::Const(item) if item.ident == "_" => {
                if let Expr::Block(block) = *item.expr {
                    let stmts = block.block.stmts.into_iter();
                    let inner = stmts.filter_map(|stmt| match stmt {
                        syn::Stmt::Item(item) => Some(item),
                        syn::Stmt::Macro(stmt) => Some(Item::Macro(syn::ItemMacro {
                            attrs: stmt.attrs,
                            ident: None,
                            mac: stmt.mac,
                            semi_token: stmt.semi_token,
                        })),
                        _ => None,
                    });
                    flatten(inner.collect(), items);
                }
            }
            item => items.push(item),
        }
    }
}

/// `__ods::__op_impls!(AddOp, "AddOp", __ops0(0), dyn __AddOpInterfaces);`
struct OpImpls {
    handle: syn::Ident,
    info: Expr,
}

fn impls_of_op(item: &Item) -> Option<OpImpls> {
    let Item::Macro(item) = item else { return None };
    if item.mac.path.segments.last()?.ident != "__op_impls" {
        return None;
    }
    let parser = |input: syn::parse::ParseStream<'_>| {
        let handle = input.parse()?;
        input.parse::<Token![,]>()?;
        input.parse::<syn::LitStr>()?;
        input.parse::<Token![,]>()?;
        let info = input.parse()?;
        if input.parse::<Option<Token![,]>>()?.is_some() {
            input.parse::<syn::Type>()?;
        }
        Ok(OpImpls { handle, info })
    };
    let impls = item.mac.parse_body_with(parser);
    Some(impls.expect("the macro takes a handle, its name and its information"))
}

fn last_of_trait(item: &syn::ItemImpl) -> Option<String> {
    let (path, _) = item.trait_.as_ref()?;
    Some(path.segments.last()?.ident.to_string())
}

/// What only one of the spellings has: the struct.
fn is_of_spelling(member: &ImplItem) -> bool {
    match member {
        ImplItem::Fn(member) => member.attrs.iter().any(|attr| {
            let docs = attr.to_token_stream().to_string();
            docs.contains("\"The parts of the operation by name.\"")
        }),
        _ => false,
    }
}

fn idents(tokens: TokenStream) -> impl Iterator<Item = String> {
    let trees = tokens.into_iter().flat_map(|tree| match tree {
        TokenTree::Group(group) => idents(group.stream()).collect(),
        TokenTree::Ident(name) => vec![name.to_string()],
        _ => Vec::new(),
    });
    trees.collect::<Vec<_>>().into_iter()
}

fn integer(expr: &Expr) -> usize {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(number) => number.base10_parse().expect("a small number"),
            _ => panic!("not a number"),
        },
        _ => panic!("not a literal"),
    }
}

fn string(expr: &Expr) -> String {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => text.value(),
            _ => panic!("not a string"),
        },
        _ => panic!("not a literal"),
    }
}

/// A line of a table with the references in it.
fn resolved(line: &str, reference: &dyn Fn(&str) -> Option<String>) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let is_reference = |at: usize| match words[0] {
        "operand" | "result" | "region" | "successor" => at == 3,
        "attr" => at >= 3,
        "prop" => at == 2,
        "infer" | "resolve" => words[at - 1] == "via" || (words.len() == 2 && words[0] == "infer"),
        "format" | "summary" => false,
        _ => at == 1,
    };
    let words = words.iter().enumerate().map(|(at, word)| {
        if at > 0 && is_reference(at) {
            return reference(word).unwrap_or_else(|| (*word).to_owned());
        }
        if words[0] != "format" {
            return (*word).to_owned();
        }
        // `cREF(…)` and `aN:eREF`
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let start = match word.split_once(":e") {
            Some((before, _)) => before.len() + 2,
            None => word.find('c').map_or(0, |at| at + 1),
        };
        let end = start + digits(&word[start..]);
        match reference(&word[start..end]) {
            Some(reference) if !word.contains('\'') => {
                format!("{}{reference}{}", &word[..start], &word[end..])
            }
            _ => (*word).to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The `ods!` of a source, and the structs that are ops.
fn spellings(source: &str) -> (Vec<TokenStream>, Vec<ItemStruct>) {
    let file = syn::parse_file(source).expect("the source is Rust");
    let (mut invocations, mut structs) = (Vec::new(), Vec::new());
    for item in file.items {
        match item {
            Item::Macro(item) if item.mac.path.is_ident("ods") => invocations.push(item.mac.tokens),
            Item::Struct(item) if derives_op(&item) => structs.push(item),
            _ => {}
        }
    }
    (invocations, structs)
}

fn derives_op(item: &ItemStruct) -> bool {
    item.attrs.iter().any(|attr| {
        attr.path().is_ident("derive")
            && attr
                .parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated)
                .is_ok_and(|paths| paths.iter().any(|path| path.is_ident("OpDef")))
    })
}

/// What an op of a dialect that is imported needs is not there.
fn imports(item: &ItemStruct) -> bool {
    let mut attrs = item.attrs.iter().filter(|attr| attr.path().is_ident("op"));
    attrs.any(|attr| idents(attr.to_token_stream()).any(|name| name == "import"))
}

/// Compares each struct with the op of the same handle; gives how many there were, and
/// the parts of each.
fn compare(ods: &Expanded, dialect: &str, structs: &[ItemStruct]) -> BTreeMap<String, Parts> {
    let mut compared = BTreeMap::new();
    let mut warnings = Vec::new();
    for item in structs.iter().filter(|item| !imports(item)) {
        let derived = Expanded::of_struct(item);
        let [handle] = derived.handles().try_into().expect("a struct is one op");
        let mut expected = ods.parts(&handle);
        let mut actual = derived.parts(&handle);
        warnings.extend(derived.warnings);
        // The name of the dialect is not known where the documentation is written.
        for docs in expected.values_mut().flatten() {
            for before in ["operation ::= `", "doc = \"`"] {
                *docs = docs.replace(&format!("{before}{dialect}."), before);
            }
        }
        // Formats are written in several lines or in one; what Rust in a string is about
        // is said in full.
        for docs in expected.values_mut().chain(actual.values_mut()).flatten() {
            let words = docs
                .replace("\\n", " ")
                .replace(":: core :: primitive :: ", "");
            *docs = words.split_whitespace().collect::<Vec<_>>().join(" ");
        }
        let keys = |parts: &Parts| parts.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&expected), keys(&actual), "`{handle}`");
        for (part, members) in &expected {
            for (expected, actual) in members.iter().zip(&actual[part]) {
                assert_eq!(expected, actual, "`{part}` of `{handle}`");
            }
            assert_eq!(members.len(), actual[part].len(), "`{part}` of `{handle}`");
        }
        compared.insert(handle, actual);
    }
    warnings.sort();
    if compared.len() == ods.handles().len() {
        assert_eq!(ods.warnings, warnings);
    }
    compared
}

fn structs_of(folder: &str) -> Vec<ItemStruct> {
    let entries = std::fs::read_dir(workspace(folder)).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let structs = paths.into_iter().flat_map(|path| {
        let source = std::fs::read_to_string(path).expect("the file is text");
        spellings(&source).1
    });
    structs.collect()
}

#[test]
fn features() {
    let (invocations, _) = spellings(&read("tests/tests/derive/features/ods.rs"));
    let [invocation] = invocations.try_into().expect("one invocation");
    let ods = Expanded::of_ods(invocation, workspace("tests"));
    let structs = structs_of("tests/tests/derive/features/structs");
    let compared = compare(&ods, "features", &structs);
    assert_eq!(compared.len(), ods.handles().len());

    // And what differs in the definitions does here: no two are the same but for names,
    // and but for a builder that is left to the user.
    let mut alike = Vec::new();
    let mut seen = BTreeMap::new();
    for (handle, parts) in &compared {
        let name = handle.trim_end_matches("Op");
        let mut text = format!("{parts:?}");
        for name in [handle.as_str(), name] {
            text = text.replace(name, "Name");
        }
        let mut snake = String::new();
        for char in name.chars() {
            if char.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(char.to_lowercase());
        }
        text = text.replace(&snake, "name");
        if let Some(other) = seen.insert(text, handle) {
            alike.push((other.as_str(), handle.as_str()));
        }
    }
    assert_eq!(alike, [("BuiltElsewhereOp", "FormatNoneOp")]);
}

#[test]
fn toy() {
    let (invocations, _) = spellings(&read("examples/toy/dialect.rs"));
    let [invocation] = invocations.try_into().expect("one invocation");
    let ods = Expanded::of_ods(invocation, workspace("examples/toy"));
    let (_, structs) = spellings(&read("examples/toy-derive/dialect.rs"));
    assert_eq!(compare(&ods, "toy", &structs).len(), ods.handles().len());
}

#[test]
fn documentation() {
    let text = read("docs/DERIVE.md");
    let blocks = text.split("```rust\n").skip(1);
    let blocks = blocks.map(|block| spellings(block.split("```").next().unwrap()));
    let [(invocations, _), (_, structs), ..] = &*blocks.collect::<Vec<_>>() else {
        panic!("both spellings are there");
    };
    let ods = Expanded::of_ods(invocations[0].clone(), workspace("docs"));
    assert_eq!(compare(&ods, "calc", structs).len(), ods.handles().len());
}

#[test]
fn dialect_of_the_tests() {
    let (invocations, _) = spellings(&read("tests/src/dialect/mod.rs"));
    let [invocation] = invocations.try_into().expect("one invocation");
    let ods = Expanded::of_ods(invocation, workspace("tests/src/dialect"));
    let structs = structs_of("tests/src/derived");
    assert_eq!(structs.len(), ods.handles().len());
    let compared = compare(&ods, "test", &structs);
    assert!(compared.len() > 180, "{}", compared.len());
}
