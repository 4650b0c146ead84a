//! Expressions that are not access chains: every operator becomes a call of its function.

use crate::chain::Out;
use crate::frame::Lowerer;
use base::codes;
use ir::tir::{
    Access, Arg, CallTarget, Callee, Literal, Numbers, Stmt, Storage, Target, VarId, VarKind, internal,
};
use std::rc::Rc;
use syntax::Dialect;
use syntax::ast::{self, BinaryOp, Expr, ExprKind, UnaryOp};
use types::Class;

/// How high an expression may be, chains of operators and accesses not counted.
const MAX_HEIGHT: u32 = 300;

impl Lowerer<'_, '_> {
    /// One value: a variable of the author's where `e` is one, a temporary otherwise.
    pub fn value(&mut self, e: &Expr) -> VarId {
        self.expr(e, None)
    }

    /// One value, assigned to `dst` where that is given.
    pub fn expr(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        if self.height >= MAX_HEIGHT {
            self.too_deep(e.span);
            return self.literal(Literal::Number(0.0), dst);
        }
        self.height += 1;
        let value = self.at(e.span, |me| me.expr_kind(e, dst));
        self.height -= 1;
        value
    }

    fn expr_kind(&mut self, e: &Expr, dst: Option<VarId>) -> VarId {
        match &e.kind {
            ExprKind::Number { value, imaginary: false, .. } => self.literal(Literal::Number(*value), dst),
            ExprKind::Number { value, .. } => self.literal(Literal::Imaginary(*value), dst),
            ExprKind::Integer { bits, class, .. } => {
                let class = Class::from_name(class.name()).unwrap_or(Class::UInt64);
                self.literal(Literal::Integer(*bits, class), dst)
            }
            ExprKind::Char(text) => self.literal(Literal::Char(text.to_string()), dst),
            ExprKind::String(text) => self.literal(self.string(text), dst),
            ExprKind::Ident(_)
            | ExprKind::Index { .. }
            | ExprKind::Field { .. }
            | ExprKind::DynamicField { .. } => match self.chain(e, Out::Value(dst)) {
                Some(value) => value,
                None => self.dst(dst),
            },
            ExprKind::End => self.end(dst),
            ExprKind::Colon => self.literal(Literal::Char(":".into()), dst),
            ExprKind::Unary { .. } | ExprKind::Postfix { .. } => self.unary(e, dst),
            ExprKind::Binary { op: BinaryOp::AndAnd | BinaryOp::OrOr, .. } => self.truth(e, dst),
            ExprKind::Binary { .. } => self.binary(e, dst),
            ExprKind::Range { start, step, stop } => {
                let parts: Vec<&Expr> =
                    [Some(&**start), step.as_deref(), Some(&**stop)].into_iter().flatten().collect();
                let args = self.operands(&parts);
                self.apply("colon", &args, dst)
            }
            ExprKind::Matrix(rows) => self.matrix(rows, dst),
            ExprKind::Cell(rows) => self.rows(rows, internal::CELL, dst),
            ExprKind::AnonFn(f) => self.lambda(f, e, dst),
            ExprKind::FuncHandle(name) => {
                let callee = self.callee(&name.text());
                let dst = self.dst(dst);
                self.push(Stmt::FunctionRef { dst, callee });
                dst
            }
            ExprKind::MetaClass(name) => {
                let name = self.text(&name.text());
                self.apply(internal::META_CLASS, &[name], dst)
            }
            ExprKind::SuperMethod { .. } => match self.chain(e, Out::Value(dst)) {
                Some(value) => value,
                None => self.dst(dst),
            },
            ExprKind::NameValue { value, .. } => self.expr(value, dst),
            ExprKind::Paren(inner) => self.expr(inner, dst),
            ExprKind::Assign(a) => {
                let value = self.assign_expr(a, false);
                match dst {
                    Some(dst) => {
                        self.push(Stmt::Copy { dst, src: value });
                        dst
                    }
                    None => value,
                }
            }
            ExprKind::Increment { target, decrement, prefix } => {
                let value = self.increment(target, *decrement, *prefix);
                match dst {
                    Some(dst) => {
                        self.push(Stmt::Copy { dst, src: value });
                        dst
                    }
                    None => value,
                }
            }
            ExprKind::Error => {
                self.raise("MATLAB:m_syntax_error", "A syntax error.");
                self.literal(Literal::Number(0.0), dst)
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
        let copy = self.temp();
        self.push(Stmt::Copy { dst: copy, src: value });
        copy
    }

    /// Octave's `x++` and its like: the value before or after.
    fn increment(&mut self, target: &Expr, decrement: bool, prefix: bool) -> VarId {
        let old = if prefix { None } else { Some(self.temp()) };
        if let Some(old) = old {
            self.expr(target, Some(old));
        }
        let op = if decrement { BinaryOp::Sub } else { BinaryOp::Add };
        self.update(target, op, &mut |me| me.number(1.0), false);
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
                ExprKind::Number { value, .. } => self.literal(Literal::Number(-value), first),
                _ => self.expr(operand, first),
            },
            _ => self.expr(at, first),
        };
        while let Some(name) = names.pop() {
            value = self.apply(name, &[value], if names.is_empty() { dst } else { None });
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
        while let Some((op, right, span)) = chain.pop() {
            value = self.settled(value, &[right]);
            let right = self.value(right);
            let dst = if chain.is_empty() { dst } else { None };
            value = self.at(span, |me| me.apply(op.function(), &[value, right], dst));
        }
        value
    }

    fn matrix(&mut self, rows: &[Vec<Expr>], dst: Option<VarId>) -> VarId {
        if let Some(data) = data(rows) {
            return self.literal(Literal::Matrix(Rc::new(data)), dst);
        }
        match rows {
            [] => self.operator("vertcat", Vec::new(), dst),
            [row] => match &row[..] {
                // One value in brackets is that value.
                [only] if !self.may_be_list(only) => self.expr(only, dst),
                _ => self.rows(rows, "horzcat", dst),
            },
            _ => self.rows(rows, "horzcat", dst),
        }
    }

    /// Rows made by `joiner`, stacked.
    fn rows(&mut self, rows: &[Vec<Expr>], joiner: &str, dst: Option<VarId>) -> VarId {
        if let [] | [_] = rows {
            let args = self.args(rows.first().map_or(&[], |r| r));
            return self.operator(joiner, args, dst);
        }
        let mut parts = Vec::new();
        for row in rows {
            let part = match &row[..] {
                [only] if joiner == "horzcat" && !self.may_be_list(only) => self.value(only),
                _ => {
                    let args = self.args(row);
                    self.operator(joiner, args, None)
                }
            };
            parts.push(Arg::Var(part));
        }
        self.operator("vertcat", parts, dst)
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
                    found.push(Arg::Var(self.literal(name, None)));
                    found.push(Arg::Var(self.value(value)));
                }
                _ if self.may_be_list(e) => {
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
            let span = self.here();
            let text = "'end' stands outside an index";
            // What variables `load` and the like make is not known: it may stand inside an index of one.
            if !self.f.kinds.creates {
                self.diagnose(&codes::SYNTAX_ERROR, span, text);
            }
            self.raise("MATLAB:endOutsideIndex", text);
            return self.literal(Literal::Number(0.0), dst);
        };
        let (base, position, count) = (context.base, context.position, context.count);
        let known = context.part.filter(|&(_, at)| at <= depth).map(|(part, _)| part);
        let prefix = context.prefix.clone();
        let part = match known {
            Some(part) => part,
            None if prefix.is_empty() => base,
            None => {
                let part = self.temp();
                self.push(Stmt::Get { targets: vec![Target::Var(part)], base, path: prefix });
                if let Some(context) = self.f.ends.last_mut() {
                    context.part = Some((part, depth));
                }
                part
            }
        };
        let position = self.number(position as f64);
        let count = self.number(count as f64);
        self.apply(internal::END, &[part, position, count], dst)
    }

    /// Whether `e` is surely one number: what a loop variable, literals, `end` and arithmetic on them are.
    pub fn is_scalar(&self, e: &Expr) -> bool {
        let mut stack = vec![e];
        while let Some(e) = stack.pop() {
            match &e.kind {
                ExprKind::Number { .. } | ExprKind::Integer { .. } | ExprKind::End => {}
                ExprKind::Ident(name) if self.f.counters.contains(name) => {}
                ExprKind::Paren(inner) => stack.push(inner),
                // A logical is no number but a mask, which may name nothing.
                ExprKind::Unary { op: UnaryOp::Plus | UnaryOp::Minus, operand } => stack.push(operand),
                ExprKind::Binary { op, left, right } if is_arithmetic(*op) => {
                    stack.extend([&**left, &**right]);
                }
                ExprKind::Index { base, .. } => match base.kind {
                    ExprKind::Ident(name) if self.is_measure(name) => {}
                    _ => return false,
                },
                ExprKind::Ident(name) if name.as_str() == "nargin" && self.is_measure(*name) => {}
                _ => return false,
            }
        }
        true
    }

    /// Whether `name` is a builtin that gives one number for any argument.
    fn is_measure(&self, name: base::Name) -> bool {
        matches!(name.as_str(), "numel" | "length" | "ndims" | "nargin" | "nargout")
            && !self.f.vars.contains_key(&name)
    }

    /// Whether an operand may be a cs-list: it ends in `{}` or a field of something.
    pub fn may_be_list(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Index { kind: ast::IndexKind::Brace, args, base } => {
                // `c{i}` is one value if `c` is one and `i` is.
                !args.iter().all(|a| self.is_scalar(a)) || self.may_be_list(base)
            }
            ExprKind::Index { base, .. } => self.may_be_list(base),
            ExprKind::Field { .. } | ExprKind::DynamicField { .. } => true,
            _ => false,
        }
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
            let builtin = self.callee(name.as_str()).target == CallTarget::Builtin;
            let pure = |id| builtins::builtin(id).effects.is_pure();
            !(builtin && builtins::lookup(name).is_some_and(pure))
        })
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
}

fn is_arithmetic(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::MatMul
            | BinaryOp::MatDiv
            | BinaryOp::MatLeftDiv
            | BinaryOp::Mul
            | BinaryOp::Div
            | BinaryOp::LeftDiv
            | BinaryOp::MatPow
            | BinaryOp::Pow
    )
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
