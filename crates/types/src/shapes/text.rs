//! The written form of terms: read from a command line, shown to people; what is shown reads back.
//!
//! ```text
//! query   = term | "{" term {"," term} "}"          the set of possible shapes
//! term    = product {"+" product}                   + is any elementwise operation
//! product = power {("*" | "/" | "\") power}
//! power   = postfix {"^" postfix}
//! postfix = primary {"'" | "(" index {"," index} ")"}
//! index   = ":" | term
//! primary = name | "pi" | "<" extent "," extent {"," extent} ">" | "(" term ")" | call
//! call    = "sum(" term ["," number] ")"            any reduction
//!         | "horzcat(" terms ")" | "vertcat(" terms ")" | "cat(" number "," terms ")"
//!         | "reshape(" term "," extents ")" | "repmat(" term "," extents ")" | "kron(" term "," term ")"
//!         | "find(" term "," extent ")"             positions of so many true elements of a mask
//!         | "phi(" name "," term "," term ")"       one name, one choice
//! ```
//!
//! `pi` is the illegal shape; extents are written as in the type notation, with names for extents
//! and `$k` for integers that may be negative.

use super::term::{Op, Query, Term};
use crate::notation::{NotationError, parse_extent};
use crate::shape::{Dims, MAX_RANK};
use base::Name;
use smallvec::SmallVec;
use std::fmt;

type Result<T> = std::result::Result<T, NotationError>;

/// The deepest nesting that is read.
const DEPTH: u32 = 64;

/// Reads a term or a set of terms.
pub fn parse(text: &str) -> Result<Query> {
    let mut p = Parser { text, at: 0, depth: 0 };
    let query = if p.eat("{") {
        let list = p.list(Parser::term)?;
        p.expect("}")?;
        Query::Set(list)
    } else {
        Query::One(p.term()?)
    };
    p.end()?;
    Ok(query)
}

/// Reads one term.
pub fn parse_term(text: &str) -> Result<Term> {
    let mut p = Parser { text, at: 0, depth: 0 };
    let term = p.term()?;
    p.end()?;
    Ok(term)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

impl<'a> Parser<'a> {
    fn fail<T>(&self, at: usize, message: impl Into<String>) -> Result<T> {
        Err(NotationError { at, message: message.into() })
    }

    /// What is left, without blanks before it.
    fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    fn eat(&mut self, token: &str) -> bool {
        let sees = self.rest().starts_with(token);
        self.at += if sees { token.len() } else { 0 };
        sees
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.fail(self.at, format!("expected `{token}`")) }
    }

    fn end(&mut self) -> Result<()> {
        match self.rest().chars().next() {
            None => Ok(()),
            Some(c @ (')' | ']' | '}' | '>')) => {
                self.fail(self.at, format!("there is nothing for this `{c}` to close"))
            }
            Some(c) => self.fail(self.at, format!("`{c}` is no operator of shapes")),
        }
    }

    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        if rest.starts_with(|c: char| c.is_ascii_digit()) {
            return "";
        }
        self.at += len;
        &rest[..len]
    }

    fn node(&self, at: usize, op: Op, args: impl IntoIterator<Item = Term>) -> Result<Term> {
        let node = Term::of(op, args);
        node.map_or_else(|| self.fail(at, "the term is too large or names too many dimensions"), Ok)
    }

    fn list<T>(&mut self, item: fn(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut list = vec![item(self)?];
        while self.eat(",") {
            list.push(item(self)?);
        }
        Ok(list)
    }

    fn binary(&mut self, ops: &[(&str, Op)], operand: fn(&mut Self) -> Result<Term>) -> Result<Term> {
        let mut left = operand(self)?;
        loop {
            let rest = self.rest();
            let at = self.at;
            let Some((token, op)) = ops.iter().find(|(token, _)| rest.starts_with(token)) else {
                return Ok(left);
            };
            self.at += token.len();
            let right = operand(self)?;
            left = self.node(at, op.clone(), [left, right])?;
        }
    }

    fn term(&mut self) -> Result<Term> {
        if self.depth == DEPTH {
            return self.fail(self.at, "the term is nested too deep");
        }
        self.depth += 1;
        let term = self.binary(&[("+", Op::Elementwise)], Self::product);
        self.depth -= 1;
        term
    }

    fn product(&mut self) -> Result<Term> {
        let ops = [("*", Op::Product), ("/", Op::RightDivide), ("\\", Op::LeftDivide)];
        self.binary(&ops, Self::power)
    }

    fn power(&mut self) -> Result<Term> {
        self.binary(&[("^", Op::Power)], Self::postfix)
    }

    fn postfix(&mut self) -> Result<Term> {
        let mut term = self.primary()?;
        loop {
            self.rest();
            let at = self.at;
            if self.eat("'") {
                term = self.node(at, Op::Transpose, [term])?;
            } else if self.eat("(") {
                let (mut colons, mut count, mut args) = (0u8, 0usize, vec![term]);
                loop {
                    if count == MAX_RANK {
                        return self.fail(self.at, format!("there are at most {MAX_RANK} indices"));
                    }
                    if self.eat(":") {
                        colons |= 1 << count;
                    } else {
                        args.push(self.term()?);
                    }
                    count += 1;
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect(")")?;
                term = self.node(at, Op::Index { colons, count: count as u8 }, args)?;
            } else {
                return Ok(term);
            }
        }
    }

    fn primary(&mut self) -> Result<Term> {
        if self.eat("π") {
            return Ok(Term::illegal());
        }
        if self.eat("(") {
            let term = self.term()?;
            self.expect(")")?;
            return Ok(term);
        }
        self.rest();
        let at = self.at;
        if self.eat("<") {
            let extents = self.extents()?;
            self.expect(">")?;
            if extents.len() < 2 {
                return self.fail(at, "a shape has at least two extents");
            }
            return self.node(at, Op::Extents(extents), []);
        }
        match self.word() {
            "" => self.fail(at, "expected a shape: a name, `<` or `(`"),
            "pi" => Ok(Term::illegal()),
            name => match CALLS.iter().find(|(call, _)| *call == name && self.rest().starts_with('(')) {
                Some((_, call)) => {
                    self.expect("(")?;
                    let (op, args) = call(self)?;
                    self.expect(")")?;
                    self.node(at, op, args)
                }
                None => Ok(Term::opaque(name)),
            },
        }
    }

    fn extent(&mut self) -> Result<crate::Dim> {
        let (d, at) = parse_extent(self.text, self.at)?;
        if d.is_unknown() {
            return self.fail(self.at, "the extent is too large");
        }
        self.at = at;
        Ok(d)
    }

    fn extents(&mut self) -> Result<Dims> {
        self.rest();
        let at = self.at;
        let extents: Dims = self.list(Self::extent)?.into();
        if extents.len() > MAX_RANK {
            return self.fail(at, format!("there are at most {MAX_RANK} extents"));
        }
        Ok(extents)
    }

    /// A dimension, which people count from 1.
    fn dimension(&mut self) -> Result<u8> {
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..len].parse() {
            Ok(n @ 1..=MAX_RANK) => {
                self.at += len;
                Ok(n as u8 - 1)
            }
            _ => self.fail(self.at, format!("expected a dimension from 1 to {MAX_RANK}")),
        }
    }

    fn term_then_extents(&mut self, op: fn(Dims) -> Op) -> Result<(Op, Vec<Term>)> {
        let term = self.term()?;
        self.expect(",")?;
        Ok((op(self.extents()?), vec![term]))
    }

    fn two(&mut self) -> Result<Vec<Term>> {
        let a = self.term()?;
        self.expect(",")?;
        Ok(vec![a, self.term()?])
    }
}

/// How the arguments of a call are read.
type Call = fn(&mut Parser) -> Result<(Op, Vec<Term>)>;

const CALLS: [(&str, Call); 9] = [
    ("sum", |p| {
        let term = p.term()?;
        let along = if p.eat(",") { Some(p.dimension()?) } else { None };
        Ok((Op::Reduce(along), vec![term]))
    }),
    ("vertcat", |p| Ok((Op::Cat(0), p.list(Parser::term)?))),
    ("horzcat", |p| Ok((Op::Cat(1), p.list(Parser::term)?))),
    ("cat", |p| {
        let along = p.dimension()?;
        p.expect(",")?;
        Ok((Op::Cat(along), p.list(Parser::term)?))
    }),
    ("reshape", |p| p.term_then_extents(Op::Reshape)),
    ("repmat", |p| p.term_then_extents(Op::Repmat)),
    ("kron", |p| Ok((Op::Kron, p.two()?))),
    ("find", |p| {
        let term = p.term()?;
        p.expect(",")?;
        Ok((Op::Find(p.extent()?), vec![term]))
    }),
    ("phi", |p| {
        p.rest();
        let at = p.at;
        let name = p.word();
        if name.is_empty() {
            return p.fail(at, "expected the name of a choice");
        }
        p.expect(",")?;
        Ok((Op::Join(Name::new(name)), p.two()?))
    }),
];

/// How tightly an operator binds.
fn strength(op: &Op) -> u8 {
    match op {
        Op::Elementwise => 1,
        Op::Product | Op::LeftDivide | Op::RightDivide => 2,
        Op::Power => 3,
        _ => 4,
    }
}

/// Writes a term, in parentheses where it binds less than it must.
fn write_term(f: &mut fmt::Formatter<'_>, t: &Term, least: u8) -> fmt::Result {
    let parens = strength(t.op()) < least;
    f.write_str(if parens { "(" } else { "" })?;
    match (t.op(), t.args()) {
        (op @ (Op::Elementwise | Op::Product | Op::LeftDivide | Op::RightDivide | Op::Power), [a, b]) => {
            write_term(f, a, strength(op))?;
            f.write_str(match op {
                Op::Elementwise => " + ",
                Op::Product => "*",
                Op::LeftDivide => "\\",
                Op::RightDivide => "/",
                _ => "^",
            })?;
            write_term(f, b, strength(op) + 1)?;
        }
        (Op::Transpose, [a]) => {
            write_term(f, a, 4)?;
            f.write_str("'")?;
        }
        (Op::Index { colons, count }, [a, indices @ ..]) => {
            write_term(f, a, 4)?;
            let mut indices = indices.iter();
            for k in 0..*count {
                f.write_str(if k == 0 { "(" } else { "," })?;
                match (colons >> k & 1, indices.as_slice()) {
                    (0, [i, ..]) => {
                        write_term(f, i, 0)?;
                        indices.next();
                    }
                    _ => f.write_str(":")?,
                }
            }
            f.write_str(")")?;
        }
        (op, args) => write_call(f, op, args)?,
    }
    f.write_str(if parens { ")" } else { "" })
}

fn write_call(f: &mut fmt::Formatter<'_>, op: &Op, args: &[Term]) -> fmt::Result {
    let extents = |d: &Dims| d.iter().map(|d| d.to_string()).collect::<Vec<_>>().join(",");
    let args = args.iter().map(|a| a.to_string()).collect::<SmallVec<[String; 4]>>().join(", ");
    match op {
        Op::Opaque(name) => write!(f, "{name}"),
        Op::Illegal => f.write_str("pi"),
        Op::Extents(d) => write!(f, "<{}>", extents(d)),
        Op::Reduce(None) => write!(f, "sum({args})"),
        Op::Reduce(Some(k)) => write!(f, "sum({args}, {})", k + 1),
        Op::Cat(0) => write!(f, "vertcat({args})"),
        Op::Cat(1) => write!(f, "horzcat({args})"),
        Op::Cat(k) => write!(f, "cat({}, {args})", k + 1),
        Op::Find(d) => write!(f, "find({args}, {d})"),
        Op::Reshape(d) => write!(f, "reshape({args}, {})", extents(d)),
        Op::Repmat(d) => write!(f, "repmat({args}, {})", extents(d)),
        Op::Join(name) => write!(f, "phi({name}, {args})"),
        _ => write!(f, "kron({args})"),
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_term(f, self, 0)
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Query::One(t) => t.fmt(f),
            Query::Set(list) => {
                let list: Vec<String> = list.iter().map(Term::to_string).collect();
                write!(f, "{{{}}}", list.join(", "))
            }
        }
    }
}
