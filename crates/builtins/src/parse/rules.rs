//! Parses class, complexity, shape and value rules.

use super::cursor::{Cursor, Token};
use super::{Params, SpecError};
use crate::rule::{
    ArgPattern, Cases, ClassCase, ClassResult, ClassRule, Compare, ComplexityRule, DimRule, Guard, ShapeRule,
    Test, ValueRule,
};
use types::{Class, ClassSet, MAX_EXTENT};

type Parsed<T> = Result<T, SpecError>;

/// The classes that a class word or a group word stands for.
pub fn class_word(word: &str) -> Option<ClassSet> {
    let group = |f: fn(Class) -> bool| ClassSet::ALL.iter().filter(|c| f(*c)).collect();
    Some(match word {
        "float" => group(Class::is_float),
        "integer" => group(Class::is_integer),
        "numeric" => group(Class::is_numeric),
        "matrix" => group(Class::is_matrix),
        "text" => group(|c| matches!(c, Class::Char | Class::String)),
        "wide" => group(|c| matches!(c, Class::Int64 | Class::UInt64)),
        "handle" => ClassSet::of(Class::FunctionHandle),
        "any" => ClassSet::ALL,
        other => ClassSet::of(Class::from_name(other)?),
    })
}

/// A class rule: cases `pattern, pattern, ... -> result, result, ...`.
pub fn class_rule(c: &mut Cursor, params: &Params) -> Parsed<ClassRule> {
    let mut rule = ClassRule::default();
    while !c.at_end() {
        let guards = guards(c, params)?;
        let (args, rest) = patterns(c, params)?;
        let results = comma_list(c, |c| class_result(c, params))?;
        rule.cases.push(ClassCase { guards, args, rest, results });
    }
    Ok(rule)
}

fn patterns(c: &mut Cursor, params: &Params) -> Parsed<(Vec<ArgPattern>, Option<ArgPattern>)> {
    let mut args = Vec::new();
    if c.eat("->") {
        return Ok((args, None));
    }
    loop {
        let pattern = pattern(c, params)?;
        if c.eat("...") {
            c.expect("->")?;
            return Ok((args, Some(pattern)));
        }
        args.push(pattern);
        if c.eat("->") {
            return Ok((args, None));
        }
        c.expect(",")?;
    }
}

fn pattern(c: &mut Cursor, params: &Params) -> Parsed<ArgPattern> {
    let mut p = ArgPattern {
        classes: ClassSet::EMPTY,
        objects: false,
        same_as: None,
        scalar: false,
        absent: false,
        optional: false,
    };
    loop {
        match c.ident()? {
            "none" => p.absent = true,
            "same" => p.same_as = Some(if c.eat("(") { closed_arg(c, params)? } else { 0 }),
            "object" => p.objects = true,
            "any" => {
                p.classes = ClassSet::ALL;
                p.objects = true;
            }
            word => match class_word(word) {
                Some(set) => p.classes = p.classes.union(set),
                None => return Err(c.error(&format!("`{word}` is no class"))),
            },
        }
        if !c.eat("|") {
            break;
        }
    }
    p.scalar = c.eat_word("scalar");
    p.optional = c.eat("?");
    Ok(p)
}

fn class_result(c: &mut Cursor, params: &Params) -> Parsed<ClassResult> {
    let mut set = ClassSet::EMPTY;
    let mut same = None;
    loop {
        if let Some(Token::Number(_)) = c.peek() {
            let k = c.count()?;
            same = Some(k.checked_sub(1).ok_or_else(|| c.error("arguments count from 1"))?);
        } else {
            match c.ident()? {
                "error" => return Ok(ClassResult::Error),
                "any" => return Ok(ClassResult::Any),
                "named" => {
                    c.expect("(")?;
                    let class = c.ident()?;
                    let class = Class::from_name(class).ok_or_else(|| c.error("a class expected"))?;
                    c.expect(")")?;
                    return Ok(ClassResult::Named(class));
                }
                word => match (class_word(word), params.position(word)) {
                    (Some(s), _) => set = set.union(s),
                    (None, Some(k)) => same = Some(k),
                    (None, None) => return Err(c.error(&format!("`{word}` is no class and no parameter"))),
                },
            }
        }
        if !c.eat("|") {
            return Ok(match same {
                None => ClassResult::Classes(set),
                Some(k) if set.is_empty() => ClassResult::SameAs(k),
                Some(k) => ClassResult::SameOr(k, set),
            });
        }
    }
}

/// Cases of complexity, shape or value results.
pub fn cases<T>(
    c: &mut Cursor,
    params: &Params,
    result: fn(&mut Cursor, &Params) -> Parsed<T>,
) -> Parsed<Cases<T>> {
    let mut cases = Vec::new();
    while !c.at_end() {
        let guards = guards(c, params)?;
        cases.push((guards, comma_list(c, |c| result(c, params))?));
    }
    match cases.last() {
        Some((guards, _)) if guards.is_empty() => Ok(Cases { cases }),
        _ => Err(c.error("the last case must have no condition")),
    }
}

fn comma_list<T>(c: &mut Cursor, mut item: impl FnMut(&mut Cursor) -> Parsed<T>) -> Parsed<Vec<T>> {
    let mut items = vec![item(c)?];
    while c.eat(",") {
        items.push(item(c)?);
    }
    if c.peek().is_some() && !c.eat_semis() {
        return Err(c.error("the end of the case expected"));
    }
    Ok(items)
}

/// `when TEST and not TEST:`, or nothing.
fn guards(c: &mut Cursor, params: &Params) -> Parsed<Vec<Guard>> {
    let mut guards = Vec::new();
    if !c.eat_word("when") {
        return Ok(guards);
    }
    loop {
        let negated = c.eat_word("not");
        guards.push(Guard { negated, test: test(c, params)? });
        if !c.eat_word("and") {
            c.expect(":")?;
            return Ok(guards);
        }
    }
}

fn test(c: &mut Cursor, params: &Params) -> Parsed<Test> {
    let word = c.ident()?;
    Ok(match word {
        "nargin" | "nargout" => {
            let compare = match c.next() {
                Some(Token::Punct("==")) => Compare::Equal,
                Some(Token::Punct("<=")) => Compare::AtMost,
                Some(Token::Punct(">=")) => Compare::AtLeast,
                _ => return Err(c.error("`==`, `<=` or `>=` expected")),
            };
            let count = c.count()?;
            if word == "nargin" { Test::Nargin(compare, count) } else { Test::Nargout(compare, count) }
        }
        "has" => match c.next() {
            Some(Token::Text(text)) => Test::Has(text.to_string()),
            _ => return Err(c.error("a text expected")),
        },
        _ => {
            c.expect("(")?;
            let arg = closed_arg(c, params)?;
            match word {
                "given" => Test::Given(arg),
                "scalar" => Test::Scalar(arg),
                "vector" => Test::Vector(arg),
                "row" => Test::Row(arg),
                "row_or_empty" => Test::RowOrEmpty(arg),
                "column" => Test::Column(arg),
                "empty" => Test::Empty(arg),
                "flat" => Test::Matrix(arg),
                _ => {
                    let set = class_word(word).ok_or_else(|| c.error(&format!("`{word}` is no test")))?;
                    Test::Is(arg, set)
                }
            }
        }
    })
}

/// `name)`
fn closed_arg(c: &mut Cursor, params: &Params) -> Parsed<usize> {
    let arg = arg(c, params)?;
    c.expect(")")?;
    Ok(arg)
}

fn arg(c: &mut Cursor, params: &Params) -> Parsed<usize> {
    let name = c.ident()?;
    params.position(name).ok_or_else(|| c.error(&format!("`{name}` is no parameter")))
}

/// One complexity.
pub fn complexity(c: &mut Cursor, params: &Params) -> Parsed<ComplexityRule> {
    Ok(match c.ident()? {
        "real" => ComplexityRule::Real,
        "if_any" => ComplexityRule::IfAny,
        "stored" => ComplexityRule::Stored,
        "domain" => ComplexityRule::Domain,
        "complex" => ComplexityRule::Complex,
        "unknown" => ComplexityRule::Unknown,
        "rarely" => ComplexityRule::Rarely,
        "same" => ComplexityRule::Same(arg(c, params)?),
        word => return Err(c.error(&format!("`{word}` is no complexity"))),
    })
}

/// One shape.
pub fn shape(c: &mut Cursor, params: &Params) -> Parsed<ShapeRule> {
    if c.eat("[") {
        let mut dims = Vec::new();
        while !c.eat("]") {
            dims.push(dim_atom_or_parens(c, params)?);
        }
        return Ok(ShapeRule::Dims(dims));
    }
    Ok(match c.ident()? {
        "scalar" => ShapeRule::Scalar,
        "broadcast" => ShapeRule::Broadcast,
        "matmul" => ShapeRule::Matmul,
        "transpose" => ShapeRule::Transpose,
        "horzcat" => ShapeRule::Horzcat,
        "vertcat" => ShapeRule::Vertcat,
        "cat" => ShapeRule::Cat,
        "unknown" => ShapeRule::Unknown,
        "same" => ShapeRule::Same(arg(c, params)?),
        "sizes" => ShapeRule::Sizes(if let Some(Token::Ident(_)) = c.peek() { arg(c, params)? } else { 0 }),
        "reduce" => {
            c.expect("(")?;
            let of = arg(c, params)?;
            let dim = if c.eat(",") { Some(arg(c, params)?) } else { None };
            c.expect(")")?;
            ShapeRule::Reduce { of, dim }
        }
        "via" => ShapeRule::Via(c.ident()?.to_string()),
        word => return Err(c.error(&format!("`{word}` is no shape"))),
    })
}

/// Inside `[..]` blanks separate extents, so that a sum stands in parentheses.
fn dim_atom_or_parens(c: &mut Cursor, params: &Params) -> Parsed<DimRule> {
    if c.eat("(") {
        let dim = dim_sum(c, params)?;
        c.expect(")")?;
        return Ok(dim);
    }
    dim_atom(c, params)
}

/// An extent: sums and products of atoms.
fn dim_sum(c: &mut Cursor, params: &Params) -> Parsed<DimRule> {
    let mut left = dim_product(c, params)?;
    loop {
        if c.eat("+") {
            left = DimRule::Add(Box::new(left), Box::new(dim_product(c, params)?));
        } else if c.eat("-") {
            left = DimRule::Sub(Box::new(left), Box::new(dim_product(c, params)?));
        } else {
            return Ok(left);
        }
    }
}

fn dim_product(c: &mut Cursor, params: &Params) -> Parsed<DimRule> {
    let mut left = dim_atom(c, params)?;
    while c.eat("*") {
        left = DimRule::Mul(Box::new(left), Box::new(dim_atom(c, params)?));
    }
    Ok(left)
}

fn dim_atom(c: &mut Cursor, params: &Params) -> Parsed<DimRule> {
    if c.eat("?") {
        return Ok(DimRule::Unknown);
    }
    if let Some(Token::Number(_)) = c.peek() {
        let n = c.count()? as u64;
        if n == 0 && c.eat("|") {
            return Ok(DimRule::UnlessEmpty(c.count()? as u64));
        }
        return Ok(DimRule::Const(n));
    }
    let word = c.ident()?;
    if word == "nargin" {
        return Ok(DimRule::Nargin);
    }
    if !c.eat("(") {
        let k = params.position(word).ok_or_else(|| c.error(&format!("`{word}` is no parameter")))?;
        return Ok(DimRule::Value(k, params.default_count(k)));
    }
    let dim = match word {
        "min" | "max" => {
            let a = Box::new(dim_sum(c, params)?);
            c.expect(",")?;
            let b = Box::new(dim_sum(c, params)?);
            if word == "min" { DimRule::Min(a, b) } else { DimRule::Max(a, b) }
        }
        "rows" => DimRule::Extent(arg(c, params)?, 0),
        "cols" => DimRule::Extent(arg(c, params)?, 1),
        "numel" => DimRule::Numel(arg(c, params)?),
        "length" => DimRule::Length(arg(c, params)?),
        "ndims" => DimRule::Ndims(arg(c, params)?),
        "extent" => {
            let k = arg(c, params)?;
            c.expect(",")?;
            let d = c.count()?;
            DimRule::Extent(k, d.checked_sub(1).ok_or_else(|| c.error("dimensions count from 1"))?)
        }
        _ => return Err(c.error(&format!("`{word}` is no extent"))),
    };
    c.expect(")")?;
    Ok(dim)
}

/// One value.
pub fn value(c: &mut Cursor, params: &Params) -> Parsed<ValueRule> {
    Ok(match c.ident()? {
        "top" => ValueRule::Top,
        "op" => ValueRule::Op,
        "texts" => ValueRule::Texts,
        "texts_of" => ValueRule::TextsOf(arg(c, params)?),
        "of" => ValueRule::Of(arg(c, params)?),
        "dim" => ValueRule::Dim(dim_sum(c, params)?),
        "count" => ValueRule::Range { lo: 0.0, hi: MAX_EXTENT, integer: true },
        "position" => ValueRule::Range { lo: 1.0, hi: MAX_EXTENT, integer: true },
        word @ ("range" | "integer") => {
            let lo = c.number()?;
            let hi = c.number()?;
            ValueRule::Range { lo, hi, integer: word == "integer" }
        }
        "test" => {
            let p = pattern(c, params)?;
            ValueRule::Test(p.classes)
        }
        "via" => ValueRule::Via(c.ident()?.to_string()),
        word => return Err(c.error(&format!("`{word}` is no value"))),
    })
}
