//! Anonymous functions: the body becomes a function of its own, whose first parameters are the
//! variables of the enclosing function that it mentions.

use crate::chain::Out;
use crate::expr::Expressions;
use crate::frame::Slot;
use crate::function::lambda_frame;
use crate::kinds::free_names;
use crate::resolve::Kind;
use base::{Name, Span};
use ir::tir::{CallTarget, FuncId, Stmt, Target, Var, VarId, VarKind};
use syntax::ast::{AnonFn, DottedName, Expr, ExprKind, IndexKind, Param};

/// How deep anonymous functions may stand in each other.
const MAX_LAMBDAS: usize = 50;

impl Expressions<'_, '_> {
    /// Whether `@a.b` names a method of what the variable `a` holds.
    pub fn is_bound_method(&mut self, name: &DottedName) -> bool {
        match &name.parts[..] {
            [first, _, ..] => matches!(self.names().kind(first.name), Kind::Variable(_) | Kind::Maybe(_)),
            _ => false,
        }
    }

    /// `@a.b` as `@(varargin) a.b(varargin{:})`.
    pub fn bound_method(&mut self, name: &DottedName, dst: Option<VarId>) -> VarId {
        let function = forwarding(name);
        let whole = Expr { kind: ExprKind::AnonFn(Box::new(function.clone())), span: name.span };
        self.lambda(&function, &whole, dst)
    }

    pub fn lambda(&mut self, f: &AnonFn, e: &Expr, dst: Option<VarId>) -> VarId {
        if self.lambdas >= MAX_LAMBDAS {
            self.too_deep(e.span);
            return self.f.dst(dst);
        }
        let mut captures = Vec::new();
        for name in free_names(f) {
            match self.names().kind(name) {
                Kind::Variable(var) => captures.push((name, var, false)),
                Kind::Maybe(var) => captures.push((name, var, true)),
                Kind::Callee => {}
            }
        }
        let function = self.lambda_function(f, e.span, &captures);
        let captures = captures.into_iter().map(|(_, var, _)| var).collect();
        let dst = self.f.dst(dst);
        self.f.push(Stmt::Lambda { dst, function, captures });
        dst
    }

    /// The function of an anonymous function that captures these names.
    pub fn lambda_function(&mut self, f: &AnonFn, span: Span, captures: &[(Name, VarId, bool)]) -> FuncId {
        self.low.lambdas += 1;
        let name = Name::new(&format!("lambda_{}", self.low.lambdas));
        let mut frame = lambda_frame(self.low, name, self.f, span);
        let id = frame.id;
        for &(name, _, maybe) in captures {
            let var = frame.declare(name);
            frame.vars.insert(name, Slot { var, maybe });
            frame.b.function.params.push(var);
        }
        frame.b.function.captured = captures.len();
        let dialect = self.low.project.dialect_of(self.f.file);
        frame.b.function.text = crate::text::function_text(f, dialect);
        let last = f.params.len().saturating_sub(1);
        for (i, param) in f.params.iter().enumerate() {
            match param.name {
                Some(name) if i == last && name.as_str() == "varargin" => {
                    frame.b.function.varargin = Some(frame.declare(name));
                }
                Some(name) => {
                    let var = frame.declare(name);
                    frame.b.function.params.push(var);
                }
                None => {
                    let var = frame.b.temp();
                    frame.b.function.params.push(var);
                }
            }
        }
        frame.fresh_start = self.f.fresh_start;
        Expressions::new(self.low, &mut frame, self.lambdas + 1).lambda_body(&f.body);
        self.f.fresh_start = frame.fresh_start;
        self.f.b.next_temp = self.f.b.next_temp.max(frame.b.next_temp);
        self.low.program.functions[id] = frame.b.finish();
        id
    }

    fn lambda_body(&mut self, body: &Expr) {
        let forwards = match &body.kind {
            ExprKind::Ident(name) => !matches!(self.names().kind(*name), Kind::Variable(_)),
            ExprKind::Index { .. } | ExprKind::Field { .. } | ExprKind::DynamicField { .. } => true,
            _ => false,
        };
        if forwards {
            let list = self.f.b.declare(Var::local(Name::new("varargout"), VarKind::List));
            self.f.b.function.varargout = Some(list);
            self.at(body.span, |me| me.chain(body, Out::Targets(vec![Target::Forward(list)])));
        } else {
            let result = self.f.temp();
            self.f.b.function.outputs.push(result);
            self.expr(body, Some(result));
        }
    }
}

/// Whether what `name` calls is decided by the arguments: a function of another file, and classes have functions or
/// methods of its name.
pub(crate) fn is_dispatched(me: &mut Expressions<'_, '_>, name: &DottedName) -> bool {
    let text = name.text();
    let CallTarget::Function(f) = me.names().callee(&text).target else { return false };
    let found = &me.low.program.functions[f];
    found.file != me.f.file && !found.private && me.low.project.is_dispatched(&text)
}

/// `@name` of such a function: a handle with its name that calls it as `name(..)` does.
pub(crate) fn dispatched(me: &mut Expressions<'_, '_>, name: &DottedName, dst: Option<VarId>) -> VarId {
    let function = me.lambda_function(&forwarding(name), name.span, &[]);
    me.low.program.functions[function].text = name.text();
    let dst = me.f.dst(dst);
    me.f.push(Stmt::Lambda { dst, function, captures: Vec::new() });
    dst
}

/// `@(varargin) name(varargin{:})`
fn forwarding(name: &DottedName) -> AnonFn {
    let span = name.span;
    let expr = |kind| Expr { kind, span };
    let varargin = Name::new("varargin");
    let mut callee = expr(ExprKind::Ident(name.name()));
    for (k, part) in name.parts.iter().enumerate() {
        callee = match k {
            0 => expr(ExprKind::Ident(part.name)),
            _ => expr(ExprKind::Field { base: Box::new(callee), name: part.clone() }),
        };
    }
    let index = |base, arg, kind| ExprKind::Index { base: Box::new(base), args: vec![arg], kind };
    let all = expr(index(expr(ExprKind::Ident(varargin)), expr(ExprKind::Colon), IndexKind::Brace));
    let body = expr(index(callee, all, IndexKind::Paren));
    AnonFn { params: vec![Param { name: Some(varargin), default: None, span }], body }
}
