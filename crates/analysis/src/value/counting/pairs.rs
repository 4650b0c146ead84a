//! Which counters and arrays of a function go together: those of its own assignments `x(n) = ..`, those that belong
//! together in functions that it hands both to, and those of which its callers know something ([`demand`]).

use super::super::engine::Engine;
use super::super::growing::Place;
use super::border::Border;
use super::{called, literals, raised};
use base::{FxHashMap, FxHashSet};
use ir::tir::{Access, Arg, FuncId, Function, Stmt, Storage, Target, VarId};
use std::rc::Rc;

/// Pairs that are followed in a function.
const MOST: usize = 64;
/// How deep calls are looked into for pairs.
const DEEPEST: u32 = 16;

/// A counter and an array that it is a subscript of, perhaps with one more or less.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// The counter; `None`: the number of elements that the array, a parameter, had as the function began.
    pub counter: Option<Place>,
    /// The array.
    pub array: Place,
}

/// Callers know something of these pairs: they are followed from now on.
pub fn demand(engine: &mut Engine<'_>, func: FuncId, wanted: Vec<Pair>) {
    let known = pairs(engine, func);
    let Some(info) = engine.info(func) else { return };
    let mut found = Found::of(&info.function);
    found.pairs = known.to_vec();
    wanted.into_iter().for_each(|pair| found.add(pair));
    if found.pairs.len() > known.len() {
        engine.counters.pairs.insert(func, found.pairs.into());
    }
}

/// The pairs of a function; later there may be more behind them.
pub fn pairs(engine: &mut Engine<'_>, func: FuncId) -> Rc<[Pair]> {
    find(engine, func, &mut Vec::new())
}

fn find(engine: &mut Engine<'_>, func: FuncId, above: &mut Vec<FuncId>) -> Rc<[Pair]> {
    if let Some(found) = engine.counters.pairs.get(&func) {
        return found.clone();
    }
    let Some(info) = engine.info(func) else { return Rc::default() };
    let mut found = Found::of(&info.function);
    found.stores();
    if above.len() < DEEPEST as usize {
        above.push(func);
        for stmt in info.function.stmts.values() {
            let Stmt::Call { targets, callee, args } = stmt else { continue };
            let Some(f) = called(engine, func, callee) else { continue };
            if above.contains(&f) {
                // A call of itself: what it hands on, it was given.
                continue;
            }
            let inner = find(engine, f, above);
            if !inner.is_empty()
                && let Some(callee) = engine.info(f)
            {
                found.handed(targets, args, &callee.function, &inner);
            }
        }
        above.pop();
    }
    let pairs: Rc<[Pair]> = found.pairs.into();
    engine.counters.pairs.insert(func, pairs.clone());
    pairs
}

struct Found<'f> {
    function: &'f Function,
    /// Of each variable, what it is with a constant added, or read from.
    sources: FxHashMap<VarId, Vec<Place>>,
    /// Variables that something is added to, or that are something with that; and those that come from elsewhere.
    counts: FxHashSet<VarId>,
    pairs: Vec<Pair>,
}

impl<'f> Found<'f> {
    fn of(function: &'f Function) -> Found<'f> {
        let literals = literals(function);
        let mut sources: FxHashMap<VarId, Vec<Place>> = FxHashMap::default();
        let mut counts: FxHashSet<VarId> = function.params.iter().copied().collect();
        for stmt in function.stmts.values() {
            if let Some((to, from, _)) = raised(&literals, stmt) {
                counts.extend([to, from]);
                sources.entry(to).or_default().push(Place::of(from));
            }
            match stmt {
                Stmt::Copy { dst, src } => sources.entry(*dst).or_default().push(Place::of(*src)),
                Stmt::Get { targets, base, path } if let [Target::Var(to)] = targets.as_slice() => {
                    if let (fields, []) = Place::behind(*base, path) {
                        sources.entry(*to).or_default().push(fields);
                    }
                }
                Stmt::Call { targets, callee, .. }
                    if matches!(callee.target, ir::tir::CallTarget::Function(_)) =>
                {
                    counts.extend(targets.iter().filter_map(Target::var));
                }
                _ => {}
            }
        }
        Found { function, sources, counts, pairs: Vec::new() }
    }

    fn own(&self, v: VarId) -> bool {
        self.function.vars[v].storage == Storage::Local && !self.function.vars[v].shared
    }

    fn add(&mut self, pair: Pair) {
        let Pair { counter, array } = &pair;
        // Fields of handle objects change behind one's back: those of structs alone are looked at where one of both is
        // assigned to (`growing::near`), so they are of one variable.
        let fits = |c: &Place| {
            let apart = !c.is_in(array) && !array.is_in(c);
            apart && self.own(c.var) && (c.fields.is_empty() || c.var == array.var)
        };
        let own = self.own(array.var) && counter.as_ref().is_none_or(fits);
        if own && self.pairs.len() < MOST && !self.pairs.contains(&pair) {
            self.pairs.push(pair);
        }
    }

    /// The places that a variable may say the number of, but for a constant.
    fn counters(&self, v: VarId) -> Vec<Place> {
        let mut found = vec![Place::of(v)];
        let mut next = 0;
        while let Some(place) = found.get(next).cloned() {
            next += 1;
            if !place.fields.is_empty() {
                continue;
            }
            for source in self.sources.get(&place.var).into_iter().flatten() {
                if found.len() < 8 && !found.contains(source) {
                    found.push(source.clone());
                }
            }
        }
        found.retain(|p| !p.fields.is_empty() || self.counts.contains(&p.var));
        found
    }

    /// The pairs of the assignments `x(n) = ..`.
    fn stores(&mut self) {
        for stmt in self.function.stmts.values() {
            let Stmt::Set { base, path, .. } = stmt else { continue };
            let (array, [Access::Paren(at) | Access::Brace(at), ..]) = Place::behind(*base, path) else {
                continue;
            };
            if let [Arg::Var(at)] = at.as_slice() {
                for counter in self.counters(*at) {
                    self.add(Pair { counter: Some(counter), array: array.clone() });
                }
            }
        }
    }

    /// The pairs that a call hands on or takes back, `inner` being those of the function.
    fn handed(&mut self, targets: &[Target], args: &[Arg], callee: &Function, inner: &[Pair]) {
        let border = Border::of(callee, args, targets);
        let places = |place: &Place| border.argument(place).into_iter().chain(border.result(place));
        for pair in inner {
            let Some(theirs) = &pair.counter else { continue };
            for array in places(&pair.array) {
                for counter in places(theirs) {
                    let mut counters = vec![counter.clone()];
                    if counter.fields.is_empty() {
                        counters.extend(self.counters(counter.var));
                    }
                    for counter in counters {
                        self.add(Pair { counter: Some(counter), array: array.clone() });
                    }
                }
            }
        }
    }
}
