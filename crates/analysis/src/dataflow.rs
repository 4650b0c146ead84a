//! The dataflow framework: an analysis states its lattice and its transfer functions, the walkers
//! here do the rest. They follow the structure of Tame IR, so that no flow graph is built.
//!
//! Soundness rests on `join` being an upper bound and the transfer functions being monotone; where
//! chains are infinite, `widen` must cut them. A loop is walked until its head is stable, then once
//! more from the join of what really arrives there (one step of narrowing). When a loop is met
//! again, because an outer one goes round, it starts from the head it had.
//!
//! Invariant: recursion is bounded by [`DEPTH_LIMIT`]; a chain of `elseif`s, which nests in Tame IR,
//! is walked in a loop. What is nested deeper is given to `opaque`.
//!
//! Source: the Tamer, section 5.1 (its McSAF framework); Cousot and Cousot 1977 for widening.

use base::FxHashMap;
use ir::tir::{Block, Function, Stmt, StmtId, VarId};

/// How deep blocks may nest before a statement is treated as opaque.
pub const DEPTH_LIMIT: u32 = 160;

/// What a simple statement does to control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The next statement runs.
    Next,
    /// Surely an error: the next statement does not run.
    Never,
}

/// An analysis along the flow of control.
pub trait Forward {
    /// What is known at a point that can be reached.
    type State: Clone;

    /// Puts `from` into `into`; says whether `into` changed.
    fn join(&mut self, into: &mut Self::State, from: &Self::State) -> bool;

    /// Joins the two arms that meet after `at`; a place for analyses that keep more than the join.
    fn merge(&mut self, _at: StmtId, mut then: Self::State, els: Self::State) -> Self::State {
        self.join(&mut then, &els);
        then
    }

    /// Puts `from` into the head of loop `at`; says whether the head changed. From some round on
    /// it must jump far enough to end.
    fn widen(&mut self, _at: StmtId, _round: u32, head: &mut Self::State, from: &Self::State) -> bool {
        self.join(head, from)
    }

    /// A statement without blocks (`break`, `continue` and `return` excepted).
    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) -> Flow;

    /// The condition of an `if` or `while` has been found true or false; says whether that can be.
    fn branch(&mut self, _id: StmtId, _cond: VarId, _taken: bool, _state: &mut Self::State) -> bool {
        true
    }

    /// A loop is entered from outside.
    fn enter_loop(&mut self, _id: StmtId, _stmt: &Stmt, _state: &mut Self::State) {}

    /// A round begins; the variable of a `for` takes a value. Says whether there can be a round.
    fn begin_round(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State) -> bool;

    /// A `for` ends without a round; says whether that can be.
    fn no_round(&mut self, _id: StmtId, _stmt: &Stmt, _state: &mut Self::State) -> bool {
        true
    }

    /// A `for` ends after its last round.
    fn after_rounds(&mut self, _id: StmtId, _stmt: &Stmt, _state: &mut Self::State) {}

    /// A round ends and the next may begin.
    fn end_round(&mut self, _id: StmtId, _state: &mut Self::State) {}

    /// A loop is left for good.
    fn leave_loop(&mut self, _id: StmtId, _state: &mut Self::State) {}

    /// A handler begins.
    fn catch(&mut self, _id: StmtId, _err: Option<VarId>, _state: &mut Self::State) {}

    /// Whether a statement may end in an error, as far as a handler is concerned.
    fn may_throw(&mut self, _id: StmtId, stmt: &Stmt) -> bool {
        !matches!(stmt, Stmt::Literal { .. } | Stmt::Comment(_))
    }

    /// A statement nested too deep to follow: everything inside it may have happened.
    fn opaque(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State);
}

/// Walks `function` from `entry`; gives the state in which it returns, if it can.
pub fn forward<A: Forward>(analysis: &mut A, function: &Function, entry: A::State) -> Option<A::State> {
    let mut walk = ForwardWalk {
        analysis,
        function,
        loops: Vec::new(),
        returned: None,
        thrown: Vec::new(),
        heads: FxHashMap::default(),
        depth: 0,
    };
    let end = walk.block(&function.body, Some(entry));
    walk.either(end, None).into_iter().chain(walk.returned.take()).reduce(|mut a, b| {
        walk.analysis.join(&mut a, &b);
        a
    })
}

/// How far the fixpoint of a loop is. Narrowing is tried once; should a transfer function that is
/// not quite monotone push the head up again, the loop rises once more and stays there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Rising,
    Narrowed,
    Final,
}

struct Exits<S> {
    breaks: Option<S>,
    continues: Option<S>,
}

struct ForwardWalk<'a, A: Forward> {
    analysis: &'a mut A,
    function: &'a Function,
    loops: Vec<Exits<A::State>>,
    returned: Option<A::State>,
    /// For each `try` around, the join of the states in which an error may happen.
    thrown: Vec<Option<A::State>>,
    /// The last stable head of each loop.
    heads: FxHashMap<StmtId, A::State>,
    depth: u32,
}

/// What is left of a statement once its inner blocks are walked.
enum Tail<'a, S> {
    Done(Option<S>),
    /// The `else` arm, to be walked in the caller's frame; the other arm's state.
    Else(StmtId, &'a Block, Option<S>, Option<S>),
}

impl<'a, A: Forward> ForwardWalk<'a, A> {
    fn block(&mut self, block: &'a Block, mut state: Option<A::State>) -> Option<A::State> {
        // Arms whose `else` we went into: they are joined, innermost first, at the end.
        let mut waiting: Vec<(StmtId, Option<A::State>)> = Vec::new();
        let mut rest: &'a [StmtId] = block;
        while let Some((&id, more)) = rest.split_first() {
            let Some(now) = state.take() else { break };
            match self.stmt(id, now) {
                Tail::Done(after) => {
                    state = after;
                    rest = more;
                }
                Tail::Else(at, els, then, before) => {
                    if more.iter().all(|&s| matches!(self.function.stmts[s], Stmt::Comment(_))) {
                        waiting.push((at, then));
                        state = before;
                        rest = els;
                    } else {
                        self.depth += 1;
                        let after = self.block(els, before);
                        self.depth -= 1;
                        state = self.merge(at, then, after);
                        rest = more;
                    }
                }
            }
        }
        for (at, then) in waiting.into_iter().rev() {
            state = self.merge(at, then, state);
        }
        state
    }

    fn stmt(&mut self, id: StmtId, mut state: A::State) -> Tail<'a, A::State> {
        let function = self.function;
        let stmt = &function.stmts[id];
        if self.analysis.may_throw(id, stmt) {
            self.throw(&state);
        }
        match stmt {
            Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Try { .. }
            | Stmt::Unwind { .. }
                if self.depth >= DEPTH_LIMIT =>
            {
                self.analysis.opaque(id, stmt, &mut state);
                self.throw(&state);
                Tail::Done(Some(state))
            }
            Stmt::If { cond, then, els } => {
                let mut other = state.clone();
                let taken = self.analysis.branch(id, *cond, true, &mut state);
                let not_taken = self.analysis.branch(id, *cond, false, &mut other);
                self.depth += 1;
                let then = self.block(then, taken.then_some(state));
                self.depth -= 1;
                Tail::Else(id, els, then, not_taken.then_some(other))
            }
            Stmt::While { .. } | Stmt::For { .. } => Tail::Done(self.looping(id, stmt, state)),
            Stmt::Try { body, err, handler } => {
                self.thrown.push(Some(state.clone()));
                self.depth += 1;
                let end = self.block(body, Some(state));
                let mut thrown = self.thrown.pop().flatten();
                if let Some(s) = &mut thrown {
                    self.analysis.catch(id, *err, s);
                }
                let handled = self.block(handler, thrown);
                self.depth -= 1;
                Tail::Done(self.either(end, handled))
            }
            Stmt::Unwind { body, cleanup } => Tail::Done(self.unwind(body, cleanup, state)),
            Stmt::Break => {
                let slot = self.loops.last_mut().map(|l| l.breaks.take());
                let joined = self.either(slot.flatten(), Some(state));
                if let Some(l) = self.loops.last_mut() {
                    l.breaks = joined;
                }
                Tail::Done(None)
            }
            Stmt::Continue => {
                let slot = self.loops.last_mut().map(|l| l.continues.take());
                let joined = self.either(slot.flatten(), Some(state));
                if let Some(l) = self.loops.last_mut() {
                    l.continues = joined;
                }
                Tail::Done(None)
            }
            Stmt::Return => {
                let before = self.returned.take();
                self.returned = self.either(before, Some(state));
                Tail::Done(None)
            }
            _ => Tail::Done((self.analysis.stmt(id, stmt, &mut state) == Flow::Next).then_some(state)),
        }
    }

    fn looping(&mut self, id: StmtId, stmt: &'a Stmt, mut entry: A::State) -> Option<A::State> {
        self.analysis.enter_loop(id, stmt, &mut entry);
        let mut head = entry.clone();
        if let Some(old) = self.heads.remove(&id) {
            self.analysis.join(&mut head, &old);
        }
        // Ways out seen in a round that is not the last are not kept: its head was not yet stable.
        let returned = self.returned.take();
        let thrown = self.thrown.last_mut().and_then(Option::take);
        self.depth += 1;
        let mut phase = Phase::Rising;
        let mut round = 0;
        let left = loop {
            self.returned = None;
            if let Some(slot) = self.thrown.last_mut() {
                *slot = None;
            }
            let (mut left, back) = self.round(id, stmt, head.clone());
            let mut arriving = entry.clone();
            if let Some(back) = &back {
                if self.analysis.widen(id, round, &mut head, back) {
                    round += 1;
                    if phase == Phase::Narrowed {
                        phase = Phase::Final;
                    }
                    continue;
                }
                self.analysis.join(&mut arriving, back);
            }
            if matches!(stmt, Stmt::For { .. }) {
                let mut none = entry.clone();
                let none = self.analysis.no_round(id, stmt, &mut none).then_some(none);
                let last = back.map(|mut state| {
                    self.analysis.after_rounds(id, stmt, &mut state);
                    state
                });
                left = self.either(left, last);
                left = self.either(left, none);
            }
            if phase != Phase::Rising || !self.analysis.join(&mut arriving.clone(), &head) {
                break left;
            }
            phase = Phase::Narrowed;
            head = arriving;
        };
        self.depth -= 1;
        self.heads.insert(id, head);
        let now = self.returned.take();
        self.returned = self.either(returned, now);
        if let Some(thrown) = thrown {
            self.throw(&thrown);
        }
        left.map(|mut s| {
            self.analysis.leave_loop(id, &mut s);
            s
        })
    }

    /// One round from `head`: the state in which the loop is left by its condition or `break`, and
    /// the one in which the next round begins.
    fn round(&mut self, id: StmtId, stmt: &'a Stmt, head: A::State) -> (Option<A::State>, Option<A::State>) {
        self.loops.push(Exits { breaks: None, continues: None });
        let mut state = head;
        let goes = self.analysis.begin_round(id, stmt, &mut state);
        let (left, end) = match stmt {
            Stmt::While { header, cond, body } => match self.block(header, goes.then_some(state)) {
                Some(mut state) => {
                    let mut other = state.clone();
                    let stays = self.analysis.branch(id, *cond, true, &mut state);
                    let leaves = self.analysis.branch(id, *cond, false, &mut other);
                    (leaves.then_some(other), self.block(body, stays.then_some(state)))
                }
                None => (None, None),
            },
            Stmt::For { body, .. } => (None, self.block(body, goes.then_some(state))),
            _ => (None, None),
        };
        let exits = self.loops.pop().unwrap_or(Exits { breaks: None, continues: None });
        let left = self.either(left, exits.breaks);
        let back = self.either(end, exits.continues).map(|mut s| {
            self.analysis.end_round(id, &mut s);
            s
        });
        (left, back)
    }

    /// However the body ends, the cleanup runs; what is known after it holds for every way out.
    fn unwind(&mut self, body: &'a Block, cleanup: &'a Block, state: A::State) -> Option<A::State> {
        self.thrown.push(Some(state.clone()));
        let (breaks, continues) =
            self.loops.last_mut().map_or((None, None), |l| (l.breaks.take(), l.continues.take()));
        let returned = self.returned.take();
        self.depth += 1;
        let end = self.block(body, Some(state));
        let thrown = self.thrown.pop().flatten();
        let inner = self.loops.last_mut().map_or((None, None), |l| (l.breaks.take(), l.continues.take()));
        let inner_return = self.returned.take();
        let falls = end.is_some();
        let mut all = self.either(end, thrown);
        for exit in [&inner.0, &inner.1, &inner_return] {
            all = self.either(all, exit.clone());
        }
        let after = self.block(cleanup, all);
        self.depth -= 1;
        if let Some(after) = &after {
            self.throw(after);
        }
        let through = |was: Option<A::State>| was.and(after.clone());
        let (b, c, r) = (through(inner.0), through(inner.1), through(inner_return));
        let (b, c) = (self.either(breaks, b), self.either(continues, c));
        if let Some(l) = self.loops.last_mut() {
            (l.breaks, l.continues) = (b, c);
        }
        self.returned = self.either(returned, r);
        after.filter(|_| falls)
    }

    fn throw(&mut self, state: &A::State) {
        if let Some(slot) = self.thrown.last_mut() {
            match slot {
                Some(s) => {
                    self.analysis.join(s, state);
                }
                None => *slot = Some(state.clone()),
            }
        }
    }

    fn merge(&mut self, at: StmtId, a: Option<A::State>, b: Option<A::State>) -> Option<A::State> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.analysis.merge(at, a, b)),
            (a, b) => a.or(b),
        }
    }

    fn either(&mut self, a: Option<A::State>, b: Option<A::State>) -> Option<A::State> {
        match (a, b) {
            (Some(mut a), Some(b)) => {
                self.analysis.join(&mut a, &b);
                Some(a)
            }
            (a, b) => a.or(b),
        }
    }
}

/// An analysis against the flow of control.
pub trait Backward {
    /// What is known of the rest of the run.
    type State: Clone;

    /// Puts `from` into `into`; says whether `into` changed.
    fn join(&mut self, into: &mut Self::State, from: &Self::State) -> bool;

    /// From the state after a statement to the one before it. For a statement with blocks: what
    /// it does itself, after (in running order: before) its blocks; for `for`, one assignment of
    /// the variable.
    fn stmt(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State);

    /// A `for` evaluates its range, once, before the first round.
    fn range(&mut self, _id: StmtId, _stmt: &Stmt, _state: &mut Self::State) {}

    /// The state after a loop is this.
    fn leave(&mut self, _id: StmtId, _state: &Self::State) {}

    /// The state at the head of a loop, where a round (of a `while`: its header) begins, is this.
    fn head(&mut self, _id: StmtId, _state: &Self::State) {}

    /// A statement nested too deep to follow.
    fn opaque(&mut self, id: StmtId, stmt: &Stmt, state: &mut Self::State);
}

/// Walks `function` backwards from `exit`; gives the state at its entry. A statement inside a loop
/// is visited more than once; the last visit is the one that counts.
pub fn backward<A: Backward>(analysis: &mut A, function: &Function, exit: A::State) -> A::State {
    let mut walk = BackwardWalk {
        analysis,
        function,
        exit: exit.clone(),
        loops: Vec::new(),
        handlers: Vec::new(),
        heads: FxHashMap::default(),
        depth: 0,
    };
    walk.block(&function.body, exit)
}

struct BackwardWalk<'a, A: Backward> {
    analysis: &'a mut A,
    function: &'a Function,
    exit: A::State,
    /// For each loop around: the state after it and at its head.
    loops: Vec<(A::State, A::State)>,
    /// For each `try` around, the state at its handler.
    handlers: Vec<A::State>,
    /// The last state at the head of each loop: where the next visit starts.
    heads: FxHashMap<StmtId, A::State>,
    depth: u32,
}

impl<A: Backward> BackwardWalk<'_, A> {
    fn block(&mut self, block: &[StmtId], mut state: A::State) -> A::State {
        for &id in block.iter().rev() {
            state = self.stmt(id, state);
        }
        state
    }

    fn stmt(&mut self, id: StmtId, mut state: A::State) -> A::State {
        let function = self.function;
        let stmt = &function.stmts[id];
        if let Some(handler) = self.handlers.last() {
            self.analysis.join(&mut state, handler);
        }
        if matches!(stmt, Stmt::While { .. } | Stmt::For { .. }) {
            self.analysis.leave(id, &state);
        }
        match stmt {
            Stmt::If { .. } => return self.branches(id, stmt, state),
            Stmt::While { .. } | Stmt::For { .. } | Stmt::Try { .. } | Stmt::Unwind { .. }
                if self.depth >= DEPTH_LIMIT =>
            {
                self.analysis.opaque(id, stmt, &mut state);
            }
            Stmt::While { header, body, .. } => {
                self.depth += 1;
                let mut head = self.start(id, &state);
                loop {
                    self.loops.push((state.clone(), head.clone()));
                    let mut at_test = self.block(body, head.clone());
                    self.analysis.join(&mut at_test, &state);
                    self.analysis.stmt(id, stmt, &mut at_test);
                    let at_head = self.block(header, at_test);
                    self.loops.pop();
                    if !self.analysis.join(&mut head, &at_head) {
                        break;
                    }
                }
                self.depth -= 1;
                self.analysis.head(id, &head);
                self.heads.insert(id, head.clone());
                state = head;
            }
            Stmt::For { body, .. } => {
                self.depth += 1;
                let mut head = self.start(id, &state);
                loop {
                    self.loops.push((state.clone(), head.clone()));
                    let mut at_round = self.block(body, head.clone());
                    self.loops.pop();
                    self.analysis.stmt(id, stmt, &mut at_round);
                    if !self.analysis.join(&mut head, &at_round) {
                        break;
                    }
                }
                self.depth -= 1;
                self.analysis.head(id, &head);
                self.heads.insert(id, head.clone());
                self.analysis.range(id, stmt, &mut head);
                state = head;
            }
            Stmt::Try { body, handler, .. } => {
                self.depth += 1;
                let mut at_handler = self.block(handler, state.clone());
                self.analysis.stmt(id, stmt, &mut at_handler);
                self.handlers.push(at_handler.clone());
                state = self.block(body, state);
                self.handlers.pop();
                self.analysis.join(&mut state, &at_handler);
                self.depth -= 1;
            }
            Stmt::Unwind { body, cleanup } => {
                self.depth += 1;
                // The cleanup may be followed by any way out.
                let mut after = state;
                self.analysis.join(&mut after, &self.exit.clone());
                for (out, head) in self.loops.clone() {
                    self.analysis.join(&mut after, &out);
                    self.analysis.join(&mut after, &head);
                }
                let at_cleanup = self.block(cleanup, after);
                let exit = std::mem::replace(&mut self.exit, at_cleanup.clone());
                self.handlers.push(at_cleanup.clone());
                let loops: Vec<_> =
                    self.loops.iter().map(|_| (at_cleanup.clone(), at_cleanup.clone())).collect();
                let loops = std::mem::replace(&mut self.loops, loops);
                state = self.block(body, at_cleanup);
                self.loops = loops;
                self.exit = exit;
                self.handlers.pop();
                self.depth -= 1;
            }
            Stmt::Break => state = self.loops.last().map_or(state, |l| l.0.clone()),
            Stmt::Continue => state = self.loops.last().map_or(state, |l| l.1.clone()),
            Stmt::Return => state = self.exit.clone(),
            _ => self.analysis.stmt(id, stmt, &mut state),
        }
        state
    }

    fn start(&mut self, id: StmtId, state: &A::State) -> A::State {
        let mut head = state.clone();
        if let Some(old) = self.heads.remove(&id) {
            self.analysis.join(&mut head, &old);
        }
        head
    }

    /// An `if` and the chain of `if`s in tail position of its `else`, last first.
    fn branches(&mut self, id: StmtId, stmt: &Stmt, after: A::State) -> A::State {
        let function = self.function;
        let mut chain: Vec<(StmtId, &Stmt, &[StmtId])> = Vec::new();
        let (mut id, mut stmt) = (id, stmt);
        let mut state = loop {
            let Stmt::If { els, .. } = stmt else { break after.clone() };
            let tail = els.last().filter(|&&s| matches!(function.stmts[s], Stmt::If { .. }));
            match tail {
                Some(&tail) => {
                    chain.push((id, stmt, &els[..els.len() - 1]));
                    (id, stmt) = (tail, &function.stmts[tail]);
                }
                None => {
                    chain.push((id, stmt, els));
                    break after.clone();
                }
            }
        };
        let deep = self.depth >= DEPTH_LIMIT;
        self.depth += 1;
        for (id, stmt, els) in chain.into_iter().rev() {
            if deep {
                self.analysis.opaque(id, stmt, &mut state);
                continue;
            }
            state = self.block(els, state);
            if let Stmt::If { then, .. } = stmt {
                let taken = self.block(then, after.clone());
                self.analysis.join(&mut state, &taken);
            }
            self.analysis.stmt(id, stmt, &mut state);
        }
        self.depth -= 1;
        state
    }
}
