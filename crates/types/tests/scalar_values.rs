//! The scalar-operation table against values printed by Octave 7.3 (`real.txt`, `complex.txt`:
//! operation, arguments, result), and against the meaning of its own facts.

use num_complex::Complex64;
use proptest::prelude::*;
use tame_types::scalar::{Monotone, integer, real};
use tame_types::{Class, Interval, ScalarOp};

fn near(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= tolerance * b.abs().max(1e-300)
}

/// Where Octave's value is not MATLAB's or is less exact than it could be.
fn deviates(op: &str, x: f64, y: f64) -> bool {
    match op {
        // Octave loses digits or signs zero remainders differently.
        "erfcx" => x > 20.0,
        "erfcinv" => x < 1e-9,
        "gammaln" => x < 0.0,
        "lcm" => x < 0.0 || y < 0.0,
        // MATLAB raises an error.
        "bitand" | "bitor" | "bitxor" => x < 0.0 || y < 0.0 || x.fract() != 0.0 || y.fract() != 0.0,
        "mod" | "rem" => x.abs() > 1e5 || y.fract() != 0.0,
        _ => false,
    }
}

#[test]
fn real_values_are_octaves() {
    let mut wrong = Vec::new();
    for line in include_str!("real.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let op = ScalarOp::from_name(words[0]).expect(words[0]);
        let v: Vec<f64> = words[1..].iter().map(|w| w.parse().unwrap()).collect();
        let (x, y, want) = if v.len() == 2 { (v[0], 0.0, v[1]) } else { (v[0], v[1], v[2]) };
        if deviates(words[0], x, y) {
            continue;
        }
        let got = op.eval(x, y);
        if !near(got, want, 4e-15) {
            wrong.push(format!("{line}: got {got:e}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn complex_values_are_octaves() {
    let mut wrong = Vec::new();
    for line in include_str!("complex.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let op = ScalarOp::from_name(words[0]).expect(words[0]);
        let v: Vec<f64> = words[1..].iter().map(|w| w.parse().unwrap()).collect();
        let (x, y, want) = if v.len() == 4 {
            (Complex64::new(v[0], v[1]), Complex64::new(0.0, 0.0), Complex64::new(v[2], v[3]))
        } else {
            (Complex64::new(v[0], v[1]), Complex64::new(v[2], v[3]), Complex64::new(v[4], v[5]))
        };
        let Some(got) = op.eval_complex(x, y) else { panic!("{line}: no complex evaluation") };
        if (got - want).norm() > 1e-14 * want.norm().max(1e-300) {
            wrong.push(format!("{line}: got {got}"));
        }
        if x.im == 0.0 && y.im == 0.0 && op.info().domain.contains(x.re, y.re) {
            assert!(near(op.eval(x.re, y.re), want.re, 4e-15), "{line}: real");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn remainders_follow_matlab() {
    let m = |x, y| ScalarOp::Mod.eval(x, y);
    let r = |x, y| ScalarOp::Rem.eval(x, y);
    assert_eq!((m(-1.0, 3.0), r(-1.0, 3.0)), (2.0, -1.0));
    assert_eq!((m(5.0, -3.0), r(5.0, -3.0)), (-1.0, 2.0));
    assert_eq!(m(5.0, 0.0), 5.0);
    assert!(r(5.0, 0.0).is_nan());
    assert_eq!((m(5.0, f64::INFINITY), r(-5.0, f64::INFINITY)), (5.0, -5.0));
    assert!(m(f64::INFINITY, 3.0).is_nan());
    // A quotient within rounding of an integer.
    assert_eq!((m(0.3, 0.1), r(0.3, 0.1), m(0.7, 0.1)), (0.0, 0.0, 0.0));
    assert_eq!(m(2f64.powi(60), 3.0), 1.0);
    assert_eq!(ScalarOp::Mod.eval_single(5.5, 0.1), 0.0);
}

#[test]
fn remainders_by_one_divisor_are_those_of_pairs() {
    let x: Vec<f64> = (-400..400)
        .map(|k| f64::from(k) * 0.37)
        .chain((-90..90).map(f64::from))
        .chain([
            0.0,
            -0.0,
            1e-300,
            -1e-20,
            1e15,
            -1e15,
            1e17,
            4e9,
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
        ])
        .chain((0..200).map(|k| f64::from(k).exp2() * 1.000_000_1))
        .collect();
    for y in [7.0, -7.0, 1.0, 3.0, 0.1, -2.5, 0.0, 1e9, 134_217_729.0, 9e15, 1e300, f64::NAN, f64::INFINITY] {
        let (mut mods, mut rems) = (x.clone(), x.clone());
        real::modulo_each(&mut mods, y);
        real::remainder_each(&mut rems, y);
        for (i, &x) in x.iter().enumerate() {
            let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
            assert!(same(mods[i], real::modulo(x, y)), "mod({x}, {y}) = {}", mods[i]);
            assert!(same(rems[i], real::remainder(x, y)), "rem({x}, {y}) = {}", rems[i]);
        }
    }
}

#[test]
fn cubes_are_rounded_once() {
    for k in 1..4000u64 {
        // The exact cube of a number of 40 bits, rounded by the conversion.
        let x = k * 274_877_907 + 1;
        let exact = u128::from(x).pow(3);
        assert_eq!(real::cube(x as f64), exact as f64, "{x}");
        assert_eq!(real::cube(-(x as f64)), -(exact as f64));
        let small = x as f64 * 1e-30;
        let near = small.powf(3.0);
        assert!((real::cube(small) - near).abs() <= near * f64::EPSILON);
    }
    for x in [0.0, f64::INFINITY, 1e-120, 1e100, 1e110, 5e-324] {
        assert_eq!(real::cube(x), x.powf(3.0));
    }
    assert!(real::cube(-0.0).is_sign_negative() && real::cube(f64::NAN).is_nan());
}

#[test]
fn special_angles_and_functions_are_exact() {
    assert_eq!(ScalarOp::Sind.eval(30.0, 0.0), 0.5);
    assert_eq!(ScalarOp::Sind.eval(180.0, 0.0), 0.0);
    assert_eq!(ScalarOp::Cosd.eval(90.0, 0.0), 0.0);
    assert_eq!(ScalarOp::Cosd.eval(60.0, 0.0), 0.5);
    assert_eq!(ScalarOp::Cosd.eval(-240.0, 0.0), -0.5);
    assert_eq!(ScalarOp::Tand.eval(45.0, 0.0), 1.0);
    assert_eq!(ScalarOp::Tand.eval(90.0, 0.0), f64::INFINITY);
    assert_eq!(ScalarOp::Factorial.eval(20.0, 0.0), 2432902008176640000.0);
    assert_eq!(ScalarOp::Gamma.eval(0.0, 0.0), f64::INFINITY);
    assert_eq!(ScalarOp::Factorial.eval(171.0, 0.0), f64::INFINITY);
    assert_eq!(ScalarOp::Nthroot.eval(-27.0, 3.0), -3.0);
    assert_eq!(ScalarOp::Bitshift.eval(16.0, -2.0), 4.0);
    assert_eq!(ScalarOp::Round.eval(-2.5, 0.0), -3.0);
    assert_eq!(ScalarOp::Max.eval(f64::NAN, 1.0), 1.0);
}

#[test]
fn spellings_use_their_arguments() {
    assert_eq!(ScalarOp::Plus.c(&["a", "b"]), "(a + b)");
    assert_eq!(ScalarOp::Sin.c_single(&["x"]), "(float)sin(x)");
    assert_eq!(ScalarOp::Mod.fortran(&["i", "7"]), "tame_mod(i, 7)");
    assert_eq!(ScalarOp::Sqrt.c_complex(&["z"]).as_deref(), Some("tame_z_sqrt(z)"));
    for &op in ScalarOp::all() {
        let text = op.c(&["@0", "@1"]);
        assert!(text.contains("@0") && (op.arity() == 1 || text.contains("@1")), "{text}");
        assert_eq!(ScalarOp::from_name(op.name()), Some(op));
        assert!(!op.info().doc.is_empty());
    }
}

#[test]
fn integers_saturate_and_round() {
    let f = |op, class, a, b| integer::eval(op, class, a, b).unwrap();
    assert_eq!(f(ScalarOp::Plus, Class::Int8, 100, 100), 127);
    assert_eq!(f(ScalarOp::Minus, Class::UInt8, 3, 5), 0);
    assert_eq!(f(ScalarOp::Rdivide, Class::Int32, 7, 2), 4);
    assert_eq!(f(ScalarOp::Rdivide, Class::Int32, -7, 2), -4);
    assert_eq!(f(ScalarOp::Rdivide, Class::Int8, -128, -1), 127);
    assert_eq!(f(ScalarOp::Rdivide, Class::Int64, i64::MIN.into(), -1), i64::MAX.into());
    assert_eq!(f(ScalarOp::Idivide, Class::Int32, 7, 0), i32::MAX.into());
    assert_eq!(f(ScalarOp::Mod, Class::Int8, -7, 3), 2);
    assert_eq!(f(ScalarOp::Mod, Class::Int8, -128, -1), 0);
    assert_eq!(f(ScalarOp::Rem, Class::Int8, -7, 3), -1);
    assert_eq!(f(ScalarOp::Mod, Class::UInt8, 5, 0), 5);
    assert_eq!(f(ScalarOp::Power, Class::Int64, 3, 39), 4052555153018976267);
    assert_eq!(f(ScalarOp::Power, Class::Int8, -2, 7), -128);
    assert_eq!(f(ScalarOp::Uminus, Class::Int8, -128, 0), 127);
    assert_eq!(f(ScalarOp::Bitshift, Class::UInt8, 255, 1), 254);
    assert_eq!(f(ScalarOp::Bitshift, Class::Int8, -8, -1), -4);
    assert_eq!(f(ScalarOp::Lt, Class::UInt64, 1, u64::MAX.into()), 1);
}

#[test]
fn doubles_mix_with_wide_integers_exactly() {
    let plus = integer::with_double::<i64>(ScalarOp::Plus).unwrap();
    let times = integer::with_double::<i64>(ScalarOp::Times).unwrap();
    let divide = integer::with_double::<i64>(ScalarOp::Rdivide).unwrap();
    let from = integer::double_with::<i64>(ScalarOp::Minus).unwrap();
    let big = (1i64 << 53) + 1;
    assert_eq!(plus(big, 1.0), big + 1);
    assert_eq!(plus(big, 0.5), big + 1);
    assert_eq!(plus(-3, 0.5), -3);
    assert_eq!(plus(i64::MAX, 1e300), i64::MAX);
    assert_eq!(times(big, 2.0), big * 2);
    assert_eq!(times(big, 0.5), (1 << 52) + 1);
    assert_eq!(divide(big, 0.5), big * 2);
    assert_eq!(divide(7, 2.0), 4);
    assert_eq!(divide(7, 0.0), i64::MAX);
    assert_eq!(from(0.5, big), -(1 << 53) - 1);
    assert_eq!(times(i64::MAX, f64::NAN), 0);
    let narrow = integer::with_double::<i32>(ScalarOp::Times).unwrap();
    assert_eq!(narrow(5, 0.3), 2);
    assert_eq!(
        integer::compare_with_double(big.into(), 9007199254740992.0),
        Some(std::cmp::Ordering::Greater)
    );
    assert_eq!(integer::idivide_with(7i32, -2, integer::Rounding::Floor), -4);
    assert_eq!(integer::idivide_with(7i32, -2, integer::Rounding::Ceil), -3);
    assert_eq!(integer::idivide_with(-7i32, 2, integer::Rounding::Floor), -4);
    assert_eq!(integer::idivide_with(7i32, 2, integer::Rounding::Ceil), 4);
    assert_eq!(integer::idivide_with(-7i32, 2, integer::Rounding::Round), -4);
}

/// Doubles with a good share of the special ones.
fn double() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => -20.0..20.0f64,
        4 => (-20i32..20).prop_map(f64::from),
        2 => (-4i32..40).prop_map(|k| f64::from(k) / 2.0),
        2 => prop::sample::select(vec![0.0, -0.0, -0.0, -0.3, -1e-300, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1e300, -1e300, 1e-300]),
        1 => any::<f64>(),
    ]
}

/// An interval with some of its members.
fn interval() -> impl Strategy<Value = (Interval, Vec<f64>)> {
    prop::collection::vec(double(), 1..4).prop_map(|v| (Interval::hull(v.iter().copied()), v))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ranges_contain_the_values((x, xs) in interval(), (y, ys) in interval()) {
        for &op in ScalarOp::all() {
            let range = op.range(&[x, y][..op.arity()]);
            for &a in &xs {
                for &b in &ys {
                    if op.info().domain.contains(a, b) {
                        let v = op.eval(a, b);
                        prop_assert!(range.contains(v), "{op:?}({a:e}, {b:e}) = {v:e} not in {range} of {x}, {y}");
                    } else {
                        prop_assert!(!op.info().domain.surely_contains(&[x, y]), "{op:?} {x} {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn ranges_are_monotone((x, _) in interval(), (y, _) in interval(), (x2, _) in interval()) {
        for &op in ScalarOp::all() {
            let small = op.range(&[x, y][..op.arity()]);
            let large = op.range(&[x.join(x2), y][..op.arity()]);
            prop_assert!(small.leq(large), "{op:?}: {x} gives {small}, {} gives {large}, y {y}", x.join(x2));
        }
    }

    #[test]
    fn facts_hold(x in double(), y in double()) {
        for &op in ScalarOp::all() {
            let info = op.info();
            let same = |a: f64, b: f64| a == b || (a.is_nan() && b.is_nan());
            if info.commutative {
                prop_assert!(same(op.eval(x, y), op.eval(y, x)), "{op:?} {x} {y}");
            }
            if let Some(e) = info.identity {
                let bits = matches!(op, ScalarOp::Bitor | ScalarOp::Bitxor | ScalarOp::Bitshift);
                if !bits || ((0.0..9e15).contains(&x) && x.fract() == 0.0) {
                    prop_assert!(same(op.eval(x, e), x), "{op:?} {x}");
                }
            }
            let (lo, hi) = (x.min(y), x.max(y));
            if info.domain.contains(lo, 0.0) && info.domain.contains(hi, 0.0) {
                let (a, b) = (op.eval(lo, 0.0), op.eval(hi, 0.0));
                let slack = 1e-14 * a.abs().max(b.abs());
                match info.monotone {
                    _ if a.is_nan() || b.is_nan() || !slack.is_finite() => {}
                    Monotone::Rising => prop_assert!(a <= b + slack, "{op:?} {lo} {hi}"),
                    Monotone::Falling => prop_assert!(a >= b - slack, "{op:?} {lo} {hi}"),
                    Monotone::No => {}
                }
            }
            if op.is_logical() {
                prop_assert!([0.0, 1.0].contains(&op.eval(x, y)));
            }
        }
    }

    #[test]
    fn narrow_integers_agree_with_wide_arithmetic(a in any::<i8>(), b in any::<i8>()) {
        let exact = |op| integer::eval(op, Class::Int8, a.into(), b.into()).unwrap();
        let clamp = |x: i128| x.clamp(-128, 127);
        let (x, y) = (i128::from(a), i128::from(b));
        prop_assert_eq!(exact(ScalarOp::Plus), clamp(x + y));
        prop_assert_eq!(exact(ScalarOp::Minus), clamp(x - y));
        prop_assert_eq!(exact(ScalarOp::Times), clamp(x * y));
        if b != 0 {
            prop_assert_eq!(exact(ScalarOp::Rdivide), clamp((f64::from(a) / f64::from(b)).round() as i128));
            prop_assert_eq!(exact(ScalarOp::Mod), (x % y + y) % y);
            prop_assert_eq!(exact(ScalarOp::Rem), x % y);
        }
        let d = f64::from(b) / 4.0;
        let times = integer::with_double::<i64>(ScalarOp::Times).unwrap()(a.into(), d);
        prop_assert_eq!(times, (f64::from(a) * d).round() as i64);
        let plus = integer::with_double::<i64>(ScalarOp::Plus).unwrap()(a.into(), d);
        prop_assert_eq!(plus, (f64::from(a) + d).round() as i64);
        if d != 0.0 {
            let q = integer::with_double::<i64>(ScalarOp::Rdivide).unwrap()(a.into(), d);
            prop_assert_eq!(q, (f64::from(a) / d).round() as i64);
        }
    }

    #[test]
    fn inverse_error_functions_invert(y in -0.999f64..0.999) {
        let x = ScalarOp::Erfinv.eval(y, 0.0);
        prop_assert!((ScalarOp::Erf.eval(x, 0.0) - y).abs() < 1e-15);
    }
}

#[test]
fn complex_functions_that_agree_on_reals_do() {
    let numbers = [0.0, -0.0, 1.0, -2.5, 3.5, 1e300, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    for &op in ScalarOp::all().iter().filter(|op| op.agrees_on_reals()) {
        for x in numbers {
            for y in numbers {
                for (i, j) in [(0.0, 0.0), (-0.0, 0.0), (0.0, -0.0), (-0.0, -0.0)] {
                    let Some(z) = op.eval_complex(Complex64::new(x, i), Complex64::new(y, j)) else {
                        continue;
                    };
                    let real = op.eval(x, y);
                    let same = z.re == real || z.re.is_nan() && real.is_nan();
                    assert!(same && z.im == 0.0, "{}({x}, {y}) is {real}, on complex numbers {z}", op.name());
                }
            }
        }
    }
}

#[test]
fn zeros_and_reals_are_kept() {
    let named = |name: &str| ScalarOp::from_name(name).expect(name);
    assert!(["sin", "sqrt", "floor", "uminus", "conj"].iter().all(|n| named(n).keeps_zero()));
    assert!(!["cos", "exp", "not", "plus", "log"].iter().any(|n| named(n).keeps_zero()));
    assert!(["plus", "abs", "atan2", "hypot", "min"].iter().all(|n| named(n).keeps_reals()));
    assert!(!["sqrt", "power", "log", "asin"].iter().any(|n| named(n).keeps_reals()));
}

/// Every operation on every few of the numbers that make zeros, singly and in pairs.
#[test]
fn zeros_have_a_sign_that_ranges_allow() {
    let inf = f64::INFINITY;
    let numbers = [0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, -0.3, 0.5, 1e-300, -1e-300, 1e300, inf, -inf];
    let pairs = || numbers.iter().flat_map(|&a| numbers.iter().map(move |&b| [a, b]));
    for &op in ScalarOp::all() {
        for xs in pairs() {
            for ys in pairs().filter(|ys| op.arity() == 2 || *ys == [0.0, 0.0]) {
                let args = [Interval::hull(xs), Interval::hull(ys)];
                let range = op.range(&args[..op.arity()]);
                for (x, y) in xs.into_iter().flat_map(|x| ys.map(|y| (x, y))) {
                    let v = op.eval(x, y);
                    let inside = !op.info().domain.contains(x, y) || range.contains(v);
                    assert!(inside, "{op:?}({x}, {y}) = {v} not in {range:?} of {xs:?}, {ys:?}");
                }
            }
        }
    }
}

/// Counting, indexing and rounding down stay free of negative zeros.
#[test]
fn counts_have_no_negative_zero() {
    use ScalarOp::*;
    let count = Interval::integers(0.0, 100.0);
    let whole = Interval::integers(-100.0, 100.0);
    let fraction = Interval::new(0.0, 1.0).with_neg_zero(false);
    let top = Interval::TOP;
    let clean: &[(ScalarOp, &[Interval])] = &[
        (Plus, &[whole, top]),
        (Minus, &[whole, top]),
        (Times, &[count, count]),
        (Times, &[whole, Interval::integers(1.0, 9.0)]),
        (Rdivide, &[count, Interval::point(2.0)]),
        (Idivide, &[count, Interval::point(2.0)]),
        (Mod, &[top, Interval::integers(1.0, 9.0)]),
        (Rem, &[count, Interval::point(2.0)]),
        (Power, &[top, Interval::point(2.0)]),
        (Power, &[whole, count]),
        (Floor, &[fraction]),
        (Round, &[fraction]),
        (Ceil, &[whole]),
        (Fix, &[whole]),
        (Abs, &[top]),
        (Sign, &[top]),
        (Uminus, &[Interval::integers(1.0, 9.0)]),
        (Max, &[whole, count]),
        (Max, &[top, Interval::point(1.0)]),
        (Sqrt, &[count]),
        (Bitand, &[top, top]),
        (Gcd, &[top, top]),
    ];
    for (op, args) in clean {
        let range = op.range(args);
        assert!(!range.neg_zero, "{op:?} of {args:?} is {range:?}");
    }
    let signed: &[(ScalarOp, &[Interval])] = &[
        (Uminus, &[count]),
        (Times, &[count, Interval::point(-1.0)]),
        (Round, &[Interval::new(-0.3, 0.0)]),
        (Mod, &[count, Interval::point(-2.0)]),
        (Rem, &[whole, Interval::point(2.0)]),
        (Max, &[count, Interval::ZEROS]),
    ];
    for (op, args) in signed {
        assert!(op.range(args).neg_zero, "{op:?} of {args:?}");
    }
}
