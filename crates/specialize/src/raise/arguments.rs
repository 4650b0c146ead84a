//! `arguments` blocks: lowering makes conversions, checks and defaults of them, at the start of a function
//! (of outputs where it returns). Here those statements are put together to blocks again.
//!
//! It works on raised statements, whose forms are those of `lower::arguments`. Where one does not fit,
//! all stay as they are.

use super::spell::{is_call, nowhere};
use base::Name;
use ir::tir::internal;
use syntax::ast::{
    ArgumentsBlock, BinaryOp, Block, Declaration, Dim, DottedName, Expr, ExprKind, Ident, Item, LValue,
    Param, Stmt, StmtKind, UnaryOp,
};

/// Puts the `arguments` blocks of a function's body together. `params` are the function's; name-value
/// arguments and repeating ones become some.
pub(super) fn put_together(params: &mut Vec<Param>, outputs: &[Ident], body: &mut Block) {
    if !mentions(body) {
        return;
    }
    let (mut new_params, mut new_body) = (params.clone(), body.clone());
    let found = inputs(&mut new_params, &mut new_body).and_then(|()| results(outputs, &mut new_body));
    if found.is_some() && !mentions(&new_body) {
        (*params, *body) = (new_params, new_body);
    }
}

/// Whether statements hold checks of arguments.
fn mentions(body: &[Stmt]) -> bool {
    let mut found = false;
    syntax::visit::each_stmt(body, &mut |stmt| {
        for e in syntax::visit::exprs(stmt) {
            syntax::visit::each_expr(e, &mut |e| {
                if let ExprKind::Ident(name) = e.kind {
                    found |= [internal::ARGUMENT, internal::VALIDATE, internal::NAME_VALUE]
                        .contains(&name.as_str());
                }
            });
        }
    });
    found
}

fn declaration(name: Name, field: Option<Name>) -> Declaration {
    let ident = |name| Ident { name, span: nowhere() };
    Declaration {
        name: ident(name),
        field: field.map(ident),
        properties_of: None,
        dims: Vec::new(),
        class: None,
        validators: Vec::new(),
        default: None,
        span: nowhere(),
    }
}

fn block(attribute: Option<&str>, declarations: Vec<Declaration>) -> Stmt {
    let attributes = attribute.map(|a| Ident { name: Name::new(a), span: nowhere() });
    let items = declarations.into_iter().map(Item::Member).collect();
    let block = ArgumentsBlock { attributes: attributes.into_iter().collect(), items, span: nowhere() };
    Stmt { kind: StmtKind::Arguments(Box::new(block)), span: nowhere(), printed: false }
}

/// The block of inputs, in place of the statements at the start of the body.
fn inputs(params: &mut Vec<Param>, body: &mut Block) -> Option<()> {
    let help = body.iter().take_while(|s| matches!(s.kind, StmtKind::Comment(_))).count();
    let mut rest = &body[help..];
    if let Some((first, behind)) = rest.split_first()
        && requires(first)
    {
        rest = behind;
    }
    let mut declared = Vec::new();
    for (i, param) in params.iter().enumerate() {
        let Some(name) = param.name else {
            declared.push(declaration(Name::new("~"), None));
            continue;
        };
        if name.as_str() == "varargin" {
            continue;
        }
        let mut d = declaration(name, None);
        d.default = default_of(&mut rest, i, name);
        checks(&mut rest, &mut d);
        declared.push(d);
    }
    if let Some(name_values) = name_values(&mut rest) {
        let name = name_values.first().map(|d| d.name.name)?;
        params.retain(|p| p.name.is_none_or(|n| n.as_str() != "varargin"));
        params.push(Param { name: Some(name), default: None, span: nowhere() });
        declared.extend(name_values);
    }
    let left = rest.len();
    let end = body.len() - left;
    let checked = end > help;
    if checked {
        body.splice(help..end, [block(None, declared)]);
    }
    Some(())
}

/// `if nargin < n, error('MATLAB:minrhs', ...), end`: the arguments without a default.
fn requires(stmt: &Stmt) -> bool {
    let StmtKind::If { clauses, otherwise: None } = &stmt.kind else { return false };
    let [clause] = &clauses[..] else { return false };
    let ExprKind::Binary { op: BinaryOp::Lt, left, .. } = &clause.condition.kind else { return false };
    let asks = matches!(left.kind, ExprKind::Ident(n) if n.as_str() == "nargin");
    let [Stmt { kind: StmtKind::Expr(e), .. }] = &clause.body[..] else { return false };
    let text = is_call(e, "error").and_then(<[Expr]>::first);
    asks && text.is_some_and(|e| matches!(&e.kind, ExprKind::Char(c) if &**c == "MATLAB:minrhs"))
}

/// `if nargin < i + 1, name = value; end`
fn default_of(rest: &mut &[Stmt], i: usize, name: Name) -> Option<Expr> {
    let (first, behind) = rest.split_first()?;
    let StmtKind::If { clauses, otherwise: None } = &first.kind else { return None };
    let [clause] = &clauses[..] else { return None };
    let ExprKind::Binary { op: BinaryOp::Lt, left, right } = &clause.condition.kind else { return None };
    let asks = matches!(left.kind, ExprKind::Ident(n) if n.as_str() == "nargin")
        && matches!(right.kind, ExprKind::Number { value, .. } if value == (i + 1) as f64);
    let [Stmt { kind: StmtKind::Assign { lhs, rhs, .. }, .. }] = &clause.body[..] else { return None };
    if !asks || !is_variable(lhs, name, None) {
        return None;
    }
    *rest = behind;
    Some(rhs.clone())
}

fn is_variable(lhs: &[LValue], name: Name, field: Option<Name>) -> bool {
    match (lhs, field) {
        ([LValue::Target(Expr { kind: ExprKind::Ident(n), .. })], None) => *n == name,
        ([LValue::Target(e)], Some(field)) => is_field(e, name, field),
        _ => false,
    }
}

fn is_field(e: &Expr, name: Name, field: Name) -> bool {
    match &e.without_parens().kind {
        ExprKind::Field { base, name: n } => {
            n.name == field && matches!(base.kind, ExprKind::Ident(b) if b == name)
        }
        _ => false,
    }
}

/// The conversion and the validators of an argument.
fn checks(rest: &mut &[Stmt], d: &mut Declaration) {
    let field = d.field.map(|f| f.name);
    if let Some((first, behind)) = rest.split_first()
        && let StmtKind::Assign { lhs, rhs, .. } = &first.kind
        && is_variable(lhs, d.name.name, field)
        && let Some([_, _, dims, class]) = is_call(rhs, internal::ARGUMENT)
        && let (Some(dims), ExprKind::Char(class)) = (sizes(dims), &class.kind)
    {
        d.dims = dims;
        d.class = (!class.is_empty()).then(|| dotted(class));
        *rest = behind;
    }
    while let Some((first, behind)) = rest.split_first()
        && let StmtKind::Expr(e) = &first.kind
        && let Some([name, handle, args @ ..]) = is_call(e, internal::VALIDATE)
        && matches!(&name.kind, ExprKind::Char(n)
            if *n.trim_start_matches("output ") == *field.unwrap_or(d.name.name).as_str())
        && let ExprKind::FuncHandle(function) = &handle.kind
    {
        d.validators.push(validator(function, args, d.name.name, field));
        *rest = behind;
    }
}

/// `mustBePositive`, or `mustBeMember(x, s)`.
fn validator(function: &DottedName, args: &[Expr], name: Name, field: Option<Name>) -> Expr {
    let function = Expr { kind: ExprKind::Ident(function.name()), span: nowhere() };
    let alone = match (args, field) {
        ([one], None) => matches!(one.kind, ExprKind::Ident(n) if n == name),
        ([one], Some(field)) => is_field(one, name, field),
        _ => false,
    };
    if alone {
        return function;
    }
    let (base, args) = (Box::new(function), args.to_vec());
    Expr { kind: ExprKind::Index { base, args, kind: syntax::ast::IndexKind::Paren }, span: nowhere() }
}

fn dotted(name: &str) -> DottedName {
    let parts = name.split('.').map(|p| Ident { name: Name::new(p), span: nowhere() }).collect();
    DottedName { parts, span: nowhere() }
}

/// The sizes that a row of numbers says, with NaN for any.
fn sizes(e: &Expr) -> Option<Vec<Dim>> {
    let size = |e: &Expr| match &e.kind {
        ExprKind::Number { value, .. } => Some(Dim::Fixed(*value as u64)),
        ExprKind::Ident(n) if n.as_str() == "NaN" => Some(Dim::Any),
        _ => None,
    };
    match &e.kind {
        ExprKind::Matrix(rows) => rows.iter().flatten().map(size).collect(),
        _ => None,
    }
}

/// Name-value arguments: `[opts, rest] = mc_name_value(varargin, {..}); varargin = rest;`, defaults, checks.
fn name_values(rest: &mut &[Stmt]) -> Option<Vec<Declaration>> {
    let [first, moved, ..] = rest else { return None };
    let StmtKind::Assign { lhs, rhs, .. } = &first.kind else { return None };
    let [LValue::Target(opts), _] = &lhs[..] else { return None };
    let [_, names] = is_call(rhs, internal::NAME_VALUE)? else { return None };
    let (ExprKind::Ident(opts), ExprKind::Cell(rows)) = (&opts.kind, &names.kind) else { return None };
    if !matches!(moved.kind, StmtKind::Assign { .. }) {
        return None;
    }
    *rest = &rest[2..];
    let mut found = Vec::new();
    for name in rows.iter().flatten() {
        let ExprKind::Char(field) = &name.kind else { return None };
        let field = Name::new(field);
        let mut d = declaration(*opts, Some(field));
        named(rest, &mut d, field);
        found.push(d);
    }
    Some(found)
}

/// The default and the checks of one.
fn named(rest: &mut &[Stmt], d: &mut Declaration, field: Name) {
    let given = |e: &Expr| {
        let (e, negated) = match &e.kind {
            ExprKind::Unary { op: UnaryOp::Not, operand } => (operand.without_parens(), true),
            _ => (e, false),
        };
        let asked = match is_call(e, "isfield") {
            Some([_, Expr { kind: ExprKind::Char(n), .. }]) => **n == *field.as_str(),
            _ => false,
        };
        asked.then_some(negated)
    };
    if let Some((first, behind)) = rest.split_first()
        && let StmtKind::If { clauses, otherwise } = &first.kind
        && let [clause] = &clauses[..]
        && let Some(negated) = given(&clause.condition)
    {
        let absent = if negated { Some(&clause.body) } else { otherwise.as_ref() };
        match absent.map(|b| &b[..]) {
            Some([Stmt { kind: StmtKind::Assign { lhs, rhs, .. }, .. }])
                if is_variable(lhs, d.name.name, Some(field)) =>
            {
                d.default = Some(rhs.clone());
                *rest = behind;
            }
            // Without a default it is checked only where it was given.
            None => {
                let mut inside = &clause.body[..];
                checks(&mut inside, d);
                if inside.is_empty() {
                    *rest = behind;
                }
                return;
            }
            _ => {}
        }
    }
    checks(rest, d);
}

/// The block of outputs, whose checks stand where the function returns.
fn results(outputs: &[Ident], body: &mut Block) -> Option<()> {
    if !mentions(body) {
        return Some(());
    }
    let mut declared: Vec<Declaration> = Vec::new();
    for output in outputs {
        let mut d = declaration(output.name, None);
        take_checks(body, &mut d, 0);
        declared.push(d);
    }
    let checked = |d: &Declaration| !d.dims.is_empty() || d.class.is_some() || !d.validators.is_empty();
    if declared.iter().any(checked) {
        let at = body
            .iter()
            .take_while(|s| matches!(s.kind, StmtKind::Comment(_) | StmtKind::Arguments(_)))
            .count();
        body.insert(at, block(Some("Output"), declared));
    }
    Some(())
}

/// Takes the checks of an output out of a block and the blocks in it.
fn take_checks(body: &mut Block, d: &mut Declaration, depth: u32) {
    let mut i = 0;
    while i < body.len() {
        let mut rest = &body[i..];
        let mut fresh = declaration(d.name.name, None);
        checks(&mut rest, &mut fresh);
        let count = body.len() - i - rest.len();
        if count > 0 {
            *d = fresh;
            body.drain(i..i + count);
            continue;
        }
        if depth < 100 {
            for inner in blocks(&mut body[i]) {
                take_checks(inner, d, depth + 1);
            }
        }
        i += 1;
    }
}

fn blocks(stmt: &mut Stmt) -> Vec<&mut Block> {
    match &mut stmt.kind {
        StmtKind::If { clauses, otherwise } => {
            clauses.iter_mut().map(|c| &mut c.body).chain(otherwise.iter_mut()).collect()
        }
        StmtKind::While { clause } => vec![&mut clause.body],
        StmtKind::For(f) => vec![&mut f.body],
        StmtKind::Switch(s) => {
            s.cases.iter_mut().map(|c| &mut c.body).chain(s.otherwise.iter_mut()).collect()
        }
        StmtKind::Try { body, handler, .. } => vec![body, handler],
        StmtKind::UnwindProtect { body, cleanup } => vec![body, cleanup],
        _ => Vec::new(),
    }
}
