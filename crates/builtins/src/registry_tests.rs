//! The specifications parse and every entry is complete.

use super::*;

#[test]
fn the_specifications_are_complete() {
    let errors: Vec<String> = spec_errors().collect();
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
    assert!(count() > 300, "{} entries", count());
}

#[test]
fn arity_has_matlabs_texts() {
    let sin = builtin(find("sin").expect("sin"));
    assert_eq!(sin.check_arity(1, 1), Ok(()));
    assert_eq!(sin.check_arity(2, 1).unwrap_err().error().message(), "Too many input arguments.");
    assert_eq!(sin.check_arity(0, 1).unwrap_err().error().identifier(), "MATLAB:minrhs");
    assert_eq!(sin.check_arity(1, 2).unwrap_err(), ArityError::TooManyOutputs);
    assert_eq!((sin.nargin(), sin.nargout()), (1, 1));
    let zeros = builtin(find("zeros").expect("zeros"));
    assert_eq!(zeros.nargin(), -1);
    assert_eq!(builtin(find("max").expect("max")).call_form(), "[m, i] = max(x, [y], [dim], options, ...)");
}

#[test]
fn families_form_the_hierarchy() {
    let sin = builtin(find("sin").expect("sin"));
    assert!(sin.is_in("trigonometric") && sin.is_in("elementwise_float") && sin.is_in("function"));
    assert!(!sin.is_in("binary"));
}
