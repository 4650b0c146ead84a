//! Building one function: fresh variables, and statements into the block that is open.
//!
//! Invariant: every block that was opened is closed before [`Builder::finish`], which closes what a
//! caller left open in the order of opening, so that no statement is lost.

use super::{
    Access, Arg, Block, CallTarget, Callee, Function, Literal, Stmt, StmtId, Storage, Target, Var, VarId,
    VarKind,
};
use base::{FxHashMap, Name, Span};

/// A function under construction.
#[derive(Debug)]
pub struct Builder {
    /// The function; its `body` is set by [`Builder::finish`].
    pub function: Function,
    /// The number of the next temporary. Nested and anonymous functions go on where the enclosing
    /// one is, since a name that both have would be one variable in the printed form.
    pub next_temp: u32,
    /// Put beside each new statement.
    pub span: Option<Span>,
    open: Vec<Block>,
    names: FxHashMap<Name, VarId>,
}

impl Builder {
    /// Starts a function with an empty body.
    pub fn new(function: Function) -> Builder {
        let names = function.vars.iter().map(|(id, v)| (v.name, id)).collect();
        Builder { span: None, next_temp: 1, open: vec![Vec::new()], names, function }
    }

    /// The variable called `name`, if there is one.
    pub fn find(&self, name: Name) -> Option<VarId> {
        self.names.get(&name).copied()
    }

    /// The author's variable `name`, created when new.
    pub fn user(&mut self, name: impl Into<Name>) -> VarId {
        let name = name.into();
        self.find(name).unwrap_or_else(|| self.declare(Var::local(name, VarKind::User)))
    }

    /// Adds a variable; one of the same name is hidden from [`Builder::find`].
    pub fn declare(&mut self, var: Var) -> VarId {
        let name = var.name;
        let id = self.function.vars.push(var);
        self.names.insert(name, id);
        id
    }

    /// A new temporary.
    pub fn temp(&mut self) -> VarId {
        self.fresh("mc_t", VarKind::Temp)
    }

    /// A new list variable.
    pub fn list(&mut self) -> VarId {
        self.fresh("mc_l", VarKind::List)
    }

    fn fresh(&mut self, prefix: &str, kind: VarKind) -> VarId {
        loop {
            let name = Name::new(&format!("{prefix}{}", self.next_temp));
            self.next_temp += 1;
            if self.find(name).is_none() {
                return self.declare(Var::local(name, kind));
            }
        }
    }

    /// Sets where a variable's value lives.
    pub fn set_storage(&mut self, var: VarId, storage: Storage) {
        self.function.vars[var].storage = storage;
    }

    /// Appends a statement to the open block.
    pub fn push(&mut self, stmt: Stmt) -> StmtId {
        let id = self.function.stmts.push(stmt);
        self.function.spans[id] = self.span;
        if let Some(block) = self.open.last_mut() {
            block.push(id);
        }
        id
    }

    /// Opens a block; statements go there until [`Builder::close`].
    pub fn open(&mut self) {
        self.open.push(Vec::new());
    }

    /// Closes the innermost open block and gives it.
    pub fn close(&mut self) -> Block {
        if self.open.len() > 1 { self.open.pop().unwrap_or_default() } else { Vec::new() }
    }

    /// How many blocks are open inside the body.
    pub fn depth(&self) -> usize {
        self.open.len() - 1
    }

    /// `dst = value;` into a new temporary.
    pub fn literal(&mut self, value: Literal) -> VarId {
        let dst = self.temp();
        self.push(Stmt::Literal { dst, value });
        dst
    }

    /// A number in a new temporary.
    pub fn number(&mut self, value: f64) -> VarId {
        self.literal(Literal::Number(value))
    }

    /// `dst = name(args);` with a builtin.
    pub fn call_to(&mut self, dst: VarId, name: &str, args: &[VarId]) -> StmtId {
        let args = args.iter().map(|&v| Arg::Var(v)).collect();
        self.push(Stmt::Call { targets: vec![Target::Var(dst)], callee: Callee::builtin(name), args })
    }

    /// `t = name(args);` with a builtin and a new temporary, which is given.
    pub fn call(&mut self, name: &str, args: &[VarId]) -> VarId {
        let dst = self.temp();
        self.call_to(dst, name, args);
        dst
    }

    /// `dst = src;`
    pub fn copy(&mut self, dst: VarId, src: VarId) -> StmtId {
        self.push(Stmt::Copy { dst, src })
    }

    /// `dst = base<path>;`
    pub fn get(&mut self, dst: VarId, base: VarId, path: Vec<Access>) -> StmtId {
        self.push(Stmt::Get { targets: vec![Target::Var(dst)], base, path })
    }

    /// The finished function.
    pub fn finish(mut self) -> Function {
        let mut body = Vec::new();
        for block in self.open {
            body.extend(block);
        }
        self.function.body = body;
        self.function
    }
}

impl Callee {
    /// A builtin.
    pub fn builtin(name: &str) -> Callee {
        Callee { name: Name::new(name), target: CallTarget::Builtin, var: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tir::FunctionKind;
    use base::{EntityRef, FileId};

    #[test]
    fn fresh_names_avoid_those_of_the_program() {
        let span = Span::new(FileId::new(0), 0, 0);
        let mut b = Builder::new(Function::new(Name::new("f"), FunctionKind::Primary, span));
        b.user("mc_t1");
        let t = b.temp();
        assert_eq!(b.function.vars[t].name.as_str(), "mc_t2");
        b.open();
        b.number(1.0);
        let then = b.close();
        b.push(Stmt::If { cond: t, then, els: Vec::new() });
        assert_eq!(b.finish().body.len(), 1);
    }
}
