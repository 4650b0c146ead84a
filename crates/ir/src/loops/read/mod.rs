//! Reads printed Loops back: what [`print`](super::print) writes, and what people write by hand in its
//! form. It finds names and puts together, and complains where that fails, in words with the line; whether
//! what was read is well-formed is the verifier's business.
//!
//! Left out, a phase is `whole`, a position is the first one, and positions that statements name but no
//! line places are nowhere. Between functions, lines that begin with `//` say nothing.

mod expr;
mod function;
mod lexer;
mod stmt;

use super::words::{PHASES, elem, row};
use super::{Elem, Entry, Frame, FrameId, Function, FunctionId, Global, GlobalId, Module, SiteId, Thunk, Ty};
use base::{EntityRef, FileId, FxHashMap, Name, Span};
use lexer::Token;

/// The module that a text holds.
///
/// # Errors
/// Where the text is not in the form that `print` writes: what is wrong, with the line.
pub fn read(text: &str) -> Result<Module, String> {
    let tokens = lexer::tokens(text)?;
    let mut reader = Reader { tokens: &tokens, pos: 0, module: Module::default(), names: Names::default() };
    reader.module().map_err(|why| format!("line {}: {why}", reader.line()))?;
    Ok(reader.module)
}

/// What names mean.
#[derive(Default)]
struct Names {
    functions: FxHashMap<String, FunctionId>,
    globals: FxHashMap<String, GlobalId>,
    /// Of the function that is being read.
    locals: FxHashMap<String, super::LocalId>,
}

struct Reader<'a> {
    tokens: &'a [(Token, usize)],
    pos: usize,
    module: Module,
    names: Names,
}

type Read<T> = Result<T, String>;

impl<'a> Reader<'a> {
    fn line(&self) -> usize {
        self.tokens.get(self.pos).or(self.tokens.last()).map_or(1, |t| t.1)
    }

    fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.pos).map(|t| &t.0)
    }

    fn next(&mut self) -> Option<&'a Token> {
        let token = self.peek();
        self.pos += usize::from(token.is_some());
        token
    }

    fn expected<T>(&self, what: &str) -> Read<T> {
        Err(match self.peek() {
            Some(token) => format!("expected {what}, found {token:?}"),
            None => format!("expected {what}, found the end"),
        })
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(s)) if *s == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Word(w)) if w == word)
    }

    fn sign(&mut self, sign: &str) -> bool {
        let found = self.is_sign(sign);
        self.pos += usize::from(found);
        found
    }

    fn word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.pos += usize::from(found);
        found
    }

    fn need(&mut self, sign: &str) -> Read<()> {
        if self.sign(sign) { Ok(()) } else { self.expected(&format!("'{sign}'")) }
    }

    fn need_word(&mut self, word: &str) -> Read<()> {
        if self.word(word) { Ok(()) } else { self.expected(&format!("'{word}'")) }
    }

    fn end(&mut self) -> Read<()> {
        if self.next_is(|t| *t == Token::Newline) { Ok(()) } else { self.expected("the end of the line") }
    }

    fn next_is(&mut self, wanted: impl Fn(&Token) -> bool) -> bool {
        let found = self.peek().is_some_and(wanted);
        self.pos += usize::from(found);
        found
    }

    /// A name, in backquotes or not.
    fn name(&mut self) -> Read<&'a str> {
        match self.peek() {
            Some(Token::Word(name) | Token::Quoted(name)) => {
                self.pos += 1;
                Ok(name)
            }
            _ => self.expected("a name"),
        }
    }

    fn text(&mut self) -> Read<&'a str> {
        match self.peek() {
            Some(Token::Text(text)) => {
                self.pos += 1;
                Ok(text)
            }
            _ => self.expected("a text in quotes"),
        }
    }

    fn number<N: TryFrom<i128>>(&mut self) -> Read<N> {
        if let Some(Token::Integer(n, Elem::Index)) = self.peek()
            && let Ok(n) = N::try_from(*n)
        {
            self.pos += 1;
            return Ok(n);
        }
        self.expected("a number")
    }

    /// Something, and more of it behind commas, up to a closing sign.
    fn list<T>(&mut self, close: &str, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut found = Vec::new();
        while !self.sign(close) {
            if !found.is_empty() {
                self.need(",")?;
            }
            found.push(item(self)?);
        }
        Ok(found)
    }

    fn elem(&mut self) -> Read<Elem> {
        if let Some(Token::Word(tag)) = self.peek()
            && let Some(elem) = elem(tag)
        {
            self.pos += 1;
            return Ok(elem);
        }
        self.expected("the type of an element")
    }

    fn ty(&mut self) -> Read<Ty> {
        if self.word("boxed") {
            return Ok(Ty::Boxed);
        }
        let elem = self.elem()?;
        if !self.sign("[") {
            return Ok(Ty::Scalar(elem));
        }
        let rank = self.list("]", |r| r.need(":"))?.len();
        Ok(Ty::Array(elem, u8::try_from(rank).map_err(|_| "an array of so many dimensions")?))
    }

    /// A position, of which the table has room from here on.
    fn at(&mut self) -> Read<SiteId> {
        let index: u32 = if self.sign("@") { self.number()? } else { 0 };
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        if index > self.tokens.len() + 1_000_000 {
            return Err("a position of so high a number".into());
        }
        while self.module.sites.len() <= index {
            self.module.sites.push(Span::new(FileId::new(0), 0, 0));
        }
        Ok(SiteId::new(index))
    }

    fn module(&mut self) -> Read<()> {
        self.declare()?;
        while let Some(token) = self.peek() {
            match token {
                Token::Comment(_) => drop(self.next()),
                Token::Word(word) => match word.as_str() {
                    "entry" | "fn" => self.function()?,
                    _ => self.outside(word)?,
                },
                _ => return self.expected("a function"),
            }
            self.end()?;
        }
        Ok(())
    }

    /// Enters every function by its name, so that callees need not precede callers.
    fn declare(&mut self) -> Read<()> {
        let mut first = true;
        for (index, (token, line)) in self.tokens.iter().enumerate() {
            let name = match self.tokens.get(index + 1) {
                Some((Token::Word(name) | Token::Quoted(name), _)) if first => Some(name),
                _ => None,
            };
            if let (Token::Word(word), Some(name)) = (token, name)
                && word == "fn"
            {
                let id = self.module.functions.push(Function::new(name.clone(), Name::new(name)));
                if self.names.functions.insert(name.clone(), id).is_some() {
                    return Err(format!("{name} (line {line}) is a function already"));
                }
            }
            first =
                matches!(token, Token::Newline) || first && matches!(token, Token::Word(w) if w == "entry");
        }
        Ok(())
    }

    fn function_named(&mut self) -> Read<FunctionId> {
        let name = self.name()?;
        self.names.functions.get(name).copied().ok_or_else(|| format!("there is no function {name}"))
    }

    /// A function that a thunk calls.
    fn entry(&mut self) -> Read<Entry> {
        let function = self.function_named()?;
        let rest = self.word("rest");
        let counted = if self.word("counted") { Some(self.number()?) } else { None };
        let args = if self.word("of") { Some(self.number()?) } else { None };
        let results = if self.word("for") { Some(self.number()?) } else { None };
        Ok(Entry { function, rest, counted, args, results })
    }

    /// A line outside functions.
    fn outside(&mut self, word: &str) -> Read<()> {
        self.pos += 1;
        match word {
            "phase" => {
                let name = self.name()?;
                self.module.phase = row(&PHASES, name).ok_or_else(|| format!("there is no phase {name}"))?;
            }
            "frame" => {
                let name = self.name()?.to_owned();
                self.module.frames.push(Frame { name });
            }
            "global" => {
                let name = self.name()?.to_owned();
                self.need(":")?;
                let ty = self.ty()?;
                let of = if self.word("of") { Some(self.name()?) } else { None };
                let frame = of.map(|name| frame_named(&self.module, name)).transpose()?;
                let id = self.module.globals.push(Global { name: name.clone(), ty, frame });
                self.names.globals.insert(name, id);
            }
            "thunk" => {
                let number: usize = self.numbered("thunk")?;
                if number != self.module.thunks.len() {
                    return Err("thunks are numbered from 0".into());
                }
                let inputs = if self.word("takes") { Some(self.number()?) } else { None };
                let outputs = if self.word("gives") { Some(self.number()?) } else { None };
                let number = if self.word("number") { Some(self.number()?) } else { None };
                let mut entries = Vec::new();
                if self.sign("=") {
                    entries.push(self.entry()?);
                    while self.sign(",") {
                        entries.push(self.entry()?);
                    }
                }
                self.module.thunks.push(Thunk { entries, inputs, outputs, number });
            }
            "octave" => self.module.octave = true,
            "ends" => self.module.sees_ends = true,
            "near" => {
                let name = Name::new(self.text()?);
                let known = self.text()?.to_owned();
                self.module.near.push((name, known));
            }
            "site" => {
                let id = self.at()?;
                self.need("=")?;
                let file: u32 = self.number()?;
                self.need(":")?;
                let start = self.number()?;
                self.need("..")?;
                let end = self.number()?;
                self.module.sites[id] = Span { file: FileId::from_u32(file), start, end };
            }
            _ => return Err(format!("'{word}' begins nothing here")),
        }
        Ok(())
    }

    /// A word that ends in a number: `check0`.
    fn numbered<N: std::str::FromStr>(&mut self, prefix: &str) -> Read<N> {
        let Some(Token::Word(word)) = self.peek() else { return self.expected(&format!("a {prefix}")) };
        let number = word.strip_prefix(prefix).and_then(|n| n.parse().ok());
        self.pos += usize::from(number.is_some());
        number.map_or_else(|| self.expected(&format!("a {prefix}")), Ok)
    }
}

/// A kind of frames by its name.
fn frame_named(module: &Module, name: &str) -> Read<FrameId> {
    let found = module.frames.iter().find(|(_, f)| f.name == name);
    found.map(|(id, _)| id).ok_or_else(|| format!("there is no frame {name}"))
}

#[cfg(test)]
mod tests;
