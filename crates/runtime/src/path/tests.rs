//! Failed assignments leave no trace, in whatever they would have made.

use super::*;

/// An engine that has nothing to call.
struct Nothing;

impl Engine for Nothing {
    fn call_handle(&self, _: &mut Context, _: &Value, _: Args, _: usize) -> Result<Outputs, Error> {
        Err(errors::not_a_function())
    }

    fn call_builtin(&self, _: &mut Context, name: &str, _: Args, _: usize) -> Result<Outputs, Error> {
        Err(errors::undefined(name))
    }

    fn call_member(&self, _: &mut Context, name: Name, _: Args, _: usize) -> Result<Outputs, Error> {
        Err(errors::undefined(name.as_str()))
    }
}

fn dot(name: &str) -> Step {
    Step::Dot(Name::new(name))
}

fn paren(i: f64) -> Step {
    Step::Paren(Args::from_iter([Value::F64(i)]))
}

fn brace(i: f64) -> Step {
    Step::Brace(Args::from_iter([Value::F64(i)]))
}

fn set(target: &mut Value, steps: &[Step], v: impl Into<Value>) -> Result<(), Error> {
    let mut cx = Context::for_tests();
    assign(&Nothing, &mut cx, target, steps, Source::Value(v.into()))
}

fn get(base: &Value, steps: &[Step]) -> Result<Outputs, Error> {
    let mut cx = Context::for_tests();
    read(&Nothing, &mut cx, base.clone(), steps, 1)
}

/// What a value looks like, all of it.
fn shown(v: &Value) -> String {
    format!("{v:?}")
}

#[test]
fn what_fails_leaves_no_trace() {
    let mut s = Value::empty();
    set(&mut s, &[dot("x")], 1.0).unwrap();
    set(&mut s, &[dot("c"), brace(2.0)], 2.0).unwrap();
    let before = shown(&s);
    let two = [dot("y"), paren(3.0), dot("z"), brace(4.0), paren(0.0)];
    for steps in [
        &two[..],
        &[dot("c"), brace(5.0), dot("q"), paren(0.5)],
        &[dot("x"), dot("deeper")],
        &[dot("x"), brace(1.0)],
        &[paren(4.0), dot("new"), paren(-1.0)],
        &[paren(0.0), dot("new")],
    ] {
        set(&mut s, steps, 7.0).unwrap_err();
        assert_eq!(shown(&s), before, "{steps:?}");
    }
    for steps in [&[paren(0.0), dot("a")][..], &[brace(0.0)], &[dot("a"), brace(0.0)]] {
        let mut undefined = Value::empty();
        set(&mut undefined, steps, 7.0).unwrap_err();
        assert_eq!(shown(&undefined), shown(&Value::empty()), "{steps:?}");
    }
}

#[test]
fn what_is_assigned_is_read() {
    let mut s = Value::empty();
    let deep = [dot("y"), paren(3.0), dot("z"), brace(4.0), paren(2.0)];
    set(&mut s, &deep, 5.0).unwrap();
    assert_eq!(shown(&get(&s, &deep).unwrap()[0]), shown(&Value::F64(5.0)));
    let whole = s.clone();
    set(&mut s, &[dot("y"), paren(1.0), dot("z")], whole.clone()).unwrap();
    assert_eq!(shown(&get(&s, &[dot("y"), paren(1.0), dot("z")]).unwrap()[0]), shown(&whole));
}

#[test]
fn an_update_is_in_place_where_nobody_shares() {
    let mut s = Value::empty();
    let steps = [dot("a"), paren(2.0)];
    set(&mut s, &steps, 1.0).unwrap();
    let data = |s: &Value| match &get(s, &[dot("a")]).unwrap()[0] {
        Value::Double(a) => a.data().as_ptr(),
        _ => std::ptr::null(),
    };
    let before = data(&s);
    set(&mut s, &steps, 2.0).unwrap();
    assert_eq!(data(&s), before);
}

#[test]
fn lists_are_counted_before_anything_changes() {
    let mut cx = Context::for_tests();
    let mut s = Value::empty();
    let list = Source::List(vec![Value::F64(1.0), Value::F64(2.0)]);
    let steps = [
        Step::Paren(Args::from_iter([Value::from(crate::Array::new(
            crate::Dims::matrix(1, 3),
            vec![1.0, 2.0, 3.0],
        ))])),
        dot("a"),
    ];
    assign(&Nothing, &mut cx, &mut s, &steps, list).unwrap_err();
    assert_eq!(shown(&s), shown(&Value::empty()));
}
