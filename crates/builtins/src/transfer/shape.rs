//! Follows shape rules for one combination of argument classes.

use super::{Call, CertainError};
use crate::rule::{DimRule, ShapeRule};
use types::shape::{self, Conform, Nonconformable};
use types::{Class, ClassValue, Constant, Dim, Matrix, Shape, Truth};

type Ruled = Result<Shape, Nonconformable>;

/// Only the shape: that conformance is proved is the analysis's business.
fn plain(r: Result<Conform, Nonconformable>) -> Ruled {
    r.map(|c| c.shape)
}

impl Call<'_> {
    /// The shape of output `k`.
    pub(super) fn shape(&self, k: usize) -> Result<Shape, CertainError> {
        let mut found: Option<Shape> = None;
        let mut failed = false;
        for rule in self.conditions().pick(&self.builtin.shape, k) {
            match self.one_shape(rule) {
                Ok(s) => {
                    found = Some(match found {
                        None => s,
                        Some(f) => f.join(&s),
                    });
                }
                Err(Nonconformable) => failed = true,
            }
        }
        match found {
            Some(s) => Ok(s),
            None if failed => Err(self.nonconformable()),
            None => Ok(Shape::Any),
        }
    }

    fn nonconformable(&self) -> CertainError {
        let e = match self.builtin.name.as_str() {
            "mtimes" => runtime::errors::inner_dimensions(),
            "mldivide" | "mrdivide" => runtime::errors::dimensions_must_agree(),
            "mpower" => runtime::errors::mpower_square(),
            "transpose" | "ctranspose" => runtime::errors::transpose_nd(),
            "reshape" => runtime::errors::reshape_count(),
            _ => runtime::errors::sizes_must_match(),
        };
        CertainError::new(e.identifier(), e.message())
    }

    /// The shape of an argument; a scalar where it is absent.
    fn shape_of(&self, k: usize) -> Shape {
        self.args.get(k).map_or(Shape::scalar(), |a| a.matrix.shape.clone())
    }

    fn one_shape(&self, rule: &ShapeRule) -> Ruled {
        Ok(match rule {
            ShapeRule::Scalar => Shape::scalar(),
            ShapeRule::Unknown => Shape::Any,
            ShapeRule::Same(k) => self.shape_of(*k),
            ShapeRule::Broadcast => {
                let mut shape = Shape::scalar();
                let strings = self.args.iter().any(|a| a.class == Class::String);
                // Texts after the operands are options (`idivide(a, b, 'floor')`).
                let option = |k: usize, class: Class| k >= 2 && matches!(class, Class::Char | Class::String);
                let operands =
                    self.args.iter().enumerate().filter(|(k, a)| !option(*k, a.class)).map(|(_, a)| a);
                for a in operands.filter(|a| a.class.is_matrix() || a.class == Class::String) {
                    // Beside a string, a char row is one text.
                    let text = strings && a.class == Class::Char;
                    let here = if text { self.text_shape(&a.matrix.shape) } else { a.matrix.shape.clone() };
                    shape = plain(shape::broadcast(self.facts, &shape, &here))?;
                }
                let other = self.args.iter().any(|a| !(a.class.is_matrix() || a.class == Class::String));
                if other { Shape::Any } else { shape }
            }
            ShapeRule::Reduce { of, dim } => self.reduced(*of, *dim),
            ShapeRule::Sizes(from) => self.sized(*from),
            ShapeRule::Matmul => plain(shape::matmul(self.facts, &self.shape_of(0), &self.shape_of(1)))?,
            ShapeRule::Transpose => plain(shape::transpose(self.facts, &self.shape_of(0)))?,
            ShapeRule::Horzcat | ShapeRule::Vertcat | ShapeRule::Cat => Shape::Any,
            ShapeRule::Dims(dims) => match dims.as_slice() {
                [rows, columns] if dims.iter().any(|d| matches!(d, DimRule::UnlessEmpty(_))) => {
                    let unless = |d: &DimRule| match d {
                        DimRule::UnlessEmpty(n) => *n as i64,
                        _ => 0,
                    };
                    let dims = dims.iter().map(|d| shape::extent(&self.dim(d))).collect();
                    Shape::or_empty(dims, [unless(rows), unless(columns)])
                }
                dims => Shape::new(dims.iter().map(|d| shape::extent(&self.dim(d)))),
            },
            ShapeRule::Via(name) => return self.shape_via(name),
        })
    }

    /// The shape of a char array as texts: rows are elements.
    fn text_shape(&self, shape: &Shape) -> Shape {
        match shape.is_row(self.facts).or(shape.is_0x0(self.facts)) {
            Truth::Yes => Shape::scalar(),
            _ => Shape::Any,
        }
    }

    fn reduced(&self, of: usize, dim: Option<usize>) -> Shape {
        let shape = self.reduced_array(of, dim);
        // The greatest of nothing is nothing: an empty array keeps its size.
        let base = self.shape_of(of);
        if self.keeps_empty() && base.is_empty(self.facts) != Truth::No { shape.join(&base) } else { shape }
    }

    /// Whether what it makes of nothing along the dimension is nothing.
    pub(super) fn keeps_empty(&self) -> bool {
        matches!(self.builtin.name.as_str(), "max" | "min")
    }

    fn reduced_array(&self, of: usize, dim: Option<usize>) -> Shape {
        let base = self.shape_of(of);
        let Some(arg) = dim.and_then(|d| self.args.get(d)) else {
            return shape::reduce(self.facts, &base, None);
        };
        if matches!(arg.class, Class::Char | Class::String) {
            return shape::reduce(self.facts, &base, None).join(&Shape::scalar());
        }
        match self.number(dim.unwrap_or(0)) {
            Some(d) if d >= 1.0 && d.fract() == 0.0 => shape::reduce(self.facts, &base, Some(d as usize - 1)),
            _ if arg.matrix.shape.is_scalar(self.facts) == Truth::Yes => match base.rank() {
                // Some dimension, or one beyond the last, where nothing happens.
                Some(rank) => (0..rank)
                    .map(|d| shape::reduce(self.facts, &base, Some(d)))
                    .fold(base.clone(), |a, b| a.join(&b)),
                None => Shape::Any,
            },
            _ => match base.rank() {
                Some(rank) => Shape::new((0..rank).map(|_| Dim::Unknown)),
                None => Shape::Any,
            },
        }
    }

    /// The constant number an argument is.
    pub(super) fn number(&self, k: usize) -> Option<f64> {
        match self.args.get(k)?.matrix.as_constant()? {
            Constant::Number(x) => Some(*x),
            Constant::Integer(n) => Some(*n as f64),
            _ => None,
        }
    }

    /// The constant numbers of an argument.
    pub(super) fn numbers(&self, k: usize) -> Option<Vec<f64>> {
        let a = self.args.get(k)?;
        if a.matrix.shape.is_empty(self.facts) == Truth::Yes {
            return Some(Vec::new());
        }
        a.matrix.as_constant()?.numbers(a.class)
    }

    /// The whole number an argument is.
    pub(super) fn dim_value(&self, k: usize) -> Dim {
        if let Some(d) = self.dims.get(k).filter(|d| !d.is_unknown()) {
            return d.clone();
        }
        match self.number(k) {
            Some(x) if x.fract() == 0.0 && x.abs() < 9e15 => Dim::Const(x as i64),
            _ => Dim::Unknown,
        }
    }

    /// Extents from size arguments that start at `from`; a class name or a prototype may stand at
    /// the end.
    pub(super) fn sized(&self, from: usize) -> Shape {
        let text = |a: &ClassValue<Matrix>| matches!(a.class, Class::Char | Class::String);
        if asks_for_state(self.args) {
            return Shape::Any;
        }
        let end = match self.args {
            [.., last] if text(last) => self.args.len() - 1,
            [.., before, _] if text(before) => match before.matrix.as_constant() {
                Some(Constant::Text(t)) if t.eq_ignore_ascii_case("like") => self.args.len() - 2,
                Some(_) => self.args.len(),
                None => return Shape::Any,
            },
            _ => self.args.len(),
        };
        let end = end.max(from.min(self.args.len()));
        if self.args[from.min(end)..end].iter().any(text) {
            return Shape::Any;
        }
        match end.saturating_sub(from) {
            0 if matches!(self.builtin.name.as_str(), "cell") => Shape::empty(),
            0 => Shape::scalar(),
            1 => self.size_vector(from),
            _ => Shape::new((from..end).map(|k| shape::extent(&self.dim_value(k)))),
        }
    }

    /// The shape that one size argument means: `n` by `n`, or the extents it lists.
    pub(super) fn size_vector(&self, k: usize) -> Shape {
        if let Some(Some(shape)) = self.sizes.get(k) {
            return shape.clone();
        }
        let Some(arg) = self.args.get(k) else { return Shape::Any };
        if let Some(numbers) = self.numbers(k) {
            return match numbers.as_slice() {
                [] => Shape::empty(),
                [n] => {
                    let n = Dim::Const(n.max(0.0).min(9e15) as i64);
                    Shape::matrix(n.clone(), n)
                }
                many => Shape::new(many.iter().map(|n| Dim::Const(n.max(0.0).min(9e15) as i64))),
            };
        }
        let square = || {
            let n = shape::extent(&self.dim_value(k));
            Shape::matrix(n.clone(), n)
        };
        match arg.matrix.shape.is_scalar(self.facts) {
            Truth::Yes => square(),
            _ => match arg.matrix.shape.numel().as_const() {
                Some(n @ 0..=8) => Shape::new((0..n).map(|_| Dim::Unknown)),
                _ => Shape::Any,
            },
        }
    }

    pub(super) fn dim(&self, rule: &DimRule) -> Dim {
        let two = |a: &DimRule, b: &DimRule, f: fn(&Dim, &Dim) -> Dim| f(&self.dim(a), &self.dim(b));
        match rule {
            DimRule::Const(n) => Dim::Const(*n as i64),
            DimRule::Unknown | DimRule::UnlessEmpty(_) => Dim::Unknown,
            DimRule::Value(k, default) => match (self.args.get(*k), default) {
                (None, Some(n)) => Dim::Const(*n as i64),
                (None, None) => Dim::Unknown,
                _ => self.dim_value(*k),
            },
            DimRule::Extent(k, d) => self.shape_of(*k).dim(*d),
            DimRule::Numel(k) => self.shape_of(*k).numel(),
            DimRule::Length(k) => self.length(*k),
            DimRule::Ndims(k) => match self.shape_of(*k).rank() {
                Some(2) => Dim::Const(2),
                Some(rank) => match self.shape_of(*k).dim(rank - 1).as_const() {
                    Some(n) if n != 1 => Dim::Const(rank as i64),
                    _ => Dim::Unknown,
                },
                None => Dim::Unknown,
            },
            DimRule::Nargin => Dim::Const(self.args.len() as i64),
            DimRule::Add(a, b) => two(a, b, Dim::add),
            DimRule::Sub(a, b) => two(a, b, Dim::sub),
            DimRule::Mul(a, b) => two(a, b, Dim::mul),
            DimRule::Min(a, b) => two(a, b, Dim::minimum),
            DimRule::Max(a, b) => two(a, b, Dim::maximum),
        }
    }

    /// The longest extent, 0 for an empty array.
    fn length(&self, k: usize) -> Dim {
        let shape = self.shape_of(k);
        let Some(dims) = shape.dims() else { return Dim::Unknown };
        if shape.is_empty(self.facts) == Truth::Yes {
            return Dim::ZERO;
        }
        let longest = dims.iter().fold(Dim::ZERO, |m, d| m.maximum(d));
        // A vector is as long as it has elements, an empty one included.
        let ones =
            dims.iter().enumerate().filter(|(k, d)| **d == Dim::ONE || shape.most(*k) == Some(1)).count();
        if ones + 1 >= dims.len() {
            return shape.numel();
        }
        if shape.is_empty(self.facts) == Truth::No { longest } else { Dim::Unknown }
    }

    fn shape_via(&self, name: &str) -> Ruled {
        let (a, b) = (self.shape_of(0), self.shape_of(1));
        Ok(match name {
            "mldivide" => self.divide(&a, &b)?,
            "mrdivide" => {
                let flip = |s: &Shape| plain(shape::transpose(self.facts, s));
                if b.is_scalar(self.facts) == Truth::Yes {
                    return Ok(a);
                }
                if b.is_scalar(self.facts) == Truth::Maybe {
                    return Ok(Shape::matrix(a.rows(), Dim::Unknown).join(&a));
                }
                flip(&self.divide(&flip(&b)?, &flip(&a)?)?)?
            }
            "mpower" => match (a.is_scalar(self.facts), b.is_scalar(self.facts)) {
                (_, Truth::Yes) => a,
                (Truth::Yes, _) => b,
                (Truth::No, Truth::No) => return Err(Nonconformable),
                _ => a.join(&b),
            },
            "plain_sizes" => {
                let text = |a: &ClassValue<Matrix>| matches!(a.class, Class::Char | Class::String);
                if self.args.iter().any(text) { Shape::Any } else { self.sized(0) }
            }
            "colon" => self.colon_shape(),
            "repmat" => self.repmat(&a),
            "reshape" => self.reshaped(&a)?,
            "find" => self.found(&a),
            "permute" | "ipermute" => match self.numbers(1) {
                Some(order) => {
                    let mut order: Vec<usize> =
                        order.iter().map(|&k| (k as usize).saturating_sub(1)).collect();
                    if name == "ipermute" {
                        let inverse =
                            (0..order.len()).map(|k| order.iter().position(|&o| o == k).unwrap_or(0));
                        order = inverse.collect();
                    }
                    shape::permute(&a, &order)
                }
                None => Shape::Any,
            },
            "squeeze" => shape::squeeze(self.facts, &a),
            "diag" => self.diagonal(&a),
            "sub2ind" => self.shape_of(1),
            "diff" => self.differences(&a),
            "unique" => self.distinct(&a),
            "combined" => self.combined(&a, &self.shape_of(1)),
            "ndgrid" if self.args.len() >= 2 && self.nargout <= self.args.len() => {
                Shape::new(self.args.iter().map(|a| a.matrix.shape.numel()))
            }
            "sprintf" => self.formatted(),
            "digits" => match a.is_scalar(self.facts) {
                Truth::Yes if self.args.len() == 1 && self.args[0].class.is_numeric() => some_text(),
                Truth::Yes => Shape::row_or_empty(),
                _ => Shape::matrix(Dim::Unknown, Dim::Unknown),
            },
            _ => Shape::Any,
        })
    }

    /// Formatted text: a row where the format surely gives something, which its beginning tells.
    fn formatted(&self) -> Shape {
        let Some(Constant::Text(format)) = self.args.first().and_then(|a| a.matrix.as_constant()) else {
            return Shape::row_or_empty();
        };
        let literal = format.starts_with(|c| c != '%' && c != '\\');
        let number = self.args.get(1).is_some_and(|a| {
            (a.class.is_numeric() || a.class == Class::Logical)
                && a.matrix.shape.is_scalar(self.facts) == Truth::Yes
        });
        match literal || number && format.starts_with('%') && !format.starts_with("%%") {
            true => some_text(),
            false => Shape::row_or_empty(),
        }
    }

    /// `a \ b`.
    fn divide(&self, a: &Shape, b: &Shape) -> Ruled {
        match a.is_scalar(self.facts) {
            Truth::Yes => Ok(b.clone()),
            Truth::No if a.rows().surely_differs(&b.rows(), self.facts) => Err(Nonconformable),
            Truth::No => Ok(Shape::matrix(a.cols(), b.cols())),
            Truth::Maybe => Ok(Shape::matrix(a.cols(), b.cols()).join(b)),
        }
    }

    fn colon_shape(&self) -> Shape {
        let last = self.args.len() - 1;
        if self.args.iter().any(|a| a.matrix.shape.is_empty(self.facts) != Truth::No) {
            return Shape::row(Dim::Unknown);
        }
        let step = if last == 2 { self.number(1) } else { Some(1.0) };
        match step {
            Some(s) if s.fract() == 0.0 && s.abs() < 1e15 => {
                let (lo, hi) = (self.dim_value(0), self.dim_value(last));
                let count = match hi.is_unknown() {
                    // The count of lo:x is that of lo:floor(x): known for a constant x.
                    true => match self.number(last) {
                        Some(x) if s > 0.0 && x.is_finite() && x.abs() < 1e15 => {
                            shape::colon_count(&lo, s as i64, &Dim::Const(x.floor() as i64))
                        }
                        _ => Dim::Unknown,
                    },
                    false => shape::colon_count(&lo, s as i64, &hi),
                };
                Shape::row(count)
            }
            _ => Shape::row(Dim::Unknown),
        }
    }

    fn repmat(&self, a: &Shape) -> Shape {
        // Text counts by its codes.
        if self.args[1..].iter().any(|a| matches!(a.class, Class::Char | Class::String)) {
            return Shape::Any;
        }
        let counts = self.sized(1);
        if self.args.len() == 2 || counts != Shape::Any {
            return shape::multiply(a, &counts);
        }
        Shape::Any
    }

    fn reshaped(&self, a: &Shape) -> Ruled {
        if self.args.len() == 2 {
            let shape = self.size_vector(1);
            return self.same_count(a, shape);
        }
        // One extent may be [], which means whatever is left.
        let mut open = None;
        let mut dims = Vec::new();
        for k in 1..self.args.len() {
            match self.args[k].matrix.shape.is_empty(self.facts) {
                Truth::Yes if open.is_none() => {
                    open = Some(dims.len());
                    dims.push(Dim::Unknown);
                }
                Truth::No => dims.push(shape::extent(&self.dim_value(k))),
                _ => return Ok(Shape::Any),
            }
        }
        if let Some(at) = open {
            let others = dims.iter().enumerate().filter(|(k, _)| *k != at);
            let product = others.fold(Dim::ONE, |p, (_, d)| p.mul(d));
            let total = a.numel();
            dims[at] = match (product.as_const(), total.as_const()) {
                (Some(0), _) => Dim::Unknown,
                (Some(p), Some(t)) if t % p != 0 => return Err(Nonconformable),
                (Some(1), _) => total,
                (Some(p), _) => total.floor_div(p),
                // n*m elements in n columns.
                (None, _) if total == product && !total.is_unknown() => Dim::ONE,
                _ => Dim::Unknown,
            };
            return Ok(Shape::new(dims));
        }
        self.same_count(a, Shape::new(dims))
    }

    fn same_count(&self, a: &Shape, shape: Shape) -> Ruled {
        match (a.numel().as_const(), shape.numel().as_const()) {
            (Some(m), Some(n)) if m != n => Err(Nonconformable),
            _ => Ok(shape),
        }
    }

    fn found(&self, a: &Shape) -> Shape {
        let n = Dim::Unknown;
        match (a.is_row(self.facts), a.is_scalar(self.facts)) {
            (Truth::Yes, Truth::No) => Shape::row(n),
            (Truth::No, Truth::No) if a.is_0x0(self.facts) == Truth::No => Shape::column(n),
            _ if a.is_row_or_empty() => Shape::row_or_empty(),
            _ if a.is_column_or_empty() => Shape::column_or_empty(),
            _ => Shape::any_matrix(),
        }
    }

    fn diagonal(&self, a: &Shape) -> Shape {
        let offset = if self.args.len() > 1 { self.number(1).map(|k| k.abs() as i64) } else { Some(0) };
        let vector = a.is_vector(self.facts);
        let square = match offset {
            Some(k) => a.numel().add(&Dim::Const(k)),
            None => Dim::Unknown,
        };
        let made = Shape::matrix(square.clone(), square);
        let taken = match offset {
            Some(0) => Shape::column(a.rows().minimum(&a.cols())),
            _ => Shape::column(Dim::Unknown),
        };
        match vector {
            Truth::Yes => made,
            // The diagonal of 0-by-0 is 0-by-0.
            Truth::No if a.is_0x0(self.facts) == Truth::No => taken,
            Truth::No => Shape::any_matrix(),
            Truth::Maybe => made.join(&taken).join(&Shape::any_matrix()),
        }
    }

    fn differences(&self, a: &Shape) -> Shape {
        let Some(rank) = a.rank() else { return Shape::Any };
        if self.args.len() > 1 {
            return if rank == 2 { Shape::any_matrix() } else { Shape::Any };
        }
        let shorter = |d: usize| {
            let less = |k: usize| if k == d { shape::extent(&a.dim(k).sub(&Dim::ONE)) } else { a.dim(k) };
            Shape::new((0..rank).map(less))
        };
        match (a.is_row(self.facts), a.is_scalar(self.facts), a.is_empty(self.facts)) {
            (Truth::Yes, Truth::No, Truth::No) => shorter(1),
            (Truth::No, Truth::No, Truth::No) if surely_not_one(&a.rows(), self) => shorter(0),
            _ if a.is_row_or_empty() => Shape::row_or_empty(),
            _ if a.is_column_or_empty() => Shape::column_or_empty(),
            _ if rank == 2 => Shape::any_matrix(),
            _ => Shape::Any,
        }
    }

    fn distinct(&self, a: &Shape) -> Shape {
        if self.args.len() > 1 {
            return Shape::any_matrix();
        }
        match (a.is_row(self.facts), a.is_empty(self.facts)) {
            (Truth::Yes, _) => Shape::row(Dim::Unknown),
            (Truth::No, Truth::No) => Shape::column(Dim::Unknown),
            _ if a.is_row_or_empty() => Shape::row_or_empty(),
            _ => Shape::any_matrix(),
        }
    }

    /// Elements of two sets: a row where both are rows, a column where both are and neither is a row too.
    fn combined(&self, a: &Shape, b: &Shape) -> Shape {
        if self.args.len() > 2 {
            return Shape::any_matrix();
        }
        let column = |s: &Shape| match s.is_row(self.facts) {
            Truth::No => s.is_column(self.facts),
            _ => Truth::Maybe,
        };
        match (a.is_row(self.facts).and(b.is_row(self.facts)), column(a).and(column(b))) {
            (Truth::Yes, _) => Shape::row(Dim::Unknown),
            (_, Truth::Yes) => Shape::column(Dim::Unknown),
            _ => Shape::any_matrix(),
        }
    }
}

fn surely_not_one(d: &Dim, call: &Call) -> bool {
    d.surely_differs(&Dim::ONE, call.facts)
}

/// Whether the only argument is a text that may be no class: `rand('state')` gives what generates the numbers.
pub(super) fn asks_for_state(args: &[ClassValue<Matrix>]) -> bool {
    match args {
        [word] if matches!(word.class, Class::Char | Class::String) => match word.matrix.as_constant() {
            Some(Constant::Text(t)) => Class::from_name(t).is_none(),
            _ => true,
        },
        _ => false,
    }
}

/// A row of at least one character.
fn some_text() -> Shape {
    Shape::row(Dim::Unknown)
}
