//! A shorter program that still differs: statements are dropped one after another, large ones first,
//! as long as the difference stays. A program in which that leaves a variable undefined fails alike
//! in all engines and so shows no difference.

use super::engines::{Engine, Outcome, Scratch, alone, difference};
use super::generator::name;
use super::text::{Node, Program};

/// The most programs that are tried.
const MOST: usize = 80;

/// A shorter program whose outcomes in the interpreter and in `engine` differ.
pub fn reduce(scratch: &Scratch, seed: u64, program: &Program, engine: Engine) -> Program {
    let mut best = program.clone();
    let mut tried = 0;
    loop {
        let before = size(&best);
        let mut at = 0;
        while tried < MOST
            && let Some(shorter) = without(&best, at)
        {
            tried += 1;
            if differs(scratch, seed, &shorter, engine).is_some() {
                best = shorter;
            } else {
                at += 1;
            }
        }
        if size(&best) == before || tried >= MOST {
            return best;
        }
    }
}

/// The program and how it differs, for the reader.
pub fn describe(scratch: &Scratch, seed: u64, program: &Program, engine: Engine) -> String {
    let what = differs(scratch, seed, program, engine).unwrap_or_default();
    let text = program.text();
    let own = text.split("function show(x)").next().unwrap_or("");
    format!("{own}{what}\n")
}

fn differs(scratch: &Scratch, seed: u64, program: &Program, engine: Engine) -> Option<String> {
    let text = program.text();
    let a = alone(scratch, Engine::Interp, &name(seed), &text);
    let b = alone(scratch, engine, &name(seed), &text);
    // What is not caught has come from the reduction.
    let spoilt = |o: &Outcome| matches!(o, Outcome::Printed(t) if t.ends_with("not caught\n"));
    if spoilt(&a) && spoilt(&b) {
        return None;
    }
    difference(&a, &b)
}

fn size(program: &Program) -> usize {
    program.functions.iter().map(|f| 1 + count(&f.body)).sum()
}

fn count(nodes: &[Node]) -> usize {
    nodes
        .iter()
        .map(|n| match n {
            Node::Line(_) => 1,
            Node::Block(parts) => 1 + parts.iter().map(|p| 1 + count(&p.body)).sum::<usize>(),
        })
        .sum()
}

/// The program without its `at`-th part: a function but the first, a statement, or a branch.
fn without(program: &Program, at: usize) -> Option<Program> {
    let mut shorter = program.clone();
    let mut left = at;
    let functions = shorter.functions.len() - 1;
    if left < functions {
        shorter.functions.remove(left + 1);
        return Some(shorter);
    }
    left -= functions;
    shorter.functions.iter_mut().any(|f| drop_node(&mut f.body, &mut left)).then_some(shorter)
}

/// Drops the statement that `left` counts down to.
fn drop_node(nodes: &mut Vec<Node>, left: &mut usize) -> bool {
    // From the end: what comes late seldom carries what comes before.
    for i in (0..nodes.len()).rev() {
        if *left == 0 {
            nodes.remove(i);
            return true;
        }
        *left -= 1;
        if let Node::Block(parts) = &mut nodes[i] {
            if *left == 0 {
                // The statements of its parts without the block.
                let inner: Vec<Node> = parts.iter_mut().flat_map(|p| std::mem::take(&mut p.body)).collect();
                nodes.splice(i..=i, inner);
                return true;
            }
            *left -= 1;
            if parts.iter_mut().any(|p| drop_node(&mut p.body, left)) {
                return true;
            }
        }
    }
    false
}
