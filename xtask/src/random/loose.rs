//! The generator of programs of which little is known: variables change their class and grow, indices
//! lie outside, operands do not fit. The typed generator ([`super::generator`]) keeps each variable's
//! type and so never writes what refutes a compiler that believes in types.
//!
//! What it writes stands in `loose.grammar`, a weighted context-free grammar; this is its reader and
//! its dice. Not here: whether a program is worth running; [`super::repair`] puts what fails early
//! into `try`. Invariants: the same seed and grammar give the same text; every loop ends.

use super::text::{Function, Helpers, Node, Program, is_statement, parse};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The grammar as it is read.
const GRAMMAR: &str = include_str!("loose.grammar");

/// How deep rules expand before only first alternatives are taken.
const DEPTH: usize = 9;

/// How many blocks may be open.
const BLOCKS: usize = 2;

struct Alternative {
    weight: usize,
    /// Left out where Octave is compared.
    strict: bool,
    /// With a line break for each `;;`.
    text: String,
}

type Grammar = HashMap<&'static str, Vec<Alternative>>;

fn grammar() -> &'static Grammar {
    static READ: OnceLock<Grammar> = OnceLock::new();
    READ.get_or_init(|| {
        let mut rules = Grammar::new();
        let mut rule = "";
        for line in GRAMMAR.lines().filter(|l| !l.starts_with('#') && !l.is_empty()) {
            if let Some(name) = line.strip_prefix(':') {
                rule = name;
                continue;
            }
            let Some(at) = line.find(['|', '~']) else { continue };
            rules.entry(rule).or_default().push(Alternative {
                weight: line[..at].trim().parse().unwrap_or(1),
                strict: line[at..].starts_with('~'),
                text: line[at + 1..].trim_start().replace(";;;", ";\n").replace(";;", "\n"),
            });
        }
        rules
    })
}

struct Loose {
    dice: u64,
    portable: bool,
    names: usize,
    /// The counters of open loops.
    counters: Vec<String>,
    blocks: usize,
    /// How functions that are there may be called, to be expanded.
    calls: Vec<String>,
}

/// The program of a seed; `portable` leaves out what Octave does otherwise.
pub fn program(seed: u64, portable: bool) -> Program {
    let mut g = Loose {
        dice: (seed + 0x1_0000).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
        portable,
        names: 0,
        counters: Vec::new(),
        blocks: 0,
        calls: Vec::new(),
    };
    for _ in 0..4 {
        g.below(2);
    }
    let mut functions = Vec::new();
    for _ in 0..g.below(5) {
        functions.extend(g.function());
    }
    let mut lines = Vec::new();
    for (rule, chance) in [
        ("start", 9),
        ("start2", 9),
        ("start3", 7),
        ("start4", 7),
        ("start5", 6),
        ("start6", 5),
        ("start7", 6),
        ("start8", 5),
    ] {
        if g.below(10) < chance {
            lines.push(g.rule(rule, 0));
        }
    }
    for _ in 0..5 + g.below(9) {
        lines.push(g.rule("stmt", 0));
    }
    // Statements call functions now and then: here each is called for sure.
    for call in g.calls.clone() {
        if g.below(3) > 0 {
            let call = g.expand(&call, 2);
            lines.push(format!("show({call});"));
        }
    }
    lines.push("show(x);".to_owned());
    let text = lines.join("\n");
    let body = g.nodes(&text);
    let body = g.declared("", body);
    functions.insert(0, Function { head: format!("function {}()", name(seed, portable)), body });
    let helpers = if portable { Helpers::Portable } else { Helpers::Strict };
    Program { functions, helpers }
}

/// The name of the program of a seed.
pub fn name(seed: u64, portable: bool) -> String {
    format!("{}{seed:05}", if portable { 'p' } else { 'w' })
}

impl Loose {
    fn below(&mut self, n: usize) -> usize {
        self.dice ^= self.dice >> 12;
        self.dice ^= self.dice << 25;
        self.dice ^= self.dice >> 27;
        (self.dice.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n.max(1)
    }

    /// An alternative of a rule, expanded.
    fn rule(&mut self, name: &str, depth: usize) -> String {
        let portable = self.portable;
        let all = grammar().get(name).map_or(&[][..], Vec::as_slice);
        let open: Vec<&Alternative> = all.iter().filter(|a| !(portable && a.strict)).collect();
        let leaf = depth > DEPTH || (name == "stmt" && self.blocks > BLOCKS);
        let text = if leaf {
            open.first().map_or("", |a| &a.text)
        } else {
            let mut at = self.below(open.iter().map(|a| a.weight).sum());
            let found = open.iter().find(|a| {
                let hit = at < a.weight;
                at = at.saturating_sub(a.weight);
                hit
            });
            found.map_or("", |a| &a.text)
        };
        self.expand(text, depth + 1)
    }

    fn expand(&mut self, text: &str, depth: usize) -> String {
        let number = text.contains('$').then(|| self.fresh());
        let counter = text.contains("{count}").then(|| self.fresh());
        let mut out = String::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let hole = rest.strip_prefix('{').and_then(|r| r.split_once('}')).map(|h| h.0);
            if let Some(hole) = hole.filter(|h| is_hole(h)) {
                out.push_str(&self.fill(hole, depth, counter));
                rest = &rest[hole.len() + 2..];
                continue;
            }
            match (c, number) {
                ('$', Some(n)) => out.push_str(&n.to_string()),
                _ => out.push(c),
            }
            rest = &rest[c.len_utf8()..];
        }
        out
    }

    fn fill(&mut self, hole: &str, depth: usize, counter: Option<usize>) -> String {
        match hole {
            "count" => format!("k{}", counter.unwrap_or(0)),
            "k" => {
                let at = self.below(self.counters.len() + 1);
                self.counters.get(at).cloned().unwrap_or_else(|| (1 + self.below(3)).to_string())
            }
            "f" => {
                let at = self.below(self.calls.len());
                match self.calls.get(at).cloned() {
                    Some(call) if depth < DEPTH => self.expand(&call, depth + 2),
                    _ => self.rule("x", depth),
                }
            }
            "body" => {
                let open = self.counters.len();
                self.counters.extend(counter.map(|n| format!("k{n}")));
                self.blocks += 1;
                // Statements begin anew with expressions.
                let text = self.rule("body", 2 * self.blocks);
                self.blocks -= 1;
                self.counters.truncate(open);
                text
            }
            rule => self.rule(rule, depth),
        }
    }

    /// The body with an assignment, before all or behind all, to each variable that has none: a name
    /// that is never assigned is a function, of which nothing is known.
    fn declared(&mut self, head: &str, mut body: Vec<Node>) -> Vec<Node> {
        let text = Function { head: head.to_owned(), body: body.clone() }.text();
        let words: Vec<&str> = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).collect();
        for name in ["x", "y", "z", "a", "b", "c", "d", "s", "p", "t", "h"] {
            let assigned = |l: &str| l.trim().strip_prefix(name).is_some_and(|r| r.starts_with(" = "));
            let param = head.split(['(', ')', '[', ']', ',', ' ']).any(|w| w == name);
            if param || !words.contains(&name) || text.lines().any(assigned) {
                continue;
            }
            let line = Node::Line(format!("{name} = {};", self.rule("lit", 0)));
            if self.below(8) == 0 {
                body.push(line);
            } else {
                body.insert(0, line);
            }
        }
        body
    }

    fn fresh(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    /// A function, with what it needs beside it.
    fn function(&mut self) -> Vec<Function> {
        let rule = grammar().get("fn").map_or(&[][..], Vec::as_slice);
        let mut at = self.below(rule.iter().map(|a| a.weight).sum());
        let found = rule.iter().find(|a| {
            let hit = at < a.weight;
            at = at.saturating_sub(a.weight);
            hit
        });
        let Some((calls, definition)) = found.and_then(|a| a.text.split_once('\n')) else {
            return Vec::new();
        };
        let number = self.fresh().to_string();
        let named = definition.replace('$', &number);
        let text = self.expand(&named, 1);
        self.calls.extend(calls.split("||").map(|c| c.trim().replace('$', &number)));
        let nodes = self.nodes(&text);
        let mut functions = Vec::new();
        functions.extend(nodes.into_iter().filter_map(|n| match n {
            Node::Block(mut parts) if !parts.is_empty() => {
                let part = parts.remove(0);
                let body = self.declared(&part.head, part.body);
                Some(Function { head: part.head, body })
            }
            _ => None,
        }));
        functions
    }

    /// The statements of an expanded text.
    fn nodes(&self, text: &str) -> Vec<Node> {
        let lines: Vec<String> = text.lines().map(|l| self.line(l)).collect();
        parse(&lines)
    }

    /// A line in its last form: only `?` displays.
    fn line(&self, text: &str) -> String {
        match text.strip_prefix('?') {
            Some(shown) if self.portable => format!("{shown};"),
            Some(shown) => shown.to_owned(),
            None if is_statement(text) => format!("{};", text.trim_end_matches(';')),
            None => text.to_owned(),
        }
    }
}

fn is_hole(name: &str) -> bool {
    matches!(name, "count" | "k" | "f") || grammar().contains_key(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_of_the_grammar_is_expanded() {
        for seed in 0..300 {
            for portable in [false, true] {
                let text = program(seed, portable).text();
                assert!(!text.contains("{stmt}") && !text.contains(";;") && !text.contains('$'), "{text}");
            }
        }
    }

    #[test]
    fn seeds_give_the_same_program_always() {
        assert_eq!(program(7, false).text(), program(7, false).text());
        assert_ne!(program(7, false).text(), program(8, false).text());
    }
}
