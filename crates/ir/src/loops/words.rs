//! The vocabulary of the printed form, which [`print`](super::print) writes and [`read`](super::read)
//! accepts: each word is declared once, here. No grammar.

use super::{Elem, Fault, Phase, Proof};
use types::scalar::ScalarOp;

/// The element types, in no special order.
pub(super) const ELEMS: [Elem; 15] = [
    Elem::F64,
    Elem::F32,
    Elem::C64,
    Elem::C32,
    Elem::Bool,
    Elem::Char,
    Elem::I8,
    Elem::I16,
    Elem::I32,
    Elem::I64,
    Elem::U8,
    Elem::U16,
    Elem::U32,
    Elem::U64,
    Elem::Index,
];

/// The phases.
pub(super) const PHASES: [(Phase, &str); 5] = [
    (Phase::Whole, "whole"),
    (Phase::Nested, "nested"),
    (Phase::Owned, "owned"),
    (Phase::Protected, "protected"),
    (Phase::Flat, "flat"),
];

/// What proofs rest on.
pub(super) const PROOFS: [(Proof, &str); 5] = [
    (Proof::Range, "range"),
    (Proof::Shape, "shape"),
    (Proof::Index, "index"),
    (Proof::Made, "made"),
    (Proof::Implied, "implied"),
];

/// The faults that carry no name.
pub(super) const FAULTS: [(Fault, &str); 9] = [
    (Fault::BadIndex, "bad_index"),
    (Fault::IndexBounds, "index_bounds"),
    (Fault::SubscriptBounds, "subscript_bounds"),
    (Fault::Nonconformant, "nonconformant"),
    (Fault::InnerDim, "inner_dim"),
    (Fault::AssignSize, "assign_size"),
    (Fault::AssignCount, "assign_count"),
    (Fault::NotLogicalScalar, "not_logical_scalar"),
    (Fault::NanToLogical, "nan_to_logical"),
];

/// Words that no local, function, global or kernel is called without quotes.
const RESERVED: [&str; 50] = [
    "alloc",
    "append",
    "below",
    "beside",
    "break",
    "call",
    "catch",
    "checks",
    "compact",
    "compute",
    "continue",
    "convert",
    "copy",
    "drop",
    "else",
    "ends",
    "entry",
    "epilogue",
    "fail",
    "false",
    "fn",
    "for",
    "global",
    "grow",
    "grow_linear",
    "grow_rows",
    "handle",
    "help",
    "if",
    "kernel",
    "loop",
    "move",
    "near",
    "octave",
    "owned",
    "phase",
    "product",
    "raises",
    "reduce",
    "reshape",
    "rest",
    "return",
    "site",
    "source",
    "thunk",
    "to_index",
    "true",
    "truth",
    "try",
    "var",
];

/// Names that mean something of their own before a parenthesis; element types do too.
const FUNCTIONS: [&str; 6] = ["numel", "extent", "count", "element", "limit", "complex"];

/// The row with this word in a table of words.
pub(super) fn row<T: Clone>(table: &[(T, &'static str)], word: &str) -> Option<T> {
    table.iter().find(|(_, w)| *w == word).map(|(v, _)| v.clone())
}

/// The word of a value in a table of words.
pub(super) fn word<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> Option<&'static str> {
    table.iter().find(|(v, _)| v == value).map(|(_, w)| *w)
}

/// The element type with this tag.
pub(super) fn elem(tag: &str) -> Option<Elem> {
    ELEMS.into_iter().find(|e| e.tag() == tag)
}

/// The number that a bare word stands for: `nan` and `inf`, perhaps with a tag behind.
pub(super) fn special_number(word: &str) -> Option<(f64, Elem)> {
    let (value, tag) = match (word.strip_prefix("nan"), word.strip_prefix("inf")) {
        (Some(tag), _) => (f64::NAN, tag),
        (_, Some(tag)) => (f64::INFINITY, tag),
        _ => return None,
    };
    if tag.is_empty() { Some((value, Elem::F64)) } else { Some((value, elem(tag)?)) }
}

/// A name as it is printed where nothing follows that would make it a function: in backquotes unless it is
/// a plain word.
pub(super) fn quoted(name: &str) -> String {
    let plain = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !RESERVED.contains(&name)
        && special_number(name).is_none();
    if plain {
        name.to_owned()
    } else {
        format!("`{}`", name.escape_debug().to_string().replace('`', "\\u{60}"))
    }
}

/// A name as it is printed before a parenthesis.
pub(super) fn called(name: &str) -> String {
    if FUNCTIONS.contains(&name) || elem(name).is_some() { format!("`{name}`") } else { quoted(name) }
}

/// How tightly an expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Prec {
    /// `a || b`
    Or,
    /// `a && b`
    And,
    /// `a < b`, of which none stands beside another
    Compare,
    /// `a + b`
    Sum,
    /// `a * b`
    Product,
    /// `-a`, `!a`
    Unary,
    /// Names, numbers, calls
    Primary,
}

/// The operations that are written between their operands.
pub(super) const INFIX: [(ScalarOp, &str, Prec); 10] = [
    (ScalarOp::Plus, "+", Prec::Sum),
    (ScalarOp::Minus, "-", Prec::Sum),
    (ScalarOp::Times, "*", Prec::Product),
    (ScalarOp::Rdivide, "/", Prec::Product),
    (ScalarOp::Eq, "==", Prec::Compare),
    (ScalarOp::Ne, "!=", Prec::Compare),
    (ScalarOp::Lt, "<", Prec::Compare),
    (ScalarOp::Le, "<=", Prec::Compare),
    (ScalarOp::Gt, ">", Prec::Compare),
    (ScalarOp::Ge, ">=", Prec::Compare),
];

/// Whether signs between operands of this type are written without the type.
pub(super) fn bare(elem: Elem) -> bool {
    matches!(elem, Elem::F64 | Elem::Index)
}
