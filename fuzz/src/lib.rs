//! What the fuzz targets check.

pub mod tablegen;
