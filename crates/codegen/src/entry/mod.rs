//! Wrappers of a library for other languages: what they say follows from what callers see of it
//! ([`Api`](crate::c::api::Api)) alone.

pub mod fortran;
pub mod mex;
pub mod python;
