//! Transfer functions on calls written in the type notation.

use super::*;
use types::NoFacts;

/// `check("zeros(3, double(1,1))", "double(3,?)")`: the first result.
#[track_caller]
fn check(name: &str, args: &str, expected: &str) {
    check_all(name, args, 1, &[expected]);
}

#[track_caller]
fn check_all(name: &str, args: &str, nargout: usize, expected: &[&str]) {
    let id = crate::find(name).expect(name);
    let args: Vec<Operand> = types::parse_values(args).expect(args).into_iter().map(Operand::from).collect();
    let found: Vec<String> = match transfer(id, &args, nargout, &NoFacts) {
        Ok(results) => results.iter().map(|r| r.value.to_string()).collect(),
        Err(e) => vec![format!("error {}: {}", e.identifier, e.message)],
    };
    assert_eq!(found, expected, "{name}");
}

#[test]
fn elementwise_functions() {
    check("sin", "double(n,1)", "double(n,1) in [-1,1] nan");
    check("sqrt", "double(:,:)", "maybe imaginary double(:,:)");
    check("plus", "int8, double(1,1)", "int8");
}
