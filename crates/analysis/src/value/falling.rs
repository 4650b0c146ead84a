//! Arrays that loops downwards make: `for k = n:-1:1` that assigns `s(k).a` or `c{k}` in each round, from nothing, so that
//! the first round gives them all their elements. Behind the loop each element was given each of these parts, and what
//! filled the gaps meanwhile is gone.

use super::growing::{changes_names, has_continue, literals, subscript_of, with_contents};
use base::{FxHashSet, Name};
use ir::tir::{Access, ForRange, Function, Stmt, StmtId, VarId, walk};
use types::{AbsValue, Class, ClassValue, Elements, Fields};

/// What is given to an element: one of its fields, or its contents.
pub type Given = Option<Name>;

/// A loop and an array of which each round gives one element the same parts.
#[derive(Debug)]
pub struct Falling {
    /// The loop.
    pub id: StmtId,
    /// The array.
    pub var: VarId,
    /// The parts that each round gives.
    pub parts: Vec<Given>,
    /// No others are given, and these in this order.
    pub in_order: bool,
    /// All assignments to the array in the loop.
    pub stores: Vec<(StmtId, Given)>,
}

/// What the loops of a function make from the last element to the first.
pub fn falling(function: &Function) -> Vec<Falling> {
    let (ones, down) = (literals(function, 1.0), literals(function, -1.0));
    let mut found = Vec::new();
    for (id, stmt) in function.stmts.iter() {
        let Stmt::For { var: k, range: ForRange::Range { step: Some(step), hi, .. }, body, .. } = stmt else {
            continue;
        };
        if !down.contains(step) || !ones.contains(hi) {
            continue;
        }
        let mut inside: Vec<(StmtId, &Stmt)> = Vec::new();
        walk::each(function, body, &mut |s, _| inside.push((s, &function.stmts[s])));
        let leaves = |s: &Stmt| matches!(s, Stmt::Break) || changes_names(s) || walk::defs(s).contains(k);
        if inside.iter().any(|(_, s)| leaves(s)) {
            continue;
        }
        let mut each_round: Vec<(VarId, Given)> = Vec::new();
        for s in body {
            if has_continue(function, &[*s]) {
                break;
            }
            each_round.extend(given(&function.stmts[*s], *k));
        }
        let vars: FxHashSet<VarId> = each_round.iter().map(|g| g.0).collect();
        for var in vars {
            let own = function.vars[var].storage == ir::tir::Storage::Local && !function.vars[var].shared;
            let stores: Option<Vec<(StmtId, Given)>> = inside
                .iter()
                .filter(|(_, s)| walk::defs(s).contains(&var))
                .map(|(id, s)| given(s, *k).map(|(_, part)| (*id, part)))
                .collect();
            let (Some(stores), true) = (stores, own) else { continue };
            let parts: Vec<Given> = each_round.iter().filter(|g| g.0 == var).map(|g| g.1).collect();
            let in_order = parts.len() == stores.len();
            found.push(Falling { id, var, parts, in_order, stores });
        }
    }
    found
}

/// The array of which a statement gives the element that `k` names a part.
fn given(stmt: &Stmt, k: VarId) -> Option<(VarId, Given)> {
    let Stmt::Set { base, path, .. } = stmt else { return None };
    let part = match path.as_slice() {
        [Access::Paren(_), Access::Dot(name)] => Some(*name),
        [Access::Brace(_)] => None,
        _ => return None,
    };
    (subscript_of(path.first()?) == Some(k)).then_some((*base, part))
}

/// An array, each of whose elements was given the part that `stored` covers.
pub fn with_part(value: &AbsValue, part: Given, stored: &AbsValue) -> AbsValue {
    let Some(name) = part else { return with_contents(value, stored).unwrap_or_else(|| value.clone()) };
    if stored.maybe_undefined || stored.is_bottom() {
        return value.clone();
    }
    value.map(|v: &ClassValue<_>| match v.class {
        Class::Struct => v.with_field(name, stored, true),
        _ => v.clone(),
    })
}

/// A struct array that had no fields before it was given these, one after the other.
pub fn in_order(value: &AbsValue, parts: &[Given]) -> AbsValue {
    value.map(|v: &ClassValue<_>| {
        let Elements::Fields(n) = &v.elements else { return v.clone() };
        let mut list = Vec::new();
        for name in parts.iter().flatten() {
            if let Some(field) = n.content().list.iter().find(|f| f.0 == *name)
                && !list.contains(field)
            {
                list.push(field.clone());
            }
        }
        if list.len() < n.content().list.len() {
            return v.clone();
        }
        ClassValue { elements: Elements::fields(Fields { ordered: true, list }), ..v.clone() }
    })
}
