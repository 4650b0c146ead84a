//! Elementwise operations as kernels: one for every row of the scalar table, and the functions
//! that are more than a row (`round` to digits, `mod`-like functions are plain rows).

use super::args::{no_more_options, only_options, take_options};
use crate::array::Array;
use crate::context::Context;
use crate::convert::{cast, complexes, doubles, narrow};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, one};
use crate::kernels;
use crate::ops;
use crate::value::Value;
use num_complex::Complex64;
use types::scalar::integer::{Rounding, idivide_with};
use types::{Class, ScalarOp, with_int_class};

kernels! {
    "round" => round,
    sparse "and" => and,
    sparse "or" => or,
    sparse "plus" => plus,
    sparse "times" => times,
    "idivide" => idivide,
    "bitshift" => bitshift,
    "bitand" => bitand,
    "bitor" => bitor,
    "bitxor" => bitxor,
    "bitcmp" => bitcmp,
    "bitget" => bitget,
    "bitset" => bitset,
    "log2" => log2,
    "gcd" => gcd,
    "factorial" => factorial,
    "nthroot" => nthroot,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// The kernel of an elementwise operation.
pub(crate) fn map_kernel(op: ScalarOp) -> Kernel {
    MAPS.get(op as usize).copied().unwrap_or(unknown)
}

fn unknown(_: &mut Context, _: Args, _: usize) -> Result1 {
    Err(errors::unsupported("this elementwise operation"))
}

/// The kernel of row `ROW` of the scalar table.
fn row<const ROW: usize>(_: &mut Context, args: Args, _: usize) -> Result1 {
    apply_row(ROW, args)
}

#[inline(never)]
fn apply_row(row: usize, args: Args) -> Result1 {
    let Some(&op) = ScalarOp::all().get(row) else {
        return Err(errors::unsupported("this elementwise operation"));
    };
    let value = match args {
        [a] if op.arity() == 1 => ops::unary(op, a.take())?,
        [a, b] if op.arity() == 2 => ops::binary(op, a.take(), b.take())?,
        _ if args.len() < op.arity() => return Err(errors::not_enough_inputs()),
        _ => return Err(errors::builtin_too_many_inputs()),
    };
    Ok(one(value))
}

macro_rules! rows {
    ($($tens:literal)*) => {
        /// One instance per row; rows beyond the table are never asked for.
        static MAPS: &[Kernel] = &[$(
            row::<{ $tens * 10 }>, row::<{ $tens * 10 + 1 }>, row::<{ $tens * 10 + 2 }>, row::<{ $tens * 10 + 3 }>,
            row::<{ $tens * 10 + 4 }>, row::<{ $tens * 10 + 5 }>, row::<{ $tens * 10 + 6 }>, row::<{ $tens * 10 + 7 }>,
            row::<{ $tens * 10 + 8 }>, row::<{ $tens * 10 + 9 }>,
        )*];
    };
}
rows!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);

/// An associative operation on two or more arguments.
fn fold(op: ScalarOp, args: Args) -> Result1 {
    if args.len() < 2 {
        return Err(errors::not_enough_inputs());
    }
    let mut value = args[0].take();
    for a in &mut args[1..] {
        value = ops::binary(op, value, a.take())?;
    }
    Ok(one(value))
}

fn and(_: &mut Context, args: Args, _: usize) -> Result1 {
    fold(ScalarOp::And, args)
}

fn or(_: &mut Context, args: Args, _: usize) -> Result1 {
    fold(ScalarOp::Or, args)
}

fn plus(_: &mut Context, args: Args, _: usize) -> Result1 {
    fold(ScalarOp::Plus, args)
}

fn times(_: &mut Context, args: Args, _: usize) -> Result1 {
    fold(ScalarOp::Times, args)
}

fn round(_: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() == 1 {
        return Ok(one(ops::unary(ScalarOp::Round, args[0].take())?));
    }
    let mut options = args[1..].to_vec();
    let halves = match super::texts::take_option(&mut options, "TieBreaker").map(|v| v.as_text()) {
        None => Halves::FromZero,
        Some(name) => Halves::named(&name.unwrap_or_default())?,
    };
    let digits = match options.first() {
        None => 0,
        Some(d) => d.as_f64().filter(|d| d.fract() == 0.0).ok_or_else(|| {
            errors::bad_argument("round", "invalidDigits", "Number of digits must be an integer scalar.")
        })? as i32,
    };
    let (rest, kind) = take_options(options.get(1..).unwrap_or(&[]));
    only_options(&kind, &["significant", "decimals"], "round")?;
    no_more_options(rest, "round")?;
    let significant = kind.iter().any(|o| o == "significant");
    let x = &args[0];
    if !x.class().is_float() && (digits >= 0 && !significant || !x.class().is_integer()) {
        return Ok(one(ops::unary(ScalarOp::Round, x.clone())?));
    }
    let round_one = |&x: &f64| {
        let d = if significant && x != 0.0 { digits - 1 - x.abs().log10().floor() as i32 } else { digits };
        round_to(x, d, halves)
    };
    if x.is_complex() {
        let parts = |z: &Complex64| Complex64::new(round_one(&z.re), round_one(&z.im));
        let rounded = narrow(x.dims(), complexes(x).iter().map(parts).collect());
        return Ok(one(cast(&rounded, x.class())?));
    }
    let rounded = f64::wrap(Array::new(x.dims(), doubles(x).iter().map(round_one).collect()));
    Ok(one(cast(&rounded, x.class())?))
}

/// Where `round` takes what lies halfway between two numbers.
#[derive(Clone, Copy)]
enum Halves {
    FromZero,
    ToZero,
    Even,
    Odd,
    Up,
    Down,
}

impl Halves {
    fn named(name: &str) -> Result<Halves, Error> {
        Ok(match name.to_ascii_lowercase().as_str() {
            "fromzero" => Halves::FromZero,
            "tozero" => Halves::ToZero,
            "even" => Halves::Even,
            "odd" => Halves::Odd,
            "plusinf" => Halves::Up,
            "minusinf" => Halves::Down,
            _ => {
                let message =
                    "TieBreaker must be 'fromzero', 'tozero', 'even', 'odd', 'plusinf' or 'minusinf'.";
                return Err(errors::bad_argument("round", "invalidTieBreaker", message));
            }
        })
    }

    fn round(self, x: f64) -> f64 {
        let (lower, upper) = (x.floor(), x.ceil());
        if x - lower != 0.5 {
            return x.round();
        }
        let even = if lower % 2.0 == 0.0 { lower } else { upper };
        match self {
            Halves::FromZero => x.round(),
            Halves::ToZero => x.trunc(),
            Halves::Even => even,
            Halves::Odd => lower + upper - even,
            Halves::Up => upper,
            Halves::Down => lower,
        }
    }
}

/// `x` rounded to `digits` places after the point, halves away from zero.
pub(super) fn rounded(x: f64, digits: i32) -> f64 {
    round_to(x, digits, Halves::FromZero)
}

/// `x` rounded to `digits` places after the point.
fn round_to(x: f64, digits: i32, halves: Halves) -> f64 {
    if !x.is_finite() || digits > 300 {
        return x;
    }
    if digits >= 0 {
        let scale = 10f64.powi(digits);
        let scaled = x * scale;
        if !scaled.is_finite() {
            return x;
        }
        // A decimal half such as 2.675 lies a little below it in binary; MATLAB rounds it up.
        let near = scaled.trunc() + 0.5f64.copysign(x);
        let adjusted = if (scaled - near).abs() <= scaled.abs() * f64::EPSILON { near } else { scaled };
        halves.round(adjusted) / scale
    } else {
        let scale = 10f64.powi(-digits);
        halves.round(x / scale) * scale
    }
}

fn idivide(_: &mut Context, args: Args, _: usize) -> Result1 {
    let option = args.get(2).and_then(Value::as_text).unwrap_or_else(|| "fix".to_owned());
    let rounding = match option.as_str() {
        "fix" => Rounding::Fix,
        "round" => Rounding::Round,
        "floor" => Rounding::Floor,
        "ceil" => Rounding::Ceil,
        _ => {
            return Err(errors::bad_argument("idivide", "InvalidRoundingOption", "Invalid rounding option."));
        }
    };
    let (a, b) = (args[0].clone(), args[1].clone());
    if !a.class().is_integer() && !b.class().is_integer() {
        return Err(errors::bad_argument(
            "idivide",
            "IntegerInput",
            "At least one argument must belong to an integer class.",
        ));
    }
    if rounding == Rounding::Fix {
        return Ok(one(ops::binary(ScalarOp::Idivide, a, b)?));
    }
    let class = if a.class().is_integer() { a.class() } else { b.class() };
    let (a, b) = (cast(&a, class)?, cast(&b, class)?);
    let dims = ops::broadcast_dims(&a.dims(), &b.dims())?;
    with_int_class!(class, T => {
        let (x, y) = (T::view(&a).unwrap_or_default(), T::view(&b).unwrap_or_default());
        let data = ops::zip((&x, &a.dims()), (&y, &b.dims()), &dims, |x, y| idivide_with(x, y, rounding))?;
        Ok(one(T::wrap(Array::new(dims, data))))
    }, Err(errors::mixed_integers()))
}

/// Checks that doubles given to bit operations are integers that `uint64`, which they stand for, has.
fn check_bits(args: &[Value], function: &str) -> Result<(), Error> {
    for a in args {
        if a.class().is_float()
            && doubles(a).iter().any(|&x| x < 0.0 || x.fract() != 0.0 || x >= 18_446_744_073_709_551_616.0)
        {
            let text = "Double inputs must have integer values in the range of ASSUMEDTYPE.";
            return Err(errors::bad_argument(function, "outOfRange", text));
        }
    }
    Ok(())
}

/// Runs a bit operation on doubles that stand for integers of the class that a text behind the operands names,
/// of which `numbers` at the front are numbers and the rest positions.
fn assumed(args: Args, numbers: usize, name: &str, f: fn(Args) -> Result1) -> Result1 {
    let (class, n) = match args.split_last() {
        Some((last, before)) if before.len() >= 2 && last.is_text() => (last.as_text(), before.len()),
        _ => return f(args),
    };
    let args = &mut args[..n];
    let Some(class) = class.and_then(|c| Class::from_name(&c)).filter(|c| c.is_integer()) else {
        let text = "ASSUMEDTYPE must be an integer type name.";
        return Err(errors::bad_argument(name, "unknownType", text));
    };
    let whole = args[..numbers].iter().any(|a| a.class().is_integer());
    for a in args[..numbers].iter_mut().filter(|a| a.class().is_float()) {
        let as_class = cast(a, class)?;
        if doubles(&as_class) != doubles(a) {
            let text = "Double inputs must have integer values in the range of ASSUMEDTYPE.";
            return Err(errors::bad_argument(name, "outOfRange", text));
        }
        *a = as_class;
    }
    let out = f(args)?;
    if whole { Ok(out) } else { out.iter().map(|v| cast(v, Class::Double)).collect() }
}

fn bit_op(op: ScalarOp, args: Args) -> Result1 {
    let args = &mut args[..2];
    check_bits(args, op.name())?;
    let (a, b) = (args[0].take(), args[1].take());
    Ok(one(ops::binary(op, a, b)?))
}

fn bitand(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 2, "bitand", |args| bit_op(ScalarOp::Bitand, args))
}

fn bitor(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 2, "bitor", |args| bit_op(ScalarOp::Bitor, args))
}

fn bitxor(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 2, "bitxor", |args| bit_op(ScalarOp::Bitxor, args))
}

fn bitshift(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 1, "bitshift", |args| {
        check_bits(&args[..1], "bitshift")?;
        // Octave's number of bits that are kept.
        let bits = args.get(2).and_then(Value::as_f64);
        let shifted = shift_each(args[0].take(), args[1].take())?;
        Ok(one(match bits.filter(|b| *b < 53.0) {
            Some(bits) => ops::binary(ScalarOp::Bitand, shifted, Value::F64(bits.max(0.0).exp2() - 1.0))?,
            None => shifted,
        }))
    })
}

/// Integers shifted by doubles of their own: the only operation of both that takes more than one double.
fn shift_each(a: Value, k: Value) -> Result<Value, Error> {
    if !a.class().is_integer() || k.is_scalar() || k.class() == a.class() {
        return ops::binary(ScalarOp::Bitshift, a, k);
    }
    let zeros = ops::binary(ScalarOp::Times, cast(&a, Class::Double)?, cast(&k, Class::Double)?)?;
    let zeros = Value::from(Array::new(zeros.dims(), vec![0.0; zeros.numel()]));
    let mut out = ops::binary(ScalarOp::Plus, a.clone(), cast(&zeros, a.class())?)?;
    let places = ops::binary(ScalarOp::Plus, cast(&k, Class::Double)?, zeros)?;
    for (i, &k) in doubles(&places).iter().enumerate() {
        let at = [Value::from(i + 1)];
        let shifted = ops::binary(ScalarOp::Bitshift, crate::index::get(&out, &at)?, Value::F64(k))?;
        crate::index::set(&mut out, &at, shifted)?;
    }
    Ok(out)
}

fn bitcmp(cx: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    let class = x.class();
    // Octave takes the number of bits that are turned over.
    if cx.octave
        && let Some(bits) = args.get(1).and_then(Value::as_f64)
    {
        let mask = Value::F64(bits.clamp(0.0, 53.0).exp2() - 1.0);
        let low = ops::binary(ScalarOp::Bitand, x.clone(), mask.clone())?;
        return Ok(one(ops::binary(ScalarOp::Bitxor, low, mask)?));
    }
    if class == Class::Double {
        if x.is_complex() {
            return Err(errors::bad_argument("bitcmp", "complexArgument", "Inputs must be real."));
        }
        return bitcmp_double(args);
    }
    with_int_class!(class, T => {
        let all = <T as crate::number::Int>::LEAST.to_i128_sum();
        let data = T::view(x).unwrap_or_default().iter().map(|&v| <T as crate::number::Int>::from_i128(all - crate::number::Int::to_i128(v))).collect();
        Ok(one(T::wrap(Array::new(x.dims(), data))))
    }, Err(errors::undefined_for("bitcmp", x.class_name())))
}

/// Doubles are taken for integers of the assumed class.
fn bitcmp_double(args: Args) -> Result1 {
    let name = match args.get(1) {
        Some(named) => named.as_text().unwrap_or_default(),
        None => "uint64".into(),
    };
    let Some(assumed) = Class::from_name(&name).filter(|c| c.is_integer()) else {
        let text = "ASSUMEDTYPE must be an integer type name.";
        return Err(errors::bad_argument("bitcmp", "unknownType", text));
    };
    if !name.starts_with('i') {
        check_bits(&args[..1], "bitcmp")?;
    }
    let whole = cast(&args[0], assumed)?;
    if doubles(&whole).iter().zip(doubles(&args[0]).iter()).any(|(x, y)| x != y) {
        let text = "Double inputs must have integer values in the range of ASSUMEDTYPE.";
        return Err(errors::bad_argument("bitcmp", "outOfRange", text));
    }
    let turned = with_int_class!(assumed, T => {
        let all = <T as crate::number::Int>::LEAST.to_i128_sum();
        let turn = |&v: &T| (all - crate::number::Int::to_i128(v)) as f64;
        T::view(&whole).unwrap_or_default().iter().map(turn).collect()
    }, Vec::new());
    Ok(one(f64::wrap(Array::new(args[0].dims(), turned))))
}

/// The sum of a value and its complement: -1 for signed, the greatest value for unsigned classes.
trait ComplementSum {
    fn to_i128_sum(self) -> i128;
}

impl<T: crate::number::Int> ComplementSum for T {
    fn to_i128_sum(self) -> i128 {
        T::LEAST.to_i128() + T::GREATEST.to_i128()
    }
}

/// An integer that meets an array of doubles is spread over it: positions of bits are no operands.
fn spread_integer(args: Args) -> Result<(), Error> {
    let (a, places) = (&args[0], &args[1]);
    if !a.class().is_integer() || places.is_scalar() {
        return Ok(());
    }
    let class = a.class();
    let place = cast(places, class)?;
    if a.is_scalar() {
        let zero = ops::binary(ScalarOp::Minus, place.clone(), place.clone())?;
        args[0] = ops::binary(ScalarOp::Plus, zero, a.clone())?;
    } else if a.dims() != places.dims() {
        return Err(errors::sizes_must_match());
    }
    Ok(())
}

/// The elements of `a` with those of `places` one by one, where both are arrays.
fn by_places(args: Args, f: fn(Args) -> Result1) -> Option<Result1> {
    if !args[0].class().is_integer() || args[1].is_scalar() {
        return None;
    }
    if let Err(e) = spread_integer(args) {
        return Some(Err(e));
    }
    let (class, dims) = (args[0].class(), args[0].dims());
    let places = doubles(&args[1]).into_owned();
    if args.get(2).is_some_and(|v| !v.is_matrix() || ![1, places.len()].contains(&v.numel())) {
        return Some(Err(errors::sizes_must_match()));
    }
    let mut parts = Vec::with_capacity(places.len());
    for (k, place) in places.into_iter().enumerate() {
        let one_of = |v: &Value| match v.numel() {
            1 => Ok(v.clone()),
            _ => crate::index::gather(v, crate::array::Dims::scalar(), &[k.min(v.numel().saturating_sub(1))]),
        };
        let element = match one_of(&args[0]) {
            Ok(v) => v,
            Err(e) => return Some(Err(e)),
        };
        let mut call = vec![element, Value::F64(place)];
        call.extend(args.get(2).and_then(|v| one_of(v).ok()));
        match f(&mut call) {
            Ok(out) => parts.extend(out),
            Err(e) => return Some(Err(e)),
        }
    }
    let joined = match parts.is_empty() {
        true => cast(&Value::empty(), class),
        false => crate::concat::concat(0, parts),
    };
    Some(joined.and_then(|v| super::reshape_value(v, dims)).map(one))
}

/// Bits are counted from 1 to the width of the class; doubles count as uint64.
fn check_places(args: &[Value], function: &str) -> Result<(), Error> {
    let bits = match args[0].class() {
        Class::Int8 | Class::UInt8 => 8,
        Class::Int16 | Class::UInt16 => 16,
        Class::Int32 | Class::UInt32 => 32,
        _ => 64,
    };
    let fits = |p: f64| p.fract() == 0.0 && p >= 1.0 && p <= f64::from(bits);
    if args[1].is_matrix() && !doubles(&args[1]).iter().all(|&p| fits(p)) {
        let text = format!("Bit positions must be integers between 1 and {bits}.");
        return Err(errors::bad_argument(function, "bitOutOfRange", text));
    }
    Ok(())
}

fn bitget(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 1, "bitget", |args| {
        check_bits(&args[..1], "bitget")?;
        check_places(args, "bitget")?;
        by_places(args, bitget_plain).unwrap_or_else(|| bitget_plain(args))
    })
}

fn bitset(_: &mut Context, args: Args, _: usize) -> Result1 {
    assumed(args, 1, "bitset", |args| {
        check_bits(&args[..1], "bitset")?;
        check_places(args, "bitset")?;
        by_places(args, bitset_plain).unwrap_or_else(|| bitset_plain(args))
    })
}

fn bitget_plain(args: Args) -> Result1 {
    let down = ops::unary(ScalarOp::Uminus, cast(&args[1], Class::Double)?)?;
    let shift = ops::binary(ScalarOp::Plus, down, Value::F64(1.0))?;
    let shifted = ops::binary(ScalarOp::Bitshift, args[0].clone(), shift)?;
    Ok(one(ops::binary(ScalarOp::Bitand, shifted, Value::F64(1.0))?))
}

/// The number of a class in which a bit alone is set. The bit of the sign is the least number: shifts stop before it.
fn bit_at(class: Class, place: &Value) -> Result<Value, Error> {
    let sign = match class {
        Class::Int8 => 8,
        Class::Int16 => 16,
        Class::Int32 => 32,
        Class::Int64 => 64,
        _ => 0,
    };
    if sign > 0 && place.as_f64() == Some(f64::from(sign)) {
        return cast(&Value::F64(-(2f64.powi(sign - 1))), class);
    }
    let places = ops::binary(ScalarOp::Minus, cast(place, Class::Double)?, Value::F64(1.0))?;
    ops::binary(ScalarOp::Bitshift, cast(&Value::F64(1.0), class)?, places)
}

fn bitset_plain(args: Args) -> Result1 {
    let class = args[0].class();
    let mask = bit_at(class, &args[1])?;
    let with = ops::binary(ScalarOp::Bitor, args[0].clone(), mask.clone())?;
    let Some(v) = args.get(2).filter(|v| v.as_f64().is_none_or(|v| v == 0.0)) else { return Ok(one(with)) };
    let without = ops::binary(ScalarOp::Bitxor, with, mask.clone())?;
    // An array says for each element whether its bit is to be set.
    let on = ops::binary(ScalarOp::Ne, cast(v, Class::Double)?, Value::F64(0.0))?;
    let wanted = ops::binary(ScalarOp::Times, mask, cast(&on, class)?)?;
    Ok(one(ops::binary(ScalarOp::Bitor, without, wanted)?))
}

fn factorial(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "factorial")?;
    let whole = !args[0].is_complex()
        && doubles(&args[0]).iter().all(|x| *x >= 0.0 && (x.fract() == 0.0 || x.is_infinite()));
    if !whole {
        let text = "N must be an array of real non-negative integers.";
        return Err(errors::bad_argument("factorial", "NNegativeInt", text));
    }
    Ok(one(ops::unary(ScalarOp::Factorial, args[0].take())?))
}

fn nthroot(_: &mut Context, args: Args, _: usize) -> Result1 {
    super::args::need_matrix(&args[0], "nthroot")?;
    super::args::need_matrix(&args[1], "nthroot")?;
    if args.iter().any(Value::is_complex) {
        return Err(errors::bad_argument("nthroot", "ComplexInput", "Both X and N must be real."));
    }
    let (x, n) = (doubles(&args[0]), doubles(&args[1]));
    let odd = |n: f64| (n % 2.0).abs() == 1.0;
    let fits = match (x.len(), n.len()) {
        (_, 1) => odd(n[0]) || x.iter().all(|x| !(*x < 0.0)),
        (1, _) => !(x[0] < 0.0) || n.iter().all(|n| odd(*n)),
        (a, b) if a == b => x.iter().zip(n.iter()).all(|(x, n)| !(*x < 0.0) || odd(*n)),
        _ => true,
    };
    if !fits {
        let text = "If X is negative, N must be an odd integer.";
        return Err(errors::bad_argument("nthroot", "NegXNotOddN", text));
    }
    Ok(one(ops::binary(ScalarOp::Nthroot, args[0].take(), args[1].take())?))
}

/// `[g, u, v] = gcd(a, b)`: Euclid's algorithm with the factors that make the divisor.
fn gcd(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (a, b) = (args[0].take(), args[1].take());
    for v in [&a, &b] {
        if v.is_matrix() && !v.is_complex() && doubles(v).iter().any(|x| x.fract() != 0.0) {
            let text = "Inputs must be real integers.";
            return Err(errors::bad_argument("gcd", "NonIntInputs", text));
        }
    }
    let g = ops::binary(ScalarOp::Gcd, a.clone(), b.clone())?;
    if nargout < 2 {
        return Ok(one(g));
    }
    let (class, dims) = (g.class(), g.dims());
    // Both operands with the extents of the result.
    let zero = f64::wrap(Array::new(dims.clone(), vec![0.0; dims.numel()]));
    let spread = |v: &Value| ops::binary(ScalarOp::Plus, cast(v, Class::Double)?, zero.clone());
    let (a, b) = (spread(&a)?, spread(&b)?);
    let (mut us, mut vs) = (Vec::new(), Vec::new());
    for (&a, &b) in doubles(&a).iter().zip(doubles(&b).iter()) {
        let (mut r, mut u, mut v) = ((a.abs(), b.abs()), (1.0, 0.0), (0.0, 1.0));
        while r.1 != 0.0 && r.1.is_finite() && r.0.is_finite() {
            let q = (r.0 / r.1).floor();
            r = (r.1, r.0 - q * r.1);
            u = (u.1, u.0 - q * u.1);
            v = (v.1, v.0 - q * v.1);
        }
        us.push(if a < 0.0 { -u.0 } else { u.0 });
        vs.push(if b < 0.0 { -v.0 } else { v.0 });
    }
    let wrap = |x: Vec<f64>| cast(&f64::wrap(Array::new(dims.clone(), x)), class);
    Ok([g, wrap(us)?, wrap(vs)?].into_iter().take(nargout).collect())
}

/// `[f, e] = log2(x)` takes a number apart; one output is the logarithm.
/// A number as a fraction from 0.5 up to 1 and a power of two.
pub(super) fn fraction(x: f64) -> (f64, f64) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0.0);
    }
    let (mut y, mut e) = (x, 0.0);
    if y.abs() < f64::MIN_POSITIVE {
        y *= 2f64.powi(54);
        e -= 54.0;
    }
    let shift = ((y.to_bits() >> 52) & 0x7ff) as i32 - 1022;
    (f64::from_bits((y.to_bits() & !(0x7ff << 52)) | (1022 << 52)), e + f64::from(shift))
}

fn log2(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    if nargout < 2 {
        return Ok(one(ops::unary(ScalarOp::Log2, args[0].take())?));
    }
    let x = &args[0];
    if !x.is_matrix() || x.class().is_integer() {
        return Err(errors::undefined_for("log2", x.class_name()));
    }
    let (mut fractions, mut exponents) = (Vec::new(), Vec::new());
    for &x in doubles(x).iter() {
        let (fraction, exponent) = fraction(x);
        fractions.push(fraction);
        exponents.push(exponent);
    }
    let class = if x.class() == Class::Single { Class::Single } else { Class::Double };
    let wrap = |v: Vec<f64>| crate::convert::from_doubles(class, x.dims(), v);
    Ok([wrap(fractions), wrap(exponents)].into_iter().collect())
}
