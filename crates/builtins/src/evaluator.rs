//! A small evaluator of expressions for the examples of the specifications: literals, matrices,
//! cells, operators and calls of builtins that kernels carry out. Only for tests; engines run the
//! examples again through the whole compiler.
//!
//! Not here: variables, indexing, function handles.

use crate::registry::{Builtin, builtin, find};
use crate::{Implementation, implementation, invoke};
use runtime::{Array, Context, Error, Value};

/// Why an expression has no value here.
#[derive(Debug)]
pub enum Failure {
    /// The program's error.
    Error(Error),
    /// It needs an engine.
    NeedsEngine,
}

impl From<Error> for Failure {
    fn from(e: Error) -> Failure {
        Failure::Error(e)
    }
}

type Evaluated = Result<Value, Failure>;

/// The value of an expression.
pub fn evaluate(text: &str, cx: &mut Context) -> Evaluated {
    let mut p = Parser { text: text.as_bytes(), at: 0, inside: 0, cx };
    let value = p.comparison()?;
    p.blanks();
    if p.at < p.text.len() {
        return Err(Failure::NeedsEngine);
    }
    Ok(value)
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    /// How many brackets (not parentheses) are open: there blanks separate.
    inside: usize,
    cx: &'a mut Context,
}

/// Binary operators by binding, weakest first.
const LEVELS: [&[(&str, &str)]; 5] = [
    &[("==", "eq"), ("~=", "ne"), ("<=", "le"), (">=", "ge"), ("<", "lt"), (">", "gt")],
    &[(":", "colon")],
    &[("+", "plus"), ("-", "minus")],
    &[
        (".*", "times"),
        ("./", "rdivide"),
        (".\\", "ldivide"),
        ("*", "mtimes"),
        ("/", "mrdivide"),
        ("\\", "mldivide"),
    ],
    &[(".^", "power"), ("^", "mpower")],
];

impl Parser<'_> {
    fn blanks(&mut self) {
        while self.text.get(self.at) == Some(&b' ') {
            self.at += 1;
        }
    }

    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn eat(&mut self, c: u8) -> bool {
        let found = self.peek() == c;
        self.at += usize::from(found);
        found
    }

    fn comparison(&mut self) -> Evaluated {
        self.level(0)
    }

    fn level(&mut self, k: usize) -> Evaluated {
        let Some(operators) = LEVELS.get(k) else { return self.unary() };
        let mut left = if k == 3 { self.signed()? } else { self.level(k + 1)? };
        loop {
            let start = self.at;
            self.blanks();
            let spaced = self.at > start;
            let rest = &self.text[self.at..];
            let Some((sign, name)) = operators.iter().find(|(s, _)| rest.starts_with(s.as_bytes())) else {
                self.at = start;
                return Ok(left);
            };
            let after = rest.get(sign.len()).copied().unwrap_or(0);
            // `[1 -2]` has two elements.
            if self.inside > 0 && spaced && after != b' ' && matches!(*sign, "+" | "-") {
                self.at = start;
                return Ok(left);
            }
            self.at += sign.len();
            let mut args = vec![left, if k == 3 { self.signed()? } else { self.level(k + 1)? }];
            if *name == "colon" {
                self.blanks();
                if self.eat(b':') {
                    args.push(self.level(k + 1)?);
                }
            }
            left = self.call(name, args)?;
        }
    }

    /// A sign binds weaker than a power and stronger than a product.
    fn signed(&mut self) -> Evaluated {
        self.blanks();
        if self.eat(b'-') {
            let x = self.signed()?;
            return self.call("uminus", vec![x]);
        }
        if self.eat(b'+') {
            return self.signed();
        }
        self.level(4)
    }

    fn unary(&mut self) -> Evaluated {
        self.blanks();
        match self.peek() {
            b'-' | b'+' => self.signed(),
            b'~' => {
                self.at += 1;
                let x = self.unary()?;
                self.call("not", vec![x])
            }
            _ => self.postfix(),
        }
    }

    fn postfix(&mut self) -> Evaluated {
        let mut x = self.primary()?;
        while self.eat(b'\'') {
            x = self.call("ctranspose", vec![x])?;
        }
        Ok(x)
    }

    fn primary(&mut self) -> Evaluated {
        match self.peek() {
            b'0'..=b'9' => self.number(),
            b'\'' => Ok(Value::char_row(&self.quoted(b'\''))),
            b'"' => Ok(Value::string(&self.quoted(b'"'))),
            b'(' => {
                self.at += 1;
                let outer = std::mem::take(&mut self.inside);
                let x = self.comparison()?;
                self.inside = outer;
                self.blanks();
                self.eat(b')');
                Ok(x)
            }
            b'[' => self.bracket(b']'),
            b'{' => self.bracket(b'}'),
            c if c.is_ascii_alphabetic() => self.name(),
            _ => Err(Failure::NeedsEngine),
        }
    }

    fn number(&mut self) -> Evaluated {
        let rest = std::str::from_utf8(&self.text[self.at..]).unwrap_or_default();
        let mut end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        // `2.*x` is a product.
        if rest[..end].ends_with('.') && rest[end..].starts_with(['*', '/', '^', '\\']) {
            end -= 1;
        }
        let exponent = rest[end..].strip_prefix('e').map(|t| t.trim_start_matches(['-', '+']));
        if exponent.is_some_and(|t| t.starts_with(|c: char| c.is_ascii_digit())) {
            let sign = usize::from(rest[end + 1..].starts_with(['-', '+']));
            end += 1 + sign;
            end += rest[end..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - end);
        }
        let x: f64 = rest[..end].parse().unwrap_or(f64::NAN);
        self.at += end;
        if self.eat(b'i') {
            return self.call("complex", vec![Value::F64(0.0), Value::F64(x)]);
        }
        Ok(Value::F64(x))
    }

    fn quoted(&mut self, quote: u8) -> String {
        self.at += 1;
        let mut out = Vec::new();
        while self.at < self.text.len() {
            if self.peek() == quote {
                self.at += 1;
                if self.peek() != quote {
                    break;
                }
            }
            out.push(self.peek());
            self.at += 1;
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    /// A matrix or cell literal.
    fn bracket(&mut self, close: u8) -> Evaluated {
        self.at += 1;
        self.inside += 1;
        let mut rows = Vec::new();
        let mut row = Vec::new();
        loop {
            while matches!(self.peek(), b' ' | b',') {
                self.at += 1;
            }
            match self.peek() {
                b';' => {
                    self.at += 1;
                    rows.push(std::mem::take(&mut row));
                }
                c if c == close => {
                    self.at += 1;
                    if !row.is_empty() {
                        rows.push(row);
                    }
                    break;
                }
                0 => break,
                _ => row.push(self.comparison()?),
            }
        }
        self.inside -= 1;
        let mut made = Vec::new();
        for row in rows {
            made.push(match close {
                b'}' => Value::cell(Array::row(row)),
                _ => self.call("horzcat", row)?,
            });
        }
        match (made.len(), close) {
            (0, b'}') => Ok(Value::cell(Array::empty())),
            (0, _) => Ok(Value::empty()),
            (1, _) => Ok(made.remove(0)),
            _ => self.call("vertcat", made),
        }
    }

    fn name(&mut self) -> Evaluated {
        let start = self.at;
        while self.peek().is_ascii_alphanumeric() || self.peek() == b'_' {
            self.at += 1;
        }
        let name = String::from_utf8_lossy(&self.text[start..self.at]).into_owned();
        let mut args = Vec::new();
        if self.eat(b'(') {
            let outer = std::mem::take(&mut self.inside);
            self.blanks();
            while !self.eat(b')') {
                args.push(self.comparison()?);
                self.blanks();
                self.eat(b',');
                self.blanks();
                if self.at >= self.text.len() {
                    break;
                }
            }
            self.inside = outer;
        }
        self.call(&name, args)
    }

    fn call(&mut self, name: &str, mut args: Vec<Value>) -> Evaluated {
        let Some(id) = find(name) else { return Err(Failure::NeedsEngine) };
        let b: &'static Builtin = builtin(id);
        let nargout = usize::from(!b.outputs.names.is_empty() || b.outputs.variadic);
        if let Err(e) = b.check_arity(args.len(), nargout) {
            return Err(Failure::Error(e.error()));
        }
        match implementation(b) {
            None | Some(Implementation::Matlab(_) | Implementation::Engine | Implementation::None) => {
                Err(Failure::NeedsEngine)
            }
            Some(_) => match invoke(b, self.cx, &mut args, nargout) {
                Some(Ok(outs)) => outs.into_iter().next().ok_or(Failure::NeedsEngine),
                Some(Err(e)) => Err(e.into()),
                None => Err(Failure::NeedsEngine),
            },
        }
    }
}
