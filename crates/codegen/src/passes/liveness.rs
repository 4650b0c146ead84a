//! Liveness of locals over structured code: which values may still be read. An analysis that passes
//! build on; [`backward`] lets them change statements on the way, with what lives behind each at hand.
//!
//! What lives: a local that some path reads before it gets a whole new value. At the end of the
//! function its results and what the epilogue reads live; globals live everywhere, for others read
//! them. Whatever a handler reads lives throughout the protected body, before and behind each of its
//! statements: an error may begin at any of them.
//!
//! It does not speak of ownership: what is dropped at the end of the function need not live.

use super::facts::whole;
use ir::loops::{Block, Function, LocalId, Stmt};

/// A set of locals.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Live(Vec<u64>);

impl Live {
    fn place(l: LocalId) -> (usize, u64) {
        let i = base::EntityRef::index(l);
        (i / 64, 1 << (i % 64))
    }

    /// Whether the local lives.
    pub fn has(&self, l: LocalId) -> bool {
        let (word, bit) = Live::place(l);
        self.0.get(word).is_some_and(|w| w & bit != 0)
    }

    /// Adds a local.
    pub fn insert(&mut self, l: LocalId) {
        let (word, bit) = Live::place(l);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= bit;
    }

    fn remove(&mut self, l: LocalId) {
        let (word, bit) = Live::place(l);
        if let Some(w) = self.0.get_mut(word) {
            *w &= !bit;
        }
    }

    fn join(&mut self, other: &Live) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    fn joined(mut self, other: &Live) -> Live {
        self.join(other);
        self
    }
}

/// What lives where control may go from inside a block, other than to its next statement.
#[derive(Clone, Default)]
pub(super) struct Around {
    after_loop: Live,
    next_round: Live,
    end: Live,
    /// What the handlers around read: it lives wherever an error may begin.
    pub caught: Live,
}

/// A change of a statement: what lives behind it, and around it. It must read no more than before, and
/// give whole values to no fewer locals. What it gives is put behind the statement, and reads nothing.
/// None where nothing is to be changed.
type Change<'a, 'c> = &'a mut Option<&'c mut dyn FnMut(&mut Stmt, &Live, &Around) -> Block>;

/// Walks over a function's body from its end and lets `change` change each statement.
pub(super) fn backward(f: &Function, body: &mut Block, change: &mut dyn FnMut(&mut Stmt, &Live, &Around)) {
    extended(f, body, &mut |s, live, around| {
        change(s, live, around);
        Vec::new()
    });
}

/// The same, where `change` puts statements behind others.
pub(super) fn extended(
    f: &Function,
    body: &mut Block,
    change: &mut dyn FnMut(&mut Stmt, &Live, &Around) -> Block,
) {
    let mut end = Live::default();
    f.results.iter().for_each(|l| end.insert(*l));
    for (id, local) in f.locals.iter().filter(|(_, l)| l.global.is_some()) {
        end.insert(id);
        local.within.into_iter().for_each(|room| end.insert(room));
    }
    let nowhere = Around { end: end.clone(), ..Around::default() };
    let mut epilogue = f.epilogue.clone();
    let end = block(f, &mut epilogue, end, &nowhere, &mut None);
    let around = Around { end: end.clone(), ..Around::default() };
    block(f, body, end, &around, &mut Some(change));
}

/// What lives before a block, given what lives behind it.
fn block(f: &Function, stmts: &mut Block, after: Live, around: &Around, change: Change) -> Live {
    let mut live = after;
    for k in (0..stmts.len()).rev() {
        let behind = match change {
            Some(change) => change(&mut stmts[k], &live, around),
            None => Vec::new(),
        };
        live = before(f, &mut stmts[k], live, around, change);
        stmts.splice(k + 1..k + 1, behind);
    }
    live
}

fn before(f: &Function, s: &mut Stmt, after: Live, around: &Around, change: Change) -> Live {
    let mut live = match s {
        Stmt::If(_, then, els) => {
            let a = block(f, then, after.clone(), around, change);
            block(f, els, after, around, change).joined(&a)
        }
        Stmt::While { .. } | Stmt::For { .. } => looped(f, s, after, around, change),
        Stmt::Try { body, handler, .. } => {
            let caught = block(f, handler, after.clone(), around, change);
            let inner = Around { caught: caught.clone().joined(&around.caught), ..around.clone() };
            block(f, body, after, &inner, change).joined(&caught)
        }
        Stmt::Break => around.after_loop.clone(),
        Stmt::Continue => around.next_round.clone(),
        Stmt::Return => around.end.clone(),
        _ => after,
    };
    kill(f, s, &mut live);
    s.reads().into_iter().for_each(|l| live.insert(l));
    live.join(&around.caught);
    live
}

fn kill(f: &Function, s: &Stmt, live: &mut Live) {
    let own = match s {
        Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
        s => whole(s).into_iter().collect(),
    };
    own.into_iter().filter(|l| f.locals[*l].global.is_none()).for_each(|l| live.remove(l));
}

/// What lives before a loop. A round lets a local live, or ends its life, or leaves it as it was before the next round:
/// so what lives before one round and before none is what lives before any number, and nested loops are not followed
/// again for each round of those around them.
fn looped(f: &Function, s: &mut Stmt, after: Live, around: &Around, change: Change) -> Live {
    let mut head = after.clone();
    // The limits of a counted loop may be evaluated each round.
    s.reads().into_iter().for_each(|l| head.insert(l));
    let next = round(f, s, head.clone(), &after, around, &mut None);
    head.join(&next);
    if change.is_some() {
        round(f, s, head.clone(), &after, around, change);
    }
    head
}

/// What lives before a round of a loop, given what lives before the next.
fn round(f: &Function, s: &mut Stmt, head: Live, after: &Live, around: &Around, change: Change) -> Live {
    let inner = Around { after_loop: after.clone(), next_round: head.clone(), ..around.clone() };
    match s {
        Stmt::While { header, cond, body } => {
            let mut tested = block(f, body, head, &inner, change).joined(after);
            cond.reads().into_iter().for_each(|l| tested.insert(l));
            block(f, header, tested, &inner, change)
        }
        Stmt::For { body, .. } => block(f, body, head, &inner, change),
        _ => head,
    }
}
