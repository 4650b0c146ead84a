//! Tests of the operators: class rules, expansion, saturation against wide integers, texts of errors.

use super::*;
use crate::array::Dims;
use crate::context::Context;
use crate::convert::doubles;
use proptest::prelude::*;

fn row(x: &[f64]) -> Value {
    Value::row(x.to_vec())
}

fn plus(a: Value, b: Value) -> Value {
    binary(ScalarOp::Plus, a, b).unwrap()
}

#[track_caller]
fn check(got: Result<Value, Error>, class: &str, expected: &[f64]) {
    let v = got.unwrap();
    assert_eq!(v.class_name(), class);
    assert_eq!(doubles(&v).to_vec(), expected);
}

#[track_caller]
fn check_error(got: Result<Value, Error>, identifier: &str, message: &str) {
    let e = got.unwrap_err();
    assert_eq!((e.identifier(), e.message()), (identifier, message));
}

#[test]
fn classes_follow_matlab() {
    check(binary(ScalarOp::Plus, Value::I8(100), Value::F64(50.0)), "int8", &[127.0]);
    check(binary(ScalarOp::Plus, Value::F32(1.5), Value::F64(1.0)), "single", &[2.5]);
    check(binary(ScalarOp::Plus, "a".into(), Value::F64(1.0)), "double", &[98.0]);
    check(binary(ScalarOp::Plus, Value::Bool(true), Value::Bool(true)), "double", &[2.0]);
    check(binary(ScalarOp::Rdivide, Value::I32(7), Value::F64(2.0)), "int32", &[4.0]);
    check(binary(ScalarOp::Minus, Value::U8(3), Value::U8(5)), "uint8", &[0.0]);
    check(binary(ScalarOp::Lt, Value::I8(3), Value::F64(3.5)), "logical", &[1.0]);
    check_error(
        binary(ScalarOp::Plus, Value::I8(1), Value::I16(1)),
        "MATLAB:mixedClasses",
        "Integers can only be combined with integers of the same class, or scalar doubles.",
    );
    check_error(
        binary(ScalarOp::Plus, Value::cell_row(vec![]), Value::F64(1.0)),
        "MATLAB:UndefinedFunction",
        "Operator '+' is not supported for operands of type 'cell'.",
    );
}

#[test]
fn arrays_expand_or_fail() {
    check(
        binary(ScalarOp::Plus, row(&[1.0, 2.0]), Value::column(vec![10.0, 20.0])),
        "double",
        &[11.0, 21.0, 12.0, 22.0],
    );
    check(binary(ScalarOp::Times, row(&[1.0, 2.0]), Value::F64(3.0)), "double", &[3.0, 6.0]);
    check_error(
        binary(ScalarOp::Plus, row(&[1.0, 2.0]), row(&[1.0, 2.0, 3.0])),
        "MATLAB:sizeDimensionsMustMatch",
        "Arrays have incompatible sizes for this operation.",
    );
}

#[test]
fn complex_results_come_and_go() {
    let i = unary(ScalarOp::Sqrt, Value::F64(-1.0)).unwrap();
    assert!(i.is_complex());
    check(binary(ScalarOp::Times, i.clone(), i.clone()), "double", &[-1.0]);
    assert!(!binary(ScalarOp::Power, i, Value::F64(2.0)).unwrap().is_complex());
    let z = binary(ScalarOp::Power, Value::F64(-8.0), Value::F64(1.0 / 3.0)).unwrap();
    assert!(z.is_complex());
    check(binary(ScalarOp::Power, row(&[-2.0, 3.0]), Value::F64(2.0)), "double", &[4.0, 9.0]);
}

#[test]
fn buffers_are_used_again_when_nobody_shares_them() {
    let a = row(&[1.0, 2.0, 3.0]);
    let kept = a.clone();
    check(Ok(plus(a, Value::F64(1.0))), "double", &[2.0, 3.0, 4.0]);
    check(Ok(kept), "double", &[1.0, 2.0, 3.0]);
}

#[test]
fn strings_join_and_compare() {
    let s = plus(Value::string("a"), Value::F64(1.5));
    assert_eq!(s.as_text().as_deref(), Some("a1.5"));
    check(binary(ScalarOp::Eq, Value::string("ab"), "ab".into()), "logical", &[1.0]);
    check(binary(ScalarOp::Eq, "abc".into(), "abd".into()), "logical", &[1.0, 1.0, 0.0]);
    check(binary(ScalarOp::Lt, Value::string("a"), Value::string("b")), "logical", &[1.0]);
}

#[test]
fn matrix_operators() {
    let mut cx = Context::for_tests();
    let a = Value::matrix(2, 2, vec![1.0, 3.0, 2.0, 4.0]);
    let b = Value::matrix(2, 2, vec![5.0, 7.0, 6.0, 8.0]);
    check(mtimes(a.clone(), b), "double", &[19.0, 43.0, 22.0, 50.0]);
    check(mldivide(&mut cx, a.clone(), Value::column(vec![5.0, 11.0])), "double", &[1.0, 2.0]);
    check(mpower(&mut cx, a.clone(), Value::F64(2.0)), "double", &[7.0, 15.0, 10.0, 22.0]);
    check(transpose(a.clone()), "double", &[1.0, 2.0, 3.0, 4.0]);
    check(mtimes(row(&[1.0, 2.0, 3.0]), Value::column(vec![1.0, 1.0, 1.0])), "double", &[6.0]);
    let e = mtimes(a.clone(), row(&[1.0, 2.0, 3.0])).unwrap_err();
    assert_eq!(e.identifier(), "MATLAB:innerdim");
    // Least squares: a line through three points.
    let m = Value::matrix(3, 2, vec![1.0, 1.0, 1.0, 1.0, 2.0, 3.0]);
    let x = mldivide(&mut cx, m, Value::column(vec![1.0, 3.0, 5.0])).unwrap();
    assert!(doubles(&x).iter().zip([-1.0, 2.0]).all(|(a, b)| (a - b).abs() < 1e-12));
    let singular = Value::matrix(2, 2, vec![1.0, 2.0, 2.0, 4.0]);
    mldivide(&mut cx, singular, Value::column(vec![1.0, 2.0])).unwrap();
    assert_eq!(cx.take_output(), "Warning: Matrix is singular to working precision.\n");
}

#[test]
fn colon_and_empty_operands() {
    check(colon(&Value::F64(1.0), &Value::F64(3.0)), "double", &[1.0, 2.0, 3.0]);
    check(colon(&Value::I8(1), &Value::I8(3)), "int8", &[1.0, 2.0, 3.0]);
    let e = colon(&Value::F64(3.0), &Value::F64(1.0)).unwrap();
    assert_eq!(e.dims(), Dims::matrix(1, 0));
    let e = plus(Value::empty(), Value::F64(1.0));
    assert!(e.dims().is_null());
    assert_eq!(
        colon3(&Value::F64(0.0), &Value::F64(1e-300), &Value::F64(1.0)).unwrap_err().identifier(),
        "MATLAB:pmaxsize"
    );
}

#[test]
fn products_agree_with_the_plain_sum() {
    let n = 7;
    let x: Vec<f64> = (0..n * n).map(|k| ((k * 37) % 11) as f64 / 7.0 - 0.6).collect();
    let c = super::matrix::product(&x, &x, n, n, n).unwrap();
    for j in 0..n {
        for i in 0..n {
            let mut s = x[i] * x[j * n];
            for k in 1..n {
                s += x[i + k * n] * x[k + j * n];
            }
            assert_eq!(c[i + j * n], s);
        }
    }
}

proptest! {
    #[test]
    fn int32_saturates_like_wide_integers(a: i32, b: i32) {
        let wide = |op: ScalarOp| -> i128 {
            let (a, b) = (i128::from(a), i128::from(b));
            match op {
                ScalarOp::Plus => a + b,
                ScalarOp::Minus => a - b,
                _ => a * b,
            }
        };
        for op in [ScalarOp::Plus, ScalarOp::Minus, ScalarOp::Times] {
            let got = binary(op, Value::I32(a), Value::I32(b)).unwrap().as_f64().unwrap();
            let want = wide(op).clamp(i128::from(i32::MIN), i128::from(i32::MAX)) as f64;
            prop_assert_eq!(got, want);
        }
    }

    #[test]
    fn expansion_agrees_with_repetition(x in proptest::collection::vec(-9.0..9.0f64, 1..5), y in proptest::collection::vec(-9.0..9.0f64, 1..5)) {
        let got = binary(ScalarOp::Minus, Value::column(x.clone()), Value::row(y.clone())).unwrap();
        let want: Vec<f64> = y.iter().flat_map(|b| x.iter().map(move |a| a - b)).collect();
        prop_assert_eq!(doubles(&got).to_vec(), want);
    }
}
