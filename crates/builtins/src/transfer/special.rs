//! Transfer functions that no rule can say: concatenation, `size`, and what makes or changes cells
//! and structs.

use super::{CertainError, Operand, Results, output_count};
use crate::registry::Builtin;
use base::Name;
use types::abs::{Elements, Fields, MAX_TUPLE};
use types::shape::{self, Nonconformable};
use types::{
    AbsValue, Class, ClassSet, ClassValue, Complexity, Constant, Dim, EXTENTS, Interval, Matrix, Shape,
    Sparsity, SymFacts, Truth, concat_class,
};

type Made = Result<AbsValue, CertainError>;

/// Runs the transfer function of this name.
pub(super) fn run(
    name: &str,
    b: &'static Builtin,
    args: &[Operand],
    nargout: usize,
    facts: &dyn SymFacts,
) -> Result<Results, CertainError> {
    let one = |value: AbsValue| -> Results { std::iter::once(Operand::from(value)).collect() };
    let values: Vec<&AbsValue> = args.iter().map(|a| &a.value).collect();
    Ok(match name {
        "horzcat" => one(concatenation(1, &values, facts)?),
        "vertcat" => one(concatenation(0, &values, facts)?),
        "insert" if !values[0].shape().is_row_or_empty() => one(AbsValue::top()),
        "insert" => {
            let joined = concatenation(1, &[values[0], values[2]], facts)?;
            one(reshaped(&joined, &joined.shape()))
        }
        "cat" => one(match values.first().and_then(|d| d.as_number()) {
            Some(d) if d >= 1.0 && d < 64.0 => concatenation(d as usize - 1, &values[1..], facts)?,
            _ => {
                let joined = concatenation(1, &values[1..], facts).unwrap_or_else(|_| AbsValue::top());
                reshaped(&joined, &Shape::Any)
            }
        }),
        "size" => size(args, output_count(b, nargout), facts),
        // `class(s, 'Name')` makes an object.
        "class_name" if args.len() > 1 => one(AbsValue::top()),
        "class_name" => one(class_name(&args[0].value)),
        "strcat" => one(strcat(&values)),
        "regexp" => super::matches::outputs(&values, output_count(b, nargout)),
        "cell" => one(empty_cells(args, facts)),
        "num2cell" => one(split_cells(args)),
        "cell_literal" => one(cell_literal(&values)),
        "struct" => one(structure(&values)),
        "callback" => callback(&values),
        "fieldnames" => one(fieldnames(&args[0].value)),
        "struct2cell" => one(AbsValue::cell_of(Shape::Any, contents(&args[0].value))),
        "rmfield" => one(rmfield(&args[0].value, values.get(1))),
        "setfield" => one(setfield(&values)),
        "getfield" => one(getfield(&values)),
        "cell2mat" => one(cell2mat(&args[0].value)),
        "deal" if args.len() == 1 => (0..output_count(b, nargout)).map(|_| args[0].clone()).collect(),
        "deal" if args.len() == output_count(b, nargout) => args.iter().cloned().collect(),
        "deal" => {
            let message = "The number of outputs should match the number of inputs.";
            return Err(CertainError::new("MATLAB:deal:narginNargoutMismatch", message));
        }
        "argument" => std::iter::once(argument(args, facts)).collect(),
        _ => (0..output_count(b, nargout)).map(|_| AbsValue::top().into()).collect(),
    })
}

/// The same value in another shape; constants and tuples do not survive.
fn reshaped(value: &AbsValue, shape: &Shape) -> AbsValue {
    value.map(|v| {
        let mut matrix = v.matrix.without_constant(v.class);
        matrix.shape = shape.clone();
        let elements = match &v.elements {
            Elements::Tuple(_) => Elements::each(v.elements.collected()),
            other => other.clone(),
        };
        ClassValue { class: v.class, matrix, elements }
    })
}

// ---- Concatenation ---------------------------------------------------------------------------

fn concatenation(dim: usize, parts: &[&AbsValue], facts: &dyn SymFacts) -> Made {
    match parts {
        [] => return Ok(AbsValue::of(Class::Double, Shape::empty())),
        [one] => return Ok((*one).clone()),
        _ => {}
    }
    let object = |v: &ClassValue<Matrix>| matches!(v.class, Class::Object(_));
    if parts.iter().any(|p| p.alternatives().is_none_or(|l| l.is_empty() || l.iter().any(object))) {
        // Some part may be of any class, or is an object.
        return Ok(AbsValue::top());
    }
    let classes = concat_classes(parts, facts)?;
    let mut result = AbsValue::bottom();
    for class in classes.iter() {
        let parts: Vec<AbsValue> = parts.iter().map(|p| parts_of(class, p)).collect();
        // Where each part is only possible beside others, there is no such array.
        if !parts.iter().any(AbsValue::is_bottom) {
            result = result.join(&concat_as(dim, class, &parts.iter().collect::<Vec<_>>(), facts)?);
        }
    }
    Ok(result)
}

/// What a part may be where the concatenation has this class: beside what makes it another, it would have that.
fn parts_of(class: Class, part: &AbsValue) -> AbsValue {
    let stays = |v: &ClassValue<Matrix>| concat_class(class, v.class).is_none_or(|joined| joined == class);
    part.clone().defined().retain(stays)
}

/// Every class that the concatenation can have.
fn concat_classes(parts: &[&AbsValue], facts: &dyn SymFacts) -> Result<ClassSet, CertainError> {
    let null = |p: &AbsValue| p.get(Class::Double).map_or(Truth::No, |v| v.matrix.shape.is_0x0(facts));
    let mut so_far: Option<ClassSet> = None;
    let mut all_null = true;
    for p in parts {
        let here = p.classes();
        so_far = Some(match so_far {
            None => here,
            Some(before) => {
                let mut set = ClassSet::EMPTY;
                for a in before.iter() {
                    for c in here.iter() {
                        match concat_class(a, c) {
                            Some(joined) => set = set.union(ClassSet::of(joined)),
                            // `[]` goes with everything.
                            None if c == Class::Double && null(p) != Truth::No => {
                                set = set.union(ClassSet::of(a))
                            }
                            None if a == Class::Double && all_null => set = set.union(ClassSet::of(c)),
                            None => {}
                        }
                    }
                }
                set
            }
        });
        all_null &= null(p) != Truth::No;
        if so_far.is_some_and(ClassSet::is_empty) {
            let e = runtime::errors::conversion("double", here.iter().next().map_or("object", Class::name));
            return Err(CertainError::new(e.identifier(), e.message()));
        }
    }
    Ok(so_far.unwrap_or(ClassSet::EMPTY))
}

fn concat_as(dim: usize, class: Class, parts: &[&AbsValue], facts: &dyn SymFacts) -> Made {
    let shape = concat_shape(dim, class, parts, facts)?;
    if class == Class::Cell {
        return Ok(concat_cells(dim, shape, parts, facts));
    }
    if class == Class::Struct {
        let elements = parts
            .iter()
            .filter_map(|p| p.get(Class::Struct))
            .map(|v| {
                AbsValue::one(v).map(|v| ClassValue { matrix: Matrix::of(v.class, Shape::Any), ..v.clone() })
            })
            .fold(AbsValue::bottom(), |a, b| a.join(&b));
        return Ok(reshaped(&elements, &shape));
    }
    if !class.is_matrix() {
        return Ok(AbsValue::of(class, shape));
    }
    let mut range = Interval::BOTTOM;
    let (mut complex, mut narrow) = (false, true);
    let mut sparse = false;
    for v in parts.iter().flat_map(|p| p.alternatives().unwrap_or(&[])) {
        complex |= v.class.is_numeric() && v.matrix.complexity != Complexity::Real;
        narrow &= !v.class.is_numeric() || v.matrix.complexity.is_narrow();
        sparse |= v.matrix.sparsity != Sparsity::Full;
        range = range.join(super::range_of(v).converted(class));
    }
    let matrix = match complex && class.is_numeric() {
        true => {
            let complexity = if narrow { Complexity::Narrow } else { Complexity::Any };
            Matrix::of(class, shape).with_complexity(complexity)
        }
        false => Matrix::in_range(class, shape, if complex { Interval::TOP } else { range }),
    };
    let matrix = if sparse { matrix.with_sparsity(Sparsity::Any, class) } else { matrix };
    Ok(AbsValue::one(ClassValue::new(class, matrix)))
}

/// The shape of a part as it takes part in a concatenation of this class.
fn part_shape(class: Class, part: &AbsValue, facts: &dyn SymFacts) -> Shape {
    let list = part.alternatives().unwrap_or(&[]);
    let of = |v: &ClassValue<Matrix>| match (class, v.class) {
        (Class::Cell, Class::Cell) => v.matrix.shape.clone(),
        (Class::Cell, Class::Double) => match v.matrix.shape.is_0x0(facts) {
            Truth::Yes => Shape::empty(),
            Truth::No => Shape::scalar(),
            Truth::Maybe => Shape::any_matrix(),
        },
        // Anything else is put into one cell.
        (Class::Cell, _) => Shape::scalar(),
        // A char row among strings is one string.
        (Class::String, Class::Char) => {
            if v.matrix.shape.is_row(facts) == Truth::Yes {
                Shape::scalar()
            } else {
                Shape::column(Dim::Unknown)
            }
        }
        _ => v.matrix.shape.clone(),
    };
    list.iter().map(of).reduce(|a, b| a.join(&b)).unwrap_or(Shape::Any)
}

fn concat_shape(
    dim: usize,
    class: Class,
    parts: &[&AbsValue],
    facts: &dyn SymFacts,
) -> Result<Shape, CertainError> {
    let shapes: Vec<Shape> = parts.iter().map(|p| part_shape(class, p, facts)).collect();
    match shape::concat(facts, dim, &shapes) {
        Ok(conform) => Ok(without_skipped(facts, dim, &shapes, conform.shape)),
        Err(Nonconformable) => {
            // An empty part that does not fit is left out: those with elements must agree.
            let full: Vec<Shape> =
                shapes.iter().filter(|s| s.is_empty(facts) == Truth::No).cloned().collect();
            let agreed = shape::concat(facts, dim, &full).map_err(|Nonconformable| {
                let e = runtime::errors::concat_sizes();
                CertainError::new(e.identifier(), e.message())
            })?;
            let others = || shapes.iter().filter(|s| s.is_empty(facts) != Truth::No);
            if full.is_empty() {
                let rank = others().map(Shape::rank).try_fold(dim + 1, |r, s| Some(r.max(s?)));
                return Ok(rank.map_or(Shape::Any, |r| Shape::new((0..r).map(|_| Dim::Unknown))));
            }
            if others().all(|s| s.is_empty(facts) == Truth::Yes) {
                return Ok(agreed.shape);
            }
            let Some(rank) = agreed.shape.rank() else { return Ok(Shape::Any) };
            let extent = |k: usize| if k == dim { Dim::Unknown } else { agreed.shape.dim(k) };
            Ok(Shape::new((0..rank.max(dim + 1)).map(extent)))
        }
    }
}

/// The shape of a concatenation of parts of which some may be empty and of another size: such a
/// part is left out.
fn without_skipped(facts: &dyn SymFacts, dim: usize, parts: &[Shape], shape: Shape) -> Shape {
    let Some(rank) = shape.rank() else { return shape };
    // One that is left out says nothing of the rank.
    let rank = parts.iter().filter_map(Shape::rank).fold(rank, usize::max);
    // Unless it is 0-by-0, which adds nothing, it may be known to be as long across as the others.
    let fits = |s: &Shape, k: usize| {
        let across = |n: i64| shape.dim(k) == Dim::Const(n) || shape.most(k) == Some(n);
        s.dim(k).surely_equals(&shape.dim(k), facts) || s.most(k).is_some_and(across)
    };
    let odd = |s: &Shape| {
        s.is_0x0(facts) != Truth::Yes
            && (0..rank).any(|k| k != dim && s.dim(k).bounds(facts).lo <= 0.0 && !fits(s, k))
    };
    if !parts.iter().any(odd) {
        return shape;
    }
    let solid = parts.iter().find(|s| s.rank().is_some() && s.is_empty(facts) == Truth::No);
    let extent = |k: usize| match solid {
        Some(s) if k != dim => s.dim(k),
        _ => Dim::Unknown,
    };
    Shape::new((0..rank).map(extent))
}

/// Cells side by side: contents in order where all sizes are constant.
fn concat_cells(dim: usize, shape: Shape, parts: &[&AbsValue], facts: &dyn SymFacts) -> AbsValue {
    let mut blocks: Vec<(usize, usize, Vec<AbsValue>)> = Vec::new();
    let mut exact = dim < 2;
    let mut all = AbsValue::bottom();
    for p in parts {
        let Some(v) = p.unique() else {
            exact = false;
            all = p.alternatives().unwrap_or(&[]).iter().fold(all, |a, v| match v.class {
                Class::Cell => a.join(&v.elements.collected()),
                _ => a.join(&AbsValue::one(v.clone())),
            });
            continue;
        };
        match (v.class, &v.elements) {
            (Class::Cell, elements) => {
                all = all.join(&elements.collected());
                match (v.matrix.shape.as_sizes().as_deref(), elements) {
                    (Some([m, n]), Elements::Tuple(list)) => blocks.push((*m, *n, list.content().clone())),
                    (Some([m, n]), _) if m * n == 0 => blocks.push((*m, *n, Vec::new())),
                    _ => exact = false,
                }
            }
            (Class::Double, _) if v.matrix.shape.is_0x0(facts) == Truth::Yes => {}
            (Class::Double, _) if v.matrix.shape.is_0x0(facts) == Truth::Maybe => {
                exact = false;
                all = all.join(p);
            }
            _ => {
                all = all.join(p);
                blocks.push((1, 1, vec![(*p).clone()]));
            }
        }
    }
    blocks.retain(|(m, n, _)| m * n > 0);
    if exact && shape.as_sizes().is_some() && blocks.iter().map(|b| b.2.len()).sum::<usize>() <= MAX_TUPLE {
        if let Some((rows, list)) = lay(dim, blocks) {
            let made = AbsValue::cell(rows, list);
            return if made.shape() == shape { made } else { AbsValue::cell_of(shape, all) };
        }
    }
    AbsValue::cell_of(shape, all)
}

/// Blocks of contents in one list, column by column, with its number of rows.
fn lay(dim: usize, blocks: Vec<(usize, usize, Vec<AbsValue>)>) -> Option<(usize, Vec<AbsValue>)> {
    let (m, n, _) = blocks.first()?;
    let (m, n) = (*m, *n);
    if dim == 1 {
        let fits = blocks.iter().all(|b| b.0 == m);
        return fits.then(|| (m, blocks.into_iter().flat_map(|b| b.2).collect()));
    }
    if !blocks.iter().all(|b| b.1 == n) {
        return None;
    }
    let rows = blocks.iter().map(|b| b.0).sum();
    let mut list = Vec::new();
    for j in 0..n {
        for (m, _, contents) in &blocks {
            list.extend_from_slice(contents.get(j * m..(j + 1) * m)?);
        }
    }
    Some((rows, list))
}

// ---- Size and class --------------------------------------------------------------------------

/// An extent as a double.
fn extent_operand(d: Dim, facts: &dyn SymFacts) -> Operand {
    let value = match d.as_const() {
        Some(n) => AbsValue::number(n as f64),
        None => {
            let range = d.bounds(facts).meet(EXTENTS);
            AbsValue::in_range(Class::Double, Shape::scalar(), range)
        }
    };
    Operand { value, dim: d, sizes: None }
}

fn size(args: &[Operand], count: usize, facts: &dyn SymFacts) -> Results {
    let value = &args[0].value;
    let objects = value.is_any() || value.classes().is_empty();
    let shape = if objects { Shape::Any } else { value.shape() };
    if args.len() == 1 && count == 1 {
        return std::iter::once(size_row(shape, facts)).collect();
    }
    if args.len() == 1 {
        // One extent each; the last one takes all that are left.
        return (0..count)
            .map(|k| {
                let d = match shape.rank() {
                    None => Dim::Unknown,
                    Some(rank) if k + 1 == count => {
                        (k..rank.max(k + 1)).fold(Dim::ONE, |p, d| p.mul(&shape.dim(d)))
                    }
                    Some(_) => shape.dim(k),
                };
                extent_operand(d, facts)
            })
            .collect();
    }
    let asked: Option<Vec<usize>> = match args.len() {
        2 => args[1].value.as_constant().and_then(|(class, c)| {
            c.numbers(class).map(|n| n.iter().map(|&x| x.max(1.0) as usize - 1).collect())
        }),
        _ => args[1..].iter().map(|a| a.value.as_number().map(|x| x.max(1.0) as usize - 1)).collect(),
    };
    let unknown = || AbsValue::in_range(Class::Double, Shape::row(Dim::Unknown), EXTENTS);
    match asked {
        Some(dims) if dims.len() == 1 || count > 1 => {
            dims.iter().take(count).map(|&d| extent_operand(shape.dim(d), facts)).collect()
        }
        Some(dims) => {
            let extents = Shape::new(dims.iter().map(|&d| shape.dim(d)));
            let mut row = size_row(extents.clone(), facts);
            // Trailing ones of the list are not dropped.
            if extents.rank() != Some(dims.len()) {
                row =
                    Operand::from(AbsValue::in_range(Class::Double, Shape::row(dims.len() as i64), EXTENTS));
            }
            std::iter::once(row).collect()
        }
        None if args.len() == 2
            && args[1].value.shape().is_scalar(facts) == Truth::Yes
            && !args[1].value.classes().contains(Class::String)
            && !args[1].value.is_any() =>
        {
            std::iter::once(extent_operand(Dim::Unknown, facts)).collect()
        }
        None => (0..count).map(|_| Operand::from(unknown())).collect(),
    }
}

/// `size(x)`: a row of the extents.
fn size_row(shape: Shape, facts: &dyn SymFacts) -> Operand {
    let range = |d: &Dim| d.bounds(facts).meet(EXTENTS);
    let Some(dims) = shape.dims() else {
        let row = Shape::row(Dim::Unknown);
        let value = AbsValue::in_range(Class::Double, row, EXTENTS);
        return Operand::from(value);
    };
    let consts: Option<Vec<f64>> = dims.iter().map(|d| d.as_const().map(|n| n as f64)).collect();
    let constant = consts.and_then(|c| Constant::matrix(1, c));
    let trailing_may_be_one =
        dims.len() > 2 && dims.last().is_none_or(|d| !d.surely_differs(&Dim::ONE, facts));
    let value = match constant {
        Some(c) => AbsValue::constant(Class::Double, c),
        None => {
            let hull = dims.iter().map(range).fold(Interval::BOTTOM, Interval::join);
            let count = if trailing_may_be_one { Dim::Unknown } else { Dim::Const(dims.len() as i64) };
            AbsValue::in_range(Class::Double, Shape::row(count), hull)
        }
    };
    Operand { value, dim: Dim::Unknown, sizes: Some(shape) }
}

fn class_name(value: &AbsValue) -> AbsValue {
    let Some(list) = value.alternatives() else { return AbsValue::of(Class::Char, Shape::row(Dim::Unknown)) };
    list.iter().map(|v| AbsValue::text(v.class.name())).fold(AbsValue::bottom(), |a, b| a.join(&b))
}

fn strcat(parts: &[&AbsValue]) -> AbsValue {
    let may = |c: Class| parts.iter().any(|p| p.is_any() || p.classes().contains(c));
    let must = |c: Class| parts.iter().any(|p| p.unique_class() == Some(c));
    if must(Class::String) {
        return AbsValue::of(
            Class::String,
            if may(Class::Cell) { Shape::Any } else { text_list_shape(parts, Class::String) },
        );
    }
    let text = AbsValue::of(Class::Char, Shape::any_matrix());
    if must(Class::Cell) && !may(Class::String) {
        return AbsValue::cell_of(text_list_shape(parts, Class::Cell), text);
    }
    let mut result = AbsValue::bottom();
    if may(Class::String) {
        result = result.join(&AbsValue::of(Class::String, Shape::Any));
    }
    if may(Class::Cell) {
        result = result.join(&AbsValue::cell_of(Shape::Any, text.clone()));
    }
    if must(Class::Cell) { result } else { result.join(&text) }
}

/// The shape of the one list among texts, where there is just one.
fn text_list_shape(parts: &[&AbsValue], class: Class) -> Shape {
    let mut lists = parts.iter().filter(|p| p.unique_class() == Some(class));
    match (lists.next(), lists.next()) {
        (Some(one), None) => one.shape(),
        _ => Shape::Any,
    }
}

// ---- Cells -----------------------------------------------------------------------------------

fn empty_cells(args: &[Operand], facts: &dyn SymFacts) -> AbsValue {
    // What is no number is converted: cells stay, objects of Java become cells.
    if let [one] = args
        && one.value.alternatives().is_none_or(|l| l.iter().any(|v| !v.class.is_matrix()))
    {
        return AbsValue::top();
    }
    let extent = |a: &Operand| match a.dim.is_unknown() {
        false => shape::extent(&a.dim),
        true => Dim::Unknown,
    };
    let shape = match args {
        [] => Shape::empty(),
        [one] => match (&one.sizes, one.value.as_constant()) {
            (Some(shape), _) => shape.clone(),
            (None, Some((class, c))) => match c.numbers(class).as_deref() {
                Some([n]) => Shape::of_sizes(&[n.max(0.0) as usize, n.max(0.0) as usize]),
                Some(many) => Shape::new(many.iter().map(|n| Dim::Const(n.max(0.0).min(9e15) as i64))),
                None => Shape::Any,
            },
            _ if one.value.shape().is_scalar(facts) == Truth::Yes => Shape::matrix(extent(one), extent(one)),
            _ => Shape::Any,
        },
        many => Shape::new(many.iter().map(extent)),
    };
    let nothing = AbsValue::of(Class::Double, Shape::empty());
    match shape.as_sizes().as_deref() {
        Some([m, n]) if m * n <= MAX_TUPLE && m * n > 0 => AbsValue::cell(*m, vec![nothing; m * n]),
        _ => AbsValue::cell_of(shape, nothing),
    }
}

/// `num2cell(x)`.
fn split_cells(args: &[Operand]) -> AbsValue {
    let value = &args[0].value;
    if value.is_any() {
        return AbsValue::cell_of(Shape::Any, AbsValue::top());
    }
    // Parts of complex arrays without an imaginary part are real.
    let part = |shape: &Shape| {
        reshaped(value, shape).map(|v| match v.matrix.complexity {
            Complexity::Real => v.clone(),
            complexity => {
                let matrix = v.matrix.without_constant(v.class).with_complexity(complexity.narrowed());
                ClassValue { matrix, ..v.clone() }
            }
        })
    };
    match args.len() {
        1 => AbsValue::cell_of(value.shape(), part(&Shape::scalar())),
        _ => AbsValue::cell_of(Shape::Any, part(&Shape::Any)),
    }
}

fn cell_literal(parts: &[&AbsValue]) -> AbsValue {
    if parts.is_empty() {
        return AbsValue::cell_of(Shape::empty(), AbsValue::bottom());
    }
    let list: Vec<AbsValue> = parts.iter().map(|p| (*p).clone()).collect();
    let n = list.len();
    if n <= MAX_TUPLE {
        return AbsValue::cell(1, list);
    }
    let all = list.iter().fold(AbsValue::bottom(), |a, b| a.join(b));
    AbsValue::cell_of(Shape::row(n as i64), all)
}

fn cell2mat(c: &AbsValue) -> AbsValue {
    if c.is_any() {
        return AbsValue::top();
    }
    let inside = c.content(None);
    let nothing = AbsValue::of(Class::Double, Shape::empty());
    let merged = reshaped(&inside, &Shape::Any);
    if c.shape().is_empty(&types::NoFacts) == Truth::No { merged } else { merged.join(&nothing) }
}

/// What a function gives whose types are texts.
fn callback(values: &[&AbsValue]) -> Results {
    let gives = values.get(3).and_then(|v| v.as_text()).and_then(|t| types::parse_values(t).ok());
    gives.unwrap_or_default().into_iter().map(Operand::from).collect()
}

// ---- Structs ---------------------------------------------------------------------------------

fn any_struct(shape: Shape) -> AbsValue {
    AbsValue::one(ClassValue {
        class: Class::Struct,
        matrix: Matrix::of(Class::Struct, shape),
        elements: Elements::Top,
    })
}

/// `struct(name, value, ...)`.
fn structure(args: &[&AbsValue]) -> AbsValue {
    match args {
        [] => return AbsValue::structure([]),
        [one] => {
            // `struct([])` is empty; a struct is itself; an object becomes one.
            return match one.unique_class() {
                Some(Class::Double) => any_struct(Shape::empty()),
                Some(Class::Struct) => (*one).clone(),
                _ => any_struct(Shape::Any),
            };
        }
        _ => {}
    }
    let mut list: Vec<(Name, AbsValue)> = Vec::new();
    let mut shape: Option<Shape> = None;
    for pair in args.chunks_exact(2) {
        let Some(name) = pair[0].as_text() else { return any_struct(Shape::Any) };
        let value = pair[1];
        let field = match value.unique_class() {
            Some(Class::Cell) => {
                let s = value.shape();
                if s != Shape::scalar() {
                    shape = Some(match (shape, s.is_scalar(&types::NoFacts)) {
                        (None, Truth::No) => s,
                        (Some(before), Truth::No) => before.meet(&s).unwrap_or(Shape::Any),
                        _ => Shape::Any,
                    });
                }
                value.content(None)
            }
            None if value.is_any() || value.classes().contains(Class::Cell) => {
                shape = Some(Shape::Any);
                value.content(None).join(value)
            }
            _ => value.clone(),
        };
        list.push((Name::new(name), field));
    }
    let shape = shape.unwrap_or(Shape::scalar());
    AbsValue::one(ClassValue {
        class: Class::Struct,
        matrix: Matrix::of(Class::Struct, shape),
        elements: Elements::fields(Fields { ordered: true, list }),
    })
}

/// The fields of a struct, where they are known in order and surely there.
fn known_fields(s: &AbsValue) -> Option<&Fields<Matrix>> {
    let v = s.unique().filter(|v| v.class == Class::Struct)?;
    match &v.elements {
        Elements::Fields(f) => Some(f.content()),
        _ => None,
    }
}

fn fieldnames(s: &AbsValue) -> AbsValue {
    match known_fields(s) {
        Some(f)
            if f.ordered && f.list.iter().all(|(_, v)| !v.maybe_undefined) && f.list.len() <= MAX_TUPLE =>
        {
            let names: Vec<AbsValue> = f.list.iter().map(|(n, _)| AbsValue::text(n.as_str())).collect();
            if names.is_empty() {
                return AbsValue::cell_of(Shape::of_sizes(&[0, 1]), AbsValue::bottom());
            }
            AbsValue::cell(names.len(), names)
        }
        _ => AbsValue::cell_of(
            Shape::column(Dim::Unknown),
            AbsValue::of(Class::Char, Shape::row(Dim::Unknown)),
        ),
    }
}

/// Everything inside a struct.
fn contents(s: &AbsValue) -> AbsValue {
    match s.alternatives() {
        None => AbsValue::top(),
        Some(list) => list.iter().map(|v| v.elements.collected()).fold(AbsValue::bottom(), |a, b| a.join(&b)),
    }
}

fn rmfield(s: &AbsValue, name: Option<&&AbsValue>) -> AbsValue {
    match (known_fields(s), name.and_then(|n| n.as_text())) {
        (Some(f), Some(name)) => {
            let name = Name::new(name);
            let list = f.list.iter().filter(|(n, _)| *n != name).cloned().collect();
            AbsValue::one(ClassValue {
                class: Class::Struct,
                matrix: Matrix::of(Class::Struct, s.shape()),
                elements: Elements::fields(Fields { ordered: f.ordered, list }),
            })
        }
        _ => any_struct(s.shape()),
    }
}

fn setfield(args: &[&AbsValue]) -> AbsValue {
    match args {
        [s, name, value] => match (known_fields(s), name.as_text()) {
            (Some(_), Some(name)) if s.shape() == Shape::scalar() => {
                s.map(|v| v.with_field(Name::new(name), value, true))
            }
            _ => with_path_set(s, name),
        },
        [s, step, ..] => with_path_set(s, step),
        _ => AbsValue::top(),
    }
}

/// `s` with something set by a path that starts with this step. A name makes a struct of what was
/// none; subscripts in a cell keep any class there is, and objects stay objects.
fn with_path_set(s: &AbsValue, step: &AbsValue) -> AbsValue {
    let object = |v: &ClassValue<Matrix>| matches!(v.class, Class::Object(_));
    let built_in = s.alternatives().is_some_and(|l| !l.iter().any(object));
    let by_name = !step.is_any() && !step.classes().contains(Class::Cell);
    if built_in && (by_name || s.unique_class() == Some(Class::Struct)) {
        return any_struct(Shape::Any);
    }
    AbsValue::top()
}

fn getfield(args: &[&AbsValue]) -> AbsValue {
    match args {
        [s, name] => match (known_fields(s), name.as_text()) {
            (Some(_), Some(name)) => s.field(Name::new(name)).defined(),
            _ => AbsValue::top(),
        },
        _ => AbsValue::top(),
    }
}

// ---- Arguments blocks ------------------------------------------------------------------------

/// `mc_argument(x, name, dims, class)`: `x` converted to the class and brought to the size.
fn argument(args: &[Operand], facts: &dyn SymFacts) -> Operand {
    let Some(dims) = args.get(2) else { return AbsValue::top().into() };
    let x = converted_argument(args);
    let declared = match dims.value.as_constant() {
        Some((_, c)) => c.numbers(Class::Double).unwrap_or_default(),
        None if dims.value.shape().is_empty(facts) == Truth::Yes => Vec::new(),
        None => return reshaped(&x.value, &Shape::Any).into(),
    };
    let [rows, cols] = declared[..] else { return x };
    // Scalars are repeated and vectors turned where they do not fit as they are.
    let shape = x.value.shape();
    let is = |k: usize, wanted: f64| wanted.is_nan() || shape.dim(k).as_const() == Some(wanted as i64);
    if shape.rank() == Some(2) && is(0, rows) && is(1, cols) {
        return x;
    }
    let extent = |wanted: f64| if wanted.is_nan() { Dim::Unknown } else { Dim::Const(wanted as i64) };
    reshaped(&x.value, &Shape::new([extent(rows), extent(cols)])).into()
}

fn converted_argument(args: &[Operand]) -> Operand {
    let (Some(x), Some(class)) = (args.first(), args.get(3)) else { return AbsValue::top().into() };
    let numbers = x.value.alternatives().is_some_and(|l| l.iter().all(|v| v.class.is_matrix()));
    match class.value.as_text() {
        Some("") => x.clone(),
        Some(name) => match Class::from_name(name) {
            Some(class) if x.value.unique_class() == Some(class) => x.clone(),
            Some(class) => {
                let top = AbsValue::any_of(class);
                if class.is_matrix() && numbers { reshaped(&top, &x.value.shape()) } else { top }.into()
            }
            None => AbsValue::top().into(),
        },
        None => AbsValue::top().into(),
    }
}
