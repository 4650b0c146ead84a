//! Laws of the abstract domains, on random elements: lattice laws, ascending chains end, symbolic
//! extents evaluate as the arithmetic they stand for, shape rules contain the concrete result,
//! and what is shown reads back.

use base::Name;
use proptest::prelude::*;
use tame_types::shape::{self, Conform, Nonconformable, ShapeResult};
use tame_types::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

// ---------------------------------------------------------------- intervals

fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-6i32..6).prop_map(|n| f64::from(n) / 2.0),
        1 => -1e6..1e6f64,
        1 => prop::sample::select(vec![f64::INFINITY, f64::NEG_INFINITY, 1e300, -0.0, -0.0, -1e-300]),
    ]
}

fn interval() -> impl Strategy<Value = Interval> {
    let flags = any::<[bool; 3]>();
    (number(), number(), flags, 0..8u8).prop_map(|(a, b, [integer, nan, neg_zero], empty)| {
        let lo = if empty == 0 { f64::INFINITY } else { a.min(b) };
        let hi = if empty == 0 { f64::NEG_INFINITY } else { a.max(b) };
        Interval { lo, hi, integer, nan, neg_zero }.normalised()
    })
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn intervals_are_a_lattice(a in interval(), b in interval(), c in interval()) {
        prop_assert_eq!(a.join(b), b.join(a));
        prop_assert_eq!(a.join(b).join(c), a.join(b.join(c)));
        prop_assert_eq!(a.meet(b), b.meet(a));
        prop_assert_eq!(a.join(a), a);
        prop_assert_eq!(a.meet(a), a);
        prop_assert!(a.leq(a.join(b)) && a.meet(b).leq(a));
        prop_assert_eq!(a.meet(a.join(b)), a);
        prop_assert_eq!(a.join(a.meet(b)), a);
        prop_assert_eq!(a.leq(b), a.join(b) == b);
        prop_assert!(a.join(b).leq(a.widen(b)));
        if a.leq(c) && b.leq(c) {
            prop_assert!(a.join(b).leq(c));
        }
    }

    #[test]
    fn interval_members_follow(a in interval(), b in interval(), x in number(), y in number()) {
        prop_assert_eq!(a.meet(b).contains(x), a.contains(x) && b.contains(x));
        prop_assert!(a.contains(0.0) || !a.contains(-0.0), "{} has a positive zero beside a negative one", a);
        prop_assert_eq!(a.neg_zero, a.contains(-0.0));
        if a.contains(x) {
            prop_assert!(a.join(b).contains(x));
            prop_assert!(a.negated().contains(-x));
            prop_assert_eq!(a.below(y, true).contains(x), x < y, "{} below {}", a, y);
            prop_assert_eq!(a.below(y, false).contains(x), x <= y);
            prop_assert_eq!(a.above(y, true).contains(x), x > y);
            prop_assert!(x == y || a.without(y).contains(x));
            prop_assert!(a.to_single().contains((x as f32).into()));
            for class in [Class::Int8, Class::UInt64, Class::Logical, Class::Int64] {
                let c = Constant::of_class(class, x).and_then(|c| c.numbers(class)).unwrap();
                prop_assert!(a.converted(class).contains(c[0]), "{} {} {:?}", a, x, class);
            }
        }
    }

    #[test]
    fn interval_chains_end(start in interval(), steps in prop::collection::vec(interval(), 60)) {
        let mut x = start;
        let mut changes = 0;
        for s in steps {
            let next = x.widen(s);
            changes += usize::from(next != x);
            x = next;
        }
        prop_assert!(changes <= 40, "{changes}");
    }
}

// ---------------------------------------------------------------- extents

/// An expression, to be evaluated directly and through [`Dim`].
#[derive(Clone, Debug)]
enum Expr {
    Const(i64),
    Sym(usize),
    Add(Box<Expr>, Box<Expr>),
    Sub(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Max(Box<Expr>, Box<Expr>),
    Min(Box<Expr>, Box<Expr>),
    Floor(Box<Expr>, i64),
}

fn syms() -> [Sym; 3] {
    [Sym::extent("n"), Sym::extent("m"), Sym::value("k", 0)]
}

fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![(-3i64..5).prop_map(Expr::Const), (0..3usize).prop_map(Expr::Sym)];
    leaf.prop_recursive(4, 16, 2, |inner| {
        let pair = || (inner.clone().prop_map(Box::new), inner.clone().prop_map(Box::new));
        prop_oneof![
            pair().prop_map(|(a, b)| Expr::Add(a, b)),
            pair().prop_map(|(a, b)| Expr::Sub(a, b)),
            pair().prop_map(|(a, b)| Expr::Mul(a, b)),
            pair().prop_map(|(a, b)| Expr::Max(a, b)),
            pair().prop_map(|(a, b)| Expr::Min(a, b)),
            (inner.clone().prop_map(Box::new), 1i64..4).prop_map(|(a, k)| Expr::Floor(a, k)),
        ]
    })
}

fn dim_of(e: &Expr) -> Dim {
    match e {
        Expr::Const(n) => Dim::Const(*n),
        Expr::Sym(i) => syms()[*i].into(),
        Expr::Add(a, b) => dim_of(a).add(&dim_of(b)),
        Expr::Sub(a, b) => dim_of(a).sub(&dim_of(b)),
        Expr::Mul(a, b) => dim_of(a).mul(&dim_of(b)),
        Expr::Max(a, b) => dim_of(a).maximum(&dim_of(b)),
        Expr::Min(a, b) => dim_of(a).minimum(&dim_of(b)),
        Expr::Floor(a, k) => dim_of(a).floor_div(*k),
    }
}

fn value_of(e: &Expr, env: &[i64; 3]) -> i64 {
    match e {
        Expr::Const(n) => *n,
        Expr::Sym(i) => env[*i],
        Expr::Add(a, b) => value_of(a, env) + value_of(b, env),
        Expr::Sub(a, b) => value_of(a, env) - value_of(b, env),
        Expr::Mul(a, b) => value_of(a, env) * value_of(b, env),
        Expr::Max(a, b) => value_of(a, env).max(value_of(b, env)),
        Expr::Min(a, b) => value_of(a, env).min(value_of(b, env)),
        Expr::Floor(a, k) => value_of(a, env).div_euclid(*k),
    }
}

fn env_of(env: [i64; 3]) -> impl Fn(Sym) -> Option<i64> {
    move |s| syms().iter().position(|t| *t == s).map(|i| env[i])
}

fn env() -> impl Strategy<Value = [i64; 3]> {
    (0i64..6, 0i64..6, -5i64..6).prop_map(|(a, b, c)| [a, b, c])
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn extents_evaluate_as_written(e in expr(), f in expr(), env in env()) {
        let (d, g) = (dim_of(&e), dim_of(&f));
        let (x, y) = (value_of(&e, &env), value_of(&f, &env));
        if !d.is_unknown() {
            prop_assert_eq!(d.eval(&env_of(env)), Some(x), "{}", d);
        }
        prop_assert!(d.bounds(&NoFacts).contains(x as f64), "{} = {} not in {}", d, x, d.bounds(&NoFacts));
        if let Some(order) = d.compare(&g, &NoFacts) {
            prop_assert_eq!(order, x.cmp(&y), "{} against {}", d, g);
        }
        prop_assert!(!(d.surely_equals(&g, &NoFacts) && x != y));
        prop_assert!(!(d.surely_differs(&g, &NoFacts) && x == y));
        let s = d.substitute(&|s| (s == syms()[0]).then(|| Dim::from(syms()[1]).add(&Dim::ONE)));
        if !s.is_unknown() {
            let moved = [env[1] + 1, env[1], env[2]];
            prop_assert_eq!(s.eval(&env_of(env)), Some(value_of(&e, &moved)));
        }
    }

    #[test]
    fn extents_are_canonical(e in expr(), f in expr(), g in expr()) {
        let (a, b, c) = (dim_of(&e), dim_of(&f), dim_of(&g));
        let known = |d: &Dim| !d.is_unknown();
        prop_assert_eq!(a.add(&b), b.add(&a));
        prop_assert_eq!(a.mul(&b), b.mul(&a));
        prop_assert_eq!(a.maximum(&b), b.maximum(&a));
        prop_assert_eq!(a.minimum(&b), b.minimum(&a));
        let (l, r) = (a.mul(&b.add(&c)), a.mul(&b).add(&a.mul(&c)));
        if known(&l) && known(&r) {
            prop_assert_eq!(l, r);
        }
        let back = a.add(&b).sub(&b);
        if known(&back) {
            prop_assert_eq!(back, a);
        }
    }

    #[test]
    fn extents_read_back(e in expr()) {
        let d = dim_of(&e);
        let text = format!("double({d},1)");
        let v = parse_value(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        prop_assert_eq!(v.shape().rows(), d, "{}", text);
    }
}

// ---------------------------------------------------------------- shapes

/// Concrete sizes and a shape that has them, for the values of symbols in `ENV`.
const ENV: [i64; 3] = [2, 3, 1];

fn sized_dim() -> impl Strategy<Value = (usize, Dim)> {
    let known = |i: usize| Dim::from(syms()[i]);
    prop::sample::select(vec![
        (0, Dim::ZERO),
        (1, Dim::ONE),
        (2, Dim::Const(2)),
        (3, Dim::Const(3)),
        (2, known(0)),
        (3, known(1)),
        (3, known(0).add(&Dim::ONE)),
        (1, known(2)),
        (0, Dim::Unknown),
        (1, Dim::Unknown),
        (2, Dim::Unknown),
        (3, Dim::Unknown),
    ])
}

fn canonical(mut sizes: Vec<usize>) -> Vec<usize> {
    while sizes.len() < 2 {
        sizes.push(1);
    }
    while sizes.len() > 2 && sizes.last() == Some(&1) {
        sizes.pop();
    }
    sizes
}

fn sized_shape() -> impl Strategy<Value = (Vec<usize>, Shape)> {
    prop_oneof![
        9 => prop::collection::vec(sized_dim(), 2..4).prop_map(|v| {
            let (sizes, dims): (Vec<usize>, Vec<Dim>) = v.into_iter().unzip();
            (canonical(sizes), Shape::new(dims))
        }),
        4 => (prop::collection::vec(0..4usize, 2), any::<[bool; 3]>()).prop_map(|(v, [none, rows, columns])| {
            let dim = |k: usize, known: bool| if known { Dim::Const(v[k] as i64) } else { Dim::Unknown };
            let shape = Shape::empty().join(&Shape::new([dim(0, rows), dim(1, columns)]));
            (if none { vec![0, 0] } else { v }, shape)
        }),
        1 => prop::collection::vec(0..4usize, 2..4).prop_map(|v| (canonical(v), Shape::Any)),
    ]
}

fn contains(shape: &Shape, sizes: &[usize]) -> bool {
    shape.contains(sizes, &env_of(ENV))
}

fn size(sizes: &[usize], k: usize) -> usize {
    sizes.get(k).copied().unwrap_or(1)
}

fn concrete_broadcast(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    (0..a.len().max(b.len()))
        .map(|k| match (size(a, k), size(b, k)) {
            (1, n) | (n, 1) => Some(n),
            (m, n) => (m == n).then_some(n),
        })
        .collect::<Option<Vec<_>>>()
        .map(canonical)
}

fn concrete_matmul(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let scalar = |s: &[usize]| s == [1, 1];
    if scalar(a) {
        return Some(b.to_vec());
    }
    if scalar(b) {
        return Some(a.to_vec());
    }
    (a.len() == 2 && b.len() == 2 && a[1] == b[0]).then(|| vec![a[0], b[1]])
}

fn concrete_concat(dim: usize, parts: &[&[usize]]) -> Option<Vec<usize>> {
    let solid: Vec<_> = parts.iter().filter(|p| **p != [0, 0]).collect();
    let Some(first) = solid.first() else { return Some(vec![0, 0]) };
    let rank = solid.iter().map(|p| p.len()).max().unwrap_or(2).max(dim + 1);
    let mut result: Vec<usize> = (0..rank).map(|k| size(first, k)).collect();
    for p in &solid[1..] {
        for (k, r) in result.iter_mut().enumerate() {
            if k == dim {
                *r += size(p, k);
            } else if *r != size(p, k) {
                return None;
            }
        }
    }
    Some(canonical(result))
}

fn concrete_index(base: &[usize], index: &[usize]) -> Vec<usize> {
    let vector = |s: &[usize]| s.len() == 2 && (s[0] == 1 || s[1] == 1);
    let n: usize = index.iter().product();
    if base != [1, 1] && vector(base) && vector(index) {
        return if base[0] == 1 { vec![1, n] } else { vec![n, 1] };
    }
    index.to_vec()
}

fn concrete_reduce(s: &[usize], dim: Option<usize>) -> Vec<usize> {
    if dim.is_none() && s == [0, 0] {
        return vec![1, 1];
    }
    let d = dim.or_else(|| s.iter().position(|&n| n != 1)).unwrap_or(0);
    canonical(s.iter().enumerate().map(|(k, &n)| if k == d { 1 } else { n }).collect())
}

/// A rule against its concrete counterpart.
fn agrees(rule: &ShapeResult, concrete: Option<Vec<usize>>) -> Result<(), String> {
    match (rule, concrete) {
        (Ok(Conform { shape, .. }), Some(sizes)) if !contains(shape, &sizes) => {
            Err(format!("{shape} lacks {sizes:?}"))
        }
        (Ok(Conform { proved: true, shape }), None) => Err(format!("{shape} is proved, and fails")),
        (Err(Nonconformable), Some(sizes)) => Err(format!("certain error, and gives {sizes:?}")),
        _ => Ok(()),
    }
}

proptest! {
    #![proptest_config(config(6000))]

    #[test]
    fn shape_rules_contain_the_concrete((x, a) in sized_shape(), (y, b) in sized_shape(), (z, c) in sized_shape(), d in 0..3usize) {
        let f = &NoFacts;
        prop_assert!(contains(&a, &x));
        for (what, rule, concrete) in [
            ("broadcast", shape::broadcast(f, &a, &b), concrete_broadcast(&x, &y)),
            ("matmul", shape::matmul(f, &a, &b), concrete_matmul(&x, &y)),
            ("concat", shape::concat(f, d, &[a.clone(), b.clone(), c.clone()]), concrete_concat(d, &[&x, &y, &z])),
            ("transpose", shape::transpose(f, &a), (x.len() == 2).then(|| vec![x[1], x[0]])),
        ] {
            let check = agrees(&rule, concrete);
            prop_assert!(check.is_ok(), "{what}: {} {a} {b} {c}, sizes {x:?} {y:?} {z:?}", check.unwrap_err());
        }
        let linear = shape::index_linear(f, &a, &Index::Positions(b.clone()));
        prop_assert!(contains(&linear, &concrete_index(&x, &y)), "{a}({b}) is {linear}: {x:?} {y:?}");
        let column = shape::index_linear(f, &a, &Index::Colon);
        prop_assert!(contains(&column, &[x.iter().product(), 1]));
        let n: usize = y.iter().product();
        let multi = shape::index_multi(&a, &[Index::Positions(b.clone()), Index::Colon]);
        prop_assert!(contains(&multi, &[n, x[1..].iter().product()]), "{a}({b},:) is {multi}");
        for dim in [None, Some(d)] {
            let r = shape::reduce(f, &a, dim);
            prop_assert!(contains(&r, &concrete_reduce(&x, dim)), "reduce {a} along {dim:?} is {r}: {x:?}");
        }
        let grown = shape::grow(f, &a, &[b.rows(), b.cols()]);
        let reach = |k: usize| size(&x, k).max(if k < 2 { y[k] } else { 0 });
        prop_assert!(contains(&grown, &canonical((0..x.len().max(2)).map(reach).collect())), "{a} grown to {b}");
        let repeated = shape::multiply(&a, &b);
        let product = (0..x.len().max(y.len())).map(|k| size(&x, k) * size(&y, k)).collect();
        prop_assert!(contains(&repeated, &canonical(product)));
        prop_assert!(contains(&shape::squeeze(f, &a), &squeezed(&x)), "squeeze {a}");
        prop_assert!(contains(&a.join(&b), &x) && contains(&a.join(&b), &y));
        if x == y {
            let both = a.meet(&b);
            prop_assert!(both.as_ref().is_some_and(|m| contains(m, &x)), "{a} and {b} meet at {both:?}");
        }
    }

    #[test]
    fn linear_growth_contains_the_concrete((x, a) in sized_shape(), (n, d) in sized_dim()) {
        let numel: usize = x.iter().product();
        let after = if n <= numel {
            Some(x.clone())
        } else {
            match x.as_slice() {
                [0, 0] | [1, _] => Some(vec![1, n]),
                [_, 1] => Some(vec![n, 1]),
                _ => None,
            }
        };
        if let Some(after) = after {
            let grown = shape::grow_linear(&NoFacts, &a, &d);
            prop_assert!(contains(&grown, &after), "{a} grown to {d} is {grown}, not {after:?}");
        }
    }

    #[test]
    fn shape_questions_are_answered_rightly((x, a) in sized_shape()) {
        let f = &NoFacts;
        let vector = x.len() == 2 && (x[0] == 1 || x[1] == 1);
        for (answer, truth) in [
            (a.is_scalar(f), x == [1, 1]),
            (a.is_empty(f), x.contains(&0)),
            (a.is_vector(f), vector),
            (a.is_matrix(f), x.len() == 2),
            (a.is_0x0(f), x == [0, 0]),
        ] {
            prop_assert!(answer != if truth { Truth::No } else { Truth::Yes }, "{a} {x:?}");
        }
    }

    #[test]
    fn colons_count(lo in -4i64..5, step in -3i64..4, hi in -4i64..9) {
        let n = shape::colon_count(&lo.into(), step, &hi.into());
        let mut count = 0;
        while step != 0 && (if step > 0 { lo + count * step <= hi } else { lo + count * step >= hi }) {
            count += 1;
        }
        prop_assert_eq!(n, Dim::Const(count));
    }
}

fn squeezed(s: &[usize]) -> Vec<usize> {
    if s.len() <= 2 { s.to_vec() } else { canonical(s.iter().copied().filter(|&n| n != 1).collect()) }
}

// ---------------------------------------------------------------- abstract values

/// Extents without symbols: with them the meet of two expressions is not below both.
fn plain_shape() -> impl Strategy<Value = Shape> {
    let dim = prop::sample::select(vec![Dim::ZERO, Dim::ONE, Dim::Const(2), Dim::Unknown]);
    prop_oneof![
        6 => prop::collection::vec(dim.clone(), 2..4).prop_map(Shape::new),
        3 => prop::collection::vec(dim, 2).prop_map(|dims| Shape::empty().join(&Shape::new(dims))),
        1 => Just(Shape::Any),
    ]
}

fn array() -> impl Strategy<Value = AbsValue> {
    let class =
        prop::sample::select(vec![Class::Double, Class::Single, Class::Int8, Class::Logical, Class::Char]);
    let complexity =
        prop::sample::select(vec![Complexity::Real, Complexity::Real, Complexity::Complex, Complexity::Any]);
    let sparsity =
        prop::sample::select(vec![Sparsity::Full, Sparsity::Full, Sparsity::Sparse, Sparsity::Any]);
    (class, plain_shape(), interval(), complexity, sparsity).prop_map(
        |(class, shape, range, complexity, sparsity)| {
            let possible = shape.is_empty(&NoFacts) != Truth::No;
            let m = Matrix::in_range(class, shape.clone(), range);
            let m = if m.range(class).is_bottom() && !possible { Matrix::of(class, shape) } else { m };
            let m = if class.is_float() {
                m.with_complexity(complexity).with_sparsity(sparsity, class)
            } else {
                m
            };
            Value::one(ClassValue::new(class, m))
        },
    )
}

fn constant() -> impl Strategy<Value = AbsValue> {
    prop::sample::select(vec![
        AbsValue::number(0.0),
        AbsValue::number(-0.0),
        AbsValue::number(2.5),
        AbsValue::number(f64::NAN),
        AbsValue::boolean(true),
        AbsValue::text("abc"),
        AbsValue::text(""),
        AbsValue::string("a\"b"),
        AbsValue::constant(Class::Int8, Constant::Integer(-5)),
        AbsValue::constant(Class::UInt64, Constant::Integer((1 << 60) + 1)),
        parse_value("1-2i").unwrap(),
        parse_value("[1 2; 3 4]").unwrap(),
        parse_value("[1 2]").unwrap(),
    ])
}

fn value() -> impl Strategy<Value = AbsValue> {
    let leaf = prop_oneof![
        4 => array(),
        4 => constant(),
        1 => Just(AbsValue::top()),
        1 => Just(AbsValue::bottom()),
        1 => Just(AbsValue::undefined()),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let real = inner.clone().prop_map(|v| if v.is_undefined() { AbsValue::number(1.0) } else { v });
        let field = (prop::sample::select(vec!["x", "y", "z"]), real.clone());
        let record = prop::collection::vec(field, 0..3).prop_map(|fields| {
            let mut list: Vec<(Name, AbsValue)> = Vec::new();
            for (n, v) in fields {
                if list.iter().all(|f| f.0 != Name::new(n)) {
                    list.push((Name::new(n), v));
                }
            }
            AbsValue::structure(list)
        });
        let function = prop_oneof![
            (0..3u32).prop_map(Target::Function),
            prop::sample::select(vec!["sin", "cos"]).prop_map(|n| Target::Builtin(Name::new(n))),
        ];
        let bound = prop::collection::vec(real.clone().prop_map(Value::defined), 0..2);
        prop_oneof![
            2 => record,
            2 => prop::collection::vec(real.clone().prop_map(Value::defined), 0..3).prop_map(|v| AbsValue::cell(1, v)),
            1 => (plain_shape(), inner.clone()).prop_map(|(s, v)| AbsValue::cell_of(s, v)),
            1 => (function, bound).prop_map(|(t, b)| AbsValue::handle(t, b)),
            3 => (inner.clone(), inner.clone()).prop_map(|(a, b)| a.join(&b)),
            1 => inner.prop_map(Value::or_undefined),
        ]
    })
}

proptest! {
    #![proptest_config(config(6000))]

    #[test]
    fn values_are_a_lattice(a in value(), b in value(), c in value()) {
        let (ab, ba) = (a.join(&b), b.join(&a));
        prop_assert_eq!(&ab, &ba, "{} and {}", a, b);
        prop_assert_eq!(ab.join(&c), a.join(&b.join(&c)), "{} and {} and {}", a, b, c);
        prop_assert_eq!(&a.join(&a), &a);
        prop_assert_eq!(&a.meet(&a), &a);
        prop_assert!(a.leq(&ab) && b.leq(&ab), "{} and {} join at {}", a, b, ab);
        prop_assert!(a.leq(&AbsValue::top().or_undefined()) && AbsValue::bottom().leq(&a));
        let m = a.meet(&b);
        prop_assert_eq!(&m, &b.meet(&a), "{} and {}", a, b);
        prop_assert!(m.leq(&a) && m.leq(&b), "{} and {} meet at {}", a, b, m);
        prop_assert_eq!(&a.meet(&ab), &a, "{} and {}", a, ab);
        prop_assert_eq!(&a.join(&m), &a, "{} and {}", a, m);
        prop_assert_eq!(a.leq(&b), ab == b, "{} and {}", a, b);
        if a.leq(&c) && b.leq(&c) {
            prop_assert!(ab.leq(&c), "{} and {} join at {}, not below {}", a, b, ab, c);
        }
        if c.leq(&a) && c.leq(&b) {
            prop_assert!(c.leq(&m), "{} is below {} and {}, not below {}", c, a, b, m);
        }
        prop_assert!(ab.leq(&a.widen(&b)), "{} widened by {} is {}", a, b, a.widen(&b));
    }

    #[test]
    fn order_is_transitive(a in value(), b in value(), c in value()) {
        let (ab, abc) = (a.join(&b), a.join(&b).join(&c));
        prop_assert!(a.leq(&ab) && ab.leq(&abc) && a.leq(&abc));
        prop_assert!(!(a.leq(&b) && b.leq(&a)) || a == b);
    }

    #[test]
    fn values_read_back(a in value()) {
        let text = a.to_string();
        match parse_value(&text) {
            // The notation has no sign of zeros: what is read back may have both.
            Ok(b) => prop_assert!(a.leq(&b) && b.to_string() == text, "{}", text),
            Err(e) => prop_assert!(false, "{text}: {e} at {}", e.at),
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z(){}:,=@'0-9.\\[\\]; $#~?-]{0,40}") {
        if let Ok(v) = parse_value(&text) {
            prop_assert_eq!(parse_value(&v.to_string()), Ok(v));
        }
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn chains_end(start in value(), steps in prop::collection::vec(value(), 20)) {
        let mut x = start;
        for round in 0.. {
            let before = x.clone();
            for s in &steps {
                // A struct that holds itself grows for ever but for the depth bound.
                let nested = AbsValue::structure([(Name::new("next"), x.clone().defined())]);
                for next in [s, &nested] {
                    let widened = x.widen(next);
                    prop_assert!(x.leq(&widened), "{} above {}", widened, x);
                    prop_assert!(next.leq(&widened), "{} above {}", widened, next);
                    x = widened;
                }
            }
            if x == before {
                break;
            }
            prop_assert!(round < 40, "{x}");
        }
    }
}

/// Values that are deeper than values are followed: trees of structs and of cells, and both in each other.
fn deep_value() -> impl Strategy<Value = AbsValue> {
    let layer = (prop::sample::select(vec!["v", "next", "kids"]), 0..5u8);
    (value(), prop::collection::vec(layer, 1..9)).prop_map(|(leaf, layers)| {
        let leaf = if leaf.is_undefined() { AbsValue::number(1.0) } else { leaf.defined() };
        layers.into_iter().fold(leaf, |inside, (name, kind)| match kind {
            0 => AbsValue::cell(1, vec![AbsValue::number(1.0), inside]),
            1 => AbsValue::cell_of(Shape::row(Dim::Unknown), inside),
            2 => AbsValue::structure([(Name::new(name), inside.join(&AbsValue::number(2.0)))]),
            3 => AbsValue::structure([(Name::new("w"), AbsValue::text("a")), (Name::new(name), inside)]),
            _ => AbsValue::structure([(Name::new(name), inside)]).join(&AbsValue::number(0.0)),
        })
    })
}

/// Whether some way down ends in a recursive type.
fn is_recursive(value: &AbsValue) -> bool {
    value.to_string().contains(" rec(")
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn deep_values_are_a_lattice(a in deep_value(), b in deep_value(), c in deep_value()) {
        let ab = a.join(&b);
        prop_assert_eq!(&ab, &b.join(&a), "{} and {}", a, b);
        prop_assert_eq!(ab.join(&c), a.join(&b.join(&c)), "{} and {} and {}", a, b, c);
        prop_assert_eq!(&a.join(&a), &a);
        prop_assert!(a.leq(&ab) && b.leq(&ab), "{} and {} join at {}", a, b, ab);
        prop_assert_eq!(a.leq(&b), ab == b, "{} and {}", a, b);
        if a.leq(&c) && b.leq(&c) {
            prop_assert!(ab.leq(&c), "{} and {} join at {}, not below {}", a, b, ab, c);
        }
        prop_assert!(ab.leq(&a.widen(&b)), "{} widened by {} is {}", a, b, a.widen(&b));
        // What both allow is in the meet: it is above what is below both.
        let m = a.meet(&ab);
        prop_assert!(a.leq(&m), "{} and {} meet at {}", a, ab, m);
    }

    #[test]
    fn deep_values_read_back(a in deep_value()) {
        let text = a.to_string();
        match parse_value(&text) {
            Ok(b) => prop_assert!(a.leq(&b) && b.to_string() == text, "{}", text),
            Err(e) => prop_assert!(false, "{text}: {e} at {}", e.at),
        }
    }

    /// What is taken out is what was put in, or more; a join gives more of every part.
    #[test]
    fn parts_of_deep_values_are_kept(a in deep_value(), b in deep_value()) {
        for name in ["v", "next", "kids"] {
            let whole = AbsValue::structure([(Name::new(name), a.clone())]);
            let part = whole.field(Name::new(name));
            prop_assert!(a.leq(&part), "{} in {}", a, part);
            let both = whole.join(&AbsValue::structure([(Name::new(name), b.clone())]));
            prop_assert!(part.leq(&both.field(Name::new(name))), "{} and {}", a, b);
        }
        let cell = AbsValue::cell_of(Shape::row(Dim::Unknown), a.clone());
        prop_assert!(a.leq(&cell.content(None)), "{} in {}", a, cell);
    }
}

/// A search tree of any depth has its keys at every depth.
#[test]
fn a_tree_is_known_at_every_depth() {
    let empty = || AbsValue::in_range(Class::Double, Shape::empty(), Interval::BOTTOM);
    let mut tree = empty();
    for key in 0..40 {
        let node = |l: &AbsValue, r: &AbsValue| {
            let key = (Name::new("key"), AbsValue::number(f64::from(key)));
            AbsValue::structure([key, (Name::new("left"), l.clone()), (Name::new("right"), r.clone())])
        };
        tree = tree.widen(&node(&tree, &empty())).widen(&node(&empty(), &tree));
    }
    assert!(is_recursive(&tree), "{tree}");
    let mut at = tree.clone();
    for _ in 0..50 {
        at = at.field(Name::new("left"));
        let key = at.field(Name::new("key"));
        assert_eq!(key.unique_class(), Some(Class::Double), "{at}");
        assert_eq!(key.shape(), Shape::scalar());
        assert_eq!(at.classes().iter().count(), 2, "a tree or nothing: {at}");
    }
    assert_eq!(at.field(Name::new("left")), at, "what is deep is one type");
}
