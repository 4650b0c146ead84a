//! Blocks, branches, loops and handlers.
//!
//! A branch is decided where its condition is known; else both arms are written, each under what its condition
//! says. A loop is unrolled where each of its tests is known and what is written stays within the budget for
//! growth; else its head is widened to a fixpoint and its body written once. A `break` under a test that is not
//! known leaves an unrolled `for` by way of a loop around it that has one round. Handlers are general: all that may
//! hold where an error may be raised.
//!
//! Source: the thesis, 6.1.3 to 6.1.5, 6.2, 6.3.

use super::Evaluator;
use super::annotations::Annotation;
use super::frame::{Flow, Frame, Known, Loop, Rolled, join};
use super::lift::is_known;
use super::outside::Asked;
use super::residual::Node;
use super::rounds::rounds;
use super::total;
use ir::tir::{Arg, CallTarget, Callee, ForRange, Stmt, StmtId, Target, VarId};
use std::rc::Rc;
use types::{AbsValue, Class, Truth};

/// What is put back where a loop turns out not to be unrolled.
struct Mark {
    written: usize,
    loops: usize,
    blocks: usize,
    length: usize,
    depth: u32,
    thrown: Vec<Option<Known>>,
    returned: Option<Known>,
}

/// Rounds and statements from which on an unrolled loop is held against the loop.
const ROUNDS: usize = 3;
const LONG: usize = 24;

/// Whether all that a loop assigns is known, and is what it was.
fn comes_back(before: &Known, now: &Known, assigned: &[VarId], fr: &Frame) -> bool {
    let globals = fr.globals.iter().map(|g| &g.0);
    before.outside.agrees(&now.outside, &Asked::All)
        && assigned.iter().chain(globals).all(|v| {
            let value = now.point.value(*v);
            (value.is_undefined() || is_known(value)) && value == before.point.value(*v)
        })
}

/// Whether statements branch.
fn branches(nodes: Option<&[Node]>) -> bool {
    nodes.is_some_and(|n| {
        !super::residual::called(n).is_empty()
            || n.iter().any(|n| matches!(n, Node::If { .. } | Node::Try { .. }))
    })
}

impl Evaluator<'_> {
    /// Statements in order.
    pub fn block(&mut self, fr: &mut Frame, block: &[StmtId], known: Option<Known>) -> Flow {
        let function = fr.function.clone();
        let mut state = known;
        for &id in block {
            let Some(known) = state.take() else { break };
            self.steps_taken += 1;
            state = self.stmt(fr, id, &function.stmts[id], known)?;
        }
        Ok(state)
    }

    fn stmt(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, mut known: Known) -> Flow {
        match stmt {
            Stmt::Comment(_) => {
                let directions = fr.directions.clone();
                if let Some(said) = directions.said.get(&id) {
                    self.annotated(fr, id, said, &mut known);
                    if *said != Annotation::Export {
                        return Ok(Some(known));
                    }
                }
                if !fr.library && fr.loops.iter().all(|l| !l.unrolled) {
                    let from = fr.function.spans[id];
                    fr.out().push(Node::plain(stmt.clone(), from, false));
                }
                Ok(Some(known))
            }
            Stmt::If { cond, then, els } => self.branch(fr, id, *cond, then, els, known),
            Stmt::For { .. } | Stmt::While { .. } => {
                if fr.loops.iter().any(|l| l.id == id) {
                    return Ok(None);
                }
                self.looping(fr, id, stmt, known)
            }
            Stmt::Try { body, err, handler } => self.handling(fr, id, body, *err, handler, known),
            Stmt::Unwind { .. } => self.copied(fr, id, stmt, known),
            Stmt::Break | Stmt::Continue => self.jump(fr, stmt, known),
            Stmt::Return => {
                let outputs = fr.function.outputs.clone();
                self.flush_all(fr, &mut known, &outputs);
                super::further::give(self, fr, &known);
                super::settled::seen(fr, &known, true);
                self.write(fr, Node::plain(Stmt::Return, None, false));
                let before = fr.returned.take();
                fr.returned = Some(join(self, before, &known));
                Ok(None)
            }
            _ => self.plain(fr, id, stmt, known),
        }
    }

    /// `if`
    fn branch(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        cond: VarId,
        then: &[StmtId],
        els: &[StmtId],
        mut known: Known,
    ) -> Flow {
        let value = known.point.value(cond).clone();
        let sane = total::decides(&value);
        // What the condition is found to be is no value that was written.
        let before = known.point.clone();
        let mut other = known.point.clone();
        let taken = self.steps.branch(&mut fr.act, id, cond, true, &mut known.point);
        let not_taken = self.steps.branch(&mut fr.act, id, cond, false, &mut other);
        let mut other = Known { point: other, late: known.late.clone(), outside: known.outside.clone() };
        if sane && taken != not_taken {
            return match taken {
                true => self.block(fr, then, Some(known)),
                false => self.block(fr, els, Some(other)),
            };
        }
        if !sane {
            self.may_throw(fr, &known);
        }
        let point = std::mem::replace(&mut known.point, before.clone());
        let residual = self.operand(fr, &mut known, &before, cond);
        known.point = point;
        other.late.clone_from(&known.late);
        fr.depth += 1;
        fr.blocks.push(Vec::new());
        let after_then = self.block(fr, then, taken.then_some(known));
        let mut then_nodes = fr.blocks.pop().unwrap_or_default();
        let after_then = after_then?;
        fr.blocks.push(Vec::new());
        let after_els = self.block(fr, els, not_taken.then_some(other));
        let mut els_nodes = fr.blocks.pop().unwrap_or_default();
        let after_els = after_els?;
        fr.depth -= 1;
        let nothing = then_nodes.is_empty() && els_nodes.is_empty();
        if nothing && let (Some(a), Some(b)) = (&after_then, &after_els) {
            if let Some((v, straight)) = truth_of(a, b, fr, &value) {
                let dst = fr.var(v);
                let stmt = match straight {
                    true => Stmt::Copy { dst, src: residual },
                    false => {
                        let name = base::Name::new("not");
                        let callee = Callee { name, target: CallTarget::Builtin, var: None };
                        Stmt::Call { targets: vec![Target::Var(dst)], callee, args: vec![Arg::Var(residual)] }
                    }
                };
                self.write(fr, Node::plain(stmt, None, true));
                let (Some(mut a), Some(b)) = (after_then, after_els) else { return Ok(None) };
                a.late.remove(&v);
                a.late = a.late.intersection(&b.late).copied().collect();
                a.outside.meet(&b.outside);
                let point = self.steps.merge(&mut fr.act, id, a.point, b.point);
                return Ok(Some(Known { point, late: a.late, outside: a.outside }));
            }
        }
        let after = self.meet(fr, id, (after_then, &mut then_nodes), (after_els, &mut els_nodes));
        self.write(fr, Node::If { cond: residual, then: then_nodes, els: els_nodes, idle: sane });
        Ok(after)
    }

    /// Two ways meet: what they do not agree on is written down at the end of each.
    fn meet(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        (then, then_nodes): (Option<Known>, &mut Vec<Node>),
        (els, els_nodes): (Option<Known>, &mut Vec<Node>),
    ) -> Option<Known> {
        let (mut a, mut b) = match (then, els) {
            (Some(a), Some(b)) => (a, b),
            (a, b) => return a.or(b),
        };
        let all: Vec<VarId> = a.late.union(&b.late).copied().collect();
        for v in all {
            let same = a.late.contains(&v) && b.late.contains(&v) && a.point.value(v) == b.point.value(v);
            if !same {
                self.flush_into(fr, &mut a, v, then_nodes);
                self.flush_into(fr, &mut b, v, els_nodes);
            }
        }
        a.outside.meet(&b.outside);
        let point = self.steps.merge(&mut fr.act, id, a.point, b.point);
        Some(Known { point, late: a.late, outside: a.outside })
    }

    fn flush_into(&mut self, fr: &mut Frame, known: &mut Known, v: VarId, nodes: &mut Vec<Node>) {
        fr.blocks.push(std::mem::take(nodes));
        self.flush(fr, known, v);
        *nodes = fr.blocks.pop().unwrap_or_default();
    }

    fn jump(&mut self, fr: &mut Frame, stmt: &Stmt, mut known: Known) -> Flow {
        let Some(l) = fr.loops.last() else { return Ok(None) };
        let certain = l.unrolled && l.depth == fr.depth;
        let leaves = matches!(stmt, Stmt::Break);
        let id = l.id;
        if l.unrolled && !certain {
            // Rounds behind a test that is not known: only a `for` can be left so.
            if !leaves || matches!(fr.function.stmts[id], Stmt::While { .. }) {
                return Err(Rolled(id));
            }
        }
        if !certain || (leaves && l.left) {
            let assigned = l.assigned.clone();
            self.flush_all(fr, &mut known, &assigned);
        }
        if !certain {
            self.write(fr, Node::plain(stmt.clone(), None, false));
        }
        let Some(mut l) = fr.loops.pop() else { return Ok(None) };
        l.left |= l.unrolled && !certain;
        l.ended |= certain && leaves;
        let slot = if leaves { &mut l.breaks } else { &mut l.continues };
        let before = slot.take();
        *slot = Some(join(self, before, &known));
        fr.loops.push(l);
        Ok(None)
    }

    fn looping(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, known: Known) -> Flow {
        let rule = fr.directions.loops.get(&id).copied().unwrap_or_default();
        let forced = rule.unroll == Some(true);
        if rule.unroll == Some(false) {
            return self.roll(fr, id, stmt, known);
        }
        let tries = self.rolled.get(&(fr.act.function().map(|f| f.span), id)).copied().unwrap_or(0);
        if forced || (tries < 2 && self.may_grow()) {
            let mark = self.mark(fr);
            let (written, before) = (self.written, self.rounds);
            match self.unroll(fr, id, stmt, known.clone()) {
                Ok(Some(after)) => {
                    let rounds = self.rounds - before;
                    let whole = fr.out().get(mark.length..).map_or(0, super::residual::size);
                    if forced || rounds < ROUNDS || whole < LONG || !branches(fr.out().get(mark.length..)) {
                        return Ok(after);
                    }
                    // Rounds that still branch, and are as long as the loop's, gain nothing.
                    let unrolled = self.mark(fr);
                    let nodes = fr.out().split_off(mark.length);
                    let (renamed, lists) = (fr.renamed.clone(), fr.lists.clone());
                    self.reset(fr, mark);
                    let start = fr.out().len();
                    let rolled = self.roll(fr, id, stmt, known);
                    let one = fr.out().get(start..).map_or(0, super::residual::size);
                    if rolled.is_ok() && one * rounds <= whole + whole / 3 {
                        return rolled;
                    }
                    fr.out().truncate(start);
                    (fr.renamed, fr.lists) = (renamed, lists);
                    fr.out().extend(nodes);
                    fr.loops.truncate(unrolled.loops);
                    fr.blocks.truncate(unrolled.blocks);
                    fr.depth = unrolled.depth;
                    (fr.thrown, fr.returned) = (unrolled.thrown, unrolled.returned);
                    self.written = written + whole;
                    return Ok(after);
                }
                Ok(None) => {
                    self.reset(fr, mark);
                    self.cannot_unroll(fr, id, forced);
                }
                Err(Rolled(l)) if l == id => {
                    self.reset(fr, mark);
                    let key = (fr.act.function().map(|f| f.span), id);
                    *self.rolled.entry(key).or_insert(0) += 1;
                    self.cannot_unroll(fr, id, forced);
                    self.note(fr, id, "this loop is not unrolled".to_owned());
                }
                Err(other) => return Err(other),
            }
        }
        self.roll(fr, id, stmt, known)
    }

    /// A loop behind `%# unroll` is not unrolled.
    fn cannot_unroll(&mut self, fr: &Frame, id: StmtId, forced: bool) {
        if forced {
            let text = "the rounds of this loop are not known: it cannot be unrolled".to_owned();
            self.problem(&base::codes::LOOP_NOT_UNROLLED, fr.function.spans[id], text);
        }
    }

    /// How many statements unrolling a loop may write.
    fn growth(&self, fr: &Frame, id: StmtId) -> usize {
        let rule = fr.directions.loops.get(&id).copied().unwrap_or_default();
        if rule.unroll == Some(true) {
            return self.options.size;
        }
        rule.budget.or(fr.directions.budget).unwrap_or(self.options.growth)
    }

    fn mark(&mut self, fr: &mut Frame) -> Mark {
        let length = fr.out().len();
        Mark {
            written: self.written,
            loops: fr.loops.len(),
            blocks: fr.blocks.len(),
            length,
            depth: fr.depth,
            thrown: fr.thrown.clone(),
            returned: fr.returned.clone(),
        }
    }

    fn reset(&mut self, fr: &mut Frame, mark: Mark) {
        self.written = mark.written;
        fr.loops.truncate(mark.loops);
        fr.blocks.truncate(mark.blocks);
        fr.out().truncate(mark.length);
        fr.depth = mark.depth;
        (fr.thrown, fr.returned) = (mark.thrown, mark.returned);
    }

    /// Writes the rounds of a loop one behind the other. `None` where its tests are not known.
    fn unroll(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        mut known: Known,
    ) -> Result<Option<Option<Known>>, Rolled> {
        let values = match stmt {
            Stmt::For { range, parallel: false, .. } => match rounds(&known, range) {
                Some(values) => Some(values),
                None => return Ok(None),
            },
            Stmt::While { .. } => None,
            _ => return Ok(None),
        };
        if values.as_ref().is_some_and(|v| v.count() > self.options.rounds) {
            return Err(Rolled(id));
        }
        let (written, taken) = (self.written, self.steps_taken);
        let assigned = fr.defs_in(id);
        self.steps.enter_loop(&mut fr.act, id, stmt, &mut known.point);
        let depth = fr.depth;
        let l = Loop {
            id,
            unrolled: true,
            depth,
            breaks: None,
            continues: None,
            left: false,
            ended: false,
            assigned: assigned.clone(),
        };
        fr.loops.push(l);
        fr.blocks.push(Vec::new());
        let mut state = Some(known);
        let mut k = 0usize;
        let growth = self.growth(fr, id);
        let mut seen: Option<(Known, usize)> = None;
        loop {
            let Some(mut now) = state.take() else { break };
            if values.is_none() {
                if let Some((before, at)) = &seen
                    && *at == self.written
                    && comes_back(before, &now, &assigned, fr)
                {
                    let text = "all of this loop is known, and it has no end".to_owned();
                    self.problem(&base::codes::ENDLESS_LOOP, fr.function.spans[id], text);
                    return Err(Rolled(id));
                }
                if k.is_power_of_two() {
                    seen = Some((now.clone(), self.written));
                }
            }
            if self.written - written > growth
                || self.steps_taken - taken > self.options.steps_of_loop
                || !self.may_grow()
            {
                return Err(Rolled(id));
            }
            if let (Some(values), Stmt::For { var, .. }) = (&values, stmt) {
                let Some(value) = values.at(k) else {
                    if k == 0 {
                        // Its variable is empty then.
                        self.no_rounds(fr, id, stmt, &mut now);
                    }
                    state = Some(now);
                    break;
                };
                fr.renew(&assigned);
                self.steps.begin_round(&mut fr.act, id, stmt, &mut now.point);
                self.steps.assign(&mut fr.act, id, *var, value, &mut now.point);
                super::outside::assigned(fr, *var, &mut now);
                self.wait(fr, &mut now, *var);
            } else {
                fr.renew(&assigned);
                self.steps.begin_round(&mut fr.act, id, stmt, &mut now.point);
            }
            let body = match stmt {
                Stmt::For { body, .. } => body,
                Stmt::While { header, cond, body } => {
                    let Some(tested) = self.block(fr, header, Some(now))? else { break };
                    now = tested;
                    let value = now.point.value(*cond).clone();
                    match value.truth() {
                        Truth::Yes if total::decides(&value) => {}
                        Truth::No if total::decides(&value) => {
                            state = Some(now);
                            break;
                        }
                        _ if k == 0 => {
                            return Ok(None);
                        }
                        _ => return Err(Rolled(id)),
                    }
                    body
                }
                _ => return Ok(None),
            };
            let end = self.block(fr, body, Some(now))?;
            let continued = fr.loops.last_mut().and_then(|l| l.continues.take());
            state = match (end, continued) {
                (Some(a), Some(b)) => Some(join(self, Some(a), &b)),
                (a, b) => a.or(b),
            };
            if let Some(s) = &mut state {
                self.steps.end_round(&mut fr.act, id, &mut s.point);
            }
            k += 1;
            self.rounds += 1;
        }
        let Some(l) = fr.loops.pop() else { return Ok(None) };
        if l.left
            && let Some(s) = &mut state
        {
            self.flush_all(fr, s, &assigned);
        }
        let nodes = fr.blocks.pop().unwrap_or_default();
        let goes_on = state.is_some() || l.ended;
        let after = match (state, l.breaks) {
            (Some(a), Some(b)) => Some(join(self, Some(a), &b)),
            (a, b) => a.or(b),
        };
        if l.left {
            self.once(fr, nodes, goes_on);
        } else {
            fr.out().extend(nodes);
        }
        Ok(Some(after))
    }

    /// A loop with one round around statements that may leave it.
    fn once(&mut self, fr: &mut Frame, mut nodes: Vec<Node>, goes_on: bool) {
        if goes_on {
            nodes.push(Node::plain(Stmt::Break, None, false));
        }
        fr.blocks.push(Vec::new());
        let cond = self.lifted(fr, &AbsValue::boolean(true));
        let header = fr.blocks.pop().unwrap_or_default();
        self.write(fr, Node::While { header, cond, body: nodes });
    }

    /// A `for` without a round.
    fn no_rounds(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, known: &mut Known) {
        let Stmt::For { var, range, .. } = stmt else { return };
        let before = known.point.clone();
        let range = self.range(fr, known, &before, range);
        self.steps.no_round(&mut fr.act, id, stmt, &mut known.point);
        known.late.remove(var);
        super::outside::assigned(fr, *var, known);
        let var = fr.var(*var);
        self.write(fr, Node::For { var, range, body: Vec::new(), parallel: false, idle: true });
    }

    fn range(
        &mut self,
        fr: &mut Frame,
        known: &mut Known,
        before: &analysis::steps::Point,
        range: &ForRange,
    ) -> ForRange {
        match range {
            ForRange::Range { lo, step, hi } => ForRange::Range {
                lo: self.operand(fr, known, before, *lo),
                step: step.map(|s| self.operand(fr, known, before, s)),
                hi: self.operand(fr, known, before, *hi),
            },
            ForRange::Columns(v) => ForRange::Columns(self.operand(fr, known, before, *v)),
        }
    }

    /// Writes a loop as a loop.
    fn roll(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, mut known: Known) -> Flow {
        let assigned = fr.defs_in(id);
        self.flush_all(fr, &mut known, &assigned);
        // Large values that rounds read are written once, before them.
        let read: Vec<VarId> = known
            .late
            .iter()
            .copied()
            .filter(|v| fr.is_named(*v) && !super::lift::is_small(known.point.value(*v)))
            .collect();
        if !read.is_empty() {
            let function = fr.function.clone();
            let mut uses = Vec::new();
            ir::tir::walk::each(&function, &[id], &mut |_, s| uses.extend(ir::tir::walk::uses(s)));
            let read: Vec<VarId> = read.into_iter().filter(|v| uses.contains(v)).collect();
            self.flush_all(fr, &mut known, &read);
        }
        fr.renew(&assigned);
        let mut idle = false;
        let mut range = None;
        if let Stmt::For { range: r, .. } = stmt {
            let before = known.point.clone();
            if ir::tir::walk::uses(stmt).iter().any(|v| before.value(*v).is_undefined())
                && self.undefined(fr, id, stmt, &before)
            {
                self.may_throw(fr, &known);
                return Ok(None);
            }
            idle = ir::tir::walk::uses(stmt).iter().all(|v| total::decides(before.value(*v)));
            if !idle {
                self.may_throw(fr, &known);
            }
            range = Some(self.range(fr, &mut known, &before, r));
        }
        self.steps.enter_loop(&mut fr.act, id, stmt, &mut known.point);
        let mut head = known.clone();
        fr.depth += 1;
        let mut round = 0;
        let (header, body, cond, left, back) = loop {
            let (thrown, written) = (fr.thrown.clone(), self.written);
            let made = self.round(fr, id, stmt, head.clone(), &assigned);
            let (header, body, cond, left, back) = made?;
            if let Some(back) = &back
                && (head.outside.meet(&back.outside)
                    | self.steps.widen(&mut fr.act, id, round, &mut head.point, &back.point))
            {
                (fr.thrown, self.written) = (thrown, written);
                round += 1;
                continue;
            }
            break (header, body, cond, left, back);
        };
        fr.depth -= 1;
        let mut after = left;
        if let Stmt::For { .. } = stmt {
            let mut none = known.clone();
            let empty = self.steps.no_round(&mut fr.act, id, stmt, &mut none.point);
            if let Stmt::For { var, .. } = stmt {
                super::outside::assigned(fr, *var, &mut none);
            }
            let none = empty.then_some(none);
            for way in [back, none].into_iter().flatten() {
                after = Some(join(self, after, &way));
            }
        }
        let node = match (stmt, range) {
            (Stmt::For { var, parallel, .. }, Some(range)) => {
                Node::For { var: fr.var(*var), range, body, parallel: *parallel, idle }
            }
            _ => Node::While { header, cond, body },
        };
        self.write(fr, node);
        Ok(after)
    }

    /// One round of a loop that is written as one.
    fn round(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        mut now: Known,
        assigned: &Rc<[VarId]>,
    ) -> Result<Round, Rolled> {
        let l = Loop {
            id,
            unrolled: false,
            depth: fr.depth,
            breaks: None,
            continues: None,
            left: false,
            ended: false,
            assigned: assigned.clone(),
        };
        fr.loops.push(l);
        let goes = self.steps.begin_round(&mut fr.act, id, stmt, &mut now.point);
        if let Stmt::For { var, .. } = stmt {
            super::outside::assigned(fr, *var, &mut now);
        }
        let mut header_nodes = Vec::new();
        let mut residual = VarId::from_u32(0);
        let mut left = None;
        fr.blocks.push(Vec::new());
        let end = match stmt {
            Stmt::While { header, cond, body } => {
                let tested = self.block(fr, header, goes.then_some(now))?;
                let tested = tested.map(|mut t| {
                    let before = t.point.clone();
                    residual = self.operand(fr, &mut t, &before, *cond);
                    if !total::decides(before.value(*cond)) {
                        self.may_throw(fr, &t);
                    }
                    self.flush_all(fr, &mut t, assigned);
                    t
                });
                header_nodes = fr.blocks.pop().unwrap_or_default();
                fr.blocks.push(Vec::new());
                match tested {
                    Some(mut t) => {
                        let mut other = t.clone();
                        let stays = self.steps.branch(&mut fr.act, id, *cond, true, &mut t.point);
                        let leaves = self.steps.branch(&mut fr.act, id, *cond, false, &mut other.point);
                        left = leaves.then_some(other);
                        self.block(fr, body, stays.then_some(t))?
                    }
                    None => {
                        // The test surely fails: what it is of does not matter.
                        residual = self.lifted(fr, &AbsValue::boolean(true));
                        header_nodes.append(fr.out());
                        None
                    }
                }
            }
            Stmt::For { body, .. } => self.block(fr, body, goes.then_some(now))?,
            _ => None,
        };
        let end = end.map(|mut s| {
            self.flush_all(fr, &mut s, assigned);
            s
        });
        let body = fr.blocks.pop().unwrap_or_default();
        let Some(l) = fr.loops.pop() else { return Err(Rolled(id)) };
        for way in [l.breaks].into_iter().flatten() {
            left = Some(join(self, left, &way));
        }
        let mut back = end;
        if let Some(way) = l.continues {
            back = Some(join(self, back, &way));
        }
        if let Some(back) = &mut back {
            self.steps.end_round(&mut fr.act, id, &mut back.point);
        }
        Ok((header_nodes, body, residual, left, back))
    }

    /// `try`
    fn handling(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        body: &[StmtId],
        err: Option<VarId>,
        handler: &[StmtId],
        mut known: Known,
    ) -> Flow {
        let assigned = fr.defs_in(id);
        self.flush_all(fr, &mut known, &assigned);
        let mut before = known.clone();
        fr.depth += 1;
        fr.thrown.push(None);
        fr.blocks.push(Vec::new());
        let end = self.block(fr, body, Some(known));
        let mut body_nodes = fr.blocks.pop().unwrap_or_default();
        let thrown = fr.thrown.pop().flatten();
        let end = end?;
        let Some(mut caught) = thrown else {
            // Nothing in it fails.
            fr.depth -= 1;
            fr.out().append(&mut body_nodes);
            return Ok(end);
        };
        // What was written down between two places that may fail has not been where the first one did: it is
        // written in front of all of them.
        let written: Vec<VarId> = before.late.difference(&caught.late).copied().collect();
        for v in written {
            self.flush(fr, &mut before, v);
        }
        self.steps.catch(&mut fr.act, id, err, &mut caught.point);
        if let Some(v) = err {
            super::outside::assigned(fr, v, &mut caught);
        }
        fr.blocks.push(Vec::new());
        let handled = self.block(fr, handler, Some(caught));
        let mut handler_nodes = fr.blocks.pop().unwrap_or_default();
        let handled = handled?;
        fr.depth -= 1;
        let after = self.meet(fr, id, (end, &mut body_nodes), (handled, &mut handler_nodes));
        let err = err.map(|v| fr.var(v));
        self.write(fr, Node::Try { body: body_nodes, err, handler: handler_nodes });
        Ok(after)
    }

    /// A statement that is copied as it is.
    fn copied(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, known: Known) -> Flow {
        // Functions with such statements are not specialised ([`Evaluator::is_general`]).
        let _ = (fr, id, stmt, known);
        Ok(None)
    }

    /// Whether there is room left for code and time.
    pub fn may_grow(&self) -> bool {
        self.written < self.options.size && self.steps_taken < self.options.steps
    }
}

/// The one variable that two ways do not agree on, where it is the truth of the condition that chose between them
/// (`straight`) or its opposite.
fn truth_of(a: &Known, b: &Known, fr: &Frame, cond: &AbsValue) -> Option<(VarId, bool)> {
    let logical = cond.unique_class() == Some(Class::Logical) && cond.shape() == types::Shape::scalar();
    if !logical || cond.maybe_undefined {
        return None;
    }
    let one_sided =
        |v: VarId| !fr.is_named(v) && (a.point.value(v).is_undefined() || b.point.value(v).is_undefined());
    let mut differ = a.late.union(&b.late).filter(|v| {
        // A temporary of one arm is not read behind it.
        !one_sided(**v)
            && !(a.late.contains(v) && b.late.contains(v) && a.point.value(**v) == b.point.value(**v))
    });
    let (v, more) = (*differ.next()?, differ.next());
    let (x, y) = (a.point.value(v), b.point.value(v));
    let truth = |x: &AbsValue| x.unique_class() == Some(Class::Logical) && is_known(x);
    let both = a.late.contains(&v) && b.late.contains(&v) && truth(x) && truth(y);
    if more.is_some() || !both || !fr.may_wait(v) || x.shape() != y.shape() || x.shape() != cond.shape() {
        return None;
    }
    match (x.truth(), y.truth()) {
        (Truth::Yes, Truth::No) => Some((v, true)),
        (Truth::No, Truth::Yes) => Some((v, false)),
        _ => None,
    }
}

/// Header, body and condition of a round; what holds where the loop is left and where the next round begins.
type Round = (Vec<Node>, Vec<Node>, VarId, Option<Known>, Option<Known>);
