//! The pass `lend`: parts of boxed values (`t.left`, `c{2}`) that are only looked at are read where they lie. A
//! temporary for such a part points into the value that holds it ([`Local::lent`](ir::loops::Local)), and neither
//! copies it nor counts as its owner.
//!
//! Assumes what [`place`](super::place) decided on who takes what. Guarantees that the temporary shows the part for
//! as long as it is read. What does not lie in a cell or struct of the base, an entry of a map say, belongs to a
//! second local, which the run chooses. It does not lend what is taken or returned, and leaves protected blocks
//! alone, which may be left at any point.
//!
//! A part that is an array of which only extents are read is measured where it lies, without its elements: that is
//! done at once, so nothing need be known of what lives how long.
//!
//! Soundness: a boxed value changes only where its variable is given a value, changed in part or taken, since
//! what another shares with it is copied before it changes. None of these happens to the base, or to what
//! the base itself is a part of, at a place behind which the temporary lives ([`liveness`](super::liveness)).
//! Objects with an identity are not looked into: the run copies their parts. A variable keeps what it holds alive, so
//! nothing is lent in a program that sees when objects go (`onCleanup`).

use super::facts::{Counts, defs, taken};
use super::fresh::fresh;
use super::fuse::elements_of;
use super::liveness::backward;
use base::{FxHashMap, FxHashSet};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{Elem, Function, LocalId, Module, Operand, Stmt, Ty, each_stmt};

/// As many subscripts as path kernels take as numbers.
const SUBSCRIPTS: usize = 8;

/// Points to parts instead of copying them.
pub fn lend(module: &Module, f: &mut Function) {
    if module.sees_ends {
        return;
    }
    let counts = Counts::of(f, &f.body);
    measure(f, &counts);
    let mut protected = FxHashSet::default();
    let mut bases = FxHashMap::default();
    each_stmt(&f.body, &mut |s| {
        if let Stmt::Try { .. } = s {
            each_stmt(std::slice::from_ref(s), &mut |s| protected.extend(s.locals()));
        }
        if let Some((t, base)) = part(f, &counts, s)
            && f.locals[t].ty == Ty::Boxed
        {
            bases.insert(t, base);
        }
    });
    bases.retain(|t, base| !protected.contains(t) && !protected.contains(base));
    let bad = outlived(f, &bases);
    // What is a part of something that is not lent is a part all the same.
    let mut lent: Vec<LocalId> = bases.into_keys().filter(|t| !bad.contains(t)).collect();
    lent.sort();
    for t in lent {
        let name = format!("{}_own", f.locals[t].name);
        f.locals[t].lent = Some(fresh(f, &name, Ty::Boxed));
    }
}

/// Asks for the extents alone of parts whose elements nobody reads.
fn measure(f: &mut Function, counts: &Counts) {
    let mut arrays = Vec::new();
    each_stmt(&f.body, &mut |s| {
        arrays.extend(part(f, counts, s).filter(|(t, _)| matches!(f.locals[*t].ty, Ty::Array(..))));
    });
    arrays.retain(|(t, _)| f.body.iter().all(|s| elements_of(s, *t) == Some(0)));
    let arrays: FxHashSet<LocalId> = arrays.into_iter().map(|(t, _)| t).collect();
    measured(&mut f.body, &arrays);
}

fn measured(block: &mut [Stmt], arrays: &FxHashSet<LocalId>) {
    for s in block {
        if let Stmt::Kernel { name, results, .. } = s
            && let [t] = results.as_slice()
            && arrays.contains(t)
            && let Some(path) = Path::of(name.as_str())
        {
            *name = Path { verb: Verb::Measure, ..path }.name();
        }
        s.blocks_mut().into_iter().for_each(|b| measured(b, arrays));
    }
}

/// The temporary that a statement gives a part of a boxed value, and that value's variable.
fn part(f: &Function, counts: &Counts, s: &Stmt) -> Option<(LocalId, LocalId)> {
    let Stmt::Kernel { name, args, nargout: 1, results, .. } = s else { return None };
    let ([t], [Operand::Borrow(base), subs @ ..]) = (results.as_slice(), args.as_slice()) else {
        return None;
    };
    let path = Path::of(name.as_str())?;
    let number =
        |o: &Operand| matches!(o, Operand::Scalar(e) if matches!(f.elem(e), Elem::F64 | Elem::Index));
    let fits = path.verb.reads() && path.is_fixed() && subs.len() <= SUBSCRIPTS && subs.iter().all(number);
    let boxed = !matches!(f.locals[*t].ty, Ty::Scalar(_)) && f.locals[*base].ty == Ty::Boxed;
    let lives_here = counts.is_private(*t)
        && counts.defs[*t] == 1
        && counts.taken[*t] == 0
        && f.locals[*base].global.is_none();
    (fits && boxed && lives_here && t != base).then_some((*t, *base))
}

/// The temporaries that live where what they are parts of changes.
fn outlived(f: &Function, bases: &FxHashMap<LocalId, LocalId>) -> FxHashSet<LocalId> {
    let rests_on = |t: LocalId, x: LocalId| {
        let mut at = bases.get(&t);
        let mut steps = bases.len();
        while let Some(base) = at.filter(|_| steps > 0) {
            if *base == x {
                return true;
            }
            (at, steps) = (bases.get(base), steps - 1);
        }
        false
    };
    let mut bad = FxHashSet::default();
    backward(f, &mut f.body.clone(), &mut |s, live, _| {
        for x in defs(s).into_iter().chain(taken(s)).filter(|x| f.locals[*x].ty == Ty::Boxed) {
            bad.extend(bases.keys().filter(|t| live.has(**t) && rests_on(**t, x)));
        }
    });
    bad
}
