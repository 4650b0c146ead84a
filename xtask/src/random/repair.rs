//! A program that fails at its third statement tells nothing of the others. This puts statements that
//! fail into `try`, or leaves them out, so that most of a program runs; some are left as they are, so
//! that errors that nobody catches are seen too.
//!
//! What is done depends on what the reference does with the program, so a seed gives the same program
//! only with the same reference.

use super::engines::{Outcome, Scratch, reference};
use super::text::{Node, Part, Program};

/// How often a program is looked at.
const ROUNDS: usize = 12;

/// The program with its failing statements put right; `seed` decides how.
pub fn repair(scratch: &Scratch, name: &str, mut program: Program, seed: u64) -> Program {
    for round in 0..ROUNDS {
        let outcome = reference(scratch, name, &program.text());
        let Outcome::Ran(_, err, 1) = outcome else { break };
        let Some(at) = failing(&err, name, &program) else { break };
        let body = &mut program.functions[0].body;
        let node = body.remove(at);
        match (seed as usize + round) % 7 {
            // An error that ends the program, late enough to have seen something.
            0 if at >= 8 => {
                body.insert(at, node);
                break;
            }
            0..=4 => {
                let say = vec![Node::Line("say(err);".to_owned())];
                body.insert(
                    at,
                    Node::Block(vec![
                        Part { head: "try".to_owned(), body: vec![node] },
                        Part { head: "catch err".to_owned(), body: say },
                    ]),
                );
            }
            _ => {}
        }
    }
    program
}

/// The statement of the first function that the error of a program came from.
fn failing(err: &str, name: &str, program: &Program) -> Option<usize> {
    let frame = format!("in {name} at {name}.m:");
    let line: usize =
        err.lines().find_map(|l| l.trim().strip_prefix(&frame)?.split(':').next()?.parse().ok())?;
    let mut next = 2;
    program.functions.first()?.body.iter().position(|n| {
        next += n.lines();
        line < next
    })
}
