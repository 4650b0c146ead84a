//! The equations of the clauses of one clique, solved: extents in classes of equal ones, kinds of variables.
//!
//! A substitution by union and find. What an extent is and which kinds its variable has follow from each other:
//! a row has one row, and not one column; an array of one row is a row. Invariant: a state that is given out has no
//! contradiction that this finds: it has a solution in the sizes of which the paper's solver speaks (numbers, and
//! equal and unequal to 1; not that `$1` is both of two values of the run).

use crate::clause::{Clause, Extent, Kinds, Var};
use base::EntityRef;

/// What is known of the sizes of all variables.
#[derive(Clone, Debug, Default)]
pub struct State {
    vars: Vec<Known>,
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    kinds: Kinds,
    rows: u32,
    columns: u32,
    value: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    number: Option<u64>,
    not_one: bool,
}

impl State {
    /// Of this many variables, of which nothing is known.
    pub fn new(count: usize) -> State {
        let mut state = State::default();
        state.grow(count);
        state
    }

    fn grow(&mut self, count: usize) {
        while self.vars.len() < count {
            let (rows, columns) = (self.node(), self.node());
            self.vars.push(Known { kinds: Kinds::ANY, rows, columns, value: None });
        }
    }

    fn node(&mut self) -> u32 {
        let own = self.nodes.len() as u32;
        self.nodes.push(Node { parent: own, number: None, not_one: false });
        own
    }

    fn root(&self, mut at: u32) -> u32 {
        while self.nodes[at as usize].parent != at {
            at = self.nodes[at as usize].parent;
        }
        at
    }

    /// The kinds a variable may have.
    pub fn kinds(&self, var: Var) -> Kinds {
        self.vars.get(var.index()).map_or(Kinds::ANY, |k| k.kinds)
    }

    /// The classes of the extents of a variable.
    pub fn size(&self, var: Var) -> (u32, u32) {
        self.vars.get(var.index()).map_or((u32::MAX, u32::MAX), |k| (self.root(k.rows), self.root(k.columns)))
    }

    /// The class of the extents that equal the value of a variable, where there are such.
    pub fn value(&self, var: Var) -> Option<u32> {
        self.vars.get(var.index()).and_then(|k| k.value).map(|n| self.root(n))
    }

    /// The number that a class of extents is.
    pub fn number(&self, class: u32) -> Option<u64> {
        self.nodes.get(class as usize).and_then(|n| n.number)
    }

    /// Whether a class of extents is surely not 1.
    pub fn is_not_one(&self, class: u32) -> bool {
        self.nodes.get(class as usize).is_some_and(|n| n.not_one)
    }

    /// With what a clause says; `None` where that contradicts.
    pub fn with(&self, clause: &Clause) -> Option<State> {
        let mut state = self.clone();
        state.add(clause).then_some(state)
    }

    /// Adds what a clause says; false where that contradicts, and then the state is of no use.
    pub fn add(&mut self, clause: &Clause) -> bool {
        let mut holes: Vec<(u16, u32)> = Vec::new();
        let most = clause.vars().map(|v| v.index() + 1).max().unwrap_or(0);
        self.grow(most);
        for (a, b) in &clause.equal {
            let (a, b) = (self.extent(*a, &mut holes), self.extent(*b, &mut holes));
            if !self.union(a, b) {
                return false;
            }
        }
        for fact in &clause.facts {
            let at = fact.var.index();
            let known = self.vars[at];
            self.vars[at].kinds = known.kinds.meet(fact.kinds);
            if let Some((rows, columns)) = fact.size {
                let (rows, columns) = (self.extent(rows, &mut holes), self.extent(columns, &mut holes));
                if !self.union(known.rows, rows) || !self.union(known.columns, columns) {
                    return false;
                }
            }
        }
        self.propagate()
    }

    fn extent(&mut self, e: Extent, holes: &mut Vec<(u16, u32)>) -> u32 {
        match e {
            Extent::Number(n) => {
                let own = self.node();
                self.nodes[own as usize].number = Some(n);
                self.nodes[own as usize].not_one = n != 1;
                own
            }
            Extent::Hole(k) => match holes.iter().find(|(h, _)| *h == k) {
                Some((_, node)) => *node,
                None => {
                    let own = self.node();
                    holes.push((k, own));
                    own
                }
            },
            Extent::Value(v) => match self.vars[v.index()].value {
                Some(node) => node,
                None => {
                    let own = self.node();
                    self.vars[v.index()].value = Some(own);
                    own
                }
            },
            Extent::Rows(v) => self.vars[v.index()].rows,
            Extent::Columns(v) => self.vars[v.index()].columns,
        }
    }

    fn union(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return true;
        }
        let (x, y) = (self.nodes[a as usize], self.nodes[b as usize]);
        let number = match (x.number, y.number) {
            (Some(m), Some(n)) if m != n => return false,
            (m, n) => m.or(n),
        };
        let not_one = x.not_one || y.not_one;
        self.nodes[b as usize].parent = a;
        self.nodes[a as usize] = Node { parent: a, number, not_one };
        !(not_one && number == Some(1))
    }

    /// Makes kinds and extents agree, until nothing changes.
    fn propagate(&mut self) -> bool {
        loop {
            let mut changed = false;
            for at in 0..self.vars.len() {
                let known = self.vars[at];
                let (rows, columns) = (self.root(known.rows) as usize, self.root(known.columns) as usize);
                let of_rows = self.allowed(rows, Kinds(3), Kinds(12));
                let of_columns = self.allowed(columns, Kinds(5), Kinds(10));
                let kinds = known.kinds.meet(of_rows).meet(of_columns);
                if kinds.is_empty() {
                    return false;
                }
                changed |= kinds != known.kinds;
                self.vars[at].kinds = kinds;
                for (node, one, more) in [(rows, Kinds(3), Kinds(12)), (columns, Kinds(5), Kinds(10))] {
                    let n = self.nodes[node];
                    if kinds.is_within(one) && n.number != Some(1) {
                        if n.not_one {
                            return false;
                        }
                        self.nodes[node].number = Some(1);
                        changed = true;
                    } else if kinds.is_within(more) && !n.not_one {
                        if n.number == Some(1) {
                            return false;
                        }
                        self.nodes[node].not_one = true;
                        changed = true;
                    }
                }
            }
            if !changed {
                return true;
            }
        }
    }

    fn allowed(&self, node: usize, one: Kinds, more: Kinds) -> Kinds {
        let n = self.nodes[node];
        match n.number {
            Some(1) => one,
            _ if n.not_one => more,
            _ => Kinds::ANY,
        }
    }
}

/// Whether two clauses do not contradict each other: the edge between two nodes of the graph.
pub fn agree(a: &Clause, b: &Clause) -> bool {
    // Only the variables in them matter, so they are numbered anew.
    let mut own: Vec<Var> = a.vars().collect();
    if !b.vars().any(|v| own.contains(&v)) {
        return true;
    }
    own.extend(b.vars());
    own.sort_unstable();
    own.dedup();
    let place = |v: Var| Var::new(own.binary_search(&v).unwrap_or(0));
    let mut state = State::new(own.len());
    state.add(&renamed(a, &place)) && state.add(&renamed(b, &place))
}

/// A clause with other variables.
pub fn renamed(clause: &Clause, place: &dyn Fn(Var) -> Var) -> Clause {
    let extent = |e: Extent| match e {
        Extent::Value(v) => Extent::Value(place(v)),
        Extent::Rows(v) => Extent::Rows(place(v)),
        Extent::Columns(v) => Extent::Columns(place(v)),
        e => e,
    };
    let mut made = clause.clone();
    for f in &mut made.facts {
        f.var = place(f.var);
        f.size = f.size.map(|(r, c)| (extent(r), extent(c)));
    }
    made.equal.iter_mut().for_each(|(a, b)| (*a, *b) = (extent(*a), extent(*b)));
    made
}
