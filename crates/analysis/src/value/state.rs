//! What the value analysis knows at a point: of each variable its value, and, where it is an integer
//! or an array of integers, how it is expressed in symbols; of each symbol its bounds.
//!
//! Values are identified by *stamps*: two states in which a variable has the same stamp hold the
//! same value of it. Stamp 0 is no identity: paths with different values have met. Where a value
//! was computed is its *origin*; it is what a condition is taken apart by.

use super::deep;
use super::front::{self, Front};
use super::growing::Partial;
use super::reached::{self, Reached};
use super::symbols::{Bounds, SymIdx, SymTable, SymView};
use crate::sets::CowMap;
use base::{FxHashMap, Name};
use ir::tir::VarId;
use smallvec::SmallVec;
use std::rc::Rc;
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Dim, Elements, Elems, Fields, Interval, Matrix, Sym,
};

/// How a value is expressed in symbols.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Term {
    /// Not at all.
    #[default]
    None,
    /// A scalar that is this integer.
    Scalar(Dim),
    /// A vector of these integers; unknown where not known.
    Vector(Rc<[Dim]>),
    /// An array whose elements lie between two integers.
    Span(Rc<Members>),
}

/// What is known of the elements of an array of integers.
#[derive(Clone, PartialEq, Debug)]
pub struct Members {
    /// None is less.
    pub lo: Dim,
    /// None is greater.
    pub hi: Dim,
    /// Whether `hi` is an element, where there are any.
    pub reached: bool,
}

impl Term {
    /// The integer, for a scalar.
    pub fn scalar(&self) -> Option<&Dim> {
        match self {
            Term::Scalar(d) => Some(d),
            _ => None,
        }
    }

    /// Scalar term, unless unknown.
    pub fn of(d: Dim) -> Term {
        if d.is_unknown() { Term::None } else { Term::Scalar(d) }
    }

    /// Elements between two integers, the greater `reached` or not.
    pub fn span(lo: Dim, hi: Dim, reached: bool) -> Term {
        match lo.is_unknown() && hi.is_unknown() {
            true => Term::None,
            false => Term::Span(Rc::new(Members { lo, hi, reached })),
        }
    }

    /// The same bounds for some of the elements.
    pub fn of_some(&self) -> Term {
        match self {
            Term::Span(s) => Term::span(s.lo.clone(), s.hi.clone(), false),
            _ => Term::None,
        }
    }

    /// Calls `f` with each extent in the term.
    pub fn each(&self, f: &mut dyn FnMut(&Dim)) {
        match self {
            Term::None => {}
            Term::Scalar(d) => f(d),
            Term::Vector(list) => list.iter().for_each(f),
            Term::Span(s) => {
                f(&s.lo);
                f(&s.hi);
            }
        }
    }

    /// The term with each integer replaced.
    pub fn map(&self, f: &mut dyn FnMut(&Dim) -> Dim) -> Term {
        match self {
            Term::None => Term::None,
            Term::Scalar(d) => Term::of(f(d)),
            Term::Vector(list) => {
                let list: Rc<[Dim]> = list.iter().map(f).collect();
                if list.iter().all(Dim::is_unknown) { Term::None } else { Term::Vector(list) }
            }
            Term::Span(s) => Term::span(f(&s.lo), f(&s.hi), s.reached),
        }
    }

    /// What holds of both.
    fn join(&self, other: &Term) -> Term {
        match (self, other) {
            _ if self == other => self.clone(),
            (Term::Vector(a), Term::Vector(b)) if a.len() == b.len() => {
                let list: Rc<[Dim]> = a.iter().zip(b.iter()).map(|(x, y)| x.join(y)).collect();
                if list.iter().all(Dim::is_unknown) { Term::None } else { Term::Vector(list) }
            }
            (Term::Span(a), Term::Span(b)) => {
                Term::span(a.lo.join(&b.lo), a.hi.join(&b.hi), a.reached && b.reached)
            }
            _ => Term::None,
        }
    }
}

/// What computed a value.
#[derive(Debug, PartialEq)]
pub struct Origin {
    /// The builtin.
    pub op: Name,
    /// Its arguments with their stamps.
    pub args: SmallVec<[(VarId, u32); 2]>,
    /// No class of the program has a method of this name: of objects, too, the builtin tells.
    pub plain: bool,
}

/// What is known of a variable.
#[derive(Clone, Debug)]
pub struct Slot {
    /// Its value.
    pub value: AbsValue,
    /// The value in symbols.
    pub term: Term,
    /// Which value it is.
    pub stamp: u32,
    /// What computed it.
    pub origin: Option<Rc<Origin>>,
}

impl Slot {
    /// Whether nothing is known, not even which value it is.
    pub fn is_anything(&self) -> bool {
        let value = self.value.is_any() && self.value.maybe_undefined;
        value && self.stamp == 0 && self.term == Term::None && self.origin.is_none()
    }
}

impl Default for Slot {
    /// The variable has no value.
    fn default() -> Self {
        Slot { value: AbsValue::undefined(), term: Term::None, stamp: 0, origin: None }
    }
}

/// When variable `var` has the value with this stamp and is found true (or false), the state where
/// the paths met was really this one.
#[derive(Debug)]
pub struct Guard {
    /// The variable.
    pub var: VarId,
    /// Its stamp.
    pub stamp: u32,
    /// The stamps that the variables in which the paths differ got where they met.
    pub met: FxHashMap<VarId, u32>,
    /// The state if it is true.
    pub on_true: Option<State>,
    /// The state if it is false.
    pub on_false: Option<State>,
}

/// How many guards are remembered.
const MAX_GUARDS: usize = 4;

/// What is known at a point.
#[derive(Clone, Debug)]
pub struct State(Box<Inner>);

#[derive(Clone, Debug, Default)]
struct Inner {
    slots: CowMap<VarId, Slot>,
    bounds: CowMap<SymIdx, Bounds>,
    guards: Vec<Rc<Guard>>,
    partials: Vec<Rc<Partial>>,
    fronts: Vec<Rc<Front>>,
    reached: Vec<Rc<Reached>>,
    unset: Option<Rc<[Name]>>,
}

impl Default for State {
    fn default() -> Self {
        State(Box::default())
    }
}

impl State {
    /// What is known of `v`.
    pub fn slot(&self, v: VarId) -> &Slot {
        self.0.slots.get(v)
    }

    /// What is known of `v`, to be refined: its stamp stays.
    pub fn slot_mut(&mut self, v: VarId) -> &mut Slot {
        self.0.slots.get_mut(v)
    }

    /// Gives `v` a value, of which one level of recursive types is opened.
    pub fn set(&mut self, v: VarId, mut slot: Slot) {
        slot.value = slot.value.opened();
        if !self.0.fronts.is_empty() {
            front::assigned(&mut self.0.fronts, v, self.0.slots.get(v), &slot);
        }
        self.0.slots.set(v, slot);
    }

    /// An extent is another one: all values that have it have that.
    pub fn settle(&mut self, extent: &Dim, is: &Dim) {
        self.0.slots.update(|_, slot| {
            let mut found = false;
            let value = deep::map_dims(&slot.value, &mut |d| {
                found |= d == extent;
                if d == extent { is.clone() } else { d.clone() }
            });
            found.then(|| Slot { value, ..slot.clone() })
        });
    }

    /// The symbols of `table` with what is known of them here.
    pub fn view<'a>(&'a self, table: &'a SymTable) -> SymView<'a> {
        SymView { table, bounds: &self.0.bounds }
    }

    /// What is known of a symbol.
    pub fn bounds(&self, i: SymIdx) -> &Bounds {
        self.0.bounds.get(i)
    }

    /// What is known of a symbol, to be refined.
    pub fn bounds_mut(&mut self, i: SymIdx) -> &mut Bounds {
        self.0.bounds.get_mut(i)
    }

    /// Whether the arguments of a call still have the values that it got.
    pub fn is_current(&self, origin: &Origin) -> bool {
        origin.args.iter().all(|(v, stamp)| *stamp != 0 && self.slot(*v).stamp == *stamp)
    }

    /// The guards, latest last.
    pub fn guards(&self) -> &[Rc<Guard>] {
        &self.0.guards
    }

    /// Remembers a guard.
    pub fn add_guard(&mut self, guard: Guard) {
        if self.0.guards.len() >= MAX_GUARDS {
            self.0.guards.remove(0);
        }
        self.0.guards.push(Rc::new(guard));
    }

    /// Forgets all guards, and what is known of elements apart.
    pub fn clear_guards(&mut self) {
        self.0.guards.clear();
        self.0.partials.clear();
    }

    /// The element of a struct array that was assigned to last, if it is known apart from the others.
    pub fn partial(&self, v: VarId) -> Option<&Partial> {
        let stamp = self.slot(v).stamp;
        self.0.partials.iter().find(|p| p.var == v && p.stamp == stamp && stamp != 0).map(|p| &**p)
    }

    /// Remembers an element of the present value of its array.
    pub fn set_partial(&mut self, mut partial: Partial) {
        self.0.partials.retain(|p| p.var != partial.var);
        if self.0.partials.len() >= MAX_GUARDS {
            self.0.partials.remove(0);
        }
        partial.stamp = self.slot(partial.var).stamp;
        self.0.partials.push(Rc::new(partial));
    }

    /// What is known of the first elements of cell arrays.
    pub fn fronts(&self) -> &[Rc<Front>] {
        &self.0.fronts
    }

    /// What is known of the first elements of an array.
    pub fn front(&self, v: VarId) -> Option<&Front> {
        self.0.fronts.iter().find(|front| front.var == v).map(|front| &**front)
    }

    /// Remembers what is known of the first elements of an array.
    pub fn put_front(&mut self, front: Front) {
        self.0.fronts.retain(|f| f.var != front.var);
        if self.0.fronts.len() >= front::MOST {
            self.0.fronts.remove(0);
        }
        self.0.fronts.push(Rc::new(front));
    }

    /// Replaces what is known of the first elements of arrays.
    pub fn change_fronts(&mut self, change: impl Fn(&Front) -> Option<Front>) {
        self.0.fronts = self.0.fronts.iter().filter_map(|front| change(front)).map(Rc::new).collect();
    }

    /// Paths that lead to something that is there, the latest last.
    pub fn reached(&self) -> &[Rc<Reached>] {
        &self.0.reached
    }

    /// Remembers that a path leads to something that is there.
    pub fn add_reached(&mut self, fact: Reached) {
        self.0.reached.retain(|r| **r != fact);
        if self.0.reached.len() >= reached::MOST {
            self.0.reached.remove(0);
        }
        self.0.reached.push(Rc::new(fact));
    }

    /// The properties of the object in the making that may not be assigned yet, in no order.
    pub fn unset(&self) -> &[Name] {
        self.0.unset.as_deref().unwrap_or_default()
    }

    /// From now on these may not be assigned yet.
    pub fn set_unset(&mut self, unset: Option<Rc<[Name]>>) {
        self.0.unset = unset;
    }

    /// Puts `from` into this state, with `value` joining values; says whether anything changed, and
    /// collects the variables that did.
    pub fn join(
        &mut self,
        from: &State,
        changed: &mut Vec<VarId>,
        value: impl Fn(&AbsValue, &AbsValue) -> AbsValue,
    ) -> bool {
        let before = changed.len();
        let mut moved = self.0.slots.join_with(&from.0.slots, |v, a, b| {
            let joined = join_slots(a, b, &value);
            if joined.is_some() {
                changed.push(v);
            }
            joined
        });
        debug_assert!(moved == (changed.len() > before));
        moved |= self.0.bounds.join_with(&from.0.bounds, |_, a, b| join_bounds(a, b));
        let theirs = &from.0.guards;
        self.0.guards.retain(|g| theirs.iter().any(|h| Rc::ptr_eq(g, h)));
        let theirs = &from.0.partials;
        self.0.partials.retain(|g| theirs.iter().any(|h| Rc::ptr_eq(g, h)));
        moved |= front::join_all(&mut self.0.fronts, &from.0.fronts, &value);
        let (theirs, ours) = (&from.0.reached, self.0.reached.len());
        self.0.reached.retain(|g| theirs.iter().any(|h| Rc::ptr_eq(g, h) || g == h));
        let more: Vec<Name> = from.unset().iter().copied().filter(|p| !self.unset().contains(p)).collect();
        if !more.is_empty() {
            self.0.unset = Some(self.unset().iter().copied().chain(more).collect());
            moved = true;
        }
        moved | (self.0.reached.len() < ours)
    }

    /// In a state that follows `met` (where paths met) takes over what `real`, one of those paths,
    /// knows of all that has not changed since.
    pub fn take_over(&mut self, met_stamp: impl Fn(VarId) -> u32, real: &State) {
        self.0.slots.update(|v, slot| {
            let same = slot.stamp != 0 && slot.stamp == met_stamp(v);
            same.then(|| real.slot(v).clone())
        });
        self.0.bounds.update(|i, here| {
            let there = real.bounds(i);
            (there.is_born() && there != here && there.range.leq(here.range)).then(|| there.clone())
        });
    }

    /// Forgets the symbols for which `gone` holds: extents that mention them become unknown. `before` is the
    /// state this one comes from, where none of them was mentioned: what both share needs no second look.
    pub fn forget(&mut self, before: &State, table: &SymTable, gone: &dyn Fn(Sym) -> bool) {
        let keep = |d: &Dim| if deep::dim_mentions(d, gone) { Dim::Unknown } else { d.clone() };
        self.0.slots.update_beside(&before.0.slots, |_, slot| {
            let mut in_term = false;
            slot.term.each(&mut |d| in_term = in_term || deep::dim_mentions(d, gone));
            let in_value = deep::mentions(&slot.value, gone);
            (in_term || in_value).then(|| Slot {
                value: if in_value {
                    deep::map_dims(&slot.value, &mut |d| keep(d))
                } else {
                    slot.value.clone()
                },
                term: slot.term.map(&mut |d| keep(d)),
                ..slot.clone()
            })
        });
        self.0.bounds.update_beside(&before.0.bounds, |i, b| {
            let sym = table.sym(i)?;
            if !b.is_born() {
                return None;
            }
            if gone(sym) {
                return Some(Bounds::default());
            }
            let stale = |d: &Option<Dim>| d.as_ref().is_some_and(|d| deep::dim_mentions(d, gone));
            (stale(&b.lo) || stale(&b.hi)).then(|| Bounds {
                range: b.range,
                lo: b.lo.clone().filter(|d| !deep::dim_mentions(d, gone)),
                hi: b.hi.clone().filter(|d| !deep::dim_mentions(d, gone)),
            })
        });
        self.clear_guards();
    }
}

fn join_slots(a: &Slot, b: &Slot, value: impl Fn(&AbsValue, &AbsValue) -> AbsValue) -> Option<Slot> {
    let grows = !b.value.leq(&a.value);
    // A side without a value says nothing against the other side's term.
    let term = if b.value.is_undefined() {
        a.term.clone()
    } else if a.value.is_undefined() {
        b.term.clone()
    } else {
        a.term.join(&b.term)
    };
    let stamp = if a.stamp == b.stamp { a.stamp } else { 0 };
    let origin = match (&a.origin, &b.origin) {
        (Some(x), Some(y)) if Rc::ptr_eq(x, y) || x == y => Some(x.clone()),
        _ => None,
    };
    let same = !grows && term == a.term && stamp == a.stamp && origin.is_some() == a.origin.is_some();
    (!same).then(|| Slot {
        value: if grows { value(&a.value, &b.value) } else { a.value.clone() },
        term,
        stamp,
        origin,
    })
}

fn join_bounds(a: &Bounds, b: &Bounds) -> Option<Bounds> {
    if a == b || !b.is_born() {
        return None;
    }
    if !a.is_born() {
        return Some(b.clone());
    }
    let joined = Bounds {
        range: a.range.join(b.range),
        lo: a.lo.clone().filter(|_| a.lo == b.lo),
        hi: a.hi.clone().filter(|_| a.hi == b.hi),
    };
    (joined != *a).then_some(joined)
}

/// `old` joined with `new`, made to jump where intervals grow: to the next of `thresholds` in early
/// rounds, then to the largest integers a double counts, then to infinity, then to anything.
pub fn widen_value(old: &AbsValue, new: &AbsValue, thresholds: &[f64], round: u32) -> AbsValue {
    match round {
        0 => old.join(new),
        1..=4 => {
            let joined = old.join(new);
            joined.map(|v| {
                let Some(was) = old.get(v.class).filter(|_| !old.is_any()) else { return v.clone() };
                widen_class(&was, v, thresholds, round)
            })
        }
        5..=12 => old.widen(new),
        _ if old.maybe_undefined || new.maybe_undefined => AbsValue::top().or_undefined(),
        _ => AbsValue::top(),
    }
}

fn widen_class(
    old: &ClassValue<Matrix>,
    joined: &ClassValue<Matrix>,
    thresholds: &[f64],
    round: u32,
) -> ClassValue<Matrix> {
    let class = joined.class;
    if !class.is_matrix() {
        let elements = widen_elements(&old.elements, &joined.elements, thresholds, round);
        return ClassValue { elements, ..joined.clone() };
    }
    if joined.matrix.complexity != Complexity::Real {
        return joined.clone();
    }
    let (was, now) = (old.matrix.range(class), joined.matrix.range(class));
    if now.leq(was) || was.is_empty() {
        return joined.clone();
    }
    let limits = thresholds.iter().copied();
    let largest = if now.integer { 9_007_199_254_740_992.0 } else { f64::INFINITY };
    let up = |x: f64| {
        if round <= 2 { limits.clone().find(|&t| t >= x) } else { None }.unwrap_or(if x <= largest {
            largest
        } else {
            f64::INFINITY
        })
    };
    let down =
        |x: f64| {
            if round <= 2 { limits.clone().rev().find(|&t| t <= x) } else { None }
                .unwrap_or(if x >= -largest { -largest } else { f64::NEG_INFINITY })
        };
    let range = Interval {
        lo: if now.lo < was.lo { down(now.lo) } else { now.lo },
        hi: if now.hi > was.hi { up(now.hi) } else { now.hi },
        ..now
    };
    let range = range.normalised().join(now).meet(Interval::of_class(class));
    let matrix = Matrix { elems: Elems::Range(range), ..joined.matrix.clone() };
    ClassValue { matrix, ..joined.clone() }
}

/// What is inside jumps like a variable of its own: a counter in a field, a total in a cell.
fn widen_elements(
    old: &Elements<Matrix>,
    joined: &Elements<Matrix>,
    thresholds: &[f64],
    round: u32,
) -> Elements<Matrix> {
    let each = |old: &AbsValue, new: &AbsValue| widen_value(old, new, thresholds, round);
    match (old, joined) {
        (Elements::Fields(a), Elements::Fields(b)) => {
            let b = b.content();
            let list = b.list.iter().map(|(name, new)| match a.content().get(*name) {
                Some(old) => (*name, each(old, new)),
                None => (*name, new.clone()),
            });
            Elements::fields(Fields { ordered: b.ordered, list: list.collect() })
        }
        (Elements::Tuple(a), Elements::Tuple(b)) if a.content().len() == b.content().len() => {
            Elements::tuple(a.content().iter().zip(b.content()).map(|(old, new)| each(old, new)).collect())
        }
        (Elements::Tuple(_) | Elements::Each(_), Elements::Each(b)) => {
            Elements::each(each(&old.gathered(), b.content()))
        }
        _ => joined.clone(),
    }
}

/// The integer a constant scalar is.
pub fn constant_dim(value: &AbsValue) -> Option<Dim> {
    let (class, constant) = value.as_constant()?;
    match constant {
        Constant::Number(x) if x.fract() == 0.0 && x.abs() <= 9_007_199_254_740_992.0 => {
            Some(Dim::Const(*x as i64))
        }
        Constant::Integer(n) if class.is_integer() => i64::try_from(*n).ok().map(Dim::Const),
        _ => None,
    }
}

/// Whether the value is surely one scalar real integer of class double or an integer class, and
/// not NaN.
pub fn is_integer_scalar(value: &AbsValue, view: &SymView<'_>) -> bool {
    let Some(v) = value.unique() else { return false };
    let class = v.class == Class::Double || v.class.is_integer();
    if !class || v.matrix.complexity != Complexity::Real {
        return false;
    }
    let range = v.matrix.range(v.class);
    range.integer && !range.nan && v.matrix.shape.is_scalar(view) == types::Truth::Yes
}
