//! Passes that are defined in TableGen.

use ods_runtime::interfaces::{DynSymbolOpInterface, SymbolOpInterface};
use ods_runtime::pass::{
    OptionValue, Pass as _, PassContext, PassDef, PassManager, PassRegistry, PassResult, RunPass,
    parse_pipeline,
};
use ods_runtime::prelude::*;
use ods_runtime::tool::Opt;
use std::sync::Arc;

/// Which operations are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// All operations.
    #[default]
    All,
    /// Those without regions.
    Leaves,
}

impl OptionValue for Which {
    const EXPECTED: &'static str = "`all` or `leaves`";
    const CHOICES: &'static [&'static str] = &["all", "leaves"];

    fn parse_option(text: &str) -> Option<Self> {
        match text {
            "all" => Some(Self::All),
            "leaves" => Some(Self::Leaves),
            _ => None,
        }
    }

    fn print_option(&self) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::Leaves => "leaves".to_owned(),
        }
    }
}

ods! {
    def Hotel_Dialect : Dialect { let name = "hotel"; }
    def RoomOp : Op<Hotel_Dialect, "room"> {
        let results = (outs Index:$number);
        let assemblyFormat = "attr-dict `:` type($number)";
    }

    def CountRooms : Pass<"count-rooms", "ModuleOp"> {
        let summary = "Counts rooms";
        let description = [{
            The number is an attribute of the module.
        }];
        let dependentDialects = ["HotelDialect"];
        let options = [
            Option<"maxRooms", "max-rooms", "u32", "10", "How many rooms there may be">,
            Option<"label", "label", "String", "\"hotel.rooms\"", "The attribute">,
            Option<"which", "which", "Which", "", "Which operations are rooms">,
            ListOption<"floors", "floors", "i64", "The floors">
        ];
        let statistics = [
            Statistic<"numRooms", "num-rooms", "Number of rooms">
        ];
    }

    /// Says the names of symbols.
    ///
    /// A module without a name is not a symbol.
    def SayNames : InterfacePass<"say-names", "SymbolOpInterface">;

    def Anything : Pass<"anything"> {
        let constructor = "Self { times: 3 }";
        let options = [Option<"times", "times", "usize", "1", "How often">];
    }
}

impl RunPass for CountRooms {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let body = module.body(cx);
        let rooms = body.operations(cx).filter_map(|op| RoomOp::cast(op, cx));
        let count = rooms.count();
        self.num_rooms.add(count as u64);
        if count > self.max_rooms as usize {
            return Err(module
                .emit_error(cx, format_args!("there are {count} rooms"))
                .into());
        }
        module.set_attribute(cx, &self.label, Some(Attribute::i64(count as i64)));
        Ok(())
    }
}

impl RunPass for SayNames {
    type Op = DynSymbolOpInterface;

    fn run(&self, symbol: DynSymbolOpInterface, cx: &mut PassContext<'_>) -> PassResult {
        let name = symbol.operation().symbol_name(cx).map(str::to_owned);
        cx.emit_remark(symbol, name.unwrap_or_default());
        Ok(())
    }
}

impl RunPass for Anything {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        for _ in 0..self.times {
            cx.emit_remark(op, "seen");
        }
        Ok(())
    }
}

fn registry() -> PassRegistry {
    PassRegistry::new()
        .with::<CountRooms>()
        .with::<SayNames>()
        .with::<Anything>()
}

const ROOMS: &str = "module @m { %0 = hotel.room : index\n %1 = hotel.room : index }";

/// Runs a pipeline on [`ROOMS`]. Returns the text and the messages.
fn run(pipeline: &str) -> Result<(String, Vec<String>), String> {
    let dialects = DialectRegistry::new().with::<HotelDialect>();
    let mut ir = Ir::with_registry(Arc::new(dialects));
    let module = parse_source(&mut ir, "t.mlir", ROOMS.as_bytes(), ParseOptions::new());
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    let passes = registry();
    let pipeline = parse_pipeline(pipeline, &passes).map_err(|error| error.to_string())?;
    let said = PassManager::with_pipeline(pipeline).run(&mut ir, module);
    let said = said.map_err(|errors| format!("{errors:?}"))?;
    let said = said.into_iter().map(|said| said.message).collect();
    Ok((module.display(&ir).to_string(), said))
}

#[test]
fn options_are_fields_with_defaults() {
    let pass = CountRooms::default();
    assert_eq!(pass.max_rooms, 10);
    assert_eq!(pass.label, "hotel.rooms");
    assert_eq!(pass.which, Which::All);
    assert_eq!(pass.floors, Vec::<i64>::new());
    let pass = CountRooms {
        max_rooms: 3,
        ..CountRooms::default()
    };
    let options = PassDef::options(&pass);
    let options: Vec<_> = options
        .iter()
        .map(|option| (option.name, &*option.value, option.summary))
        .collect();
    assert_eq!(
        options,
        [
            ("max-rooms", "3", "How many rooms there may be"),
            ("label", "hotel.rooms", "The attribute"),
            ("which", "all", "Which operations are rooms"),
            ("floors", "", "The floors"),
        ]
    );
    assert_eq!(Anything::default().times, 3, "the constructor says so");
}

#[test]
fn what_is_said_about_a_pass_is_in_its_info() {
    let info = CountRooms::default().info();
    assert_eq!(
        (info.name, info.argument, info.summary, info.anchor),
        (
            "CountRooms",
            "count-rooms",
            "Counts rooms",
            Some("builtin.module")
        )
    );
    let info = SayNames::default().info();
    assert_eq!(
        (info.argument, info.summary, info.anchor),
        ("say-names", "Says the names of symbols.", None)
    );
    let dialects = PassDef::dependent_dialects(&CountRooms::default());
    let dialects: Vec<_> = dialects.iter().map(|dialect| dialect.name()).collect();
    assert_eq!(dialects, ["hotel"]);
}

#[test]
fn passes_run_in_pipelines() {
    let (text, said) = run("builtin.module(count-rooms,say-names,anything{times=2})").unwrap();
    assert!(
        text.starts_with("module @m attributes {hotel.rooms = 2 : i64}"),
        "{text}"
    );
    assert_eq!(
        said,
        [
            "'builtin.module' op m",
            "'builtin.module' op seen",
            "'builtin.module' op seen"
        ]
    );
    let (text, _) =
        run("builtin.module(count-rooms{label=hotel.n floors=1,2 which=leaves})").unwrap();
    assert!(text.contains("hotel.n = 2"), "{text}");
}

#[test]
fn wrong_options_are_errors() {
    for (pipeline, message) in [
        (
            "builtin.module(count-rooms{max-rooms=1})",
            "there are 2 rooms",
        ),
        (
            "builtin.module(count-rooms{which=some})",
            "'some' is not `all` or `leaves`",
        ),
        (
            "builtin.module(count-rooms{maxRooms=1})",
            "no such option maxRooms",
        ),
    ] {
        let error = run(pipeline).unwrap_err();
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn dialects_that_a_pass_depends_on_are_registered() {
    let mut ir = Ir::new();
    let module = parse_source(
        &mut ir,
        "t.mlir",
        b"module {}".as_slice(),
        ParseOptions::new(),
    );
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut passes = PassManager::new();
    passes.add(CountRooms::default());
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(
        errors[0].message,
        "pass 'CountRooms' depends on the dialect 'hotel', which is not registered"
    );
    let opt = Opt::new(DialectRegistry::new()).pass::<CountRooms>();
    let options = opt.options(["--count-rooms"]).unwrap();
    let result = opt.run_on_text(&options, "t.mlir", ROOMS.as_bytes());
    let text = String::from_utf8(result.output).expect("text");
    assert!(
        text.contains("hotel.rooms = 2"),
        "{text} {}",
        String::from_utf8_lossy(&result.errors)
    );
}
