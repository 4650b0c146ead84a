//! Calls whose callee the classes of their operands decide when they run: one kernel looks for the method, and
//! knows what is meant where there is none (`runtime/src/cabi/classes.rs`).

use super::fun::Fun;
use super::kernel::{counted, kernel_symbol};
use super::program::{Cx, Shared};
use analysis::{CallEdge, ContextId};
use base::{FxHashMap, Name};
use builtins::rule::ObjectsRule;
use ir::loops::{Classes, kernels};
use ir::tir::{CallTarget, FuncId};
use runtime::classes::text;

/// Whether the classes of its operands decide what the call of this name at the current statement means.
pub fn is_by_class(fun: &Fun, name: Name) -> bool {
    fun.context.facts.calls(fun.at).iter().any(|e| matches!(e, CallEdge::Method(n) if *n == name))
}

/// The kernel that calls the method of this name, else what the name means without one: the function whose handle
/// is the first operand, a builtin, or what a class holds. `None` for a builtin that only an interpreter can run.
pub fn kernel_of(name: Name, target: CallTarget) -> Option<Name> {
    let (takes, fallback) = match target {
        CallTarget::Function(_) => ("plain", kernels::BY_HANDLE.to_owned()),
        CallTarget::Unresolved => ("plain", kernels::BY_CLASS.to_owned()),
        CallTarget::Builtin => {
            let symbol = counted(name.as_str(), kernel_symbol(name.as_str())?);
            let rule = builtins::find(name.as_str()).and_then(|id| builtins::builtin(id).objects);
            let takes = match rule {
                Some(ObjectsRule::Whole) => "all",
                Some(ObjectsRule::Members) => "members",
                Some(ObjectsRule::MembersAlike) => "alike",
                None => "plain",
            };
            (takes, symbol.as_str().to_owned())
        }
    };
    Some(Name::new(&format!("{} {name} {takes} {fallback}", kernels::METHOD)))
}

/// The same of a name that no function of the program has.
pub fn kernel_named(name: Name) -> Option<Name> {
    let target = if builtins::lookup(name).is_some() { CallTarget::Builtin } else { CallTarget::Unresolved };
    kernel_of(name, target)
}

/// The same for a handle.
pub fn kernel_of_handle(name: Name) -> Option<Name> {
    let direct = format!("{} {name} ", kernels::METHOD);
    let rest = kernel_named(name)?;
    let rest = rest.as_str().strip_prefix(&direct)?;
    Some(Name::new(&format!("{direct}{}{rest}", kernels::FREE)))
}

/// The classes as the executable has them, with thunks of their functions.
pub fn classes(cx: &Cx<'_>, shared: &mut Shared<'_>) -> Classes {
    let mut numbers: FxHashMap<FuncId, u32> = FxHashMap::default();
    let mut functions = Vec::new();
    let mut number = |func: runtime::classes::Func| {
        let f = FuncId::from_u32(func.0);
        *numbers.entry(f).or_insert_with(|| {
            let contexts: Vec<ContextId> = cx.open_contexts(f).collect();
            functions.push(shared.thunks.get(shared.module, f, &contexts));
            functions.len() as u32 - 1
        })
    };
    let texts = cx.analysis.classes.iter().map(|class| text::print(class, &mut number)).collect();
    Classes { texts, functions, ..Classes::default() }
}
