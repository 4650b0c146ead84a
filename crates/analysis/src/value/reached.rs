//! Parts of variables that are there, because they were read or stored by the same path before: after
//! `f = net.station(s).sensor(c)`, `net.station(s).sensor(c) = f` makes no element.
//!
//! A fact is of one value of its variable (by its stamp) and of the values that subscripts had. Where the variable
//! changes it is forgotten, but for assignments along a path that take nothing away: [`Kept`]. Only paths through
//! numbers, cells and structs are remembered: others do not change these behind the variable's back.
//!
//! Not here: subscripts of which the extent's symbol tells that they are inside (`Env::learn_bounds`).

use super::access;
use super::env::Env;
use super::path::Step;
use super::state::State;
use super::symbols::SymView;
use base::Name;
use ir::tir::{Access, Arg, VarId};
use smallvec::SmallVec;
use types::{AbsValue, Class, Complexity, Truth};

/// How many are remembered at a point.
pub const MOST: usize = 8;

/// A path into a variable that leads to something that is there.
#[derive(Clone, PartialEq, Debug)]
pub struct Reached {
    base: VarId,
    /// Which value of it.
    stamp: u32,
    steps: Vec<Key>,
}

/// A step.
#[derive(Clone, PartialEq, Debug)]
enum Key {
    Field(Name),
    Paren(Places),
    Brace(Places),
}

type Places = SmallVec<[Place; 2]>;

/// A subscript.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    /// This number.
    Number(f64),
    /// The variable, while it has the value with this stamp.
    Value(VarId, u32),
}

/// What an assignment leaves of the facts about its variable.
pub struct Kept(Vec<Reached>);

/// The step as it is compared; `None` where it does not name one element or field.
fn key(env: &Env, state: &State, step: &Access) -> Option<Key> {
    let view = env.view(state);
    let place = |arg: &Arg| {
        let Arg::Var(v) = *arg else { return None };
        let slot = state.slot(v);
        let one = slot.value.unique().filter(|_| !slot.value.maybe_undefined && !env.is_list(v))?;
        let number = one.class.is_numeric() && one.matrix.complexity == Complexity::Real;
        if !number || one.matrix.shape.is_scalar(&view) != Truth::Yes {
            return None;
        }
        match slot.value.as_number() {
            Some(x) => Some(Place::Number(x)),
            None => (slot.stamp != 0).then_some(Place::Value(v, slot.stamp)),
        }
    };
    let places = |args: &[Arg]| args.iter().map(place).collect::<Option<Places>>().filter(|p| !p.is_empty());
    match step {
        Access::Dot(name) => Some(Key::Field(*name)),
        Access::Paren(args) => Some(Key::Paren(places(args)?)),
        Access::Brace(args) => Some(Key::Brace(places(args)?)),
        Access::DynamicDot(_) => None,
    }
}

/// How many steps go through numbers, cells and structs.
fn plain(view: &SymView<'_>, value: &AbsValue, steps: &[Step]) -> usize {
    let is_plain = |class: Class| class.is_matrix() || matches!(class, Class::Cell | Class::Struct);
    let mut current = value.clone();
    for (k, step) in steps.iter().enumerate() {
        if current.is_any() || !current.alternatives().is_some_and(|l| l.iter().all(|v| is_plain(v.class))) {
            return k;
        }
        let next = match step {
            Step::Paren(indices) => access::paren(view, &current, indices),
            Step::Brace(indices) => access::brace(view, &current, indices).map(|m| m.all()),
            Step::Dot(name) => access::field(view, &current, *name).map(|m| m.all()),
        };
        let Ok(next) = next else { return k };
        current = next;
    }
    steps.len()
}

/// `base<path>` is there, of the present value of `base`.
pub fn learn(env: &Env, state: &mut State, base: VarId, path: &[Access], steps: &[Step]) {
    let slot = state.slot(base);
    if slot.stamp == 0 || env.cell_of(base).is_some() {
        return;
    }
    let through = plain(&env.view(state), &slot.value, steps);
    let mut keys: Vec<Key> = path.iter().take(through).map_while(|step| key(env, state, step)).collect();
    while matches!(keys.last(), Some(Key::Field(_))) {
        keys.pop();
    }
    if !keys.is_empty() {
        state.add_reached(Reached { base, stamp: slot.stamp, steps: keys });
    }
}

/// How many steps of `base<path>` surely lead to what is there.
pub fn known(env: &Env, state: &State, base: VarId, path: &[Access]) -> usize {
    let stamp = state.slot(base).stamp;
    let facts = || state.reached().iter().filter(|r| r.base == base && r.stamp == stamp && stamp != 0);
    if facts().next().is_none() {
        return 0;
    }
    let keys: Vec<Key> = path.iter().map_while(|step| key(env, state, step)).collect();
    let alike = |r: &Reached| r.steps.iter().zip(&keys).take_while(|(a, b)| a == b).count();
    facts().map(|r| alike(r)).max().unwrap_or(0)
}

/// What an assignment of one value to `base<path>` leaves.
pub fn kept(state: &State, base: VarId, path: &[Access]) -> Kept {
    let stamp = state.slot(base).stamp;
    let facts = state.reached().iter().filter(|r| r.base == base && r.stamp == stamp && stamp != 0);
    Kept(facts.filter(|r| !takes_away(path, &r.steps)).map(|r| Reached::clone(r)).collect())
}

/// Whether what lies behind these steps may be gone after an assignment along `path`.
fn takes_away(path: &[Access], steps: &[Key]) -> bool {
    for (access, key) in path.iter().zip(steps) {
        match (access, key) {
            (Access::Dot(a), Key::Field(b)) if a != b => return false,
            (Access::Dot(_), Key::Field(_))
            | (Access::Paren(_), Key::Paren(_))
            | (Access::Brace(_), Key::Brace(_)) => {}
            _ => return true,
        }
    }
    path.len() < steps.len()
}

impl Kept {
    /// The facts hold of the value that `base` has now.
    pub fn hold(self, state: &mut State, base: VarId) {
        let stamp = state.slot(base).stamp;
        for fact in self.0 {
            if stamp != 0 {
                state.add_reached(Reached { stamp, ..fact });
            }
        }
    }
}
