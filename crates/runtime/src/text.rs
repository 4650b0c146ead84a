//! Texts: elements of string arrays, and the way between UTF-16 char arrays and Rust strings.

use crate::array::{Array, Dims};
use crate::element::Element;
use crate::value::{Char, Value};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::rc::Rc;

/// An element of a string array: a text, or missing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MString(Option<Rc<str>>);

impl MString {
    /// The missing string.
    pub fn missing() -> MString {
        MString(None)
    }

    /// Whether it is missing.
    pub fn is_missing(&self) -> bool {
        self.0.is_none()
    }

    /// The text, unless it is missing.
    pub fn as_str(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Its length as `strlength` counts it, in UTF-16 units; `None` where it is missing.
    pub fn length(&self) -> Option<usize> {
        self.as_str().map(utf16_len)
    }
}

impl From<&str> for MString {
    fn from(text: &str) -> MString {
        MString(Some(text.into()))
    }
}

impl From<String> for MString {
    fn from(text: String) -> MString {
        MString(Some(text.into()))
    }
}

/// The number of UTF-16 units of a text.
pub fn utf16_len(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// The text of char units; a lone surrogate becomes U+FFFD.
pub fn to_string(units: &[Char]) -> String {
    if units.iter().all(|c| c.0 < 128) {
        let mut text = String::with_capacity(units.len());
        text.extend(units.iter().map(|c| c.0 as u8 as char));
        return text;
    }
    char::decode_utf16(units.iter().map(|c| c.0)).map(|r| r.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Chars as the code units that they are.
pub fn code_units(chars: &[Char]) -> &[u16] {
    // SAFETY: a `Char` is `repr(transparent)` over its unit.
    unsafe { std::slice::from_raw_parts(chars.as_ptr().cast::<u16>(), chars.len()) }
}

/// Where the chars that stand for bytes begin: U+EF00 plus the byte, of which none is below 128.
const RAW: u32 = 0xef00;

/// The byte that a char stands for, if it stands for one.
fn raw_byte(c: char) -> Option<u8> {
    let byte = u32::from(c).checked_sub(RAW).and_then(|b| u8::try_from(b).ok())?;
    (byte >= 0x80).then_some(byte)
}

/// The text of bytes. Bytes that are no UTF-8 become chars of a private block, of which [`to_bytes`] makes the
/// same bytes again; so do the chars of that block themselves.
pub fn from_bytes(bytes: &[u8]) -> String {
    let raw = |b: &u8| char::from_u32(RAW + u32::from(*b)).unwrap_or(char::REPLACEMENT_CHARACTER);
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match raw_byte(c) {
                None => out.push(c),
                Some(_) => out.extend(c.encode_utf8(&mut [0; 4]).as_bytes().iter().map(raw)),
            }
        }
        out.extend(chunk.invalid().iter().map(raw));
    }
    out
}

/// The bytes of a text: UTF-8, and the bytes that [`from_bytes`] kept.
pub fn to_bytes(text: &str) -> Cow<'_, [u8]> {
    // All chars of the block begin with this byte.
    if !text.as_bytes().contains(&0xee) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut out = Vec::with_capacity(text.len());
    for c in text.chars() {
        match raw_byte(c) {
            Some(byte) => out.push(byte),
            None => out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    Cow::Owned(out)
}

/// The char units of a text.
pub fn to_units(text: &str) -> Vec<Char> {
    text.encode_utf16().map(Char).collect()
}

/// Row `i` of a char matrix as units.
pub fn char_matrix_row(array: &Array<Char>, i: usize) -> Vec<Char> {
    let rows = array.dims().rows();
    array.data().iter().skip(i).step_by(rows.max(1)).copied().collect()
}

/// The rows of a char array as texts, trailing blanks kept.
pub fn char_matrix_rows(array: &Array<Char>) -> Vec<String> {
    (0..array.dims().rows()).map(|i| to_string(&char_matrix_row(array, i))).collect()
}

/// A char matrix of these rows, padded with blanks to one width.
pub fn char_matrix<S: AsRef<str>>(rows: &[S]) -> Value {
    let rows: Vec<Vec<Char>> = rows.iter().map(|r| to_units(r.as_ref())).collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    if rows.is_empty() {
        return Value::empty_char();
    }
    let mut data = Vec::with_capacity(width * rows.len());
    for j in 0..width {
        data.extend(rows.iter().map(|r| r.get(j).copied().unwrap_or(Char(u16::from(b' ')))));
    }
    Char::wrap(Array::new(Dims::matrix(rows.len(), width), data))
}

/// MATLAB's order of texts: by UTF-16 units.
pub fn compare(a: &str, b: &str) -> Ordering {
    if a.is_ascii() && b.is_ascii() { a.cmp(b) } else { a.encode_utf16().cmp(b.encode_utf16()) }
}

/// The functions that are called with a dot behind a string, too: `text.upper`, `text.replace(old, new)`.
pub const STRING_METHODS: &[&str] = &[
    "append",
    "cellstr",
    "char",
    "compose",
    "contains",
    "count",
    "double",
    "endsWith",
    "erase",
    "eraseBetween",
    "extract",
    "extractAfter",
    "extractBefore",
    "extractBetween",
    "insertAfter",
    "insertBefore",
    "ismissing",
    "isempty",
    "join",
    "length",
    "lower",
    "matches",
    "ndims",
    "numel",
    "pad",
    "replace",
    "replaceBetween",
    "reverse",
    "size",
    "sort",
    "split",
    "splitlines",
    "startsWith",
    "strip",
    "strlength",
    "strtrim",
    "upper",
];
