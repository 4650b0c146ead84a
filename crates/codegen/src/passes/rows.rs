//! The pass `rows`: a matrix that grows by rows in a loop (`A(n+1, :) = row`) would be laid out anew for
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

use super::facts::defs;
use super::fresh::fresh;
use base::FxHashMap;
use ir::loops::{Block, Elem, Expr, Function, LocalId, Module, Stmt, Ty};

type Leads = FxHashMap<LocalId, LocalId>;

/// Gives leads to the matrices that grow by rows.
pub fn rows(_: &Module, f: &mut Function) {
    let mut grown = Vec::new();
    growing(f, &f.body, false, &mut grown);
    let mut leads = Leads::default();
    let mut start = Vec::new();
    for l in grown {
        if leads.contains_key(&l) || f.locals[l].lead.is_some() {
            continue;
        }
        let name = format!("{}_lead", f.locals[l].name);
        let lead = fresh(f, &name, Ty::Scalar(Elem::Index));
        f.locals[l].lead = Some(lead);
        leads.insert(l, lead);
        let given = f.params.iter().any(|p| p.local == l);
        start.push(Stmt::Assign(lead, if given { Expr::Extent(l, 0) } else { Expr::index(0) }));
    }
    if leads.is_empty() {
        return;
    }
    for body in [&mut f.body, &mut f.epilogue] {
        block(body, &leads);
    }
    f.body.splice(0..0, start);
    let ends: Vec<Stmt> = f.results.iter().filter_map(|l| compact(*l, &leads)).collect();
    f.epilogue.splice(0..0, ends);
}

/// Matrices that grow downwards in loops, in order.
fn growing(f: &Function, stmts: &[Stmt], looped: bool, out: &mut Vec<LocalId>) {
    for s in stmts {
        if let Stmt::Grow { array, dims, .. } = s
            && let [rows, columns] = dims.as_slice()
            && looped
            && !matches!(rows, Expr::Integer(..))
            && *rows != Expr::Extent(*array, 0)
            && *columns != Expr::index(1)
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

fn block(stmts: &mut Block, leads: &Leads) {
    let mut kept = Vec::with_capacity(stmts.len());
    for mut s in stmts.drain(..) {
        s.blocks_mut().into_iter().for_each(|b| block(b, leads));
        let mut whole: Vec<LocalId> = leads.keys().copied().filter(|l| uses_whole(&s, *l)).collect();
        whole.sort();
        match &mut s {
            // The condition is asked behind the header, each round.
            Stmt::While { header, .. } => header.extend(whole.iter().filter_map(|l| compact(*l, leads))),
            _ => kept.extend(whole.iter().filter_map(|l| compact(*l, leads))),
        }
        if let Stmt::Grow { array, dims, at, .. } = &s
            && let Some(lead) = leads.get(array)
        {
            s = Stmt::GrowRows { array: *array, lead: *lead, dims: dims.clone(), at: *at };
        }
        let mut reset: Vec<LocalId> = laid_out(&s).into_iter().filter(|l| leads.contains_key(l)).collect();
        reset.dedup();
        kept.push(s);
        kept.extend(reset.into_iter().map(|l| Stmt::Assign(leads[&l], Expr::Extent(l, 0))));
    }
    *stmts = kept;
}

/// What the statement lays out anew: where a row is taken out, columns stay where they are.
fn laid_out(s: &Stmt) -> Vec<LocalId> {
    if matches!(s, Stmt::Remove { axis: 0, .. }) { Vec::new() } else { s.lays_out() }
}

/// Whether the statement itself uses the matrix other than by two subscripts or its extents, to read or
/// to change it in part.
fn uses_whole(s: &Stmt, l: LocalId) -> bool {
    let mut loose = 0;
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
