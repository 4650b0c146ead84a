//! Numbers and templates as text: C's conversions, `sprintf`, `num2str`, `mat2str`, `string`.
//!
//! What is not here: how values look without a semicolon (`display/`).

pub(crate) mod cnum;
mod escapes;
mod printf;
mod strings;

pub use cnum::{Spec, exponential, fixed, general, hex_double};
pub use escapes::{Fault, escapes, template};
pub(crate) use printf::brief;
pub use printf::{sprintf, sprintf_as};
pub(crate) use strings::scalar_text;
pub use strings::{int2str, mat2str, num2str, num2str_format, num2str_precision, string_elements};
