//! What the terms of shapes state, held against the sizes in a run: a shape that is one of a set of terms over what
//! came in, and one that is said to be that of another assignment.

use analysis::shapes::{Context, Definition, Shapes, Why, shapes};
use analysis::{Analysis, ContextId};
use base::{FxHashMap, Name};
use interp::watch::Assigned;
use ir::tir::{Program, StmtId, VarId, walk};
use types::Sym;
use types::shapes::{Op, Query, Rule, Term, Witness};

/// What is stated, by where it is.
pub struct Stated {
    contexts: FxHashMap<ContextId, Context>,
    places: FxHashMap<(ContextId, StmtId, VarId), usize>,
}

/// The sizes in an activation.
#[derive(Default)]
pub struct Sizes {
    /// In each context, those that came in, by the names that terms have for them.
    came: FxHashMap<ContextId, Witness>,
    /// What each statement assigned last, where it assigns one variable.
    last: FxHashMap<StmtId, Vec<usize>>,
}

impl Stated {
    /// Everything, under today's rule.
    pub fn of(program: &Program, analysis: &Analysis) -> Stated {
        let Shapes { contexts, .. } = shapes(program, analysis, Rule::Implicit, &|_| 0);
        let mut places = FxHashMap::default();
        for (id, context) in &contexts {
            for (k, d) in context.definitions.iter().enumerate().filter(|(_, d)| d.why == Why::Assigned) {
                places.extend(d.at.map(|s| ((*id, s, d.var), k)));
            }
        }
        Stated { contexts: contexts.into_iter().collect(), places }
    }

    /// What came in.
    pub fn enter(&self, id: ContextId, values: &[Assigned], sizes: &mut Sizes) {
        let Some(context) = self.contexts.get(&id) else { return };
        let mut came = Witness { shapes: Vec::new(), values: Vec::new(), joins: Vec::new() };
        for (param, (v, value)) in context.params.iter().zip(values) {
            let (true, Some(value)) = (param.var == *v, value) else { continue };
            match param.terms.first().map(Term::op) {
                Some(Op::Opaque(name)) => {
                    came.shapes.push((*name, value.dims().iter().map(|n| *n as i64).collect()));
                }
                Some(Op::Extents(dims)) => {
                    for (k, d) in dims.iter().enumerate() {
                        let n = value.dims().get(k).map_or(1, |n| *n as i64);
                        came.values.extend(d.as_sym().map(|s| (s, n)));
                    }
                }
                _ => {}
            }
        }
        sizes.came.insert(id, came);
    }

    /// What is wrong with the size that a statement gave a variable.
    pub fn wrong(&self, id: ContextId, s: StmtId, v: VarId, now: &[usize], sizes: &Sizes) -> Option<String> {
        let context = self.contexts.get(&id)?;
        let d = &context.definitions[*self.places.get(&(id, s, v))?];
        if let Some(other) = d.like
            && let Some(was) = sizes.last.get(&other)
            && was != now
        {
            return Some(format!("it is {now:?}; stated: the shape of what was assigned elsewhere, {was:?}"));
        }
        let here: Vec<i64> = now.iter().map(|n| *n as i64).collect();
        let possible = self.possible(d, sizes.came.get(&id)?)?;
        let fits = possible.iter().flatten().any(|p| p.as_slice() == here);
        (!fits).then(|| format!("it is {now:?}; stated: {}", d.texts().join(" or ")))
    }

    /// The shapes that a definition may have, where all of them follow from what came in.
    fn possible(&self, d: &Definition, came: &Witness) -> Option<Vec<Option<types::shapes::Sizes>>> {
        let known = |t: &&Term| {
            let names = names(t);
            names.0.iter().all(|n| came.shapes.iter().any(|(m, _)| m == n))
                && names.1.iter().all(|s| came.values.iter().any(|(t, _)| t == s))
        };
        let set = d.set();
        if !set.iter().all(known) {
            return None;
        }
        let query = Query::Set(set.into_iter().cloned().collect());
        came.shapes_of(Rule::Implicit, &query, &query).map(|[a, _]| a)
    }

    /// A statement has assigned.
    pub fn assigned(
        &self,
        program: &Program,
        at: (ir::tir::FuncId, StmtId),
        values: &[Assigned],
        sizes: &mut Sizes,
    ) {
        let stmt = program.functions.get(at.0).and_then(|f| f.stmts.get(at.1));
        let one = stmt.is_some_and(|s| walk::defs(s).len() == 1);
        match values {
            [(_, Some(value))] if one => _ = sizes.last.insert(at.1, value.dims().to_vec()),
            _ => _ = sizes.last.remove(&at.1),
        }
    }
}

/// The names that a term mentions.
fn names(t: &Term) -> (Vec<Name>, Vec<Sym>) {
    let (mut shapes, mut syms) = (Vec::new(), Vec::new());
    match t.op() {
        Op::Opaque(name) => shapes.push(*name),
        Op::Extents(d) | Op::Reshape(d) | Op::Repmat(d) => {
            d.iter().for_each(|d| d.for_each_sym(&mut |s| syms.push(s)));
        }
        Op::Find(d) => d.for_each_sym(&mut |s| syms.push(s)),
        _ => {}
    }
    for a in t.args() {
        let (more, others) = names(a);
        shapes.extend(more);
        syms.extend(others);
    }
    (shapes, syms)
}
