//! What the fuzz targets check.

pub mod ir;
pub mod mutate;
pub mod tablegen;
