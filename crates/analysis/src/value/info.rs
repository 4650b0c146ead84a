//! What the value analysis wants to know of a function before it walks it: its loops, what they
//! assign, which numbers it compares with.

use super::falling::{self, Falling, Given};
use super::{counting, drifting, front, growing, least, making};
use crate::liveness::Liveness;
use crate::sets::BitSet;
use base::{FxHashMap, FxHashSet, Span};
use ir::tir::{Function, Literal, Stmt, StmtId, VarId, walk};
use std::cell::OnceCell;

/// A loop.
#[derive(Debug, Default)]
pub struct LoopInfo {
    /// The loop around it.
    pub parent: Option<StmtId>,
    /// What it assigns and nobody reads before assigning it again in the next round: forgotten at
    /// the end of a round.
    pub dead: Vec<VarId>,
    /// What it assigns otherwise.
    pub carried: Vec<VarId>,
    /// Those of them of which it assigns elements, and nothing else.
    pub grown: Vec<VarId>,
    /// Those of them that it raises and lowers by constants, and nothing else.
    pub drifts: Vec<drifting::Drift>,
    /// Arrays whose elements 1, 2, .. up to the limit it assigns, one in each round.
    pub fills: Vec<growing::Place>,
    /// Those of them that are cells whose contents are given.
    pub cells: Vec<VarId>,
    /// Cell arrays to whose elements its statements give contents.
    pub given: Vec<VarId>,
    /// Arrays that it makes from the last element to the first.
    pub falls: Vec<Falling>,
    /// The variable of a `for` may be read after the loop.
    pub var_matters: bool,
}

/// A function and what is known of its text.
#[derive(Debug)]
pub struct Info {
    /// A copy: the program may grow while the function is walked.
    pub function: Function,
    /// Its loops.
    pub loops: FxHashMap<StmtId, LoopInfo>,
    /// The innermost loop around each statement that is in one.
    pub loop_of: FxHashMap<StmtId, StmtId>,
    /// The statements inside a `try`: an error there is expected.
    pub tried: BitSet<StmtId>,
    /// The assignments to elements before which there is no gap, by induction over a loop.
    pub filled: BitSet<StmtId>,
    /// The assignments of contents, or of a field, to elements of which a loop gives each its own, with the loop.
    pub contents: FxHashMap<StmtId, (StmtId, Given)>,
    /// The variables with the outermost loops that assign them other than by a literal.
    pub varying: FxHashSet<(VarId, StmtId)>,
    /// Numbers the function mentions, rising: where widening stops first.
    pub thresholds: Vec<f64>,
    /// The variables that hold the object that a constructor makes, one after another, where it can be followed.
    pub objects: Vec<VarId>,
    /// Whether a call in it may make variables of it, once somebody has asked.
    pub reached: OnceCell<bool>,
}

impl Info {
    /// Collects what is known of `function`.
    pub fn of(function: Function) -> Info {
        let live = Liveness::of(&function);
        let mut info = Info {
            loops: FxHashMap::default(),
            loop_of: FxHashMap::default(),
            tried: tried(&function),
            filled: BitSet::default(),
            contents: FxHashMap::default(),
            varying: FxHashSet::default(),
            thresholds: thresholds(&function),
            objects: making::objects(&function),
            reached: OnceCell::new(),
            function,
        };
        info.collect_loops(&live);
        for (id, vars) in least::grown(&info) {
            if let Some(l) = info.loops.get_mut(&id) {
                l.grown = vars;
            }
        }
        for (id, l) in &mut info.loops {
            l.given = front::given(&info.function, &[*id]);
        }
        let numbers = counting::literals(&info.function);
        let drifts = |(&id, l): (&StmtId, &LoopInfo)| {
            (id, drifting::drifts(&info.function, id, &l.carried, &info.loop_of, &numbers))
        };
        let drifts: Vec<_> = info.loops.iter().map(drifts).collect();
        for (id, drifts) in drifts {
            if let Some(l) = info.loops.get_mut(&id) {
                l.drifts = drifts;
            }
        }
        let filled = growing::filled(&info.function);
        for s in filled.stores {
            info.filled.insert(s);
        }
        for cells in filled.cells {
            info.contents.extend(cells.stores.into_iter().map(|s| (s, (cells.id, None))));
            if let Some(l) = info.loops.get_mut(&cells.id) {
                l.cells.push(cells.var);
            }
        }
        for array in falling::falling(&info.function) {
            info.contents.extend(array.stores.iter().map(|(s, part)| (*s, (array.id, *part))));
            if let Some(l) = info.loops.get_mut(&array.id) {
                l.falls.push(array);
            }
        }
        for (loop_, place) in filled.whole {
            if let Some(l) = info.loops.get_mut(&loop_) {
                l.fills.push(place);
            }
        }
        info
    }

    fn collect_loops(&mut self, live: &Liveness) {
        // A stack of blocks with the loop each belongs to.
        let mut stack: Vec<(&[StmtId], Option<StmtId>)> = vec![(&self.function.body, None)];
        while let Some((block, inside)) = stack.pop() {
            for &s in block {
                if let Some(l) = inside {
                    self.loop_of.insert(s, l);
                }
                let stmt = &self.function.stmts[s];
                let mut inner = inside;
                if matches!(stmt, Stmt::For { .. } | Stmt::While { .. }) {
                    self.loops.insert(s, LoopInfo { parent: inside, ..LoopInfo::default() });
                    inner = Some(s);
                }
                stack.extend(walk::blocks(stmt).into_iter().map(|b| (&b[..], inner)));
            }
        }
        let mut assigned: FxHashMap<StmtId, Vec<VarId>> = FxHashMap::default();
        for (s, stmt) in self.function.stmts.iter() {
            let innermost = match stmt {
                Stmt::For { .. } => Some(s),
                _ => self.loop_of.get(&s).copied(),
            };
            let constant = matches!(stmt, Stmt::Literal { .. });
            for v in walk::defs(stmt) {
                let mut l = innermost;
                while let Some(id) = l {
                    assigned.entry(id).or_default().push(v);
                    l = self.loops.get(&id).and_then(|l| l.parent);
                    if l.is_none() && !constant {
                        self.varying.insert((v, id));
                    }
                }
            }
        }
        // A statement that gives no value leaves `ans` as it was.
        let answer = self.function.stmts.values().find_map(|stmt| match stmt {
            Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } => Some(*ans),
            _ => None,
        });
        for (id, mut vars) in assigned {
            vars.sort();
            vars.dedup();
            let Some(l) = self.loops.get_mut(&id) else { continue };
            (l.carried, l.dead) =
                vars.into_iter().partition(|&v| live.live_at_head(id, v) || answer == Some(v));
            if let Stmt::For { var, .. } = &self.function.stmts[id] {
                l.var_matters = live.live_after_loop(id, *var);
            }
        }
    }

    /// Where a statement stands in the source.
    pub fn span(&self, s: StmtId) -> Option<Span> {
        self.function.spans[s]
    }

    /// Whether `inner` is `outer` or a loop inside it.
    pub fn is_inside(&self, inner: Option<StmtId>, outer: StmtId) -> bool {
        let mut at = inner;
        while let Some(l) = at {
            if l == outer {
                return true;
            }
            at = self.loops.get(&l).and_then(|l| l.parent);
        }
        false
    }

    /// Whether the value of `v` may differ from round to round of the outermost loop around `s`.
    pub fn varies(&self, s: StmtId, v: VarId) -> bool {
        let mut outer = None;
        let mut at = self.loop_of.get(&s).copied();
        while let Some(l) = at {
            outer = Some(l);
            at = self.loops.get(&l).and_then(|l| l.parent);
        }
        outer.is_some_and(|l| self.varying.contains(&(v, l)))
    }
}

/// The statements in the bodies of `try` statements.
fn tried(function: &Function) -> BitSet<StmtId> {
    let mut found = BitSet::default();
    for stmt in function.stmts.values() {
        if let Stmt::Try { body, .. } = stmt {
            // What is inside one is not walked again for another around it.
            if body.first().is_none_or(|s| !found.contains(*s)) {
                walk::each(function, body, &mut |s, _| {
                    found.insert(s);
                });
            }
        }
    }
    found
}

/// The numbers written in the function and their neighbours, rising.
fn thresholds(function: &Function) -> Vec<f64> {
    let mut found = vec![0.0, 1.0];
    for stmt in function.stmts.values() {
        if let Stmt::Literal { value: Literal::Number(x), .. } = stmt
            && x.is_finite()
        {
            found.extend([*x, -*x, *x + 1.0, *x - 1.0]);
        }
    }
    found.sort_by(f64::total_cmp);
    found.dedup();
    // Each is a round that a loop may take: keep few.
    if found.len() > 24 {
        let step = found.len().div_ceil(24);
        found = found.into_iter().step_by(step).chain([0.0, 1.0]).collect();
        found.sort_by(f64::total_cmp);
        found.dedup();
    }
    found
}
