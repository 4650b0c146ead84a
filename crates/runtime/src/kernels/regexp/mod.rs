//! `regexp`, `regexpi`: search by regular expressions, with all their options and outputs.
//!
//! Expressions are translated (`dialect.rs`), matched by `fancy-regex` on UTF-8 and reported in
//! UTF-16 units, which are MATLAB's positions. Matching that backtracks without end is an error.
//! Not here: replacement (`replace.rs`).
//! Source: MATLAB documentation, "regexp".

mod dialect;
mod dynamic;
mod replace;

use super::texts::{Form, Texts, Units, char_value, text, units_of};
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::Outputs;
use crate::structs::StructArray;
use crate::text::MString;
use crate::value::Value;
use base::{FxHashMap, Name};
use dialect::{Flags, Group};
use dynamic::Dynamic;
use fancy_regex::{Regex, RegexBuilder};
use std::ops::Range;
use std::rc::Rc;

crate::kernels! {
    "regexp" => regexp,
    "regexpi" => regexpi,
    "regexprep" => replace::regexprep,
    "regexptranslate" => replace::regexptranslate,
}

type R = Result<Outputs, Error>;

/// Steps of backtracking after which a match is given up.
const BACKTRACK_LIMIT: usize = 20_000_000;
/// Compiled expressions that are kept.
const CACHE_SIZE: usize = 64;

/// An expression ready to match.
struct Compiled {
    regex: Regex,
    groups: Vec<Group>,
}

/// Expressions compiled before.
#[derive(Default)]
struct Cache(FxHashMap<(String, Flags), Rc<Compiled>>);

/// The compiled form of an expression.
fn compile(cx: &mut Context, source: &str, flags: Flags) -> Result<Rc<Compiled>, Error> {
    let key = (source.to_owned(), flags);
    let cache = cx.state::<Cache>();
    if let Some(found) = cache.0.get(&key) {
        return Ok(found.clone());
    }
    let t = dialect::translate(source, flags)?;
    let built = RegexBuilder::new(&t.pattern).backtrack_limit(BACKTRACK_LIMIT).build();
    let regex = built.map_err(|e| dialect::invalid(&e.to_string()))?;
    let compiled = Rc::new(Compiled { regex, groups: t.groups });
    if cache.0.len() >= CACHE_SIZE {
        cache.0.clear();
    }
    cache.0.insert(key, compiled.clone());
    Ok(compiled)
}

/// A text to search in, with the way from bytes to UTF-16 units.
struct Subject {
    units: Units,
    text: String,
    /// For each byte of `text` the unit it belongs to; `None` where all is ASCII.
    places: Option<Vec<usize>>,
}

impl Subject {
    fn new(units: Units) -> Subject {
        let text = text(&units);
        let places = (!text.is_ascii()).then(|| {
            let mut places = Vec::with_capacity(text.len() + 1);
            let mut at = 0;
            for c in text.chars() {
                places.extend(std::iter::repeat_n(at, c.len_utf8()));
                at += c.len_utf16();
            }
            places.push(at);
            places
        });
        Subject { units, text, places }
    }

    fn place(&self, byte: usize) -> usize {
        match &self.places {
            Some(p) => p.get(byte).copied().unwrap_or(self.units.len()),
            None => byte,
        }
    }

    fn slice(&self, r: &Range<usize>) -> Units {
        self.units.get(r.clone()).unwrap_or(&[]).to_vec()
    }
}

/// One match, in units from 0.
struct Hit {
    range: Range<usize>,
    /// For each group of the expression where it matched.
    groups: Vec<Option<Range<usize>>>,
}

/// How a search is done.
#[derive(Clone, Copy, Default)]
struct Search {
    flags: Flags,
    once: bool,
    empty_match: bool,
}

/// All matches of an expression in a text.
fn search(compiled: &Compiled, subject: &Subject, how: &Search) -> Result<Vec<Hit>, Error> {
    let mut hits = Vec::new();
    let mut at = 0;
    while at <= subject.text.len() {
        let found = compiled.regex.captures_from_pos(subject.text.as_str(), at).map_err(|_| too_hard())?;
        let Some(found) = found else { break };
        let Some(whole) = found.get(0) else { break };
        let empty = whole.start() == whole.end();
        let place = |m: Range<usize>| subject.place(m.start)..subject.place(m.end);
        if !empty || how.empty_match {
            let groups = (1..=compiled.groups.len())
                .map(|i| found.get(i).map(|m| place(m.start()..m.end())))
                .collect();
            hits.push(Hit { range: place(whole.start()..whole.end()), groups });
            if how.once {
                break;
            }
        }
        at = whole.end();
        if empty {
            at += subject.text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    Ok(hits)
}

/// An expression ready to match, without its dynamic parts, and those.
fn prepared(cx: &mut Context, source: &str, flags: Flags) -> Result<(Rc<Compiled>, Option<Dynamic>), Error> {
    let dynamic = dynamic::split(source);
    let plain = dynamic.as_ref().map(Dynamic::without);
    Ok((compile(cx, plain.as_deref().unwrap_or(source), flags)?, dynamic))
}

/// All matches in a text of what was prepared.
fn found(
    cx: &mut Context,
    compiled: &Compiled,
    dynamic: Option<&Dynamic>,
    subject: &Subject,
    how: &Search,
) -> Result<Vec<Hit>, Error> {
    match dynamic {
        Some(dynamic) => dynamic.search(cx, subject, how),
        None => search(compiled, subject, how),
    }
}

fn too_hard() -> Error {
    Error::new("MATLAB:regexp:backtrackLimit", "Matching the regular expression takes too many steps.")
}

/// The tokens of a match: of groups that took part; an optional group that did not is an empty
/// token, a group of another alternative none. Without groups the match is the token.
fn tokens(hit: &Hit, groups: &[Group], octave: bool) -> Vec<Range<usize>> {
    let mut out = Vec::with_capacity(groups.len().max(1));
    let mut expected = hit.range.start;
    for (group, range) in groups.iter().zip(&hit.groups) {
        match range {
            Some(r) => {
                expected = r.end;
                out.push(r.clone());
            }
            None if group.alternative || octave => {}
            None => out.push(expected..expected),
        }
    }
    if out.is_empty() {
        out.push(hit.range.clone());
    }
    out
}

/// An output of `regexp`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Start,
    End,
    TokenExtents,
    Match,
    Tokens,
    Names,
    Split,
}

const PARTS: [(&str, Part); 7] = [
    ("start", Part::Start),
    ("end", Part::End),
    ("tokenextents", Part::TokenExtents),
    ("match", Part::Match),
    ("tokens", Part::Tokens),
    ("names", Part::Names),
    ("split", Part::Split),
];

/// The options of a call.
struct Options {
    search: Search,
    force_cell: bool,
    /// All outputs, those asked for first.
    parts: Vec<Part>,
}

fn options(args: &[Value], ignore_case: bool, octave: bool) -> Result<Options, Error> {
    let mut search = Search { flags: Flags { ignore_case, octave, ..Flags::default() }, ..Search::default() };
    let mut asked = Vec::new();
    let mut force_cell = false;
    for a in args {
        let word = a.as_text().unwrap_or_default().to_ascii_lowercase();
        if let Some((_, part)) = PARTS.iter().find(|p| p.0 == word) {
            asked.push(*part);
            continue;
        }
        match word.as_str() {
            "once" => search.once = true,
            "all" => search.once = false,
            "forcecelloutput" => force_cell = true,
            "warnings" => {}
            other if set_flag(&mut search, other) => {}
            _ => return Err(unknown_option("regexp", &word)),
        }
    }
    let rest = PARTS.iter().map(|p| p.1).filter(|p| !asked.contains(p)).collect::<Vec<_>>();
    asked.extend(rest);
    Ok(Options { search, force_cell, parts: asked })
}

fn unknown_option(function: &str, word: &str) -> Error {
    errors::bad_argument(function, "UnknownOption", format!("Unknown option '{word}'."))
}

/// Sets what an option word says of matching; false where it says nothing.
fn set_flag(search: &mut Search, word: &str) -> bool {
    let flags = &mut search.flags;
    match word {
        "ignorecase" => flags.ignore_case = true,
        "matchcase" => flags.ignore_case = false,
        "lineanchors" => flags.line_anchors = true,
        "stringanchors" => flags.line_anchors = false,
        "dotall" => flags.dot_except_newline = false,
        "dotexceptnewline" => flags.dot_except_newline = true,
        "freespacing" => flags.free_spacing = true,
        "literalspacing" => flags.free_spacing = false,
        "emptymatch" => search.empty_match = true,
        "noemptymatch" => search.empty_match = false,
        _ => return false,
    }
    true
}

fn regexp(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    run(cx, args, nargout, false)
}

fn regexpi(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    run(cx, args, nargout, true)
}

fn run(cx: &mut Context, args: &[Value], nargout: usize, ignore_case: bool) -> R {
    let [source, expression, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let options = options(rest, ignore_case, cx.octave)?;
    let wanted = &options.parts[..nargout.clamp(1, options.parts.len())];
    let texts = texts_arg(source, 1)?;
    let expressions = texts_arg(expression, 2)?;
    let many_texts =
        !matches!(texts.form, Form::Char) && !(texts.form == Form::String && texts.items.len() == 1);
    let many_expressions =
        expressions.form == Form::Cell || (expressions.form == Form::String && expressions.items.len() != 1);
    let (n, dims) = match (many_texts, many_expressions) {
        (true, true) if texts.items.len() != expressions.items.len() && expressions.items.len() != 1 => {
            let message = "All cells must be the same size, or one of the inputs must be a single text.";
            return Err(errors::bad_argument("regexp", "CellSizesDiffer", message));
        }
        (true, _) => (texts.items.len(), texts.dims.clone()),
        (false, true) => (expressions.items.len(), expressions.dims.clone()),
        (false, false) => (1, Dims::scalar()),
    };
    let string = texts.form == Form::String;
    let mut results: Vec<Vec<Value>> = vec![Vec::with_capacity(n); wanted.len()];
    for i in 0..n {
        let pick = |t: &Texts| t.items.get(if t.items.len() == 1 { 0 } else { i }).cloned().flatten();
        let pattern = pick(&expressions).unwrap_or_default();
        let (compiled, dynamic) = prepared(cx, &text(&pattern), options.search.flags)?;
        let subject = Subject::new(pick(&texts).unwrap_or_default());
        let hits = found(cx, &compiled, dynamic.as_ref(), &subject, &options.search)?;
        let report = Report {
            subject: &subject,
            hits: &hits,
            compiled: &compiled,
            string,
            once: options.search.once,
            octave: cx.octave,
        };
        for (slot, part) in results.iter_mut().zip(wanted) {
            slot.push(report.part(*part));
        }
    }
    let cell = many_texts || many_expressions || options.force_cell;
    // The only match of each of several strings is a string.
    let strings = string && options.search.once && !options.force_cell && n > 0;
    let finish = |(mut values, part): (Vec<Value>, &Part)| match (cell, values.pop()) {
        (false, Some(v)) => Ok(v),
        (true, Some(v)) if strings && matches!(part, Part::Match) => {
            values.push(v);
            super::reshape_value(crate::concat::concat(0, values)?, dims.clone())
        }
        (_, last) => {
            values.extend(last);
            Ok(Value::cell(Array::new(dims.clone(), values)))
        }
    };
    results.into_iter().zip(wanted).map(finish).collect()
}

/// Texts of an argument; a char matrix is an error of its own.
fn texts_arg(value: &Value, position: usize) -> Result<Texts, Error> {
    match value {
        Value::Cell(_) | Value::String(_) => Texts::arg(value, "regexp", position),
        v => match units_of(v).filter(|_| v.is_char_row() || v.is_empty()) {
            Some(u) => Ok(Texts { form: Form::Char, dims: Dims::scalar(), items: vec![Some(u)] }),
            None => {
                let message = "All inputs must be character vectors, string scalars, cell arrays of character \
                               vectors or string arrays.";
                Err(errors::bad_argument("regexp", "InvalidInput", message))
            }
        },
    }
}

/// The outputs for one text and one expression.
struct Report<'a> {
    subject: &'a Subject,
    hits: &'a [Hit],
    compiled: &'a Compiled,
    string: bool,
    once: bool,
    octave: bool,
}

impl Report<'_> {
    fn part(&self, part: Part) -> Value {
        match part {
            Part::Start => self.places(|h| h.range.start + 1),
            Part::End => self.places(|h| h.range.end),
            Part::Match => self.matches(),
            Part::Tokens => {
                let none = if self.string {
                    || MString::wrap(Array::empty())
                } else {
                    || Value::cell(Array::empty())
                };
                self.each(|h| self.texts(tokens(h, &self.compiled.groups, self.octave)), none)
            }
            Part::TokenExtents => {
                self.each(|h| extents(tokens(h, &self.compiled.groups, self.octave)), Value::empty)
            }
            Part::Names => self.names(),
            Part::Split => self.split(),
        }
    }

    fn places(&self, f: impl Fn(&Hit) -> usize) -> Value {
        match self.hits {
            [] if self.octave && !self.once => Value::row(Vec::new()),
            [] => Value::empty(),
            [first, ..] if self.once => Value::from(f(first)),
            hits => Value::row(hits.iter().map(|h| f(h) as f64).collect()),
        }
    }

    fn text(&self, r: &Range<usize>) -> Value {
        let units = self.subject.slice(r);
        if self.string { Value::string(&text(&units)) } else { char_value(units) }
    }

    /// A row of texts: cells of char rows, or strings.
    fn texts(&self, ranges: Vec<Range<usize>>) -> Value {
        if self.string {
            let all = ranges.iter().map(|r| MString::from(text(&self.subject.slice(r)))).collect();
            return MString::wrap(Array::row(all));
        }
        Value::cell_row(ranges.iter().map(|r| char_value(self.subject.slice(r))).collect())
    }

    fn matches(&self) -> Value {
        match self.hits {
            [first, ..] if self.once => self.text(&first.range),
            [] if self.once && self.string => MString::wrap(Array::scalar(MString::missing())),
            [] if self.once => Value::empty_char(),
            [] if self.string => MString::wrap(Array::empty()),
            [] => none_found(self.octave),
            hits => self.texts(hits.iter().map(|h| h.range.clone()).collect()),
        }
    }

    /// What `f` says of each match in a cell row, or of the first; `nothing` where that is not there.
    fn each(&self, f: impl Fn(&Hit) -> Value, nothing: fn() -> Value) -> Value {
        match self.hits {
            [first, ..] if self.once => f(first),
            [] if self.once => nothing(),
            [] => none_found(self.octave),
            hits => Value::cell_row(hits.iter().map(f).collect()),
        }
    }

    /// A struct for each match with the named tokens as fields.
    fn names(&self) -> Value {
        let named: Vec<(usize, &str)> = self
            .compiled
            .groups
            .iter()
            .enumerate()
            .filter_map(|(i, g)| Some((i, g.name.as_deref()?)))
            .collect();
        let mut fields: Vec<&str> = Vec::new();
        for (_, name) in &named {
            if !fields.contains(name) {
                fields.push(name);
            }
        }
        if fields.is_empty() {
            return Value::structure([]);
        }
        let hits = if self.once { &self.hits[..self.hits.len().min(1)] } else { self.hits };
        let mut data = Vec::with_capacity(hits.len() * fields.len());
        for h in hits {
            for field in &fields {
                // Of groups with one name the one that matched counts.
                let range = named.iter().filter(|n| n.1 == *field).find_map(|n| h.groups.get(n.0)?.clone());
                data.push(self.text(&range.unwrap_or(0..0)));
            }
        }
        let dims = if hits.is_empty() { Dims::matrix(0, 0) } else { Dims::matrix(1, hits.len()) };
        let names = fields.iter().map(|f| Name::new(f)).collect();
        Value::Struct(Rc::new(StructArray::from_parts(dims, names, data)))
    }

    fn split(&self) -> Value {
        let mut ranges = Vec::with_capacity(self.hits.len() + 1);
        let mut from = 0;
        for h in self.hits {
            ranges.push(from..h.range.start);
            from = h.range.end;
        }
        ranges.push(from..self.subject.units.len());
        self.texts(ranges)
    }
}

/// The empty cell for no match.
fn none_found(octave: bool) -> Value {
    Value::cell(if octave { Array::row(Vec::new()) } else { Array::empty() })
}

/// A row `[first last]` for each token.
fn extents(tokens: Vec<Range<usize>>) -> Value {
    let firsts = tokens.iter().map(|r| (r.start + 1) as f64);
    let data = firsts.chain(tokens.iter().map(|r| r.end as f64)).collect();
    Value::matrix(tokens.len(), 2, data)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(args: &[&str], nargout: usize) -> Vec<Value> {
        let mut values: Vec<Value> = args.iter().map(|t| Value::char_row(t)).collect();
        regexp(&mut Context::for_tests(), &mut values, nargout).unwrap().into_vec()
    }

    fn check(args: &[&str], expected: Value) {
        let found = &call(args, 1)[0];
        assert!(crate::ops::is_equal(found, &expected), "{args:?}: {found:?} for {expected:?}");
    }

    fn cells(list: &[&str]) -> Value {
        Value::cell_row(list.iter().map(|t| Value::char_row(t)).collect())
    }

    #[test]
    fn positions_matches_and_tokens() {
        check(&["hello world", "o"], Value::row(vec![5.0, 8.0]));
        check(&["ab12cd", r"\d+", "match"], cells(&["12"]));
        check(&["ab12cd", r"\d+", "match", "once"], "12".into());
        check(&["abc", r"\d", "match", "once"], Value::empty_char());
        check(&["abc", r"\d", "match"], Value::cell(Array::empty()));
        check(&["k=v", r"(\w)=(\w)", "tokens", "once"], cells(&["k", "v"]));
        check(&["ab", "(a)|(b)", "tokens"], Value::cell_row(vec![cells(&["a"]), cells(&["b"])]));
        check(&["a,b;c", "[,;]", "split"], cells(&["a", "b", "c"]));
        check(&["hello world", r"\<w"], 7.0.into());
        check(&["a b", "a b", "freespacing"], Value::empty());
        check(&["AbC", "b", "ignorecase"], 2.0.into());
        check(&["foobar", "(?<=foo)bar"], 4.0.into());
        check(&["x1\ny2", "^.", "lineanchors", "match"], cells(&["x", "y"]));
        check(&["über", "b"], 2.0.into());
        check(&["abab", r"(ab)\1", "match"], cells(&["abab"]));
        check(&["abc", "x*", "match", "emptymatch"], cells(&["", "", "", ""]));
    }

    #[test]
    fn an_optional_group_is_an_empty_token() {
        let out = call(&["b", "(a)?(b)", "tokens", "tokenExtents", "once"], 2);
        assert_eq!(out[0].numel(), 2);
        assert_eq!(out[1].doubles().to_vec(), [1.0, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn names_make_a_struct_array() {
        let out = call(&["a1b2", r"(?<letter>[a-z])(?<digit>\d)", "names"], 1);
        let Value::Struct(s) = &out[0] else { panic!("a struct") };
        assert_eq!(s.dims(), &Dims::matrix(1, 2));
        assert_eq!(s.get(1, Name::new("digit")).and_then(Value::as_text).as_deref(), Some("2"));
    }
}
