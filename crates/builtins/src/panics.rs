//! No kernel panics, whatever it is given: every one with rising numbers of values of all classes,
//! chosen by a fixed sequence of pseudo-random numbers. An array whose elements are not as many as
//! its extents say is a panic in test builds.
//!
//! Not here: what the results are (`checks`).

use crate::checks::{can_be_called, samples};
use crate::invoke;
use crate::registry::all;
use runtime::{Array, Context, Value};
use std::panic::{AssertUnwindSafe, catch_unwind};
use types::BUILTIN_CLASSES;

/// Values of all classes, and of those kinds that no class names: sparse, complex, nested.
fn values() -> Vec<Value> {
    let text = |t: &str| Value::char_row(t);
    let sparse = |x: Vec<f64>| runtime::convert::to_sparse(&Value::row(x)).expect("a sparse row");
    let mut list: Vec<Value> = BUILTIN_CLASSES.iter().flat_map(|&c| samples(c)).collect();
    list.extend([
        sparse(vec![0.0, 2.0, 0.0]),
        sparse(vec![1.0]),
        sparse(Vec::new()),
        Value::cell_row(vec![Value::cell(Array::empty()), Value::structure([("a", text("x"))])]),
        Value::cell(Array::column(vec![Value::F64(1.0), Value::F64(2.0)])),
        text("all"),
        text("omitnan"),
        text("stable"),
        text("%d"),
    ]);
    list
}

/// Taken as extents, two of these would be an array that is too large for a test.
fn is_large(v: &Value) -> bool {
    v.is_text() || v.doubles().iter().any(|x| x.is_finite() && x.abs() > 8.0)
}

/// Arguments of which at most one is large.
fn pick(values: &[Value], n: usize, random: &mut Sequence) -> Vec<Value> {
    let mut large = false;
    let mut args = Vec::with_capacity(n);
    while args.len() < n {
        let v = &values[random.below(values.len())];
        if !(large && is_large(v)) {
            large |= is_large(v);
            args.push(v.clone());
        }
    }
    args
}

/// Numbers that look random and are the same in every run.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// How many calls each kernel gets for each number of arguments.
const CALLS: usize = 2000;

#[test]
fn kernels_never_panic() {
    let values = values();
    let mut cx = Context::for_tests();
    let (mut wrong, mut ran) = (Vec::new(), 0);
    for (_, b) in all().filter(|(_, b)| can_be_called(b)) {
        let mut random =
            Sequence(b.name.as_str().bytes().fold(7u64, |h, c| h.wrapping_mul(31) + u64::from(c)));
        let most = b.params.most().unwrap_or(6).min(7);
        let outs = b.outputs.names.len().min(3);
        let mut told = 0;
        // The name of one that hangs is the last one shown by `--nocapture`.
        println!("{}", b.name);
        for n in b.params.least()..=most {
            for _ in 0..if n == 0 { 1 } else { CALLS } {
                let args = pick(&values, n, &mut random);
                let mut taken = args.clone();
                let nargout = random.below(outs + 1);
                ran += 1;
                if catch_unwind(AssertUnwindSafe(|| invoke(b, &mut cx, &mut taken, nargout))).is_err() {
                    cx = Context::for_tests();
                    told += 1;
                    if told <= 3 {
                        let shown: Vec<String> = args.iter().map(|v| format!("{v:?}")).collect();
                        wrong.push(format!("{}({})", b.name, shown.join(", ")));
                    }
                }
                cx.take_output();
            }
        }
    }
    assert!(wrong.is_empty(), "{} calls of {ran} panic:\n{}", wrong.len(), wrong.join("\n"));
    assert!(ran > 50_000, "only {ran} calls");
}
