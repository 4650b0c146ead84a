//! A pass over Tame IR with facts: a loop of few rounds over a list of mixed kinds becomes its rounds, one after
//! another, so that each element has a class and a place of its own (`for k = 1:2:numel(varargin)` with
//! `switch varargin{k}`, `for k = 1:numel(steps)` with `f = steps{k}`).
//!
//! A loop qualifies where all contexts that reach it know first value, step and limit as constants, first value and
//! step being the same integers everywhere; how many rounds there are may differ. That is sound whatever a later
//! analysis knows: what the present one knows holds for every run. Then tests of the limit stand where the contexts
//! part, which the next analysis decides in each of them.
//!
//! It leaves loops alone that `break` or `continue`, those that would be long (`MAX_ROUNDS`, `MAX_SIZE`), and those
//! in functions whose variables are reached by name or that scripts are part of: these are known by the numbers of
//! their statements.

use crate::split_webs::split_webs_of;
use crate::tame::{blocks_mut, of_operation, push, rewrite, temp};
use analysis::{Analysis, Context};
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, ForRange, Function, Literal, Program, Stmt, StmtId, Target,
    VarId, walk,
};
use std::collections::BTreeSet;
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Elements};

/// A loop of more rounds stays.
const MAX_ROUNDS: usize = 16;
/// A loop whose rounds have more statements together stays.
const MAX_SIZE: usize = 480;

/// Unrolls what qualifies; whether anything did, so that facts are to be found anew.
pub fn unroll(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let mut unroller = Unroller { contexts, function };
        let Some(rounds) = unroller.rounds(id) else { return 0 };
        unroller.unrolled(id, &rounds, 0, made);
        1
    });
    changed.iter().for_each(|f| split_webs_of(program, *f));
    !changed.is_empty()
}

/// A loop that becomes its rounds.
#[derive(Clone)]
struct Rounds {
    var: VarId,
    hi: VarId,
    /// The limit lies below.
    down: bool,
    /// What the variable is in each round of the longest run.
    values: Vec<f64>,
    /// How many rounds contexts have.
    counts: BTreeSet<usize>,
    body: Block,
}

struct Unroller<'a> {
    contexts: &'a [&'a Context],
    function: &'a mut Function,
}

impl Unroller<'_> {
    fn rounds(&self, id: StmtId) -> Option<Rounds> {
        let Stmt::For { var, range: ForRange::Range { lo, step, hi }, body, parallel: false } =
            &self.function.stmts[id]
        else {
            return None;
        };
        if self.jumps(body) {
            return None;
        }
        let mut first: Option<(f64, f64)> = None;
        let mut values: Vec<f64> = Vec::new();
        let mut counts = BTreeSet::new();
        for context in self.reaching(id) {
            let number = |v: VarId| integer(context.facts.before(id, v));
            let (lo, hi) = (number(*lo)?, number(*hi)?);
            let step = step.map_or(Some(1.0), number).filter(|s| *s != 0.0)?;
            if *first.get_or_insert((lo, step)) != (lo, step) {
                return None;
            }
            let count = ((hi - lo) / step).floor() + 1.0;
            if count > MAX_ROUNDS as f64 {
                return None;
            }
            let count = count.max(0.0) as usize;
            counts.insert(count);
            values.extend((values.len()..count).map(|k| lo + step * k as f64));
        }
        let size = self.size(body) * values.len();
        let pays = self.reaching(id).any(|context| self.pays(context, body));
        let down = first.is_some_and(|(_, step)| step < 0.0);
        let rounds = Rounds { var: *var, hi: *hi, down, values, counts, body: body.clone() };
        (size > 0 && size <= MAX_SIZE && pays).then_some(rounds)
    }

    fn reaching(&self, id: StmtId) -> impl Iterator<Item = &Context> {
        self.contexts.iter().copied().filter(move |c| c.facts.reachable(id))
    }

    fn size(&self, block: &[StmtId]) -> usize {
        let mut n = 0;
        walk::each(self.function, block, &mut |_, _| n += 1);
        n
    }

    /// Whether a `break` or `continue` of this loop stands in its body.
    fn jumps(&self, body: &[StmtId]) -> bool {
        body.iter().any(|id| match &self.function.stmts[*id] {
            Stmt::Break | Stmt::Continue => true,
            // These are of the inner loop.
            Stmt::For { .. } | Stmt::While { .. } => false,
            stmt => walk::blocks(stmt).into_iter().any(|b| self.jumps(b)),
        })
    }

    /// Whether elements of a list of mixed kinds are read at places that the loop decides, or of a list of texts
    /// that say what is done.
    fn pays(&self, context: &Context, body: &[StmtId]) -> bool {
        let (mut mixed, mut texts, mut decides) = (false, false, false);
        walk::each(self.function, body, &mut |id, stmt| match stmt {
            Stmt::Get { base, path, .. } => {
                decides |= path.iter().any(|step| matches!(step, Access::DynamicDot(_)));
                let Some(Access::Brace(args)) = path.first() else { return };
                let moves =
                    |a: &Arg| matches!(a, Arg::Var(v) if context.facts.before(id, *v).as_number().is_none());
                if args.len() != 1 || !args.iter().all(moves) {
                    return;
                }
                let Some(list) = elements(context.facts.before(id, *base)) else { return };
                mixed |= list.windows(2).any(|two| kind(&two[0]) != kind(&two[1]));
                texts |= list.len() > 1 && list.iter().all(|e| e.as_text().is_some());
            }
            Stmt::Set { path, .. } => {
                decides |= path.iter().any(|step| matches!(step, Access::DynamicDot(_)));
            }
            Stmt::Call { callee, .. } => {
                let form = builtins::named(callee.name).and_then(|b| b.form);
                decides |= form == Some(Form::SwitchCase);
            }
            _ => {}
        });
        mixed || texts && decides
    }

    /// The rounds from `from` on. Where a context has no further one, a test of the limit stands.
    fn unrolled(&mut self, id: StmtId, rounds: &Rounds, from: usize, made: &mut Block) {
        let stops = rounds.counts.range(from..).next().copied().unwrap_or(rounds.values.len());
        for value in rounds.values.get(from..stops).unwrap_or_default() {
            made.push(self.push(id, Stmt::Literal { dst: rounds.var, value: Literal::Number(*value) }));
            let round = self.copied(&rounds.body);
            made.extend(round);
        }
        let Some(next) = rounds.values.get(stops) else { return };
        let mut then = Vec::new();
        // The test is passed by those that have more rounds than `stops`.
        let rest = Rounds { counts: rounds.counts.range(stops + 1..).copied().collect(), ..rounds.clone() };
        self.unrolled(id, &rest, stops, &mut then);
        let els = if stops == 0 { vec![self.no_round(id)] } else { Vec::new() };
        let cond = self.test(id, rounds, *next, made);
        made.push(self.push(id, Stmt::If { cond, then, els }));
    }

    /// Whether the round in which the variable is `value` is run.
    fn test(&mut self, id: StmtId, rounds: &Rounds, value: f64, made: &mut Block) -> VarId {
        let op = if rounds.down { ScalarOp::Le } else { ScalarOp::Ge };
        let (limit, cond) = (self.temp("round_limit"), self.temp("round_more"));
        made.push(self.push(id, Stmt::Literal { dst: limit, value: Literal::Number(value) }));
        let callee = Callee { name: of_operation(op), target: CallTarget::Builtin, var: None };
        let args = vec![Arg::Var(rounds.hi), Arg::Var(limit)];
        made.push(self.push(id, Stmt::Call { targets: vec![Target::Var(cond)], callee, args }));
        cond
    }

    /// The loop without a body, for those that run no round: its variable becomes empty.
    fn no_round(&mut self, id: StmtId) -> StmtId {
        let mut stmt = self.function.stmts[id].clone();
        blocks_mut(&mut stmt).into_iter().for_each(Vec::clear);
        self.push(id, stmt)
    }

    fn copied(&mut self, block: &[StmtId]) -> Block {
        let mut made = Vec::with_capacity(block.len());
        for id in block {
            let mut stmt = self.function.stmts[*id].clone();
            for inner in blocks_mut(&mut stmt) {
                *inner = self.copied(inner);
            }
            made.push(self.push(*id, stmt));
        }
        made
    }

    /// A new statement in the place of another.
    fn push(&mut self, place: StmtId, stmt: Stmt) -> StmtId {
        push(self.function, place, stmt)
    }

    fn temp(&mut self, name: &str) -> VarId {
        temp(self.function, name)
    }
}

/// The integer that a double surely is.
fn integer(value: &AbsValue) -> Option<f64> {
    let exact = |x: &f64| x.fract() == 0.0 && x.abs() < 1e9;
    (value.unique_class() == Some(Class::Double) && !value.maybe_undefined)
        .then(|| value.as_number().filter(exact))
        .flatten()
}

/// The elements of a cell whose elements are known one by one.
fn elements(value: &AbsValue) -> Option<&[AbsValue]> {
    match value.unique()? {
        types::ClassValue { class: Class::Cell, elements: Elements::Tuple(list), .. } => Some(list.content()),
        _ => None,
    }
}

/// What must be alike for values to be kept alike.
fn kind(value: &AbsValue) -> Option<(Class, Option<usize>, bool, Option<&Elements<types::Matrix>>)> {
    let v = value.unique()?;
    let shape = &v.matrix.shape;
    let inside =
        matches!(v.class, Class::FunctionHandle | Class::Struct | Class::Cell).then_some(&v.elements);
    Some((v.class, shape.rank(), *shape == types::Shape::scalar(), inside))
}
