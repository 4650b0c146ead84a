//! Follows value rules: intervals of the elements, numbers that are extents, and the shape whose
//! extents a row lists.

use super::{Call, range_of};
use crate::rule::ValueRule;
use types::abs::Elements;
use types::{
    Class, Complexity, Constant, Dim, EXTENTS, Interval, MAX_EXTENT, ScalarOp, Shape, Sparsity, Truth,
};

/// What a value rule says: interval, number, sizes.
pub(super) type Known = (Interval, Dim, Option<Shape>);

fn range(r: Interval) -> Known {
    (r, Dim::Unknown, None)
}

fn truth(t: Truth) -> Known {
    range(match t {
        Truth::Yes => Interval::point(1.0),
        Truth::No => Interval::point(0.0),
        Truth::Maybe => Interval::BOOL,
    })
}

fn yes(b: bool) -> Known {
    truth(if b { Truth::Yes } else { Truth::No })
}

impl Call<'_> {
    /// What is known of the elements of output `k`.
    pub(super) fn elements(&self, k: usize, class: Class, shape: &Shape, complexity: Complexity) -> Known {
        let all = Interval::of_class(class);
        if complexity != Complexity::Real || !class.is_matrix() {
            return range(Interval::TOP);
        }
        let mut found: Option<Known> = None;
        for rule in self.conditions().pick(&self.builtin.value, k) {
            let next = self.one_value(rule, class, shape);
            found = Some(match found {
                None => next,
                Some((r, d, s)) => {
                    let d = if d == next.1 { d } else { Dim::Unknown };
                    let s = if s == next.2 { s } else { None };
                    (r.join(next.0), d, s)
                }
            });
        }
        let (r, d, s) = found.unwrap_or(range(Interval::TOP));
        (r.meet(all), d, s)
    }

    /// The argument whose contents a result holds: of cells and structs.
    pub(super) fn contents_of(&self, k: usize) -> Option<usize> {
        let rules = self.conditions().pick(&self.builtin.value, k);
        match rules.as_slice() {
            [ValueRule::Of(of)] => Some(*of),
            _ => None,
        }
    }

    fn one_value(&self, rule: &ValueRule, class: Class, shape: &Shape) -> Known {
        match rule {
            ValueRule::Top | ValueRule::Texts | ValueRule::TextsOf(_) => range(Interval::TOP),
            ValueRule::Range { .. }
                if self.builtin.sizes.is_some() && super::shape::asks_for_state(self.args) =>
            {
                range(Interval::TOP)
            }
            ValueRule::Of(k) => range(self.range_as(*k, class)),
            ValueRule::Range { lo, hi, integer: true } => range(Interval::integers(*lo, *hi)),
            // What is never below zero is a magnitude, a probability: no negative zero either.
            ValueRule::Range { lo, hi, integer: false } => {
                range(Interval::new(*lo, *hi).with_nan(true).with_neg_zero(*lo < 0.0))
            }
            ValueRule::Dim(rule) => self.counted(self.dim(rule)),
            ValueRule::Test(classes) => yes(self.args.first().is_some_and(|a| classes.contains(a.class))),
            ValueRule::Op => match self.scalar_op() {
                Some(op) => range(self.op_range(op, class)),
                None => range(Interval::TOP),
            },
            ValueRule::Via(name) => self.value_via(name, class, shape),
        }
    }

    fn counted(&self, d: Dim) -> Known {
        let bounds = d.bounds(self.facts).meet(EXTENTS);
        (bounds, d, None)
    }

    /// The interval of an argument's elements, converted to a class.
    fn range_as(&self, k: usize, class: Class) -> Interval {
        self.args.get(k).map_or(Interval::TOP, |a| {
            let r = range_of(a);
            if a.class == class { r } else { r.converted(class) }
        })
    }

    /// The interval of a scalar operation's results.
    fn op_range(&self, op: ScalarOp, class: Class) -> Interval {
        let real = |a: &types::ClassValue<types::Matrix>| {
            a.class.is_matrix() && (a.matrix.complexity == Complexity::Real || !a.class.is_numeric())
        };
        if !self.args.iter().all(real) || self.args.len() != op.arity() {
            return Interval::of_class(class);
        }
        let ranges = self.ranges();
        if class == Class::Double || class == Class::Logical {
            return op.range(&ranges);
        }
        if matches!(class, Class::Int64 | Class::UInt64) {
            // Doubles cannot bound what 64-bit arithmetic does near its ends.
            let r = op.range(&ranges);
            return if is_small(&r) && ranges.iter().all(is_small) {
                r.converted(class)
            } else {
                Interval::of_class(class)
            };
        }
        op.range(&ranges).converted(class)
    }

    fn value_via(&self, name: &str, class: Class, shape: &Shape) -> Known {
        let first = || self.args.first();
        let shape_test = |f: fn(&Shape, &dyn types::SymFacts) -> Truth| {
            first().map_or(range(Interval::BOOL), |a| match a.class {
                // Objects may say otherwise; a map has as many rows as entries.
                Class::Object(_) => range(Interval::BOOL),
                _ => truth(f(&a.matrix.shape, self.facts)),
            })
        };
        match name {
            "isempty" => shape_test(Shape::is_empty),
            "isscalar" => shape_test(Shape::is_scalar),
            "isvector" => shape_test(Shape::is_vector),
            "isrow" => shape_test(Shape::is_row),
            "iscolumn" => shape_test(Shape::is_column),
            "ismatrix" => shape_test(Shape::is_matrix),
            "issquare" => first().map_or(range(Interval::BOOL), |a| {
                let s = &a.matrix.shape;
                let flat = s.is_matrix(self.facts);
                let equal = match () {
                    _ if s.rows().surely_equals(&s.cols(), self.facts) => Truth::Yes,
                    _ if s.rows().surely_differs(&s.cols(), self.facts) => Truth::No,
                    _ => Truth::Maybe,
                };
                truth(flat.and(equal))
            }),
            "isreal" => {
                first().map_or(range(Interval::BOOL), |a| match (a.class.is_matrix(), a.matrix.complexity) {
                    (false, _) => yes(false),
                    (_, Complexity::Real) => yes(true),
                    (_, Complexity::Complex | Complexity::Imaginary) => yes(false),
                    (_, Complexity::Any | Complexity::Narrow) => range(Interval::BOOL),
                })
            }
            "issparse" => first().map_or(range(Interval::BOOL), |a| match a.matrix.sparsity {
                Sparsity::Full => yes(false),
                Sparsity::Sparse => yes(true),
                Sparsity::Any => range(Interval::BOOL),
            }),
            "iscellstr" => first().map_or(range(Interval::BOOL), |a| match (&a.class, &a.elements) {
                (Class::Cell, Elements::Tuple(list)) => {
                    let each = list.content().iter().map(|e| match e.unique_class() {
                        Some(Class::Char) => Truth::Yes,
                        _ if e.classes().contains(Class::Char) => Truth::Maybe,
                        _ => Truth::No,
                    });
                    truth(each.fold(Truth::Yes, Truth::and))
                }
                (Class::Cell, _) => range(Interval::BOOL),
                _ => yes(false),
            }),
            "isa" => self.is_a(),
            "class" => range(Interval::TOP),
            "isfield" => self.is_field(shape),
            "mtimes" | "mrdivide" | "mldivide" | "mpower" => self.matrix_operation(name, class),
            "colon" => range(self.colon_range(class)),
            "linspace" => {
                let r = self.range_as(0, class).join(self.range_as(1, class));
                range(Interval { integer: false, ..r }.normalised().with_nan(true).with_neg_zero(true))
            }
            // Places lie within the operand; those of sparse matrices may exceed what a full one can have.
            "found" => {
                let full = first().filter(|a| a.matrix.sparsity == Sparsity::Full);
                let most = full.map(|a| a.matrix.shape.numel().bounds(self.facts).hi);
                let most = most.map_or(f64::INFINITY, |n| n.clamp(1.0, MAX_EXTENT));
                range(Interval::integers(1.0, most))
            }
            "with_zero" => range(self.range_as(0, class).join(Interval::point(0.0))),
            "sum" => range(self.sum_range(class)),
            "prod" => range(self.product_range(class)),
            "max" | "min" => range(self.extremum(name, class)),
            "mean" => {
                let r = self.range_as(0, class);
                if r.is_empty() && class.is_float() {
                    // The mean of nothing, or of NaN alone.
                    return range(Interval::BOTTOM.with_nan(true));
                }
                let slack =
                    |x: f64, up: bool| if up { x.next_up().next_up() } else { x.next_down().next_down() };
                let wide = (r.hi - r.lo).abs().max(r.lo.abs()).max(r.hi.abs()) * 1e-6;
                let (lo, hi) = (slack(r.lo - wide, false), slack(r.hi + wide, true));
                // Sums keep the sign that all elements have.
                let lo = if r.lo >= 0.0 { lo.max(0.0) } else { lo };
                let hi = if r.hi <= 0.0 { hi.min(0.0) } else { hi };
                // An infinite element makes the slack infinite, too.
                let known = !r.is_empty() && !lo.is_nan() && !hi.is_nan() && lo <= hi;
                range(if known { Interval::new(lo, hi).with_nan(true) } else { Interval::TOP })
            }
            "double" => {
                let dim = self.dims.first().cloned().unwrap_or(Dim::Unknown);
                (self.range_as(0, class), dim, self.sizes.first().cloned().flatten())
            }
            "randi" => range(self.random_range(class)),
            // Of no element and of several, the conversion fails: it must be made.
            "truth" if !first().is_some_and(|a| a.matrix.shape.is_scalar(self.facts) == Truth::Yes) => {
                range(Interval::BOOL)
            }
            "truth" => match first().map(range_of) {
                Some(r) if r.is_point() && !r.nan => yes(r.lo != 0.0),
                Some(r) if !r.contains_zero() && !r.nan => yes(true),
                _ => range(Interval::BOOL),
            },
            "count" => match first() {
                Some(a) if a.class == Class::Logical || a.class == Class::Char => {
                    range(Interval::integers(0.0, f64::INFINITY))
                }
                Some(a) => self.counted(a.matrix.shape.numel()),
                None => range(Interval::TOP),
            },
            "places" => match first() {
                Some(a) if a.class.has_fields() => self.counted(a.matrix.shape.numel()),
                _ => self.counted(Dim::from(1)),
            },
            "end" => self.counted(self.end_dim()),
            _ if name.starts_with("to_") => {
                let r = self.range_as(0, class);
                // Doubles cannot name the ends of the wide classes.
                let wide = matches!(class, Class::Int64 | Class::UInt64) && r.hi > 9e15;
                range(if wide { Interval::of_class(class) } else { r })
            }
            _ => range(Interval::TOP),
        }
    }

    fn is_a(&self) -> Known {
        let (Some(a), Some(Constant::Text(name))) =
            (self.args.first(), self.args.get(1).and_then(|n| n.matrix.as_constant()))
        else {
            return range(Interval::BOOL);
        };
        let class = a.class;
        if matches!(class, Class::Object(_)) {
            return if class.name() == &**name && class.name() != "object" {
                yes(true)
            } else {
                range(Interval::BOOL)
            };
        }
        yes(match &**name {
            "numeric" => class.is_numeric(),
            "float" => class.is_float(),
            "integer" => class.is_integer(),
            other => class.name() == other,
        })
    }

    fn is_field(&self, shape: &Shape) -> Known {
        let (Some(s), Some(name)) = (self.args.first(), self.args.get(1)) else {
            return range(Interval::BOOL);
        };
        if s.class != Class::Struct {
            return if matches!(s.class, Class::Object(_)) { range(Interval::BOOL) } else { yes(false) };
        }
        match (name.matrix.as_constant(), &s.elements) {
            (Some(Constant::Text(name)), Elements::Fields(fields))
                if shape.is_scalar(self.facts) == Truth::Yes =>
            {
                match fields.content().get(base::Name::new(name)) {
                    None => yes(false),
                    Some(v) if v.maybe_undefined => range(Interval::BOOL),
                    Some(_) => yes(true),
                }
            }
            _ => range(Interval::BOOL),
        }
    }

    /// Matrix operations are elementwise ones where an operand is a scalar.
    fn matrix_operation(&self, name: &str, class: Class) -> Known {
        let [a, b] = self.args else { return range(Interval::TOP) };
        let scalar =
            |v: &types::ClassValue<types::Matrix>| v.matrix.shape.is_scalar(self.facts) == Truth::Yes;
        let (sa, sb) = (scalar(a), scalar(b));
        let op = match name {
            "mtimes" if sa || sb => ScalarOp::Times,
            "mrdivide" if sb => ScalarOp::Rdivide,
            "mldivide" if sa => ScalarOp::Ldivide,
            "mpower" if sa && sb => ScalarOp::Power,
            "mtimes" => return range(self.product_of_matrices(class)),
            _ => return range(Interval::TOP),
        };
        range(self.op_range(op, class))
    }

    /// Sums of products: signs and wholeness survive.
    fn product_of_matrices(&self, class: Class) -> Interval {
        let ranges = self.ranges();
        if ranges.iter().any(|r| r.nan || r.contains_infinity()) {
            return Interval::TOP;
        }
        let p = ScalarOp::Times.range(&ranges);
        let p = if class == Class::Single { p.converted(class) } else { p };
        // As for one product: doubles cannot bound what 64-bit arithmetic does near its ends.
        if matches!(class, Class::Int64 | Class::UInt64) && !ranges.iter().chain([&p]).all(is_small) {
            return Interval::of_class(class);
        }
        sum_of(p, None)
    }

    fn sum_range(&self, class: Class) -> Interval {
        let Some(a) = self.args.first() else { return Interval::TOP };
        let r = range_of(a);
        if class.is_integer() {
            return Interval::of_class(class);
        }
        // A dimension that is surely reduced has at most so many elements.
        let count = a.matrix.shape.numel().bounds(self.facts).hi;
        sum_of(r, Some(count))
    }

    fn product_range(&self, class: Class) -> Interval {
        let Some(a) = self.args.first() else { return Interval::TOP };
        let r = range_of(a);
        if class.is_integer() || r.nan || !(r.lo >= 0.0) {
            return Interval { integer: r.integer, ..Interval::TOP };
        }
        let nan = r.hi == f64::INFINITY;
        let lo = if r.lo >= 1.0 { 1.0 } else { 0.0 };
        let hi = if r.hi <= 1.0 { 1.0 } else { f64::INFINITY };
        Interval { lo, hi, nan, ..r }.normalised()
    }

    fn extremum(&self, name: &str, class: Class) -> Interval {
        let first = self.range_as(0, class);
        if self.args.len() < 2 {
            return first;
        }
        let second = self.range_as(1, class);
        let op = if name == "max" { ScalarOp::Max } else { ScalarOp::Min };
        let mut pairs = op.range(&[first, second]);
        // Options may let NaN count, or compare by size.
        if self.args.len() > 2 {
            pairs = pairs.join(first).join(second);
        }
        if class.is_integer() {
            // NaN is passed over before it could become 0; doubles cannot name the ends of 64 bits.
            let ranges = self.ranges();
            if ranges.iter().any(|r| r.nan) {
                pairs = pairs.join(first).join(second);
            }
            if matches!(class, Class::Int64 | Class::UInt64)
                && ranges.iter().any(|r| r.hi > 9e15 || r.lo < -9e15)
            {
                pairs = Interval::of_class(class);
            }
        }
        // `max(x, [], dim)` reduces.
        match self.args[1].matrix.shape.is_empty(self.facts) {
            _ if self.args.len() == 2 => pairs,
            Truth::No => pairs,
            Truth::Yes => first,
            Truth::Maybe => pairs.join(first),
        }
    }

    fn colon_range(&self, class: Class) -> Interval {
        let last = self.args.len() - 1;
        let (from, to) = (self.range_as(0, class), self.range_as(last, class));
        let step = if last == 2 { self.range_as(1, class) } else { Interval::point(1.0) };
        let nan = from.nan || to.nan || step.nan;
        let integer = from.integer && step.integer;
        let hull = Interval { integer, ..from.join(to) };
        // Rounding of the last element stays within the ends.
        Interval { nan, ..hull }.normalised().with_neg_zero(types::colon_is_neg_zero(from, step, to))
    }

    fn random_range(&self, class: Class) -> Interval {
        let Some(a) = self.args.first() else { return Interval::TOP };
        let r = range_of(a);
        let single = a.matrix.shape.is_scalar(self.facts) == Truth::Yes;
        let lo = if single { 1.0 } else { r.lo.min(1.0) };
        Interval::integers(lo, r.hi.max(1.0)).converted(class)
    }

    /// `end(x, k, n)`.
    fn end_dim(&self) -> Dim {
        let Some(a) = self.args.first() else { return Dim::Unknown };
        if matches!(a.class, Class::Object(_)) {
            return Dim::Unknown;
        }
        let shape = &a.matrix.shape;
        match (self.number(1), self.number(2), shape.rank()) {
            (_, Some(1.0), _) => shape.numel(),
            (Some(k), Some(n), _) if k >= 1.0 && k < n => shape.dim(k as usize - 1),
            (Some(k), Some(n), Some(rank)) if k == n && k >= 1.0 => {
                (k as usize - 1..rank.max(k as usize)).fold(Dim::ONE, |p, d| p.mul(&shape.dim(d)))
            }
            _ => Dim::Unknown,
        }
    }
}

/// Whether doubles hold all whole numbers of the interval exactly.
fn is_small(r: &Interval) -> bool {
    r.lo >= -9e15 && r.hi <= 9e15
}

/// The interval of sums of at most `count` elements that lie in `r`, none included.
fn sum_of(r: Interval, count: Option<f64>) -> Interval {
    if r.is_empty() && !r.nan {
        return Interval::point(0.0);
    }
    let nan = r.nan || (r.lo == f64::NEG_INFINITY && r.hi == f64::INFINITY);
    let n = count.unwrap_or(f64::INFINITY).max(1.0);
    let end = |x: f64, out: f64| {
        if x == 0.0 {
            0.0
        } else if n.is_finite() && x.is_finite() {
            // Room for rounding.
            let e = x * n;
            if e.abs() < 9e15 && r.integer { e } else { e + out * e.abs() * 1e-9 }
        } else {
            out * f64::INFINITY
        }
    };
    let hi = if r.hi > 0.0 { end(r.hi, 1.0) } else { 0.0 };
    let lo = if r.lo < 0.0 { end(r.lo, -1.0) } else { 0.0 };
    // Sums never underflow: they are negative zeros only of such.
    Interval { lo, hi, nan, ..r }.normalised()
}
