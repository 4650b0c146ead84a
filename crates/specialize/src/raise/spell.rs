//! Trees with their names, as MATLAB's syntax trees: a call of `plus` becomes `+`, `horzcat` brackets.

use super::constant::{constant, number};
use super::names::Names;
use super::tree::{EndOf, Step, Tree};
use super::{Options, text};
use base::{EntityRef, FileId, FxHashMap, Name, Span};
use ir::tir::{CallTarget, Callee, FuncId, Literal, Program, VarId, internal};
use syntax::ast::{
    AnonFn, BinaryOp, DottedName, Expr, ExprKind, Ident, IndexKind, Param, PostfixOp, UnaryOp,
};

/// Raised text is in no file.
pub(super) fn nowhere() -> Span {
    Span::new(FileId::new(0), 0, 0)
}

/// What spelling needs.
pub(super) struct Speller<'s, 'a> {
    pub program: &'a Program,
    pub options: &'a Options<'a>,
    pub functions: &'a FxHashMap<FuncId, Name>,
    pub names: &'s mut Names,
    pub id: FuncId,
    /// Loop variables that are numbers.
    pub counters: &'s [VarId],
    /// A variable without a name was mentioned.
    pub broken: bool,
}

pub(super) fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: nowhere() }
}

pub(super) fn ident(name: Name) -> Expr {
    expr(ExprKind::Ident(name))
}

pub(super) fn negative(operand: Expr) -> Expr {
    expr(ExprKind::Unary { op: UnaryOp::Minus, operand: Box::new(operand) })
}

pub(super) fn not(operand: Expr) -> Expr {
    expr(ExprKind::Unary { op: UnaryOp::Not, operand: Box::new(operand) })
}

/// `name(args)`
pub(super) fn call(name: &str, args: Vec<Expr>) -> Expr {
    index(ident(Name::new(name)), args, IndexKind::Paren)
}

pub(super) fn cell(row: Vec<Expr>) -> Expr {
    expr(ExprKind::Cell(if row.is_empty() { Vec::new() } else { vec![row] }))
}

/// `base{args}`
pub(super) fn braces(base: Expr, args: Vec<Expr>) -> Expr {
    index(base, args, IndexKind::Brace)
}

pub(super) fn matrix(rows: Vec<Vec<Expr>>) -> Expr {
    expr(ExprKind::Matrix(rows))
}

/// An empty matrix that is no literal.
pub(super) fn zeros() -> Expr {
    call("zeros", vec![number(0.0), number(0.0)])
}

fn index(base: Expr, args: Vec<Expr>, kind: IndexKind) -> Expr {
    expr(ExprKind::Index { base: Box::new(base), args, kind })
}

fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    expr(ExprKind::Binary { op, left: Box::new(left), right: Box::new(right) })
}

fn paren(e: Expr) -> Expr {
    expr(ExprKind::Paren(Box::new(e)))
}

fn field(base: Expr, name: Name) -> Expr {
    expr(ExprKind::Field { base: Box::new(base), name: Ident { name, span: nowhere() } })
}

fn quoted(text: &str) -> Expr {
    expr(ExprKind::Char(text.into()))
}

fn dotted(name: &str) -> DottedName {
    let parts = name.split('.').map(|p| Ident { name: Name::new(p), span: nowhere() }).collect();
    DottedName { parts, span: nowhere() }
}

/// The operands of a call of `name`.
pub(super) fn is_call<'e>(e: &'e Expr, name: &str) -> Option<&'e [Expr]> {
    match &e.kind {
        ExprKind::Index { base, args, kind: IndexKind::Paren } => match base.kind {
            ExprKind::Ident(n) if n.as_str() == name => Some(args),
            _ => None,
        },
        _ => None,
    }
}

/// Whether MATLAB has a sign or brackets for the function.
pub(super) fn has_sign(name: &str) -> bool {
    matches!(name, "colon" | "horzcat" | "vertcat" | internal::CELL)
        || binary_op(name).is_some()
        || unary_op(name).is_some()
        || postfix_op(name).is_some()
}

fn binary_op(name: &str) -> Option<BinaryOp> {
    BinaryOp::ALL.iter().copied().find(|op| op.function() == name)
}

fn unary_op(name: &str) -> Option<UnaryOp> {
    UnaryOp::ALL.iter().copied().find(|op| op.function() == name)
}

fn postfix_op(name: &str) -> Option<PostfixOp> {
    PostfixOp::ALL.iter().copied().find(|op| op.function() == name)
}

impl Speller<'_, '_> {
    /// A value.
    pub fn expr(&mut self, tree: &Tree) -> Expr {
        match tree {
            Tree::Var(v) => self.var(*v),
            Tree::Spread(v) => {
                let list = self.var(*v);
                index(list, vec![expr(ExprKind::Colon)], IndexKind::Brace)
            }
            Tree::Colon => expr(ExprKind::Colon),
            Tree::Literal(value) => constant(value, self.options.dialect),
            Tree::Call { callee, args } => self.call(callee, args),
            Tree::Index { base, path, .. } => {
                let base = self.base(base);
                self.path(base, path)
            }
            Tree::Function(callee) => expr(ExprKind::FuncHandle(dotted(&self.callee(callee)))),
            Tree::Lambda { function, captures, body } => self.lambda(*function, captures, body),
            Tree::Short { op, left, right } => {
                let left = self.truth(left);
                binary(*op, left, self.truth(right))
            }
            Tree::Truth(x) => {
                let x = self.expr(x);
                binary(BinaryOp::AndAnd, x, ident(Name::new("true")))
            }
            Tree::Deciding { op, left, right } => {
                let left = self.expr(left);
                binary(*op, left, self.expr(right))
            }
            Tree::Decides { op, operand } => {
                let x = self.expr(operand);
                let scalar = call("isscalar", vec![x.clone()]);
                let or = *op == BinaryOp::Or;
                let decides = binary(if or { BinaryOp::Ne } else { BinaryOp::Eq }, x, number(0.0));
                binary(BinaryOp::AndAnd, scalar, decides)
            }
            // Made a statement before it comes here.
            Tree::Case { .. } => {
                self.broken = true;
                ident(Name::new("false"))
            }
            Tree::Exists(v) => {
                let exists = self.existence(*v);
                binary(BinaryOp::Eq, exists, number(1.0))
            }
            Tree::EndOf(of) => self.end_of(of),
            Tree::End => expr(ExprKind::End),
        }
    }

    /// `exist('x', 'var')`, which is 1 or 0.
    fn existence(&mut self, v: VarId) -> Expr {
        let name = self.var_name(v);
        call("exist", vec![quoted(name.as_str()), quoted("var")])
    }

    /// An operand of `&&`.
    fn truth(&mut self, tree: &Tree) -> Expr {
        match tree {
            Tree::Truth(x) => self.expr(x),
            Tree::Exists(v) => self.existence(*v),
            other => self.expr(other),
        }
    }

    /// What an `if` tests.
    pub fn condition(&mut self, tree: &Tree) -> Expr {
        match tree {
            Tree::Exists(v) => self.existence(*v),
            other => self.expr(other),
        }
    }

    fn var_name(&mut self, v: VarId) -> Name {
        self.names.var(self.program, self.id, v).unwrap_or_else(|| {
            self.broken = true;
            Name::new("missing")
        })
    }

    pub fn var(&mut self, v: VarId) -> Expr {
        ident(self.var_name(v))
    }

    /// The text by which a function is called.
    fn callee(&mut self, callee: &Callee) -> String {
        match callee.target {
            CallTarget::Function(id) if callee.var.is_none() => {
                self.functions.get(&id).unwrap_or(&callee.name).as_str().to_owned()
            }
            _ => callee.name.as_str().to_owned(),
        }
    }

    /// An operand: what is one value here and might spread stands in parentheses.
    pub fn operand(&mut self, tree: &Tree) -> Expr {
        let e = self.expr(tree);
        match tree {
            Tree::Index { path, list: false, .. } if self.may_spread(path) => paren(e),
            _ => e,
        }
    }

    fn operands(&mut self, trees: &[Tree]) -> Vec<Expr> {
        trees.iter().map(|t| self.operand(t)).collect()
    }

    fn may_spread(&self, path: &[Step]) -> bool {
        match path.last() {
            Some(Step::Brace(args)) => !args.iter().all(|a| self.is_number(a)),
            Some(Step::Dot(_) | Step::DynamicDot(_)) => true,
            _ => false,
        }
    }

    /// Whether an index is surely one number.
    fn is_number(&self, tree: &Tree) -> bool {
        match tree {
            Tree::Literal(Literal::Number(_) | Literal::Integer(..)) | Tree::End => true,
            Tree::Var(v) => self.counters.contains(v),
            Tree::Call { callee, args } if callee.target == CallTarget::Builtin => match callee.name.as_str()
            {
                "numel" | "length" | "ndims" | "nargin" | "nargout" => true,
                "plus" | "minus" | "times" | "mtimes" | "rdivide" | "mrdivide" | "uminus" | "uplus"
                | "power" | "mpower" => args.iter().all(|a| self.is_number(a)),
                _ => false,
            },
            _ => false,
        }
    }

    /// What is indexed.
    fn base(&mut self, tree: &Tree) -> Expr {
        let e = self.expr(tree);
        match tree {
            Tree::Var(_) | Tree::Literal(_) => e,
            Tree::Call { callee, args } if !has_sign(callee.name.as_str()) => match e.kind {
                // `f.x` of a function without operands.
                ExprKind::Ident(_) if args.is_empty() => index(e, Vec::new(), IndexKind::Paren),
                _ => e,
            },
            _ if matches!(e.kind, ExprKind::Matrix(_) | ExprKind::Cell(_)) => e,
            _ => paren(e),
        }
    }

    /// `base` with the steps of a path.
    pub fn path(&mut self, base: Expr, path: &[Step]) -> Expr {
        let mut e = base;
        for step in path {
            e = match step {
                Step::Paren(args) => index(e, self.operands(args), IndexKind::Paren),
                Step::Brace(args) => index(e, self.operands(args), IndexKind::Brace),
                Step::Dot(name) => field(e, *name),
                Step::DynamicDot(name) => {
                    let name = Box::new(self.expr(name));
                    expr(ExprKind::DynamicField { base: Box::new(e), name })
                }
            };
        }
        e
    }

    fn call(&mut self, callee: &Callee, args: &[Tree]) -> Expr {
        let name = callee.name.as_str();
        if callee.target == CallTarget::Builtin {
            if let Some(e) = self.implied(name, args) {
                return e;
            }
            let plain = args.iter().all(|a| !spreads(a));
            if plain && let Some(e) = self.sign(name, args) {
                return e;
            }
            if let Some(e) = self.brackets(name, args) {
                return e;
            }
        }
        self.plain_call(callee, args)
    }

    /// `name(args)`, whatever the function.
    pub fn plain_call(&mut self, callee: &Callee, args: &[Tree]) -> Expr {
        let name = self.callee(callee);
        let operands = self.operands(args);
        if callee.var.is_none()
            && callee.target == CallTarget::Builtin
            && self.names.hides(self.id, callee.name)
        {
            let mut all = vec![quoted(&name)];
            all.extend(operands);
            return call("builtin", all);
        }
        let mut parts = name.split('.');
        let mut e = ident(Name::new(parts.next().unwrap_or("")));
        for part in parts {
            e = field(e, Name::new(part));
        }
        let bare = callee.target != CallTarget::Builtin && callee.var.is_none() && is_word(&name);
        if operands.is_empty() && !bare { e } else { index(e, operands, IndexKind::Paren) }
    }

    /// What syntax implies and no function of MATLAB does.
    fn implied(&mut self, name: &str, args: &[Tree]) -> Option<Expr> {
        Some(match (name, args) {
            (internal::CELL, _) => cell(self.operands(args)),
            ("double", [Tree::Exists(v)]) => self.existence(*v),
            (internal::COUNT, [_]) => call("nnz", self.operands(args)),
            (internal::PLACES, [_]) => call("numel", self.operands(args)),
            (internal::END, _) => {
                let mut all = vec![quoted("end")];
                all.extend(self.operands(args));
                call("builtin", all)
            }
            (internal::ADD_PATH, [folders, place, ..]) => {
                call("addpath", vec![self.operand(folders), self.operand(place)])
            }
            (internal::META_CLASS, [Tree::Literal(Literal::Char(class))]) => {
                expr(ExprKind::MetaClass(dotted(class)))
            }
            (
                internal::SUPER,
                [Tree::Literal(Literal::Char(method)), Tree::Literal(Literal::Char(class)), rest @ ..],
            ) => {
                let method = Ident { name: Name::new(method), span: nowhere() };
                let base = expr(ExprKind::SuperMethod { method, class: Box::new(dotted(class)) });
                index(base, self.operands(rest), IndexKind::Paren)
            }
            _ => return None,
        })
    }

    /// `a + b`
    fn sign(&mut self, name: &str, args: &[Tree]) -> Option<Expr> {
        Some(match args {
            [x] => {
                if let Some(op) = unary_op(name) {
                    expr(ExprKind::Unary { op, operand: Box::new(self.expr(x)) })
                } else {
                    expr(ExprKind::Postfix { op: postfix_op(name)?, operand: Box::new(self.expr(x)) })
                }
            }
            [a, b] if name == "colon" => self.range(a, None, b),
            [a, b] => {
                let op = binary_op(name)?;
                let left = self.expr(a);
                binary(op, left, self.expr(b))
            }
            [a, b, c] if name == "colon" => self.range(a, Some(b), c),
            _ => return None,
        })
    }

    pub fn range(&mut self, start: &Tree, step: Option<&Tree>, stop: &Tree) -> Expr {
        let start = Box::new(self.expr(start));
        let step = step.map(|s| Box::new(self.expr(s)));
        let stop = Box::new(self.expr(stop));
        expr(ExprKind::Range { start, step, stop })
    }

    /// `[a, b; c, d]`, `{a, b; c, d}`
    fn brackets(&mut self, name: &str, args: &[Tree]) -> Option<Expr> {
        let inner = |tree: &Tree, function: &str| match tree {
            Tree::Call { callee, args } if callee.target == CallTarget::Builtin => {
                callee.name.as_str() == function && !args.is_empty()
            }
            _ => false,
        };
        let row = |tree: &Tree| match tree {
            Tree::Call { args, .. } => args.clone(),
            _ => Vec::new(),
        };
        match (name, args) {
            ("vertcat", []) => Some(expr(ExprKind::Matrix(Vec::new()))),
            ("horzcat", [one]) if !spreads(one) => None,
            ("horzcat", [_, ..]) => Some(expr(ExprKind::Matrix(vec![self.operands(args)]))),
            ("vertcat", [_, _, ..]) if args.iter().all(|a| inner(a, internal::CELL)) => {
                let rows = args.iter().map(|a| self.operands(&row(a))).collect();
                Some(expr(ExprKind::Cell(rows)))
            }
            ("vertcat", [_, _, ..]) if args.iter().all(|a| !spreads(a)) => {
                let rows = args.iter().map(|a| match a {
                    _ if inner(a, "horzcat") && row(a).len() > 1 => self.operands(&row(a)),
                    Tree::Call { args, .. } if inner(a, "horzcat") && spreads(&args[0]) => {
                        self.operands(args)
                    }
                    _ => vec![self.operand(a)],
                });
                Some(expr(ExprKind::Matrix(rows.collect())))
            }
            _ => None,
        }
    }

    /// `end` where the word would mean something else.
    fn end_of(&mut self, of: &EndOf) -> Expr {
        let mut path = Vec::new();
        for step in &of.path {
            let mut plain = |args: &[ir::tir::Arg]| {
                args.iter()
                    .map(|a| match a {
                        ir::tir::Arg::Colon => Tree::Colon,
                        ir::tir::Arg::Var(v) if self.names.var(self.program, self.id, *v).is_some() => {
                            Tree::Var(*v)
                        }
                        ir::tir::Arg::Var(_) => {
                            self.broken = true;
                            Tree::Colon
                        }
                    })
                    .collect::<Vec<Tree>>()
            };
            path.push(match step {
                ir::tir::Access::Paren(args) => Step::Paren(plain(args)),
                ir::tir::Access::Brace(args) => Step::Brace(plain(args)),
                ir::tir::Access::Dot(name) => Step::Dot(*name),
                ir::tir::Access::DynamicDot(v) => Step::DynamicDot(Box::new(Tree::Var(*v))),
            });
        }
        let base = self.var(of.base);
        let part = self.path(base, &path);
        call("builtin", vec![quoted("end"), part, number(of.place as f64), number(of.count as f64)])
    }

    fn lambda(&mut self, function: FuncId, captures: &[(VarId, VarId)], body: &Tree) -> Expr {
        for (outside, inside) in captures {
            let name = self.var_name(*outside);
            self.names.set(function, *inside, name);
        }
        let captured: Vec<Name> = captures.iter().map(|(outside, _)| self.var_name(*outside)).collect();
        let f = &self.program.functions[function];
        let own = f.params.get(f.captured..).unwrap_or(&[]).iter().copied();
        for v in own.clone() {
            if let Some(name) = self.names.var(self.program, function, v)
                && captured.contains(&name)
            {
                let name = self.names.fresh(name.as_str());
                self.names.set(function, v, name);
            }
        }
        let outer = std::mem::replace(&mut self.id, function);
        let params = own
            .chain(f.varargin)
            .map(|v| Param {
                name: self.names.var(self.program, function, v),
                default: None,
                span: nowhere(),
            })
            .collect();
        let counters = std::mem::take(&mut self.counters);
        let body = self.expr(body);
        (self.id, self.counters) = (outer, counters);
        let raised = expr(ExprKind::AnonFn(Box::new(AnonFn { params, body })));
        text::as_written(raised, &f.text, self.options.dialect)
    }
}

/// Whether an operand may be any number of values.
fn spreads(tree: &Tree) -> bool {
    matches!(tree, Tree::Index { list: true, .. } | Tree::Spread(_) | Tree::Colon)
}

fn is_word(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}
