//! Look-up over folders, packages, classes and the prelude; files that cannot be used; unknown names.

use super::{assert_same, lower_files};
use crate::{Found, Lowering, Options};
use base::MemorySystem;
use std::path::{Path, PathBuf};

/// The name of the file in which the function called by `main` is found.
fn found(main: &str, files: &[&str], path: &[&str]) -> Option<String> {
    let mut all = vec![("/w/main.m".to_owned(), main.to_owned())];
    for file in files {
        let stem = Path::new(file).file_stem().unwrap().to_str().unwrap();
        all.push(((*file).to_owned(), format!("function r = {stem}()\nr = 1;\nend\n")));
    }
    let system = MemorySystem::new(all.iter().map(|(p, t)| (p.as_str(), t.as_bytes())));
    let options = Options { path: path.iter().map(PathBuf::from).collect(), ..Options::default() };
    let mut lowering = Lowering::new(&system, options);
    lowering.load_entry(Path::new("/w/main.m"))?;
    let program = &lowering.program;
    let second = program.functions.values().nth(1)?;
    Some(lowering.sources().file(second.file).path.display().to_string())
}

#[test]
fn order_of_look_up() {
    let all = ["/w/private/f.m", "/w/f.m", "/p/f.m"];
    let main = "function main()\nf();\nend\n";
    assert_eq!(found(main, &all, &["/p"]).as_deref(), Some("/w/private/f.m"));
    assert_eq!(found(main, &all[1..], &["/p"]).as_deref(), Some("/w/f.m"));
    assert_eq!(found(main, &all[2..], &["/p"]).as_deref(), Some("/p/f.m"));
    assert_eq!(found(main, &all[2..], &[]), None);
    let local = "function main()\nf();\nend\nfunction f()\nend\n";
    assert_eq!(found(local, &all, &["/p"]).as_deref(), Some("/w/main.m"));
    // The user's files shadow builtins and the prelude.
    assert_eq!(found("function main()\nsin(1);\nend\n", &["/w/sin.m"], &[]).as_deref(), Some("/w/sin.m"));
}

#[test]
fn packages_and_imports() {
    let files = ["/w/+geo/+flat/area.m"];
    let file = Some("/w/+geo/+flat/area.m");
    assert_eq!(found("function main()\nx = geo.flat.area();\nend\n", &files, &[]).as_deref(), file);
    assert_eq!(
        found("function main()\nimport geo.flat.area\nx = area();\nend\n", &files, &[]).as_deref(),
        file
    );
    assert_eq!(found("function main()\nimport geo.flat.*\nx = area;\nend\n", &files, &[]).as_deref(), file);
    assert_eq!(found("function main()\nx = @geo.flat.area;\nend\n", &files, &[]).as_deref(), file);
}

#[test]
fn methods_of_class_folders() {
    let system = MemorySystem::new([
        ("/w/main.m", "x = 1;"),
        ("/w/@point/point.m", "function p = point()\np = class(struct(), 'point');\nend\n"),
        ("/w/@point/norm.m", "function r = norm(p)\nr = 1;\nend\n"),
        (
            "/w/circle.m",
            "classdef circle\nmethods\nfunction r = area(c)\nr = 1;\nend\nend\nmethods (Static)\nfunction r = unit()\nr = 1;\nend\nend\nend\n",
        ),
    ]);
    let mut lowering = Lowering::new(&system, Options::default());
    lowering.load_entry(Path::new("/w/main.m"));
    let norm = lowering.resolve_method("point", "norm").unwrap();
    assert_eq!(lowering.class_of(norm).map(|n| n.as_str()), Some("point"));
    assert!(lowering.resolve_method("point", "area").is_none());
    assert!(lowering.resolve_method("circle", "area").is_some());
    assert!(lowering.resolve_function("point", None).is_some());
    assert!(lowering.resolve_function("circle.unit", None).is_some());
    assert!(lowering.resolve_function("circle", None).is_none());
    assert!(matches!(lowering.project.resolve("circle", None), Some(Found::Class(_))));
}

#[test]
fn the_file_names_the_function() {
    let text = lower_files(
        &[("/w/main.m", "function main()\nf(1);\nend\n"), ("/w/f.m", "function g(x)\nend\n")],
        Options::default(),
    );
    assert_same(&text, "function main()\n    mc_t1 = 1;\n    f(mc_t1);\nend\n\nfunction f(x)\nend");
}

#[test]
fn entries_that_cannot_be_used() {
    let system = MemorySystem::new([("/w/bin.m", &b"x = 1\0"[..]), ("/w/bad.m", &b"x = (1\n"[..])]);
    for (path, code) in [
        ("/w/none.m", "file-not-found"),
        ("/w", "not-a-file"),
        ("/w/bin.m", "binary-file"),
        ("/w/bad.m", "unclosed-bracket"),
    ] {
        let mut lowering = Lowering::new(&system, Options::default());
        assert_eq!(lowering.load_entry(Path::new(path)), None);
        let codes: Vec<&str> = lowering.diagnostics().iter().map(|d| d.code.name).collect();
        assert_eq!(codes, [code], "{path}");
    }
}

#[test]
fn calling_a_file_with_a_syntax_error_fails_when_it_runs() {
    let system = MemorySystem::new([
        ("/w/main.m", "function main()\nbad();\nend\n"),
        ("/w/bad.m", "function bad()\nx = (1\nend\n"),
    ]);
    let mut lowering = Lowering::new(&system, Options::default());
    assert!(lowering.load_entry(Path::new("/w/main.m")).is_some());
    assert_eq!(lowering.diagnostics().len(), 1);
    let text = ir::tir::print_program(&lowering.program);
    assert!(text.contains("'MATLAB:m_syntax_error'"), "{text}");
}

#[test]
fn a_syntax_error_before_the_function_is_told_whatever_the_call() {
    let system = MemorySystem::new([
        ("/w/main.m", "function main()\nx = bad(1);\nend\n"),
        ("/w/bad.m", ")\nfunction r = bad(x)\nr = x;\nend\n"),
    ]);
    let mut lowering = Lowering::new(&system, Options::default());
    assert!(lowering.load_entry(Path::new("/w/main.m")).is_some());
    let text = ir::tir::print_program(&lowering.program);
    assert!(text.contains("'MATLAB:m_syntax_error'"), "{text}");
}

#[test]
fn unknown_names_are_found_on_demand() {
    let text = "function main(value)\nx = valeu + 1;\ny = zreos(2);\nz = @qqqqqq;\nend\n";
    let system = MemorySystem::new([("/w/main.m", text)]);
    let mut lowering = Lowering::new(&system, Options::default());
    lowering.load_entry(Path::new("/w/main.m"));
    let found: Vec<(String, Option<String>)> =
        lowering.check_names(&|_| true).into_iter().map(|d| (d.message, d.help)).collect();
    let expected = |name: &str, near: Option<&str>| {
        let help = near.map(|n| format!("did you mean '{n}'?"));
        (format!("Unrecognized function or variable '{name}'."), help)
    };
    assert_eq!(
        found,
        [expected("valeu", Some("value")), expected("zreos", Some("zeros")), expected("qqqqqq", None)]
    );
}

#[test]
fn what_is_said_not_to_be_provided_is_not() {
    let provided = |n: &&str| crate::prelude::text(n).is_some() || crate::project::is_builtin(n);
    let mut wrong: Vec<&str> = builtins::not_provided::names().filter(provided).collect();
    wrong.sort_unstable();
    assert!(wrong.is_empty(), "provided after all: {wrong:?}");
    assert_eq!(builtins::not_provided::find("uifigure"), Some(""));
    assert_eq!(builtins::not_provided::find("fmincon"), Some("fminsearch"));
    assert_eq!(builtins::not_provided::find("matlab.unittest.TestRunner"), Some(""));
    assert_eq!(builtins::not_provided::find("hypotenuse"), None);
}
