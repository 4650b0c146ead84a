//! Matrices that grow by rows in a loop (`A(n+1, :) = row`). Stored column by column, such a matrix
//! would have to be laid out anew for each row. Its columns lie further apart instead: the distance, at
//! least the number of rows, is the matrix's *lead*, an index of its own.
//!
//! Invariants: only subscripts in every dimension read or store such a matrix while its lead may exceed
//! its rows; whoever else reads it moves the columns together first (`Selector::compact`). Whatever
//! lays it out anew resets the lead (`keep_leads`, at the end of selection).

use super::function::{Selector, Slot};
use super::repr::Ext;
use super::value::Val;
use base::FxHashMap;
use ir::loops::{Elem, Expr, LocalId, SiteId, Stmt, Ty};
use ir::tir::{self, Access, Arg, StmtId, VarId};

/// The leads of the matrices that have one.
pub(super) type Leads = FxHashMap<LocalId, LocalId>;

impl<'a> Selector<'a, '_> {
    /// Gives a new slot of `v` a lead, if the variable grows by rows in a loop.
    pub(super) fn add_lead(&mut self, v: VarId, slot: &Slot) {
        let Slot::Local(l) = slot else { return };
        let Ty::Array(_, 2) = self.f.locals[*l].ty else { return };
        let lent = self.f.params.iter().any(|p| p.local == *l && p.borrowed);
        if lent || self.is_global(*l) || !self.grows_by_rows(v, &self.tf.body, false) {
            return;
        }
        let name = format!("{}_lead", self.f.locals[*l].name);
        let lead = self.local(&name, Ty::Scalar(Elem::Index));
        self.prologue.push(Stmt::Assign(lead, Expr::Extent(*l, 0)));
        self.leads.insert(*l, lead);
    }

    fn grows_by_rows(&self, v: VarId, block: &[StmtId], looped: bool) -> bool {
        block.iter().any(|id| {
            let stmt = &self.tf.stmts[*id];
            let looped = looped || matches!(stmt, tir::Stmt::For { .. } | tir::Stmt::While { .. });
            let here = match stmt {
                tir::Stmt::Set { base, path, .. }
                    if looped && *base == v && self.context.facts.reachable(*id) =>
                {
                    let row = matches!(path.as_slice(), [Access::Paren(args)]
                        if args.len() == 2 && matches!(args[0], Arg::Var(_)));
                    row && !self.context.facts.index(*id).in_bounds && self.may_grow_wide(*id, v)
                }
                _ => false,
            };
            here || ir::tir::walk::blocks(stmt).into_iter().any(|b| self.grows_by_rows(v, b, looped))
        })
    }

    /// Whether a statement may add rows to a matrix of more than one column.
    fn may_grow_wide(&self, id: StmtId, v: VarId) -> bool {
        let after = super::repr::known_extents(self.context.facts.after(id, v));
        after.is_some_and(|k| k.len() == 2 && !matches!(k[0], Ext::Const(_)) && !k[1].is_one())
    }

    /// Moves the columns of a matrix with a lead together, so that it can be read as a whole.
    pub(super) fn compact(&mut self, l: LocalId) {
        if let Some(lead) = self.leads.get(&l) {
            self.block.push(Stmt::Compact { array: l, lead: *lead });
        }
    }

    /// The distance of an array's columns.
    pub(super) fn column_distance(&self, l: LocalId) -> Expr {
        self.leads.get(&l).map_or(Expr::Extent(l, 0), |lead| Expr::Local(*lead))
    }

    /// Room for these extents: new elements are zero.
    pub(super) fn grow(&self, array: LocalId, dims: Vec<Expr>, amortise: bool, at: SiteId) -> Stmt {
        match self.leads.get(&array) {
            Some(lead) => Stmt::GrowRows { array, lead: *lead, dims, at },
            None => Stmt::Grow { array, dims, amortise, at },
        }
    }

    /// The value of a matrix with a lead for a reader that looks at single elements or extents only.
    pub(super) fn loose(&mut self, v: VarId) -> Option<Val> {
        let Some(Slot::Local(l)) = self.slot(v) else { return None };
        let defined = !self.before(v).maybe_undefined;
        (defined && self.leads.contains_key(&l)).then(|| self.peek(v))
    }
}

/// Resets the lead behind every statement that lays a matrix out.
pub(super) fn keep_leads(block: &mut Vec<Stmt>, leads: &Leads) {
    if leads.is_empty() {
        return;
    }
    let mut kept = Vec::with_capacity(block.len());
    for mut stmt in block.drain(..) {
        for inner in stmt.blocks_mut() {
            keep_leads(inner, leads);
        }
        let resets: Vec<Stmt> = stmt
            .lays_out()
            .into_iter()
            .filter_map(|l| Some(Stmt::Assign(*leads.get(&l)?, Expr::Extent(l, 0))))
            .collect();
        kept.push(stmt);
        kept.extend(resets);
    }
    *block = kept;
}
