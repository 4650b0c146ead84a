//! The pass `rows`: a matrix that grows by rows in a loop (`A(n+1, :) = row`, `A = [A; row]`) would be laid out anew for
//! each row, for it is stored column by column. Its columns lie further apart instead: the distance, at
//! least the number of rows, is the matrix's *lead*, an index of its own.
//!
//! Assumes that element-wise work is loops already, so that what lays a matrix out anew does nothing else
//! (a `Compute` would store elements before its statement ends); that accesses have a subscript for each
//! dimension where they are written so, and that places computed later go by [`Local::lead`](ir::loops::Local). Guarantees that whoever else reads the matrix
//! finds its columns together. It does not touch globals and borrowed parameters, vectors, and matrices
//! that grow to the right, which is cheap already.
//!
//! Soundness: the lead is the distance of the columns wherever the matrix has any. It is set at the
//! beginning, by [`Stmt::GrowRows`] and [`Stmt::Compact`] themselves, and behind every statement that
//! lays the matrix out anew. Before a statement that uses the matrix other than by subscripts in both
//! dimensions or its extents stands a `Compact`; before the end of the function too, where it is a result. A row is
//! taken out of each column by itself, so that a stack of rows gives up its last one without a move.
//!
//! A function that takes such a matrix over, changes its rows and gives it back (`heap = push(heap, x)`) gets the lead
//! with it and gives it back too ([`hand_on`](super::hand_on) says which).

use super::below;
use super::facts::defs;
use super::fresh::fresh;
use super::hand_on::{self, Handed, grows_down};
use base::FxHashMap;
use ir::loops::{Block, Elem, Expr, Function, LocalId, Module, Operand, Param, Stmt, Ty, each_stmt};

type Leads = FxHashMap<LocalId, LocalId>;

/// Gives leads to the matrices that grow by rows.
pub fn rows(module: &mut Module) {
    module.functions.values_mut().for_each(below::spread);
    let handed = hand_on::chosen(module);
    for (id, f) in &mut module.functions {
        let own = handed.get(&id).map_or(&[][..], Vec::as_slice);
        let mut leads = Leads::default();
        // Results are added behind those that are there: from the last one on their places stay.
        for hand in own.iter().rev() {
            let l = f.params[hand.param].local;
            let lead = add_lead(f, &mut leads, l);
            f.results.insert(hand.result + 1, lead);
        }
        for hand in own {
            let lead = leads[&f.params[hand.param].local];
            f.params.push(Param { local: lead, borrowed: false });
        }
        let given: Vec<LocalId> = leads.keys().copied().collect();
        let mut grown = Vec::new();
        growing(f, &f.body, false, &mut grown);
        grown.extend(hand_on::passed(f, &handed));
        let mut start = Vec::new();
        for l in grown {
            if leads.contains_key(&l) || f.locals[l].lead.is_some() {
                continue;
            }
            let lead = add_lead(f, &mut leads, l);
            let param = f.params.iter().any(|p| p.local == l);
            start.push(Stmt::Assign(lead, if param { Expr::Extent(l, 0) } else { Expr::index(0) }));
        }
        if leads.is_empty() && handed.is_empty() {
            continue;
        }
        let ends: Vec<Stmt> =
            f.results.iter().filter(|l| !given.contains(l)).filter_map(|l| compact(*l, &leads)).collect();
        let (mut body, mut epilogue) = (std::mem::take(&mut f.body), std::mem::take(&mut f.epilogue));
        for part in [&mut body, &mut epilogue] {
            block(f, part, &leads, &handed);
        }
        body.splice(0..0, start);
        epilogue.splice(0..0, ends);
        (f.body, f.epilogue) = (body, epilogue);
    }
}

fn add_lead(f: &mut Function, leads: &mut Leads, l: LocalId) -> LocalId {
    let name = format!("{}_lead", f.locals[l].name);
    let lead = fresh(f, &name, Ty::Scalar(Elem::Index));
    f.locals[l].lead = Some(lead);
    leads.insert(l, lead);
    lead
}

/// Matrices that grow downwards in loops, in order.
fn growing(f: &Function, stmts: &[Stmt], looped: bool, out: &mut Vec<LocalId>) {
    for s in stmts {
        if let Stmt::Grow { array, dims, .. } = s
            && looped
            && grows_down(*array, dims)
            && f.locals[*array].global.is_none()
            && !f.params.iter().any(|p| p.local == *array && p.borrowed)
        {
            out.push(*array);
        }
        let looped = looped || matches!(s, Stmt::For { .. } | Stmt::While { .. });
        s.blocks().into_iter().for_each(|b| growing(f, b, looped, out));
    }
}

fn compact(l: LocalId, leads: &Leads) -> Option<Stmt> {
    leads.get(&l).map(|lead| Stmt::Compact { array: l, lead: *lead })
}

fn block(f: &mut Function, stmts: &mut Block, leads: &Leads, handed: &Handed) {
    let mut kept = Vec::with_capacity(stmts.len());
    for mut s in stmts.drain(..) {
        s.blocks_mut().into_iter().for_each(|b| block(f, b, leads, handed));
        let lent = lend(f, &mut s, leads, handed);
        let is_whole = |l: &LocalId| uses_whole(&s, *l, lent.given.contains(l));
        let mut whole: Vec<LocalId> = leads.keys().copied().filter(is_whole).collect();
        whole.sort();
        kept.extend(lent.before);
        match &mut s {
            // The condition is asked behind the header, each round.
            Stmt::While { header, .. } => header.extend(whole.iter().filter_map(|l| compact(*l, leads))),
            Stmt::For { body, .. } => kept.extend(lifted(body, leads)),
            _ => kept.extend(whole.iter().filter_map(|l| compact(*l, leads))),
        }
        if let Stmt::Grow { array, dims, at, .. } = &s
            && let Some(lead) = leads.get(array)
        {
            s = Stmt::GrowRows { array: *array, lead: *lead, dims: dims.clone(), at: *at };
        }
        let is_reset = |l: &LocalId| leads.contains_key(l) && !lent.taken.contains(l);
        let mut reset: Vec<LocalId> = laid_out(&s).into_iter().filter(is_reset).collect();
        reset.dedup();
        kept.push(s);
        kept.extend(lent.behind);
        kept.extend(reset.into_iter().map(|l| Stmt::Assign(leads[&l], Expr::Extent(l, 0))));
    }
    *stmts = kept;
}

/// What a loop puts together in each round, and leaves so, is put together before it.
fn lifted(body: &mut Block, leads: &Leads) -> Vec<Stmt> {
    let mut found: Vec<LocalId> = Vec::new();
    each_stmt(body, &mut |s| {
        if let Stmt::Compact { array, .. } = s
            && !found.contains(array)
        {
            found.push(*array);
        }
    });
    each_stmt(body, &mut |s| {
        let moves = |l: &LocalId| match s {
            Stmt::Compact { .. } => false,
            Stmt::Remove { array, .. } => array == l,
            _ => s.writes().contains(&leads[l]) || s.lays_out().contains(l),
        };
        found.retain(|l| leads.contains_key(l) && !moves(l));
    });
    without(body, &found);
    found.sort();
    found.into_iter().filter_map(|l| compact(l, leads)).collect()
}

fn without(block: &mut Block, arrays: &[LocalId]) {
    block.retain(|s| !matches!(s, Stmt::Compact { array, .. } if arrays.contains(array)));
    block.iter_mut().flat_map(Stmt::blocks_mut).for_each(|b| without(b, arrays));
}

/// How a call hands leads on.
#[derive(Default)]
struct Lent {
    /// Arrays that go with their leads, and those that come back with them.
    given: Vec<LocalId>,
    taken: Vec<LocalId>,
    /// What stands before and behind the call for arrays that have no leads here.
    before: Vec<Stmt>,
    behind: Vec<Stmt>,
}

/// Adds leads to the operands and results of a call whose function takes them.
fn lend(f: &mut Function, s: &mut Stmt, leads: &Leads, handed: &Handed) -> Lent {
    let mut lent = Lent::default();
    let Stmt::Call { function, args, results, .. } = s else { return lent };
    let hands = handed.get(function).map_or(&[][..], Vec::as_slice);
    for hand in hands.iter().rev() {
        let Some(result) = results.get(hand.result).copied() else { continue };
        let lead = match leads.get(&result) {
            Some(lead) => *lead,
            None => {
                // It is put together on its way.
                let lead = fresh(f, "lead", Ty::Scalar(Elem::Index));
                let array = fresh(f, "taken", f.locals[result].ty);
                f.locals[array].lead = Some(lead);
                results[hand.result] = array;
                lent.behind.extend([Stmt::Compact { array, lead }, Stmt::Move(result, array)]);
                lead
            }
        };
        lent.taken.push(result);
        results.insert(hand.result + 1, lead);
    }
    for hand in hands {
        let (l, taken) = match args[hand.param] {
            Operand::Take(l) => (l, true),
            Operand::Borrow(l) => (l, false),
            _ => continue,
        };
        let lead = match leads.get(&l).filter(|_| taken) {
            Some(lead) => {
                lent.given.push(l);
                *lead
            }
            None => {
                let lead = fresh(f, "lead", Ty::Scalar(Elem::Index));
                lent.before.push(Stmt::Assign(lead, Expr::Extent(l, 0)));
                lead
            }
        };
        args.push(Operand::Scalar(Expr::Local(lead)));
    }
    lent
}

/// What the statement lays out anew: where a row is taken out, columns stay where they are.
fn laid_out(s: &Stmt) -> Vec<LocalId> {
    if matches!(s, Stmt::Remove { axis: 0, .. }) { Vec::new() } else { s.lays_out() }
}

/// Whether the statement itself uses the matrix other than by two subscripts or its extents, to read or
/// to change it in part; `given` says that it goes somewhere with its lead.
fn uses_whole(s: &Stmt, l: LocalId, given: bool) -> bool {
    let mut loose = usize::from(given);
    s.each_expr(&mut |e| {
        e.each(&mut |e| match e {
            Expr::At(a, subs, _) if *a == l && subs.len() == 2 => loose += 1,
            Expr::Extent(a, _) | Expr::Numel(a) if *a == l => loose += 1,
            _ => {}
        })
    });
    let reads = s.reads().into_iter().filter(|r| *r == l).count();
    match s {
        Stmt::Put { array, subs, .. } if *array == l && subs.len() == 2 => reads > loose + 1,
        Stmt::Grow { array, .. } | Stmt::Remove { array, axis: 0, .. } if *array == l => reads > loose + 1,
        // What is laid out anew from elsewhere need not be together before.
        _ => reads > loose || defs(s).contains(&l) && !s.lays_out().contains(&l),
    }
}
