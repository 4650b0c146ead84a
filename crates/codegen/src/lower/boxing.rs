//! Values as operands of the runtime library: boxed on the way, records and handles made whole.

use super::arms::by_target;
use super::array;
use super::frame;
use super::fun::Fun;
use super::kernel::{boxed_call, counted, kernel, kernel_symbol, result_local};
use super::layout;
use super::method::kernel_of_handle;
use super::part::{field_place, maker};
use super::repr::{Handle, Part, Repr};
use super::scalar::elem_of;
use super::value::{Columns, Val};
use analysis::{CallEdge, ContextId};
use base::{EntityRef, Name};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::FuncId;
use types::scalar::ScalarOp;
use types::{AbsValue, Complexity};

/// More parameters than this are refused: the library leaves room for as many.
const MOST: usize = 60;

/// A value as an operand of a call that takes boxed values.
pub fn operand(fun: &mut Fun, val: Val) -> Operand {
    match val {
        Val::Scalar(e) => Operand::Scalar(e),
        Val::Array(l, _) | Val::Boxed(l) => Operand::Borrow(l),
        Val::Range(_) => Operand::Borrow(array::of(fun, val).0),
        Val::List(l) => Operand::Spread(l),
        Val::Text(t) => Operand::Text(t),
        Val::StringText(t) => Operand::StringText(t),
        Val::Record(parts) => Operand::Borrow(record(fun, parts)),
        Val::Table(columns) => Operand::Borrow(table(fun, &columns)),
        Val::Closure(Handle::Builtin(name), _) => match builtin_symbol(fun, name) {
            Some(symbol) => {
                let operands =
                    vec![Operand::Text(name.as_str().into()), Operand::Text(symbol.as_str().into())];
                Operand::Borrow(boxed_call(fun, kernels::HANDLE, operands))
            }
            None => {
                fun.reject(&format!("a handle of {name} as a value of the runtime library"));
                Operand::Text(String::new())
            }
        },
        Val::Closure(Handle::Function(f), captures) => Operand::Borrow(handle(fun, f, captures)),
        Val::Choice(which, targets) => {
            let whole = fun.scratch("handle", Ty::Boxed);
            by_target(fun, &which, targets.len(), |fun, k| {
                let (handle, bound) = targets[k].clone();
                if let Operand::Borrow(made) = operand(fun, Val::Closure(handle, bound)) {
                    fun.emit(Stmt::Move(whole, made));
                }
            });
            Operand::Borrow(whole)
        }
        Val::Absent => {
            fun.reject("a variable without a value");
            Operand::Text(String::new())
        }
    }
}

/// The kernel that a handle of a builtin calls, or of what only the run finds in a program with classes.
fn builtin_symbol(fun: &Fun, name: Name) -> Option<Name> {
    if !fun.cx.analysis.classes.is_empty() {
        return kernel_of_handle(name);
    }
    builtins::find(name.as_str())?;
    Some(counted(name.as_str(), kernel_symbol(name.as_str())?))
}

/// The operands of a call.
pub fn operands(fun: &mut Fun, vals: Vec<Val>) -> Vec<Operand> {
    vals.into_iter().map(|v| operand(fun, v)).collect()
}

/// A value, known to be like `value`, as whoever looks at how it is stored must see it: boxing
/// narrows, and what is surely complex (`complex(3, 0)`) must not be narrowed.
pub fn stored(fun: &mut Fun, val: Val, value: &AbsValue) -> Val {
    if let Val::Record(parts) = val {
        let parts = parts.into_iter().map(|(n, part)| (n, stored(fun, part, &n.of(value))));
        return Val::Record(parts.collect());
    }
    let sure = value.unique().is_some_and(|v| v.matrix.complexity == Complexity::Complex);
    if !sure || !elem_of(fun, &val).is_some_and(Elem::is_complex) {
        return val;
    }
    let parts = [ScalarOp::Real, ScalarOp::Imag].map(|part| {
        let part = array::part(fun, &val, part);
        operand(fun, part)
    });
    Val::Boxed(boxed_call(fun, kernels::COMPLEX, parts.into()))
}

/// A struct or a row of cells made whole.
fn record(fun: &mut Fun, parts: Vec<(Part, Val)>) -> LocalId {
    let whole = maker(&parts);
    let args = parts.into_iter().map(|(_, val)| operand(fun, val)).collect();
    boxed_call(fun, whole.as_str(), args)
}

/// The struct array or cell as a runtime value.
fn table(fun: &mut Fun, columns: &Columns) -> LocalId {
    let table = &columns.table;
    columns_of(fun, columns, table.layout(), 0..table.element.width())
}

/// Some columns of a table as a struct array or cell of this layout.
pub fn columns_of(
    fun: &mut Fun,
    columns: &Columns,
    layout: String,
    range: std::ops::Range<usize>,
) -> LocalId {
    let parts = columns.locals[range].iter().map(|l| Operand::Borrow(*l));
    let operands = std::iter::once(Operand::Borrow(columns.key())).chain(parts).collect();
    boxed_call(fun, kernels::table(&layout).as_str(), operands)
}

/// A part of a boxed struct or cell.
pub fn part(fun: &mut Fun, l: LocalId, part: Part) -> Val {
    let (kernel, place) = part.access();
    let operands = std::iter::once(Operand::Borrow(l)).chain(place).collect();
    Val::Boxed(boxed_call(fun, kernel.as_str(), operands))
}

/// A part of a boxed struct or cell of which `whole` is known; `None` where there surely is none.
pub fn part_of(fun: &mut Fun, l: LocalId, which: Part, whole: Option<&AbsValue>) -> Option<Val> {
    let Some(whole) = whole else { return Some(part(fun, l, which)) };
    let value = which.of(whole);
    if value.is_undefined() {
        return None;
    }
    if value.maybe_undefined {
        fun.reject(&format!("a struct that may have no field {which}"));
    }
    let path = match which {
        Part::Field(name) => field_place(whole, name).map(|place| (Verb::Part, format!(".{name}#{place}"))),
        Part::Property(class, name) => {
            fun.cx.members.place(class, name).map(|place| (Verb::Stored, format!(".{name}@{place}")))
        }
        Part::Place(_) => None,
    };
    if let Some((verb, steps)) = path {
        let result = result_local(fun, &value);
        let name = Path { verb, steps: &steps }.name();
        kernel(fun, name.as_str(), vec![Operand::Borrow(l)], 1, vec![result]);
        return Some(array::local_value(fun, result, Some(&value)));
    }
    Some(part(fun, l, which))
}

/// A handle of a function of the program as a value of the runtime library.
fn handle(fun: &mut Fun, f: FuncId, captures: Vec<Val>) -> LocalId {
    if let Some(which) = fun.cx.handed(f) {
        let all = std::iter::once(Val::Scalar(which)).chain(captures).collect();
        let operands = operands(fun, all);
        return boxed_call(fun, kernels::HANDED_HANDLE, operands);
    }
    let dst = fun.scratch("handle", Ty::Boxed);
    let text = fun.cx.handle_text(Handle::Function(f));
    let contexts = contexts_entered(fun, f);
    if contexts.is_empty() {
        // Every call fails. What it captured tells it from others.
        let thunk = fun.shared.thunks.get(fun.shared.module, f, &contexts);
        let captures = operands(fun, captures);
        fun.emit(Stmt::Handle { dst, thunk, captures, text });
        return dst;
    }
    if !layout::are_told_apart(fun.cx, &contexts) {
        generalise(fun, f, "a function handle that is called with several kinds of arguments");
        return dst;
    }
    let kept = kept(fun, f);
    let mut parts = frame::passed(fun, f);
    for (repr, val) in kept.iter().zip(captures) {
        // A captured value that is never read is not passed.
        if let Some(repr) = repr {
            capture(fun, repr, val, &mut parts);
        }
    }
    contexts.iter().for_each(|c| callable(fun, *c));
    let thunk = fun.shared.thunks.get(fun.shared.module, f, &contexts);
    fun.emit(Stmt::Handle { dst, thunk, captures: parts, text });
    dst
}

/// A captured value as one operand for each leaf of its representation.
fn capture(fun: &mut Fun, repr: &Repr, val: Val, out: &mut Vec<Operand>) {
    match (repr, val) {
        (Repr::Closure(_, parts), Val::Closure(_, vals)) => {
            for (r, v) in parts.iter().zip(vals) {
                capture(fun, r, v, out);
            }
        }
        (Repr::Record(fields), Val::Record(vals)) => {
            for (name, r) in fields {
                let val = vals.iter().find(|(n, _)| n == name).map_or(Val::Absent, |(_, v)| v.clone());
                capture(fun, r, val, out);
            }
        }
        (Repr::Record(fields), Val::Boxed(l)) => {
            for (name, r) in fields {
                let part = part(fun, l, *name);
                capture(fun, r, part, out);
            }
        }
        (Repr::Closure(Handle::Function(f), parts), Val::Boxed(l)) => {
            for (r, v) in parts.iter().zip(captures_of(fun, l, *f, parts.len())) {
                capture(fun, r, v, out);
            }
        }
        (Repr::Closure(Handle::Builtin(_), _), Val::Boxed(_)) => {}
        (Repr::Closure(..), _) => fun.reject("this captured function handle"),
        (_, val) => {
            let operand = operand(fun, val);
            out.push(operand);
        }
    }
}

/// Refuses handles of a function here until it is general.
fn generalise(fun: &mut Fun, f: FuncId, what: &str) {
    if !fun.cx.general.contains(&f) {
        fun.shared.to_generalise.insert(f);
    }
    fun.reject(what);
}

/// How handles of `f` keep what they capture.
fn kept(fun: &mut Fun, f: FuncId) -> Vec<Option<Repr>> {
    let layout = layout::captured(fun.cx, f);
    if layout.is_none() {
        generalise(fun, f, "a function handle that captures something of several kinds");
    }
    layout.unwrap_or_default()
}

/// What a handle of `f` in a local captures, which `parts` is to hold.
pub fn captures_of(fun: &mut Fun, l: LocalId, f: FuncId, parts: usize) -> Vec<Val> {
    let mut next = 0;
    let mut vals: Vec<Val> = Vec::new();
    // One of a function that no handle calls, too, keeps what it captured as it was.
    if fun.cx.handed(f).is_some() || contexts_entered(fun, f).is_empty() {
        return (0..parts).map(|_| captured(fun, l, &Repr::Boxed, &mut next)).collect();
    }
    for repr in kept(fun, f) {
        vals.push(repr.map_or(Val::Absent, |repr| captured(fun, l, &repr, &mut next)));
    }
    vals.resize(parts, Val::Absent);
    vals
}

/// The captured value of this representation whose first leaf is the next one of a handle.
fn captured(fun: &mut Fun, l: LocalId, repr: &Repr, next: &mut i64) -> Val {
    match repr {
        Repr::Closure(h, parts) => {
            Val::Closure(*h, parts.iter().map(|p| captured(fun, l, p, next)).collect())
        }
        Repr::Record(fields) => {
            Val::Record(fields.iter().map(|(n, r)| (*n, captured(fun, l, r, next))).collect())
        }
        Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed | Repr::Choice(_) | Repr::Table(_) => {
            *next += 1;
            let args = vec![Operand::Borrow(l), Operand::Scalar(Expr::index(*next))];
            let value = fun.scratch("v", Ty::Boxed);
            // The variable may have had no value.
            kernel(fun, kernels::CAPTURED, args, 0, vec![value]);
            Val::Boxed(value)
        }
    }
}

/// The contexts in which handles of `f` that are made here are called, if any.
fn contexts_entered(fun: &Fun, f: FuncId) -> Vec<ContextId> {
    let through = |edge: &CallEdge| match edge {
        CallEdge::User { context, handle: Some(_) } if fun.cx.analysis.contexts[*context].func == f => {
            Some(*context)
        }
        _ => None,
    };
    let open: Vec<ContextId> = fun.cx.open_contexts(f).collect();
    if !open.is_empty() {
        return open;
    }
    let here: Vec<ContextId> = fun.context.facts.calls(fun.at).iter().filter_map(through).collect();
    let mut found = if here.is_empty() { fun.cx.handle_contexts(f) } else { here };
    found.sort();
    found.dedup();
    found
}

/// Whether there is a handle in a value that captures something.
fn captures(repr: &Repr) -> bool {
    match repr {
        Repr::Closure(_, parts) => !parts.is_empty(),
        Repr::Record(parts) => parts.iter().any(|(_, r)| captures(r)),
        Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed | Repr::Choice(_) | Repr::Table(_) => false,
    }
}

/// Refuses a context that cannot be called with boxed arguments for boxed results.
fn callable(fun: &mut Fun, context: ContextId) {
    let signatures = fun.cx.signatures;
    let signature = &signatures[context.index()];
    let func = fun.cx.analysis.contexts[context].func;
    let function = &fun.cx.program.functions[func];
    if signature.params.len() > MOST || signature.results.len() > MOST {
        fun.reject("a handle of a function of so many parameters");
    }
    let aggregate = |r: &Repr| matches!(r, Repr::Closure(..) | Repr::Choice(_) | Repr::Record(_));
    if signature.results.iter().any(|r| match r {
        Repr::Record(fields) => fields.iter().any(|(_, f)| aggregate(f)),
        r => aggregate(r),
    }) {
        generalise(fun, func, "such a result of a function that the runtime library calls");
    }
    let mut passed = signature.params.iter().enumerate().skip(function.captured);
    let nothing = |r: &Repr| r.leaves() == 0 && matches!(r, Repr::Record(_));
    let fails = |(k, r): (usize, &Option<Repr>)| {
        r.as_ref().is_some_and(|r| captures(r) || k < function.params.len() && nothing(r))
    };
    if passed.any(fails) {
        generalise(fun, func, "a function handle passed through the runtime library");
    }
}
