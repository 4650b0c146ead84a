//! Long functions are cut into parts that are C functions of their own: what a C compiler does with a function takes
//! time that grows with more than its length.
//!
//! A part is a block like a protected one, with locals shared in the same way, but nothing is caught in it
//! ([`Exits::plain`]). Statements that jump out of their block stay, and so do loops around loops, which compute with
//! locals of the function's own. Functions of usual length are left as they are. It moves no statement past another.

use super::protect::leaves;
use ir::loops::{Block, Exits, Function, Module, Stmt, each_stmt};

/// How many statements make a block long, and how many a part has at the most, if none of them is longer itself.
const LONG: usize = 600;
const PART: usize = 120;

/// Cuts the function where it is long.
pub fn split(_: &Module, function: &mut Function) {
    for block in [&mut function.body, &mut function.epilogue] {
        cut(block);
    }
}

fn cut(block: &mut Block) {
    if size(block) <= LONG {
        return;
    }
    let (mut done, mut part, mut length) = (Block::new(), Block::new(), 0);
    for mut s in std::mem::take(block) {
        let own = size(std::slice::from_ref(&s));
        if stays(&s) || length + own > PART {
            done.extend(whole(std::mem::take(&mut part)));
            length = 0;
        }
        if stays(&s) || own > LONG {
            s.blocks_mut().into_iter().for_each(cut);
            done.push(s);
        } else {
            part.push(s);
            length += own;
        }
    }
    done.extend(whole(part));
    *block = done;
}

/// The statements as a part, if they are worth one.
fn whole(part: Block) -> Block {
    if size(&part) <= PART / 4 {
        return part;
    }
    let exits = Exits { plain: true, ..Exits::default() };
    vec![Stmt::Try { body: part, err: None, handler: Block::new(), shared: Vec::new(), exits }]
}

/// Whether a statement is none for a part.
fn stays(s: &Stmt) -> bool {
    let mut catches = false;
    each_stmt(std::slice::from_ref(s), &mut |s| catches |= matches!(s, Stmt::Try { .. }));
    catches || loops(s) > 1 || leaves(std::slice::from_ref(s), false) != Exits::default()
}

/// How deep loops are nested.
fn loops(s: &Stmt) -> usize {
    let inside = s.blocks().into_iter().flatten().map(loops).max().unwrap_or(0);
    inside + usize::from(matches!(s, Stmt::While { .. } | Stmt::For { .. }))
}

fn size(block: &[Stmt]) -> usize {
    let mut n = 0;
    each_stmt(block, &mut |_| n += 1);
    n
}
