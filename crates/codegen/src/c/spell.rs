//! How types, element classes and texts of Loops are spelt in C. No names of the program ([`names`](super::names)).

use ir::loops::{Elem, SiteId, Ty};
use std::fmt::Write;

/// The C type of a local.
pub(super) fn type_name(ty: Ty) -> String {
    match ty {
        Ty::Scalar(e) => c_type(e).to_owned(),
        Ty::Array(e, rank) => array_name(e, rank),
        Ty::Boxed => "tame_value".to_owned(),
    }
}

/// `matrix_f64`, `array3_f64`, ...
pub(super) fn array_name(elem: Elem, rank: u8) -> String {
    match rank {
        2 => format!("matrix_{}", elem.tag()),
        _ => format!("array{rank}_{}", elem.tag()),
    }
}

/// The C type of an element.
pub(super) fn c_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F64 => "double",
        Elem::F32 => "float",
        Elem::C64 => "tame_c64",
        Elem::C32 => "tame_c32",
        Elem::Bool => "bool",
        Elem::Char => "tame_char",
        Elem::I8 => "int8_t",
        Elem::I16 => "int16_t",
        Elem::I32 => "int32_t",
        Elem::I64 | Elem::Index => "int64_t",
        Elem::U8 => "uint8_t",
        Elem::U16 => "uint16_t",
        Elem::U32 => "uint32_t",
        Elem::U64 => "uint64_t",
    }
}

/// The runtime library's number for a class of elements: `TAME_F64` and so on in the header. It knows no
/// arrays of indices; nothing gives it any.
pub(super) fn class_code(elem: Elem) -> String {
    let elem = if elem == Elem::Index { Elem::I64 } else { elem };
    format!("TAME_{}", elem.tag().to_uppercase())
}

/// The macro that defines products for arrays of these elements.
pub(super) fn support_macro(elem: Elem) -> Option<&'static str> {
    match elem {
        Elem::F64 => Some("TAME_DEFINE_PRODUCT"),
        _ => None,
    }
}

/// A C string literal.
pub(super) fn c_string(text: &str) -> String {
    c_bytes(text.as_bytes())
}

/// Bytes as a string literal of C.
pub(super) fn c_bytes(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    for &b in bytes {
        match b {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'?' => out.push_str("\\?"),
            0x20..0x7f => out.push(b as char),
            _ => {
                let _ = write!(out, "\\{b:03o}");
            }
        }
    }
    out + "\""
}

/// The number of a position in the emitted table, whose entry 0 means "none".
pub(super) fn site(at: SiteId) -> String {
    (base::EntityRef::index(at) + 1).to_string()
}
