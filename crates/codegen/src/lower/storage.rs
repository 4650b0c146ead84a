//! Which variables need to remember that they are stored as complex without an imaginary part
//! (`complex(3, 0)`, where other statements make the variable real).
//!
//! A complex scalar or array of the compiled program has no room for it: it stands for a real value where
//! no element has an imaginary part. That is all there is to see while a variable is only computed with
//! (`z = complex(0, 0); while abs(z) < 2, z = z*z + c; end`). Where `isreal`, a display, a function or a
//! field may see more, the variable is kept boxed.

use base::FxHashSet;
use builtins::{Form, Reduction};
use ir::tir::{Access, Arg, Callee, Stmt, VarId, walk};
use types::scalar::{ComplexFn, ScalarOp};
use types::{AbsValue, Complexity};

/// Whether values like these may be complex without an imaginary part, and may be otherwise too.
pub fn is_mixed(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| v.matrix.complexity == Complexity::Any)
}

/// The same value, of which nobody sees how it is stored.
pub fn unseen(value: &AbsValue) -> AbsValue {
    value.map(|v| {
        let mut v = v.clone();
        if v.matrix.complexity == Complexity::Any {
            v.matrix.complexity = Complexity::Narrow;
        }
        v
    })
}

/// What statements see of the storage of variables.
#[derive(Default)]
pub struct Seen {
    by_somebody: FxHashSet<VarId>,
    /// Whole copies, as pairs of destination and source.
    copies: Vec<(VarId, VarId)>,
}

impl Seen {
    /// Takes in a statement; `known` is what the analysis says of a variable there. Integers, characters and
    /// truth values have no imaginary part: beside them what is stored as complex is an error.
    pub fn add<'a>(&mut self, stmt: &Stmt, known: &dyn Fn(VarId) -> &'a AbsValue) {
        let class = |v: VarId| known(v).unique_class();
        let float = |v: VarId| known(v).is_undefined() || class(v).is_some_and(|c| c.is_float());
        let integer = |v: VarId| class(v).is_none_or(|c| c.is_integer());
        match stmt {
            Stmt::Copy { dst, src } => self.copies.push((*dst, *src)),
            Stmt::Call { callee, .. }
                if is_arithmetic(callee) && !walk::uses(stmt).iter().any(|v| integer(*v)) => {}
            Stmt::Get { path, .. } if is_part(path) => self.see_subscripts(path),
            Stmt::Set { path, base, .. } | Stmt::SetList { path, base, .. }
                if is_part(path) && float(*base) =>
            {
                self.see_subscripts(path);
            }
            Stmt::Delete { path, .. } if is_part(path) => self.see_subscripts(path),
            Stmt::If { .. } | Stmt::While { .. } | Stmt::For { .. } => {}
            _ => self.by_somebody.extend(walk::uses(stmt)),
        }
    }

    fn see_subscripts(&mut self, path: &[Access]) {
        for access in path {
            if let Access::Paren(args) = access {
                let vars = args.iter().filter_map(|a| if let Arg::Var(v) = a { Some(*v) } else { None });
                self.by_somebody.extend(vars);
            }
        }
    }

    /// Takes in variables that the function's caller or others see.
    pub fn see(&mut self, vars: impl IntoIterator<Item = VarId>) {
        self.by_somebody.extend(vars);
    }

    /// All variables whose storage is seen: what is copied to one of them too.
    pub fn close(mut self) -> FxHashSet<VarId> {
        loop {
            let before = self.by_somebody.len();
            for (dst, src) in &self.copies {
                if self.by_somebody.contains(dst) {
                    self.by_somebody.insert(*src);
                }
            }
            if self.by_somebody.len() == before {
                return self.by_somebody;
            }
        }
    }
}

/// `x(..)`: parts are made real where they can be, whatever the whole is.
fn is_part(path: &[Access]) -> bool {
    matches!(path, [Access::Paren(args)] if !args.is_empty())
}

/// What gives the same for a real operand as for a complex one without imaginary part. The greater of
/// two complex numbers is the one of greater modulus, of two real ones the one further right; some operations
/// refuse complex ones.
fn is_arithmetic(callee: &Callee) -> bool {
    builtins::named(callee.name).is_some_and(|b| match b.form {
        Some(Form::Reduce(reduction)) => !matches!(reduction, Reduction::Max | Reduction::Min),
        Some(Form::End) => true,
        _ => {
            let refuses = |o: ScalarOp| matches!(o.info().complex, ComplexFn::None);
            b.is_arithmetic() && !b.scalar_op().is_some_and(refuses)
        }
    })
}
