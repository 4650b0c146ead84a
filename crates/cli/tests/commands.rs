//! The command itself: what it says and leaves behind where the trouble is not in a program's text,
//! and its flags.

mod place;

use place::Place;
use std::path::Path;
use std::process::{Command, Output, Stdio};

impl Place {
    fn run(&self, args: &[&str]) -> Said {
        Said::of(self.command().args(args).output().expect("tame runs"))
    }

    /// The names in the folder but for `tmp`, which must be empty.
    fn left(&self) -> String {
        assert_eq!(names(&self.0.join("tmp")), "", "in the folder for temporary files");
        names(&self.0).replace("tmp", "").split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn names(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names.join(" ")
}

/// What a command said, and its exit code.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    fn of(output: Output) -> Said {
        Said {
            code: output.status.code(),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// It said this and nothing else.
    #[track_caller]
    fn is(self, code: i32, out: &str, err: &str) {
        assert_eq!((self.out.as_str(), self.err.as_str(), self.code), (out, err, Some(code)));
    }

    #[track_caller]
    fn fails(self, code: i32, err: &str) {
        self.is(code, "", err);
    }
}

const NORM: &str = "function [n, k] = norm2(v, p)\nif nargin < 2, p = 2; end\nn = sum(abs(v).^p)^(1/p);\nk = numel(v);\nend\n";

#[test]
fn a_missing_file() {
    let place = Place::new("missing");
    place.write("pendulum.m", "disp(1)\n");
    let text = "error[file-not-found]: cannot read 'nofile.m': no such file\n";
    for command in ["run", "build", "check"] {
        place.run(&[command, "nofile.m"]).fails(1, text);
    }
    place.run(&["run", "--engine", "c", "nofile.m"]).fails(1, text);
    place.run(&["dev", "tir", "nofile.m"]).fails(1, text);
    let near = "error[file-not-found]: cannot read 'pendlum.m': no such file\n  |\n  = help: did you mean 'pendulum.m'?\n";
    let said = place.run(&["run", "pendlum.m"]);
    assert_eq!((said.err.replace("\n |\n =", "\n  |\n  ="), said.code), (near.to_owned(), Some(1)));
    assert_eq!(place.left(), "pendulum.m");
}

#[test]
fn shapes_are_compared() {
    let place = Place::new("shapes");
    let said = |a: &str, b: &str, flags: &[&str]| place.run(&[&["dev", "shape-eq", a, b], flags].concat());
    said("(s + t)*t", "s + t*t", &["--classic"]).is(0, "equal\n", "");
    said("<7,4> + <7,5>", "<-1,1>", &[]).is(0, "equal\n", "");
    let text = "equal where both are legal\n\
                where the first is legal the second is too\n\
                only the second is legal for s = 2x2, t = 1x2: illegal and 2x2\n";
    said("s*s + s*t", "s*s + t", &[]).is(0, text, "");
    let text = "different for s = 1x2, t = 2x1: {2x2, illegal, illegal} and {illegal, illegal}\n";
    said("{s*t + s + t, s*s + t, s + t*t}", "{s*s + t, s + t*t}", &[]).is(0, text, "");
    let text = "unknown: no proof was found, and no shapes for which they differ\n";
    // Fermat's last theorem for cubes.
    said("<(n+1)^3+(m+1)^3,2> + <(k+1)^3,2>", "pi", &["--classic"]).is(1, text, "");
    said("s + (t", "s", &[])
        .fails(2, "error: the first term, at character 7: expected `)`\n  s + (t\n        ^\n");
    let text = "error: the second term, at character 3: `-` is no operator of shapes\n  s - t\n    ^\n";
    said("s", "s - t", &[]).fails(2, text);
    let long = ["s"; 40].join("+");
    let long = said(&long, "s", &[]);
    let start = "error: the first term, at character 64: the term is too large";
    assert!(long.code == Some(2) && long.err.starts_with(start), "{long:?}");
    let text = "equal\nboth are a + b*b\n";
    said("b*b + a*b", "(b*b)*(b + a) + b", &["--classic"]).is(0, text, "");
}

#[test]
fn a_folder() {
    let place = Place::new("folder");
    std::fs::create_dir(place.0.join("src")).expect("a folder");
    let text = "error[not-a-file]: 'src' is a folder; name a MATLAB file in it\n";
    for command in ["run", "build"] {
        place.run(&[command, "src"]).fails(1, text);
    }
    place.write("src/main.m", "disp(2)\n");
    let said = place.run(&["run", "src"]);
    assert!(said.code == Some(1) && said.err.ends_with("= help: such as 'src/main.m'\n"), "{said:?}");
    assert_eq!(place.left(), "src");
}

#[test]
fn a_binary_file() {
    let place = Place::new("binary");
    std::fs::write(place.0.join("b.m"), b"x = 1;\0\x01\x02").expect("a file");
    let text = "error[binary-file]: 'b.m' is not a text file: it holds NUL bytes, the first in line 1\n";
    for command in ["run", "build", "check"] {
        place.run(&[command, "b.m"]).fails(1, text);
    }
    assert_eq!(place.left(), "b.m");
}

#[test]
fn no_c_compiler() {
    let place = Place::new("compiler");
    place.write("s.m", "disp(1)\n").write("s", "older");
    let help = " |\n = help: Install gcc or clang, or name a compiler with `--cc`.\n";
    let text = |tried: &str| format!("error[no-c-compiler]: no C compiler found (tried {tried})\n{help}");
    place.run(&["build", "s.m", "--cc", "nosuchcc"]).fails(1, &text("nosuchcc"));
    let said = place.command().args(["build", "s.m"]).env("PATH", place.0.join("tmp")).output();
    Said::of(said.expect("tame runs")).fails(1, &text("cc, gcc, clang"));
    let said = place.command().args(["run", "--engine", "c", "s.m"]).env("CC", "nosuchcc").output();
    Said::of(said.expect("tame runs")).fails(1, &text("nosuchcc"));
    assert_eq!(place.left(), "s s.m");
    assert_eq!(std::fs::read_to_string(place.0.join("s")).ok().as_deref(), Some("older"));
}

#[cfg(unix)]
#[test]
fn a_c_compiler_that_fails() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new("failing");
    let script = "#!/bin/sh\n[ \"$1\" = --version ] && exit 0\necho 'out of order' >&2\nexit 1\n";
    place.write("s.m", "disp(1)\n").write("cc.sh", script);
    let cc = place.0.join("cc.sh");
    std::fs::set_permissions(&cc, std::fs::Permissions::from_mode(0o755)).expect("permissions");
    let said = place.run(&["build", "s.m", "--cc", "./cc.sh"]);
    assert!(said.err.starts_with("error[c-compiler-failed]: ./cc.sh failed:\n"), "{said:?}");
    assert!(said.err.contains("out of order") && said.code == Some(1), "{said:?}");
    assert_eq!(place.left(), "cc.sh s.m");
}

#[test]
fn installers_and_shells_are_told() {
    let place = Place::new("installers");
    for (shell, holds) in [("bash", "_tame()"), ("zsh", "#compdef tame"), ("fish", "complete -c tame")] {
        let said = place.run(&["completions", shell]);
        assert!(said.code == Some(0) && said.out.contains(holds) && said.out.contains("wheel"), "{said:?}");
    }
    std::fs::create_dir(place.0.join("man")).expect("a folder");
    place.run(&["man", "man"]).is(0, "", "");
    let pages = names(&place.0.join("man"));
    assert!(pages.contains("tame.1") && pages.contains("tame-build.1"), "{pages}");
    for flags in [["--version", "--verbose"], ["-v", "-V"]] {
        let said = place.run(&flags);
        for line in ["tame ", "platform: ", "C compiler: ", "BLAS: "] {
            assert!(said.out.lines().any(|l| l.starts_with(line)), "{said:?}");
        }
    }
    assert_eq!(place.run(&["--version"]).out.lines().count(), 1);
}

#[test]
fn places_where_nothing_can_be_written() {
    let place = Place::new("places");
    place.write("s.m", "disp(1)\n");
    let cannot = |why: &str| format!("error[output-not-writable]: cannot write {why}\n");
    for emit in ["exe", "c"] {
        let build = |output: &str| place.run(&["build", "s.m", "--emit", emit, "-o", output]);
        build("none/x").fails(1, &cannot("none/x: there is no folder none"));
        build(".").fails(1, &cannot(".: it is a folder"));
        build("s.m").fails(1, &cannot("s.m: it is named like a MATLAB program"));
    }
    assert_eq!(place.left(), "s.m");
}

#[test]
fn wrong_use() {
    let place = Place::new("use");
    place.write("s.m", "disp(1)\n");
    for args in
        [&["run"][..], &["run", "--engine", "jit", "s.m"], &["frob"], &["build"], &["check"], &["run", "-x"]]
    {
        let said = place.run(args);
        assert!(
            said.code == Some(2) && said.err.starts_with("error: ") && said.out.is_empty(),
            "{args:?} {said:?}"
        );
    }
    let said = place.run(&["--version"]);
    assert!(said.out.starts_with("tame ") && said.code == Some(0), "{said:?}");
    for command in ["run", "build", "check", "analyze", "dev", "repl"] {
        let said = place.run(&[command, "--help"]);
        assert!(said.out.contains("Usage: tame ") && said.code == Some(0), "{said:?}");
    }
    let script = "error[bad-argument]: The script 's' takes no arguments.\n";
    place.run(&["run", "s.m", "3"]).fails(2, script);
    place.run(&["run", "--engine", "c", "s.m", "3"]).fails(1, script);
    place.run(&["build", "s.m", "--args", "3"]).fails(1, script);
    let warned = "warning[no-such-folder]: Name is nonexistent or not a directory: none\n";
    place.run(&["run", "s.m", "--path", "none"]).is(0, "     1\n", warned);
}

#[test]
fn what_is_told_of_a_build() {
    let place = Place::new("told");
    place.write("s.m", "disp(3)\n");
    let said = place.run(&["build", "s.m", "--timings", "--verbose"]);
    assert_eq!((said.code, said.out.as_str()), (Some(0), ""), "{said:?}");
    let lines: Vec<&str> = said.err.lines().collect();
    let [command, analysis, compiler] = lines.as_slice() else { panic!("{said:?}") };
    assert!(command.contains(" -O3 ") && command.contains("program.c"), "{command}");
    assert!(analysis.ends_with(" s  analysis") && compiler.ends_with(" s  C compiler"), "{said:?}");
    let said = place.run(&["build", "s.m", "--emit", "c", "--timings"]);
    assert!(said.code == Some(0) && said.err.lines().count() == 2, "{said:?}");
    assert_eq!(place.run(&["check", "s.m", "--severity", "error"]).code, Some(0));
}

#[test]
fn arguments_of_functions() {
    let place = Place::new("arguments");
    place.write("norm2.m", NORM);
    let five = "ans =\n\n     5\n\n";
    for engine in ["interp", "c"] {
        let run = |args: &[&str]| place.run(&[&["run", "--engine", engine, "norm2.m"], args].concat());
        run(&["[3 4]"]).is(0, five, "");
        run(&["-5"]).is(0, five, "");
        run(&["[3 2]", "1"]).is(0, five, "");
        run(&[]).fails(
            1,
            "error: Not enough input arguments.\n  identifier: MATLAB:minrhs\n  in norm2 at norm2.m:3:9\n",
        );
        run(&["1", "2", "3"])
            .fails(1, "error: Too many input arguments.\n  identifier: MATLAB:TooManyInputs\n  the function is norm2(v, p)\n");
    }
    let said = place.run(&["build", "norm2.m", "--args", "[3 4], 2", "-o", "n"]);
    assert_eq!((said.code, place.left().as_str()), (Some(0), "n norm2.m"), "{said:?}");
    Said::of(Command::new(place.0.join("n")).output().expect("the program runs")).is(0, five, "");
    let said = place.run(&["build", "norm2.m", "--args", "[3 4"]);
    assert!(said.code == Some(1) && said.err.starts_with("error[bad-argument]: "), "{said:?}");
    let said = place.run(&["run", "norm2.m", "--args", "double(:,1)", "3"]);
    assert!(said.code == Some(2) && said.err.contains("add `--engine c`"), "{said:?}");
    let said = place.run(&["run", "norm2.m", "abc"]);
    assert!(
        said.code == Some(2) && said.err.starts_with("error[bad-argument]: The argument `abc` is not"),
        "{said:?}"
    );
}

#[test]
fn a_called_file_with_a_syntax_error() {
    let place = Place::new("called");
    place
        .write("main.m", "disp(1);\nx = helper(3);\ndisp(x);\n")
        .write("helper.m", "function y = helper(x)\ny = x + ;\nend\n");
    let at_run = "error: Error: File: helper.m Line: 2 Column: 9\nexpected an expression, found `;`\n  \
                  identifier: MATLAB:m_syntax_error\n  in helper at helper.m:1:1\n  in main at main.m:2:5\n";
    place.run(&["run", "main.m"]).is(1, "     1\n", at_run);
    let found = "error[syntax-error]: expected an expression, found `;`\n --> helper.m:2:9\n  |\n2 | y = x + ;\n  |         ^\n";
    // The other file is built: it is an error where it is called.
    place.run(&["build", "main.m"]).is(0, "", &found.replace("error[syntax-error]", "warning[broken-file]"));
    place.run(&["check", "main.m"]).fails(1, found);
}

#[test]
fn a_program_chooses_its_exit_code() {
    let place = Place::new("exit");
    place.write(
        "e.m",
        "warning('careful');\nfprintf('out\\n');\nfprintf(2, 'err\\n');\nexit(3);\ndisp('never');\n",
    );
    for engine in ["interp", "c"] {
        place.run(&["run", "--engine", engine, "e.m"]).is(3, "out\n", "Warning: careful\nerr\n");
    }
}

#[test]
fn names_without_ending_and_the_standard_input() {
    let place = Place::new("input");
    place.write("norm2.m", NORM).write("s.m", "disp(norm2([3 4]))\n");
    place.run(&["run", "s"]).is(0, "     5\n", "");
    for engine in ["interp", "c"] {
        let mut tame = place.command();
        tame.args(["run", "--engine", engine, "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = tame.spawn().expect("tame runs");
        let mut input = child.stdin.take().expect("a pipe");
        std::io::Write::write_all(&mut input, b"x = norm2([3 4]);\ndisp(x)\nx(2)\n")
            .expect("a pipe that is read");
        drop(input);
        let said = Said::of(child.wait_with_output().expect("tame ends"));
        let text = "error: Index exceeds the number of array elements. Index must not exceed 1.\n  \
                    identifier: MATLAB:badsubscript\n";
        assert!(said.out == "     5\n" && said.err.starts_with(text) && said.code == Some(1), "{said:?}");
        assert!(said.err.ends_with(" at <stdin>:3:1\n"), "{said:?}");
    }
}

/// Starts `tame repl` and types this.
fn typed(place: &Place, text: &str) -> std::process::Child {
    let mut tame = place.command();
    tame.arg("repl").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = tame.spawn().expect("tame runs");
    let input = child.stdin.as_mut().expect("a pipe");
    std::io::Write::write_all(input, text.as_bytes()).expect("a pipe that is read");
    child
}

fn session(place: &Place, text: &str) -> Said {
    let mut child = typed(place, text);
    drop(child.stdin.take());
    Said::of(child.wait_with_output().expect("tame ends"))
}

#[test]
fn the_loop_keeps_its_workspace() {
    let place = Place::new("repl");
    place.write("norm2.m", NORM);
    let number = |name: &str, n: i32| format!("{name} =\n\n     {n}\n\n");
    session(&place, "x = 3;\nx + 4\nans\n").is(0, &(number("ans", 7) + &number("ans", 7)), "");
    session(&place, "if true\n  y = 2;\nend\ny\n").is(0, &number("y", 2), "");
    session(&place, "y = [1, ...\n2\n];\ndisp(sum(y))\n%{\nfree text\n%}\ndisp(4)\n").is(
        0,
        "     3\n     4\n",
        "",
    );
    session(&place, "norm2([3 4])\nexit(4)\ndisp(1)\n").is(4, &number("ans", 5), "");
    let said = session(&place, "help norm2\nhelp sin\n");
    assert!(said.out.contains("Sine of each element") && said.code == Some(0), "{said:?}");
    let unknown = "error: Unrecognized function or variable 'totl'.\n  identifier: MATLAB:UndefinedFunction\n  \
                   did you mean 'total'?\n";
    session(&place, "total = 5;\ntotl\ndisp(total)\n").is(0, "     5\n", unknown);
    let bad = session(&place, "x = 1;\ny = (1\ndisp(x)\n");
    assert!(bad.out == "     1\n" && bad.err.starts_with("error[unclosed-bracket]: "), "{bad:?}");
    let open = session(&place, "for k = 1:2\n");
    assert!(open.err.starts_with("error[unclosed-block]: ") && open.code == Some(0), "{open:?}");
    let undone = "error: Index exceeds the number of array elements. Index must not exceed 2.\n  \
                  identifier: MATLAB:badsubscript\n";
    session(&place, "a = [1 2]; b = a(3);\ndisp(a)\n").is(0, "     1     2\n", undone);
}

#[cfg(unix)]
#[test]
fn an_interrupt_stops_what_runs_and_keeps_the_workspace() {
    use std::io::{BufRead, BufReader, Write};
    let place = Place::new("interrupt");
    let mut child = typed(&place, "x = 41;\ndisp(x)\nwhile true, x = x + 0; end\n");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("the first line");
    assert_eq!(line, "    41\n");
    std::thread::sleep(std::time::Duration::from_millis(300));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.is_ok_and(|s| s.success()));
    let mut input = child.stdin.take().expect("a pipe");
    writeln!(input, "disp(x + 1)").expect("a pipe that is read");
    drop(input);
    line.clear();
    out.read_line(&mut line).expect("the second line");
    let said = Said::of(child.wait_with_output().expect("tame ends"));
    assert_eq!((line.as_str(), said.code), ("    42\n", Some(0)), "{said:?}");
    assert_eq!(said.err, "Operation terminated by user.\n");
}

#[test]
fn stages_can_be_shown() {
    let place = Place::new("stages");
    place.write("norm2.m", NORM).write("s.m", "x = 3;\ndisp(x);\n").write("bad.m", "x = (1\n");
    for stage in ["tokens", "ast", "tir", "types", "loops", "c"] {
        let said = place.run(&["dev", stage, "s.m"]);
        assert!(said.code == Some(0) && !said.out.is_empty() && said.err.is_empty(), "{stage} {said:?}");
        let said = place.run(&["dev", stage, "bad.m"]);
        assert!(said.err.starts_with("error[unclosed-bracket]: "), "{stage} {said:?}");
    }
    let said = place.run(&["dev", "types", "norm2.m", "--args", "double(:,1)"]);
    assert!(said.code == Some(0) && said.out.contains("k = numel(v); % k=double(1,1)"), "{said:?}");
}

#[test]
fn folders_are_checked_and_codes_explained() {
    let place = Place::new("checks");
    std::fs::create_dir(place.0.join("src")).expect("a folder");
    place.write("src/a.m", "x = 1\n").write("src/b.m", "y = undefinedthing;\n");
    let said = place.run(&["check", "src"]);
    assert!(
        said.code == Some(1) && said.err.contains("src/a.m:1:1") && said.err.contains("src/b.m:1:5"),
        "{said:?}"
    );
    let said = place.run(&["check", "src", "--least", "error"]);
    assert!(said.code == Some(1) && !said.err.contains("src/a.m"), "{said:?}");
    let said = place.run(&["check", "--explain", "loop-variable"]);
    assert!(said.code == Some(0) && said.out.contains("For example:"), "{said:?}");
    assert_eq!(place.run(&["check", "--explain", "no-such-code"]).code, Some(2));
}

const CUBE: &str = "x = single(2);\ny = cube(x);\nz = feval(@cube, 3);\ndisp(y + z);\n\nfunction r = cube(t)\nr = t^3;\nend\n";

#[test]
fn facts_are_told_at_a_place() {
    let place = Place::new("facts");
    place.write("prog.m", CUBE);
    let at = |at: &str| place.run(&["analyze", "prog.m", "--at", at]);
    at("prog.m:2:6").is(
        0,
        "prog.m:2:5: call `cube`\n  single(1,1) = 8\n      in prog\n      calls cube(t=single(1,1) = 2)\n",
        "",
    );
    at("1:1").is(0, "prog.m:1:1: variable `x`\n  single(1,1) = 2\n      in prog\n", "");
    at("2:10").is(0, "prog.m:2:10: variable `x`\n  single(1,1) = 2\n      in prog\n", "");
    at("7:6").is(
        0,
        "prog.m:7:5: expression `t^3`\n  single(1,1) = 8\n      in cube(t=single(1,1) = 2)\n      calls the builtin mpower\n  \
         double(1,1) = 27\n      in cube(t=double(1,1) = 3)\n      calls the builtin mpower\n",
        "",
    );
    let header = at("6:19");
    assert!(header.out.starts_with("prog.m:6:19: variable `t`\n  single(1,1) = 2\n"), "{header:?}");
    at("80:1").fails(2, "error: prog.m has 8 lines\n");
    at("other.m:1:1").fails(2, "error: the program does not use the file of `other.m:1:1`\n");
    at("here").fails(2, "error: `here` is no place: write file:line:col\n");
    let json = place.run(&["analyze", "prog.m", "--at", "2:5", "--format", "json"]);
    for part in ["\"kind\": \"call\"", "\"value\": \"single(1,1) = 8\"", "\"context\": 1", "\"line\": 2"] {
        assert!(json.out.contains(part) && json.code == Some(0), "{part} {json:?}");
    }
}

#[test]
fn the_call_graph_and_all_facts() {
    let place = Place::new("graph");
    place.write("prog.m", CUBE).write("u.m", "function u(f)\nf(1);\nend\n");
    place.run(&["analyze", "prog.m", "--format", "dot"]).is(
        0,
        "digraph calls {\n    node [shape=box];\n    c0 [label=\"prog\"];\n    c1 [label=\"cube\\nt=single(1,1) = 2\"];\n    \
         c2 [label=\"cube\\nt=double(1,1) = 3\"];\n    c0 -> c1 [label=\"2:5\"];\n    c0 -> c2 [label=\"3:5\", style=dashed];\n}\n",
        "",
    );
    let json = place.run(&["analyze", "prog.m", "--format", "json"]).out;
    for part in [
        "{\n  \"version\": 1,\n  \"complete\": true,\n  \"entry\": 0,\n",
        "\"kind\": \"local function\"",
        "\"text\": \"r = mpower(t, mc_t1);\"",
        "\"callers\": [\n        0\n      ]",
        "\"classes\": [\n                \"single\"\n              ]",
    ] {
        assert!(json.contains(part), "{part}\n{json}");
    }
    let open = place.run(&["analyze", "u.m", "--format", "dot"]).out;
    assert!(
        open.contains("u0 [label=\"@\"") && open.contains("c0 -> u0 [label=\"2:1\", style=dotted];"),
        "{open}"
    );
}

#[test]
fn types_are_written_in_one_notation() {
    let place = Place::new("notation");
    place.write("f.m", "function r = f(a, b, c, d)\nr = {a, b, c, d};\nend\n");
    let types = "double(:,:), complex single(1,n), {char, cell}, struct{a: double}";
    let said = place.run(&["analyze", "f.m", "--args", types]);
    let expected = "% args: {a=double(:,:), b=complex single(1,n), c={char, cell}, d=struct{a: double}}\n";
    assert!(said.out.starts_with(expected) && said.code == Some(0), "{said:?}");
    let said = place.run(&["analyze", "f.m", "--args", "double(2,2), doubel"]);
    let message = "error[bad-argument]: the arguments are neither types nor values: `doubel` is not a class; did you mean `double`?\n";
    assert!(said.err.starts_with(message) && said.code == Some(1) && said.out.is_empty(), "{said:?}");
    assert!(said.err.contains("double(2,2), doubel\n") && said.err.contains("^"), "{said:?}");
    let said = place.run(&["analyze", "f.m", "--args", "1, 2, 3, 4, 5"]);
    assert!(said.err.contains("'f' takes 4 arguments, and 5 are given."), "{said:?}");
    let page = place.run(&["analyze", "--notation"]);
    assert!(page.out.contains("extent   = ") && page.code == Some(0) && page.err.is_empty(), "{page:?}");
    assert!(place.run(&["analyze", "--help"]).out.contains("tame analyze --notation"));
    assert_eq!(place.run(&["analyze"]).code, Some(2));
}

#[test]
fn programs_are_rewritten_only_when_asked() {
    let place = Place::new("fix");
    let text = "eval('x = 3;');\r\ndisp(feval('sin', 0) + x)";
    place.write("p.m", text);
    let diff = "--- p.m\n+++ p.m\n@@ -1,2 +1,2 @@\n-eval('x = 3;');\r\n+x = 3;\r\n disp(feval('sin', 0) + x)\n\\ No newline at end of file\n";
    let said = place.run(&["fix", "p.m", "--only", "eval"]);
    said.is(0, diff, "1 file would change; `--write` changes them\n");
    let read = || std::fs::read_to_string(place.0.join("p.m")).expect("the file");
    assert_eq!(read(), text);
    assert_eq!(place.run(&["fix", "p.m", "--only", "eval,feval", "--write"]).err, "1 file changed\n");
    assert_eq!(read(), "x = 3;\r\ndisp(sin(0) + x)");
    place.run(&["fix", "p.m", "--only", "eval,feval", "--write"]).is(0, "", "");
    assert_eq!(place.run(&["fix", "p.m", "--only", "magic"]).code, Some(2));
    let missing = place.run(&["fix", "none.m"]);
    assert!(missing.code == Some(1) && missing.err.starts_with("error[file-not-found]: "), "{missing:?}");
    assert_eq!(place.left(), "p.m");
}

#[test]
fn scripts_that_cannot_be_functions_stay() {
    let place = Place::new("scripts");
    let left = |files: &[&str]| {
        let said = place.run(&[&["fix", "--only", "script"], files].concat());
        assert!(said.code == Some(0) && said.out.is_empty(), "{said:?}");
        said.err
    };
    place.write("setup.m", "a = 1;\n").write("main.m", "setup\ndisp(a)\n");
    let why = "hint[script-call]: the script 'setup.m' is left as it is: 'main.m' mentions it and is not among the files\n";
    assert_eq!(left(&["setup.m"]), why);
    place
        .write("setup.m", "if rand > 2\n  a = 1;\nend\n")
        .write("main.m", "function main()\nsetup\ndisp(a)\nend\n");
    assert!(left(&["main.m", "setup.m"]).contains("'a' may have no value at its end"));
    place.write("setup.m", "a = 1;\nif a, return, end\na = 2;\n");
    assert!(left(&["main.m", "setup.m"]).contains("it returns early"));
    place.write("setup.m", "a = b;\n");
    assert!(place.run(&["fix", "main.m", "setup.m"]).out.contains("+function a = setup()"));
    place.write("main.m", "function main()\nif rand > 2, b = 1; end\nsetup\ndisp(a)\nend\n");
    assert!(!left(&["setup.m"]).is_empty());
    place.write("setup.m", "a = b;\nb = 2;\n");
    assert!(left(&["main.m", "setup.m"]).contains("'b' may have no value where it is run"));
    place.write("main.m", "function main()\nb = 1;\nsetup\ndisp(a)\neval(input('', 's'))\nend\n");
    assert!(left(&["main.m", "setup.m"]).contains("main.m:5 reaches variables by name (wild-eval)"));
}

#[test]
fn fix_says_why_a_file_is_left_as_it_is() {
    let place = Place::new("fix-half");
    place.write("half.m", "for i = 1:3\n  y = i(1\n").write("whole.m", "x = feval('sin', 1);\ndisp(x)\n");
    let said = place.run(&["fix", "half.m", "whole.m", "--only", "feval"]);
    assert_eq!(said.code, Some(1));
    assert!(said.err.contains("half.m:2:8"), "{said:?}");
    assert!(said.out.contains("+x = sin(1);"), "{said:?}");
}

/// A script whose `eval` only the interpreter can run, which calls a function of a file beside it.
const WILD: &str = "names = {'half', 'third'};\nfor k = 1:2\n    eval(sprintf('y%d = %s(6);', k, names{k}));\nend\n\
    disp([y1 y2]);\ndisp(half(1));\nerror('a:b', 'No');\n";

#[test]
fn what_only_an_interpreter_can_run_is_named_and_runs_without_its_sources() {
    let place = Place::new("interpreted");
    place.write("wild.m", WILD).write("half.m", "function y = half(x)\ny = x/2;\nend\n");
    place.write("third.m", "function y = third(x)\ny = x/3;\nend\n");
    let refused = place.run(&["build", "--no-interpreter", "wild.m"]);
    assert!(refused.err.contains("error[unsupported]: a call of eval"), "{refused:?}");
    assert_eq!((refused.code, place.left()), (Some(1), "half.m third.m wild.m".to_owned()));
    let built = place.run(&["build", "--explain", "wild.m", "-o", "wild"]);
    assert_eq!(built.out, "2 of 2 functions interpreted (100 %)\n", "{built:?}");
    assert_eq!(built.err.matches("hint[interpreted]").count(), 1, "{built:?}");
    assert!(!built.err.contains("unknown-call"), "{built:?}");
    for file in ["wild.m", "half.m", "third.m"] {
        std::fs::remove_file(place.0.join(file)).expect("a source");
    }
    let ran = Command::new(place.0.join("wild")).current_dir(place.0.join("tmp")).output().expect("it runs");
    let text = "error: No\n  identifier: a:b\n  in wild at wild.m:7:1\n";
    Said::of(ran).is(1, "     3     2\n    0.5000\n", text);
}

#[test]
fn what_needs_no_interpreter_links_none() {
    let place = Place::new("compiled");
    place.write("half.m", "disp(1/2)\n").write("wild.m", "eval(getenv('TAME_TEXT'));\n");
    let holds = |args: &[&str]| {
        let built = place.run(args);
        assert_eq!(built.code, Some(0), "{built:?}");
        let bytes = std::fs::read(place.0.join("p")).expect("an executable");
        // What linkers leave of symbols differs: an interpreter has the texts of the library that is in MATLAB.
        let text = b"% POLYVAL";
        (built.out, bytes.windows(text.len()).any(|w| w == text))
    };
    let none = "0 of 1 functions interpreted (0 %)\n".to_owned();
    assert_eq!(holds(&["build", "--explain", "half.m", "-o", "p"]), (none, false));
    assert!(holds(&["build", "wild.m", "-o", "p"]).1);
    let ran = Command::new(place.0.join("p")).env("TAME_TEXT", "disp(3)").output().expect("it runs");
    Said::of(ran).is(0, "     3\n", "");
}

#[test]
fn a_finding_in_a_long_line() {
    let place = Place::new("long");
    place.write("s.m", &format!("{}nosuch(1)\n", "disp(1); ".repeat(1000)));
    let said = place.run(&["check", "s.m"]);
    let at = said.err.contains(" --> s.m:1:9001\n");
    assert!(said.code == Some(1) && at && said.err.contains("nosuch(1)"), "{said:?}");
    // A finding in each word of it takes no longer than as many in lines of their own.
    let names: Vec<String> = (0..5_000).map(|k| format!("a{k}")).collect();
    place.write("f.m", &format!("function f({})\nend\n", names.join(", ")));
    let began = std::time::Instant::now();
    assert_eq!(place.run(&["check", "f.m"]).code, Some(0));
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

#[test]
fn digits_beyond_those_of_a_double() {
    let place = Place::new("digits");
    place.write("f.m", "function y = f()\ny = 0.1;\n");
    let text = |digits: &str| place.run(&["specialize", "f.m", "--precision", digits]).out;
    assert!(text("1000000").contains("y = 0.1;"), "{}", text("1000000"));
    assert_eq!(text("1000000"), text("17"));
}
