//! A pass over Tame IR with facts: what is asked of an object that an element holds (`c{k}.area()`) is asked of the object
//! by itself, and where objects of a few classes may stand, of each class by itself. Then the method is known.
//!
//! What a branch asks is what stood there, so errors and rules of classes stay what they were.

use crate::tame::{push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::Name;
use builtins::Form;
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Program, Stmt, StmtId, Storage, Target, VarId,
    VarKind,
};
use types::{AbsValue, Class};

/// Objects of more classes are left to the run.
const MOST: usize = 4;

/// Tells receivers apart; whether any was, so that facts are to be found anew.
pub fn receivers(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let done = by_itself(function, contexts, id, made) || by_class(function, contexts, id, made);
        usize::from(done)
    });
    !changed.is_empty()
}

/// The variable and the path that a statement asks.
fn asked(stmt: &mut Stmt) -> Option<(&mut VarId, &mut Vec<Access>)> {
    match stmt {
        Stmt::Get { base, path, .. } | Stmt::GetStatement { base, path, .. } => Some((base, path)),
        _ => None,
    }
}

/// The contexts that reach a statement.
fn reaching<'c>(contexts: &'c [&'c Context], id: StmtId) -> impl Iterator<Item = &'c Context> {
    contexts.iter().copied().filter(move |c| c.facts.reachable(id))
}

/// The classes of what surely are objects.
fn classes(value: &AbsValue) -> Option<Vec<Name>> {
    let list = value.alternatives().filter(|list| !list.is_empty() && !value.maybe_undefined)?;
    let class = |class: Class| match class {
        Class::Object(name) => Some(name),
        _ => None,
    };
    list.iter().map(|v| class(v.class)).collect()
}

/// How many steps of a path lead to one object that another step asks something of.
fn steps_to_object(
    function: &Function,
    context: &Context,
    id: StmtId,
    base: VarId,
    path: &[Access],
) -> Option<usize> {
    let known = |v: VarId| context.facts.before(id, v);
    let one = |a: &Arg| match a {
        Arg::Var(v) => {
            let list = function.vars[*v].kind == VarKind::List;
            !list && known(*v).unique().is_some_and(|v| v.matrix.shape == types::Shape::scalar())
        }
        Arg::Colon => false,
    };
    let mut value = known(base).clone();
    for (k, step) in path.iter().enumerate() {
        if k > 0 && matches!(step, Access::Dot(_)) && classes(&value).is_some() {
            return Some(k);
        }
        let class = value.unique().filter(|_| !value.maybe_undefined)?.class;
        let single = value.shape() == types::Shape::scalar();
        value = match (step, class) {
            (Access::Brace(args), Class::Cell) if args.iter().all(one) => value.content(None),
            (Access::Dot(name), Class::Struct) if single => value.field(*name),
            _ => return None,
        };
    }
    None
}

/// `t = c{k}` and `t.area()` for `c{k}.area()`.
fn by_itself(function: &mut Function, contexts: &[&Context], id: StmtId, made: &mut Block) -> bool {
    let mut stmt = function.stmts[id].clone();
    let Some((base, path)) = asked(&mut stmt) else { return false };
    let mut steps = reaching(contexts, id).map(|c| steps_to_object(function, c, id, *base, path));
    let Some(Some(first)) = steps.next() else { return false };
    if !steps.all(|k| k == Some(first)) {
        return false;
    }
    let object = temp(function, "receiver");
    let rest = path.split_off(first);
    let (from, way) = (std::mem::replace(base, object), std::mem::replace(path, rest));
    let get = Stmt::Get { targets: vec![Target::Var(object)], base: from, path: way };
    for stmt in [get, stmt] {
        let stmt = push(function, id, stmt);
        made.push(stmt);
    }
    true
}

/// A branch for each class of which a receiver may be.
fn by_class(function: &mut Function, contexts: &[&Context], id: StmtId, made: &mut Block) -> bool {
    let mut stmt = function.stmts[id].clone();
    let plain = |t: &Target| match t {
        Target::Var(v) => function.vars[*v].kind != VarKind::List,
        Target::Ignore => true,
        Target::Forward(_) | Target::List { .. } => false,
    };
    if matches!(&stmt, Stmt::Get { targets, .. } if !targets.iter().all(plain)) {
        return false;
    }
    let Some((base, path)) = asked(&mut stmt) else { return false };
    let (base, asks) = (*base, matches!(path.first(), Some(Access::Dot(_))));
    let var = &function.vars[base];
    if !asks || var.storage != Storage::Local || var.shared || var.kind == VarKind::List {
        return false;
    }
    let mut all: Vec<Name> = Vec::new();
    for context in reaching(contexts, id) {
        let Some(found) = classes(context.facts.before(id, base)) else { return false };
        for class in found {
            if !all.contains(&class) {
                all.push(class);
            }
        }
    }
    if !(2..=MOST).contains(&all.len()) {
        return false;
    }
    let mut els: Block = vec![push(function, id, stmt.clone())];
    for class in all.into_iter().skip(1).rev() {
        let [name, is] = ["receiver_class", "receiver_is"].map(|n| temp(function, n));
        let callee = Callee { name: with_form(Form::IsClass), target: CallTarget::Builtin, var: None };
        let text = Stmt::Literal { dst: name, value: Literal::Char(class.as_str().into()) };
        let args = vec![Arg::Var(base), Arg::Var(name)];
        let test = Stmt::Call { targets: vec![Target::Var(is)], callee, args };
        let then = vec![push(function, id, stmt.clone())];
        let branch = Stmt::If { cond: is, then, els };
        els = [text, test, branch].map(|s| push(function, id, s)).into();
    }
    made.extend(els);
    true
}
