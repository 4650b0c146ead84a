//! The widening of the value analysis is above both of its arguments in every round, and comes to
//! rest whatever is put in.

use super::state::widen_value;
use proptest::prelude::*;
use types::{AbsValue, Class, Dim, Interval, Shape, Sym};

fn value() -> impl Strategy<Value = AbsValue> {
    let end = || {
        prop::sample::select(vec![f64::NEG_INFINITY, -1e17, -300.0, -1.5, 0.0, 1.0, 7.0, 90.0, f64::INFINITY])
    };
    let range = (end(), end(), any::<[bool; 3]>()).prop_map(|(a, b, [integer, nan, neg_zero])| {
        Interval { lo: a.min(b), hi: a.max(b), integer, nan, neg_zero }.normalised()
    });
    let class =
        prop::sample::select(vec![Class::Double, Class::Single, Class::Int8, Class::Int64, Class::Char]);
    let extent =
        || prop::sample::select(vec![Dim::ONE, Dim::Const(2), Dim::Unknown, Sym::extent("n").into()]);
    let array = (class, extent(), extent(), range).prop_map(|(class, m, n, range)| {
        let range = range.meet(Interval::of_class(class));
        let shape = Shape::matrix(m, n);
        if range.is_bottom() { AbsValue::of(class, shape) } else { AbsValue::in_range(class, shape, range) }
    });
    let number = (-9i32..99).prop_map(|n| AbsValue::number(n.into()));
    let leaf = prop_oneof![4 => array, 4 => number, 1 => Just(AbsValue::text("ab")), 1 => Just(AbsValue::undefined())];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|v| AbsValue::cell_of(Shape::row(Dim::Unknown), v.defined())),
            (inner.clone(), inner).prop_map(|(a, b)| a.join(&b)),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn widening_is_above_both_and_comes_to_rest(
        start in value(),
        steps in prop::collection::vec(value(), 20),
        thresholds in prop::sample::select(vec![vec![], vec![0.0, 10.0], vec![-5.0, 1.0, 64.0, 1e3]]),
    ) {
        let mut x = start;
        for (round, new) in (0..).zip(&steps) {
            let widened = widen_value(&x, new, &thresholds, round);
            let joined = x.join(new);
            prop_assert!(joined.leq(&widened), "round {round}: {joined} widened to {widened}");
            x = widened;
        }
        let again = steps.iter().zip(20..).fold(x.clone(), |x, (new, round)| widen_value(&x, new, &thresholds, round));
        prop_assert_eq!(again, x);
    }
}
