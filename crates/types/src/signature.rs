//! Signatures: the arguments of a function in the type notation, with names and with bounds of extents:
//! `A: double(n,n), k: int32(1,1), name: char(1,:<=100)`.
//!
//! A bound is no part of an abstract value: a bounded extent is a symbol, and the signature says what it is at
//! most. Who enters a function by its signature checks what it says; nothing else knows of bounds.

use crate::notation::{NotationError, Parser, ends, label};
use crate::{AbsValue, Class, Complexity, Constant, Elements, Interval, Shape, Sparsity, Sym};
use base::Name;

/// An argument of a [`Signature`].
#[derive(Clone, Debug)]
pub struct Argument {
    /// The parameter it is for; by place where it has no name.
    pub name: Option<Name>,
    /// What is said of it.
    pub value: AbsValue,
    /// The same as plain data.
    pub expected: Expected,
    /// How it is written.
    pub text: String,
    /// The byte of the signature at which it begins.
    pub at: usize,
}

/// The arguments of a function.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// Each argument, as written.
    pub args: Vec<Argument>,
    /// What extents are at most.
    pub bounds: Vec<(Sym, i64)>,
}

/// Reads a signature; a blank text has no arguments.
pub fn parse_signature(text: &str) -> Result<Signature, NotationError> {
    let mut p = Parser::bounded(text);
    let mut args = Vec::new();
    if ends(&mut p) {
        return Ok(Signature::default());
    }
    loop {
        p.blanks();
        let at = p.at;
        let name = label(&mut p)?;
        if let Some(name) = name
            && args.iter().any(|a: &Argument| a.name == Some(name))
        {
            return Err(NotationError { at, message: format!("the argument `{name}` is given twice") });
        }
        p.blanks();
        let start = p.at;
        let value = p.value()?;
        let text = text.get(start..p.at).unwrap_or("").trim().to_owned();
        let expected = Expected::of(&value);
        args.push(Argument { name, value, expected, text, at });
        if !p.eat(",") {
            p.end()?;
            return Ok(Signature { args, bounds: p.bounds.unwrap_or_default() });
        }
    }
}

impl Signature {
    /// Whether every argument is one value.
    pub fn is_constant(&self) -> bool {
        self.args.iter().all(|a| a.value.as_constant().is_some())
    }

    /// Whether a symbol is in the extents of an argument.
    pub fn extents(&self, sym: Sym) -> bool {
        let mut found = false;
        for shape in
            self.args.iter().filter_map(|a| a.value.alternatives()).flatten().map(|v| &v.matrix.shape)
        {
            shape.dims().unwrap_or_default().iter().for_each(|d| d.for_each_sym(&mut |s| found |= s == sym));
        }
        found
    }
}

/// What a value at the door has to be: a type as plain data, for who knows values and no abstract ones.
#[derive(Clone, Debug)]
pub enum Expected {
    /// Anything.
    Any,
    /// This value.
    Value(Class, Constant),
    /// Of one of these kinds.
    OneOf(Vec<Kind>),
}

/// A class with what is said of its values.
#[derive(Clone, Debug)]
pub struct Kind {
    /// The class.
    pub class: Class,
    /// Whether numbers are complex.
    pub complexity: Complexity,
    /// Whether they are stored sparsely.
    pub sparsity: Sparsity,
    /// The extents.
    pub shape: Shape,
    /// Where real numbers lie.
    pub range: Interval,
    /// What is inside of cells and structs.
    pub parts: Parts,
}

/// What is inside of a value.
#[derive(Clone, Debug)]
pub enum Parts {
    /// Anything, or nothing.
    Any,
    /// Every element is of this type.
    Each(Box<Expected>),
    /// Elements one by one.
    List(Vec<Expected>),
    /// Fields, and whether each may be missing.
    Fields(Vec<(Name, Expected, bool)>),
}

impl Expected {
    /// What a value of a type has to be.
    pub fn of(value: &AbsValue) -> Expected {
        if let Some((class, constant)) = value.as_constant() {
            return Expected::Value(class, constant.clone());
        }
        let Some(list) = value.alternatives() else { return Expected::Any };
        let kind = |v: &crate::ClassValue<crate::Matrix>| Kind {
            class: v.class,
            complexity: v.matrix.complexity,
            sparsity: v.matrix.sparsity,
            shape: v.matrix.shape.clone(),
            range: v.matrix.range(v.class),
            parts: match v.elements.opened() {
                Elements::Each(n) => Parts::Each(Box::new(Expected::of(n.content()))),
                Elements::Tuple(n) => Parts::List(n.content().iter().map(Expected::of).collect()),
                Elements::Fields(n) => Parts::Fields(
                    n.content().list.iter().map(|(n, v)| (*n, Expected::of(v), v.maybe_undefined)).collect(),
                ),
                _ => Parts::Any,
            },
        };
        Expected::OneOf(list.iter().map(kind).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_bounds_are_read() {
        let s =
            parse_signature("n: double(1,1), double(n,m<=8), name : char(1,:<=100), 3").expect("a signature");
        let names: Vec<_> = s.args.iter().map(|a| a.name.map(|n| n.to_string())).collect();
        assert_eq!(names, [Some("n".into()), None, Some("name".into()), None]);
        let texts: Vec<&str> = s.args.iter().map(|a| a.text.as_str()).collect();
        assert_eq!(texts, ["double(1,1)", "double(n,m<=8)", "char(1,:<=100)", "3"]);
        let bounds: Vec<(String, i64)> = s.bounds.iter().map(|(s, n)| (s.name.to_string(), *n)).collect();
        assert_eq!(bounds, [("m".to_owned(), 8), ("extent".to_owned(), 100)]);
        assert_eq!(s.args[2].value.to_string(), "char(1,extent#1)");
        assert!(!s.is_constant());
        assert!(parse_signature("x: 3, 'a'").is_ok_and(|s| s.is_constant()));
        assert_eq!(parse_signature("  ").map(|s| s.args.len()), Ok(0));
    }

    #[test]
    fn mistakes_are_found() {
        let fails = |text: &str, at: usize, message: &str| {
            let found = parse_signature(text).map(|s| s.args.len());
            assert_eq!(found, Err(NotationError { at, message: message.into() }), "{text}");
        };
        fails("a: 1, a: 2", 6, "the argument `a` is given twice");
        fails("double(1,2*n<=3)", 12, "only `:` and a name can have a bound");
        fails("cell of double(1,:<=3)", 18, "a bound stands in the extents of an argument itself");
        fails("double(:<=x,1)", 10, "expected an extent: a number, a name or `:`");
        assert!(crate::parse_value("double(1,:<=3)").is_err());
    }
}
