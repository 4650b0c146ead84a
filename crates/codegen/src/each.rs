//! A pass over Tame IR with facts: a function of the program that is called for each element of arrays or cells
//! (`arrayfun(f, x)`, `cellfun(f, c)`) is called in a loop, where it surely gives one real double or one logical for
//! each, or its results go into cells (`UniformOutput` is false).
//!
//! That it does, and that operands have one size, is known before: so none of the errors of such a call can occur but
//! those of the function itself. Whatever else may be (results of other classes, options beside `UniformOutput`,
//! builtins, which the runtime library calls as fast) stays a call of the runtime library.

use crate::tame::{push, rewrite, temp, with_form};
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
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let mut looper = Looper { analysis, contexts, function };
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
}

impl Looper<'_> {
    fn mapped(&self, id: StmtId) -> Option<Mapped> {
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return None };
        if callee.target != CallTarget::Builtin || callee.var.is_some() || targets.is_empty() {
            return None;
        }
        let Some(Form::Each { cells }) = builtins::named(callee.name)?.form else { return None };
        let given = |t: &Target| if let Target::Var(v) = t { Some(*v) } else { None };
        let results: Vec<VarId> = targets.iter().map(given).collect::<Option<_>>()?;
        let plain = |a: &Arg| match a {
            Arg::Var(v) if self.function.vars[*v].kind != VarKind::List => Some(*v),
            _ => None,
        };
        let vars: Vec<VarId> = args.iter().map(plain).collect::<Option<_>>()?;
        let (f, rest) = vars.split_first()?;
        let mut seen: Option<(Operands, Vec<Gathered>)> = None;
        for context in self.contexts.iter().filter(|c| c.facts.reachable(id)) {
            let operands = self.operands(context, id, rest, cells)?;
            let gathered = self.gathered(context, id, &results, operands.uniform)?;
            let here = (operands, gathered);
            if *seen.get_or_insert_with(|| here.clone()) != here
                || !is_known_handle(context.facts.before(id, *f))
            {
                return None;
            }
        }
        let (operands, gathered) = seen?;
        let over = rest.get(..operands.over)?.to_vec();
        Some(Mapped { results: results.into_iter().zip(gathered).collect(), f: *f, over, cells })
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
    /// elements of arrays are one real double or one logical each.
    fn gathered(
        &self,
        context: &Context,
        id: StmtId,
        results: &[VarId],
        uniform: bool,
    ) -> Option<Vec<Gathered>> {
        let mut some = false;
        for edge in context.facts.calls(id) {
            match edge {
                CallEdge::User { context, handle: Some(_) } => {
                    some = true;
                    let called = &self.analysis.contexts[*context];
                    let outputs = called.outputs.get(..results.len())?;
                    let surely = |o: &AbsValue| match uniform {
                        true => element(o, true).is_some(),
                        false => !o.maybe_undefined,
                    };
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
        some.then(|| results.iter().map(into).collect())?
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
        let results: Vec<VarId> = mapped.results.iter().map(|_| self.temp("each_result")).collect();
        let targets = results.iter().map(|y| Target::Var(*y)).collect();
        body.push(self.push(id, Stmt::Get { targets, base: mapped.f, path: vec![Access::Paren(args)] }));
        let mut after = Vec::new();
        for ((result, gathered), y) in mapped.results.iter().zip(results) {
            let all = self.function.vars.push(Var::local(Name::new("each_results"), VarKind::User));
            made.push(self.push(id, call(gathered.form(), all, size)));
            body.push(self.push(id, Stmt::Set { base: all, path: vec![gathered.step(k)], src: y }));
            after.push(Stmt::Copy { dst: *result, src: all });
        }
        let range = ForRange::Range { lo: one, step: None, hi: count };
        made.push(self.push(id, Stmt::For { var: k, range, body, parallel: false }));
        made.extend(after.into_iter().map(|stmt| self.push(id, stmt)));
    }

    fn push(&mut self, place: StmtId, stmt: Stmt) -> StmtId {
        push(self.function, place, stmt)
    }

    fn temp(&mut self, name: &str) -> VarId {
        temp(self.function, name)
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
