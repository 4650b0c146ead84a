//! C's numeric conversions (`%f`, `%e`, `%g`, `%d`, ...) with flags, width and precision.
//! Decimal digits are exact, as in glibc: Rust's own formatting rounds half to even on the exact
//! binary value.

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

impl Spec {
    /// Pads a text to the width.
    pub fn pad(&self, text: &str) -> String {
        let n = text.chars().count();
        if n >= self.width {
            return text.to_owned();
        }
        let blanks = " ".repeat(self.width - n);
        if self.left { format!("{text}{blanks}") } else { format!("{blanks}{text}") }
    }

    /// Puts sign and padding around the digits of a number.
    pub fn signed(&self, negative: bool, digits: &str, finite: bool) -> String {
        let sign = match () {
            _ if negative => "-",
            _ if self.plus => "+",
            _ if self.space => " ",
            _ => "",
        };
        let n = sign.len() + digits.len();
        if self.zero && !self.left && finite && n < self.width {
            return format!("{sign}{}{digits}", "0".repeat(self.width - n));
        }
        self.pad(&format!("{sign}{digits}"))
    }

    /// A double by conversion `f`, `e`, `E`, `g` or `G`.
    pub fn float(&self, x: f64, conversion: char) -> String {
        if x.is_nan() {
            return Spec { plus: false, ..*self }.signed(false, "NaN", false);
        }
        if x.is_infinite() {
            return self.signed(x < 0.0, "Inf", false);
        }
        let p = self.precision.unwrap_or(6).min(MOST_DIGITS);
        let a = x.abs();
        let mut digits = match conversion {
            'f' | 'F' => fixed(a, p),
            'e' | 'E' => exponential(a, p),
            _ => general(a, p, self.alternate),
        };
        if self.alternate && p == 0 && matches!(conversion, 'f' | 'e' | 'E') && !digits.contains('.') {
            let at = digits.find('e').unwrap_or(digits.len());
            digits.insert(at, '.');
        }
        if conversion.is_ascii_uppercase() {
            digits.make_ascii_uppercase();
        }
        self.signed(x.is_sign_negative(), &digits, true)
    }

    /// An integer in decimal.
    pub fn decimal(&self, x: i128) -> String {
        let mut digits = x.unsigned_abs().to_string();
        if let Some(p) = self.precision.map(|p| p.min(MOST_DIGITS))
            && digits.len() < p
        {
            digits.insert_str(0, &"0".repeat(p - digits.len()));
        }
        self.signed(x < 0, &digits, self.precision.is_none())
    }

    /// A non-negative integer by conversion `x`, `X` or `o`.
    pub fn unsigned(&self, x: u128, conversion: char) -> String {
        let (digits, prefix) = match conversion {
            'x' => (format!("{x:x}"), "0x"),
            'X' => (format!("{x:X}"), "0X"),
            _ => (format!("{x:o}"), "0"),
        };
        let prefix = if self.alternate && x != 0 { prefix } else { "" };
        Spec { plus: false, space: false, ..*self }.signed(false, &format!("{prefix}{digits}"), true)
    }
}

/// `%.{p}f` of a finite number that is not negative.
pub fn fixed(x: f64, p: usize) -> String {
    format!("{x:.p$}")
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
    let e = exponential(x, p - 1);
    let exponent: i32 = e.split_once('e').and_then(|(_, x)| x.parse().ok()).unwrap_or(0);
    let text = if exponent < -4 || exponent >= p as i32 {
        e
    } else {
        fixed(x, (p as i32 - 1 - exponent).max(0) as usize)
    };
    if keep { text } else { strip_zeros(&text) }
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
