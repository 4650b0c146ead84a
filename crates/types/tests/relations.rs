//! The store of relations: what it says of symbols holds for every value that it admits, joins
//! contain both, and it is as strong as its users need.

use proptest::prelude::*;
use tame_types::shape::{Shape, Truth, broadcast, matmul};
use tame_types::{Dim, Interval, Relations, Sym, SymFacts};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

const NAMES: [&str; 3] = ["a", "b", "c"];

/// A fact about three symbols.
#[derive(Clone, Debug)]
enum Fact {
    Equal(Dim, Dim),
    AtMost(Dim, Dim),
    Divides(i64, Dim),
    Range(usize, i64, i64),
}

fn extent() -> impl Strategy<Value = Dim> {
    let symbol = (0..3usize).prop_map(|k| Dim::named(NAMES[k]));
    let term = (symbol, -2i64..3).prop_map(|(d, k)| d.mul(&k.into()));
    let product = (0..3usize, 0..3usize).prop_map(|(i, j)| Dim::named(NAMES[i]).mul(&Dim::named(NAMES[j])));
    let terms = prop::collection::vec(prop_oneof![5 => term, 1 => product], 0..3);
    (terms, -4i64..5).prop_map(|(terms, n)| terms.iter().fold(Dim::Const(n), |sum, t| sum.add(t)))
}

fn fact() -> impl Strategy<Value = Fact> {
    prop_oneof![
        3 => (extent(), extent()).prop_map(|(a, b)| Fact::Equal(a, b)),
        3 => (extent(), extent()).prop_map(|(a, b)| Fact::AtMost(a, b)),
        1 => (2i64..4, extent()).prop_map(|(k, d)| Fact::Divides(k, d)),
        1 => (0..3usize, 0i64..4, 2i64..7).prop_map(|(k, lo, hi)| Fact::Range(k, lo, hi)),
    ]
}

fn learn(r: &mut Relations, fact: &Fact) {
    match fact {
        Fact::Equal(a, b) => r.learn_equal(a, b),
        Fact::AtMost(a, b) => r.learn_at_most(a, b),
        Fact::Divides(k, d) => r.learn_divides(*k, d),
        Fact::Range(k, lo, hi) => {
            let range = Interval { lo: *lo as f64, hi: *hi as f64, ..Interval::INTEGERS };
            r.learn_range(Sym::extent(NAMES[*k]), range);
        }
    }
}

fn store(facts: &[Fact]) -> Relations {
    let mut r = Relations::default();
    facts.iter().for_each(|f| learn(&mut r, f));
    r
}

fn value_of(values: [i64; 3]) -> impl Fn(Sym) -> Option<i64> {
    move |s| NAMES.iter().position(|n| Sym::extent(n) == s).map(|k| values[k])
}

fn eval(d: &Dim, values: [i64; 3]) -> i64 {
    d.eval(&value_of(values)).expect("small numbers")
}

fn is_true(fact: &Fact, values: [i64; 3]) -> bool {
    match fact {
        Fact::Equal(a, b) => eval(a, values) == eval(b, values),
        Fact::AtMost(a, b) => eval(a, values) <= eval(b, values),
        Fact::Divides(k, d) => eval(d, values) % k == 0,
        Fact::Range(k, lo, hi) => (*lo..=*hi).contains(&values[*k]),
    }
}

/// All values of the symbols up to four.
fn all_values() -> impl Iterator<Item = [i64; 3]> {
    (0..125).map(|k| [k / 25, k / 5 % 5, k % 5])
}

fn fits(truth: Truth, holds: bool) -> bool {
    truth == Truth::Maybe || (truth == Truth::Yes) == holds
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn answers_hold_for_every_model(facts in prop::collection::vec(fact(), 0..5), a in extent(), b in extent()) {
        let r = store(&facts);
        let models = all_values().filter(|v| facts.iter().all(|f| is_true(f, *v)));
        for v in models {
            prop_assert!(!r.is_impossible(), "{:?} of {}", v, r);
            prop_assert!(r.holds(&value_of(v)), "{:?} of {}", v, r);
            let (x, y) = (eval(&a, v), eval(&b, v));
            prop_assert!(fits(r.equal(&a, &b), x == y), "{a} = {b} with {v:?}: {r}");
            prop_assert!(fits(r.at_most(&a, &b), x <= y), "{a} <= {b} with {v:?}: {r}");
            prop_assert!(fits(r.divides(2, &a), x % 2 == 0), "2 | {a} with {v:?}: {r}");
            for (k, n) in NAMES.iter().enumerate() {
                prop_assert!(r.range(Sym::extent(n)).contains(v[k] as f64), "{n} with {v:?}: {r}");
            }
            // What goes by quotients has no value here.
            if let Some(n) = r.canonical(&a).eval(&value_of(v)) {
                prop_assert_eq!(n, x);
            }
        }
    }

    #[test]
    fn joins_and_widenings_contain_both(
        f in prop::collection::vec(fact(), 0..4), g in prop::collection::vec(fact(), 0..4),
        a in extent(), b in extent(),
    ) {
        let (r, s) = (store(&f), store(&g));
        for up in [r.join(&s), s.join(&r), r.widen(&s)] {
            let models = all_values().filter(|v| f.iter().all(|x| is_true(x, *v)) || g.iter().all(|x| is_true(x, *v)));
            for v in models {
                prop_assert!(!up.is_impossible() && up.holds(&value_of(v)));
                prop_assert!(fits(up.at_most(&a, &b), eval(&a, v) <= eval(&b, v)));
            }
        }
        prop_assert!(r.leq(&r), "{}", r);
        if r.leq(&s) {
            for v in all_values().filter(|v| f.iter().all(|x| is_true(x, *v))) {
                prop_assert!(s.holds(&value_of(v)), "{v:?}: {r} and {s}");
            }
        }
    }

    #[test]
    fn what_is_forgotten_may_be_anything(facts in prop::collection::vec(fact(), 0..5), other in 0i64..5) {
        let rest = store(&facts).forget(Sym::extent("a"));
        for mut v in all_values().filter(|v| facts.iter().all(|f| is_true(f, *v))) {
            v[0] = other;
            prop_assert!(!rest.is_impossible() && rest.holds(&value_of(v)), "{v:?}: {rest}");
        }
    }

    #[test]
    fn what_is_learned_is_known(fact in fact()) {
        let r = store(std::slice::from_ref(&fact));
        let known = match &fact {
            Fact::Equal(a, b) => r.equal(a, b),
            Fact::AtMost(a, b) => r.at_most(a, b),
            Fact::Divides(..) | Fact::Range(..) => Truth::Yes,
        };
        prop_assert_eq!(known, Truth::Yes, "{:?} of {}", fact, r);
    }

    #[test]
    fn widening_ends(lists in prop::collection::vec(prop::collection::vec(fact(), 0..4), 60)) {
        let mut r = store(&lists[0]);
        let mut steps = 0;
        for l in &lists {
            let next = r.widen(&store(l));
            steps += u32::from(!next.leq(&r));
            r = next;
        }
        prop_assert!(steps < 40, "{steps}");
    }
}

#[test]
fn what_passed_checks_and_branches_say() {
    let [n, m, k] = ["n", "m", "k"].map(Dim::named);
    let one = Dim::ONE;
    let mut r = Relations::default();
    // After a*b of n-by-m and k-by-n passed, the product of b*a conforms.
    r.learn_equal(&m, &k);
    assert_eq!(r.equal(&m.add(&one), &k.add(&one)), Truth::Yes);
    let (a, b) = (Shape::matrix(n.clone(), r.canonical(&m)), Shape::matrix(r.canonical(&k), n.clone()));
    assert!(matmul(&r, &a, &b).is_ok_and(|c| c.proved));
    // Order goes on through others; a counter stays below the extent.
    r.learn_at_most(&n, &m.sub(&one));
    let mut s = r.clone();
    let i = Dim::from(Sym::value("i", 0));
    s.learn_at_most(&one, &i);
    s.learn_at_most(&i, &n);
    assert_eq!(s.at_most(&i.add(&one), &k), Truth::Yes);
    assert_eq!(s.at_most(&k, &i), Truth::No);
    assert_eq!(s.range(Sym::value("i", 0)).lo, 1.0);
    assert_eq!(r.at_most(&i, &k), Truth::Maybe, "what a copy learns is its own");
    // An even number is twice its half, whichever way floors are written.
    s.learn_divides(2, &n);
    assert_eq!(s.equal(&s.canonical(&n).floor_div(2).mul(&2.into()), &n), Truth::Yes);
    assert_eq!(s.divides(2, &n.add(&one)), Truth::No);
    assert_eq!(s.divides(4, &n.mul(&n)), Truth::Yes);
    // Both arms of a branch.
    let (mut t, mut u) = (Relations::default(), Relations::default());
    t.learn_equal(&n, &3.into());
    t.learn_equal(&m, &4.into());
    u.learn_equal(&n, &7.into());
    u.learn_equal(&m, &n.add(&one));
    let v = t.join(&u);
    assert_eq!((v.range(Sym::extent("n")).lo, v.range(Sym::extent("n")).hi), (3.0, 7.0));
    assert_eq!(v.equal(&m, &n.add(&one)), Truth::Yes);
    // A rule of shapes with what is known.
    let mut w = Relations::default();
    w.learn_at_most(&2.into(), &n);
    w.learn_equal(&m, &n);
    let rows = [&n, &m].map(|d| Shape::matrix(w.canonical(d), 1));
    assert!(broadcast(&w, &rows[0], &rows[1]).is_ok_and(|c| c.proved));
    assert_eq!(w.to_string(), "n = m, m in [2,9007199254740992]");
    w.learn_equal(&n, &1.into());
    assert!(w.is_impossible());
}

proptest! {
    #![proptest_config(config(200))]

    /// A multiple is one for all values, and what is said to be none is not one for some.
    #[test]
    fn multiples_are_multiples_of_all_values(a in extent(), b in extent(), k in 2i64..5) {
        let product = a.mul(&b);
        let residues = || (0..k).flat_map(move |x| (0..k).flat_map(move |y| (0..k).map(move |z| [x, y, z])));
        let always = residues().all(|values| eval(&product, values) % k == 0);
        prop_assert_eq!(product.is_multiple_of(k), always, "{} by {}", product, k);
    }
}
