//! How layouts distribute a tile.

use super::{LayoutAttr, SliceAttr};
use ods_runtime::prelude::*;

/// What a layout, or a slice of one, says: the lists of each level, which are empty if they are missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Distribution {
    /// Whether it is for a workgroup; otherwise it is for a subgroup.
    pub is_for_workgroup: bool,
    /// How subgroups are arranged.
    pub sg_layout: Vec<i64>,
    /// The part of each subgroup.
    pub sg_data: Vec<i64>,
    /// The part of each instruction.
    pub inst_data: Vec<i64>,
    /// How lanes are arranged.
    pub lane_layout: Vec<i64>,
    /// The part of each lane.
    pub lane_data: Vec<i64>,
}

impl LayoutAttr {
    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        let lists = [self.sg_layout(), self.inst_data(), self.lane_layout()];
        let first = lists.into_iter().find_map(|list| list.as_ref());
        first.map_or(0, |first| numbers(first.get()).len())
    }
}

/// The numbers of a list.
pub(super) fn numbers(list: &Attribute) -> Vec<i64> {
    match (list.as_i32s(), list.as_i64s()) {
        (Some(numbers), _) => numbers.iter().copied().map(i64::from).collect(),
        (None, Some(numbers)) => numbers.to_vec(),
        (None, None) => Vec::new(),
    }
}

/// A list without the elements at some places.
fn without(list: Vec<i64>, places: &[i64]) -> Vec<i64> {
    let kept = list.into_iter().zip(0..);
    let kept = kept.filter(|(_, place)| !places.contains(place));
    kept.map(|(number, _)| number).collect()
}

impl Distribution {
    /// What a layout says; none if the attribute is not a layout.
    pub fn of(attribute: &Attribute) -> Option<Self> {
        if let Some(layout) = attribute.downcast::<LayoutAttr>() {
            let list = |list: &Option<_>| list.as_ref().map_or(Vec::new(), numbers_of);
            return Some(Self {
                is_for_workgroup: layout.sg_layout().is_some(),
                sg_layout: list(layout.sg_layout()),
                sg_data: list(layout.sg_data()),
                inst_data: list(layout.inst_data()),
                lane_layout: list(layout.lane_layout()),
                lane_data: list(layout.lane_data()),
            });
        }
        let slice = attribute.downcast::<SliceAttr>()?;
        let parent = Self::of(slice.parent().get())?;
        let dims = numbers(slice.dims().get());
        Some(Self {
            is_for_workgroup: parent.is_for_workgroup,
            sg_layout: without(parent.sg_layout, &dims),
            sg_data: without(parent.sg_data, &dims),
            inst_data: without(parent.inst_data, &dims),
            lane_layout: without(parent.lane_layout, &dims),
            lane_data: without(parent.lane_data, &dims),
        })
    }

    /// Whether it distributes a tile of this shape evenly.
    pub fn is_even(&self, shape: &[i64]) -> bool {
        let subgroup = distribute(shape, &self.sg_layout, &self.sg_data, true);
        let instruction =
            subgroup.and_then(|shape| distribute(&shape, &[], &self.inst_data, false));
        let lane = |shape: Vec<i64>| distribute(&shape, &self.lane_layout, &self.lane_data, false);
        instruction.and_then(lane).is_some()
    }
}

fn numbers_of<K>(list: &ods_runtime::AttrOf<K>) -> Vec<i64>
where
    K: ods_runtime::constraint::class::AttrClassKind,
{
    numbers(list.get())
}

/// How often a shape contains another one of as many dimensions; none if it does not divide it.
fn ratio(shape: &[i64], part: &[i64]) -> Option<Vec<i64>> {
    let sizes = shape.iter().zip(part).map(|(size, part)| {
        let is_even = size.checked_rem(*part) == Some(0);
        is_even.then(|| size / part)
    });
    sizes.collect()
}

/// The part of a shape that each unit has: units are arranged as `layout` says, and each has `data`, if they say so. If
/// there are more units than parts, they may share parts.
fn distribute(shape: &[i64], layout: &[i64], data: &[i64], may_share: bool) -> Option<Vec<i64>> {
    let mut part = shape.to_vec();
    if !layout.is_empty() {
        if layout.len() != shape.len() {
            return None;
        }
        match ratio(shape, layout) {
            Some(ratio) => part = ratio,
            None if may_share && ratio(layout, shape).is_some() => {}
            None => return None,
        }
    }
    if data.is_empty() {
        return Some(part);
    }
    let is_even = ratio(&part, data).is_some() || may_share && ratio(data, &part).is_some();
    (data.len() == shape.len() && is_even).then(|| data.to_vec())
}
