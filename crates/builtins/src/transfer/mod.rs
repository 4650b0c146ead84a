//! What a builtin does to abstract values: one transfer function for all, made from the declared
//! rules; the analysis and the partial evaluator share it.
//!
//! The rules are followed for every combination of the arguments' classes and the results joined.
//! A call whose arguments are constants is run, when it has no effects, by its kernel. A call that
//! fails for every combination is a certain error.
//!
//! Soundness: the result of every concrete call with arguments inside the abstract ones lies inside
//! the abstract results. A condition of a rule that can be neither proved nor refuted takes both
//! ways. Certain errors are errors of every such call.
//!
//! Not here: calls of function handles (`cellfun`, `feval`): the analysis follows those itself and
//! falls back on the declared rules.

mod class;
mod conditions;
mod fold;
mod matches;
mod shape;
mod special;
mod terms;
mod value;

pub use fold::{abstraction, concrete, fold_in};
pub use terms::{shape_term, with_shape};

use crate::AttributeValue;
use crate::form::Form;
use crate::registry::{Builtin, BuiltinId, builtin};
use crate::rule::{ComplexityRule, ValueRule, nth};
use base::Name;
use conditions::Conditions;
use smallvec::SmallVec;
use types::abs::Elements;
use types::{
    AbsValue, Class, ClassValue, Complexity, Constant, Dim, Elems, Interval, Matrix, ScalarOp, Shape,
    Sparsity, SymFacts, Truth,
};

/// An argument or result: an abstract value and, where known, the number it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// What it may be.
    pub value: AbsValue,
    /// The whole number it is as an expression over symbols; `Unknown` where it is none.
    pub dim: Dim,
    /// It is the row of extents of an array of this shape (`size(x)`).
    pub sizes: Option<Shape>,
}

/// An error that every call with such arguments raises.
#[derive(Clone, Debug, PartialEq)]
pub struct CertainError {
    /// MATLAB's identifier.
    pub identifier: String,
    /// MATLAB's text.
    pub message: String,
}

/// Results of a call, one for each output asked for, at least one where the builtin has any.
pub type Results = SmallVec<[Operand; 1]>;

impl From<AbsValue> for Operand {
    fn from(value: AbsValue) -> Operand {
        let dim = match value.as_number() {
            Some(x) if x.fract() == 0.0 && x.abs() <= 9e15 => Dim::Const(x as i64),
            _ => Dim::Unknown,
        };
        Operand { value, dim, sizes: None }
    }
}

impl CertainError {
    fn new(identifier: impl Into<String>, message: impl Into<String>) -> CertainError {
        CertainError { identifier: identifier.into(), message: message.into() }
    }
}

/// A call with one class for each argument.
struct Call<'a> {
    builtin: &'static Builtin,
    args: &'a [ClassValue<Matrix>],
    dims: &'a [Dim],
    sizes: &'a [Option<Shape>],
    nargout: usize,
    facts: &'a dyn SymFacts,
}

/// Beyond so many combinations of classes the results are any value of the possible classes.
const MAX_COMBINATIONS: usize = 400;

/// The results of a call of `id` with these arguments.
///
/// `nargout` is the number of results asked for; with 0 there is one result where the builtin has
/// any, since it becomes `ans`.
pub fn transfer(
    id: BuiltinId,
    args: &[Operand],
    nargout: usize,
    facts: &dyn SymFacts,
) -> Result<Results, CertainError> {
    let b = builtin(id);
    b.check_arity(args.len(), nargout)
        .map_err(|e| e.error())
        .map_err(|e| CertainError::new(e.identifier(), e.message()))?;
    if args.iter().any(|a| a.value.is_bottom()) {
        return Ok(outputs(b, nargout, || AbsValue::bottom().into()));
    }
    let results = match b.transfer {
        Some(name) => special::run(name, b, args, nargout, facts)?,
        None => by_rules(b, args, nargout, facts)?,
    };
    if may_fold(b, args, &results) {
        if let Some(folded) = fold::run(b, args, nargout) {
            return folded;
        }
    }
    Ok(results)
}

fn outputs(b: &Builtin, nargout: usize, mut make: impl FnMut() -> Operand) -> Results {
    (0..output_count(b, nargout)).map(|_| make()).collect()
}

fn output_count(b: &Builtin, nargout: usize) -> usize {
    if b.outputs.names.is_empty() && !b.outputs.variadic { 0 } else { nargout.max(1) }
}

/// Whether running the call now is allowed and cannot cost much: pure, all arguments constant, and
/// results that are known to be small or, where their size is not known, made from small numbers.
fn may_fold(b: &Builtin, args: &[Operand], results: &[Operand]) -> bool {
    if !b.effects.is_pure() || args.iter().any(|a| a.value.maybe_undefined || !fold::is_constant(&a.value)) {
        return false;
    }
    if results.iter().any(|r| r.value.classes().contains(Class::FunctionHandle)) {
        return false;
    }
    // What may be of any class is not the kernel's to say.
    if results.iter().any(|r| r.value.is_any()) {
        return false;
    }
    let modest = |a: &Operand| match a.value.as_constant() {
        Some((_, Constant::Number(x))) => !(x.abs() > 1e5) || x.is_infinite(),
        Some((_, Constant::Matrix(m))) => m.data().iter().all(|x| !(x.abs() > 1e5)),
        Some((_, Constant::Integer(n))) => n.abs() <= 100_000,
        _ => true,
    };
    let all_modest = args.iter().all(modest);
    results.iter().all(|r| match r.value.shape().numel().as_const() {
        Some(numel) => numel <= types::MAX_TEXT as i64,
        None => all_modest,
    })
}

fn by_rules(
    b: &'static Builtin,
    args: &[Operand],
    nargout: usize,
    facts: &dyn SymFacts,
) -> Result<Results, CertainError> {
    let count = output_count(b, nargout);
    let alternatives: Vec<SmallVec<[ClassValue<Matrix>; 1]>> =
        args.iter().map(|a| alternatives(&a.value)).collect();
    let combinations = alternatives.iter().fold(1usize, |n, a| n.saturating_mul(a.len()));
    if combinations > MAX_COMBINATIONS {
        return Ok(coarse(b, count));
    }
    let dims: Vec<Dim> = args.iter().map(|a| a.dim.clone()).collect();
    let sizes: Vec<Option<Shape>> = args.iter().map(|a| a.sizes.clone()).collect();
    let mut joined: Option<Results> = None;
    let mut error = None;
    let mut chosen: Vec<ClassValue<Matrix>> = Vec::with_capacity(args.len());
    for k in 0..combinations {
        let mut rest = k;
        chosen.clear();
        for list in &alternatives {
            chosen.push(list[rest % list.len()].clone());
            rest /= list.len();
        }
        let call = Call { builtin: b, args: &chosen, dims: &dims, sizes: &sizes, nargout, facts };
        match call.results(count) {
            Ok(results) => {
                joined = Some(match joined {
                    None => results,
                    Some(before) => before.into_iter().zip(results).map(|(x, y)| join(x, y)).collect(),
                });
            }
            Err(e) => error = Some(e),
        }
    }
    match (joined, error) {
        (Some(results), _) => Ok(results),
        (None, Some(e)) => Err(e),
        (None, None) => Ok(outputs(b, nargout, || AbsValue::bottom().into())),
    }
}

fn join(a: Operand, b: Operand) -> Operand {
    Operand {
        value: a.value.join(&b.value),
        dim: if a.dim == b.dim { a.dim } else { Dim::Unknown },
        sizes: if a.sizes == b.sizes { a.sizes } else { None },
    }
}

/// The value class by class; every class for any value, with one object class for all.
fn alternatives(value: &AbsValue) -> SmallVec<[ClassValue<Matrix>; 1]> {
    match value.alternatives() {
        Some(list) => list.iter().cloned().collect(),
        None => {
            let object = Class::Object(Name::new("object"));
            types::BUILTIN_CLASSES.into_iter().chain([object]).map(ClassValue::top).collect()
        }
    }
}

/// Every class that the rule can give, with nothing else known.
fn coarse(b: &Builtin, count: usize) -> Results {
    (0..count)
        .map(|k| {
            let of = |c: &crate::rule::ClassCase| match nth(&c.results, k) {
                Some(crate::rule::ClassResult::Classes(set)) => Some(*set),
                Some(crate::rule::ClassResult::Error) => Some(types::ClassSet::EMPTY),
                _ => None,
            };
            let sets: Option<Vec<types::ClassSet>> = b.class.cases.iter().map(of).collect();
            let value = match sets {
                Some(sets) => {
                    let all = sets.into_iter().fold(types::ClassSet::EMPTY, types::ClassSet::union);
                    all.iter().fold(AbsValue::bottom(), |v, c| v.join(&AbsValue::any_of(c)))
                }
                None => AbsValue::top(),
            };
            Operand::from(value)
        })
        .collect()
}

impl Call<'_> {
    /// What the guards of its cases may ask.
    fn conditions(&self) -> Conditions<'_> {
        Conditions { args: self.args, nargout: self.nargout, facts: self.facts }
    }

    fn results(&self, count: usize) -> Result<Results, CertainError> {
        let classes = self.classes(count).ok_or_else(|| self.class_error())?;
        let mut results = Results::new();
        for (k, classes) in classes.into_iter().enumerate() {
            let Some(classes) = classes else {
                results.push(AbsValue::top().into());
                continue;
            };
            let shape = self.shape(k)?;
            let mut result: Option<Operand> = None;
            for class in classes.iter() {
                let next = self.result(k, class, &shape);
                result = Some(match result {
                    None => next,
                    Some(r) => join(r, next),
                });
            }
            // Object classes are in no set: a result that keeps the class of an object argument.
            results.push(result.unwrap_or_else(|| AbsValue::top().into()));
        }
        Ok(results)
    }

    fn result(&self, k: usize, class: Class, shape: &Shape) -> Operand {
        let complexity = if class.is_numeric() { self.complexity(k, class, shape) } else { Complexity::Real };
        let (range, dim, sizes) = self.elements(k, class, shape, complexity);
        let mut matrix = match complexity {
            Complexity::Real if class.is_matrix() => Matrix::in_range(class, shape.clone(), range),
            other => Matrix::of(class, shape.clone()).with_complexity(other),
        };
        if shape.is_scalar(self.facts) == Truth::Yes
            && complexity == Complexity::Real
            && class.is_matrix()
            && range.is_point()
            && !range.nan
            && !class_is_wide(class)
            && class != Class::Char
            && range.lo != 0.0
        {
            if let Some(c) = Constant::of_class(class, range.lo) {
                matrix = Matrix::constant(class, c);
            }
        }
        // Zero has a sign in floats: only counts and classes without one are surely the constant.
        let counts =
            || matches!(self.conditions().pick(&self.builtin.value, k).as_slice(), [ValueRule::Dim(_)]);
        if shape.is_scalar(self.facts) == Truth::Yes
            && complexity == Complexity::Real
            && (class == Class::Logical || (class.is_integer() && !class_is_wide(class)) || counts())
            && range.is_point()
            && !range.nan
            && let Some(c) = Constant::of_class(class, range.lo)
        {
            matrix = Matrix::constant(class, c);
        }
        let sparsity = self.sparsity(class);
        if sparsity != Sparsity::Full {
            matrix = matrix.with_sparsity(sparsity, class);
        }
        let elements = self.insides(k, class);
        let mut value = ClassValue::new(class, matrix);
        if let Some(e) = elements {
            value.elements = e;
        }
        Operand { value: AbsValue::one(value), dim, sizes }
    }

    /// What is inside cells, structs and handles of a result that keeps its argument's contents.
    fn insides(&self, k: usize, class: Class) -> Option<Elements<Matrix>> {
        let rules = self.conditions().pick(&self.builtin.value, k);
        match rules.as_slice() {
            [ValueRule::Texts] if class == Class::Cell => {
                return Some(Elements::each(AbsValue::of(Class::Char, Shape::row_or_empty())));
            }
            [ValueRule::TextsOf(of)] if class == Class::Cell => {
                return self.args.get(*of).and_then(texts_of);
            }
            _ => {}
        }
        let of = self.contents_of(k)?;
        let arg = self.args.get(of)?;
        if arg.class != class {
            return None;
        }
        // Places move: a tuple becomes a collection.
        Some(match &arg.elements {
            Elements::Tuple(_) if self.builtin.name.as_str() != "reshape" => {
                Elements::each(arg.elements.collected())
            }
            other => other.clone(),
        })
    }

    /// What the attribute `sparsity` says.
    fn sparsity(&self, class: Class) -> Sparsity {
        if !(class.is_float() || class == Class::Logical) {
            return Sparsity::Full;
        }
        let rule = crate::attribute(self.builtin, "sparsity").and_then(AttributeValue::word);
        let mut args = self.args.iter().map(|a| a.matrix.sparsity);
        match rule {
            Some("sparse") => Sparsity::Sparse,
            Some("full") => Sparsity::Full,
            Some("maybe") => Sparsity::Any,
            Some("asked") if self.args.len() < self.builtin.params.fixed.len() => Sparsity::Full,
            Some("asked") => Sparsity::Any,
            Some("first") => args.next().unwrap_or(Sparsity::Full),
            _ if args.any(|s| s != Sparsity::Full) => Sparsity::Any,
            _ => Sparsity::Full,
        }
    }

    fn complexity(&self, k: usize, class: Class, shape: &Shape) -> Complexity {
        let rules = self.conditions().pick(&self.builtin.complexity, k);
        let mut found: Option<Complexity> = None;
        for rule in rules {
            let c = self.one_complexity(rule, class, shape);
            found = Some(found.map_or(c, |f| f.join(c)));
        }
        found.unwrap_or(Complexity::Any)
    }

    fn one_complexity(&self, rule: &ComplexityRule, class: Class, shape: &Shape) -> Complexity {
        let real = |a: &ClassValue<Matrix>| a.matrix.complexity == Complexity::Real || !a.class.is_numeric();
        let all_real = self.args.iter().all(real);
        // What has no imaginary part stays stored as complex only where it came so.
        let narrow = self.builtin.is_arithmetic()
            || self.args.iter().all(|a| a.matrix.complexity.is_narrow() || !a.class.is_numeric());
        let complex = if narrow { Complexity::Narrow } else { Complexity::Any };
        match rule {
            ComplexityRule::Real if self.like_is_complex() => Complexity::Any,
            ComplexityRule::Real => Complexity::Real,
            ComplexityRule::Unknown | ComplexityRule::Rarely => complex,
            ComplexityRule::Complex => Complexity::Complex,
            ComplexityRule::IfAny | ComplexityRule::Stored if all_real => Complexity::Real,
            ComplexityRule::Stored => Complexity::Any,
            ComplexityRule::IfAny => complex,
            ComplexityRule::Same(of) => match self.args.get(*of) {
                Some(a) if real(a) => Complexity::Real,
                Some(a) if a.matrix.complexity.is_narrow() => Complexity::Narrow,
                _ => complex,
            },
            // Powers of integers stay real: they are errors or saturate.
            ComplexityRule::Domain if class.is_integer() && all_real => Complexity::Real,
            // `mpower` of anything but two scalars.
            ComplexityRule::Domain
                if self.builtin.form == Some(Form::Power)
                    && !self.args.iter().all(|a| a.matrix.shape.is_scalar(self.facts) == Truth::Yes) =>
            {
                // Powers of matrices are products; roots of matrices may leave the reals.
                let whole = self.args.get(1).is_some_and(|b| {
                    let scalar = b.matrix.shape.is_scalar(self.facts) == Truth::Yes;
                    scalar && range_of(b).as_integer_range().is_some()
                });
                if all_real && whole { Complexity::Real } else { complex }
            }
            ComplexityRule::Domain => {
                let Some(op) = self.scalar_op().filter(|_| all_real) else { return complex };
                let ranges = self.ranges();
                let domain = op.info().domain;
                if domain.surely_contains(&ranges) {
                    Complexity::Real
                } else if domain.surely_leaves(&ranges) && shape.is_empty(self.facts) == Truth::No {
                    Complexity::Imaginary
                } else {
                    Complexity::Narrow
                }
            }
        }
    }

    /// The scalar operation that the builtin is for each element.
    fn scalar_op(&self) -> Option<ScalarOp> {
        self.builtin.scalar_op().or_else(|| {
            // The domain of a matrix power of scalars.
            (self.builtin.form == Some(Form::Power)).then_some(ScalarOp::Power)
        })
    }

    /// The intervals of all arguments.
    fn ranges(&self) -> SmallVec<[Interval; 2]> {
        self.args.iter().map(range_of).collect()
    }

    fn class_error(&self) -> CertainError {
        if self.builtin.form == Some(Form::Truth) {
            let e = runtime::errors::short_circuit_operand();
            return CertainError::new(e.identifier(), e.message());
        }
        let name = self.builtin.name.as_str();
        let symbol = ScalarOp::from_name(name).and_then(runtime::ops::symbol).or(match name {
            "mtimes" => Some("*"),
            "mrdivide" => Some("/"),
            "mldivide" => Some("\\"),
            "mpower" => Some("^"),
            _ => None,
        });
        let culprit = self.args.iter().find(|a| !a.class.is_matrix()).or(self.args.first());
        let class = culprit.map_or("double", |a| a.class.name());
        if let [a, b] = self.args
            && symbol.is_some()
            && a.class.is_matrix()
            && b.class.is_matrix()
        {
            let e = runtime::errors::mixed_integers();
            return CertainError::new(e.identifier(), e.message());
        }
        let e = match symbol {
            Some(s) => runtime::errors::operator_class(s, class),
            None => runtime::errors::undefined_for(name, class),
        };
        CertainError::new(e.identifier(), e.message())
    }
}

fn class_is_wide(class: Class) -> bool {
    matches!(class, Class::Int64 | Class::UInt64)
}

/// The interval of an argument's elements; everything where they are not real numbers.
fn range_of(a: &ClassValue<Matrix>) -> Interval {
    let real = a.class.is_matrix() && (a.matrix.complexity == Complexity::Real || !a.class.is_numeric());
    match &a.matrix.elems {
        _ if !real => Interval::TOP,
        Elems::Constant(c) => c.hull(a.class),
        // A sparse matrix has zeros besides its stored elements.
        Elems::Range(r) => *r,
    }
}

/// Texts made of those that an argument is, or holds.
fn texts_of(arg: &ClassValue<Matrix>) -> Option<Elements<Matrix>> {
    let held = match arg.class {
        Class::Char => AbsValue::one(arg.clone()),
        Class::Cell => arg.elements.gathered().defined(),
        _ => return None,
    };
    let all = held.alternatives()?;
    if all.iter().any(|v| v.class != Class::Char) {
        return None;
    }
    let rows = all.iter().all(|v| v.matrix.shape.is_row_or_empty());
    let shape = if rows { Shape::row_or_empty() } else { Shape::any_matrix() };
    Some(Elements::each(AbsValue::of(Class::Char, shape)))
}

#[cfg(test)]
mod tests;
