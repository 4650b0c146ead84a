//! Objects of known classes: calls of methods and constructors that the analysis followed, and objects in parts.
//! Where the rules of classes are left to the run, the statement has an edge that says so.

use super::boxing::operand;
use super::build::number;
use super::call::{Entered, context_entered, entered, user_call};
use super::fun::Fun;
use super::get::access;
use super::kernel::{boxed_call, effect, kernel};
use super::part::Part;
use super::path::path_call;
use super::repr::{Handle, is_one_element};
use super::value::Val;
use analysis::members::{Level, is_record, object_class};
use analysis::{CallEdge, ContextId};
use base::Name;
use ir::loops::kernels::Verb;
use ir::loops::{Elem, Expr, LocalId, Operand, Ty, kernels};
use ir::tir::{Access, Arg, CallTarget, Callee, FuncId, internal};
use types::{AbsValue, Class};

/// What a call by name means where the classes of its operands are known.
pub enum Direct {
    /// This function is called.
    Function(FuncId),
    /// An object of this class is made, with all defaults.
    Blank(Name),
    /// The same, and these constructors run on it, one after another.
    Made(Name, Vec<Level>),
    /// They run on the first operand; the first two are none of theirs.
    Levels(Vec<Level>),
    /// This function is called; the first two operands are none of its.
    Inherited(FuncId),
}

/// What the call at the current statement means, where it is of a method or constructor that the analysis followed.
pub fn called(fun: &Fun, callee: &Callee, args: &[Arg]) -> Option<Direct> {
    let members = &fun.cx.members;
    if members.list().is_empty() {
        return None;
    }
    match (callee.name.as_str(), args) {
        (internal::OBJECT, _) => {
            let class = members.constructed_by(fun.context.func);
            return class.filter(|_| !fun.context.open && !fun.context.making).map(Direct::Blank);
        }
        (internal::CONSTRUCT, [Arg::Var(object), Arg::Var(level), ..]) if !fun.context.open => {
            object_class(fun.before(*object)).filter(|c| members.class(*c).is_some())?;
            return members.levels(Name::new(fun.before(*level).as_text()?)).map(Direct::Levels);
        }
        _ => {}
    }
    let called = |e: &CallEdge| match e {
        CallEdge::User { context, handle: None } => Some(fun.cx.analysis.contexts[*context].func),
        _ => None,
    };
    let calls = fun.context.facts.calls(fun.at);
    let found = calls.iter().find_map(called);
    if callee.target == CallTarget::Unresolved
        && let Some(levels) = members.construct(callee.name)
        && !members.is_simple(callee.name, &levels)
        // A method of the operand's class may have the name of a class.
        && found.is_none_or(|f| !members.has(f) || levels.iter().any(|level| level.func == f))
    {
        return Some(match levels.is_empty() {
            true => Direct::Blank(callee.name),
            false => Direct::Made(callee.name, levels),
        });
    }
    let Some(found) = found else {
        // A constructor that this call does not enter has more operands than it takes.
        let refused = callee.target == CallTarget::Unresolved && calls.is_empty();
        let levels = members.construct(callee.name).filter(|levels| refused && !levels.is_empty())?;
        return Some(Direct::Made(callee.name, levels));
    };
    if callee.target == CallTarget::Function(found) || !members.has(found) {
        return None;
    }
    Some(match callee.name.as_str() {
        internal::SUPER => Direct::Inherited(found),
        _ => Direct::Function(found),
    })
}

/// The object that constructors make of one, each given `args` or nothing.
pub fn levels(fun: &mut Fun, mut object: Val, levels: &[Level], args: &[Val]) -> Option<Val> {
    for level in levels {
        let context = context_entered(fun, level.func)?;
        let making = operand(fun, object);
        effect(fun, kernels::MAKING, vec![making]);
        let given = if level.given { args.to_vec() } else { Vec::new() };
        object = user_call(fun, context, given, 1).vals.into_iter().next()?;
    }
    Some(object)
}

/// An object of this class with all defaults as a runtime value.
pub fn whole_blank(fun: &mut Fun, class: Name) -> Val {
    Val::Boxed(boxed_call(fun, kernels::blank(class).as_str(), Vec::new()))
}

/// The method that a path calls in the end and that the analysis followed, with the object that it is called of as the
/// value that it captures, and the operands.
pub fn method<'p>(
    fun: &mut Fun,
    val: &Val,
    known: &AbsValue,
    path: &'p [Access],
) -> Option<(Val, &'p [Arg])> {
    if fun.cx.members.list().is_empty() || fun.by_rules() {
        return None;
    }
    let (last, args): (usize, &[Arg]) = match path {
        [.., Access::Dot(_), Access::Paren(args)] => (path.len() - 2, args),
        [.., Access::Dot(_)] => (path.len() - 1, &[]),
        _ => return None,
    };
    let Access::Dot(name) = path[last] else { return None };
    let context = method_entered(fun, name)?;
    let called = &fun.cx.analysis.contexts[context];
    // Where it is not followed here what the steps lead to, the method knows what it is called of.
    let at = object_at(fun, known, &path[..last]);
    let surely = at.is_some();
    let object = at.or_else(|| called.args.first().cloned()).unwrap_or_else(AbsValue::top);
    let func = called.func;
    let handle = object_class(&object).is_some_and(|class| fun.cx.members.refers(class));
    let object = access(fun, val.clone(), (known, &object), &path[..last], Verb::Get);
    if let (false, true, Val::Boxed(l)) = (surely, handle, &object) {
        fails_without(fun, *l, &path[last..]);
    }
    Some((Val::Closure(Handle::Function(func), vec![object]), args))
}

/// What is no object fails where a method of it is called, as the runtime library says.
fn fails_without(fun: &mut Fun, l: LocalId, path: &[Access]) {
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    kernel(fun, kernels::REFERS, vec![Operand::Borrow(l)], 1, vec![there]);
    let fails = fun.nested(|fun| {
        path_call(fun, Verb::Answers, Operand::Borrow(l), path);
    });
    fun.branch(Expr::Local(there), Vec::new(), fails);
}

/// The context of the method of this name, or that reads the property of this name, which the analysis entered at the
/// current statement.
fn method_entered(fun: &Fun, name: Name) -> Option<ContextId> {
    let members = &fun.cx.members;
    let getter = Name::new(&format!("get.{name}"));
    fun.context.facts.calls(fun.at).iter().find_map(|e| match e {
        CallEdge::User { context, handle: None } => {
            let func = fun.cx.analysis.contexts[*context].func;
            let named = members.name_of(func).is_some_and(|n| n == name || n == getter);
            named.then_some(*context)
        }
        _ => None,
    })
}

/// What is known of the object at the end of steps, where it can be followed.
fn object_at(fun: &Fun, known: &AbsValue, steps: &[Access]) -> Option<AbsValue> {
    let mut object = known.clone();
    for step in steps {
        object = match step {
            Access::Dot(name) => object.field(*name),
            Access::Brace(subs) if subs.iter().all(|a| is_one(fun, a)) => object.content(None),
            _ => return None,
        };
    }
    object_class(&object).map(|_| object)
}

/// Whether a subscript surely names one place.
fn is_one(fun: &Fun, arg: &Arg) -> bool {
    matches!(arg, Arg::Var(v) if !fun.is_list(*v) && is_one_element(fun.before(*v)))
}

/// An object of this class with all defaults, of which `known` is known: in parts where its properties are.
pub fn blank(fun: &mut Fun, class: Name, known: Option<&AbsValue>) -> Val {
    let record = known.filter(|k| is_record(k));
    let Some((known, stored)) = record.zip(fun.cx.members.stored(class)) else {
        return whole_blank(fun, class);
    };
    let mut parts = Vec::with_capacity(stored.len());
    for p in stored {
        let name = Name::new(&p.name);
        let constant = known.field(name).as_number().filter(|x| x.is_finite() && !x.is_sign_negative());
        let val = match p.default {
            Some(_) if let Some(x) = constant => Some(Val::Scalar(number(x))),
            Some(f) => {
                let Entered::One(context) = entered(fun, FuncId::from_u32(f.0)) else {
                    return whole_blank(fun, class);
                };
                user_call(fun, context, Vec::new(), 1).vals.into_iter().next()
            }
            None if !p.dims.is_empty() && p.dims.iter().all(|d| *d == 1.0) => {
                let is_truth = known.field(name).unique_class() == Some(Class::Logical);
                Some(Val::Scalar(if is_truth { Expr::Bool(false) } else { number(0.0) }))
            }
            None => Some(Val::Boxed(boxed_call(fun, kernels::NUMBERS, vec![Operand::Text("0".into())]))),
        };
        let Some(val) = val else { return whole_blank(fun, class) };
        parts.push((Part::Property(class, name), val));
    }
    Val::Record(parts)
}
