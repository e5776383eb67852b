//! Symbol tables, and users of symbols.

use super::{body, parse};
use ods_dialects::func::FuncDialect;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{SymbolOpInterface, Visibility};
use ods_runtime::prelude::*;
use ods_runtime::symbols::{self, SymbolTable, SymbolTableCollection, SymbolUserMap};

const NESTED: &str = r#"
    module @a {
      module @b {
        func.func private @f()
        func.func @g() { call @f() : () -> () return }
      }
      "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "nested"}> ({}) {uses = [@b::@f, {x = @b}]} : () -> ()
    }
    module @c attributes {t.use = @a::@b::@f, t.other = @c} {}
"#;

fn ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<FuncDialect>().into())
}

fn reference(path: &[&str]) -> SymbolRefAttr {
    let nested = path[1..].iter().map(|name| (*name).into());
    SymbolRefAttr::nested(path[0], nested)
}

#[test]
fn references_go_into_tables() {
    let mut ir = ir();
    let module = parse(&mut ir, NESTED);
    let mut tables = SymbolTableCollection::new();
    let f = symbols::lookup_ref_in(&ir, module, &reference(&["a", "b", "f"])).unwrap();
    assert_eq!(
        tables.lookup_ref_in(&ir, module, &reference(&["a", "b", "f"])),
        Some(f)
    );
    let h = symbols::lookup_ref_in(&ir, module, &reference(&["a", "h"])).unwrap();
    assert_eq!(
        symbols::lookup_nearest(&ir, h, &reference(&["b", "f"])),
        Some(f)
    );
    assert_eq!(
        tables.lookup_nearest(&ir, h, &reference(&["b", "f"])),
        Some(f)
    );
    // A function is not a symbol table.
    assert_eq!(
        symbols::lookup_ref_in(&ir, module, &reference(&["a", "h", "f"])),
        None
    );
    assert_eq!(tables.lookup_nearest(&ir, h, &reference(&["f"])), None);
    let visibilities = [f, h, module].map(|op| symbols::visibility(&ir, op));
    assert_eq!(
        visibilities,
        [Visibility::Private, Visibility::Nested, Visibility::Public]
    );
}

#[test]
fn uses_are_found_where_the_name_is_valid() {
    let mut ir = ir();
    let module = parse(&mut ir, NESTED);
    let f = symbols::lookup_ref_in(&ir, module, &reference(&["a", "b", "f"])).unwrap();
    let names = |uses: Vec<symbols::SymbolUse>| -> Vec<String> {
        uses.iter()
            .map(|found| Attribute::from(found.name.clone()).to_string())
            .collect()
    };
    let symbol = f.interface::<dyn SymbolOpInterface>(&ir).unwrap();
    let found = symbol.get_symbol_uses(&ir, module).unwrap();
    assert_eq!(names(found), ["@f", "@b::@f", "@a::@b::@f"]);
    let a = body(&ir, module)[0];
    assert_eq!(
        names(symbols::uses_of(&ir, f, a).unwrap()),
        ["@f", "@b::@f"]
    );
    let b = f.parent_op(&ir).unwrap();
    assert_eq!(
        names(symbols::uses_of(&ir, b, module).unwrap()),
        ["@b::@f", "@b", "@a::@b::@f"]
    );
    let c = body(&ir, module)[1];
    assert!(symbols::is_unused(&ir, f, c));
    let map = SymbolUserMap::new(&ir, module, &mut SymbolTableCollection::new()).unwrap();
    assert_eq!(map.users(f).len(), 3);
    assert_eq!(map.users(c), [c]);
}

#[test]
fn renaming_changes_all_references() {
    let mut ir = ir();
    let module = parse(&mut ir, NESTED);
    let b = symbols::lookup_ref_in(&ir, module, &reference(&["a", "b"])).unwrap();
    symbols::replace_all_uses(&mut ir, b, "new", module).unwrap();
    b.interface::<dyn SymbolOpInterface>(&ir)
        .unwrap()
        .set_name(&mut ir, "new");
    let text = module.display(&ir).to_string();
    assert!(text.contains("uses = [@new::@f, {x = @new}]"), "{text}");
    assert!(text.contains("t.use = @a::@new::@f"), "{text}");
    assert!(verify(module, &ir).is_ok());
}

#[test]
fn what_is_unknown_may_be_a_table() {
    let mut ir = ir();
    let module = parse(
        &mut ir,
        "func.func private @f() \"unknown.op\"() ({}) : () -> ()",
    );
    let f = body(&ir, module)[0];
    assert_eq!(symbols::uses_of(&ir, f, module), None);
    assert!(symbols::replace_all_uses(&mut ir, f, "g", module).is_err());
}

#[test]
fn tables_keep_names_unique() {
    let mut ir = ir();
    let module = parse(&mut ir, "func.func private @f() func.func private @f_0()");
    let mut table = SymbolTable::new(&ir, module);
    let [f, _] = body(&ir, module)[..] else {
        panic!()
    };
    let copy = f.clone_op(&mut ir);
    assert_eq!(table.insert(&mut ir, copy), "f_1");
    assert_eq!(table.lookup(&ir, "f_1"), Some(copy));
    assert_eq!(body(&ir, module).len(), 3);
    table.erase(&mut ir, f);
    assert_eq!(table.lookup(&ir, "f"), None);
    assert_eq!(table.rename_to_unique(&mut ir, copy, &[]).unwrap(), "f_1_2");
    table.rename(&mut ir, copy, "f").unwrap();
    assert_eq!(table.lookup(&ir, "f"), Some(copy));
}
