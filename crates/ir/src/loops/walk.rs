//! Walks over Loops: every statement of a block, every local that a function mentions.

use super::{Expr, Fill, Function, LocalId, Operand, Stmt};
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
            Stmt::Assign(_, e) | Stmt::ToIndex { value: e, .. } | Stmt::GrowLinear { count: e, .. } => {
                visit(e)
            }
            Stmt::Store { index, value, .. } => [index, value].into_iter().for_each(visit),
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

    /// The operands of a call or conversion.
    pub fn operands(&self) -> &[Operand] {
        match self {
            Stmt::Call { args, .. }
            | Stmt::Kernel { args, .. }
            | Stmt::Support { args, .. }
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
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::Reshape(l, _) | Stmt::Move(l, _) | Stmt::Copy(l, _) => vec![*l],
            Stmt::Convert { dst, .. } => vec![*dst],
            Stmt::Support { result, .. } => vec![*result],
            Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
            _ => Vec::new(),
        }
    }

    /// The locals the statement names outside its expressions, blocks excepted.
    pub fn locals(&self) -> Vec<LocalId> {
        let mut found: Vec<LocalId> = match self {
            Stmt::Assign(l, _) | Stmt::Free(l) | Stmt::Reshape(l, _) => vec![*l],
            Stmt::ToIndex { local, .. } => vec![*local],
            Stmt::Truth { local, value, .. } => vec![*local, *value],
            Stmt::Store { array, .. }
            | Stmt::Alloc { array, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowLinear { array, .. }
            | Stmt::Append { array, .. } => vec![*array],
            Stmt::Move(a, b) | Stmt::Copy(a, b) => vec![*a, *b],
            Stmt::GrowRows { array, lead, .. } | Stmt::Compact { array, lead } => vec![*array, *lead],
            Stmt::For { var, .. } => vec![*var],
            Stmt::Call { results, .. } | Stmt::Kernel { results, .. } => results.clone(),
            Stmt::Convert { dst, .. } | Stmt::Handle { dst, .. } => vec![*dst],
            Stmt::Support { result, .. } => vec![*result],
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
        found
    }

    /// Calls `visit` on every statement.
    pub fn each_stmt(&self, visit: &mut dyn FnMut(&Stmt)) {
        each_stmt(&self.body, visit);
        each_stmt(&self.epilogue, visit);
    }
}
