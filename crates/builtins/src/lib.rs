//! The builtins of the language, each declared once in `specs/*.spec`: parameters, classes,
//! complexity, shapes, values, effects, kernel, documentation, example. Arity errors, analysis,
//! folding, hover texts, the reference and tests are derived from the declaration.
//!
//! *Architecture invariant:* this crate knows neither syntax nor IR: it answers what a builtin does
//! to values, abstract or concrete, and never how a call to it is written.

#[cfg(test)]
mod checks;
#[cfg(test)]
mod evaluator;
mod form;
mod implementation;
#[cfg(test)]
mod monotone;
#[cfg(test)]
mod panics;
mod parse;
mod reference;
mod registry;
pub mod rule;
mod transfer;

pub use form::{Fill, Form, Listing, Measure, Reduction};
pub use implementation::{Implementation, implementation, invoke};
pub use parse::{AttributeValue, Declared, Outputs, Param, Params, SpecError};
pub use reference::reference;
pub use registry::{
    ArityError, Builtin, BuiltinId, Claim, Example, Family, all, areas, attribute, attributes, builtin,
    class_existence, count, examples, families, find, index, is_class, lookup, named, names, spec_errors,
};
pub use runtime::not_provided;
pub use transfer::{
    CertainError, Operand, Results, abstraction, concrete, fold_in, shape_term, transfer, with_shape,
};
