//! A shorter program that still differs. Each round tries many shorter programs as one batch, takes
//! all the edits that keep the difference if they do so together, else the best one: first
//! statements go, in large pieces and then in smaller ones, then parts of expressions. A program in which
//! that leaves a variable undefined fails alike in all engines and so shows no difference.

use super::difference::{Difference, difference};
use super::engines::{Engine, Named, Outcome, Scratch, run_all};
use super::shrink::shorter_lines;
use super::text::{Helpers, Node, Program};

/// The most rounds, and the most programs of a round.
const ROUNDS: usize = 24;
const WIDTH: usize = 40;

/// A change that makes a program shorter.
#[derive(Clone)]
enum Edit {
    /// Without the statements of these numbers, counted in the order of the text.
    Drop(std::ops::Range<usize>),
    /// The statements of a block without the block.
    Unwrap(usize),
    /// Without this function.
    Function(usize),
    /// Another text for a line or the head of a part.
    Line(usize, String),
}

/// What a program is compared in.
pub struct Question<'a> {
    /// Where files go.
    pub scratch: &'a Scratch,
    /// The engine that differs from the reference.
    pub engine: &'a Engine,
    /// The difference that must stay.
    pub kind: &'static str,
}

impl Question<'_> {
    /// How each program differs in the wanted way, if it does.
    fn ask(&self, name: &str, programs: &[Program]) -> Vec<Option<Difference>> {
        let named: Vec<Named> =
            programs.iter().enumerate().map(|(i, p)| (format!("{name}x{i}"), renamed(p, name, i))).collect();
        let wanted = run_all(self.scratch, &Engine::Interp, &named);
        let found = run_all(self.scratch, self.engine, &named);
        let digits = programs.first().is_some_and(|p| p.helpers != Helpers::Rounded);
        let pairs = wanted.iter().zip(&found);
        pairs
            .map(|(a, b)| {
                difference(a, self.engine, b, digits).filter(|d| d.kind == self.kind && !spoilt(a, b))
            })
            .collect()
    }
}

/// Whether both failed by a name that the reduction took away.
fn spoilt(a: &Outcome, b: &Outcome) -> bool {
    let undefined = |o: &Outcome| matches!(o, Outcome::Ran(_, err, 1) if err.contains("Unrecognized function or variable"));
    undefined(a) && undefined(b)
}

fn renamed(program: &Program, name: &str, number: usize) -> Program {
    let mut program = program.clone();
    let first = &mut program.functions[0];
    first.head = first.head.replace(name, &format!("{name}x{number}"));
    program
}

/// A shorter program that differs in the same way, and how.
pub fn reduce(question: &Question, name: &str, program: &Program) -> (Program, Option<Difference>) {
    let mut best = program.clone();
    let mut how = None;
    // How many statements go at once; with 0, parts of expressions go.
    let mut size = statements(program).div_ceil(2);
    for _ in 0..ROUNDS {
        let edits = if size > 0 { statement_edits(&best, size) } else { line_edits(&best) };
        let programs: Vec<Program> = edits.iter().map(|e| apply(&best, std::slice::from_ref(e))).collect();
        let answers = question.ask(name, &programs);
        let good: Vec<usize> = (0..edits.len()).filter(|&i| answers[i].is_some()).collect();
        let Some(&single) = good.iter().min_by_key(|&&i| programs[i].text().len()) else {
            if size == 0 {
                break;
            }
            size /= 2;
            continue;
        };
        let chosen = compatible(&edits, &good);
        let together = apply(&best, &chosen);
        let answer = if chosen.len() > 1 && together.text().len() < programs[single].text().len() {
            question.ask(name, std::slice::from_ref(&together)).pop().flatten()
        } else {
            None
        };
        (best, how) = match answer {
            Some(d) => (together, Some(d)),
            None => (programs[single].clone(), answers[single].clone()),
        };
        size = size.min(statements(&best).div_ceil(2));
    }
    (best, how)
}

/// Those of the good edits that touch different places.
fn compatible(edits: &[Edit], good: &[usize]) -> Vec<Edit> {
    let mut chosen: Vec<Edit> = Vec::new();
    let mut lines = Vec::new();
    for edit in good.iter().map(|&i| &edits[i]) {
        match edit {
            Edit::Drop(_) => chosen.push(edit.clone()),
            Edit::Line(at, _) if !lines.contains(at) => {
                lines.push(*at);
                chosen.push(edit.clone());
            }
            _ => {}
        }
    }
    chosen
}

fn statements(program: &Program) -> usize {
    program.functions.iter().map(|f| count(&f.body)).sum()
}

/// Edits that take `size` statements each, and with one statement also blocks.
fn statement_edits(program: &Program, size: usize) -> Vec<Edit> {
    let total = statements(program);
    let mut edits: Vec<Edit> = (1..program.functions.len()).map(Edit::Function).collect();
    edits.extend((0..total).step_by(size).map(|at| Edit::Drop(at..(at + size).min(total))));
    edits.extend((size == 1).then_some((0..total).map(Edit::Unwrap)).into_iter().flatten());
    edits.retain(|e| apply(program, std::slice::from_ref(e)).text() != program.text());
    edits.truncate(WIDTH);
    edits
}

fn line_edits(program: &Program) -> Vec<Edit> {
    let mut lines = Vec::new();
    let mut copy = program.clone();
    for f in &mut copy.functions {
        each_line(&mut f.body, &mut |l| lines.push(l.clone()));
    }
    let per = (WIDTH / lines.len().max(1)).max(3);
    let all = lines.iter().enumerate();
    all.flat_map(|(at, l)| shorter_lines(l).into_iter().take(per).map(move |t| Edit::Line(at, t))).collect()
}

fn apply(program: &Program, edits: &[Edit]) -> Program {
    let mut program = program.clone();
    let mut line = 0;
    for f in &mut program.functions {
        each_line(&mut f.body, &mut |l| {
            for e in edits {
                if let Edit::Line(at, text) = e
                    && *at == line
                {
                    l.clone_from(text);
                }
            }
            line += 1;
        });
    }
    let mut number = 0;
    for f in &mut program.functions {
        f.body = edited(std::mem::take(&mut f.body), edits, &mut number);
    }
    let gone = |i: usize| edits.iter().any(|e| matches!(e, Edit::Function(at) if *at == i));
    let mut at = 0;
    program.functions.retain(|_| {
        at += 1;
        !gone(at - 1)
    });
    program
}

fn edited(nodes: Vec<Node>, edits: &[Edit], number: &mut usize) -> Vec<Node> {
    let mut kept = Vec::new();
    for node in nodes {
        let at = *number;
        *number += 1;
        let dropped = edits.iter().any(|e| matches!(e, Edit::Drop(r) if r.contains(&at)));
        let unwrapped = edits.iter().any(|e| matches!(e, Edit::Unwrap(n) if *n == at));
        match node {
            Node::Line(text) => kept.extend((!dropped).then_some(Node::Line(text))),
            Node::Block(mut parts) => {
                for part in &mut parts {
                    part.body = edited(std::mem::take(&mut part.body), edits, number);
                }
                if unwrapped {
                    kept.extend(parts.into_iter().flat_map(|p| p.body));
                } else if !dropped {
                    kept.push(Node::Block(parts));
                }
            }
        }
    }
    kept
}

fn each_line(nodes: &mut [Node], f: &mut impl FnMut(&mut String)) {
    for node in nodes {
        match node {
            Node::Line(text) => f(text),
            Node::Block(parts) => {
                for part in parts {
                    f(&mut part.head);
                    each_line(&mut part.body, f);
                }
            }
        }
    }
}

fn count(nodes: &[Node]) -> usize {
    nodes
        .iter()
        .map(|n| match n {
            Node::Line(_) => 1,
            Node::Block(parts) => 1 + parts.iter().map(|p| count(&p.body)).sum::<usize>(),
        })
        .sum()
}
