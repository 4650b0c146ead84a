//! What nesting needs to know of a function before it begins: how often each temporary is used, and
//! which statements only spell out what MATLAB's syntax implies: the second use of a condition by a
//! short-circuit operator, the part whose `end` is meant, the number of places of `[c{i}] = ...`.
//!
//! Uses by such statements do not count where they are found as lowering writes them.

use super::names;
use base::{FxHashMap, FxHashSet, SecondaryMap};
use ir::tir::{Access, Arg, Function, Literal, Stmt, StmtId, Target, VarId, VarKind, internal, walk};
use syntax::ast::BinaryOp;

/// What a conditional statement says as an expression.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shape {
    /// `result = cond && ..` or `cond || ..`; the block that computes the right side is the first or the second.
    Short { op: BinaryOp, result: VarId },
    /// `result = left | ..` or `left & ..` in a condition.
    Deciding { op: BinaryOp, result: VarId, right: VarId },
    /// `result = exist('x')`
    Exist { var: VarId, result: VarId },
}

/// What is known of a function's variables and statements.
#[derive(Default, Debug)]
pub(super) struct Uses {
    /// How often a variable is used where its value could be nested.
    count: SecondaryMap<VarId, u32>,
    /// The statements that assign it.
    defs: SecondaryMap<VarId, Vec<StmtId>>,
    /// Conditional expressions.
    pub shapes: FxHashMap<StmtId, Shape>,
    /// Their results.
    joined: FxHashSet<VarId>,
    /// Those that are logical scalars.
    truths: FxHashSet<VarId>,
    /// Statements of which nothing is left.
    pub absorbed: FxHashSet<StmtId>,
    /// Temporaries that stand for a part whose `end` is meant.
    pub parts: FxHashMap<VarId, (VarId, Vec<Access>)>,
    /// Variables that are captured or given to the caller.
    pinned: FxHashSet<VarId>,
    /// List variables whose places are counted as `[c{i}] = ...` does, with the statement that assigns them.
    pub places: FxHashMap<VarId, StmtId>,
}

impl Uses {
    /// Of a function whose temporaries may be nested; of one where none may, when not `nests`.
    pub fn of(f: &Function, nests: bool) -> Uses {
        let mut uses = Uses::default();
        walk::each(f, &f.body, &mut |id, stmt| {
            walk::defs(stmt).into_iter().for_each(|v| uses.defs[v].push(id));
            walk::uses(stmt).into_iter().for_each(|v| uses.count[v] += 1);
            if let Stmt::Lambda { captures, .. } = stmt {
                uses.pinned.extend(captures.iter().copied());
            }
        });
        uses.pinned.extend(f.outputs.iter().chain(&f.varargout).copied());
        if nests {
            uses.counted_places(f);
            uses.ends(f);
            uses.shapes(f);
            uses.subjects(f);
        } else {
            uses.pinned.extend(f.vars.keys());
        }
        uses
    }

    /// Whether the value of a temporary may stand where it is used.
    pub fn nests(&self, f: &Function, v: VarId) -> bool {
        let ours =
            f.vars[v].kind != VarKind::User || (self.joined.contains(&v) && names::is_ours(f.vars[v].name));
        ours && self.count[v] == 1
            && !self.pinned.contains(&v)
            && (self.defs[v].len() == 1 || self.joined.contains(&v))
    }

    /// Whether a variable is used at all.
    pub fn is_used(&self, v: VarId) -> bool {
        self.count[v] > 0 || self.pinned.contains(&v)
    }

    /// The constant that a temporary is.
    pub fn constant<'f>(&self, f: &'f Function, v: VarId) -> Option<&'f Literal> {
        /// Longer texts are written once.
        const SHORT: usize = 40;
        match self.only_def(f, v)? {
            Stmt::Literal { value, .. } if f.vars[v].kind == VarKind::Temp && !self.pinned.contains(&v) => {
                match value {
                    Literal::Number(_) | Literal::Imaginary(_) | Literal::Integer(..) => Some(value),
                    Literal::Char(t) | Literal::String(t) if t.len() < SHORT || self.count[v] < 2 => {
                        Some(value)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The one statement that assigns a variable.
    fn only_def<'f>(&self, f: &'f Function, v: VarId) -> Option<&'f Stmt> {
        match self.defs[v][..] {
            [id] => f.stmts.get(id),
            _ => None,
        }
    }

    /// The variable is assigned by nothing but the loop `id`.
    pub fn is_counter(&self, v: VarId, id: StmtId) -> bool {
        self.defs[v] == [id]
    }

    fn release(&mut self, v: VarId) {
        self.count[v] = self.count[v].saturating_sub(1);
    }

    fn absorb(&mut self, f: &Function, id: StmtId) {
        if self.absorbed.insert(id) {
            walk::uses(&f.stmts[id]).into_iter().for_each(|v| self.release(v));
        }
    }

    /// `[c{i}] = ..`: the number of places is computed from the path.
    fn counted_places(&mut self, f: &Function) {
        let mut found = Vec::new();
        let mut stores: FxHashMap<VarId, (StmtId, VarId, &[Access])> = FxHashMap::default();
        walk::each(f, &f.body, &mut |id, _| match &f.stmts[id] {
            Stmt::SetList { base, path, src } if self.count[*src] == 1 => {
                stores.insert(*src, (id, *base, path));
            }
            Stmt::Call { targets, .. } | Stmt::Get { targets, .. } => {
                found.extend(targets.iter().filter_map(|t| match *t {
                    Target::List { var, count } => Some((var, count)),
                    _ => None,
                }));
            }
            _ => {}
        });
        for (list, count) in found {
            let Some(&(store, base, path)) = stores.get(&list) else { continue };
            let mut computed = Vec::new();
            if self.is_count(f, count, base, path, &mut computed) {
                computed.into_iter().for_each(|id| self.absorb(f, id));
                self.release(count);
                self.places.insert(list, store);
            }
        }
    }

    /// Whether `count` is the number of places of a path, and the statements that compute it.
    fn is_count(
        &self,
        f: &Function,
        count: VarId,
        base: VarId,
        path: &[Access],
        computed: &mut Vec<StmtId>,
    ) -> bool {
        let (prefix, args) = match path {
            [Access::Dot(_) | Access::DynamicDot(_)] => {
                return self.is_call(f, count, internal::PLACES, computed) == Some(&[Arg::Var(base)][..]);
            }
            [prefix @ .., Access::Brace(args)] => (prefix, args),
            [prefix @ .., Access::Paren(args), Access::Dot(_) | Access::DynamicDot(_)] => (prefix, args),
            _ => return false,
        };
        let mut product = count;
        for (i, arg) in args.iter().enumerate().rev() {
            let factor = if i == 0 {
                product
            } else {
                match self.is_call(f, product, "times", computed) {
                    Some([Arg::Var(before), Arg::Var(factor)]) => {
                        product = *before;
                        *factor
                    }
                    _ => return false,
                }
            };
            let fits = match arg {
                Arg::Var(v) => {
                    self.is_call(f, factor, internal::COUNT, computed) == Some(&[Arg::Var(*v)][..])
                }
                Arg::Colon => match self.is_call(f, factor, internal::END, computed) {
                    Some([Arg::Var(part), ..]) => self.is_part(f, *part, base, prefix, computed),
                    _ => false,
                },
            };
            if !fits {
                return false;
            }
        }
        !args.is_empty()
    }

    fn is_part(
        &self,
        f: &Function,
        v: VarId,
        base: VarId,
        prefix: &[Access],
        computed: &mut Vec<StmtId>,
    ) -> bool {
        if prefix.is_empty() {
            return v == base;
        }
        match self.only_def(f, v) {
            Some(Stmt::Get { base: b, path, .. }) if *b == base && path == prefix && self.count[v] == 1 => {
                computed.extend(self.defs[v].first());
                true
            }
            _ => false,
        }
    }

    /// The operands of the builtin `name` whose result a temporary is that is used once.
    fn is_call<'f>(
        &self,
        f: &'f Function,
        v: VarId,
        name: &str,
        computed: &mut Vec<StmtId>,
    ) -> Option<&'f [Arg]> {
        match self.only_def(f, v)? {
            Stmt::Call { callee, args, .. } if callee.name.as_str() == name && self.count[v] == 1 => {
                computed.extend(self.defs[v].first());
                Some(args)
            }
            _ => None,
        }
    }

    /// Parts that are read only to know their last index.
    fn ends(&mut self, f: &Function) {
        let mut asked: FxHashMap<VarId, u32> = FxHashMap::default();
        walk::each(f, &f.body, &mut |id, stmt| {
            if let Stmt::Call { callee, args, .. } = stmt
                && callee.name.as_str() == internal::END
                && let Some(Arg::Var(part)) = args.first()
                && !self.absorbed.contains(&id)
            {
                *asked.entry(*part).or_default() += 1;
            }
        });
        let mut asked: Vec<(VarId, u32)> = asked.into_iter().collect();
        asked.sort_unstable();
        for (part, times) in asked {
            let whole = self.count[part] == times && f.vars[part].kind == VarKind::Temp;
            (0..times).for_each(|_| self.release(part));
            if let (true, [id]) = (whole, &self.defs[part][..])
                && let Stmt::Get { targets, base, path } = &f.stmts[*id]
                && targets.len() == 1
            {
                self.parts.insert(part, (*base, path.clone()));
                self.absorb(f, *id);
            }
        }
    }

    /// Conditional expressions, inner ones after those around them.
    fn shapes(&mut self, f: &Function) {
        let mut all = Vec::new();
        walk::each(f, &f.body, &mut |id, _| {
            if let Stmt::If { cond, then, els } = &f.stmts[id] {
                all.push((id, *cond, then, els));
            }
        });
        for &(id, cond, then, els) in &all {
            let copied = |block: &[StmtId]| match block {
                [only] => match f.stmts[*only] {
                    Stmt::Copy { dst, src } => Some((dst, src)),
                    _ => None,
                },
                _ => None,
            };
            let short = match (copied(then), copied(els)) {
                (Some((r, src)), _) if src == cond => Some((BinaryOp::OrOr, r, els)),
                (_, Some((r, src))) if src == cond => Some((BinaryOp::AndAnd, r, then)),
                _ => None,
            };
            if let Some((op, result, arm)) = short
                && self.is_truth(f, cond)
                && self.ends_in_truth(f, arm, result, 0)
                && self.assigned_inside(f, id, result)
            {
                self.shapes.insert(id, Shape::Short { op, result });
                self.joined.insert(result);
                self.truths.insert(result);
                self.release(cond);
                continue;
            }
            if let Some((result, left)) = copied(then)
                && let Some((op, right)) = self.deciding(f, cond, left, els, result)
                && self.assigned_inside(f, id, result)
            {
                self.shapes.insert(id, Shape::Deciding { op, result, right });
                self.joined.insert(result);
                self.release(left);
                self.release(left);
                continue;
            }
            if let Some((var, result)) = self.existence(f, cond, then, els)
                && self.assigned_inside(f, id, result)
            {
                self.shapes.insert(id, Shape::Exist { var, result });
                self.joined.insert(result);
            }
        }
    }

    /// Whether a temporary is assigned by nothing outside the statement.
    fn assigned_inside(&self, f: &Function, id: StmtId, v: VarId) -> bool {
        let mut inside = 0;
        walk::each(f, &[id], &mut |_, stmt| inside += walk::defs(stmt).iter().filter(|d| **d == v).count());
        f.vars[v].kind == VarKind::User || self.joined.contains(&v) || inside == self.defs[v].len()
    }

    /// Whether a variable is an operand of `&&` by how it was computed.
    fn is_truth(&self, f: &Function, v: VarId) -> bool {
        f.vars[v].kind != VarKind::User
            && (self.truths.contains(&v)
                || matches!(self.only_def(f, v), Some(Stmt::Call { callee, .. }) if callee.name.as_str() == internal::TRUTH))
    }

    /// Whether the last thing of a block is to compute such an operand.
    fn ends_in_truth(&self, f: &Function, block: &[StmtId], result: VarId, depth: u32) -> bool {
        let Some(last) = block.last() else { return false };
        match &f.stmts[*last] {
            Stmt::Call { targets, callee, .. } => {
                targets[..] == [Target::Var(result)] && callee.name.as_str() == internal::TRUTH
            }
            Stmt::If { then, els, .. } if depth < 60 => {
                let copies = |b: &[StmtId]| match b {
                    [only] => matches!(f.stmts[*only], Stmt::Copy { dst, .. } if dst == result),
                    _ => false,
                };
                let arm = if copies(then) { els } else { then };
                (copies(then) || copies(els)) && self.ends_in_truth(f, arm, result, depth + 1)
            }
            _ => false,
        }
    }

    fn deciding(
        &self,
        f: &Function,
        cond: VarId,
        left: VarId,
        els: &[StmtId],
        result: VarId,
    ) -> Option<(BinaryOp, VarId)> {
        let Stmt::Call { callee, args, .. } = self.only_def(f, cond)? else { return None };
        let (op, function) = match callee.name.as_str() {
            internal::DECIDES_OR => (BinaryOp::Or, "or"),
            internal::DECIDES_AND => (BinaryOp::And, "and"),
            _ => return None,
        };
        let Stmt::Call { targets, callee, args: last } = &f.stmts[*els.last()?] else { return None };
        let [Arg::Var(l), Arg::Var(right)] = last[..] else { return None };
        let fits = args[..] == [Arg::Var(left)]
            && self.count[cond] == 1
            && targets[..] == [Target::Var(result)]
            && callee.name.as_str() == function
            && l == left
            && f.vars[result].kind == VarKind::Temp
            && self.is_condition(f, result);
        fits.then_some((op, right))
    }

    /// Whether a temporary is used only as a condition, or as an operand of `|` and `&` in one.
    fn is_condition(&self, f: &Function, v: VarId) -> bool {
        let mut others = 0;
        walk::each(f, &f.body, &mut |_, stmt| {
            let allowed = match stmt {
                Stmt::If { .. } | Stmt::While { .. } | Stmt::Copy { .. } => true,
                Stmt::Call { callee, .. } => matches!(
                    callee.name.as_str(),
                    internal::DECIDES_OR | internal::DECIDES_AND | "or" | "and"
                ),
                _ => false,
            };
            others += u32::from(!allowed && walk::uses(stmt).contains(&v));
        });
        others == 0
    }

    /// `exist('x')` of a name that is a variable here.
    fn existence(
        &self,
        f: &Function,
        cond: VarId,
        then: &[StmtId],
        els: &[StmtId],
    ) -> Option<(VarId, VarId)> {
        let Stmt::Call { callee, args, .. } = self.only_def(f, cond)? else { return None };
        let ([Arg::Var(var)], internal::EXISTS) = (&args[..], callee.name.as_str()) else { return None };
        let ([one], [_, other]) = (then, els) else { return None };
        match (&f.stmts[*one], &f.stmts[*other]) {
            (Stmt::Literal { dst, value: Literal::Number(1.0) }, Stmt::Call { targets, callee, .. })
                if targets[..] == [Target::Var(*dst)] && callee.name.as_str() == "exist" =>
            {
                Some((*var, *dst))
            }
            _ => None,
        }
    }

    /// The values that a `switch` looks at: used once, whatever the number of cases.
    fn subjects(&mut self, f: &Function) {
        let mut looked: FxHashMap<VarId, u32> = FxHashMap::default();
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::Call { callee, args, .. } | Stmt::CallStatement { callee, args, .. } = stmt
                && matches!(callee.name.as_str(), internal::SWITCH | internal::SWITCH_CASE)
                && let Some(Arg::Var(v)) = args.first()
            {
                *looked.entry(*v).or_default() += 1;
            }
        });
        for (v, times) in looked {
            if self.count[v] == times {
                self.count[v] = 1;
            }
        }
    }
}
