//! Other abstractions of arrays over a program whose call graph the value analysis has built: each is
//! one implementation of [`Abstraction`]; structs, cells, handles and calls are the same for all.
//!
//! The flow follows the contexts and edges of the value analysis, forward, to a fixpoint over calls.
//! Classes and shapes are the value analysis'; an abstraction only says more about arrays. What a
//! statement does that no case here knows is what the value analysis says of it, lifted.
//!
//! Shipped ([`SHIPPED`]): [`pattern`] (diagonal, triangular, banded, symmetric matrices), [`sign`] and [`sparsity`].
//! The page `docs/abstractions.md` writes another one.
//!
//! Source: the Tamer, sections 5.4, 5.5 and 6.1.1.

pub mod pattern;
pub mod sign;
pub mod sparsity;

use crate::dataflow::{Flow, Forward, forward};
use crate::facts::{Analysis, CallEdge, ContextId};
use crate::listing::Values;
use base::{FxHashMap, Name};
use builtins::Builtin;
use ir::tir::{Access, Arg, Callee, Function, Program, Stmt, StmtId, Target, VarId};
use types::abs::{Fields, Handle, Target as Called, join_all};
use types::{AbsValue, Class, ClassValue, Elements, Matrix, MatrixDomain, Value};

/// What an abstraction of arrays must say besides its lattice.
pub trait Abstraction: MatrixDomain {
    /// What is known by the default abstraction, in this one.
    fn of(known: &Matrix, class: Class) -> Self;

    /// The result of a builtin on arrays; `None` stands for an argument that is no array or of which
    /// nothing is known, `known` is what the value analysis says of the result.
    fn call(b: &Builtin, args: &[Option<Self>], known: &Matrix, class: Class) -> Self;

    /// `x(..)`, of which the value analysis says `known`.
    fn part(&self, known: &Matrix, class: Class) -> Self;

    /// `x(..) = part`.
    fn with_part(&self, part: &Self, known: &Matrix, class: Class) -> Self;
}

/// The abstractions that come with `tame`: name, what it says of an array, and the listing of a program with it.
pub const SHIPPED: &[(&str, &str, fn(&Program, &Analysis) -> String)] = &[
    ("pattern", "diagonal, triangular, banded, symmetric matrices", listing::<pattern::Pattern>),
    ("sign", "which signs elements may have", listing::<sign::Sign>),
    ("sparsity", "stored full or sparse", listing::<sparsity::Sparsity>),
];

/// The analysed program with what abstraction `M` knows beside each assignment.
pub fn listing<M: Abstraction>(program: &Program, analysis: &Analysis) -> String {
    analysis.listing_of(program, &abstracted::<M>(program, analysis))
}

/// What an abstraction knows of a program.
#[derive(Debug)]
pub struct Abstracted<M> {
    args: FxHashMap<ContextId, Vec<Value<M>>>,
    after: FxHashMap<(ContextId, StmtId, VarId), Value<M>>,
    outputs: FxHashMap<ContextId, Vec<Value<M>>>,
}

impl<M: Abstraction> Abstracted<M> {
    /// The value of `v` after `s` assigned it; bottom where that never happens.
    pub fn after(&self, context: ContextId, s: StmtId, v: VarId) -> Value<M> {
        self.after.get(&(context, s, v)).cloned().unwrap_or_else(Value::bottom)
    }

    /// The arguments of a context.
    pub fn args(&self, context: ContextId) -> &[Value<M>] {
        self.args.get(&context).map_or(&[], |a| a)
    }

    /// The results of a context.
    pub fn outputs(&self, context: ContextId) -> &[Value<M>] {
        self.outputs.get(&context).map_or(&[], |o| o)
    }
}

impl<M: Abstraction> Values for Abstracted<M> {
    fn args(&self, context: ContextId) -> Vec<String> {
        Abstracted::args(self, context).iter().map(Value::to_string).collect()
    }

    fn after(&self, context: ContextId, s: StmtId, v: VarId) -> String {
        Abstracted::after(self, context, s, v).to_string()
    }

    fn outputs(&self, context: ContextId) -> Vec<String> {
        Abstracted::outputs(self, context).iter().map(Value::to_string).collect()
    }
}

/// The value of the default abstraction in another one, insides included.
pub fn lift<M: Abstraction>(value: &AbsValue) -> Value<M> {
    let mut result = match value.alternatives() {
        None => Value::top(),
        Some(list) => list.iter().fold(Value::bottom(), |all, v| all.join(&Value::one(lift_class(v)))),
    };
    result.maybe_undefined = value.maybe_undefined;
    result
}

fn lift_class<M: Abstraction>(v: &ClassValue<Matrix>) -> ClassValue<M> {
    let elements = match &v.elements {
        Elements::None => Elements::None,
        Elements::Top | Elements::Rec(..) | Elements::Again => Elements::Top,
        Elements::Each(n) => Elements::each(lift(n.content())),
        Elements::Tuple(n) => Elements::tuple(n.content().iter().map(lift).collect()),
        Elements::Fields(n) => {
            let list = n.content().list.iter().map(|(name, v)| (*name, lift(v))).collect();
            Elements::fields(Fields { ordered: n.content().ordered, list })
        }
        Elements::Handles(n) => {
            let of =
                |h: &Handle<Matrix>| Handle { target: h.target, bound: h.bound.iter().map(lift).collect() };
            Elements::handles(n.content().iter().map(of).collect())
        }
    };
    ClassValue { class: v.class, matrix: M::of(&v.matrix, v.class), elements }
}

/// Rounds over the contexts after which values that still change are widened.
const ROUNDS: u32 = 4;

/// What abstraction `M` knows of an analysed program.
pub fn abstracted<M: Abstraction>(program: &Program, analysis: &Analysis) -> Abstracted<M> {
    let mut run = Run { program, analysis, round: 0, changed: true, found: empty() };
    let entry = &analysis.contexts[analysis.entry];
    run.found.args.insert(analysis.entry, entry.args.iter().map(lift).collect());
    while run.changed {
        run.changed = false;
        run.round += 1;
        for id in analysis.contexts.keys() {
            run.context(id);
        }
    }
    run.found
}

fn empty<M>() -> Abstracted<M> {
    Abstracted { args: FxHashMap::default(), after: FxHashMap::default(), outputs: FxHashMap::default() }
}

struct Run<'a, M> {
    program: &'a Program,
    analysis: &'a Analysis,
    round: u32,
    changed: bool,
    found: Abstracted<M>,
}

impl<M: Abstraction> Run<'_, M> {
    fn context(&mut self, id: ContextId) {
        let Some(args) = self.found.args.get(&id).cloned() else { return };
        let Some(function) = self.program.functions.get(self.analysis.contexts[id].func) else { return };
        let mut entry: State<M> = State::default();
        for (v, value) in function.params.iter().zip(args) {
            entry.0.insert(*v, value);
        }
        let end = forward(&mut Walk { run: self, id, function }, function, entry);
        let Some(end) = end else { return };
        let outputs: Vec<Value<M>> = function.outputs.iter().map(|v| end.get(*v)).collect();
        let before = self.found.outputs.get(&id).cloned().unwrap_or_default();
        let joined = self.joined(&before, &outputs);
        if joined != before {
            self.changed = true;
            self.found.outputs.insert(id, joined);
        }
    }

    fn joined(&self, before: &[Value<M>], new: &[Value<M>]) -> Vec<Value<M>> {
        let none = Value::bottom();
        let up = |a: &Value<M>, b: &Value<M>| if self.round > ROUNDS { a.widen(b) } else { a.join(b) };
        new.iter().enumerate().map(|(k, b)| up(before.get(k).unwrap_or(&none), b)).collect()
    }

    /// A context is called with these arguments.
    fn called(&mut self, id: ContextId, args: Vec<Value<M>>) {
        let before = self.found.args.get(&id).cloned().unwrap_or_default();
        let joined = self.joined(&before, &args);
        if joined != before || !self.found.args.contains_key(&id) {
            self.changed = true;
            self.found.args.insert(id, joined);
        }
    }
}

/// The variables that have a value.
#[derive(Clone)]
struct State<M>(FxHashMap<VarId, Value<M>>);

impl<M> Default for State<M> {
    fn default() -> Self {
        State(FxHashMap::default())
    }
}

impl<M: Abstraction> State<M> {
    fn get(&self, v: VarId) -> Value<M> {
        self.0.get(&v).cloned().unwrap_or_else(Value::undefined)
    }

    fn join_by(&mut self, from: &State<M>, up: impl Fn(&Value<M>, &Value<M>) -> Value<M>) -> bool {
        let mut changed = false;
        let vars: Vec<VarId> = self.0.keys().chain(from.0.keys()).copied().collect();
        for v in vars {
            let (a, b) = (self.get(v), from.get(v));
            let joined = up(&a, &b);
            if joined != a {
                changed = true;
                self.0.insert(v, joined);
            }
        }
        changed
    }
}

struct Walk<'r, 'a, M> {
    run: &'r mut Run<'a, M>,
    id: ContextId,
    function: &'a Function,
}

impl<M: Abstraction> Forward for Walk<'_, '_, M> {
    type State = State<M>;

    fn join(&mut self, into: &mut State<M>, from: &State<M>) -> bool {
        into.join_by(from, Value::join)
    }

    fn widen(&mut self, _: StmtId, round: u32, head: &mut State<M>, from: &State<M>) -> bool {
        head.join_by(from, |a, b| if round < 2 { a.join(b) } else { a.widen(b) })
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut State<M>) -> Flow {
        let facts = &self.run.analysis.contexts[self.id].facts;
        if !facts.reachable(id) {
            return Flow::Never;
        }
        let values = self.values(id, stmt, state);
        for (v, value) in values {
            self.run.found.after.insert((self.id, id, v), value.clone());
            state.0.insert(v, value);
        }
        Flow::Next
    }

    fn branch(&mut self, id: StmtId, _: VarId, taken: bool, _: &mut State<M>) -> bool {
        let (yes, no) = self.run.analysis.contexts[self.id].facts.branches(id);
        if taken { yes } else { no }
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut State<M>) -> bool {
        if let Stmt::For { var, .. } = stmt {
            let known = self.run.analysis.contexts[self.id].facts.after(id, *var);
            state.0.insert(*var, lift(known));
        }
        true
    }

    fn catch(&mut self, _: StmtId, err: Option<VarId>, state: &mut State<M>) {
        if let Some(v) = err {
            state.0.insert(v, Value::any_of(Class::Object(Name::new("MException"))));
        }
    }

    fn opaque(&mut self, _: StmtId, _: &Stmt, state: &mut State<M>) {
        state.0.values_mut().for_each(|v| *v = Value::top().or_undefined());
    }
}

/// What statements assign.
impl<M: Abstraction> Walk<'_, '_, M> {
    fn values(&mut self, id: StmtId, stmt: &Stmt, state: &State<M>) -> Vec<(VarId, Value<M>)> {
        let facts = &self.run.analysis.contexts[self.id].facts;
        let known = |v: VarId| facts.after(id, v).clone();
        match stmt {
            Stmt::Copy { dst, src } => vec![(*dst, self.checked(state.get(*src), &known(*dst)))],
            Stmt::Lambda { dst, function, captures } => {
                let bound = captures.iter().map(|v| state.get(*v)).collect();
                let handle = Handle { target: Called::Function(function.as_u32()), bound };
                let value = known(*dst).unique().map(lift_class::<M>);
                let value =
                    value.map(|v| Value::one(ClassValue { elements: Elements::handles(vec![handle]), ..v }));
                vec![(*dst, value.unwrap_or_else(|| lift(&known(*dst))))]
            }
            Stmt::Call { targets, callee, args } => self.call(id, targets, callee, args, state),
            Stmt::Get { targets, base, path } => match (targets.as_slice(), path.as_slice()) {
                ([Target::Var(v)], [step]) => {
                    let value = self.get(id, &state.get(*base), step, &known(*v));
                    vec![(*v, self.checked(value, &known(*v)))]
                }
                _ => self.lifted(id, stmt),
            },
            Stmt::Set { base, path, src } => match path.as_slice() {
                [step] => {
                    let value = self.set(&state.get(*base), step, &state.get(*src), &known(*base));
                    vec![(*base, self.checked(value, &known(*base)))]
                }
                _ => self.lifted(id, stmt),
            },
            _ => self.lifted(id, stmt),
        }
    }

    /// What the value analysis says.
    fn lifted(&self, id: StmtId, stmt: &Stmt) -> Vec<(VarId, Value<M>)> {
        let facts = &self.run.analysis.contexts[self.id].facts;
        ir::tir::walk::defs(stmt).into_iter().map(|v| (v, lift(facts.after(id, v)))).collect()
    }

    /// `value` with the classes of what the value analysis knows; that, where they do not agree.
    fn checked(&self, value: Value<M>, known: &AbsValue) -> Value<M> {
        if value.is_bottom() {
            return value;
        }
        let met = value.meet(&lift(known));
        if met.is_undefined() { lift(known) } else { met }
    }

    fn call(
        &mut self,
        id: StmtId,
        targets: &[Target],
        callee: &Callee,
        args: &[Arg],
        state: &State<M>,
    ) -> Vec<(VarId, Value<M>)> {
        let analysis = self.run.analysis;
        let facts = &analysis.contexts[self.id].facts;
        let is_list = |v: &VarId| self.function.vars[*v].kind == ir::tir::VarKind::List;
        let plain: Option<Vec<VarId>> = args
            .iter()
            .map(|a| match a {
                Arg::Var(v) if !is_list(v) => Some(*v),
                _ => None,
            })
            .collect();
        let values: Option<Vec<Value<M>>> = plain.map(|list| list.iter().map(|v| state.get(*v)).collect());
        let mut results: Option<Vec<Value<M>>> = None;
        let mut followed = true;
        for edge in facts.calls(id) {
            match edge {
                CallEdge::User { context, handle } => {
                    let known = &analysis.contexts[*context].args;
                    let given = values.clone().filter(|v| handle.is_none() && v.len() == known.len());
                    self.run.called(*context, given.unwrap_or_else(|| known.iter().map(lift).collect()));
                    let outs = self.run.found.outputs(*context).to_vec();
                    results = Some(match results {
                        None => outs,
                        Some(before) => self.run.joined(&before, &outs),
                    });
                }
                _ => followed = false,
            }
        }
        let user = results.filter(|_| followed);
        let mut found = Vec::new();
        for (k, t) in targets.iter().enumerate() {
            let Some(v) = t.var() else { continue };
            let known = facts.after(id, v);
            let value = match (&user, &values) {
                // The callee has not come back yet in any round.
                (Some(outs), _) if outs.is_empty() => Value::bottom(),
                (Some(outs), _) => match outs.get(k) {
                    Some(out) => self.checked(out.clone(), known),
                    None => lift(known),
                },
                (None, Some(values)) if k == 0 && facts.calls(id).len() == 1 => {
                    builtin(callee, values, known)
                }
                _ => lift(known),
            };
            found.push((v, value));
        }
        found
    }

    fn get(&self, id: StmtId, base: &Value<M>, step: &Access, known: &AbsValue) -> Value<M> {
        match step {
            Access::Dot(name) => base.field(*name).defined(),
            Access::Brace(args) => base.content(self.position(id, args)),
            Access::Paren(_) if base.alternatives().is_some() => each_class(known, |v| {
                let whole = base.get(v.class).map(|b| b.matrix);
                whole.map_or_else(|| M::of(&v.matrix, v.class), |m| m.part(&v.matrix, v.class))
            }),
            _ => lift(known),
        }
    }

    fn set(&self, base: &Value<M>, step: &Access, src: &Value<M>, known: &AbsValue) -> Value<M> {
        let one = base.unique().filter(|_| !base.maybe_undefined);
        match (step, one) {
            // `s.name = src` makes the struct.
            (Access::Dot(name), None) if base.is_undefined() => match known.unique() {
                Some(v) if v.class == Class::Struct => {
                    Value::one(lift_class(v).with_field(*name, &src.clone().defined(), true))
                }
                _ => lift(known),
            },
            (Access::Dot(name), Some(b)) if b.class == Class::Struct => {
                Value::one(b.with_field(*name, &src.clone().defined(), true))
            }
            (Access::Paren(_), Some(b)) => each_class(known, |v| match src.get(v.class) {
                Some(part) if b.class == v.class => b.matrix.with_part(&part.matrix, &v.matrix, v.class),
                _ => M::of(&v.matrix, v.class),
            }),
            _ => lift(known),
        }
    }

    /// The position (from 0) that one constant index names.
    fn position(&self, id: StmtId, args: &[Arg]) -> Option<usize> {
        let [Arg::Var(v)] = args else { return None };
        let at = self.run.analysis.contexts[self.id].facts.before(id, *v).as_number()?;
        (at >= 1.0 && at.fract() == 0.0 && at < 1e9).then(|| at as usize - 1)
    }
}

/// A value with the classes and insides of `known` and arrays as `of` says.
fn each_class<M: Abstraction>(known: &AbsValue, of: impl Fn(&ClassValue<Matrix>) -> M) -> Value<M> {
    let Some(list) = known.alternatives() else { return lift(known) };
    let one = |v: &ClassValue<Matrix>| {
        let lifted = lift_class::<M>(v);
        Value::one(if v.class.is_matrix() { ClassValue { matrix: of(v), ..lifted } } else { lifted })
    };
    let mut value = list.iter().fold(Value::bottom(), |all, v| all.join(&one(v)));
    value.maybe_undefined = known.maybe_undefined;
    value
}

/// The result of a builtin.
fn builtin<M: Abstraction>(callee: &Callee, args: &[Value<M>], known: &AbsValue) -> Value<M> {
    if callee.name.as_str() == ir::tir::internal::CELL
        && let Some(v) = known.unique()
        && v.class == Class::Cell
    {
        let all = args.iter().map(|a| a.clone().defined()).collect::<Vec<_>>();
        let tuple = matches!(&v.elements, Elements::Tuple(n) if n.content().len() == all.len());
        let elements = if tuple { Elements::tuple(all) } else { Elements::each(join_all(&all)) };
        return Value::one(ClassValue { elements, ..lift_class(v) });
    }
    // What a call gives that has not come back yet in any round.
    if args.iter().any(Value::is_bottom) {
        return Value::bottom();
    }
    let matrices: Vec<Option<M>> = args.iter().map(array).collect();
    let Some(id) = builtins::lookup(callee.name) else { return lift(known) };
    each_class(known, |v| M::call(builtins::builtin(id), &matrices, &v.matrix, v.class))
}

/// The array that a value is, whatever its class.
fn array<M: Abstraction>(value: &Value<M>) -> Option<M> {
    let list = value.alternatives()?;
    let class = list.first()?.class;
    if list.iter().any(|v| !v.class.is_matrix()) {
        return None;
    }
    list.iter().map(|v| v.matrix.clone()).reduce(|a, b| a.join(&b, class))
}

#[cfg(test)]
mod tests;
