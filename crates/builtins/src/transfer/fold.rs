//! Constants: between abstract constants and runtime values, and running a kernel on them.

use super::{CertainError, Operand, Results, output_count};
use crate::implementation::invoke;
use crate::registry::Builtin;
use runtime::{Array, Context, Dims, Element, MString, Value};
use std::cell::RefCell;
use std::rc::Rc;
use types::abs::{Elements, Fields, MAX_TUPLE};
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Interval, Matrix, Shape, Sparsity, max_elements,
};

thread_local! {
    /// Where folding runs: pure kernels do not write, and what they might ask of it is at its
    /// defaults, but for the language.
    static CONTEXT: RefCell<Context> =
        RefCell::new(Context::in_memory(Rc::new(base::MemorySystem::default())));
}

/// Says in whose language calls are folded from now on, in this thread: Octave's or MATLAB's.
pub fn fold_in(octave: bool) {
    CONTEXT.with(|cx| {
        if let Ok(mut cx) = cx.try_borrow_mut() {
            cx.octave = octave;
            cx.format.octave = octave;
        }
    });
}

/// Whether the value is known exactly: a constant, or a cell of such.
pub(super) fn is_constant(value: &AbsValue) -> bool {
    to_value(value, 0).is_some()
}

/// The runtime value of an abstract value that is known exactly.
pub fn concrete(value: &AbsValue) -> Option<Value> {
    to_value(value, 0)
}

fn to_value(value: &AbsValue, depth: usize) -> Option<Value> {
    let v = value.unique()?;
    if value.maybe_undefined || depth > 4 {
        return None;
    }
    if let Some(c) = v.matrix.as_constant() {
        return constant_value(v.class, c);
    }
    let sizes = v.matrix.shape.as_sizes()?;
    match &v.elements {
        Elements::Tuple(list) if v.class == Class::Cell => {
            let data: Option<Vec<Value>> = list.content().iter().map(|e| to_value(e, depth + 1)).collect();
            let data = data?;
            let dims = Dims::new(&sizes);
            (dims.numel() == data.len()).then(|| Value::cell(Array::new(dims, data)))
        }
        Elements::Fields(f)
            if v.class == Class::Struct && f.content().ordered && v.matrix.shape == Shape::scalar() =>
        {
            let mut fields = Vec::new();
            for (name, value) in &f.content().list {
                fields.push((name.as_str(), to_value(value, depth + 1)?));
            }
            Some(Value::structure(fields))
        }
        _ if sizes.contains(&0)
            && v.matrix.sparsity == Sparsity::Full
            && v.matrix.complexity == Complexity::Real =>
        {
            empty(v.class, &sizes)
        }
        _ => None,
    }
}

/// An array of this class without elements.
fn empty(class: Class, sizes: &[usize]) -> Option<Value> {
    let dims = Dims::new(sizes);
    if class.is_matrix() {
        return Some(runtime::convert::from_doubles(class, dims, Vec::new()));
    }
    match class {
        Class::Cell => Some(Value::cell(Array::new(dims, Vec::new()))),
        Class::String => Some(MString::wrap(Array::new(dims, Vec::new()))),
        _ => None,
    }
}

fn constant_value(class: Class, constant: &Constant) -> Option<Value> {
    let scalar = |x: f64| runtime::convert::from_doubles(class, Dims::scalar(), vec![x]);
    Some(match constant {
        Constant::Number(x) => scalar(*x),
        Constant::Integer(n) => match class {
            Class::Int64 => Value::I64(*n as i64),
            Class::UInt64 => Value::U64(*n as u64),
            _ => scalar(*n as f64),
        },
        Constant::Complex(z) if class == Class::Double => Value::C64(Rc::new(*z)),
        Constant::Complex(_) => return None,
        Constant::Text(t) if class == Class::String => Value::string(t),
        Constant::Text(t) => Value::char_row(t),
        Constant::Matrix(m) => {
            runtime::convert::from_doubles(class, Dims::matrix(m.rows(), m.cols()), m.data().to_vec())
        }
    })
}

/// Runs the builtin on constants; `None` where it cannot be run here or its results are no
/// constants worth keeping. A failure is certain: the same call fails in every run.
pub(super) fn run(
    b: &'static Builtin,
    args: &[Operand],
    nargout: usize,
) -> Option<Result<Results, CertainError>> {
    let mut values: Vec<Value> = args.iter().map(|a| concrete(&a.value)).collect::<Option<_>>()?;
    let outcome = CONTEXT.with(|cx| {
        let mut cx = cx.try_borrow_mut().ok()?;
        let result = invoke(b, &mut cx, &mut values, nargout);
        // What warns does so when the program runs.
        let warned = !cx.take_output().is_empty();
        result.filter(|r| r.is_err() || !warned)
    })?;
    match outcome {
        // The engine says that an output was not assigned.
        Ok(results) if results.len() < output_count(b, nargout) => None,
        Ok(results) => Some(Ok(results.iter().map(|v| Operand::from(abstraction(v))).collect())),
        // What the runtime cannot do yet is no error of the program.
        Err(e) if e.identifier().starts_with("tame:") => None,
        Err(e) => Some(Err(CertainError::new(e.identifier(), e.message()))),
    }
}

/// The most exact abstract value of a runtime value: a constant where it is small, else its shape
/// and the interval of its elements.
pub fn abstraction(value: &Value) -> AbsValue {
    abstraction_at(value, 0)
}

fn abstraction_at(value: &Value, depth: usize) -> AbsValue {
    let class = value.class();
    let shape = Shape::of_sizes(&value.dims());
    match value {
        _ if depth > 8 => AbsValue::any_of(class),
        Value::Cell(c) => {
            let of = |v: &Value| abstraction_at(v, depth + 1);
            let elements = if c.numel() <= MAX_TUPLE {
                Elements::tuple(c.data().iter().map(of).collect())
            } else {
                Elements::each(c.data().iter().map(of).fold(AbsValue::bottom(), |a, b| a.join(&b)))
            };
            AbsValue::one(ClassValue { class, matrix: Matrix::of(class, shape), elements })
        }
        Value::Struct(s) => {
            let field = |&name: &base::Name| {
                let column = s.column(name).into_iter().flatten();
                (
                    name,
                    column.map(|v| abstraction_at(v, depth + 1)).fold(AbsValue::bottom(), |a, b| a.join(&b)),
                )
            };
            let fields = Fields { ordered: true, list: s.names().iter().map(field).collect() };
            AbsValue::one(ClassValue {
                class,
                matrix: Matrix::of(class, shape),
                elements: Elements::fields(fields),
            })
        }
        Value::String(_) => match value.as_text() {
            Some(t) => AbsValue::string(&t),
            None => AbsValue::of(class, shape),
        },
        v if v.is_char_row() && class == Class::Char => {
            let text = v.as_text().unwrap_or_default();
            let null = v.numel() == 0 && !v.dims().is_null();
            if null {
                AbsValue::in_range(class, shape, Interval::BOTTOM)
            } else if text.contains('\u{fffd}') {
                AbsValue::of(class, shape)
            } else {
                let kept = AbsValue::text(&text);
                // Of a text that is too long to keep, the range of its characters is.
                match kept.as_text() {
                    Some(_) => kept,
                    None => AbsValue::one(ClassValue::new(class, matrix(v, class, shape))),
                }
            }
        }
        v if v.is_matrix() => AbsValue::one(ClassValue::new(class, matrix(v, class, shape))),
        Value::Function(_) => {
            AbsValue::one(ClassValue { class, matrix: Matrix::of(class, shape), elements: Elements::Top })
        }
        _ => AbsValue::any_of(class),
    }
}

/// How a value stored as complex is.
fn stored(value: &Value) -> Complexity {
    if value.has_imaginary_part() { Complexity::Imaginary } else { Complexity::Complex }
}

fn matrix(value: &Value, class: Class, shape: Shape) -> Matrix {
    if value.is_sparse() {
        if value.is_complex() {
            let m = Matrix::of(class, shape).with_sparsity(Sparsity::Sparse, class);
            return m.with_complexity(stored(value));
        }
        // What is not stored is zero; the full matrix may be far too large to look at.
        let range = match value {
            Value::Sparse(s) => Interval::hull(s.iter().map(|t| t.2).chain([0.0])),
            Value::SparseLogical(_) => Interval::BOOL,
            _ => Interval::TOP,
        };
        return Matrix::in_range(class, shape, range).with_sparsity(Sparsity::Sparse, class);
    }
    if value.is_complex() {
        return match value.as_complex().filter(|_| class == Class::Double) {
            Some(z) => Matrix::constant(class, Constant::Complex(z)),
            None => Matrix::of(class, shape).with_complexity(stored(value)),
        };
    }
    let n = value.numel();
    let constant = match (value, n) {
        (Value::I64(x), _) => Some(Constant::Integer(i128::from(*x))),
        (Value::U64(x), _) => Some(Constant::Integer(i128::from(*x))),
        // Doubles do not hold all of these.
        (Value::Int64(a), 1) => a.data().first().map(|x| Constant::Integer(i128::from(*x))),
        (Value::UInt64(a), 1) => a.data().first().map(|x| Constant::Integer(i128::from(*x))),
        (_, 1) => value.as_f64().and_then(|x| exact(class, x)),
        (_, 2..) if n <= max_elements() && value.dims().rank() == 2 && class != Class::Char => {
            Constant::matrix(value.dims().rows(), value.doubles().into_owned())
        }
        _ => None,
    };
    match constant {
        Some(c) if !matches!((&c, class), (Constant::Matrix(_), Class::Int64 | Class::UInt64)) => {
            Matrix::constant(class, c)
        }
        _ => {
            let mut range = Interval::hull(value.doubles().iter().copied());
            if matches!(class, Class::Int64 | Class::UInt64) {
                // Doubles next to the exact ends.
                range = Interval::integers(range.lo.next_down(), range.hi.next_up());
            }
            Matrix::in_range(class, shape, range)
        }
    }
}

/// The scalar constant of a class; chars are texts.
fn exact(class: Class, x: f64) -> Option<Constant> {
    match class {
        Class::Char => None,
        c if c.is_integer() => Some(Constant::Integer(x as i128)),
        _ => Some(Constant::Number(x)),
    }
}
