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
    /// It is a function that the caller gives.
    pub callback: Option<Callback>,
}

/// A function that a caller gives, `@(t: double(1,1), y: double(n,1)) -> double(n,1)`: what it is called with, and what
/// it gives.
#[derive(Clone, Debug)]
pub struct Callback {
    /// Its arguments.
    pub args: Vec<Argument>,
    /// Its results.
    pub results: Vec<Argument>,
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
    if ends(&mut p) {
        return Ok(Signature::default());
    }
    let args = arguments(&mut p, &|p| p.end().map(|()| true), true)?;
    Ok(Signature { args, bounds: p.bounds.unwrap_or_default() })
}

/// Arguments up to the end that `ends` looks for where no comma is; functions among them where these may be.
fn arguments(
    p: &mut Parser<'_>,
    ends: &dyn Fn(&mut Parser<'_>) -> Result<bool, NotationError>,
    callbacks: bool,
) -> Result<Vec<Argument>, NotationError> {
    let mut args: Vec<Argument> = Vec::new();
    loop {
        p.blanks();
        let at = p.at;
        let name = label(p)?;
        if let Some(name) = name
            && args.iter().any(|a| a.name == Some(name))
        {
            return Err(NotationError { at, message: format!("the argument `{name}` is given twice") });
        }
        args.push(argument(p, at, name, callbacks)?);
        if !p.eat(",") && ends(p)? {
            return Ok(args);
        }
    }
}

/// What is behind the name of an argument.
fn argument(
    p: &mut Parser<'_>,
    at: usize,
    name: Option<Name>,
    callbacks: bool,
) -> Result<Argument, NotationError> {
    p.blanks();
    let start = p.at;
    let callback = if callbacks && p.eat("@(") { Some(callback(p)?) } else { None };
    let value = match callback {
        Some(_) => AbsValue::of(Class::FunctionHandle, Shape::scalar()),
        None => p.value()?,
    };
    let text = p.text.get(start..p.at).unwrap_or("").trim().to_owned();
    let expected = Expected::of(&value);
    Ok(Argument { name, value, expected, text, at, callback })
}

/// `(arguments) -> results`, behind the first parenthesis. One result needs none.
fn callback(p: &mut Parser<'_>) -> Result<Callback, NotationError> {
    let closes = |p: &mut Parser<'_>| match p.eat(")") {
        true => Ok(true),
        false => Err(NotationError { at: p.at, message: "expected `,` or `)`".into() }),
    };
    let args = if p.eat(")") { Vec::new() } else { arguments(p, &closes, false)? };
    let results = match p.eat("->") {
        false => Vec::new(),
        true if p.eat("(") => arguments(p, &closes, false)?,
        true => {
            p.blanks();
            let at = p.at;
            vec![argument(p, at, None, false)?]
        }
    };
    Ok(Callback { args, results })
}

impl Signature {
    /// Whether every argument is one value.
    pub fn is_constant(&self) -> bool {
        self.args.iter().all(|a| a.value.as_constant().is_some())
    }

    /// Whether a symbol is in the extents of an argument.
    pub fn extents(&self, sym: Sym) -> bool {
        let mut found = false;
        let inside = self.args.iter().filter_map(|a| a.callback.as_ref());
        let inside = inside.flat_map(|c| c.args.iter().chain(&c.results));
        let all = self.args.iter().chain(inside);
        for shape in all.filter_map(|a| a.value.alternatives()).flatten().map(|v| &v.matrix.shape) {
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
    fn functions_of_the_caller_are_read() {
        let text = "f: @(t: double(1,1), y: double(n,1)) -> double(n,1), g: @(), \
                    h: @(char(1,:)) -> (a: double(1,1), b: logical(1,1)), n: double(1,1)";
        let s = parse_signature(text).expect("a signature");
        let shown = |list: &[Argument]| list.iter().map(|a| a.text.clone()).collect::<Vec<_>>().join("; ");
        let of = |k: usize| s.args[k].callback.as_ref().map(|c| (shown(&c.args), shown(&c.results)));
        assert_eq!(of(0), Some(("double(1,1); double(n,1)".into(), "double(n,1)".into())));
        assert_eq!(of(1), Some((String::new(), String::new())));
        assert_eq!(of(2), Some(("char(1,:)".into(), "double(1,1); logical(1,1)".into())));
        assert!(of(3).is_none());
        assert_eq!(s.args[0].text, "@(t: double(1,1), y: double(n,1)) -> double(n,1)");
        assert!(s.extents(Sym::extent("n")));
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
        fails("f: @(double(1,1)", 16, "expected `,` or `)`");
        fails("f: @(a: double, a: char)", 16, "the argument `a` is given twice");
        fails("f: @(g: @(double))", 9, "expected a name");
        fails("double(:<=x,1)", 10, "expected an extent: a number, a name or `:`");
        assert!(crate::parse_value("double(1,:<=3)").is_err());
    }
}
