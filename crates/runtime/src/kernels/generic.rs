//! The kernels that serve every builtin declared as a map or a fold of a scalar operation: adding
//! such a builtin is a line of a specification.

use crate::array::{Array, Dims};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::ops;
use crate::value::Value;
use num_complex::Complex64;
use types::{Class, ScalarOp};

/// The scalar operation for each element of the arguments, with implicit expansion. Buffers of
/// arguments that nobody else holds are used again.
pub fn map(op: ScalarOp, args: &mut [Value]) -> Result<Value, Error> {
    match args {
        [x] => ops::unary(op, x.take()),
        [x, y] => ops::binary(op, x.take(), y.take()),
        _ => Err(errors::not_enough_inputs()),
    }
}

/// A binary scalar operation over the elements along a dimension, from `init`: `fold(x)`,
/// `fold(x, dim)`, `fold(x, [dims])`, `fold(x, 'all')`. Without `dim` along the first dimension that
/// is not 1; `[]` counts as having one column, so that its sum is 0.
///
/// The class of the result: logical for a logical operation, single for single, else double.
pub fn fold(op: ScalarOp, init: f64, args: &mut [Value]) -> Result<Value, Error> {
    let Some((x, rest)) = args.split_first_mut() else { return Err(errors::not_enough_inputs()) };
    let x = x.take();
    if !x.is_matrix() {
        return Err(errors::undefined_for(op.name(), x.class_name()));
    }
    let dims = x.dims();
    match rest.first() {
        None if dims.is_null() => Ok(finish(op, x.class(), Dims::scalar(), vec![init])),
        None => along(op, init, &x, dims.first_nonsingleton()),
        Some(d) if d.as_text().is_some_and(|t| t.eq_ignore_ascii_case("all")) => {
            let n = x.numel();
            along(op, init, &super::reshape_value(x, Dims::matrix(n, 1))?, 0)
        }
        Some(d) if d.is_matrix() => {
            let mut result = x;
            for &k in d.doubles().iter() {
                if k < 1.0 || k.fract() != 0.0 || !k.is_finite() {
                    return Err(errors::bad_dimension());
                }
                result = along(op, init, &result, (k as usize).min(1 << 20) - 1)?;
            }
            Ok(result)
        }
        Some(d) => Err(errors::argument_class(op.name(), 2, "a dimension", d.class_name())),
    }
}

fn finish(op: ScalarOp, class: Class, dims: Dims, data: Vec<f64>) -> Value {
    let class = match class {
        _ if op.is_logical() => Class::Logical,
        Class::Single => Class::Single,
        _ => Class::Double,
    };
    crate::convert::from_doubles(class, dims, data)
}

/// Folds dimension `d`, counted from 0.
fn along(op: ScalarOp, init: f64, x: &Value, d: usize) -> Result<Value, Error> {
    let dims = x.dims();
    let (stride, n, outer) = dims.split(d);
    let out = dims.with(d, 1);
    if x.is_complex() && op.keeps_complex() {
        let data = crate::convert::complexes(x);
        let start = Complex64::new(init, 0.0);
        let mut acc = vec![start; stride * outer];
        for o in 0..outer {
            for i in 0..n {
                for s in 0..stride {
                    let slot = &mut acc[o * stride + s];
                    *slot = op.eval_complex(*slot, data[(o * n + i) * stride + s]).unwrap_or(*slot);
                }
            }
        }
        return Ok(if x.class() == Class::Single {
            let single = acc.iter().map(|z| num_complex::Complex32::new(z.re as f32, z.im as f32)).collect();
            crate::convert::narrow_single(out, single)
        } else {
            crate::convert::narrow(out, acc)
        });
    }
    if let (Some(data), true) = (bool::view(x), op.is_logical()) {
        let mut acc = vec![init != 0.0; stride * outer];
        for o in 0..outer {
            for i in 0..n {
                for s in 0..stride {
                    let slot = &mut acc[o * stride + s];
                    *slot = op.eval(
                        f64::from(u8::from(*slot)),
                        f64::from(u8::from(data[(o * n + i) * stride + s])),
                    ) != 0.0;
                }
            }
        }
        return Ok(bool::wrap(Array::new(out, acc)));
    }
    let numbers = if x.is_complex() {
        // Truth of a complex number: not zero.
        crate::convert::complexes(x)
            .iter()
            .map(|z| if z.re == 0.0 && z.im == 0.0 { 0.0 } else { 1.0 })
            .collect()
    } else {
        x.doubles()
    };
    if op.is_logical() && numbers.iter().any(|x| x.is_nan()) {
        // NaN is not zero and counts as true.
        let clean: Vec<f64> = numbers.iter().map(|&x| if x.is_nan() { 1.0 } else { x }).collect();
        return Ok(finish(op, x.class(), out, accumulate(op, init, &clean, stride, n, outer)));
    }
    Ok(finish(op, x.class(), out, accumulate(op, init, &numbers, stride, n, outer)))
}

/// The folds of all lines, element by element in the order they are stored.
fn accumulate(op: ScalarOp, init: f64, data: &[f64], stride: usize, n: usize, outer: usize) -> Vec<f64> {
    let mut acc = vec![init; stride * outer];
    for o in 0..outer {
        for i in 0..n {
            let line = &data[(o * n + i) * stride..(o * n + i + 1) * stride];
            for (slot, &x) in acc[o * stride..].iter_mut().zip(line) {
                *slot = op.eval(*slot, x);
            }
        }
    }
    acc
}
