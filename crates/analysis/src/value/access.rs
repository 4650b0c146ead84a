//! Indexing abstract values: `x(i)`, `c{i}`, `s.f`, for reading and for changing a part.
//!
//! Handles are not here: `f(x)` with a handle `f` is a call. Classes follow the runtime: an array
//! keeps its class when a part is assigned, except that `[]` takes the class of what comes (but logical),
//! and so does what did not exist.

use super::state::Term;
use super::symbols::SymView;
use crate::facts::IndexProof;
use base::Name;
use runtime::errors;
use types::abs::Fields;
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Dim, Elements, Elems, Interval, Matrix, Shape,
    Sparsity, Truth, shape,
};

/// One index.
#[derive(Clone, Debug)]
pub enum Index {
    /// `:`
    Colon,
    /// A value, with its term.
    At(AbsValue, Term),
}

/// What an access gives: one value or a cs-list.
#[derive(Clone, Debug)]
pub enum Many {
    /// These values.
    List(Vec<AbsValue>),
    /// Values like this one, it is not known how many.
    Each(AbsValue),
}

/// An access that surely fails, in MATLAB's words.
pub type Fails = String;

impl Index {
    /// A scalar of which nothing is known.
    pub fn any_scalar() -> Index {
        let range = Interval::integers(1.0, f64::INFINITY);
        Index::At(AbsValue::in_range(Class::Double, Shape::scalar(), range), Term::None)
    }

    fn is_logical(&self) -> bool {
        matches!(self, Index::At(v, _) if v.unique_class() == Some(Class::Logical))
    }

    /// Whether it may be a mask.
    pub fn may_be_logical(&self) -> bool {
        matches!(self, Index::At(v, _) if v.is_any() || v.classes().contains(Class::Logical))
    }

    /// Whether it is `:`, written or as a text.
    pub fn is_colon(&self) -> bool {
        match self {
            Index::Colon => true,
            Index::At(v, _) => v.as_text() == Some(":"),
        }
    }

    /// Whether it surely names one place.
    pub fn is_scalar(&self, view: &SymView<'_>) -> bool {
        match self {
            Index::Colon => false,
            Index::At(v, _) => v.shape().is_scalar(view) == Truth::Yes && !self.may_be_logical(),
        }
    }

    /// As far as shapes are concerned; `None` where it may be a mask or positions.
    fn shape(&self) -> Option<shape::Index> {
        match self {
            _ if self.is_colon() => Some(shape::Index::Colon),
            Index::Colon => Some(shape::Index::Colon),
            Index::At(v, _) if self.is_logical() => Some(shape::Index::Mask(v.shape())),
            Index::At(..) if self.may_be_logical() => None,
            Index::At(v, _) => Some(shape::Index::Positions(v.shape())),
        }
    }

    /// The greatest position, where it has an expression.
    fn reach(&self, view: &SymView<'_>) -> Dim {
        match self {
            Index::Colon => Dim::Unknown,
            Index::At(_, Term::Scalar(d)) => d.clone(),
            Index::At(_, Term::Span(s)) => s.1.clone(),
            Index::At(v, Term::Vector(list)) if v.shape().is_empty(view) == Truth::No => {
                list.iter().cloned().reduce(|a, b| a.maximum(&b)).unwrap_or(Dim::Unknown)
            }
            Index::At(..) => Dim::Unknown,
        }
    }

    /// The positions as numbers, from 1.
    fn constant(&self) -> Option<Vec<f64>> {
        match self {
            Index::Colon => None,
            Index::At(v, _) => match v.as_constant()? {
                (Class::Logical | Class::Char | Class::String, _) => None,
                (class, c) => c.numbers(class),
            },
        }
    }

    /// What is proved of it against an extent.
    fn proof(&self, extent: &Dim, view: &SymView<'_>) -> IndexProof {
        let Index::At(value, term) = self else { return IndexProof { positive: true, in_bounds: true } };
        if self.is_colon() {
            return IndexProof { positive: true, in_bounds: true };
        }
        if self.is_logical() {
            let count = value.shape().numel();
            return IndexProof { positive: true, in_bounds: view.at_most(&count, extent) };
        }
        let numeric = value.alternatives().is_some_and(|l| {
            l.iter().all(|v| v.class.is_numeric() && v.matrix.complexity == Complexity::Real)
        });
        let range = value.range();
        if !numeric || !range.integer || range.nan {
            return IndexProof::default();
        }
        // No element, no wrong element.
        if value.shape().is_empty(view) == Truth::Yes {
            return IndexProof { positive: true, in_bounds: true };
        }
        let (lo, hi) = match term {
            Term::Scalar(d) => (Some(d.clone()), Some(d.clone())),
            Term::Span(s) => (Some(s.0.clone()), Some(s.1.clone())),
            _ => (None, None),
        };
        let known =
            |d: &Option<Dim>, f: &dyn Fn(&Dim) -> bool| d.as_ref().is_some_and(|d| !d.is_unknown() && f(d));
        let positive = range.lo >= 1.0 || known(&lo, &|d| view.at_most(&Dim::ONE, d));
        let in_bounds = known(&hi, &|d| view.at_most(d, extent))
            || (!extent.is_unknown() && range.hi <= extent.bounds(view).lo);
        IndexProof { positive, in_bounds: positive && in_bounds }
    }
}

/// What is proved of indices into an array of this shape.
pub fn proof(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> IndexProof {
    let mut all = IndexProof { positive: true, in_bounds: true };
    for (k, index) in indices.iter().enumerate() {
        let one = index.proof(&extent(base, k, indices.len()), view);
        all.positive &= one.positive;
        all.in_bounds &= one.in_bounds;
    }
    all
}

/// The extent that index `k` of `n` runs over.
pub fn extent(base: &Shape, k: usize, n: usize) -> Dim {
    let Some(rank) = base.rank() else { return Dim::Unknown };
    if k + 1 < n { base.dim(k) } else { (k..rank.max(k + 1)).fold(Dim::ONE, |p, j| p.mul(&base.dim(j))) }
}

/// `[]` as the filling of cells and fields.
pub fn empty() -> AbsValue {
    AbsValue::in_range(Class::Double, Shape::empty(), Interval::BOTTOM)
}

/// The shape of `x(indices)`.
fn result_shape(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> Shape {
    let shapes: Option<Vec<shape::Index>> = indices.iter().map(Index::shape).collect();
    match (shapes, indices.len()) {
        (_, 0) => base.clone(),
        // A mask without rows and columns gives an array without them.
        (Some(s), 1) if matches!(&s[0], shape::Index::Mask(m) if m.is_0x0(view) != Truth::No) => {
            Shape::any_matrix()
        }
        (Some(s), 1) => shape::index_linear(view, base, &s[0]),
        (Some(s), _) => shape::index_multi(base, &s),
        (None, 1) => Shape::Any,
        (None, _) => {
            let or_unknown = |i: &Index| i.shape().unwrap_or(shape::Index::Mask(Shape::Any));
            shape::index_multi(base, &indices.iter().map(or_unknown).collect::<Vec<_>>())
        }
    }
}

/// `x(indices)` of everything but handles.
pub fn paren(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Result<AbsValue, Fails> {
    let Some(list) = base.alternatives() else { return Ok(AbsValue::top()) };
    if let Some(text) = surely_out(view, base, indices) {
        return Err(text);
    }
    let mut result = AbsValue::bottom();
    for v in list.iter().filter(|v| v.class != Class::FunctionHandle) {
        result = result.join(&paren_class(view, v, indices));
    }
    Ok(result)
}

/// The error, where an index surely is none.
fn surely_out(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Option<Fails> {
    let shape = base.shape();
    let objects =
        base.alternatives()?.iter().any(|v| matches!(v.class, Class::Object(_) | Class::FunctionHandle));
    if objects {
        return None;
    }
    for (k, index) in indices.iter().enumerate() {
        let Some(numbers) = index.constant() else { continue };
        if numbers.iter().any(|x| x.fract() != 0.0 || *x < 1.0) {
            return Some("Array indices must be positive integers or logical values.".into());
        }
        let extent = extent(&shape, k, indices.len());
        let most = numbers.iter().copied().fold(0.0, f64::max);
        if most > extent.bounds(view).hi {
            let known = extent.as_const().and_then(|n| usize::try_from(n).ok());
            let error = known.map(|n| match indices.len() {
                1 => errors::index_exceeds_elements(n),
                _ => errors::index_exceeds_bounds(k + 1, n),
            });
            return Some(error.map_or("Index exceeds array bounds.".to_owned(), |e| e.message().to_owned()));
        }
    }
    None
}

fn paren_class(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> AbsValue {
    if matches!(v.class, Class::Object(_)) {
        return AbsValue::top();
    }
    if let Some(c) = paren_constant(v, indices) {
        return AbsValue::constant(v.class, c);
    }
    let shape = result_shape(view, &v.matrix.shape, indices);
    let complexity = match v.matrix.complexity {
        Complexity::Real => Complexity::Real,
        _ if indices.is_empty() => v.matrix.complexity,
        _ => Complexity::Any,
    };
    let elems = match &v.matrix.elems {
        Elems::Range(r) => *r,
        Elems::Constant(_) => v.matrix.range(v.class),
    };
    let elems = if complexity == Complexity::Real { elems } else { Interval::TOP };
    let matrix = Matrix { complexity, sparsity: v.matrix.sparsity, shape, elems: Elems::Range(elems) };
    let elements = match (&v.elements, indices) {
        (e, []) => e.clone(),
        (Elements::Tuple(list), _) => {
            let pick = |at: &usize| list.content().get(*at).cloned();
            let picked =
                tuple_places(v, indices).and_then(|at| at.iter().map(pick).collect::<Option<Vec<_>>>());
            picked.map_or_else(|| Elements::each(v.elements.collected()), Elements::tuple)
        }
        (e, _) => e.clone(),
    };
    AbsValue::one(ClassValue { class: v.class, matrix, elements })
}

/// Where the elements that constant indices or colons name are in a tuple, from 0.
fn tuple_places(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<Vec<usize>> {
    let sizes = v.matrix.shape.as_sizes()?;
    let mut places = vec![0];
    let mut stride = 1usize;
    for (k, index) in indices.iter().enumerate() {
        let last = k + 1 == indices.len();
        let extent = if last { sizes.iter().skip(k).product() } else { sizes.get(k).copied().unwrap_or(1) };
        let along: Vec<usize> = match index.constant() {
            _ if index.is_colon() => (0..extent).collect(),
            Some(at) => at.iter().map(|x| (*x as usize).checked_sub(1)).collect::<Option<_>>()?,
            None => return None,
        };
        if along.iter().any(|&at| at >= extent) || along.len().saturating_mul(places.len()) > 64 {
            return None;
        }
        places = along.iter().flat_map(|at| places.iter().map(move |p| p + at * stride)).collect();
        stride = stride.checked_mul(extent)?;
    }
    Some(places)
}

/// Elements of a constant at constant positions.
fn paren_constant(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<Constant> {
    let constant = v.matrix.as_constant()?;
    if v.class == Class::String {
        return None;
    }
    if let Constant::Text(t) = constant {
        let [index] = indices else { return None };
        let units: Vec<u16> = t.encode_utf16().collect();
        let Index::At(at, _) = index else { return None };
        let row = at.shape().rows().as_const() == Some(1) && at.shape().rank() == Some(2);
        if !row && (units.len() < 2 || at.shape().cols().as_const() != Some(1)) {
            return None;
        }
        let pick = |x: &f64| units.get((*x as usize).checked_sub(1)?).copied();
        let picked: Vec<u16> = index.constant()?.iter().map(pick).collect::<Option<_>>()?;
        return Constant::text(&String::from_utf16(&picked).ok()?).filter(|_| !picked.is_empty());
    }
    let numbers = constant.numbers(v.class)?;
    let rows = v.matrix.shape.as_sizes()?.first().copied()?;
    let (at, shape_rows): (Vec<usize>, usize) = match indices {
        [i] => {
            let at = i.constant()?;
            let of = |x: &f64| (*x as usize).checked_sub(1);
            let Index::At(index, _) = i else { return None };
            let sizes = index.shape().as_sizes()?;
            // A vector keeps its direction under a vector; else the result is shaped like the index.
            let vector = sizes.len() == 2 && sizes.contains(&1);
            let base_row = rows == 1 && numbers.len() > 1;
            let base_column = rows > 1 && rows == numbers.len();
            let count = match (vector, base_row, base_column) {
                (true, true, _) => 1,
                (true, _, true) => at.len(),
                _ => *sizes.first()?,
            };
            if sizes.len() > 2 {
                return None;
            }
            (at.iter().map(of).collect::<Option<_>>()?, count)
        }
        [i, j] => {
            let (i, j) = (i.constant()?, j.constant()?);
            let mut at = Vec::new();
            for y in &j {
                for x in &i {
                    at.push((*y as usize).checked_sub(1)? * rows + (*x as usize).checked_sub(1)?);
                }
            }
            (at, i.len())
        }
        _ => return None,
    };
    let picked: Vec<f64> = at.iter().map(|&k| numbers.get(k).copied()).collect::<Option<_>>()?;
    match (picked.as_slice(), constant) {
        ([_], Constant::Integer(n)) => Some(Constant::Integer(*n)),
        ([x], _) => Constant::of_class(v.class, *x),
        _ => Constant::matrix(shape_rows, picked),
    }
}

/// `c{indices}`.
pub fn brace(view: &SymView<'_>, base: &AbsValue, indices: &[Index]) -> Result<Many, Fails> {
    let Some(list) = base.alternatives() else { return Ok(Many::Each(AbsValue::top())) };
    let mut result: Option<Many> = None;
    for v in list {
        let one = match v.class {
            Class::Cell => {
                if let Some(text) = surely_out(view, &AbsValue::one(v.clone()), indices) {
                    if list.len() == 1 {
                        return Err(text);
                    }
                    continue;
                }
                brace_cell(view, v, indices)
            }
            Class::String => Many::Each(AbsValue::of(Class::Char, Shape::row(Dim::Unknown))),
            Class::Object(_) => Many::Each(AbsValue::top()),
            _ => continue,
        };
        result = Some(match (result, one) {
            (None, one) => one,
            (Some(Many::List(a)), Many::List(b)) if a.len() == b.len() => {
                Many::List(a.iter().zip(&b).map(|(x, y)| x.join(y)).collect())
            }
            (Some(a), b) => Many::Each(a.all().join(&b.all())),
        });
    }
    result.ok_or_else(|| "Brace indexing is not supported for variables of this type.".to_owned())
}

fn brace_cell(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index]) -> Many {
    let inside = paren_class(view, v, indices);
    let scalar = indices.iter().all(|i| i.is_scalar(view)) && !indices.is_empty();
    if scalar {
        let content = match linear_position(v, indices) {
            Some(at) => AbsValue::one(v.clone()).content(Some(at)),
            None => inside.content(None),
        };
        return Many::List(vec![content]);
    }
    let count = inside.shape().as_sizes().map(|s| s.iter().product::<usize>());
    match count {
        Some(n) if n <= 64 => Many::List((0..n).map(|i| inside.content(Some(i))).collect()),
        _ => Many::Each(inside.content(None)),
    }
}

/// The position, from 0, that constant scalar indices name in an array of constant shape.
fn linear_position(v: &ClassValue<Matrix>, indices: &[Index]) -> Option<usize> {
    let sizes = v.matrix.shape.as_sizes()?;
    let mut at = 0;
    let mut stride = 1usize;
    for (k, index) in indices.iter().enumerate() {
        let numbers = index.constant()?;
        let [x] = numbers.as_slice() else { return None };
        let x = (*x as usize).checked_sub(1)?;
        at += x * stride;
        stride = stride.checked_mul(sizes.get(k).copied().unwrap_or(1))?;
    }
    Some(at)
}

impl Many {
    /// All values joined.
    pub fn all(&self) -> AbsValue {
        match self {
            Many::List(list) => list.iter().fold(AbsValue::bottom(), |a, b| a.join(b)),
            Many::Each(v) => v.clone(),
        }
    }
}

/// `s.name`, for each element of a struct array.
pub fn field(view: &SymView<'_>, base: &AbsValue, name: Option<Name>) -> Result<Many, Fails> {
    if base.is_any() {
        return Ok(Many::Each(AbsValue::top()));
    }
    let has_fields = |v: &ClassValue<Matrix>| matches!(v.class, Class::Struct | Class::Object(_));
    if !base.alternatives().is_some_and(|l| l.iter().any(has_fields)) {
        return Err("Dot indexing is not supported for variables of this type.".to_owned());
    }
    let structs = base.clone().retain(has_fields);
    let objects = structs.alternatives().is_some_and(|l| l.iter().any(|v| v.class != Class::Struct));
    let value = match name {
        _ if objects => AbsValue::top(),
        Some(name) => structs.field(name),
        None => {
            let list = structs.alternatives().unwrap_or(&[]);
            list.iter().fold(AbsValue::bottom(), |a, v| a.join(&v.elements.collected()))
        }
    };
    if value.is_undefined() {
        let name = name.map_or("", Name::as_str);
        return Err(format!("Unrecognized field name \"{name}\"."));
    }
    // Where it may be missing, reading it has shown that it is there.
    let value = value.defined();
    let shape = structs.shape();
    let count = shape.as_sizes().map(|s| s.iter().product::<usize>());
    Ok(match count {
        _ if objects => Many::List(vec![value]),
        Some(n) if n <= 64 => Many::List(vec![value; n]),
        _ if shape.is_scalar(view) == Truth::Yes => Many::List(vec![value]),
        _ => Many::Each(value),
    })
}

/// Whether an undefined variable or `[]` stands there: what assignment turns into anything.
fn is_blank(v: &ClassValue<Matrix>, view: &SymView<'_>) -> Truth {
    if v.class != Class::Double {
        return Truth::No;
    }
    v.matrix.shape.is_0x0(view)
}

/// Whether an array of doubles has no elements: `x(i).f = v` and `x{i} = v` make of it what they need.
fn may_be_blank(v: &ClassValue<Matrix>, view: &SymView<'_>) -> bool {
    v.class == Class::Double && v.matrix.shape.is_empty(view) != Truth::No
}

/// `base` in `base(i).f = v`, where doubles without elements count as no value; `None` where it has none.
pub fn without_blanks(view: &SymView<'_>, base: &AbsValue) -> Option<AbsValue> {
    let blanks = base.alternatives()?.iter().any(|v| may_be_blank(v, view));
    // Those with elements are an error.
    blanks.then(|| base.clone().retain(|v| v.class != Class::Double).or_undefined())
}

/// `base(indices) = src`.
pub fn set_paren(
    view: &SymView<'_>,
    base: &AbsValue,
    indices: &[Index],
    src: &AbsValue,
) -> Result<AbsValue, Fails> {
    if base.is_any() || src.is_any() {
        return Ok(set_unknown(view, base, indices, src));
    }
    let mut result = AbsValue::bottom();
    let mut error = None;
    let blank =
        ClassValue::new(Class::Double, Matrix::in_range(Class::Double, Shape::empty(), Interval::BOTTOM));
    let there = base.alternatives().unwrap_or(&[]).iter().map(|t| (t, true));
    for (t, exists) in there.chain(base.maybe_undefined.then_some((&blank, false))) {
        for s in src.alternatives().unwrap_or(&[]) {
            match set_class(view, (t, exists), indices, s) {
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
            let rank = v.matrix.shape.rank().unwrap_or(2);
            let matrix = v.matrix.without_constant(v.class);
            let shape = Shape::new((0..rank).map(|_| Dim::Unknown));
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
fn set_unknown(view: &SymView<'_>, base: &AbsValue, indices: &[Index], src: &AbsValue) -> AbsValue {
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
        match set_class(view, (t, true), indices, &any) {
            Ok(v) => result = result.join(&v),
            Err(_) => return AbsValue::top(),
        }
    }
    if base.maybe_undefined { src.join(&AbsValue::top()) } else { result }
}

/// A target that does not exist is given as `[]`: it takes the class of what comes, where a `[]` of the
/// program keeps its own for logical values.
fn set_class(
    view: &SymView<'_>,
    (t, exists): (&ClassValue<Matrix>, bool),
    indices: &[Index],
    s: &ClassValue<Matrix>,
) -> Result<AbsValue, Fails> {
    if matches!(t.class, Class::Object(_)) {
        return Ok(AbsValue::any_of(t.class));
    }
    let mut result = AbsValue::bottom();
    let blank = is_blank(t, view);
    let takes_over = blank != Truth::No && s.class != t.class && !(exists && s.class == Class::Logical);
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
        result = result.join(&store(view, &fresh, indices, s));
        if blank == Truth::Yes {
            return Ok(result);
        }
    }
    let class = match (t.class, s.class) {
        (a, b) if a == b => a,
        (Class::String, b) if b.is_matrix() || b == Class::Cell => Class::String,
        (Class::Double | Class::Single, Class::String) => t.class,
        (a, b) if a.is_matrix() && b.is_matrix() => a,
        (a, b) if !result.is_bottom() => {
            let _ = (a, b);
            return Ok(result);
        }
        (a, b) => return Err(format!("Conversion to {a} from {b} is not possible.")),
    };
    let converted = convert(s, class);
    Ok(result.join(&store(view, t, indices, &converted)))
}

/// Classes without numbers have no interval.
pub(super) fn fix(class: Class, elems: Elems) -> Elems {
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
    let matrix =
        Matrix { sparsity: s.matrix.sparsity, ..Matrix::in_range(class, s.matrix.shape.clone(), range) };
    ClassValue::new(
        class,
        matrix.with_complexity(if class.is_float() { s.matrix.complexity } else { Complexity::Real }),
    )
}

/// Stores `s`, of the class of `t`, into part of `t`.
fn store(view: &SymView<'_>, t: &ClassValue<Matrix>, indices: &[Index], s: &ClassValue<Matrix>) -> AbsValue {
    let class = t.class;
    let proof = proof(view, &t.matrix.shape, indices);
    let shape = grown(view, &t.matrix.shape, indices, &s.matrix.shape, proof);
    if let Some(c) = store_constant(t, indices, s, &shape) {
        return AbsValue::constant(class, c);
    }
    let whole = indices.iter().all(Index::is_colon);
    let was_empty = t.matrix.shape.is_empty(view) == Truth::Yes;
    let complexity = match (t.matrix.complexity, s.matrix.complexity) {
        (Complexity::Real, Complexity::Real) => Complexity::Real,
        // A number of class complex may have no imaginary part: the array that takes it is real then.
        (_, Complexity::Complex) if has_imaginary_part(&s.matrix) => Complexity::Complex,
        _ => Complexity::Any,
    };
    let mut range = s.matrix.range(class);
    if !was_empty && !(whole && s.matrix.shape.is_empty(view) == Truth::No) {
        range = range.join(t.matrix.range(class));
    }
    let gap = !proof.in_bounds && !adjoins(view, &t.matrix.shape, indices);
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
            // Through the join of values, which joins what is inside.
            let plain = |e: &Elements<Matrix>| {
                let matrix = Matrix::of(t.class, Shape::scalar());
                AbsValue::one(ClassValue { class: t.class, matrix, elements: e.clone() })
            };
            let mut both = plain(&s.elements);
            if !was_empty {
                // A field that one side lacks is `[]` in its elements.
                both = plain(&with_fields_of(&s.elements, &t.elements));
                both = both.join(&plain(&with_fields_of(&t.elements, &s.elements)));
            }
            let joined = both.unique().map_or(Elements::Top, |v| v.elements.clone());
            if gap { filled(&joined) } else { joined }
        }
        class => Elements::top(class),
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

/// Whether growth leaves no gap: the one index is the place after the last, or the array is a
/// blank and all indices are 1.
fn adjoins(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> bool {
    match indices {
        [i] => {
            let next = base.numel().add(&Dim::ONE);
            i.is_scalar(view) && view.at_most(&i.reach(view), &next)
        }
        // `x(:,end+1) = v` fills the whole new slice.
        many => {
            let fresh = many
                .iter()
                .enumerate()
                .filter(|(k, i)| !i.is_colon() && !i.proof(&extent(base, *k, many.len()), view).in_bounds);
            let fresh: Vec<_> = fresh.collect();
            match fresh.as_slice() {
                [(k, i)] => {
                    let next = extent(base, *k, many.len()).add(&Dim::ONE);
                    let others = many.iter().enumerate().all(|(j, o)| j == *k || o.is_colon());
                    others && i.is_scalar(view) && view.at_most(&i.reach(view), &next)
                }
                _ => false,
            }
        }
    }
}

/// The shape after the assignment.
fn grown(view: &SymView<'_>, base: &Shape, indices: &[Index], src: &Shape, proof: IndexProof) -> Shape {
    let blank = base.is_0x0(view);
    let colons = indices.iter().any(Index::is_colon);
    if proof.in_bounds && (!colons || base.is_empty(view) == Truth::No) {
        return base.clone();
    }
    match indices {
        [i] if i.is_colon() => match blank {
            Truth::Yes if src.is_scalar(view) == Truth::No => src.clone(),
            Truth::No => base.clone(),
            _ => base.join(src),
        },
        [i] if i.may_be_logical() => match i {
            Index::At(v, _) if i.is_logical() => {
                let reach = v.shape().numel();
                if view.at_most(&reach, &base.numel()) {
                    base.clone()
                } else {
                    shape::grow_linear(view, base, &Dim::Unknown)
                }
            }
            _ => shape::grow_linear(view, base, &Dim::Unknown),
        },
        [i] => shape::grow_linear(view, base, &i.reach(view)),
        many => {
            // A colon of an empty extent takes the source's.
            if colons && base.is_empty(view) != Truth::No {
                return grown_with_colons(view, base, many, src);
            }
            let reach = |(k, i): (usize, &Index)| {
                let d = extent(base, k, many.len());
                if i.is_colon() || i.proof(&d, view).in_bounds { d } else { i.reach(view) }
            };
            if base.rank().is_some_and(|r| r > many.len()) {
                return if proof.in_bounds { base.clone() } else { Shape::Any };
            }
            shape::grow(view, base, &many.iter().enumerate().map(reach).collect::<Vec<_>>())
        }
    }
}

fn grown_with_colons(view: &SymView<'_>, base: &Shape, indices: &[Index], src: &Shape) -> Shape {
    let n = indices.len();
    let blank = base.is_0x0(view) == Truth::Yes;
    let scalar = src.is_scalar(view);
    // The source's extents go to the colons in order, ones to the scalar indices.
    let mut of_src = (0..src.rank().unwrap_or(0)).map(|k| src.dim(k)).filter(|d| d.as_const() != Some(1));
    let places = indices.iter().filter(|i| !i.is_scalar(view)).count();
    let fits = src.dims().is_some_and(|d| d.iter().filter(|d| d.as_const() != Some(1)).count() == places);
    let dims = indices.iter().enumerate().map(|(k, i)| {
        let old = extent(base, k, n);
        if i.is_colon() {
            match (blank, scalar) {
                (true, Truth::Yes) => Dim::ONE,
                (true, _) if fits => of_src.next().unwrap_or(Dim::ONE),
                _ if old.as_const().is_some_and(|d| d > 0) => old,
                _ => Dim::Unknown,
            }
        } else {
            if !i.is_scalar(view) && fits {
                of_src.next();
            }
            let reach = i.reach(view);
            if blank { reach } else { old.maximum(&reach) }
        }
    });
    Shape::new(dims)
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

fn has_imaginary_part(m: &Matrix) -> bool {
    matches!(m.as_constant(), Some(Constant::Complex(z)) if z.im != 0.0)
}

/// `base{indices} = src`.
pub fn set_brace(
    view: &SymView<'_>,
    base: &AbsValue,
    indices: &[Index],
    src: &AbsValue,
) -> Result<AbsValue, Fails> {
    if base.is_any() {
        return Ok(AbsValue::any_of(Class::Cell).join(&AbsValue::top()));
    }
    let fresh = AbsValue::cell(0, Vec::new());
    let mut result = AbsValue::bottom();
    let list = base.alternatives().unwrap_or(&[]);
    let blanks = list.iter().any(|v| may_be_blank(v, view));
    let nothing = fresh.unique().cloned();
    let cells = list.iter().filter(|v| v.class == Class::Cell);
    let extra = (blanks || base.maybe_undefined).then_some(nothing.as_ref()).flatten();
    for v in cells.chain(extra) {
        result = result.join(&set_cell(view, v, indices, src));
    }
    for v in list.iter().filter(|v| matches!(v.class, Class::Object(_) | Class::String)) {
        result = result.join(&AbsValue::any_of(v.class));
    }
    if result.is_bottom() {
        return Err("Brace indexing is not supported for variables of this type.".to_owned());
    }
    Ok(result)
}

fn set_cell(view: &SymView<'_>, v: &ClassValue<Matrix>, indices: &[Index], src: &AbsValue) -> AbsValue {
    let proof = proof(view, &v.matrix.shape, indices);
    let shape = grown(view, &v.matrix.shape, indices, &Shape::scalar(), proof);
    let at = linear_position(v, indices);
    if let (Some(at), Elements::Tuple(n)) = (at, &v.elements) {
        let len = n.content().len();
        let sizes = shape.as_sizes();
        if at < len && proof.in_bounds {
            return AbsValue::one(v.with_content(Some(at), src));
        }
        let row =
            sizes.as_ref().is_some_and(|s| s.len() == 2 && (s[0] == 1 || s[1] == 1) && s[0] * s[1] == at + 1);
        if at >= len && row && at < 64 {
            let mut list = n.content().clone();
            list.resize(at, empty());
            list.push(src.clone());
            let matrix = Matrix::of(Class::Cell, shape);
            return AbsValue::one(ClassValue { class: Class::Cell, matrix, elements: Elements::tuple(list) });
        }
    }
    let gap = !proof.in_bounds && !adjoins(view, &v.matrix.shape, indices);
    let mut each = src.clone().defined();
    if v.matrix.shape.is_empty(view) != Truth::Yes {
        each = each.join(&v.elements.collected());
    }
    if gap {
        each = each.join(&empty());
    }
    AbsValue::cell_of(shape, each)
}

/// `base.name = src`; `None` for a name that is not known.
pub fn set_field(
    view: &SymView<'_>,
    base: &AbsValue,
    name: Option<Name>,
    src: &AbsValue,
) -> Result<AbsValue, Fails> {
    if base.is_any() {
        return Ok(AbsValue::top());
    }
    let list = base.alternatives().unwrap_or(&[]);
    let blanks = list.iter().any(|v| may_be_blank(v, view));
    let mut result = AbsValue::bottom();
    if blanks || base.maybe_undefined {
        result = result.join(&match name {
            Some(name) => AbsValue::structure([(name, src.clone().defined())]),
            None => any_struct(Shape::scalar(), src),
        });
    }
    for v in list {
        match v.class {
            Class::Struct => result = result.join(&AbsValue::one(set_struct(v, name, src))),
            Class::Object(_) => result = result.join(&AbsValue::any_of(v.class)),
            _ => {}
        }
    }
    if result.is_bottom() {
        return Err(
            "Unable to perform assignment because dot indexing is not supported for variables of this type."
                .to_owned(),
        );
    }
    Ok(result)
}

/// Whether `[base.name] = values` surely assigns to each element of a struct array one of `values`.
pub fn is_structs(base: &AbsValue, values: &AbsValue) -> bool {
    base.unique_class() == Some(Class::Struct) && !base.maybe_undefined && !values.is_bottom()
}

/// `[base.name] = values` for such a struct array, which keeps its shape.
pub fn set_fields(base: &AbsValue, name: Name, values: &AbsValue) -> Result<AbsValue, Fails> {
    Ok(base.clone().map(|v| v.with_field(name, &values.clone().defined(), true)))
}

fn any_struct(shape: Shape, content: &AbsValue) -> AbsValue {
    let matrix = Matrix::of(Class::Struct, shape);
    AbsValue::one(ClassValue { class: Class::Struct, matrix, elements: Elements::each(content.clone()) })
}

fn set_struct(v: &ClassValue<Matrix>, name: Option<Name>, src: &AbsValue) -> ClassValue<Matrix> {
    // That the assignment passed shows that there is one element.
    let matrix = Matrix::of(Class::Struct, Shape::scalar());
    let v = ClassValue { matrix, ..v.clone() };
    match name {
        Some(name) => v.with_field(name, &src.clone().defined(), true),
        None => {
            let each = v.elements.collected().join(src);
            ClassValue { elements: Elements::each(each), ..v }
        }
    }
}
