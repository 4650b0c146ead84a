//! Tests of indexing: shapes, growth, deletion, texts of errors, and the laws that tie them.

use super::*;
use crate::array::Array;
use crate::convert::doubles;
use crate::error::Error;
use crate::value::Value;
use proptest::prelude::*;

fn n(x: f64) -> Value {
    Value::F64(x)
}

fn row(x: &[f64]) -> Value {
    Value::row(x.to_vec())
}

fn colon() -> Value {
    ":".into()
}

fn magic3() -> Value {
    Value::matrix(3, 3, vec![8.0, 3.0, 4.0, 1.0, 5.0, 9.0, 6.0, 7.0, 2.0])
}

#[track_caller]
fn check(v: Result<Value, Error>, dims: &[usize], data: &[f64]) {
    let v = v.unwrap();
    assert_eq!(&*v.dims(), dims);
    assert_eq!(doubles(&v).to_vec(), data);
}

#[track_caller]
fn check_error<T: std::fmt::Debug>(r: Result<T, Error>, message: &str) {
    assert_eq!(r.unwrap_err().message(), message);
}

#[test]
fn shapes_of_results() {
    let m = magic3();
    check(get(&m, &[n(2.0)]), &[1, 1], &[3.0]);
    check(get(&m, &[row(&[1.0, 2.0])]), &[1, 2], &[8.0, 3.0]);
    check(get(&m, &[Value::column(vec![1.0, 2.0])]), &[2, 1], &[8.0, 3.0]);
    check(get(&m, &[colon(), n(2.0)]), &[3, 1], &[1.0, 5.0, 9.0]);
    check(get(&m, &[n(2.0), colon()]), &[1, 3], &[3.0, 5.0, 7.0]);
    check(get(&m, &[colon()]).map(|v| get(&v, &[n(9.0)]).unwrap()), &[1, 1], &[2.0]);
    check(get(&m, &[Value::matrix(2, 2, vec![1.0, 2.0, 3.0, 4.0])]), &[2, 2], &[8.0, 3.0, 4.0, 1.0]);
    let r = row(&[10.0, 20.0, 30.0]);
    check(get(&r, &[Value::column(vec![3.0, 1.0])]), &[1, 2], &[30.0, 10.0]);
    check(get(&r, &[Value::from(Array::row(vec![true, false, true]))]), &[1, 2], &[10.0, 30.0]);
    check(get(&r, &[Value::empty()]), &[0, 0], &[]);
    check(get(&n(5.0), &[row(&[1.0, 1.0, 1.0])]), &[1, 3], &[5.0, 5.0, 5.0]);
    let mask = Value::from(Array::new(
        Dims::matrix(3, 3),
        vec![true, false, false, true, false, false, false, false, true],
    ));
    check(get(&m, &[mask]), &[3, 1], &[8.0, 1.0, 2.0]);
    let page = Value::from(Array::new(Dims::new(&[2, 2, 2]), (1..=8).map(f64::from).collect()));
    check(get(&page, &[n(1.0), n(2.0), n(2.0)]), &[1, 1], &[7.0]);
    check(get(&page, &[n(2.0), colon()]), &[1, 4], &[2.0, 4.0, 6.0, 8.0]);
    check(get(&page, &[colon(), colon(), n(2.0)]), &[2, 2], &[5.0, 6.0, 7.0, 8.0]);
}

#[test]
fn errors_have_matlabs_texts() {
    let r = row(&[1.0, 2.0, 3.0]);
    check_error(get(&r, &[n(5.0)]), "Index exceeds the number of array elements. Index must not exceed 3.");
    check_error(
        get(&magic3(), &[n(4.0), n(1.0)]),
        "Index in position 1 exceeds array bounds. Index must not exceed 3.",
    );
    check_error(get(&r, &[n(0.0)]), "Array indices must be positive integers or logical values.");
    check_error(get(&r, &[n(1.5)]), "Array indices must be positive integers or logical values.");
    check_error(
        get(&r, &[n(1.0), n(-1.0)]),
        "Index in position 2 is invalid. Array indices must be positive integers or logical values.",
    );
    let mut x = r.clone();
    check_error(
        set(&mut x, &[row(&[1.0, 2.0])], row(&[1.0, 2.0, 3.0])),
        "Unable to perform assignment because the left and right sides have a different number of elements.",
    );
    let mut x = magic3();
    check_error(
        set(&mut x, &[n(1.0), row(&[1.0, 2.0])], row(&[1.0, 2.0, 3.0])),
        "Unable to perform assignment because the size of the left side is 1-by-2 and the size of the right side is \
         1-by-3.",
    );
    check_error(set(&mut x, &[n(10.0)], n(1.0)), "Attempt to grow array along ambiguous dimension.");
    check_error(delete(&mut x, &[n(1.0), n(1.0)]), "A null assignment can have only one non-colon index.");
    check(Ok(x), &[3, 3], &doubles(&magic3()));
}

#[test]
fn assignment_grows_and_fills() {
    let mut x = Value::empty();
    set(&mut x, &[n(3.0)], n(7.0)).unwrap();
    check(Ok(x.clone()), &[1, 3], &[0.0, 0.0, 7.0]);
    set(&mut x, &[n(2.0), n(1.0)], n(5.0)).unwrap();
    check(Ok(x.clone()), &[2, 3], &[0.0, 5.0, 0.0, 0.0, 7.0, 0.0]);
    set(&mut x, &[colon(), n(4.0)], Value::column(vec![1.0, 2.0])).unwrap();
    check(Ok(x.clone()), &[2, 4], &[0.0, 5.0, 0.0, 0.0, 7.0, 0.0, 1.0, 2.0]);
    set(&mut x, &[n(1.0), n(1.0), n(2.0)], n(9.0)).unwrap();
    assert_eq!(&*x.dims(), &[2, 4, 2]);
    let mut e = Value::empty();
    set(&mut e, &[colon(), n(1.0)], Value::column(vec![1.0, 2.0, 3.0])).unwrap();
    check(Ok(e), &[3, 1], &[1.0, 2.0, 3.0]);
    let mut c = Value::column(vec![1.0]);
    set(&mut c, &[n(2.0)], n(2.0)).unwrap();
    check(Ok(c), &[1, 2], &[1.0, 2.0]);
    let mut rows = Value::empty();
    for k in 1..=3 {
        set(&mut rows, &[n(f64::from(k)), colon()], row(&[1.0, 2.0])).unwrap();
    }
    check(Ok(rows), &[3, 2], &[1.0, 1.0, 1.0, 2.0, 2.0, 2.0]);
}

#[test]
fn assignment_keeps_the_targets_class() {
    let mut x = row(&[1.0, 2.0]);
    set(&mut x, &[n(1.0)], Value::I8(5)).unwrap();
    assert_eq!(x.class_name(), "double");
    let mut x = Value::I8(5);
    set(&mut x, &[n(2.0)], n(300.0)).unwrap();
    assert_eq!((x.class_name(), doubles(&x).to_vec()), ("int8", vec![5.0, 127.0]));
    let mut x: Value = "abc".into();
    set(&mut x, &[n(2.0)], n(65.0)).unwrap();
    assert_eq!(x.as_text().as_deref(), Some("aAc"));
    let mut x = Value::empty();
    set(&mut x, &[n(2.0)], "b".into()).unwrap();
    assert_eq!(x.as_text().as_deref(), Some("\0b"));
    let mut x = row(&[1.0, 2.0]);
    set(&mut x, &[n(2.0)], Value::complex(num_complex::Complex64::I)).unwrap();
    assert!(x.is_complex());
    set(&mut x, &[n(2.0)], n(0.0)).unwrap();
    assert!(!x.is_complex());
    let mut x = row(&[1.0, 2.0]);
    check_error(
        set(&mut x, &[n(1.0)], Value::cell_row(vec![n(1.0)])),
        "Conversion to double from cell is not possible.",
    );
}

#[test]
fn deletion() {
    let mut x = row(&[1.0, 2.0, 3.0, 4.0]);
    delete(&mut x, &[row(&[2.0, 2.0, 4.0])]).unwrap();
    check(Ok(x), &[1, 2], &[1.0, 3.0]);
    let mut m = magic3();
    delete(&mut m, &[colon(), n(2.0)]).unwrap();
    check(Ok(m), &[3, 2], &[8.0, 3.0, 4.0, 6.0, 7.0, 2.0]);
    let mut m = magic3();
    delete(&mut m, &[n(2.0)]).unwrap();
    assert_eq!(&*m.dims(), &[1, 8]);
    let mut m = magic3();
    delete(&mut m, &[colon()]).unwrap();
    assert!(m.dims().is_null());
}

#[test]
fn cells_and_structs() {
    let mut c = Value::empty();
    *cell_slot(&mut c, &[n(3.0)]).unwrap() = "x".into();
    assert_eq!((c.class_name(), c.numel()), ("cell", 3));
    assert_eq!(cell_get(&c, &[colon()]).unwrap().len(), 3);
    check_error(cell_get(&n(1.0), &[n(1.0)]), "Brace indexing is not supported for variables of this type.");
    let mut s = Value::empty();
    *field_slot(&mut s, "a".into()).unwrap() = n(1.0);
    *element_slot(&mut s, &[n(3.0)], "b".into()).unwrap() = n(2.0);
    assert_eq!((s.numel(), field_get(&s, "a".into()).unwrap().len()), (3, 3));
    assert!(field_get(&s, "b".into()).unwrap()[0].is_empty());
    check_error(field_get(&s, "q".into()), "Unrecognized field name \"q\".");
    let second = get(&s, &[n(3.0)]).unwrap();
    assert_eq!(field_get(&second, "b".into()).unwrap()[0].as_f64(), Some(2.0));
    let mut other = Value::structure([("z", n(1.0))]);
    check_error(set(&mut other, &[n(2.0)], second), "Subscripted assignment between dissimilar structures.");
}

#[test]
fn in_place_changes_do_not_touch_sharers() {
    let mut x = row(&[1.0, 2.0]);
    let y = x.clone();
    set(&mut x, &[n(1.0)], n(9.0)).unwrap();
    check(Ok(y), &[1, 2], &[1.0, 2.0]);
    let mut big = Value::from(Array::<f64>::zeros(Dims::matrix(1, 10)).unwrap());
    let before = doubles(&big).as_ptr();
    set(&mut big, &[n(5.0)], n(1.0)).unwrap();
    assert_eq!(doubles(&big).as_ptr(), before);
}

proptest! {
    #[test]
    fn what_is_set_is_got(rows in 1usize..5, cols in 1usize..5, i in 1usize..7, j in 1usize..7, v in -9.0..9.0f64) {
        let mut x = Value::matrix(rows, cols, (0..rows * cols).map(|k| k as f64).collect());
        let before = x.clone();
        let at = [Value::from(i), Value::from(j)];
        set(&mut x, &at, n(v)).unwrap();
        prop_assert_eq!(get(&x, &at).unwrap().as_f64(), Some(v));
        for r in 1..=rows {
            for c in 1..=cols {
                if (r, c) != (i, j) {
                    let p = [Value::from(r), Value::from(c)];
                    prop_assert_eq!(get(&x, &p).unwrap().as_f64(), get(&before, &p).unwrap().as_f64());
                }
            }
        }
    }

    #[test]
    fn parts_join_to_the_whole(x in proptest::collection::vec(-9.0..9.0f64, 2..20), cut in 1usize..19) {
        let cut = cut.min(x.len() - 1);
        let whole = Value::row(x.clone());
        let left = get(&whole, &[crate::ops::colon(&n(1.0), &Value::from(cut)).unwrap()]).unwrap();
        let right = get(&whole, &[crate::ops::colon(&Value::from(cut + 1), &Value::from(x.len())).unwrap()]).unwrap();
        let joined = crate::concat::concat(1, vec![left, right]).unwrap();
        prop_assert_eq!(doubles(&joined).to_vec(), x);
    }
}
