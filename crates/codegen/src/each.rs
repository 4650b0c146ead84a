//! A pass over Tame IR with facts: a function of the program that is called for each element of arrays or cells
//! (`arrayfun(f, x)`, `cellfun(f, c)`) is called in a loop, where it surely gives one real double or one logical for
//! each, or its results go into cells (`UniformOutput` is false).
//!
//! That it does, and that operands have one size, is known before: so none of the errors of such a call can occur but
//! those of the function itself. Where only the run knows whether a result is one element, and calling the function again
//! changes nothing ([`is_repeatable`]), the loop ends with the first that is none, and the call is made all the same: it
//! tells what is wrong. Whatever else may be (results of other classes, options beside `UniformOutput`,
//! builtins, which the runtime library calls as fast) stays a call of the runtime library.

use crate::tame::{of_operation, push, rewrite, temp, with_form};
use analysis::{Analysis, CallEdge, Context, ContextId};
use base::{FxHashSet, Name};
use builtins::rule::Effects;
use builtins::{Fill, Form, Measure};
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, ForRange, Function, Literal, Program, Stmt, StmtId, Target, Var,
    VarId, VarKind,
};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, ClassValue, Complexity, Elements, Matrix, Shape, Sparsity};

/// Makes loops of what qualifies; whether anything did, so that facts are to be found anew.
pub fn each(program: &mut Program, analysis: &Analysis) -> bool {
    let again: FxHashSet<ContextId> =
        analysis.contexts.keys().filter(|c| is_repeatable(program, &analysis.contexts[*c])).collect();
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let mut looper = Looper { analysis, contexts, function, again: &again };
        let Some(mapped) = looper.mapped(id) else { return 0 };
        looper.looped(id, &mapped, made);
        1
    });
    !changed.is_empty()
}

/// A call that becomes a loop.
struct Mapped {
    results: Vec<(VarId, Gathered)>,
    f: VarId,
    over: Vec<VarId>,
    cells: bool,
    /// Whether each result is asked whether it is one element.
    checked: bool,
}

/// What the results for the elements are put into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gathered {
    /// An array that begins filled so.
    Array(Fill),
    Cell,
}

impl Gathered {
    /// What makes it, of extents.
    fn form(self) -> Form {
        match self {
            Gathered::Array(fill) => Form::Fill(fill),
            Gathered::Cell => Form::Cells,
        }
    }

    /// The step to an element.
    fn step(self, at: VarId) -> Access {
        match self {
            Gathered::Array(_) => Access::Paren(vec![Arg::Var(at)]),
            Gathered::Cell => Access::Brace(vec![Arg::Var(at)]),
        }
    }
}

/// The operands of a call as one context knows them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Operands {
    /// How many of those behind the handle are taken apart.
    over: usize,
    /// Whether the results are elements of arrays.
    uniform: bool,
}

struct Looper<'a> {
    analysis: &'a Analysis,
    contexts: &'a [&'a Context],
    function: &'a mut Function,
    /// Where a call may be made again.
    again: &'a FxHashSet<ContextId>,
}

/// The name of what takes the result of a call that only tells what is wrong.
const OTHERWISE: &str = "each_otherwise";

impl Looper<'_> {
    fn mapped(&self, id: StmtId) -> Option<Mapped> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        if callee.target != CallTarget::Builtin || callee.var.is_some() || targets.is_empty() {
            return None;
        }
        let Some(Form::Each { cells }) = builtins::named(callee.name)?.form else { return None };
        let given = |t: &Target| if let Target::Var(v) = t { Some(*v) } else { None };
        let results: Vec<VarId> = targets.iter().map(given).collect::<Option<_>>()?;
        if results.iter().any(|v| self.function.vars[*v].name.as_str() == OTHERWISE) {
            return None;
        }
        let plain = |a: &Arg| match a {
            Arg::Var(v) if self.function.vars[*v].kind != VarKind::List => Some(*v),
            _ => None,
        };
        let vars: Vec<VarId> = args.iter().map(plain).collect::<Option<_>>()?;
        let (f, rest) = vars.split_first()?;
        let mut seen: Option<(Operands, Vec<Gathered>)> = None;
        let mut checked = false;
        for context in self.contexts.iter().filter(|c| c.facts.reachable(id)) {
            let operands = self.operands(context, id, rest, cells)?;
            let (gathered, unsure) = self.gathered(context, id, &results, operands.uniform)?;
            checked |= unsure;
            let here = (operands, gathered);
            if *seen.get_or_insert_with(|| here.clone()) != here
                || !is_known_handle(context.facts.before(id, *f))
            {
                return None;
            }
        }
        let (operands, gathered) = seen?;
        let over = rest.get(..operands.over)?.to_vec();
        Some(Mapped { results: results.into_iter().zip(gathered).collect(), f: *f, over, cells, checked })
    }

    /// The operands behind the handle, where those that are not taken apart only say what the results go into.
    fn operands(&self, context: &Context, id: StmtId, rest: &[VarId], cells: bool) -> Option<Operands> {
        let known = |v: &VarId| context.facts.before(id, *v);
        let taken = |(k, v): (usize, &VarId)| is_taken(known(v), cells, k == 0);
        let over = rest.iter().enumerate().take_while(|&v| taken(v)).count();
        let uniform = match &rest[over..] {
            [] => true,
            [option, value] if known(option).as_text().is_some_and(|t| t == "UniformOutput") => {
                match known(value).as_number()? {
                    1.0 => true,
                    0.0 => false,
                    _ => return None,
                }
            }
            _ => return None,
        };
        let shape = |v: &VarId| known(v).unique().map(|v| v.matrix.shape.clone());
        let sized = |s: &Shape| s.dims().is_some_and(|d| d.iter().all(|d| *d != types::Dim::Unknown));
        let first = shape(rest.first()?)?;
        let alike =
            over == 1 || sized(&first) && rest[..over].iter().all(|v| shape(v).as_ref() == Some(&first));
        (over > 0 && alike).then_some(Operands { over, uniform })
    }

    /// What each result goes into, where the functions that the call leads to surely give as many as are asked for;
    /// elements of arrays are one real double or one logical each, or it is left to the run whether they are one.
    fn gathered(
        &self,
        context: &Context,
        id: StmtId,
        results: &[VarId],
        uniform: bool,
    ) -> Option<(Vec<Gathered>, bool)> {
        let (mut some, mut unsure) = (false, false);
        for edge in context.facts.calls(id) {
            match edge {
                CallEdge::User { context: entered, handle: Some(_) } => {
                    some = true;
                    let called = &self.analysis.contexts[*entered];
                    let outputs = called.outputs.get(..results.len())?;
                    let again = self.again.contains(entered);
                    let surely = |o: &AbsValue| match uniform {
                        true => element(o, !again).is_some(),
                        false => !o.maybe_undefined,
                    };
                    unsure |= uniform && !outputs.iter().all(|o| element(o, true).is_some());
                    if called.open || called.nargout != results.len() || !outputs.iter().all(surely) {
                        return None;
                    }
                }
                CallEdge::Builtin { handle: false, .. } => {}
                _ => return None,
            }
        }
        let into = |v: &VarId| match uniform {
            true => element(context.facts.after(id, *v), false).map(Gathered::Array),
            false => Some(Gathered::Cell),
        };
        let all: Vec<Gathered> = results.iter().map(into).collect::<Option<_>>()?;
        some.then_some((all, unsure))
    }

    fn looped(&mut self, id: StmtId, mapped: &Mapped, made: &mut Block) {
        let first = mapped.over[0];
        let [size, count, one, k] =
            ["each_size", "each_count", "each_first", "each_place"].map(|n| self.temp(n));
        let call = |form: Form, dst: VarId, arg: VarId| {
            let callee = Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args: vec![Arg::Var(arg)] }
        };
        let before = [
            call(Form::Measure(Measure::Size), size, first),
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
        let fine = self.temp("each_fine");
        let results: Vec<VarId> = mapped.results.iter().map(|_| self.temp("each_result")).collect();
        let targets = results.iter().map(|y| Target::Var(*y)).collect();
        body.push(self.push(id, Stmt::Get { targets, base: mapped.f, path: vec![Access::Paren(args)] }));
        let truth = |truth: bool| {
            let callee = with_form(Form::Fill(if truth { Fill::True } else { Fill::False }));
            let callee = Callee { name: callee, target: CallTarget::Builtin, var: None };
            Stmt::Call { targets: vec![Target::Var(fine)], callee, args: Vec::new() }
        };
        if mapped.checked {
            made.push(self.push(id, truth(true)));
            for y in &results {
                let (n, several) = (self.temp("each_count"), self.temp("each_several"));
                body.push(self.push(id, call(Form::Measure(Measure::Numel), n, *y)));
                let differs =
                    Callee { name: of_operation(ScalarOp::Ne), target: CallTarget::Builtin, var: None };
                let args = vec![Arg::Var(n), Arg::Var(one)];
                body.push(
                    self.push(id, Stmt::Call { targets: vec![Target::Var(several)], callee: differs, args }),
                );
                let then = vec![self.push(id, truth(false)), self.push(id, Stmt::Break)];
                body.push(self.push(id, Stmt::If { cond: several, then, els: Vec::new() }));
            }
        }
        let mut after = Vec::new();
        for ((result, gathered), y) in mapped.results.iter().zip(results) {
            let all = self.function.vars.push(Var::local(Name::new("each_results"), VarKind::User));
            made.push(self.push(id, call(gathered.form(), all, size)));
            body.push(self.push(id, Stmt::Set { base: all, path: vec![gathered.step(k)], src: y }));
            after.push(Stmt::Copy { dst: *result, src: all });
        }
        let range = ForRange::Range { lo: one, step: None, hi: count };
        made.push(self.push(id, Stmt::For { var: k, range, body, parallel: false }));
        let after: Block = after.into_iter().map(|stmt| self.push(id, stmt)).collect();
        if !mapped.checked {
            made.extend(after);
            return;
        }
        let els = self.otherwise(id);
        made.push(self.push(id, Stmt::If { cond: fine, then: after, els }));
    }

    /// The call as it was.
    fn otherwise(&mut self, id: StmtId) -> Block {
        let Stmt::Call { targets, callee, args } = self.function.stmts[id].clone() else { return Vec::new() };
        let (mut taken, mut copies) = (Vec::new(), Vec::new());
        for target in targets {
            let Target::Var(dst) = target else { continue };
            let src = self.temp(OTHERWISE);
            taken.push(Target::Var(src));
            copies.push(Stmt::Copy { dst, src });
        }
        let call = Stmt::Call { targets: taken, callee, args };
        [call].into_iter().chain(copies).map(|stmt| self.push(id, stmt)).collect()
    }

    fn push(&mut self, place: StmtId, stmt: Stmt) -> StmtId {
        push(self.function, place, stmt)
    }

    fn temp(&mut self, name: &str) -> VarId {
        temp(self.function, name)
    }
}

/// Few statements, and nothing but what computes: who calls the function once more sees nothing of it.
fn is_repeatable(program: &Program, context: &Context) -> bool {
    let Some(function) = program.functions.get(context.func) else { return false };
    if function.dynamic || function.stmts.len() > 64 || function.vars.iter().any(|(_, v)| v.shared) {
        return false;
    }
    let facts = &context.facts;
    // Nobody else sees what is assigned, and no handle is called.
    let plain = |id: StmtId, v: VarId| {
        let known = facts.before(id, v);
        let other = |v: &ClassValue<Matrix>| matches!(v.class, Class::FunctionHandle | Class::Object(_));
        known.alternatives().is_some_and(|list| !list.iter().any(other))
    };
    function.stmts.iter().all(|(id, stmt)| match stmt {
        Stmt::Literal { .. } | Stmt::Copy { .. } | Stmt::Comment(_) | Stmt::Return | Stmt::If { .. } => true,
        Stmt::Get { base, .. } | Stmt::Set { base, .. } => !facts.reachable(id) || plain(id, *base),
        Stmt::Call { callee, .. } => {
            let pure = |b: &builtins::Builtin| b.effects.is_pure() && !b.effects.contains(Effects::CALLS);
            let alone = |e: &CallEdge| matches!(e, CallEdge::Builtin { handle: false, .. });
            let edges = facts.calls(id);
            callee.is_builtin() && edges.iter().all(alone) && builtins::named(callee.name).is_some_and(pure)
        }
        _ => false,
    })
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

/// Whether a value surely is a cell, or an array whose elements are arrays of its class; a text, which may be an
/// option, in the `first` place alone.
fn is_taken(value: &AbsValue, cells: bool, first: bool) -> bool {
    unique(value).is_some_and(|v| match v.class {
        Class::Cell => cells,
        Class::Char | Class::String => !cells && first,
        Class::Struct => !cells,
        class => {
            !cells && (class.is_numeric() || class == Class::Logical) && v.matrix.sparsity == Sparsity::Full
        }
    })
}

/// What an array begins filled with that surely is of real doubles, or of logicals, as the value is, or `one` of them.
pub fn element(value: &AbsValue, one: bool) -> Option<Fill> {
    let v = unique(value)?;
    let plain = v.matrix.sparsity == Sparsity::Full && (!one || v.matrix.shape == Shape::scalar());
    match v.class {
        Class::Double if plain && v.matrix.complexity == Complexity::Real => Some(Fill::Zero),
        Class::Logical if plain => Some(Fill::False),
        _ => None,
    }
}
