//! The table of an `Ir`'s locations that are not positions in its sources: location attributes,
//! stacks of calls, and lists of positions.
//!
//! Inlining gives every operation a stack of calls of its own, most of which nobody reads. So a
//! stack is a pair of locations, from which the attribute is made when it is asked for. The same
//! holds for what patterns make of several operations, whose positions are a list.

use super::Ir;
use super::interner::Interner;
use crate::attributes::LocationAttr;
use crate::limits::MAX_STACKED_CALLERS;
use crate::location::{Location, LocationKind};
use smallvec::SmallVec;

/// A location, called at another one: MLIR's `CallSiteLoc`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CallSite {
    /// Where the callee is; no stack of calls itself.
    pub(crate) callee: Location,
    pub(crate) caller: Location,
}

/// Marks the numbers of call sites among those of [`LocationKind::Attribute`].
const CALL_SITE: u32 = 1 << 31;

/// Marks the numbers of lists of positions there.
const FUSED: u32 = 1 << 30;

/// The place of a location in the table.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    Attr(u32),
    CallSite(u32),
    Fused(u32),
}

impl Place {
    /// The place that the number of a [`LocationKind::Attribute`] stands for.
    pub(crate) fn of(number: u32) -> Self {
        if number & CALL_SITE != 0 {
            Self::CallSite(number & !CALL_SITE)
        } else if number & FUSED != 0 {
            Self::Fused(number & !FUSED)
        } else {
            Self::Attr(number)
        }
    }

    pub(crate) fn location(self) -> Location {
        match self {
            Self::Attr(number) => Location::attribute(number),
            Self::CallSite(number) => Location::attribute(number | CALL_SITE),
            Self::Fused(number) => Location::attribute(number | FUSED),
        }
    }
}

/// Location attributes and lists of positions, each once, and call sites.
///
/// Most call sites are new when they are made, so equal ones are only recognized if one follows the
/// other.
#[derive(Clone, Debug)]
pub(crate) struct LocationTable {
    attrs: Interner<LocationAttr>,
    calls: Vec<CallSite>,
    /// Several different positions in sources: MLIR's `FusedLoc`.
    fused: Interner<Box<[Location]>>,
    /// The stack that was extended last, and by what: operations that were inlined together share
    /// the callers.
    extended: Option<(CallSite, Location)>,
}

impl Default for LocationTable {
    fn default() -> Self {
        Self {
            attrs: Interner::new(LocationAttr::Unknown),
            calls: Vec::new(),
            fused: Interner::new(Box::default()),
            extended: None,
        }
    }
}

impl LocationTable {
    pub(crate) fn attr_number(&mut self, attr: &LocationAttr) -> u32 {
        self.attrs.intern_with(attr, || attr.clone())
    }

    #[inline]
    pub(crate) fn call_number(&mut self, site: CallSite) -> u32 {
        if self.calls.last() != Some(&site) {
            assert!(
                self.calls.len() < CALL_SITE as usize,
                "an `Ir` holds at most 2^31 call sites"
            );
            self.calls.push(site);
        }
        self.calls.len() as u32 - 1
    }

    pub(crate) fn attr(&mut self, attr: &LocationAttr) -> Location {
        Place::Attr(self.attr_number(attr)).location()
    }

    /// The attribute with this number.
    pub(crate) fn get_attr(&self, number: u32) -> &LocationAttr {
        self.attrs.get(number)
    }

    /// The call site with this number.
    pub(crate) fn get_call(&self, number: u32) -> CallSite {
        self.calls[number as usize]
    }

    pub(crate) fn fused_number(&mut self, positions: &[Location]) -> u32 {
        self.fused.intern_with(positions, || positions.into())
    }

    /// The list of positions with this number.
    pub(crate) fn get_fused(&self, number: u32) -> &[Location] {
        self.fused.get(number)
    }

    #[inline]
    fn call(&mut self, site: CallSite) -> Location {
        Place::CallSite(self.call_number(site)).location()
    }

    pub(crate) fn contains(&self, number: u32) -> bool {
        match Place::of(number) {
            Place::Attr(number) => (number as usize) < self.attrs.capacity(),
            Place::CallSite(number) => (number as usize) < self.calls.len(),
            Place::Fused(number) => (number as usize) < self.fused.capacity(),
        }
    }

    pub(crate) fn shrink(&mut self) {
        self.attrs.shrink();
        self.fused.shrink();
        super::shrink(&mut self.calls);
    }

    /// The parts of a call site, in either form.
    fn parts(&mut self, location: Location) -> Option<CallSite> {
        let LocationKind::Attribute(number) = location.kind() else {
            return None;
        };
        match Place::of(number) {
            Place::CallSite(number) => Some(self.get_call(number)),
            Place::Fused(_) => None,
            Place::Attr(number) => {
                let LocationAttr::CallSite(site) = self.attrs.get(number) else {
                    return None;
                };
                let site = site.clone();
                let [callee, caller] = [site.callee(), site.caller()].map(|attr| match attr {
                    LocationAttr::Unknown => Location::UNKNOWN,
                    attr => self.attr(attr),
                });
                Some(CallSite { callee, caller })
            }
        }
    }

    #[inline]
    pub(super) fn called_at(&mut self, callee: Location, caller: Location) -> Location {
        match callee.kind() {
            LocationKind::Attribute(_) => self.extended_by(callee, caller),
            _ => self.call(CallSite { callee, caller }),
        }
    }

    /// As [`called_at`](Self::called_at), for what may be a stack of calls.
    fn extended_by(&mut self, callee: Location, caller: Location) -> Location {
        let Some(site) = self.parts(callee) else {
            return self.call(CallSite { callee, caller });
        };
        let around = CallSite {
            callee: site.caller,
            caller,
        };
        let caller = match self.extended {
            Some((known, extended)) if known == around => extended,
            _ => self.extend(site.caller, caller),
        };
        self.extended = Some((around, caller));
        self.call(CallSite { caller, ..site })
    }

    /// Adds `caller` at the end of the stack `last`.
    fn extend(&mut self, mut last: Location, caller: Location) -> Location {
        let mut stack = Vec::new();
        while let Some(site) = self.parts(last) {
            stack.push(site.callee);
            last = site.caller;
        }
        let mut below = self.call(CallSite {
            callee: last,
            caller,
        });
        while let Some(callee) = stack.pop() {
            let caller = below;
            below = self.call(CallSite { callee, caller });
        }
        below
    }
}

impl Ir {
    /// The location `callee`, called at the end of its own stack of calls from `caller`: that of an
    /// operation that is inlined at `caller`.
    ///
    /// ```
    /// use ods_runtime::Ir;
    /// use ods_runtime::attributes::LocationAttr;
    /// let mut ir = Ir::new();
    /// let [a, b, c] = ["a", "b", "c"].map(|file| ir.location(&LocationAttr::file_line_col(file, 1, 2)));
    /// let inner = ir.called_at(a, b);
    /// let outer = ir.called_at(inner, c);
    /// let text = r#"loc(callsite("a":1:2 at callsite("b":1:2 at "c":1:2)))"#;
    /// assert_eq!(ir.location_attr(outer).to_string(), text);
    /// ```
    ///
    /// # Panics
    ///
    /// If a location belongs to another `Ir`.
    #[inline]
    pub fn called_at(&mut self, callee: Location, caller: Location) -> Location {
        self.check_location(callee);
        self.check_location(caller);
        self.locations.called_at(callee, caller)
    }

    /// The location of what is made of parts at these places: MLIR's `FusedLoc` without metadata.
    /// Unknown places, and those that were there before, are left out. Lines and columns are only
    /// looked up when somebody asks for the attribute.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location};
    /// use ods_runtime::attributes::LocationAttr;
    /// let mut ir = Ir::new();
    /// let [a, b] = ["a", "b"].map(|file| ir.location(&LocationAttr::file_line_col(file, 1, 2)));
    /// let both = ir.fused_location(&[a, Location::UNKNOWN, b, a]);
    /// assert_eq!(ir.location_attr(both).to_string(), r#"loc(fused["a":1:2, "b":1:2])"#);
    /// assert_eq!(ir.fused_location(&[a, a]), a);
    /// ```
    ///
    /// # Panics
    ///
    /// If a location belongs to another `Ir`.
    pub fn fused_location(&mut self, places: &[Location]) -> Location {
        for place in places {
            self.check_location(*place);
        }
        let mut parts: SmallVec<[Location; 4]> = SmallVec::new();
        for place in places.iter().filter(|place| !place.is_unknown()) {
            if !parts.contains(place) {
                parts.push(*place);
            }
        }
        let is_position = |place: &Location| matches!(place.kind(), LocationKind::Source { .. });
        match &parts[..] {
            [] => Location::UNKNOWN,
            [only] => *only,
            parts if parts.iter().all(is_position) => {
                Place::Fused(self.locations.fused_number(parts)).location()
            }
            parts => {
                let parts: Vec<_> = parts.iter().map(|part| self.location_attr(*part)).collect();
                self.location(&LocationAttr::fused(parts, None))
            }
        }
    }

    /// The attribute of a list of positions.
    pub(super) fn fused_attr(&self, number: u32) -> LocationAttr {
        let positions = self.locations.get_fused(number).iter();
        LocationAttr::fused(positions.map(|place| self.location_attr(*place)), None)
    }

    /// The attribute of a call site. Of a stack that is too deep for an attribute, the outer callers
    /// are left out.
    pub(super) fn call_site_attr(&self, number: u32) -> LocationAttr {
        let site = self.locations.get_call(number);
        let (mut stack, mut last) = (vec![site.callee], site.caller);
        while let LocationKind::Attribute(number) = last.kind()
            && let Place::CallSite(number) = Place::of(number)
        {
            let site = self.locations.get_call(number);
            if stack.len() == MAX_STACKED_CALLERS {
                last = site.callee;
                break;
            }
            stack.push(site.callee);
            last = site.caller;
        }
        let mut below = self.location_attr(last);
        while let Some(callee) = stack.pop() {
            let callee = self.location_attr(callee);
            let called = LocationAttr::try_call_site(callee.clone(), below);
            below = called.unwrap_or(callee);
        }
        below
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::Attribute;

    #[test]
    fn parsed_and_made_stacks_are_extended() {
        let mut ir = Ir::new();
        let place = |line| LocationAttr::file_line_col("f", line, 1);
        let parsed = LocationAttr::call_site(place(1), place(2));
        let parsed = ir.location(&parsed);
        let last = ir.location(&place(3));
        let outer = ir.called_at(parsed, last);
        let wanted = LocationAttr::call_site(place(2), place(3));
        let wanted = LocationAttr::call_site(place(1), wanted);
        assert_eq!(ir.location_attr(outer), wanted);
        assert_eq!(ir.called_at(parsed, last), outer);
        let unknown = ir.called_at(Location::UNKNOWN, last);
        let wanted = LocationAttr::call_site(LocationAttr::Unknown, place(3));
        assert_eq!(ir.location_attr(unknown), wanted);
    }

    #[test]
    fn deep_stacks_have_an_attribute() {
        let mut ir = Ir::new();
        let place = ir.location(&LocationAttr::file_line_col("f", 1, 1));
        let mut stack = place;
        for _ in 0..1000 {
            stack = ir.called_at(stack, place);
        }
        let (mut attr, mut depth) = (ir.location_attr(stack), 0);
        while let LocationAttr::CallSite(site) = attr {
            attr = site.caller().clone();
            depth += 1;
        }
        assert_eq!(depth, MAX_STACKED_CALLERS);
    }

    #[test]
    fn fused_places_are_as_fused_attributes() {
        let mut ir = Ir::new();
        let file = ir.files.add("f", "a\nb\nc\n", 0);
        let mut places: Vec<Location> = [0, 2, 4].map(|at| Location::source(file, at)).into();
        let named = LocationAttr::name("n", LocationAttr::Unknown);
        places.extend([Location::UNKNOWN, ir.location(&named)]);
        let two = ir.fused_location(&places[..2]);
        let nested = ir.fused_location(&[two, places[4], places[1]]);
        let tagged = LocationAttr::fused([named], Some(Attribute::string("m")));
        places.extend([
            two,
            nested,
            ir.location(&tagged),
            ir.called_at(two, places[2]),
        ]);
        for a in &places {
            for b in &places {
                for c in &places {
                    let list = [*a, *b, *c];
                    let attrs = list.map(|place| ir.location_attr(place));
                    let made = ir.fused_location(&list);
                    assert_eq!(ir.location_attr(made), LocationAttr::fused(attrs, None));
                    assert_eq!(ir.fused_location(&list), made, "equal ones have one number");
                }
            }
        }
        assert_eq!(
            ir.location_attr(two).to_string(),
            r#"loc(fused["f":1:1, "f":2:1])"#
        );
    }
}
