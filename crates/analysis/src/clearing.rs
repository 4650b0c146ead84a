//! `clear`: what it removes, by its words.
//!
//! Known are plain names and the words that stand for all variables. Patterns, options and functions
//! with variables that live elsewhere (global, persistent, shared with nested functions) are not.

use base::Name;
use ir::tir::{Function, Storage, VarId, VarKind};

/// What one `clear` removes.
pub struct Cleared {
    /// Variables of the function that runs it.
    pub vars: Vec<VarId>,
    /// Names among the words that are no variables: functions forget what they kept.
    pub others: Vec<Name>,
    /// What lives outside of functions goes as well.
    pub everything: bool,
}

/// What `clear` of these words removes when `function` runs it; `None` where that is not known.
pub fn cleared(function: &Function, words: &[Option<&str>]) -> Option<Cleared> {
    const OTHER_KINDS: &[&str] = &["functions", "global", "mex", "java", "import", "classes"];
    let words: Vec<&str> = words.iter().copied().collect::<Option<_>>()?;
    let (all, everything) = match words.as_slice() {
        [] | ["variables"] => (true, false),
        ["all"] => (true, true),
        _ => (false, false),
    };
    let plain = |w: &&str| {
        w.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && !w.is_empty() && !OTHER_KINDS.contains(w)
    };
    if !all && !words.iter().all(plain) {
        return None;
    }
    let named = |name: Name| all || words.iter().any(|w| Name::new(w) == name);
    let found = || function.vars.iter().filter(|(_, var)| var.kind == VarKind::User && named(var.name));
    if found().any(|(_, var)| var.shared || var.storage != Storage::Local) {
        return None;
    }
    let is_variable = |name: &Name| function.vars.values().any(|var| var.name == *name);
    let others = if all { Vec::new() } else { words.iter().map(|w| Name::new(w)).collect() };
    Some(Cleared {
        vars: found().map(|(v, _)| v).collect(),
        others: others.into_iter().filter(|n| !is_variable(n)).collect(),
        everything,
    })
}
