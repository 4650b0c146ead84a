//! What can be said of a value without running the program: classes, complexity, symbolic
//! extents and shapes, constants, intervals, and the abstract value made of them; and the table
//! of scalar operations that every engine shares.
//!
//! *Architecture invariant:* this crate knows no syntax, no IR, and not what a builtin does.

pub mod abs;
mod arith;
mod class;
mod constant;
mod dim;
pub mod export;
mod interval;
mod matrix;
pub mod notation;
mod range;
pub mod relations;
pub mod scalar;
pub mod shape;
pub mod shapes;
pub mod signature;

pub use abs::{AbsValue, ClassValue, Elements, Fields, Handle, Target, Value};
pub use arith::{
    Reduction, arith_class, colon_class, compare_class, concat_class, needs_scalar, reduction_class,
    unary_class,
};
pub use class::{BUILTIN_CLASSES, Class, ClassSet, Complexity};
pub use constant::{Constant, MAX_ELEMENTS, MAX_TEXT, Table, max_elements, with_elements};
pub use dim::{Atom, Dim, EXTENTS, MAX_EXTENT, NoFacts, Sym, SymFacts};
pub use export::{Exported, parse_exports};
pub use interval::Interval;
pub use matrix::{Elems, Matrix, MatrixDomain, Sparsity};
pub use notation::{NotationError, parse_value, parse_values};
pub use range::colon_is_neg_zero;
pub use relations::Relations;
pub use scalar::ScalarOp;
pub use shape::{Dims, Index, Nonconformable, Shape, Truth};
pub use signature::{Signature, parse_signature};
