//! `clear`: what it removes, by its words.
//!
//! Known are names, also with `*` in them, the words that stand for all variables, and `-except`. Other options,
//! and functions with variables that live elsewhere (global, persistent, shared with nested functions) are not.

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
    let (all, everything, names) = match words.as_slice() {
        [] | ["variables"] => (true, false, &[][..]),
        ["all" | "classes"] => (true, true, &[][..]),
        ["-except", kept @ ..] => (true, false, kept),
        names => (false, names.iter().any(is_pattern), names),
    };
    let may_stand = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '*';
    let plain = |w: &&str| w.chars().all(may_stand) && !w.is_empty() && !OTHER_KINDS.contains(w);
    if !names.iter().all(plain) {
        return None;
    }
    let named = |name: Name| names.iter().any(|w| matches(w, name.as_str())) != all;
    let found = || function.vars.iter().filter(|(_, var)| var.kind == VarKind::User && named(var.name));
    if found().any(|(_, var)| var.shared || var.storage != Storage::Local) {
        return None;
    }
    let is_variable = |name: &Name| function.vars.values().any(|var| var.name == *name);
    let plain = names.iter().filter(|w| !all && !is_pattern(w));
    let others = plain.map(|w| Name::new(w)).filter(|n| !is_variable(n)).collect();
    Some(Cleared { vars: found().map(|(v, _)| v).collect(), others, everything })
}

/// Whether a word stands for several names. Functions may be among them.
fn is_pattern(word: &&str) -> bool {
    word.contains('*')
}

/// Whether a name is one that a word stands for, in which `*` is any letters.
fn matches(word: &str, name: &str) -> bool {
    let Some((head, tail)) = word.split_once('*') else { return word == name };
    let Some(rest) = name.strip_prefix(head) else { return false };
    rest.char_indices().map(|(at, _)| at).chain([rest.len()]).any(|at| matches(tail, &rest[at..]))
}
