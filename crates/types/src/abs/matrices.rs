//! Abstract values over [`Matrix`]: how they are made, and what of an array a value says.

use super::{AbsValue, ClassValue, Elements, Fields, Handle, Target, Value};
use crate::constant::Constant;
use crate::{Class, Complexity, Interval, Matrix, Shape, Truth};
use base::Name;

impl AbsValue {
    /// A constant of a class.
    pub fn constant(class: Class, constant: Constant) -> AbsValue {
        Value::one(ClassValue::new(class, Matrix::constant(class, constant)))
    }

    /// A double.
    pub fn number(x: f64) -> AbsValue {
        AbsValue::constant(Class::Double, Constant::Number(x))
    }

    /// A truth value.
    pub fn boolean(b: bool) -> AbsValue {
        AbsValue::constant(Class::Logical, Constant::Number(f64::from(u8::from(b))))
    }

    /// A char row.
    pub fn text(text: &str) -> AbsValue {
        AbsValue::of_text(Class::Char, text)
    }

    /// A string scalar.
    pub fn string(text: &str) -> AbsValue {
        AbsValue::of_text(Class::String, text)
    }

    fn of_text(class: Class, text: &str) -> AbsValue {
        match Constant::text(text) {
            Some(c) => AbsValue::constant(class, c),
            None if class == Class::String => AbsValue::of(class, Shape::scalar()),
            None => AbsValue::of(class, Shape::row(text.encode_utf16().count() as i64)),
        }
    }

    /// A real full array of a class and shape.
    pub fn of(class: Class, shape: Shape) -> AbsValue {
        Value::one(ClassValue::new(class, Matrix::of(class, shape)))
    }

    /// A real full array whose elements lie in an interval.
    pub fn in_range(class: Class, shape: Shape, range: Interval) -> AbsValue {
        Value::one(ClassValue::new(class, Matrix::in_range(class, shape, range)))
    }

    /// A 1-by-1 struct with these fields in order.
    pub fn structure(fields: impl IntoIterator<Item = (Name, AbsValue)>) -> AbsValue {
        let fields = Fields { ordered: true, list: fields.into_iter().collect() };
        Value::one(ClassValue {
            class: Class::Struct,
            matrix: Matrix::of(Class::Struct, Shape::scalar()),
            elements: Elements::fields(fields),
        })
    }

    /// A cell of `rows` rows with these contents, column by column.
    pub fn cell(rows: usize, contents: Vec<AbsValue>) -> AbsValue {
        let cols = contents.len() / rows.max(1);
        Value::one(ClassValue {
            class: Class::Cell,
            matrix: Matrix::of(Class::Cell, Shape::of_sizes(&[rows, cols])),
            elements: Elements::tuple(contents),
        })
    }

    /// A cell of this shape whose contents are all like `content`.
    pub fn cell_of(shape: Shape, content: AbsValue) -> AbsValue {
        Value::one(ClassValue {
            class: Class::Cell,
            matrix: Matrix::of(Class::Cell, shape),
            elements: Elements::each(content),
        })
    }

    /// A handle to one function.
    pub fn handle(target: Target, bound: Vec<AbsValue>) -> AbsValue {
        Value::one(ClassValue {
            class: Class::FunctionHandle,
            matrix: Matrix::of(Class::FunctionHandle, Shape::scalar()),
            elements: Elements::handles(vec![Handle { target, bound }]),
        })
    }

    /// The class and constant, where the value is one.
    pub fn as_constant(&self) -> Option<(Class, &Constant)> {
        let v = self.unique()?;
        Some((v.class, v.matrix.as_constant()?))
    }

    /// The number, where the value is a real scalar constant of a numeric class or logical.
    pub fn as_number(&self) -> Option<f64> {
        match self.as_constant()? {
            (_, Constant::Number(x)) => Some(*x),
            (_, Constant::Integer(n)) => Some(*n as f64),
            _ => None,
        }
    }

    /// The text, where the value is a constant char row or string.
    pub fn as_text(&self) -> Option<&str> {
        match self.as_constant()? {
            (_, Constant::Text(t)) => Some(t),
            _ => None,
        }
    }

    /// The interval of the real values of all alternatives; [`Interval::TOP`] for values that are
    /// not all real numbers.
    pub fn range(&self) -> Interval {
        let Some(list) = self.alternatives() else { return Interval::TOP };
        let of = |v: &ClassValue<Matrix>| {
            let real = v.class.is_matrix() && v.matrix.complexity == Complexity::Real;
            if real { v.matrix.range(v.class) } else { Interval::TOP }
        };
        list.iter().map(of).fold(Interval::BOTTOM, Interval::join)
    }

    /// Whether a condition on the value holds: all elements are non-zero and there is one.
    pub fn truth(&self) -> Truth {
        let Some(list) = self.alternatives() else { return Truth::Maybe };
        let of = |v: &ClassValue<Matrix>| {
            if !v.class.is_matrix() || v.matrix.complexity != Complexity::Real {
                return Truth::Maybe;
            }
            if let Some(numbers) = v.matrix.as_constant().and_then(|c| c.numbers(v.class)) {
                let holds = !numbers.is_empty() && numbers.iter().all(|x| *x != 0.0);
                return if holds { Truth::Yes } else { Truth::No };
            }
            let r = v.matrix.range(v.class);
            let empty = v.matrix.shape.is_empty(&crate::NoFacts);
            match r.contains_zero() {
                _ if empty == Truth::Yes => Truth::No,
                // All zero: false with elements, and false without.
                true if r.lo == 0.0 && r.hi == 0.0 && !r.nan => Truth::No,
                false if empty == Truth::No && !r.nan => Truth::Yes,
                _ => Truth::Maybe,
            }
        };
        list.iter().map(of).reduce(|a, b| if a == b { a } else { Truth::Maybe }).unwrap_or(Truth::Maybe)
    }

    /// Forgets constants, keeps classes, shapes and intervals, in nested values too: what a
    /// context of a call may do to have fewer contexts.
    pub fn without_constants(&self) -> AbsValue {
        self.map(|v| ClassValue { matrix: v.matrix.without_constant(v.class), ..v.clone() })
    }
}
