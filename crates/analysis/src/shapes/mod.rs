//! Shapes as terms along the flow of control: what `tame analyze --shapes` shows.
//!
//! The value analysis knows extents; where a rank is not known it knows nothing. Here the shape of every variable is
//! a term of [`types::shapes`] over the shapes that the function is entered with, worlds are kept apart where ways
//! meet ([`world`]), and every operation that has passed says that its term is legal: two terms are the same shape
//! if they are where all that passed before is legal. Where the value analysis knows all extents, those are taken.
//! What an operation does to shapes is its specification's rule ([`builtins::shape_term`]).
//!
//! `world` is what is known at a point, `prove` decides within a budget, `rules` says what statements make of shapes,
//! `walk` follows the flow, `listing` shows.
//!
//! Soundness: in every run that gets to a point, for one of its worlds each variable has the shape that its term has
//! when names stand for what they were given at last, and what passed is legal. Under the old rule of expansion that
//! holds for the runs in which no operation fails that only today's rule lets pass.
//!
//! Source: Joisha and Banerjee, MAGICA, 2002: sections 4 to 6, whose sets are those of the worlds.

mod listing;
mod prove;
mod rules;
mod walk;
mod world;

use crate::facts::{Analysis, ContextId};
use base::{FxHashMap, Span};
use ir::tir::{Program, StmtId, VarId};
use prove::Prover;
use std::rc::Rc;
use types::shapes::{Op, Rule, Term};

pub use listing::{Place, show};

/// The shapes in all contexts of a program.
#[derive(Debug)]
pub struct Shapes {
    /// How elementwise operations expand.
    pub rule: Rule,
    /// Context by context, in the order of the analysis.
    pub contexts: Vec<(ContextId, Context)>,
}

/// The shapes in a context.
#[derive(Debug, Default)]
pub struct Context {
    /// Of the parameters.
    pub params: Vec<Definition>,
    /// What statements assign, once each, and what comes from several ways where ways meet.
    pub definitions: Vec<Definition>,
    /// What can fail for its shapes.
    pub checks: Vec<Check>,
    /// What it gives, world by world.
    results: Vec<Vec<Option<Term>>>,
}

/// Why a variable has a shape at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It comes in.
    Param,
    /// It is assigned.
    Assigned,
    /// A round of a loop begins.
    Round,
    /// Ways meet.
    Meeting,
}

/// The shapes that a variable may have at a place.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Which variable.
    pub var: VarId,
    /// Where; `None` of parameters.
    pub at: Option<StmtId>,
    /// Why there.
    pub why: Why,
    /// World by world; at most once each where worlds agree.
    pub terms: Vec<Term>,
    /// In every world it is the shape of this other definition.
    pub like: Option<StmtId>,
    /// In every world it is the shape of something that the statement reads.
    pub kept: bool,
}

/// How sure it is that shapes conform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passing {
    /// For all shapes.
    Always,
    /// Since these have passed.
    Implied(Vec<StmtId>),
    /// Only the run tells.
    Tested,
}

/// An operation that fails where shapes do not conform.
#[derive(Clone, Debug)]
pub struct Check {
    /// Where.
    pub at: StmtId,
    /// What must be legal, in the first world.
    pub term: Term,
    /// Whether it is.
    pub passing: Passing,
}

/// The counts of MAGICA's table 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All shapes.
    pub shapes: usize,
    /// All extents are constants: one by one.
    pub scalars: usize,
    /// All extents are constants, another shape.
    pub arrays: usize,
    /// The others.
    pub symbolic: usize,
    /// Those of the others that are proved to be the shape of another one.
    pub copies: usize,
}

impl Definition {
    /// Its terms without repetition.
    pub fn set(&self) -> Vec<&Term> {
        let mut set: Vec<&Term> = Vec::new();
        for t in &self.terms {
            if !set.contains(&t) {
                set.push(t);
            }
        }
        set
    }

    /// These as text.
    pub fn texts(&self) -> Vec<String> {
        self.set().into_iter().map(Term::to_string).collect()
    }

    /// The one constant shape that it has.
    fn constant(&self) -> Option<Vec<i64>> {
        let set = self.set();
        let [one] = set.as_slice() else { return None };
        let Op::Extents(dims) = one.op() else { return None };
        dims.iter().map(|d| d.as_const()).collect()
    }
}

impl Counts {
    /// Adds those of a context: parameters and what is assigned, temporaries too.
    pub fn add(&mut self, context: &Context) {
        let assigned = context.definitions.iter().filter(|d| d.why == Why::Assigned);
        let all: Vec<&Definition> = context.params.iter().chain(assigned).collect();
        let mut same: FxHashMap<Vec<&Term>, u32> = FxHashMap::default();
        for d in &all {
            *same.entry(d.set()).or_default() += 1;
        }
        // Who is said to be like another one makes that one a copy too.
        let liked: Vec<StmtId> = all.iter().filter_map(|d| d.like).collect();
        for d in &all {
            self.shapes += 1;
            match d.constant().as_deref() {
                Some([1, 1]) => self.scalars += 1,
                Some(_) => self.arrays += 1,
                None => {
                    self.symbolic += 1;
                    let set = d.set();
                    let twin = set.len() == 1 && same.get(&set).is_some_and(|n| *n > 1);
                    let copy = twin || d.kept || d.like.is_some() || d.at.is_some_and(|s| liked.contains(&s));
                    self.copies += usize::from(copy);
                }
            }
        }
    }

    /// Those of all contexts.
    pub fn of(shapes: &Shapes) -> Counts {
        let mut counts = Counts::default();
        shapes.contexts.iter().for_each(|(_, c)| counts.add(c));
        counts
    }
}

/// How deep calls are followed before what is called gives unknown shapes.
const CALLS: u32 = 64;

/// The shapes in an analysed program; `line` says where a span is, for names that are made there.
pub fn shapes(program: &Program, analysis: &Analysis, rule: Rule, line: &dyn Fn(Span) -> u32) -> Shapes {
    let mut run =
        Run { program, analysis, line, prover: Prover::new(rule), done: FxHashMap::default(), depth: 0 };
    for id in analysis.contexts.keys() {
        run.context(id);
    }
    let mut contexts = Vec::new();
    for id in analysis.contexts.keys() {
        if let Some(Some(context)) = run.done.remove(&id)
            && let Some(context) = Rc::into_inner(context)
        {
            contexts.push((id, context));
        }
    }
    Shapes { rule, contexts }
}

/// The analysis of a program.
struct Run<'a> {
    program: &'a Program,
    analysis: &'a Analysis,
    line: &'a dyn Fn(Span) -> u32,
    prover: Prover,
    /// The contexts that are done; nothing of those that are being done.
    done: FxHashMap<ContextId, Option<Rc<Context>>>,
    depth: u32,
}

impl Run<'_> {
    /// The shapes in a context; `None` in a circle of calls, and of what is called too deep.
    fn context(&mut self, id: ContextId) -> Option<Rc<Context>> {
        if let Some(done) = self.done.get(&id) {
            return done.clone();
        }
        if self.depth >= CALLS {
            return None;
        }
        self.done.insert(id, None);
        self.depth += 1;
        let context = walk::walk(self, id).map(Rc::new);
        self.depth -= 1;
        self.done.insert(id, context.clone());
        context
    }
}
