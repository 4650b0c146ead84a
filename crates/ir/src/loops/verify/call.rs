//! Operands: of calls, of kernels, of statements that carry whole values over. Invariants 5 to 7.

use super::super::{Elem, FunctionId, LocalId, Operand, Stmt, Ty};
use super::Verifier;

impl Verifier<'_> {
    /// Who may write and who may take.
    pub(super) fn ownership(&mut self, stmt: &Stmt) {
        for l in stmt.writes() {
            if self.is_borrowed(l) {
                self.complain(format!("the borrowed parameter {} is changed", self.name(l)));
            }
        }
        let taken: Vec<LocalId> = stmt.operands().iter().filter_map(took).collect();
        let mut read = stmt.reads();
        for l in &taken {
            // Its own taking is among the reads.
            if let Some(own) = read.iter().position(|r| r == l) {
                read.swap_remove(own);
            }
        }
        for l in taken {
            let name = self.name(l);
            if matches!(self.ty(l), Ty::Scalar(_)) {
                self.complain(format!("the scalar {name} is taken"));
            }
            if self.function.locals[l].global.is_some() {
                self.complain(format!("the global {name} is taken"));
            }
            if read.contains(&l) || stmt.operands().iter().filter(|o| took(o) == Some(l)).count() > 1 {
                self.complain(format!("{name} is taken and read in one statement"));
            }
        }
    }

    /// Statements that carry values over.
    pub(super) fn transfer(&mut self, stmt: &Stmt) {
        for o in stmt.operands() {
            self.operand(o);
        }
        match stmt {
            Stmt::Concat { dst, parts, .. } => {
                if let Some(elem) = self.matrix(*dst) {
                    parts.iter().for_each(|p| self.part(p, elem));
                }
            }
            Stmt::Append { array, part, .. } => {
                if let Some(elem) = self.matrix(*array) {
                    self.part(part, elem);
                }
                if matches!(part, Operand::Borrow(l) | Operand::Take(l) if l == array) {
                    self.complain(format!("{} is appended to itself", self.name(*array)));
                }
            }
            Stmt::Move(d, s) | Stmt::Copy(d, s) => {
                self.typed(*s, self.ty(*d), "the source");
                if matches!(self.ty(*d), Ty::Scalar(_)) || d == s {
                    self.complain(format!("{} is moved or copied, and is a scalar or itself", self.name(*d)));
                }
            }
            Stmt::Call { function, args, results, .. } => self.call(*function, args, results),
            Stmt::Convert { dst, src, .. } => self.conversion(*dst, src),
            Stmt::Handle { dst, thunk, captures, .. } => {
                self.typed(*dst, Ty::Boxed, "the handle");
                let thunk = &self.module.thunks[*thunk];
                for entry in &thunk.entries {
                    let callee = &self.module.functions[entry.function];
                    if captures.len() > callee.params.len() {
                        self.complain(format!("{} captures for {}", captures.len(), callee.name));
                    }
                }
            }
            Stmt::Product { dst, a, b, .. } => {
                for l in [*dst, *a, *b] {
                    self.typed(l, Ty::Array(Elem::F64, 2), "the matrix");
                }
            }
            // A kernel takes what comes, and gives what fits or raises.
            Stmt::Kernel { .. }
            | Stmt::Assign(..)
            | Stmt::ToIndex { .. }
            | Stmt::Compute { .. }
            | Stmt::Reduce { .. }
            | Stmt::Truth { .. }
            | Stmt::Put { .. }
            | Stmt::Store { .. }
            | Stmt::Alloc { .. }
            | Stmt::Grow { .. }
            | Stmt::GrowRows { .. }
            | Stmt::Compact { .. }
            | Stmt::GrowLinear { .. }
            | Stmt::Remove { .. }
            | Stmt::Reshape(..)
            | Stmt::Drop(_)
            | Stmt::If(..)
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return
            | Stmt::Check { .. }
            | Stmt::Try { .. }
            | Stmt::Comment(_) => {}
        }
        if let Stmt::Call { .. } | Stmt::Handle { .. } | Stmt::Convert { .. } = stmt
            && stmt.operands().iter().any(|o| matches!(o, Operand::Spread(_)))
        {
            self.complain("a list is spread where no kernel is called".into());
        }
    }

    fn operand(&mut self, operand: &Operand) {
        match operand {
            Operand::Scalar(e) => drop(self.expr(e)),
            Operand::Borrow(l) | Operand::Take(l) => {
                if matches!(self.ty(*l), Ty::Scalar(_)) {
                    self.complain(format!("the scalar {} is lent or given", self.name(*l)));
                }
            }
            Operand::Spread(l) => self.typed(*l, Ty::Boxed, "the list"),
            Operand::Text(_) | Operand::StringText(_) | Operand::Colon => {}
        }
    }

    /// A part of a matrix: a scalar, a matrix, or a row of characters, of its element type.
    fn part(&mut self, part: &Operand, elem: Elem) {
        match part {
            Operand::Scalar(e) => self.expect(e, elem, "a part"),
            Operand::Borrow(l) | Operand::Take(l) => self.typed(*l, Ty::Array(elem, 2), "the part"),
            Operand::Text(_) if elem == Elem::Char => {}
            Operand::Text(_) | Operand::StringText(_) | Operand::Colon | Operand::Spread(_) => {
                self.complain(format!("no part of a matrix of {}", elem.tag()));
            }
        }
    }

    fn call(&mut self, function: FunctionId, args: &[Operand], results: &[LocalId]) {
        let callee = &self.module.functions[function];
        if args.len() != callee.params.len() || results.len() > callee.results.len() {
            self.complain(format!(
                "{} operands and {} results of {}",
                args.len(),
                results.len(),
                callee.name
            ));
        }
        for (arg, param) in args.iter().zip(&callee.params) {
            let (ty, name) = (callee.locals[param.local].ty, &callee.locals[param.local].name);
            match (ty, arg) {
                (Ty::Scalar(elem), Operand::Scalar(e)) => {
                    self.expect(e, elem, &format!("the operand for {name}"))
                }
                (Ty::Array(..) | Ty::Boxed, Operand::Borrow(l)) if param.borrowed => {
                    self.typed(*l, ty, "the operand")
                }
                (Ty::Array(..), Operand::Take(l)) if !param.borrowed => self.typed(*l, ty, "the operand"),
                // It is boxed, or its value shared, on the way.
                (Ty::Boxed, _) if !param.borrowed => {}
                _ => self.complain(format!("{} does not take that for {name}", callee.name)),
            }
        }
        for (dst, from) in results.iter().zip(&callee.results) {
            self.typed(*dst, callee.locals[*from].ty, "the result");
        }
    }

    /// Between boxed and typed values; between texts and characters; between elements.
    fn conversion(&mut self, dst: LocalId, src: &Operand) {
        let to = self.ty(dst);
        let right = match (src, to) {
            (_, Ty::Boxed) => true,
            (Operand::Text(_) | Operand::StringText(_), Ty::Array(elem, _)) => elem == Elem::Char,
            (Operand::Borrow(l) | Operand::Take(l), Ty::Scalar(_)) => self.ty(*l) == Ty::Boxed,
            (Operand::Borrow(l) | Operand::Take(l), Ty::Array(_, rank)) => match self.ty(*l) {
                Ty::Boxed => true,
                Ty::Array(_, other) => rank == other,
                Ty::Scalar(_) => false,
            },
            _ => false,
        };
        if !right {
            self.complain(format!("{} is no conversion of that", self.name(dst)));
        }
    }
}

fn took(operand: &Operand) -> Option<LocalId> {
    match operand {
        Operand::Take(l) => Some(*l),
        Operand::Scalar(_)
        | Operand::Borrow(_)
        | Operand::Text(_)
        | Operand::StringText(_)
        | Operand::Colon
        | Operand::Spread(_) => None,
    }
}
