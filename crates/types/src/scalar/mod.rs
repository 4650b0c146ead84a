//! The scalar operations: one table from which every engine takes its evaluation, spelling and
//! facts. A row ([`ScalarInfo`]) says how an operation is computed on doubles, singles and
//! complex numbers, how it is spelt in C and Fortran, where a real argument leaves the reals, and
//! what an analysis may rely on. Adding an operation is adding a row to `table.rs`.
//!
//! Integer classes have their own evaluation in [`integer`]: saturating and, for 64 bits, exact.
//!
//! What is not here: argument checks that raise errors (`bitand` of a fraction, `factorial` of a
//! negative number): evaluation then gives NaN and the kernel that called it raises the error.
//!
//! Agreement between engines: where Rust's standard library calls the C library (`sin`, `exp`,
//! `pow`, ...) the C spelling is the plain C function. Everything else is spelt `tame_...`: small
//! functions with the same algorithm in the C support header, or exported by the runtime library
//! (`tame_gamma`, `tame_erf`, ..., whose Rust code is crate `libm`). `single` is computed in
//! double and rounded unless a row says otherwise; this is correctly rounded for arithmetic and
//! `sqrt`, so a C compiler's native `float` arithmetic gives the same.

pub mod complex;
pub mod integer;
pub mod real;
pub mod special;
mod table;
pub mod unit;

use crate::{Class, Interval};
use num_complex::Complex64;
pub use table::ScalarOp;

/// Evaluation on doubles. Truth values are 0 and 1.
#[derive(Clone, Copy, Debug)]
pub enum RealFn {
    /// One argument.
    Unary(fn(f64) -> f64),
    /// Two arguments.
    Binary(fn(f64, f64) -> f64),
}

/// Evaluation on singles, where it is not the double result rounded.
#[derive(Clone, Copy, Debug)]
pub enum SingleFn {
    /// The double evaluation, rounded.
    Rounded,
    /// One argument.
    Unary(fn(f32) -> f32),
    /// Two arguments.
    Binary(fn(f32, f32) -> f32),
}

/// Evaluation on complex numbers.
#[derive(Clone, Copy, Debug)]
pub enum ComplexFn {
    /// Complex arguments are an error.
    None,
    /// One argument, complex result.
    Unary(fn(Complex64) -> Complex64),
    /// Two arguments, complex result.
    Binary(fn(Complex64, Complex64) -> Complex64),
    /// One argument, real or logical result.
    UnaryReal(fn(Complex64) -> f64),
    /// Two arguments, real or logical result.
    BinaryReal(fn(Complex64, Complex64) -> f64),
}

/// Which numbers the function of MATLAB takes as arguments: any other is an error, which an operation on
/// one element cannot tell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Takes {
    /// All.
    Any,
    /// All that have a truth value: not NaN.
    Truths,
    /// Of floats, integers.
    Integers,
    /// Integers from 0 to 2^53, as so many of its arguments from the first on; integer classes have their own
    /// bits.
    Naturals(usize),
    /// Where one argument is of an integer class, integers from 0 as the second one.
    Exponents,
}

impl Takes {
    /// Whether a number of this interval surely may be argument `k`, from 0, of arguments of these classes.
    pub fn surely(self, k: usize, x: Interval, classes: &[Class]) -> bool {
        let whole = x.integer && !x.nan && x.lo.is_finite() && x.hi.is_finite();
        match self {
            Takes::Any => true,
            Takes::Truths => !x.nan || classes.get(k).is_some_and(|c| !c.is_float()),
            _ if x.is_empty() && !x.nan => true,
            Takes::Exponents => k != 1 || whole && x.lo >= 0.0 || !classes.iter().any(|c| c.is_integer()),
            Takes::Integers => whole || !classes.get(k).is_some_and(|c| c.is_float()),
            Takes::Naturals(n) => {
                let own = classes.get(k).is_some_and(|c| matches!(c, Class::Int64 | Class::UInt64));
                k >= n || own || whole && x.lo >= 0.0 && x.hi <= 9_007_199_254_740_992.0
            }
        }
    }
}

/// The real arguments for which the result is real. NaN is always inside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Domain {
    /// Every real argument.
    Total,
    /// `x >= bound`.
    AtLeast(f64),
    /// `lo <= x <= hi`.
    Within(f64, f64),
    /// `x <= lo` or `x >= hi`.
    Outside(f64, f64),
    /// `x .^ y`: `x >= 0` or `y` an integer (infinities count as integers).
    Power,
}

impl Domain {
    /// Whether the result of these real arguments is real; `y` is 0 where there is one argument.
    pub fn contains(self, x: f64, y: f64) -> bool {
        if x.is_nan() {
            return true;
        }
        match self {
            Domain::Total => true,
            Domain::AtLeast(b) => x >= b,
            Domain::Within(lo, hi) => x >= lo && x <= hi,
            Domain::Outside(lo, hi) => x <= lo || x >= hi,
            Domain::Power => x >= 0.0 || !y.is_finite() || y.fract() == 0.0,
        }
    }

    /// Whether the result is real for all arguments in these intervals.
    pub fn surely_contains(self, args: &[Interval]) -> bool {
        let x = args.first().copied().unwrap_or(Interval::TOP);
        if x.is_empty() {
            return true;
        }
        match self {
            Domain::Total => true,
            Domain::AtLeast(b) => x.lo >= b,
            Domain::Within(lo, hi) => x.lo >= lo && x.hi <= hi,
            Domain::Outside(lo, hi) => x.hi <= lo || x.lo >= hi,
            Domain::Power => x.lo >= 0.0 || args.get(1).is_some_and(|y| y.integer),
        }
    }

    /// Whether the result is complex for all arguments in these intervals.
    pub fn surely_leaves(self, args: &[Interval]) -> bool {
        let x = args.first().copied().unwrap_or(Interval::TOP);
        if x.is_empty() || x.nan {
            return false;
        }
        match self {
            Domain::Total => false,
            Domain::AtLeast(b) => x.hi < b,
            Domain::Within(lo, hi) => x.hi < lo || x.lo > hi,
            Domain::Outside(lo, hi) => x.lo > lo && x.hi < hi,
            Domain::Power => {
                x.hi < 0.0 && args.get(1).is_some_and(|y| y.is_point() && y.lo.fract() != 0.0 && !y.nan)
            }
        }
    }
}

/// How an operation is spelt in a target language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// A function of this name applied to the arguments.
    Call(&'static str),
    /// Text in which `%0` and `%1` stand for the arguments; it brings its own parentheses.
    Template(&'static str),
}

impl Spelling {
    /// The text for these argument texts.
    pub fn apply(self, args: &[&str]) -> String {
        match self {
            Spelling::Call(name) => format!("{name}({})", args.join(", ")),
            Spelling::Template(text) => {
                let mut out = String::new();
                let mut rest = text;
                while let Some((before, after)) = rest.split_once('%') {
                    out.push_str(before);
                    let digit = after.bytes().next().unwrap_or(b'%');
                    out.push_str(args.get(usize::from(digit.wrapping_sub(b'0'))).unwrap_or(&"%"));
                    rest = after.get(1..).unwrap_or("");
                }
                out + rest
            }
        }
    }

    /// The name of the support function that must be provided, if the spelling uses one.
    pub fn support(self) -> Option<&'static str> {
        match self {
            Spelling::Call(name) if name.starts_with("tame_") => Some(name),
            _ => None,
        }
    }
}

/// What the elements of the result are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKind {
    /// Numbers.
    Number,
    /// Truth values: the result's class is `logical`.
    Logical,
}

/// When a real result is integer-valued (or infinite or NaN).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntegerRule {
    /// It cannot be told.
    Unknown,
    /// Whenever all arguments are.
    IfArguments,
    /// Always.
    Always,
}

/// Whether a function of one argument rises or falls on its real domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Monotone {
    /// Neither is known.
    No,
    /// Never falls.
    Rising,
    /// Never rises.
    Falling,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct ScalarInfo {
    /// The MATLAB name (`plus` for `+`).
    pub name: &'static str,
    /// What it computes, in a line.
    pub doc: &'static str,
    /// Evaluation on doubles.
    pub real: RealFn,
    /// Evaluation on singles.
    pub single: SingleFn,
    /// Evaluation on complex numbers.
    pub complex: ComplexFn,
    /// Where real arguments have a real result.
    pub domain: Domain,
    /// Which numbers it takes.
    pub takes: Takes,
    /// Numbers or truth values.
    pub result: ResultKind,
    /// When the result is integer-valued.
    pub integer: IntegerRule,
    /// Rising, falling, neither.
    pub monotone: Monotone,
    /// `op(x, y) = op(y, x)` on reals.
    pub commutative: bool,
    /// `e` with `op(x, e) = x` for every real `x`.
    pub identity: Option<f64>,
    /// The interval of the results for arguments in these intervals and in the real domain. Use
    /// [`ScalarOp::range`], which adds the integer flag.
    pub range: fn(&[Interval]) -> Interval,
    /// C on `double`.
    pub c: Spelling,
    /// C on `float`, where it is not the C spelling on `double` rounded by a cast.
    pub c_single: Option<Spelling>,
    /// Fortran on `real(8)`.
    pub fortran: Spelling,
}

impl ScalarOp {
    /// The row of the table.
    #[inline]
    pub fn info(self) -> &'static ScalarInfo {
        &table::TABLE[self as usize]
    }

    /// The operation of this MATLAB name.
    pub fn from_name(name: &str) -> Option<ScalarOp> {
        table::ALL.iter().copied().find(|op| op.info().name == name)
    }

    /// Every operation, in the order of the table.
    pub fn all() -> &'static [ScalarOp] {
        table::ALL
    }

    /// The MATLAB name.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The number of arguments, 1 or 2.
    pub fn arity(self) -> usize {
        match self.info().real {
            RealFn::Unary(_) => 1,
            RealFn::Binary(_) => 2,
        }
    }

    /// Whether the result's class is `logical`.
    pub fn is_logical(self) -> bool {
        self.info().result == ResultKind::Logical
    }

    /// The value on doubles; an operation of one argument ignores `y`. NaN where the real result
    /// does not exist.
    #[inline]
    pub fn eval(self, x: f64, y: f64) -> f64 {
        match self.info().real {
            RealFn::Unary(f) => f(x),
            RealFn::Binary(f) => f(x, y),
        }
    }

    /// The value on singles; an operation of one argument ignores `y`.
    #[inline]
    pub fn eval_single(self, x: f32, y: f32) -> f32 {
        match self.info().single {
            SingleFn::Rounded => self.eval(x.into(), y.into()) as f32,
            SingleFn::Unary(f) => f(x),
            SingleFn::Binary(f) => f(x, y),
        }
    }

    /// The value on complex numbers; an operation of one argument ignores `y`. Truth values and
    /// real results have a zero imaginary part. `None` where complex arguments are an error.
    pub fn eval_complex(self, x: Complex64, y: Complex64) -> Option<Complex64> {
        match self.info().complex {
            ComplexFn::None => None,
            ComplexFn::Unary(f) => Some(f(x)),
            ComplexFn::Binary(f) => Some(f(x, y)),
            ComplexFn::UnaryReal(f) => Some(f(x).into()),
            ComplexFn::BinaryReal(f) => Some(f(x, y).into()),
        }
    }

    /// Whether complex arguments give a complex result (`abs` and `==` do not).
    pub fn keeps_complex(self) -> bool {
        matches!(self.info().complex, ComplexFn::Unary(_) | ComplexFn::Binary(_))
    }

    /// Whether complex operands whose imaginary parts are zero, of either sign, give the number that
    /// the real operands give, infinities and NaN included, with an imaginary part of zero.
    pub fn agrees_on_reals(self) -> bool {
        use ScalarOp::*;
        matches!(self, Plus | Minus | Uplus | Uminus | Conj | Real | Abs | Floor | Ceil | Round | Fix)
            || self.is_logical()
    }

    /// Whether real arguments always give a real result: the real domain is all reals.
    pub fn keeps_reals(self) -> bool {
        self.info().domain == Domain::Total
    }

    /// Whether it has one argument and is zero at zero, real or complex: zeros of a matrix stay zeros.
    pub fn keeps_zero(self) -> bool {
        let zero = Complex64::new(0.0, 0.0);
        self.arity() == 1
            && self.eval(0.0, 0.0) == 0.0
            && self.eval_complex(zero, zero).is_none_or(|z| z == zero)
    }

    /// The C text on `double` arguments.
    pub fn c(self, args: &[&str]) -> String {
        self.info().c.apply(args)
    }

    /// The C text on `float` arguments.
    pub fn c_single(self, args: &[&str]) -> String {
        match self.info().c_single {
            Some(s) => s.apply(args),
            None if self.is_logical() => self.c(args),
            None => format!("(float){}", self.c(args)),
        }
    }

    /// The C function on complex doubles, `tame_z_<name>`, exported by the runtime or defined in
    /// the C support header.
    pub fn c_complex(self, args: &[&str]) -> Option<String> {
        match self.info().complex {
            ComplexFn::None => None,
            _ => Some(format!("tame_z_{}({})", self.name(), args.join(", "))),
        }
    }

    /// The Fortran text on `real(8)` arguments.
    pub fn fortran(self, args: &[&str]) -> String {
        self.info().fortran.apply(args)
    }

    /// The interval of the real results for arguments in these intervals. Arguments outside the
    /// real domain are not counted: ask [`Domain::surely_contains`] first.
    pub fn range(self, args: &[Interval]) -> Interval {
        if args.iter().any(|a| a.is_bottom()) {
            return Interval::BOTTOM;
        }
        let info = self.info();
        let integer = match info.integer {
            IntegerRule::Unknown => false,
            IntegerRule::IfArguments => args.iter().all(|a| a.integer),
            IntegerRule::Always => true,
        };
        let mut r = (info.range)(args);
        r.integer |= integer;
        r.normalised()
    }
}
