//! Kernels that convert between classes, between numbers and digits, and that name classes.
//!
//! Not here: formatting of numbers (`num2str`, `sprintf`), texts (`strings.rs`).

use super::texts::{Texts, one_text, text};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::convert::{cast, doubles, from_doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::value::{Char, Value};
use types::Class;

crate::kernels! {
    sparse "double" => double,
    "single" => single,
    "int8" => int8,
    "int16" => int16,
    "int32" => int32,
    "int64" => int64,
    "uint8" => uint8,
    "uint16" => uint16,
    "uint32" => uint32,
    "uint64" => uint64,
    sparse "logical" => logical,
    "cast" => cast_kernel,
    "typecast" => typecast,
    sparse "class" => class,
    sparse "isa" => isa,
    "func2str" => func2str,
    "full" => full,
    "str2double" => str2double,
    "dec2bin" => dec2bin,
    "bin2dec" => bin2dec,
    "dec2hex" => dec2hex,
    "hex2dec" => hex2dec,
    "dec2base" => dec2base,
    "base2dec" => base2dec,
}

type R = Result<Outputs, Error>;

macro_rules! conversions {
    ($($name:ident $class:ident;)*) => { $(
        fn $name(_: &mut Context, args: &mut [Value], _: usize) -> R {
            Ok(one(cast(&args[0], Class::$class)?))
        }
    )* };
}
conversions! {
    double Double;
    single Single;
    int8 Int8;
    int16 Int16;
    int32 Int32;
    int64 Int64;
    uint8 UInt8;
    uint16 UInt16;
    uint32 UInt32;
    uint64 UInt64;
    logical Logical;
}

/// The class an argument names.
fn class_named(value: &Value, function: &str, position: usize) -> Result<Class, Error> {
    let name = text(&one_text(value, function, position)?);
    Class::from_name(&name).filter(|c| c.is_matrix()).ok_or_else(|| {
        errors::bad_argument(function, "UnsupportedClass", format!("Unsupported class '{name}'."))
    })
}

fn cast_kernel(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let like = args.len() == 3 && args[1].as_text().is_some_and(|t| t.eq_ignore_ascii_case("like"));
    let class = if like { args[2].class() } else { class_named(&args[1], "cast", 2)? };
    Ok(one(cast(&args[0], class)?))
}

/// The bytes of an array, lowest first, as the machine (and MATLAB on it) has them.
fn bytes_of(value: &Value) -> Option<Vec<u8>> {
    fn collect<const N: usize>(parts: impl Iterator<Item = [u8; N]>) -> Vec<u8> {
        parts.flatten().collect()
    }
    macro_rules! try_classes {
        ($($t:ty),*) => { $( if let Some(v) = <$t>::view(value) {
            return Some(collect(v.iter().map(|x| x.to_le_bytes())));
        } )* };
    }
    try_classes!(f64, f32, i8, i16, i32, i64, u8, u16, u32, u64);
    if let Some(v) = bool::view(value) {
        return Some(v.iter().map(|&b| u8::from(b)).collect());
    }
    Char::view(value).map(|v| v.iter().flat_map(|c| c.0.to_le_bytes()).collect())
}

fn typecast(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let class = class_named(&args[1], "typecast", 2)?;
    let Some(bytes) = bytes_of(&args[0]) else {
        return Err(errors::argument_class("typecast", 1, "a real numeric vector", args[0].class_name()));
    };
    let column = args[0].dims().is_column() && args[0].numel() > 1;
    let bad = || {
        errors::bad_argument(
            "typecastc",
            "notEnoughInputElements",
            "Too few input values to make output type.",
        )
    };
    macro_rules! make {
        ($t:ty) => {{
            const N: usize = size_of::<$t>();
            if bytes.len() % N != 0 {
                return Err(bad());
            }
            let data: Vec<$t> =
                bytes.chunks_exact(N).map(|c| <$t>::from_le_bytes(c.try_into().unwrap_or([0; N]))).collect();
            let n = data.len();
            let dims = if column { Dims::matrix(n, 1) } else { Dims::matrix(1, n) };
            Ok(one(<$t>::wrap(Array::new(dims, data))))
        }};
    }
    match class {
        Class::Double => make!(f64),
        Class::Single => make!(f32),
        Class::Int8 => make!(i8),
        Class::Int16 => make!(i16),
        Class::Int32 => make!(i32),
        Class::Int64 => make!(i64),
        Class::UInt8 => make!(u8),
        Class::UInt16 => make!(u16),
        Class::UInt32 => make!(u32),
        Class::UInt64 => make!(u64),
        _ => Err(errors::bad_argument("typecast", "UnsupportedClass", "Unsupported class for conversion.")),
    }
}

fn class(_: &mut Context, args: &mut [Value], _: usize) -> R {
    if args.len() > 1 {
        let text = "The CLASS function must be called from a class constructor.";
        return Err(Error::new("MATLAB:class:RequireConstructor", text));
    }
    Ok(one(args[0].class_name()))
}

/// `isa` for classes that are built in; the engine answers for superclasses.
fn isa(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let class = args[0].class();
    let fits = |name: &str| match name {
        "numeric" => class.is_numeric(),
        "float" => class.is_float(),
        "integer" => class.is_integer(),
        "handle" => matches!(args[0], Value::Handle(_) | Value::Map(_)),
        other => class.name() == other,
    };
    Ok(one(match &args[1] {
        Value::Cell(c) => bool::wrap(c.map(|v| v.as_text().is_some_and(|t| fits(&t)))),
        Value::String(s) if s.numel() != 1 => bool::wrap(s.map(|t| t.as_str().is_some_and(fits))),
        v => Value::Bool(fits(&text(&one_text(v, "isa", 2)?))),
    }))
}

fn func2str(_: &mut Context, args: &mut [Value], _: usize) -> R {
    match &args[0] {
        Value::Function(f) => Ok(one(&*f.text)),
        v if v.is_text() => Ok(one(v.clone())),
        v => Err(errors::argument_class("func2str", 1, "a function handle", v.class_name())),
    }
}

fn full(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(crate::form::marked(crate::index::full_value(&args[0].take())?, crate::array::Form::Full)))
}

fn str2double(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let number = |v: &Value| match v.as_text() {
        Some(t) if !matches!(v, Value::Cell(_)) => crate::scan::str2double(&t),
        _ => num_complex::Complex64::new(f64::NAN, 0.0),
    };
    Ok(one(match &args[0] {
        Value::Cell(c) => crate::convert::narrow(c.dims().clone(), c.data().iter().map(number).collect()),
        Value::String(s) => {
            let read = |t: &crate::text::MString| match t.as_str() {
                Some(t) => crate::scan::str2double(t),
                None => num_complex::Complex64::new(f64::NAN, 0.0),
            };
            crate::convert::narrow(s.dims().clone(), s.data().iter().map(read).collect())
        }
        v if v.is_text() => Value::complex(number(v)),
        v if v.is_empty() => Value::F64(f64::NAN),
        v if v.class() == Class::Char => Value::F64(f64::NAN),
        v => {
            let dims = v.dims();
            let n = dims.numel();
            f64::wrap(Array::new(dims, vec![f64::NAN; n]))
        }
    }))
}

// ---- Digits ----------------------------------------------------------------------------------

const DIGITS: &[u8; 36] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The digits of a whole number to a base.
fn digits(mut n: u64, base: u64) -> String {
    let mut out = Vec::new();
    loop {
        out.push(DIGITS[(n % base) as usize]);
        n /= base;
        if n == 0 {
            break;
        }
    }
    out.iter().rev().map(|&b| char::from(b)).collect()
}

/// Whole numbers as rows of digits, as wide as the widest and at least `width`.
fn to_digits(args: &[Value], function: &str, base: u64, width: Option<&Value>) -> R {
    let width = width.and_then(Value::as_usize).unwrap_or(0);
    let bad = || {
        let message = "First argument must be an array of nonnegative integers.";
        errors::bad_argument(function, "FirstArg", message)
    };
    if !args[0].is_matrix() && !matches!(args[0], Value::Cell(_)) {
        return Err(bad());
    }
    let whole = |x: f64| {
        // Binary digits are of what a number rounds down to; the other bases refuse fractions.
        let x = if base == 2 { x.floor() } else { x };
        (x.fract() == 0.0 && x.is_finite()).then_some(x as i128).ok_or_else(bad)
    };
    let numbers: Vec<i128> = match &args[0] {
        Value::Cell(c) => {
            c.data().iter().map(|v| whole(v.as_f64().unwrap_or(-1.0))).collect::<Result<_, _>>()?
        }
        v if v.class() == Class::UInt64 => {
            u64::view(v).unwrap_or_default().iter().map(|&x| x.into()).collect()
        }
        v if v.class() == Class::Int64 => {
            i64::view(v).unwrap_or_default().iter().map(|&x| x.into()).collect()
        }
        v => doubles(v).iter().map(|&x| whole(x)).collect::<Result<_, _>>()?,
    };
    // Negative numbers have two's complement digits in the smallest width that holds them.
    let lowest = numbers.iter().copied().fold(0, i128::min);
    let bits = [8, 16, 32].into_iter().find(|bits| lowest >= -(1i128 << (bits - 1))).unwrap_or(64);
    let mut rows = Vec::with_capacity(numbers.len());
    for x in numbers {
        if x < 0 && (base != 2 && base != 16 || x < i128::from(i64::MIN)) {
            return Err(bad());
        }
        let n =
            if x < 0 { (x as i64 as u64) & (u64::MAX >> (64 - bits)) } else { x.min(u64::MAX.into()) as u64 };
        rows.push(digits(n, base));
    }
    let widest = rows.iter().map(String::len).max().unwrap_or(0).max(width);
    Dims::matrix(rows.len(), widest).checked_numel(2)?;
    crate::array::probe::<u16>(widest.saturating_mul(rows.len()))?;
    let rows: Vec<String> = rows.iter().map(|r| format!("{}{r}", "0".repeat(widest - r.len()))).collect();
    Ok(one(crate::text::char_matrix(&rows)))
}

/// A text with something else in it than digits to a base.
fn not_digits(function: &str, base: u64) -> Error {
    match base {
        2 => errors::bad_argument(
            function,
            "IllegalBinaryString",
            "Binary character vector may consist only of characters 0 and 1.",
        ),
        16 => errors::bad_argument(
            function,
            "IllegalHexadecimal",
            "Input character vector found with characters other than 0-9, a-f, or A-F.",
        ),
        _ => errors::bad_argument(
            function,
            "InvalidDigits",
            format!("Input to {function} must be a text of digits to the base {base}."),
        ),
    }
}

/// The digits of a literal without the class that stands behind them, and the bits of the class if it is signed.
fn without_suffix(text: &str) -> (&str, Option<f64>) {
    for bits in [8u8, 16, 32, 64] {
        let Some(rest) = text.strip_suffix(&bits.to_string()) else { continue };
        if let Some(digits) = rest.strip_suffix('s') {
            return (digits, Some(bits.into()));
        }
        if let Some(digits) = rest.strip_suffix('u') {
            return (digits, None);
        }
    }
    (text, None)
}

/// Texts of digits as a column of whole numbers.
fn from_digits(value: &Value, function: &str, base: u64) -> R {
    let rows: Vec<String> = match value {
        Value::Char(m) if m.dims().rows() > 1 => crate::text::char_matrix_rows(m),
        v => Texts::arg(v, function, 1)?.present().iter().map(|u| text(u)).collect(),
    };
    let prefix = match base {
        16 => Some('x'),
        2 => Some('b'),
        _ => None,
    };
    let mut out = Vec::with_capacity(rows.len());
    for r in &rows {
        let t: String = r.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect();
        let plain = prefix.and_then(|p| t.strip_prefix('0')?.strip_prefix(p));
        let (t, signed_bits) = plain.map_or((t.as_str(), None), without_suffix);
        let mut n = 0.0;
        for c in t.chars() {
            let Some(d) = c.to_digit(base as u32) else {
                return Err(not_digits(function, base));
            };
            n = n * base as f64 + f64::from(d);
        }
        match signed_bits.map(f64::exp2) {
            Some(all) if n >= all / 2.0 && n < all => out.push(n - all),
            _ => out.push(n),
        }
    }
    if out.is_empty() || rows.iter().all(String::is_empty) {
        return Ok(one(Value::empty()));
    }
    let dims = if matches!(value, Value::String(_)) { value.dims() } else { Dims::matrix(out.len(), 1) };
    Ok(one(from_doubles(Class::Double, dims, out)))
}

fn base_of(value: &Value, function: &str) -> Result<u64, Error> {
    let bad = || errors::bad_argument(function, "InvalidBase", "Base must be an integer between 2 and 36.");
    value.as_usize().filter(|b| (2..=36).contains(b)).map(|b| b as u64).ok_or_else(bad)
}

fn dec2bin(_: &mut Context, args: &mut [Value], _: usize) -> R {
    to_digits(args, "dec2bin", 2, args.get(1))
}

fn dec2hex(_: &mut Context, args: &mut [Value], _: usize) -> R {
    to_digits(args, "dec2hex", 16, args.get(1))
}

fn dec2base(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let base = base_of(&args[1], "dec2base")?;
    to_digits(args, "dec2base", base, args.get(2))
}

fn bin2dec(_: &mut Context, args: &mut [Value], _: usize) -> R {
    from_digits(&args[0], "bin2dec", 2)
}

fn hex2dec(_: &mut Context, args: &mut [Value], _: usize) -> R {
    from_digits(&args[0], "hex2dec", 16)
}

fn base2dec(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let base = base_of(&args[1], "base2dec")?;
    from_digits(&args[0], "base2dec", base)
}
