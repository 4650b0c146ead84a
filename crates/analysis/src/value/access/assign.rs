//! `x(indices) = v` and `x(indices) = []`.

use super::grow::{Near, adjoins, grown};
use super::index::{Fails, Index, extent, proof};
use super::read::{empty, is_blank, linear_position};
use crate::value::symbols::SymView;
use types::abs::Fields;
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Dim, Elements, Elems, Interval, Matrix, Shape,
    Sparsity, Truth,
};

/// `base(indices) = src`.
pub fn set_paren(
    view: &SymView<'_>,
    base: &AbsValue,
    indices: &[Index],
    src: &AbsValue,
    near: Near,
) -> Result<AbsValue, Fails> {
    // What is there is in no array without elements.
    let some = near.is_there().then(|| base.clone().defined().retain(|v| is_blank(v, view) != Truth::Yes));
    let base = some.as_ref().unwrap_or(base);
    if base.is_any() || src.is_any() {
        return Ok(set_unknown(view, base, indices, src, near));
    }
    let mut result = AbsValue::bottom();
    let mut error = None;
    // A variable without a value takes the class of its first elements, `[]` all but logical.
    let nothing = |class| ClassValue::new(class, Matrix::in_range(class, Shape::empty(), Interval::BOTTOM));
    for s in src.alternatives().unwrap_or(&[]) {
        let class = if s.class == Class::Logical { Class::Logical } else { Class::Double };
        let blank = base.maybe_undefined.then(|| nothing(class));
        for t in base.alternatives().unwrap_or(&[]).iter().chain(&blank) {
            match set_class(view, t, indices, s, near) {
                Ok(v) => result = result.join(&v),
                Err(e) => error = Some(e),
            }
        }
    }
    // A colon of a blank takes its extent from the source, and nothing is stored where that is empty.
    let blank = base.maybe_undefined || base.shape().is_0x0(view) != Truth::No;
    let colons = indices.len() > 1 && indices.iter().any(Index::is_colon);
    if blank && colons && src.shape().is_empty(view) != Truth::No {
        result = result.map(|v| {
            let matrix = v.matrix.without_constant(v.class);
            let shape = match v.matrix.shape.rank() {
                Some(rank) => Shape::new((0..rank).map(|_| Dim::Unknown)),
                None => Shape::Any,
            };
            let elements = match &v.elements {
                Elements::Tuple(_) => Elements::each(v.elements.collected()),
                e => e.clone(),
            };
            ClassValue { class: v.class, matrix: Matrix { shape, ..matrix }, elements }
        });
    }
    match error {
        Some(e) if result.is_bottom() => Err(e),
        _ => Ok(result),
    }
}

/// Nothing is known of one side.
fn set_unknown(
    view: &SymView<'_>,
    base: &AbsValue,
    indices: &[Index],
    src: &AbsValue,
    near: Near,
) -> AbsValue {
    if base.is_any() {
        return AbsValue::top();
    }
    if let Some(class @ Class::Object(_)) = base.unique_class()
        && !base.maybe_undefined
    {
        return AbsValue::any_of(class);
    }
    // The base keeps its classes, unless it may be blank.
    let mut result = AbsValue::bottom();
    for t in base.alternatives().unwrap_or(&[]) {
        if is_blank(t, view) != Truth::No {
            return AbsValue::top();
        }
        let any = match t.class {
            Class::Object(_) | Class::FunctionHandle => return AbsValue::top(),
            class => ClassValue::top(class),
        };
        match set_class(view, t, indices, &any, near) {
            Ok(v) => result = result.join(&v),
            Err(_) => return AbsValue::top(),
        }
    }
    if base.maybe_undefined { src.join(&AbsValue::top()) } else { result }
}

fn set_class(
    view: &SymView<'_>,
    t: &ClassValue<Matrix>,
    indices: &[Index],
    s: &ClassValue<Matrix>,
    near: Near,
) -> Result<AbsValue, Fails> {
    if matches!(t.class, Class::Object(_)) {
        return Ok(AbsValue::any_of(t.class));
    }
    let mut result = AbsValue::bottom();
    let blank = if near.is_there() { Truth::No } else { is_blank(t, view) };
    let takes_over = blank != Truth::No && s.class != Class::Logical && s.class != t.class;
    if takes_over {
        let empty = Matrix::of(s.class, Shape::empty());
        let empty = Matrix { elems: Elems::Range(Interval::BOTTOM), ..empty };
        let elements = match s.class {
            Class::Cell => Elements::tuple(Vec::new()),
            _ => s.elements.clone(),
        };
        let fresh = ClassValue {
            class: s.class,
            matrix: Matrix { elems: fix(s.class, empty.elems.clone()), ..empty },
            elements,
        };
        result = result.join(&store(view, &fresh, indices, s, near));
        if blank == Truth::Yes {
            return Ok(result);
        }
    }
    let class = match (t.class, s.class) {
        (a, b) if a == b => a,
        (Class::String, b) if b.is_matrix() || b == Class::Cell => Class::String,
        (Class::Double | Class::Single | Class::Char, Class::String) => t.class,
        (a, b) if a.is_matrix() && b.is_matrix() => a,
        (a, b) if !result.is_bottom() => {
            let _ = (a, b);
            return Ok(result);
        }
        (a, b) => return Err(format!("Conversion to {a} from {b} is not possible.")),
    };
    if result.is_bottom()
        && let Some(fails) = mismatch(t, indices, s)
    {
        return Err(fails);
    }
    let converted = convert(s, class);
    Ok(result.join(&store(view, t, indices, &converted, near)))
}

/// The error of storing more or fewer elements than the subscripts name places: extents that are 1 left out, those
/// of both sides differ. A scalar is stored everywhere, and of an array without elements a colon names what comes.
fn mismatch(t: &ClassValue<Matrix>, indices: &[Index], s: &ClassValue<Matrix>) -> Option<Fails> {
    if t.class != s.class && !(t.class.is_matrix() && s.class.is_matrix()) {
        return None;
    }
    let right: Vec<i64> = s.matrix.shape.as_sizes()?.iter().map(|&n| n as i64).collect();
    if matches!(right.iter().product(), 0 | 1) {
        return None;
    }
    let places = |(k, index): (usize, &Index)| match index {
        i if i.is_colon() => extent(&t.matrix.shape, k, indices.len()).as_const().filter(|n| *n > 0),
        Index::At(v, _) if !index.may_be_logical() => v.shape().numel().as_const(),
        _ => None,
    };
    let left: Vec<i64> = indices.iter().enumerate().map(places).collect::<Option<_>>()?;
    let shown = |list: &[i64]| list.iter().map(i64::to_string).collect::<Vec<_>>().join("-by-");
    let long = |list: &[i64]| list.iter().copied().filter(|n| *n != 1).collect::<Vec<_>>();
    let alone = left.len() == 1;
    if alone && left[0] != right.iter().product::<i64>() {
        let text = "Unable to perform assignment because the left and right sides have a different number of elements.";
        return Some(text.to_owned());
    }
    (!alone && long(&left) != long(&right)).then(|| {
        let (left, right) = (shown(&left), shown(&right));
        format!(
            "Unable to perform assignment because the size of the left side is {left} and the size of the right side is {right}."
        )
    })
}

/// Classes without numbers have no interval.
pub fn fix(class: Class, elems: Elems) -> Elems {
    if class.is_matrix() { elems } else { Elems::Range(Interval::TOP) }
}

fn convert(s: &ClassValue<Matrix>, class: Class) -> ClassValue<Matrix> {
    if s.class == class {
        return s.clone();
    }
    let range = if s.class.is_matrix() && s.matrix.complexity == Complexity::Real {
        s.matrix.range(s.class).converted(class)
    } else {
        Interval::of_class(class)
    };
    // The text of a string is as many characters as it has.
    let is_text = s.class == Class::String && class == Class::Char;
    let shape = if is_text { Shape::Any } else { s.matrix.shape.clone() };
    let matrix = Matrix { sparsity: s.matrix.sparsity, ..Matrix::in_range(class, shape, range) };
    let complexity = match class {
        c if c.is_float() => s.matrix.complexity,
        // An imaginary part may be rounded to nothing.
        c if c.is_numeric() => s.matrix.complexity.narrowed(),
        _ => Complexity::Real,
    };
    ClassValue::new(class, matrix.with_complexity(complexity))
}

/// Stores `s`, of the class of `t`, into part of `t`.
fn store(
    view: &SymView<'_>,
    t: &ClassValue<Matrix>,
    indices: &[Index],
    s: &ClassValue<Matrix>,
    near: Near,
) -> AbsValue {
    let class = t.class;
    let proof = near.and(proof(view, &t.matrix.shape, indices));
    let shape = grown(view, &t.matrix.shape, indices, &s.matrix.shape, proof, near);
    if let Some(c) = store_constant(t, indices, s, &shape) {
        return AbsValue::constant(class, c);
    }
    let whole = indices.iter().all(Index::is_colon);
    let was_empty = t.matrix.shape.is_empty(view) == Truth::Yes;
    let complexity = match (t.matrix.complexity, s.matrix.complexity) {
        (Complexity::Real, Complexity::Real) => Complexity::Real,
        // A number of class complex may have no imaginary part: the array that takes it is real then.
        // So it is where no place is named, or what has one is stored over by another element.
        (_, Complexity::Imaginary)
            if indices.iter().all(|i| i.names_some(&t.matrix.shape, view))
                && (s.matrix.shape.is_scalar(view) == Truth::Yes
                    || indices.iter().all(|i| i.names_once(view))) =>
        {
            Complexity::Imaginary
        }
        _ => Complexity::Narrow,
    };
    let mut range = s.matrix.range(class);
    if !was_empty && !(whole && s.matrix.shape.is_empty(view) == Truth::No) {
        range = range.join(t.matrix.range(class));
    }
    let gap = !proof.in_bounds && near == Near::Anywhere && !adjoins(view, &t.matrix.shape, indices);
    if gap && class.is_matrix() {
        range = range.join(Interval::point(0.0));
    }
    if complexity != Complexity::Real || !class.is_matrix() {
        range = Interval::TOP;
    }
    let sparsity = if t.matrix.sparsity == Sparsity::Full { Sparsity::Full } else { t.matrix.sparsity };
    let matrix = Matrix { complexity, sparsity, shape, elems: Elems::Range(range) };
    AbsValue::one(ClassValue { class, matrix, elements: store_elements(t, indices, s, gap, was_empty) })
}

fn store_elements(
    t: &ClassValue<Matrix>,
    indices: &[Index],
    s: &ClassValue<Matrix>,
    gap: bool,
    was_empty: bool,
) -> Elements<Matrix> {
    match t.class {
        Class::Cell => {
            if let (Some(at), Elements::Tuple(n)) = (linear_position(t, indices), &s.elements)
                && let [one] = n.content().as_slice()
                && let Elements::Tuple(old) = &t.elements
                && at < old.content().len()
            {
                let mut list = old.content().clone();
                list[at] = one.clone();
                return Elements::tuple(list);
            }
            let mut each = s.elements.collected();
            if !was_empty {
                each = each.join(&t.elements.collected());
            }
            Elements::each(if gap { each.join(&empty()) } else { each })
        }
        Class::Struct | Class::FunctionHandle => {
            if was_empty && !gap {
                return s.elements.clone();
            }
            let both = if was_empty { s.elements.clone() } else { united(&s.elements, &t.elements) };
            if gap { filled(&both) } else { both }
        }
        class => Elements::top(class),
    }
}

/// What is inside of an array of elements of both kinds: a field that one kind lacks is `[]` there.
pub fn united(a: &Elements<Matrix>, b: &Elements<Matrix>) -> Elements<Matrix> {
    // Through the join of values, which joins what is inside.
    let plain = |e: &Elements<Matrix>| {
        let matrix = Matrix::of(Class::Struct, Shape::scalar());
        AbsValue::one(ClassValue { class: Class::Struct, matrix, elements: e.clone() })
    };
    let both = plain(&with_fields_of(a, b)).join(&plain(&with_fields_of(b, a)));
    match both.unique().map(|v| &v.elements) {
        // Of names that are not known, one kind may have one that the other lacks.
        Some(elements @ Elements::Each(_)) => filled(elements),
        Some(elements) => elements.clone(),
        None => Elements::Top,
    }
}

/// The elements with the fields of `other` that they lack, which are `[]`.
fn with_fields_of(elements: &Elements<Matrix>, other: &Elements<Matrix>) -> Elements<Matrix> {
    let (Elements::Fields(a), Elements::Fields(b)) = (elements, other) else { return elements.clone() };
    let mut fields = a.content().clone();
    for (name, value) in &b.content().list {
        match fields.list.iter_mut().find(|f| f.0 == *name) {
            // Where the other may lack it as well, it may be missing still.
            Some(f) if f.1.maybe_undefined => {
                let there = f.1.clone().defined().join(&empty());
                f.1 = if value.maybe_undefined { there.or_undefined() } else { there };
            }
            Some(_) => {}
            None if value.maybe_undefined => fields.list.push((*name, empty().or_undefined())),
            None => fields.list.push((*name, empty())),
        }
    }
    Elements::fields(fields)
}

/// Fields of a struct array some of whose elements were only filled in.
fn filled(elements: &Elements<Matrix>) -> Elements<Matrix> {
    match elements {
        Elements::Fields(n) => {
            let list = n.content().list.iter().map(|(k, v)| (*k, v.join(&empty()))).collect();
            Elements::fields(Fields { ordered: n.content().ordered, list })
        }
        Elements::Each(n) => Elements::each(n.content().join(&empty())),
        other => other.clone(),
    }
}

/// A constant with a scalar part replaced by a constant.
fn store_constant(
    t: &ClassValue<Matrix>,
    indices: &[Index],
    s: &ClassValue<Matrix>,
    shape: &Shape,
) -> Option<Constant> {
    let x = match s.matrix.as_constant()? {
        Constant::Number(x) => *x,
        _ => return None,
    };
    if t.class != Class::Double || *shape != t.matrix.shape {
        return None;
    }
    let mut numbers = t.matrix.as_constant()?.numbers(t.class)?;
    let at = linear_position(t, indices)?;
    *numbers.get_mut(at)? = x;
    let rows = t.matrix.shape.as_sizes()?.first().copied()?;
    match numbers.as_slice() {
        [x] => Some(Constant::Number(*x)),
        _ => Constant::matrix(rows, numbers),
    }
}
