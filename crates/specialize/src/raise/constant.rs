//! Constants as MATLAB writes them: each reads back exactly, in MATLAB, in Octave and here.
//!
//! Numbers are the shortest text that reads back as the same double. NaN and infinities have names,
//! an imaginary number with a sign is built by `complex` (`-3i` has a negative zero as its real part),
//! control characters stand as codes between quoted pieces (in Octave as escapes).

use super::spell::{call, expr, ident, negative};
use base::Name;
use ir::tir::{Literal, Numbers};
use syntax::Dialect;
use syntax::ast::{Expr, ExprKind, IntClass};
use types::Class;

/// The expression that a constant is.
pub(super) fn constant(value: &Literal, dialect: Dialect) -> Expr {
    match value {
        Literal::Number(x) => number(*x),
        Literal::Imaginary(x) if x.is_nan() || x.is_infinite() || x.is_sign_negative() => {
            call("complex", vec![number(0.0), number(*x)])
        }
        Literal::Imaginary(x) => imaginary(*x),
        Literal::Integer(bits, class) => integer(*bits, *class),
        Literal::Char(text) => char_row(text, dialect),
        Literal::String(text) => string(text, dialect),
        Literal::Matrix(numbers) => matrix(numbers),
    }
}

/// A double.
pub(super) fn number(x: f64) -> Expr {
    if x.is_nan() {
        return ident(Name::new("NaN"));
    }
    if x.is_sign_negative() {
        return negative(number(-x));
    }
    if x.is_infinite() {
        return ident(Name::new("Inf"));
    }
    expr(ExprKind::Number { value: x, imaginary: false, text: digits(x).into() })
}

fn imaginary(x: f64) -> Expr {
    expr(ExprKind::Number { value: x, imaginary: true, text: format!("{}i", digits(x)).into() })
}

/// The digits of a double that is not negative: with an exponent where that is much shorter.
fn digits(x: f64) -> String {
    let plain = format!("{x:?}");
    let plain = plain.strip_suffix(".0").unwrap_or(&plain);
    let short = format!("{x:e}");
    if plain.len() > 6 && short.len() + 2 < plain.len() { short } else { plain.to_owned() }
}

/// A hexadecimal literal: the one form that holds all 64 bits.
fn integer(bits: u64, class: Class) -> Expr {
    let (width, signed) = class.integer_width().unwrap_or((64, false));
    let own = if width < 64 { bits & ((1 << width) - 1) } else { bits };
    let text = format!("0x{own:X}{}{width}", if signed { 's' } else { 'u' });
    let class = match (signed, width) {
        (true, 8) => IntClass::Int8,
        (true, 16) => IntClass::Int16,
        (true, 32) => IntClass::Int32,
        (true, _) => IntClass::Int64,
        (false, 8) => IntClass::Uint8,
        (false, 16) => IntClass::Uint16,
        (false, 32) => IntClass::Uint32,
        (false, _) => IntClass::Uint64,
    };
    expr(ExprKind::Integer { bits, class, text: text.into() })
}

/// Characters that do not stand in a quoted text.
fn is_control(c: char) -> bool {
    c != '\t' && (c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'))
}

fn char_row(text: &str, dialect: Dialect) -> Expr {
    if !text.contains(is_control) {
        return expr(ExprKind::Char(text.into()));
    }
    if dialect == Dialect::Octave {
        return expr(ExprKind::String(text.into()));
    }
    expr(ExprKind::Matrix(vec![pieces(text)]))
}

fn string(text: &str, dialect: Dialect) -> Expr {
    match dialect {
        Dialect::Matlab if text.contains(is_control) => {
            call("string", vec![expr(ExprKind::Matrix(vec![pieces(text)]))])
        }
        _ => expr(ExprKind::String(text.into())),
    }
}

/// Quoted pieces and codes. The first piece is quoted, be it empty, so that the whole is text.
fn pieces(text: &str) -> Vec<Expr> {
    let quoted = |piece: &str| expr(ExprKind::Char(piece.into()));
    let mut found = Vec::new();
    let mut rest = text;
    if text.starts_with(is_control) {
        found.push(quoted(""));
    }
    while let Some(c) = rest.chars().next() {
        let end = if is_control(c) { c.len_utf8() } else { rest.find(is_control).unwrap_or(rest.len()) };
        found.push(if is_control(c) { number(f64::from(c as u32)) } else { quoted(&rest[..end]) });
        rest = &rest[end..];
    }
    found
}

fn matrix(numbers: &Numbers) -> Expr {
    expr(ExprKind::Matrix(numbers.by_rows().map(|row| row.map(number).collect()).collect()))
}
