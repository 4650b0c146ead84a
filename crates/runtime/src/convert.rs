//! Conversions between classes: `double(x)`, `int8(x)`, `logical(x)`, `char(x)`, and the views of
//! any numeric value as doubles or complex doubles that kernels compute with.

use crate::array::{Array, Dims};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::number::{Integer, Number};
use crate::value::{Char, Value};
use crate::with_number_type;
use num_complex::{Complex, Complex32, Complex64};
use std::borrow::Cow;
use types::{Class, with_int_class};

/// The real parts of all elements as doubles; empty for a value that is no matrix of numbers.
pub fn doubles(value: &Value) -> Cow<'_, [f64]> {
    if let Some(view) = f64::view(value) {
        return view;
    }
    if value.is_complex() {
        return Cow::Owned(complex_parts(value).0);
    }
    with_number_type!(value, T => match T::view(value) {
        Some(v) => Cow::Owned(v.iter().map(|x| x.to_f64()).collect()),
        None => Cow::Borrowed(&[][..]),
    }, else Cow::Borrowed(&[]))
}

/// All elements as singles; empty for a value that is no matrix of numbers.
pub fn singles(value: &Value) -> Cow<'_, [f32]> {
    match f32::view(value) {
        Some(view) => view,
        None => Cow::Owned(doubles(value).iter().map(|&x| x as f32).collect()),
    }
}

/// All elements as complex doubles.
pub fn complexes(value: &Value) -> Cow<'_, [Complex64]> {
    match Complex64::view(value) {
        Some(view) => view,
        None => match Complex32::view(value) {
            Some(v) => v.iter().map(|z| Complex64::new(z.re.into(), z.im.into())).collect(),
            None if value.is_complex() => Cow::Owned(complexes_of_integers(value)),
            None => doubles(value).iter().map(|&x| Complex64::new(x, 0.0)).collect(),
        },
    }
}

fn complexes_of_integers(value: &Value) -> Vec<Complex64> {
    let class = value.class();
    with_int_class!(class, T => {
        let z = Complex::<T>::view(value).unwrap_or_default();
        z.iter().map(|z| Complex64::new(z.re.to_f64(), z.im.to_f64())).collect()
    }, Vec::new())
}

/// A complex value of a numeric class: parts of integer classes are rounded and saturated each.
pub fn complex_in(class: Class, dims: Dims, data: Vec<Complex64>) -> Value {
    if class == Class::Single {
        let data = data.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect();
        return Complex32::wrap(Array::new(dims, data));
    }
    with_int_class!(class, T => {
        let part = |x: f64| <T as Number>::from_f64(x);
        Complex::<T>::wrap(Array::new(dims, data.iter().map(|z| Complex::new(part(z.re), part(z.im))).collect()))
    }, Complex64::wrap(Array::new(dims, data)))
}

/// [`complex_in`], narrowed to real where all imaginary parts are zero in the class.
pub fn narrow_in(class: Class, dims: Dims, data: Vec<Complex64>) -> Value {
    let mut value = complex_in(class, dims, data);
    narrow_if_real(&mut value);
    value
}

/// Real and imaginary parts of all elements.
pub fn complex_parts(value: &Value) -> (Vec<f64>, Vec<f64>) {
    if value.is_complex() {
        complexes(value).iter().map(|z| (z.re, z.im)).unzip()
    } else {
        let re = doubles(value).into_owned();
        let im = vec![0.0; re.len()];
        (re, im)
    }
}

/// A value of doubles, narrowed to real where all imaginary parts are zero.
pub fn narrow(dims: Dims, data: Vec<Complex64>) -> Value {
    if data.iter().all(|z| z.im == 0.0) {
        f64::wrap(Array::new(dims, data.iter().map(|z| z.re).collect()))
    } else {
        Complex64::wrap(Array::new(dims, data))
    }
}

/// A value of singles, narrowed to real where all imaginary parts are zero.
pub fn narrow_single(dims: Dims, data: Vec<Complex32>) -> Value {
    if data.iter().all(|z| z.im == 0.0) {
        f32::wrap(Array::new(dims, data.iter().map(|z| z.re).collect()))
    } else {
        Complex32::wrap(Array::new(dims, data))
    }
}

/// A complex value without any imaginary part that is not zero becomes real.
pub fn narrow_if_real(value: &mut Value) {
    let real = match value {
        Value::C64(z) if z.im == 0.0 => Value::F64(z.re),
        Value::ComplexDouble(a) if a.data().iter().all(|z| z.im == 0.0) => {
            f64::wrap(a.map(|z: &Complex64| z.re))
        }
        Value::ComplexSingle(a) if a.data().iter().all(|z| z.im == 0.0) => {
            f32::wrap(a.map(|z: &Complex32| z.re))
        }
        _ if value.is_complex_integer() && !value.has_imaginary_part() => {
            let class = value.class();
            with_int_class!(class, T => match Complex::<T>::view(value) {
                Some(z) => T::wrap(Array::new(value.dims(), z.iter().map(|z| z.re).collect())),
                None => return,
            }, return)
        }
        _ => return,
    };
    *value = real;
}

/// A value of `class` (any numeric class, logical or char) from doubles, rounded and saturated.
pub fn from_doubles(class: Class, dims: Dims, data: Vec<f64>) -> Value {
    match class {
        Class::Single => f32::wrap(Array::new(dims, data.iter().map(|&x| x as f32).collect())),
        Class::Logical => bool::wrap(Array::new(dims, data.iter().map(|&x| x != 0.0).collect())),
        Class::Char => Char::wrap(Array::new(dims, data.iter().map(|&x| Char::from_f64(x)).collect())),
        _ => with_int_class!(class,
            T => T::wrap(Array::new(dims, data.iter().map(|&x| <T as Number>::from_f64(x)).collect())),
            f64::wrap(Array::new(dims, data))),
    }
}

/// The value as an array of doubles (real parts), or an error that names `function`.
pub fn double_array(value: &Value) -> Array<f64> {
    Array::new(value.dims(), doubles(value).into_owned())
}

/// `class(x)`: conversion to a built-in numeric class, logical or char.
pub fn cast(value: &Value, class: Class) -> Result<Value, Error> {
    if value.class() == class && !(class == Class::Char && value.is_complex()) {
        return Ok(value.clone());
    }
    match (class, value) {
        (Class::Double, Value::SparseLogical(s)) => {
            return Ok(Value::Sparse(s.map(|b| f64::from(u8::from(b))).into()));
        }
        (Class::Logical, Value::Sparse(s)) => return Ok(Value::SparseLogical(s.map(|x| x != 0.0).into())),
        (Class::Double | Class::Single, Value::String(s)) => {
            let parsed = s.map(|t| t.as_str().map_or(f64::NAN, |t| crate::scan::str2double(t).re));
            let (dims, data) = parsed.into_parts();
            return Ok(from_doubles(class, dims, data));
        }
        (Class::Char, _) => return to_char(value),
        (Class::Logical, v) if v.is_matrix() => return to_logical(v),
        (c, v) if c.is_numeric() && v.is_complex() => return cast_complex(v, c),
        _ => {}
    }
    if !value.is_matrix() {
        if crate::missing::is_missing(value)
            && let Some(converted) = crate::missing::in_class(value, class)
        {
            return Ok(converted);
        }
        return Err(errors::conversion(class.name(), value.class_name()));
    }
    if class == Class::Double {
        return Ok(f64::wrap(double_array(value)));
    }
    if class == Class::Single {
        return Ok(f32::wrap(Array::new(value.dims(), singles(value).into_owned())));
    }
    with_int_class!(class, T => Ok(to_integer::<T>(value)), Err(errors::conversion(class.name(), value.class_name())))
}

fn to_integer<T: Integer>(value: &Value) -> Value {
    // 64-bit integers go through 128 bits and keep every digit; all others fit a double.
    let data = match value.class() {
        Class::Int64 => {
            i64::view(value).unwrap_or_default().iter().map(|&x| T::from_i128(x.into())).collect()
        }
        Class::UInt64 => {
            u64::view(value).unwrap_or_default().iter().map(|&x| T::from_i128(x.into())).collect()
        }
        _ => doubles(value).iter().map(|&x| <T as Number>::from_f64(x)).collect(),
    };
    T::wrap(Array::new(value.dims(), data))
}

fn cast_complex(value: &Value, class: Class) -> Result<Value, Error> {
    Ok(match class {
        Class::Double => Complex64::wrap(Array::new(value.dims(), complexes(value).into_owned())),
        _ => complex_in(class, value.dims(), complexes(value).into_owned()),
    })
}

fn to_logical(value: &Value) -> Result<Value, Error> {
    if value.is_complex() {
        return Err(Error::new("MATLAB:nologicalcomplex", "Complex values cannot be converted to logicals."));
    }
    let x = doubles(value);
    if x.iter().any(|x| x.is_nan()) {
        return Err(errors::nan_to_logical());
    }
    Ok(bool::wrap(Array::new(value.dims(), x.iter().map(|&x| x != 0.0).collect())))
}

/// `char(x)` of one argument.
fn to_char(value: &Value) -> Result<Value, Error> {
    match value {
        Value::String(s) => {
            let rows: Vec<&str> = s.data().iter().map(|t| t.as_str().unwrap_or("<missing>")).collect();
            Ok(if rows.len() == 1 { Value::char_row(rows[0]) } else { crate::text::char_matrix(&rows) })
        }
        Value::Cell(c) => {
            let mut rows = Vec::new();
            for v in c.data() {
                if !v.is_text() && !v.is_empty() {
                    return Err(errors::char_cell_elements());
                }
                match to_char(v)? {
                    Value::Char(a) if a.numel() > 0 => rows.extend(crate::text::char_matrix_rows(&a)),
                    other => rows.push(other.as_text().unwrap_or_default()),
                }
            }
            Ok(crate::text::char_matrix(&rows))
        }
        v if v.is_matrix() => {
            let data = doubles(v).iter().map(|&x| Char::from_f64(x)).collect();
            Ok(Char::wrap(Array::new(v.dims(), data)))
        }
        v => Err(errors::conversion("char", v.class_name())),
    }
}

/// `sparse(x)` of a matrix.
pub fn to_sparse(value: &Value) -> Result<Value, Error> {
    use crate::sparse::Sparse;
    if value.is_sparse() {
        return Ok(value.clone());
    }
    if value.dims().rank() > 2 {
        return Err(Error::new("MATLAB:sparse:ndarray", "Sparse matrices must be 2-D."));
    }
    match value.class() {
        Class::Logical => {
            let a = bool::into_array(value.clone()).unwrap_or_else(|_| Array::empty());
            Ok(Value::SparseLogical(Sparse::from_full(&a).into()))
        }
        Class::Double if value.is_complex() => {
            let a = Array::new(value.dims(), complexes(value).into_owned());
            Ok(Value::SparseComplex(Sparse::from_full(&a).into()))
        }
        Class::Double => Ok(Value::Sparse(Sparse::from_full(&double_array(value)).into())),
        c => Err(Error::new(
            "MATLAB:sparse:class",
            format!("Undefined function 'sparse' for input arguments of type '{c}'."),
        )),
    }
}

/// `string(x)`: each element of a number array, each row of a char array, each cell, as a text.
pub fn to_string_array(value: &Value) -> Result<Value, Error> {
    use crate::text::MString;
    let wrap = |dims: Dims, data: Vec<MString>| MString::wrap(Array::new(dims, data));
    match value {
        Value::String(_) => Ok(value.clone()),
        v if crate::missing::is_missing(v) => {
            Ok(crate::missing::in_class(v, Class::String).unwrap_or_else(|| v.clone()))
        }
        Value::Char1(_) => Ok(Value::string(&value.as_text().unwrap_or_default())),
        Value::Char(a) if a.dims().rank() == 2 => {
            let rows = crate::text::char_matrix_rows(a);
            if a.dims().is_null() {
                return Ok(Value::string(""));
            }
            Ok(wrap(Dims::matrix(rows.len(), 1), rows.into_iter().map(MString::from).collect()))
        }
        Value::Cell(c) => {
            let mut data = Vec::with_capacity(c.numel());
            for (i, v) in c.data().iter().enumerate() {
                match v {
                    Value::Cell(_) | Value::Struct(_) => return Err(errors::string_cell_element(i + 1)),
                    _ => {}
                }
                match to_string_array(v)? {
                    Value::String(s) if s.numel() == 1 => data.push(s.data()[0].clone()),
                    _ if v.is_empty() => data.push(MString::from("")),
                    _ => return Err(errors::string_cell_element(i + 1)),
                }
            }
            Ok(wrap(c.dims().clone(), data))
        }
        v if v.is_matrix() => Ok(wrap(v.dims(), crate::format::string_elements(v))),
        Value::Function(f) => Ok(Value::string(&f.text)),
        v => Err(errors::conversion("string", v.class_name())),
    }
}
