//! Traversal of Tame IR: the blocks inside a statement, the variables it assigns and reads.
//!
//! `defs` and `uses` speak of the statement itself, not of the blocks it holds.

use super::{Access, Arg, Block, ForRange, Function, Stmt, StmtId, Target, VarId};

/// The blocks directly inside a statement, in the order of running.
pub fn blocks(stmt: &Stmt) -> Vec<&Block> {
    match stmt {
        Stmt::If { then, els, .. } => vec![then, els],
        Stmt::While { header, body, .. } => vec![header, body],
        Stmt::For { body, .. } => vec![body],
        Stmt::Try { body, handler, .. } => vec![body, handler],
        Stmt::Unwind { body, cleanup } => vec![body, cleanup],
        _ => Vec::new(),
    }
}

/// Calls `visit` on each statement of `block` and of the blocks inside, in the order of the text.
pub fn each(function: &Function, block: &[StmtId], visit: &mut dyn FnMut(StmtId, &Stmt)) {
    // An explicit stack: nesting is the program's, not ours to recurse on.
    let mut stack: Vec<std::slice::Iter<'_, StmtId>> = vec![block.iter()];
    while let Some(top) = stack.last_mut() {
        let Some(&id) = top.next() else {
            stack.pop();
            continue;
        };
        let stmt = &function.stmts[id];
        visit(id, stmt);
        stack.extend(blocks(stmt).into_iter().rev().map(|b| b.iter()));
    }
}

/// The variables a statement assigns, wholly or in part.
pub fn defs(stmt: &Stmt) -> Vec<VarId> {
    let of_targets = |targets: &[Target]| targets.iter().filter_map(Target::var).collect();
    match stmt {
        Stmt::Literal { dst, .. }
        | Stmt::Copy { dst, .. }
        | Stmt::FunctionRef { dst, .. }
        | Stmt::Lambda { dst, .. } => vec![*dst],
        Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => of_targets(targets),
        Stmt::CallStatement { ans, .. } | Stmt::GetStatement { ans, .. } => vec![*ans],
        Stmt::Set { base, .. } | Stmt::SetList { base, .. } | Stmt::Delete { base, .. } => vec![*base],
        Stmt::Global(vars) | Stmt::Persistent(vars) => vars.clone(),
        Stmt::For { var, .. } => vec![*var],
        Stmt::Try { err, .. } => err.iter().copied().collect(),
        _ => Vec::new(),
    }
}

/// The variables a statement reads; for an assignment to a part, the variable changed as well.
pub fn uses(stmt: &Stmt) -> Vec<VarId> {
    let mut found = Vec::new();
    let targets_uses = |targets: &[Target], found: &mut Vec<VarId>| {
        for t in targets {
            if let Target::List { count, .. } = t {
                found.push(*count);
            }
        }
    };
    match stmt {
        Stmt::Copy { src, .. } => found.push(*src),
        Stmt::Call { targets, callee, args, .. } => {
            targets_uses(targets, &mut found);
            found.extend(callee.var);
            args_uses(args, &mut found);
        }
        Stmt::CallStatement { callee, args, .. } => {
            found.extend(callee.var);
            args_uses(args, &mut found);
        }
        Stmt::Get { targets, base, path } => {
            targets_uses(targets, &mut found);
            found.push(*base);
            path_uses(path, &mut found);
        }
        Stmt::GetStatement { base, path, .. } | Stmt::Delete { base, path } => {
            found.push(*base);
            path_uses(path, &mut found);
        }
        Stmt::Set { base, path, src } | Stmt::SetList { base, path, src } => {
            found.push(*base);
            path_uses(path, &mut found);
            found.push(*src);
        }
        Stmt::FunctionRef { callee, .. } => found.extend(callee.var),
        Stmt::Lambda { captures, .. } => found.extend(captures),
        Stmt::Display(var) => found.push(*var),
        Stmt::If { cond, .. } | Stmt::While { cond, .. } => found.push(*cond),
        Stmt::For { range, .. } => match range {
            ForRange::Range { lo, step, hi } => {
                found.push(*lo);
                found.extend(step);
                found.push(*hi);
            }
            ForRange::Columns(v) => found.push(*v),
        },
        _ => {}
    }
    found
}

/// The variables read by operands.
pub fn args_uses(args: &[Arg], found: &mut Vec<VarId>) {
    found.extend(args.iter().filter_map(|a| match a {
        Arg::Var(v) => Some(*v),
        Arg::Colon => None,
    }));
}

/// The variables read by the steps of a path.
pub fn path_uses(path: &[Access], found: &mut Vec<VarId>) {
    for step in path {
        match step {
            Access::Paren(args) | Access::Brace(args) => args_uses(args, found),
            Access::DynamicDot(v) => found.push(*v),
            Access::Dot(_) => {}
        }
    }
}

impl Target {
    /// The variable assigned, if any.
    pub fn var(&self) -> Option<VarId> {
        match *self {
            Target::Var(var) | Target::List { var, .. } | Target::Forward(var) => Some(var),
            Target::Ignore => None,
        }
    }
}

/// Replaces the variables of a statement (not of the blocks it holds): what it reads by `read`, what
/// it assigns by `assign`. A variable whose part is changed counts as assigned.
pub fn rename(stmt: &mut Stmt, read: &dyn Fn(VarId) -> VarId, assign: &dyn Fn(VarId) -> VarId) {
    let args = |args: &mut Vec<Arg>| {
        for a in args {
            if let Arg::Var(v) = a {
                *v = read(*v);
            }
        }
    };
    let path = |path: &mut Vec<Access>| {
        for step in path {
            match step {
                Access::Paren(a) | Access::Brace(a) => args(a),
                Access::DynamicDot(v) => *v = read(*v),
                Access::Dot(_) => {}
            }
        }
    };
    let targets = |targets: &mut Vec<Target>| {
        for t in targets {
            match t {
                Target::Var(v) | Target::Forward(v) => *v = assign(*v),
                Target::List { var, count } => (*var, *count) = (assign(*var), read(*count)),
                Target::Ignore => {}
            }
        }
    };
    match stmt {
        Stmt::Literal { dst, .. } => *dst = assign(*dst),
        Stmt::Copy { dst, src } => (*dst, *src) = (assign(*dst), read(*src)),
        Stmt::Call { targets: t, callee, args: a } => {
            args(a);
            callee.var = callee.var.map(read);
            targets(t);
        }
        Stmt::CallStatement { ans, callee, args: a, .. } => {
            args(a);
            callee.var = callee.var.map(read);
            *ans = assign(*ans);
        }
        Stmt::Get { targets: t, base, path: p } => {
            path(p);
            *base = read(*base);
            targets(t);
        }
        Stmt::GetStatement { ans, base, path: p, .. } => {
            path(p);
            (*ans, *base) = (assign(*ans), read(*base));
        }
        Stmt::Set { base, path: p, src } | Stmt::SetList { base, path: p, src } => {
            path(p);
            (*base, *src) = (assign(*base), read(*src));
        }
        Stmt::Delete { base, path: p } => {
            path(p);
            *base = assign(*base);
        }
        Stmt::FunctionRef { dst, callee } => {
            callee.var = callee.var.map(read);
            *dst = assign(*dst);
        }
        Stmt::Lambda { dst, captures, .. } => {
            captures.iter_mut().for_each(|c| *c = read(*c));
            *dst = assign(*dst);
        }
        Stmt::Global(vars) | Stmt::Persistent(vars) => vars.iter_mut().for_each(|v| *v = assign(*v)),
        Stmt::Display(v) => *v = read(*v),
        Stmt::If { cond, .. } | Stmt::While { cond, .. } => *cond = read(*cond),
        Stmt::For { var, range, .. } => {
            match range {
                ForRange::Range { lo, step, hi } => {
                    (*lo, *hi) = (read(*lo), read(*hi));
                    *step = step.map(read);
                }
                ForRange::Columns(v) => *v = read(*v),
            }
            *var = assign(*var);
        }
        Stmt::Try { err, .. } => *err = err.map(assign),
        Stmt::Unwind { .. } | Stmt::Break | Stmt::Continue | Stmt::Return | Stmt::Comment(_) => {}
    }
}
