//! Tests of display: the texts are reasoned from MATLAB's documentation.

use super::*;
use crate::array::{Array, Dims};
use crate::object::FunctionHandle;
use num_complex::Complex64;
use std::rc::Rc;

#[track_caller]
fn check_in(option: &str, value: Value, expected: &str) {
    let mut format = Format::default();
    assert!(option.is_empty() || format.set(option));
    assert_eq!(display(&format, "x", &value), expected);
}

#[track_caller]
fn check(value: Value, expected: &str) {
    check_in("", value, expected);
}

fn n(x: f64) -> Value {
    Value::F64(x)
}

fn row(x: &[f64]) -> Value {
    Value::row(x.to_vec())
}

#[test]
fn scalars_in_format_short() {
    for (x, text) in [
        (3.0, "     3"),
        (-3.0, "    -3"),
        (999.0, "   999"),
        (1000.0, "        1000"),
        (100000.0, "      100000"),
        (123456789.0, "   123456789"),
        (1e10, "   1.0000e+10"),
        (3.5, "    3.5000"),
        (-3.5, "   -3.5000"),
        (999.5, "  999.5000"),
        (1234.5, "   1.2345e+03"),
        (0.001, "   1.0000e-03"),
        (0.0012, "    0.0012"),
        (0.05, "    0.0500"),
        (f64::NAN, "   NaN"),
        (f64::NEG_INFINITY, "  -Inf"),
        (std::f64::consts::PI, "    3.1416"),
    ] {
        check(n(x), &format!("x =\n\n{text}\n\n"));
    }
}

#[test]
fn scalars_in_other_formats() {
    let pi = std::f64::consts::PI;
    check_in("long", n(pi), "x =\n\n   3.141592653589793\n\n");
    check_in("long", n(100.5), "x =\n\n     1.005000000000000e+02\n\n");
    check_in("long", Value::F32(pi as f32), "x =\n\n  single\n\n   3.1415927\n\n");
    check_in("shorte", n(pi), "x =\n\n   3.1416e+00\n\n");
    check_in("longe", n(pi), "x =\n\n     3.141592653589793e+00\n\n");
    check_in("shortg", n(pi), "x =\n\n       3.1416\n\n");
    check_in("longg", n(pi), "x =\n\n          3.14159265358979\n\n");
    check_in("bank", n(pi), "x =\n\n          3.14\n\n");
    check_in("hex", n(1.0), "x =\n\n   3ff0000000000000\n\n");
    check_in("rat", n(0.75), "x =\n\n       3/4     \n\n");
    check_in("compact", n(3.0), "x =\n     3\n");
}

#[test]
fn matrices() {
    check(row(&[1.0, 2.0, 3.0]), "x =\n\n     1     2     3\n\n");
    check(row(&[1000.0, 2.0]), "x =\n\n        1000           2\n\n");
    check(row(&[1.5, 2.25]), "x =\n\n    1.5000    2.2500\n\n");
    check(row(&[0.0, 1.5]), "x =\n\n         0    1.5000\n\n");
    check(row(&[1.5, 2000.5]), "x =\n\n   1.0e+03 *\n\n    0.0015    2.0005\n\n");
    check(row(&[0.001, 0.002]), "x =\n\n    0.0010    0.0020\n\n");
    check(row(&[0.0001, 0.0007]), "x =\n\n   1.0e-03 *\n\n    0.1000    0.7000\n\n");
    check(row(&[1.0, f64::NAN]), "x =\n\n     1   NaN\n\n");
    check(row(&[1.5, f64::INFINITY]), "x =\n\n    1.5000       Inf\n\n");
    check(Value::matrix(2, 2, vec![1.0, 3.0, 2.0, -4.0]), "x =\n\n     1     2\n     3    -4\n\n");
    check(Value::empty(), "x =\n\n     []\n\n");
    check(Value::matrix(0, 3, vec![]), "x =\n\n  0×3 empty double matrix\n\n");
    check(Value::matrix(1, 0, vec![]), "x =\n\n  1×0 empty double row vector\n\n");
    check_in(
        "shortg",
        row(&[25.0, 56.31156, 255.52675, 9876899999.0]),
        "x =\n\n           25       56.312       255.53   9.8769e+09\n\n",
    );
}

#[test]
fn wide_matrices_are_wrapped() {
    let x: Vec<f64> = (1..=20).map(f64::from).collect();
    let line = |r: std::ops::RangeInclusive<i32>| r.map(|k| format!("{k:>6}")).collect::<String>();
    let expected = format!(
        "x =\n\n  Columns 1 through 13\n\n{}\n\n  Columns 14 through 20\n\n{}\n\n",
        line(1..=13),
        line(14..=20)
    );
    check(row(&x), &expected);
}

#[test]
fn pages() {
    let v = Value::from(Array::new(Dims::new(&[1, 2, 2]), vec![1.0, 2.0, 3.0, 4.0]));
    check(v, "x(:,:,1) =\n\n     1     2\n\n\nx(:,:,2) =\n\n     3     4\n\n");
}

#[test]
fn other_classes() {
    check(Value::I32(5), "x =\n\n  int32\n\n   5\n\n");
    check(Value::from(Array::row(vec![-100i8, 5])), "x =\n\n  1×2 int8 row vector\n\n  -100     5\n\n");
    check(Value::Bool(true), "x =\n\n  logical\n\n   1\n\n");
    check(Value::from(Array::row(vec![true, false])), "x =\n\n  1×2 logical array\n\n   1   0\n\n");
    check(Value::F32(1.5), "x =\n\n  single\n\n    1.5000\n\n");
    check("abc".into(), "x =\n\n    'abc'\n\n");
    check(Value::empty_char(), "x =\n\n  0×0 empty char array\n\n");
    check(crate::text::char_matrix(&["abc", "de"]), "x =\n\n  2×3 char array\n\n    'abc'\n    'de '\n\n");
    check(Value::string("hi"), "x = \n\n    \"hi\"\n\n");
    check(Value::complex(Complex64::new(3.0, -4.0)), "x =\n\n   3.0000 - 4.0000i\n\n");
    let f = Value::Function(Rc::new(FunctionHandle {
        text: "@(x)x+1".into(),
        target: crate::object::Target::Named("f".into()),
    }));
    check(f, "x =\n\n  function_handle with value:\n\n    @(x)x+1\n\n");
}

#[test]
fn cells_and_structs() {
    let c = Value::cell(Array::new(Dims::matrix(2, 2), vec![n(1.0), n(22.0), "abc".into(), "d".into()]));
    check(c, "x =\n\n  2×2 cell array\n\n    {[ 1]}    {'abc'}\n    {[22]}    {'d'  }\n\n");
    check(Value::cell_row(vec![]), "x =\n\n  1×0 empty cell array\n\n");
    let inner = Value::cell_row(vec![row(&[1.0, 2.0]), Value::matrix(2, 2, vec![1.0; 4]), Value::empty()]);
    check(inner, "x =\n\n  1×3 cell array\n\n    {[1 2]}    {2×2 double}    {0×0 double}\n\n");
    let s = Value::structure([
        ("a", n(1.0)),
        ("name", "bo".into()),
        ("m", Value::matrix(2, 2, vec![1.0; 4])),
        ("e", Value::empty()),
    ]);
    check(
        s,
        "x = \n\n  struct with fields:\n\n       a: 1\n    name: 'bo'\n       m: [2×2 double]\n       e: []\n\n",
    );
    let s = Value::structure([("c", Value::cell_row(vec!["a".into(), n(2.0), row(&[1.0, 2.0])]))]);
    check(s, "x = \n\n  struct with fields:\n\n    c: {'a'  [2]  [1 2]}\n\n");
    let array = crate::structs::StructArray::new(Dims::matrix(1, 3), vec!["a".into(), "b".into()]).unwrap();
    check(Value::Struct(Rc::new(array)), "x = \n\n  1×3 struct array with fields:\n\n    a\n    b\n\n");
}

#[test]
fn disp_leaves_the_name_away() {
    let f = Format::default();
    assert_eq!(disp(&f, &n(3.0)), "     3\n");
    assert_eq!(disp(&f, &"abc".into()), "abc\n");
    assert_eq!(disp(&f, &Value::string("abc")), "abc\n");
    assert_eq!(disp(&f, &row(&[1.5, 2.0])), "    1.5000    2.0000\n");
    assert_eq!(disp(&f, &Value::empty()), "");
    assert_eq!(disp(&f, &Value::Bool(true)), "   1\n");
}

/// Texts as Octave 7.3 printed them.
#[test]
fn octave_shows_values_its_own_way() {
    let format = Format { octave: true, ..Format::default() };
    let cases = [
        (n(5.0), "x = 5\n"),
        (n(100.5), "x = 100.50\n"),
        (n(0.01), "x = 0.010000\n"),
        (n(0.001), "x = 1.0000e-03\n"),
        (n(12345.678), "x = 1.2346e+04\n"),
        (row(&[1.0, -2.0, 3.0]), "x =\n\n   1  -2   3\n\n"),
        (row(&[1.5, -1000.125]), "x =\n\n   1.5000e+00  -1.0001e+03\n\n"),
        (row(&[0.0, 1.5]), "x =\n\n        0   1.5000\n\n"),
        (row(&[1.0, f64::NAN]), "x =\n\n     1   NaN\n\n"),
        (Value::matrix(0, 3, vec![]), "x = [](0x3)\n"),
        ("abc".into(), "x = abc\n"),
        (Value::complex(Complex64::new(100.5, 2.0)), "x =  100.5000 +   2.0000i\n"),
        (Value::from(Array::row(vec![1i8, -2, 100])), "x =\n\n     1    -2   100\n\n"),
        (
            Value::cell_row(vec![n(1.0), row(&[1.0, 2.0])]),
            "x =\n{\n  [1,1] = 1\n  [1,2] =\n\n     1   2\n\n}\n\n",
        ),
        (
            Value::structure([("a", n(1.0)), ("b", "hi".into())]),
            "x =\n\n  scalar structure containing the fields:\n\n    a = 1\n    b = hi\n\n",
        ),
    ];
    for (value, expected) in cases {
        assert_eq!(display(&format, "x", &value), expected);
    }
}
