//! Statements of Tame IR without blocks: calls, accesses, and what they leave in `ans`.

use super::arms::by_target;
use super::array;
use super::boxing::{operand, operands, stored};
use super::build::op;
use super::builtin::{builtin, sizes};
use super::call::{context_entered, user_call};
use super::callback;
use super::called_names::calls_by_name;
use super::caller::{input_name, leave_names, leave_names_for};
use super::control;
use super::deliver::{
    asks_for_any, call_form, call_form_of_handle, call_handle, call_unknown, define_list, define_present,
    deliver, generalises, is_surely_read, list_length, list_of, places, unasked,
};
use super::direct::{self, Direct};
use super::dispatch::{self, apart, called_at_end};
use super::fun::{Fun, raised};
use super::get::{access, answers, has_fields, list};
use super::kernel::{
    acts, boxed_call, does_nothing, effect, form, is_silent_statement, kernel, kernel_symbol, result_local,
};
use super::local::store_local;
use super::method::{is_by_class, kernel_named, kernel_of};
use super::named::words;
use super::path::{self, Deed, arg, path_call_of, path_kernel, stored_args};
use super::repr::{Handle, Repr, is_nothing, is_row, is_unsure};
use super::results::{asked, asks_nothing};
use super::slots::{self, add_flag, define, emptied, slot, slot_local, value};
use super::spread;
use super::value::{Targets, Val};
use super::workspace;
use analysis::clearing::cleared;
use analysis::{CallEdge, arity};
use base::Name;
use builtins::Form;
use ir::loops::kernels::Verb;
use ir::loops::{Elem, Expr, Operand, Stmt, Ty, kernels};
use ir::tir::{self, Access, Arg, CallTarget, Callee, FuncId, Target, VarId, VarKind};
use runtime::Error;
use types::scalar::ScalarOp;
use types::{AbsValue, Class};

/// `[targets] = callee(args)`
pub fn call(fun: &mut Fun, targets: &[Target], callee: &Callee, args: &[Arg]) {
    if let Some(var) = variable_called(fun, callee) {
        return match args {
            [] => {
                let val = value(fun, var);
                if let [Target::Var(v)] = targets {
                    define(fun, *v, val);
                }
            }
            _ => get(fun, targets, var, &[Access::Paren(args.to_vec())]),
        };
    }
    if is_by_class(fun, callee.name) {
        if let Some((kernel, args)) = by_class(fun, callee, args) {
            call_unknown(fun, targets, kernel, args);
        }
        return;
    }
    if let Some(found) = direct::called(fun, callee, args) {
        return called_directly(fun, targets, found, args);
    }
    if let Some(error) = arity::wrong_count(fun.cx.program, fun.tf, callee, args, targets) {
        return fails_when_read(fun, args, &error);
    }
    if let CallTarget::Function(f) = callee.target {
        let args = givens(fun, Handle::Function(f), args);
        return call_handle(fun, targets, Handle::Function(f), args);
    }
    if form(callee.name.as_str()) == Some(Form::Feval)
        && let Some((first, rest)) = args.split_first()
        && let Some(val) = fevaluated(fun, *first)
        && called(fun, targets, &val, rest)
    {
        return;
    }
    if calls_by_name(fun, callee, args) {
        return fun.reject_builtin(callee.name);
    }
    if let Some((name, rest)) = plain_builtin(fun, callee, args) {
        let args = stored_args(fun, rest);
        return call_unknown(fun, targets, name, args);
    }
    match form(callee.name.as_str()) {
        Some(Form::Callback) if callback::call(fun, targets, args) => return,
        Some(Form::Vacant) => return,
        _ => {}
    }
    if let Some((name, operands)) = workspace::call(fun, callee, args) {
        return deliver(fun, targets, |fun, results| {
            kernel(fun, name.as_str(), operands, results.len(), results);
        });
    }
    let plain = |t: &Target| matches!(t, Target::Var(v) if !fun.is_list(*v)) || *t == Target::Ignore;
    let all_plain = targets.iter().all(plain);
    if all_plain
        && let Some(extents) = sizes(fun, callee.name, args, targets.len())
            .or_else(|| super::grid::subscripts(fun, callee.name, args, targets.len()))
            .or_else(|| super::reduce::extremes(fun, callee.name, args, targets))
    {
        for (target, e) in targets.iter().zip(extents) {
            if let Target::Var(v) = target {
                define(fun, *v, Val::Scalar(e));
            }
        }
        return;
    }
    if all_plain && let Some(vals) = super::moved::mesh(fun, callee.name, args, targets.len()) {
        for (target, val) in targets.iter().zip(vals) {
            if let Target::Var(v) = target {
                define(fun, *v, val);
            }
        }
        return;
    }
    if call_form(fun, targets, callee.name, args) {
        return;
    }
    let args = stored_args(fun, args);
    call_handle(fun, targets, Handle::Builtin(callee.name), args);
}

/// `[targets] = callee(args)` of a method or constructor that the analysis followed.
fn called_directly(fun: &mut Fun, targets: &[Target], found: Direct, args: &[Arg]) {
    match found {
        Direct::Function(f) => {
            let args = path::args(fun, args);
            call_handle(fun, targets, Handle::Function(f), args);
        }
        Direct::Inherited(f) => {
            let args = path::args(fun, args.get(2..).unwrap_or_default());
            call_handle(fun, targets, Handle::Function(f), args);
        }
        found => {
            let known = targets.iter().find_map(Target::var).map(|v| fun.after(v));
            if let Some(object) = made(fun, found, args, known)
                && let [Target::Var(v) | Target::Forward(v)] = targets
            {
                define(fun, *v, object);
            }
        }
    }
}

/// The object that a call makes, of which `known` is known; nothing where it surely fails.
fn made(fun: &mut Fun, found: Direct, args: &[Arg], known: Option<&AbsValue>) -> Option<Val> {
    match found {
        Direct::Blank(class) => Some(direct::blank(fun, class, known)),
        Direct::Made(class, levels) => {
            let args = path::args(fun, args);
            let object = direct::whole_blank(fun, class);
            direct::levels(fun, object, &levels, &args)
        }
        Direct::Levels(levels) => {
            let (object, rest) = args.split_first()?;
            let rest = path::args(fun, rest.get(1..).unwrap_or_default());
            let object = arg(fun, *object);
            direct::levels(fun, object, &levels, &rest)
        }
        Direct::Function(_) | Direct::Inherited(_) => None,
    }
}

/// Whether a statement runs a script that it stands in: those alone have no body in the place of the statement.
fn is_own_script(fun: &Fun, callee: &Callee, args: &[Arg]) -> bool {
    let mut functions = fun.cx.program.functions.values();
    callee.target == CallTarget::Unresolved
        && args.is_empty()
        && functions.any(|f| f.kind == tir::FunctionKind::Script && f.name == callee.name)
}

/// A call that fails when its operands have been read, which may fail before.
fn fails_when_read(fun: &mut Fun, args: &[Arg], error: &Error) {
    for a in args {
        arg(fun, *a);
    }
    fun.raise(error);
}

/// The kernel of a call whose callee the classes of its operands decide, and its operands.
fn by_class(fun: &mut Fun, callee: &Callee, args: &[Arg]) -> Option<(Name, Vec<Val>)> {
    let Some(kernel) = kernel_of(callee.name, callee.target) else {
        fun.reject_builtin(callee.name);
        return None;
    };
    let function = match callee.target {
        CallTarget::Function(f) => Some(Val::Closure(Handle::Function(f), Vec::new())),
        CallTarget::Builtin | CallTarget::Unresolved => None,
    };
    let args: Vec<Val> = stored_args(fun, args);
    leave_names_for(fun, callee.name);
    Some((kernel, function.into_iter().chain(args).collect()))
}

/// The operands of a call of a handle's function: one that an interpreter runs sees how they are stored.
fn givens(fun: &mut Fun, handle: Handle, list: &[Arg]) -> Vec<Val> {
    match handle {
        Handle::Function(f) if fun.cx.handed(f).is_some() => stored_args(fun, list),
        _ => path::args(fun, list),
    }
}

/// The variable that a callee turns out to be.
fn variable_called(fun: &mut Fun, callee: &Callee) -> Option<VarId> {
    let var = callee.var?;
    let known = fun.before(var);
    if known.is_bottom() || known.is_undefined() {
        return None;
    }
    // Where the variable has no value, a function of its name would be called.
    if known.maybe_undefined && callee.target != CallTarget::Unresolved {
        match callee.target {
            CallTarget::Builtin if kernel_symbol(callee.name.as_str()).is_none() => {
                fun.reject_builtin(callee.name);
            }
            _ => fun.reject_following("a name that may be a variable or a function"),
        }
    }
    Some(var)
}

/// The builtin that `builtin(name, ..)` calls whatever classes declare, where it is known, and its operands.
fn plain_builtin<'a>(fun: &Fun, callee: &Callee, args: &'a [Arg]) -> Option<(Name, &'a [Arg])> {
    let (Some(Form::Builtin), Some((Arg::Var(v), rest))) = (form(callee.name.as_str()), args.split_first())
    else {
        return None;
    };
    let name = fun.before(*v).as_text()?;
    builtins::find(name).map(|id| (builtins::builtin(id).name, rest))
}

/// The function that the first argument of `feval` stands for, where it is known.
fn fevaluated(fun: &mut Fun, a: Arg) -> Option<Val> {
    let Arg::Var(v) = a else { return None };
    let known = fun.before(v);
    match Repr::of(known) {
        Repr::Closure(handle, parts) if parts.is_empty() => return Some(Val::Closure(handle, Vec::new())),
        Repr::Closure(..) | Repr::Choice(_) => {
            let val = value(fun, v);
            return Some(apart(fun, val, known)).filter(|val| !matches!(val, Val::Boxed(_)));
        }
        _ => {}
    }
    let handle = named_function(fun, v)?;
    Some(Val::Closure(handle, Vec::new()))
}

/// The function that a text names.
fn named_function(fun: &Fun, v: VarId) -> Option<Handle> {
    let name = fun.before(v).as_text()?;
    let edges = fun.context.facts.calls(fun.at);
    let user = edges.iter().find_map(|e| match e {
        CallEdge::User { context, .. } => Some(fun.cx.analysis.contexts[*context].func),
        _ => None,
    });
    match user {
        Some(f) => Some(Handle::Function(f)),
        None => match fun.cx.handed.iter().find(|f| fun.cx.program.functions[**f].name.as_str() == name) {
            Some(f) => Some(Handle::Function(*f)),
            None if is_by_class(fun, Name::new(&name)) => Some(Handle::Builtin(Name::new(&name))),
            None => builtins::find(&name).map(|_| Handle::Builtin(Name::new(&name))),
        },
    }
}

/// `[targets] = base<path>`
pub fn get(fun: &mut Fun, targets: &[Target], base: VarId, path: &[Access]) {
    let val = value(fun, base);
    let listed = |t: &Target| matches!(t, Target::Var(v) if fun.is_list(*v));
    if !targets.iter().any(listed)
        && let Some((method, args)) = direct::method(fun, &val, fun.before(base), path)
    {
        called(fun, targets, &method, args);
        return;
    }
    if let [Target::Var(v)] = targets
        && fun.is_list(*v)
        && !matches!(val, Val::Closure(..) | Val::Choice(..))
    {
        if let [Access::Brace(args)] = path
            && args.as_slice() == [Arg::Colon]
        {
            // What holds nothing is spread without being looked at.
            match val {
                _ if is_nothing(fun.before(base)) => return define_list(fun, *v, Vec::new()),
                Val::Record(parts) if is_row(&parts) => return define(fun, *v, Val::Record(parts)),
                _ => {}
            }
        }
        if let Val::Table(columns) = &val
            && spread::note(fun, *v, columns, path)
        {
            return has_fields(fun, columns, fun.before(base), path);
        }
        let l = list(fun, val, fun.before(base), path);
        return define(fun, *v, Val::Boxed(l));
    }
    if let (handle @ (Val::Closure(..) | Val::Choice(..)), [Access::Paren(args), rest @ ..]) = (&val, path) {
        if !rest.is_empty() {
            return fun.reject("indexing into the result of a function handle");
        }
        called(fun, targets, handle, args);
        return;
    }
    // A handle in a part of a dissolved struct or cell.
    if let Val::Record(parts) = &val
        && let Some((_, handle, [Access::Paren(args)])) = fun.enter(parts, path)
        && called(fun, targets, handle, args)
    {
        return;
    }
    if called_apart(fun, targets, (&val, fun.before(base)), path) {
        return;
    }
    let open = |t: &Target| matches!(t, Target::List { count, .. } if list_length(fun, *count).is_none_or(|n| n == 0));
    if let [t @ Target::List { var, .. }] = targets
        && open(t)
        && is_surely_read(fun.before(base), path)
    {
        // As many places as there are shows at run time: all values, of which each takes one.
        let l = list(fun, val, fun.before(base), path);
        let count = Operand::Scalar(places(fun, t));
        let l = boxed_call(fun, kernels::GIVEN, vec![Operand::Borrow(l), count]);
        return define(fun, *var, Val::Boxed(l));
    }
    if let [Target::Forward(v)] = targets
        && asks_nothing(fun.context)
        && matches!(val, Val::Boxed(_))
    {
        let all = answers(fun, val, path);
        let first = fun.scratch("v", Ty::Boxed);
        kernel(fun, kernels::FIRST, vec![Operand::Borrow(all)], 0, vec![first]);
        return define_present(fun, *v, first);
    }
    let many = targets.len() > 1
        || matches!(targets, [Target::List { .. }])
        || matches!(targets, [Target::Forward(_)]) && asked(fun.context) > 1;
    if many {
        let base = operand(fun, val);
        if asks_for_any(fun, targets) {
            if generalises(fun) {
                return fun.reject("a call that fills a comma-separated list");
            }
            // There may be more values than places, whose number the run knows: a single place takes the first.
            let deed = Deed { verb: Verb::First, base, source: None, place: None };
            let (name, operands) = path_call_of(fun, deed, path);
            return list_of(fun, targets, name, operands);
        }
        return deliver(fun, targets, |fun, results| {
            path_kernel(fun, Deed { verb: Verb::Get, base, source: None, place: None }, path, results);
        });
    }
    let [Target::Var(v) | Target::Forward(v)] = targets else {
        let known = fun.before(base);
        access(fun, val, (known, known), path, Verb::Get);
        return;
    };
    // A variable takes the first of a list; an operand must be one value.
    let verb = if fun.tf.vars[*v].kind == VarKind::User { Verb::First } else { Verb::Get };
    let known = (fun.before(base), fun.after(*v));
    let part = access(fun, val, known, path, verb);
    define(fun, *v, part);
}

/// Calls a handle that is kept in parts; false, with nothing done, for any other value.
fn called(fun: &mut Fun, targets: &[Target], val: &Val, args: &[Arg]) -> bool {
    match val {
        Val::Closure(Handle::Builtin(name), bound)
            if bound.is_empty() && call_form_of_handle(fun, targets, *name, args) => {}
        Val::Closure(handle, bound) => {
            let args: Vec<Val> = givens(fun, *handle, args);
            call_handle(fun, targets, *handle, bound.iter().cloned().chain(args).collect());
        }
        Val::Choice(which, handles) => {
            let vals = givens_of(fun, handles, args);
            dispatch::call(fun, targets, (which, handles), args, &vals);
        }
        _ => return false,
    }
    true
}

/// The operands of a call of one of several functions.
fn givens_of(fun: &mut Fun, handles: &Targets<Val>, args: &[Arg]) -> Vec<Val> {
    let handed = |h: &Handle| matches!(h, Handle::Function(f) if fun.cx.handed(*f).is_some());
    match handles.iter().find(|(h, _)| handed(h)) {
        Some((handle, _)) => givens(fun, *handle, args),
        None => path::args(fun, args),
    }
}

/// Calls a handle that is boxed, or lies in something that is, where its targets are known; false, with nothing
/// done, where they are not.
fn called_apart(fun: &mut Fun, targets: &[Target], (val, known): (&Val, &AbsValue), path: &[Access]) -> bool {
    let (handle, args) = match (val, path) {
        (Val::Boxed(_), [Access::Paren(args)]) if known.unique_class() == Some(Class::FunctionHandle) => {
            (apart(fun, val.clone(), known), args.as_slice())
        }
        _ => {
            let Some((prefix, handle, args)) = called_at_end(fun, known, path) else { return false };
            let part = access(fun, val.clone(), (known, &handle), prefix, Verb::Get);
            (apart(fun, part, &handle), args)
        }
    };
    called(fun, targets, &handle, args)
}

/// `base<path>` as a statement.
pub fn get_statement(fun: &mut Fun, ans: VarId, base: VarId, path: &[Access], echo: bool) {
    let mut val = value(fun, base);
    let mut known = fun.before(base).clone();
    if let Some((method, args)) = direct::method(fun, &val, &known, path) {
        called_statement(fun, ans, &method, args, echo);
        return;
    }
    let mut rest = path;
    // A part of a dissolved struct is a value by itself.
    while let Val::Record(parts) = &val
        && let Some((which, part, inner)) = fun.enter(parts, rest)
    {
        (val, known, rest) = (part.clone(), which.of(&known), inner);
    }
    match (&val, rest) {
        (_, []) => define_ans(fun, ans, val, echo),
        (handle @ (Val::Closure(..) | Val::Choice(..)), [Access::Paren(args)]) => {
            called_statement(fun, ans, handle, args, echo);
        }
        (Val::Boxed(_), [Access::Paren(args)]) if known.unique_class() == Some(Class::FunctionHandle) => {
            let handle = apart(fun, val.clone(), &known);
            if !called_statement(fun, ans, &handle, args, echo) {
                boxed_statement(fun, ans, val, rest, echo);
            }
        }
        // What is taken of a part of an object may be a method without results.
        (Val::Boxed(_), _)
        | (Val::Record(_), [_, _, ..])
        | (_, [.., Access::Brace(_) | Access::DynamicDot(_)]) => {
            boxed_statement(fun, ans, val, rest, echo);
        }
        _ => {
            let part = access(fun, val, (&known, fun.after(ans)), rest, Verb::Get);
            define_ans(fun, ans, part, echo);
        }
    }
}

/// An access of a boxed value as a statement: each of the values that come is `ans` in turn.
fn boxed_statement(fun: &mut Fun, ans: VarId, val: Val, path: &[Access], echo: bool) {
    let shown = Operand::Scalar(Expr::Bool(echo));
    let all = answers(fun, val, path);
    let result = fun.scratch("v", Ty::Boxed);
    kernel(fun, kernels::ANSWERS, vec![Operand::Borrow(all), shown], 0, vec![result]);
    answer(fun, ans, result);
}

/// `ans` is the boxed value in a local, if there is one.
fn answer(fun: &mut Fun, ans: VarId, result: ir::loops::LocalId) {
    let known = fun.after(ans);
    if !known.is_undefined() && fun.vars.value(ans).is_some() {
        define_present(fun, ans, result);
    }
}

/// `callee(args)` as a statement.
pub fn call_statement(fun: &mut Fun, ans: VarId, callee: &Callee, args: &[Arg], echo: bool) {
    if let Some(var) = variable_called(fun, callee) {
        if args.is_empty() {
            if echo {
                slots::display(fun, var);
            }
            return;
        }
        return get_statement(fun, ans, var, &[Access::Paren(args.to_vec())], echo);
    }
    if is_own_script(fun, callee, args) {
        return fun.reject("a script that runs itself");
    }
    if is_by_class(fun, callee.name) {
        if let Some((kernel, args)) = by_class(fun, callee, args) {
            acting_statement(fun, ans, kernel, args, echo);
        }
        return;
    }
    match direct::called(fun, callee, args) {
        Some(Direct::Function(f)) => {
            let args = path::args(fun, args);
            return user_statement(fun, ans, f, args, wanted(fun, ans, echo), echo);
        }
        Some(Direct::Inherited(f)) => {
            let args = path::args(fun, args.get(2..).unwrap_or_default());
            return user_statement(fun, ans, f, args, wanted(fun, ans, echo), echo);
        }
        Some(found) => {
            let known = fun.after(ans);
            if let Some(object) = made(fun, found, args, Some(known)) {
                define_ans(fun, ans, object, echo);
            }
            return;
        }
        None => {}
    }
    if let (Some(Form::Switch), [Arg::Var(v)]) = (form(callee.name.as_str()), args) {
        return control::selector(fun, *v, callee.name);
    }
    if let Some(error) = arity::wrong_count(fun.cx.program, fun.tf, callee, args, &[]) {
        return fails_when_read(fun, args, &error);
    }
    if let CallTarget::Function(f) = callee.target {
        let vals = givens(fun, Handle::Function(f), args);
        return handle_statement(fun, ans, Handle::Function(f), vals, echo);
    }
    if form(callee.name.as_str()) == Some(Form::Feval)
        && let Some((first, rest)) = args.split_first()
        && let Some(val) = fevaluated(fun, *first)
        && called_statement(fun, ans, &val, rest, echo)
    {
        return;
    }
    if calls_by_name(fun, callee, args) {
        return fun.reject_builtin(callee.name);
    }
    if let Some((name, rest)) = plain_builtin(fun, callee, args) {
        let args = stored_args(fun, rest);
        return acting_statement(fun, ans, name, args, echo);
    }
    if form(callee.name.as_str()) == Some(Form::Clear) {
        return clear(fun, args);
    }
    if does_nothing(callee.name.as_str()) {
        return args.iter().for_each(|a| drop(arg(fun, *a)));
    }
    if form(callee.name.as_str()) == Some(Form::Callback) && callback::call(fun, &[], args) {
        return;
    }
    if let Some((name, operands)) = workspace::call(fun, callee, args) {
        return effect(fun, name.as_str(), operands);
    }
    if let (Some(Form::InputName), [Arg::Var(k)]) = (form(callee.name.as_str()), args)
        && let Some(val) = input_name(fun, *k)
    {
        if wanted(fun, ans, echo) {
            define_ans(fun, ans, val, echo);
        }
        return;
    }
    if !acts(callee.name.as_str())
        && wanted(fun, ans, echo)
        && let Some(val) = builtin(fun, ans, callee.name, args)
    {
        return define_ans(fun, ans, val, echo);
    }
    let vals = stored_args(fun, args);
    handle_statement(fun, ans, Handle::Builtin(callee.name), vals, echo);
}

/// Calls a handle that is kept in parts as a statement; false, with nothing done, for any other value.
fn called_statement(fun: &mut Fun, ans: VarId, val: &Val, args: &[Arg], echo: bool) -> bool {
    match val {
        Val::Closure(handle, bound) => {
            let args: Vec<Val> = givens(fun, *handle, args);
            handle_statement(fun, ans, *handle, bound.iter().cloned().chain(args).collect(), echo);
        }
        Val::Choice(which, handles) => {
            let args = givens_of(fun, handles, args);
            dispatch::settle(fun, std::iter::once(ans));
            by_target(fun, which, handles.len(), |fun, k| {
                let (handle, bound) = &handles[k];
                let all = bound.iter().chain(&args).cloned().collect();
                handle_statement(fun, ans, *handle, all, echo);
            });
        }
        _ => return false,
    }
    true
}

/// Whether anybody looks at what a call as a statement gives.
fn wanted(fun: &Fun, ans: VarId, echo: bool) -> bool {
    (echo || fun.vars.value(ans).is_some()) && !fun.after(ans).is_undefined()
}

/// A call as a statement: a result that comes is `ans`.
fn handle_statement(fun: &mut Fun, ans: VarId, handle: Handle, args: Vec<Val>, echo: bool) {
    if let Handle::Builtin(name) = handle
        && is_by_class(fun, name)
    {
        return match kernel_named(name) {
            Some(kernel) => {
                leave_names_for(fun, name);
                acting_statement(fun, ans, kernel, args, echo);
            }
            None => fun.reject_builtin(name),
        };
    }
    if let Handle::Builtin(name) = handle
        && checks_count(fun, name, &args)
    {
        return;
    }
    let silent = matches!(handle, Handle::Builtin(name) if is_silent_statement(name.as_str()));
    let wanted = wanted(fun, ans, echo) && !silent;
    match handle {
        Handle::Function(f) => match fun.cx.handed(f) {
            Some(which) => {
                leave_names(fun, f);
                let args = std::iter::once(Val::Scalar(which)).chain(args).collect();
                acting_statement(fun, ans, Name::new(kernels::HANDED), args, echo);
            }
            None => user_statement(fun, ans, f, args, wanted, echo),
        },
        Handle::Builtin(name) if wanted && acts(name.as_str()) => {
            acting_statement(fun, ans, name, args, echo)
        }
        Handle::Builtin(name) if wanted => {
            let operands = operands(fun, args);
            let l = result_local(fun, fun.after(ans));
            kernel(fun, name.as_str(), operands, 1, vec![l]);
            let val = array::local_value(fun, l, Some(fun.after(ans)));
            define_ans(fun, ans, val, echo);
        }
        Handle::Builtin(name) => {
            let operands = operands(fun, args);
            effect(fun, name.as_str(), operands);
        }
    }
}

/// A call as a statement of what says itself whether it gives anything.
fn acting_statement(fun: &mut Fun, ans: VarId, name: Name, args: Vec<Val>, echo: bool) {
    let operands = operands(fun, args);
    let result = unasked(fun, name, operands);
    if echo {
        effect(fun, kernels::DISPLAY, vec![Operand::Borrow(result), Operand::Text("ans".into())]);
    }
    answer(fun, ans, result);
}

fn user_statement(fun: &mut Fun, ans: VarId, f: FuncId, args: Vec<Val>, wanted: bool, echo: bool) {
    let spread = args.iter().any(|a| matches!(a, Val::List(_)));
    if !spread && let Some(error) = arity::of_function(fun.cx.program, f, args.len(), 0) {
        return fun.raise(&error);
    }
    let Some(context) = context_entered(fun, f) else { return };
    let results = user_call(fun, context, args, usize::from(wanted));
    let Some(val) = results.vals.into_iter().next().filter(|_| wanted) else { return };
    match results.given {
        None => define_ans(fun, ans, val, echo),
        Some(given) => {
            if fun.vars.value(ans).is_some() {
                add_flag(fun, ans);
            }
            let there = fun.nested(|fun| define_ans(fun, ans, val, echo));
            fun.emit(Stmt::If(given, there, Vec::new()));
        }
    }
}

/// `ans` has a new value, which is shown where the statement has no semicolon.
fn define_ans(fun: &mut Fun, ans: VarId, val: Val, echo: bool) {
    if echo {
        let shown = stored(fun, val.clone(), fun.after(ans));
        let shown = operand(fun, shown);
        effect(fun, kernels::DISPLAY, vec![shown, Operand::Text("ans".into())]);
    }
    define(fun, ans, val);
}

/// `clear names...`: variables lose their values; what they kept goes where it can be seen.
fn clear(fun: &mut Fun, args: &[Arg]) {
    let words = words(fun.context, fun.at, args);
    let program = fun.cx.program;
    let keeps = |f: &tir::Function| f.vars.values().any(|v| v.storage != tir::Storage::Local);
    let elsewhere = |f: &tir::Function, names: &[Name]| names.contains(&f.name) && keeps(f);
    let cleared = cleared(fun.tf, &words)
        .filter(|c| !program.functions.values().any(|f| c.everything && keeps(f) || elsewhere(f, &c.others)));
    let Some(cleared) = cleared else { return fun.reject("this form of clear") };
    for v in cleared.vars {
        let Some(slot) = slot(fun, v) else { continue };
        emptied(fun, &slot);
        if let Some(flag) = fun.flags.get(&v).copied() {
            fun.emit(Stmt::Assign(flag, Expr::Bool(false)));
        }
    }
}

/// `narginchk(least, most)` and `nargoutchk`. False for any other call, and where it is not known how many results
/// are asked for.
fn checks_count(fun: &mut Fun, name: Name, args: &[Val]) -> bool {
    let Some(Form::CheckCount { inputs }) = form(name.as_str()) else { return false };
    let [Val::Scalar(least), Val::Scalar(most)] = args else { return false };
    let (given, what) = match (inputs, fun.nargin) {
        (true, Some(n)) => (fun.cast(Expr::Local(n), Elem::F64), "Input"),
        (true, None) => (Expr::Number(fun.context.nargin as f64, Elem::F64), "Input"),
        (false, _) if fun.context.nargout <= 64 => {
            (Expr::Number(fun.context.nargout as f64, Elem::F64), "Output")
        }
        _ => return false,
    };
    let lower = what.to_lowercase();
    let (least, most) = (fun.cast(least.clone(), Elem::F64), fun.cast(most.clone(), Elem::F64));
    let checks = [(&given, &least, "Not enough", "notEnough"), (&most, &given, "Too many", "tooMany")];
    for (small, large, few, id) in checks {
        let fails = match (small, large) {
            (Expr::Number(a, _), Expr::Number(b, _)) => Expr::Bool(a < b),
            (a, b) => op(ScalarOp::Lt, vec![a.clone(), b.clone()], Elem::F64, Elem::Bool),
        };
        let text = format!("{few} {lower} arguments.");
        fun.check(fails, raised(&Error::new(format!("MATLAB:{name}:{id}{what}s"), text)), Vec::new());
    }
    true
}

/// `dst = @name`
pub fn function_ref(fun: &mut Fun, dst: VarId, callee: &Callee) {
    let handle = match callee.target {
        CallTarget::Function(f) => Handle::Function(f),
        _ => Handle::Builtin(callee.name),
    };
    define(fun, dst, Val::Closure(handle, Vec::new()));
}

/// `dst = @(..) ...`
pub fn lambda(fun: &mut Fun, dst: VarId, function: FuncId, captures: &[VarId]) {
    let parts = captures
        .iter()
        .map(|c| match fun.before(*c) {
            known if known.is_undefined() || known.is_bottom() => Val::Absent,
            known if is_unsure(known) => captured(fun, *c),
            _ => value(fun, *c),
        })
        .collect();
    define(fun, dst, Val::Closure(Handle::Function(function), parts));
}

/// What a captured variable has, if anything: that it has nothing is an error of the calls that read it.
fn captured(fun: &mut Fun, v: VarId) -> Val {
    let (Some(has), Some(flag)) = (slots::flag(fun, v), fun.flags.get(&v).copied()) else {
        return value(fun, v);
    };
    let l = fun.scratch("captured", Ty::Boxed);
    fun.f.locals[l].flag = Some(flag);
    let there = fun.nested(|fun| {
        let val = slots::peek(fun, v);
        store_local(fun, l, val);
    });
    fun.branch(has, there, Vec::new());
    Val::Boxed(l)
}

/// `global x`, `persistent x`: a boxed variable that has no value yet is `[]`; others begin so.
pub fn declare(fun: &mut Fun, vars: &[VarId]) {
    for v in vars {
        if let Some(l) = slot_local(fun, *v)
            && fun.f.locals[l].ty == Ty::Boxed
        {
            let l2 = boxed_call(fun, kernels::DECLARED, vec![Operand::Borrow(l)]);
            fun.emit(Stmt::Move(l, l2));
        }
    }
}

/// A comment of the source.
pub fn comment(fun: &mut Fun, text: &str) {
    let text = text.trim_start_matches(['%', '#']).trim();
    if !text.is_empty() {
        fun.emit(Stmt::Comment(text.to_owned()));
    }
}

/// Whether a statement has facts of its own; jumps, comments and protected blocks have none.
pub fn has_facts(stmt: &tir::Stmt) -> bool {
    !matches!(
        stmt,
        tir::Stmt::Break
            | tir::Stmt::Continue
            | tir::Stmt::Return
            | tir::Stmt::Comment(_)
            | tir::Stmt::Try { .. }
            | tir::Stmt::Unwind { .. }
    )
}
