//! Scripts: names that may be both, scripts that run scripts, text for `eval`.

use super::{assert_same, check_file, lower_files, printed};
use crate::{Lowering, Options};
use base::MemorySystem;
use ir::tir::FunctionKind;

#[test]
fn a_name_is_a_function_until_it_is_assigned() {
    check_file(
        "x = pi;\npi = 3;\ny = pi;\n",
        "%#tame script main\n%#tame maybe pi\nx = pi();\npi = 3;\ny = pi;",
    );
    // Both arms assign it.
    check_file(
        "if x\ni = 1;\nelse\ni = 2;\nend\ny = i;\nx = 1;",
        "%#tame script main\nif x\n    i = 1;\nelse\n    i = 2;\nend\ny = i;\nx = 1;",
    );
    // One does.
    check_file(
        "x = 1;\nif x\ni = 1;\nend\ny = i;",
        "%#tame script main\n%#tame maybe i\nx = 1;\nif x\n    i = 1;\nend\ny = i();",
    );
}

#[test]
fn clearing_what_is_empty_does_nothing() {
    check_file("clear all; clc\nx = 1;", "%#tame script main\n% clear all\n% clc\nx = 1;");
}

#[test]
fn scripts_are_inlined() {
    let text = lower_files(
        &[
            ("/w/main.m", "function r = main()\nsetup\nr = k * 2;\nend\n"),
            ("/w/setup.m", "k = 5;\nreturn\nk = 6;\n"),
        ],
        Options::default(),
    );
    assert_same(&text, "function r = main()\n    k = 5;\n    mc_t1 = 2;\n    r = mtimes(k, mc_t1);\nend");
}

#[test]
fn scripts_that_return_early_are_called() {
    let text = lower_files(
        &[("/w/main.m", "early;\nx = 2;"), ("/w/early.m", "if true, return, end\nx = 1;")],
        Options::default(),
    );
    assert!(text.contains("early();\nx = 2;"), "{text}");
    assert!(text.contains("%#tame script early"), "{text}");
}

#[test]
fn scripts_that_run_themselves_are_called() {
    let text = lower_files(&[("/w/main.m", "main\nb\n"), ("/w/b.m", "main\nb\n")], Options::default());
    assert!(text.starts_with("%#tame script main"), "{text}");
}

#[test]
fn text_for_eval_knows_the_variables_of_its_workspace() {
    let system = MemorySystem::new([("/w/main.m", "function main(a)\neval('b = a + sin(c)');\nend\n")]);
    let mut lowering = Lowering::new(&system, Options::default());
    let main = lowering.load_entry(std::path::Path::new("/w/main.m"));
    let known = |n: &str| n == "a" || n == "c";
    let id = lowering.lower_text("b = a + sin(c);", main, &known).unwrap();
    assert_eq!(lowering.program.functions[id].kind, FunctionKind::Script);
    let text = ir::tir::print_function(&lowering.program, id);
    assert_same(&text, "%#tame script eval\nmc_t1 = sin(c);\nb = plus(a, mc_t1);");
    // The same text is lowered once, with other variables anew.
    assert_eq!(lowering.lower_text("b = a + sin(c);", main, &known), Ok(id));
    assert_ne!(lowering.lower_text("b = a + sin(c);", main, &|n| n == "sin"), Ok(id));
    assert!(lowering.lower_text("b = = 2", main, &known).is_err());
    printed(&lowering);
}

#[test]
fn str2func_text() {
    let system = MemorySystem::default();
    let mut lowering = Lowering::new(&system, Options::default());
    let id = lowering.lower_anonymous("@(x) x + 1", None).unwrap();
    assert_eq!(lowering.program.functions[id].text, "@(x)x+1");
    assert!(lowering.lower_anonymous("x + 1", None).is_err());
}
