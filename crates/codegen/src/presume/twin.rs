//! Makes twins: functions in which results are presumed to be real, and looked at.

use super::plan::{How, Plan, called, can_be_told};
use super::steps::{call, counted, fill, user, vacant};
use crate::tame::{blocks_mut, of_operation, push, temp, with_form};
use analysis::Analysis;
use base::{FxHashMap, FxHashSet};
use builtins::{Fill, Form, Reduction};
use ir::tir::{
    Arg, Block, CallTarget, Callee, FuncId, Function, Literal, Stmt, StmtId, Target, VarId, VarKind, walk,
};
use types::scalar::ScalarOp;

/// What is done where a presumption was wrong.
pub struct Leave {
    pub how: How,
    pub rest: FuncId,
    /// The variables that are handed to it.
    pub params: Vec<VarId>,
    /// The loops around the statement, each with the variable that counts its rounds.
    pub rounds: Vec<(StmtId, VarId)>,
}

/// What a twin that tells its callers has besides the results.
pub struct Told {
    /// Whether a presumption was wrong.
    flag: VarId,
    /// The results in general form.
    results: Vec<VarId>,
}

/// Makes a twin.
pub struct Twin<'p> {
    pub analysis: &'p Analysis,
    pub plans: &'p FxHashMap<FuncId, Plan<'p>>,
    pub twins: &'p FxHashMap<FuncId, FuncId>,
    pub leaves: FxHashMap<StmtId, Leave>,
    pub plan: &'p Plan<'p>,
}

impl Twin<'_> {
    /// The function with its presumptions.
    pub fn of(&self, mut f: Function) -> Function {
        let body = std::mem::take(&mut f.body);
        let told = self.plan.tells.then(|| Told {
            flag: user(&mut f, "presumed_wrongly"),
            results: (0..self.plan.results).map(|k| user(&mut f, &format!("general_{}", k + 1))).collect(),
        });
        let first = body.first().copied();
        let body = self.block(&mut f, body, told.as_ref());
        f.body = body;
        if let (Some(told), Some(at)) = (told, first) {
            let mut begin = vec![push(&mut f, at, fill(told.flag, Fill::False))];
            begin.extend(told.results.iter().map(|v| push(&mut f, at, vacant(*v))).collect::<Vec<_>>());
            f.body.splice(0..0, begin);
            f.outputs.truncate(self.plan.results);
            f.outputs.push(told.flag);
            f.outputs.extend(told.results);
        }
        f
    }

    fn block(&self, f: &mut Function, block: Block, told: Option<&Told>) -> Block {
        let mut made = Vec::with_capacity(block.len());
        for id in block {
            let mut stmt = f.stmts[id].clone();
            for inner in blocks_mut(&mut stmt) {
                *inner = self.block(f, std::mem::take(inner), told);
            }
            let rounds: FxHashSet<VarId> = self
                .leaves
                .values()
                .flat_map(|l| &l.rounds)
                .filter(|(l, _)| *l == id)
                .map(|(_, v)| *v)
                .collect();
            if let Stmt::For { body, .. } = &mut stmt {
                for count in rounds {
                    let (zero, count_on) = counted(f, id, count);
                    made.push(zero);
                    body.splice(0..0, count_on);
                }
            }
            if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = &mut stmt {
                self.retarget(id, callee);
            }
            f.stmts[id] = stmt;
            match self.leaves.get(&id) {
                Some(leave) => self.source(f, id, leave, told, &mut made),
                None => self.joined(f, id, &mut made),
            }
        }
        made
    }

    /// Twins that tell nothing are called as what they stand for.
    fn retarget(&self, id: StmtId, callee: &mut Callee) {
        if let Some(g) = called(self.analysis, &self.plan.contexts, id)
            && self.plans.get(&g).is_some_and(|p| !p.tells && !p.entered)
        {
            *callee = Callee { target: CallTarget::Function(self.twins[&g]), var: None, ..*callee };
        }
    }

    /// A statement, and what is done if its result is complex.
    fn source(&self, f: &mut Function, id: StmtId, leave: &Leave, told: Option<&Told>, made: &mut Block) {
        match leave.how {
            How::Outside(low, high) => self.outside(f, id, leave, (low, high), told, made),
            How::Looked { one } => self.looked(f, id, leave, one, told, made),
            How::Told(g) => self.told(f, id, leave, g, told, made),
        }
    }

    fn outside(
        &self,
        f: &mut Function,
        id: StmtId,
        leave: &Leave,
        (low, high): (Option<f64>, Option<f64>),
        told: Option<&Told>,
        made: &mut Block,
    ) {
        let Stmt::Call { targets, args, .. } = f.stmts[id].clone() else { return };
        let ([Target::Var(result)], [Arg::Var(x)]) = (targets.as_slice(), args.as_slice()) else { return };
        let mut tests = Vec::new();
        for (bound, op) in [(low, ScalarOp::Lt), (high, ScalarOp::Gt)] {
            let Some(bound) = bound else { continue };
            let [limit, test] = ["limit", "is_outside"].map(|n| temp(f, n));
            made.push(push(f, id, Stmt::Literal { dst: limit, value: Literal::Number(bound) }));
            made.push(push(f, id, call(test, of_operation(op), &[*x, limit])));
            tests.push(test);
        }
        // One branch for each bound: what is known behind them is what is known of both.
        let plain = push(f, id, f.stmts[id].clone());
        let mut block = vec![plain];
        for test in tests.into_iter().rev() {
            let complex = temp(f, "complex_result");
            let mut stmt = f.stmts[id].clone();
            walk::rename(&mut stmt, &|v| v, &|_| complex);
            let mut then = vec![push(f, id, stmt)];
            self.leave(f, id, leave, &[(*result, complex)], told, &mut then);
            let branch = push(f, id, Stmt::If { cond: test, then, els: Vec::new() });
            block.insert(0, branch);
        }
        made.extend(block);
    }

    fn looked(
        &self,
        f: &mut Function,
        id: StmtId,
        leave: &Leave,
        one: bool,
        told: Option<&Told>,
        made: &mut Block,
    ) {
        let Some(result) = walk::defs(&f.stmts[id]).first().copied() else { return };
        let [found, part, zero, test] = ["found", "part", "zero", "is_complex"].map(|n| temp(f, n));
        let mut stmt = f.stmts[id].clone();
        walk::rename(&mut stmt, &|v| v, &|_| found);
        let mut steps = vec![
            stmt,
            call(part, of_operation(ScalarOp::Imag), &[found]),
            Stmt::Literal { dst: zero, value: Literal::Number(0.0) },
            call(test, of_operation(ScalarOp::Ne), &[part, zero]),
        ];
        let mut cond = test;
        if !one {
            cond = temp(f, "complex_count");
            steps.push(call(cond, with_form(Form::Reduce(Reduction::Count)), &[test]));
        }
        made.extend(steps.into_iter().map(|s| push(f, id, s)).collect::<Vec<_>>());
        let mut then = Vec::new();
        self.leave(f, id, leave, &[(result, found)], told, &mut then);
        let branch = Stmt::If { cond, then, els: Vec::new() };
        let real = call(result, of_operation(ScalarOp::Real), &[found]);
        made.extend([branch, real].map(|s| push(f, id, s)));
    }

    fn told(
        &self,
        f: &mut Function,
        id: StmtId,
        leave: &Leave,
        g: FuncId,
        told: Option<&Told>,
        made: &mut Block,
    ) {
        let Some((flag, general)) = self.call_twin(f, id, g, made) else { return };
        let mut then = Vec::new();
        self.leave(f, id, leave, &general, told, &mut then);
        made.push(push(f, id, Stmt::If { cond: flag, then, els: Vec::new() }));
    }

    /// A statement in which nothing is presumed: of a twin that tells, its results are taken in either form.
    fn joined(&self, f: &mut Function, id: StmtId, made: &mut Block) {
        let tells = |g: &FuncId| self.plans.get(g).is_some_and(|p| p.tells);
        let g = match &f.stmts[id] {
            Stmt::Call { targets, args, .. } => called(self.analysis, &self.plan.contexts, id)
                .filter(|g| tells(g) && can_be_told(f, targets, args, self.plans[g].results)),
            _ => None,
        };
        let Some((flag, general)) = g.and_then(|g| self.call_twin(f, id, g, made)) else {
            made.push(id);
            return;
        };
        let copy = |f: &mut Function, (dst, src)| push(f, id, Stmt::Copy { dst, src });
        let then = general.into_iter().map(|pair| copy(f, pair)).collect();
        made.push(push(f, id, Stmt::If { cond: flag, then, els: Vec::new() }));
    }

    /// Calls a twin in the place of a function; gives what tells whether its results are in general form, and for each
    /// variable that takes one, the one that has it then.
    fn call_twin(
        &self,
        f: &mut Function,
        id: StmtId,
        g: FuncId,
        made: &mut Block,
    ) -> Option<(VarId, Vec<(VarId, VarId)>)> {
        let Stmt::Call { mut targets, callee, args } = f.stmts[id].clone() else { return None };
        let results = self.plans[&g].results;
        targets.resize(results, Target::Ignore);
        let flag = temp(f, "presumed_wrongly");
        let general: Vec<VarId> = (0..results).map(|_| temp(f, "general")).collect();
        let pairs = targets.iter().zip(&general).filter_map(|(t, v)| Some((t.var()?, *v))).collect();
        for (v, _) in &pairs as &Vec<(VarId, VarId)> {
            // It may be assigned twice.
            f.vars[*v].kind = VarKind::User;
        }
        targets.push(Target::Var(flag));
        targets.extend(general.iter().map(|v| Target::Var(*v)));
        let callee = Callee { target: CallTarget::Function(self.twins[&g]), var: None, ..callee };
        made.push(push(f, id, Stmt::Call { targets, callee, args }));
        Some((flag, pairs))
    }

    /// What is left is done in general form; `results` of the statement have these values.
    fn leave(
        &self,
        f: &mut Function,
        id: StmtId,
        leave: &Leave,
        results: &[(VarId, VarId)],
        told: Option<&Told>,
        made: &mut Block,
    ) {
        let given = |v: VarId| results.iter().find(|(r, _)| *r == v).map_or(v, |(_, x)| *x);
        let args = leave.params.iter().map(|v| Arg::Var(given(*v))).collect();
        let outputs: Vec<VarId> = f.outputs.iter().copied().take(self.plan.results).collect();
        let targets = told.map_or(&outputs, |t| &t.results).iter().map(|v| Target::Var(*v)).collect();
        let callee = Callee { name: f.name, target: CallTarget::Function(leave.rest), var: None };
        let mut steps = vec![Stmt::Call { targets, callee, args }];
        if let Some(told) = told {
            steps.extend(outputs.into_iter().map(vacant));
            steps.push(fill(told.flag, Fill::True));
        }
        steps.push(Stmt::Return);
        made.extend(steps.into_iter().map(|s| push(f, id, s)).collect::<Vec<_>>());
    }
}
