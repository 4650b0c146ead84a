//! C's numeric conversions (`%f`, `%e`, `%g`, `%d`, ...) with flags, width and precision.
//! Decimal digits are exact, as in glibc: Rust's own formatting rounds half to even on the exact
//! binary value, and so does what stands in for it where numbers are not large.

use std::fmt::Write;

/// A conversion without its letter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spec {
    /// `-`
    pub left: bool,
    /// `+`
    pub plus: bool,
    /// space
    pub space: bool,
    /// `0`
    pub zero: bool,
    /// `#`
    pub alternate: bool,
    /// Least width.
    pub width: usize,
    /// Digits after the point, significant digits, least digits, or most chars.
    pub precision: Option<usize>,
}

/// More digits than this carry no information; it bounds what a template can ask for.
const MOST_DIGITS: usize = 1100;

/// So many of one character where `at` is in a text.
fn fill(out: &mut String, at: usize, count: usize, with: char) {
    const BLANKS: &str = "                                ";
    match count {
        0 => {}
        n if with == ' ' && n <= BLANKS.len() => out.insert_str(at, &BLANKS[..n]),
        n => out.insert_str(at, &String::from(with).repeat(n)),
    }
}

impl Spec {
    /// Pads what stands behind `from`, so many characters, to the width.
    fn pad_from(&self, out: &mut String, from: usize, chars: usize) {
        let at = if self.left { out.len() } else { from };
        fill(out, at, self.width.saturating_sub(chars), ' ');
    }

    /// A text, padded to the width.
    pub fn put(&self, out: &mut String, text: &str) {
        let from = out.len();
        out.push_str(text);
        if self.width > 0 {
            self.pad_from(out, from, text.chars().count());
        }
    }

    /// Pads a text to the width.
    pub fn pad(&self, text: &str) -> String {
        let mut out = String::new();
        self.put(&mut out, text);
        out
    }

    /// Sign and padding around the digits of a number, which `digits` writes.
    fn put_signed(&self, out: &mut String, negative: bool, finite: bool, digits: impl FnOnce(&mut String)) {
        let from = out.len();
        match () {
            _ if negative => out.push('-'),
            _ if self.plus => out.push('+'),
            _ if self.space => out.push(' '),
            _ => {}
        }
        let first = out.len();
        digits(out);
        let n = out.len() - from;
        if self.zero && !self.left && finite {
            fill(out, first, self.width.saturating_sub(n), '0');
        } else {
            self.pad_from(out, from, n);
        }
    }

    /// A double by conversion `f`, `e`, `E`, `g` or `G`.
    pub fn put_float(&self, out: &mut String, x: f64, conversion: char) {
        if x.is_nan() {
            return Spec { plus: false, ..*self }.put_signed(out, false, false, |out| out.push_str("NaN"));
        }
        if x.is_infinite() {
            return self.put_signed(out, x < 0.0, false, |out| out.push_str("Inf"));
        }
        self.put_signed(out, x.is_sign_negative(), true, |out| self.put_digits(out, x.abs(), conversion));
    }

    /// The digits of a finite number that is not negative.
    fn put_digits(&self, out: &mut String, x: f64, conversion: char) {
        let p = self.precision.unwrap_or(6).min(MOST_DIGITS);
        let from = out.len();
        match conversion {
            'f' | 'F' => put_fixed(out, x, p),
            'e' | 'E' => out.push_str(&exponential(x, p)),
            _ => out.push_str(&general(x, p, self.alternate)),
        }
        if self.alternate && p == 0 && matches!(conversion, 'f' | 'e' | 'E') && !out[from..].contains('.') {
            let at = out[from..].find('e').map_or(out.len(), |at| from + at);
            out.insert(at, '.');
        }
        if conversion.is_ascii_uppercase() {
            out[from..].make_ascii_uppercase();
        }
    }

    /// The same as a text of its own.
    pub fn float(&self, x: f64, conversion: char) -> String {
        let mut out = String::new();
        self.put_float(&mut out, x, conversion);
        out
    }

    /// An integer in decimal.
    pub fn put_decimal(&self, out: &mut String, x: i128) {
        self.put_signed(out, x < 0, self.precision.is_none(), |out| {
            let from = out.len();
            put_integer(out, x.unsigned_abs());
            let missing = self.precision.unwrap_or(0).min(MOST_DIGITS).saturating_sub(out.len() - from);
            fill(out, from, missing, '0');
        });
    }

    /// The same as a text of its own.
    pub fn decimal(&self, x: i128) -> String {
        let mut out = String::new();
        self.put_decimal(&mut out, x);
        out
    }

    /// A non-negative integer by conversion `x`, `X` or `o`.
    pub fn put_unsigned(&self, out: &mut String, x: u128, conversion: char) {
        let spec = Spec { plus: false, space: false, ..*self };
        spec.put_signed(out, false, true, |out| {
            let (digits, prefix) = match conversion {
                'x' => (format!("{x:x}"), "0x"),
                'X' => (format!("{x:X}"), "0X"),
                _ => (format!("{x:o}"), "0"),
            };
            if self.alternate && x != 0 {
                out.push_str(prefix);
            }
            out.push_str(&digits);
        });
    }

    /// The same as a text of its own.
    pub fn unsigned(&self, x: u128, conversion: char) -> String {
        let mut out = String::new();
        self.put_unsigned(&mut out, x, conversion);
        out
    }
}

/// An integer in decimal.
fn put_integer(out: &mut String, x: u128) {
    let Ok(mut rest) = u64::try_from(x) else {
        let _ = write!(out, "{x}");
        return;
    };
    let mut digits = [0; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend(digits[at..].iter().map(|d| char::from(*d)));
}

/// The powers of ten that fit into what [`scaled`] gives.
const POWERS: [f64; 16] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/// The integer next to `x * 10^p`, the even one where two are, of a number that is not negative, if the product is
/// below 2^52.
///
/// The product is `high + low` exactly. What `high` has behind the point differs from a half by nothing, or by a
/// multiple of its last place, of which `low` is at most a half: so `low` decides only where it differs by nothing.
fn scaled(x: f64, p: usize) -> Option<u64> {
    let power = *POWERS.get(p)?;
    let high = x * power;
    if x.is_sign_negative() || !(high < (1u64 << 52) as f64) {
        return None;
    }
    let low = x.mul_add(power, -high);
    let whole = high as u64;
    let over = (high - whole as f64) - 0.5;
    let up = over > 0.0 || over == 0.0 && (low > 0.0 || low == 0.0 && whole % 2 == 1);
    Some(whole + u64::from(up))
}

/// `%.{p}f` of a finite number that is not negative.
fn put_fixed(out: &mut String, x: f64, p: usize) {
    let Some(n) = scaled(x, p) else {
        let _ = write!(out, "{x:.p$}");
        return;
    };
    put_places(out, n, p);
}

/// `n / 10^p` with `p` digits behind the point.
fn put_places(out: &mut String, n: u64, p: usize) {
    let power = POWERS[p] as u64;
    put_integer(out, (n / power).into());
    if p > 0 {
        out.push('.');
        let from = out.len();
        put_integer(out, (n % power).into());
        let missing = p - (out.len() - from);
        fill(out, from, missing, '0');
    }
}

/// `%.{p}f` of a finite number that is not negative, as a text of its own.
pub fn fixed(x: f64, p: usize) -> String {
    let mut out = String::new();
    put_fixed(&mut out, x, p);
    out
}

/// `%.{p}e` of a finite number, the exponent of at least two digits.
pub fn exponential(x: f64, p: usize) -> String {
    let text = format!("{x:.p$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(d) => ('-', d),
        None => ('+', exponent),
    };
    format!("{mantissa}e{sign}{digits:0>2}")
}

/// `%.{p}g` of a finite number; `keep` keeps trailing zeros (`#`).
pub fn general(x: f64, p: usize, keep: bool) -> String {
    let p = p.max(1);
    if x == 0.0 {
        return if keep { fixed(0.0, p - 1) } else { "0".to_owned() };
    }
    if !keep && x > 0.0 && x.fract() == 0.0 && POWERS.get(p).is_some_and(|limit| x < *limit) {
        return fixed(x, 0);
    }
    if let Some((mut n, mut places)) = significant(x, p) {
        while !keep && places > 0 && n % 10 == 0 {
            (n, places) = (n / 10, places - 1);
        }
        let mut out = String::with_capacity(p + 2);
        put_places(&mut out, n, places);
        return out;
    }
    let e = exponential(x, p - 1);
    let exponent: i32 = e.split_once('e').and_then(|(_, x)| x.parse().ok()).unwrap_or(0);
    let text = if exponent < -4 || exponent >= p as i32 {
        e
    } else {
        fixed(x, (p as i32 - 1 - exponent).max(0) as usize)
    };
    if keep { text } else { strip_zeros(&text) }
}

/// A number to `p` significant digits as an integer and how many of its digits stand behind the point, where `%g` writes
/// it without an exponent and both are small. The doubles next to the negative powers of ten are not below them.
fn significant(x: f64, p: usize) -> Option<(u64, usize)> {
    let limit = *POWERS.get(p)?;
    if !(1e-4..limit).contains(&x) {
        return None;
    }
    let exponent = match POWERS.iter().position(|power| x < *power)? {
        0 => -[1e-1, 1e-2, 1e-3, 1e-4].iter().position(|power| x >= *power).map(|k| k as i32 + 1)?,
        k => k as i32 - 1,
    };
    let places = usize::try_from(p as i32 - 1 - exponent).ok()?;
    let n = scaled(x, places)?;
    if (n as f64) < limit {
        return Some((n, places));
    }
    // It was rounded up to the next power of ten.
    (places > 0).then(|| (n / 10, places - 1))
}

/// Drops zeros that end the fraction, and the point where nothing follows it.
fn strip_zeros(text: &str) -> String {
    let (mantissa, exponent) = match text.find('e') {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    if !mantissa.contains('.') {
        return text.to_owned();
    }
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
    format!("{mantissa}{exponent}")
}

/// The bits of a double in hexadecimal, as `format hex` and `num2hex` show them.
pub fn hex_double(x: f64) -> String {
    format!("{:016x}", x.to_bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_small_numbers_are_exact() {
        let mut seed = 1u64;
        for k in 0..20_000 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let p = (seed >> 60) as usize % 12;
            // Ties, products beside ties, and anything.
            let x = match k % 3 {
                0 => (seed >> 40) as f64 / 64.0,
                1 => ((seed >> 44) as f64 + 0.5) / POWERS[p],
                _ => f64::from_bits(seed >> 1 & !(1 << 62)),
            };
            assert_eq!(fixed(x, p), format!("{x:.p$}"), "{x:e} to {p} places");
        }
        assert_eq!([fixed(0.5, 0), fixed(1.5, 0), fixed(2.5, 0), fixed(0.0, 2)], ["0", "2", "2", "0.00"]);
    }

    #[test]
    fn significant_digits_are_exact() {
        let slow = |x: f64, p: usize| {
            let e = exponential(x, p - 1);
            let exponent: i32 = e.split_once('e').expect("an exponent").1.parse().expect("a number");
            match exponent < -4 || exponent >= p as i32 {
                true => strip_zeros(&e),
                false => strip_zeros(&format!("{x:.*}", (p as i32 - 1 - exponent) as usize)),
            }
        };
        let mut seed = 1u64;
        for k in 0..40_000 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let p = (seed >> 60) as usize + 1;
            let x = match k % 4 {
                0 => (seed >> 40) as f64 / 64.0,
                1 => ((seed >> 44) as f64 + 0.5) / POWERS[p.min(15)],
                2 => POWERS[(seed >> 50) as usize % 16] - ((seed >> 40) % 3) as f64 * 1e-6,
                _ => 10f64.powi((seed >> 50) as i32 % 5 - 4) * (1.0 + ((seed >> 40) % 3) as f64 * 1e-16),
            };
            assert_eq!(general(x, p, false), slow(x, p), "{x:e} to {p} digits");
        }
    }

    #[test]
    fn conversions_are_those_of_c() {
        let s = |w: usize, p: usize| Spec { width: w, precision: Some(p), ..Spec::default() };
        assert_eq!(s(10, 4).float(3.14159265, 'f'), "    3.1416");
        assert_eq!(s(0, 3).float(-1234.5, 'e'), "-1.234e+03");
        assert_eq!(s(0, 5).float(0.0001234, 'g'), "0.0001234");
        assert_eq!(s(0, 5).float(0.00001234, 'g'), "1.234e-05");
        assert_eq!(s(0, 5).float(123456.0, 'g'), "1.2346e+05");
        assert_eq!(s(0, 0).float(2.5, 'f'), "2");
        assert_eq!(Spec { zero: true, width: 6, ..Spec::default() }.decimal(-42), "-00042");
        assert_eq!(Spec { alternate: true, ..Spec::default() }.unsigned(255, 'x'), "0xff");
        assert_eq!(Spec { plus: true, ..Spec::default() }.float(f64::INFINITY, 'f'), "+Inf");
    }
}
