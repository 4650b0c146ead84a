//! Rows of the scalar table that are no functions of C's library and too long for the header, under
//! the names by which the table spells them in C.

use crate::linalg::gemm::{Block, gemm};
use num_complex::Complex64;
use types::ScalarOp;

macro_rules! real {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("`", stringify!($op), "` on doubles.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(x: f64) -> f64 {
            ScalarOp::$op.eval(x, 0.0)
        }
    )*};
}

macro_rules! real2 {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("`", stringify!($op), "` on doubles.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(x: f64, y: f64) -> f64 {
            ScalarOp::$op.eval(x, y)
        }
    )*};
}

// A struct of two doubles is passed and returned like C's `double _Complex`.
macro_rules! complex {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("`", stringify!($op), "` on complex numbers.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(x: Complex64) -> Complex64 {
            ScalarOp::$op.eval_complex(x, x).unwrap_or_default()
        }
    )*};
}

macro_rules! complex2 {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("`", stringify!($op), "` on complex numbers.")]
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(x: Complex64, y: Complex64) -> Complex64 {
            ScalarOp::$op.eval_complex(x, y).unwrap_or_default()
        }
    )*};
}

real! {
    tame_sign = Sign;
    tame_cbrt = Cbrt;
    tame_asinh = Asinh;
    tame_acosh = Acosh;
    tame_atanh = Atanh;
    tame_sind = Sind;
    tame_cosd = Cosd;
    tame_tand = Tand;
    tame_asind = Asind;
    tame_acosd = Acosd;
    tame_atand = Atand;
    tame_deg2rad = Deg2rad;
    tame_rad2deg = Rad2deg;
    tame_gamma = Gamma;
    tame_gammaln = Gammaln;
    tame_factorial = Factorial;
    tame_erf = Erf;
    tame_erfc = Erfc;
    tame_erfcx = Erfcx;
    tame_erfinv = Erfinv;
    tame_erfcinv = Erfcinv;
    tame_isletter_any = Isletter;
    tame_isspace_any = Isspace;
    tame_upper_any = Upper;
    tame_lower_any = Lower;
    tame_expm1 = Expm1;
    tame_log1p = Log1p;
}

real2! {
    tame_nthroot = Nthroot;
    tame_bitand_any = Bitand;
    tame_bitor_any = Bitor;
    tame_bitxor_any = Bitxor;
    tame_bitshift_any = Bitshift;
    tame_gcd = Gcd;
    tame_lcm = Lcm;
    tame_mod_any = Mod;
    tame_rem_any = Rem;
}

complex! {
    tame_z_uminus = Uminus;
    tame_z_uplus = Uplus;
    tame_z_sign = Sign;
    tame_z_floor = Floor;
    tame_z_ceil = Ceil;
    tame_z_round = Round;
    tame_z_fix = Fix;
    tame_z_conj = Conj;
    tame_z_sqrt = Sqrt;
    tame_z_exp = Exp;
    tame_z_expm1 = Expm1;
    tame_z_log = Log;
    tame_z_log1p = Log1p;
    tame_z_log2 = Log2;
    tame_z_log10 = Log10;
    tame_z_sin = Sin;
    tame_z_cos = Cos;
    tame_z_tan = Tan;
    tame_z_sec = Sec;
    tame_z_csc = Csc;
    tame_z_cot = Cot;
    tame_z_asin = Asin;
    tame_z_acos = Acos;
    tame_z_atan = Atan;
    tame_z_asec = Asec;
    tame_z_acsc = Acsc;
    tame_z_acot = Acot;
    tame_z_sind = Sind;
    tame_z_cosd = Cosd;
    tame_z_tand = Tand;
    tame_z_atand = Atand;
    tame_z_asind = Asind;
    tame_z_acosd = Acosd;
    tame_z_deg2rad = Deg2rad;
    tame_z_rad2deg = Rad2deg;
    tame_z_sinh = Sinh;
    tame_z_cosh = Cosh;
    tame_z_tanh = Tanh;
    tame_z_sech = Sech;
    tame_z_csch = Csch;
    tame_z_coth = Coth;
    tame_z_asinh = Asinh;
    tame_z_acosh = Acosh;
    tame_z_atanh = Atanh;
    tame_z_asech = Asech;
    tame_z_acsch = Acsch;
    tame_z_acoth = Acoth;
}

complex2! {
    tame_z_ldivide = Ldivide;
    tame_z_power_any = Power;
    tame_z_min = Min;
    tame_z_max = Max;
}

/// `mod` on singles.
#[unsafe(no_mangle)]
pub extern "C" fn tame_mod_any_f(x: f32, y: f32) -> f32 {
    ScalarOp::Mod.eval_single(x, y)
}

/// `rem` on singles.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rem_any_f(x: f32, y: f32) -> f32 {
    ScalarOp::Rem.eval_single(x, y)
}

/// The product of two matrices of doubles; `c` begins with zeros.
///
/// # Safety
/// `a` holds `m * k` doubles, `b` `k * n`, `c` `m * n`; none is negative.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_gemm(m: i64, k: i64, n: i64, a: *const f64, b: *const f64, c: *mut f64) {
    let (m, k, n) = (m as usize, k as usize, n as usize);
    // SAFETY: by the caller's promise.
    let (a, b) = unsafe { (std::slice::from_raw_parts(a, m * k), std::slice::from_raw_parts(b, k * n)) };
    // SAFETY: by the caller's promise.
    let c = unsafe { std::slice::from_raw_parts_mut(c, m * n) };
    gemm(m, k, n, Block { data: a, stride: m }, Block { data: b, stride: k }, c, m);
}
