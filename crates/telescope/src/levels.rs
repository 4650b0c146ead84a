//! The statements of a procedure as levels of clauses, over SSA names.
//!
//! Names are made by one walk over the structured text: a variable that a branch or a loop assigns has a new name
//! where ways meet, of which nothing is said (the paper's section 4.4: what a phi function defines is an input). What
//! is assigned in part has a new name behind it, which keeps the extents that a colon names. Statements that have
//! nothing to say of sizes have no level.
//!
//! Refused: subscripts beyond two dimensions (`Problem`); parts of cells, structs and handles say nothing.

use crate::clause::{Clause, Extent, Kinds, ONE, Var};
use crate::database::{self, Operand, by_extents, elements};
use base::{EntityRef, FxHashMap, Span};
use ir::tir::internal::END;
use ir::tir::{
    Access, Arg, CallTarget, ForRange, FuncId, Function, Literal, Program, Stmt, StmtId, Target, VarId, walk,
};

/// A statement that says something of sizes.
#[derive(Clone, Debug)]
pub struct Level {
    /// The statement.
    pub text: String,
    /// Where it stands.
    pub span: Option<Span>,
    /// Its clauses.
    pub clauses: Vec<Clause>,
    /// The names that it defines by what it reads.
    pub results: Vec<Var>,
}

/// All levels of a procedure, and its names.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    /// In program order.
    pub levels: Vec<Level>,
    /// What each name is called.
    pub names: Vec<String>,
    /// The variable of each name.
    pub of: Vec<VarId>,
    /// The names of the parameters.
    pub params: Vec<Var>,
    /// The names of the outputs at the end.
    pub outputs: Vec<Var>,
    /// What calls with three or more subscripts.
    pub refused: Option<Span>,
    /// Called functions of which nothing is known.
    pub unknown: Vec<String>,
    /// What is a subscript or the end of a range.
    pub counts: Vec<Var>,
}

/// Clauses of a called procedure, from its own inference: arguments, results.
pub type Callee<'a> = dyn FnMut(&ir::tir::Callee, &[Var], &[Var]) -> Option<Vec<Clause>> + 'a;

struct Walk<'a> {
    program: &'a Program,
    function: &'a Function,
    made: Levels,
    now: FxHashMap<VarId, Var>,
    counts: FxHashMap<VarId, usize>,
    numbers: FxHashMap<Var, f64>,
    /// The length of a row that is made of a range, and whether it is surely not 1.
    ranges: FxHashMap<Var, ()>,
    at_least: FxHashMap<Var, f64>,
    empty: Vec<Var>,
    callee: &'a mut Callee<'a>,
    at: Option<StmtId>,
}

/// The levels of a procedure.
pub fn levels<'a>(program: &'a Program, f: FuncId, callee: &'a mut Callee<'a>) -> Levels {
    let function = &program.functions[f];
    let mut walk = Walk {
        program,
        function,
        made: Levels::default(),
        now: FxHashMap::default(),
        counts: FxHashMap::default(),
        numbers: FxHashMap::default(),
        ranges: FxHashMap::default(),
        at_least: FxHashMap::default(),
        empty: Vec::new(),
        callee,
        at: None,
    };
    for p in &function.params {
        let name = walk.fresh(*p);
        walk.made.params.push(name);
    }
    walk.block(&function.body);
    for o in &function.outputs {
        let name = walk.read(*o);
        walk.made.outputs.push(name);
    }
    walk.made
}

impl Walk<'_> {
    /// A new name of a variable.
    fn fresh(&mut self, v: VarId) -> Var {
        let own = Var::new(self.made.names.len());
        let count = self.counts.entry(v).or_default();
        *count += 1;
        self.made.names.push(format!("{}{}", self.function.vars[v].name, count));
        self.made.of.push(v);
        self.now.insert(v, own);
        own
    }

    fn read(&mut self, v: VarId) -> Var {
        match self.now.get(&v) {
            Some(own) => *own,
            None => self.fresh(v),
        }
    }

    fn level(&mut self, results: &[Var], clauses: Vec<Clause>) {
        if clauses.is_empty() {
            return;
        }
        let id = self.at;
        let span = id.and_then(|id| self.function.spans[id]);
        let text = id.map_or(String::new(), |id| self.text(id));
        self.made.levels.push(Level { text, span, clauses, results: results.to_vec() });
    }

    fn text(&self, id: StmtId) -> String {
        let text = match &self.function.stmts[id] {
            Stmt::Call { callee, .. } => callee.name.to_string(),
            Stmt::Get { base, .. } => format!("{}(..)", self.function.vars[*base].name),
            Stmt::Set { base, .. } => format!("{}(..) =", self.function.vars[*base].name),
            Stmt::For { var, .. } => format!("for {}", self.function.vars[*var].name),
            Stmt::Copy { .. } => "copy".to_owned(),
            _ => "literal".to_owned(),
        };
        text
    }

    fn block(&mut self, block: &[StmtId]) {
        for id in block {
            self.at = Some(*id);
            let function = self.function;
            self.statement(&function.stmts[*id]);
        }
    }

    /// New names, of which nothing is said, of what blocks assign.
    fn meet(&mut self, blocks: &[&[StmtId]], before: &FxHashMap<VarId, Var>) {
        let function = self.function;
        let mut assigned = Vec::new();
        for block in blocks {
            walk::each(function, block, &mut |_, s| assigned.extend(walk::defs(s)));
        }
        assigned.sort_unstable();
        assigned.dedup();
        for v in assigned {
            if self.now.get(&v) != before.get(&v) || blocks.len() == 1 {
                self.fresh(v);
            }
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Literal { dst, value } => {
                let own = self.fresh(*dst);
                match value {
                    Literal::Number(n) => {
                        self.numbers.insert(own, *n);
                        self.at_least.insert(own, *n);
                    }
                    Literal::Matrix(m) => {
                        let (r, c) = (m.rows as u64, m.cols() as u64);
                        self.level(&[own], by_extents(Extent::Number(r), Extent::Number(c), own));
                        return;
                    }
                    Literal::Char(_) => return,
                    _ => {}
                }
                self.level(&[own], vec![Clause::default().scalar(own)]);
            }
            Stmt::Copy { dst, src } => {
                // A copy is the same value under another name.
                let src = self.read(*src);
                self.now.insert(*dst, src);
            }
            Stmt::Call { targets, callee, args } => self.call(targets, callee, args),
            Stmt::Get { targets, base, path } => self.get(targets, *base, path),
            Stmt::Set { base, path, src } => self.set(*base, path, *src),
            Stmt::If { then, els, .. } => {
                let before = self.now.clone();
                self.block(then);
                let after = std::mem::replace(&mut self.now, before.clone());
                self.block(els);
                for (v, own) in after {
                    if before.get(&v) != Some(&own) {
                        self.now.insert(v, own);
                    }
                }
                self.meet(&[then, els], &before);
            }
            Stmt::For { var, range, body, .. } => self.for_loop(*var, range, body),
            Stmt::While { header, body, .. } => {
                let before = self.now.clone();
                self.meet(&[body], &before);
                self.block(header);
                self.block(body);
                self.meet(&[body], &before);
            }
            Stmt::Try { body, handler, .. } => {
                let before = self.now.clone();
                self.block(body);
                self.meet(&[body], &before);
                self.block(handler);
                self.meet(&[body, handler], &before);
            }
            Stmt::Unwind { body, cleanup } => {
                self.block(body);
                self.block(cleanup);
            }
            other => {
                for v in walk::defs(other) {
                    self.fresh(v);
                }
            }
        }
    }

    fn for_loop(&mut self, var: VarId, range: &ForRange, body: &[StmtId]) {
        let ends: Vec<Var> = match range {
            ForRange::Range { lo, step, hi } => {
                let ends: Vec<Var> =
                    [Some(*lo), *step, Some(*hi)].into_iter().flatten().map(|v| self.read(v)).collect();
                self.made.counts.extend(&ends);
                ends
            }
            ForRange::Columns(v) => vec![self.read(*v)],
        };
        let before = self.now.clone();
        self.meet(&[body], &before);
        let own = self.fresh(var);
        match range {
            ForRange::Range { lo, step, .. } => {
                let all = ends.iter().filter(|v| !self.numbers.contains_key(v));
                let clause = all.fold(Clause::default().scalar(own), |c, v| c.scalar(*v));
                let up = step.is_none_or(|s| {
                    let s = self.now.get(&s).and_then(|s| self.numbers.get(s));
                    s.is_some_and(|s| *s > 0.0)
                });
                let lo = self.now.get(lo).and_then(|l| self.at_least.get(l)).copied();
                if let (true, Some(lo)) = (up, lo) {
                    self.at_least.insert(own, lo);
                }
                self.level(&[own], vec![clause]);
            }
            ForRange::Columns(_) => {
                let x = ends[0];
                let of = |c: Clause| c.and_equal(Extent::Rows(own), Extent::Rows(x));
                let one = |k: Kinds| Clause::default().with(own, k, None);
                self.level(&[own], vec![of(one(Kinds::SCALAR)), of(one(Kinds::COLUMN))]);
            }
        }
        self.block(body);
        self.meet(&[body], &before);
    }

    fn targets(&mut self, targets: &[Target]) -> Vec<Option<Var>> {
        targets.iter().map(|t| t.var().map(|v| self.fresh(v))).collect()
    }

    fn call(&mut self, targets: &[Target], callee: &ir::tir::Callee, args: &[Arg]) {
        let plain: Option<Vec<VarId>> = args
            .iter()
            .map(|a| match a {
                Arg::Var(v) => Some(*v),
                Arg::Colon => None,
            })
            .collect();
        let read: Vec<Operand> = plain
            .unwrap_or_default()
            .into_iter()
            .map(|v| {
                let var = self.read(v);
                Operand { var, number: self.numbers.get(&var).copied() }
            })
            .collect();
        let vars: Vec<Var> = read.iter().map(|o| o.var).collect();
        let results = self.targets(targets);
        match callee.target {
            CallTarget::Function(f)
                if self.program.functions[f].file != self.function.file
                    && builtins::named(callee.name).is_some() =>
            {
                self.builtin(callee.name, &read, &results)
            }
            CallTarget::Builtin => self.builtin(callee.name, &read, &results),
            CallTarget::Function(_) | CallTarget::Unresolved => {
                let asked: Vec<Var> = results.iter().flatten().copied().collect();
                let clauses =
                    (results.len() == asked.len()).then(|| (self.callee)(callee, &vars, &asked)).flatten();
                match clauses {
                    Some(clauses) => self.level(&asked, clauses),
                    None => self.unknown(callee.name.as_str()),
                }
            }
        }
    }

    fn unknown(&mut self, name: &str) {
        if !self.made.unknown.iter().any(|n| n == name) {
            self.made.unknown.push(name.to_owned());
        }
    }

    fn builtin(&mut self, name: base::Name, args: &[Operand], results: &[Option<Var>]) {
        let Some(builtin) = builtins::named(name) else { return };
        match (builtin.form, results) {
            (Some(builtins::Form::Measure(builtins::Measure::Size)), [m, n]) if args.len() == 1 => {
                let mut clause = Clause::default();
                for (r, e) in [(m, Extent::Rows(args[0].var)), (n, Extent::Columns(args[0].var))] {
                    if let Some(r) = r {
                        clause = clause.scalar(*r).and_equal(Extent::Value(*r), e);
                    }
                }
                let defined: Vec<Var> = results.iter().flatten().copied().collect();
                self.level(&defined, vec![clause]);
            }
            (Some(builtins::Form::Concat { vertical }), [Some(r)]) => {
                if args.is_empty() {
                    self.empty.push(*r);
                } else if args.iter().all(|a| a.number.is_some()) {
                    let n = Extent::Number(args.len() as u64);
                    let (rows, columns) = if vertical { (n, ONE) } else { (ONE, n) };
                    self.level(&[*r], by_extents(rows, columns, *r));
                }
            }
            (_, [Some(r)]) if name.as_str() == END => self.end(args, *r),
            (form, [Some(r)]) => {
                if form == Some(builtins::Form::Colon) {
                    self.made.counts.extend(args.iter().map(|a| a.var));
                    if args.len() == 2 {
                        self.ranges.insert(*r, ());
                    }
                }
                let mut clauses = database::clauses(builtin, args, *r);
                // A range up to what is at least two is no scalar (section 5.1.2).
                let long = |a: &Operand| self.at_least.get(&a.var).is_some_and(|n| *n >= 2.0);
                if self.ranges.contains_key(r) && args[0].number == Some(1.0) && long(&args[1]) {
                    clauses.retain(|c| c.facts.iter().all(|f| f.var != *r || f.kinds != Kinds::SCALAR));
                }
                self.level(&[*r], clauses);
            }
            _ => {}
        }
    }

    fn end(&mut self, args: &[Operand], r: Var) {
        let number = |k: usize| args.get(k).and_then(|a| a.number);
        let Some(x) = args.first().map(|a| a.var) else { return };
        let is = |e| vec![Clause::default().scalar(r).and_equal(Extent::Value(r), e)];
        let clauses = match (number(1), number(2)) {
            (Some(1.0), Some(2.0)) => is(Extent::Rows(x)),
            (Some(2.0), Some(2.0)) => is(Extent::Columns(x)),
            (_, Some(1.0)) => elements(x, |c, e| c.scalar(r).and_equal(Extent::Value(r), e)),
            _ => vec![Clause::default().scalar(r)],
        };
        self.level(&[r], clauses);
    }

    /// The subscripts of a path of one step in parentheses.
    fn subscripts<'p>(&mut self, path: &'p [Access]) -> Option<&'p [Arg]> {
        let [Access::Paren(args)] = path else { return None };
        if args.len() > 2 && self.made.refused.is_none() {
            self.made.refused = self.at.and_then(|id| self.function.spans[id]);
        }
        (1..=2).contains(&args.len()).then_some(args.as_slice())
    }

    /// The ways in which a subscript may be meant: a clause, and the extent of the part.
    fn ways(&mut self, arg: Arg, whole: Extent, hole: u16) -> Vec<(Clause, Extent)> {
        let Arg::Var(v) = arg else { return vec![(Clause::default(), whole)] };
        let s = self.read(v);
        self.made.counts.push(s);
        if self.numbers.contains_key(&s) {
            return vec![(Clause::default(), ONE)];
        }
        let scalar = (Clause::default().scalar(s), ONE);
        let known = self.ranges.contains_key(&s);
        let row = if known { Extent::Columns(s) } else { Extent::Hole(hole) };
        vec![scalar, (Clause::default().with(s, Kinds::ARRAY, None), row)]
    }

    fn get(&mut self, targets: &[Target], base: VarId, path: &[Access]) {
        let b = self.read(base);
        let subscripts = self.subscripts(path);
        let mut ways = Vec::new();
        match subscripts {
            Some([one]) => ways.push(self.ways(*one, Extent::Hole(70), 70)),
            Some([rows, columns]) => {
                ways.push(self.ways(*rows, Extent::Rows(b), 70));
                ways.push(self.ways(*columns, Extent::Columns(b), 71));
            }
            _ => {}
        }
        let results = self.targets(targets);
        let ([Some(r)], Some(subscripts)) = (results.as_slice(), subscripts) else { return };
        let mut clauses = Vec::new();
        match (ways.as_slice(), subscripts) {
            ([_], [Arg::Colon]) => {
                clauses = elements(b, |c, e| c.with(*r, Kinds(5), Some((e, ONE))));
            }
            ([ways], _) => {
                for (clause, e) in ways {
                    let way = clause.clone();
                    if *e == ONE {
                        clauses.push(way.scalar(*r));
                        continue;
                    }
                    // The part of a vector lies as the vector does.
                    let of = |k: Kinds, size| way.clone().with(b, k, None).with(*r, Kinds::ANY, size);
                    clauses.push(of(Kinds::ROW, Some((ONE, *e))));
                    clauses.push(of(Kinds::COLUMN, Some((*e, ONE))));
                    clauses.push(of(Kinds(9), None));
                }
            }
            ([rows, columns], _) => {
                for (first, m) in rows {
                    for (second, n) in columns {
                        for mut part in by_extents(*m, *n, *r) {
                            part.facts.extend(first.facts.iter().chain(&second.facts).cloned());
                            clauses.push(part);
                        }
                    }
                }
            }
            _ => {}
        }
        self.level(&[*r], clauses);
    }

    fn set(&mut self, base: VarId, path: &[Access], src: VarId) {
        let src = self.read(src);
        let defined = self.now.get(&base).copied().filter(|b| !self.empty.contains(b));
        let subscripts = self.subscripts(path);
        let old = |e: fn(Var) -> Extent, hole| defined.map_or(Extent::Hole(hole), e);
        let mut ways = Vec::new();
        match subscripts {
            Some([one]) => ways.push(self.ways(*one, Extent::Hole(70), 70)),
            Some([rows, columns]) => {
                ways.push(self.ways(*rows, old(Extent::Rows, 70), 70));
                ways.push(self.ways(*columns, old(Extent::Columns, 71), 71));
            }
            _ => {}
        }
        let new = self.fresh(base);
        let Some(subscripts) = subscripts else { return };
        let mut clauses = Vec::new();
        match (ways.as_slice(), subscripts) {
            // A linear subscript keeps how a vector lies.
            ([ways], [one]) => {
                let kept = |c: Clause| match defined {
                    Some(_) if *one == Arg::Colon => {
                        let b = defined.unwrap_or(new);
                        c.with(new, Kinds::ANY, Some((Extent::Rows(b), Extent::Columns(b))))
                    }
                    _ => c,
                };
                for (clause, e) in ways {
                    clauses.push(kept(clause.clone().scalar(src)));
                    if *e != ONE {
                        clauses.push(kept(clause.clone().with(src, Kinds::ARRAY, None)));
                    }
                }
            }
            ([rows, columns], [first, second]) => {
                for (c1, m) in rows {
                    for (c2, n) in columns {
                        let mut with = c1.clone();
                        with.facts.extend(c2.facts.iter().cloned());
                        for part in parts(src, *m, *n) {
                            let mut clause = part;
                            clause.facts.extend(with.facts.iter().cloned());
                            let mut kept = |arg: &Arg, own: Extent, e: Extent| {
                                if *arg == Arg::Colon {
                                    // Of a new variable a colon takes what comes; a scalar makes one row.
                                    let e = if matches!(e, Extent::Hole(_))
                                        && clause.facts[0].kinds == Kinds::SCALAR
                                    {
                                        ONE
                                    } else {
                                        e
                                    };
                                    clause.equal.push((own, e));
                                }
                            };
                            kept(first, Extent::Rows(new), *m);
                            kept(second, Extent::Columns(new), *n);
                            clauses.push(clause);
                        }
                    }
                }
            }
            _ => {}
        }
        self.level(&[], clauses);
    }
}

/// What may be put into a part of this size: a scalar, or an array of the size; a vector may lie the other way.
fn parts(src: Var, m: Extent, n: Extent) -> Vec<Clause> {
    let scalar = Clause::default().scalar(src);
    match (m, n) {
        (ONE, ONE) => vec![scalar],
        (ONE, e) | (e, ONE) => vec![
            scalar,
            Clause::default().with(src, Kinds::ROW, Some((ONE, e))),
            Clause::default().with(src, Kinds::COLUMN, Some((e, ONE))),
        ],
        _ => vec![scalar, Clause::default().array(src, m, n)],
    }
}
