//! The generator of random programs: its dice, what it knows of the program so far, and the program's
//! functions. What expressions and statements it may write stands in the tables of [`super::expr`]
//! and [`super::stmt`].
//!
//! Invariants: the same seed gives the same text. Every program ends: loops have a few rounds, and a
//! function calls only earlier ones. No program ends by an error: what may fail stands in `try`.
//! Nothing is written that Octave and MATLAB define differently.

use super::expr::expression;
use super::stmt::{declare, statements};
use super::text::{Function, Helpers, Node, Part, Program};
use super::types::{Array, Class, INTS, Ty};

/// A variable of the function that is being written.
struct Variable {
    name: String,
    ty: Ty,
    /// Its class and extents may change: it belongs to no branch or loop that is still open.
    level: usize,
}

/// A function that can be called.
#[derive(Clone)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<Array>,
    /// Its results.
    pub results: Vec<Array>,
}

/// The state of the generator.
pub struct Generator {
    dice: u64,
    variables: Vec<Variable>,
    functions: Vec<Signature>,
    counters: Vec<(String, usize)>,
    names: usize,
    level: usize,
    loops: usize,
}

/// The program of a seed, which its file is named after.
pub fn program(seed: u64) -> Program {
    let mut g = Generator {
        // Seeds that are next to each other must not give programs that are alike.
        dice: (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
        variables: Vec::new(),
        functions: Vec::new(),
        counters: Vec::new(),
        names: 0,
        level: 0,
        loops: 0,
    };
    for _ in 0..4 {
        g.below(2);
    }
    let mut functions = vec![];
    for _ in 0..g.below(4) {
        functions.push(g.function_of_any_kind());
    }
    g.clear();
    let (variables, length) = (2 + g.below(4), 8 + g.below(14));
    let mut body: Vec<Node> = (0..variables).flat_map(|_| declare(&mut g)).collect();
    body.extend(statements(&mut g, length, 3));
    body.extend(g.shown());
    functions.insert(0, Function { head: format!("function {}()", name(seed)), body });
    Program { functions, helpers: Helpers::Rounded }
}

/// The name of the program of a seed.
pub fn name(seed: u64) -> String {
    format!("r{seed:05}")
}

impl Generator {
    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.dice ^= self.dice >> 12;
        self.dice ^= self.dice << 25;
        self.dice ^= self.dice >> 27;
        (self.dice.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n.max(1)
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A variable of a type for which `fits` holds.
    pub fn variable(&mut self, fits: impl Fn(&Ty) -> bool) -> Option<String> {
        self.owner(fits).map(|v| v.0)
    }

    /// A variable of a type for which `fits` holds, with its type.
    pub fn owner(&mut self, fits: impl Fn(&Ty) -> bool) -> Option<(String, Ty)> {
        let found: Vec<usize> = (0..self.variables.len()).filter(|&i| fits(&self.variables[i].ty)).collect();
        let at = *found.get(self.below(found.len()))?;
        let v = &self.variables[at];
        Some((v.name.clone(), v.ty.clone()))
    }

    /// A variable that is an array for which `fits` holds.
    pub fn array(&mut self, fits: impl Fn(Array) -> bool) -> Option<(String, Array)> {
        let (name, ty) = self.owner(|t| matches!(t, Ty::Array(a) if fits(*a)))?;
        match ty {
            Ty::Array(a) => Some((name, a)),
            _ => None,
        }
    }

    /// An array for which `fits` holds and which may be assigned to: no counter of a loop.
    pub fn target(&mut self, fits: impl Fn(Array) -> bool) -> Option<(String, Array)> {
        let (name, array) = self.array(fits)?;
        (!self.counters.iter().any(|c| c.0 == name)).then_some((name, array))
    }

    /// The counter of an open loop whose values are between 1 and `n`.
    pub fn counter(&mut self, n: usize) -> Option<String> {
        let fit: Vec<&(String, usize)> = self.counters.iter().filter(|c| c.1 <= n).collect();
        let found: Vec<String> = fit.into_iter().map(|c| c.0.clone()).collect();
        found.get(self.below(found.len())).cloned()
    }

    /// A function that gives this as its first result.
    pub fn function(&mut self, want: Array) -> Option<Signature> {
        let fit: Vec<Signature> =
            self.functions.iter().filter(|f| f.results.first() == Some(&want)).cloned().collect();
        fit.get(self.below(fit.len())).cloned()
    }

    /// Any function.
    pub fn any_function(&mut self) -> Option<Signature> {
        let at = self.below(self.functions.len());
        self.functions.get(at).cloned()
    }

    /// A name that no variable has.
    pub fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    /// Makes a variable known from here to the end of the block that is open.
    pub fn declare(&mut self, name: &str, ty: Ty) {
        self.variables.retain(|v| v.name != name);
        self.variables.push(Variable { name: name.to_owned(), ty, level: self.level });
    }

    /// A variable of this block, which may get another type.
    pub fn own_variable(&mut self) -> Option<String> {
        let level = self.level;
        let own: Vec<&Variable> = self.variables.iter().filter(|v| v.level == level).collect();
        let names: Vec<String> = own.iter().map(|v| v.name.clone()).collect();
        names.get(self.below(names.len())).cloned()
    }

    /// Whether a loop is open.
    pub fn in_loop(&self) -> bool {
        self.loops > 0
    }

    /// Whether no block is open.
    pub fn on_top(&self) -> bool {
        self.level == 0
    }

    /// The statements of a block that may not run. What is declared in it is not known behind it.
    pub fn block<R>(&mut self, body: impl FnOnce(&mut Generator) -> R) -> R {
        let known: Vec<String> = self.variables.iter().map(|v| v.name.clone()).collect();
        self.level += 1;
        let result = body(self);
        self.level -= 1;
        self.variables.retain(|v| known.contains(&v.name));
        result
    }

    /// The statements of a loop with a counter from 1 to at most `n`, or without one.
    pub fn looped<R>(&mut self, counter: Option<(&str, usize)>, body: impl FnOnce(&mut Generator) -> R) -> R {
        let open = self.counters.len();
        self.counters.extend(counter.map(|(name, n)| (name.to_owned(), n)));
        self.loops += 1;
        let result = self.block(body);
        self.loops -= 1;
        self.counters.truncate(open);
        result
    }

    /// A class of numbers.
    pub fn number_class(&mut self) -> Class {
        match self.below(8) {
            0 => Class::Single,
            1 | 2 => Class::Int(INTS[self.below(INTS.len())]),
            _ => Class::Double,
        }
    }

    /// A type of array of any class, of small known extents.
    pub fn some_array(&mut self) -> Array {
        let class = match self.below(9) {
            0 => Class::Char,
            1 => Class::Logical,
            _ => self.number_class(),
        };
        let (rows, cols) = match (self.below(8), class) {
            (0..=2, _) => (1, 1),
            (3 | 4, _) | (_, Class::Char) => (1, 1 + self.below(5)),
            (5, _) => (1 + self.below(4), 1),
            _ => (1 + self.below(3), 1 + self.below(4)),
        };
        let complex = class == Class::Double && self.below(7) == 0;
        Array { class, complex, dims: Some((rows, cols)) }
    }

    fn clear(&mut self) {
        self.variables.clear();
        self.counters.clear();
        (self.level, self.loops) = (0, 0);
    }

    /// What shows every variable.
    fn shown(&mut self) -> Vec<Node> {
        self.variables.iter().map(|v| Node::Line(format!("show({});", v.name))).collect()
    }

    fn function_of_any_kind(&mut self) -> Function {
        self.clear();
        let name = format!("f{}", self.functions.len() + 1);
        match self.below(4) {
            0 => self.recursive(&name),
            1 => self.with_defaults(&name),
            _ => self.plain(&name),
        }
    }

    /// Typed parameters and results.
    fn plain(&mut self, name: &str) -> Function {
        let params: Vec<Array> = (0..1 + self.below(3)).map(|_| self.some_array()).collect();
        let results: Vec<Array> = (0..1 + self.below(2)).map(|_| self.some_array()).collect();
        for (i, p) in params.iter().enumerate() {
            self.declare(&format!("p{i}"), Ty::Array(*p));
        }
        let count = 1 + self.below(5);
        let mut body = statements(self, count, 2);
        for (i, r) in results.iter().enumerate() {
            let value = expression(self, *r, 2);
            body.push(Node::Line(format!("q{i} = {value};")));
        }
        let inputs: Vec<String> = (0..params.len()).map(|i| format!("p{i}")).collect();
        let outputs: Vec<String> = (0..results.len()).map(|i| format!("q{i}")).collect();
        let head = format!("function [{}] = {name}({})", outputs.join(", "), inputs.join(", "));
        self.functions.push(Signature { name: name.to_owned(), params, results });
        Function { head, body }
    }

    /// A function that calls itself a few times.
    fn recursive(&mut self, name: &str) -> Function {
        let scalar = Array::scalar(Class::Double);
        self.declare("p0", Ty::Array(scalar));
        let (last, step) = (expression(self, scalar, 1), expression(self, scalar, 2));
        let stop = Part {
            head: "if p0 <= 0 || ~(p0 < 7)".to_owned(),
            body: vec![Node::Line(format!("q0 = {last};"))],
        };
        let next = format!("q0 = max(min({step}, 1e6), -1e6) + {name}(floor(p0) - 1);");
        let go = Part { head: "else".to_owned(), body: vec![Node::Line(next)] };
        self.functions.push(Signature { name: name.to_owned(), params: vec![scalar], results: vec![scalar] });
        Function { head: format!("function q0 = {name}(p0)"), body: vec![Node::Block(vec![stop, go])] }
    }

    /// A function with a parameter that may be left out, a counter of its calls, and a second result
    /// that is computed where it is asked for.
    fn with_defaults(&mut self, name: &str) -> Function {
        let (a, b) = (self.some_array(), self.some_array());
        let value = expression(self, b, 1);
        let default =
            Part { head: "if nargin < 2".to_owned(), body: vec![Node::Line(format!("p1 = {value};"))] };
        let start =
            Part { head: "if isempty(calls)".to_owned(), body: vec![Node::Line("calls = 0;".to_owned())] };
        self.declare("p0", Ty::Array(a));
        self.declare("p1", Ty::Array(b));
        let first = expression(self, b, 2);
        let second =
            Part { head: "if nargout > 1".to_owned(), body: vec![Node::Line("q1 = calls;".to_owned())] };
        let body = vec![
            Node::Line("persistent calls".to_owned()),
            Node::Block(vec![start]),
            Node::Line("calls = calls + 1;".to_owned()),
            Node::Block(vec![default]),
            Node::Line(format!("q0 = {first};")),
            Node::Block(vec![second]),
        ];
        let params = if self.below(2) == 0 { vec![a] } else { vec![a, b] };
        let results = vec![b, Array::scalar(Class::Double)];
        self.functions.push(Signature { name: name.to_owned(), params, results });
        Function { head: format!("function [q0, q1] = {name}(p0, p1)"), body }
    }
}
