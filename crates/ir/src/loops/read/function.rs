//! Reads functions: their names, what is known of them, their locals.

use super::super::{CheckId, Function, Local, LocalId, Param};
use super::lexer::Token;
use super::{Read, Reader};
use base::{EntityRef, Name};

/// A local whose companions have no ids yet.
struct Declared<'a> {
    flag: Option<&'a str>,
    lead: Option<&'a str>,
    lent: Option<&'a str>,
    within: Option<&'a str>,
}

impl<'a> Reader<'a> {
    pub(super) fn function(&mut self) -> Read<()> {
        let entry = self.word("entry");
        self.need_word("fn")?;
        let id = self.function_named()?;
        if entry {
            self.module.entry = Some(id);
        }
        let name = self.module.functions[id].name.clone();
        let mut f = Function::new(name.clone(), Name::new(&name));
        self.names.locals.clear();
        self.need("(")?;
        let params = self.list(")", |r| Ok((r.sign("&"), r.name()?)))?;
        self.need("->")?;
        self.need("(")?;
        let results = self.list(")", |r| r.name())?;
        self.need("{")?;
        self.end()?;
        let (owned, checks) = self.facts(&mut f)?;
        for (borrowed, name) in params {
            f.params.push(Param { local: self.local_named(name)?, borrowed });
        }
        f.results = results.into_iter().map(|r| self.local_named(r)).collect::<Read<_>>()?;
        f.owned = owned.into_iter().map(|r| self.local_named(r)).collect::<Read<_>>()?;
        f.body = self.block(&f)?;
        if self.word("epilogue") {
            self.need("{")?;
            self.end()?;
            f.epilogue = self.block(&f)?;
        }
        f.checks = checks.unwrap_or_else(|| f.named_checks());
        self.module.functions[id] = f;
        Ok(())
    }

    /// The lines before the first statement; gives what `owned` and `checks` say.
    fn facts(&mut self, f: &mut Function) -> Read<(Vec<&'a str>, Option<u32>)> {
        let (mut owned, mut checks, mut declared) = (Vec::new(), None, Vec::new());
        loop {
            match self.peek() {
                Some(Token::Word(word)) => match word.as_str() {
                    "source" | "rest" | "help" | "owned" | "raises" | "checks" | "var" => self.pos += 1,
                    _ => break,
                },
                _ => break,
            }
            match self.tokens.get(self.pos - 1) {
                Some((Token::Word(w), _)) if w == "source" => f.source = Name::new(self.text()?),
                Some((Token::Word(w), _)) if w == "rest" => f.rest = true,
                Some((Token::Word(w), _)) if w == "help" => f.help.push(self.text()?.to_owned()),
                Some((Token::Word(w), _)) if w == "raises" => f.raises = true,
                Some((Token::Word(w), _)) if w == "checks" => checks = Some(self.number()?),
                Some((Token::Word(w), _)) if w == "owned" => {
                    owned.push(self.name()?);
                    while self.sign(",") {
                        owned.push(self.name()?);
                    }
                }
                _ => declared.push(self.local_declared(f)?),
            }
            self.end()?;
        }
        for (index, Declared { flag, lead, lent, within }) in declared.into_iter().enumerate() {
            let flag = flag.map(|n| self.local_named(n)).transpose()?;
            let lead = lead.map(|n| self.local_named(n)).transpose()?;
            let lent = lent.map(|n| self.local_named(n)).transpose()?;
            let within = within.map(|n| self.local_named(n)).transpose()?;
            let local = &mut f.locals[LocalId::new(index)];
            (local.flag, local.lead, local.lent, local.within) = (flag, lead, lent, within);
        }
        Ok((owned, checks))
    }

    fn local_declared(&mut self, f: &mut Function) -> Read<Declared<'a>> {
        let name = self.name()?;
        self.need(":")?;
        let ty = self.ty()?;
        let mut local = Local::new(name, ty);
        let flag = if self.word("flag") { Some(self.name()?) } else { None };
        let lead = if self.word("lead") { Some(self.name()?) } else { None };
        let lent = if self.word("lent") { Some(self.name()?) } else { None };
        local.steady = self.word("steady");
        local.sure = self.word("sure");
        local.empty = self.word("empty");
        local.kept = self.word("kept");
        local.literal = self.word("literal");
        if self.word("global") {
            let global = self.name()?;
            let id = self.names.globals.get(global).copied();
            local.global = Some(id.ok_or_else(|| format!("there is no global {global}"))?);
        }
        let within = if self.word("in") { Some(self.name()?) } else { None };
        let id = f.locals.push(local);
        if self.names.locals.insert(name.to_owned(), id).is_some() {
            return Err(format!("{name} is a local already"));
        }
        Ok(Declared { flag, lead, lent, within })
    }

    pub(super) fn local_named(&self, name: &str) -> Read<LocalId> {
        self.names.locals.get(name).copied().ok_or_else(|| format!("there is no local {name}"))
    }

    pub(super) fn local(&mut self) -> Read<LocalId> {
        let name = self.name()?;
        self.local_named(name)
    }

    pub(super) fn check_id(&mut self) -> Read<CheckId> {
        Ok(CheckId::from_u32(self.numbered("check")?))
    }
}
