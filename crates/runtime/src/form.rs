//! How matrices were made, in Octave's language, which shows diagonal and permutation matrices under a
//! heading. A mark of the array says it (`array::Form`); it goes with any change of the array. The rules
//! here say which operations of marked matrices give marked ones again; all others give full ones. Only
//! kernels that make such matrices ask for the language ([`noted`]): without them nothing is marked.
//!
//! Not here: the mark changes nothing but the display. Arrays of compiled programs have none.
//!
//! Source: Octave 7.3's manual, "Diagonal and Permutation Matrices", and its behaviour.

use crate::array::{Array, Form};
use crate::context::Context;
use crate::value::Value;
use std::rc::Rc;
use types::ScalarOp;

/// How a value was made.
pub fn form(value: &Value) -> Form {
    match value {
        Value::Double(a) => a.form(),
        Value::ComplexDouble(a) => a.form(),
        Value::Single(a) => a.form(),
        Value::ComplexSingle(a) => a.form(),
        _ => Form::Full,
    }
}

/// The value with this mark. What is no matrix of floats, or empty, has none.
pub fn marked(mut value: Value, mark: Form) -> Value {
    fn set<T: Clone>(a: &mut Rc<Array<T>>, mark: Form) {
        if a.form() != mark && a.dims().rank() == 2 && a.numel() > 1 {
            Rc::make_mut(a).set_form(mark);
        }
    }
    match &mut value {
        Value::Double(a) => set(a, mark),
        Value::ComplexDouble(a) => set(a, mark),
        Value::Single(a) => set(a, mark),
        Value::ComplexSingle(a) => set(a, mark),
        _ => {}
    }
    value
}

/// The value with this mark where the program is in Octave's language.
pub fn noted(context: &Context, value: Value, mark: Form) -> Value {
    if context.octave { marked(value, mark) } else { value }
}

/// What an elementwise operation of two values gives: only sums and differences of diagonal matrices are diagonal.
pub(crate) fn of_elementwise(op: ScalarOp, a: &Value, b: &Value) -> Form {
    let adds = matches!(op, ScalarOp::Plus | ScalarOp::Minus);
    if adds && both(a, b, Form::Diagonal) && a.dims() == b.dims() { Form::Diagonal } else { Form::Full }
}

/// What an elementwise operation of one value gives.
pub(crate) fn of_unary(op: ScalarOp, a: &Value) -> Form {
    use ScalarOp::{Abs, Conj, Imag, Real, Sqrt, Uminus};
    match form(a) {
        Form::Diagonal if matches!(op, Abs | Conj | Imag | Real | Sqrt | Uminus) => Form::Diagonal,
        _ => Form::Full,
    }
}

/// What a product gives.
pub(crate) fn of_product(a: &Value, b: &Value) -> Form {
    match (form(a), form(b)) {
        (Form::Permutation, Form::Permutation) => Form::Permutation,
        (Form::Diagonal, Form::Full) if scales(a, b) => Form::Diagonal,
        (Form::Full, Form::Diagonal) if scales(b, a) => Form::Diagonal,
        (Form::Diagonal, Form::Diagonal) => Form::Diagonal,
        _ => Form::Full,
    }
}

/// What `a / b` gives, or `b \ a`.
pub(crate) fn of_quotient(a: &Value, b: &Value) -> Form {
    match (form(a), form(b)) {
        (Form::Diagonal, Form::Full) if scales(a, b) => Form::Diagonal,
        (Form::Diagonal, Form::Diagonal) => Form::Diagonal,
        _ => Form::Full,
    }
}

/// What `a ^ b` gives.
pub(crate) fn of_power(a: &Value, b: &Value) -> Form {
    if form(a) == Form::Diagonal && scales(a, b) { Form::Diagonal } else { Form::Full }
}

fn both(a: &Value, b: &Value, mark: Form) -> bool {
    form(a) == mark && form(b) == mark
}

/// Whether `b` is a number that a diagonal matrix may be multiplied by: singles make doubles full.
fn scales(a: &Value, b: &Value) -> bool {
    let floats = (b.class() == types::Class::Single) == (a.class() == types::Class::Single);
    b.is_scalar() && (floats || b.class() == types::Class::Logical) && !b.class().is_integer()
}
