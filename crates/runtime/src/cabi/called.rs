//! What compiled programs call most often beside builtins, where operands are looked at where they lie: access paths with
//! single numbers for subscripts ([`quick`]) or with a name among the operands ([`named`]), a row put into a matrix that
//! a cell or struct holds, and structs, objects and lists made of their parts.
//!
//! Invariant: nothing here raises an error; where the answer is "no", nothing has happened, and the kernel of the same
//! name does it.

use super::access::Whole;
use super::call::mark;
use super::lent::View;
use super::path::{Path, Shape, Verb};
use super::quick;
use super::{Instance, KernelCell, brief, named, take_in};
use crate::array::{Array, Dims};
use crate::classes::class::Plain;
use crate::index;
use crate::kernels::brief::{Given, Part};
use crate::kernels::set_number;
use crate::ops;
use crate::path::plain::{self, Subs};
use crate::value::{Char, Value};
use base::Name;
use smallvec::SmallVec;
use std::ffi::c_int;
use std::rc::Rc;
use types::ScalarOp;

type Numbers = SmallVec<[f64; 4]>;

/// The names of the fields of structs and objects that one place of a program makes, which all of them share. A program
/// has them for itself, since its kernels are shared with other threads.
#[derive(Default)]
pub(super) struct Shapes(base::FxHashMap<*const Whole, Rc<[Name]>>);

/// Where an operand's value or elements lie.
fn place(operand: *mut Value) -> *mut Value {
    operand.map_addr(|a| a & !mark::BITS)
}

/// The value that an operand is, if it is one.
///
/// # Safety
/// The operand is null or a live value, marked as [`mark`] says.
pub(super) unsafe fn value_of<'a>(operand: *mut Value) -> Option<&'a Value> {
    match operand.addr() & mark::BITS {
        // SAFETY: by the caller's promise.
        mark::TAKEN | mark::KEPT => unsafe { place(operand).as_ref() },
        _ => None,
    }
}

/// The number that an operand is, if it is one.
///
/// # Safety
/// As for [`value_of`].
unsafe fn number_of(operand: *mut Value) -> Option<f64> {
    if operand.addr() & mark::BITS == mark::NUMBER {
        // SAFETY: by the caller's promise.
        return Some(unsafe { *place(operand).cast::<f64>() });
    }
    // SAFETY: by the caller's promise; a view stays as it is meanwhile.
    if let Some(Part::Number(x)) = unsafe { lent(operand).map(|view| view.numbers()) } {
        return Some(x);
    }
    // SAFETY: by the caller's promise.
    match unsafe { value_of(operand) }? {
        Value::F64(x) => Some(*x),
        Value::Double(a) if a.dims().is_scalar() => a.data().first().copied(),
        _ => None,
    }
}

/// # Safety
/// As for [`value_of`].
unsafe fn numbers_of(operands: &[*mut Value]) -> Option<Numbers> {
    // SAFETY: by the caller's promise.
    operands.iter().map(|&o| unsafe { number_of(o) }).collect()
}

/// The elements that an operand lends, with their extents.
///
/// # Safety
/// As for [`value_of`].
unsafe fn lent<'a>(operand: *mut Value) -> Option<&'a View> {
    // SAFETY: by the caller's promise.
    (operand.addr() & mark::BITS == mark::LENT).then(|| unsafe { &*place(operand).cast::<View>() })
}

/// What a path gives, and what it takes over is consumed; `None` where only its kernel knows.
///
/// # Safety
/// `cx` is a live context; `operands` are null or live values, marked as [`mark`] says, of which nobody else uses those
/// that are taken over.
pub(super) unsafe fn path(
    cx: *mut Instance,
    path: &Path,
    operands: &[*mut Value],
    nargout: usize,
) -> Option<Given> {
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        let given = match (path.verb, operands) {
            _ if path.named => named::given(path, operands)?,
            (Verb::Get | Verb::First, [base, rest @ ..]) if let Some(view) = lent(*base) => {
                element(path, view, &numbers_of(rest)?)?
            }
            (Verb::Get | Verb::First | Verb::List, [base, rest @ ..]) => match numbers_of(rest) {
                Some(subs) => read(cx, path, value_of(*base)?, &subs)?,
                None => slice(path, value_of(*base)?, rest)?,
            },
            (Verb::Set, [base, source, rest @ ..]) if base.addr() & mark::BITS == mark::TAKEN => {
                let base = base.as_mut()?;
                match numbers_of(rest) {
                    Some(subs) => write(cx, path, base, *source, &subs)?,
                    None => put_line(path, base, *source, rest)?,
                }
                Given::Value(base.take())
            }
            (Verb::Delete, &[base, k]) if base.addr() & mark::BITS == mark::TAKEN => {
                let base = base.as_mut()?;
                match path.shape.as_slice() {
                    [Shape::Paren(Some(1))] => match number_of(k) {
                        Some(k) => index::delete_one(base, k)?,
                        None => {
                            let (first, count) = neighbours(lent(k)?.row_or_column()?)?;
                            index::delete_neighbours(base, first, count)?;
                        }
                    },
                    _ => delete_in_property(cx, base, path, number_of(k)?)?,
                }
                Given::Value(base.take())
            }
            (Verb::Put, [base, source, rest @ ..])
                if base.addr() & mark::BITS == mark::KEPT && nargout == 0 =>
            {
                let base = place(*base).as_mut().filter(|base| matches!(base, Value::Handle(_)))?;
                write(cx, path, base, *source, &numbers_of(rest)?)?;
                Given::Nothing
            }
            _ => return None,
        };
        brief::consume(cx, operands);
        Some(given)
    }
}

/// `base<path>(k) = []` of a vector of cells, structs or doubles that nobody shares; false, and nothing has changed, for
/// anything else.
///
/// # Safety
/// As for [`tame_rt_put`](quick::tame_rt_put).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_take_out(
    base: *mut Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
) -> bool {
    // SAFETY: by the caller's promise.
    let parts = unsafe { base.as_mut().zip(quick::parts(kernel, subs, count)) };
    let vector = parts.and_then(|(base, (path, subs))| plain::reach(base, quick::steps(&path.shape, subs)));
    match vector {
        Some((vector, Some(Subs::One(k)))) => index::delete_one(vector, k).is_some(),
        _ => false,
    }
}

/// Where numbers that count on from the first one begin, and how many they are.
fn neighbours(places: &[f64]) -> Option<(f64, usize)> {
    let first = *places.first()?;
    let counts = places.iter().enumerate().all(|(k, x)| *x == first + k as f64);
    counts.then_some((first, places.len()))
}

/// `object.name(k) = []` of one object of a handle class, which the running function may change as a field; `None`, and
/// nothing has changed, for anything else.
///
/// # Safety
/// `cx` is a live context.
unsafe fn delete_in_property(cx: *mut Instance, base: &mut Value, path: &Path, k: f64) -> Option<()> {
    let ([Shape::Dot(name), Shape::Paren(Some(1))], Value::Handle(h)) = (path.shape.as_slice(), base) else {
        return None;
    };
    // SAFETY: by the caller's promise.
    let observed = unsafe { super::context(cx) }.observed;
    let [object] = h.objects() else { return None };
    let mut fields = object.fields.try_borrow_mut().ok().filter(|_| object.valid.get() && !observed)?;
    // SAFETY: by the caller's promise.
    let place = unsafe { quick::allowed(cx, (path, 0), object.class, *name, &fields, Plain::both) }?;
    index::delete_one(fields.element_mut(0).get_mut(place)?, k)
}

/// `[x(1:k), e, x(k+1:end)]` of cells and structs, which are consumed; `None` where only the kernel knows.
///
/// # Safety
/// As for [`path`].
pub(super) unsafe fn insert(cx: *mut Instance, operands: &[*mut Value]) -> Option<Given> {
    let &[base, k, element] = operands else { return None };
    if base.addr() & mark::BITS != mark::TAKEN {
        return None;
    }
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        let row = base.as_mut()?;
        index::insert_one(row, number_of(k)?, value_of(element)?)?;
        let row = row.take();
        brief::consume(cx, operands);
        Some(Given::Value(row))
    }
}

/// # Safety
/// `cx` is a live context.
unsafe fn read(cx: *mut Instance, path: &Path, base: &Value, subs: &[f64]) -> Option<Given> {
    let listed = path.verb == Verb::List;
    if listed && !matches!(base, Value::Cell(_) | Value::Struct(_)) {
        return None;
    }
    // SAFETY: by the caller's promise.
    let found = unsafe { quick::read(cx, base, path, subs, |at| Some(at.value())) };
    Some(match found.or_else(|| quick::string_at(base, path, subs))? {
        value if listed => Given::Value(Value::cell_row(vec![value])),
        Value::F64(x) => Given::Number(x),
        Value::Bool(x) => Given::Truth(x),
        value => Given::Value(value),
    })
}

/// Elements of a row or column of a cell (`c(a:b)`), as a cell.
///
/// # Safety
/// As for [`value_of`].
unsafe fn slice(path: &Path, base: &Value, operands: &[*mut Value]) -> Option<Given> {
    let (Value::Cell(cell), [Shape::Paren(Some(1))], &[places]) = (base, path.shape.as_slice(), operands)
    else {
        return None;
    };
    let dims = cell.dims();
    if path.verb == Verb::List || !dims.is_vector() || dims.is_scalar() {
        return None;
    }
    // SAFETY: by the caller's promise.
    let places = unsafe { lent(places)?.row_or_column() }?;
    let element = |x: &f64| {
        let k = *x as usize;
        cell.data().get(k.checked_sub(1)?).filter(|_| k as f64 == *x).cloned()
    };
    let elements = places.iter().map(element).collect::<Option<Vec<Value>>>()?;
    let n = elements.len();
    let dims = if dims.rows() == 1 { Dims::matrix(1, n) } else { Dims::matrix(n, 1) };
    Some(Given::Value(Value::cell(Array::new(dims, elements))))
}

/// An element of a matrix that is lent.
///
/// # Safety
/// As for [`lent`].
unsafe fn element(path: &Path, view: &View, subs: &[f64]) -> Option<Given> {
    let subs = match (path.shape.as_slice(), subs) {
        ([Shape::Paren(Some(1))], &[k]) => Subs::One(k),
        ([Shape::Paren(Some(2))], &[i, j]) => Subs::Two(i, j),
        _ => return None,
    };
    // SAFETY: by the caller's promise.
    match unsafe { view.numbers() } {
        Part::Numbers(rows, columns, x) => {
            Some(Given::Number(*x.get(subs.place(&Dims::matrix(rows, columns))?)?))
        }
        _ => None,
    }
}

/// Writes what an operand is; what is taken over of it is still the caller's to free.
///
/// # Safety
/// As for [`path`]; nobody else uses `base` but as a reference.
unsafe fn write(
    cx: *mut Instance,
    path: &Path,
    base: &mut Value,
    source: *mut Value,
    subs: &[f64],
) -> Option<()> {
    let mut own;
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        let new = match source.addr() & mark::BITS {
            mark::NUMBER => {
                let x = *place(source).cast::<f64>();
                if let Value::Map(m) = base {
                    return entry(path, subs).and_then(|key| set_number(m, key, Value::F64(x)).ok());
                }
                let old = quick::write(cx, base, path, subs, |slot| quick::put_number(slot, x));
                return old.map(drop);
            }
            mark::TAKEN => source.as_mut()?,
            mark::KEPT => {
                own = place(source).as_ref()?.clone();
                &mut own
            }
            mark::LENT => {
                own = lent(source)?.copied();
                &mut own
            }
            _ => return None,
        };
        if let Value::Map(m) = base {
            let key = entry(path, subs)?;
            return set_number(m, key, new.take()).map_err(|value| *new = value).ok();
        }
        quick::write(cx, base, path, subs, |slot| quick::put_value(slot, new)).map(drop)
    }
}

/// The key of an entry of a map.
fn entry(path: &Path, subs: &[f64]) -> Option<f64> {
    match (path.verb, path.shape.as_slice(), subs) {
        (Verb::Set, [Shape::Paren(_)], &[key]) => Some(key),
        _ => None,
    }
}

/// Puts doubles into a row or column of a matrix that a path leads to (`c{k}(i, :) = x`), or into the one behind the last.
///
/// # Safety
/// As for [`path`].
unsafe fn put_line(path: &Path, base: &mut Value, source: *mut Value, operands: &[*mut Value]) -> Option<()> {
    // SAFETY: by the caller's promise.
    let (subs, line) = unsafe { (operands, lent(source)?.row_or_column()?) };
    let ([before @ .., Shape::Paren(Some(2))], [first @ .., i, j]) = (path.shape.as_slice(), subs) else {
        return None;
    };
    // SAFETY: by the caller's promise.
    let (first, i, j) = unsafe { (numbers_of(first)?, line_of(*i)?, line_of(*j)?) };
    let (to, None) = plain::reach(base, quick::steps(before, &first))? else { return None };
    match (i, j) {
        (Some(i), None) => put_row(to, i, line),
        (None, Some(j)) => put_column(to, j, line),
        _ => None,
    }
}

/// A number from 1, or all of them, which a colon says.
///
/// # Safety
/// As for [`value_of`].
unsafe fn line_of(operand: *mut Value) -> Option<Option<usize>> {
    // SAFETY: by the caller's promise.
    unsafe {
        if let Some(x) = number_of(operand) {
            let k = x as usize;
            return (k as f64 == x && k > 0).then_some(Some(k));
        }
        let colon = u16::from(b':');
        let is_colon = match (lent(operand), value_of(operand)) {
            (Some(view), _) => view.row_units() == Some(&[colon]),
            (_, Some(Value::Char1(c))) => *c == Char(colon),
            _ => false,
        };
        is_colon.then_some(None)
    }
}

/// The matrix that a value is, of so many rows or columns; `[]` becomes one without any.
fn matrix_of(to: &mut Value, rows: Option<usize>, columns: Option<usize>) -> Option<&mut Array<f64>> {
    let Value::Double(a) = to else { return None };
    let a = Rc::get_mut(a)?;
    let dims = a.dims();
    if dims.rank() != 2 {
        return None;
    }
    let (has, none) = ((dims.rows(), dims.extent(1)), dims.rows() == 0 && dims.extent(1) == 0);
    let fits = rows.is_none_or(|n| n == has.0) && columns.is_none_or(|n| n == has.1);
    if none && !fits {
        a.reshape(Dims::matrix(rows.unwrap_or(0), columns.unwrap_or(0)));
        return Some(a);
    }
    fits.then_some(a)
}

fn put_row(to: &mut Value, i: usize, line: &[f64]) -> Option<()> {
    let columns = line.len();
    if let Value::Double(a) = &*to
        && a.dims().rows().checked_add(1)? < i
    {
        return None;
    }
    let a = matrix_of(to, None, Some(columns))?;
    let rows = a.dims().rows();
    if i > rows {
        // The columns move up where they are, the last one first.
        let (dims, data) = a.parts_mut();
        data.reserve(columns).ok()?;
        data.extend(line.iter().copied());
        for (j, x) in line.iter().enumerate().rev() {
            data.copy_within(j * rows..(j + 1) * rows, j * i);
            data[j * i + rows] = *x;
        }
        *dims = Dims::matrix(i, columns);
        return Some(());
    }
    for (j, x) in line.iter().enumerate() {
        a.data_mut()[j * rows + i - 1] = *x;
    }
    Some(())
}

fn put_column(to: &mut Value, j: usize, line: &[f64]) -> Option<()> {
    let rows = line.len();
    if let Value::Double(a) = &*to
        && a.dims().extent(1).checked_add(1)? < j
    {
        return None;
    }
    let a = matrix_of(to, Some(rows), None)?;
    if j > a.dims().extent(1) {
        let (dims, data) = a.parts_mut();
        data.reserve(rows).ok()?;
        data.extend(line.iter().copied());
        *dims = Dims::matrix(rows, j);
        return Some(());
    }
    a.data_mut()[(j - 1) * rows..j * rows].copy_from_slice(line);
    Some(())
}

/// A scalar operation on numbers; `None` for anything else, or where it fails.
///
/// # Safety
/// As for [`path`].
pub(super) unsafe fn mapped(cx: *mut Instance, op: ScalarOp, operands: &[*mut Value]) -> Option<Given> {
    // SAFETY: by the caller's promise.
    let numbers = unsafe { numbers_of(operands) };
    let value = match (numbers.as_deref(), operands) {
        (Some(&[a]), _) => ops::unary(op, Value::F64(a)).ok()?,
        (Some(&[a, b]), _) => ops::binary(op, Value::F64(a), Value::F64(b)).ok()?,
        // SAFETY: by the caller's promise.
        (None, &[a, b]) => match (op, unsafe { (string_of(a), string_of(b)) }) {
            (ScalarOp::Eq, (Some(a), Some(b))) => Value::Bool(a == b),
            (ScalarOp::Ne, (Some(a), Some(b))) => Value::Bool(a != b),
            (ScalarOp::Plus, (Some(a), Some(b))) => Value::string(&[a, b].concat()),
            // SAFETY: by the caller's promise.
            (ScalarOp::Plus, (Some(a), None)) => Value::string(&format!("{a}{}", unsafe { whole_of(b)? })),
            // SAFETY: by the caller's promise.
            (ScalarOp::Plus, (None, Some(b))) => Value::string(&format!("{}{b}", unsafe { whole_of(a)? })),
            _ => return None,
        },
        _ => return None,
    };
    // SAFETY: by the caller's promise.
    unsafe { brief::consume(cx, operands) };
    Some(match value {
        Value::F64(x) => Given::Number(x),
        Value::Bool(x) => Given::Truth(x),
        value => Given::Value(value),
    })
}

/// The text of a string scalar that is not missing.
///
/// # Safety
/// As for [`value_of`].
unsafe fn string_of<'a>(operand: *mut Value) -> Option<&'a str> {
    // SAFETY: by the caller's promise.
    match unsafe { value_of(operand) }? {
        Value::String(s) if s.numel() == 1 => s.data().first()?.as_str(),
        _ => None,
    }
}

/// The whole number that an operand is, if a string beside it has all its digits.
///
/// # Safety
/// As for [`value_of`].
unsafe fn whole_of(operand: *mut Value) -> Option<i64> {
    const MOST: f64 = 1e9;
    // SAFETY: by the caller's promise.
    let x = unsafe { number_of(operand) }?;
    (x.fract() == 0.0 && x.abs() <= MOST).then_some(x as i64)
}

/// Whether an operand stands for the only element of a list.
///
/// # Safety
/// As for [`value_of`].
pub(super) unsafe fn is_one_of_list(operand: *mut Value) -> bool {
    // SAFETY: by the caller's promise.
    let list = || unsafe { place(operand).as_ref() };
    operand.addr() & mark::BITS == mark::SPREAD && list().and_then(quick::only_content).is_some()
}

/// Whether an operand surely is one value, and no object.
///
/// # Safety
/// As for [`value_of`].
pub(super) unsafe fn is_no_object(operand: *mut Value) -> bool {
    let is_none = |v: &Value| !matches!(v, Value::Object(_) | Value::Handle(_));
    match operand.addr() & mark::BITS {
        mark::NUMBER | mark::LENT => true,
        // SAFETY: by the caller's promise.
        mark::SPREAD => unsafe { place(operand).as_ref() }.and_then(quick::only_content).is_some_and(is_none),
        // SAFETY: by the caller's promise.
        _ => unsafe { value_of(operand) }.is_some_and(is_none),
    }
}

/// A struct or object of its parts, which are consumed; `None` where one is not there.
///
/// # Safety
/// As for [`path`].
pub(super) unsafe fn whole(cx: *mut Instance, whole: &Whole, operands: &[*mut Value]) -> Option<Given> {
    if operands.len() != whole.fields().len() || operands.iter().any(|o| !is_one(*o)) {
        return None;
    }
    let mut values = Vec::with_capacity(operands.len());
    // SAFETY: by the caller's promise; no other reference to this field is in use.
    let names = unsafe {
        values.extend(operands.iter().map(|&o| owned(cx, o)));
        let names = (*cx).shapes.0.entry(std::ptr::from_ref(whole));
        names.or_insert_with(|| whole.fields().into()).clone()
    };
    Some(Given::Value(whole.with(names, values)))
}

/// Values as a row of cells, which are consumed; `None` where one is not there.
///
/// # Safety
/// As for [`path`].
pub(super) unsafe fn list(cx: *mut Instance, operands: &[*mut Value]) -> Option<Given> {
    let spread = |o: *mut Value| o.addr() & mark::BITS == mark::SPREAD && !place(o).is_null();
    if operands.iter().any(|&o| !is_one(o) && !spread(o)) {
        return None;
    }
    let mut values = Vec::with_capacity(operands.len());
    for &operand in operands {
        // SAFETY: by the caller's promise.
        unsafe {
            match spread(operand) {
                true => match &*place(operand) {
                    Value::Cell(list) => values.extend(list.data().iter().cloned()),
                    value => values.push(value.clone()),
                },
                false => values.push(owned(cx, operand)),
            }
        }
    }
    Some(Given::Value(super::access::listed(values)))
}

/// Whether an operand is one value that is there.
fn is_one(operand: *mut Value) -> bool {
    let mark = operand.addr() & mark::BITS;
    !place(operand).is_null() && [mark::TAKEN, mark::KEPT, mark::NUMBER, mark::LENT].contains(&mark)
}

/// The value of an operand, which is consumed.
///
/// # Safety
/// `cx` is a live context; [`is_one`] says so of the operand.
unsafe fn owned(cx: *mut Instance, operand: *mut Value) -> Value {
    let at = place(operand);
    // SAFETY: by the caller's promise.
    unsafe {
        match operand.addr() & mark::BITS {
            mark::NUMBER => Value::F64(*at.cast::<f64>()),
            mark::LENT => (*at.cast::<View>()).copied(),
            mark::TAKEN => take_in(cx, at),
            _ => (*at).clone(),
        }
    }
}
