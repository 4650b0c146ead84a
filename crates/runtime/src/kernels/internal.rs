//! Kernels of the functions that lowering makes up (`mc_...`, `end`): what MATLAB's syntax does and
//! no function of MATLAB names; and `mc_lookup`, which the prelude's tables share.

use crate::array::Array;
use crate::classes;
use crate::context::{Context, Host};
use crate::errors;
use crate::index;
use crate::kernel::{Outputs, none, one};
use crate::ops;
use crate::value::Value;
use base::Name;

crate::kernels! {
    sparse "end" => end,
    sparse "mc_switch" => switch,
    sparse "mc_switch_case" => switch_case,
    sparse "mc_is_class" => is_class,
    "mc_vacant" => vacant,
    sparse "mc_truth" => truth,
    sparse "mc_decides_or" => decides_or,
    sparse "mc_decides_and" => decides_and,
    sparse "mc_count" => count,
    sparse "mc_positional" => crate::arguments::positional,
    sparse "mc_lookup" => lookup,
    sparse "mc_callback" => callback,
    "coder_target" => coder_target,
    sparse "mc_places" => places,
    sparse "mc_exists" => exists,
    sparse "mc_insert" => insert,
}

type R = Result<Outputs, crate::error::Error>;

/// `mc_lookup(table, x)`: how many elements of a rising table are not above each element of `x`; 0 for
/// NaN. The size is that of `x`.
fn lookup(_: &mut Context, args: &mut [Value], _: usize) -> R {
    super::args::need_matrix(&args[0], "mc_lookup")?;
    super::args::need_matrix(&args[1], "mc_lookup")?;
    let (table, x) = (crate::convert::doubles(&args[0]), crate::convert::doubles(&args[1]));
    let below = |x: f64| table.partition_point(|t| *t <= x) as f64;
    let found = x.iter().map(|&x| below(x)).collect();
    Ok(one(Value::Double(std::rc::Rc::new(Array::new(args[1].dims(), found)))))
}

/// `mc_is_class(x, name)`: whether a value is an object of just this class.
fn is_class(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let [x, name] = args else { return Err(errors::not_enough_inputs()) };
    Ok(one(Value::Bool(name.as_text().is_some_and(|name| x.class_name() == name))))
}

/// `mc_vacant()`: nobody looks at it.
fn vacant(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(Value::empty()))
}

/// `mc_insert(x, k, e)`: `[x(1:k), e, x(k+1:end)]`.
fn insert(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let [x, k, element] = args else { return Err(errors::not_enough_inputs()) };
    let k = k.as_f64().unwrap_or(f64::NAN);
    let mut row = std::mem::replace(x, Value::empty());
    index::insert(&mut row, k, std::mem::replace(element, Value::empty()))?;
    Ok(one(row))
}

/// `coder.target(name)`: code is for MATLAB, whose functions are all there.
fn coder_target(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(match args.first().and_then(Value::as_text) {
        Some(name) => Value::from(name.eq_ignore_ascii_case("MATLAB")),
        None => Value::char_row(""),
    }))
}

/// `mc_callback(id, name, takes, gives, args...)`: compiled programs call it; nobody else has one.
fn callback(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let message = format!("The function '{name}' is the caller's, whom only compiled code can call.");
    Err(crate::error::Error::new("tame:callback", message))
}

/// `end(x, k, n)`: what `end` means as index `k` of `n`.
fn end(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let at = |k: usize| args.get(k).and_then(Value::as_usize).unwrap_or(1);
    Ok(one(index::end_value(&args[0], at(1).saturating_sub(1), at(2))))
}

/// Fails where `switch` cannot look at a value.
fn switch(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let can = match &args[0] {
        Value::Cell(_) | Value::Struct(_) => false,
        Value::Function(_) | Value::Map(_) | Value::Dictionary(_) => true,
        Value::Char(text) => text.dims().is_vector() || text.numel() == 0,
        value => value.numel() == 1,
    };
    if can { Ok(none()) } else { Err(errors::switch_expression()) }
}

/// Whether a case of a `switch` fits; a cell fits where one of its elements does.
fn switch_case(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let [value, cases @ ..] = args else { return Err(errors::not_enough_inputs()) };
    for case in cases {
        let fits = match case {
            Value::Cell(c) => c.data().iter().any(|case| one_case(cx, value, case)),
            case => one_case(cx, value, case),
        };
        if fits {
            return Ok(one(true));
        }
    }
    Ok(one(false))
}

/// An object is compared by the `eq` of its class, where it has one.
fn one_case(cx: &mut Context, value: &Value, case: &Value) -> bool {
    if matches!(value, Value::Object(_) | Value::Handle(_)) || matches!(case, Value::Object(_)) {
        if let Some(equal) = cx.call_method("eq", &[case.clone(), value.clone()], 1) {
            let equal = equal.ok().and_then(|outs| outs.into_iter().next());
            return equal.is_some_and(|v| v.is_true().unwrap_or(false));
        }
        let member = |v: &Value| crate::classes::member_of(v).or_else(|| v.as_text());
        if let (Some(a), Some(b)) = (member(value), member(case)) {
            return a == b;
        }
        // What inherits from a built-in class is compared as the value that it is.
        let (a, b) = (crate::classes::class::data_of(value), crate::classes::class::data_of(case));
        if a.is_some() || b.is_some() {
            return one_case(cx, a.as_ref().unwrap_or(value), b.as_ref().unwrap_or(case));
        }
    }
    let text = |v: &Value| matches!(v, Value::Char(_) | Value::Char1(_) | Value::String(_));
    if text(value) || text(case) {
        let chars = |v: &Value| matches!(v, Value::Char(_));
        if chars(value) && chars(case) && value.is_empty() && value.dims() != case.dims() {
            return false; // a row without characters is not `''`
        }
        return match (value.as_text(), case.as_text()) {
            (Some(a), Some(b)) => a == b,
            _ => false,
        };
    }
    if value.is_empty() && case.is_empty() {
        return value.is_matrix() && case.is_matrix(); // in Octave's dialect; MATLAB's `switch` has failed
    }
    value.numel() == 1 && case.numel() == 1 && ops::is_same(value, case)
}

/// An operand of `&&` or `||` as a logical scalar; of an object, what its `logical` gives.
fn truth(cx: &mut Context, args: &mut [Value], _: usize) -> R {
    let x = &args[0];
    match x {
        Value::Bool(b) => Ok(one(*b)),
        Value::Object(_) | Value::Handle(_) => {
            let host = cx.host();
            match host.as_deref().and_then(Host::objects) {
                Some(m) if m.method(Name::new("logical"), std::slice::from_ref(x)).is_some() => {
                    classes::truth(m, cx, x.clone()).map(one)
                }
                _ => Err(errors::short_circuit_operand()),
            }
        }
        v if v.is_matrix() && v.numel() == 1 && !v.is_complex() => {
            let x = v.doubles();
            match x.first() {
                Some(x) if x.is_nan() => Err(errors::nan_to_logical()),
                Some(x) => Ok(one(*x != 0.0)),
                None => Err(errors::short_circuit_operand()),
            }
        }
        _ => Err(errors::short_circuit_operand()),
    }
}

/// A scalar that is true (or false): then the other operand of `|` (or `&`) is not looked at.
fn decides(args: &[Value], wanted: bool) -> R {
    let x = &args[0];
    let scalar = x.is_matrix() && x.numel() == 1;
    Ok(one(scalar && x.is_true().is_ok_and(|t| t == wanted)))
}

fn decides_or(_: &mut Context, args: &mut [Value], _: usize) -> R {
    decides(args, true)
}

fn decides_and(_: &mut Context, args: &mut [Value], _: usize) -> R {
    decides(args, false)
}

/// How many elements an index names.
fn count(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(match &args[0] {
        Value::Bool(b) => usize::from(*b),
        Value::Logical(a) => a.data().iter().filter(|b| **b).count(),
        v => v.numel(),
    }))
}

/// How many values `[x.f] = ...` takes: what has no fields, as `[]`, becomes one struct or is no place for it.
fn places(_: &mut Context, args: &mut [Value], _: usize) -> R {
    Ok(one(if args[0].class().has_fields() { args[0].numel() } else { 1 }))
}

/// Its argument has a value, since it arrived here.
fn exists(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(true))
}
