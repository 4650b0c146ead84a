//! Lifting: statements that make a value that is known (`[1 2; 3 4]`, `struct('a', {{1}})`, `@f`).
//!
//! What is made is the value exactly: class, extents, each bit of each number. What cannot be said so is not
//! known in the sense of [`is_known`].

use super::residual::Node;
use base::Name;
use ir::tir::{
    Arg, CallTarget, Callee, FuncId, Function, FunctionKind, Literal, Numbers, Program, Stmt, Target, Var,
    VarId, VarKind, internal,
};
use std::rc::Rc;
use types::abs::{self, Handle};
use types::{AbsValue, Class, Complexity, Constant, Elements, Matrix, Shape, Sparsity};

/// How deep values are looked into.
const DEPTH: u32 = 6;

/// Whether a value is known exactly and can be lifted.
pub fn is_known(value: &AbsValue) -> bool {
    known(value, 0)
}

fn known(value: &AbsValue, depth: u32) -> bool {
    let Some(v) = value.unique().filter(|_| !value.maybe_undefined && depth <= DEPTH) else { return false };
    if let Some(c) = v.matrix.as_constant() {
        return match c {
            Constant::Complex(_) => v.class == Class::Double,
            Constant::Matrix(_) => !matches!(v.class, Class::Int64 | Class::UInt64 | Class::Char),
            _ => true,
        };
    }
    let Some(sizes) = v.matrix.shape.as_sizes() else { return false };
    match &v.elements {
        Elements::Tuple(list) if v.class == Class::Cell => {
            let numel: usize = sizes.iter().product();
            numel == list.content().len()
                && (sizes.len() == 2 || numel == 0)
                && list.content().iter().all(|e| known(e, depth + 1))
        }
        Elements::Fields(f) if v.class == Class::Struct => {
            let f = f.content();
            f.ordered && v.matrix.shape == Shape::scalar() && f.list.iter().all(|(_, e)| known(e, depth + 1))
        }
        Elements::Handles(h) if v.class == Class::FunctionHandle => match h.content().as_slice() {
            [Handle { target: abs::Target::Nested(_), .. }] => false,
            [one] => one.bound.iter().all(|e| known(e, depth + 1)),
            _ => false,
        },
        _ => {
            let plain = v.matrix.sparsity == Sparsity::Full && v.matrix.complexity == Complexity::Real;
            let class = v.class.is_matrix() || matches!(v.class, Class::Cell | Class::String);
            sizes.contains(&0) && plain && class
        }
    }
}

/// Whether it costs nothing to write a value again at each place where it is read.
pub fn is_small(value: &AbsValue) -> bool {
    match value.as_constant() {
        Some((_, Constant::Text(t))) => t.len() <= 24,
        Some((_, Constant::Matrix(_))) | None => false,
        Some(_) => true,
    }
}

/// Makes values in a function.
pub struct Lifter<'a> {
    /// The program, for the names of functions.
    pub program: &'a Program,
    /// The residual function, which gets temporaries.
    pub shell: &'a mut Function,
    /// Where the statements go.
    pub out: &'a mut Vec<Node>,
}

/// A new temporary.
pub fn fresh(shell: &mut Function) -> VarId {
    let name = Name::new(&format!("mc_t{}", shell.vars.len() + 1_000));
    shell.vars.push(Var::local(name, VarKind::Temp))
}

impl Lifter<'_> {
    /// A temporary that has a known value.
    pub fn temp(&mut self, value: &AbsValue) -> VarId {
        let dst = fresh(self.shell);
        self.make(value, dst);
        dst
    }

    /// Gives `dst` a known value.
    pub fn make(&mut self, value: &AbsValue, dst: VarId) {
        let Some(v) = value.unique() else { return };
        let sizes = v.matrix.shape.as_sizes().unwrap_or_else(|| vec![0, 0].into());
        match (v.matrix.as_constant(), &v.elements) {
            (Some(c), _) => self.constant(v.class, c, dst),
            (None, Elements::Tuple(list)) if !sizes.contains(&0) => self.cell(list.content(), sizes[0], dst),
            (None, Elements::Fields(f)) => {
                let mut args = Vec::new();
                for (name, part) in &f.content().list {
                    args.push(self.temp(&AbsValue::text(name.as_str())));
                    let part_var = self.temp(part);
                    // `struct` spreads cells.
                    let wrap = part.unique_class() == Some(Class::Cell);
                    args.push(if wrap { self.call(internal::CELL, vec![part_var]) } else { part_var });
                }
                self.call_to("struct", args, dst);
            }
            (None, Elements::Handles(h)) => {
                if let [one] = h.content().as_slice() {
                    self.handle(one, dst);
                }
            }
            _ => self.empty(v.class, &sizes, dst),
        }
    }

    fn literal(&mut self, value: Literal, dst: VarId) {
        self.out.push(Node::plain(Stmt::Literal { dst, value }, None, true));
    }

    fn number(&mut self, x: f64) -> VarId {
        let dst = fresh(self.shell);
        self.literal(Literal::Number(x), dst);
        dst
    }

    fn call(&mut self, name: &str, args: Vec<VarId>) -> VarId {
        let dst = fresh(self.shell);
        self.call_to(name, args, dst);
        dst
    }

    fn call_to(&mut self, name: &str, args: Vec<VarId>, dst: VarId) {
        let callee = Callee { name: Name::new(name), target: CallTarget::Builtin, var: None };
        let args = args.into_iter().map(Arg::Var).collect();
        let stmt = Stmt::Call { targets: vec![Target::Var(dst)], callee, args };
        self.out.push(Node::plain(stmt, None, true));
    }

    fn constant(&mut self, class: Class, c: &Constant, dst: VarId) {
        match c {
            Constant::Number(x) => self.scalar(class, *x, dst),
            Constant::Integer(n) if n.unsigned_abs() < 1 << 53 => self.scalar(class, *n as f64, dst),
            Constant::Integer(n) => self.literal(Literal::Integer(*n as u64, class), dst),
            Constant::Complex(z) if z.re.to_bits() == 0 && z.im > 0.0 && z.im.is_finite() => {
                self.literal(Literal::Imaginary(z.im), dst);
            }
            Constant::Complex(z) => {
                let parts = vec![self.number(z.re), self.number(z.im)];
                self.call_to("complex", parts, dst);
            }
            Constant::Text(t) if class == Class::String => self.literal(Literal::String(t.to_string()), dst),
            Constant::Text(t) => self.literal(Literal::Char(t.to_string()), dst),
            Constant::Matrix(m)
                if m.data().len() > 4 && alike(m.data()).is_some_and(|x| x.to_bits() == 0) =>
            {
                self.empty(class, &[m.rows(), m.cols()], dst);
            }
            Constant::Matrix(m)
                if class == Class::Double && m.data().len() > 8 && alike(m.data()).is_some() =>
            {
                let x = m.data()[0];
                let sizes = [m.rows() as f64, m.cols() as f64];
                if x == 1.0 {
                    let sizes = sizes.map(|n| self.number(n)).to_vec();
                    return self.call_to("ones", sizes, dst);
                }
                let parts = [x, sizes[0], sizes[1]].map(|n| self.number(n)).to_vec();
                self.call_to("repmat", parts, dst);
            }
            Constant::Matrix(m) if class == Class::Double && counted(m) => {
                let ends = vec![self.number(m.data()[0]), self.number(m.data()[m.data().len() - 1])];
                self.call_to("colon", ends, dst);
            }
            Constant::Matrix(m) => {
                let matrix = Literal::Matrix(Rc::new(Numbers { rows: m.rows(), data: m.data().to_vec() }));
                match class_function(class) {
                    None => self.literal(matrix, dst),
                    Some(convert) => {
                        let numbers = fresh(self.shell);
                        self.literal(matrix, numbers);
                        self.call_to(convert, vec![numbers], dst);
                    }
                }
            }
        }
    }

    fn scalar(&mut self, class: Class, x: f64, dst: VarId) {
        match (class, class_function(class)) {
            (Class::Logical, _) => self.call_to(if x != 0.0 { "true" } else { "false" }, Vec::new(), dst),
            (_, None) => self.literal(Literal::Number(x), dst),
            (_, Some(convert)) => {
                let number = self.number(x);
                self.call_to(convert, vec![number], dst);
            }
        }
    }

    fn cell(&mut self, list: &[AbsValue], rows: usize, dst: VarId) {
        let parts: Vec<VarId> = list.iter().map(|e| self.temp(e)).collect();
        if rows <= 1 {
            return self.call_to(internal::CELL, parts, dst);
        }
        let mut made = Vec::with_capacity(rows);
        for r in 0..rows {
            let row = parts.iter().skip(r).step_by(rows).copied().collect();
            made.push(self.call(internal::CELL, row));
        }
        self.call_to("vertcat", made, dst);
    }

    fn empty(&mut self, class: Class, sizes: &[usize], dst: VarId) {
        let null = sizes == [0, 0];
        match class {
            Class::Double if null => return self.call_to("vertcat", Vec::new(), dst),
            Class::Cell if null => return self.call_to(internal::CELL, Vec::new(), dst),
            Class::Char if null => return self.literal(Literal::Char(String::new()), dst),
            _ => {}
        }
        let sizes: Vec<VarId> = sizes.iter().map(|&n| self.number(n as f64)).collect();
        match (class, class_function(class)) {
            (Class::Cell, _) => self.call_to("cell", sizes, dst),
            (Class::String, _) => self.call_to("strings", sizes, dst),
            (_, None) => self.call_to("zeros", sizes, dst),
            (_, Some(convert)) => {
                let zeros = self.call("zeros", sizes);
                self.call_to(convert, vec![zeros], dst);
            }
        }
    }

    fn handle(&mut self, handle: &Handle<Matrix>, dst: VarId) {
        let stmt = match handle.target {
            abs::Target::Builtin(name) => {
                let callee = Callee { name, target: CallTarget::Builtin, var: None };
                Stmt::FunctionRef { dst, callee }
            }
            abs::Target::Function(n) | abs::Target::Nested(n) => {
                let id = FuncId::from_u32(n);
                let f = &self.program.functions[id];
                if f.kind == FunctionKind::Lambda {
                    let mut captures = Vec::with_capacity(handle.bound.len());
                    for (k, value) in handle.bound.iter().enumerate() {
                        // A captured variable has a name.
                        let name = f.params.get(k).map_or("value", |p| f.vars[*p].name.as_str());
                        let taken = self.shell.vars.values().any(|v| v.name.as_str() == name);
                        let name = Name::new(&if taken { format!("mc_{name}") } else { name.to_owned() });
                        let v = self.shell.vars.push(Var::local(name, VarKind::User));
                        self.make(value, v);
                        captures.push(v);
                    }
                    Stmt::Lambda { dst, function: id, captures }
                } else {
                    let callee = Callee { name: f.name, target: CallTarget::Function(id), var: None };
                    Stmt::FunctionRef { dst, callee }
                }
            }
        };
        self.out.push(Node::plain(stmt, None, true));
    }
}

/// The number that all elements are, to the bit.
fn alike(data: &[f64]) -> Option<f64> {
    let first = *data.first()?;
    data.iter().all(|x| x.to_bits() == first.to_bits()).then_some(first)
}

/// Whether it is `a:b` of whole numbers, long enough to be worth it.
fn counted(m: &types::Table) -> bool {
    let data = m.data();
    let whole = data[0].fract() == 0.0 && data[0].abs() < 1e15 && data[0].to_bits() != (-0.0f64).to_bits();
    m.rows() == 1
        && data.len() > 3
        && whole
        && data.windows(2).all(|w| w[1] == w[0] + 1.0 && w[1].to_bits() != (-0.0f64).to_bits())
}

/// The function that converts doubles to a class.
fn class_function(class: Class) -> Option<&'static str> {
    (class.is_matrix() && class != Class::Double).then(|| class.name())
}
