//! How handles keep what they capture, and whether the counts of a call tell the contexts of a function apart.

use super::program::Cx;
use super::repr::Repr;
use analysis::{Context, ContextId};
use base::EntityRef;
use ir::tir::FuncId;

/// How many arguments behind captured ones a context is called with, and for how many results.
pub fn counts(context: &Context) -> (Option<u32>, Option<u32>) {
    let given = (!context.open).then_some(context.nargin as u32);
    (given, (context.nargout <= 64).then_some(context.nargout as u32))
}

/// Whether the counts of a call tell in which of these contexts it is.
pub fn are_told_apart(cx: &Cx<'_>, contexts: &[ContextId]) -> bool {
    let mut seen: Vec<(Option<u32>, Option<u32>)> = Vec::new();
    contexts.iter().all(|c| {
        let counts = counts(&cx.analysis.contexts[*c]);
        let new = !seen.contains(&counts);
        seen.push(counts);
        new
    })
}

/// How handles of a function keep each captured value; `None` inside for one that no context reads,
/// `None` where the contexts take it apart differently.
pub fn captured(cx: &Cx<'_>, f: FuncId) -> Option<Vec<Option<Repr>>> {
    let mut layout: Vec<Option<Repr>> = Vec::new();
    let captured = cx.program.functions[f].captured;
    for c in cx.handle_contexts(f) {
        for (k, repr) in cx.signatures[c.index()].params.iter().take(captured).enumerate() {
            match (layout.get_mut(k), repr) {
                (None, repr) => layout.push(repr.clone()),
                (Some(Some(known)), Some(repr)) if !alike(known, repr) => return None,
                (Some(place @ None), Some(repr)) => *place = Some(repr.clone()),
                _ => {}
            }
        }
    }
    Some(layout)
}

/// Whether two representations have the same parts.
fn alike(a: &Repr, b: &Repr) -> bool {
    match (a, b) {
        (Repr::Closure(f, a), Repr::Closure(g, b)) => {
            f == g && a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b))
        }
        (Repr::Record(a), Repr::Record(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0 && alike(&a.1, &b.1))
        }
        (Repr::Closure(..) | Repr::Record(_), _) | (_, Repr::Closure(..) | Repr::Record(_)) => false,
        _ => true,
    }
}

/// How many boxed values a handle keeps of a captured one: a handle with several targets is kept whole.
pub fn kept_leaves(repr: &Repr) -> usize {
    match repr {
        Repr::Closure(_, parts) => parts.iter().map(kept_leaves).sum(),
        Repr::Record(parts) => parts.iter().map(|(_, r)| kept_leaves(r)).sum(),
        Repr::Choice(_) => 1,
        repr => repr.leaves(),
    }
}
