//! `sprintf` and its kin: a template applied again and again until the data is used up.
//!
//! Source: MATLAB documentation of `sprintf`: recycling, `%d` of a number that is not an integer
//! becomes `%e` (in Octave's language `%g`), text conversions of numbers give chars, arguments are flattened.

use super::cnum::Spec;
use crate::element::Element;
use crate::error::Error;
use crate::kernels::brief::Part;
use crate::number::Number;
use crate::value::{Char, Value};
use crate::with_number_type;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::collections::VecDeque;

/// One piece of data.
#[derive(Clone, Debug)]
enum Datum<'a> {
    /// A number of a float class, or a truth value.
    Number(f64),
    /// A number of an integer class.
    Integer(i128),
    /// A char array.
    Units(Cow<'a, [Char]>),
    /// A string, or what a handle is called.
    Text(Cow<'a, str>),
    /// One char of a char array that a numeric conversion took apart.
    Unit(char),
    /// An empty array among others, in Octave: a conversion prints nothing for it.
    Nothing,
}

/// A piece of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece<'t> {
    Literal(&'t str),
    Conversion(Conversion),
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Conversion {
    spec: Spec,
    letter: char,
    /// The conversion instead of it of a number that is not an integer.
    fraction: char,
    /// `%bx`, `%tx`: the bits of a double or single.
    bits: Option<char>,
    star_width: bool,
    star_precision: bool,
    /// `%2$d`: the argument by number, from 1.
    number: Option<usize>,
}

/// The text of a template (escapes resolved by the caller where it is to be) with these arguments.
pub fn sprintf(template: &str, args: &[Value]) -> Result<String, Error> {
    sprintf_as(template, args, false)
}

/// As [`sprintf`], in Octave's language where asked for.
pub fn sprintf_as(template: &str, args: &[Value], octave: bool) -> Result<String, Error> {
    let mut pieces = parse(template);
    for piece in &mut pieces {
        if let Piece::Conversion(c) = piece {
            c.fraction = if octave { 'g' } else { 'e' };
        }
    }
    if pieces.iter().any(|p| matches!(p, Piece::Conversion(c) if c.number.is_some())) {
        return numbered(&pieces, args, octave);
    }
    let count = args.iter().map(Value::numel).fold(0, usize::saturating_add);
    if !crate::array::has_room(count.saturating_mul(2 * size_of::<Datum>())) {
        return Err(crate::errors::out_of_memory());
    }
    let mut data = flatten(args, octave)?;
    let conversions = pieces.iter().filter(|p| matches!(p, Piece::Conversion(_))).count();
    let mut out = String::new();
    if data.is_empty() || conversions == 0 {
        for piece in &pieces {
            match piece {
                Piece::Literal(text) => out.push_str(text),
                // Octave ends the text at the first conversion that nothing was given for.
                Piece::Conversion(_) if octave => return Ok(out),
                Piece::Conversion(c) if c.letter == 's' => c.spec.put(&mut out, ""),
                // One of a number prints nothing.
                Piece::Conversion(_) => {}
            }
        }
        return Ok(out);
    }
    loop {
        for piece in &pieces {
            match piece {
                Piece::Literal(text) => out.push_str(text),
                Piece::Conversion(_) if data.is_empty() => return Ok(out),
                Piece::Conversion(c) => convert(&mut out, c, &mut data),
            }
        }
        if data.is_empty() {
            return Ok(out);
        }
    }
}

/// The text of a template whose escapes are resolved, where each conversion is given what it is for: a text, or a
/// number of which it writes all. Else false, with `out` as it may be.
pub(crate) fn brief(template: &str, data: &[Part], out: &mut String) -> bool {
    let pieces = parse(template);
    let mut left = data.iter();
    for piece in &pieces {
        let c = match piece {
            Piece::Literal(text) => {
                out.push_str(text);
                continue;
            }
            Piece::Conversion(c) => c,
        };
        if c.star_width || c.star_precision || c.number.is_some() || c.bits.is_some() {
            return false;
        }
        match (left.next(), c.letter) {
            (Some(Part::Text(u)), 's') if u.iter().all(|&u| u < 128) => {
                let ascii = u.iter().map(|&u| char::from(u as u8));
                match c.spec == Spec::default() {
                    true => out.extend(ascii),
                    false => text_field(out, &c.spec, &ascii.collect::<String>()),
                }
            }
            (Some(Part::Number(x)), 'f' | 'e' | 'E' | 'g' | 'G') => c.spec.put_float(out, *x, c.letter),
            (Some(Part::Number(x)), 'd' | 'i') if x.fract() == 0.0 && x.abs() < 1e15 => {
                number(out, &c.spec, c, *x, Some(*x as i128));
            }
            _ => return false,
        }
    }
    left.next().is_none()
}

fn numbered(pieces: &[Piece<'_>], args: &[Value], octave: bool) -> Result<String, Error> {
    let mut out = String::new();
    for piece in pieces {
        match piece {
            Piece::Literal(text) => out.push_str(text),
            Piece::Conversion(c) => {
                let at = c.number.unwrap_or(1).saturating_sub(1);
                let mut data = flatten(args.get(at..(at + 1).min(args.len())).unwrap_or(&[]), octave)?;
                if !data.is_empty() {
                    convert(&mut out, c, &mut data);
                }
            }
        }
    }
    Ok(out)
}

fn flatten(args: &[Value], octave: bool) -> Result<VecDeque<Datum<'_>>, Error> {
    let mut data = VecDeque::with_capacity(args.len());
    for arg in args {
        match arg {
            v if octave && v.is_matrix() && v.is_empty() => data.push_back(Datum::Nothing),
            Value::F64(x) => data.push_back(Datum::Number(*x)),
            // An empty text is data for `%s`: it prints as nothing.
            Value::Char1(_) | Value::Char(_) => {
                data.push_back(Datum::Units(Char::view(arg).unwrap_or_default()))
            }
            Value::String(s) => {
                let texts = s.data().iter().map(|t| t.as_str().unwrap_or("<missing>"));
                data.extend(texts.map(|t| Datum::Text(t.into())));
            }
            v if v.is_complex() => {
                // Conversions print the real part alone.
                data.extend(crate::convert::complexes(v).iter().map(|z| Datum::Number(z.re)));
            }
            v if v.is_matrix() => with_number_type!(v, T => {
                let integer = T::CLASS.is_integer();
                for x in T::view(v).unwrap_or_default().iter() {
                    data.push_back(match (integer, x.wrap_scalar()) {
                        (true, Value::I64(i)) => Datum::Integer(i.into()),
                        (true, Value::U64(i)) => Datum::Integer(i.into()),
                        (true, _) => Datum::Integer(x.to_f64() as i128),
                        _ => Datum::Number(x.to_f64()),
                    });
                }
            }, else ()),
            v => {
                return Err(Error::new(
                    "MATLAB:sprintf:InvalidArgument",
                    format!("Function is not defined for '{}' inputs.", v.class_name()),
                ));
            }
        }
    }
    // Empty texts beside other data only matter to `%s`; alone they leave the template without data. In Octave each
    // is what one conversion takes.
    let empty = |d: &Datum<'_>| match d {
        Datum::Nothing => true,
        Datum::Text(t) => t.is_empty(),
        Datum::Units(u) => u.is_empty(),
        _ => false,
    };
    if !octave && data.iter().all(empty) && args.iter().all(Value::is_empty) {
        data.clear();
    }
    Ok(data)
}

/// Takes a text at the front apart into chars.
fn split_front(data: &mut VecDeque<Datum<'_>>) {
    let chars: Vec<char> = match data.front() {
        Some(Datum::Text(text)) => text.chars().collect(),
        Some(Datum::Units(units)) => decoded(units).collect(),
        _ => return,
    };
    data.pop_front();
    for c in chars.into_iter().rev() {
        data.push_front(Datum::Unit(c));
    }
}

/// The characters of a char array.
fn decoded(units: &[Char]) -> impl Iterator<Item = char> {
    char::decode_utf16(units.iter().map(|c| c.0)).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
}

fn star(data: &mut VecDeque<Datum<'_>>) -> Option<i64> {
    split_front(data);
    match data.pop_front()? {
        Datum::Number(x) => Some(x as i64),
        Datum::Integer(i) => Some(i.clamp(i128::from(-MOST_WIDTH), i128::from(MOST_WIDTH)) as i64),
        Datum::Unit(c) => Some(i64::from(u32::from(c))),
        Datum::Text(_) | Datum::Units(_) | Datum::Nothing => None,
    }
}

/// The widest field a template may ask for: 2^28 characters, which still fit into memory.
const MOST_WIDTH: i64 = 1 << 28;

fn convert(out: &mut String, c: &Conversion, data: &mut VecDeque<Datum<'_>>) {
    let mut spec = c.spec;
    if c.star_width {
        let w = star(data).unwrap_or(0);
        spec.left |= w < 0;
        spec.width = w.abs().min(MOST_WIDTH) as usize;
    }
    if c.star_precision {
        spec.precision = star(data).and_then(|p| usize::try_from(p).ok());
    }
    if c.letter == 's' {
        match data.pop_front() {
            Some(Datum::Units(u)) if spec == Spec::default() && u.iter().all(|c| c.0 < 128) => {
                out.extend(u.iter().map(|c| char::from(c.0 as u8)));
            }
            Some(Datum::Units(u)) => text_field(out, &spec, &crate::text::to_string(&u)),
            Some(Datum::Text(t)) => text_field(out, &spec, &t),
            Some(Datum::Unit(u)) => text_field(out, &spec, u.encode_utf8(&mut [0; 4])),
            Some(Datum::Number(x)) => char_or_number(out, &spec, c, x),
            Some(Datum::Integer(i)) => char_or_number(out, &spec, c, i as f64),
            None | Some(Datum::Nothing) => text_field(out, &spec, ""),
        }
        return;
    }
    split_front(data);
    match data.pop_front() {
        None | Some(Datum::Nothing) => {}
        Some(Datum::Unit(u)) if c.letter == 'c' => spec.put(out, u.encode_utf8(&mut [0; 4])),
        Some(Datum::Unit(u)) => {
            number(out, &spec, c, f64::from(u32::from(u)), Some(i128::from(u32::from(u))))
        }
        Some(Datum::Number(x)) => {
            let integer = x.fract() == 0.0 && x.abs() < 1e38;
            number(out, &spec, c, x, integer.then_some(x as i128));
        }
        Some(Datum::Integer(i)) => number(out, &spec, c, i as f64, Some(i)),
        Some(Datum::Text(t)) => out.push_str(&t),
        Some(Datum::Units(u)) => out.extend(decoded(&u)),
    }
}

fn text_field(out: &mut String, spec: &Spec, text: &str) {
    let end = spec.precision.and_then(|p| text.char_indices().nth(p)).map_or(text.len(), |(at, _)| at);
    spec.put(out, &text[..end]);
}

/// A number under `%s` or `%c`: the char of that code unit, or the number where there is none.
fn char_or_number(out: &mut String, spec: &Spec, conversion: &Conversion, x: f64) {
    let code = (x.fract() == 0.0 && (0.0..=65_535.0).contains(&x)).then_some(x as u32);
    match code.and_then(char::from_u32) {
        Some(c) => spec.put(out, c.encode_utf8(&mut [0; 4])),
        None if x.fract() == 0.0 => spec.put(out, &format!("{x:.0}")),
        None => spec.put_float(out, x, conversion.fraction),
    }
}

fn number(out: &mut String, spec: &Spec, c: &Conversion, x: f64, integer: Option<i128>) {
    match (c.letter, c.bits) {
        ('x' | 'o' | 'u', Some(size)) => {
            let bits = if size == 't' { u128::from((x as f32).to_bits()) } else { u128::from(x.to_bits()) };
            match c.letter {
                'u' => spec.put_decimal(out, bits as i128),
                letter => spec.put_unsigned(out, bits, letter),
            }
            return;
        }
        ('f' | 'e' | 'E' | 'g' | 'G', _) => return spec.put_float(out, x, c.letter),
        ('c', _) => return char_or_number(out, spec, c, x),
        _ => {}
    }
    match (integer, c.letter) {
        (Some(i), 'd' | 'i' | 'u') => spec.put_decimal(out, i),
        (Some(i), 'x' | 'X' | 'o') if i >= 0 => spec.put_unsigned(out, i as u128, c.letter),
        _ if !x.is_finite() => Spec { zero: false, ..*spec }.put_float(out, x, 'f'),
        _ => spec.put_float(out, x, c.fraction),
    }
}

fn parse(template: &str) -> SmallVec<[Piece<'_>; 8]> {
    let mut pieces = SmallVec::new();
    // What is no conversion begins here, and ends behind the first of two percent signs.
    let (mut rest, mut from) = (template, template);
    while let Some(at) = rest.find('%') {
        let after = &rest[at + 1..];
        if let Some(behind) = after.strip_prefix('%') {
            pieces.push(Piece::Literal(&from[..from.len() - after.len()]));
            (rest, from) = (behind, behind);
            continue;
        }
        rest = after;
        if let Some((c, behind)) = conversion(after) {
            let literal = &from[..from.len() - after.len() - 1];
            if !literal.is_empty() {
                pieces.push(Piece::Literal(literal));
            }
            pieces.push(Piece::Conversion(c));
            (rest, from) = (behind, behind);
        }
    }
    if !from.is_empty() {
        pieces.push(Piece::Literal(from));
    }
    pieces
}

fn digits(text: &str) -> (Option<usize>, &str) {
    let n = text.bytes().take_while(u8::is_ascii_digit).count();
    (text[..n].parse::<usize>().ok().map(|w| w.min(MOST_WIDTH as usize)), &text[n..])
}

fn conversion(text: &str) -> Option<(Conversion, &str)> {
    let mut spec = Spec::default();
    let mut rest = text;
    let mut number = None;
    if let (Some(n), after) = digits(rest)
        && let Some(after) = after.strip_prefix('$')
    {
        number = Some(n);
        rest = after;
    }
    loop {
        match rest.as_bytes().first()? {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'0' => spec.zero = true,
            b'#' => spec.alternate = true,
            _ => break,
        }
        rest = &rest[1..];
    }
    let star_width = rest.starts_with('*');
    if star_width {
        rest = &rest[1..];
    } else {
        let (w, after) = digits(rest);
        spec.width = w.unwrap_or(0);
        rest = after;
    }
    let mut star_precision = false;
    if let Some(after) = rest.strip_prefix('.') {
        if let Some(after) = after.strip_prefix('*') {
            star_precision = true;
            rest = after;
        } else {
            let (p, after) = digits(after);
            spec.precision = Some(p.unwrap_or(0));
            rest = after;
        }
    }
    let mut bits = None;
    if let Some(b) = rest.strip_prefix(['b', 't'])
        && b.starts_with(['x', 'o', 'u'])
    {
        bits = rest.chars().next();
        rest = b;
    }
    rest = rest.trim_start_matches(['l', 'h']);
    let letter = rest.chars().next().filter(|c| "diouxXfFeEgGcsaA".contains(*c))?;
    let letter = match letter {
        'F' => 'f',
        'a' | 'A' => 'e',
        c => c,
    };
    Some((Conversion { spec, letter, fraction: 'e', bits, star_width, star_precision, number }, &rest[1..]))
}

#[cfg(test)]
mod tests {
    use super::super::escapes;
    use super::*;

    #[track_caller]
    fn check(template: &str, args: &[Value], expected: &str) {
        assert_eq!(sprintf(&escapes(template), args).unwrap(), expected, "{template}");
    }

    #[test]
    fn templates_recycle_and_stop_at_the_first_conversion_without_data() {
        let v = |x: &[f64]| Value::row(x.to_vec());
        check("%d, %d\n", &[v(&[1.0, 2.0, 3.0])], "1, 2\n3, ");
        check("%d\n", &[v(&[1.0, 2.0])], "1\n2\n");
        check("hello", &[v(&[1.0, 2.0])], "hello");
        check("a%db", &[], "ab");
        check("a%db\n", &[Value::empty()], "ab\n");
        check("%d%%", &[Value::F64(50.0)], "50%");
    }

    #[test]
    fn conversions_fit_themselves_to_the_data() {
        let n = Value::F64;
        check("%d", &[n(1.5)], "1.500000e+00");
        check("%i|%u", &[n(-3.0), n(3e10)], "-3|30000000000");
        check(
            "%d %f %g %e",
            &[n(f64::NAN), n(f64::INFINITY), n(f64::NEG_INFINITY), n(f64::NAN)],
            "NaN Inf -Inf NaN",
        );
        check("%5d|%-5d|%05d", &[n(42.0), n(42.0), n(42.0)], "   42|42   |00042");
        check("%05d", &[n(f64::INFINITY)], "  Inf");
        check("%s", &[n(65.0)], "A");
        check("%s", &[n(3.5)], "3.500000e+00");
        check("%s=%d", &["ab".into(), n(5.0)], "ab=5");
        check("%d ", &["abc".into()], "97 98 99 ");
        check("%c%c%c", &["abc".into()], "abc");
        check("%5.1s|", &["abc".into()], "    a|");
        check("%x %o %X", &[n(255.0), n(8.0), n(255.0)], "ff 10 FF");
        check("%*d|%-*d|", &[n(4.0), n(7.0), n(4.0), n(7.0)], "   7|7   |");
        check("%+d % d", &[n(5.0), n(5.0)], "+5  5");
        check("%g %g %g", &[n(1e10), n(0.0001), n(1e-5)], "1e+10 0.0001 1e-05");
        check("%d", &[Value::I64(i64::MAX)], "9223372036854775807");
        check("%f", &[Value::I8(3)], "3.000000");
        check("%d", &[Value::Bool(true)], "1");
        check("%2$s %1$s", &["a".into(), "b".into()], "b a");
        check("%s|%s", &[Value::string("x"), Value::string("y")], "x|y");
        check("%.3f", &[n(2.0f64.sqrt())], "1.414");
        check("%bx", &[n(1.0)], "3ff0000000000000");
        assert!(sprintf("%d", &[Value::cell_row(vec![])]).is_err());
    }
}
