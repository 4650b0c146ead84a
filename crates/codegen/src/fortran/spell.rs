//! How types, element classes and constants of Loops are spelt in Fortran. No names of the program
//! ([`names`](super::names)).

use ir::loops::{Elem, SiteId};

/// The Fortran type in which a scalar of these elements is kept and computed: small integers in `int32`, unsigned ones
/// of 32 bits and all of 64 bits in `int64`.
pub(super) fn scalar_type(elem: Elem) -> &'static str {
    match elem {
        Elem::F64 => "real(real64)",
        Elem::F32 => "real(real32)",
        Elem::C64 => "complex(real64)",
        Elem::C32 => "complex(real32)",
        Elem::Bool => "logical",
        Elem::Char | Elem::I8 | Elem::I16 | Elem::I32 | Elem::U8 | Elem::U16 => "integer(int32)",
        Elem::I64 | Elem::U32 | Elem::U64 | Elem::Index => "integer(int64)",
    }
}

/// The Fortran type of the elements of an array: as many bytes as the runtime library has.
pub(super) fn element_type(elem: Elem) -> &'static str {
    match elem {
        Elem::Bool => "logical(c_bool)",
        Elem::I8 | Elem::U8 => "integer(int8)",
        Elem::I16 | Elem::U16 | Elem::Char => "integer(int16)",
        Elem::I32 | Elem::U32 => "integer(int32)",
        _ => scalar_type(elem),
    }
}

/// The same as C has it.
pub(super) fn c_element_type(elem: Elem) -> &'static str {
    match element_type(elem) {
        "real(real64)" => "real(c_double)",
        "real(real32)" => "real(c_float)",
        "complex(real64)" => "complex(c_double_complex)",
        "complex(real32)" => "complex(c_float_complex)",
        "integer(int8)" => "integer(c_int8_t)",
        "integer(int16)" => "integer(c_int16_t)",
        "integer(int32)" => "integer(c_int32_t)",
        "integer(int64)" => "integer(c_int64_t)",
        other => other,
    }
}

/// The kind of integers in which scalars of these elements are kept; none of what is no integer.
pub(super) fn integer_kind(elem: Elem) -> Option<&'static str> {
    scalar_type(elem).strip_prefix("integer(").map(|kind| kind.trim_end_matches(')'))
}

/// The function that makes a scalar of an element of an array, where the bits are others.
pub(super) fn from_element(elem: Elem) -> Option<&'static str> {
    match elem {
        Elem::U8 => Some("tame_from_u8"),
        Elem::U16 | Elem::Char => Some("tame_from_u16"),
        Elem::U32 => Some("tame_from_u32"),
        _ => None,
    }
}

/// A scalar as an element of an array.
pub(super) fn to_element(elem: Elem, scalar: &str) -> String {
    match elem {
        Elem::U8 => format!("tame_to_u8({scalar})"),
        Elem::U16 | Elem::Char => format!("tame_to_u16({scalar})"),
        Elem::U32 => format!("tame_to_u32({scalar})"),
        Elem::I8 => format!("int({scalar}, int8)"),
        Elem::I16 => format!("int({scalar}, int16)"),
        Elem::Bool => format!("logical({scalar}, c_bool)"),
        _ => scalar.to_owned(),
    }
}

/// A short name of the element's Fortran type, and its size in bits and its zero.
pub(super) fn element_tag(elem: Elem) -> (&'static str, u32, &'static str) {
    match elem {
        Elem::F64 => ("f64", 64, "0.0_real64"),
        Elem::F32 => ("f32", 32, "0.0_real32"),
        Elem::C64 => ("c64", 128, "(0.0_real64, 0.0_real64)"),
        Elem::C32 => ("c32", 64, "(0.0_real32, 0.0_real32)"),
        Elem::Bool => ("bool", 8, ".false."),
        Elem::I8 | Elem::U8 => ("i8", 8, "0_int8"),
        Elem::I16 | Elem::U16 | Elem::Char => ("i16", 16, "0_int16"),
        Elem::I32 | Elem::U32 => ("i32", 32, "0_int32"),
        Elem::I64 | Elem::U64 | Elem::Index => ("i64", 64, "0_int64"),
    }
}

/// The runtime library's number for a class of elements.
pub(super) fn class_code(elem: Elem) -> String {
    let elem = if elem == Elem::Index { Elem::I64 } else { elem };
    format!("tame_{}", elem.tag())
}

/// `:, :`, so many.
pub(super) fn colons(rank: u8) -> String {
    vec![":"; usize::from(rank)].join(", ")
}

/// So long are the pieces of a text, since lines end somewhere.
const PIECE: usize = 80;

/// A text in quotes. What is no printable character of ASCII is a `char` of its own.
pub(super) fn quoted(text: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut plain = String::new();
    for &byte in text.as_bytes() {
        if (0x20..0x7f).contains(&byte) {
            plain.push(char::from(byte));
            if byte == b'\'' {
                plain.push('\'');
            }
            if plain.len() >= PIECE {
                parts.push(format!("'{plain}'"));
                plain.clear();
            }
            continue;
        }
        if !plain.is_empty() {
            parts.push(format!("'{plain}'"));
            plain.clear();
        }
        parts.push(format!("char({byte})"));
    }
    if !plain.is_empty() || parts.is_empty() {
        parts.push(format!("'{plain}'"));
    }
    parts.join(" // ")
}

/// The number of a position in the emitted table, whose entry 0 means "none".
pub(super) fn site(at: SiteId) -> String {
    (base::EntityRef::index(at) + 1).to_string()
}

/// A floating-point constant, and whether it begins with a sign.
pub(super) fn number(v: f64, elem: Elem) -> (String, bool) {
    let (kind, magnitude) = match elem {
        Elem::F32 => ("real32", format!("{:?}", (v as f32).abs())),
        _ => ("real64", format!("{:?}", v.abs())),
    };
    if v.is_nan() || v.is_infinite() {
        let name = if v.is_nan() { "tame_nan" } else { "tame_inf" };
        let text = if elem == Elem::F32 { format!("real({name}, real32)") } else { name.to_owned() };
        return if v < 0.0 { (format!("-{text}"), true) } else { (text, false) };
    }
    let text = format!("{magnitude}_{kind}");
    if v.is_sign_negative() { (format!("-{text}"), true) } else { (text, false) }
}
