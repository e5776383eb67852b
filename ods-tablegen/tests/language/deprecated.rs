//! Warnings of uses of deprecated defs.

use expect_test::expect;
use ods_tablegen::{
    BaseLibrary, Diagnostics, IncludeResolver, Input, RecordKeeper, Severity, deprecated_uses,
    evaluate,
};

use super::messages;

struct Included;

impl IncludeResolver for Included {
    fn resolve(
        &mut self,
        name: &str,
        _from: Option<&std::path::Path>,
    ) -> Result<Option<(std::path::PathBuf, String)>, String> {
        Ok(Some((
            name.into(),
            "def elsewhere { list<T> l = [Old]; }".to_owned(),
        )))
    }
}

#[test]
fn uses_in_lists_dags_and_anonymous_records_are_found() {
    let text = "class Deprecated<string why> { string odsDeprecated = why; }
class T;
def New : T;
def Old : T, Deprecated<\"use New\">;
def Older : T, Deprecated<\"use Old\">;
class Holder<T t> { T held = t; }
def z { T direct = Old; }
def y { list<T> l = [New, Older]; }
def x { dag d = (New Old:$o, (Older)); }
def w { Holder h = Holder<Old>; }
def v { Holder h = Holder<New>; string s = \"Old\"; }
def named : Holder<Old>;
def u { Holder h = named; }
def : Holder<Old>;
include \"other.td\"";
    let mut resolver = Included;
    let mut diags = Diagnostics::new();
    let keeper = evaluate(
        Input::text("test.td", text).resolver(&mut resolver),
        &mut diags,
    );
    assert!(diags.is_empty());
    warn(&keeper, &mut diags);
    expect![[r"
        12:5: warning: Using deprecated def `Old`
          note: use New
        10:5: warning: Using deprecated def `Old`
          note: use New
        9:5: warning: Using deprecated def `Old`
          note: use New
        7:5: warning: Using deprecated def `Old`
          note: use New
        9:5: warning: Using deprecated def `Older`
          note: use Old
        8:5: warning: Using deprecated def `Older`
          note: use Old
    "]]
    .assert_eq(&messages(&keeper, &diags));
}

#[test]
fn the_base_library_is_not_warned_of() {
    let base = BaseLibrary::new([(
        "base.td",
        "class T; class D { string odsDeprecated = \"no\"; } def Old : T, D; def user { T t = Old; }",
    )]);
    let mut diags = Diagnostics::new();
    let input = Input::text("test.td", "def a { T t = Old; }")
        .base(&base)
        .require("user");
    let keeper = evaluate(input, &mut diags);
    warn(&keeper, &mut diags);
    expect![[r"
        1:5: warning: Using deprecated def `Old`
          note: no
    "]]
    .assert_eq(&messages(&keeper, &diags));
}

/// Adds a warning for each use.
fn warn(keeper: &RecordKeeper, diags: &mut Diagnostics) {
    for deprecated in deprecated_uses(keeper, "odsDeprecated") {
        diags.push(deprecated.diagnostic(Severity::Warning));
    }
}
