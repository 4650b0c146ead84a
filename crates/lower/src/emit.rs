//! The small steps that everything else is made of: temporaries, and statements into the open block.

use crate::frame::Frame;
use base::{FxHashSet, Name, Span};
use ir::tir::{Access, Arg, Block, Callee, Literal, Stmt, Target, Var, VarId, VarKind};

/// Names that surely had a value where a block was opened; none where that is not asked.
pub(crate) type Before = Option<FxHashSet<Name>>;

impl Frame {
    /// Opens a block: statements go there until [`Frame::close`].
    pub fn open(&mut self) -> Before {
        let before = self.script.then(|| self.definite.clone());
        self.b.open();
        before
    }

    /// Closes the innermost open block. Names that it gives a value, or clears, are not sure to have one after.
    pub fn close(&mut self, before: Before) -> Block {
        if let Some(before) = before {
            let within = std::mem::take(&mut self.definite);
            self.definite = before.into_iter().filter(|n| within.contains(n)).collect();
        }
        self.b.close()
    }

    /// A variable that the program does not name and that is assigned more than once: `mc_`, what it is for, a
    /// number.
    pub fn unnamed(&mut self, what: &str) -> VarId {
        let name = Name::new(&format!("mc_{what}{}", self.b.next_temp));
        self.b.next_temp += 1;
        self.b.declare(Var::local(name, VarKind::User))
    }

    pub fn temp(&mut self) -> VarId {
        self.b.temp()
    }

    /// `dst`, or a new temporary.
    pub fn dst(&mut self, dst: Option<VarId>) -> VarId {
        dst.unwrap_or_else(|| self.temp())
    }

    pub fn push(&mut self, stmt: Stmt) {
        self.b.push(stmt);
    }

    pub fn literal(&mut self, value: Literal, dst: Option<VarId>) -> VarId {
        let dst = self.dst(dst);
        self.push(Stmt::Literal { dst, value });
        dst
    }

    pub fn number(&mut self, value: f64) -> VarId {
        self.literal(Literal::Number(value), None)
    }

    pub fn text(&mut self, text: &str) -> VarId {
        self.literal(Literal::Char(text.to_owned()), None)
    }

    /// `dst = name(args)`, as MATLAB's look-up finds `name`: what an operator means.
    pub fn operator(&mut self, name: &str, args: Vec<Arg>, dst: Option<VarId>) -> VarId {
        let dst = self.dst(dst);
        self.push(Stmt::Call { targets: vec![Target::Var(dst)], callee: Callee::builtin(name), args });
        dst
    }

    /// As [`Frame::operator`] with plain variables.
    pub fn apply(&mut self, name: &str, args: &[VarId], dst: Option<VarId>) -> VarId {
        self.operator(name, args.iter().map(|&v| Arg::Var(v)).collect(), dst)
    }

    /// `name(args)` as a statement.
    pub fn perform(&mut self, name: &str, args: &[VarId]) {
        let ans = self.declare(Name::new("ans"));
        let args = args.iter().map(|&v| Arg::Var(v)).collect();
        self.push(Stmt::CallStatement { ans, callee: Callee::builtin(name), args, echo: false });
    }

    /// The program fails here when it runs.
    pub fn raise(&mut self, identifier: &str, message: &str) {
        let identifier = self.text(identifier);
        let message = self.text(&message.replace('%', "%%"));
        self.perform("error", &[identifier, message]);
    }

    /// `name` has a value from here on.
    pub fn mark(&mut self, name: Name) {
        if self.script {
            self.definite.insert(name);
        }
        self.fresh_start = false;
    }

    /// `function(args)` with one result.
    pub fn call_value(&mut self, callee: Callee, args: Vec<Arg>, dst: Option<VarId>) -> VarId {
        let dst = self.dst(dst);
        self.push(Stmt::Call { targets: vec![Target::Var(dst)], callee, args });
        dst
    }

    /// `base<path>` as one value.
    pub fn get_value(&mut self, base: VarId, path: Vec<Access>, dst: Option<VarId>) -> VarId {
        if path.is_empty() {
            return match dst {
                Some(dst) => {
                    self.push(Stmt::Copy { dst, src: base });
                    dst
                }
                None => base,
            };
        }
        let dst = self.dst(dst);
        self.push(Stmt::Get { targets: vec![Target::Var(dst)], base, path });
        dst
    }

    /// Shows a variable where the semicolon is missing.
    pub fn show(&mut self, var: VarId, printed: bool) {
        if printed {
            self.push(Stmt::Display(var));
        }
    }

    /// `base<path> = src`, where the path may be empty and `src` the base already.
    pub fn store(&mut self, base: VarId, path: Vec<Access>, src: VarId) {
        if let Some(Access::Paren(subscripts) | Access::Brace(subscripts)) = path.last()
            && subscripts.is_empty()
        {
            let text =
                "An indexing expression on the left side of an assignment must have at least one subscript.";
            self.raise("MATLAB:index:emptyAssignment", text);
        } else if !path.is_empty() {
            self.push(Stmt::Set { base, path, src });
        } else if base != src {
            self.push(Stmt::Copy { dst: base, src });
        }
    }

    /// Where the statement stands that is being lowered.
    pub fn here(&self) -> Span {
        self.b.span.unwrap_or(self.b.function.span)
    }

    /// Whether a variable holds one value and no list.
    pub fn is_plain(&self, var: VarId) -> bool {
        self.b.function.vars[var].kind != VarKind::List
    }

    /// One value stands where several are assigned.
    pub fn too_few_results(&mut self) {
        let text = "Insufficient number of outputs from right hand side of equal sign to satisfy assignment.";
        self.raise("MATLAB:needMoreRhsOutputs", text);
    }
}
