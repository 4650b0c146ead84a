//! A pass over Tame IR with facts: numbers that elements hold, side by side or one below the other (`[s.f]`,
//! `[s(places).f]`, `vertcat(c{:})`), are read in a loop, where each element surely holds one real double or one logical.
//!
//! Nothing side by side is `[]`, whatever the class would have been.

use crate::each::element;
use crate::tame::{push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::{Fill, Form, Measure};
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, ForRange, Function, Literal, Program, Stmt, StmtId, Target, Var,
    VarId, VarKind,
};
use types::{AbsValue, Class, Complexity, Sparsity};

/// Makes loops of what qualifies; whether anything did, so that facts are to be found anew.
pub fn gather(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, next, made| {
        let mut gatherer = Gatherer { contexts, function };
        let Some(gathered) = next.and_then(|next| gatherer.gathered(id, next)) else { return 0 };
        gatherer.looped(id, &gathered, made);
        2
    });
    !changed.is_empty()
}

/// A list of numbers and the array that is made of it.
struct Gathered {
    result: VarId,
    base: VarId,
    step: Access,
    /// The elements that are meant, where they are not all.
    places: Option<VarId>,
    fill: Fill,
    vertical: bool,
}

struct Gatherer<'a> {
    contexts: &'a [&'a Context],
    function: &'a mut Function,
}

impl Gatherer<'_> {
    /// The list that one statement makes and the next one, its only reader, joins.
    fn gathered(&self, id: StmtId, next: StmtId) -> Option<Gathered> {
        let Stmt::Get { targets, base, path } = &self.function.stmts[id] else { return None };
        let Stmt::Call { targets: results, callee, args } = &self.function.stmts[next] else { return None };
        let ([Target::Var(list)], [Target::Var(result)]) = (targets.as_slice(), results.as_slice()) else {
            return None;
        };
        if *args != [Arg::Var(*list)]
            || self.function.vars[*list].kind != VarKind::List
            || callee.target != CallTarget::Builtin
            || callee.var.is_some()
        {
            return None;
        }
        let Some(Form::Concat { vertical }) = builtins::named(callee.name)?.form else { return None };
        let (step, of, places) = match path.as_slice() {
            [step @ Access::Dot(_)] => (step.clone(), Class::Struct, None),
            [Access::Paren(subs), step @ Access::Dot(_)] => match subs.as_slice() {
                [Arg::Var(v)] => (step.clone(), Class::Struct, Some(*v)),
                _ => return None,
            },
            [Access::Brace(subs)] => match subs.as_slice() {
                [Arg::Colon] => (path[0].clone(), Class::Cell, None),
                [Arg::Var(v)] => (path[0].clone(), Class::Cell, Some(*v)),
                _ => return None,
            },
            _ => return None,
        };
        let mut fill = None;
        for context in self.contexts.iter().filter(|c| c.facts.reachable(id)) {
            let base = context.facts.before(id, *base);
            let here = element(&context.facts.after(id, *list).content(None), true)?;
            if base.maybe_undefined
                || base.unique_class() != Some(of)
                || (places.is_none() && is_few(base))
                || places.is_some_and(|v| !are_places(context.facts.before(id, v)))
                || *fill.get_or_insert(here) != here
            {
                return None;
            }
        }
        Some(Gathered { result: *result, base: *base, step, places, fill: fill?, vertical })
    }

    fn looped(&mut self, at: StmtId, gathered: &Gathered, made: &mut Block) {
        let Gathered { result, base, .. } = *gathered;
        let f = &mut *self.function;
        let [count, one, size, k, x] =
            ["gather_count", "gather_first", "gather_size", "gather_place", "gather_element"]
                .map(|n| temp(f, n));
        let all = f.vars.push(Var::local(Name::new("gather_all"), VarKind::User));
        let call = |form: Form, dst: VarId, args: &[VarId]| {
            let callee = Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
            let args = args.iter().map(|v| Arg::Var(*v)).collect();
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args }
        };
        let place = Access::Paren(vec![Arg::Var(k)]);
        let which = gathered.places.map(|_| temp(f, "gather_which"));
        let named = vec![Arg::Var(which.unwrap_or(k))];
        let path = match gathered.step {
            Access::Brace(_) => vec![Access::Brace(named)],
            ref field => vec![Access::Paren(named), field.clone()],
        };
        let read = |to, base, path| Stmt::Get { targets: vec![Target::Var(to)], base, path };
        let named = which.zip(gathered.places).map(|(to, places)| read(to, places, vec![place.clone()]));
        let body = [read(x, base, path), Stmt::Set { base: all, path: vec![place], src: x }];
        let body = named.into_iter().chain(body).map(|stmt| push(f, at, stmt)).collect();
        let extents = if gathered.vertical { [count, one] } else { [one, count] };
        let range = ForRange::Range { lo: one, step: None, hi: count };
        let some = [
            call(Form::Concat { vertical: false }, size, &extents),
            call(Form::Fill(gathered.fill), all, &[size]),
            Stmt::For { var: k, range, body, parallel: false },
            Stmt::Copy { dst: result, src: all },
        ];
        let then = some.map(|stmt| push(f, at, stmt)).into();
        let none = call(Form::Concat { vertical: false }, result, &[]);
        let els = vec![push(f, at, none)];
        let whole = [
            call(Form::Measure(Measure::Numel), count, &[gathered.places.unwrap_or(base)]),
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
            Stmt::If { cond: count, then, els },
        ];
        made.extend(whole.map(|stmt| push(f, at, stmt)));
    }
}

/// Whether a value is several numbers that may name elements, one after the other.
fn are_places(value: &AbsValue) -> bool {
    let Some(v) = value.unique() else { return false };
    let plain = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
    let few = v.matrix.shape.as_sizes().is_some_and(|n| n.iter().product::<usize>() <= 8);
    v.class == Class::Double && plain && !few && !value.maybe_undefined && v.matrix.shape.rank() == Some(2)
}

/// Whether the elements are known one by one, which are joined as they are.
fn is_few(base: &AbsValue) -> bool {
    base.unique().and_then(|v| v.matrix.shape.as_sizes()).is_some_and(|n| n.iter().product::<usize>() <= 8)
}
