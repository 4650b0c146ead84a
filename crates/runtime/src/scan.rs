//! Numbers read from text the way `str2double` reads them.

use num_complex::Complex64;
use std::borrow::Cow;

/// The number a text spells, or NaN. Accepts what `str2double` accepts: surrounding blanks,
/// thousands commas, `Inf`, `NaN`, exponents with `e` or `d`, and complex numbers.
pub fn str2double(text: &str) -> Complex64 {
    let t = text.trim();
    let t: Cow<'_, str> = if t.contains(',') { t.replace(',', "").into() } else { t.into() };
    let nan = Complex64::new(f64::NAN, 0.0);
    let Some((first, first_imaginary, rest)) = term(&t) else { return nan };
    let rest = rest.trim_start();
    if rest.is_empty() {
        return if first_imaginary { Complex64::new(0.0, first) } else { Complex64::new(first, 0.0) };
    }
    if !rest.starts_with(['+', '-']) {
        return nan;
    }
    match term(rest) {
        Some((second, second_imaginary, tail))
            if tail.trim().is_empty() && second_imaginary != first_imaginary =>
        {
            if second_imaginary {
                Complex64::new(first, second)
            } else {
                Complex64::new(second, first)
            }
        }
        _ => nan,
    }
}

/// One signed term: its value, whether it is imaginary, and what follows.
fn term(text: &str) -> Option<(f64, bool, &str)> {
    let (sign, body) = match text.as_bytes().first()? {
        b'-' => (-1.0, &text[1..]),
        b'+' => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    let body = body.trim_start();
    if let Some(rest) = body.strip_prefix(['i', 'j'])
        && !rest.starts_with(|c: char| c.is_ascii_alphanumeric())
    {
        let (number, rest) = match rest.strip_prefix('*').and_then(magnitude) {
            Some((x, rest)) => (x, rest),
            None => (1.0, rest),
        };
        return Some((sign * number, true, rest));
    }
    let (number, rest) = magnitude(body)?;
    let starred = rest.strip_prefix('*').unwrap_or(rest);
    match starred.strip_prefix(['i', 'j']) {
        Some(rest) => Some((sign * number, true, rest)),
        None => Some((sign * number, false, rest)),
    }
}

/// An unsigned number in front of a text, and what follows it.
pub fn magnitude(text: &str) -> Option<(f64, &str)> {
    let begins = |word: &str| text.get(..word.len()).is_some_and(|t| t.eq_ignore_ascii_case(word));
    if begins("inf") {
        return Some((f64::INFINITY, &text[if begins("infinity") { 8 } else { 3 }..]));
    }
    if begins("nan") {
        return Some((f64::NAN, &text[3..]));
    }
    let b = text.as_bytes();
    let digits = |mut i: usize| {
        while b.get(i).is_some_and(u8::is_ascii_digit) {
            i += 1;
        }
        i
    };
    let mut end = digits(0);
    let mut count = end;
    if b.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        count += fraction - end - 1;
        end = fraction;
    }
    if count == 0 {
        return None;
    }
    let mantissa = &text[..end];
    if matches!(b.get(end), Some(b'e' | b'E' | b'd' | b'D')) {
        let sign = usize::from(matches!(b.get(end + 1), Some(b'+' | b'-')));
        let stop = digits(end + 1 + sign);
        if stop > end + 1 + sign {
            let number = format!("{mantissa}e{}", &text[end + 1..stop]);
            return Some((number.parse().ok()?, &text[stop..]));
        }
    }
    Some((mantissa.parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_str2double_reads() {
        for (text, re, im) in [
            ("1.5", 1.5, 0.0),
            (" -2e3 ", -2000.0, 0.0),
            ("1,200.5", 1200.5, 0.0),
            ("1e3", 1000.0, 0.0),
            ("1d2", 100.0, 0.0),
            ("3+4i", 3.0, 4.0),
            ("-i", 0.0, -1.0),
            ("2 - 3j", 2.0, -3.0),
            ("Inf", f64::INFINITY, 0.0),
            (".5", 0.5, 0.0),
            ("5.", 5.0, 0.0),
        ] {
            assert_eq!(str2double(text), Complex64::new(re, im), "{text}");
        }
        for text in ["", "abc", "1 2", "1e", "--1", "1+2"] {
            assert!(str2double(text).re.is_nan(), "{text}");
        }
    }
}
