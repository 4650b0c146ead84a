//! `str2num`: the value of a text that is an expression of numbers.
//!
//! Text is read as MATLAB reads it between brackets: rows, elements separated by blanks or commas,
//! ranges, arithmetic, comparisons, transposes, and calls of functions by name. It sees no variables.
//! What is no expression, or fails, gives `[]` and false.
//!
//! Not here: cells, handles and access paths inside the text (`Failure::Beyond`), which only an
//! interpreter reads, and functions that the engine does not know by name.

use crate::concat::concat;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::Outputs;
use crate::ops;
use crate::scan::magnitude;
use crate::value::Value;
use num_complex::Complex64;
use types::ScalarOp;

crate::kernels! {
    "str2num" => str2num,
}

fn str2num(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let value = number_text(cx, args.first())?;
    let ok = value.is_some();
    Ok(Outputs::from_iter([value.unwrap_or_else(Value::empty), Value::Bool(ok)]))
}

/// The value of a text of numbers; nothing where it is no expression or fails.
fn number_text(cx: &mut Context, text: Option<&Value>) -> Result<Option<Value>, Error> {
    let Some(v) = text else { return Err(errors::not_enough_inputs()) };
    let source = source(v).ok_or_else(|| {
        errors::argument_class("str2num", 1, "a string scalar or character vector", v.class_name())
    })?;
    let mut reader = Reader { cx, text: source.as_bytes(), at: 0, depth: 0 };
    match reader.whole() {
        Ok(value) => Ok(Some(value)),
        Err(Failure::Invalid) => Ok(None),
        Err(Failure::Beyond(what)) => Err(errors::unsupported(format!("str2num of {what}"))),
        Err(Failure::Raised(e)) if e.identifier().starts_with("tame:") => Err(e),
        Err(Failure::Raised(_)) => Ok(None),
    }
}

/// The value of a text that is one expression; nothing where only an interpreter can read it.
pub(super) fn expression_value(cx: &mut Context, text: &str) -> Result<Option<Value>, Error> {
    let mut reader = Reader { cx, text: text.trim().as_bytes(), at: 0, depth: 0 };
    let value = reader.expression(0, false);
    match value {
        Ok(value) if reader.at == reader.text.len() => Ok(Some(value)),
        Ok(_) | Err(Failure::Invalid | Failure::Beyond(_)) => Ok(None),
        Err(Failure::Raised(e)) => Err(e),
    }
}

/// The text between the brackets; the rows of a matrix of characters are rows of the result.
fn source(v: &Value) -> Option<String> {
    let dims = v.dims();
    match v {
        Value::Char(a) if !dims.is_row() && dims.rows() * dims.cols() == a.numel() && a.numel() > 0 => {
            let rows = dims.rows();
            let row = |r: usize| {
                let units: Vec<u16> = a.data().iter().skip(r).step_by(rows).map(|c| c.0).collect();
                String::from_utf16_lossy(&units)
            };
            Some((0..rows).map(row).collect::<Vec<_>>().join(";"))
        }
        _ => v.as_text().map(|t| t.to_string()),
    }
}

/// Why a text has no value.
enum Failure {
    /// It is no expression.
    Invalid,
    /// Only an interpreter can say: what it holds.
    Beyond(String),
    /// An operation or a function failed.
    Raised(Error),
}

impl From<Error> for Failure {
    fn from(e: Error) -> Failure {
        Failure::Raised(e)
    }
}

type Read = Result<Value, Failure>;

/// Deeper nested parentheses are refused, so that no text uses the stack up.
const DEEPEST: usize = 200;

struct Reader<'a> {
    cx: &'a mut Context,
    text: &'a [u8],
    at: usize,
    depth: usize,
}

/// Operators of one level, the longest first where one begins another.
type Level = &'static [(&'static str, Operation)];

#[derive(Clone, Copy)]
enum Operation {
    Element(ScalarOp),
    Product,
    Right,
    Left,
}

/// From the loosest to the tightest; a range stands between comparisons and sums.
const LOOSE: &[Level] = &[
    &[("|", Operation::Element(ScalarOp::Or))],
    &[("&", Operation::Element(ScalarOp::And))],
    &[
        ("<=", Operation::Element(ScalarOp::Le)),
        ("<", Operation::Element(ScalarOp::Lt)),
        (">=", Operation::Element(ScalarOp::Ge)),
        (">", Operation::Element(ScalarOp::Gt)),
        ("==", Operation::Element(ScalarOp::Eq)),
        ("~=", Operation::Element(ScalarOp::Ne)),
    ],
];
const SUMS: Level = &[("+", Operation::Element(ScalarOp::Plus)), ("-", Operation::Element(ScalarOp::Minus))];
const PRODUCTS: Level = &[
    (".*", Operation::Element(ScalarOp::Times)),
    ("./", Operation::Element(ScalarOp::Rdivide)),
    (".\\", Operation::Element(ScalarOp::Ldivide)),
    ("*", Operation::Product),
    ("/", Operation::Right),
    ("\\", Operation::Left),
];

impl Reader<'_> {
    /// All of the text as the inside of brackets.
    fn whole(&mut self) -> Read {
        let value = self.rows()?;
        if self.at < self.text.len() { Err(Failure::Invalid) } else { Ok(value) }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn starts(&self, word: &str) -> bool {
        self.text.get(self.at..).is_some_and(|t| t.starts_with(word.as_bytes()))
    }

    fn blanks(&mut self) -> bool {
        let before = self.at;
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.at += 1;
        }
        self.at > before
    }

    /// The inside of brackets, up to the closing one or the end.
    fn rows(&mut self) -> Read {
        let mut rows = Vec::new();
        loop {
            let row = self.row()?;
            rows.extend(row);
            match self.peek() {
                Some(b';' | b'\n' | b'\r') => self.at += 1,
                _ => break,
            }
        }
        Ok(if rows.is_empty() { Value::empty() } else { concat(0, rows)? })
    }

    /// The elements up to the end of a row; nothing for a row without any.
    fn row(&mut self) -> Result<Option<Value>, Failure> {
        let mut elements = Vec::new();
        let mut apart = true;
        loop {
            apart |= self.blanks();
            match self.peek() {
                None | Some(b']' | b';' | b'\n' | b'\r') => break,
                Some(b',') => {
                    self.at += 1;
                    apart = true;
                }
                Some(b'[') => elements.push(self.expression(0, true)?),
                _ if !apart => return Err(Failure::Invalid),
                _ => {
                    elements.push(self.expression(0, true)?);
                    apart = false;
                }
            }
        }
        Ok(if elements.is_empty() { None } else { Some(concat(1, elements)?) })
    }

    /// The operator of a level that comes next; between brackets a sign before an element begins one.
    fn operator(&mut self, level: Level, spaced: bool) -> Option<Operation> {
        let before = self.at;
        let blank = self.blanks();
        let found = level.iter().find(|(word, _)| self.starts(word));
        if let Some((word, operation)) = found {
            let next = self.text.get(self.at + word.len());
            let sign = matches!(*word, "+" | "-");
            let new_element = spaced && blank && sign && !matches!(next, Some(b' ' | b'\t'));
            let doubled = matches!(*word, "|" | "&") && next == word.as_bytes().first();
            if !new_element && !doubled {
                self.at += word.len();
                return Some(*operation);
            }
        }
        self.at = before;
        None
    }

    /// Operators of the loose levels from `level` on.
    fn expression(&mut self, level: usize, spaced: bool) -> Read {
        let Some(operators) = LOOSE.get(level) else { return self.range(spaced) };
        let mut left = self.expression(level + 1, spaced)?;
        while let Some(operation) = self.operator(operators, spaced) {
            self.blanks();
            let right = self.expression(level + 1, spaced)?;
            left = self.apply(operation, left, right)?;
        }
        Ok(left)
    }

    fn range(&mut self, spaced: bool) -> Read {
        let mut parts = vec![self.chain(SUMS, spaced)?];
        while parts.len() < 3 && self.colon() {
            parts.push(self.chain(SUMS, spaced)?);
        }
        Ok(match parts.as_slice() {
            [a, b] => ops::colon(a, b)?,
            [a, step, b] => ops::colon3(a, step, b)?,
            _ => parts.pop().unwrap_or_default(),
        })
    }

    fn colon(&mut self) -> bool {
        let before = self.at;
        self.blanks();
        if self.peek() == Some(b':') {
            self.at += 1;
            self.blanks();
            return true;
        }
        self.at = before;
        false
    }

    /// Sums, whose operands are products, whose operands have signs.
    fn chain(&mut self, level: Level, spaced: bool) -> Read {
        let sums = std::ptr::eq(level, SUMS);
        let operand = |r: &mut Self| if sums { r.chain(PRODUCTS, spaced) } else { r.signed(spaced) };
        let mut left = operand(self)?;
        while let Some(operation) = self.operator(level, spaced) {
            self.blanks();
            let right = operand(self)?;
            left = self.apply(operation, left, right)?;
        }
        Ok(left)
    }

    fn apply(&mut self, operation: Operation, a: Value, b: Value) -> Read {
        Ok(match operation {
            Operation::Element(op) => ops::binary(op, a, b)?,
            Operation::Product => ops::mtimes(a, b)?,
            Operation::Right => ops::mrdivide(self.cx, a, b)?,
            Operation::Left => ops::mldivide(self.cx, a, b)?,
        })
    }

    /// Signs bind less tightly than powers.
    fn signed(&mut self, spaced: bool) -> Read {
        let sign = self.peek();
        if !matches!(sign, Some(b'-' | b'+' | b'~')) {
            return self.power(spaced);
        }
        self.at += 1;
        self.blanks();
        self.enter()?;
        let value = self.signed(spaced);
        self.depth -= 1;
        Ok(match sign {
            Some(b'-') => ops::unary(ScalarOp::Uminus, value?)?,
            Some(b'~') => ops::unary(ScalarOp::Not, value?)?,
            _ => value?,
        })
    }

    fn enter(&mut self) -> Result<(), Failure> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Failure::Beyond("a text nested so deeply".to_owned())) } else { Ok(()) }
    }

    /// Powers, from left to right; the exponent may have signs.
    fn power(&mut self, spaced: bool) -> Read {
        let mut left = self.transposed()?;
        const POWERS: Level = &[(".^", Operation::Left), ("^", Operation::Right)];
        while let Some(operation) = self.operator(POWERS, spaced) {
            self.blanks();
            let mut negative = false;
            while let Some(sign @ (b'-' | b'+')) = self.peek() {
                negative ^= sign == b'-';
                self.at += 1;
            }
            let mut right = self.transposed()?;
            if negative {
                right = ops::unary(ScalarOp::Uminus, right)?;
            }
            left = match operation {
                Operation::Left => ops::binary(ScalarOp::Power, left, right)?,
                _ => ops::mpower(self.cx, left, right)?,
            };
        }
        Ok(left)
    }

    fn transposed(&mut self) -> Read {
        let mut value = self.primary()?;
        loop {
            if self.starts(".'") {
                self.at += 2;
                value = ops::transpose(value)?;
            } else if self.peek() == Some(b'\'') {
                self.at += 1;
                value = ops::ctranspose(value)?;
            } else {
                return Ok(value);
            }
        }
    }

    fn primary(&mut self) -> Read {
        match self.peek() {
            Some(b'0'..=b'9') => self.number(),
            Some(b'.') if matches!(self.text.get(self.at + 1), Some(b'0'..=b'9')) => self.number(),
            Some(b'a'..=b'z' | b'A'..=b'Z') => self.name(),
            Some(open @ (b'(' | b'[')) => {
                self.at += 1;
                self.enter()?;
                let (value, close) = if open == b'(' {
                    self.blanks();
                    let value = self.expression(0, false)?;
                    self.blanks();
                    (value, b')')
                } else {
                    (self.rows()?, b']')
                };
                self.depth -= 1;
                if self.peek() != Some(close) {
                    return Err(Failure::Invalid);
                }
                self.at += 1;
                if self.peek() == Some(b'(') {
                    return Err(Failure::Invalid);
                }
                Ok(value)
            }
            Some(quote @ (b'\'' | b'"')) => self.text(quote),
            Some(b'{' | b'@') => Err(Failure::Beyond("a text that holds cells or handles".to_owned())),
            _ => Err(Failure::Invalid),
        }
    }

    /// A text between quotes, of which two stand for one.
    fn text(&mut self, quote: u8) -> Read {
        self.at += 1;
        let mut bytes = Vec::new();
        loop {
            match self.peek() {
                Some(c) if c == quote && self.text.get(self.at + 1) == Some(&quote) => {
                    bytes.push(quote);
                    self.at += 2;
                }
                Some(c) if c == quote => break,
                Some(c) if c != b'\n' => {
                    bytes.push(c);
                    self.at += 1;
                }
                _ => return Err(Failure::Invalid),
            }
        }
        self.at += 1;
        let text = String::from_utf8_lossy(&bytes);
        Ok(if quote == b'"' { Value::string(&text) } else { Value::char_row(&text) })
    }

    fn number(&mut self) -> Read {
        // What may belong to the number, and no more: texts may have many.
        let mut end = self.at;
        while let Some(&c) = self.text.get(end) {
            let signed = matches!(c, b'+' | b'-')
                && end > self.at
                && matches!(self.text[end - 1], b'e' | b'E' | b'd' | b'D');
            if !signed && !c.is_ascii_alphanumeric() && c != b'.' {
                break;
            }
            end += 1;
        }
        let rest = std::str::from_utf8(&self.text[self.at..end]).map_err(|_| Failure::Invalid)?;
        let (value, after) = match whole_number(rest) {
            Some(found) => found,
            None => magnitude(rest).ok_or(Failure::Invalid)?,
        };
        self.at = end - after.len();
        let imaginary = matches!(self.peek(), Some(b'i' | b'j'));
        self.at += usize::from(imaginary);
        if matches!(self.peek(), Some(b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_')) {
            return Err(Failure::Invalid);
        }
        Ok(if imaginary { Value::complex(Complex64::new(0.0, value)) } else { Value::F64(value) })
    }

    /// A constant, or the call of a function.
    fn name(&mut self) -> Read {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_')) {
            self.at += 1;
        }
        let name = String::from_utf8_lossy(&self.text[start..self.at]).into_owned();
        if self.peek() == Some(b'.') && matches!(self.text.get(self.at + 1), Some(b'a'..=b'z' | b'A'..=b'Z'))
        {
            return Err(Failure::Beyond(format!("a text that takes a part of `{name}`")));
        }
        let called = self.peek() == Some(b'(');
        let args = if called { self.arguments()? } else { Vec::new() };
        match name.as_str() {
            "i" | "j" if !called => return Ok(Value::complex(Complex64::new(0.0, 1.0))),
            "true" | "false" if !called => return Ok(Value::Bool(name == "true")),
            _ => {}
        }
        let outs = self.cx.call(&Value::from(name.as_str()), args, 1);
        match outs {
            // A name that stands alone is mostly no program at all.
            Err(e) if !called && e.identifier() == "tame:unsupported" => Err(Failure::Invalid),
            outs => outs?.into_iter().next().ok_or(Failure::Invalid),
        }
    }

    fn arguments(&mut self) -> Result<Vec<Value>, Failure> {
        self.at += 1;
        self.enter()?;
        let mut args = Vec::new();
        loop {
            self.blanks();
            match self.peek() {
                Some(b')') => {
                    self.at += 1;
                    self.depth -= 1;
                    return Ok(args);
                }
                Some(b',') if !args.is_empty() => self.at += 1,
                _ => {
                    args.push(self.expression(0, false)?);
                    self.blanks();
                    if !matches!(self.peek(), Some(b',' | b')')) {
                        return Err(Failure::Invalid);
                    }
                }
            }
        }
    }
}

/// `0x1F` or `0b101`, and what follows.
fn whole_number(text: &str) -> Option<(f64, &str)> {
    let (radix, digits) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &text[2..]),
        [b'0', b'b' | b'B', ..] => (2, &text[2..]),
        _ => return None,
    };
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let value = u64::from_str_radix(&digits[..end], radix).ok()?;
    Some((value as f64, &digits[end..]))
}
