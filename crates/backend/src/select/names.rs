//! MATLAB names as C names: every name unique where it is declared, and none that C or its library has
//! taken. The list holds the keywords of C11 and C23, the functions and macros that the headers
//! included by `rts/tame.h` may declare (C11 7, with the GNU C library's own), and the names that the
//! printer of C uses itself. Invariant: sorted.

use base::FxHashMap;

/// A name unique among those given so far.
pub(crate) fn unique(taken: &mut FxHashMap<String, u32>, name: &str) -> String {
    let mut candidate = name.to_owned();
    loop {
        let n = taken.entry(candidate.clone()).or_insert(0);
        *n += 1;
        if *n == 1 {
            return candidate;
        }
        candidate = format!("{name}_{n}");
    }
}

/// A MATLAB name as a C identifier that is not taken.
pub(crate) fn c_name(name: &str) -> String {
    let clean: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    if TAKEN.binary_search(&clean.as_str()).is_ok() || clean.starts_with("tame_") || clean.starts_with("TAME_") {
        return clean + "_";
    }
    if clean.starts_with(|c: char| c.is_ascii_digit()) { format!("v{clean}") } else { clean }
}

const TAKEN: &[&str] = &[
    "EOF", "HUGE_VAL", "I", "INFINITY", "M_E", "M_PI", "NAN", "NULL", "RAND_MAX", "a64l", "abort", "abs",
    "acos", "acosf", "acosh", "acoshf", "acoshl", "acosl", "alignas", "aligned_alloc", "alignof", "alloca",
    "argc", "argv", "asctime", "asin", "asinf", "asinh", "asinhf", "asinhl", "asinl", "asm", "assert",
    "at_quick_exit", "atan", "atan2", "atan2f", "atan2l", "atanf", "atanh", "atanhf", "atanhl", "atanl",
    "atexit", "atof", "atoi", "atol", "atoll", "auto", "bcmp", "bcopy", "bool", "break", "bsearch",
    "bzero", "cabs", "cabsf", "cabsl", "cacos", "cacosf", "cacosh", "cacoshf", "cacoshl", "cacosl",
    "calloc", "carg", "cargf", "cargl", "case", "casin", "casinf", "casinh", "casinhf", "casinhl",
    "casinl", "catan", "catanf", "catanh", "catanhf", "catanhl", "catanl", "cbrt", "cbrtf", "cbrtl",
    "ccos", "ccosf", "ccosh", "ccoshf", "ccoshl", "ccosl", "ceil", "ceilf", "ceill", "cexp", "cexpf",
    "cexpl", "char", "cimag", "cimagf", "cimagl", "clearenv", "clock", "clog", "clogf", "clogl", "complex",
    "conj", "conjf", "conjl", "const", "constexpr", "continue", "copysign", "copysignf", "copysignl",
    "cos", "cosf", "cosh", "coshf", "coshl", "cosl", "cpow", "cpowf", "cpowl", "cproj", "cprojf", "cprojl",
    "creal", "crealf", "creall", "csin", "csinf", "csinh", "csinhf", "csinhl", "csinl", "csqrt", "csqrtf",
    "csqrtl", "ctan", "ctanf", "ctanh", "ctanhf", "ctanhl", "ctanl", "ctime", "default", "difftime", "div",
    "do", "done", "double", "drand48", "drem", "ecvt", "else", "endian", "enum", "environ", "erand48",
    "erf", "erfc", "erfcf", "erfcl", "erff", "erfl", "errno", "exit", "exp", "exp10", "exp2", "exp2f",
    "exp2l", "expf", "expl", "explicit_bzero", "expm1", "expm1f", "expm1l", "extern", "fabs", "fabsf",
    "fabsl", "false", "fcvt", "fdim", "fdimf", "fdiml", "ffs", "ffsl", "ffsll", "finite", "float", "floor",
    "floorf", "floorl", "fma", "fmaf", "fmal", "fmax", "fmaxf", "fmaxl", "fmin", "fminf", "fminl", "fmod",
    "fmodf", "fmodl", "for", "fpclassify", "frame", "free", "frexp", "frexpf", "frexpl", "gamma", "gcvt",
    "getenv", "getloadavg", "getsubopt", "gmtime", "goto", "grantpt", "hypot", "hypotf", "hypotl", "if",
    "ilogb", "ilogbf", "ilogbl", "imaginary", "index", "initstate", "inline", "int", "isfinite",
    "isgreater", "isgreaterequal", "isinf", "isless", "islessequal", "islessgreater", "isnan", "isnormal",
    "isunordered", "j0", "j1", "jmp_buf", "jn", "jrand48", "l", "l64a", "labs", "lcong48", "ldexp",
    "ldexpf", "ldexpl", "ldiv", "lgamma", "lgammaf", "lgammal", "linux", "llabs", "lldiv", "llrint",
    "llrintf", "llrintl", "llround", "llroundf", "llroundl", "locals", "localtime", "log", "log10",
    "log10f", "log10l", "log1p", "log1pf", "log1pl", "log2", "log2f", "log2l", "logb", "logbf", "logbl",
    "logf", "logl", "long", "longjmp", "lrand48", "lrint", "lrintf", "lrintl", "lround", "lroundf",
    "lroundl", "main", "malloc", "mblen", "mbstowcs", "mbtowc", "memccpy", "memchr", "memcmp", "memcpy",
    "memmem", "memmove", "mempcpy", "memset", "mkdtemp", "mkstemp", "mktemp", "mktime", "modf", "modff",
    "modfl", "mrand48", "nan", "nanf", "nanl", "nearbyint", "nearbyintf", "nearbyintl", "nextafter",
    "nextafterf", "nextafterl", "nexttoward", "nexttowardf", "nexttowardl", "nrand48", "nullptr",
    "on_exit", "posix_memalign", "pow", "pow10", "powf", "powl", "ptsname", "putenv", "qecvt", "qfcvt",
    "qsort", "quick_exit", "r", "rand", "rand_r", "random", "realloc", "realpath", "register", "remainder",
    "remainderf", "remainderl", "remove", "remquo", "remquof", "remquol", "rename", "restrict", "results",
    "return", "rindex", "rint", "rintf", "rintl", "round", "roundf", "roundl", "rpmatch", "scalbln",
    "scalblnf", "scalblnl", "scalbn", "scalbnf", "scalbnl", "seed48", "select", "setenv", "setjmp",
    "setkey", "setstate", "short", "siglongjmp", "signbit", "signed", "signgam", "significand",
    "sigsetjmp", "sin", "sincos", "sinf", "sinh", "sinhf", "sinhl", "sinl", "sites", "sizeof", "sqrt",
    "sqrtf", "sqrtl", "srand", "srand48", "srandom", "static", "static_assert", "stpcpy", "stpncpy",
    "strcasecmp", "strcat", "strchr", "strcmp", "strcoll", "strcpy", "strcspn", "strdup", "strerror",
    "strftime", "strlen", "strncasecmp", "strncat", "strncmp", "strncpy", "strndup", "strnlen", "strpbrk",
    "strrchr", "strsep", "strsignal", "strspn", "strstr", "strtod", "strtof", "strtok", "strtok_r",
    "strtol", "strtold", "strtoll", "strtoul", "strtoull", "struct", "strxfrm", "swab", "switch", "system",
    "tan", "tanf", "tanh", "tanhf", "tanhl", "tanl", "tgamma", "tgammaf", "tgammal", "thread_local",
    "time", "tolower", "toupper", "true", "trunc", "truncf", "truncl", "typedef", "typeof", "union",
    "unix", "unlockpt", "unsetenv", "unsigned", "valloc", "void", "volatile", "wcstombs", "wctomb",
    "while", "y0", "y1", "yn",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_taken_names_are_sorted() {
        assert!(TAKEN.is_sorted());
    }

    #[test]
    fn names_of_the_c_library_are_changed() {
        assert_eq!(c_name("bsearch"), "bsearch_");
        assert_eq!(c_name("count"), "count");
        assert_eq!(c_name("@fn.m"), "_fn_m");
    }
}
