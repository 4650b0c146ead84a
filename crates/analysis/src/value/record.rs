//! What a walk over a function writes down beside the state that it carries: what each statement calls, and, where
//! facts are asked for, what is known there. What statements do never depends on it.
//!
//! Invariant: what stands with a statement is of its last visit alone ([`Record::begin`]), since rounds of loops
//! that were not the last knew less, or assumed more, than holds.

use super::state::State;
use super::symbols::SymTable;
use crate::facts::{CallEdge, Facts, IndexProof, LoopFacts, StmtFacts};
use base::{FxHashMap, Name};
use ir::tir::{Function, Stmt, StmtId, VarId, walk};
use types::AbsValue;

/// What is called at each statement that calls something.
pub type Edges = FxHashMap<StmtId, Vec<CallEdge>>;

/// What is written down.
#[derive(Default)]
pub struct Record {
    edges: Edges,
    /// What is known where, if anybody asks for it.
    facts: Option<Facts>,
}

impl Record {
    /// An empty record, with facts or of calls alone.
    pub fn new(with_facts: bool) -> Record {
        Record { edges: Edges::default(), facts: with_facts.then(Facts::default) }
    }

    /// Whether facts are written down.
    pub fn has_facts(&self) -> bool {
        self.facts.is_some()
    }

    /// A visit of a statement begins: what earlier ones wrote goes.
    pub fn begin(&mut self, id: StmtId, stmt: &Stmt, state: &State) {
        self.edges.remove(&id);
        let Some(facts) = &mut self.facts else { return };
        let mut uses = walk::uses(stmt);
        uses.sort_unstable();
        uses.dedup();
        let before = uses.into_iter().map(|v| (v, state.slot(v).value.clone())).collect();
        facts.stmts[id] = Some(Box::new(StmtFacts { before, ..StmtFacts::default() }));
    }

    /// What the last visit of a statement called.
    pub fn edges_of(&self, id: StmtId) -> &[CallEdge] {
        self.edges.get(&id).map_or(&[], |e| e)
    }

    /// What the last visit of a statement proved of its indices.
    pub fn proof_of(&self, id: StmtId) -> IndexProof {
        let facts = self.facts.as_ref().and_then(|f| f.stmts[id].as_deref());
        facts.map_or(IndexProof::default(), |f| f.index)
    }

    /// A statement has run.
    pub fn end(&mut self, id: StmtId, stmt: &Stmt, state: &State) {
        if let Some(facts) = self.at(id) {
            facts.after = walk::defs(stmt).into_iter().map(|v| (v, state.slot(v).value.clone())).collect();
        }
    }

    /// A statement may call this.
    pub fn edge(&mut self, id: StmtId, edge: CallEdge) {
        let edges = self.edges.entry(id).or_default();
        if !edges.contains(&edge) {
            edges.push(edge);
        }
    }

    /// What is proved of the indices of a path.
    pub fn index(&mut self, id: StmtId, proof: IndexProof) {
        if let Some(facts) = self.at(id) {
            facts.index = proof;
        }
    }

    /// Where a step of a path finds a name (`names.1`) of what one before it led to (`names.0`), it is of an object of
    /// this class, or of none.
    pub fn met(&mut self, id: StmtId, names: (Name, Name), class: Name) {
        if let Some(facts) = self.at(id) {
            facts.met.push((names, class));
        }
    }

    /// Whether a condition can be true (`taken`), or false.
    pub fn branch(&mut self, id: StmtId, taken: bool, viable: bool) {
        if let Some(facts) = self.at(id) {
            *if taken { &mut facts.branches.0 } else { &mut facts.branches.1 } = viable;
        }
    }

    /// A round of a `for` begins, in which its variable has this value.
    pub fn round(&mut self, id: StmtId, looping: LoopFacts, var: VarId, value: &AbsValue) {
        if let Some(facts) = self.at(id) {
            facts.looping = Some(looping);
            facts.after = vec![(var, value.clone())];
        }
    }

    /// A `for` may end without a round, and somebody reads its variable then.
    pub fn no_round(&mut self, id: StmtId, value: &AbsValue) {
        if let Some(facts) = self.at(id) {
            facts.no_round = Some(value.clone());
        }
    }

    /// A handler begins, with the error in this variable.
    pub fn caught(&mut self, id: StmtId, var: VarId, error: &AbsValue) {
        if let Some(facts) = self.at(id) {
            facts.after = vec![(var, error.clone())];
        }
    }

    fn at(&mut self, id: StmtId) -> Option<&mut StmtFacts> {
        Some(self.facts.as_mut()?.stmts[id].get_or_insert_with(Box::default))
    }

    /// The static types of the variables: the joins of what they are given, as parameters (`given`) or by
    /// statements. Those that live `outside` of the activation have theirs from there.
    pub fn join_vars(
        &mut self,
        function: &Function,
        given: impl IntoIterator<Item = (VarId, AbsValue)>,
        outside: impl IntoIterator<Item = (VarId, AbsValue)>,
    ) {
        let Some(facts) = &mut self.facts else { return };
        let mut vars: FxHashMap<VarId, AbsValue> = FxHashMap::default();
        let mut add = |v: VarId, value: &AbsValue| {
            let all = vars.entry(v).or_insert_with(AbsValue::bottom);
            if !value.leq(all) {
                *all = all.join(value);
            }
        };
        for (v, value) in given {
            add(v, &value);
        }
        for s in function.stmts.keys() {
            let Some(facts) = facts.stmts[s].as_deref() else { continue };
            for (v, value) in &facts.after {
                add(*v, value);
            }
            if let (Some(value), Stmt::For { var, .. }) = (&facts.no_round, &function.stmts[s]) {
                add(*var, value);
            }
        }
        vars.extend(outside);
        facts.vars = vars;
    }

    /// The edges, and the facts with where the symbols of `table` are born.
    pub fn finish(self, table: &SymTable) -> (Edges, Facts) {
        let Some(mut facts) = self.facts else { return (self.edges, Facts::default()) };
        for (s, edges) in &self.edges {
            facts.stmts[*s].get_or_insert_with(Box::default).calls.clone_from(edges);
        }
        for (s, sym) in table.births() {
            facts.births.entry(s).or_default().push(sym);
        }
        (self.edges, facts)
    }
}
