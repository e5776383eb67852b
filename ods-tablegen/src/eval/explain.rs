//! Help that is known only when everything is evaluated, or only to the front end.
//!
//! It goes over the mistakes once, at the end: a name that is unknown where it is used may be defined further down.

use super::Evaluator;
use crate::diagnostics::{Diagnostics, Kind};

impl Evaluator<'_> {
    /// Adds help to the mistakes found so far: the front end's advice first, then what the definitions show.
    pub(super) fn explain_mistakes(&mut self) {
        let mut diags = std::mem::take(&mut self.diags);
        if let Some(advise) = self.advice.on {
            let mut said = Vec::new();
            for diagnostic in &mut diags {
                let Some(help) = advise(&diagnostic.kind) else {
                    continue;
                };
                if !help.once || diagnostic.help.is_none() && !said.contains(&help.text) {
                    diagnostic.help = Some(help.text.clone().into_owned());
                }
                if help.once {
                    said.push(help.text);
                }
            }
        }
        self.explain_unknown_names(&mut diags);
        self.diags = diags;
    }

    /// Says that a name is defined too late or, once, what makes names known.
    fn explain_unknown_names(&mut self, diags: &mut Diagnostics) {
        let Some(on_unknown_name) = self.advice.on_unknown_name else {
            return;
        };
        let mut on_unknown_name = Some(on_unknown_name);
        for diagnostic in diags {
            let (Kind::UnknownVariable { name } | Kind::UnknownClass { name, .. }) =
                &diagnostic.kind
            else {
                continue;
            };
            if diagnostic.help.is_some() {
                continue;
            }
            let symbol = self.intern(name);
            diagnostic.help =
                if self.find_def(symbol).is_some() || self.find_class(symbol).is_some() {
                    Some(format!(
                        "`{name}` is defined further down: what is used comes first"
                    ))
                } else {
                    on_unknown_name.take().map(str::to_owned)
                };
        }
    }
}
