//! Arrays from nothing: `zeros`, `ones`, `eye`, `rand`, `linspace`, `colon`, ...

use super::args::{dims_of, sizes_of, take_class};
use crate::array::{Array, Dims, Form, filled};
use crate::context::Context;
use crate::convert::{cast, complex_in, from_doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::form;
use crate::kernel::{Outputs, none, one};
use crate::kernels;
use crate::ops;
use crate::rng::Rng;
use crate::value::Value;
use num_complex::Complex64;
use types::{Class, with_int_class};

kernels! {
    "zeros" => zeros,
    "ones" => ones,
    "nan" => nan,
    "NaN" => nan,
    "inf" => inf,
    "Inf" => inf,
    "true" => trues,
    "false" => falses,
    "eye" => eye,
    "rand" => rand,
    "randn" => randn,
    "randi" => randi,
    "randperm" => randperm,
    "rng" => rng,
    "linspace" => linspace,
    "logspace" => logspace,
    "colon" => colon,
    "complex" => complex,
    "pi" => pi,
    "e" => euler,
    "eps" => eps,
    "realmax" => realmax,
    "realmin" => realmin,
    "flintmax" => flintmax,
    "intmax" => intmax,
    "intmin" => intmin,
    "i" => imaginary_unit,
    sparse "sparse" => sparse,
    "speye" => speye,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// A constant array of a class.
fn constant(context: &Context, args: &[Value], x: f64) -> Result1 {
    let (sizes, like, class) = take_class(args)?;
    let dims = sizes_of(context, sizes)?;
    let class = class.unwrap_or(Class::Double);
    let made = match class {
        Class::Double if x == 0.0 => f64::wrap(Array::zeros(dims)?),
        Class::Double => f64::wrap(Array::filled(dims, x)?),
        Class::Single => f32::wrap(Array::filled(dims, x as f32)?),
        Class::Logical => bool::wrap(Array::filled(dims, x != 0.0)?),
        _ => {
            with_int_class!(class, T => T::wrap(Array::filled(dims, <T as crate::number::Number>::from_f64(x))?),
            return Err(errors::bad_argument("zeros", "invalidClass", "Invalid data type.")))
        }
    };
    Ok(one(stored_like(made, like.as_ref())?))
}

/// A value stored as the model of `'like'` is: sparse, complex, or both.
fn stored_like(value: Value, like: Option<&Value>) -> Result<Value, Error> {
    let Some(model) = like else { return Ok(value) };
    let value = if model.is_complex() && !value.is_complex() {
        let data = value.doubles().iter().map(|&x| Complex64::new(x, 0.0)).collect();
        complex_in(value.class(), value.dims(), data)
    } else {
        value
    };
    if model.is_sparse() { crate::convert::to_sparse(&value) } else { Ok(value) }
}

fn zeros(context: &mut Context, args: Args, _: usize) -> Result1 {
    constant(context, args, 0.0)
}

fn ones(context: &mut Context, args: Args, _: usize) -> Result1 {
    constant(context, args, 1.0)
}

fn nan(context: &mut Context, args: Args, _: usize) -> Result1 {
    float_constant(context, args, f64::NAN, "NaN")
}

fn inf(context: &mut Context, args: Args, _: usize) -> Result1 {
    float_constant(context, args, f64::INFINITY, "Inf")
}

/// A constant that only the classes of floats have.
fn float_constant(context: &Context, args: &[Value], x: f64, function: &str) -> Result1 {
    let (_, _, class) = take_class(args)?;
    if class.is_some_and(|c| !c.is_float()) {
        let text = "Trailing string input must be 'single' or 'double'.";
        return Err(errors::bad_argument(function, "invalidInputClass", text));
    }
    constant(context, args, x)
}

fn truth_array(context: &Context, args: &[Value], value: bool) -> Result1 {
    let sizes = match args {
        [sizes @ .., like, prototype] if like.as_text().as_deref() == Some("like") => {
            if prototype.class() != Class::Logical {
                return Err(errors::truths_like_others(value));
            }
            sizes
        }
        all => all,
    };
    Ok(one(bool::wrap(Array::filled(sizes_of(context, sizes)?, value)?)))
}

fn trues(context: &mut Context, args: Args, _: usize) -> Result1 {
    truth_array(context, args, true)
}

fn falses(context: &mut Context, args: Args, _: usize) -> Result1 {
    truth_array(context, args, false)
}

fn eye(context: &mut Context, args: Args, _: usize) -> Result1 {
    let (sizes, like, class) = take_class(args)?;
    let dims = sizes_of(context, sizes)?;
    if dims.rank() > 2 {
        return Err(errors::builtin_too_many_inputs());
    }
    let mut m = Array::<f64>::zeros(dims.clone())?;
    for i in 0..dims.rows().min(dims.cols()) {
        m.data_mut()[i + i * dims.rows()] = 1.0;
    }
    let made = cast(&f64::wrap(m), class.unwrap_or(Class::Double))?;
    if like.as_ref().is_some_and(|model| model.is_sparse() || model.is_complex()) {
        return Ok(one(stored_like(made, like.as_ref())?));
    }
    Ok(one(form::noted(context, made, Form::Diagonal)))
}

/// Sizes of a random array and its class; `'double'`, `'single'`, `'like'` are understood.
fn random(args: &[Value], mut next: impl FnMut() -> f64) -> Result1 {
    if args.is_empty() {
        return Ok(one(next()));
    }
    let (sizes, _, class) = take_class(args)?;
    let dims = dims_of(sizes)?;
    let mut data = filled(0.0, dims.checked_numel(8)?)?;
    data.iter_mut().for_each(|x| *x = next());
    Ok(one(from_doubles(class.unwrap_or(Class::Double), dims, data)))
}

/// The same of floating-point classes alone.
fn random_floats(args: &[Value], next: impl FnMut() -> f64) -> Result1 {
    if !args.is_empty() && take_class(args)?.2.is_some_and(|c| !c.is_float()) {
        let message = "Data type must be 'double' or 'single'.";
        return Err(errors::bad_argument("rand", "invalidType", message));
    }
    random(args, next)
}

/// `rand('seed', s)`, `rand('state', s)` and `s = rand('state')` of old programs; nothing for other calls.
fn old_seeding(context: &mut Context, args: &[Value]) -> Option<Outputs> {
    let word = args.first()?.as_text()?;
    if !matches!(word.as_str(), "seed" | "state" | "twister") {
        return None;
    }
    // Octave counts the words that are left, MATLAB those that were taken.
    let place = |words: &mut Vec<u32>, octave: bool| {
        if let Some(last) = words.last_mut().filter(|_| octave) {
            *last = 625u32.saturating_sub(*last);
        }
    };
    match args {
        [_] => {
            let mut words = context.rng.words();
            place(&mut words, context.octave);
            Some(one(f64::wrap(Array::column(words.into_iter().map(f64::from).collect()))))
        }
        [_, state] => {
            let mut words: Vec<u32> = state.doubles().iter().map(|&x| x as u32).collect();
            place(&mut words, context.octave);
            let seed = state.as_f64().unwrap_or(0.0) as u32;
            context.rng = Rng::from_words(seed, &words).unwrap_or_else(|| Rng::new(seed));
            Some(none())
        }
        _ => None,
    }
}

fn rand(context: &mut Context, args: Args, _: usize) -> Result1 {
    if let Some(outs) = old_seeding(context, args) {
        return Ok(outs);
    }
    random_floats(args, || context.rng.uniform())
}

fn randn(context: &mut Context, args: Args, _: usize) -> Result1 {
    if let Some(outs) = old_seeding(context, args) {
        return Ok(outs);
    }
    random_floats(args, || context.rng.normal())
}

fn randi(context: &mut Context, args: Args, _: usize) -> Result1 {
    let limits = args[0].doubles().into_owned();
    let (low, high) = match limits[..] {
        [high] => (1.0, high),
        [low, high] => (low, high),
        _ => (1.0, f64::NAN),
    };
    if low.is_nan() || high.is_nan() || low > high || low.fract() != 0.0 || high.fract() != 0.0 {
        let text = "First input must be a positive integer scalar, or a vector of two integers [IMIN IMAX] with IMIN less than or equal to IMAX.";
        return Err(errors::bad_argument("randi", "invalidLimits", text));
    }
    random(&args[1..], || whole_random(&mut context.rng, low, high))
}

/// A whole number between two such.
pub fn whole_random(rng: &mut Rng, low: f64, high: f64) -> f64 {
    low + (rng.uniform() * (high - low + 1.0)).floor()
}

fn randperm(context: &mut Context, args: Args, _: usize) -> Result1 {
    let n = args[0].as_usize().ok_or_else(errors::bad_size)?;
    let k = args.get(1).map_or(Ok(n), |k| k.as_usize().ok_or_else(errors::bad_size))?;
    if k > n {
        return Err(errors::bad_argument("randperm", "inputKTooLarge", "K must be less than or equal to N."));
    }
    let Ok(count) = u32::try_from(n) else { return Err(errors::out_of_memory()) };
    let mut keyed: Vec<super::radix::Keyed> = crate::array::with_capacity(n)?;
    // What `rand` gives are multiples of 2^-53.
    keyed.extend((0..count).map(|i| ((context.rng.uniform() * (1u64 << 53) as f64) as u64, i)));
    super::radix::sort(&mut keyed);
    Ok(one(Value::row(keyed.iter().take(k).map(|p| f64::from(p.1) + 1.0).collect())))
}

fn rng_state(rng: &Rng) -> Value {
    let state = rng.words();
    Value::structure([
        ("Type", "twister".into()),
        ("Seed", Value::U32(rng.seed())),
        ("State", u32::wrap(Array::column(state))),
    ])
}

/// The generators of MATLAB that are not here.
const OTHER_GENERATORS: [&str; 8] =
    ["simdtwister", "combrecursive", "multfibonacci", "philox", "threefry", "v4", "v5uniform", "v5normal"];

/// Whether a word names a generator.
fn is_generator(word: &Value) -> bool {
    word.as_text().is_some_and(|t| {
        let name = t.to_lowercase();
        name == "twister" || OTHER_GENERATORS.contains(&name.as_str())
    })
}

/// That the generator of this name is the one that is here.
fn is_twister(name: &Value) -> Result<(), Error> {
    let text = name.as_text().unwrap_or_default();
    match text.to_lowercase().as_str() {
        "twister" => Ok(()),
        other if OTHER_GENERATORS.contains(&other) => {
            Err(errors::unsupported(format!("The random number generator '{text}'")))
        }
        _ => {
            let message = "The second input must be the name of a random number generator.";
            Err(errors::bad_argument("rng", "badSecondOpt", message))
        }
    }
}

fn rng(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let before = rng_state(&context.rng);
    if let Some(generator) = args.get(1) {
        is_twister(generator)?;
    }
    match args.first() {
        None => return Ok(one(before)),
        Some(Value::Struct(s)) => {
            let seed = s.get(0, "Seed".into()).and_then(Value::as_f64).unwrap_or(0.0) as u32;
            let words: Vec<u32> = s
                .get(0, "State".into())
                .map(|v| v.doubles().iter().map(|&x| x as u32).collect())
                .unwrap_or_default();
            context.rng = Rng::from_words(seed, &words).ok_or_else(|| {
                errors::bad_argument(
                    "rng",
                    "badSettings",
                    "Input must be a structure previously returned by RNG.",
                )
            })?;
        }
        Some(v) if v.is_text() => match v.as_text().as_deref() {
            Some("default") => context.rng = Rng::default(),
            // `rng(generator)` seeds it with 0.
            Some(_) if is_generator(v) => {
                is_twister(v)?;
                context.rng = Rng::new(0);
            }
            Some("shuffle") => {
                let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
                context.rng = Rng::new(seconds.map_or(1, |d| d.subsec_nanos() ^ d.as_secs() as u32));
            }
            _ => {
                return Err(errors::bad_argument(
                    "rng",
                    "badFirstOpt",
                    "The first input must be a non-negative integer seed less than 2^32, \"shuffle\", \"default\", or generator settings captured previously using S = RNG.",
                ));
            }
        },
        Some(v) => {
            let seed = v.as_f64().filter(|s| *s >= 0.0 && *s < 4_294_967_296.0 && s.fract() == 0.0);
            let seed = seed.ok_or_else(|| {
                errors::bad_argument(
                    "rng",
                    "badSeed",
                    "SEED must be a nonnegative integer seed less than 2^32.",
                )
            })?;
            context.rng = Rng::new(seed as u32);
        }
    }
    Ok(if nargout > 0 { one(before) } else { none() })
}

/// The elements as Octave computes them: those of the first half from one end, the others from the other.
fn from_both_ends(a: f64, b: f64, data: &mut [f64], single: bool) {
    let round = |x: f64| if single { f64::from(x as f32) } else { x };
    let last = data.len() - 1;
    let delta = if a == b { 0.0 } else { round(round(b - a) / last as f64) };
    (data[0], data[last]) = (a, b);
    for k in 1..data.len().div_ceil(2) {
        let along = round(k as f64 * delta);
        data[k] = round(a + along);
        data[last - k] = round(b - along);
    }
    if last % 2 == 0 && a == -b {
        data[last / 2] = 0.0;
    }
}

fn linspace(context: &mut Context, args: Args, _: usize) -> Result1 {
    let n = match args.get(2) {
        Some(n) => n.as_f64().ok_or_else(errors::bad_size)?.floor().max(0.0),
        None => 100.0,
    };
    let dims = Dims::matrix(1, n as usize);
    let count = dims.checked_numel(16)?;
    if count == 0 {
        return Ok(one(Value::matrix(1, 0, Vec::new())));
    }
    let single = args[0].class() == Class::Single || args[1].class() == Class::Single;
    if args[0].is_complex() || args[1].is_complex() {
        let (a, b) = (args[0].as_complex().unwrap_or_default(), args[1].as_complex().unwrap_or_default());
        let at = |k: usize| if k + 1 == count { b } else { a + (b - a) * (k as f64 / (count - 1) as f64) };
        return Ok(one(crate::convert::narrow(dims, (0..count).map(at).collect())));
    }
    let (Some(a), Some(b)) = (args[0].as_f64(), args[1].as_f64()) else {
        return Err(errors::bad_argument("linspace", "scalarInputs", "Inputs must be scalars."));
    };
    let mut data = filled(0.0, count)?;
    spaced(a, b, &mut data);
    if context.octave && count > 2 && (b - a).is_finite() {
        from_both_ends(a, b, &mut data, single);
        centre(a, b, &mut data);
    }
    Ok(one(from_doubles(if single { Class::Single } else { Class::Double }, dims, data)))
}

/// Writes numbers of equal steps from `a` to `b`.
pub(super) fn spaced(a: f64, b: f64, data: &mut [f64]) {
    let count = data.len();
    let intervals = (count - 1) as f64;
    // The product may be too large where the distance is not, and the distance where the ends are not.
    let (far, distance) = ((b - a) * intervals, b - a);
    for (k, x) in data.iter_mut().enumerate() {
        let k = k as f64;
        *x = if k == intervals || a == b {
            b
        } else if k == 0.0 {
            a
        } else if distance.is_infinite() {
            a + (b / intervals) * k - (a / intervals) * k
        } else if far.is_infinite() {
            a + k * (distance / intervals)
        } else {
            a + k * distance / intervals
        };
    }
    centre(a, b, data);
}

/// MATLAB keeps symmetric ends symmetric: the middle of an odd count is exactly zero.
fn centre(a: f64, b: f64, data: &mut [f64]) {
    let count = data.len();
    if count > 2 && count % 2 == 1 && a == -b {
        data[count / 2] = 0.0;
    }
}

fn logspace(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    if args.len() < 3 {
        let mut full = [args[0].clone(), args[1].clone(), Value::F64(50.0)];
        return logspace(context, &mut full, nargout);
    }
    // A limit of pi is pi itself, not its power: frequencies up to the Nyquist limit.
    if args[1].as_f64() == Some(std::f64::consts::PI) {
        args[1] = Value::F64(std::f64::consts::PI.log10());
    }
    let exponents = linspace(context, args, 1)?;
    let data: Vec<f64> = exponents[0].doubles().iter().map(|&x| 10f64.powf(x)).collect();
    Ok(one(Value::row(data)))
}

fn colon(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(match args {
        [a, b] => ops::colon(a, b)?,
        [a, s, b, ..] => ops::colon3(a, s, b)?,
        _ => return Err(errors::not_enough_inputs()),
    }))
}

fn complex(_: &mut Context, args: Args, _: usize) -> Result1 {
    for a in args.iter() {
        super::args::need_matrix(a, "complex")?;
    }
    let re = args[0].clone();
    if args.len() == 1 {
        if re.is_complex() {
            return Ok(one(re));
        }
        let data = re.doubles().iter().map(|&x| Complex64::new(x, 0.0)).collect();
        return Ok(one(complex_in(complex_class(&re), re.dims(), data)));
    }
    let im = args[1].clone();
    if re.class() == Class::Char || im.class() == Class::Char {
        return Err(errors::undefined_for("complex", "char"));
    }
    if re.is_complex() || im.is_complex() {
        return Err(errors::bad_argument("complex", "complexArgument", "Inputs must be real."));
    }
    let (a, b) = (complex_class(&re), complex_class(&im));
    let class = match (a.is_integer(), b.is_integer()) {
        (true, true) if a == b => a,
        (true, false) if b == Class::Double && im.is_scalar() => a,
        (false, true) if a == Class::Double && re.is_scalar() => b,
        (false, false) if a == Class::Single => a,
        (false, false) => b,
        _ => return Err(errors::mixed_integers()),
    };
    let dims = if re.is_scalar() { im.dims() } else { re.dims() };
    if !re.is_scalar() && !im.is_scalar() && re.dims() != im.dims() {
        return Err(errors::sizes_must_match());
    }
    let (x, y) = (re.doubles(), im.doubles());
    let pick = |v: &[f64], k: usize| if v.len() == 1 { v[0] } else { v[k] };
    let data = (0..dims.numel()).map(|k| Complex64::new(pick(&x, k), pick(&y, k))).collect();
    Ok(one(complex_in(class, dims, data)))
}

/// The class of a complex number of which this is a part.
fn complex_class(v: &Value) -> Class {
    if v.class().is_numeric() { v.class() } else { Class::Double }
}

/// A constant function such as `pi`, which takes sizes in old programs.
fn named(context: &Context, args: &[Value], x: f64) -> Result1 {
    if args.is_empty() { Ok(one(x)) } else { constant(context, args, x) }
}

fn pi(context: &mut Context, args: Args, _: usize) -> Result1 {
    named(context, args, std::f64::consts::PI)
}

fn euler(context: &mut Context, args: Args, _: usize) -> Result1 {
    named(context, args, std::f64::consts::E)
}

fn imaginary_unit(_: &mut Context, _: Args, _: usize) -> Result1 {
    Ok(one(Value::complex(Complex64::I)))
}

/// The distance from |x| to the next larger double.
pub(super) fn spacing(x: f64) -> f64 {
    let a = x.abs();
    if !a.is_finite() {
        return f64::NAN;
    }
    if a <= f64::MIN_POSITIVE {
        return f64::from_bits(1);
    }
    // Twice the distance below the next power of two: above the largest number there is none.
    let below = a - f64::from_bits(a.to_bits() - 1);
    if a.to_bits() << 12 == 0 { 2.0 * below } else { below }
}

fn spacing_single(x: f32) -> f32 {
    let a = x.abs();
    if !a.is_finite() {
        return f32::NAN;
    }
    if a <= f32::MIN_POSITIVE {
        return f32::from_bits(1);
    }
    let below = a - f32::from_bits(a.to_bits() - 1);
    if a.to_bits() << 9 == 0 { 2.0 * below } else { below }
}

/// Why a name is none of a class of floating-point numbers.
const FLOATS: &str = "Invalid class name. Class name must be 'double' or 'single'.";

fn eps(_: &mut Context, args: Args, _: usize) -> Result1 {
    let Some(x) = args.first() else { return Ok(one(f64::EPSILON)) };
    if x.is_text() {
        return match x.as_text().as_deref() {
            Some("single") => Ok(one(Value::F32(f32::EPSILON))),
            Some("double") => Ok(one(Value::F64(f64::EPSILON))),
            _ => Err(errors::bad_argument("eps", "invalidClassName", FLOATS)),
        };
    }
    if x.class() == Class::Single {
        let data = crate::convert::singles(x).iter().map(|&x| spacing_single(x)).collect();
        return Ok(one(f32::wrap(Array::new(x.dims(), data))));
    }
    if !x.class().is_float() {
        return Err(errors::bad_argument(
            "eps",
            "invalidClass",
            "Input must be of class 'double' or 'single'.",
        ));
    }
    Ok(one(f64::wrap(Array::new(x.dims(), x.doubles().iter().map(|&x| spacing(x)).collect()))))
}

fn limit(args: &[Value], double: f64, single: f32, function: &str) -> Result1 {
    let class = match args.first() {
        Some(c) if c.is_text() => c.as_text().and_then(|t| Class::from_name(&t)),
        Some(_) if args.len() > 1 => None,
        Some(c) => Some(c.class()),
        None => Some(Class::Double),
    };
    let like = args.len() > 1;
    if !like && !class.is_some_and(Class::is_float) {
        return Err(errors::bad_argument(function, "invalidClassName", FLOATS));
    }
    Ok(one(match args.first() {
        Some(c) if c.as_text().as_deref() == Some("single") || c.class() == Class::Single => {
            Value::F32(single)
        }
        _ => Value::F64(double),
    }))
}

fn realmax(_: &mut Context, args: Args, _: usize) -> Result1 {
    limit(args, f64::MAX, f32::MAX, "realmax")
}

fn realmin(_: &mut Context, args: Args, _: usize) -> Result1 {
    limit(args, f64::MIN_POSITIVE, f32::MIN_POSITIVE, "realmin")
}

fn flintmax(_: &mut Context, args: Args, _: usize) -> Result1 {
    limit(args, 9_007_199_254_740_992.0, 16_777_216.0, "flintmax")
}

fn integer_limit(args: &[Value], greatest: bool) -> Result1 {
    let class = match args.first() {
        None => Class::Int32,
        Some(v) if v.is_text() => Class::from_name(&v.as_text().unwrap_or_default()).unwrap_or(Class::Double),
        Some(v) => v.class(),
    };
    with_int_class!(class, T => {
        let x = if greatest { <T as crate::number::Int>::GREATEST } else { <T as crate::number::Int>::LEAST };
        Ok(one(x.wrap_scalar()))
    }, Err(errors::bad_argument(if greatest { "intmax" } else { "intmin" }, "invalidClassName", "Invalid class name. Class name must be an integer class.")))
}

fn intmax(_: &mut Context, args: Args, _: usize) -> Result1 {
    integer_limit(args, true)
}

fn intmin(_: &mut Context, args: Args, _: usize) -> Result1 {
    integer_limit(args, false)
}

fn sparse(_: &mut Context, args: Args, _: usize) -> Result1 {
    for a in args.iter() {
        super::args::need_matrix(a, "sparse")?;
    }
    if args.first().is_none_or(Value::is_text) {
        return Err(errors::undefined_for("sparse", "char"));
    }
    if args[1..].iter().any(Value::is_text) {
        return Err(errors::undefined_for("sparse", "char"));
    }
    if let [x] = args {
        return Ok(one(crate::convert::to_sparse(x)?));
    }
    if let [m, n] = args {
        let (m, n) = (m.as_usize().ok_or_else(errors::bad_size)?, n.as_usize().ok_or_else(errors::bad_size)?);
        return Ok(one(Value::Sparse(crate::sparse::Sparse::empty(m, n)?.into())));
    }
    if args[2].is_complex() {
        let v = crate::convert::complexes(&args[2]).into_owned();
        let (m, n, triplets) = triplets(args, &v)?;
        let made = crate::sparse::Sparse::from_triplets(m, n, triplets, |a, b| a + b)?;
        return Ok(one(Value::SparseComplex(made.into())));
    }
    let v = args[2].doubles().into_owned();
    let (m, n, triplets) = triplets(args, &v)?;
    if args[2].class() == Class::Logical {
        let truths = triplets.into_iter().map(|(r, c, x)| (r, c, x != 0.0)).collect();
        return Ok(one(Value::SparseLogical(
            crate::sparse::Sparse::from_triplets(m, n, truths, |a, b| a | b)?.into(),
        )));
    }
    Ok(one(Value::Sparse(crate::sparse::Sparse::from_triplets(m, n, triplets, |a, b| a + b)?.into())))
}

/// Rows, columns, and each value with its place (from 0), of `sparse(i, j, v, m?, n?)`.
type Triplets<T> = (usize, usize, Vec<(usize, usize, T)>);

fn triplets<T: Copy>(args: &[Value], v: &[T]) -> Result<Triplets<T>, Error> {
    let (i, j) = (args[0].doubles(), args[1].doubles());
    // A scalar stands for as many as the others have, which may be none.
    let n = [i.len(), j.len(), v.len()].into_iter().find(|&l| l != 1).unwrap_or(1);
    fn pick<T: Copy>(x: &[T], k: usize) -> T {
        if x.len() == 1 { x[0] } else { x[k] }
    }
    if [i.len(), j.len(), v.len()].iter().any(|&l| l != 1 && l != n) {
        return Err(Error::new("MATLAB:sparse:NotMatchingLength", "Vectors must be the same length."));
    }
    let mut triplets = Vec::with_capacity(n);
    for k in 0..n {
        let (r, c) = (pick(&i, k), pick(&j, k));
        // Conversions there and back need no calls, as asking for fractions does.
        let (row, col) = (r as usize, c as usize);
        if row < 1 || col < 1 || row as f64 != r || col as f64 != c {
            return Err(errors::bad_index(None));
        }
        triplets.push((row - 1, col - 1, pick(v, k)));
    }
    let rows = triplets.iter().map(|t| t.0 + 1).max().unwrap_or(0);
    let cols = triplets.iter().map(|t| t.1 + 1).max().unwrap_or(0);
    let (m, n) = match args {
        [_, _, _, m, n, ..] => (m.as_usize().unwrap_or(rows), n.as_usize().unwrap_or(cols)),
        _ => (rows, cols),
    };
    if rows > m || cols > n {
        return Err(Error::new("MATLAB:sparse:IndexOutOfRange", "Index exceeds matrix dimensions."));
    }
    Ok((m, n, triplets))
}

fn speye(_: &mut Context, args: Args, _: usize) -> Result1 {
    let dims = dims_of(args)?;
    if dims.rank() > 2 || args.iter().any(Value::is_text) {
        return Err(errors::bad_size());
    }
    crate::sparse::Sparse::<f64>::empty(dims.rows(), dims.cols())?;
    let n = dims.rows().min(dims.cols());
    crate::array::probe::<(usize, usize, f64)>(n)?;
    let ones = (0..n).map(|k| (k, k, 1.0)).collect();
    Ok(one(Value::Sparse(
        crate::sparse::Sparse::from_triplets(dims.rows(), dims.cols(), ones, |a, _| a)?.into(),
    )))
}
