//! Parses the specification language of `specs/*.spec` (described in `docs/builtin-specs.md`).
//!
//! An entry starts in the first column; its attributes are indented; deeper indented lines carry an
//! attribute on. A family must be declared before its members, which inherit every attribute that
//! they do not give themselves. Nothing is checked here beyond the form: completeness and the
//! existence of kernels are checked over the finished registry.

mod cursor;
mod declared;
mod rules;

use crate::form::Form;
use crate::rule::{Cases, ClassRule, ComplexityRule, Effects, KernelRule, ObjectsRule, ShapeRule, ValueRule};
use base::FxHashMap;
use cursor::{Cursor, Token};
use std::fmt;
use std::sync::Arc;

pub use declared::{AttributeValue, Declared};

/// What is wrong with a specification.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecError {
    /// Line, counted from 1.
    pub line: usize,
    /// What was expected.
    pub message: String,
}

impl SpecError {
    fn new(line: usize, message: &str) -> SpecError {
        SpecError { line, message: message.to_string() }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// One parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its name in the reference.
    pub name: &'static str,
    /// It may be left out.
    pub optional: bool,
    /// The value of a count that is left out.
    pub default: Option<u64>,
}

/// The parameters of a builtin.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Params {
    /// Those with a place of their own.
    pub fixed: Vec<Param>,
    /// The name for any number of further arguments.
    pub variadic: Option<&'static str>,
}

impl Params {
    /// The position of the parameter of this name; that of the first further argument for the
    /// variadic one.
    pub fn position(&self, name: &str) -> Option<usize> {
        let fixed = self.fixed.iter().position(|p| p.name == name);
        fixed.or_else(|| (self.variadic == Some(name)).then_some(self.fixed.len()))
    }

    /// The default of a count parameter.
    pub fn default_count(&self, position: usize) -> Option<u64> {
        self.fixed.get(position).and_then(|p| p.default)
    }

    /// The fewest arguments.
    pub fn least(&self) -> usize {
        self.fixed.iter().filter(|p| !p.optional).count()
    }

    /// The most arguments; `None` for any number.
    pub fn most(&self) -> Option<usize> {
        if self.variadic.is_some() { None } else { Some(self.fixed.len()) }
    }
}

/// The results of a builtin.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Outputs {
    /// Names of the results.
    pub names: Vec<&'static str>,
    /// Any number of further results.
    pub variadic: bool,
}

/// One line of an entry that can be run: `left == right`.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// A MATLAB expression.
    pub left: &'static str,
    /// What is claimed of it.
    pub claim: Claim,
    /// The line in the specification.
    pub line: usize,
}

/// What an example claims.
#[derive(Clone, Debug, PartialEq)]
pub enum Claim {
    /// Same class and, by `isequaln`, same value as this expression.
    Equals(&'static str),
    /// Numerically the same as this expression up to 1e-10 of its size.
    Near(&'static str),
    /// It is an error with this identifier.
    Fails(&'static str),
}

/// Attributes of an entry or of a family, inherited ones included.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    /// Parameters and results.
    pub signature: Option<(Arc<Params>, Arc<Outputs>)>,
    /// Classes of the results.
    pub class: Option<Arc<ClassRule>>,
    /// Where MATLAB's classes differ from `class`.
    pub matlab_class: Option<Arc<ClassRule>>,
    /// Complexities of the results.
    pub complexity: Option<Arc<Cases<ComplexityRule>>>,
    /// Shapes of the results.
    pub shape: Option<Arc<Cases<ShapeRule>>>,
    /// Elements of the results.
    pub value: Option<Arc<Cases<ValueRule>>>,
    /// A function that takes the place of class, complexity, shape and value rules.
    pub transfer: Option<&'static str>,
    /// Side effects; pure where not given.
    pub effects: Option<Effects>,
    /// What carries it out.
    pub kernel: Option<KernelRule>,
    /// What it is when it is called plainly, where the kernel does more: a map or a fold.
    pub plain: Option<KernelRule>,
    /// The form in which compiled programs compute it.
    pub form: Option<Form>,
    /// The first parameter that is a size; all behind it are.
    pub sizes: Option<usize>,
    /// As a statement it gives nothing.
    pub silent: bool,
    /// Whether it looks at objects themselves.
    pub objects: Option<ObjectsRule>,
    /// A name that only the Octave dialect has.
    pub octave: bool,
    /// Octave does not have it.
    pub matlab: bool,
    /// What is said of attributes that the specifications declare.
    pub declared: Vec<(&'static str, AttributeValue)>,
    /// Documented differences from MATLAB.
    pub notes: Vec<String>,
    /// The rules as written, by key: what the reference shows.
    pub texts: Vec<(&'static str, &'static str)>,
}

/// An entry as parsed.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name and its aliases.
    pub names: Vec<&'static str>,
    /// The family it belongs to.
    pub parent: Option<&'static str>,
    /// Attributes, inherited ones included.
    pub attributes: Attributes,
    /// One line for the user.
    pub doc: String,
    /// Runnable claims.
    pub examples: Vec<Example>,
    /// Why there is no example that always gives the same.
    pub no_example: Option<&'static str>,
    /// The line of its header.
    pub line: usize,
}

impl Entry {
    /// An entry that says nothing.
    pub fn nameless(line: usize) -> Entry {
        Entry {
            names: Vec::new(),
            parent: None,
            attributes: Attributes::default(),
            doc: String::new(),
            examples: Vec::new(),
            no_example: None,
            line,
        }
    }
}

/// What entries refer to.
#[derive(Default)]
pub struct Known {
    /// Families by name, with their attributes.
    pub families: FxHashMap<&'static str, Attributes>,
    /// The attributes that the specifications declare.
    pub declared: Vec<Declared>,
}

impl Known {
    fn attribute(&self, name: &str) -> Option<&Declared> {
        self.declared.iter().find(|d| d.name == name)
    }
}

/// A header line and the text of the lines below it, not parsed yet.
pub struct Block {
    header: &'static str,
    line: usize,
    body: &'static str,
}

impl Block {
    /// Whether it declares an attribute.
    pub fn is_attribute(&self) -> bool {
        self.header.starts_with("attribute ")
    }

    /// Whether it declares a family, and the names in its header.
    pub fn head(&self) -> (bool, Vec<&'static str>) {
        let names = self.header.split(':').next().unwrap_or_default();
        match names.strip_prefix("family ") {
            Some(names) => (true, names.split_whitespace().collect()),
            None => (false, names.split_whitespace().collect()),
        }
    }

    /// An error in the header.
    pub fn error(&self, message: String) -> SpecError {
        SpecError { line: self.line, message }
    }

    fn attributes(&self) -> Vec<Attribute> {
        let mut attributes: Vec<Attribute> = Vec::new();
        let mut at = 0;
        for (number, line) in (self.line + 1..).zip(self.body.split_inclusive('\n')) {
            let start = at;
            at += line.len();
            let content = line.trim();
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let indent = line.len() - line.trim_start().len();
            if let Some(last) = attributes.last_mut().filter(|a| indent > a.indent) {
                // The text so far ends before this line: lengthen the slice over it.
                let from = last.text.as_ptr() as usize - self.body.as_ptr() as usize;
                last.text = self.body[from..at].trim_end();
                continue;
            }
            let key_end =
                content.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(content.len());
            let text = self.body[start + indent + key_end..at].trim_end().trim_start_matches([' ', '\t']);
            attributes.push(Attribute { key: &content[..key_end], text, line: number, indent });
        }
        attributes
    }
}

/// The key of an attribute, its text (further lines included) and where the text starts.
struct Attribute {
    key: &'static str,
    text: &'static str,
    line: usize,
    indent: usize,
}

/// The blocks of a specification file, which is all that is read of it until somebody asks for one:
/// a line that begins in the first column, unless with a comment, begins a block.
pub fn blocks(text: &'static str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Where the body of the last block begins.
    let mut body = 0;
    let mut at = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let start = at;
        at += line.len();
        if matches!(line.as_bytes().first(), Some(b' ' | b'\t' | b'\r' | b'\n' | b'#')) {
            continue;
        }
        if let Some(last) = blocks.last_mut() {
            last.body = &text[body..start];
        }
        blocks.push(Block { header: line.trim_end(), line: number, body: "" });
        body = at;
    }
    if let Some(last) = blocks.last_mut() {
        last.body = &text[body..];
    }
    blocks
}

/// Parses a block; the families it names must be there.
pub fn entry(block: &Block, known: &Known) -> Result<Entry, SpecError> {
    let mut c = Cursor::new(block.header, block.line)?;
    c.eat_word("family");
    let mut names = Vec::new();
    while let Some(Token::Ident(_)) = c.peek() {
        names.push(c.ident()?);
    }
    let parent = if c.eat(":") { Some(c.ident()?) } else { None };
    if names.is_empty() || !c.at_end() {
        return Err(c.error("`name : family` expected"));
    }
    let inherited = match parent {
        None => Attributes::default(),
        Some(p) => {
            let family = known.families.get(p).cloned();
            family.ok_or_else(|| c.error(&format!("family `{p}` is not declared above")))?
        }
    };
    let mut e = Entry {
        names,
        parent,
        attributes: inherited,
        doc: String::new(),
        examples: Vec::new(),
        no_example: None,
        line: block.line,
    };
    e.attributes.declared.retain(|(name, _)| known.attribute(name).is_some_and(|d| d.inherited));
    for a in &block.attributes() {
        attribute(&mut e, a, known)?;
    }
    Ok(e)
}

/// The attributes that the reference shows as they are written.
const SHOWN: &[&str] = &[
    "class",
    "matlab_class",
    "complexity",
    "shape",
    "value",
    "transfer",
    "form",
    "sizes",
    "statement",
    "objects",
];

fn attribute(e: &mut Entry, a: &Attribute, known: &Known) -> Result<(), SpecError> {
    let own = e.names.first().copied().unwrap_or_default();
    let at = &mut e.attributes;
    let params = at.signature.as_ref().map(|s| s.0.clone()).unwrap_or_default();
    let declared = known.attribute(a.key);
    let mut c = match a.key {
        _ if declared.is_some() => Cursor::new("", a.line)?,
        "doc" | "example" | "no_example" | "matlab" => Cursor::new("", a.line)?,
        _ => Cursor::new(a.text, a.line)?,
    };
    match a.key {
        "" => at.signature = Some(signature(&mut c)?),
        "class" => at.class = Some(Arc::new(rules::class_rule(&mut c, &params)?)),
        "matlab_class" => at.matlab_class = Some(Arc::new(rules::class_rule(&mut c, &params)?)),
        "complexity" => at.complexity = Some(Arc::new(rules::cases(&mut c, &params, rules::complexity)?)),
        "shape" => at.shape = Some(Arc::new(rules::cases(&mut c, &params, rules::shape)?)),
        "value" => at.value = Some(Arc::new(rules::cases(&mut c, &params, rules::value)?)),
        "transfer" => at.transfer = Some(c.ident()?),
        "effects" => at.effects = Some(effects(&mut c)?),
        "kernel" => at.kernel = Some(kernel(&mut c, own)?),
        "plain" => at.plain = Some(kernel(&mut c, own)?),
        "form" => at.form = Some(form(&mut c)?),
        "sizes" => {
            let name = c.ident()?;
            let position = params.position(name);
            at.sizes = Some(position.ok_or_else(|| c.error(&format!("`{name}` is no parameter")))?);
        }
        "statement" => match c.ident()? {
            "silent" => at.silent = true,
            _ => return Err(c.error("`silent` expected")),
        },
        "objects" => at.objects = Some(objects(&mut c)?),
        "dialect" => match c.ident()? {
            "octave" => at.octave = true,
            "matlab" => at.matlab = true,
            _ => return Err(c.error("`octave` or `matlab` expected")),
        },
        "matlab" => at.notes.push(flow(a.text)),
        "doc" => e.doc = flow(a.text),
        "example" => e.examples.push(example(a)?),
        "no_example" => e.no_example = Some(a.text),
        other => match declared {
            Some(d) => {
                let value = d.value(a.text, a.line)?;
                at.declared.retain(|(name, _)| *name != d.name);
                at.declared.push((d.name, value));
            }
            None => return Err(SpecError::new(a.line, &format!("`{other}` is no attribute"))),
        },
    }
    if declared.is_some() || SHOWN.contains(&a.key) {
        let texts = &mut e.attributes.texts;
        texts.retain(|t| t.0 != a.key);
        texts.push((a.key, a.text));
    }
    if c.at_end() { Ok(()) } else { Err(c.error("the end of the attribute expected")) }
}

/// Text over several lines as one line.
fn flow(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `(x, n = 1, y?, rest...) -> [a, b, more...]`; nothing after the parenthesis for no result.
fn signature(c: &mut Cursor<'static>) -> Result<(Arc<Params>, Arc<Outputs>), SpecError> {
    let mut params = Params::default();
    let mut outputs = Outputs::default();
    c.expect("(")?;
    while !c.eat(")") {
        let name = c.ident()?;
        if c.eat("...") {
            params.variadic = Some(name);
        } else if c.eat("=") {
            params.fixed.push(Param { name, optional: true, default: Some(c.count()? as u64) });
        } else {
            let optional = c.eat("?");
            params.fixed.push(Param { name, optional, default: None });
        }
        c.eat(",");
    }
    if c.eat("->") && !c.at_end() {
        let several = c.eat("[");
        loop {
            let name = c.ident()?;
            if c.eat("...") {
                outputs.variadic = true;
            } else {
                outputs.names.push(name);
            }
            if !several || c.eat("]") {
                break;
            }
            c.expect(",")?;
        }
    }
    Ok((Arc::new(params), Arc::new(outputs)))
}

fn effects(c: &mut Cursor) -> Result<Effects, SpecError> {
    let mut effects = Effects::PURE;
    while !c.at_end() {
        let word = c.ident()?;
        let one = Effects::from_name(word).ok_or_else(|| c.error(&format!("`{word}` is no effect")))?;
        effects = effects.union(one);
        c.eat(",");
    }
    Ok(effects)
}

/// `map op`, `fold op init`, `matlab file`, `extern symbol`, `engine`, `none`. The name of the
/// entry is the default for `op`, `file` and `symbol`.
fn kernel(c: &mut Cursor, own: &str) -> Result<KernelRule, SpecError> {
    let word = c.ident()?;
    let mut named = || match c.peek() {
        Some(Token::Ident(_)) => c.ident().map(str::to_string),
        _ => Ok(own.to_string()),
    };
    Ok(match word {
        "map" => KernelRule::Map(named()?),
        "matlab" => KernelRule::Matlab(named()?),
        "extern" => KernelRule::Extern(named()?),
        "fold" => KernelRule::Fold { op: named()?, init: c.number()? },
        "engine" => KernelRule::Engine,
        "none" => KernelRule::None,
        _ => return Err(c.error(&format!("`{word}` is no kind of kernel"))),
    })
}

fn objects(c: &mut Cursor) -> Result<ObjectsRule, SpecError> {
    Ok(match c.ident()? {
        "whole" => ObjectsRule::Whole,
        "members" if c.eat_word("alike") => ObjectsRule::MembersAlike,
        "members" => ObjectsRule::Members,
        word => return Err(c.error(&format!("`{word}` is no way of taking objects"))),
    })
}

/// The words of a form.
fn form(c: &mut Cursor) -> Result<Form, SpecError> {
    let mut words = vec![c.ident()?];
    while let Some(Token::Ident(_)) = c.peek() {
        words.push(c.ident()?);
    }
    let text = words.join(" ");
    Form::from_name(&text).ok_or_else(|| c.error(&format!("`{text}` is no form")))
}

/// `left == right`, `left ~ right` or `left fails identifier`, split at the last separator.
fn example(a: &Attribute) -> Result<Example, SpecError> {
    let make = |at: usize, width: usize, claim: fn(&'static str) -> Claim| Example {
        left: a.text[..at].trim(),
        claim: claim(a.text[at + width..].trim()),
        line: a.line,
    };
    if let Some(at) = a.text.rfind(" fails ") {
        return Ok(make(at, " fails ".len(), Claim::Fails));
    }
    if let Some(at) = a.text.rfind(" == ") {
        return Ok(make(at, " == ".len(), Claim::Equals));
    }
    if let Some(at) = a.text.rfind(" ~ ") {
        return Ok(make(at, " ~ ".len(), Claim::Near));
    }
    Err(SpecError::new(a.line, "`left == right`, `left ~ right` or `left fails identifier` expected"))
}
