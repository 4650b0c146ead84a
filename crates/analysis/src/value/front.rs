//! Cell arrays whose first elements have been given contents, apart from those that are still what `cell` made, `[]`:
//! `c = cell(1, n); c{1} = a; for k = 2:n, c{k} = f(c{k-1}); end`, lists that a counter fills, stacks.
//!
//! A state says of such an array what its first elements hold, and how many these are at least: a number, or so many
//! more than a variable says. Assigning `c{j}` with `j` behind the last of them by one makes them one more; reading
//! `c{j}` with `j` among them finds what they hold; where they are all there are, the array holds nothing else.
//!
//! Raising or lowering a variable changes what it says ([`assigned`]); where paths meet the lesser number holds. A
//! loop that goes on by its variable, or by counters, begins with what they say ([`enter`]), so that its rounds do.
//!
//! Invariant: a variable whose count is told of is a whole number wherever somebody asks. The array is local, and no
//! other function sees it. What is assigned in any other way is told of no more.

use super::deep;
use super::env::Env;
use super::growing::{subscript_of, with_contents};
use super::state::{Slot, State, constant_dim};
use ir::tir::{Access, Stmt, Storage, VarId, walk};
use smallvec::SmallVec;
use std::rc::Rc;
use types::{AbsValue, Class, Dim, Elements};

/// Of how many arrays at once something is known.
pub(super) const MOST: usize = 16;

/// What is known of the first elements of a cell array.
#[derive(Clone, PartialEq, Debug)]
pub struct Front {
    /// The array.
    pub(super) var: VarId,
    /// How many they are at least: each of these holds.
    counts: SmallVec<[Count; 4]>,
    /// What each of them holds; no extents but constant ones.
    value: AbsValue,
}

/// So many more than a variable says, or than none.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Count {
    of: Option<VarId>,
    more: i64,
}

impl Count {
    fn term(self, state: &State) -> Option<Dim> {
        let more = Dim::Const(self.more);
        match self.of {
            None => Some(more),
            Some(v) => Some(state.slot(v).term.scalar()?.add(&more)),
        }
    }
}

impl Front {
    /// No element is known to have been given anything.
    fn blank(var: VarId) -> Front {
        let counts = SmallVec::from_slice(&[Count { of: None, more: 0 }]);
        Front { var, counts, value: AbsValue::bottom() }
    }

    fn learn(&mut self, of: Option<VarId>, more: i64) {
        match self.counts.iter_mut().find(|c| c.of == of) {
            Some(count) => count.more = count.more.max(more),
            None => self.counts.push(Count { of, more }),
        }
    }

    /// Whether there are at least `n`.
    fn has(&self, env: &Env, state: &State, n: &Dim) -> bool {
        let view = env.view(state);
        self.counts.iter().filter_map(|c| c.term(state)).any(|count| view.at_most(n, &count))
    }
}

/// What a statement is about to do with the first elements of an array.
pub(super) enum Deed {
    /// It looks at one of them; the value of the array apart from that.
    Looks(VarId, AbsValue),
    /// It changes a part of one of them; the value of the array apart from that.
    Changes(Front, AbsValue),
    /// It gives an element contents; what is known by then.
    Gives(Front),
}

/// A statement begins: where it looks at one of the first elements, the array holds what these hold meanwhile.
pub(super) fn before(env: &Env, state: &mut State, stmt: &Stmt) -> Option<Deed> {
    let (Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, .. } | Stmt::Set { base, path, .. }) =
        stmt
    else {
        return None;
    };
    let (base, at) =
        (*base, path.first().filter(|step| matches!(step, Access::Brace(_))).and_then(subscript_of)?);
    let place = state.slot(at).term.scalar()?.clone();
    if let (Stmt::Set { src, .. }, [_]) = (stmt, path.as_slice()) {
        return gives(env, state, base, *src, &place).map(Deed::Gives);
    }
    let front = state.front(base)?.clone();
    if !front.has(env, state, &place) {
        return None;
    }
    let old = state.slot(base).value.clone();
    state.slot_mut(base).value = with_contents(&old, &front.value)?;
    Some(match stmt {
        Stmt::Set { .. } => Deed::Changes(front, old),
        _ => Deed::Looks(base, old),
    })
}

/// What is known behind `base{place} = src`.
fn gives(env: &Env, state: &State, base: VarId, src: VarId, place: &Dim) -> Option<Front> {
    let is_cell = state.slot(base).value.unique_class() == Some(Class::Cell);
    let mut front = match state.front(base) {
        Some(front) => front.clone(),
        None if is_own(env, base) && is_cell => Front::blank(base),
        None => return None,
    };
    front.value = front.value.join(&deep::without_syms(&state.slot(src).value.clone().defined()));
    if front.has(env, state, &place.sub(&Dim::ONE)) {
        for count in &mut front.counts {
            let more = count.term(state).and_then(|c| place.sub(&c).as_const());
            count.more += more.unwrap_or(0).max(0);
        }
        if let Some(n) = place.as_const() {
            front.learn(None, n);
        }
    }
    Some(front)
}

/// A statement has been done.
pub(super) fn after(env: &Env, state: &mut State, deed: Option<Deed>) {
    match deed {
        None => {}
        Some(Deed::Looks(var, value)) => {
            // The statement may have assigned the variable.
            if state.front(var).is_some() {
                state.slot_mut(var).value = value;
            }
        }
        Some(Deed::Changes(mut front, old)) => {
            let Some(now) = state.slot(front.var).value.unique().filter(|v| v.class == Class::Cell) else {
                return;
            };
            let inside = now.elements.gathered();
            let all = AbsValue::one(now.clone()).content(None).join(&old.content(None)).defined();
            if inside.is_any() || inside.is_bottom() {
                return;
            }
            if let Some(value) = with_contents(&AbsValue::one(now.clone()), &all) {
                state.slot_mut(front.var).value = value;
            }
            front.value = deep::without_syms(&inside.defined());
            state.put_front(front);
        }
        Some(Deed::Gives(front)) => {
            let var = front.var;
            if state.slot(var).value.unique_class() == Some(Class::Cell) {
                state.put_front(front);
                fill(env, state, var, None);
            }
        }
    }
}

/// Where the first elements of an array are all there are, it holds what they hold. There may be known to be `least`.
fn fill(env: &Env, state: &mut State, var: VarId, least: Option<&Dim>) {
    let Some(front) = state.front(var) else { return };
    let value = &state.slot(var).value;
    let Some(one) = value.unique().filter(|v| matches!(v.elements, Elements::Each(_))) else { return };
    if one.matrix.shape.dims().is_none() {
        return;
    }
    let all = one.matrix.shape.numel();
    let full = least.is_some_and(|n| env.view(state).at_most(&all, n)) || front.has(env, state, &all);
    if full && let Some(value) = with_contents(value, &front.value) {
        state.slot_mut(var).value = value;
    }
}

/// Whether nobody else assigns a variable.
fn is_own(env: &Env, v: VarId) -> bool {
    let var = &env.info.function.vars[v];
    var.storage == Storage::Local && !var.shared && !env.info.function.dynamic
}

/// Variable `v` is given another value: what it says changes with it.
pub(super) fn assigned(fronts: &mut Vec<Rc<Front>>, v: VarId, old: &Slot, new: &Slot) {
    fronts.retain(|front| front.var != v);
    let by_value = || Some((constant_dim(&old.value)?, constant_dim(&new.value)?));
    let by_term = || Some((old.term.scalar()?.clone(), new.term.scalar()?.clone()));
    let risen = |(old, new): (Dim, Dim)| new.sub(&old).as_const();
    let risen = || by_term().and_then(risen).or_else(|| by_value().and_then(risen));
    for front in fronts.iter_mut().filter(|front| front.counts.iter().any(|c| c.of == Some(v))) {
        let front = Rc::make_mut(front);
        match risen() {
            Some(by) => front.counts.iter_mut().filter(|c| c.of == Some(v)).for_each(|c| c.more -= by),
            None => front.counts.retain(|c| c.of != Some(v)),
        }
    }
}

/// What holds of both; says whether that is less than `ours`.
pub(super) fn join_all(
    ours: &mut Vec<Rc<Front>>,
    theirs: &[Rc<Front>],
    value: &impl Fn(&AbsValue, &AbsValue) -> AbsValue,
) -> bool {
    let mut changed = false;
    ours.retain_mut(|front| {
        let other = theirs.iter().find(|f| f.var == front.var);
        if other.is_some_and(|other| Rc::ptr_eq(front, other) || front == other) {
            return true;
        }
        let joined = other.and_then(|other| joined(front, other, value));
        changed |= joined.as_ref() != Some(&**front);
        joined.is_some_and(|new| {
            *front = Rc::new(new);
            true
        })
    });
    changed
}

fn joined(a: &Front, b: &Front, value: &impl Fn(&AbsValue, &AbsValue) -> AbsValue) -> Option<Front> {
    let least = |c: &Count| {
        let other = b.counts.iter().find(|d| d.of == c.of)?;
        Some(Count { of: c.of, more: c.more.min(other.more) })
    };
    let counts: SmallVec<[Count; 4]> = a.counts.iter().filter_map(least).collect();
    let value = if b.value.leq(&a.value) { a.value.clone() } else { value(&a.value, &b.value) };
    (!counts.is_empty() && !value.is_any()).then_some(Front { var: a.var, counts, value })
}

/// At the head of a loop: what falls from round to round would fall for ever.
pub(super) fn widen(state: &mut State, was: &[Rc<Front>]) {
    let fallen = |front: &Front, c: &Count| {
        let old = was.iter().find(|f| f.var == front.var);
        old.is_some_and(|f| f.counts.iter().any(|o| o.of == c.of && c.more < o.more))
    };
    state.change_fronts(|front| {
        let counts: SmallVec<_> = front.counts.iter().filter(|c| !fallen(front, c)).copied().collect();
        (!counts.is_empty()).then(|| Front { counts, ..front.clone() })
    });
}

/// A loop is entered that gives contents to elements of `arrays`, with `counter` going up by one in each round from
/// `first`, and others that it raises and lowers.
pub(super) fn enter(
    env: &Env,
    state: &mut State,
    arrays: &[VarId],
    counter: Option<(VarId, &Dim)>,
    others: &[VarId],
) {
    for &var in arrays {
        if state.front(var).is_none()
            && is_own(env, var)
            && state.slot(var).value.unique_class() == Some(Class::Cell)
        {
            state.put_front(Front::blank(var));
        }
        let Some(mut front) = state.front(var).cloned() else { continue };
        let terms: Vec<Dim> = front.counts.iter().filter_map(|c| c.term(state)).collect();
        // Before the first round the counter is where a round before it would have left it.
        let begins = counter.map(|(k, first)| (k, first.sub(&Dim::ONE)));
        let says = |v: &VarId| Some((*v, state.slot(*v).term.scalar()?.clone()));
        for (v, says) in others.iter().filter_map(says).chain(begins) {
            front.counts.retain(|c| c.of != Some(v));
            for more in terms.iter().filter_map(|n| n.sub(&says).as_const()) {
                front.learn(Some(v), more);
            }
        }
        state.put_front(front);
    }
}

/// A loop is entered over a variable: what it said until now says nothing of the round before the first.
pub(super) fn forget(state: &mut State, counter: VarId) {
    state.change_fronts(|front| {
        let counts: SmallVec<_> = front.counts.iter().filter(|c| c.of != Some(counter)).copied().collect();
        (!counts.is_empty()).then(|| Front { counts, ..front.clone() })
    });
}

/// What `counter` says of arrays.
pub(super) fn of_counter(state: &State, counter: VarId) -> Vec<(VarId, i64)> {
    let says = |front: &Rc<Front>| {
        let count = front.counts.iter().find(|c| c.of == Some(counter))?;
        Some((front.var, count.more))
    };
    state.fronts().iter().filter_map(says).collect()
}

/// `counter` says that and `more`, whatever it was given since: a round begins, in which it is one more than when it said so.
pub(super) fn say(state: &mut State, counter: VarId, said: &[(VarId, i64)], more: i64) {
    for (var, count) in said {
        if let Some(mut front) = state.front(*var).cloned() {
            front.learn(Some(counter), count + more);
            state.put_front(front);
        }
    }
}

/// A loop has ended whose `counter` has come to `last`, which is what `limit` says, or would have come further.
pub(super) fn leave(env: &Env, state: &mut State, counter: VarId, limit: VarId, last: &Dim) {
    for (var, more) in of_counter(state, counter) {
        let Some(mut front) = state.front(var).cloned() else { continue };
        let least = last.add(&Dim::Const(more));
        match least.as_const() {
            Some(n) => front.learn(None, n),
            None if state.slot(limit).term.scalar() == Some(last) => front.learn(Some(limit), more),
            None => {}
        }
        state.put_front(front);
        fill(env, state, var, Some(&least));
    }
}

/// The cell arrays to whose elements statements of a loop give contents, each by one subscript.
pub(super) fn given(function: &ir::tir::Function, body: &[ir::tir::StmtId]) -> Vec<VarId> {
    let mut arrays = Vec::new();
    walk::each(function, body, &mut |_, stmt| {
        if let Stmt::Set { base, path, .. } = stmt
            && let [step @ Access::Brace(_)] = path.as_slice()
            && subscript_of(step).is_some()
            && !arrays.contains(base)
        {
            arrays.push(*base);
        }
    });
    arrays
}
