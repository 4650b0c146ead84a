//! Follows class rules for one combination of argument classes.

use super::Call;
use crate::rule::{ArgPattern, ClassCase, ClassResult, nth};
use types::{Class, ClassSet, ClassValue, Complexity, Constant, Matrix, Truth};

/// The classes of one output: `None` for any class at all.
type Classes = Option<ClassSet>;

impl Call<'_> {
    /// The possible classes of each output; `None` where every call is an error.
    pub(super) fn classes(&self, count: usize) -> Option<Vec<Classes>> {
        let mut found: Option<Vec<Classes>> = None;
        for case in &self.builtin.class.cases {
            let truth = self.conditions().guards(&case.guards).and(self.fits(case));
            if truth == Truth::No {
                continue;
            }
            if !case.results.contains(&ClassResult::Error) {
                let here: Vec<Classes> = (0..count).map(|k| self.class_of(nth(&case.results, k))).collect();
                found = Some(match found {
                    None => here,
                    Some(before) => before.into_iter().zip(here).map(|(a, b)| Some(a?.union(b?))).collect(),
                });
            }
            if truth == Truth::Yes {
                break;
            }
        }
        found
    }

    fn fits(&self, case: &ClassCase) -> Truth {
        let mut truth = Truth::Yes;
        for (k, pattern) in case.args.iter().enumerate() {
            truth = truth.and(self.fits_one(k, pattern));
        }
        if let Some(rest) = &case.rest {
            for k in case.args.len()..self.args.len() {
                truth = truth.and(self.fits_one(k, rest));
            }
        }
        truth
    }

    fn fits_one(&self, k: usize, pattern: &ArgPattern) -> Truth {
        let Some(arg) = self.args.get(k) else {
            return if pattern.absent || pattern.optional { Truth::Yes } else { Truth::No };
        };
        let class = arg.class;
        let same = pattern.same_as.is_some_and(|of| self.args.get(of).is_some_and(|a| a.class == class));
        let object = pattern.objects && matches!(class, Class::Object(_));
        if !(same || object || pattern.classes.contains(class)) {
            return Truth::No;
        }
        if pattern.scalar { arg.matrix.shape.is_scalar(self.facts) } else { Truth::Yes }
    }

    fn class_of(&self, result: Option<&ClassResult>) -> Classes {
        match result? {
            ClassResult::Error => Some(ClassSet::EMPTY),
            ClassResult::Any => None,
            ClassResult::Classes(set) => Some(*set),
            ClassResult::SameAs(k) => match self.args.get(*k)?.class {
                Class::Object(_) => None,
                class => Some(ClassSet::of(class)),
            },
            ClassResult::SameOr(k, set) => match self.args.get(*k)?.class {
                Class::Object(_) => None,
                class => Some(ClassSet::of(class).union(*set)),
            },
            ClassResult::Named(default) => Some(self.named_class(*default)),
        }
    }

    /// The class that a text at the end of the arguments names, or that of the prototype after
    /// `'like'`.
    fn named_class(&self, default: Class) -> ClassSet {
        let text = |a: &ClassValue<Matrix>| matches!(a.class, Class::Char | Class::String);
        let (last, before) = match self.args {
            [.., before, last] => (last, Some(before)),
            [last] => (last, None),
            [] => return ClassSet::of(default),
        };
        if let Some(before) = before.filter(|b| text(b)) {
            match before.matrix.as_constant() {
                Some(Constant::Text(t)) if t.eq_ignore_ascii_case("like") => return ClassSet::of(last.class),
                None if !text(last) => return ClassSet::of(last.class).union(ClassSet::of(default)),
                _ => {}
            }
        }
        match last.matrix.as_constant() {
            _ if !text(last) => ClassSet::of(default),
            Some(Constant::Text(t)) => ClassSet::of(Class::from_name(t).unwrap_or(default)),
            // A name that is not known, or a size that happens to be text.
            _ => ClassSet::ALL.iter().filter(|c| c.is_numeric() || *c == Class::Logical).collect(),
        }
    }

    /// The complexity of a prototype after `'like'`.
    pub(super) fn like_is_complex(&self) -> bool {
        let mut args = self.args.iter();
        while let Some(a) = args.next() {
            let like =
                matches!(a.matrix.as_constant(), Some(Constant::Text(t)) if t.eq_ignore_ascii_case("like"));
            if like {
                return args.next().is_some_and(|p| p.matrix.complexity != Complexity::Real);
            }
        }
        false
    }
}
