//! The common access paths of compiled programs without a call of a kernel: those that are plain
//! ([`plain`]), also behind a property of an object that is nothing but a field, and elements of double arrays at their ends.
//!
//! Invariant: nothing here raises an error, or makes room but for an entry of a map and for one more element at the end of
//! a row; where a path is not plain, the answer is "no", what programs can see has not changed, and the kernel of the
//! same name does it.

use super::elements::array_elements;
use super::path::{Path, Shape, Verb};
use super::{Found, Instance, KernelCell, boxed, boxed_in, context, copied_in, found, keep_box, take};
use crate::array::{Array, Dims};
use crate::classes;
use crate::classes::class::{Plain, User};
use crate::context::Host;
use crate::handles::{HandleObject, Handles};
use crate::kernels::{number_entry, set_number};
use crate::path::plain::{self, PlainStep, Subs};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::ffi::{c_char, c_int, c_void};
use std::ptr::{null, null_mut};
use std::rc::Rc;

/// What a path leads to.
pub(super) enum Place<'v> {
    Value(&'v Value),
    Number(f64),
    /// An element of a struct array.
    Element(&'v StructArray, usize),
}

impl Place<'_> {
    /// A copy of it.
    pub(super) fn value(self) -> Value {
        match self {
            Place::Number(x) => Value::F64(x),
            Place::Value(v) => v.clone(),
            Place::Element(s, k) => Value::Struct(Rc::new(s.gather(Dims::scalar(), &[k]))),
        }
    }
}

/// What a path leads to, to be overwritten.
pub(super) enum Slot<'v> {
    Value(&'v mut Value),
    Number(&'v mut f64),
    /// The only place of a double scalar, or the first of `[]`.
    Scalar(&'v mut Value),
    /// The place behind the last one of a row or column.
    Next(&'v mut Array<f64>, Side),
    /// An element of a struct array.
    Element(&'v mut StructArray, usize),
    /// The one behind the last of a row or column of structs.
    NextElement(&'v mut StructArray, Side),
    /// An element of a cell.
    Cell(&'v mut Array<Value>, usize),
    /// The one behind the last of a row or column of cells.
    NextCell(&'v mut Array<Value>, Side),
}

/// Where a place behind the last one lies.
#[derive(Clone, Copy)]
pub(super) enum Side {
    Right,
    Below,
}

impl Side {
    /// Where subscripts name the place behind the last of a row or column, or of `[]`.
    #[inline]
    fn of(dims: &Dims, subs: Subs) -> Option<Side> {
        let none = dims.rows() == 0 && dims.extent(1) == 0;
        let row = dims.rows() == 1 || none;
        let column = dims.extent(1) == 1 || none;
        let next = |n: usize| n as f64 + 1.0;
        match subs {
            _ if dims.rank() != 2 => None,
            Subs::One(k) if row && k == next(dims.numel()) => Some(Side::Right),
            Subs::Two(1.0, j) if row && j == next(dims.extent(1)) => Some(Side::Right),
            Subs::Two(i, 1.0) if column && i == next(dims.rows()) => Some(Side::Below),
            _ => None,
        }
    }

    /// Puts a value there.
    fn push<T>(self, line: &mut Array<T>, value: T) -> Option<()> {
        line.push(value).ok()?;
        if let Side::Below = self {
            let (dims, data) = line.parts_mut();
            *dims = Dims::matrix(data.len(), 1);
        }
        Some(())
    }
}

/// The steps of a path with the subscripts that they take.
pub(super) fn steps(shape: &[Shape], mut subs: &[f64]) -> impl Iterator<Item = Option<PlainStep>> {
    let mut take = move |count: Option<usize>| {
        let (these, rest) = subs.split_at_checked(count?)?;
        subs = rest;
        match *these {
            [k] => Some(Subs::One(k)),
            [i, j] => Some(Subs::Two(i, j)),
            _ => None,
        }
    };
    shape.iter().map(move |step| match step {
        Shape::Dot(name) => Some(PlainStep::Dot(*name)),
        Shape::Paren(count) => take(*count).map(PlainStep::Paren),
        Shape::Brace(count) => take(*count).map(PlainStep::Brace),
        Shape::DynamicDot => None,
    })
}

/// Hands what a path leads to to `take`.
///
/// # Safety
/// `cx` is a live context.
#[inline]
pub(super) unsafe fn read<R>(
    cx: *mut Instance,
    base: &Value,
    path: &Path,
    subs: &[f64],
    take: impl FnOnce(Place<'_>) -> Option<R>,
) -> Option<R> {
    let reads = matches!(path.verb, Verb::Get | Verb::First | Verb::List);
    if !reads || path.stored && !matches!(base, Value::Object(_)) {
        return None;
    }
    if let Some(found) = step(base, path, subs) {
        return take(Place::Value(found));
    }
    let mut steps = steps(&path.shape, subs);
    // SAFETY: by the caller's promise.
    let place = |class, name, fields: &StructArray| unsafe {
        allowed(cx, (path, 0), class, name, fields, |plain| plain.get)
    };
    match base {
        Value::Object(o) => {
            let Member { object, name, ends } = member(&mut steps, path, o.data.dims())?;
            let at = o.data.element(object).get(place(o.class, name, &o.data)?)?;
            take(if ends { Place::Value(at) } else { look(at, steps)? })
        }
        Value::Handle(h) => {
            // SAFETY: by the caller's promise.
            if let Some((object, depth)) = unsafe { referred(cx, h, path, |plain| plain.get) } {
                let Some(Shape::Dot(name)) = path.shape.get(depth) else { return None };
                let fields = object.fields.try_borrow().ok().filter(|_| object.valid.get())?;
                // SAFETY: by the caller's promise.
                let place =
                    unsafe { allowed(cx, (path, depth), object.class, *name, &fields, |plain| plain.get) }?;
                let at = fields.data().get(place)?;
                let ends = path.shape.len() == depth + 1;
                return take(if ends { Place::Value(at) } else { look(at, steps.skip(depth + 1))? });
            }
            let Member { object, name, ends } = member(&mut steps, path, &h.dims())?;
            // SAFETY: by the caller's promise.
            let observed = unsafe { context(cx) }.observed;
            let object = h.objects().get(object).filter(|o| o.valid.get() && !observed)?;
            let fields = object.fields.try_borrow().ok()?;
            let at = fields.data().get(place(object.class, name, &fields)?)?;
            take(if ends { Place::Value(at) } else { look(at, steps)? })
        }
        Value::Map(m) => match (path.shape.as_slice(), subs) {
            ([Shape::Paren(Some(1))], &[key]) => number_entry(m, key, |v| take(Place::Value(v))),
            _ => None,
        },
        base => take(look(base, steps)?),
    }
}

/// What one step leads to, of those that programs take most: `c{k}` and the field of a scalar struct.
#[inline]
fn step<'v>(base: &'v Value, path: &Path, subs: &[f64]) -> Option<&'v Value> {
    match (base, path.shape.as_slice(), subs) {
        (Value::Cell(c), [Shape::Brace(Some(1))], &[k]) => {
            let place = k as usize;
            if place as f64 == k { c.data().get(place.wrapping_sub(1)) } else { None }
        }
        (Value::Struct(s), [Shape::Dot(name)], []) if s.numel() == 1 => s.get(0, *name),
        _ => None,
    }
}

#[inline]
fn look<'v>(base: &'v Value, steps: impl Iterator<Item = Option<PlainStep>>) -> Option<Place<'v>> {
    match plain::look(base, steps)? {
        (at, None) => Some(Place::Value(at)),
        (Value::Double(a), Some(k)) => Some(Place::Number(*a.data().get(k.place(a.dims())?)?)),
        (Value::Struct(s), Some(k)) => Some(Place::Element(s, k.place(s.dims())?)),
        _ => None,
    }
}

/// The property of one object of an array that a path begins with.
struct Member {
    /// Which object, from 0.
    object: usize,
    /// The property.
    name: Name,
    /// The path ends with it.
    ends: bool,
}

/// Takes the first steps of a path on objects: a property of the only one, or of an element.
#[inline]
fn member(steps: &mut impl Iterator<Item = Option<PlainStep>>, path: &Path, dims: &Dims) -> Option<Member> {
    let (object, name, taken) = match steps.next()?? {
        PlainStep::Dot(name) if dims.numel() == 1 => (0, name, 1),
        PlainStep::Paren(k) => match steps.next()?? {
            PlainStep::Dot(name) => (k.place(dims)?, name, 2),
            _ => return None,
        },
        _ => return None,
    };
    Some(Member { object, name, ends: path.shape.len() == taken })
}

/// The object to which the first properties of a path lead from one object, where each refers to one object of which
/// a property is asked, and how many they are; `which` may look at them so.
///
/// # Safety
/// `cx` is a live context.
#[inline]
unsafe fn referred(
    cx: *mut Instance,
    from: &Handles,
    path: &Path,
    which: fn(Plain) -> User,
) -> Option<(Rc<HandleObject>, usize)> {
    let mut object: Option<Rc<HandleObject>> = None;
    let mut depth = 0;
    while let [Shape::Dot(name), Shape::Dot(_), ..] = path.shape.get(depth..)? {
        let next = {
            let at = object.as_ref().or_else(|| from.only()).filter(|o| o.valid.get())?;
            let fields = at.fields.try_borrow().ok()?;
            // SAFETY: by the caller's promise.
            let place = unsafe { allowed(cx, (path, depth), at.class, *name, &fields, which) }?;
            match fields.data().get(place)? {
                Value::Handle(h) => h.only()?.clone(),
                _ => break,
            }
        };
        (object, depth) = (Some(next), depth + 1);
    }
    // SAFETY: by the caller's promise.
    let observed = depth > 0 && unsafe { context(cx) }.observed;
    object.filter(|_| !observed).map(|object| (object, depth))
}

/// The place of a property of one object that the running function reads, or assigns, as nothing but a field.
///
/// # Safety
/// `cx` is a live context.
#[inline]
pub(super) unsafe fn allowed(
    cx: *mut Instance,
    (path, depth): (&Path, usize),
    class: Name,
    name: Name,
    fields: &StructArray,
    which: fn(Plain) -> User,
) -> Option<usize> {
    if path.stored {
        return fields.position(name);
    }
    // SAFETY: by the caller's promise.
    let known = path.known.get(depth)?.place(class, || unsafe { running(cx) });
    match known {
        Some(place) if fields.names().get(place) == Some(&name) => Some(place),
        // SAFETY: by the caller's promise.
        _ => unsafe { found_out(cx, (path, depth), class, name, fields, which) },
    }
}

/// The same, asking the class.
///
/// # Safety
/// `cx` is a live context.
#[cold]
unsafe fn found_out(
    cx: *mut Instance,
    (path, depth): (&Path, usize),
    class: Name,
    name: Name,
    fields: &StructArray,
    which: fn(Plain) -> User,
) -> Option<usize> {
    // SAFETY: by the caller's promise.
    let host = unsafe { context(cx) }.host();
    let m = host.as_deref().and_then(Host::objects)?;
    let who = which(classes::plain(m, &m.class(class)?, name));
    let may = match who {
        User::All => true,
        User::Only(owner) => m.acting_class() == Some(owner),
        User::None => false,
    };
    let place = fields.position(name).filter(|_| may)?;
    // SAFETY: by the caller's promise.
    path.known.get(depth)?.learn(class, place, who, unsafe { running(cx) });
    Some(place)
}

/// The name of the running function, where the program has it; null where none runs.
///
/// # Safety
/// `cx` is a live context.
#[inline]
unsafe fn running(cx: *mut Instance) -> *const c_char {
    // SAFETY: by the caller's promise; the frames of running functions are live.
    unsafe {
        let mut frame = (*cx).stack;
        while let Some(at) = frame.as_ref() {
            if !at.function.is_null() {
                return at.function;
            }
            frame = at.caller;
        }
    }
    null()
}

/// Puts a value where a path leads, by `put`; what was there comes back.
///
/// # Safety
/// `cx` is a live context.
#[inline]
pub(super) unsafe fn write(
    cx: *mut Instance,
    base: &mut Value,
    path: &Path,
    subs: &[f64],
    put: impl FnOnce(Slot<'_>) -> Option<Value>,
) -> Option<Value> {
    // What a base refers to is changed through it alone.
    if path.verb != Verb::Set && !(path.verb == Verb::Put && matches!(base, Value::Handle(_))) {
        return None;
    }
    let mut steps = steps(&path.shape, subs);
    // What lies behind a property is reached through it.
    let both: fn(Plain) -> User = Plain::both;
    let which = if path.shape.len() > 1 { both } else { |plain: Plain| plain.set };
    // SAFETY: by the caller's promise.
    let place =
        |class, name, fields: &StructArray| unsafe { allowed(cx, (path, 0), class, name, fields, which) };
    match base {
        Value::Object(o) => {
            let Member { object, name, ends } = member(&mut steps, path, o.data.dims())?;
            let place = place(o.class, name, &o.data)?;
            let at = Rc::make_mut(o).data.element_mut(object).get_mut(place)?;
            put(if ends { Slot::Value(at) } else { part(at, path, subs, steps)? })
        }
        Value::Handle(h) => {
            // SAFETY: by the caller's promise.
            if let Some((object, depth)) = unsafe { referred(cx, h, path, both) } {
                let [Shape::Dot(name)] = path.shape.get(depth..)? else { return None };
                let mut fields = object.fields.try_borrow_mut().ok().filter(|_| object.valid.get())?;
                // SAFETY: by the caller's promise.
                let place =
                    unsafe { allowed(cx, (path, depth), object.class, *name, &fields, |plain| plain.set) }?;
                return put(Slot::Value(fields.element_mut(0).get_mut(place)?));
            }
            let Member { object, name, ends } = member(&mut steps, path, &h.dims())?;
            // SAFETY: by the caller's promise.
            let observed = unsafe { context(cx) }.observed;
            let object = h.objects().get(object).filter(|o| o.valid.get() && !observed)?;
            let mut fields = object.fields.try_borrow_mut().ok()?;
            let place = place(object.class, name, &fields)?;
            let at = fields.element_mut(0).get_mut(place)?;
            put(if ends { Slot::Value(at) } else { part(at, path, subs, steps)? })
        }
        base => put(match path.shape.as_slice() {
            [step] if leads_behind(base, step, subs).is_some() => behind(base, step, subs)?,
            _ => reach(base, steps)?,
        }),
    }
}

/// Where in a property a path leads, perhaps to the place behind the last one of a line of cells, which is made.
#[inline]
fn part<'v>(
    property: &'v mut Value,
    path: &Path,
    subs: &[f64],
    steps: impl Iterator<Item = Option<PlainStep>>,
) -> Option<Slot<'v>> {
    match path.shape.as_slice() {
        [_, step] if leads_behind(property, step, subs).is_some() => behind(property, step, subs),
        _ => reach(property, steps),
    }
}

/// Whether a step leads to the place behind the last one of a line of cells.
#[inline]
fn leads_behind(cells: &Value, step: &Shape, subs: &[f64]) -> Option<Side> {
    match (cells, step, subs) {
        (Value::Cell(c), Shape::Brace(Some(1)), &[k]) => Side::of(c.dims(), Subs::One(k)),
        (Value::Cell(c), Shape::Brace(Some(2)), &[i, j]) => Side::of(c.dims(), Subs::Two(i, j)),
        _ => None,
    }
}

/// The place behind the last one of a line of cells, which is made.
#[inline]
fn behind<'v>(cells: &'v mut Value, step: &Shape, subs: &[f64]) -> Option<Slot<'v>> {
    let side = leads_behind(cells, step, subs)?;
    let Value::Cell(c) = cells else { return None };
    let c = Rc::get_mut(c)?;
    side.push(c, Value::empty())?;
    c.data_mut().last_mut().map(Slot::Value)
}

#[inline]
fn reach<'v>(base: &'v mut Value, steps: impl Iterator<Item = Option<PlainStep>>) -> Option<Slot<'v>> {
    let (at, k) = match plain::reach(base, steps)? {
        (at, None) => return Some(Slot::Value(at)),
        (at, Some(k)) => (at, k),
    };
    // What has room for one element alone gets it by its value: others may hold the same `[]`.
    match (&*at, k) {
        (Value::F64(_), Subs::One(1.0)) => return Some(Slot::Scalar(at)),
        (Value::Double(a), Subs::One(1.0))
            if a.numel() == 0 && Side::of(a.dims(), Subs::One(1.0)).is_some() =>
        {
            return Some(Slot::Scalar(at));
        }
        (Value::F64(first), Subs::One(2.0)) => {
            let mut data = Vec::with_capacity(4);
            data.push(*first);
            *at = Value::Double(Rc::new(Array::row(data)));
        }
        _ => {}
    }
    match (at, k) {
        (Value::Double(a), k) => {
            let a = Rc::get_mut(a)?;
            match (k.place(a.dims()), k) {
                (Some(k), _) => Some(Slot::Number(a.data_mut().get_mut(k)?)),
                (None, k) => Side::of(a.dims(), k).map(|side| Slot::Next(a, side)),
            }
        }
        (Value::Struct(s), k) => {
            let s = Rc::get_mut(s)?;
            match (k.place(s.dims()), k) {
                (Some(k), _) => Some(Slot::Element(s, k)),
                (None, k) => Side::of(s.dims(), k).map(|side| Slot::NextElement(s, side)),
            }
        }
        (Value::Cell(c), k) => {
            let c = Rc::get_mut(c)?;
            match (k.place(c.dims()), k) {
                (Some(k), _) => Some(Slot::Cell(c, k)),
                (None, k) => Side::of(c.dims(), k).map(|side| Slot::NextCell(c, side)),
            }
        }
        _ => None,
    }
}

/// The path that a kernel is, and its subscripts.
///
/// # Safety
/// `kernel` lives as long as the program; `subs` points to `count` numbers.
pub(super) unsafe fn parts<'a>(
    kernel: *const KernelCell,
    subs: *const f64,
    count: c_int,
) -> Option<(&'a Path, &'a [f64])> {
    // SAFETY: by the caller's promise.
    let Found::Path(path) = found(unsafe { &*kernel })? else { return None };
    let subs = match count {
        0 => &[],
        // SAFETY: by the caller's promise.
        n => unsafe { std::slice::from_raw_parts(subs, n as usize) },
    };
    Some((path, subs))
}

/// The value at the end of a path, where it lies; null where it lies in nothing that stays as long as `base` does,
/// or only the kernel knows. Does not consume `base`, of which it is a part.
///
/// # Safety
/// As for [`tame_rt_get`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_part(
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
) -> *const Value {
    // SAFETY: by the caller's promise.
    let found = unsafe {
        let parts = base.as_ref().zip(parts(kernel, subs, count));
        parts.and_then(|(base, (path, subs))| match (path.verb, base) {
            (Verb::Get | Verb::First, Value::Cell(_) | Value::Struct(_)) => {
                step(base, path, subs).or_else(|| match plain::look(base, steps(&path.shape, subs))? {
                    (at, None) => Some(at),
                    _ => None,
                })
            }
            _ => None,
        })
    };
    found.map_or(null(), std::ptr::from_ref)
}

/// The same, of an entry of a map, too, which is a part of the map until something happens to that.
///
/// # Safety
/// As for [`tame_rt_part`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_steady_part(
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
) -> *const Value {
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        let Some(Value::Map(m)) = base.as_ref() else { return tame_rt_part(base, kernel, count, subs) };
        match parts(kernel, subs, count).map(|(path, subs)| (path.shape.as_slice(), subs)) {
            Some(([Shape::Paren(Some(1))], &[key])) => {
                number_entry(m, key, |v| Some(std::ptr::from_ref(v))).unwrap_or(null())
            }
            _ => null(),
        }
    }
}

/// What `x{1} = v` makes of an `x` without a value; null, and the value is the caller's, for other paths.
///
/// # Safety
/// As for [`tame_rt_put`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_begun(
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    v: *mut Value,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe {
        let first = |(path, subs): &(&Path, &[f64])| {
            path.verb == Verb::Set
                && matches!((path.shape.as_slice(), subs), ([Shape::Brace(Some(1))], [1.0]))
        };
        match parts(kernel, subs, count).filter(first).and_then(|_| take(v)) {
            Some(value) => boxed(Value::cell_row(vec![value])),
            None => null_mut(),
        }
    }
}

/// Reads a double scalar at the end of a path; false where there is none. Does not consume `base`.
///
/// # Safety
/// As for [`tame_rt_get`]; `x` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_get_number(
    cx: *mut Instance,
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    x: *mut f64,
) -> bool {
    let number = |place: Place<'_>| match place {
        Place::Number(n) | Place::Value(&Value::F64(n)) => Some(n),
        Place::Value(_) | Place::Element(..) => None,
    };
    // SAFETY: by the caller's promise.
    let found = unsafe {
        let parts = base.as_ref().zip(parts(kernel, subs, count));
        parts.and_then(|(base, (path, subs))| read(cx, base, path, subs, number))
    };
    let Some(number) = found else { return false };
    // SAFETY: by the caller's promise.
    unsafe { *x = number };
    true
}

/// The element of a string array that a path of one step leads to.
pub(super) fn string_at(base: &Value, path: &Path, subs: &[f64]) -> Option<Value> {
    let (Value::String(s), Verb::Get | Verb::First) = (base, path.verb) else { return None };
    let place = match (path.shape.as_slice(), subs) {
        ([Shape::Paren(Some(1))], &[k]) => Subs::One(k),
        ([Shape::Paren(Some(2))], &[i, j]) => Subs::Two(i, j),
        _ => return None,
    };
    let found = s.data().get(place.place(s.dims())?)?;
    Some(Value::String(Rc::new(Array::scalar(found.clone()))))
}

/// The value at the end of a path; null where only the kernel knows. Does not consume `base`.
///
/// # Safety
/// `cx` is a live context; `base` is null or a live value; `kernel` lives as long as the program; `subs`
/// points to `count` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_get(
    cx: *mut Instance,
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
) -> *mut Value {
    // SAFETY: by the caller's promise.
    let found = unsafe {
        let parts = base.as_ref().zip(parts(kernel, subs, count));
        parts.and_then(|(base, (path, subs))| {
            let copied = |at: Place<'_>| {
                Some(match at {
                    Place::Value(value) => copied_in(cx, value),
                    at => boxed_in(cx, at.value()),
                })
            };
            let other = || Some(boxed_in(cx, string_at(base, path, subs)?));
            read(cx, base, path, subs, copied).or_else(other)
        })
    };
    found.unwrap_or(null_mut())
}

/// The elements at the end of a path and their extents, to be copied before anything else happens; null where
/// only the kernel knows, or where they are stored otherwise. Does not consume `base`.
///
/// # Safety
/// As for [`tame_rt_get`]; `dim` has `rank` entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_look(
    cx: *mut Instance,
    base: *const Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    elem: c_int,
    rank: c_int,
    dim: *mut i64,
) -> *const c_void {
    let elements = |place: Place<'_>| {
        let Place::Value(value) = place else { return None };
        // SAFETY: by the caller's promise.
        unsafe { array_elements(value, elem, rank, dim) }
    };
    // SAFETY: by the caller's promise.
    let found = unsafe {
        let parts = base.as_ref().zip(parts(kernel, subs, count));
        parts.and_then(|(base, (path, subs))| read(cx, base, path, subs, elements))
    };
    found.unwrap_or(null())
}

/// Writes a number to the end of a path; false where only the kernel can.
///
/// # Safety
/// As for [`tame_rt_get`]; nobody else uses `base` but, where the kernel is a `put`, as a reference to an object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put_number(
    cx: *mut Instance,
    base: *mut Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    x: f64,
) -> bool {
    // SAFETY: by the caller's promise.
    let old = unsafe {
        let parts = base.as_mut().zip(parts(kernel, subs, count));
        if let Some((Value::Map(m), (path, [key]))) = &parts
            && let (Verb::Set, [Shape::Paren(_)]) = (path.verb, path.shape.as_slice())
        {
            return set_number(m, *key, Value::F64(x)).is_ok();
        }
        parts.and_then(|(base, (path, subs))| write(cx, base, path, subs, |slot| put_number(slot, x)))
    };
    old.is_some()
}

/// Puts a number; what was there comes back.
pub(super) fn put_number(slot: Slot<'_>, x: f64) -> Option<Value> {
    Some(match slot {
        Slot::Number(to) => Value::F64(std::mem::replace(to, x)),
        Slot::Next(line, side) => {
            side.push(line, x)?;
            Value::default()
        }
        Slot::Value(to) | Slot::Scalar(to) => std::mem::replace(to, Value::F64(x)),
        Slot::Element(..) | Slot::NextElement(..) | Slot::Cell(..) | Slot::NextCell(..) => return None,
    })
}

/// The struct that a value is, nobody else's, where it has the fields of a struct array in their order.
fn fields_like<'v>(v: &'v mut Value, other: &StructArray) -> Option<&'v mut StructArray> {
    match v {
        Value::Struct(s) if s.numel() == 1 && s.names() == other.names() => Some(Rc::make_mut(s)),
        _ => None,
    }
}

/// What a cell of one element holds.
pub(super) fn only_content(v: &Value) -> Option<&Value> {
    match v {
        Value::Cell(one) if one.numel() == 1 => one.data().first(),
        _ => None,
    }
}

/// Puts a value, which is taken; what goes with it comes back. `None`, and the value stays, where only the kernel can.
pub(super) fn put_value(slot: Slot<'_>, v: &mut Value) -> Option<Value> {
    match slot {
        Slot::Value(to) => Some(std::mem::replace(to, v.take())),
        Slot::Element(to, k) => {
            let new = fields_like(v, to)?;
            to.element_mut(k).swap_with_slice(new.element_mut(0));
            // What was there goes with what came.
            Some(v.take())
        }
        Slot::NextElement(to, side) => {
            let new = fields_like(v, to)?;
            to.push(new).ok()?;
            if let Side::Below = side {
                to.stand();
            }
            Some(v.take())
        }
        Slot::Cell(to, k) => {
            let new = only_content(v)?.clone();
            let old = std::mem::replace(to.data_mut().get_mut(k)?, new);
            drop(v.take());
            Some(old)
        }
        Slot::NextCell(to, side) => {
            side.push(to, only_content(v)?.clone())?;
            Some(v.take())
        }
        Slot::Number(_) | Slot::Scalar(_) | Slot::Next(..) => match *v {
            Value::F64(x) => put_number(slot, x),
            _ => None,
        },
    }
}

/// Writes a value to the end of a path and consumes it; false, and the value is the caller's, where only
/// the kernel can.
///
/// # Safety
/// As for [`tame_rt_put_number`]; `v` is a live value that is not `base`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_put(
    cx: *mut Instance,
    base: *mut Value,
    kernel: *const KernelCell,
    count: c_int,
    subs: *const f64,
    v: *mut Value,
) -> bool {
    if v.is_null() {
        return false;
    }
    // SAFETY: by the caller's promise.
    let old = unsafe {
        let parts = base.as_mut().zip(parts(kernel, subs, count));
        if let Some((Value::Map(m), (path, [key]))) = &parts
            && let (Verb::Set, [Shape::Paren(_)]) = (path.verb, path.shape.as_slice())
        {
            return match set_number(m, *key, (*v).take()) {
                Ok(()) => {
                    keep_box(cx, v);
                    true
                }
                Err(value) => {
                    *v = value;
                    false
                }
            };
        }
        let put = |slot: Slot<'_>| put_value(slot, &mut *v);
        parts.and_then(|(base, (path, subs))| write(cx, base, path, subs, put))
    };
    let Some(old) = old else { return false };
    drop(old);
    // SAFETY: its value was taken.
    unsafe { keep_box(cx, v) };
    true
}
