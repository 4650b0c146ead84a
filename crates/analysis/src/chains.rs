//! Definition-use chains, what may be undefined where, and webs: the definitions of a variable
//! that reach a common use. A variable with two webs is two variables with one name; a back end
//! that gives each web its own storage can give each its own class.
//!
//! Variables that somebody else can see (global, persistent, shared, all in a function whose
//! workspace is reached by name) have one web each.
//!
//! Of more than [`FEW`] definitions that reach a point no list is kept ([`Def::Any`]): a variable that a thousand
//! loops may assign would otherwise cost the square of their number.

use crate::dataflow::{Flow, Forward, forward};
use crate::liveness::is_visible;
use crate::sets::{CowMap, UnionFind};
use base::{FxHashMap, FxHashSet, PrimaryMap, entity_impl};
use ir::tir::{Function, Stmt, StmtId, VarId, walk};
use std::rc::Rc;

/// How many definitions of one variable are told apart where they meet.
const FEW: usize = 64;

/// Where a variable may have got its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Def {
    /// Nowhere: the function began without it.
    Nothing,
    /// From the caller.
    Param,
    /// From a statement.
    Stmt(StmtId),
    /// From any of its definitions, or from none; stands alone in a list.
    Any,
}

/// For each use, the definitions that may reach it.
#[derive(Debug, Clone, Default)]
pub struct Chains {
    uses: FxHashMap<(StmtId, VarId), Rc<[Def]>>,
    outputs: FxHashMap<VarId, Rc<[Def]>>,
}

impl Chains {
    /// The chains of `function`.
    pub fn of(function: &Function) -> Chains {
        let mut pass = Pass { function, chains: Chains::default(), any: Rc::from([Def::Any]) };
        let mut entry = CowMap::default();
        let params = function.params.iter().copied().chain(function.varargin);
        for v in params {
            entry.set(v, Reach(Some(Rc::from([Def::Param]))));
        }
        let end = forward(&mut pass, function, entry);
        let mut chains = pass.chains;
        for v in function.outputs.iter().copied().chain(function.varargout) {
            if let Some(end) = &end {
                chains.outputs.insert(v, end.get(v).defs());
            }
        }
        chains
    }

    /// The definitions that may reach the use of `v` by `s`; empty where `s` is never reached.
    pub fn defs_of(&self, s: StmtId, v: VarId) -> &[Def] {
        self.uses.get(&(s, v)).map_or(&[], |d| d)
    }

    /// The definitions that may reach the end of the function.
    pub fn defs_of_output(&self, v: VarId) -> &[Def] {
        self.outputs.get(&v).map_or(&[], |d| d)
    }

    /// Whether `v` may have no value when `s` reads it, as far as control flow tells.
    pub fn may_be_undefined(&self, s: StmtId, v: VarId) -> bool {
        self.defs_of(s, v).iter().any(|d| matches!(d, Def::Nothing | Def::Any))
    }

    /// The uses each definition of `v` by `s` may reach, in the order of the statements.
    pub fn uses_of(&self, s: StmtId, v: VarId) -> Vec<StmtId> {
        let mut found: Vec<StmtId> = self
            .uses
            .iter()
            .filter(|((_, var), defs)| {
                *var == v && (defs.contains(&Def::Stmt(s)) || defs.contains(&Def::Any))
            })
            .map(|((u, _), _)| *u)
            .collect();
        found.sort();
        found
    }
}

/// A web of a [`Webs`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WebId(u32);
entity_impl!(WebId, "web");

/// The definitions of a variable that belong together.
#[derive(Debug, Clone)]
pub struct Web {
    /// The variable.
    pub var: VarId,
    /// Its definitions, in the order of the statements.
    pub defs: Vec<Def>,
    /// Among the webs of this variable, which one this is, from 0.
    pub number: u32,
}

/// The webs of a function.
#[derive(Debug, Clone, Default)]
pub struct Webs {
    /// The webs, those of one variable together.
    pub webs: PrimaryMap<WebId, Web>,
    of_def: FxHashMap<(VarId, Def), WebId>,
    of_use: FxHashMap<(StmtId, VarId), WebId>,
}

impl Webs {
    /// The webs of `function`.
    pub fn of(function: &Function) -> Webs {
        Webs::from_chains(function, &Chains::of(function))
    }

    /// The webs of `function`, whose chains are known.
    pub fn from_chains(function: &Function, chains: &Chains) -> Webs {
        let nodes = all_defs(function);
        let index: FxHashMap<(VarId, Def), u32> = nodes.iter().zip(0..).map(|(&n, i)| (n, i)).collect();
        let mut sets = UnionFind::new(nodes.len());
        let mut one_web: FxHashSet<VarId> =
            function.vars.keys().filter(|&v| function.dynamic || is_visible(function, v)).collect();
        let mut join = |v: VarId, defs: &[Def]| {
            if defs.contains(&Def::Any) {
                one_web.insert(v);
            }
            let mut ids = defs.iter().filter_map(|&d| index.get(&(v, d)).copied());
            if let Some(first) = ids.next() {
                ids.for_each(|other| sets.union(first, other));
            }
        };
        for (&(_, v), defs) in &chains.uses {
            join(v, defs);
        }
        for (&v, defs) in &chains.outputs {
            join(v, defs);
        }
        // A change of a part, and a statement that may leave the variable as it was, belong to
        // what they change.
        for (s, stmt) in function.stmts.iter() {
            for v in walk::defs(stmt).into_iter().filter(|&v| changes_part(stmt, v)) {
                let mut all = chains.defs_of(s, v).to_vec();
                all.push(Def::Stmt(s));
                join(v, &all);
            }
        }
        let mut first: FxHashMap<VarId, u32> = FxHashMap::default();
        for (&(v, _), i) in nodes.iter().zip(0..).filter(|((v, _), _)| one_web.contains(v)) {
            sets.union(*first.entry(v).or_insert(i), i);
        }
        Webs::number(nodes, sets, chains)
    }

    fn number(nodes: Vec<(VarId, Def)>, mut sets: UnionFind, chains: &Chains) -> Webs {
        let mut result = Webs::default();
        let mut of_root: FxHashMap<u32, WebId> = FxHashMap::default();
        let mut count: FxHashMap<VarId, u32> = FxHashMap::default();
        for (&(var, def), i) in nodes.iter().zip(0..) {
            let web = *of_root.entry(sets.find(i)).or_insert_with(|| {
                let number = count.entry(var).or_default();
                *number += 1;
                result.webs.push(Web { var, defs: Vec::new(), number: *number - 1 })
            });
            result.webs[web].defs.push(def);
            result.of_def.insert((var, def), web);
        }
        for (&(s, v), defs) in &chains.uses {
            if let Some(web) = result.of_one(v, defs) {
                result.of_use.insert((s, v), web);
            }
        }
        result
    }

    /// The web a definition belongs to.
    pub fn of_def(&self, v: VarId, def: Def) -> Option<WebId> {
        self.of_def.get(&(v, def)).copied()
    }

    /// The web that all of these definitions, which reach one point, belong to.
    fn of_one(&self, v: VarId, defs: &[Def]) -> Option<WebId> {
        // Every variable has `Nothing` among its definitions, so one of any is that.
        defs.first().and_then(|&d| self.of_def(v, if d == Def::Any { Def::Nothing } else { d }))
    }

    /// The web that the caller is given of the output `v`.
    pub fn of_output(&self, chains: &Chains, v: VarId) -> Option<WebId> {
        self.of_one(v, chains.defs_of_output(v))
    }

    /// The web the use of `v` by `s` reads; `None` where `s` is never reached.
    pub fn of_use(&self, s: StmtId, v: VarId) -> Option<WebId> {
        self.of_use.get(&(s, v)).copied()
    }
}

/// Whether a statement that assigns `v` may keep some of the old value.
fn changes_part(stmt: &Stmt, v: VarId) -> bool {
    match stmt {
        Stmt::Set { base, .. } | Stmt::SetList { base, .. } | Stmt::Delete { base, .. } => *base == v,
        Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } => *ans == v,
        _ => false,
    }
}

/// Every definition of every variable, those of one variable together.
fn all_defs(function: &Function) -> Vec<(VarId, Def)> {
    let mut nodes: Vec<(VarId, Def)> = Vec::new();
    for (s, stmt) in function.stmts.iter() {
        nodes.extend(walk::defs(stmt).into_iter().map(|v| (v, Def::Stmt(s))));
    }
    nodes.extend(function.vars.keys().map(|v| (v, Def::Nothing)));
    nodes.extend(function.params.iter().copied().chain(function.varargin).map(|v| (v, Def::Param)));
    nodes.sort();
    nodes.dedup();
    nodes
}

/// The definitions that reach a point; `None` is "nothing yet".
#[derive(Clone, Debug, Default, PartialEq)]
struct Reach(Option<Rc<[Def]>>);

impl Reach {
    fn defs(&self) -> Rc<[Def]> {
        self.0.clone().unwrap_or_else(|| Rc::from([Def::Nothing]))
    }
}

struct Pass<'f> {
    function: &'f Function,
    chains: Chains,
    /// The list that stands for any definition, shared.
    any: Rc<[Def]>,
}

impl Pass<'_> {
    fn read(&mut self, id: StmtId, stmt: &Stmt, state: &CowMap<VarId, Reach>) {
        let mut uses = walk::uses(stmt);
        if let Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } = stmt {
            uses.push(*ans);
        }
        for v in uses {
            self.chains.uses.insert((id, v), state.get(v).defs());
        }
    }
}

impl Forward for Pass<'_> {
    type State = CowMap<VarId, Reach>;

    fn join(&mut self, into: &mut Self::State, from: &Self::State) -> bool {
        into.join_with(from, |_, a, b| {
            if a == b {
                return None;
            }
            let (a, b) = (a.defs(), b.defs());
            if a.contains(&Def::Any) {
                return None;
            }
            let mut all: Vec<Def> = a.iter().chain(b.iter()).copied().collect();
            all.sort();
            all.dedup();
            let more = all.len() > a.len();
            if all.len() > FEW || b.contains(&Def::Any) {
                return Some(Reach(Some(self.any.clone())));
            }
            more.then(|| Reach(Some(all.into())))
        })
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) -> Flow {
        self.read(id, stmt, state);
        for v in walk::defs(stmt) {
            state.set(v, Reach(Some(Rc::from([Def::Stmt(id)]))));
        }
        Flow::Next
    }

    fn branch(&mut self, id: StmtId, _: VarId, taken: bool, state: &mut Self::State) -> bool {
        if taken {
            self.read(id, &self.function.stmts[id], &state.clone());
        }
        true
    }

    fn enter_loop(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) {
        if matches!(stmt, Stmt::For { .. }) {
            self.read(id, stmt, &state.clone());
        }
    }

    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) -> bool {
        for v in walk::defs(stmt) {
            state.set(v, Reach(Some(Rc::from([Def::Stmt(id)]))));
        }
        true
    }

    fn no_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) -> bool {
        self.begin_round(id, stmt, state)
    }

    fn catch(&mut self, id: StmtId, err: Option<VarId>, state: &mut Self::State) {
        if let Some(v) = err {
            state.set(v, Reach(Some(Rc::from([Def::Stmt(id)]))));
        }
    }

    fn opaque(&mut self, id: StmtId, _: &Stmt, state: &mut Self::State) {
        // Every definition inside may reach every use inside and all that follows.
        let mut inner: FxHashMap<VarId, Vec<Def>> = FxHashMap::default();
        walk::each(self.function, &[id], &mut |s, stmt| {
            for v in walk::defs(stmt) {
                inner.entry(v).or_default().push(Def::Stmt(s));
            }
        });
        for (v, mut defs) in inner {
            defs.extend(state.get(v).defs().iter());
            defs.sort();
            defs.dedup();
            let any = defs.len() > FEW || defs.contains(&Def::Any);
            state.set(v, Reach(Some(if any { self.any.clone() } else { defs.into() })));
        }
        let after = state.clone();
        walk::each(self.function, &[id], &mut |s, stmt| self.read(s, stmt, &after));
    }
}

#[cfg(test)]
mod tests;
