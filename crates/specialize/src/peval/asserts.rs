//! What is assumed of variables, as assertions of the residual program (`--assert`).
//!
//! Source: the thesis, 9.1.

use super::Evaluator;
use super::frame::Frame;
use super::lift::fresh;
use super::residual::Node;
use base::Name;
use ir::tir::{Arg, CallTarget, Callee, Literal, Stmt, Target, VarId};
use types::{AbsValue, Class, Complexity};

impl Evaluator<'_> {
    /// Writes what is assumed of a variable, where that is asked for.
    pub fn assert(&mut self, fr: &mut Frame, v: VarId, value: &AbsValue) {
        if !self.options.assert {
            return;
        }
        let var = fr.var(v);
        let Some(one) = value.unique().filter(|_| !value.maybe_undefined) else { return };
        if !matches!(one.class, Class::Object(_)) {
            let class = literal(self, fr, Literal::Char(one.class.name().to_owned()));
            let holds = asked(self, fr, "isa", vec![var, class]);
            asserted(self, fr, holds);
        }
        if one.class.is_numeric() && one.matrix.complexity == Complexity::Real {
            let holds = asked(self, fr, "isreal", vec![var]);
            asserted(self, fr, holds);
        }
        let Some(dims) = one.matrix.shape.dims().map(|d| d.to_vec()) else { return };
        for (k, n) in dims.iter().enumerate().filter_map(|(k, d)| Some((k, d.as_const()?))) {
            let place = literal(self, fr, Literal::Number((k + 1) as f64));
            let size = asked(self, fr, "size", vec![var, place]);
            let n = literal(self, fr, Literal::Number(n as f64));
            let holds = asked(self, fr, "eq", vec![size, n]);
            asserted(self, fr, holds);
        }
    }
}

fn literal(me: &mut Evaluator<'_>, fr: &mut Frame, value: Literal) -> VarId {
    let dst = fresh(&mut fr.shell);
    me.write(fr, Node::plain(Stmt::Literal { dst, value }, None, true));
    dst
}

fn asked(me: &mut Evaluator<'_>, fr: &mut Frame, name: &str, args: Vec<VarId>) -> VarId {
    let dst = fresh(&mut fr.shell);
    let callee = Callee { name: Name::new(name), target: CallTarget::Builtin, var: None };
    let args = args.into_iter().map(Arg::Var).collect();
    let stmt = Stmt::Call { targets: vec![Target::Var(dst)], callee, args };
    me.write(fr, Node::plain(stmt, None, true));
    dst
}

fn asserted(me: &mut Evaluator<'_>, fr: &mut Frame, holds: VarId) {
    let ans = fresh(&mut fr.shell);
    let callee = Callee { name: Name::new("assert"), target: CallTarget::Builtin, var: None };
    let stmt = Stmt::CallStatement { ans, callee, args: vec![Arg::Var(holds)], echo: false };
    me.write(fr, Node::plain(stmt, None, false));
}
