//! The type notation: how abstract values are shown and written on command lines and in
//! annotations. What is shown reads back as the same value.
//!
//! The grammar and what it means, defaults included, stand in `docs/notation.md`, which is also what
//! `tame analyze --notation` prints. Positive extents are `n`; `$k` is an integer that may be negative.

use crate::abs::{Elements, Fields, Handle, Recursive, Root, Target, Value};
use crate::constant::Constant;
use crate::{
    AbsValue, BUILTIN_CLASSES, Class, ClassValue, Complexity, Dim, Elems, Interval, Matrix, Shape, Sparsity,
    Sym,
};
use base::Name;
use std::fmt;

/// Why a text is not a value in the type notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Byte offset in the text.
    pub at: usize,
    /// What was expected or is wrong.
    pub message: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

type Result<T> = std::result::Result<T, NotationError>;

/// Reads one value.
pub fn parse_value(text: &str) -> Result<AbsValue> {
    let mut p = Parser::new(text, 0);
    let v = p.value()?;
    p.end()?;
    Ok(v)
}

/// Reads a list of values, separated by commas; none from a blank text.
pub fn parse_values(text: &str) -> Result<Vec<AbsValue>> {
    let mut p = Parser::new(text, 0);
    let mut list = Vec::new();
    p.blanks();
    if p.rest().is_empty() {
        return Ok(list);
    }
    loop {
        list.push(p.value()?);
        if !p.eat(",") {
            p.end()?;
            return Ok(list);
        }
    }
}

/// How deep brackets may be nested.
const MAX_NESTING: usize = 64;

/// Reads the extent that begins at a place of a text, and where it ends.
pub(crate) fn parse_extent(text: &str, at: usize) -> Result<(Dim, usize)> {
    let mut p = Parser::new(text, at);
    let d = p.sum()?;
    Ok((d, p.at))
}

/// A reader of the notation.
pub(crate) struct Parser<'a> {
    pub(crate) text: &'a str,
    /// The next byte.
    pub(crate) at: usize,
    depth: usize,
    /// How many recursive types are around.
    recursion: usize,
    /// What extents are at most, where a bound can be said (`signature.rs`).
    pub(crate) bounds: Option<Vec<(Sym, i64)>>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, at: usize) -> Parser<'a> {
        Parser { text, at, depth: 0, recursion: 0, bounds: None }
    }

    /// A reader that takes bounds of extents.
    pub(crate) fn bounded(text: &'a str) -> Parser<'a> {
        Parser { bounds: Some(Vec::new()), ..Parser::new(text, 0) }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(NotationError { at: self.at, message: message.into() })
    }

    /// Whether `token` comes next, after blanks.
    fn sees(&mut self, token: &str) -> bool {
        self.blanks();
        self.rest().starts_with(token)
    }

    pub(crate) fn eat(&mut self, token: &str) -> bool {
        let seen = self.sees(token);
        if seen {
            self.at += token.len();
        }
        seen
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.fail(format!("expected `{token}`")) }
    }

    pub(crate) fn end(&mut self) -> Result<()> {
        self.blanks();
        if self.rest().is_empty() { Ok(()) } else { self.fail("expected the end of the type") }
    }

    /// The word that comes next, without taking it.
    fn peek_word(&mut self) -> &'a str {
        self.blanks();
        let rest = self.rest();
        let starts = rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let len = if starts {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            0
        };
        &rest[..len]
    }

    fn word(&mut self) -> Result<&'a str> {
        let word = self.peek_word();
        if word.is_empty() {
            return self.fail("expected a name");
        }
        self.at += word.len();
        Ok(word)
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let seen = self.peek_word() == word;
        if seen {
            self.at += word.len();
        }
        seen
    }

    /// A name with dots.
    fn path(&mut self) -> Result<Name> {
        let mut path = self.word()?.to_owned();
        while self.rest().starts_with('.') {
            self.at += 1;
            path = format!("{path}.{}", self.word()?);
        }
        Ok(Name::new(&path))
    }

    pub(crate) fn value(&mut self) -> Result<AbsValue> {
        if self.depth >= MAX_NESTING {
            return self.fail("the type is nested too deep");
        }
        self.depth += 1;
        let v = if self.eat("{") { self.set() } else { self.alternative() };
        self.depth -= 1;
        v
    }

    fn set(&mut self) -> Result<AbsValue> {
        let mut v = AbsValue::bottom();
        if self.eat("}") {
            return Ok(v);
        }
        loop {
            v = v.join(&self.alternative()?);
            if self.eat("}") {
                return Ok(v);
            }
            self.expect(",")?;
        }
    }

    fn alternative(&mut self) -> Result<AbsValue> {
        match self.peek_word() {
            "any" => {
                self.word()?;
                Ok(AbsValue::top())
            }
            "undefined" => {
                self.word()?;
                Ok(AbsValue::undefined())
            }
            "" | "true" | "false" | "NaN" | "Inf" => self.literal(),
            _ => self.typed(),
        }
    }

    fn typed(&mut self) -> Result<AbsValue> {
        let (mut complexity, mut sparsity) = (Complexity::Real, Sparsity::Full);
        loop {
            let maybe = self.eat_word("maybe");
            if self.eat_word("complex") {
                complexity = if maybe { Complexity::Any } else { Complexity::Complex };
            } else if self.eat_word("imaginary") {
                complexity = if maybe { Complexity::Narrow } else { Complexity::Imaginary };
            } else if self.eat_word("sparse") {
                sparsity = if maybe { Sparsity::Any } else { Sparsity::Sparse };
            } else if maybe {
                return self.fail("expected `complex`, `imaginary` or `sparse`");
            } else {
                break;
            }
        }
        let class = self.class()?;
        let single = matches!(class, Class::Struct | Class::FunctionHandle | Class::Object(_));
        let shape = if self.eat("(") {
            self.shape()?
        } else if single {
            Shape::scalar()
        } else {
            Shape::Any
        };
        let elements = self.insides(class, &shape)?;
        let mut matrix = Matrix::of(class, shape).with_complexity(complexity).with_sparsity(sparsity, class);
        if self.eat("=") {
            matrix = self.constant_of(class, &matrix)?;
        } else if self.eat_word("in") {
            let range = self.interval()?;
            if !class.is_matrix() || complexity != Complexity::Real {
                return self.fail("only real numbers lie in an interval");
            }
            matrix.elems = Elems::Range(range.meet(Interval::of_class(class)));
        }
        Ok(Value::one(ClassValue { class, matrix, elements }))
    }

    fn class(&mut self) -> Result<Class> {
        let start = self.at;
        let word = self.word()?;
        if word == "object" {
            return Ok(Class::Object(self.path()?));
        }
        Class::from_name(word).ok_or_else(|| {
            let names = BUILTIN_CLASSES.iter().map(|c| c.name());
            let hint = base::nearest(word, names).map_or(String::new(), |n| format!("; did you mean `{n}`?"));
            NotationError { at: start, message: format!("`{word}` is not a class{hint}") }
        })
    }

    /// After the opening parenthesis.
    fn shape(&mut self) -> Result<Shape> {
        if self.eat("...") {
            self.expect(")")?;
            return Ok(Shape::Any);
        }
        let (mut dims, mut solid) = (Vec::new(), [0, 0]);
        loop {
            let d = self.extent()?;
            let choice = d == Dim::ZERO && self.eat("|");
            if choice {
                if self.bounds.is_some() || dims.len() > 1 {
                    return self.fail("only a matrix that is no argument has a choice of extents");
                }
                solid[dims.len()] = self.integer()?;
            }
            dims.push(if choice { Dim::Unknown } else { d });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        match dims.len() {
            2 => Ok(Shape::or_empty(dims.into(), solid)),
            n if n > 2 && solid == [0, 0] => Ok(Shape::new(dims)),
            _ => self.fail("a shape has at least two extents"),
        }
    }

    fn extent(&mut self) -> Result<Dim> {
        let d = if self.eat(":") { Dim::Unknown } else { self.sum()? };
        if !self.sees("<=") {
            return Ok(d);
        }
        let count = match &self.bounds {
            Some(bounds) if self.depth == 1 => bounds.len() as u32,
            _ => return self.fail("a bound stands in the extents of an argument itself"),
        };
        let fresh = d.is_unknown().then_some(Sym { name: Name::new("extent"), id: count, nonneg: true });
        let Some(sym) = d.as_sym().or(fresh) else {
            return self.fail("only `:` and a name can have a bound");
        };
        self.expect("<=")?;
        let limit = self.integer()?;
        self.bounds.get_or_insert_default().push((sym, limit));
        Ok(sym.into())
    }

    fn sum(&mut self) -> Result<Dim> {
        if self.depth >= MAX_NESTING {
            return self.fail("the extent is nested too deep");
        }
        self.depth += 1;
        let mut d = if self.eat("-") { Dim::ZERO.sub(&self.product()?) } else { self.product()? };
        loop {
            if self.eat("+") {
                d = d.add(&self.product()?);
            } else if self.eat("-") {
                d = d.sub(&self.product()?);
            } else {
                self.depth -= 1;
                return Ok(d);
            }
        }
    }

    fn product(&mut self) -> Result<Dim> {
        let mut d = self.factor()?;
        while self.eat("*") {
            d = d.mul(&self.factor()?);
        }
        Ok(d)
    }

    fn factor(&mut self) -> Result<Dim> {
        let base = self.atom()?;
        if !self.eat("^") {
            return Ok(base);
        }
        match self.integer()? {
            n @ 0..=8 => Ok((0..n).fold(Dim::ONE, |p, _| p.mul(&base))),
            _ => self.fail("the power in an extent is at most 8"),
        }
    }

    fn integer(&mut self) -> Result<i64> {
        self.blanks();
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match rest[..len].parse() {
            Ok(n) => {
                self.at += len;
                Ok(n)
            }
            Err(_) => self.fail("expected an extent: a number, a name or `:`"),
        }
    }

    fn atom(&mut self) -> Result<Dim> {
        if self.eat("(") {
            let d = self.sum()?;
            self.expect(")")?;
            return Ok(d);
        }
        let value = self.eat("$");
        match self.peek_word() {
            "" => self.integer().map(Dim::Const),
            "floor" => self.floor(),
            name @ ("max" | "min") => {
                self.word()?;
                self.expect("(")?;
                let mut d = self.sum()?;
                while self.eat(",") {
                    let other = self.sum()?;
                    d = if name == "max" { d.maximum(&other) } else { d.minimum(&other) };
                }
                self.expect(")")?;
                Ok(d)
            }
            name => {
                self.word()?;
                let id = if self.rest().starts_with('#') {
                    self.at += 1;
                    u32::try_from(self.integer()?).unwrap_or(u32::MAX)
                } else {
                    0
                };
                Ok(Sym { name: Name::new(name), id, nonneg: !value }.into())
            }
        }
    }

    fn floor(&mut self) -> Result<Dim> {
        self.word()?;
        self.expect("(")?;
        let d = self.sum()?;
        self.expect("/")?;
        let k = self.integer()?;
        self.expect(")")?;
        if k < 1 { self.fail("the divisor in an extent is at least 1") } else { Ok(d.floor_div(k)) }
    }

    fn insides(&mut self, class: Class, shape: &Shape) -> Result<Elements<Matrix>> {
        if self.eat_word("of") {
            return match class {
                Class::Cell | Class::Struct | Class::Object(_) => Ok(Elements::each(self.value()?)),
                _ => self.fail(format!("a {class} has no elements of another class")),
            };
        }
        if let Some(root) = Root::of(class) {
            if self.recursion > 0 && self.eat_word("again") {
                return Ok(Elements::Again);
            }
            if self.eat_word("rec") {
                return self.recursive(root);
            }
        }
        if !self.eat("{") {
            return Ok(Elements::top(class));
        }
        match class {
            Class::Cell => {
                let list = self.list("}")?;
                let count = shape.numel().as_const();
                if count != Some(list.len() as i64) {
                    return self.fail("the number of elements in braces is not that of the cell's shape");
                }
                Ok(Elements::tuple(list))
            }
            Class::Struct | Class::Object(_) => self.fields(),
            Class::FunctionHandle => self.handles(),
            _ => self.fail(format!("a {class} has no elements of another class")),
        }
    }

    /// After `rec`: what is inside structs and cells at any depth.
    fn recursive(&mut self, root: Root) -> Result<Elements<Matrix>> {
        self.expect("(")?;
        self.recursion += 1;
        let list = self.list(")");
        self.recursion -= 1;
        let part = |v: &AbsValue| {
            let v = v.unique()?;
            let fits = matches!(
                (&v.elements, v.class),
                (Elements::Fields(_) | Elements::Each(_) | Elements::Top, Class::Struct)
                    | (Elements::Each(_) | Elements::Top, Class::Cell)
            );
            Some((Root::of(v.class).filter(|_| fits)?, v.elements.clone()))
        };
        let parts: Option<Vec<_>> = list?.iter().map(part).collect();
        // What is deeper still is said by `again`.
        match parts.and_then(Recursive::of_parts) {
            Some(of) if of.part(root).is_some() => Ok(Elements::recursive(root, of)),
            _ => self.fail("a recursive type has one type of structs or of cells, or one of each"),
        }
    }

    /// Values up to a closing token.
    fn list(&mut self, close: &str) -> Result<Vec<AbsValue>> {
        let mut list = Vec::new();
        if self.eat(close) {
            return Ok(list);
        }
        loop {
            list.push(self.value()?);
            if self.eat(close) {
                return Ok(list);
            }
            self.expect(",")?;
        }
    }

    fn fields(&mut self) -> Result<Elements<Matrix>> {
        let ordered = !self.eat("~");
        let mut list: Vec<(Name, AbsValue)> = Vec::new();
        while !self.eat("}") {
            if !list.is_empty() {
                self.expect(",")?;
            }
            let name = Name::new(self.word()?);
            if list.iter().any(|f| f.0 == name) {
                return self.fail(format!("the field `{name}` is given twice"));
            }
            let missing = self.eat("?");
            self.expect(":")?;
            let v = self.value()?;
            list.push((name, if missing { v.or_undefined() } else { v }));
        }
        Ok(Elements::fields(Fields { ordered, list }))
    }

    fn handles(&mut self) -> Result<Elements<Matrix>> {
        let mut list = Vec::new();
        while list.is_empty() || self.eat(",") {
            self.expect("@")?;
            list.push(self.handle()?);
        }
        self.expect("}")?;
        Ok(Elements::handles(list))
    }

    /// After the `@`.
    fn handle(&mut self) -> Result<Handle<Matrix>> {
        let target = if self.eat("##") {
            Target::Nested(u32::try_from(self.integer()?).unwrap_or(u32::MAX))
        } else if self.eat("#") {
            Target::Function(u32::try_from(self.integer()?).unwrap_or(u32::MAX))
        } else {
            Target::Builtin(self.path()?)
        };
        let bound = if self.rest().starts_with('(') {
            self.at += 1;
            self.list(")")?
        } else {
            Vec::new()
        };
        Ok(Handle { target, bound })
    }

    fn interval(&mut self) -> Result<Interval> {
        self.expect("[")?;
        let mut r = if self.eat("]") {
            Interval::BOTTOM
        } else {
            let lo = self.bound()?;
            self.expect(",")?;
            let hi = self.bound()?;
            self.expect("]")?;
            let integer = self.eat_word("int");
            Interval { integer, ..Interval::new(lo, hi) }.normalised()
        };
        r.nan = self.eat_word("nan");
        Ok(r)
    }

    fn bound(&mut self) -> Result<f64> {
        let negative = self.eat("-");
        let x = if self.eat_word("inf") { f64::INFINITY } else { self.unsigned()? };
        Ok(if negative { -x } else { x })
    }

    fn unsigned(&mut self) -> Result<f64> {
        if self.eat_word("Inf") {
            return Ok(f64::INFINITY);
        }
        if self.eat_word("NaN") {
            return Ok(f64::NAN);
        }
        self.blanks();
        let bytes = self.rest().as_bytes();
        let digits = |from: usize| bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
        let mut len = digits(0);
        if bytes.get(len) == Some(&b'.') {
            len += 1 + digits(len + 1);
        }
        if matches!(bytes.get(len), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(len + 1), Some(b'+' | b'-')));
            let exponent = digits((len + 1 + sign).min(bytes.len()));
            if exponent > 0 {
                len += 1 + sign + exponent;
            }
        }
        match self.rest()[..len].parse() {
            Ok(x) => {
                self.at += len;
                Ok(x)
            }
            Err(_) => self.fail("expected a class, a literal, `any` or `{`"),
        }
    }

    /// A number, perhaps complex; `Err` of the imaginary part's lack is not possible.
    fn number(&mut self) -> Result<Constant> {
        let negative = self.eat("-");
        let x = self.unsigned()?;
        let re = if negative { -x } else { x };
        if eat_imaginary_unit(self) {
            return Ok(Constant::Complex(num_complex::Complex64::new(0.0, re)));
        }
        let start = self.at;
        for (token, sign) in [("+", 1.0), ("-", -1.0)] {
            if self.rest().starts_with(token) {
                self.at += 1;
                let double = self.rest().starts_with('-');
                self.at += usize::from(double);
                if let Ok(im) = self.unsigned()
                    && eat_imaginary_unit(self)
                {
                    let im = if double { -sign * im } else { sign * im };
                    return Ok(Constant::Complex(num_complex::Complex64::new(re, im)));
                }
                self.at = start;
            }
        }
        Ok(Constant::Number(re))
    }

    fn literal(&mut self) -> Result<AbsValue> {
        if self.eat("@") {
            let h = self.handle()?;
            return Ok(AbsValue::handle(h.target, h.bound));
        }
        for b in [true, false] {
            if self.eat_word(if b { "true" } else { "false" }) {
                return Ok(AbsValue::boolean(b));
            }
        }
        if self.sees("'") {
            return Ok(AbsValue::text(&self.quoted('\'')?));
        }
        if self.sees("\"") {
            return Ok(AbsValue::string(&self.quoted('"')?));
        }
        if self.eat("[") {
            return self.matrix();
        }
        Ok(AbsValue::constant(Class::Double, self.number()?))
    }

    fn quoted(&mut self, quote: char) -> Result<String> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let Some(stop) = rest.find(quote) else {
                self.at = start;
                return self.fail("the text is not closed");
            };
            text.push_str(&rest[..stop]);
            self.at += stop + 1;
            if !self.rest().starts_with(quote) {
                return Ok(text);
            }
            text.push(quote);
            self.at += 1;
        }
    }

    /// The rows of a matrix literal, after the bracket.
    fn matrix(&mut self) -> Result<AbsValue> {
        let mut rows: Vec<Vec<f64>> = vec![Vec::new()];
        while !self.eat("]") {
            if self.eat(";") {
                rows.push(Vec::new());
                continue;
            }
            self.eat(",");
            let x = self.bound()?;
            if let Some(row) = rows.last_mut() {
                row.push(x);
            }
        }
        let width = rows[0].len();
        if rows.iter().any(|r| r.len() != width) {
            return self.fail("the rows of the matrix differ in length");
        }
        let data: Vec<f64> = (0..width).flat_map(|j| rows.iter().map(move |r| r[j])).collect();
        Ok(match (data.as_slice(), Constant::matrix(rows.len(), data.clone())) {
            ([x], _) => AbsValue::number(*x),
            (_, Some(c)) => AbsValue::constant(Class::Double, c),
            ([], None) => AbsValue::of(Class::Double, Shape::empty()),
            (_, None) => AbsValue::in_range(
                Class::Double,
                Shape::of_sizes(&[rows.len(), width]),
                Interval::hull(data.iter().copied()),
            ),
        })
    }

    /// The literal after `=`, as a constant of the class, which must agree with the shape.
    fn constant_of(&mut self, class: Class, matrix: &Matrix) -> Result<Matrix> {
        let start = self.at;
        let literal = self.wide_integer(class).map_or_else(|| self.literal(), Ok)?;
        let constant = match literal.as_constant() {
            Some((Class::Char, Constant::Text(t))) if class == Class::Char => Constant::text(t),
            Some((Class::String, Constant::Text(t))) if class == Class::String => Constant::text(t),
            Some((_, c @ Constant::Complex(_))) if class.is_float() => Some(c.clone()),
            Some((_, Constant::Number(x))) if class.is_matrix() => Constant::of_class(class, *x),
            Some((_, c @ Constant::Integer(_))) if class.is_integer() => Some(c.clone()),
            Some((_, c @ Constant::Matrix(_))) => c.converted(class),
            _ => None,
        };
        let Some(constant) = constant else {
            self.at = start;
            return self.fail(format!("the value is not a constant of class {class}"));
        };
        let m = Matrix::constant(class, constant);
        if matrix.shape.meet(&m.shape).is_none() {
            self.at = start;
            return self.fail(format!("the value has not the shape {}", matrix.shape));
        }
        Ok(m)
    }

    /// An integer literal of a 64-bit class, which a double may not hold.
    fn wide_integer(&mut self, class: Class) -> Option<AbsValue> {
        let (lo, hi) = crate::scalar::integer::bounds(class)?;
        self.blanks();
        let rest = self.rest();
        let sign = usize::from(rest.starts_with('-'));
        let len = sign + rest[sign..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - sign);
        if rest[len..].starts_with(['.', 'e', 'E', 'i']) {
            return None;
        }
        let n = rest[..len].parse::<i128>().ok().filter(|n| (lo..=hi).contains(n))?;
        self.at += len;
        Some(AbsValue::constant(class, Constant::Integer(n)))
    }
}

fn eat_imaginary_unit(p: &mut Parser<'_>) -> bool {
    let seen = p.rest().starts_with('i');
    p.at += usize::from(seen);
    seen
}

/// Whether nothing is left.
pub(crate) fn ends(p: &mut Parser<'_>) -> bool {
    p.blanks();
    p.rest().is_empty()
}

/// A name with a colon behind it, if there is one.
pub(crate) fn label(p: &mut Parser<'_>) -> Result<Option<Name>> {
    let (start, word) = (p.at, p.peek_word());
    if word.is_empty() {
        return Ok(None);
    }
    p.word()?;
    if p.eat(":") {
        return Ok(Some(Name::new(word)));
    }
    p.at = start;
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads `text` and shows it as `shown`, which reads back as the same value.
    fn check(text: &str, shown: &str) {
        let v = parse_value(text).unwrap_or_else(|e| panic!("{text}: {e} at {}", e.at));
        assert_eq!(v.to_string(), shown);
        assert_eq!(parse_value(shown).as_ref(), Ok(&v), "{shown}");
    }

    #[test]
    fn types_read_and_show() {
        check("double(:,:)", "double(:,:)");
        check("complex single(1,n)", "complex single(1,n)");
        check("maybe complex sparse double", "maybe complex sparse double");
        check("{char, cell}", "{char, cell}");
        check("struct{a: double, b?: char(1,:)}", "struct{a: double, b?: char(1,:)}");
        check("struct{b: double, a: char(1,:)}", "struct{b: double, a: char(1,:)}");
        check("struct(n,1){~b: double, a: any}", "struct(n,1){~a: any, b: double}");
        check("cell(1,2){3, 'abc'}", "cell(1,2){double(1,1) = 3, char(1,3) = 'abc'}");
        check("cell of {double(1,1), undefined}", "cell of double(1,1)");
        check("3", "double(1,1) = 3");
        check("-1.5e-7", "double(1,1) = -1.5e-7");
        check("1-2i", "imaginary double(1,1) = 1-2i");
        check("''", "char(0,0) = ''");
        check("'it''s'", "char(1,4) = 'it''s'");
        check("\"s\"", "string(1,1) = \"s\"");
        check("true", "logical(1,1) = true");
        check("[1 -2; 3 4]", "double(2,2) = [1 -2; 3 4]");
        check("[]", "double(0,0)");
        check("int64(1,1) = 9007199254740993", "int64(1,1) = 9007199254740993");
        check("int8 = 300", "int8(1,1) = 127");
        check("uint8(1,2) = [1.5 300]", "uint8(1,2) = [2 255]");
        check("double(1,1) in [0,inf] int", "double(1,1) in [0,inf] int");
        check("double(n+1,2*m) in [-1,1] nan", "double(n+1,2*m) in [-1,1] nan");
        check("double(max(n,m),floor((n+1)/2))", "double(max(m,n),floor((n+1)/2))");
        check("@sin", "function_handle{@sin}");
        check("function_handle{@#3(double, 1), @cos}", "function_handle{@#3(double, double(1,1) = 1), @cos}");
        check("object containers.Map", "object containers.Map");
        check("any", "any");
        check("{any, undefined}", "{any, undefined}");
        check("undefined", "undefined");
        check("{}", "{}");
        check("double(:,:,3)", "double(:,:,3)");
        check("struct(...)", "struct(...)");
    }

    #[test]
    fn mistakes_are_explained_where_they_are() {
        let fails = |text: &str, at: usize, message: &str| {
            assert_eq!(parse_value(text), Err(NotationError { at, message: message.into() }), "{text}");
        };
        fails("doubel(:,:)", 0, "`doubel` is not a class; did you mean `double`?");
        fails("double(3)", 9, "a shape has at least two extents");
        fails("double(:,:", 10, "expected `)`");
        fails("cell(1,2){3}", 12, "the number of elements in braces is not that of the cell's shape");
        fails("'abc", 0, "the text is not closed");
        fails("double(2,2) = 3", 13, "the value has not the shape (2,2)");
        fails("", 0, "expected a class, a literal, `any` or `{`");
        fails(&"{".repeat(100), 1, "expected a class, a literal, `any` or `{`");
        assert!(parse_value(&"cell of ".repeat(1000)).is_err());
        assert_eq!(parse_values("double(:,1), 3").map(|v| v.len()), Ok(2));
        assert_eq!(parse_values(" "), Ok(vec![]));
    }
}
