//! The ground every other crate stands on: files and spans, interned names, typed indices,
//! diagnostics with their registry, and the [`System`] trait through which all files,
//! environment variables and clocks are reached.
//!
//! *Architecture invariant:* this crate knows nothing about MATLAB.

pub mod codes;
mod diagnostic;
mod name;
mod source;
mod suggest;
mod system;

pub use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
pub use diagnostic::{Cause, Code, Diagnostic, Label, Related, Severity};
pub use name::Name;
pub use source::{FileId, LineCol, SourceFile, SourceMap, Span};
pub use suggest::nearest;
pub use system::{Act, Layer, MemorySystem, RealSystem, Sandbox, System};

/// The width to which `format!` pads at most: more is a panic, and names and texts of programs may be longer.
pub const WIDEST: usize = u16::MAX as usize;

/// Hash map with the fast, non-cryptographic hash used throughout the compiler.
pub type FxHashMap<K, V> = rustc_hash::FxHashMap<K, V>;
/// Hash set with the fast, non-cryptographic hash used throughout the compiler.
pub type FxHashSet<K> = rustc_hash::FxHashSet<K>;
