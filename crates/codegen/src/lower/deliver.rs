//! Calls with targets: results go to variables, to cs-lists, to whoever called an anonymous function, or
//! nowhere.

use super::among;
use super::array::local_value;
use super::boxing::operands;
use super::build::{add, add_const};
use super::builtin::builtin;
use super::call::{Entered, context_entered, element, entered, in_list, user_call};
use super::caller::{leave_names, leave_names_for};
use super::fun::Fun;
use super::kernel::{acts, boxed_call, counted, is_silent, kernel, kernel_symbol, result_local};
use super::method::{is_by_class, kernel_named};
use super::repr::Handle;
use super::results::{asked, asks_nothing};
use super::scalar::scalar;
use super::slots::{define, value};
use super::spread;
use super::value::Val;
use analysis::{CallEdge, ContextId, arity};
use base::Name;
use builtins::{Builtin, Form};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::{Access, Arg, FuncId, Target, VarId};
use types::{AbsValue, Class};

/// Calls a function handle whose target is known.
pub fn call_handle(fun: &mut Fun, targets: &[Target], handle: Handle, args: Vec<Val>) {
    match handle {
        Handle::Function(f) => match fun.cx.handed(f) {
            Some(which) => {
                leave_names(fun, f);
                call_handed(fun, targets, which, args);
            }
            None => call_user(fun, targets, f, args),
        },
        Handle::Builtin(name) => call_library(fun, targets, name, args),
    }
}

/// A builtin's only result, where it has a form.
fn result(fun: &mut Fun, target: VarId, name: Name, args: &[Arg]) -> Option<Val> {
    spread::whole(fun, target, name, args)
        .or_else(|| among::compared(fun, name, args))
        .or_else(|| builtin(fun, target, name, args))
}

/// Calls a builtin of which a form takes these operands; false where none does, and nothing has been emitted but the
/// reading of operands.
pub fn call_form(fun: &mut Fun, targets: &[Target], name: Name, args: &[Arg]) -> bool {
    let forwards = matches!(targets, [Target::Forward(_)]);
    let several = forwards && asked(fun.context) > 1;
    let unasked = forwards && calls_unasked(fun, name);
    if let [Target::Var(v) | Target::Forward(v)] = targets
        && !several
        && !unasked
        && let Some(val) = result(fun, *v, name, args)
    {
        define(fun, *v, val);
        return true;
    }
    false
}

/// The same of a builtin that a handle stands for.
pub fn call_form_of_handle(fun: &mut Fun, targets: &[Target], name: Name, args: &[Arg]) -> bool {
    let list = matches!(targets, [Target::Var(v) | Target::Forward(v)] if fun.is_list(*v));
    !list
        && builtins::named(name).is_some_and(goes_by_values)
        && !is_by_class(fun, name)
        && call_form(fun, targets, name, args)
}

/// Whether forms of a builtin ask of the values of its operands alone: not of variables, nor of the function that calls
/// it.
fn goes_by_values(b: &Builtin) -> bool {
    let form = matches!(
        b.form,
        Some(
            Form::Measure(_)
                | Form::Transpose { .. }
                | Form::Reduce(_)
                | Form::Product
                | Form::Cross
                | Form::Dot
                | Form::Norm
                | Form::Diff
                | Form::Divide { .. }
                | Form::Power
                | Form::Convert
                | Form::Text(_)
                | Form::Complex
        )
    );
    b.effects.is_pure() && (form || b.form.is_none() && b.scalar_op().is_some())
}

/// A builtin on values, through the runtime library.
pub fn call_library(fun: &mut Fun, targets: &[Target], name: Name, args: Vec<Val>) {
    let by_class = is_by_class(fun, name);
    if by_class {
        leave_names_for(fun, name);
    }
    let name = match by_class {
        true => match kernel_named(name) {
            Some(kernel) => kernel,
            None => return fun.reject_builtin(name),
        },
        false => name,
    };
    if asks_for_any(fun, targets) {
        return list_of_outputs(fun, targets, name, args);
    }
    let operands = operands(fun, args);
    if let [Target::Forward(v)] = targets
        && (calls_unasked(fun, name) || by_class && asked(fun.context) == 0)
    {
        let result = unasked(fun, name, operands);
        return define_present(fun, *v, result);
    }
    deliver(fun, targets, |fun, results| kernel(fun, name.as_str(), operands, results.len(), results));
}

/// A function that an interpreter runs.
fn call_handed(fun: &mut Fun, targets: &[Target], which: Expr, args: Vec<Val>) {
    let args = std::iter::once(Val::Scalar(which)).chain(args).collect();
    call_unknown(fun, targets, Name::new(kernels::HANDED), args);
}

/// A kernel that calls a function of which nothing is known.
pub fn call_unknown(fun: &mut Fun, targets: &[Target], kernel: Name, args: Vec<Val>) {
    if let [Target::Forward(v)] = targets
        && asked(fun.context) == 0
    {
        let operands = operands(fun, args);
        let result = unasked(fun, kernel, operands);
        return define_present(fun, *v, result);
    }
    call_library(fun, targets, kernel, args);
}

/// Whether an anonymous function whose body is a call of a builtin asks it for nothing.
pub fn calls_unasked(fun: &Fun, name: Name) -> bool {
    let unknown = asked(fun.context) == 0;
    asks_nothing(fun.context) && acts(name.as_str()) || unknown && is_silent(name.as_str())
}

/// A builtin that acts, asked for nothing: what it gives all the same, if it does.
pub fn unasked(fun: &mut Fun, name: Name, operands: Vec<Operand>) -> LocalId {
    let result = fun.scratch("v", Ty::Boxed);
    kernel(fun, name.as_str(), operands, 0, vec![result]);
    result
}

/// `v` is the boxed value in a local, if there is one.
pub fn define_present(fun: &mut Fun, v: VarId, result: LocalId) {
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    kernel(fun, kernels::PRESENT, vec![Operand::Borrow(result)], 1, vec![there]);
    let set = fun.nested(|fun| define(fun, v, Val::Boxed(result)));
    fun.branch(Expr::Local(there), set, Vec::new());
}

/// Whether only the run knows how many results the targets ask for.
pub fn asks_for_any(fun: &Fun, targets: &[Target]) -> bool {
    targets.iter().any(|t| matches!(t, Target::List { count, .. } if list_length(fun, *count).is_none()))
}

/// `[x, list{1:count}] = name(args)` where only the run knows how many results those are.
fn list_of_outputs(fun: &mut Fun, targets: &[Target], name: Name, args: Vec<Val>) {
    let Some(symbol) = kernel_symbol(name.as_str()) else {
        return fun.reject_builtin(name);
    };
    let operands = operands(fun, args);
    list_of(fun, targets, counted(name.as_str(), symbol), operands);
}

/// The same of a function of the program, which is called through a handle.
fn list_of_user(fun: &mut Fun, targets: &[Target], f: FuncId, mut args: Vec<Val>) {
    if fun.cx.open_contexts(f).next().is_none() {
        fun.shared.to_generalise.insert(f);
        return fun.reject("a call that fills a comma-separated list");
    }
    let captured = fun.cx.program.functions[f].captured;
    let rest = args.split_off(captured.min(args.len()));
    let handle = Val::Closure(Handle::Function(f), args);
    leave_names(fun, f);
    let operands = operands(fun, std::iter::once(handle).chain(rest).collect());
    list_of(fun, targets, Path { verb: Verb::Get, steps: "(*)" }.name(), operands);
}

/// Asks for the functions that a call may reach in the form that gives any number of results, where there is none yet.
pub fn generalises(fun: &mut Fun) -> bool {
    let edges = fun.context.facts.calls(fun.at);
    let reached: Vec<FuncId> = edges
        .iter()
        .filter_map(|e| match e {
            CallEdge::User { context, .. } => Some(fun.cx.analysis.contexts[*context].func),
            _ => None,
        })
        .filter(|f| {
            fun.cx.program.functions[*f].varargout.is_some() && fun.cx.open_contexts(*f).next().is_none()
        })
        .collect();
    fun.shared.to_generalise.extend(reached.iter().copied());
    !reached.is_empty()
}

/// Whether a path surely names parts that are there, and calls nothing at its end that would have to know how many values
/// are wanted.
pub fn is_surely_read(base: &AbsValue, path: &[Access]) -> bool {
    match (base.unique_class(), path) {
        (Some(Class::Cell), [Access::Brace(_)]) => true,
        (Some(Class::Struct), [Access::Dot(_)] | [Access::Paren(_), Access::Dot(_)]) => true,
        _ => false,
    }
}

/// Asks a kernel for as many results as the targets take.
pub fn list_of(fun: &mut Fun, targets: &[Target], symbol: Name, args: Vec<Operand>) {
    let counts: Vec<Expr> = targets.iter().map(|t| places(fun, t)).collect();
    let total = counts.iter().cloned().fold(Expr::index(0), add);
    let operands = std::iter::once(Operand::Scalar(total)).chain(args).collect();
    let list = boxed_call(fun, &format!("outputs {symbol}"), operands);
    let mut given = Expr::index(0);
    for (t, count) in targets.iter().zip(counts) {
        match t {
            Target::List { var, .. } if fun.is_list(*var) => {
                let (place, count) = (Operand::Scalar(given.clone()), Operand::Scalar(count.clone()));
                let operands = vec![Operand::Borrow(list), place, count];
                let l = boxed_call(fun, kernels::SLICE, operands);
                define(fun, *var, Val::Boxed(l));
            }
            Target::Var(var) | Target::Forward(var) | Target::List { var, .. } => {
                let one = element(fun, list, add_const(given.clone(), 1));
                define(fun, *var, one);
            }
            Target::Ignore => {}
        }
        given = add(given, count);
    }
}

/// How many results a target takes.
pub fn places(fun: &mut Fun, target: &Target) -> Expr {
    match target {
        Target::List { count, .. } => {
            let count = value(fun, *count);
            scalar(fun, count, Elem::Index)
        }
        _ => Expr::index(1),
    }
}

/// Makes a local for each result that the targets ask for, has `call` fill them, and gives the
/// targets their values.
pub fn deliver<'a, 's>(
    fun: &mut Fun<'a, 's>,
    targets: &[Target],
    call: impl FnOnce(&mut Fun<'a, 's>, Vec<LocalId>),
) {
    let mut results = Vec::new();
    for t in targets {
        let count = match t {
            Target::Forward(_) if asked(fun.context) > 1 => asked(fun.context),
            Target::Var(v) | Target::Forward(v) => {
                let l = result_local(fun, fun.after(*v));
                results.push(l);
                continue;
            }
            Target::Ignore => 1,
            Target::List { count, .. } => match list_length(fun, *count) {
                Some(n) => n,
                None => return fun.reject("a call that fills a comma-separated list"),
            },
        };
        for _ in 0..count {
            results.push(fun.scratch("t", Ty::Boxed));
        }
    }
    call(fun, results.clone());
    let mut vals = results.into_iter();
    for t in targets {
        hand_out(fun, t, &mut |fun, v| {
            let l = vals.next()?;
            Some(local_value(fun, l, v.map(|v| fun.after(v))))
        });
    }
}

/// Gives one target its values; `next` is the next result, for a variable perhaps.
fn hand_out<'a, 's>(
    fun: &mut Fun<'a, 's>,
    target: &Target,
    next: &mut dyn FnMut(&mut Fun<'a, 's>, Option<VarId>) -> Option<Val>,
) {
    let several = |fun: &mut Fun<'a, 's>,
                   n: usize,
                   next: &mut dyn FnMut(&mut Fun<'a, 's>, Option<VarId>) -> Option<Val>| {
        (0..n).filter_map(|_| next(fun, None)).collect::<Vec<Val>>()
    };
    match target {
        Target::Forward(v) if asked(fun.context) > 1 => {
            let parts = several(fun, asked(fun.context), next);
            define_list(fun, *v, parts);
        }
        Target::Var(v) | Target::Forward(v) => {
            if let Some(val) = next(fun, Some(*v)) {
                define(fun, *v, val);
            }
        }
        Target::Ignore => drop(next(fun, None)),
        // A list that surely has one element is that element.
        Target::List { var, .. } if !fun.is_list(*var) => {
            if let Some(val) = next(fun, Some(*var)) {
                define(fun, *var, val);
            }
        }
        Target::List { var, count } => {
            let n = list_length(fun, *count).unwrap_or(0);
            let parts = several(fun, n, next);
            define_list(fun, *var, parts);
        }
    }
}

/// Gives a list variable its values.
pub fn define_list(fun: &mut Fun, v: VarId, parts: Vec<Val>) {
    let whole = parts.is_empty() && !fun.is_dissolved(v);
    let row = if whole { Val::Boxed(in_list(fun, parts)) } else { Val::row(parts) };
    define(fun, v, row);
}

/// How many results a list target takes, where that is known.
pub fn list_length(fun: &Fun, count: VarId) -> Option<usize> {
    let n = fun.before(count).as_number()?;
    (0.0..=64.0).contains(&n).then_some(n as usize)
}

fn call_user(fun: &mut Fun, targets: &[Target], f: FuncId, args: Vec<Val>) {
    // An anonymous function passes on how many results it is asked for.
    let forwards = matches!(targets, [Target::Forward(_)]) && asked(fun.context) == 0;
    let nothing = matches!(entered(fun, f), Entered::One(c) if gives_nothing(fun, c));
    let targets = if forwards && nothing { &[] } else { targets };
    let spread = args.iter().any(|a| matches!(a, Val::List(_)));
    let places = |t: &Target| match t {
        Target::List { count, .. } => list_length(fun, *count),
        _ => Some(1),
    };
    let wanted = targets.iter().map(places).sum::<Option<usize>>();
    if !spread
        && let Some(wanted) = wanted
        && let Some(error) = arity::of_function(fun.cx.program, f, args.len(), wanted)
    {
        return fun.raise(&error);
    }
    if wanted.is_none() {
        return list_of_user(fun, targets, f, args);
    }
    let Some(context) = context_entered(fun, f) else { return };
    let nargout = targets
        .iter()
        .map(|t| match t {
            Target::List { count, .. } => list_length(fun, *count).unwrap_or(0),
            Target::Forward(_) => asked(fun.context).max(1),
            _ => 1,
        })
        .sum();
    let results = user_call(fun, context, args, nargout);
    let given = results.given;
    let mut results = results.vals.into_iter();
    if let ([t @ Target::Forward(_)], Some(given)) = (targets, given) {
        let there = fun.nested(|fun| hand_out(fun, t, &mut |_, _| results.next()));
        return fun.emit(Stmt::If(given, there, Vec::new()));
    }
    for t in targets {
        hand_out(fun, t, &mut |_, _| results.next());
    }
}

fn gives_nothing(fun: &Fun, context: ContextId) -> bool {
    fun.cx.analysis.contexts[context].outputs.is_empty()
}
