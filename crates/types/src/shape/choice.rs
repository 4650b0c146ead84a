//! Shapes that are 0-by-0 or a matrix of which an extent is known: how they are made, asked and decided.
//!
//! Invariant: of a shape made here neither extent is known by itself, and a known one stands beside it.

use super::{Dims, Shape, Solid};
use crate::{Dim, SymFacts};
use smallvec::smallvec;

/// The matrix that it is unless it is 0-by-0.
fn matrix(dims: &Dims, solid: Solid) -> Shape {
    let of = |k: usize| if solid[k] > 0 { Dim::Const(solid[k]) } else { dims[k].clone() };
    Shape::matrix(of(0), of(1))
}

impl Shape {
    /// 0-by-0 or these extents, of which those in `solid` are so unless it is 0-by-0; made canonical.
    pub fn or_empty(dims: Dims, solid: Solid) -> Shape {
        let [rows, columns] = dims.as_slice() else { return Shape::new(dims) };
        let known = [rows.as_const(), columns.as_const()];
        let has = |k: usize| known[k].is_some_and(|n| n > 0);
        let lacks = |k: usize| known[k] == Some(0) && solid[k] > 0;
        if has(0) || has(1) {
            return matrix(&dims, solid);
        }
        if lacks(0) || lacks(1) {
            return Shape::empty();
        }
        if solid == [0, 0] { Shape::Known(dims) } else { Shape::OrEmpty(dims, solid) }
    }

    /// What the extents are unless it is 0-by-0.
    pub(super) fn solid(&self) -> Solid {
        match self {
            Shape::OrEmpty(_, solid) => *solid,
            Shape::Known(dims) if dims.len() == 2 => [0, 1].map(|k: usize| dims[k].as_const().unwrap_or(0)),
            _ => [0, 0],
        }
    }

    /// 0-by-0 or a row.
    pub fn row_or_empty() -> Shape {
        Shape::OrEmpty(smallvec![Dim::Unknown; 2], [1, 0])
    }

    /// 0-by-0 or a column.
    pub fn column_or_empty() -> Shape {
        Shape::OrEmpty(smallvec![Dim::Unknown; 2], [0, 1])
    }

    /// Whether it surely is 0-by-0 or a row.
    pub fn is_row_or_empty(&self) -> bool {
        self.is_one_or_empty(0)
    }

    /// Whether it surely is 0-by-0 or a column.
    pub fn is_column_or_empty(&self) -> bool {
        self.is_one_or_empty(1)
    }

    fn is_one_or_empty(&self, k: usize) -> bool {
        match self {
            Shape::Known(dims) => dims.len() == 2 && (dims[k] == Dim::ONE || *self == Shape::empty()),
            shape => shape.most(k) == Some(1),
        }
    }

    /// Without the choice where `facts` decide it.
    pub(super) fn decided(&self, facts: &dyn SymFacts) -> Shape {
        let Shape::OrEmpty(dims, solid) = self else { return self.clone() };
        if dims.iter().any(|d| d.bounds(facts).lo >= 1.0) {
            return matrix(dims, *solid);
        }
        if (0..2).any(|k| solid[k] > 0 && dims[k].bounds(facts).hi == 0.0) {
            return Shape::empty();
        }
        self.clone()
    }

    /// The greatest that an extent which is not known can be, where something is known of it.
    pub fn most(&self, k: usize) -> Option<i64> {
        match self {
            Shape::OrEmpty(_, solid) => solid.get(k).copied().filter(|&n| n > 0),
            _ => None,
        }
    }

    /// The extents that two shapes have in common, without what neither of them allows.
    pub(super) fn met(self, a: &Shape, b: &Shape) -> Option<Shape> {
        let most = |k: usize| match (a.most(k), b.most(k)) {
            (Some(m), Some(n)) if m != n => None,
            (m, n) => Some(m.or(n).unwrap_or(0)),
        };
        let known = [0, 1].map(|k| self.dim(k).as_const());
        let matrix = known.iter().any(|n| n.is_some_and(|n| n > 0));
        let (Some(m), Some(n)) = (most(0), most(1)) else {
            return (!matrix).then(Shape::empty);
        };
        let against = |k: usize, most: i64| most > 0 && known[k].is_some_and(|n| n != most);
        match self {
            _ if matrix && (against(0, m) || against(1, n)) => None,
            Shape::Known(dims) if dims.len() == 2 => Some(Shape::or_empty(dims, [m, n])),
            other => Some(other),
        }
    }
}
