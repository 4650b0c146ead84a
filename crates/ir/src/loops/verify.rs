//! The verifier of Loops: what every pass may rely on. It reports the first violations of each
//! function in words; an empty list is a well-formed module. It does not judge whether the program
//! means what its source means.

use super::{Block, Elem, Expr, Fill, Function, LocalId, Module, Operand, Stmt, Ty};

/// Every violation found in a module.
pub fn verify(module: &Module) -> Vec<String> {
    let mut found = Vec::new();
    for function in module.functions.values() {
        let mut v = Verifier { module, function, found: &mut found, loops: 0 };
        v.block(&function.body);
        v.block(&function.epilogue);
    }
    found
}

struct Verifier<'a> {
    module: &'a Module,
    function: &'a Function,
    found: &'a mut Vec<String>,
    loops: usize,
}

impl Verifier<'_> {
    fn complain(&mut self, text: String) {
        self.found.push(format!("{}: {text}", self.function.name));
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn ty(&mut self, local: LocalId) -> Option<Ty> {
        let ty = self.function.locals.get(local).map(|l| l.ty);
        if ty.is_none() {
            self.complain(format!("{local} is not a local"));
        }
        ty
    }

    fn array(&mut self, local: LocalId, dims: Option<usize>) -> Option<Elem> {
        let Ty::Array(elem, rank) = self.ty(local)? else {
            let name = &self.function.locals[local].name;
            self.complain(format!("{name} is not an array"));
            return None;
        };
        if dims.is_some_and(|d| d != usize::from(rank)) {
            let name = &self.function.locals[local].name;
            self.complain(format!("{name} has rank {rank}, not {dims:?}"));
        }
        Some(elem)
    }

    fn stored(&mut self, local: LocalId) {
        if self.function.params.iter().any(|p| p.local == local && p.borrowed) {
            let name = &self.function.locals[local].name;
            self.complain(format!("the borrowed parameter {name} is changed"));
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(l, e) => {
                let elem = self.expr(e);
                if let Some(ty) = self.ty(*l)
                    && ty != Ty::Scalar(elem)
                {
                    let name = &self.function.locals[*l].name;
                    self.complain(format!("{name}: {ty:?} is assigned a {elem:?}"));
                }
            }
            Stmt::ToIndex { local, value, .. } => {
                self.expect(value, Elem::F64);
                if self.ty(*local) != Some(Ty::Scalar(Elem::Index)) {
                    self.complain(format!("{local} is not an index"));
                }
            }
            Stmt::Truth { local, value, .. } => {
                if (self.ty(*local), self.ty(*value)) != (Some(Ty::Scalar(Elem::Bool)), Some(Ty::Boxed)) {
                    self.complain(format!("truth of {value} to {local}"));
                }
            }
            Stmt::Store { array, index, value } => {
                self.stored(*array);
                self.expect(index, Elem::Index);
                if let Some(elem) = self.array(*array, None) {
                    self.expect(value, elem);
                }
            }
            Stmt::Alloc { array, dims, fill, .. } => {
                self.stored(*array);
                dims.iter().for_each(|d| self.expect(d, Elem::Index));
                if let (Some(elem), Fill::Value(v)) = (self.array(*array, Some(dims.len())), fill) {
                    self.expect(v, elem);
                }
            }
            Stmt::Grow { array, dims, .. } | Stmt::Reshape(array, dims) => {
                self.stored(*array);
                self.array(*array, Some(dims.len()));
                dims.iter().for_each(|d| self.expect(d, Elem::Index));
            }
            Stmt::GrowRows { array, lead, dims, .. } => {
                self.stored(*array);
                self.array(*array, Some(2));
                dims.iter().for_each(|d| self.expect(d, Elem::Index));
                self.expect(&Expr::Local(*lead), Elem::Index);
            }
            Stmt::Compact { array, lead } => {
                self.stored(*array);
                self.array(*array, Some(2));
                self.expect(&Expr::Local(*lead), Elem::Index);
            }
            Stmt::GrowLinear { array, count, .. } => {
                self.stored(*array);
                self.array(*array, None);
                self.expect(count, Elem::Index);
            }
            Stmt::Append { array, part, .. } => {
                self.stored(*array);
                self.array(*array, Some(2));
                self.operands(std::slice::from_ref(part));
                if let Operand::Borrow(l) = part
                    && self.ty(*l) != self.ty(*array)
                {
                    self.complain(format!("append of another type: {array} and {l}"));
                }
            }
            Stmt::Move(d, s) | Stmt::Copy(d, s) => {
                self.stored(*d);
                if self.ty(*d) != self.ty(*s) {
                    self.complain(format!("move or copy between types: {d} and {s}"));
                }
            }
            Stmt::Free(l) => self.stored(*l),
            Stmt::If(cond, then, els) => {
                self.expect(cond, Elem::Bool);
                self.block(then);
                self.block(els);
            }
            Stmt::While { header, cond, body } => {
                self.expect(cond, Elem::Bool);
                self.loops += 1;
                self.block(header);
                self.block(body);
                self.loops -= 1;
            }
            Stmt::For { var, lo, step, hi, body } => {
                if let Some(Ty::Scalar(elem)) = self.ty(*var) {
                    [lo, step, hi].into_iter().for_each(|e| self.expect(e, elem));
                }
                self.loops += 1;
                self.block(body);
                self.loops -= 1;
            }
            Stmt::Try { body, err, handler } => {
                if err.is_some_and(|e| self.ty(e) != Some(Ty::Boxed)) {
                    self.complain("an exception that is not boxed".into());
                }
                self.block(body);
                self.block(handler);
            }
            Stmt::Break | Stmt::Continue if self.loops == 0 => {
                self.complain("a jump outside a loop".into());
            }
            Stmt::Check { fails, args, .. } => {
                self.expect(fails, Elem::Bool);
                for a in args {
                    self.expr(a);
                }
            }
            Stmt::Call { function, args, results, .. } => {
                let callee = &self.module.functions[*function];
                if callee.params.len() != args.len() || callee.results.len() < results.len() {
                    self.complain(format!("wrong arity in the call of {}", callee.name));
                }
                self.operands(args);
            }
            Stmt::Kernel { args, .. } | Stmt::Support { args, .. } | Stmt::Handle { captures: args, .. } => {
                self.operands(args);
            }
            Stmt::Convert { src, .. } => self.operands(std::slice::from_ref(src)),
            Stmt::Break | Stmt::Continue | Stmt::Return | Stmt::Comment(_) => {}
        }
    }

    fn operands(&mut self, operands: &[Operand]) {
        for o in operands {
            match o {
                Operand::Scalar(e) => drop(self.expr(e)),
                Operand::Borrow(l) | Operand::Take(l) => drop(self.ty(*l)),
                Operand::Spread(l) => {
                    if self.ty(*l) != Some(Ty::Boxed) {
                        self.complain(format!("{l} is spread and not boxed"));
                    }
                }
                Operand::Text(_) | Operand::StringText(_) | Operand::Colon => {}
            }
        }
    }

    fn expect(&mut self, expr: &Expr, elem: Elem) {
        let found = self.expr(expr);
        if found != elem {
            self.complain(format!("expected {elem:?}, found {found:?}: {expr:?}"));
        }
    }

    fn expr(&mut self, expr: &Expr) -> Elem {
        match expr {
            Expr::Load(array, index) => {
                self.array(*array, None);
                self.expect(index, Elem::Index);
            }
            Expr::Extent(array, _) | Expr::Numel(array) => drop(self.array(*array, None)),
            Expr::Op { args, elem, .. } => args.iter().for_each(|a| self.expect(a, *elem)),
            Expr::Cast(_, a) => drop(self.expr(a)),
            Expr::Count(parts) => {
                let elem = self.expr(&parts[0]);
                parts.iter().for_each(|a| self.expect(a, elem));
            }
            Expr::Limit(a) => self.expect(a, Elem::F64),
            Expr::Complex(a, b) => {
                let elem = self.expr(a);
                self.expect(b, elem);
            }
            Expr::Select(c, a, b) => {
                self.expect(c, Elem::Bool);
                let elem = self.expr(a);
                self.expect(b, elem);
            }
            Expr::And(a, b) | Expr::Or(a, b) => {
                self.expect(a, Elem::Bool);
                self.expect(b, Elem::Bool);
            }
            Expr::Not(a) => self.expect(a, Elem::Bool),
            _ => {}
        }
        self.function.elem(expr)
    }
}
