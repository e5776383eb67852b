//! The pass `composite-fixed-point-pass`.

use ods_ir::ir::{EquivalenceFlags, Operation};
use ods_rewrite::pass::{
    Anchor, PassContext, PassRegistry, PassResult, Pipeline, PipelineError, RunPass, parse_steps,
};

/// The pass `composite-fixed-point-pass`: runs a pipeline again and again, until it changes nothing.
///
/// ```
/// use ods_runtime::pass::{PassRegistry, parse_pipeline};
/// use ods_runtime::transforms;
/// let passes = PassRegistry::new().with_all(transforms::all);
/// let text = "builtin.module(composite-fixed-point-pass{pipeline=cse,canonicalize})";
/// assert!(parse_pipeline(text, &passes).is_ok());
/// ```
#[derive(Debug)]
pub struct CompositeFixedPoint {
    name: String,
    pipeline: String,
    max_iterations: i32,
    parsed: Pipeline,
}

impl Default for CompositeFixedPoint {
    #[inline]
    fn default() -> Self {
        Self::new("CompositeFixedPointPass", |_| {})
    }
}

impl CompositeFixedPoint {
    /// Runs the passes that `fill` adds. Messages show the name.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::transforms::{CompositeFixedPoint, canonicalize, cse};
    /// let mut passes = PassManager::new();
    /// let pass = CompositeFixedPoint::new("simplify", |pipeline| {
    ///     pipeline.add(cse()).add(canonicalize());
    /// });
    /// passes.add(pass.max_iterations(3));
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// assert!(passes.run(&mut ir, module).is_ok());
    /// ```
    pub fn new(name: impl Into<String>, fill: impl FnOnce(&mut Pipeline)) -> Self {
        let mut parsed = Pipeline::new(Anchor::Any);
        fill(&mut parsed);
        let text = parsed.to_string();
        let inside = text
            .strip_prefix("any(")
            .and_then(|text| text.strip_suffix(')'));
        Self {
            name: name.into(),
            pipeline: inside.unwrap_or_default().to_owned(),
            max_iterations: 10,
            parsed,
        }
    }

    /// The number of runs after which the pass gives up, with a warning.
    #[must_use]
    #[inline]
    pub fn max_iterations(mut self, max: u32) -> Self {
        self.max_iterations = i32::try_from(max).unwrap_or(i32::MAX);
        self
    }
}

impl RunPass for CompositeFixedPoint {
    type Op = Operation;

    #[inline]
    fn display_name(&self) -> &str {
        &self.name
    }

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let flags = EquivalenceFlags::new().ignore_locations(true);
        let mut before = op.structural_hash(cx, flags);
        let start = before;
        let mut count = 0;
        loop {
            cx.run_pipeline(&self.parsed, op)?;
            if count >= self.max_iterations {
                let (name, max) = (&self.name, self.max_iterations);
                let message =
                    format!("Composite pass \"{name}\"+ didn't converge in {max} iterations");
                cx.emit(ods_ir::diagnostics::Diagnostic::new(
                    ods_ir::diagnostics::Severity::Warning,
                    op.location(cx),
                    message,
                ));
                return Ok(());
            }
            count += 1;
            let after = op.structural_hash(cx, flags);
            if after == before {
                break;
            }
            before = after;
        }
        if before == start {
            cx.preserve_all();
        }
        Ok(())
    }

    #[inline]
    fn initialize(&mut self, passes: &PassRegistry) -> Result<(), PipelineError> {
        if self.max_iterations <= 0 {
            let text = self.max_iterations.to_string();
            return Err(PipelineError {
                message: format!("Invalid maxIterations value: {text}"),
                text,
                offset: 0,
                unknown: None,
            });
        }
        let mut parsed = Pipeline::new(Anchor::Any);
        parse_steps(&self.pipeline, passes, &mut parsed)?;
        self.parsed = parsed;
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    CompositeFixedPoint, "CompositeFixedPointPass", "composite-fixed-point-pass", "Composite fixed point pass",
    dialects [],
    options [
        (max_iterations, "max-iterations", "Maximum number of iterations if inner pipeline"),
        (name, "name", "Composite pass display name"),
        (pipeline, "pipeline", "Composite pass inner pipeline"),
    ],
    statistics [],
);
