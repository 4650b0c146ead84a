/* MATLAB's scalar operations where C has none of its own, ranges, and doubles as indices. */

/* A complex number of its parts, where the system's header leaves it to compilers newer than this one. */
#ifndef CMPLX
#define CMPLX(x, y) ((double _Complex){(x), (y)})
#endif
#ifndef CMPLXF
#define CMPLXF(x, y) ((float _Complex){(x), (y)})
#endif

/* Rows of the scalar table that live in the runtime library. */
double tame_sign(double x);
double tame_cbrt(double x);
double tame_asinh(double x);
double tame_acosh(double x);
double tame_atanh(double x);
double tame_sind(double x);
double tame_cosd(double x);
double tame_tand(double x);
double tame_asind(double x);
double tame_acosd(double x);
double tame_atand(double x);
double tame_deg2rad(double x);
double tame_rad2deg(double x);
double tame_gamma(double x);
double tame_gammaln(double x);
double tame_factorial(double x);
double tame_erf(double x);
double tame_erfc(double x);
double tame_erfcx(double x);
double tame_erfinv(double x);
double tame_erfcinv(double x);
double tame_nthroot(double x, double y);
double tame_bitand_any(double x, double y);
double tame_bitor_any(double x, double y);
double tame_bitxor_any(double x, double y);
double tame_bitshift_any(double x, double y);
double tame_isletter_any(double x);
double tame_isspace_any(double x);
double tame_upper_any(double x);
double tame_lower_any(double x);
double tame_gcd(double x, double y);
double tame_lcm(double x, double y);
double tame_mod_any(double x, double y);
double tame_rem_any(double x, double y);
float tame_mod_any_f(float x, float y);
float tame_rem_any_f(float x, float y);
tame_c64 tame_z_uminus(tame_c64 x);
tame_c64 tame_z_uplus(tame_c64 x);
tame_c64 tame_z_sign(tame_c64 x);
tame_c64 tame_z_floor(tame_c64 x);
tame_c64 tame_z_ceil(tame_c64 x);
tame_c64 tame_z_round(tame_c64 x);
tame_c64 tame_z_fix(tame_c64 x);
tame_c64 tame_z_conj(tame_c64 x);
tame_c64 tame_z_sqrt(tame_c64 x);
tame_c64 tame_z_exp(tame_c64 x);
tame_c64 tame_z_expm1(tame_c64 x);
tame_c64 tame_z_log(tame_c64 x);
tame_c64 tame_z_log1p(tame_c64 x);
tame_c64 tame_z_log2(tame_c64 x);
tame_c64 tame_z_log10(tame_c64 x);
tame_c64 tame_z_sin(tame_c64 x);
tame_c64 tame_z_cos(tame_c64 x);
tame_c64 tame_z_tan(tame_c64 x);
tame_c64 tame_z_sec(tame_c64 x);
tame_c64 tame_z_csc(tame_c64 x);
tame_c64 tame_z_cot(tame_c64 x);
tame_c64 tame_z_asin(tame_c64 x);
tame_c64 tame_z_acos(tame_c64 x);
tame_c64 tame_z_atan(tame_c64 x);
tame_c64 tame_z_asec(tame_c64 x);
tame_c64 tame_z_acsc(tame_c64 x);
tame_c64 tame_z_acot(tame_c64 x);
tame_c64 tame_z_sind(tame_c64 x);
tame_c64 tame_z_cosd(tame_c64 x);
tame_c64 tame_z_tand(tame_c64 x);
tame_c64 tame_z_atand(tame_c64 x);
tame_c64 tame_z_asind(tame_c64 x);
tame_c64 tame_z_acosd(tame_c64 x);
tame_c64 tame_z_deg2rad(tame_c64 x);
tame_c64 tame_z_rad2deg(tame_c64 x);
tame_c64 tame_z_sinh(tame_c64 x);
tame_c64 tame_z_cosh(tame_c64 x);
tame_c64 tame_z_tanh(tame_c64 x);
tame_c64 tame_z_sech(tame_c64 x);
tame_c64 tame_z_csch(tame_c64 x);
tame_c64 tame_z_coth(tame_c64 x);
tame_c64 tame_z_asinh(tame_c64 x);
tame_c64 tame_z_acosh(tame_c64 x);
tame_c64 tame_z_atanh(tame_c64 x);
tame_c64 tame_z_asech(tame_c64 x);
tame_c64 tame_z_acsch(tame_c64 x);
tame_c64 tame_z_acoth(tame_c64 x);
tame_c64 tame_z_ldivide(tame_c64 x, tame_c64 y);
tame_c64 tame_z_power_any(tame_c64 x, tame_c64 y);
tame_c64 tame_z_min(tame_c64 x, tame_c64 y);
tame_c64 tame_z_max(tame_c64 x, tame_c64 y);

/* The others, the same operation by operation as the table's own evaluation. */
/* An element of an array of truth values as a number. */
#define tame_bit(x) (*(const uint8_t *)&(x))

/* Bits of whole numbers below 2^62; of others, and what is none, the library. */
TAME_INLINE bool tame_is_bits(double x) { return x >= 0.0 && x < 4611686018427387904.0 && (double)(int64_t)x == x; }
TAME_INLINE double tame_bitand(double x, double y) {
    if (tame_is_bits(x) && tame_is_bits(y)) return (double)((int64_t)x & (int64_t)y);
    return tame_bitand_any(x, y);
}
TAME_INLINE double tame_bitor(double x, double y) {
    if (tame_is_bits(x) && tame_is_bits(y)) return (double)((int64_t)x | (int64_t)y);
    return tame_bitor_any(x, y);
}
TAME_INLINE double tame_bitxor(double x, double y) {
    if (tame_is_bits(x) && tame_is_bits(y)) return (double)((int64_t)x ^ (int64_t)y);
    return tame_bitxor_any(x, y);
}
TAME_INLINE double tame_bitshift(double x, double n) {
    if (tame_is_bits(x) && fabs(n) < 64.0 && (double)(int64_t)n == n)
        return (double)(n >= 0.0 ? (uint64_t)x << (int64_t)n : (uint64_t)x >> -(int64_t)n);
    return tame_bitshift_any(x, n);
}

/* Units of text, which are numbers from 0 to 65535; those of ASCII without a call. */
TAME_INLINE bool tame_isletter(double x) {
    uint32_t u = (uint32_t)x;
    return u < 128 ? (u | 32u) - 97u < 26u : tame_isletter_any(x) != 0;
}
TAME_INLINE bool tame_isspace(double x) {
    uint32_t u = (uint32_t)x;
    return u < 128 ? u == 32u || u - 9u < 5u : tame_isspace_any(x) != 0;
}
TAME_INLINE double tame_upper(double x) {
    uint32_t u = (uint32_t)x;
    return u < 128 ? (double)(u - 97u < 26u ? u - 32u : u) : tame_upper_any(x);
}
TAME_INLINE double tame_lower(double x) {
    uint32_t u = (uint32_t)x;
    return u < 128 ? (double)(u - 65u < 26u ? u + 32u : u) : tame_lower_any(x);
}

TAME_INLINE double tame_mod(double x, double y) {
    if (fabs(x) < 9e18 && fabs(y) < 9e15) { /* doubles beyond 2^53 are whole, and 64 bits hold these */
        int64_t i = (int64_t)x, j = (int64_t)y;
        if ((double)i == x && (double)j == y && j != 0) {
            int64_t r = i % j;
            return r == 0 ? y * 0.0 : (double)((r < 0) != (j < 0) ? r + j : r);
        }
    }
    return tame_mod_any(x, y);
}

TAME_INLINE double tame_rem(double x, double y) { return tame_rem_any(x, y); }
TAME_INLINE float tame_modf(float x, float y) { return tame_mod_any_f(x, y); }
TAME_INLINE float tame_remf(float x, float y) { return tame_rem_any_f(x, y); }

/* x^3 with the rounding errors of both products added in the end, as types::scalar::real::cube has it. */
TAME_INLINE double tame_cube(double x) {
    double size = fabs(x);
    if (!(size >= 1e-90 && size < 1e90)) return pow(x, 3.0);
    double scaled = 134217729.0 * x, high = scaled - (scaled - x), low = x - high;
    double square = x * x, lost = ((high * high - square) + 2.0 * (high * low)) + low * low;
    double sum = 134217729.0 * square, square_high = sum - (sum - square), square_low = square - square_high;
    double cube = square * x;
    double last = ((square_high * high - cube) + square_high * low + square_low * high) + square_low * low;
    return cube + (last + lost * x);
}

TAME_INLINE double tame_power(double x, double y) {
    return y == 2.0 ? x * x : y == 1.0 ? x : y == -1.0 ? 1.0 / x : y == 3.0 ? tame_cube(x) : pow(x, y);
}

/* 0 - x where x is a converted integer or a magnitude: written out, gcc 11 and later make -x of it, which
 * is -0 where x is 0. */
TAME_INLINE double tame_from_zero(double x) { return 0.0 - x; }
TAME_INLINE float tame_from_zerof(float x) { return 0.0f - x; }

TAME_INLINE double tame_min(double x, double y) { return y < x || isnan(x) ? y : x; }
TAME_INLINE double tame_max(double x, double y) { return y > x || isnan(x) ? y : x; }

/* A real factor multiplies both parts, which keeps the sign of a zero part and makes no NaN of the
 * other's infinities. */
TAME_INLINE tame_c64 tame_z_times(tame_c64 x, tame_c64 y) {
    double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
    if (d == 0) return CMPLX(a * c, b * c);
    if (b == 0) return CMPLX(a * c, a * d);
    return CMPLX(a * c - b * d, a * d + b * c);
}

/* By Smith's method; a real divisor divides both parts. */
TAME_INLINE tame_c64 tame_z_rdivide(tame_c64 x, tame_c64 y) {
    double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
    if (d == 0) return CMPLX(a / c, b / c);
    if (fabs(c) < fabs(d)) {
        double r = c / d, n = c * r + d;
        return CMPLX((a * r + b) / n, (b * r - a) / n);
    }
    double r = d / c, n = d * r + c;
    return CMPLX((b * r + a) / n, (b - a * r) / n);
}

/* Squares and cubes as types::scalar::complex::whole_power has them. */
TAME_INLINE tame_c64 tame_z_power(tame_c64 x, tame_c64 y) {
    if (cimag(y) == 0 && (creal(y) == 2.0 || creal(y) == 3.0))
        return tame_z_times(creal(y) == 2.0 ? CMPLX(1.0, 0.0) : x, tame_z_times(x, x));
    return tame_z_power_any(x, y);
}

/* Of scalars: those without imaginary part are real numbers. */
TAME_INLINE tame_c64 tame_z_product(tame_c64 x, tame_c64 y) {
    if (cimag(x) == 0 && cimag(y) == 0) return CMPLX(creal(x) * creal(y), 0.0);
    return tame_z_times(x, y);
}

TAME_INLINE double tame_z_real(tame_c64 z) { return creal(z); }
TAME_INLINE double tame_z_imag(tame_c64 z) { return cimag(z); }
TAME_INLINE double tame_z_abs(tame_c64 z) { return hypot(creal(z), cimag(z)); }
TAME_INLINE double tame_z_angle(tame_c64 z) { return atan2(cimag(z), creal(z)); }
TAME_INLINE bool tame_z_isnan(tame_c64 z) { return isnan(creal(z)) || isnan(cimag(z)); }
TAME_INLINE bool tame_z_isinf(tame_c64 z) { return isinf(creal(z)) || isinf(cimag(z)); }
TAME_INLINE bool tame_z_isfinite(tame_c64 z) { return isfinite(creal(z)) && isfinite(cimag(z)); }
TAME_INLINE bool tame_z_lt(tame_c64 x, tame_c64 y) { return creal(x) < creal(y); }
TAME_INLINE bool tame_z_le(tame_c64 x, tame_c64 y) { return creal(x) <= creal(y); }
TAME_INLINE bool tame_z_gt(tame_c64 x, tame_c64 y) { return creal(x) > creal(y); }
TAME_INLINE bool tame_z_ge(tame_c64 x, tame_c64 y) { return creal(x) >= creal(y); }

/* Doubles as integers of a class: rounded half away from zero, saturated, NaN as 0. In a form for
 * vectors: saturated first, then cut off, and one more where the rest is a half or more. */
#define TAME_DEFINE_ROUNDING(TAG, T, WIDER, MIN, MAX)                                              \
    TAME_INLINE T tame_##TAG##_of(double x) {                                                      \
        x = x == x ? x : 0;                                                                        \
        x = x > (MIN) ? x : (MIN);                                                                 \
        x = x < (MAX) ? x : (MAX);                                                                 \
        WIDER whole = (WIDER)x;                                                                    \
        double rest = x - (double)whole;                                                           \
        return (T)(whole + (rest >= 0.5) - (rest <= -0.5));                                        \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_of_index(int64_t x) {                                               \
        x = x > (MIN) ? x : (MIN);                                                                 \
        x = x < (MAX) ? x : (MAX);                                                                 \
        return (T)x;                                                                               \
    }

TAME_DEFINE_ROUNDING(i8, int8_t, int32_t, INT8_MIN, INT8_MAX)
TAME_DEFINE_ROUNDING(i16, int16_t, int32_t, INT16_MIN, INT16_MAX)
TAME_DEFINE_ROUNDING(i32, int32_t, int32_t, INT32_MIN, INT32_MAX)
TAME_DEFINE_ROUNDING(u8, uint8_t, int32_t, 0, UINT8_MAX)
TAME_DEFINE_ROUNDING(u16, uint16_t, int32_t, 0, UINT16_MAX)
TAME_DEFINE_ROUNDING(u32, uint32_t, int64_t, 0, UINT32_MAX)
TAME_DEFINE_ROUNDING(char, tame_char, int32_t, 0, UINT16_MAX)

/* Integers of 32 bits as integers of fewer. (Converting each arm instead would be branches to compilers.) */
#define TAME_DEFINE_SATURATION(TAG, T, MIN, MAX)                                                   \
    TAME_INLINE T tame_##TAG##_of_int(int32_t x) {                                                 \
        x = x > (MIN) ? x : (MIN);                                                                 \
        x = x < (MAX) ? x : (MAX);                                                                 \
        return (T)x;                                                                               \
    }

TAME_DEFINE_SATURATION(i8, int8_t, INT8_MIN, INT8_MAX)
TAME_DEFINE_SATURATION(i16, int16_t, INT16_MIN, INT16_MAX)
TAME_DEFINE_SATURATION(u8, uint8_t, 0, UINT8_MAX)
TAME_DEFINE_SATURATION(u16, uint16_t, 0, UINT16_MAX)
TAME_DEFINE_SATURATION(char, tame_char, 0, UINT16_MAX)

/* The same of 64 bits, which doubles do not all hold; and any integers as integers of any class. */
#define TAME_DEFINE_WIDE(TAG, T, MIN, MAX)                                                         \
    TAME_INLINE T tame_##TAG##_of(double x) {                                                      \
        x = round(x);                                                                              \
        return x >= (double)(MAX) ? (MAX) : x <= (double)(MIN) ? (MIN) : (T)(isnan(x) ? 0 : x);    \
    }

/* Their arithmetic saturates; the rest of a division by zero is as MATLAB has it. */
#define TAME_DEFINE_WIDE_ARITHMETIC(TAG, T, MIN, MAX)                                              \
    TAME_INLINE T tame_##TAG##_plus(T x, T y) {                                                    \
        T sum;                                                                                     \
        return !__builtin_add_overflow(x, y, &sum) ? sum : y > 0 ? (MAX) : (MIN);                  \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_minus(T x, T y) {                                                   \
        T rest;                                                                                    \
        return !__builtin_sub_overflow(x, y, &rest) ? rest : y > 0 ? (MIN) : (MAX);                \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_times(T x, T y) {                                                   \
        T product;                                                                                 \
        return !__builtin_mul_overflow(x, y, &product) ? product : (x > 0) == (y > 0) ? (MAX) : (MIN); \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_idivide(T x, T y) {                                                 \
        if (y == 0) return x > 0 ? (MAX) : x == 0 ? 0 : (MIN);                                     \
        return (MIN) != 0 && y == (T)-1 ? tame_##TAG##_minus(0, x) : x / y;                        \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_rem(T x, T y) {                                                     \
        return y == 0 || ((MIN) != 0 && y == (T)-1) ? 0 : x % y;                                   \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_mod(T x, T y) {                                                     \
        if (y == 0) return x;                                                                      \
        T rest = tame_##TAG##_rem(x, y);                                                           \
        return rest != 0 && (rest > 0) != (y > 0) ? rest + y : rest;                               \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_min(T x, T y) { return x < y ? x : y; }                             \
    TAME_INLINE T tame_##TAG##_max(T x, T y) { return x > y ? x : y; }

TAME_DEFINE_WIDE(i64, int64_t, INT64_MIN, INT64_MAX)
TAME_DEFINE_WIDE(u64, uint64_t, 0, UINT64_MAX)
TAME_DEFINE_WIDE_ARITHMETIC(i64, int64_t, INT64_MIN, INT64_MAX)
TAME_DEFINE_WIDE_ARITHMETIC(u64, uint64_t, 0, UINT64_MAX)

#define TAME_DEFINE_OF_INTEGER(TAG, T, MIN, MAX)                                                   \
    TAME_INLINE T tame_##TAG##_of_integer(__int128 x) {                                            \
        return x >= (MAX) ? (MAX) : x <= (MIN) ? (MIN) : (T)x;                                     \
    }

TAME_DEFINE_OF_INTEGER(i8, int8_t, INT8_MIN, INT8_MAX)
TAME_DEFINE_OF_INTEGER(i16, int16_t, INT16_MIN, INT16_MAX)
TAME_DEFINE_OF_INTEGER(i32, int32_t, INT32_MIN, INT32_MAX)
TAME_DEFINE_OF_INTEGER(i64, int64_t, INT64_MIN, INT64_MAX)
TAME_DEFINE_OF_INTEGER(u8, uint8_t, 0, UINT8_MAX)
TAME_DEFINE_OF_INTEGER(u16, uint16_t, 0, UINT16_MAX)
TAME_DEFINE_OF_INTEGER(u32, uint32_t, 0, UINT32_MAX)
TAME_DEFINE_OF_INTEGER(u64, uint64_t, 0, UINT64_MAX)
TAME_DEFINE_OF_INTEGER(char, tame_char, 0, UINT16_MAX)

/* The values lo, lo + step, ... up to hi as the runtime library makes them of `lo:step:hi`. */
typedef struct {
    double start, step, last;
    int64_t count;
    bool integral; /* all of them are integers */
} tame_range;

typedef struct {
    tame_range range;
    int64_t k;
} tame_range_loop;

void tame_rt_range(double lo, double step, double hi, tame_range *r);
int64_t tame_range_count(double lo, double step, double hi);

TAME_INLINE tame_range tame_range_of(double lo, double step, double hi) {
    tame_range r;
    tame_rt_range(lo, step, hi, &r);
    return r;
}

/* Element k, from 0: computed from the nearer end, so that the values are symmetric. */
TAME_INLINE double tame_range_at(const tame_range *r, int64_t k) {
    int64_t back = r->count - 1 - k;
    if (r->integral || k < back) return r->start + (double)k * r->step;
    if (k > back) return r->last - (double)back * r->step;
    return k == 0 ? r->start : (r->start + r->last) / 2;
}

TAME_INLINE double tame_range_element(double lo, double step, double hi, int64_t k) {
    tame_range r = tame_range_of(lo, step, hi);
    return tame_range_at(&r, k);
}

/* The value of round k, from 0, of a loop: counted from the start, but for the last one. */
TAME_INLINE double tame_range_round(const tame_range *r, int64_t k) {
    return k + 1 == r->count ? r->last : r->start + (double)k * r->step;
}

#define TAME_FOR_RANGE(T, VAR, LO, STEP, HI)                                                       \
    for (tame_range_loop tame_it = {tame_range_of(LO, STEP, HI), 0};                               \
         tame_it.k < tame_it.range.count &&                                                        \
         ((VAR) = (T)tame_range_round(&tame_it.range, tame_it.k), true);                             \
         ++tame_it.k)

/* Doubles as array indices: from 1 in MATLAB, checked to be positive integers. */
TAME_INLINE int64_t tame_index(tame_context *cx, double x, int position, int32_t at) {
    if (!(x >= 1 && x < 9e15)) tame_fault_bad_index(cx, x, position, at);
    int64_t i = (int64_t)x;
    if ((double)i != x) tame_fault_bad_index(cx, x, position, at);
    return i;
}

/* An integer-valued double as an integer; 0 where it is too large for one, or no number. */
TAME_INLINE int64_t tame_index_of(double x) { return x > -9e18 && x < 9e18 ? (int64_t)x : 0; }

/* The last value an integer loop up to x may take; far enough from the largest integer for a step. */
TAME_INLINE int64_t tame_limit(double x) {
    return x >= 4e18 ? INT64_C(4000000000000000000)
           : x > -4e18 ? (int64_t)floor(x)
                       : INT64_C(-4000000000000000000);
}

/* How many values lo:step:hi has. */
TAME_INLINE int64_t tame_count(int64_t lo, int64_t step, int64_t hi) {
    if (step == 0 || (step > 0 ? hi < lo : hi > lo)) return 0;
    return (hi - lo) / step + 1;
}

/* Integers of 32 bits where the result is known to be one. */
TAME_INLINE int32_t tame_int_min(int32_t a, int32_t b) { return a < b ? a : b; }
TAME_INLINE int32_t tame_int_max(int32_t a, int32_t b) { return a > b ? a : b; }
TAME_INLINE int32_t tame_int_abs(int32_t a) { return a < 0 ? -a : a; }
TAME_INLINE int32_t tame_int_mod(int32_t a, int32_t b) {
    int32_t r = a % b;
    return r < 0 ? r + b : r;
}
TAME_INLINE int32_t tame_int_rem(int32_t a, int32_t b) { return a % b; }

/* Integer-valued doubles kept as integers. */
TAME_INLINE int64_t tame_index_min(int64_t a, int64_t b) { return a < b ? a : b; }
TAME_INLINE int64_t tame_index_max(int64_t a, int64_t b) { return a > b ? a : b; }
TAME_INLINE int64_t tame_index_abs(int64_t a) { return a < 0 ? -a : a; }
/* A number that is not negative shifted to the left, to the right where `n` is negative; bits beyond 64 are lost. */
TAME_INLINE int64_t tame_index_bitshift(int64_t x, int64_t n) {
    if (n >= 0) return n < 64 ? (int64_t)((uint64_t)x << n) : 0;
    return n > -64 ? x >> -n : 0;
}

TAME_INLINE int64_t tame_index_mod(int64_t a, int64_t b) {
    if (b == 0) return a;
    int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
TAME_INLINE int64_t tame_index_rem(int64_t a, int64_t b) { return b == 0 ? a : a % b; }
