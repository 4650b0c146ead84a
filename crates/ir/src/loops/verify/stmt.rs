//! Statements: the phase that allows them, their types, loops and jumps. Invariants 3, 5 and 8.

use super::super::{Axis, Block, Elem, Exits, Expr, Fault, Fill, Function, LocalId, Phase, Stmt, Ty};
use super::{Verifier, written};
use base::FxHashSet;

impl Verifier<'_> {
    pub(super) fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            self.ownership(stmt);
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(l, e) => match self.ty(*l) {
                Ty::Scalar(elem) => self.expect(e, elem, &format!("what {} is assigned", self.name(*l))),
                Ty::Array(..) | Ty::Boxed => self.complain(format!("{} is assigned a scalar", self.name(*l))),
            },
            Stmt::ToIndex { local, value, .. } => {
                self.typed(*local, Ty::Scalar(Elem::Index), "the index");
                self.expect(value, Elem::F64, "what becomes an index");
            }
            Stmt::Truth { local, value, .. } => {
                self.typed(*local, Ty::Scalar(Elem::Bool), "the truth value");
                self.typed(*value, Ty::Boxed, "the condition");
            }
            Stmt::Compute { .. } | Stmt::Reduce { .. } => self.whole(stmt),
            Stmt::Put { array, subs, value, .. } => {
                self.in_phase(self.phase() < Phase::Flat, "an access by subscripts");
                if let Some(elem) = self.subscripts(*array, subs) {
                    self.expect(value, elem, &format!("what {} is assigned", self.name(*array)));
                }
            }
            Stmt::Store { array, index, value } => {
                self.in_phase(self.phase() == Phase::Flat, "an access by place");
                self.expect(index, Elem::Index, "a place");
                if let Some((elem, _)) = self.array(*array) {
                    self.expect(value, elem, &format!("what {} is assigned", self.name(*array)));
                }
            }
            Stmt::Alloc { .. }
            | Stmt::Grow { .. }
            | Stmt::GrowRows { .. }
            | Stmt::Compact { .. }
            | Stmt::GrowLinear { .. }
            | Stmt::Remove { .. }
            | Stmt::Reshape(..) => self.sized(stmt),
            Stmt::Concat { .. }
            | Stmt::Append { .. }
            | Stmt::Move(..)
            | Stmt::Copy(..)
            | Stmt::Call { .. }
            | Stmt::Kernel { .. }
            | Stmt::Convert { .. }
            | Stmt::Handle { .. }
            | Stmt::Product { .. } => self.transfer(stmt),
            Stmt::Drop(l) => {
                if matches!(self.ty(*l), Ty::Scalar(_)) {
                    self.complain(format!("the scalar {} is dropped", self.name(*l)));
                }
            }
            Stmt::If(cond, then, els) => {
                self.expect(cond, Elem::Bool, "a condition");
                self.block(then);
                self.block(els);
            }
            Stmt::While { .. } | Stmt::For { .. } => self.looped(stmt),
            Stmt::Break | Stmt::Continue => {
                if self.loops == 0 {
                    self.complain("a jump outside a loop".into());
                }
            }
            Stmt::Check { fails, fault, args, .. } => {
                self.expect(fails, Elem::Bool, "a condition");
                for a in args {
                    self.expr(a);
                }
                self.fault(*fault, args.len());
            }
            Stmt::Try { body, err, handler, shared, exits } => {
                if let Some(err) = err {
                    self.typed(*err, Ty::Boxed, "the exception");
                }
                self.leaving(body, shared, *exits);
                self.block(body);
                self.block(handler);
            }
            Stmt::Return | Stmt::Comment(_) => {}
        }
    }

    /// How many numbers the text of an error mentions.
    fn fault(&mut self, fault: Fault, args: usize) {
        let wanted = match fault {
            Fault::BadIndex | Fault::SubscriptBounds => 2,
            Fault::IndexBounds => 1,
            Fault::AssignSize
            | Fault::AssignCount
            | Fault::Nonconformant
            | Fault::InnerDim
            | Fault::Undefined(_)
            | Fault::OutputNotAssigned(_)
            | Fault::NotLogicalScalar
            | Fault::NanToLogical
            | Fault::Raise(..) => return,
        };
        if args != wanted {
            self.complain(format!("{fault:?} mentions {wanted} numbers, not {args}"));
        }
    }

    fn looped(&mut self, stmt: &Stmt) {
        self.loops += 1;
        match stmt {
            Stmt::While { header, cond, body } => {
                self.block(header);
                self.expect(cond, Elem::Bool, "a condition");
                self.block(body);
            }
            Stmt::For { var, lo, step, hi, body } => {
                let name = self.name(*var);
                match self.ty(*var) {
                    Ty::Scalar(elem @ (Elem::Index | Elem::F64 | Elem::F32)) => {
                        [lo, step, hi]
                            .into_iter()
                            .for_each(|e| self.expect(e, elem, &format!("what bounds {name}")));
                    }
                    Ty::Scalar(_) | Ty::Array(..) | Ty::Boxed => {
                        self.complain(format!("{name} cannot be the variable of a loop"));
                    }
                }
                let zero =
                    matches!(step, Expr::Integer(0, _)) || matches!(step, Expr::Number(v, _) if *v == 0.0);
                if zero {
                    self.complain(format!("the step of {name} is zero"));
                }
                let inside = written(body);
                if inside.contains(var) {
                    self.complain(format!("the variable {name} is written in its loop"));
                }
                if self.ty(*var) == Ty::Scalar(Elem::Index) && step.reads().iter().any(|l| inside.contains(l))
                {
                    self.complain(format!("the step of {name} changes in its loop"));
                }
                self.fixed.push(*var);
                self.block(body);
                self.fixed.pop();
            }
            _ => {}
        }
        self.loops -= 1;
    }

    /// Work on whole arrays.
    fn whole(&mut self, stmt: &Stmt) {
        self.in_phase(self.phase() == Phase::Whole, "work on whole arrays");
        match stmt {
            Stmt::Compute { dst, axes, part, value, .. } => {
                self.axes(axes, *dst);
                let Some((elem, rank)) = self.array(*dst) else { return };
                match part {
                    Some((subs, _)) => drop(self.subscripts(*dst, subs)),
                    None if rank != axes.len() => {
                        self.complain(format!("{} is made over {} axes", self.name(*dst), axes.len()));
                    }
                    None => {}
                }
                self.expect(value, elem, &format!("an element of {}", self.name(*dst)));
            }
            Stmt::Reduce { dst, place, axes, step, until } => {
                self.axes(axes, *dst);
                let elem = match self.ty(*dst) {
                    Ty::Scalar(elem) if place.is_empty() => Some(elem),
                    Ty::Scalar(_) | Ty::Array(..) | Ty::Boxed => self.subscripts(*dst, place),
                };
                if let Some(elem) = elem {
                    self.expect(step, elem, &format!("the next {}", self.name(*dst)));
                }
                if let Some(until) = until {
                    self.expect(until, Elem::Bool, "a condition");
                }
            }
            _ => {}
        }
    }

    fn axes(&mut self, axes: &[Axis], dst: LocalId) {
        let mut seen: FxHashSet<LocalId> = self.fixed.iter().copied().chain([dst]).collect();
        for a in axes {
            self.typed(a.var, Ty::Scalar(Elem::Index), "the axis");
            self.expect(&a.extent, Elem::Index, "an extent");
            if !seen.insert(a.var) {
                self.complain(format!("the axis {} is something else here", self.name(a.var)));
            }
        }
        for a in axes.iter().flat_map(|a| a.extent.reads()) {
            if axes.iter().any(|other| other.var == a) {
                self.complain(format!("an extent depends on the axis {}", self.name(a)));
            }
        }
    }

    /// Statements that say how large an array is.
    fn sized(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Alloc { array, dims, fill, .. } => {
                self.dims(*array, dims);
                if let (Some((elem, _)), Fill::Value(v)) = (self.array(*array), fill) {
                    self.expect(v, elem, &format!("an element of {}", self.name(*array)));
                }
            }
            Stmt::Grow { array, dims, .. } | Stmt::Reshape(array, dims) => self.dims(*array, dims),
            Stmt::GrowRows { array, lead, dims, .. } => {
                self.dims(*array, dims);
                self.lead(*array, *lead);
            }
            Stmt::Compact { array, lead } => {
                self.array(*array);
                self.lead(*array, *lead);
            }
            Stmt::GrowLinear { array, count, .. } => {
                self.array(*array);
                self.expect(count, Elem::Index, "a number of elements");
            }
            Stmt::Remove { array, axis, place } => {
                if self.array(*array).is_some_and(|(_, rank)| usize::from(*axis) >= rank) {
                    self.complain(format!("{} has no dimension {axis}", self.name(*array)));
                }
                self.expect(place, Elem::Index, "a place");
            }
            _ => {}
        }
    }

    fn lead(&mut self, array: LocalId, lead: LocalId) {
        if self.function.locals[array].lead != Some(lead) {
            self.complain(format!("{} is not the lead of {}", self.name(lead), self.name(array)));
        }
    }

    /// What is said of the jumps out of a protected block.
    fn leaving(&mut self, body: &Block, shared: &[LocalId], exits: Exits) {
        let (mut said, mut once) =
            (Exits { plain: false, ..exits } != Exits::default(), FxHashSet::default());
        said |= !shared.is_empty();
        if self.phase() < Phase::Protected {
            if said {
                self.complain("what a protected block shares is said before phase Protected".into());
            }
            return;
        }
        if !shared.iter().all(|l| once.insert(*l)) {
            self.complain("a protected block shares a local twice".into());
        }
        let mut found = Exits::default();
        jumps(body, false, &mut found);
        if (found.breaks && !exits.breaks)
            || (found.continues && !exits.continues)
            || (found.returns && !exits.returns)
        {
            self.complain("a jump leaves a protected block that is not among its exits".into());
        }
    }
}

/// The jumps that leave a block.
fn jumps(block: &[Stmt], in_loop: bool, found: &mut Exits) {
    for s in block {
        match s {
            Stmt::Break => found.breaks |= !in_loop,
            Stmt::Continue => found.continues |= !in_loop,
            Stmt::Return => found.returns = true,
            _ => {}
        }
        let inside = in_loop || matches!(s, Stmt::While { .. } | Stmt::For { .. });
        s.blocks().into_iter().for_each(|b| jumps(b, inside, found));
    }
}

/// Complains where a function says before [`Phase::Owned`] what is not decided yet.
pub(super) fn undecided(v: &mut Verifier<'_>) {
    let Function { owned, raises, .. } = v.function;
    if !owned.is_empty() || *raises {
        v.complain("what errors give up is said before phase Owned".into());
    }
}
