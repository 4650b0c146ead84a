//! Functions entered from elsewhere: executables with arguments of a command line, and the functions of
//! `tests/entries` called from C, C++, Fortran and Python, which print what the interpreter prints.
//!
//! Fortran, Python with NumPy, and valgrind take part where the machine has them.

mod place;

use place::Place;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/entries")
}

/// Output and errors of a command that ends with this code.
#[track_caller]
fn ran(command: &mut Command, code: i32) -> (String, String) {
    let Output { status, stdout, stderr } = command.output().expect("the command runs");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (out, err) = (text(stdout), text(stderr));
    assert_eq!(status.code(), Some(code), "{command:?}\n{out}{err}");
    (out, err)
}

fn has(command: &str, args: &[&str]) -> bool {
    Command::new(command).args(args).output().is_ok_and(|o| o.status.success())
}

const NORM: &str = "function r = norm2(x, p)\n% Norm of a vector.\n%   Of order p, or 2.\nif nargin < 2, p = 2; end\n\
                    r = sum(abs(x(:)).^p)^(1/p);\nend\n";

const PRODUCT: &str = "function y = product(n, A, x)\ny = zeros(n, 1);\nfor i = 1:n\nfor j = 1:size(A, 2)\n\
                       y(i) = y(i) + A(i, j)*x(j);\nend\nend\nend\n";

/// An executable of a function in a place of its own, and how it is called.
struct Executable(Place, &'static str);

impl Executable {
    fn of(name: &'static str, text: &str, args: &[&str]) -> Executable {
        let place = Place::new(name);
        place.write(&format!("{name}.m"), text);
        ran(place.command().arg("build").arg(format!("{name}.m")).args(args), 0);
        Executable(place, name)
    }

    #[track_caller]
    fn gives(&self, args: &[&str], shown: &str) {
        let (out, err) = ran(Command::new(self.0.0.join(self.1)).args(args), 0);
        assert_eq!((out.as_str(), err.as_str()), (shown, ""), "{args:?}");
    }

    #[track_caller]
    fn refuses(&self, args: &[&str], why: &str) {
        let (out, err) = ran(Command::new(self.0.0.join(self.1)).args(args), 2);
        assert_eq!((out.as_str(), err), ("", format!("error: {why}\n")), "{args:?}");
    }
}

#[test]
fn an_executable_of_a_function_takes_any_arguments() {
    let norm2 = Executable::of("norm2", NORM, &[]);
    norm2.gives(&["[3 4]"], "ans =\n\n     5\n\n");
    norm2.gives(&["[3 2]", "1"], "ans =\n\n     5\n\n");
    let help = "Norm of a vector.\n  Of order p, or 2.\n\nusage: norm2 [x] [p]\nArguments are written as in MATLAB: 3, \
                '[1 2; 3 4]', \"'text'\", true, \"struct('a', 1)\", '{1, 2}'.\n";
    norm2.gives(&["--help"], help);
    norm2.refuses(&["1", "2", "3"], "3 arguments are given; usage: norm2 [x] [p]");
    let name = "argument 1 'x': pwd is not a value: `pwd` is a name: only values written out are taken; a text stands \
                in quotes";
    norm2.refuses(&["pwd"], name);
    let (_, err) = ran(&mut Command::new(norm2.0.0.join("norm2")), 1);
    assert!(err.starts_with("error: Not enough input arguments.\n"), "{err}");
    let text = "function va(varargin)\nfor k = 1:nargin\nfprintf('%s ', class(varargin{k}));\nend\nend\n";
    let va = Executable::of("va", text, &[]);
    va.gives(
        &["1", "'a'", "{1}", "true", "int8(3)", "struct('a', 2)"],
        "double char cell logical int8 struct ",
    );
    va.gives(&[], "");
}

#[test]
fn an_executable_of_a_typed_function_checks_its_arguments() {
    let types = "n: double(1,1), A: double(n,m), x: double(m,1)";
    let product = Executable::of("product", PRODUCT, &["--args", types]);
    product.gives(&["2", "[1 2 3; 4 5 6]", "[1 1 1]'"], "ans =\n\n     6\n    15\n\n");
    product.gives(
        &["--help"],
        "usage: product n A x\n  n  double(1,1)\n  A  double(n,m)\n  x  double(m,1)\nArguments are \
                  written as in MATLAB: 3, '[1 2; 3 4]', \"'text'\", true, \"struct('a', 1)\", '{1, 2}'.\n",
    );
    product.refuses(&["2"], "1 argument is given; usage: product n A x");
    let rows = "argument 2 'A' must be double(n,m), but [1 2] is double(1,2) (n is 2)";
    product.refuses(&["2", "[1 2]", "1"], rows);
    let columns = "argument 3 'x' must be double(m,1), but [1;1] is double(2,1) (m is 1)";
    product.refuses(&["1", "1", "[1;1]"], columns);
    product.refuses(&["1", "'a'", "1"], "argument 2 'A' must be double(n,m), but 'a' is char(1,1)");
    product.refuses(&["1", "2i", "1"], "argument 2 'A' must be double(n,m), but 2i is complex double(1,1)");
    product.refuses(
        &["1.5", "2", "1"],
        "argument 1 'n' must be double(1,1), but 1.5 is double(1,1) (it is an extent)",
    );

    let text = "function s = mix(name, opts, flag, c)\ns = sprintf('%s %g %d', name, opts.tol*numel(c), flag);\nend\n";
    let types = "name: char(1,:<=5), opts: struct{tol: double(1,1), n: int32(1,1)}, flag: logical(1,1), \
                 c: cell(1,:) of char";
    let mix = Executable::of("mix", text, &["--args", types]);
    let good = ["'ab'", "struct('n', 3, 'tol', 2.5)", "1", "{'a','b'}"];
    mix.gives(&good, "ans =\n\n    'ab 5 1'\n\n");
    let with = |k: usize, text: &'static str| {
        let mut args = good;
        args[k] = text;
        args
    };
    let long = "argument 1 'name' must be char(1,:<=5), but 'abcdef' is char(1,6)";
    mix.refuses(&with(0, "'abcdef'"), long);
    let cell =
        "argument 4 'c' must be cell(1,:) of char, but {1} is cell(1,1) (its element 1 is double(1,1))";
    mix.refuses(&with(3, "{1}"), cell);
    let fields = "argument 2 'opts' must be struct{tol: double(1,1), n: int32(1,1)}, but struct('n', 3) is struct(1,1) \
                  (its fields are n)";
    mix.refuses(&with(1, "struct('n', 3)"), fields);
    mix.refuses(&with(2, "2"), "argument 3 'flag' must be logical(1,1), but 2 is double(1,1)");

    // What only an interpreter can run is checked in the same way.
    let eval = Executable::of(
        "eva",
        "function r = eva(t, k)\nr = eval(t)*k;\nend\n",
        &["--args", "char(1,:), double(1,1)"],
    );
    eval.gives(&["'3+4'", "2"], "ans =\n\n    14\n\n");
    eval.refuses(&["'3+4'"], "1 argument is given; usage: eva t k");
}

#[test]
fn signatures_that_are_wrong_are_explained() {
    let place = Place::new("signatures");
    place.write("norm2.m", NORM).write("s.m", "disp(1)\n");
    let said = |args: &[&str]| ran(place.command().args(args), 1).1;
    let wrong = |args: &str| said(&["build", "norm2.m", "--args", args]);
    assert_eq!(wrong("y: double"), "error[bad-argument]: 'norm2' has no argument 'y'\n");
    assert_eq!(
        wrong("p: double"),
        "error[bad-argument]: argument 1, 'x', is not given, but one behind it is\n"
    );
    assert!(wrong("x: doubel(:,1)").contains("`doubel` is not a class; did you mean `double`?"));
    assert!(wrong("x: double, x: double").contains("the argument `x` is given twice"));
    assert!(wrong("x: function_handle").contains("cannot come from a command line"));
    assert!(said(&["build", "s.m", "--emit", "lib"]).contains("s.m is a script"));
    assert!(
        said(&["build", "norm2.m", "--emit", "lib"])
            .contains("the types of the arguments of 'norm2' are not given")
    );
    assert!(
        said(&["build", "norm2.m", "--emit", "lib", "--args", "double", "-o", "int"])
            .contains("cannot begin with 'int'")
    );
    let (out, _) = ran(
        place.command().args(["build", "norm2.m", "--emit", "lib", "--args", "double(1,:)", "--dry-run"]),
        0,
    );
    assert!(
        out.starts_with("int norm2_norm2(norm2_context *context, const norm2_matrix_double *x, "),
        "{out}"
    );
    ran(place.command().args(["build", "norm2.m", "--dry-run"]), 2);
    ran(place.command().args(["build", "norm2.m", "s.m"]), 2);
    let (out, _) = ran(
        place.command().args(["run", "norm2.m", "--engine", "c", "--args", "x: double(1,:), p: 2", "[3 4]"]),
        0,
    );
    assert_eq!(out, "ans =\n\n     5\n\n");
}

/// The functions of `tests/entries` in a place of their own.
fn entries(name: &str) -> (Place, Vec<String>) {
    let place = Place::new(name);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(programs()).expect("the programs are there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        place.write(&name, &std::fs::read_to_string(entry.path()).expect("a text"));
        if name.ends_with(".m") && name != "main.m" {
            files.push(name);
        }
    }
    files.sort();
    (place, files)
}

fn expected(place: &Place) -> String {
    ran(place.command().args(["run", "main.m"]), 0).0
}

#[test]
fn a_library_is_called_from_c_cpp_and_fortran() {
    let (place, files) = entries("library");
    ran(place.command().arg("build").args(&files).args(["--emit", "lib", "-o", "libparts"]), 0);
    let expected = expected(&place);
    let at = |name: &str| place.0.join(name);
    let seen =
        ran(Command::new("nm").args(["-D", "--defined-only", "libparts.so"]).current_dir(&place.0), 0).0;
    assert!(
        seen.lines().all(|l| l.split(' ').next_back().is_some_and(|n| n.starts_with("parts_"))),
        "{seen}"
    );
    let system = ["-lm", "-lpthread", "-ldl"];
    for (compiler, language) in [("gcc", "c"), ("g++", "c++")] {
        if !has(compiler, &["--version"]) {
            continue;
        }
        let mut cc = Command::new(compiler);
        cc.args([
            "-Wall",
            "-Werror",
            "-O1",
            "-DFAILURES=100",
            "-x",
            language,
            "main.c",
            "-x",
            "none",
            "libparts.a",
        ]);
        ran(cc.args(system).args(["-o", "caller"]).current_dir(&place.0), 0);
        assert_eq!(ran(&mut Command::new(at("caller")), 0).0, expected, "{language}");
    }
    let mut shared = Command::new("gcc");
    shared.args(["-DFAILURES=1", "main.c", "-L.", "-lparts", "-Wl,-rpath,.", "-o", "shared"]);
    ran(shared.current_dir(&place.0), 0);
    assert_eq!(ran(Command::new("./shared").current_dir(&place.0), 0).0, expected);
    if has("valgrind", &["--version"]) {
        let mut checked = Command::new("valgrind");
        checked.args([
            "-q",
            "--leak-check=full",
            "--errors-for-leak-kinds=definite",
            "--error-exitcode=9",
            "./caller",
        ]);
        ran(checked.current_dir(&place.0), 0);
    }
    // Each request for memory that fails is an error of the call; threads do not meet.
    let wraps = ["-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc", "-pthread"];
    for (program, said) in [("memory", ""), ("threads", "equal\n")] {
        let text = format!("{program}.c");
        let mut cc = Command::new("gcc");
        cc.args(["-Wall", "-Werror", "-O1", "-DBOXED", "-DCALLS=20000", &text, "libparts.a", "-o", program]);
        cc.args(wraps.iter().skip(usize::from(program == "threads"))).args(system);
        ran(cc.current_dir(&place.0), 0);
        assert_eq!(ran(&mut Command::new(at(program)), 0).0, said, "{program}");
    }
    // Nor does a checker of threads, of all functions, see them meet, or one of memory anything that they leave.
    if has("valgrind", &["--version"]) {
        let mut cc = Command::new("gcc");
        cc.args(["-O1", "-DBOXED", "-DCALLS=200", "threads.c", "libparts.a", "-o", "few"]).args(system);
        ran(cc.current_dir(&place.0), 0);
        let leaks = ["--leak-check=full", "--errors-for-leak-kinds=definite"];
        for tool in [&["--tool=helgrind"][..], &leaks] {
            let mut checked = Command::new("valgrind");
            checked.args(["-q", "--error-exitcode=9"]).args(tool).arg("./few");
            assert_eq!(ran(checked.current_dir(&place.0), 0).0, "equal\n", "{tool:?}");
        }
    }
    // Of what is C alone, a compiler that watches sees no thread meet another.
    place.write("probe.c", "int main(void) { return 0; }\n");
    let mut probe = Command::new("gcc");
    let watches = probe.args(["-fsanitize=thread", "probe.c", "-o", "probe"]).current_dir(&place.0).output();
    if watches.is_ok_and(|o| o.status.success()) {
        let mut build = place.command();
        build.env("TAME_CFLAGS", "-O1 -fsanitize=thread");
        ran(build.arg("build").args(&files).args(["--emit", "lib", "-o", "watched/libparts"]), 0);
        let mut cc = Command::new("gcc");
        cc.args([
            "-O1",
            "-fsanitize=thread",
            "-DCALLS=2000",
            "threads.c",
            "watched/libparts.a",
            "-o",
            "watched/threads",
        ]);
        ran(cc.args(["-I", "watched"]).args(system).current_dir(&place.0), 0);
        assert_eq!(ran(&mut Command::new(at("watched/threads")), 0), ("equal\n".into(), String::new()));
    }
    if has("cmake", &["--version"]) {
        let lists = "cmake_minimum_required(VERSION 3.16)\nproject(caller C)\nfind_package(parts CONFIG REQUIRED)\n\
                     add_executable(caller main.c)\ntarget_compile_definitions(caller PRIVATE FAILURES=1)\n\
                     target_link_libraries(caller parts::foo)\n";
        place.write("CMakeLists.txt", &lists.replace("parts::foo", "parts::parts"));
        let mut cmake = Command::new("cmake");
        ran(cmake.args(["-S", ".", "-B", "made", "-Dparts_DIR=."]).current_dir(&place.0), 0);
        ran(Command::new("cmake").args(["--build", "made"]).current_dir(&place.0), 0);
        assert_eq!(ran(&mut Command::new(at("made/caller")), 0).0, expected);
    }
    if has("gfortran", &["--version"]) {
        let mut fc = Command::new("gfortran");
        ran(
            fc.args(["parts.f90", "main.f90", "libparts.a", "-o", "fcaller"])
                .args(system)
                .current_dir(&place.0),
            0,
        );
        let out = ran(&mut Command::new(at("fcaller")), 0).0;
        // The same numbers, written in Fortran's way.
        for (line, other) in out.lines().zip(expected.lines()) {
            let alike = |(a, b): (&str, &str)| match (a.parse::<f64>(), b.parse::<f64>()) {
                (Ok(a), Ok(b)) => (a - b).abs() <= 1e-14 * b.abs().max(1e-2),
                _ => a == b,
            };
            let (words, others) = (line.split_whitespace(), other.split_whitespace());
            let same = words.clone().count() == others.clone().count() && words.zip(others).all(alike);
            assert!(same, "{line}\n{other}");
        }
        assert_eq!(out.lines().count(), expected.lines().count(), "{out}");
    }
}

/// Holds a wheel against its list, as installers do.
const WHEEL: &str = r#"
import base64, hashlib, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
assert wheel.testzip() is None
info = [n for n in wheel.namelist() if n.endswith(".dist-info/RECORD")][0]
rows = [line.split(",") for line in wheel.read(info).decode().splitlines()]
assert sorted(r[0] for r in rows) == sorted(wheel.namelist())
for name, digest, size in rows:
    if name != info:
        data = wheel.read(name)
        own = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        assert digest == "sha256=" + own and int(size) == len(data), name
tag = sys.argv[1].rpartition("/")[2].partition("-1.0-")[2][:-4]
assert ("Tag: %s\n" % tag) in wheel.read(info.replace("RECORD", "WHEEL")).decode()
print(*(n for n in wheel.namelist() if "dist-info" not in n))
"#;

/// What cannot be handed over is told before anything is made.
#[test]
fn mistakes_in_functions_that_callers_give() {
    let place = Place::new("given");
    place
        .write("apply.m", "function r = apply(f, x)\nr = f(x);\nend\n")
        .write("add.m", "function r = add(a)\nr = a;\nend\n");
    place.write("keep.m", "function keep(f)\nglobal KEPT\nKEPT = f;\nend\n");
    let said = |args: &str, code: i32| {
        ran(place.command().args(["build", "apply.m", "--emit", "lib", "--dry-run", "--args", args]), code)
    };
    assert_eq!(
        said("f: function_handle, x: double(1,1)", 1).1,
        "error[bad-argument]: what the function 'f' takes and gives is not said\n |\n = help: Say it: `f: @(double(1,1), \
         double(n,1)) -> double(n,1)`.\n"
    );
    let (out, _) = said("f: @(double(1,1)) -> single(:,:), x: double(1,1)", 0);
    assert_eq!(
        out,
        "int apply_apply(apply_context *context, apply_apply_f *f, void *f_user, double x, apply_matrix_single *r);\n"
    );
    for (wrong, why) in [
        (
            "f: @(cell) -> double(1,1), x: double(1,1)",
            "`cell` cannot be handed to a function that the caller gives",
        ),
        ("f: @(double(1,1)) -> double(1,1) in [0,1], x: double(1,1)", "or come from one"),
        ("f: @(double(1,1) -> double(1,1), x: double(1,1)", "expected `,` or `)`"),
        ("f: @(a: double, a: double), x: double(1,1)", "the argument `a` is given twice"),
    ] {
        assert!(said(wrong, 1).1.contains(why), "{wrong}: {}", said(wrong, 1).1);
    }
    let build = |args: &[&str]| ran(place.command().arg("build").args(args), 1).1;
    let typo =
        build(&["add.m", "apply.m", "--emit", "lib", "--args", "aply(double)", "--args", "add(double)"]);
    assert_eq!(typo, "error[bad-argument]: no function 'aply' is given; did you mean 'apply'?\n");
    let hides = build(&["add.m", "--emit", "lib", "--args", "double", "-o", "out/libmath"]);
    assert!(hides.contains("the header 'math.h' of the library would hide another one"), "{hides}");
    let word = build(&["add.m", "--emit", "python", "--args", "double", "-o", "out/lambda"]);
    assert!(word.contains("a package cannot be called 'lambda'"), "{word}");
    let program = build(&["apply.m", "--args", "f: @(double(1,1)) -> double(1,1), x: 2"]);
    assert!(program.contains("cannot come from a command line"), "{program}");
    assert!(!place.0.join("out").exists());
}

#[test]
fn a_package_is_called_from_python() {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    let (place, files) = entries("package");
    let mut build = place.command();
    let made = ran(build.arg("build").args(&files).args(["--emit", "python", "--wheel", "-o", "parts"]), 0).0;
    assert!(made.starts_with("parts/dist/parts-1.0-py3-none-manylinux_2_"), "{made}");
    place.write("wheel.py", WHEEL);
    let checked = ran(Command::new(&python).args(["wheel.py", made.trim()]).current_dir(&place.0), 0).0;
    assert_eq!(
        checked,
        "parts/__init__.py parts/__init__.pyi parts/_tame.py parts/libparts.so parts/py.typed\n"
    );
    if !has(&python, &["-c", "import numpy"]) {
        return;
    }
    let mut run = Command::new(&python);
    run.arg("main.py").env("PYTHONPATH", place.0.join("parts")).current_dir(&place.0);
    assert_eq!(ran(&mut run, 0).0, expected(&place));
    if has(&python, &["-c", "import dask.distributed"]) {
        let mut run = Command::new(&python);
        run.args(["sweep.py", "1000"]).env("PYTHONPATH", place.0.join("parts")).current_dir(&place.0);
        assert_eq!(ran(&mut run, 0).0, "the sweep gives what the loop gives\n");
    }
}

#[test]
fn octave_calls_mex_functions() {
    let (place, files) = entries("mex");
    ran(place.command().arg("build").args(&files).args(["--emit", "mex", "-o", "mexed"]), 0);
    if !has("mkoctfile", &["--version"]) || !has("octave", &["--version"]) {
        return;
    }
    // The compiled functions alone: no text of theirs is on the path.
    place.write("mexed/main.m", &std::fs::read_to_string(place.0.join("main.m")).expect("a text"));
    let mut octave = Command::new("octave");
    octave.args(["--norc", "-qf", "main.m"]).current_dir(place.0.join("mexed"));
    // Octave says in which MEX function an error was raised.
    assert_eq!(ran(&mut octave, 0).0.replace(": deep: ", ": ").replace(": ode: ", ": "), expected(&place));
    let wrong = "try, fibo(3); catch e, disp(e.identifier); disp(e.message); end\n\
                 try, cholsolve([1 2; 3 4; 5 6], 1); catch e, disp(e.message); end\n\
                 try, fir(1); catch e, disp(e.message); end\n\
                 try, lookup(1, 2, 'a'); catch e, disp(e.message); end\n";
    place.write("mexed/wrong.m", wrong);
    let mut octave = Command::new("octave");
    octave.args(["--norc", "-qf", "wrong.m"]).current_dir(place.0.join("mexed"));
    let told = "tame:argument\nfibo: Argument 'n' must be int32(1,1).\ncholsolve: Argument 'A' must be double(n,n).\n\
                fir: 'fir' takes 3 arguments, and 1 are given.\nlookup: No signature of 'lookup' takes these arguments.\n";
    assert_eq!(ran(&mut octave, 0).0, told);
}

/// Executables of the functions, with arguments of any class and with those of their signatures, show what the
/// interpreter shows.
#[test]
fn each_function_is_an_executable() {
    let (place, files) = entries("executables");
    let calls: &[(&str, &[&str])] = &[
        ("cholsolve", &["[4 1; 1 3]", "[1; 2]"]),
        ("conv8", &["uint8(reshape(0:10:150, 4, 4))", "ones(3)/9"]),
        ("damp", &["struct('a', 2, 'rate', 0.5, 'f', single(0.25))", "3"]),
        ("deep", &["[1 2]"]),
        ("fibo", &["int32(15)"]),
        ("fir", &["[0.5 0.25 0.25]", "[1 2 3 4]", "[0 0 0]"]),
        ("label", &["'part'", "int32(7)", "true"]),
        ("lookup", &["[0 1; 1 3; 2 2]", "7", "-1"]),
        ("means", &["[1 2 10 11 12]", "[0 5]"]),
        ("spectrum", &["[1; 2; 3; 4]"]),
        ("spmul", &["[1; 3; 2]", "[1; 1; 3]", "[2; 5; 4]", "3", "[1; 10; 100]"]),
        ("tally", &["2"]),
    ];
    for file in files.iter().filter(|f| !matches!(f.as_str(), "ode.m" | "least.m")) {
        assert!(calls.iter().any(|(name, _)| format!("{name}.m") == *file), "{file} is not called");
    }
    for (name, args) in calls {
        let file = format!("{name}.m");
        let shown = ran(place.command().args(["run", &file]).args(*args), 0).0;
        let literal =
            |arg: &str| ran(place.command().args(["run", "written.m", arg]), 0).0.trim_end().to_owned();
        place.write("written.m", "function written(x)\nif isstruct(x)\ndisp('struct(''a'', 2, ''rate'', 0.5, ''f'', single(0.25))')\n\
             elseif islogical(x)\ndisp('true')\nelse\ndisp(mat2str(x, 'class'))\nend\nend\n");
        let values: Vec<String> = args.iter().map(|a| literal(a)).collect();
        ran(place.command().args(["build", &file, "-o", name]), 0);
        let out = ran(Command::new(place.0.join(name)).args(&values), 0).0;
        assert_eq!(out, shown, "{name}");
    }
}

/// A library that is called like its function, as it is where nobody names it, with all that may cross to functions of
/// the caller, from Fortran.
#[test]
fn a_library_has_the_name_of_its_function() {
    let place = Place::new("same_name");
    place.write(
        "apply.m",
        "function [r, m] = apply(f, g, x)\n%# export apply(f: @(a: double(1,1)) -> double(:,1), g: @(z: complex \
         double(2,2), flag: logical(1,1)) -> (w: complex double(2,2), k: int32(1,1)), x: double(1,1))\nr = f(x);\n\
         [w, k] = g(complex(r(1)*eye(2), 1), x > 0);\nm = real(w(1,2)) + double(k);\nend\n",
    );
    ran(place.command().args(["build", "apply.m", "--emit", "lib"]), 0);
    if !has("gfortran", &["--version"]) {
        return;
    }
    place.write(
        "main.f90",
        "module given\n  use, intrinsic :: iso_c_binding\n  implicit none\ncontains\n  subroutine f(a, out1, status)\n    \
         real(c_double), intent(in) :: a\n    real(c_double), allocatable, intent(out) :: out1(:)\n    integer, \
         intent(inout) :: status\n    out1 = [a, 2*a, 3*a]\n    if (a < 0) status = 1\n  end subroutine\n  subroutine g(z, flag, w, k, status)\n    \
         complex(c_double_complex), intent(in) :: z(:,:)\n    logical(c_bool), intent(in) :: flag\n    \
         complex(c_double_complex), intent(inout) :: w(:,:)\n    integer(c_int32_t), intent(out) :: k\n    integer, \
         intent(inout) :: status\n    w = z*(0d0, -1d0)\n    k = merge(5, 6, flag)\n  end subroutine\nend module\n\n\
         program main\n  use apply_library\n  use given\n  implicit none\n  real(c_double), allocatable :: r(:)\n  \
         real(c_double) :: m\n  integer :: status\n  call apply(f, g, 2d0, r, m)\n  print '(4f4.1)', r, m\n  call apply(f, g, -2d0, r, m, status)\n  \
         print '(i0, 1x, a)', status, apply_message()\nend program\n",
    );
    let mut fc = Command::new("gfortran");
    fc.args(["apply.f90", "main.f90", "libapply.a", "-lm", "-lpthread", "-ldl", "-o", "caller"]);
    ran(fc.current_dir(&place.0), 0);
    let said = ran(&mut Command::new(place.0.join("caller")), 0).0;
    assert_eq!(said, " 2.0 4.0 6.0 6.0\n1 The function 'f' failed.\n");
}

#[test]
fn emitted_c_is_linked_by_the_flags_that_are_printed() {
    let place = Place::new("flags");
    place.write("s.m", "disp(3)\n");
    ran(place.command().args(["build", "s.m", "--emit", "c"]), 0);
    let flags = ran(place.command().args(["build", "--print-link-flags"]), 0).0;
    let mut cc = Command::new("gcc");
    ran(cc.args(["s.c", "-w", "-o", "s"]).args(flags.split_whitespace()).current_dir(&place.0), 0);
    assert_eq!(ran(&mut Command::new(place.0.join("s")), 0).0, "     3\n");
}

/// The blocks of a page that are files: the first line is a comment with the name.
fn blocks(page: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in page.split("\n```").skip(1).step_by(2) {
        let text = part.split_once('\n').map_or("", |(_, text)| text);
        let (first, rest) = text.split_once('\n').unwrap_or_default();
        let name = first.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        if name.contains('.') && !name.contains(' ') {
            found.push((name.to_owned(), format!("{rest}\n")));
        }
    }
    found
}

#[test]
fn the_callers_of_the_book_do_what_it_says() {
    let page = std::fs::read_to_string(programs().join("../../docs/calling.md")).expect("the page");
    let place = Place::new("book");
    let files = blocks(&page);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["smooth.m", "show.m", "main.c", "main.cpp", "main.f90", "main.py", "call.m"]);
    // MEX functions are called where no text of the same name is.
    for (name, text) in &files {
        place.write(&if name == "call.m" { format!("away/{name}") } else { name.clone() }, text);
    }
    let expected = ran(place.command().args(["run", "show.m"]), 0).0;
    assert!(page.contains(&format!("```text\n{expected}```\n")), "{expected}");
    let system = ["-lm", "-lpthread", "-ldl"];
    ran(place.command().args(["build", "smooth.m", "--emit", "lib"]), 0);
    let compiled = |compiler: &str, files: &[&str]| {
        if has(compiler, &["--version"]) {
            let mut cc = Command::new(compiler);
            ran(cc.args(files).arg("libsmooth.a").args(system).args(["-o", "main"]).current_dir(&place.0), 0);
            assert_eq!(ran(&mut Command::new(place.0.join("main")), 0).0, expected, "{compiler}");
        }
    };
    compiled("gcc", &["-Wall", "-Werror", "main.c"]);
    compiled("g++", &["-Wall", "-Werror", "main.cpp"]);
    compiled("gfortran", &["smooth.f90", "main.f90"]);
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    if has(&python, &["-c", "import numpy"]) {
        ran(place.command().args(["build", "smooth.m", "--emit", "python", "-o", "smoothing"]), 0);
        let mut run = Command::new(&python);
        run.arg("main.py").env("PYTHONPATH", place.0.join("smoothing")).current_dir(&place.0);
        assert_eq!(ran(&mut run, 0).0, expected);
    }
    if has("mkoctfile", &["--version"]) && has("octave", &["--version"]) {
        ran(place.command().args(["build", "smooth.m", "--emit", "mex", "-o", "away/mexed"]), 0);
        let mut octave = Command::new("octave");
        octave.args(["--norc", "-qf", "call.m"]).current_dir(place.0.join("away"));
        assert_eq!(ran(&mut octave, 0).0, expected);
    }
    ran(place.command().args(["build", "smooth.m"]), 0);
    let shown = ran(Command::new(place.0.join("smooth")).args(["[1 5 3 9 2]", "3"]), 0).0;
    assert!(page.contains(&format!("$ ./smooth '[1 5 3 9 2]' 3\n{shown}```\n")), "{shown}");
}

/// A caller whose memory takes the array in a struct, while texts, cells and strings are given.
const MIXED: &str = r#"#include "mix.h"
#include <stdio.h>

int main(void) {
    double room[4];
    mix_mix_r r = {{room, {4, 1}}, 0};
    char *t = NULL;
    mix_value *c = NULL, *q = NULL;
    if (mix_mix_into(NULL, 3, "ab", &r, &t, &c, &q)) return puts(mix_report(NULL));
    int64_t extents[2];
    mix_value *first = mix_value_element(c, 0), *second = mix_value_element(c, 1);
    double *number = mix_value_data(NULL, first);
    char *text = mix_value_chars(NULL, second), *string = mix_value_chars(NULL, q);
    printf("%d %g %d %d %s %s, %d of %d: %g %s\n", r.x.data == room, r.x.data[2], (int)r.x.dim[0], r.k, t, string,
           mix_value_class(c), mix_value_size(c, 2, extents), *number, text);
    mix_release(t), mix_release(string), mix_release(number), mix_release(text);
    mix_value_free(first), mix_value_free(second), mix_value_free(c), mix_value_free(q);
    r.x.dim[0] = 2;
    t = NULL;
    int failed = mix_mix_into(NULL, 3, "ab", &r, &t, &c, &q);
    printf("%d %d %d %s\n", failed, t == NULL, (int)r.x.dim[0], mix_message(NULL));
    if (mix_mix_into(NULL, 3, "", NULL, &t, NULL, NULL)) return puts(mix_report(NULL));
    puts(t);
    mix_release(t);
    return 0;
}
"#;

#[test]
fn results_of_every_kind_beside_memory_of_the_caller() {
    let place = Place::new("mixed");
    place.write(
        "mix.m",
        "function [r, t, c, q] = mix(n, name)\n%# export mix(n: double(1,1), name: char(1,:))\nr.x = (1:n)';\n\
         r.k = int32(n);\nt = [name '!'];\nc = {n + 1, name};\nq = string(name);\nend\n",
    );
    place.write("main.c", MIXED);
    ran(place.command().args(["build", "mix.m", "--emit", "lib"]), 0);
    let mut cc = Command::new("gcc");
    let system = ["-lm", "-lpthread", "-ldl", "-o", "mixed"];
    ran(cc.args(["-Wall", "-Werror", "-g", "main.c", "libmix.a"]).args(system).current_dir(&place.0), 0);
    let expected =
        "1 3 3 3 ab! ab, -1 of 2: 4 ab\n1 1 2 The result 'x' has 3 elements, and there is room for 2.\n!\n";
    assert_eq!(ran(&mut Command::new(place.0.join("mixed")), 0).0, expected);
    if has("valgrind", &["--version"]) {
        let mut checked = Command::new("valgrind");
        checked.args(["-q", "--leak-check=full", "--errors-for-leak-kinds=definite", "--error-exitcode=9"]);
        ran(checked.arg("./mixed").current_dir(&place.0), 0);
    }
}
