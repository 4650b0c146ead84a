//! The keywords that `iskeyword` lists are those the lexer knows: the runtime, which answers
//! programs, may not depend on the syntax, so the two are held together here.

use syntax::{Dialect, TokenKind, tokens};

fn is_keyword(word: &str) -> bool {
    let file = base::EntityRef::new(0);
    tokens(file, &format!("{word};"), Dialect::Matlab).first().is_some_and(|t| t.kind != TokenKind::Ident)
}

#[test]
fn iskeyword_agrees_with_the_lexer() {
    let listed: Vec<&str> = runtime::KEYWORDS.to_vec();
    let wrong: Vec<&&str> = listed.iter().filter(|w| !is_keyword(w)).collect();
    assert!(wrong.is_empty(), "the lexer takes these for names: {wrong:?}");
    for name in ["properties", "methods", "enumeration", "arguments", "whale"] {
        assert!(!is_keyword(name) && !listed.contains(&name), "{name}");
    }
}
