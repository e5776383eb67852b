use ods_runtime::prelude::*;

ods! {
    def Low : I32EnumAttrCase<"Low", 0>;
    def High : I32EnumAttrCase<"High", 1>;
    def Level : I32EnumAttr<"Level", "a level", [Low, High]>;
}

fn name(level: Level) -> &'static str {
    match level {
        Level::Low => "low",
    }
}

fn main() {
    name(Level::High);
}
