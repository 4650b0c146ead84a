//! Which cases of a builtin's rules apply to a call: a guard holds surely, surely not, or perhaps.

use crate::rule::{Cases, Guard, Test, nth};
use types::{Class, ClassValue, Constant, Matrix, Shape, SymFacts, Truth};

/// What guards may ask of a call: its arguments and how many results are wanted.
pub(super) struct Conditions<'a> {
    pub args: &'a [ClassValue<Matrix>],
    pub nargout: usize,
    pub facts: &'a dyn SymFacts,
}

impl Conditions<'_> {
    /// The results of the cases that may apply, up to the first that surely does.
    pub fn pick<'c, T>(&self, cases: &'c Cases<T>, k: usize) -> Vec<&'c T> {
        let mut found = Vec::new();
        for (guards, results) in &cases.cases {
            match self.guards(guards) {
                Truth::No => {}
                truth => {
                    found.extend(nth(results, k));
                    if truth == Truth::Yes {
                        break;
                    }
                }
            }
        }
        found
    }

    /// Whether all of them hold.
    pub fn guards(&self, guards: &[Guard]) -> Truth {
        guards.iter().fold(Truth::Yes, |t, g| {
            let one = self.test(&g.test);
            t.and(if g.negated { one.negate() } else { one })
        })
    }

    /// A condition; false of an argument that is absent.
    fn test(&self, test: &Test) -> Truth {
        let yes = |b: bool| if b { Truth::Yes } else { Truth::No };
        let shape = |k: &usize, f: fn(&Shape, &dyn SymFacts) -> Truth| match self.args.get(*k) {
            Some(a) => f(&a.matrix.shape, self.facts),
            None => Truth::No,
        };
        match test {
            Test::Nargin(compare, n) => yes(compare.holds(self.args.len(), *n)),
            Test::Nargout(compare, n) => yes(compare.holds(self.nargout, *n)),
            Test::Given(k) => yes(self.args.len() > *k),
            Test::Scalar(k) => shape(k, Shape::is_scalar),
            Test::Vector(k) => shape(k, Shape::is_vector),
            Test::Row(k) => shape(k, Shape::is_row),
            Test::RowOrEmpty(k) => shape(k, |s, facts| match s.is_row_or_empty() {
                true => Truth::Yes,
                false => s.is_row(facts).or(s.is_0x0(facts)),
            }),
            Test::Column(k) => shape(k, Shape::is_column),
            Test::Empty(k) => shape(k, Shape::is_empty),
            Test::Matrix(k) => shape(k, Shape::is_matrix),
            Test::Is(k, set) => yes(self.args.get(*k).is_some_and(|a| set.contains(a.class))),
            Test::Has(text) => self.has_text(text),
        }
    }

    /// Whether some argument behind the first, which is no option, is this text.
    fn has_text(&self, text: &str) -> Truth {
        self.args.iter().skip(1).fold(Truth::No, |t, a| {
            t.or(match a.matrix.as_constant() {
                _ if !matches!(a.class, Class::Char | Class::String) => Truth::No,
                Some(Constant::Text(c)) if c.eq_ignore_ascii_case(text) => Truth::Yes,
                Some(_) => Truth::No,
                None => Truth::Maybe,
            })
        })
    }
}
