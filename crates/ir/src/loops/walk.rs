//! Walks over Loops: every statement of a block, every local that a function mentions.

use super::{Expr, Fill, Function, LocalId, Operand, SiteId, Stmt};
use base::FxHashSet;

/// Calls `visit` on every statement of a block and of the blocks inside.
pub fn each_stmt(block: &[Stmt], visit: &mut dyn FnMut(&Stmt)) {
    for s in block {
        visit(s);
        for inner in s.blocks() {
            each_stmt(inner, visit);
        }
    }
}

impl Stmt {
    /// Where it stands in the sources, where it may raise.
    pub fn site(&self) -> Option<SiteId> {
        match self {
            Stmt::ToIndex { at, .. }
            | Stmt::Compute { at, .. }
            | Stmt::Truth { at, .. }
            | Stmt::Alloc { at, .. }
            | Stmt::Grow { at, .. }
            | Stmt::GrowRows { at, .. }
            | Stmt::GrowLinear { at, .. }
            | Stmt::Concat { at, .. }
            | Stmt::Append { at, .. }
            | Stmt::Check { at, .. }
            | Stmt::Call { at, .. }
            | Stmt::Kernel { at, .. }
            | Stmt::Convert { at, .. }
            | Stmt::Product { at, .. } => Some(*at),
            Stmt::Assign(..)
            | Stmt::Reduce { .. }
            | Stmt::Put { .. }
            | Stmt::Store { .. }
            | Stmt::Compact { .. }
            | Stmt::Remove { .. }
            | Stmt::Reshape(..)
            | Stmt::Move(..)
            | Stmt::Copy(..)
            | Stmt::Drop(_)
            | Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return
            | Stmt::Handle { .. }
            | Stmt::Try { .. }
            | Stmt::Comment(_) => None,
        }
    }

    /// What kind of statement it is, as its variant is called.
    pub fn kind(&self) -> &'static str {
        match self {
            Stmt::Assign(..) => "Assign",
            Stmt::ToIndex { .. } => "ToIndex",
            Stmt::Compute { .. } => "Compute",
            Stmt::Reduce { .. } => "Reduce",
            Stmt::Truth { .. } => "Truth",
            Stmt::Put { .. } => "Put",
            Stmt::Store { .. } => "Store",
            Stmt::Alloc { .. } => "Alloc",
            Stmt::Grow { .. } => "Grow",
            Stmt::GrowRows { .. } => "GrowRows",
            Stmt::Compact { .. } => "Compact",
            Stmt::GrowLinear { .. } => "GrowLinear",
            Stmt::Remove { .. } => "Remove",
            Stmt::Concat { .. } => "Concat",
            Stmt::Append { .. } => "Append",
            Stmt::Reshape(..) => "Reshape",
            Stmt::Move(..) => "Move",
            Stmt::Copy(..) => "Copy",
            Stmt::Drop(_) => "Drop",
            Stmt::If(..) => "If",
            Stmt::While { .. } => "While",
            Stmt::For { .. } => "For",
            Stmt::Break => "Break",
            Stmt::Continue => "Continue",
            Stmt::Return => "Return",
            Stmt::Check { .. } => "Check",
            Stmt::Call { .. } => "Call",
            Stmt::Kernel { .. } => "Kernel",
            Stmt::Convert { .. } => "Convert",
            Stmt::Handle { .. } => "Handle",
            Stmt::Product { .. } => "Product",
            Stmt::Try { .. } => "Try",
            Stmt::Comment(_) => "Comment",
        }
    }

    /// The blocks directly inside the statement, to change.
    pub fn blocks_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::If(_, a, b) => vec![a, b],
            Stmt::While { header, body, .. } => vec![header, body],
            Stmt::For { body, .. } => vec![body],
            Stmt::Try { body, handler, .. } => vec![body, handler],
            _ => Vec::new(),
        }
    }

    /// The blocks directly inside the statement.
    pub fn blocks(&self) -> Vec<&[Stmt]> {
        match self {
            Stmt::If(_, a, b) => vec![a, b],
            Stmt::While { header, body, .. } => vec![header, body],
            Stmt::For { body, .. } => vec![body],
            Stmt::Try { body, handler, .. } => vec![body, handler],
            _ => Vec::new(),
        }
    }

    /// Calls `visit` on every expression of the statement itself, blocks excepted.
    pub fn each_expr<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        match self {
            Stmt::Assign(_, e)
            | Stmt::ToIndex { value: e, .. }
            | Stmt::GrowLinear { count: e, .. }
            | Stmt::Remove { place: e, .. } => visit(e),
            Stmt::Store { index, value, .. } => [index, value].into_iter().for_each(visit),
            Stmt::Put { subs, value, .. } => {
                subs.iter().for_each(&mut *visit);
                visit(value);
            }
            Stmt::Compute { axes, part, value, .. } => {
                axes.iter().for_each(|a| visit(&a.extent));
                part.iter().flat_map(|(subs, _)| subs).for_each(&mut *visit);
                visit(value);
            }
            Stmt::Reduce { place, axes, step, until, .. } => {
                axes.iter().for_each(|a| visit(&a.extent));
                place.iter().chain(until).for_each(&mut *visit);
                visit(step);
            }
            Stmt::Alloc { dims, fill, .. } => {
                dims.iter().for_each(&mut *visit);
                if let Fill::Value(v) = fill {
                    visit(v);
                }
            }
            Stmt::Grow { dims, .. } | Stmt::GrowRows { dims, .. } | Stmt::Reshape(_, dims) => {
                dims.iter().for_each(visit);
            }
            Stmt::If(cond, ..) | Stmt::While { cond, .. } => visit(cond),
            Stmt::For { lo, step, hi, .. } => [lo, step, hi].into_iter().for_each(visit),
            Stmt::Check { fails, args, .. } => {
                visit(fails);
                args.iter().for_each(visit);
            }
            _ => {
                for o in self.operands() {
                    if let Operand::Scalar(e) = o {
                        visit(e);
                    }
                }
            }
        }
    }

    /// Calls `visit` on every expression of the statement itself, blocks excepted, to change.
    pub fn each_expr_mut(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match self {
            Stmt::Assign(_, e)
            | Stmt::ToIndex { value: e, .. }
            | Stmt::GrowLinear { count: e, .. }
            | Stmt::Remove { place: e, .. } => visit(e),
            Stmt::Store { index, value, .. } => [index, value].into_iter().for_each(visit),
            Stmt::Put { subs, value, .. } => {
                subs.iter_mut().for_each(&mut *visit);
                visit(value);
            }
            Stmt::Compute { axes, part, value, .. } => {
                axes.iter_mut().for_each(|a| visit(&mut a.extent));
                part.iter_mut().flat_map(|(subs, _)| subs).for_each(&mut *visit);
                visit(value);
            }
            Stmt::Reduce { place, axes, step, until, .. } => {
                axes.iter_mut().for_each(|a| visit(&mut a.extent));
                place.iter_mut().chain(until).for_each(&mut *visit);
                visit(step);
            }
            Stmt::Alloc { dims, fill, .. } => {
                dims.iter_mut().for_each(&mut *visit);
                if let Fill::Value(v) = fill {
                    visit(v);
                }
            }
            Stmt::Grow { dims, .. } | Stmt::GrowRows { dims, .. } | Stmt::Reshape(_, dims) => {
                dims.iter_mut().for_each(visit);
            }
            Stmt::If(cond, ..) | Stmt::While { cond, .. } => visit(cond),
            Stmt::For { lo, step, hi, .. } => [lo, step, hi].into_iter().for_each(visit),
            Stmt::Check { fails, args, .. } => {
                visit(fails);
                args.iter_mut().for_each(visit);
            }
            _ => {
                for o in self.operands_mut() {
                    if let Operand::Scalar(e) = o {
                        visit(e);
                    }
                }
            }
        }
    }

    /// The operands of a call or conversion, to change.
    pub fn operands_mut(&mut self) -> &mut [Operand] {
        match self {
            Stmt::Call { args, .. }
            | Stmt::Kernel { args, .. }
            | Stmt::Concat { parts: args, .. }
            | Stmt::Handle { captures: args, .. } => args,
            Stmt::Convert { src, .. } | Stmt::Append { part: src, .. } => std::slice::from_mut(src),
            _ => &mut [],
        }
    }

    /// The locals whose contents the statement itself changes, blocks excepted: assigned, changed in part,
    /// or moved out of.
    pub fn writes(&self) -> Vec<LocalId> {
        let mut found: Vec<LocalId> = match self {
            Stmt::Assign(l, _) | Stmt::Drop(l) | Stmt::Reshape(l, _) | Stmt::Copy(l, _) => vec![*l],
            Stmt::ToIndex { local, .. } | Stmt::Truth { local, .. } => vec![*local],
            Stmt::Put { array, .. }
            | Stmt::Store { array, .. }
            | Stmt::Alloc { array, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowLinear { array, .. }
            | Stmt::Remove { array, .. }
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::GrowRows { array, lead, .. } | Stmt::Compact { array, lead } => vec![*array, *lead],
            Stmt::Move(a, b) => vec![*a, *b],
            Stmt::Compute { dst, axes, .. } | Stmt::Reduce { dst, axes, .. } => {
                std::iter::once(*dst).chain(axes.iter().map(|a| a.var)).collect()
            }
            Stmt::For { var, .. } => vec![*var],
            Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
            Stmt::Convert { dst, .. }
            | Stmt::Handle { dst, .. }
            | Stmt::Product { dst, .. }
            | Stmt::Concat { dst, .. } => vec![*dst],
            Stmt::Try { err, .. } => err.iter().copied().collect(),
            Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return
            | Stmt::Check { .. }
            | Stmt::Comment(_) => Vec::new(),
        };
        found.extend(self.operands().iter().filter_map(|o| match o {
            Operand::Take(l) => Some(*l),
            _ => None,
        }));
        found
    }

    /// The locals whose contents the statement itself reads, blocks excepted; those it changes in part or
    /// moves out of among them.
    pub fn reads(&self) -> Vec<LocalId> {
        let mut found: Vec<LocalId> = match self {
            Stmt::Truth { value, .. } => vec![*value],
            Stmt::Put { array, .. }
            | Stmt::Store { array, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowLinear { array, .. }
            | Stmt::Remove { array, .. }
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::GrowRows { array, lead, .. } | Stmt::Compact { array, lead } => vec![*array, *lead],
            Stmt::Compute { dst, part: Some(_), .. } | Stmt::Reduce { dst, .. } => vec![*dst],
            Stmt::Reshape(l, _) | Stmt::Copy(_, l) | Stmt::Move(_, l) => vec![*l],
            Stmt::Product { a, b, .. } => vec![*a, *b],
            _ => Vec::new(),
        };
        self.each_expr(&mut |e| found.extend(e.reads()));
        found.extend(self.operands().iter().filter_map(|o| match o {
            Operand::Borrow(l) | Operand::Take(l) | Operand::Spread(l) => Some(*l),
            _ => None,
        }));
        found
    }

    /// Whether the statement itself may raise an error, or do what a person can see.
    pub fn may_raise(&self) -> bool {
        self.site().is_some()
    }

    /// The operands of a call or conversion.
    pub fn operands(&self) -> &[Operand] {
        match self {
            Stmt::Call { args, .. }
            | Stmt::Kernel { args, .. }
            | Stmt::Concat { parts: args, .. }
            | Stmt::Handle { captures: args, .. } => args,
            Stmt::Convert { src, .. } | Stmt::Append { part: src, .. } => std::slice::from_ref(src),
            _ => &[],
        }
    }

    /// The array that the statement gives new contents or extents as a whole, columns side by side.
    pub fn lays_out(&self) -> Vec<LocalId> {
        match self {
            Stmt::Alloc { array, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowLinear { array, .. }
            | Stmt::Remove { array, .. }
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::Reshape(l, _) | Stmt::Move(l, _) | Stmt::Copy(l, _) => vec![*l],
            Stmt::Convert { dst, .. } => vec![*dst],
            Stmt::Product { dst, .. } | Stmt::Concat { dst, .. } => vec![*dst],
            Stmt::Compute { dst, part: None, .. } => vec![*dst],
            Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
            _ => Vec::new(),
        }
    }

    /// The locals the statement names outside its expressions, blocks excepted.
    pub fn locals(&self) -> Vec<LocalId> {
        let mut found: Vec<LocalId> = match self {
            Stmt::Assign(l, _) | Stmt::Drop(l) | Stmt::Reshape(l, _) => vec![*l],
            Stmt::ToIndex { local, .. } => vec![*local],
            Stmt::Truth { local, value, .. } => vec![*local, *value],
            Stmt::Store { array, .. }
            | Stmt::Put { array, .. }
            | Stmt::Alloc { array, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowLinear { array, .. }
            | Stmt::Remove { array, .. }
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::Move(a, b) | Stmt::Copy(a, b) => vec![*a, *b],
            Stmt::GrowRows { array, lead, .. } | Stmt::Compact { array, lead } => vec![*array, *lead],
            Stmt::For { var, .. } => vec![*var],
            Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
            Stmt::Convert { dst, .. } | Stmt::Handle { dst, .. } => vec![*dst],
            Stmt::Product { dst, a, b, .. } => vec![*dst, *a, *b],
            Stmt::Concat { dst, .. } => vec![*dst],
            Stmt::Compute { dst, axes, .. } | Stmt::Reduce { dst, axes, .. } => {
                std::iter::once(*dst).chain(axes.iter().map(|a| a.var)).collect()
            }
            Stmt::Try { err, .. } => err.iter().copied().collect(),
            _ => Vec::new(),
        };
        for o in self.operands() {
            if let Operand::Borrow(l) | Operand::Take(l) | Operand::Spread(l) = o {
                found.push(*l);
            }
        }
        found
    }
}

impl Function {
    /// The locals that the function's statements and results mention.
    pub fn mentioned(&self) -> FxHashSet<LocalId> {
        let mut found: FxHashSet<LocalId> = self.results.iter().copied().collect();
        self.each_stmt(&mut |s| {
            found.extend(s.locals());
            s.each_expr(&mut |e| found.extend(e.reads()));
        });
        let behind = |l: &LocalId| self.locals[*l].lent.or(self.locals[*l].within);
        let owners: Vec<LocalId> = found.iter().filter_map(behind).collect();
        found.extend(owners);
        found
    }

    /// Calls `visit` on every statement.
    pub fn each_stmt(&self, visit: &mut dyn FnMut(&Stmt)) {
        each_stmt(&self.body, visit);
        each_stmt(&self.epilogue, visit);
    }
}
