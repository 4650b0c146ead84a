//! Expressions that are not access chains: every operator becomes a call of its function.

use crate::chain::Out;
use crate::frame::Frame;
use crate::lambda::{dispatched, is_dispatched};
use crate::lowering::Lowering;
use crate::resolve::Names;
use base::{Span, codes};
use ir::tir::{Arg, Block, CallTarget, Literal, Numbers, Stmt, Storage, Target, VarId, VarKind, internal};
use std::rc::Rc;
use syntax::Dialect;
use syntax::ast::{BinaryOp, Expr, ExprKind, UnaryOp};
use types::Class;

/// How high an expression may be, chains of operators and accesses not counted.
const MAX_HEIGHT: u32 = 300;

/// Lowers expressions, and the assignments that Octave lets stand in them. Made anew for each expression of
/// a statement, and for the body of an anonymous function with a frame of its own.
pub(crate) struct Expressions<'l, 's> {
    pub low: &'l mut Lowering<'s>,
    pub f: &'l mut Frame,
    /// How many anonymous functions are around.
    pub lambdas: usize,
    /// How deep the expression being lowered is.
    height: u32,
}

impl<'l, 's> Expressions<'l, 's> {
    pub fn new(low: &'l mut Lowering<'s>, f: &'l mut Frame, lambdas: usize) -> Expressions<'l, 's> {
        Expressions { low, f, lambdas, height: 0 }
    }

    pub fn names(&mut self) -> Names<'_, 's> {
        Names { low: self.low, f: self.f }
    }

    /// Statements lowered by `body` have this span.
    pub fn at<T>(&mut self, span: Span, body: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.f.b.span.replace(span);
        let result = body(self);
        self.f.b.span = before;
        result
    }

    /// Lowers `body` as a block of its own. Names that it gives a value are not sure to have one after.
    pub fn block(&mut self, body: impl FnOnce(&mut Self)) -> Block {
        let before = self.f.open();
        body(self);
        self.f.close(before)
    }

    /// Reports nesting that engines could not follow, and lowers an error in its place.
    pub fn too_deep(&mut self, span: Span) {
        self.low.diagnose(&codes::NESTING_TOO_DEEP, span, "this is nested too deep");
        self.f.raise("MATLAB:nestingTooDeep", "Nested too deep.");
    }

    /// One value: a variable of the author's where `e` is one, a temporary otherwise.
    pub fn value(&mut self, e: &Expr) -> VarId {
        self.expr(e, None)
    }

    /// One value, assigned to `dst` where that is given.
    pub fn expr(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        if self.height >= MAX_HEIGHT {
            self.too_deep(e.span);
            return self.f.literal(Literal::Number(0.0), dst);
        }
        self.height += 1;
        let value = self.at(e.span, |me| me.expr_kind(e, dst));
        self.height -= 1;
        value
    }

    fn expr_kind(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        match &e.kind {
            ExprKind::Number { value, imaginary: false, .. } => self.f.literal(Literal::Number(*value), dst),
            ExprKind::Number { value, .. } => self.f.literal(Literal::Imaginary(*value), dst),
            ExprKind::Integer { bits, class, .. } => {
                let class = Class::from_name(class.name()).unwrap_or(Class::UInt64);
                self.f.literal(Literal::Integer(*bits, class), dst)
            }
            ExprKind::Char(text) => self.f.literal(Literal::Char(text.to_string()), dst),
            ExprKind::String(text) => self.f.literal(self.string(text), dst),
            ExprKind::Ident(_)
            | ExprKind::Index { .. }
            | ExprKind::Field { .. }
            | ExprKind::DynamicField { .. } => match self.chain(e, Out::Value(dst)) {
                Some(value) => value,
                None => self.f.dst(dst),
            },
            ExprKind::End => self.end(dst),
            ExprKind::Colon => self.f.literal(Literal::Char(":".into()), dst),
            ExprKind::Unary { .. } | ExprKind::Postfix { .. } => self.unary(e, dst),
            ExprKind::Binary { op: BinaryOp::AndAnd | BinaryOp::OrOr, .. } => self.truth(e, dst),
            ExprKind::Binary { .. } => self.binary(e, dst),
            ExprKind::Range { start, step, stop } => {
                let parts: Vec<&Expr> =
                    [Some(&**start), step.as_deref(), Some(&**stop)].into_iter().flatten().collect();
                let args = self.operands(&parts);
                self.f.apply("colon", &args, dst)
            }
            ExprKind::Matrix(rows) => self.matrix(rows, dst),
            ExprKind::Cell(rows) => self.rows(rows, internal::CELL, dst),
            ExprKind::AnonFn(f) => self.lambda(f, e, dst),
            ExprKind::FuncHandle(name) if self.is_bound_method(name) => self.bound_method(name, dst),
            ExprKind::FuncHandle(name) if is_dispatched(self, name) => dispatched(self, name, dst),
            ExprKind::FuncHandle(name) => {
                let callee = self.names().callee(&name.text());
                let dst = self.f.dst(dst);
                self.f.push(Stmt::FunctionRef { dst, callee });
                dst
            }
            ExprKind::MetaClass(name) => {
                let name = self.f.text(&name.text());
                self.f.apply(internal::META_CLASS, &[name], dst)
            }
            ExprKind::SuperMethod { .. } => match self.chain(e, Out::Value(dst)) {
                Some(value) => value,
                None => self.f.dst(dst),
            },
            ExprKind::NameValue { value, .. } => self.expr(value, dst),
            ExprKind::Paren(inner) => self.expr(inner, dst),
            ExprKind::Assign(a) => {
                let value = self.assign_expr(a, false);
                match dst {
                    Some(dst) => {
                        self.f.push(Stmt::Copy { dst, src: value });
                        dst
                    }
                    None => value,
                }
            }
            ExprKind::Increment { target, decrement, prefix } => {
                let value = self.increment(target, *decrement, *prefix);
                match dst {
                    Some(dst) => {
                        self.f.push(Stmt::Copy { dst, src: value });
                        dst
                    }
                    None => value,
                }
            }
            ExprKind::Error => {
                self.f.raise("MATLAB:m_syntax_error", "A syntax error.");
                self.f.literal(Literal::Number(0.0), dst)
            }
        }
    }

    /// `"text"`: a string in MATLAB, a row of characters in Octave.
    fn string(&self, text: &str) -> Literal {
        match self.low.project.dialect_of(self.f.file) {
            Dialect::Matlab => Literal::String(text.to_owned()),
            Dialect::Octave => Literal::Char(text.to_owned()),
        }
    }

    /// Values of operands, from left to right, none changed by those after it.
    pub fn operands(&mut self, operands: &[&Expr]) -> Vec<VarId> {
        let mut values = Vec::with_capacity(operands.len());
        for (i, e) in operands.iter().enumerate() {
            let value = self.value(e);
            values.push(self.settled(value, &operands[i + 1..]));
        }
        values
    }

    /// `value`, copied where evaluating `later` may change it.
    pub fn settled(&mut self, value: VarId, later: &[&Expr]) -> VarId {
        let var = &self.f.b.function.vars[value];
        // A function that is called may change a global or persistent variable of this one.
        let changes = self.f.order || matches!(var.storage, Storage::Global | Storage::Persistent);
        if !changes || var.kind != VarKind::User || !later.iter().any(|e| self.may_call(e)) {
            return value;
        }
        let copy = self.f.temp();
        self.f.push(Stmt::Copy { dst: copy, src: value });
        copy
    }

    /// Octave's `x++` and its like: the value before or after.
    fn increment(&mut self, target: &Expr, decrement: bool, prefix: bool) -> VarId {
        let old = if prefix { None } else { Some(self.f.temp()) };
        if let Some(old) = old {
            self.expr(target, Some(old));
        }
        let op = if decrement { BinaryOp::Sub } else { BinaryOp::Add };
        self.update(target, op, &mut |me| me.f.number(1.0), false);
        match old {
            Some(old) => old,
            None => self.value(target),
        }
    }

    /// Operators before and behind an operand, however many.
    fn unary(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        let mut names = Vec::new();
        let mut at = e;
        loop {
            at = match &at.kind {
                // A negative number is a literal.
                ExprKind::Unary { op: UnaryOp::Minus, operand } if is_number(operand) => break,
                ExprKind::Unary { op, operand } => {
                    names.push(op.function());
                    operand
                }
                ExprKind::Postfix { op, operand } => {
                    names.push(op.function());
                    operand
                }
                _ => break,
            };
        }
        let first = if names.is_empty() { dst } else { None };
        let mut value = match &at.kind {
            ExprKind::Unary { operand, .. } => match operand.kind {
                ExprKind::Number { value, .. } => self.f.literal(Literal::Number(-value), first),
                _ => self.expr(operand, first),
            },
            _ => self.expr(at, first),
        };
        while let Some(name) = names.pop() {
            value = self.f.apply(name, &[value], if names.is_empty() { dst } else { None });
        }
        value
    }

    /// A chain of operators that leans to the left, however long.
    fn binary(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        let mut chain = Vec::new();
        let mut first = e;
        while let ExprKind::Binary { op, left, right } = &first.kind {
            if matches!(op, BinaryOp::AndAnd | BinaryOp::OrOr) {
                break;
            }
            chain.push((*op, &**right, first.span));
            first = left;
        }
        let mut value = self.value(first);
        let mut text = self.is_string(first);
        while let Some((op, right, span)) = chain.pop() {
            value = self.settled(value, &[right]);
            let right_text = self.is_string(right);
            let mut right = self.value(right);
            let dst = if chain.is_empty() { dst } else { None };
            if op == BinaryOp::Or {
                if text {
                    value = self.pattern(value);
                } else if right_text {
                    right = self.pattern(right);
                }
            }
            text &= op == BinaryOp::Add;
            value = self.at(span, |me| me.f.apply(op.function(), &[value, right], dst));
        }
        value
    }

    /// Whether an expression is a string as it is written: `|` of one is a pattern, as of patterns.
    fn is_string(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Paren(inner) => self.is_string(inner),
            ExprKind::String(_) => self.low.project.dialect_of(self.f.file) == Dialect::Matlab,
            _ => false,
        }
    }

    /// The pattern of a text.
    fn pattern(&mut self, text: VarId) -> VarId {
        let callee = self.names().callee("pattern");
        let dst = self.f.temp();
        self.f.push(Stmt::Call { targets: vec![Target::Var(dst)], callee, args: vec![Arg::Var(text)] });
        dst
    }

    fn matrix(&mut self, rows: &[Vec<Expr>], dst: Option<VarId>) -> VarId {
        if let Some(data) = data(rows) {
            return self.f.literal(Literal::Matrix(Rc::new(data)), dst);
        }
        match rows {
            [] => self.f.operator("vertcat", Vec::new(), dst),
            [row] => match &row[..] {
                // One value in brackets is that value.
                [only] if !self.f.may_be_list(only) => self.expr(only, dst),
                _ => self.rows(rows, "horzcat", dst),
            },
            _ => self.rows(rows, "horzcat", dst),
        }
    }

    /// Rows made by `joiner`, stacked.
    fn rows(&mut self, rows: &[Vec<Expr>], joiner: &str, dst: Option<VarId>) -> VarId {
        if let [] | [_] = rows {
            let args = self.args(rows.first().map_or(&[], |r| r));
            return self.f.operator(joiner, args, dst);
        }
        let mut parts = Vec::new();
        for row in rows {
            let part = match &row[..] {
                [only] if joiner == "horzcat" && !self.f.may_be_list(only) => self.value(only),
                _ => {
                    let args = self.args(row);
                    self.f.operator(joiner, args, None)
                }
            };
            parts.push(Arg::Var(part));
        }
        self.f.operator("vertcat", parts, dst)
    }

    /// Operands of a call, an index or a concatenation, where cs-lists spread.
    pub fn args(&mut self, args: &[Expr]) -> Vec<Arg> {
        let all: Vec<&Expr> = args.iter().collect();
        let mut found = Vec::with_capacity(args.len());
        for (i, e) in args.iter().enumerate() {
            match &e.kind {
                ExprKind::Colon => found.push(Arg::Colon),
                ExprKind::NameValue { name, value } => {
                    let name = Literal::String(name.name.as_str().to_owned());
                    found.push(Arg::Var(self.f.literal(name, None)));
                    found.push(Arg::Var(self.value(value)));
                }
                _ if self.f.may_be_list(e) => {
                    self.at(e.span, |me| {
                        if let Some(list) = me.chain(e, Out::List) {
                            found.push(Arg::Var(list));
                        }
                    });
                }
                _ => {
                    let value = self.value(e);
                    found.push(Arg::Var(self.settled(value, &all[i + 1..])));
                }
            }
        }
        found
    }

    /// The innermost `end`.
    fn end(&mut self, dst: Option<VarId>) -> VarId {
        let depth = self.f.b.depth();
        let Some(context) = self.f.ends.last() else {
            let span = self.f.here();
            let text = "'end' stands outside an index";
            if self.f.unknown > 0 {
                // A name that nobody knows may be a variable that something else makes. As a value: what stands
                // behind it is none that is never reached.
                let operands = ["MATLAB:endOutsideIndex", text].map(|t| self.f.text(t));
                return self.f.apply("error", &operands, dst);
            }
            // What variables `load` and the like make is not known: it may stand inside an index of one.
            if !self.f.kinds.creates {
                self.low.diagnose(&codes::SYNTAX_ERROR, span, text);
            }
            self.f.raise("MATLAB:endOutsideIndex", text);
            return self.f.literal(Literal::Number(0.0), dst);
        };
        let (base, position, count) = (context.base, context.position, context.count);
        let known = context.part.filter(|&(_, at)| at <= depth).map(|(part, _)| part);
        let prefix = context.prefix.clone();
        let part = match known {
            Some(part) => part,
            None if prefix.is_empty() => base,
            None => {
                let part = self.f.temp();
                self.f.push(Stmt::Get { targets: vec![Target::Var(part)], base, path: prefix });
                if let Some(context) = self.f.ends.last_mut() {
                    context.part = Some((part, depth));
                }
                part
            }
        };
        let position = self.f.number(position as f64);
        let count = self.f.number(count as f64);
        self.f.apply(internal::END, &[part, position, count], dst)
    }

    /// Whether evaluating `e` may run a function that changes variables of the caller.
    fn may_call(&mut self, e: &Expr) -> bool {
        let names = std::cell::RefCell::new(Vec::new());
        let vars = &self.f.vars;
        // Names of functions are looked up afterwards: one of the program may have the name of a builtin.
        let named = |name: base::Name| {
            if !vars.contains_key(&name) {
                names.borrow_mut().push(name);
            }
            false
        };
        let sure = crate::kinds::any(e, &|e| match &e.kind {
            ExprKind::Ident(name) => named(*name),
            // An indexed variable may be a function handle.
            ExprKind::Index { base, .. } => match base.kind {
                ExprKind::Ident(name) => vars.contains_key(&name) || named(name),
                _ => true,
            },
            ExprKind::Assign(_) | ExprKind::Increment { .. } | ExprKind::SuperMethod { .. } => true,
            _ => false,
        });
        sure || names.into_inner().into_iter().any(|name| {
            let builtin = self.names().callee(name.as_str()).target == CallTarget::Builtin;
            let pure = |id| builtins::builtin(id).effects.is_pure();
            !(builtin && builtins::lookup(name).is_some_and(pure))
        })
    }
}

fn is_number(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Number { imaginary: false, .. })
}

/// The numbers of a large matrix in which nothing but numbers stands.
fn data(rows: &[Vec<Expr>]) -> Option<Numbers> {
    /// Of fewer numbers each is a value of its own, of which analyses and passes may know more.
    const LARGE: usize = 512;
    if rows.iter().map(Vec::len).sum::<usize>() < LARGE {
        return None;
    }
    let number = |e: &Expr| match &e.kind {
        ExprKind::Number { value, imaginary: false, .. } => Some(*value),
        ExprKind::Unary { op: UnaryOp::Minus, operand } => match &operand.kind {
            ExprKind::Number { value, imaginary: false, .. } => Some(-value),
            _ => None,
        },
        _ => None,
    };
    let rows: Option<Vec<Vec<f64>>> = rows.iter().map(|r| r.iter().map(number).collect()).collect();
    Numbers::of_rows(&rows?)
}
