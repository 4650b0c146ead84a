//! What a MATLAB program is made of while it runs: values, arrays, operators, indexing, kernels
//! of builtins, display, errors, random numbers; and the C ABI by which compiled programs use
//! them.
//!
//! *Architecture invariant:* this crate knows nothing about the compiler: no syntax, no IR, no
//! builtin specification. Engines call kernels; kernels call back through [`context::Host`].

pub mod arguments;
pub mod array;
pub mod cabi;
pub mod classes;
pub mod concat;
pub mod containers;
pub mod context;
pub mod convert;
pub mod departed;
pub mod display;
pub mod door;
pub mod element;
mod elements;
pub mod error;
pub mod errors;
pub mod exception;
pub mod files;
pub mod form;
pub mod format;
pub mod handles;
pub mod index;
pub mod kernel;
mod kernels;
pub mod linalg;
pub mod listing;
pub mod literal;
pub mod matfile;
pub mod memory;
pub mod missing;
pub mod not_provided;
pub mod number;
pub mod object;
pub mod ops;
pub mod packed;
pub mod path;
pub mod range;
pub mod report;
pub mod rng;
pub mod scan;
pub mod sparse;
pub mod stack;
pub mod structs;
pub mod text;
pub mod value;
pub mod weak_list;

pub use array::{Array, Dims};
pub use context::{Context, Host};
pub use element::Element;
pub use error::{Error, Frame};
pub use kernel::{Kernel, Outputs, find_kernel, kernel_names};
pub use kernels::{
    KEYWORDS, ONLY_OF_CELLFUN, delete_files, generic, merged_maps, option_of_each, release_maps,
    reshape_value,
};
pub use object::{Closure, FunctionHandle, Target};
pub use range::Range;
pub use structs::StructArray;
pub use text::MString;
pub use value::{Char, Value};
