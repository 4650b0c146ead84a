//! From Tame IR to MATLAB source that any MATLAB runs.
//!
//! [`raise`] prints Tame IR as a person writes it. The partial evaluator, whose residual programs it
//! will print, is not here yet.
//!
//! *Architecture invariant:* this crate knows no files, no command line and no emitted language but MATLAB.

pub mod raise;
