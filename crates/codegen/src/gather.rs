//! A pass over Tame IR with facts: numbers that elements hold, side by side or one below the other (`[s.f]`,
//! `vertcat(c{:})`), are read in a loop, where each element surely holds one real double or one logical.
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
use types::{AbsValue, Class};

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
        let (step, of) = match path.as_slice() {
            [step @ Access::Dot(_)] => (step.clone(), Class::Struct),
            [step @ Access::Brace(subs)] if *subs == [Arg::Colon] => (step.clone(), Class::Cell),
            _ => return None,
        };
        let mut fill = None;
        for context in self.contexts.iter().filter(|c| c.facts.reachable(id)) {
            let base = context.facts.before(id, *base);
            let here = element(&context.facts.after(id, *list).content(None), true)?;
            if base.maybe_undefined
                || base.unique_class() != Some(of)
                || is_few(base)
                || *fill.get_or_insert(here) != here
            {
                return None;
            }
        }
        Some(Gathered { result: *result, base: *base, step, fill: fill?, vertical })
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
        let path = match gathered.step {
            Access::Brace(_) => vec![Access::Brace(vec![Arg::Var(k)])],
            ref field => vec![place.clone(), field.clone()],
        };
        let body = [
            Stmt::Get { targets: vec![Target::Var(x)], base, path },
            Stmt::Set { base: all, path: vec![place], src: x },
        ];
        let body = body.map(|stmt| push(f, at, stmt)).into();
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
            call(Form::Measure(Measure::Numel), count, &[base]),
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
            Stmt::If { cond: count, then, els },
        ];
        made.extend(whole.map(|stmt| push(f, at, stmt)));
    }
}

/// Whether the elements are known one by one, which are joined as they are.
fn is_few(base: &AbsValue) -> bool {
    base.unique().and_then(|v| v.matrix.shape.as_sizes()).is_some_and(|n| n.iter().product::<usize>() <= 8)
}
