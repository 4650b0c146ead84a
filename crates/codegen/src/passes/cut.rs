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
pub fn cut(_: &Module, function: &mut Function) {
    for block in [&mut function.body, &mut function.epilogue] {
        cut_block(block);
    }
}

fn cut_block(block: &mut Block) {
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
            s.blocks_mut().into_iter().for_each(cut_block);
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

#[cfg(test)]
mod tests {
    use super::*;
    use ir::loops::{Phase, print, read, verify};

    /// The module with the function of these lines, cut; and how many parts it has, at the top and in all.
    fn cut_into(body: &str) -> Result<(String, usize, usize), Box<dyn std::error::Error>> {
        let vars = "raises\nvar x: f64\nvar s: f64\n";
        let mut module = read(&format!("phase owned\nfn f(x) -> (s) {{\n{vars}s = 0.0\n{body}}}\n"))?;
        assert!(module.phase == Phase::Owned);
        assert_eq!(verify(&module), Vec::<String>::new());
        let id = module.functions.keys().next().ok_or("no function")?;
        let mut function = module.functions[id].clone();
        cut(&module, &mut function);
        super::super::protect::protect(&module, &mut function);
        module.functions[id] = function;
        module.phase = Phase::Protected;
        assert_eq!(verify(&module), Vec::<String>::new());
        let is_part = |s: &Stmt| matches!(s, Stmt::Try { exits, .. } if exits.plain);
        let f = &module.functions[id];
        let (top, mut all) = (f.body.iter().filter(|s| is_part(s)).count(), 0);
        f.each_stmt(&mut |s| all += usize::from(is_part(s)));
        Ok((print(&module), top, all))
    }

    #[test]
    fn long_functions_are_cut() -> Result<(), Box<dyn std::error::Error>> {
        let line = "s = s + x\n";
        // Of usual length.
        assert_eq!(cut_into(&line.repeat(500))?.1, 0);
        // Cut where a part is full.
        let (text, top, all) = cut_into(&line.repeat(1199))?;
        assert_eq!((top, all), (10, 10));
        assert!(text.contains("try shared x, s plain {"), "{text}");
        // What jumps out of the function stays, and what comes after goes on in another part.
        let jumps = "if x < s {\nreturn\n}\n";
        assert_eq!(cut_into(&format!("{}{jumps}{}", line.repeat(400), line.repeat(400)))?.1, 8);
        // A branch that is long is cut by itself.
        let branch = format!("if x < s {{\n{}}} else {{\n}}\n", line.repeat(720));
        assert_eq!(cut_into(&branch)?.1, 0);
        assert_eq!(cut_into(&branch)?.2, 6);
        Ok(())
    }
}
