//! The table of scalar operations. One row per operation; see [`ScalarInfo`] for the columns.
//! To add an operation, add a row.

use super::{
    ComplexFn, Domain, IntegerRule, Monotone, RealFn, ResultKind, ScalarInfo, SingleFn, Spelling, Takes,
    complex as z, real as r, special as s, unit as u,
};
use crate::{Interval, range};
use num_complex::Complex64;

macro_rules! scalar_ops {
    ($($variant:ident $name:literal $doc:literal => $row:expr;)*) => {
        /// A scalar operation: a row of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum ScalarOp {
            $(#[doc = $doc] $variant,)*
        }
        /// The rows, in the order of the variants.
        pub(super) static TABLE: &[ScalarInfo] =
            &[$(ScalarInfo { name: $name, doc: $doc, ..$row }),*];
        /// The variants.
        pub(super) static ALL: &[ScalarOp] = &[$(ScalarOp::$variant),*];
    };
}

const fn row(real: RealFn) -> ScalarInfo {
    ScalarInfo {
        name: "",
        doc: "",
        real,
        single: SingleFn::Rounded,
        complex: ComplexFn::None,
        domain: Domain::Total,
        takes: Takes::Any,
        result: ResultKind::Number,
        integer: IntegerRule::Unknown,
        monotone: Monotone::No,
        commutative: false,
        identity: None,
        range: range::top,
        c: Spelling::Call(""),
        c_single: None,
        fortran: Spelling::Call(""),
    }
}

/// An operation of one argument.
const fn unary(f: fn(f64) -> f64) -> ScalarInfo {
    row(RealFn::Unary(f))
}

/// An operation of two arguments.
const fn binary(f: fn(f64, f64) -> f64) -> ScalarInfo {
    row(RealFn::Binary(f))
}

impl ScalarInfo {
    const fn z(self, f: fn(Complex64) -> Complex64) -> ScalarInfo {
        ScalarInfo { complex: ComplexFn::Unary(f), ..self }
    }
    const fn z2(self, f: fn(Complex64, Complex64) -> Complex64) -> ScalarInfo {
        ScalarInfo { complex: ComplexFn::Binary(f), ..self }
    }
    const fn z_real(self, f: fn(Complex64) -> f64) -> ScalarInfo {
        ScalarInfo { complex: ComplexFn::UnaryReal(f), ..self }
    }
    const fn z2_real(self, f: fn(Complex64, Complex64) -> f64) -> ScalarInfo {
        ScalarInfo { complex: ComplexFn::BinaryReal(f), ..self }
    }
    const fn single1(self, f: fn(f32) -> f32) -> ScalarInfo {
        ScalarInfo { single: SingleFn::Unary(f), ..self }
    }
    const fn single2(self, f: fn(f32, f32) -> f32) -> ScalarInfo {
        ScalarInfo { single: SingleFn::Binary(f), ..self }
    }
    const fn domain(self, domain: Domain) -> ScalarInfo {
        ScalarInfo { domain, ..self }
    }
    const fn takes(self, takes: Takes) -> ScalarInfo {
        ScalarInfo { takes, ..self }
    }
    const fn range(self, range: fn(&[Interval]) -> Interval) -> ScalarInfo {
        ScalarInfo { range, ..self }
    }
    const fn logical(self) -> ScalarInfo {
        ScalarInfo { result: ResultKind::Logical, integer: IntegerRule::Always, ..self }
    }
    const fn integer(self, integer: IntegerRule) -> ScalarInfo {
        ScalarInfo { integer, ..self }
    }
    const fn commutative(self) -> ScalarInfo {
        ScalarInfo { commutative: true, ..self }
    }
    const fn identity(self, e: f64) -> ScalarInfo {
        ScalarInfo { identity: Some(e), ..self }
    }
    const fn rising(self) -> ScalarInfo {
        ScalarInfo { monotone: Monotone::Rising, ..self }
    }
    const fn falling(self) -> ScalarInfo {
        ScalarInfo { monotone: Monotone::Falling, ..self }
    }
    /// A function of this name in C and in Fortran.
    const fn call(self, name: &'static str) -> ScalarInfo {
        ScalarInfo { c: Spelling::Call(name), fortran: Spelling::Call(name), ..self }
    }
    /// A template for C and Fortran.
    const fn text(self, text: &'static str) -> ScalarInfo {
        ScalarInfo { c: Spelling::Template(text), fortran: Spelling::Template(text), ..self }
    }
    /// Fortran's own function.
    const fn fortran_call(self, name: &'static str) -> ScalarInfo {
        ScalarInfo { fortran: Spelling::Call(name), ..self }
    }
    /// Fortran's own text.
    const fn fortran_text(self, text: &'static str) -> ScalarInfo {
        ScalarInfo { fortran: Spelling::Template(text), ..self }
    }
    const fn single_text(self, text: &'static str) -> ScalarInfo {
        ScalarInfo { c_single: Some(Spelling::Template(text)), ..self }
    }
    const fn single_call(self, name: &'static str) -> ScalarInfo {
        ScalarInfo { c_single: Some(Spelling::Call(name)), ..self }
    }
}

use Domain::{AtLeast, Outside, Within};
use IntegerRule::{Always, IfArguments};

scalar_ops! {
    // Arithmetic
    Plus "plus" "Sum." => binary(|x, y| x + y).z2(z::plus).range(range::plus).integer(IfArguments)
        .commutative().identity(0.0).text("(%0 + %1)").single_text("(%0 + %1)").single2(|x, y| x + y);
    Minus "minus" "Difference." => binary(|x, y| x - y).z2(z::minus).range(range::minus).integer(IfArguments)
        .identity(0.0).text("(%0 - %1)").single_text("(%0 - %1)").single2(|x, y| x - y);
    Times "times" "Product of elements." => binary(|x, y| x * y).z2(z::times).range(range::times)
        .integer(IfArguments).commutative().identity(1.0).text("(%0 * %1)").single_text("(%0 * %1)")
        .single2(|x, y| x * y);
    Rdivide "rdivide" "Quotient of elements." => binary(|x, y| x / y).z2(z::rdivide).range(range::rdivide)
        .identity(1.0).text("(%0 / %1)").single_text("(%0 / %1)").single2(|x, y| x / y);
    Ldivide "ldivide" "Quotient of elements, divisor first." => binary(|x, y| y / x).z2(z::ldivide)
        .range(range::ldivide).text("(%1 / %0)").single_text("(%1 / %0)").single2(|x, y| y / x);
    Power "power" "Power of elements." => binary(r::power).z2(z::power).range(range::power)
        .domain(Domain::Power).identity(1.0).takes(Takes::Exponents).call("tame_power");
    Uminus "uminus" "Negation." => unary(|x| -x).z(z::uminus).range(range::uminus).integer(IfArguments)
        .falling().text("(-%0)").single_text("(-%0)").single1(|x| -x);
    Uplus "uplus" "The value itself." => unary(|x| x).z(z::uplus).range(range::uplus).integer(IfArguments)
        .rising().text("(%0)").single_text("(%0)").single1(|x| x);
    Idivide "idivide" "Integer quotient towards zero." => binary(r::idivide).range(range::idivide)
        .integer(Always).text("trunc(%0 / %1)").fortran_text("aint(%0 / %1)");
    Mod "mod" "Remainder with the sign of the divisor." => binary(r::modulo).single2(r::modulo_single)
        .range(range::modulo).integer(IfArguments).call("tame_mod").single_call("tame_modf");
    Rem "rem" "Remainder with the sign of the dividend." => binary(r::remainder).single2(r::remainder_single)
        .range(range::remainder).integer(IfArguments).call("tame_rem").single_call("tame_remf");

    // Comparison and logic
    Eq "eq" "Equal." => binary(|x, y| r::truth(x == y)).z2_real(z::eq).range(range::eq).logical().commutative()
        .text("(%0 == %1)").fortran_call("tame_eq");
    Ne "ne" "Not equal." => binary(|x, y| r::truth(x != y)).z2_real(z::ne).range(range::ne).logical().commutative()
        .text("(%0 != %1)").fortran_text("(.not. tame_eq(%0, %1))");
    Lt "lt" "Less than." => binary(|x, y| r::truth(x < y)).z2_real(z::lt).range(range::lt).logical()
        .text("(%0 < %1)");
    Le "le" "Less than or equal." => binary(|x, y| r::truth(x <= y)).z2_real(z::le).range(range::le).logical()
        .text("(%0 <= %1)");
    Gt "gt" "Greater than." => binary(|x, y| r::truth(x > y)).z2_real(z::gt).range(range::gt).logical()
        .text("(%0 > %1)");
    Ge "ge" "Greater than or equal." => binary(|x, y| r::truth(x >= y)).z2_real(z::ge).range(range::ge).logical()
        .text("(%0 >= %1)");
    Not "not" "Logical not." => unary(|x| r::truth(x == 0.0)).range(range::not).logical()
        .takes(Takes::Truths).text("(%0 == 0)").fortran_text("(.not. tame_true(%0))");
    And "and" "Logical and." => binary(|x, y| r::truth(x != 0.0 && y != 0.0)).range(range::and).logical()
        .takes(Takes::Truths).commutative().text("(%0 != 0 && %1 != 0)").fortran_text("(tame_true(%0) .and. tame_true(%1))");
    Or "or" "Logical or." => binary(|x, y| r::truth(x != 0.0 || y != 0.0)).range(range::or).logical()
        .takes(Takes::Truths).commutative().text("(%0 != 0 || %1 != 0)").fortran_text("(tame_true(%0) .or. tame_true(%1))");
    Xor "xor" "Exclusive or." => binary(|x, y| r::truth((x != 0.0) != (y != 0.0))).range(range::xor).logical()
        .takes(Takes::Truths).commutative().text("((%0 != 0) != (%1 != 0))").fortran_text("(tame_true(%0) .neqv. tame_true(%1))");
    Isnan "isnan" "Whether it is NaN." => unary(|x| r::truth(x.is_nan())).z_real(z::isnan).range(range::isnan)
        .logical().text("(isnan(%0) != 0)").fortran_call("ieee_is_nan");
    Isinf "isinf" "Whether it is infinite." => unary(|x| r::truth(x.is_infinite())).z_real(z::isinf)
        .range(range::isinf).logical().text("(isinf(%0) != 0)").fortran_text("(abs(%0) > huge(%0))");
    Isfinite "isfinite" "Whether it is neither NaN nor infinite." => unary(|x| r::truth(x.is_finite()))
        .z_real(z::isfinite).range(range::isfinite).logical().text("(isfinite(%0) != 0)")
        .fortran_text("(abs(%0) <= huge(%0))");

    // Sign and rounding
    Abs "abs" "Absolute value." => unary(f64::abs).z_real(z::abs).range(range::abs).integer(IfArguments)
        .call("fabs").fortran_call("abs");
    Sign "sign" "Sign: -1, 0 or 1." => unary(r::sign).z(z::sign).range(range::sign).integer(Always).rising()
        .call("tame_sign");
    Floor "floor" "Largest integer not above." => unary(f64::floor).z(z::floor).range(range::floor)
        .integer(Always).rising().call("floor").fortran_call("tame_floor");
    Ceil "ceil" "Least integer not below." => unary(f64::ceil).z(z::ceil).range(range::ceil).integer(Always)
        .rising().call("ceil").fortran_call("tame_ceil");
    Round "round" "Nearest integer, half away from zero." => unary(f64::round).z(z::round).range(range::round)
        .integer(Always).rising().call("round").fortran_call("anint");
    Fix "fix" "Integer part, towards zero." => unary(f64::trunc).z(z::fix).range(range::fix).integer(Always)
        .rising().call("trunc").fortran_call("aint");
    Min "min" "The lesser; a number before NaN." => binary(r::min).z2(z::min).range(range::min)
        .integer(IfArguments).commutative().identity(f64::NAN).call("tame_min");
    Max "max" "The greater; a number before NaN." => binary(r::max).z2(z::max).range(range::max)
        .integer(IfArguments).commutative().identity(f64::NAN).call("tame_max");

    // Complex parts
    Real "real" "Real part." => unary(|x| x).z_real(z::re).range(range::uplus).integer(IfArguments).rising()
        .text("(%0)");
    Imag "imag" "Imaginary part." => unary(|_| 0.0).z_real(z::im).range(range::imag).integer(Always)
        .text("(0 * (%0 != %0))").fortran_text("tame_zero");
    Conj "conj" "Complex conjugate." => unary(|x| x).z(z::conj).range(range::uplus).integer(IfArguments).rising()
        .text("(%0)");
    Angle "angle" "Phase." => unary(|x| 0.0f64.atan2(x)).z_real(z::angle).range(range::upper_turn)
        .text("atan2(0.0, %0)").fortran_text("atan2(0d0, %0)");

    // Roots, exponentials, logarithms
    Sqrt "sqrt" "Square root." => unary(f64::sqrt).single1(f32::sqrt).z(z::sqrt).range(range::sqrt)
        .domain(AtLeast(0.0)).rising().call("sqrt").single_call("sqrtf");
    Cbrt "cbrt" "Real cube root." => unary(f64::cbrt).range(range::cbrt).rising().call("cbrt")
        .fortran_call("tame_cbrt");
    Nthroot "nthroot" "Real n-th root." => binary(r::nthroot).call("tame_nthroot");
    Hypot "hypot" "Root of the sum of squares." => binary(f64::hypot).z2_real(z::hypot).range(range::hypot)
        .commutative().call("hypot");
    Exp "exp" "Exponential." => unary(f64::exp).z(z::exp).range(range::exp).rising().call("exp");
    Expm1 "expm1" "Exponential less one." => unary(f64::exp_m1).z(z::expm1).range(range::expm1).rising()
        .call("expm1").fortran_call("tame_expm1");
    Log "log" "Natural logarithm." => unary(f64::ln).z(z::log).range(range::log).domain(AtLeast(0.0)).rising()
        .call("log");
    Log1p "log1p" "Natural logarithm of one more." => unary(f64::ln_1p).z(z::log1p).range(range::log1p)
        .domain(AtLeast(-1.0)).rising().call("log1p").fortran_call("tame_log1p");
    Log2 "log2" "Logarithm to base 2." => unary(f64::log2).z(z::log2).range(range::log2).domain(AtLeast(0.0))
        .rising().call("log2").fortran_call("tame_log2");
    Log10 "log10" "Logarithm to base 10." => unary(f64::log10).z(z::log10).range(range::log10)
        .domain(AtLeast(0.0)).rising().call("log10");

    // Trigonometry
    Sin "sin" "Sine of radians." => unary(f64::sin).z(z::sin).range(range::wave).call("sin");
    Cos "cos" "Cosine of radians." => unary(f64::cos).z(z::cos).range(range::wave).call("cos");
    Tan "tan" "Tangent of radians." => unary(f64::tan).z(z::tan).call("tan");
    Sec "sec" "Secant." => unary(r::sec).z(z::sec).text("(1.0 / cos(%0))");
    Csc "csc" "Cosecant." => unary(r::csc).z(z::csc).text("(1.0 / sin(%0))");
    Cot "cot" "Cotangent." => unary(r::cot).z(z::cot).text("(1.0 / tan(%0))");
    Asin "asin" "Inverse sine." => unary(f64::asin).z(z::asin).range(range::asin).domain(Within(-1.0, 1.0))
        .rising().call("asin");
    Acos "acos" "Inverse cosine." => unary(f64::acos).z(z::acos).range(range::acos).domain(Within(-1.0, 1.0))
        .falling().call("acos");
    Atan "atan" "Inverse tangent." => unary(f64::atan).z(z::atan).range(range::atan).rising().call("atan");
    Atan2 "atan2" "Angle of the point (x, y), y first." => binary(f64::atan2).range(range::atan2).call("atan2");
    Asec "asec" "Inverse secant." => unary(|x| (1.0 / x).acos()).z(z::asec).range(range::upper_turn)
        .domain(Outside(-1.0, 1.0)).text("acos(1.0 / %0)");
    Acsc "acsc" "Inverse cosecant." => unary(|x| (1.0 / x).asin()).z(z::acsc).range(range::half_turn)
        .domain(Outside(-1.0, 1.0)).text("asin(1.0 / %0)");
    Acot "acot" "Inverse cotangent." => unary(|x| (1.0 / x).atan()).z(z::acot).range(range::half_turn)
        .text("atan(1.0 / %0)");
    Sind "sind" "Sine of degrees." => unary(r::sind).z(z::sind).range(range::wave).call("tame_sind");
    Cosd "cosd" "Cosine of degrees." => unary(r::cosd).z(z::cosd).range(range::wave).call("tame_cosd");
    Tand "tand" "Tangent of degrees." => unary(r::tand).z(z::tand).call("tame_tand");
    Asind "asind" "Inverse sine in degrees." => unary(|x| r::rad2deg(x.asin())).z(|x| z::rad2deg(z::asin(x)))
        .domain(Within(-1.0, 1.0)).rising().call("tame_asind");
    Acosd "acosd" "Inverse cosine in degrees." => unary(|x| r::rad2deg(x.acos())).z(|x| z::rad2deg(z::acos(x)))
        .domain(Within(-1.0, 1.0)).falling().call("tame_acosd");
    Atand "atand" "Inverse tangent in degrees." => unary(|x| r::rad2deg(x.atan())).z(|x| z::rad2deg(z::atan(x))).rising().call("tame_atand");
    Deg2rad "deg2rad" "Degrees to radians." => unary(r::deg2rad).z(z::deg2rad).range(range::deg2rad).rising()
        .call("tame_deg2rad");
    Rad2deg "rad2deg" "Radians to degrees." => unary(r::rad2deg).z(z::rad2deg).range(range::rad2deg).rising()
        .call("tame_rad2deg");

    // Hyperbolic functions
    Sinh "sinh" "Hyperbolic sine." => unary(f64::sinh).z(z::sinh).range(range::sinh).rising().call("sinh");
    Cosh "cosh" "Hyperbolic cosine." => unary(f64::cosh).z(z::cosh).range(range::cosh).call("cosh");
    Tanh "tanh" "Hyperbolic tangent." => unary(f64::tanh).z(z::tanh).range(range::tanh).rising().call("tanh");
    Sech "sech" "Hyperbolic secant." => unary(r::sech).z(z::sech).range(range::sech).text("(1.0 / cosh(%0))");
    Csch "csch" "Hyperbolic cosecant." => unary(r::csch).z(z::csch).text("(1.0 / sinh(%0))");
    Coth "coth" "Hyperbolic cotangent." => unary(r::coth).z(z::coth).text("(1.0 / tanh(%0))");
    Asinh "asinh" "Inverse hyperbolic sine." => unary(r::asinh).z(z::asinh).range(range::asinh).rising()
        .call("tame_asinh");
    Acosh "acosh" "Inverse hyperbolic cosine." => unary(r::acosh).z(z::acosh).range(range::acosh)
        .domain(AtLeast(1.0)).rising().call("tame_acosh");
    Atanh "atanh" "Inverse hyperbolic tangent." => unary(r::atanh).z(z::atanh).range(range::atanh)
        .domain(Within(-1.0, 1.0)).rising().call("tame_atanh");
    Asech "asech" "Inverse hyperbolic secant." => unary(|x| r::acosh(1.0 / x)).z(z::asech)
        .domain(Within(0.0, 1.0)).falling().text("tame_acosh(1.0 / %0)");
    Acsch "acsch" "Inverse hyperbolic cosecant." => unary(|x| r::asinh(1.0 / x)).z(z::acsch)
        .text("tame_asinh(1.0 / %0)");
    Acoth "acoth" "Inverse hyperbolic cotangent." => unary(|x| r::atanh(1.0 / x)).z(z::acoth)
        .domain(Outside(-1.0, 1.0)).text("tame_atanh(1.0 / %0)");

    // Special functions
    Gamma "gamma" "Gamma function." => unary(s::gamma).range(range::gamma).call("tame_gamma");
    Gammaln "gammaln" "Logarithm of the gamma function." => unary(s::gammaln).call("tame_gammaln");
    Factorial "factorial" "Factorial." => unary(s::factorial).range(range::factorial_or_nan).integer(Always)
        .call("tame_factorial");
    Erf "erf" "Error function." => unary(s::erf).range(range::erf).rising().call("tame_erf");
    Erfc "erfc" "Complementary error function." => unary(s::erfc).range(range::erfc).falling()
        .call("tame_erfc");
    Erfcx "erfcx" "Scaled complementary error function." => unary(s::erfcx).range(range::erfcx).falling()
        .call("tame_erfcx");
    Erfinv "erfinv" "Inverse error function; NaN outside [-1, 1]." => unary(s::erfinv)
        .range(range::erfinv_or_nan).rising().call("tame_erfinv");
    Erfcinv "erfcinv" "Inverse complementary error function; NaN outside [0, 2]." => unary(s::erfcinv)
        .range(range::erfcinv_or_nan).falling().call("tame_erfcinv");

    // Bits and divisors
    Bitand "bitand" "Bitwise and." => binary(r::bitand).range(range::bitand).integer(Always).commutative()
        .takes(Takes::Naturals(2)).call("tame_bitand");
    Bitor "bitor" "Bitwise or." => binary(r::bitor).range(range::bitor).integer(Always).commutative()
        .identity(0.0).takes(Takes::Naturals(2)).call("tame_bitor");
    Bitxor "bitxor" "Bitwise exclusive or." => binary(r::bitxor).range(range::bitor).integer(Always)
        .commutative().identity(0.0).takes(Takes::Naturals(2)).call("tame_bitxor");
    Bitshift "bitshift" "Shift by bits, left where positive." => binary(r::bitshift).range(range::bitshift)
        .integer(Always).identity(0.0).takes(Takes::Naturals(1)).call("tame_bitshift");
    // Units of text
    Isletter "isletter" "Whether a unit of text is a letter." => unary(|x| r::truth(u::is_letter(x)))
        .range(range::any_truth).logical().call("tame_isletter")
        .fortran_text("tame_true(tame_isletter(%0))");
    Isspace "isspace" "Whether a unit of text is white space." => unary(|x| r::truth(u::is_space(x)))
        .range(range::any_truth).logical().call("tame_isspace")
        .fortran_text("tame_true(tame_isspace(%0))");
    Upper "upper" "A unit of text in capital letters." => unary(u::upper).integer(IfArguments).call("tame_upper");
    Lower "lower" "A unit of text in small letters." => unary(u::lower).integer(IfArguments).call("tame_lower");

    Gcd "gcd" "Greatest common divisor." => binary(r::gcd).range(range::gcd).integer(Always).commutative()
        .takes(Takes::Integers).call("tame_gcd");
    Lcm "lcm" "Least common multiple." => binary(r::lcm).range(range::lcm).integer(Always).commutative()
        .call("tame_lcm");
}
