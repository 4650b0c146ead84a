//! The partial evaluator: a program and what is known of its arguments become a program that computes the rest.
//!
//! It is *online*: there is one walk, in which what is known is computed, by the analysis' own transfer of
//! statements (`analysis::steps`) and the kernels behind it, and the rest is written down. What is known at a point
//! is an environment of abstract values; a value is *known* when it is one value and can be written
//! ([`lift`]): constants, cells and structs of such, handles with bound values. It is *polyvariant*: a function is
//! made anew for each signature ([`call`]). Structs and cells that are known in part are variables of the residual
//! program, of which the environment knows the parts.
//!
//! - [`frame`]: an activation; which variables hold what they hold in the original (the invariant stands there).
//! - [`stmt`], [`control`], [`call`]: what becomes of a statement.
//! - [`outside`]: what is known of global variables.
//! - [`rounds`]: the values that the variable of a `for` takes.
//! - [`settled`]: persistent variables that keep the values of the first call.
//! - [`total`]: what surely does not fail; nothing else is ever left out.
//! - [`further`]: `varargout`.
//! - [`general`]: what is not specialised, or not for each call.
//! - [`inline`]: small versions stand in place of their calls.
//! - [`parts`]: cells and structs of which nobody sees the whole are variables.
//! - [`residual`]: the code that is written; [`clean`] takes away what nobody reads, [`copies`]
//!   what only has another name, [`prune`] what no call uses.
//!
//! Not specialised, but called as they are: functions whose variables others reach (nested, `eval`), with
//! persistent variables that do not settle, and methods. Budgets bound the work and what is written; what they cut off
//! stays as it was, and a note says so.
//!
//! Source: Elphick, *Partial Evaluation of MATLAB* (MPE), chapters 5 to 7.

pub mod annotations;
mod asserts;
mod call;
mod carry;
mod clean;
mod control;
mod copies;
mod frame;
mod further;
mod general;
mod inline;
mod kernels;
mod lift;
mod outside;
mod parts;
mod prune;
mod residual;
mod reuse;
mod rounds;
mod settled;
mod shapes;
mod simple;
mod sink;
mod stmt;
mod texts;
mod total;

use analysis::ProgramSource;
use analysis::steps::Steps;
use base::{Code, FxHashMap, FxHashSet, Span, codes};
use call::{Entry, Mode, Signature};
use ir::tir::{FuncId, FunctionKind, Literal, Program, Stmt, StmtId};
use kernels::Kernels;
use residual::Residual;
use settled::{Held, Settled};
use std::rc::Rc;
use types::AbsValue;

/// Choices and budgets.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program is taken to be right: what may fail, but does nothing, may go.
    pub assume_correct: bool,
    /// Statements that unrolling one loop may write.
    pub growth: usize,
    /// Rounds of one loop.
    pub rounds: usize,
    /// Statements that are looked at while one loop is unrolled.
    pub steps_of_loop: usize,
    /// Statements that are looked at.
    pub steps: usize,
    /// Statements that are written.
    pub size: usize,
    /// Elements of a matrix that is known.
    pub elements: usize,
    /// Statements of a function that is put in place of its calls.
    pub inline: usize,
    /// Calls of one function inside each other with arguments that are known.
    pub recursion: usize,
    /// What is assumed of variables is asserted.
    pub assert: bool,
    /// Variables of the entry that have a value at its beginning.
    pub set: Vec<(String, AbsValue)>,
    /// What is said at the beginning of the entry.
    pub annotations: Vec<annotations::Annotation>,
    /// Digits of numbers that are written; all where there is none.
    pub precision: Option<usize>,
    /// For tests: literals of the entry, chosen by this number, are taken not to be known.
    pub forget: Option<u64>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            assume_correct: false,
            growth: 300,
            rounds: 20_000,
            steps_of_loop: 60_000,
            steps: 1_000_000,
            size: 12_000,
            elements: 256,
            inline: 8,
            recursion: 40,
            assert: false,
            set: Vec::new(),
            annotations: Vec::new(),
            precision: None,
            forget: None,
        }
    }
}

/// Something that was not done, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// Where.
    pub span: Option<Span>,
    /// What.
    pub text: String,
}

/// Something that is wrong, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// Which sort.
    pub code: &'static Code,
    /// Where.
    pub span: Option<Span>,
    /// What.
    pub text: String,
}

/// What is left of a program.
pub struct Specialised {
    /// The program, with the functions that were made behind those that were there.
    pub program: Program,
    /// The function that was asked for.
    pub entry: FuncId,
    /// Which arguments it takes.
    pub takes: Vec<usize>,
    /// What was not done.
    pub notes: Vec<Note>,
    /// What is wrong: then the program is not to be used.
    pub problems: Vec<Problem>,
    /// How many versions were made of each function.
    pub versions: Vec<(FuncId, usize)>,
}

/// Specialises `entry`, called with `args` and asked for `nargout` results. `None` where the function is of a kind
/// that is not specialised.
pub fn specialize(
    source: &mut dyn ProgramSource,
    entry: FuncId,
    args: &[AbsValue],
    nargout: usize,
    options: &Options,
) -> Option<Specialised> {
    types::with_elements(options.elements, || {
        let mut unsettled = FxHashSet::default();
        loop {
            match specialize_here(source, entry, args, nargout, options, &mut unsettled) {
                Err(Again) => continue,
                Ok(made) => return made,
            }
        }
    })
}

/// A function was taken for one whose persistent variables settle, and is none.
struct Again;

fn specialize_here(
    source: &mut dyn ProgramSource,
    entry: FuncId,
    args: &[AbsValue],
    nargout: usize,
    options: &Options,
    unsettled: &mut FxHashSet<FuncId>,
) -> Result<Option<Specialised>, Again> {
    let choices = analysis::Options { outside: true, open: true, ..analysis::Options::default() };
    let kernels = Kernels::new(source.octave());
    let mut evaluator = Evaluator {
        steps: Steps::new(source, &choices),
        options,
        kernels,
        table: FxHashMap::default(),
        residuals: Vec::new(),
        depths: Vec::new(),
        general: unsettled.iter().map(|f| (*f, true)).collect(),
        rolled: FxHashMap::default(),
        notes: Vec::new(),
        problems: Vec::new(),
        directions: FxHashMap::default(),
        kept: FxHashSet::default(),
        inlined: FxHashSet::default(),
        written: 0,
        steps_taken: 0,
        rounds: 0,
        assume_correct: options.assume_correct,
        cleanups: false,
        scanned: 0,
        settled: Settled::default(),
        begins_with: None,
        ended_with: None,
    };
    evaluator.settled.unsettled.clone_from(unsettled);
    let mode = |v: &AbsValue| if lift::is_known(v) { Mode::Known } else { Mode::Passed };
    let args = args.iter().map(|v| (v.clone(), mode(v))).collect();
    let signature = Signature { args, bound: 0, nargout };
    let Some(f) = evaluator.steps.source().program().functions.get(entry) else { return Ok(None) };
    let (name, span) = (f.name, f.span);
    let script = f.kind == FunctionKind::Script;
    let keeps = !settled::persistents(f).is_empty();
    if keeps || general::is_wild(f) || (!script && evaluator.is_general(entry)) {
        return Ok(None);
    }
    let made = evaluator.make_version(entry, &signature, &outside::Outside::default(), true);
    if let Some(made) = &made {
        settled::check(&mut evaluator, made.number);
    }
    if evaluator.settled.again {
        unsettled.clone_from(&evaluator.settled.unsettled);
        return Err(Again);
    }
    let Some(made) = made else { return Ok(None) };
    let given = !signature.args.is_empty() && signature.args.iter().all(|a| a.1 == Mode::Known);
    if given && !made.ends {
        let text = format!("'{name}' always fails with these arguments");
        evaluator.problem(&codes::ALWAYS_FAILS, Some(span), text);
    }
    let problems = std::mem::take(&mut evaluator.problems);
    prune::prune(&mut evaluator.residuals, made.number);
    residual::unwrap(&mut evaluator.residuals, made.number);
    for k in residual::reached(&evaluator.residuals, made.number) {
        let Some(r) = evaluator.residuals.get_mut(k) else { continue };
        let (params, outputs) = (r.shell.params.clone(), r.shell.outputs.clone());
        shapes::mend(r);
        texts::join(r);
        clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        if !r.inlined {
            continue;
        }
        parts::apart(r);
        clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        reuse::reuse(r);
        clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        carry::carry(r);
        clean::clean(&mut r.shell, &mut r.body, &params, &outputs);
        sink::sink(&r.shell, &mut r.body);
    }
    if let Some(digits) = options.precision {
        for k in residual::reached(&evaluator.residuals, made.number) {
            if let Some(r) = evaluator.residuals.get_mut(k) {
                residual::round(&mut r.body, digits);
            }
        }
    }
    let program = evaluator.steps.source().program().clone();
    let (program, place) = residual::assemble(program, &evaluator.residuals, made.number);
    let versions = evaluator.table.iter().map(|(f, t)| (*f, t.len())).collect();
    Ok(Some(Specialised {
        program,
        entry: place,
        takes: made.takes.clone(),
        notes: evaluator.notes,
        problems,
        versions,
    }))
}

/// The partial evaluator at work.
pub(crate) struct Evaluator<'p> {
    /// What statements mean.
    steps: Steps<'p>,
    options: &'p Options,
    /// Where parts of values are computed.
    kernels: Kernels,
    /// The versions of each function.
    table: FxHashMap<FuncId, Vec<Entry>>,
    residuals: Vec<Residual>,
    /// For each version that is being made, how much residual control stood around its call.
    depths: Vec<u32>,
    /// Functions that are not specialised.
    general: FxHashMap<FuncId, bool>,
    /// How often a loop was found not to be unrolled.
    rolled: FxHashMap<(Option<Span>, StmtId), u32>,
    notes: Vec<Note>,
    problems: Vec<Problem>,
    /// What the comments of functions say.
    directions: FxHashMap<FuncId, Rc<annotations::Directions>>,
    /// Functions that are not evaluated.
    kept: FxHashSet<FuncId>,
    /// Functions that stand in place of their calls.
    inlined: FxHashSet<FuncId>,
    written: usize,
    steps_taken: usize,
    /// Rounds of loops that were unrolled.
    rounds: usize,
    assume_correct: bool,
    /// A function makes what calls a function where it goes.
    cleanups: bool,
    /// How many functions were looked at for that.
    scanned: usize,
    settled: Settled,
    /// The persistent variables of the next version.
    begins_with: Option<Held>,
    /// Those of the last one.
    ended_with: Option<Held>,
}

impl Evaluator<'_> {
    /// Whether a function comes with the tool.
    fn is_library(&mut self, f: FuncId) -> bool {
        self.steps.source().is_library(f)
    }

    /// Whether the value of a literal is taken not to be known.
    fn forgets(&self, id: StmtId, stmt: &Stmt) -> bool {
        let Some(seed) = self.options.forget else { return false };
        let mixed = (u64::from(id.as_u32()) ^ seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
            .wrapping_mul(0xBF58_476D_1CE4_E5B9);
        matches!(stmt, Stmt::Literal { value: Literal::Number(_) | Literal::Matrix(_), .. })
            && (mixed >> 40) % 3 == 0
    }
}
