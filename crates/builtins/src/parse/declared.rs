//! Attributes of builtins that the specifications themselves declare (`specs/attributes.spec`): their kind, their
//! words, what holds where an entry says nothing, and whether members of a family inherit them. The parser knows
//! none by name; who uses one asks [`attribute`](crate::attribute).
//!
//! Source: the Tamer, section 3.3.2 (attributes of builtins are added without changing what reads them).

use super::cursor::Cursor;
use super::{Block, SpecError, flow};

/// What an attribute says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AttributeValue {
    /// Whether it is there.
    Flag(bool),
    /// One of the words that are declared.
    Word(&'static str),
    /// A number.
    Number(f64),
    /// A text, as it is written.
    Text(&'static str),
}

impl AttributeValue {
    /// The word, if it is one.
    pub fn word(self) -> Option<&'static str> {
        match self {
            AttributeValue::Word(word) => Some(word),
            _ => None,
        }
    }
}

/// A declared attribute.
#[derive(Clone, Debug)]
pub struct Declared {
    /// Its key in entries.
    pub name: &'static str,
    /// One sentence for the reference.
    pub doc: String,
    /// The words of an attribute that is a word.
    pub words: Vec<&'static str>,
    /// What holds where neither the entry nor a family above it says anything; what entries say is of its kind.
    pub default: AttributeValue,
    /// Whether members of a family have what the family says.
    pub inherited: bool,
}

impl Declared {
    /// Reads `attribute name : kind` with the lines below it.
    pub fn parse(block: &Block) -> Result<Declared, SpecError> {
        let mut c = Cursor::new(block.header, block.line)?;
        c.eat_word("attribute");
        let name = c.ident()?;
        c.expect(":")?;
        let default = match c.ident()? {
            "flag" => AttributeValue::Flag(false),
            "word" => AttributeValue::Word(""),
            "number" => AttributeValue::Number(0.0),
            "text" => AttributeValue::Text(""),
            word => return Err(c.error(&format!("`{word}` is no kind of attribute"))),
        };
        let mut made = Declared { name, doc: String::new(), words: Vec::new(), default, inherited: true };
        let mut given = None;
        for a in block.attributes() {
            match a.key {
                "doc" => made.doc = flow(a.text),
                "words" => made.words = a.text.split_whitespace().collect(),
                "default" => given = Some((a.text, a.line)),
                "inherited" => {
                    made.inherited = match a.text {
                        "yes" => true,
                        "no" => false,
                        _ => return Err(SpecError::new(a.line, "`yes` or `no` expected")),
                    }
                }
                other => return Err(SpecError::new(a.line, &format!("an attribute has no `{other}`"))),
            }
        }
        if let Some((text, line)) = given {
            made.default = made.value(text, line)?;
        }
        if made.doc.is_empty() {
            return Err(SpecError::new(block.line, &format!("`{name}` has no doc")));
        }
        Ok(made)
    }

    /// What an entry says that gives the attribute with this text.
    pub fn value(&self, text: &'static str, line: usize) -> Result<AttributeValue, SpecError> {
        let text = text.trim();
        let wrong = |expected: &str| SpecError::new(line, &format!("`{}`: {expected}", self.name));
        match self.default {
            AttributeValue::Flag(_) if text.is_empty() => Ok(AttributeValue::Flag(true)),
            AttributeValue::Flag(_) => Err(wrong("a flag says nothing else")),
            AttributeValue::Word(_) => match self.words.iter().find(|w| **w == text) {
                Some(word) => Ok(AttributeValue::Word(word)),
                None => Err(wrong(&format!("one of {} expected", self.words.join(", ")))),
            },
            AttributeValue::Number(_) => {
                text.parse().map(AttributeValue::Number).map_err(|_| wrong("a number expected"))
            }
            AttributeValue::Text(_) => Ok(AttributeValue::Text(text)),
        }
    }
}
