//! Numbers as `format` shows them: the style is chosen once for all elements of an array.

use super::{Format, Style};
use crate::format::{Spec, hex_double};
use num_complex::Complex64;
use types::Class;

/// How the elements of one array are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Layout {
    /// Integers in a field of this width.
    Integer {
        /// Chars for each element.
        width: usize,
    },
    /// Fixed point, all elements divided by a power of ten that is shown once.
    Fixed {
        /// Chars for each element.
        width: usize,
        /// Digits after the point.
        decimals: usize,
        /// The power of ten.
        scale: i32,
    },
    /// With an exponent.
    Exponent {
        /// Chars for each element.
        width: usize,
        /// Digits after the point.
        decimals: usize,
    },
    /// The shorter of fixed and exponent.
    General {
        /// Chars for each element.
        width: usize,
        /// Significant digits.
        digits: usize,
    },
    /// Engineering notation.
    Engineering {
        /// Chars for each element.
        width: usize,
        /// Digits after the point for a mantissa below ten.
        decimals: usize,
    },
    /// Two decimals.
    Bank,
    /// Bits of a double, or of a single.
    Hex {
        /// Of a single.
        single: bool,
    },
    /// Ratio of small integers.
    Rational,
    /// `+`, `-`, blank.
    Plus,
}

/// Greatest finite modulus, and whether every finite number is an integer.
fn survey(x: &[f64]) -> (f64, bool) {
    let mut largest = 0.0f64;
    let mut integer = true;
    for &x in x.iter().filter(|x| x.is_finite()) {
        largest = largest.max(x.abs());
        integer &= x.fract() == 0.0;
    }
    (largest, integer)
}

/// The exponent of the leading decimal digit.
fn exponent_of(x: f64) -> i32 {
    if x == 0.0 { 0 } else { x.log10().floor() as i32 }
}

/// The layout of real numbers of a float class; `scalar` where there is one element alone.
pub fn layout(format: &Format, class: Class, x: &[f64], scalar: bool) -> Layout {
    let single = class == Class::Single;
    let (largest, integer) = survey(x);
    if integer && format.style.shows_whole_numbers() {
        if largest < 1e9 {
            let digits = if largest < 1.0 { 1 } else { exponent_of(largest) as usize + 1 };
            return Layout::Integer { width: if digits <= 3 { 6 } else { 12 } };
        }
        if matches!(format.style, Style::ShortG | Style::LongG) && largest < 1e15 {
            return general(format.style, single);
        }
    }
    match format.style {
        Style::Short => fixed(largest, scalar, 4, 10, 3, 13),
        Style::Long if single => fixed(largest, scalar, 7, 12, 2, 16),
        Style::Long => fixed(largest, scalar, 15, 20, 2, 26),
        Style::ShortE => Layout::Exponent { width: 13, decimals: 4 },
        Style::LongE if single => Layout::Exponent { width: 16, decimals: 7 },
        Style::LongE => Layout::Exponent { width: 26, decimals: 15 },
        Style::ShortG | Style::LongG => general(format.style, single),
        Style::ShortEng => Layout::Engineering { width: 16, decimals: 4 },
        Style::LongEng if single => Layout::Engineering { width: 16, decimals: 6 },
        Style::LongEng => Layout::Engineering { width: 25, decimals: 14 },
        Style::Bank => Layout::Bank,
        Style::Hex => Layout::Hex { single },
        Style::Rational => Layout::Rational,
        Style::Plus => Layout::Plus,
    }
}

fn general(style: Style, single: bool) -> Layout {
    match style {
        Style::LongG if single => Layout::General { width: 18, digits: 7 },
        Style::LongG => Layout::General { width: 26, digits: 15 },
        _ => Layout::General { width: 13, digits: 5 },
    }
}

/// Fixed point where the numbers fit, else a scale factor (arrays) or exponents (scalars).
/// `places` is how many digits may stand before the point. What is no larger than a thousandth is shown below one.
fn fixed(
    largest: f64,
    scalar: bool,
    decimals: usize,
    width: usize,
    places: i32,
    exponent_width: usize,
) -> Layout {
    let e = exponent_of(largest);
    if scalar {
        let fits = largest == 0.0 || (e < places && largest > 0.001);
        return if fits {
            Layout::Fixed { width, decimals, scale: 0 }
        } else {
            Layout::Exponent { width: exponent_width, decimals }
        };
    }
    let scale = match largest {
        0.0 => 0,
        x if x <= 0.001 => x.log10().ceil() as i32,
        _ if e < places => 0,
        _ => e,
    };
    Layout::Fixed { width, decimals, scale }
}

impl Layout {
    /// Chars for each element.
    pub fn width(&self) -> usize {
        match *self {
            Layout::Integer { width }
            | Layout::Fixed { width, .. }
            | Layout::Exponent { width, .. }
            | Layout::General { width, .. }
            | Layout::Engineering { width, .. } => width,
            Layout::Bank => 14,
            Layout::Hex { single } => {
                if single {
                    11
                } else {
                    19
                }
            }
            Layout::Rational => 15,
            Layout::Plus => 1,
        }
    }

    /// The scale factor's line, where there is one.
    pub fn scale_line(&self) -> Option<String> {
        match *self {
            Layout::Fixed { scale, .. } if scale != 0 => {
                let sign = if scale < 0 { '-' } else { '+' };
                Some(format!("   1.0e{sign}{:02} *\n", scale.abs()))
            }
            _ => None,
        }
    }

    /// One element, padded to the width.
    pub fn text(&self, x: f64, scalar: bool) -> String {
        let width = self.width();
        let special = if x.is_nan() {
            Some("NaN")
        } else if x == f64::INFINITY {
            Some("Inf")
        } else if x == f64::NEG_INFINITY {
            Some("-Inf")
        } else {
            None
        };
        if let Some(word) = special
            && !matches!(self, Layout::Hex { .. } | Layout::Plus)
        {
            return format!("{word:>width$}");
        }
        let spec = |p: usize| Spec { width, precision: Some(p), ..Spec::default() };
        match *self {
            Layout::Integer { .. } => format!("{:>width$}", if x == 0.0 { 0.0 } else { x }),
            Layout::Fixed { decimals, scale, .. } => {
                if x == 0.0 && !scalar {
                    return format!("{:>width$}", 0);
                }
                spec(decimals).float(scaled(x, scale), 'f')
            }
            Layout::Exponent { decimals, .. } => {
                if x == 0.0 && !scalar {
                    return format!("{:>width$}", 0);
                }
                spec(decimals).float(x, 'e')
            }
            Layout::General { digits, .. } => spec(digits).float(if x == 0.0 { 0.0 } else { x }, 'g'),
            Layout::Engineering { decimals, .. } => engineering(x, decimals, width),
            Layout::Bank => spec(2).float(x, 'f'),
            Layout::Hex { single: false } => format!("   {}", hex_double(x)),
            Layout::Hex { single: true } => format!("   {:08x}", (x as f32).to_bits()),
            Layout::Rational => rational_column(x),
            Layout::Plus => (if x > 0.0 {
                "+"
            } else if x < 0.0 {
                "-"
            } else {
                " "
            })
            .to_owned(),
        }
    }

    /// A complex element: both parts in the layout, the second after its sign.
    pub fn complex_text(&self, z: Complex64) -> String {
        let sign = if z.im < 0.0 || (z.im == 0.0 && z.im.is_sign_negative()) { '-' } else { '+' };
        let im = z.im.abs();
        let (re_width, im_width) = self.complex_widths();
        let part = |x: f64, width: usize| -> String {
            if !x.is_finite() {
                return format!(
                    "{:>width$}",
                    if x.is_nan() {
                        "NaN"
                    } else if x > 0.0 {
                        "Inf"
                    } else {
                        "-Inf"
                    }
                );
            }
            let spec = |p: usize| Spec { width, precision: Some(p), ..Spec::default() };
            match *self {
                Layout::Integer { .. } => format!("{x:>width$}"),
                Layout::Fixed { decimals, scale, .. } => spec(decimals).float(scaled(x, scale), 'f'),
                Layout::Exponent { decimals, .. } => spec(decimals).float(x, 'e'),
                Layout::General { digits, .. } => spec(digits).float(x, 'g'),
                Layout::Engineering { decimals, .. } => engineering(x, decimals, width),
                Layout::Bank => spec(2).float(x, 'f'),
                _ => self.text(x, true),
            }
        };
        if matches!(self, Layout::Bank) {
            return part(z.re, 14);
        }
        let space = if im_width == 0 { " " } else { "" };
        let im_text = part(im, im_width);
        format!("{} {sign}{space}{im_text}i", part(z.re, re_width))
    }

    /// Widths of the two parts of a complex element, the second with the space behind its sign; 0 where it takes
    /// what it needs.
    fn complex_widths(&self) -> (usize, usize) {
        match *self {
            Layout::Fixed { width, decimals, .. } => (width - 1, decimals + 3),
            Layout::Exponent { width, decimals } => (width + usize::from(decimals == 15), decimals + 7),
            Layout::General { width, digits: 5 } => (width, 11),
            Layout::General { width, digits: 15 } => (width + 1, 22),
            Layout::General { width, .. } => (width, 0),
            Layout::Engineering { width, decimals } => (width, if decimals == 4 { 13 } else { 0 }),
            _ => (self.width(), 0),
        }
    }
}

/// `x / 10^scale`, by a division where that is exact.
fn scaled(x: f64, scale: i32) -> f64 {
    match scale {
        0 => x,
        s if s > 0 => x / 10f64.powi(s),
        s => x * 10f64.powi(-s),
    }
}

fn engineering(x: f64, decimals: usize, width: usize) -> String {
    if x == 0.0 {
        return format!("{:>width$}", format!("{:.decimals$}e+000", 0.0));
    }
    let mut e = exponent_of(x.abs()).div_euclid(3) * 3;
    let mut mantissa = scaled(x, e);
    if mantissa.abs() >= 1000.0 {
        e += 3;
        mantissa = scaled(x, e);
    }
    let lead = exponent_of(mantissa.abs()).max(0) as usize;
    let p = if decimals > 4 { decimals.saturating_sub(lead) } else { decimals };
    let sign = if e < 0 { '-' } else { '+' };
    format!("{:>width$}", format!("{mantissa:.p$}e{sign}{:03}", e.abs()))
}

/// The ratio of small integers that `format rat` shows: a continued fraction to a relative 1e-6
/// of the number's size.
pub fn rational(x: f64) -> String {
    if x.fract() == 0.0 {
        return within_column(format!("{x}"));
    }
    let tolerance = x.abs() * 1e-6 / 1.3;
    let (mut n0, mut d0, mut n1, mut d1) = (1.0, 0.0, x.round(), 1.0);
    let mut rest = x - x.round();
    for _ in 0..40 {
        if (x - n1 / d1).abs() <= tolerance || rest == 0.0 {
            break;
        }
        let inverse = 1.0 / rest;
        let step = inverse.round();
        (n0, n1) = (n1, n1 * step + n0);
        (d0, d1) = (d1, d1 * step + d0);
        rest = inverse - step;
    }
    if d1 < 0.0 {
        (n1, d1) = (-n1, -d1);
    }
    match d1 {
        0.0 => "*".to_owned(),
        1.0 => within_column(format!("{n1}")),
        _ => within_column(format!("{n1}/{d1}")),
    }
}

/// What has no room in a column of ratios is a star.
fn within_column(text: String) -> String {
    if text.len() > 13 { "*".to_owned() } else { text }
}

/// A ratio in its column: slashes stand below each other in the ninth place; what is too long for that is centred.
fn rational_column(x: f64) -> String {
    let text = rational(x);
    let (above, below) = text.split_at(text.find('/').unwrap_or(text.len()));
    match above.len() <= 7 && below.len() <= 6 {
        true => format!("{above:>8}{below:<7}"),
        false => format!("{text:^15}"),
    }
}

/// The layout of complex numbers: integers are shown with decimals, too.
pub fn complex_layout(format: &Format, class: Class, z: &[Complex64], scalar: bool) -> Layout {
    let parts: Vec<f64> = z.iter().flat_map(|z| [z.re, z.im]).collect();
    let (largest, _) = survey(&parts);
    let single = class == Class::Single;
    match format.style {
        Style::Short => fixed(largest, scalar, 4, 10, 2, 13),
        Style::Long if single => fixed(largest, scalar, 7, 12, 2, 16),
        Style::Long => fixed(largest, scalar, 15, 20, 2, 26),
        _ => {
            let halves: Vec<f64> = parts.iter().map(|x| x + 0.5).collect();
            layout(format, class, &halves, scalar)
        }
    }
}
