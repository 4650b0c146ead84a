//! Indexing abstract values: `x(i)`, `c{i}`, `s.f`, for reading ([`read`]) and for changing a part
//! ([`assign`], [`part`]).
//!
//! Handles are not here: `f(x)` with a handle `f` is a call. Classes follow the runtime: an array
//! keeps its class when a part is assigned, except that `[]` takes the class of what comes.

mod assign;
mod grow;
mod index;
mod part;
mod read;

pub use assign::{fix, set_paren, united};
pub use grow::Near;
pub use index::{Index, extent, may_fill, proof};
pub use part::{is_structs, new_element, set_brace, set_field, set_fields, without_blanks};
pub use read::{Many, brace, empty, field, paren};
