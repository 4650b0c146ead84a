//! Texts that stand for something else: names made valid and unique, numbers as their bits in
//! hexadecimal, bytes of texts in an encoding; and conversions between char and string.
//!
//! Source: MATLAB documentation of these functions.

use super::args::text;
use super::strings::is_name;
use super::texts::{Form, Texts, text as to_text, units};
use crate::array::Array;
use crate::context::Context;
use crate::convert;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::{Char, Value};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use types::Class;

crate::kernels! {
    "base64_encode_net" => base64_encode,
    "base64_decode_net" => base64_decode,
    "make_valid_name" => make_valid_name,
    "make_unique_strings" => make_unique_strings,
    "genvarname" => genvarname,
    "num2hex" => num2hex,
    "hex2num" => hex2num,
    "unicode2native" => unicode2native,
    "native2unicode" => native2unicode,
    "convertCharsToStrings" => chars_to_strings,
    "convertStringsToChars" => strings_to_chars,
}

type R = Result<Outputs, Error>;

/// What stands for a char that no name has.
#[derive(Clone, Copy)]
pub(super) enum Replacement {
    Underscore,
    Delete,
    /// `0x` and its code in hexadecimal.
    Hex,
}

/// A valid name for a variable from any text.
pub(super) fn valid_name(t: &str, prefix: &str, style: Replacement) -> String {
    if is_name(t) {
        return t.to_owned();
    }
    // A letter after blanks becomes a capital, the blanks go.
    let mut joined = String::new();
    let mut blank = false;
    for c in t.chars() {
        if c.is_whitespace() {
            blank = !joined.is_empty();
            continue;
        }
        joined.push(if blank && c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c });
        blank = false;
    }
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::new();
    for c in joined.chars() {
        match c {
            c if word(c) => out.push(c),
            c => match style {
                Replacement::Delete => {}
                Replacement::Hex => out.push_str(&format!("0x{:02X}", u32::from(c))),
                Replacement::Underscore => out.push('_'),
            },
        }
    }
    if !out.starts_with(|c: char| c.is_ascii_alphabetic()) {
        out.insert_str(0, prefix);
    } else if !is_name(&out) && out.len() <= 63 {
        // A keyword.
        let mut letters = out.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase()).into_iter();
        out = prefix.to_owned() + &first.chain(letters).collect::<String>();
    }
    out.truncate(63);
    out
}

/// The value of a name-value option.
fn option(args: &[Value], name: &str) -> Option<String> {
    let at = args.iter().position(|a| a.as_text().is_some_and(|t| t.eq_ignore_ascii_case(name)))?;
    args.get(at + 1).and_then(Value::as_text)
}

/// `[names, changed] = matlab.lang.makeValidName(texts, 'Prefix', p, 'ReplacementStyle', s)`
fn make_valid_name(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let prefix = option(&args[1..], "Prefix").unwrap_or_else(|| "x".into());
    let style = option(&args[1..], "ReplacementStyle").unwrap_or_default().to_ascii_lowercase();
    let style = match style.as_str() {
        "delete" => Replacement::Delete,
        "hex" => Replacement::Hex,
        _ => Replacement::Underscore,
    };
    let mut texts = Texts::arg(&args[0], "makeValidName", 1)?;
    let mut changed = Vec::new();
    for item in texts.items.iter_mut().flatten() {
        let old = to_text(item);
        let new = valid_name(&old, &prefix, style);
        changed.push(old != new);
        *item = units(&new);
    }
    changed.resize(texts.items.len(), false);
    let changed = bool::wrap(Array::new(texts.dims.clone(), changed));
    Ok(Outputs::from_iter([texts.value(), changed]))
}

/// The text with `_1`, `_2`, ... behind it so that it is not among `taken`.
fn unique_text(t: &str, taken: &[String], from: usize, separator: &str) -> String {
    if !taken.iter().any(|x| x == t) {
        return t.to_owned();
    }
    (from..).map(|k| format!("{t}{separator}{k}")).find(|c| !taken.contains(c)).unwrap_or_default()
}

/// `[texts, changed] = matlab.lang.makeUniqueStrings(texts, excluded, checked, longest)`: what is checked stays as it
/// is where it is the first of its kind; the others get numbers that no other text has.
fn make_unique_strings(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut taken = args.get(1).and_then(Value::as_texts).unwrap_or_default();
    let mut texts = Texts::arg(&args[0], "makeUniqueStrings", 1)?;
    let checked = checked_elements(args.get(2), texts.items.len())?;
    let longest = match args.get(3) {
        Some(v) => v.as_usize().ok_or_else(errors::bad_size)?,
        None => usize::MAX,
    };
    let old: Vec<String> =
        texts.items.iter().map(|i| i.as_deref().map(to_text).unwrap_or_default()).collect();
    taken.extend(old.iter().zip(&checked).filter(|(_, c)| !**c).map(|(t, _)| t.clone()));
    let mut keeps = vec![true; old.len()];
    for (k, t) in old.iter().enumerate().filter(|(k, _)| checked[*k]) {
        keeps[k] = t.chars().count() <= longest && !taken.contains(t);
        if keeps[k] {
            taken.push(t.clone());
        }
    }
    for (k, item) in texts.items.iter_mut().enumerate() {
        let Some(item) = item.as_mut().filter(|_| !keeps[k]) else { continue };
        let new = unique_within(&old[k], &taken, longest).ok_or_else(|| {
            errors::bad_argument(
                "makeUniqueStrings",
                "CannotMakeUnique",
                "Texts cannot be made unique within the maximum length.",
            )
        })?;
        *item = units(&new);
        taken.push(new);
    }
    let changed: Vec<bool> =
        texts.items.iter().zip(&old).map(|(i, t)| i.as_deref().is_some_and(|i| to_text(i) != *t)).collect();
    let changed = bool::wrap(Array::new(texts.dims.clone(), changed));
    Ok(Outputs::from_iter([texts.value(), changed]))
}

/// Which of `n` texts are checked: all, those of a mask, those of a list of places.
fn checked_elements(which: Option<&Value>, n: usize) -> Result<Vec<bool>, Error> {
    let Some(which) = which else { return Ok(vec![true; n]) };
    let numbers = which.doubles();
    if which.class() == Class::Logical {
        let one = numbers.len() == 1;
        return Ok((0..n).map(|k| numbers.get(if one { 0 } else { k }).is_some_and(|&x| x != 0.0)).collect());
    }
    let mut checked = vec![false; n];
    for &x in numbers.iter() {
        let place = checked.get_mut((x as usize).wrapping_sub(1)).filter(|_| x.fract() == 0.0);
        *place.ok_or_else(|| errors::bad_index(None))? = true;
    }
    Ok(checked)
}

/// The text, cut to `longest` characters, with a number where it is taken.
fn unique_within(t: &str, taken: &[String], longest: usize) -> Option<String> {
    let cut = |n: usize| t.chars().take(n).collect::<String>();
    let plain = cut(longest);
    if !taken.contains(&plain) {
        return Some(plain);
    }
    (1..=taken.len() + 1).find_map(|k| {
        let number = format!("_{k}");
        let new = cut(longest.checked_sub(number.len())?) + &number;
        (!taken.contains(&new)).then_some(new)
    })
}

/// `genvarname(texts, excluded)`
fn genvarname(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let mut taken = args.get(1).and_then(Value::as_texts).unwrap_or_default();
    let mut texts = Texts::arg(&args[0], "genvarname", 1)?;
    for item in texts.items.iter_mut().flatten() {
        let new = unique_text(&valid_name(&to_text(item), "x", Replacement::Underscore), &taken, 1, "");
        *item = units(&new);
        taken.push(new);
    }
    Ok(one(texts.value()))
}

fn num2hex(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let x = &args[0];
    let rows: Vec<String> = match x.class() {
        Class::Single => {
            let data = <f32 as Element>::view(x).unwrap_or_default();
            data.iter().map(|v| format!("{:08x}", v.to_bits())).collect()
        }
        c if c.is_numeric() || c == Class::Logical || c == Class::Char => {
            if c == Class::Double {
                x.doubles().iter().map(|v| format!("{:016x}", v.to_bits())).collect()
            } else {
                let w = super::files::width(c);
                let bytes = super::files::to_bytes(x, true);
                bytes.chunks(w).map(|b| b.iter().map(|b| format!("{b:02x}")).collect()).collect()
            }
        }
        c => return Err(errors::undefined_for("num2hex", c.name())),
    };
    Ok(one(crate::text::char_matrix(&rows)))
}

fn hex2num(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let rows: Vec<String> = match &args[0] {
        Value::Char(m) => crate::text::char_matrix_rows(m),
        v => v.as_texts().ok_or_else(|| errors::argument_class("hex2num", 1, "text", v.class_name()))?,
    };
    let number = |t: &String| {
        let padded = format!("{:0<16}", t.trim_end());
        u64::from_str_radix(padded.get(..16).unwrap_or(""), 16).map(f64::from_bits).map_err(|_| {
            errors::bad_argument("hex2num", "OutOfRange", "Hexadecimal digits must be 0-9 or A-F.")
        })
    };
    let data = rows.iter().map(number).collect::<Result<Vec<f64>, Error>>()?;
    Ok(one(Value::column(data)))
}

/// An encoding by its name.
#[derive(Clone, Copy, PartialEq)]
enum Encoding {
    Utf8,
    Latin1,
    Ascii,
    Utf16(bool),
}

fn encoding(name: Option<&Value>, function: &str) -> Result<Encoding, Error> {
    let Some(name) = name else { return Ok(Encoding::Utf8) };
    let name = text(name, function)?;
    Ok(match name.to_ascii_lowercase().as_str() {
        "" | "utf-8" | "utf8" => Encoding::Utf8,
        "iso-8859-1" | "latin1" | "windows-1252" => Encoding::Latin1,
        "us-ascii" | "ascii" => Encoding::Ascii,
        "utf-16" | "utf-16be" => Encoding::Utf16(true),
        "utf-16le" => Encoding::Utf16(false),
        _ => return Err(errors::unsupported(format!("The encoding '{name}'"))),
    })
}

/// `unicode2native(text, encoding)`
fn unicode2native(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let t = text(&args[0], "unicode2native")?;
    let narrow =
        |top: u32| t.chars().map(|c| if u32::from(c) <= top { u32::from(c) as u8 } else { 26 }).collect();
    let bytes: Vec<u8> = match encoding(args.get(1), "unicode2native")? {
        Encoding::Utf8 => t.into_bytes(),
        Encoding::Latin1 => narrow(255),
        Encoding::Ascii => narrow(127),
        Encoding::Utf16(big) => {
            t.encode_utf16().flat_map(|u| if big { u.to_be_bytes() } else { u.to_le_bytes() }).collect()
        }
    };
    Ok(one(u8::wrap(Array::row(bytes))))
}

/// `native2unicode(bytes, encoding)`
fn native2unicode(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args[0].class() == Class::Char {
        return Ok(one(args[0].take()));
    }
    let bytes: Vec<u8> = args[0].doubles().iter().map(|&x| x as u8).collect();
    let t = match encoding(args.get(1), "native2unicode")? {
        Encoding::Utf8 => String::from_utf8_lossy(&bytes).into_owned(),
        Encoding::Latin1 | Encoding::Ascii => bytes.iter().map(|&b| char::from(b)).collect(),
        Encoding::Utf16(big) => {
            let unit = |c: &[u8]| {
                if big {
                    u16::from(c[0]) << 8 | u16::from(c[1])
                } else {
                    u16::from(c[1]) << 8 | u16::from(c[0])
                }
            };
            let units: Vec<u16> = bytes.chunks_exact(2).map(unit).collect();
            String::from_utf16_lossy(&units)
        }
    };
    Ok(one(t.as_str()))
}

/// Each argument: texts of char as strings, anything else as it is.
fn chars_to_strings(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let convert = |v: &mut Value| match v {
        Value::Char(_) | Value::Char1(_) => {
            // A char matrix becomes one string, column after column.
            let units: Vec<Char> = Char::view(v).unwrap_or_default().into_owned();
            Ok(Value::string(&crate::text::to_string(&units)))
        }
        Value::Cell(_) if Texts::of(v).is_some() => convert::to_string_array(v),
        v => Ok(v.take()),
    };
    args.iter_mut().take(nargout.max(1)).map(convert).collect()
}

/// Each argument: strings as char rows or cells of them, anything else as it is.
fn strings_to_chars(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let convert = |v: &mut Value| match v {
        Value::String(s) if s.numel() == 1 => Value::char_row(s.data()[0].as_str().unwrap_or("")),
        Value::String(_) => match Texts::of(v) {
            Some(t) => Texts { form: Form::Cell, dims: t.dims.clone(), items: t.items }.value(),
            None => v.take(),
        },
        v => v.take(),
    };
    Ok(args.iter_mut().take(nargout.max(1)).map(convert).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_valid() {
        assert_eq!(valid_name("a b", "x", Replacement::Underscore), "aB");
        assert_eq!(valid_name("1st-item", "x", Replacement::Underscore), "x1st_item");
        assert_eq!(valid_name("for", "x", Replacement::Underscore), "xFor");
        assert_eq!(valid_name("a@b", "x", Replacement::Delete), "ab");
        assert_eq!(unique_text("a", &["a".into(), "a_1".into()], 1, "_"), "a_2");
    }

    #[test]
    fn bits_come_and_go() {
        let mut cx = Context::for_tests();
        let hex = num2hex(&mut cx, &mut [Value::row(vec![1.0, -1.0])], 1).unwrap()[0].clone();
        assert_eq!(hex.dims(), crate::array::Dims::matrix(2, 16));
        assert_eq!(hex2num(&mut cx, &mut [hex], 1).unwrap()[0].doubles().to_vec(), [1.0, -1.0]);
        let bytes = unicode2native(&mut cx, &mut ["ä".into()], 1).unwrap()[0].clone();
        assert_eq!(bytes.doubles().to_vec(), [195.0, 164.0]);
        assert_eq!(native2unicode(&mut cx, &mut [bytes], 1).unwrap()[0].as_text().as_deref(), Some("ä"));
    }
}

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// `matlab.net.base64encode(bytes or text)`. Source: RFC 4648, section 4.
fn base64_encode(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let values = match args[0].as_text() {
        Some(text) if args[0].is_text() => text.encode_utf16().map(f64::from).collect(),
        _ => args[0].doubles().into_owned(),
    };
    let mut bytes = Vec::with_capacity(values.len());
    for v in values {
        if !(0.0..=255.0).contains(&v) || v.fract() != 0.0 {
            let text = "Characters or bytes to encode must be whole numbers from 0 to 255.";
            return Err(Error::new("MATLAB:base64encode:InvalidInput", text));
        }
        bytes.push(v as u8);
    }
    Ok(one(STANDARD.encode(bytes).as_str()))
}

/// `matlab.net.base64decode(text)`: a row of uint8. Characters that are not in the alphabet are passed over.
fn base64_decode(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let text = args[0].as_text().unwrap_or_default();
    let (mut out, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for c in text.bytes().take_while(|c| *c != b'=') {
        let Some(digit) = BASE64.iter().position(|b| *b == c) else { continue };
        held = held << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            out.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Ok(one(u8::wrap(Array::row(out))))
}
