//! Residual code while it is made: statements of Tame IR in a tree, over the variables of the function that is
//! specialised and further temporaries; and how a program is put together of it.
//!
//! Functions that do not exist yet are called by numbers from [`FIRST`] on ([`number`]), since the program that
//! is specialised grows while its functions are loaded. [`assemble`] gives them their places behind it.

use base::{FxHashMap, FxHashSet, Name, Span};
use ir::tir::{
    Arg, Block, CallTarget, ForRange, FuncId, Function, FunctionKind, Literal, Numbers, Program, Stmt,
    StmtId, Target, VarId,
};
use std::rc::Rc;
use types::{AbsValue, Class, Complexity, Shape, Sparsity};

/// A statement of residual code.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// One without blocks.
    Plain {
        /// The statement, over residual variables.
        stmt: Stmt,
        /// Where it comes from.
        from: Option<Span>,
        /// It only gives variables their values: it may go where nobody reads them.
        idle: bool,
        /// What is known of the value of the one variable that it assigns.
        fact: Fact,
    },
    /// `if`
    If {
        /// The condition.
        cond: VarId,
        /// When true.
        then: Vec<Node>,
        /// Otherwise.
        els: Vec<Node>,
        /// Looking at the condition cannot fail.
        idle: bool,
    },
    /// `while`
    While {
        /// Computes the condition.
        header: Vec<Node>,
        /// The condition.
        cond: VarId,
        /// The body.
        body: Vec<Node>,
    },
    /// `for`
    For {
        /// Its variable.
        var: VarId,
        /// What it goes over.
        range: ForRange,
        /// The body.
        body: Vec<Node>,
        /// Written as `parfor`.
        parallel: bool,
        /// Making the range cannot fail.
        idle: bool,
    },
    /// `try`
    Try {
        /// The protected statements.
        body: Vec<Node>,
        /// The caught error.
        err: Option<VarId>,
        /// The handler.
        handler: Vec<Node>,
    },
}

impl Node {
    /// A statement of whose value nothing is known.
    pub fn plain(stmt: Stmt, from: Option<Span>, idle: bool) -> Node {
        Node::Plain { stmt, from, idle, fact: Fact::default() }
    }

    /// The statements inside.
    pub fn blocks(&self) -> Vec<&Vec<Node>> {
        match self {
            Node::Plain { .. } => Vec::new(),
            Node::If { then, els, .. } => vec![then, els],
            Node::While { header, body, .. } => vec![header, body],
            Node::For { body, .. } => vec![body],
            Node::Try { body, handler, .. } => vec![body, handler],
        }
    }

    /// The statements inside, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Vec<Node>> {
        match self {
            Node::Plain { .. } => Vec::new(),
            Node::If { then, els, .. } => vec![then, els],
            Node::While { header, body, .. } => vec![header, body],
            Node::For { body, .. } => vec![body],
            Node::Try { body, handler, .. } => vec![body, handler],
        }
    }

    /// As a statement of Tame IR without what is inside.
    pub fn shell(&self) -> Stmt {
        match self {
            Node::Plain { stmt, .. } => stmt.clone(),
            Node::If { cond, .. } => Stmt::If { cond: *cond, then: Vec::new(), els: Vec::new() },
            Node::While { cond, .. } => Stmt::While { header: Vec::new(), cond: *cond, body: Vec::new() },
            Node::For { var, range, parallel, .. } => {
                Stmt::For { var: *var, range: *range, body: Vec::new(), parallel: *parallel }
            }
            Node::Try { err, .. } => Stmt::Try { body: Vec::new(), err: *err, handler: Vec::new() },
        }
    }
}

/// What is known of a value when it is assigned, in a form that outlives the environment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fact(u8);

impl Fact {
    /// A full real double.
    pub const REAL: Fact = Fact(1);
    /// A scalar.
    pub const SCALAR: Fact = Fact(2);
    /// A full array of numbers, characters or truth values.
    pub const PLAIN: Fact = Fact(4);
    /// No element is NaN.
    pub const NUMBER: Fact = Fact(8);
    /// A truth value, or a real number that is not NaN: a scalar that can be tested.
    pub const TRUTH: Fact = Fact(16);
    /// A row of characters.
    pub const TEXT: Fact = Fact(32);
    /// Characters.
    pub const CHARS: Fact = Fact(64);
    /// All that can be known.
    pub const ALL: Fact = Fact(127);

    /// What a value of the environment says.
    pub fn of(value: &AbsValue) -> Fact {
        let Some(v) = value.unique().filter(|_| !value.maybe_undefined) else { return Fact(0) };
        if !v.class.is_matrix() || v.matrix.sparsity != Sparsity::Full {
            return Fact(0);
        }
        let mut fact = Fact::PLAIN;
        if v.class == Class::Double && v.matrix.complexity == Complexity::Real {
            fact.0 |= Fact::REAL.0;
            if !value.range().nan {
                fact.0 |= Fact::NUMBER.0;
            }
        }
        let row = v.matrix.shape.dims().is_some_and(|d| d.len() == 2 && d[0].as_const() == Some(1));
        if v.class == Class::Char {
            fact.0 |= Fact::CHARS.0;
        }
        if v.class == Class::Char && row {
            fact.0 |= Fact::TEXT.0;
        }
        if v.matrix.shape == Shape::scalar() {
            fact.0 |= Fact::SCALAR.0;
            if v.class == Class::Logical || fact.has(Fact::NUMBER) {
                fact.0 |= Fact::TRUTH.0;
            }
        }
        fact
    }

    /// What both say.
    pub fn and(self, other: Fact) -> Fact {
        Fact(self.0 & other.0)
    }

    /// What one of them says.
    pub fn or(self, other: Fact) -> Fact {
        Fact(self.0 | other.0)
    }

    /// Whether it says all that `asked` does.
    pub fn has(self, asked: Fact) -> bool {
        self.0 & asked.0 == asked.0
    }
}

/// What is known beside the text of residual code does not make it other code.
impl PartialEq for Fact {
    fn eq(&self, _: &Fact) -> bool {
        true
    }
}

/// Calls `visit` on each node, outer ones first.
pub fn each<'n>(nodes: &'n [Node], visit: &mut dyn FnMut(&'n Node)) {
    let mut stack: Vec<std::slice::Iter<'n, Node>> = vec![nodes.iter()];
    while let Some(top) = stack.last_mut() {
        let Some(node) = top.next() else {
            stack.pop();
            continue;
        };
        visit(node);
        stack.extend(node.blocks().into_iter().rev().map(|b| b.iter()));
    }
}

/// Whether both are the same text: a zero and a negative zero are not.
pub fn same(a: &[Node], b: &[Node]) -> bool {
    a == b && negative_zeros(a) == negative_zeros(b)
}

/// The negative zeros among the numbers of some statements, by place.
fn negative_zeros(nodes: &[Node]) -> Vec<usize> {
    let (mut found, mut place) = (Vec::new(), 0);
    let mut look = |x: f64| {
        if x == 0.0 && x.is_sign_negative() {
            found.push(place);
        }
        place += 1;
    };
    each(nodes, &mut |node| match node {
        Node::Plain { stmt: Stmt::Literal { value: Literal::Number(x), .. }, .. } => look(*x),
        Node::Plain { stmt: Stmt::Literal { value: Literal::Matrix(m), .. }, .. } => {
            m.data.iter().for_each(|x| look(*x));
        }
        _ => {}
    });
    found
}

/// How many statements there are.
pub fn size(nodes: &[Node]) -> usize {
    let mut n = 0;
    each(nodes, &mut |_| n += 1);
    n
}

/// A function of the residual program.
#[derive(Clone, Debug)]
pub struct Residual {
    /// The function that it is made of, without a body; its variables are the residual ones.
    pub shell: Function,
    /// The body.
    pub body: Vec<Node>,
    /// Parameters that stay, since reading the argument may fail.
    pub pinned: Vec<VarId>,
    /// What is known of the parameters.
    pub given: FxHashMap<VarId, Fact>,
    /// Code of other functions stands in it.
    pub inlined: bool,
}

impl Residual {
    /// Whether both do the same, as far as their texts tell.
    pub fn is_like(&self, other: &Residual) -> bool {
        let vars = |f: &Function| f.vars.values().map(|v| (v.name, v.kind, v.storage)).collect::<Vec<_>>();
        let (a, b) = (&self.shell, &other.shell);
        !self.body.is_empty()
            && a.name == b.name
            && a.span == b.span
            && a.params == b.params
            && a.outputs == b.outputs
            && self.pinned == other.pinned
            && same(&self.body, &other.body)
            && vars(a) == vars(b)
    }
}

/// What holds of a version that is called for another one, too, is what is known of both.
pub fn weaken(kept: &mut Residual, other: &Residual) {
    kept.given.retain(|v, _| other.given.contains_key(v));
    for (v, fact) in &mut kept.given {
        *fact = fact.and(other.given.get(v).copied().unwrap_or_default());
    }
    kept.inlined |= other.inlined;
    weaken_block(&mut kept.body, &other.body);
}

fn weaken_block(kept: &mut [Node], other: &[Node]) {
    for (a, b) in kept.iter_mut().zip(other) {
        if let (Node::Plain { fact, .. }, Node::Plain { fact: known, .. }) = (&mut *a, b) {
            *fact = fact.and(*known);
        }
        for (x, y) in a.blocks_mut().into_iter().zip(b.blocks()) {
            weaken_block(x, y);
        }
    }
}

/// Numbers with some digits only.
pub fn round(nodes: &mut [Node], digits: usize) {
    // A double has 17 digits that matter.
    let digits = digits.clamp(1, 17);
    let rounded = |x: f64| format!("{x:.*e}", digits - 1).parse().unwrap_or(x);
    for node in nodes {
        if let Node::Plain { stmt: Stmt::Literal { value, .. }, .. } = node {
            match value {
                Literal::Number(x) => *x = rounded(*x),
                Literal::Matrix(m) => {
                    let data = m.data.iter().map(|x| rounded(*x)).collect();
                    *value = Literal::Matrix(Rc::new(Numbers { rows: m.rows, data }));
                }
                _ => {}
            }
        }
        node.blocks_mut().into_iter().for_each(|b| round(b, digits));
    }
}

/// The number of the first residual function.
const FIRST: u32 = 1 << 30;

/// The number by which residual function `k` is called.
pub fn number(k: usize) -> FuncId {
    FuncId::from_u32(FIRST + k as u32)
}

/// Which residual function a number means.
pub fn index(f: FuncId) -> Option<usize> {
    f.as_u32().checked_sub(FIRST).map(|k| k as usize)
}

/// The residual functions that a body calls.
pub fn called(nodes: &[Node]) -> Vec<usize> {
    let mut found = Vec::new();
    each(nodes, &mut |node| {
        if let Node::Plain { stmt, .. } = node
            && let Some(f) = callee_of(stmt)
            && let Some(k) = index(f)
        {
            found.push(k);
        }
    });
    found
}

/// The function that a statement names.
fn callee_of(stmt: &Stmt) -> Option<FuncId> {
    match stmt {
        Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. } => {
            match callee.target {
                CallTarget::Function(f) => Some(f),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The residual functions that one reaches by calls, itself first.
pub fn reached(residuals: &[Residual], entry: usize) -> Vec<usize> {
    let mut order = vec![entry];
    let mut seen: FxHashSet<usize> = FxHashSet::from_iter([entry]);
    let mut next = 0;
    while let Some(&k) = order.get(next) {
        next += 1;
        let Some(r) = residuals.get(k) else { continue };
        order.extend(called(&r.body).into_iter().filter(|k| seen.insert(*k)));
    }
    order
}

/// A function that does nothing but call another one, which is called nowhere else, has its text.
pub fn unwrap(residuals: &mut [Residual], entry: usize) {
    for _ in 0..8 {
        let calls: usize = reached(residuals, entry).iter().map(|k| called(&residuals[*k].body).len()).sum();
        let Some(inner) = wrapped(&residuals[entry]) else { return };
        let times = reached(residuals, entry)
            .iter()
            .map(|k| called(&residuals[*k].body).into_iter().filter(|c| *c == inner).count())
            .sum::<usize>();
        if times != 1 || calls == 0 || inner == entry {
            return;
        }
        let name = residuals[entry].shell.name;
        let (kind, parent) = (residuals[entry].shell.kind, residuals[entry].shell.parent);
        let mut r = residuals[inner].clone();
        // The caller knows the parameters and results by the names it gave them.
        for (own, outer) in [
            (r.shell.params.clone(), residuals[entry].shell.params.clone()),
            (r.shell.outputs.clone(), residuals[entry].shell.outputs.clone()),
        ] {
            for (v, o) in own.into_iter().zip(outer) {
                let wanted = residuals[entry].shell.vars[o].name;
                if r.shell.vars.values().all(|v| v.name != wanted) {
                    r.shell.vars[v].name = wanted;
                }
            }
        }
        r.shell.name = name;
        r.shell.kind = kind;
        r.shell.parent = parent;
        residuals[entry] = r;
    }
}

/// The function that one only calls, with its own parameters for its own results.
fn wrapped(r: &Residual) -> Option<usize> {
    let mut body = r.body.iter().filter(|n| !matches!(n, Node::Plain { stmt: Stmt::Comment(_), .. }));
    let (Some(Node::Plain { stmt: Stmt::Call { targets, callee, args }, .. }), None) =
        (body.next(), body.next())
    else {
        return None;
    };
    let outputs: Vec<Target> = r.shell.outputs.iter().map(|v| Target::Var(*v)).collect();
    let params: Vec<Arg> = r.shell.params.iter().map(|v| Arg::Var(*v)).collect();
    let local = r.shell.kind != FunctionKind::Script && *targets == outputs && *args == params;
    match callee.target {
        CallTarget::Function(f) if local => index(f),
        _ => None,
    }
}

/// The program with the residual functions that `entry` reaches behind it; gives the entry's place.
pub fn assemble(mut program: Program, residuals: &[Residual], entry: usize) -> (Program, FuncId) {
    let order = reached(residuals, entry);
    let mut places: FxHashMap<usize, FuncId> = FxHashMap::default();
    for k in &order {
        if let Some(r) = residuals.get(*k) {
            places.insert(*k, program.functions.push(r.shell.clone()));
        }
    }
    // A version is told from the function it was made of, and from other versions, by a number.
    let mut taken: FxHashSet<Name> = program.functions.values().map(|f| f.name).collect();
    for k in order.iter().skip(1) {
        let Some(&place) = places.get(k) else { continue };
        let stem = match program.functions[place].kind {
            FunctionKind::Lambda => "anonymous",
            _ => program.functions[place].name.as_str(),
        };
        let name = (1..).map(|n| Name::new(&format!("{stem}_{n}"))).find(|n| taken.insert(*n));
        let f = &mut program.functions[place];
        f.name = name.unwrap_or(f.name);
        f.kind = FunctionKind::Local;
        f.parent = None;
    }
    for k in &order {
        if let (Some(r), Some(&place)) = (residuals.get(*k), places.get(k)) {
            let mut made = Making { program: &mut program, places: &places, place };
            let body = made.block(&r.body);
            program.functions[place].body = body;
        }
    }
    let place = places.get(&entry).copied().unwrap_or(FuncId::from_u32(0));
    (program, place)
}

struct Making<'a> {
    program: &'a mut Program,
    places: &'a FxHashMap<usize, FuncId>,
    place: FuncId,
}

impl Making<'_> {
    fn block(&mut self, nodes: &[Node]) -> Block {
        nodes.iter().map(|n| self.node(n)).collect()
    }

    fn node(&mut self, node: &Node) -> StmtId {
        let mut from = None;
        let stmt = match node {
            Node::Plain { stmt, from: span, .. } => {
                from = *span;
                self.plain(stmt)
            }
            Node::If { cond, then, els, .. } => {
                Stmt::If { cond: *cond, then: self.block(then), els: self.block(els) }
            }
            Node::While { header, cond, body } => {
                Stmt::While { header: self.block(header), cond: *cond, body: self.block(body) }
            }
            Node::For { var, range, body, parallel, .. } => {
                Stmt::For { var: *var, range: *range, body: self.block(body), parallel: *parallel }
            }
            Node::Try { body, err, handler } => {
                Stmt::Try { body: self.block(body), err: *err, handler: self.block(handler) }
            }
        };
        let f = &mut self.program.functions[self.place];
        let id = f.stmts.push(stmt);
        f.spans[id] = from;
        id
    }

    fn plain(&mut self, stmt: &Stmt) -> Stmt {
        let mut stmt = stmt.clone();
        match &mut stmt {
            Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } => {
                if let CallTarget::Function(f) = callee.target
                    && let Some(place) = index(f).and_then(|k| self.places.get(&k))
                {
                    callee.target = CallTarget::Function(*place);
                    callee.name = self.program.functions[*place].name;
                }
            }
            Stmt::Lambda { function, .. } => *function = self.lambda(*function, self.place, 0),
            _ => {}
        }
        stmt
    }

    /// A copy of an anonymous function that stands in `parent`, with those inside it.
    fn lambda(&mut self, f: FuncId, parent: FuncId, depth: u32) -> FuncId {
        let mut copy = self.program.functions[f].clone();
        copy.parent = Some(parent);
        let place = self.program.functions.push(copy);
        for s in self.program.functions[place].stmts.keys().collect::<Vec<_>>() {
            if let Stmt::Lambda { function, .. } = self.program.functions[place].stmts[s]
                && depth < 32
            {
                let inner = self.lambda(function, place, depth + 1);
                if let Stmt::Lambda { function, .. } = &mut self.program.functions[place].stmts[s] {
                    *function = inner;
                }
            }
        }
        place
    }
}
