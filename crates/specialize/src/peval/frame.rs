//! The activation that is specialised: where the evaluator stands, what is known there, and what has been
//! written so far.
//!
//! **Invariant.** At each point of the residual function, each of its variables that is not *late* holds what the
//! variable holds in the original there. A late variable has a known value that has not been written down; it is
//! written (*lifted*) where residual code reads it as a variable and, where ways meet that do not agree on it, at
//! the end of each way. Variables that live outside of the activation, and in `try` those of the author, are never
//! late.

use super::further::Further;
use super::lift::{Lifter, fresh, is_known, is_small};
use super::outside::{Effect, Outside};
use super::residual::{Fact, Node};
use super::settled::Held;
use super::{Evaluator, Note};
use analysis::steps::{Activation, Point};
use base::{FxHashMap, FxHashSet, Span};
use ir::tir::{Access, Arg, Function, Stmt, StmtId, Target, VarId, VarKind, walk};
use std::collections::BTreeSet;
use std::rc::Rc;
use types::AbsValue;

/// What is known at a point, and what has not been written down.
#[derive(Clone)]
pub struct Known {
    /// What is known.
    pub point: Point,
    /// The variables whose known values are not in their residual variables.
    pub late: BTreeSet<VarId>,
    /// What is known of global variables.
    pub outside: Outside,
}

/// A loop around the place where the evaluator stands.
pub struct Loop {
    /// The statement.
    pub id: StmtId,
    /// Its rounds are written one behind the other.
    pub unrolled: bool,
    /// How many residual branches, loops and handlers stand around it.
    pub depth: u32,
    /// What holds where it is left by `break`.
    pub breaks: Option<Known>,
    /// What holds where a round is ended by `continue`.
    pub continues: Option<Known>,
    /// A `break` was written into an unrolled loop.
    pub left: bool,
    /// A round surely ends in a `break`, which was not written.
    pub ended: bool,
    /// What it assigns.
    pub assigned: Rc<[VarId]>,
}

/// A loop cannot be unrolled after all.
#[derive(Clone, Copy, Debug)]
pub struct Rolled(pub StmtId);

/// What holds behind a statement; nothing where it does not end.
pub type Flow = Result<Option<Known>, Rolled>;

/// A function that is specialised.
pub struct Frame {
    /// Its text.
    pub function: Rc<Function>,
    /// Its meaning.
    pub act: Activation,
    /// The residual function: its variables.
    pub shell: Function,
    /// The temporaries of the present round for those of the text.
    pub renamed: FxHashMap<VarId, VarId>,
    /// Temporaries that residual statements assign.
    pub assigned: FxHashSet<VarId>,
    /// Loops, inner ones last.
    pub loops: Vec<Loop>,
    /// How many residual branches, loops and handlers there are around.
    pub depth: u32,
    /// For each `try` around, what holds where an error may be raised.
    pub thrown: Vec<Option<Known>>,
    /// What holds where the function returns.
    pub returned: Option<Known>,
    /// The blocks that are being written, inner ones last.
    pub blocks: Vec<Vec<Node>>,
    /// What an anonymous function hands on: its variables and their values.
    pub forwarded: Option<Vec<(VarId, AbsValue)>>,
    /// What each compound statement assigns.
    pub defs: FxHashMap<StmtId, Rc<[VarId]>>,
    /// How many results are asked for.
    pub nargout: usize,
    /// It is what was asked for: all literals may be made unknown.
    pub entry: bool,
    /// `varargin`, which is never assigned, and the parameters that are its elements; none for what is known.
    pub rest: Option<(VarId, Vec<Option<VarId>>)>,
    /// Lists whose elements are such parameters.
    pub lists: FxHashMap<VarId, Vec<Option<VarId>>>,
    /// Temporaries that take the only value of what may be a list.
    pub only: FxHashSet<VarId>,
    /// It comes with the tool.
    pub library: bool,
    /// What its comments say.
    pub directions: Rc<super::annotations::Directions>,
    /// How many arguments it is given.
    pub nargin: Option<usize>,
    /// All its arguments are known.
    pub folding: bool,
    /// Code of other functions was put in place of calls.
    pub inlined: bool,
    /// Its persistent variables, where they are settled.
    pub held: Held,
    /// Its further results.
    pub further: Further,
    /// Its global variables.
    pub globals: Vec<(VarId, base::Name)>,
    /// What it has to do with global variables.
    pub effect: Effect,
}

impl Frame {
    /// The residual variable of a variable of the text.
    pub fn var(&self, v: VarId) -> VarId {
        self.renamed.get(&v).copied().unwrap_or(v)
    }

    /// Whether the author named it.
    pub fn is_named(&self, v: VarId) -> bool {
        self.function.vars[v].kind == VarKind::User
    }

    /// Whether it holds a cs-list.
    pub fn is_list(&self, v: VarId) -> bool {
        self.function.vars[v].kind == VarKind::List
    }

    /// Whether it lives outside of the activation.
    pub fn is_outside(&self, v: VarId) -> bool {
        self.act.is_outside(v) && !self.held.has(v)
    }

    /// Whether a known value of it need not be written down at once.
    pub fn may_wait(&self, v: VarId) -> bool {
        !self.is_outside(v) && (self.thrown.is_empty() || !self.is_named(v))
    }

    /// The block that is being written.
    pub fn out(&mut self) -> &mut Vec<Node> {
        if self.blocks.is_empty() {
            self.blocks.push(Vec::new());
        }
        let last = self.blocks.len() - 1;
        &mut self.blocks[last]
    }

    /// What the statements in a compound one assign, itself included.
    pub fn defs_in(&mut self, id: StmtId) -> Rc<[VarId]> {
        if let Some(found) = self.defs.get(&id) {
            return found.clone();
        }
        let mut found = Vec::new();
        walk::each(&self.function, &[id], &mut |_, stmt| found.extend(walk::defs(stmt)));
        found.sort_unstable();
        found.dedup();
        let found: Rc<[VarId]> = found.into();
        self.defs.insert(id, found.clone());
        found
    }

    /// Gives the temporaries that a block assigns, and that are assigned already, new names.
    pub fn renew(&mut self, defs: &[VarId]) {
        for &v in defs {
            let kind = self.function.vars[v].kind;
            if kind != VarKind::User && self.assigned.contains(&self.var(v)) {
                let new = fresh(&mut self.shell);
                self.shell.vars[new].kind = kind;
                self.renamed.insert(v, new);
            }
        }
    }
}

impl Evaluator<'_> {
    /// Writes a statement.
    pub fn write(&mut self, fr: &mut Frame, node: Node) {
        self.written += 1;
        if let Node::Plain { stmt, .. } = &node {
            for v in walk::defs(stmt) {
                fr.assigned.insert(v);
            }
        }
        fr.out().push(node);
    }

    /// Writes what makes a known value into a residual variable.
    fn make(&mut self, fr: &mut Frame, value: &AbsValue, dst: VarId) {
        let mut made = Vec::new();
        let program = self.steps.source().program();
        Lifter { program, shell: &mut fr.shell, out: &mut made }.make(value, dst);
        if let Some(Node::Plain { fact, .. }) = made.last_mut() {
            *fact = Fact::of(value);
        }
        made.into_iter().for_each(|n| self.write(fr, n));
    }

    /// A variable that a late variable's value was written to no longer is late.
    pub fn flush(&mut self, fr: &mut Frame, known: &mut Known, v: VarId) {
        if !known.late.remove(&v) {
            return;
        }
        let value = known.point.value(v).clone();
        let dst = fr.var(v);
        if fr.is_list(v) {
            // A list is what a cell is spread to.
            let cell = fresh(&mut fr.shell);
            let content = analysis_list(&value);
            self.make(fr, &AbsValue::cell(1, content), cell);
            let path = vec![Access::Brace(vec![Arg::Colon])];
            let stmt = Stmt::Get { targets: vec![Target::Var(dst)], base: cell, path };
            return self.write(fr, Node::plain(stmt, None, true));
        }
        let end = fr.out().len();
        self.make(fr, &value, dst);
        if fr.is_outside(v)
            && let Some(Node::Plain { idle, .. }) = fr.out().last_mut()
        {
            // What others see is written for good.
            *idle = false;
        }
        // What is read there may be what others see.
        if fr.is_named(v) && fr.thrown.is_empty() && !fr.is_outside(v) {
            // Before what is being computed in temporaries, so that it nests into what reads it.
            let mut at = end;
            while at > 0 && is_passed(fr, at - 1, dst) {
                at -= 1;
            }
            let made = fr.out().split_off(end);
            fr.out().splice(at..at, made);
        }
    }

    /// Writes down those of some variables that are late.
    pub fn flush_all(&mut self, fr: &mut Frame, known: &mut Known, vars: &[VarId]) {
        for &v in vars {
            if !known.late.contains(&v) {
                continue;
            }
            if fr.is_named(v) {
                self.flush(fr, known, v);
            } else {
                known.late.remove(&v);
            }
        }
    }

    /// A statement was looked at after which late variables may have other values: they are written down as they
    /// were before it.
    pub fn keep_late(&mut self, fr: &mut Frame, before: &Point, known: &mut Known, defs: &[VarId]) {
        let lost = |v: &&VarId| !defs.contains(v) && known.point.value(**v) != before.value(**v);
        let lost: Vec<VarId> = known.late.iter().filter(lost).copied().collect();
        if lost.is_empty() {
            return;
        }
        let after = std::mem::replace(&mut known.point, before.clone());
        self.flush_all(fr, known, &lost);
        known.point = after;
    }

    /// A variable got a known value.
    pub fn wait(&mut self, fr: &mut Frame, known: &mut Known, v: VarId) {
        known.late.insert(v);
        if !fr.may_wait(v) {
            self.flush(fr, known, v);
        }
    }

    /// The residual variable that holds an operand, of which `before` is known.
    pub fn operand(&mut self, fr: &mut Frame, known: &mut Known, before: &Point, v: VarId) -> VarId {
        let value = before.value(v).clone();
        let late = known.late.contains(&v);
        if !is_known(&value) || !(late || is_small(&value)) {
            return fr.var(v);
        }
        if late && fr.is_named(v) && !is_small(&value) {
            self.flush(fr, known, v);
            return fr.var(v);
        }
        let dst = fresh(&mut fr.shell);
        self.make(fr, &value, dst);
        dst
    }

    /// A temporary with a known value.
    pub fn lifted(&mut self, fr: &mut Frame, value: &AbsValue) -> VarId {
        let dst = fresh(&mut fr.shell);
        self.make(fr, value, dst);
        dst
    }

    /// Residual operands.
    pub fn args(&mut self, fr: &mut Frame, known: &mut Known, before: &Point, args: &[Arg]) -> Vec<Arg> {
        let mut made = Vec::with_capacity(args.len());
        for arg in args {
            match *arg {
                Arg::Colon => made.push(Arg::Colon),
                Arg::Var(v) if fr.lists.contains_key(&v) => {
                    let parts = fr.lists.get(&v).cloned().unwrap_or_default();
                    let values = analysis_list(before.value(v));
                    for (part, value) in parts.into_iter().zip(values) {
                        let part = part.unwrap_or_else(|| self.lifted(fr, &value));
                        made.push(Arg::Var(part));
                    }
                }
                Arg::Var(v) if fr.is_list(v) && known.late.contains(&v) => {
                    for value in analysis_list(before.value(v)) {
                        made.push(Arg::Var(self.lifted(fr, &value)));
                    }
                }
                Arg::Var(v) => made.push(Arg::Var(self.operand(fr, known, before, v))),
            }
        }
        made
    }

    /// A residual access path.
    pub fn path(
        &mut self,
        fr: &mut Frame,
        known: &mut Known,
        before: &Point,
        path: &[Access],
    ) -> Vec<Access> {
        let mut made = Vec::with_capacity(path.len());
        for step in path {
            made.push(match step {
                Access::Paren(a) => Access::Paren(self.args(fr, known, before, a)),
                Access::Brace(a) => Access::Brace(self.args(fr, known, before, a)),
                Access::Dot(name) => Access::Dot(*name),
                Access::DynamicDot(v) => match before.value(*v).as_text() {
                    Some(name) if is_name(name) && !before.value(*v).maybe_undefined => {
                        Access::Dot(base::Name::new(name))
                    }
                    _ => Access::DynamicDot(self.operand(fr, known, before, *v)),
                },
            });
        }
        made
    }

    /// A variable as residual code reads it under its name.
    pub fn named(&mut self, fr: &mut Frame, known: &mut Known, v: VarId) -> VarId {
        self.flush(fr, known, v);
        fr.var(v)
    }

    /// An error may be raised here.
    pub fn may_throw(&mut self, fr: &mut Frame, known: &Known) {
        super::settled::seen(fr, known, false);
        let Some(slot) = fr.thrown.last_mut() else { return };
        let before = slot.take();
        *slot = Some(join(self, before, known));
    }

    /// Remembers something that the user may want to know.
    pub fn note(&mut self, fr: &Frame, id: StmtId, text: String) {
        let span: Option<Span> = fr.function.spans[id];
        let note = Note { span, text };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }
}

/// Whether a statement that was written computes temporaries and has nothing to do with a variable.
fn is_passed(fr: &mut Frame, at: usize, v: VarId) -> bool {
    let Some(Node::Plain { stmt, .. }) = fr.out().get(at) else { return false };
    let (defs, uses) = (walk::defs(stmt), walk::uses(stmt));
    let jumps = matches!(stmt, Stmt::Return | Stmt::Break | Stmt::Continue | Stmt::Comment(_));
    !jumps
        && !defs.is_empty()
        && !uses.contains(&v)
        && defs.iter().all(|d| *d != v && fr.shell.vars[*d].kind != VarKind::User)
}

/// Whether MATLAB has a word for itself.
fn is_keyword(text: &str) -> bool {
    let operand = [AbsValue::text(text).into()];
    let asked = builtins::find("iskeyword").map(|b| builtins::transfer(b, &operand, 1, &types::NoFacts));
    !matches!(asked, Some(Ok(r)) if r.first().is_some_and(|r| r.value.truth() == types::Truth::No))
}

/// Whether a text can stand behind a dot.
pub fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && text.len() <= 63
        && !is_keyword(text)
}

/// The elements of a cs-list of known length.
pub fn analysis_list(list: &AbsValue) -> Vec<AbsValue> {
    let n = list.unique().and_then(|v| v.matrix.shape.as_sizes()).map_or(0, |s| s.iter().product());
    (0..n).map(|i| analysis::steps::element_of_list(list, i)).collect()
}

/// Two ways meet that agree on what is late.
pub fn join(evaluator: &mut Evaluator<'_>, a: Option<Known>, b: &Known) -> Known {
    let Some(mut a) = a else { return b.clone() };
    a.late = a.late.intersection(&b.late).copied().collect();
    evaluator.steps.join(&mut a.point, &b.point);
    a.outside.meet(&b.outside);
    a
}
