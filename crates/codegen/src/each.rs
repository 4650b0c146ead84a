//! A pass over Tame IR with facts: a function of the program that is called for each element of arrays or cells
//! (`arrayfun(f, x)`, `cellfun(f, c)`) is called in a loop, where it surely gives one real double for each.
//!
//! That it does, and that operands have one size, is known before: so none of the errors of such a call can occur but
//! those of the function itself. Whatever else may be (results of other classes, several results, options beside
//! `UniformOutput`, builtins, which the runtime library calls as fast) stays a call of the runtime library.

use crate::tame::{blocks_mut, contexts_by_function, with_form};
use analysis::{Analysis, CallEdge, Context};
use base::Name;
use builtins::{Fill, Form, Measure};
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, ForRange, Function, Literal, Program, Stmt, StmtId, Target, Var,
    VarId, VarKind,
};
use types::{AbsValue, Class, ClassValue, Complexity, Elements, Matrix, Shape, Sparsity};

/// Makes loops of what qualifies; whether anything did, so that facts are to be found anew.
pub fn each(program: &mut Program, analysis: &Analysis) -> bool {
    let mut any = false;
    for (f, contexts) in contexts_by_function(analysis) {
        let function = &mut program.functions[f];
        if function.dynamic || !function.inlined.is_empty() {
            continue;
        }
        let mut looper = Looper { analysis, contexts: &contexts, function, changed: false };
        let body = std::mem::take(&mut looper.function.body);
        looper.function.body = looper.block(body);
        any |= looper.changed;
    }
    any
}

/// A call that becomes a loop.
struct Mapped {
    result: VarId,
    f: VarId,
    over: Vec<VarId>,
    cells: bool,
}

struct Looper<'a> {
    analysis: &'a Analysis,
    contexts: &'a [&'a Context],
    function: &'a mut Function,
    changed: bool,
}

impl Looper<'_> {
    fn block(&mut self, block: Block) -> Block {
        let mut made = Vec::with_capacity(block.len());
        for id in block {
            if let Some(mapped) = self.mapped(id) {
                self.changed = true;
                self.looped(id, &mapped, &mut made);
                continue;
            }
            let mut stmt = std::mem::replace(&mut self.function.stmts[id], Stmt::Break);
            for inner in blocks_mut(&mut stmt) {
                *inner = self.block(std::mem::take(inner));
            }
            self.function.stmts[id] = stmt;
            made.push(id);
        }
        made
    }

    fn mapped(&self, id: StmtId) -> Option<Mapped> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        let [Target::Var(result)] = targets.as_slice() else { return None };
        if callee.target != CallTarget::Builtin || callee.var.is_some() {
            return None;
        }
        let Some(Form::Each { cells }) = builtins::named(callee.name)?.form else { return None };
        let plain = |a: &Arg| match a {
            Arg::Var(v) if self.function.vars[*v].kind != VarKind::List => Some(*v),
            _ => None,
        };
        let vars: Vec<VarId> = args.iter().map(plain).collect::<Option<_>>()?;
        let (f, rest) = vars.split_first()?;
        let mut over: Option<usize> = None;
        let reaching = || self.contexts.iter().filter(|c| c.facts.reachable(id));
        for context in reaching() {
            let known = |v: VarId| context.facts.before(id, v);
            let count = self.operands(context, id, rest, cells)?;
            if *over.get_or_insert(count) != count
                || !is_known_handle(known(*f))
                || !is_number(context.facts.after(id, *result), false)
                || !self.gives_numbers(context, id)
            {
                return None;
            }
        }
        Some(Mapped { result: *result, f: *f, over: rest.get(..over?)?.to_vec(), cells })
    }

    /// How many of the operands behind the handle are taken apart, where the others only say what is so anyway.
    fn operands(&self, context: &Context, id: StmtId, rest: &[VarId], cells: bool) -> Option<usize> {
        let known = |v: &VarId| context.facts.before(id, *v);
        let given = rest.iter().take_while(|v| is_taken(known(v), cells)).count();
        let uniform = match &rest[given..] {
            [] => true,
            [option, value] => {
                known(option).as_text().is_some_and(|t| t == "UniformOutput")
                    && known(value).as_number() == Some(1.0)
            }
            _ => false,
        };
        let shape = |v: &VarId| known(v).unique().map(|v| v.matrix.shape.clone());
        let sized = |s: &Shape| s.dims().is_some_and(|d| d.iter().all(|d| *d != types::Dim::Unknown));
        let first = shape(rest.first()?)?;
        let alike =
            given == 1 || sized(&first) && rest[..given].iter().all(|v| shape(v).as_ref() == Some(&first));
        (given > 0 && uniform && alike).then_some(given)
    }

    /// Whether the functions that the call leads to surely give one real double each.
    fn gives_numbers(&self, context: &Context, id: StmtId) -> bool {
        let mut some = false;
        let all = context.facts.calls(id).iter().all(|edge| match edge {
            CallEdge::User { context, handle: Some(_) } => {
                some = true;
                let called = &self.analysis.contexts[*context];
                !called.open
                    && called.nargout == 1
                    && called.outputs.first().is_some_and(|o| is_number(o, true))
            }
            CallEdge::Builtin { handle, .. } => !handle,
            CallEdge::User { .. } | CallEdge::Method(_) | CallEdge::Unknown(_) => false,
        });
        some && all
    }

    fn looped(&mut self, id: StmtId, mapped: &Mapped, made: &mut Block) {
        let first = mapped.over[0];
        let [size, count, one, k, y] =
            ["each_size", "each_count", "each_first", "each_place", "each_result"].map(|n| self.temp(n));
        let all = self.function.vars.push(Var::local(Name::new("each_results"), VarKind::User));
        let call = |form: Form, dst: VarId, arg: VarId| {
            let callee = Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args: vec![Arg::Var(arg)] }
        };
        let before = [
            call(Form::Measure(Measure::Size), size, first),
            call(Form::Fill(Fill::Zero), all, size),
            call(Form::Measure(Measure::Numel), count, first),
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
        ];
        made.extend(before.map(|stmt| self.push(id, stmt)));
        let mut body = Vec::new();
        let mut args = Vec::new();
        for v in &mapped.over {
            let element = self.temp("each_element");
            let at = vec![Arg::Var(k)];
            let step = if mapped.cells { Access::Brace(at) } else { Access::Paren(at) };
            let get = Stmt::Get { targets: vec![Target::Var(element)], base: *v, path: vec![step] };
            body.push(self.push(id, get));
            args.push(Arg::Var(element));
        }
        let path = vec![Access::Paren(args)];
        body.push(self.push(id, Stmt::Get { targets: vec![Target::Var(y)], base: mapped.f, path }));
        let path = vec![Access::Paren(vec![Arg::Var(k)])];
        body.push(self.push(id, Stmt::Set { base: all, path, src: y }));
        let range = ForRange::Range { lo: one, step: None, hi: count };
        made.push(self.push(id, Stmt::For { var: k, range, body, parallel: false }));
        made.push(self.push(id, Stmt::Copy { dst: mapped.result, src: all }));
    }

    fn push(&mut self, place: StmtId, stmt: Stmt) -> StmtId {
        let id = self.function.stmts.push(stmt);
        self.function.spans[id] = self.function.spans[place];
        id
    }

    fn temp(&mut self, name: &str) -> VarId {
        self.function.vars.push(Var::local(Name::new(name), VarKind::Temp))
    }
}

/// What is known of a value of one class that surely is there.
fn unique(value: &AbsValue) -> Option<&ClassValue<Matrix>> {
    if value.maybe_undefined { None } else { value.unique() }
}

/// Whether a value surely is a handle of functions of the program that are all known.
fn is_known_handle(value: &AbsValue) -> bool {
    let function = |h: &types::abs::Handle<Matrix>| matches!(h.target, types::abs::Target::Function(_));
    unique(value).is_some_and(|v| match &v.elements {
        Elements::Handles(list) => v.class == Class::FunctionHandle && list.content().iter().all(function),
        _ => false,
    })
}

/// Whether a value surely is a cell or an array of numbers: no text, which may be an option.
fn is_taken(value: &AbsValue, cells: bool) -> bool {
    unique(value).is_some_and(|v| match cells {
        true => v.class == Class::Cell,
        false => (v.class.is_numeric() || v.class == Class::Logical) && v.matrix.sparsity == Sparsity::Full,
    })
}

/// Whether a value surely is real doubles, or `one` of them.
fn is_number(value: &AbsValue, one: bool) -> bool {
    unique(value).is_some_and(|v| {
        v.class == Class::Double
            && v.matrix.complexity == Complexity::Real
            && v.matrix.sparsity == Sparsity::Full
            && (!one || v.matrix.shape == Shape::scalar())
    })
}
