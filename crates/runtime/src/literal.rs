//! Literals: what a command line can say of a value without a program that runs it. Numbers, matrices, ranges,
//! texts, truth values, cells, `struct(...)`, and conversions between classes, as MATLAB writes them.
//!
//! What it does not do: names, calls of anything else, indexing. They are errors that say so, because the text
//! comes from outside.

use crate::array::Array;
use crate::concat::concat;
use crate::context::Context;
use crate::convert::cast;
use crate::error::Error;
use crate::kernel::find_kernel;
use crate::ops;
use crate::value::Value;
use types::{Class, ScalarOp};

/// The functions that may be called, beside the classes of numbers.
const CALLS: &[&str] = &["struct", "complex", "zeros", "ones", "cell"];

/// How deep brackets may be nested.
const DEPTH: usize = 64;

/// The value that a text says; else what is wrong with it, for after "is not a value: ".
pub fn parse(cx: &mut Context, text: &str) -> Result<Value, String> {
    let mut p = Parser { cx, text, at: 0, depth: 0, spaced: false };
    let value = p.expression()?;
    p.blanks();
    if p.rest().is_empty() { Ok(value) } else { Err(p.unexpected()) }
}

struct Parser<'a> {
    cx: &'a mut Context,
    text: &'a str,
    at: usize,
    depth: usize,
    /// Blanks separate elements here.
    spaced: bool,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }

    fn eat(&mut self, token: &str) -> bool {
        let seen = self.rest().starts_with(token);
        if seen {
            self.at += token.len();
        }
        seen
    }

    fn unexpected(&self) -> String {
        match self.rest().chars().next() {
            None => "it ends too early".to_owned(),
            Some(c) => format!("`{c}` cannot stand there"),
        }
    }

    fn called(&mut self, name: &str, args: &mut [Value]) -> Result<Value, String> {
        let kernel = find_kernel(name).ok_or_else(|| format!("`{name}` cannot be called"))?;
        let results = kernel(self.cx, args, 1).map_err(told)?;
        results.into_iter().next().ok_or_else(|| format!("`{name}` gives nothing"))
    }

    /// `a`, `a:b`, `a:b:c`
    fn expression(&mut self) -> Result<Value, String> {
        if self.depth >= DEPTH {
            return Err("it is nested too deep".to_owned());
        }
        self.depth += 1;
        let mut parts = vec![self.sum()?];
        while parts.len() < 3 && self.operator(&[":"]).is_some() {
            parts.push(self.sum()?);
        }
        self.depth -= 1;
        match parts.len() {
            1 => Ok(parts.pop().unwrap_or_default()),
            _ => self.called("colon", &mut parts),
        }
    }

    /// Takes one of the operators. Where blanks separate, one with a blank before it and none behind begins the
    /// next element.
    fn operator(&mut self, which: &[&'static str]) -> Option<&'static str> {
        let start = self.at;
        self.blanks();
        let apart = self.at > start;
        if let Some(op) = which.iter().copied().find(|op| self.rest().starts_with(op)) {
            let behind = self.rest()[op.len()..].starts_with([' ', '\t']);
            if !self.spaced || !apart || behind || op == ":" {
                self.at += op.len();
                return Some(op);
            }
        }
        self.at = start;
        None
    }

    fn sum(&mut self) -> Result<Value, String> {
        let mut x = self.signed()?;
        while let Some(op) = self.operator(&["+", "-"]) {
            let op = if op == "+" { ScalarOp::Plus } else { ScalarOp::Minus };
            let y = self.signed()?;
            x = ops::binary(op, x, y).map_err(told)?;
        }
        Ok(x)
    }

    fn signed(&mut self) -> Result<Value, String> {
        self.blanks();
        let mut minus = false;
        while self.rest().starts_with(['+', '-']) {
            minus ^= self.rest().starts_with('-');
            self.at += 1;
            self.blanks();
        }
        let mut x = self.operand()?;
        while self.rest().starts_with(['\'', '.'])
            && (self.rest().starts_with('\'') || self.rest().starts_with(".'"))
        {
            let name = if self.eat("'") { "ctranspose" } else { "transpose" };
            self.eat(".'");
            x = self.called(name, &mut [x])?;
        }
        if minus { ops::unary(ScalarOp::Uminus, x).map_err(told) } else { Ok(x) }
    }

    fn operand(&mut self) -> Result<Value, String> {
        match self.rest().chars().next() {
            None => Err(self.unexpected()),
            Some('[') => self.bracketed("]", joined),
            Some('{') => self.bracketed("}", |rows| {
                let cell = |v: Value| Value::cell(Array::scalar(v));
                match rows.is_empty() {
                    true => Ok(Value::cell(Array::empty())),
                    false => {
                        joined(rows.into_iter().map(|row| row.into_iter().map(cell).collect()).collect())
                    }
                }
            }),
            Some('(') => {
                self.at += 1;
                let spaced = std::mem::replace(&mut self.spaced, false);
                let x = self.expression()?;
                self.blanks();
                self.spaced = spaced;
                if self.eat(")") { Ok(x) } else { Err(self.unexpected()) }
            }
            Some(quote @ ('\'' | '"')) => {
                let text = self.quoted(quote)?;
                Ok(if quote == '"' { Value::string(&text) } else { Value::char_row(&text) })
            }
            Some(c) if c.is_ascii_digit() || c == '.' => self.number(),
            Some(c) if c.is_alphabetic() => self.named(),
            Some(_) => Err(self.unexpected()),
        }
    }

    fn quoted(&mut self, quote: char) -> Result<String, String> {
        self.at += 1;
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let Some(stop) = rest.find(quote) else { return Err("the text is not closed".to_owned()) };
            text.push_str(&rest[..stop]);
            self.at += stop + 1;
            if !self.rest().starts_with(quote) {
                return Ok(text);
            }
            self.at += 1;
            text.push(quote);
        }
    }

    fn number(&mut self) -> Result<Value, String> {
        let bytes = self.rest().as_bytes();
        let digits =
            |from: usize| bytes[from.min(bytes.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
        let mut len = digits(0);
        if bytes.get(len) == Some(&b'.') {
            len += 1 + digits(len + 1);
        }
        if matches!(bytes.get(len), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(len + 1), Some(b'+' | b'-')));
            let exponent = digits(len + 1 + sign);
            if exponent > 0 {
                len += 1 + sign + exponent;
            }
        }
        let x: f64 = self.rest()[..len].parse().map_err(|_| self.unexpected())?;
        self.at += len;
        if self.rest().starts_with(['i', 'j']) {
            self.at += 1;
            return Ok(Value::complex(num_complex::Complex64::new(0.0, x)));
        }
        match self.rest().chars().next() {
            Some(c) if c.is_alphanumeric() || c == '_' => Err(self.unexpected()),
            _ => Ok(Value::F64(x)),
        }
    }

    fn named(&mut self) -> Result<Value, String> {
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let name = &rest[..len];
        self.at += len;
        let known = match name {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            "Inf" | "inf" => Some(Value::F64(f64::INFINITY)),
            "NaN" | "nan" => Some(Value::F64(f64::NAN)),
            "pi" => Some(Value::F64(std::f64::consts::PI)),
            _ => None,
        };
        if let Some(value) = known {
            return Ok(value);
        }
        let class = Class::from_name(name).filter(|c| c.is_matrix() || *c == Class::String);
        let callable = class.is_some() || CALLS.contains(&name);
        if !callable || !self.eat("(") {
            let hint = "only values written out are taken; a text stands in quotes";
            return Err(format!("`{name}` is a name: {hint}"));
        }
        let mut args = self.arguments()?;
        match (class, args.as_slice()) {
            (Some(class), [x]) => cast(x, class).map_err(told),
            (Some(_), _) => Err(format!("`{name}` converts one value")),
            (None, _) => self.called(name, &mut args),
        }
    }

    /// Up to the closing parenthesis.
    fn arguments(&mut self) -> Result<Vec<Value>, String> {
        let spaced = std::mem::replace(&mut self.spaced, false);
        let mut args = Vec::new();
        self.blanks();
        if !self.eat(")") {
            loop {
                args.push(self.expression()?);
                self.blanks();
                if self.eat(")") {
                    break;
                }
                if !self.eat(",") {
                    return Err(self.unexpected());
                }
            }
        }
        self.spaced = spaced;
        Ok(args)
    }

    /// Rows of elements, and what becomes of them.
    fn bracketed(
        &mut self,
        close: &str,
        make: fn(Vec<Vec<Value>>) -> Result<Value, Error>,
    ) -> Result<Value, String> {
        self.at += 1;
        let spaced = std::mem::replace(&mut self.spaced, true);
        let mut rows = vec![Vec::new()];
        loop {
            self.blanks();
            if self.eat(close) {
                break;
            }
            if self.eat(";") || self.eat("\n") {
                rows.push(Vec::new());
                continue;
            }
            if self.eat(",") {
                continue;
            }
            let x = self.expression()?;
            if let Some(row) = rows.last_mut() {
                row.push(x);
            }
        }
        self.spaced = spaced;
        rows.retain(|row| !row.is_empty());
        make(rows).map_err(told)
    }
}

/// Rows one below the other.
fn joined(rows: Vec<Vec<Value>>) -> Result<Value, Error> {
    let rows = rows.into_iter().map(|row| concat(1, row)).collect::<Result<_, _>>()?;
    concat(0, rows)
}

fn told(e: Error) -> String {
    e.message().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::RealSystem;
    use std::rc::Rc;

    fn read(text: &str) -> Result<Value, String> {
        parse(&mut Context::in_memory(Rc::new(RealSystem::default())), text)
    }

    #[track_caller]
    fn check(text: &str, class: &str, sizes: &[usize], doubles: &[f64]) {
        let v = read(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!((v.class_name(), &*v.dims()), (class, sizes), "{text}");
        if v.is_matrix() && !v.is_complex() {
            assert_eq!(&*v.doubles(), doubles, "{text}");
        }
    }

    #[test]
    fn values_are_read() {
        check("3", "double", &[1, 1], &[3.0]);
        check(" -1.5e-3 ", "double", &[1, 1], &[-1.5e-3]);
        check("[1 -2; 3 - 4, +5]", "double", &[2, 2], &[1.0, -1.0, -2.0, 5.0]);
        check("[1 2 3]'", "double", &[3, 1], &[1.0, 2.0, 3.0]);
        check("1:3", "double", &[1, 3], &[1.0, 2.0, 3.0]);
        check("[0:2:4 7]", "double", &[1, 4], &[0.0, 2.0, 4.0, 7.0]);
        check("int32([1 2.5])", "int32", &[1, 2], &[1.0, 3.0]);
        check("'it''s'", "char", &[1, 4], &[105.0, 116.0, 39.0, 115.0]);
        check("\"s\"", "string", &[1, 1], &[]);
        check("[true false]", "logical", &[1, 2], &[1.0, 0.0]);
        check("{1, 'a'; [], {}}", "cell", &[2, 2], &[]);
        check("struct('a', 1, 'b', 'x')", "struct", &[1, 1], &[]);
        check("[]", "double", &[0, 0], &[]);
        check("{}", "cell", &[0, 0], &[]);
        check("zeros(0, 3)", "double", &[0, 3], &[]);
        assert!(read("1+2i").is_ok_and(|v| v.is_complex()));
        assert!(read("complex(1, 0)").is_ok_and(|v| v.is_complex()));
    }

    #[test]
    fn what_is_no_literal_is_said() {
        let fails = |text: &str, why: &str| assert_eq!(read(text).err().as_deref(), Some(why), "{text}");
        let name =
            |x: &str| format!("`{x}` is a name: only values written out are taken; a text stands in quotes");
        fails("x", &name("x"));
        fails("system('ls')", &name("system"));
        fails("[1 2", "it ends too early");
        fails("3 4", "`4` cannot stand there");
        fails("", "it ends too early");
        fails("'abc", "the text is not closed");
        fails("3abc", "`a` cannot stand there");
        fails("3 * 4", "`*` cannot stand there");
        fails(&"[".repeat(100), "it is nested too deep");
        assert!(read("[1 2; 3]").is_err());
    }
}
