//! The pass `lend`: parts of boxed values (`t.left`, `c{2}`) that are only looked at are read where they lie. A
//! temporary for such a part points into the value that holds it ([`Local::lent`](ir::loops::Local)), and neither
//! copies it nor counts as its owner.
//!
//! Assumes what [`place`](super::place) decided on who takes what. Guarantees that the temporary shows the part for
//! as long as it is read. What does not lie in a cell or struct of the base, an entry of a map say, belongs to a
//! second local, which the run chooses, unless nothing that may change a map happens while it is read
//! ([`Local::steady`](ir::loops::Local)). It does not lend what is taken or returned, and leaves protected blocks
//! alone, which may be left at any point. Arrays that only ever hold texts that the program spells hold them where the
//! executable has them ([`Local::literal`](ir::loops::Local)).
//!
//! An array that is taken out of a boxed value as a whole (the parameters of a function that is called through a handle,
//! mostly, and what such a function captured) is looked at in the box, where its elements are only read: the array is
//! lent in the same way, and what is stored otherwise is copied to the second local. Only boxes that live on anyway lend
//! so: one more owner of what changes elsewhere would make that be copied.
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
use ir::loops::kernels::{self, Path, Verb};
use ir::loops::{Elem, Function, LocalId, Module, Operand, Stmt, Ty, each_stmt, has_units};

/// As many subscripts as path kernels take as numbers.
const SUBSCRIPTS: usize = 8;

/// Points to parts instead of copying them.
pub fn lend(module: &Module, f: &mut Function) {
    if module.sees_ends {
        return;
    }
    let counts = Counts::of(f, &f.body);
    spelt(f, &counts);
    measure(f, &counts);
    let mut protected = FxHashSet::default();
    let (mut bases, mut arrays, mut entries) =
        (FxHashMap::default(), FxHashSet::default(), FxHashSet::default());
    each_stmt(&f.body, &mut |s| {
        if let Stmt::Try { .. } = s {
            each_stmt(std::slice::from_ref(s), &mut |s| protected.extend(s.locals()));
        }
        let numbered = part(f, &counts, s, is_number);
        let found = numbered.or_else(|| part(f, &counts, s, is_text));
        if let Some((t, base)) = found.filter(|(_, base)| f.locals[*base].global.is_none()) {
            if is_entry(s) {
                entries.insert(t);
            }
            let array = f.locals[t].ty != Ty::Boxed;
            if array && !f.locals[t].empty {
                arrays.insert(t);
            }
            if !array || !f.locals[t].empty {
                bases.insert(t, base);
            }
        }
    });
    let whole = unboxed(f, &counts);
    bases.extend(whole.keys().map(|t| (*t, whole[t].0)));
    bases.retain(|t, base| !protected.contains(t) && !protected.contains(base));
    each_convert(&mut f.body, &mut |t, src| {
        if let Some((base, true)) = whole.get(&t).filter(|_| bases.contains_key(&t)) {
            *src = Operand::Borrow(*base);
        }
    });
    let bad = outlived(f, &bases);
    let unsteady = unsteady(f, &bases);
    each_convert(&mut f.body, &mut |t, src| {
        if let Some((base, true)) = whole.get(&t).filter(|_| bad.contains(&t)) {
            *src = Operand::Take(*base);
        }
    });
    // What is a part of something that is not lent is a part all the same.
    let mut lent: Vec<LocalId> = bases.into_keys().filter(|t| !bad.contains(t)).collect();
    lent.sort();
    arrays.retain(|t| lent.contains(t));
    for t in lent {
        own(f, t);
        f.locals[t].steady = entries.contains(&t) && !unsteady.contains(&t);
    }
    let mut body = std::mem::take(&mut f.body);
    by_box(f, &mut body, &arrays);
    f.body = body;
}

/// Arrays that only ever hold texts of the program's own spelling hold them where they are.
fn spelt(f: &mut Function, counts: &Counts) {
    let mut texts: FxHashMap<LocalId, u32> = FxHashMap::default();
    each_stmt(&f.body, &mut |s| {
        if let Stmt::Convert { dst, src: Operand::Text(text), .. } = s
            && has_units(text)
        {
            *texts.entry(*dst).or_default() += 1;
        }
    });
    for (t, converts) in texts {
        let local = &mut f.locals[t];
        let read = counts.is_private(t) && counts.defs[t] == converts && counts.taken[t] == 0;
        local.literal = read && local.ty == Ty::Array(Elem::Char, 2) && !local.empty;
    }
}

/// A local is lent.
fn own(f: &mut Function, t: LocalId) {
    let name = format!("{}_own", f.locals[t].name);
    let ty = f.locals[t].ty;
    f.locals[t].lent = Some(fresh(f, &name, ty));
}

/// Where a part is an array that is lent, the box is looked at that is the part.
fn by_box(f: &mut Function, block: &mut Vec<Stmt>, arrays: &FxHashSet<LocalId>) {
    let mut k = 0;
    while k < block.len() {
        block[k].blocks_mut().into_iter().for_each(|b| by_box(f, b, arrays));
        if let Stmt::Kernel { results, at, .. } = &mut block[k]
            && let [t] = results.as_slice()
            && arrays.contains(t)
        {
            let (t, at) = (*t, *at);
            let name = format!("{}_part", f.locals[t].name);
            let part = fresh(f, &name, Ty::Boxed);
            own(f, part);
            f.locals[part].steady = std::mem::take(&mut f.locals[t].steady);
            *results = vec![part];
            block.insert(k + 1, Stmt::Convert { dst: t, src: Operand::Borrow(part), at });
        }
        k += 1;
    }
}

/// The arrays that are boxed values as a whole and are only read, with these, and whether they take what these hold.
fn unboxed(f: &Function, counts: &Counts) -> FxHashMap<LocalId, (LocalId, bool)> {
    let mut found = FxHashMap::default();
    each_stmt(&f.body, &mut |s| {
        let Stmt::Convert { dst: t, src: src @ (Operand::Borrow(base) | Operand::Take(base)), .. } = s else {
            return;
        };
        let takes = matches!(src, Operand::Take(_));
        let local = &f.locals[*t];
        let array = matches!(local.ty, Ty::Array(..)) && !local.empty && f.locals[*base].ty == Ty::Boxed;
        let read = counts.is_private(*t) && counts.defs[*t] == 1 && counts.taken[*t] == 0;
        let stays = !takes || f.params.iter().any(|p| p.local == *base);
        if array && read && stays && f.locals[*base].global.is_none() {
            found.insert(*t, (*base, takes));
        }
    });
    found
}

fn each_convert(block: &mut [Stmt], visit: &mut dyn FnMut(LocalId, &mut Operand)) {
    for s in block {
        if let Stmt::Convert { dst, src, .. } = s {
            visit(*dst, src);
        }
        s.blocks_mut().into_iter().for_each(|b| each_convert(b, visit));
    }
}

/// Asks for the extents alone of parts whose elements nobody reads.
fn measure(f: &mut Function, counts: &Counts) {
    let mut arrays = Vec::new();
    each_stmt(&f.body, &mut |s| {
        arrays
            .extend(part(f, counts, s, is_number).filter(|(t, _)| matches!(f.locals[*t].ty, Ty::Array(..))));
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

/// Whether a subscript is a number.
fn is_number(f: &Function, o: &Operand) -> bool {
    matches!(o, Operand::Scalar(e) if matches!(f.elem(e), Elem::F64 | Elem::Index))
}

/// Whether a subscript is a text, the key of an entry.
fn is_text(f: &Function, o: &Operand) -> bool {
    match o {
        Operand::Borrow(l) => f.locals[*l].ty == Ty::Array(Elem::Char, 2) && f.locals[*l].global.is_none(),
        Operand::Text(text) => has_units(text),
        _ => false,
    }
}

/// Whether a statement may read the entry of a map.
fn is_entry(s: &Stmt) -> bool {
    matches!(s, Stmt::Kernel { name, .. } if Path::of(name.as_str()).is_some_and(|path| path.steps == ENTRY))
}

/// The steps of a path to an entry.
const ENTRY: &str = "(1)";

/// The temporaries that are read where something may have happened to a map, or that others are parts of which are: only
/// where nothing but parts are looked at and numbers computed is nothing of the program called.
fn unsteady(f: &Function, bases: &FxHashMap<LocalId, LocalId>) -> FxHashSet<LocalId> {
    let mut found = FxHashSet::default();
    backward(f, &mut f.body.clone(), &mut |s, live, _| {
        let calls = match s {
            Stmt::Kernel { name, .. } => !kernels::facts(*name).sure,
            Stmt::Call { .. } | Stmt::Concat { .. } | Stmt::Append { .. } | Stmt::Handle { .. } => true,
            Stmt::Try { .. } | Stmt::Drop(_) => true,
            _ => false,
        };
        if !calls {
            return;
        }
        let (given, read) = (defs(s), s.reads());
        for t in bases.keys().filter(|t| live.has(**t) && !given.contains(t) || read.contains(t)) {
            let mut at = Some(t);
            while let Some(part) = at.filter(|part| found.insert(**part)) {
                at = bases.get(part);
            }
        }
    });
    found
}

/// The temporary that a statement gives a part of a boxed value, and that value's variable, where the subscripts are fit.
fn part(
    f: &Function,
    counts: &Counts,
    s: &Stmt,
    fit: fn(&Function, &Operand) -> bool,
) -> Option<(LocalId, LocalId)> {
    let Stmt::Kernel { name, args, nargout: 1, results, .. } = s else { return None };
    let ([t], [Operand::Borrow(base), subs @ ..]) = (results.as_slice(), args.as_slice()) else {
        return None;
    };
    let path = Path::of(name.as_str())?;
    let some = subs.iter().any(|o| is_text(f, o));
    let fits = path.verb.reads()
        && path.is_fixed()
        && subs.len() <= SUBSCRIPTS
        && subs.iter().all(|o| fit(f, o))
        && (!some || path.steps == ENTRY && subs.len() == 1);
    let boxed = !matches!(f.locals[*t].ty, Ty::Scalar(_)) && f.locals[*base].ty == Ty::Boxed;
    let lives_here = counts.is_private(*t) && counts.defs[*t] == 1 && counts.taken[*t] == 0;
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
