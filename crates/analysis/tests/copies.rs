//! An analysis along the flow of control, as `docs/abstractions.md` shows it: which variables are plain copies.

use base::{FileId, FxHashMap};
use ir::tir::{Function, Stmt, StmtId, VarId, walk};
use tame_analysis::dataflow::{Flow, Forward, forward};

// The page begins here.
/// For each variable that is a copy of another one, that one.
type State = FxHashMap<VarId, VarId>;

struct Copies;

/// What is assigned is no copy any more, and nothing is a copy of it.
fn forget(state: &mut State, v: VarId) {
    state.retain(|copy, of| *copy != v && *of != v);
}

impl Forward for Copies {
    type State = State;

    fn join(&mut self, into: &mut State, from: &State) -> bool {
        let before = into.len();
        into.retain(|copy, of| from.get(copy) == Some(of));
        into.len() < before
    }

    fn stmt(&mut self, _: StmtId, stmt: &Stmt, state: &mut State) -> Flow {
        walk::defs(stmt).into_iter().for_each(|v| forget(state, v));
        if let Stmt::Copy { dst, src } = stmt {
            state.insert(*dst, *src);
        }
        Flow::Next
    }

    fn begin_round(&mut self, _: StmtId, stmt: &Stmt, state: &mut State) -> bool {
        walk::defs(stmt).into_iter().for_each(|v| forget(state, v));
        true
    }

    fn catch(&mut self, _: StmtId, err: Option<VarId>, state: &mut State) {
        err.into_iter().for_each(|v| forget(state, v));
    }

    fn opaque(&mut self, _: StmtId, _: &Stmt, state: &mut State) {
        state.clear();
    }
}
// The page ends here.

/// The copies at the end of a function in the text of Tame IR.
fn copies(text: &str) -> Vec<String> {
    let builtin = |n: &str| n.bytes().all(|b| b.is_ascii_lowercase());
    let program = ir::tir::read(FileId::from_u32(0), text, &builtin).expect(text);
    let f: &Function = program.functions.values().next().expect("a function");
    let end = forward(&mut Copies, f, State::default()).expect("it ends");
    let name = |v: VarId| f.vars[v].name;
    let mut found: Vec<String> = end.iter().map(|(c, of)| format!("{} is {}", name(*c), name(*of))).collect();
    found.sort();
    found
}

#[test]
fn copies_end_where_either_side_changes() {
    let text = "function y = f(a, b)\n    y = a;\n    x = b;\n    if a\n        x = b;\n    end\nend\n";
    assert_eq!(copies(text), ["x is b", "y is a"]);
    assert_eq!(copies(&text.replace("        x = b;", "        b = 1;")), ["y is a"]);
    assert_eq!(copies(&text.replace("        x = b;", "        x = a;")), ["y is a"]);
    let text =
        "function y = f(a, n)\n    y = a;\n    z = n;\n    while n\n        a = plus(a, n);\n    end\nend\n";
    assert_eq!(copies(text), ["z is n"]);
}

#[test]
fn the_page_on_abstractions_is_right() {
    let here = include_str!("copies.rs");
    let (_, rest) = here.split_once("// The page begins here.\n").expect("a beginning");
    let (shown, _) = rest.split_once("// The page ends here.\n").expect("an end");
    let page = include_str!("../../../docs/abstractions.md");
    assert!(page.contains(&format!("```rust\n{shown}```\n")), "docs/abstractions.md shows another text");
}
