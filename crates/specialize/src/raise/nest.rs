//! Nesting: a temporary goes into its only use where nothing moves that must not.
//!
//! A block is walked in order. Values of temporaries wait on a stack in the order in which they are
//! computed; a statement takes its operands from the top of it. What may fail, or does something,
//! keeps its place among all others of the kind: a statement may take such a value only when none
//! that waits above it is left behind. What cannot be nested becomes an assignment to a variable
//! with a name ([`Body::spill`]).
//!
//! A plain value (a constant, a handle, a copy of a variable that nobody else reaches) may be computed
//! later, as long as what it reads is not assigned before.
//!
//! Evaluation order is that of lowering: operands from left to right, arguments before a call, the
//! right side before the subscripts of the left.

use super::spell;
use super::tree::{EndOf, Step, Tree};
use super::uses::Uses;
use super::{Options, names::Names};
use base::{FxHashMap, Name, Span};
use ir::tir::{Access, Arg, CallTarget, Callee, FuncId, Function, Program, StmtId, Storage, VarId, VarKind};
use syntax::Dialect;
use syntax::ast::{Comment, Expr, LValue, Stmt, StmtKind};

/// Higher expressions are taken apart: recursion over them is bounded by it.
const MAX_HEIGHT: u32 = 150;

/// What all functions of a text share.
pub(super) struct Raiser<'a> {
    pub program: &'a Program,
    pub options: &'a Options<'a>,
    /// Names of the functions in the text, and of those outside of it that are called otherwise than here.
    pub functions: &'a FxHashMap<FuncId, Name>,
    /// Of the family of functions at work.
    pub names: Names,
    /// Anonymous functions that are no expression.
    pub spelled_out: Vec<FuncId>,
}

/// One function at work.
pub(super) struct Body<'r, 'a> {
    pub r: &'r mut Raiser<'a>,
    pub id: FuncId,
    pub f: &'a Function,
    pub uses: Uses,
    pub frames: Vec<Frame>,
    /// Loop variables that are numbers in the loops around.
    pub counters: Vec<VarId>,
    /// What an anonymous function gives to whoever called it.
    pub forward: Option<Tree>,
    /// A temporary is mentioned that no statement assigns: nesting went wrong.
    pub broken: bool,
}

/// One block at work.
#[derive(Default)]
pub(super) struct Frame {
    pub stack: Vec<Pending>,
    pub out: Vec<Stmt>,
    /// The variable that the block computes, when it is an arm of a conditional expression.
    pub result: Option<VarId>,
    /// The statement at work is the last of the block.
    pub last: bool,
    /// A `switch` looks at this value next.
    pub looked: Option<VarId>,
    /// Comments since then.
    pub comments: Vec<Comment>,
}

/// A value that waits for its use.
pub(super) struct Pending {
    pub var: VarId,
    pub tree: Tree,
    pub level: Level,
    pub reads: Vec<VarId>,
    height: u32,
    taken: bool,
}

/// What computing a value may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Level {
    /// Nothing.
    Plain,
    /// Fail, or read what others assign.
    Fails,
    /// Anything.
    Effect,
}

/// A value with what must be known of it.
pub(super) struct Value {
    pub tree: Tree,
    pub level: Level,
    pub reads: Vec<VarId>,
    pub height: u32,
}

/// Operands in order, with what must be known of all of them.
pub(super) struct Operands {
    pub trees: Vec<Tree>,
    pub level: Level,
    pub reads: Vec<VarId>,
    pub height: u32,
}

impl Operands {
    /// The value made of them.
    pub fn value(self, level: Level, make: impl FnOnce(std::vec::IntoIter<Tree>) -> Tree) -> Value {
        Value {
            level: self.level.max(level),
            reads: self.reads,
            height: self.height + 1,
            tree: make(self.trees.into_iter()),
        }
    }
}

impl<'a> Body<'_, 'a> {
    pub fn top(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::default());
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Whether others than the statements of this function reach a variable.
    pub fn is_exposed(&self, v: VarId) -> bool {
        let var = &self.f.vars[v];
        var.kind == VarKind::User && (var.storage != Storage::Local || var.shared || self.f.dynamic)
    }

    /// The values of operands in the order of evaluation, nested where they may be.
    pub fn take(&mut self, operands: &[VarId]) -> Operands {
        let mut exposed = false;
        let read_before: Vec<bool> = operands
            .iter()
            .map(|&v| {
                let before = exposed;
                exposed |= self.is_exposed(v);
                before
            })
            .collect();
        for (&v, &read_before) in operands.iter().zip(&read_before).rev() {
            let stack = &mut self.top().stack;
            let Some(i) = stack.iter().position(|p| p.var == v && !p.taken) else { continue };
            let passed = || stack[i + 1..].iter().any(|p| !p.taken && p.level != Level::Plain);
            let blocked = match stack[i].level {
                Level::Plain => false,
                Level::Fails => passed(),
                Level::Effect => read_before || passed(),
            };
            if blocked || stack[i].height >= MAX_HEIGHT {
                self.spill_to(i);
            } else {
                stack[i].taken = true;
            }
        }
        let mut found = Operands { trees: Vec::new(), level: Level::Plain, reads: Vec::new(), height: 0 };
        for &v in operands {
            self.operand(v, &mut found);
        }
        found
    }

    fn operand(&mut self, v: VarId, found: &mut Operands) {
        let stack = &mut self.top().stack;
        if let Some(i) = stack.iter().position(|p| p.var == v && p.taken) {
            let pending = stack.remove(i);
            found.level = found.level.max(pending.level);
            found.height = found.height.max(pending.height);
            found.reads.extend(pending.reads);
            found.trees.push(pending.tree);
            return;
        }
        if let Some(literal) = self.uses.constant(self.f, v) {
            found.trees.push(Tree::Literal(literal.clone()));
            return;
        }
        if self.is_exposed(v) {
            found.level = found.level.max(Level::Fails);
        }
        found.reads.push(v);
        found.trees.push(if self.f.vars[v].kind == VarKind::List { Tree::Spread(v) } else { Tree::Var(v) });
    }

    /// Whether a value waits.
    pub fn waits(&mut self, v: VarId) -> bool {
        self.top().stack.iter().any(|p| p.var == v)
    }

    /// Gives a variable the value: now, or where it is used.
    pub fn define(&mut self, dst: VarId, value: Value) {
        let frame = self.top();
        let result = frame.result == Some(dst) && frame.last;
        if result || self.uses.nests(self.f, dst) {
            let Value { tree, level, reads, height } = value;
            self.top().stack.push(Pending { var: dst, tree, level, reads, height, taken: false });
            return;
        }
        if self.f.vars[dst].kind != VarKind::User
            && !self.uses.is_used(dst)
            && matches!(value.tree, Tree::Var(_))
        {
            // Nothing but the error when it has no value.
            let e = self.spell(&value.tree);
            return self.emit(StmtKind::Expr(e), false, &[]);
        }
        self.before(&[dst]);
        self.assign(dst, value.tree);
    }

    /// `dst = tree;` now.
    fn assign(&mut self, dst: VarId, tree: Tree) {
        if let Tree::Case { subject, cases } = &tree {
            return self.case_variable(dst, *subject, cases);
        }
        let rhs = match self.f.vars[dst].kind {
            VarKind::List => spell::cell(vec![self.spell_operand(&tree)]),
            _ => self.spell(&tree),
        };
        let target = self.keep(dst, &tree);
        let ans = target.as_str() == "ans" && self.f.vars[dst].kind == VarKind::User && !rhs.is_chain();
        let kind = if ans {
            StmtKind::Expr(rhs)
        } else {
            StmtKind::Assign { lhs: vec![LValue::Target(spell::ident(target))], brackets: false, rhs }
        };
        self.put(kind, false);
    }

    /// The name of a variable, made up from its value where it has none yet.
    pub fn keep(&mut self, v: VarId, tree: &Tree) -> Name {
        if let Some(name) = self.r.names.var(self.r.program, self.id, v) {
            return name;
        }
        let stem = self.stem(tree);
        self.r.names.keep(self.id, v, &stem)
    }

    /// What a variable that holds the value is called.
    fn stem(&self, tree: &Tree) -> String {
        match tree {
            Tree::Call { callee, .. } => {
                let name = callee.name.as_str();
                let last = name.rsplit('.').next().unwrap_or(name);
                if spell::has_sign(name) || last.starts_with("mc_") {
                    "value".into()
                } else {
                    format!("{last}_value")
                }
            }
            Tree::Index { base, list, .. } => match &**base {
                Tree::Var(v) => {
                    let name = self.r.names.var(self.r.program, self.id, *v);
                    let name = name.map_or("value", |n| n.as_str());
                    format!("{name}_{}", if *list { "parts" } else { "part" })
                }
                _ => "part".into(),
            },
            Tree::Var(v) => {
                let name = self.r.names.var(self.r.program, self.id, *v);
                format!("{}_before", name.map_or("value", |n| n.as_str()))
            }
            Tree::Short { .. } | Tree::Deciding { .. } | Tree::Case { .. } => "condition".into(),
            Tree::Lambda { .. } | Tree::Function(_) => "fun".into(),
            Tree::Literal(ir::tir::Literal::Char(_) | ir::tir::Literal::String(_)) => "text".into(),
            _ => "value".into(),
        }
    }

    /// Makes all that waits, and may not wait until after a statement that assigns these, variables.
    pub fn before(&mut self, assigned: &[VarId]) {
        let last = self.top().stack.iter().rposition(|p| {
            !p.taken && (p.level != Level::Plain || p.reads.iter().any(|r| assigned.contains(r)))
        });
        if let Some(last) = last {
            self.spill_where(last, &|p| {
                p.level != Level::Plain || p.reads.iter().any(|r| assigned.contains(r))
            });
        }
    }

    /// Makes all that waits variables.
    pub fn before_blocks(&mut self) {
        let count = self.top().stack.len();
        if count > 0 {
            self.spill_where(count - 1, &|_| true);
        }
    }

    /// Makes the value at a place of the stack a variable, and before it what may not be computed after it.
    pub fn spill_to(&mut self, place: usize) {
        let var = self.top().stack[place].var;
        self.spill_where(place, &|p| p.var == var || p.level != Level::Plain);
    }

    fn spill_where(&mut self, last: usize, which: &dyn Fn(&Pending) -> bool) {
        let stack = std::mem::take(&mut self.top().stack);
        let mut kept = Vec::new();
        for (i, pending) in stack.into_iter().enumerate() {
            if i <= last && !pending.taken && which(&pending) {
                self.spill(pending);
            } else {
                kept.push(pending);
            }
        }
        self.top().stack = kept;
    }

    /// `name = value;`
    fn spill(&mut self, pending: Pending) {
        self.assign(pending.var, pending.tree);
    }

    /// A statement that assigns these variables, after what waits.
    pub fn emit(&mut self, kind: StmtKind, printed: bool, assigned: &[VarId]) {
        self.before(assigned);
        self.put(kind, printed);
    }

    /// A statement now.
    pub fn put(&mut self, kind: StmtKind, printed: bool) {
        self.top().out.push(Stmt { kind, span: spell::nowhere(), printed });
    }

    pub fn spell(&mut self, tree: &Tree) -> Expr {
        self.speller(|s| s.expr(tree))
    }

    /// As an operand of a call or of brackets, where a cs-list spreads.
    pub fn spell_operand(&mut self, tree: &Tree) -> Expr {
        self.speller(|s| s.operand(tree))
    }

    pub fn speller<T>(&mut self, spell: impl FnOnce(&mut spell::Speller<'_, '_>) -> T) -> T {
        let mut speller = spell::Speller {
            program: self.r.program,
            options: self.r.options,
            functions: self.r.functions,
            names: &mut self.r.names,
            id: self.id,
            counters: &self.counters,
            broken: false,
        };
        let result = spell(&mut speller);
        self.broken |= speller.broken;
        result
    }

    /// A call as a value, and what it may do.
    pub fn call(&mut self, callee: &Callee, args: &[Arg]) -> Value {
        let operands: Vec<VarId> = variables(args);
        let taken = self.take(&operands);
        self.call_of(callee, args, taken)
    }

    /// As [`Body::call`] with the operands taken.
    pub fn call_of(&mut self, callee: &Callee, args: &[Arg], taken: Operands) -> Value {
        let level = callee_level(callee);
        taken.value(level, |mut trees| {
            let mut args: Vec<Tree> = args.iter().map(|a| argument(a, &mut trees)).collect();
            if let Some(var) = callee.var {
                put_ends(var, &[], &mut args);
            }
            Tree::Call { callee: *callee, args }
        })
    }

    /// The operands of an access in order: a temporary is computed before the subscripts of its part.
    pub fn access_operands(&mut self, base: VarId, path: &[Access]) -> Vec<VarId> {
        let mut operands = Vec::new();
        if self.f.vars[base].kind != VarKind::User {
            self.base_may_stand(base, path);
            operands.push(base);
        }
        ir::tir::walk::path_uses(path, &mut operands);
        operands
    }

    /// Gives the value that is indexed a name where MATLAB would not have it indexed in place.
    fn base_may_stand(&mut self, base: VarId, path: &[Access]) {
        if self.r.options.dialect == Dialect::Octave {
            return;
        }
        if let Some(literal) = self.uses.constant(self.f, base).cloned() {
            if self.r.names.var(self.r.program, self.id, base).is_none() {
                self.assign(base, Tree::Literal(literal));
            }
            return;
        }
        let dotted = matches!(path.first(), Some(Access::Dot(_) | Access::DynamicDot(_)));
        let stack = &self.top().stack;
        let Some(i) = stack.iter().position(|p| p.var == base) else { return };
        let may_stand = match &stack[i].tree {
            // A constant of a class, `C.names{2}`.
            Tree::Call { callee, args } if args.is_empty() && callee.name.as_str().contains('.') => {
                !matches!(path.first(), Some(Access::Paren(_)))
            }
            Tree::Call { callee, .. } => dotted && !spell::has_sign(callee.name.as_str()),
            _ => false,
        };
        if !may_stand {
            self.spill_to(i);
        }
    }

    /// The part of a value at a path.
    pub fn access(&mut self, base: VarId, path: &[Access], list: bool) -> Value {
        let operands = self.access_operands(base, path);
        let taken = self.take(&operands);
        self.access_of(base, path, list, taken)
    }

    /// As [`Body::access`] with the operands taken.
    pub fn access_of(&mut self, base: VarId, path: &[Access], list: bool, mut taken: Operands) -> Value {
        let calls = path.iter().any(|p| matches!(p, Access::Paren(_)));
        if self.f.vars[base].kind == VarKind::User {
            taken.reads.push(base);
        }
        let own = self.f.vars[base].kind != VarKind::User;
        let named = self.r.names.var(self.r.program, self.id, base).is_some();
        taken.value(if calls { Level::Effect } else { Level::Fails }, |mut trees| {
            let root = match own {
                true => trees
                    .next()
                    .filter(|t| !named || !matches!(t, Tree::Literal(_)))
                    .unwrap_or(Tree::Var(base)),
                false => Tree::Var(base),
            };
            Tree::Index { base: Box::new(root), path: steps(base, path, &mut trees), list }
        })
    }

    /// A block, as statements.
    pub fn block(&mut self, block: &[StmtId]) -> Vec<Stmt> {
        let frame = self.arm(block, None);
        self.settle(frame)
    }

    /// A block with what waits at its end.
    pub fn arm(&mut self, block: &[StmtId], result: Option<VarId>) -> Frame {
        self.frames.push(Frame { result, ..Frame::default() });
        self.statements(block);
        self.frames.pop().unwrap_or_default()
    }

    /// Makes what waits at the end of a block variables.
    pub fn settle(&mut self, frame: Frame) -> Vec<Stmt> {
        self.frames.push(frame);
        self.before_blocks();
        self.frames.pop().unwrap_or_default().out
    }
}

impl Frame {
    /// The value of a variable, where the block does nothing else than to compute it.
    pub fn only(&self, v: VarId) -> bool {
        self.out.is_empty() && matches!(&self.stack[..], [one] if one.var == v)
    }
}

impl Pending {
    pub fn into_value(self) -> Value {
        Value { tree: self.tree, level: self.level, reads: self.reads, height: self.height }
    }
}

/// The variables among operands.
pub(super) fn variables(args: &[Arg]) -> Vec<VarId> {
    let mut found = Vec::new();
    ir::tir::walk::args_uses(args, &mut found);
    found
}

fn argument(arg: &Arg, trees: &mut impl Iterator<Item = Tree>) -> Tree {
    match arg {
        Arg::Colon => Tree::Colon,
        Arg::Var(_) => trees.next().unwrap_or(Tree::Colon),
    }
}

/// The steps of a path on `base`, whose operands `trees` gives in order.
pub(super) fn steps(base: VarId, path: &[Access], trees: &mut impl Iterator<Item = Tree>) -> Vec<Step> {
    let mut arguments = |args: &[Arg], before: &[Access]| {
        let mut args: Vec<Tree> = args.iter().map(|a| argument(a, trees)).collect();
        put_ends(base, before, &mut args);
        args
    };
    let mut found = Vec::with_capacity(path.len());
    for (i, step) in path.iter().enumerate() {
        found.push(match step {
            Access::Paren(args) => Step::Paren(arguments(args, &path[..i])),
            Access::Brace(args) => Step::Brace(arguments(args, &path[..i])),
            Access::Dot(name) => Step::Dot(*name),
            Access::DynamicDot(v) => {
                Step::DynamicDot(Box::new(arguments(&[Arg::Var(*v)], &[]).pop().unwrap_or(Tree::Colon)))
            }
        });
    }
    found
}

/// `end` in the operands of an index of a part.
fn put_ends(base: VarId, path: &[Access], args: &mut [Tree]) {
    let count = args.len();
    for (i, arg) in args.iter_mut().enumerate() {
        arg.put_end(&EndOf { base, path: path.to_vec(), place: i + 1, count });
    }
}

/// The line of a comment's text, and whether it stands behind code in its source.
pub(super) fn comment(text: &str, options: &Options<'_>, span: Option<Span>) -> Comment {
    let trailing = options.sources.zip(span).is_some_and(|(sources, span)| {
        let file = sources.file(span.file);
        let line = file.line(file.line_col(span.start).line);
        let at = file.line_col(span.start).col as usize - 1;
        !line.chars().take(at).all(char::is_whitespace)
    });
    Comment { kind: syntax::ast::CommentKind::Line, text: text.into(), trailing, span: spell::nowhere() }
}

/// What a call may do to what stands beside it.
fn callee_level(callee: &Callee) -> Level {
    let builtin = callee.target == CallTarget::Builtin;
    match builtins::lookup(callee.name) {
        Some(id) if builtin && !builtins::builtin(id).effects.is_pure() => Level::Effect,
        _ if builtin => Level::Fails,
        _ => Level::Effect,
    }
}
