//! `types.loops` and `flow.loops` hold modules, each below a line `// fine` or `// error: TEXT`: the verifier is content, or one
//! of its complaints holds the text (it may have others).

use super::super::{Block, CheckId, Expr, Function, FunctionId, LocalId, Module, SiteId, Stmt, print, read};
use super::verify;
use base::{EntityRef, Name};

const CASES: [&str; 2] = [include_str!("types.loops"), include_str!("flow.loops")];

#[test]
fn cases() {
    let mut wrong = Vec::new();
    let mut counts = [0; 2];
    for case in CASES.iter().flat_map(|text| text.split("\n// ").skip(1)) {
        let (head, text) = case.split_once('\n').unwrap_or((case, ""));
        let module = match read(text) {
            Ok(module) => module,
            Err(why) => {
                wrong.push(format!("{head}: {why}"));
                continue;
            }
        };
        let found = verify(&module);
        match head.strip_prefix("error: ") {
            Some(text) => {
                counts[0] += 1;
                if !found.iter().any(|f| f.contains(text)) {
                    wrong.push(format!("wanted {head}, found {found:?}\n{text}"));
                }
            }
            None => {
                counts[1] += 1;
                if !found.is_empty() {
                    wrong.push(format!("{head}: {found:?}\n{text}"));
                }
            }
        }
        let again = read(&print(&module)).map(|m| print(&m));
        if again != Ok(print(&module)) {
            wrong.push(format!("{head} is not read back"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(counts[0] > 60 && counts[1] > 10, "{counts:?}");
}

/// Ids that mean nothing cannot be written down.
#[test]
fn ids_in_range() {
    let bad = LocalId::new(7);
    let cases: [(&str, Block); 5] = [
        ("l7 is not a local", vec![Stmt::Drop(bad)]),
        ("l7 is not a local", vec![Stmt::If(Expr::Local(bad), vec![], vec![])]),
        (
            "f9 is not a function",
            vec![Stmt::Call {
                function: FunctionId::new(9),
                args: vec![],
                results: vec![],
                at: SiteId::new(0),
            }],
        ),
        ("at0 is not a position", vec![Stmt::Truth { local: bad, value: bad, at: SiteId::new(0) }]),
        (
            "check3 was never given out",
            vec![Stmt::Assign(bad, Expr::At(bad, vec![], super::super::By::Checked(CheckId::from_u32(3))))],
        ),
    ];
    for (wanted, body) in cases {
        let mut module = Module::default();
        let mut f = Function::new("f", Name::new("f"));
        f.body = body;
        module.functions.push(f);
        let found = verify(&module);
        assert!(found.iter().any(|f| f.contains(wanted)), "{wanted}: {found:?}");
        assert!(print(&module).contains("fn f"), "what is wrong prints too");
    }
}
