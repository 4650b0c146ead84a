//! From Tame IR to MATLAB source that any MATLAB runs.
//!
//! [`raise`] prints Tame IR as a person writes it. [`peval`] is the partial evaluator, whose residual programs it
//! prints.
//!
//! *Architecture invariant:* this crate knows no files, no command line and no emitted language but MATLAB.

pub mod peval;
pub mod raise;
