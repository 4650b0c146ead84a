//! Units of UTF-16 text, one by one: letters, white space, capital and small letters. As scalar operations they take
//! and give the unit as a number.

/// A number as a unit of UTF-16 text, where it is one.
fn unit(x: f64) -> Option<u16> {
    ((0.0..65536.0).contains(&x) && x.fract() == 0.0).then_some(x as u16)
}

/// The character of a unit that is not half of a pair.
pub fn as_char(u: u16) -> char {
    char::from_u32(u32::from(u)).unwrap_or('\u{fffd}')
}

/// Whether a unit of text is a letter.
pub fn is_letter(x: f64) -> bool {
    unit(x).is_some_and(|u| as_char(u).is_alphabetic())
}

/// Whether a unit of text is white space.
pub fn is_space(x: f64) -> bool {
    unit(x).is_some_and(space_unit)
}

/// Whether a unit is white space as `strtrim` and `isspace` understand it.
pub fn space_unit(u: u16) -> bool {
    matches!(u, 9..=13 | 32 | 0x85 | 0xa0 | 0x1680 | 0x2000..=0x200a | 0x2028 | 0x2029 | 0x202f | 0x205f | 0x3000)
}

/// A unit in capital letters, where that is one unit.
pub fn upper_unit(u: u16) -> u16 {
    if u < 128 {
        return u16::from((u as u8).to_ascii_uppercase());
    }
    one_unit(as_char(u).to_uppercase()).unwrap_or(u)
}

/// A unit in small letters, where that is one unit.
pub fn lower_unit(u: u16) -> u16 {
    if u < 128 {
        return u16::from((u as u8).to_ascii_lowercase());
    }
    one_unit(as_char(u).to_lowercase()).unwrap_or(u)
}

fn one_unit(mut chars: impl Iterator<Item = char>) -> Option<u16> {
    let first = chars.next()?;
    if chars.next().is_some() { None } else { u16::try_from(u32::from(first)).ok() }
}

/// A unit of text in capital letters; what is no unit stays.
pub fn upper(x: f64) -> f64 {
    unit(x).map_or(x, |u| upper_unit(u).into())
}

/// A unit of text in small letters; what is no unit stays.
pub fn lower(x: f64) -> f64 {
    unit(x).map_or(x, |u| lower_unit(u).into())
}
