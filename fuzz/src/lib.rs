//! What the fuzz targets check.

pub mod definitions;
pub mod ir;
pub mod mutate;
pub mod pipeline;
pub mod tablegen;
pub mod values;
