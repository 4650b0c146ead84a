//! The five laws of every lattice an abstract value is made of: the join is commutative,
//! associative and idempotent, it is the least element above both, and widening is above both and
//! comes to rest. Of extents and shapes over symbols, too.
//!
//! Not here: meets, which shapes over symbols do not have, and what concrete values lie inside
//! (`laws`).

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use std::fmt::Debug;
use tame_types::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// An ordered set with joins.
struct Lattice<T> {
    join: fn(&T, &T) -> T,
    leq: fn(&T, &T) -> bool,
    widen: fn(&T, &T) -> T,
}

impl<T: Clone + PartialEq + Debug> Lattice<T> {
    fn laws(&self, a: &T, b: &T, c: &T) -> TestCaseResult {
        let Lattice { join, leq, widen } = self;
        let ab = join(a, b);
        prop_assert_eq!(&ab, &join(b, a), "commutative: {:?} and {:?}", a, b);
        prop_assert_eq!(join(&ab, c), join(a, &join(b, c)), "associative: {:?}, {:?}, {:?}", a, b, c);
        prop_assert_eq!(&join(a, a), a, "idempotent");
        prop_assert!(leq(a, &ab) && leq(b, &ab), "above both: {:?} and {:?} join at {:?}", a, b, ab);
        prop_assert_eq!(leq(a, b), ab == *b, "order and join agree: {:?} and {:?}", a, b);
        if leq(a, c) && leq(b, c) {
            prop_assert!(leq(&ab, c), "least: {:?} and {:?} join at {:?}, not below {:?}", a, b, ab, c);
        }
        let widened = widen(a, b);
        prop_assert!(leq(&ab, &widened), "{:?} widened by {:?} is {:?}", a, b, widened);
        Ok(())
    }

    /// Whatever comes in turn, widening changes nothing after so many rounds.
    fn comes_to_rest(&self, start: &T, steps: &[T], rounds: usize) -> TestCaseResult {
        let mut x = start.clone();
        for _ in 0..rounds {
            x = steps.iter().fold(x, |x, s| (self.widen)(&x, s));
        }
        let after = steps.iter().fold(x.clone(), |x, s| (self.widen)(&x, s));
        prop_assert_eq!(after, x);
        Ok(())
    }
}

fn dim() -> impl Strategy<Value = Dim> {
    let (n, m) = (Dim::from(Sym::extent("n")), Dim::from(Sym::extent("m")));
    prop::sample::select(vec![
        Dim::ZERO,
        Dim::ONE,
        Dim::Const(3),
        Dim::Unknown,
        n.clone(),
        m.clone(),
        n.add(&Dim::ONE),
        n.mul(&m),
        n.maximum(&m),
        n.floor_div(2),
    ])
}

fn shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        8 => prop::collection::vec(dim(), 0..4).prop_map(Shape::new),
        4 => prop::collection::vec(dim(), 0..3).prop_map(|dims| Shape::empty().join(&Shape::new(dims))),
        1 => Just(Shape::Any),
    ]
}

fn range() -> impl Strategy<Value = Interval> {
    let end =
        || prop::sample::select(vec![f64::NEG_INFINITY, -300.0, -1.5, 0.0, 1.0, 7.0, 1e20, f64::INFINITY]);
    (end(), end(), any::<[bool; 3]>()).prop_map(|(a, b, [integer, nan, neg_zero])| {
        Interval { lo: a.min(b), hi: a.max(b), integer, nan, neg_zero }.normalised()
    })
}

const COMPLEXITIES: [Complexity; 5] =
    [Complexity::Real, Complexity::Imaginary, Complexity::Narrow, Complexity::Complex, Complexity::Any];

fn complexity() -> impl Strategy<Value = Complexity> {
    prop::sample::select(COMPLEXITIES.to_vec())
}

fn sparsity() -> impl Strategy<Value = Sparsity> {
    prop::sample::select(vec![Sparsity::Full, Sparsity::Sparse, Sparsity::Any])
}

/// Arrays of doubles.
fn matrix() -> impl Strategy<Value = Matrix> {
    let class = Class::Double;
    let constants = [0.0, -0.0, 2.5, f64::NAN, f64::INFINITY].map(Constant::Number);
    let constant = prop::sample::select(constants.to_vec()).prop_map(move |c| Matrix::constant(class, c));
    let array = (shape(), range(), complexity(), sparsity())
        .prop_filter("an interval without numbers is for arrays that may be empty", |(s, r, ..)| {
            !r.is_bottom() || s.is_empty(&NoFacts) != Truth::No
        })
        .prop_map(move |(s, r, c, p)| {
            Matrix::in_range(class, s, r).with_complexity(c).with_sparsity(p, class)
        });
    prop_oneof![1 => constant, 4 => array]
}

/// Values of one or more classes whose shapes may have symbols.
fn value() -> impl Strategy<Value = AbsValue> {
    let class = prop::sample::select(vec![Class::Double, Class::Int8, Class::Char, Class::Logical]);
    let array = (class, shape(), range()).prop_map(|(c, s, r)| {
        let m = Matrix::in_range(c, s.clone(), r);
        let none = m.range(c).is_bottom() && s.is_empty(&NoFacts) == Truth::No;
        AbsValue::one(ClassValue::new(c, if none { Matrix::of(c, s) } else { m }))
    });
    let leaf = prop_oneof![
        6 => array,
        1 => Just(AbsValue::text("ab")),
        1 => Just(AbsValue::top()),
        1 => Just(AbsValue::bottom()),
    ];
    leaf.prop_recursive(2, 8, 2, |inner| {
        prop_oneof![
            (shape(), inner.clone()).prop_map(|(s, v)| AbsValue::cell_of(s, v)),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| a.join(&b)),
        ]
    })
}

const DIMS: Lattice<Dim> = Lattice { join: Dim::join, leq: Dim::leq, widen: Dim::join };
const SHAPES: Lattice<Shape> = Lattice { join: Shape::join, leq: Shape::leq, widen: Shape::widen };
const INTERVALS: Lattice<Interval> =
    Lattice { join: |a, b| a.join(*b), leq: |a, b| a.leq(*b), widen: |a, b| a.widen(*b) };
const MATRICES: Lattice<Matrix> = Lattice {
    join: |a, b| a.join(b, Class::Double),
    leq: |a, b| a.leq(b, Class::Double),
    widen: |a, b| a.widen(b, Class::Double),
};
const VALUES: Lattice<AbsValue> = Lattice { join: Value::join, leq: Value::leq, widen: Value::widen };

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn extents(a in dim(), b in dim(), c in dim()) {
        DIMS.laws(&a, &b, &c)?;
        DIMS.comes_to_rest(&a, &[b, c], 2)?;
    }

    #[test]
    fn shapes(a in shape(), b in shape(), c in shape()) {
        SHAPES.laws(&a, &b, &c)?;
        SHAPES.comes_to_rest(&a, &[b, c], 4)?;
    }

    #[test]
    fn intervals(a in range(), b in range(), c in range()) {
        INTERVALS.laws(&a, &b, &c)?;
        INTERVALS.comes_to_rest(&a, &[b, c], 20)?;
    }

    #[test]
    fn matrices(a in matrix(), b in matrix(), c in matrix()) {
        MATRICES.laws(&a, &b, &c)?;
        MATRICES.comes_to_rest(&a, &[b, c], 20)?;
    }

    #[test]
    fn values(a in value(), b in value(), c in value()) {
        VALUES.laws(&a, &b, &c)?;
        VALUES.comes_to_rest(&a, &[b, c], 20)?;
    }
}

/// Complexity and sparsity have few elements, with which every three are tried.
#[test]
fn small_lattices() {
    let complexities =
        Lattice { join: |a: &Complexity, b| a.join(*b), leq: |a, b| a.leq(*b), widen: |a, b| a.join(*b) };
    let sparsities = Lattice {
        join: |a: &Sparsity, b| a.join(*b),
        leq: |a, b| a == b || *b == Sparsity::Any,
        widen: |a, b| a.join(*b),
    };
    let (c, s) = (COMPLEXITIES, [Sparsity::Full, Sparsity::Sparse, Sparsity::Any]);
    for k in 0..125 {
        complexities.laws(&c[k / 25], &c[k / 5 % 5], &c[k % 5]).expect("complexity");
    }
    for k in 0..27 {
        let (i, j, l) = (k / 9, k / 3 % 3, k % 3);
        sparsities.laws(&s[i], &s[j], &s[l]).expect("sparsity");
    }
}
