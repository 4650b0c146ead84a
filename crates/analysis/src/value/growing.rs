//! Arrays that grow element by element: which assignments leave no gap, and what the element is that is just being
//! made (`s(end+1).a = x; s(end).b = y`).
//!
//! An assignment by one subscript leaves no gap where the subscript is the number of elements and one, by what
//! computed it (`numel(s) + 1` of the `s` that is assigned to, or `end + 1`), or where all before it is there by
//! induction over a loop ([`filled`]): `for k = 1:n` that assigns `s(k)` in each round has assigned 1 .. k-1 before.
//! Counters that a program raises by itself are `counting.rs`'s.
//!
//! The fields of a new element that are not assigned yet are `[]`. In the value of the whole array they would be so
//! from then on; so the element is known apart from the others ([`Partial`]) as long as it is the last thing
//! assigned to, and the whole is what the others are and what it is by then.
//!
//! Of elements made inside of fields (`t.list(k)`), that no gap is left alone is known. Not here: elements made inside of
//! other values, and those made by more than one subscript.

use super::access::{self, Near};
use super::env::Env;
use super::state::State;
use super::symbols::SymView;
use base::{FxHashSet, Name};
use builtins::rule::Effects;
use ir::tir::{Access, Arg, ForRange, Function, Literal, Stmt, StmtId, Storage, VarId, walk};
use types::{AbsValue, Class, ClassValue, Dim, Elements, Fields, Matrix, Shape, Truth};

/// An element of a struct array that was assigned to last, apart from the others.
#[derive(Clone, Debug)]
pub struct Partial {
    /// The array.
    pub var: VarId,
    /// Which value of it this is about.
    pub stamp: u32,
    /// The subscript, and which value of it.
    at: (VarId, u32),
    /// It surely is the last element.
    last: bool,
    /// The array without it, of any shape; no struct where there are no others.
    others: AbsValue,
    /// The element of an array that was one before; no struct where it was none.
    element: AbsValue,
    /// The element where there was no array: it has no fields but those assigned since. No struct where there was one.
    first: AbsValue,
}

/// The variable that is the only subscript of the first step.
pub fn only_subscript(path: &[Access]) -> Option<VarId> {
    subscript_of(path.first()?)
}

/// The variable that is the only subscript of a step.
pub(super) fn subscript_of(step: &Access) -> Option<VarId> {
    let (Access::Paren(args) | Access::Brace(args)) = step else { return None };
    match args.as_slice() {
        [Arg::Var(v)] => Some(*v),
        _ => None,
    }
}

/// What is known of the place that statement `id` assigns to, `base<path> = ..`.
pub fn near(env: &Env, id: StmtId, state: &State, base: VarId, path: &[Access]) -> Near {
    let (fields, _) = in_fields(path);
    if !fields.is_empty() {
        // The first step behind the fields; what they are fields of are structs, which others do not change.
        let mut at = state.slot(base).value.clone();
        for step in fields {
            let Access::Dot(name) = step else { return Near::Anywhere };
            let plain = |list: &[ClassValue<Matrix>]| list.iter().all(|v| v.class == Class::Struct);
            if at.is_any() || !at.alternatives().is_some_and(plain) {
                return Near::Anywhere;
            }
            at = at.field(*name);
        }
        return if env.fills(id) { Near::Adjoins } else { Near::Anywhere };
    }
    match only_subscript(path) {
        Some(v) if is_next(state, v, base) => Near::Next,
        Some(_) if env.fills(id) => Near::Adjoins,
        _ => Near::Anywhere,
    }
}

/// Whether `v` was computed as the number of elements of the present value of `base`, and one.
fn is_next(state: &State, v: VarId, base: VarId) -> bool {
    let Some(origin) = state.slot(v).origin.as_ref().filter(|o| state.is_current(o)) else { return false };
    let [(a, _), (b, _)] = origin.args.as_slice() else { return false };
    let one = |v: &VarId| state.slot(*v).value.as_number() == Some(1.0);
    origin.op.as_str() == "plus"
        && ((counts(state, *a, base) && one(b)) || (one(a) && counts(state, *b, base)))
}

/// Whether `v` was computed as the number of elements of the present value of `base`.
fn counts(state: &State, v: VarId, base: VarId) -> bool {
    let Some(origin) = state.slot(v).origin.as_ref().filter(|o| state.is_current(o)) else { return false };
    let number = |k: usize| origin.args.get(k).and_then(|(v, _)| state.slot(*v).value.as_number());
    let all = match (origin.op.as_str(), origin.args.len()) {
        ("numel", 1) => true,
        // The only subscript of one.
        ("end", 3) => number(1) == Some(1.0) && number(2) == Some(1.0),
        _ => false,
    };
    all && origin.args.first().is_some_and(|(v, _)| *v == base)
}

/// What loops `for k = 1:n` fill element by element.
#[derive(Debug, Default)]
pub struct Filled {
    /// The assignments `x(k)<path> = ..` that find 1 .. k-1 there: each round assigns `x(k)` unless it leaves the
    /// loop, and nothing else in the loop takes elements away.
    pub stores: Vec<StmtId>,
    /// Loops with what has at least n elements behind them, by such assignments alone: no round leaves the loop early.
    pub whole: Vec<(StmtId, Place)>,
    /// Those of them where each assignment is `x{k} = v`.
    pub cells: Vec<Cells>,
}

/// A variable, or what lies in it behind fields of structs.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The variable.
    pub var: VarId,
    /// The fields that lead to it.
    pub fields: Vec<Name>,
}

impl Place {
    /// The variable itself.
    pub fn of(var: VarId) -> Place {
        Place { var, fields: Vec::new() }
    }

    /// What the fields that a path begins with lead to, and the rest of the path.
    pub fn behind(var: VarId, path: &[Access]) -> (Place, &[Access]) {
        let (names, rest) = in_fields(path);
        let names =
            names.iter().filter_map(|step| if let Access::Dot(name) = step { Some(*name) } else { None });
        (Place { var, fields: names.collect() }, rest)
    }

    /// The same part of another variable.
    pub fn with(&self, var: VarId) -> Place {
        Place { var, fields: self.fields.clone() }
    }

    /// Whether it is the other one, or a part of it.
    pub fn is_in(&self, other: &Place) -> bool {
        self.var == other.var && self.fields.starts_with(&other.fields)
    }

    /// The same part of `from` as it is of `to`; itself where it is no part of that.
    pub fn moved(&self, to: &Place, from: &Place) -> Place {
        match self.fields.strip_prefix(to.fields.as_slice()) {
            Some(rest) if self.var == to.var => {
                Place { var: from.var, fields: from.fields.iter().chain(rest).copied().collect() }
            }
            _ => self.clone(),
        }
    }
}

/// A loop in which each round gives a cell its contents.
#[derive(Debug)]
pub struct Cells {
    /// The loop.
    pub id: StmtId,
    /// The cell array.
    pub var: VarId,
    /// The assignments.
    pub stores: Vec<StmtId>,
}

/// What the loops of a function fill.
pub fn filled(function: &Function) -> Filled {
    let mut found = Filled::default();
    let ones = literals(function, 1.0);
    for (id, stmt) in function.stmts.iter() {
        let Stmt::For { var: k, range: ForRange::Range { lo, step: None, .. }, body, .. } = stmt else {
            continue;
        };
        if !ones.contains(lo) {
            continue;
        }
        let mut inside: Vec<(StmtId, &Stmt)> = Vec::new();
        walk::each(function, body, &mut |s, _| inside.push((s, &function.stmts[s])));
        if inside.iter().any(|(_, stmt)| changes_names(stmt) || walk::defs(stmt).contains(k)) {
            continue;
        }
        let breaks = inside.iter().any(|(_, stmt)| matches!(stmt, Stmt::Break));
        let mut seen: Vec<(VarId, &[Access])> = Vec::new();
        for s in body {
            if has_continue(function, &[*s]) {
                break;
            }
            let place = by_counter(&function.stmts[*s], *k).filter(|place| !seen.contains(place));
            let Some((base, fields)) = place else { continue };
            seen.push((base, fields));
            let var = &function.vars[base];
            let keeps = |stmt: &Stmt| !walk::defs(stmt).contains(&base) || is_store(stmt, base, fields);
            let own = var.storage == Storage::Local && !var.shared;
            if own && inside.iter().all(|(_, stmt)| keeps(stmt)) {
                let stores = |stmt: &Stmt| by_counter(stmt, *k) == Some((base, fields));
                found.stores.extend(inside.iter().filter(|(_, s)| stores(s)).map(|(s, _)| *s));
                let elsewhere = |s: &Stmt| is_elsewhere(s, base, fields);
                if !breaks
                    && inside.iter().all(|(_, s)| !walk::defs(s).contains(&base) || stores(s) || elsewhere(s))
                {
                    let names = fields.iter().filter_map(|step| match step {
                        Access::Dot(name) => Some(*name),
                        _ => None,
                    });
                    found.whole.push((id, Place { var: base, fields: names.collect() }));
                    if !fields.is_empty() {
                        continue;
                    }
                    let own: Vec<(StmtId, &Stmt)> =
                        inside.iter().copied().filter(|(_, s)| stores(s)).collect();
                    if own.iter().all(|(_, s)| gives_contents(s)) {
                        let stores = own.into_iter().map(|(s, _)| s).collect();
                        found.cells.push(Cells { id, var: base, stores });
                    }
                }
            }
        }
    }
    found
}

/// Whether an array that grows by `x(k) = ..` becomes a row: it has no value, or is `[]`.
pub fn is_blank(value: &AbsValue, view: &SymView<'_>) -> bool {
    value.alternatives().is_some_and(|list| list.iter().all(|v| v.matrix.shape.is_0x0(view) == Truth::Yes))
}

/// Whether what lies behind fields of a value, which are or will be those of one struct, begins blank.
pub fn is_blank_inside(value: &AbsValue, fields: &[Name], view: &SymView<'_>) -> bool {
    let Some((first, rest)) = fields.split_first() else { return is_blank(value, view) };
    let one = |v: &ClassValue<Matrix>| {
        let scalar = v.class == Class::Struct && v.matrix.shape.is_scalar(view) == Truth::Yes;
        scalar && matches!(v.elements, Elements::Fields(_))
    };
    value.alternatives().is_some_and(|list| list.iter().all(one))
        && is_blank_inside(&value.field(*first), rest, view)
}

/// A value of which what lies behind these fields was blank and has been filled up to `count`.
pub fn row_inside(value: &AbsValue, fields: &[Name], count: &Dim) -> AbsValue {
    let Some((first, rest)) = fields.split_first() else { return row_of(value, count) };
    let inner = value.field(*first);
    let one = value.unique().filter(|v| v.class == Class::Struct && !value.maybe_undefined);
    match one {
        Some(v) if !inner.maybe_undefined && !inner.is_bottom() => {
            AbsValue::one(v.with_field(*first, &row_inside(&inner, rest, count), true))
        }
        _ => value.clone(),
    }
}

/// An array that was blank and has been filled up to `count`.
pub fn row_of(value: &AbsValue, count: &Dim) -> AbsValue {
    value.map(|v| {
        let plain = v.class.is_matrix() || matches!(v.class, Class::Struct | Class::Cell);
        if !plain || v.matrix.as_constant().is_some() {
            return v.clone();
        }
        let shape = Shape::matrix(Dim::ONE, count.clone());
        ClassValue { matrix: Matrix { shape, ..v.matrix.clone() }, ..v.clone() }
    })
}

/// The variables that are this number and nothing else.
pub(super) fn literals(function: &Function, number: f64) -> FxHashSet<VarId> {
    let mut these: FxHashSet<VarId> = FxHashSet::default();
    let mut others: FxHashSet<VarId> = function.params.iter().copied().collect();
    for stmt in function.stmts.values() {
        let this = matches!(stmt, Stmt::Literal { value: Literal::Number(x), .. } if *x == number);
        for v in walk::defs(stmt) {
            if !this || !these.insert(v) {
                others.insert(v);
            }
        }
    }
    these.retain(|v| !others.contains(v));
    these
}

/// The variable, and the fields in it, of which a statement assigns the element that `k` names.
fn by_counter(stmt: &Stmt, k: VarId) -> Option<(VarId, &[Access])> {
    let Stmt::Set { base, path, .. } = stmt else { return None };
    let (fields, rest) = in_fields(path);
    (subscript_of(rest.first()?) == Some(k)).then_some((*base, fields))
}

/// The fields that a path leads through first, and the rest of it.
fn in_fields(path: &[Access]) -> (&[Access], &[Access]) {
    path.split_at(path.iter().take_while(|step| matches!(step, Access::Dot(_))).count())
}

/// Whether a statement is `x{k} = v`.
fn gives_contents(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Set { path, .. } if matches!(path.as_slice(), [Access::Brace(_)]))
}

/// Whether a cell array has as many elements as a loop to `limit` has rounds.
pub fn is_cell_of(value: &AbsValue, limit: &Dim, view: &SymView<'_>) -> bool {
    let Some(v) = value.unique().filter(|v| v.class == Class::Cell && !value.maybe_undefined) else {
        return false;
    };
    let count = limit.maximum(&Dim::ZERO);
    v.matrix.shape.dims().is_some_and(|_| {
        let n = v.matrix.shape.numel();
        n.surely_equals(limit, view) || n.surely_equals(&count, view)
    })
}

/// A cell array, of which each element was given one of the contents that `stored` covers.
pub fn with_contents(value: &AbsValue, stored: &AbsValue) -> Option<AbsValue> {
    if stored.maybe_undefined || stored.is_bottom() || stored.is_any() {
        return None;
    }
    let v = value.unique().filter(|v| v.class == Class::Cell && matches!(v.elements, Elements::Each(_)))?;
    Some(AbsValue::one(ClassValue { elements: Elements::each(stored.clone()), ..v.clone() }))
}

/// A cell array that has as many elements as a loop rounds, of which there were none.
pub fn without_contents(value: &AbsValue) -> Option<AbsValue> {
    let v = value.unique().filter(|v| v.class == Class::Cell && matches!(v.elements, Elements::Each(_)))?;
    Some(AbsValue::one(ClassValue { elements: Elements::each(AbsValue::bottom()), ..v.clone() }))
}

/// Whether a statement stores into `base`, and what lies in it behind these fields loses no element by that.
fn is_store(stmt: &Stmt, base: VarId, fields: &[Access]) -> bool {
    let Stmt::Set { base: b, path, .. } = stmt else { return false };
    let alike = fields.iter().zip(path).take_while(|(a, b)| a == b).count();
    let keeps = match path.get(alike) {
        // Another field, or an element of what is behind all of them.
        Some(Access::Dot(_)) => alike < fields.len(),
        Some(Access::Paren(_) | Access::Brace(_)) => alike == fields.len(),
        Some(Access::DynamicDot(_)) | None => false,
    };
    *b == base && (fields.is_empty() || keeps)
}

/// Whether a statement stores into `base` beside what lies in it behind these fields.
fn is_elsewhere(stmt: &Stmt, base: VarId, fields: &[Access]) -> bool {
    let Stmt::Set { base: b, path, .. } = stmt else { return false };
    let alike = fields.iter().zip(path).take_while(|(a, b)| a == b).count();
    *b == base && alike < fields.len() && matches!(path.get(alike), Some(Access::Dot(_)))
}

/// Whether a statement may change variables that it does not name.
pub fn changes_names(stmt: &Stmt) -> bool {
    let (Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. }) = stmt else { return false };
    builtins::lookup(callee.name).is_some_and(|b| builtins::builtin(b).effects.contains(Effects::WORKSPACE))
}

/// Whether a round may go on to the next one from these statements.
pub(super) fn has_continue(function: &Function, block: &[StmtId]) -> bool {
    block.iter().any(|s| match &function.stmts[*s] {
        Stmt::Continue => true,
        Stmt::For { .. } | Stmt::While { .. } => false,
        stmt => walk::blocks(stmt).into_iter().any(|b| has_continue(function, b)),
    })
}

/// What `base<path> = ..` makes of the element that it names: `change` is given the element and gives it changed,
/// `whole` is the array by then as it is known without. Gives the array, and the element apart for what comes next.
/// `None` where nothing better is known.
pub fn of_element(
    env: &Env,
    state: &State,
    (base, path): (VarId, &[Access]),
    near: Near,
    whole: &AbsValue,
    change: &dyn Fn(&AbsValue) -> Result<AbsValue, String>,
) -> Option<(AbsValue, Partial)> {
    let (Some(Access::Paren(_)), [_, Access::Dot(_), ..]) = (path.first(), path) else { return None };
    let at = only_subscript(path)?;
    let old = &state.slot(base).value;
    let only_structs = old.alternatives()?.iter().all(|v| matches!(v.class, Class::Struct | Class::Double));
    if !only_structs || whole.unique_class() != Some(Class::Struct) || state.slot(at).stamp == 0 {
        return None;
    }
    let before = state
        .partial(base)
        .filter(|p| p.at == (at, state.slot(at).stamp) || (p.last && counts(state, at, base)));
    let (others, element, first, last) = match (before, near) {
        (Some(p), _) => (p.others.clone(), p.element.clone(), p.first.clone(), p.last),
        (None, Near::Anywhere | Near::Within(_)) => return None,
        (None, near) => {
            let view = env.view(state);
            let others = old.clone().defined().retain(|v| v.class == Class::Struct);
            let some = others.clone().retain(|v| v.matrix.shape.is_empty(&view) != types::Truth::Yes);
            let mut element = fresh(&others);
            if near == Near::Adjoins && !some.is_undefined() {
                element = element.join(&some.map(scalar));
            }
            // The array may have no value, or be `[]`, which has no fields either.
            let blank = old.maybe_undefined || old.classes().contains(Class::Double);
            let first = if blank { AbsValue::undefined() } else { AbsValue::bottom() };
            (some, element, first, near == Near::Next)
        }
    };
    let changed = |element: &AbsValue| match element.is_bottom() {
        true => Some(AbsValue::bottom()),
        false => change(element).ok().map(AbsValue::defined),
    };
    let (element, first) = (changed(&element)?, changed(&first)?);
    let structs = first.join(&united(&others, &element)?);
    let elements = structs.unique().filter(|v| v.class == Class::Struct)?.elements.clone();
    let value = whole.map(|v| ClassValue { elements: elements.clone(), ..v.clone() });
    let partial =
        Partial { var: base, stamp: 0, at: (at, state.slot(at).stamp), last, others, element, first };
    Some((value, partial))
}

fn scalar(v: &ClassValue<Matrix>) -> ClassValue<Matrix> {
    ClassValue { matrix: Matrix::of(Class::Struct, types::Shape::scalar()), ..v.clone() }
}

/// A new element of these struct arrays, all of whose fields are `[]`.
fn fresh(structs: &AbsValue) -> AbsValue {
    structs.map(|v| {
        let elements = match &v.elements {
            Elements::Fields(n) => {
                let empty = |old: &AbsValue| match old.maybe_undefined {
                    true => access::empty().or_undefined(),
                    false => access::empty(),
                };
                let list = n.content().list.iter().map(|(name, old)| (*name, empty(old))).collect();
                Elements::fields(Fields { ordered: n.content().ordered, list })
            }
            Elements::Each(_) => Elements::each(access::empty()),
            _ => Elements::Top,
        };
        ClassValue { elements, ..scalar(v) }
    })
}

/// An element of an array of these others and this element; a field that some lack is `[]` there. `None` where they
/// are no structs.
fn united(others: &AbsValue, element: &AbsValue) -> Option<AbsValue> {
    if element.is_bottom() || others.is_bottom() {
        return Some(element.clone());
    }
    let (others, one) = (others.unique()?, element.unique().filter(|v| v.class == Class::Struct)?);
    let elements = access::united(&others.elements, &one.elements);
    Some(AbsValue::one(ClassValue { elements, ..one.clone() }))
}
