//! The walk taken one step at a time, for who decides itself in which order statements are visited: the partial
//! evaluator. What a statement, a condition and a round of a loop mean is the walk's own (`intra.rs`), on states
//! that are handed out as opaque points.
//!
//! Nothing is assumed of variables that live outside of activations: whoever is not looked at may write them.
//! Calls of functions that a step makes itself (`cellfun` of a handle) go to contexts of the analysis and are
//! repeated until these are stable. Calls that the caller follows itself get operands and deliver results here.
//!
//! Soundness is that of the analysis: what holds at a point holds in every run that gets there, if the caller
//! visits statements in an order in which they run and joins where ways meet. A statement that is visited once
//! more in the same activation must lie in a loop of which a round has begun since.

use super::Options;
use super::counting;
use super::deep;
use super::engine::Engine;
use super::env::Env;
use super::intra::{Intra, Rounds};
use super::key::{Key, Operand};
use super::lookup::Found;
use super::record::Record;
use super::state::{Slot, State, Term, constant_dim};
use super::stmt::{Got, nth_of_list};
use super::symbols::SymTable;
use super::transfer::Transfer;
use crate::dataflow::{Flow, Forward};
use crate::facts::{CallEdge, ContextId, IndexProof};
use crate::source::ProgramSource;
use base::Name;
use ir::tir::{Arg, Callee, FuncId, Function, Stmt, StmtId, Target, VarId};
use std::rc::Rc;
use types::{AbsValue, Truth};

/// What is known at a place of an activation.
#[derive(Clone)]
pub struct Point(State);

/// A function that is being walked.
pub struct Activation {
    key: Rc<Key>,
    parts: Option<(Env, Record, Rounds)>,
}

/// What a name means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A function of the program.
    Function(FuncId),
    /// A builtin.
    Builtin(Name),
    /// Nothing that is known, or what only the run can tell.
    Unknown,
}

/// What steps stand on.
pub struct Steps<'p> {
    engine: Engine<'p>,
    caller: ContextId,
}

/// How often a step is repeated until the contexts that it calls are stable.
const REPEATS: u32 = 8;

impl<'p> Steps<'p> {
    /// Steps over a program, of which no function has been entered.
    pub fn new(source: &'p mut dyn ProgramSource, options: &'p Options) -> Steps<'p> {
        let mut engine = Engine::new(source, options);
        // Calls need a context that they come from; nobody calls or runs this one.
        let none = Key { bound: usize::MAX, ..Key::call(FuncId::from_u32(0), Vec::new(), Some(usize::MAX)) };
        let caller = engine.create(none);
        Steps { engine, caller }
    }

    /// Where functions come from.
    pub fn source(&mut self) -> &mut dyn ProgramSource {
        self.engine.source()
    }

    /// Whether objects of classes of the program may occur, with methods for operators and functions.
    pub fn may_have_objects(&self) -> bool {
        self.engine.objects
    }

    /// Enters a function: with these arguments, of which `bound` in front are not counted by `nargin`.
    pub fn enter(
        &mut self,
        func: FuncId,
        args: &[AbsValue],
        bound: usize,
        nargout: usize,
    ) -> Option<(Activation, Point)> {
        let info = self.engine.info(func)?;
        let args = args.iter().map(|v| (v.clone(), constant_dim(v).map_or(Term::None, Term::Scalar)));
        let key = Key { bound, ..Key::call(func, args.collect(), Some(nargout)) };
        let counted = counting::counted(&mut self.engine, func, &key.counts);
        let env = Env::new(func, info, SymTable::default(), counted);
        let mut activation =
            Activation { key: Rc::new(key), parts: Some((env, Record::new(true), Rounds::default())) };
        let entry = self.walk(&mut activation, |walk| walk.entry())?;
        Some((activation, Point(entry)))
    }

    fn walk<R>(&mut self, a: &mut Activation, f: impl FnOnce(&mut Intra<'_, 'p>) -> R) -> Option<R> {
        let (env, record, rounds) = a.parts.take()?;
        let transfer =
            Transfer { engine: &mut self.engine, context: self.caller, key: a.key.clone(), env, record };
        let mut walk = Intra { transfer, rounds };
        let result = f(&mut walk);
        a.parts = Some((walk.transfer.env, walk.transfer.record, walk.rounds));
        Some(result)
    }

    /// A statement without blocks. False where it surely fails or does not end.
    pub fn stmt(&mut self, a: &mut Activation, id: StmtId, stmt: &Stmt, at: &mut Point) -> bool {
        let before = at.0.clone();
        for round in 0.. {
            let flow = self.walk(a, |walk| walk.stmt(id, stmt, &mut at.0)).unwrap_or(Flow::Never);
            if self.engine.settle() || round > REPEATS {
                return flow == Flow::Next;
            }
            at.0 = before.clone();
        }
        false
    }

    /// A condition is found true or false. Says whether that can be.
    pub fn branch(
        &mut self,
        a: &mut Activation,
        id: StmtId,
        cond: VarId,
        taken: bool,
        at: &mut Point,
    ) -> bool {
        self.walk(a, |walk| walk.branch(id, cond, taken, &mut at.0)).unwrap_or(false)
    }

    /// Two ways meet behind `id`.
    pub fn merge(&mut self, a: &mut Activation, id: StmtId, then: Point, els: Point) -> Point {
        let other = then.clone();
        self.walk(a, |walk| Point(walk.merge(id, then.0, els.0))).unwrap_or(other)
    }

    /// Puts `from` into `into`.
    pub fn join(&mut self, into: &mut Point, from: &Point) {
        into.0.join(&from.0, &mut Vec::new(), |a, b| a.join(b));
    }

    /// Puts `from` into the head of loop `id`; says whether the head changed.
    pub fn widen(
        &mut self,
        a: &mut Activation,
        id: StmtId,
        round: u32,
        head: &mut Point,
        from: &Point,
    ) -> bool {
        self.walk(a, |walk| walk.widen(id, round, &mut head.0, &from.0)).unwrap_or(false)
    }

    /// Loop `id` is entered.
    pub fn enter_loop(&mut self, a: &mut Activation, id: StmtId, stmt: &Stmt, at: &mut Point) {
        self.walk(a, |walk| walk.enter_loop(id, stmt, &mut at.0));
    }

    /// A round begins; says whether there can be one.
    pub fn begin_round(&mut self, a: &mut Activation, id: StmtId, stmt: &Stmt, at: &mut Point) -> bool {
        self.walk(a, |walk| walk.begin_round(id, stmt, &mut at.0)).unwrap_or(false)
    }

    /// A `for` ends without a round; says whether that can be.
    pub fn no_round(&mut self, a: &mut Activation, id: StmtId, stmt: &Stmt, at: &mut Point) -> bool {
        self.walk(a, |walk| walk.no_round(id, stmt, &mut at.0)).unwrap_or(true)
    }

    /// A round ends.
    pub fn end_round(&mut self, a: &mut Activation, id: StmtId, at: &mut Point) {
        self.walk(a, |walk| walk.end_round(id, &mut at.0));
    }

    /// A handler begins.
    pub fn catch(&mut self, a: &mut Activation, id: StmtId, err: Option<VarId>, at: &mut Point) {
        self.walk(a, |walk| walk.catch(id, err, &mut at.0));
    }

    /// A statement that is not followed: everything inside may have happened.
    pub fn opaque(&mut self, a: &mut Activation, id: StmtId, stmt: &Stmt, at: &mut Point) {
        self.walk(a, |walk| {
            walk.opaque(id, stmt, &mut at.0);
            walk.transfer.reload(&mut at.0);
        });
    }

    /// The operands of a call, cs-lists spread; `None` where reading them surely fails, or their number is not
    /// known (`Err`).
    pub fn operands(
        &mut self,
        a: &mut Activation,
        id: StmtId,
        args: &[Arg],
        at: &mut Point,
    ) -> Option<Result<Vec<AbsValue>, ()>> {
        let found = self.walk(a, |walk| walk.transfer.args(id, &mut at.0, args)).flatten()?;
        if found.rest.is_some() {
            return Some(Err(()));
        }
        Some(Ok(found.list.into_iter().map(|o| deep::without_syms(&o.value)).collect()))
    }

    /// A function has been called that the caller followed: variables that others see may have changed.
    pub fn called(&mut self, a: &mut Activation, at: &mut Point) {
        self.walk(a, |walk| walk.transfer.reload(&mut at.0));
    }

    /// Gives targets the results of a call. False where there are too few.
    pub fn deliver(
        &mut self,
        a: &mut Activation,
        id: StmtId,
        targets: &[Target],
        results: &[AbsValue],
        at: &mut Point,
    ) -> bool {
        let got = Got::List(results.iter().cloned().map(Operand::of).collect());
        self.walk(a, |walk| walk.transfer.deliver(id, &mut at.0, targets, got, None)).flatten().is_some()
    }

    /// Gives `ans` the result of a call that was asked for none.
    pub fn deliver_ans(
        &mut self,
        a: &mut Activation,
        id: StmtId,
        ans: VarId,
        results: &[AbsValue],
        at: &mut Point,
    ) {
        let got = Got::List(results.iter().cloned().map(Operand::of).collect());
        self.walk(a, |walk| walk.transfer.deliver_ans(id, &mut at.0, ans, got));
    }

    /// How many results targets ask for, where that is known.
    pub fn wanted(&mut self, a: &mut Activation, targets: &[Target], at: &Point) -> Option<usize> {
        self.walk(a, |walk| walk.transfer.wanted(&at.0, targets)).flatten()
    }

    /// Gives a variable a value.
    pub fn assign(&mut self, a: &mut Activation, id: StmtId, v: VarId, value: AbsValue, at: &mut Point) {
        self.walk(a, |walk| walk.transfer.assign(id, &mut at.0, v, Operand::of(value), None));
    }

    /// Takes a variable's value away.
    pub fn clear(&mut self, v: VarId, at: &mut Point) {
        at.0.set(v, Slot::default());
    }

    /// What a callee means in an activation.
    pub fn meaning(&mut self, a: &Activation, callee: &Callee) -> Meaning {
        meaning(self.engine.look_up(callee, a.key.func))
    }

    /// What a name that a value holds means in an activation.
    pub fn meaning_of_name(&mut self, a: &Activation, name: Name) -> Meaning {
        meaning(self.engine.look_up_name(name, a.key.func))
    }

    /// What a name means in a function.
    pub fn meaning_in(&mut self, func: FuncId, name: Name) -> Meaning {
        meaning(self.engine.look_up_name(name, func))
    }
}

fn meaning(found: Option<Found>) -> Meaning {
    match found {
        Some(Found::Function(f)) => Meaning::Function(f),
        Some(Found::Builtin(b)) => Meaning::Builtin(b),
        None => Meaning::Unknown,
    }
}

impl Point {
    /// What is known of a variable.
    pub fn value(&self, v: VarId) -> &AbsValue {
        &self.0.slot(v).value
    }

    /// Which value it is: two points at which a variable has the same stamp, not 0, hold the same value of it.
    pub fn stamp(&self, v: VarId) -> u32 {
        self.0.slot(v).stamp
    }
}

impl Activation {
    /// The function's text.
    pub fn function(&self) -> Option<&Function> {
        self.parts.as_ref().map(|p| &p.0.info.function)
    }

    /// Whether a variable lives outside of the activation.
    pub fn is_outside(&self, v: VarId) -> bool {
        self.parts.as_ref().is_some_and(|p| p.0.cell_of(v).is_some())
    }

    /// What the last visit of a statement called.
    pub fn edges(&self, id: StmtId) -> &[CallEdge] {
        self.parts.as_ref().map_or(&[], |p| p.1.edges_of(id))
    }

    /// What the last visit of a statement proved of its indices.
    pub fn proof(&self, id: StmtId) -> IndexProof {
        self.parts.as_ref().map_or(IndexProof::default(), |p| p.1.proof_of(id))
    }

    /// Whether a value is surely one element, in what is known at a point.
    pub fn is_scalar(&self, value: &AbsValue, at: &Point) -> bool {
        self.parts.as_ref().is_some_and(|p| value.shape().is_scalar(&p.0.view(&at.0)) == Truth::Yes)
    }
}

/// Element `i` of a cs-list held as a cell.
pub fn element_of_list(list: &AbsValue, i: usize) -> AbsValue {
    nth_of_list(list, i)
}

/// A value without what only its activation knows.
pub fn alone(value: &AbsValue) -> AbsValue {
    deep::without_syms(value)
}
