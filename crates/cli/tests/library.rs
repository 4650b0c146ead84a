//! `tame library`: what it says of configurations and of mistakes, and the procedures of `tests/library` called from C
//! and Fortran, which print what `main.out` has from Octave, as the interpreter does.
//!
//! Fortran and valgrind take part where the machine has them.

mod place;

use place::Place;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/library")
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

fn has(command: &str) -> bool {
    Command::new(command).arg("--version").output().is_ok_and(|o| o.status.success())
}

/// The name of a line and its numbers.
fn parts(line: &str) -> (String, Vec<f64>) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let numbers: Vec<f64> = words.iter().filter_map(|w| w.parse().ok()).collect();
    (words.iter().filter(|w| w.parse::<f64>().is_err()).copied().collect::<Vec<_>>().join(" "), numbers)
}

/// Each line has the numbers of the line of its name; how many lines that are.
#[track_caller]
fn agrees(found: &str, expected: &str) -> usize {
    let lines = found.lines().filter(|l| !l.contains(':'));
    let mut count = 0;
    for line in lines {
        let (name, numbers) = parts(line);
        let wanted = expected.lines().map(parts).find(|(n, _)| *n == name).expect("a line of this name").1;
        let close = numbers.iter().zip(&wanted).all(|(a, b)| (a - b).abs() < 2e-5);
        assert!(close && numbers.len() == wanted.len(), "{line}\n{wanted:?}");
        count += 1;
    }
    count
}

const KERNELS: [&str; 6] =
    ["poweriter.m", "conjgrad.m", "jacobi.m", "gaussseidel.m", "lanczos.m", "ArnoldiC.m"];

const ARNOLDI: [&str; 3] = [
    "ArnoldiC(A: T(n,n), k: double(1,1), v: T(n,1)) where T: double | single | complex double | complex single",
    "ArnoldiC(A: sparse T(n,n), k: double(1,1), v: T(n,1)) where T: double | complex double",
    "ArnoldiC(A: double(1,1), k: double(1,1), v: double(1,1))",
];

#[test]
fn variants_are_called_from_c_and_fortran() {
    let place = Place::new("procedures");
    let copy = |from: PathBuf, name: &str| {
        place.write(name, &std::fs::read_to_string(from).expect("a text"));
    };
    for entry in std::fs::read_dir(sources().join("kernels")).expect("the kernels are there").flatten() {
        copy(entry.path(), &entry.file_name().to_string_lossy());
    }
    copy(sources().join("ArnoldiC.m"), "ArnoldiC.m");
    let expected = std::fs::read_to_string(place.0.join("main.out")).expect("what Octave prints");
    assert_eq!(agrees(&ran(place.command().args(["run", "main.m"]), 0).0, &expected), 36);

    let mut library = place.command();
    library.arg("library").args(KERNELS).args(["-o", "libkern"]);
    ARNOLDI.iter().for_each(|a| {
        library.args(["--args", a]);
    });
    ran(&mut library, 0);
    let jump = std::fs::read_to_string(place.0.join("libkern.jump.json")).expect("a description");
    assert!(jump.contains("\"version\": 1,"), "{jump}");
    let seen = ran(Command::new("nm").args(["--defined-only", "libkern.a"]).current_dir(&place.0), 0).0;
    let symbols = jump.lines().filter_map(|l| l.trim().strip_prefix("\"symbol\": \"")?.split('"').next());
    let symbols: Vec<&str> = symbols.collect();
    // Six procedures with their variants.
    assert_eq!(symbols.len(), 6 + 35, "{symbols:?}");
    for symbol in symbols {
        assert!(seen.lines().any(|l| l.ends_with(&format!(" {symbol}"))), "{symbol}");
    }

    let system = ["-lm", "-lpthread", "-ldl"];
    let mut cc = Command::new("gcc");
    cc.args(["-Wall", "-Wextra", "-Werror", "main.c", "libkern.a"]).args(system);
    ran(cc.args(["-o", "caller"]).current_dir(&place.0), 0);
    let out = ran(&mut Command::new(place.0.join("caller")), 0).0;
    assert_eq!(agrees(&out, &expected), 36);
    let refused = "No variant of 'conjgrad' takes (complex double(5,5), double(4,1), double(5,1), double(1,1), int32(1,1)).";
    assert!(out.contains(&format!("wrong: tame:argument: {refused}")), "{out}");
    assert!(out.contains("takes (complex double(5,5), NULL, double(5,1)"), "{out}");
    let mut programs = vec!["./caller"];
    if has("gfortran") {
        let mut fc = Command::new("gfortran");
        fc.args(["-Wall", "-Wextra", "-Werror", "-std=f2018", "-c", "kern.f90"]);
        ran(fc.current_dir(&place.0), 0);
        let mut fc = Command::new("gfortran");
        fc.args(["kern.o", "main.f90", "libkern.a"]).args(system);
        ran(fc.args(["-o", "fcaller"]).current_dir(&place.0), 0);
        let out = ran(&mut Command::new(place.0.join("fcaller")), 0).0;
        assert_eq!(agrees(&out, &expected), 10);
        assert!(out.contains("wrong: Argument 'b' must be double(n,1)."), "{out}");
        programs.push("./fcaller");
    }
    for program in programs.into_iter().filter(|_| has("valgrind")) {
        let mut checked = Command::new("valgrind");
        checked.args(["-q", "--leak-check=full", "--errors-for-leak-kinds=definite", "--error-exitcode=9"]);
        ran(checked.arg(program).current_dir(&place.0), 0);
    }
}

#[test]
fn configurations_are_shown() {
    let place = Place::new("configurations");
    place.write("ArnoldiC.m", &std::fs::read_to_string(sources().join("ArnoldiC.m")).expect("a text"));
    let shown = "[V, H, f] = ArnoldiC(A, k, v)\n     \
                 A              k       v              -> V      -> H      -> f\n  \
                 A  scalar         scalar  scalar         any size  any size  any size\n  \
                 B  scalar         scalar  column ?-by-1  any size  any size  any size\n  \
                 C  matrix n-by-n  scalar  column n-by-1  any size  any size  any size\n";
    assert_eq!(ran(place.command().args(["library", "--list", "ArnoldiC.m"]), 0).0, shown);
    // Of a matrix there is one, and its sizes are those of arguments of which only the class is said.
    let said = "A: T(n,n), k: double, v: T where T: double | complex double";
    let (out, _) =
        ran(place.command().args(["library", "--list", "--explain", "ArnoldiC.m", "--args", said]), 0);
    let variants = "    ArnoldiC_dm_d_dc  A  (A: double(n,n), k: double(1,1), v: double(n,1))\n    \
                    ArnoldiC_zm_d_zc  A  (A: maybe imaginary double(n,n), k: double(1,1), v: maybe imaginary double(n,1))\n";
    assert!(out.contains(variants), "{out}");
    assert!(out.contains("left out by what is said of the arguments\n"), "{out}");
    assert!(out.contains("\n  51     1  H(..) =\n"), "{out}");
    // A function of another file says what it takes.
    place.write("outer.m", "function y = outer(A, x)\ny = inner(A, x) + 1;\nend\n");
    place.write("inner.m", "function z = inner(A, x)\nz = x' * A * x;\nH(1,1) = z;\nend\n");
    let (out, _) = ran(place.command().args(["library", "--list", "outer.m"]), 0);
    assert!(out.contains("\n  C  matrix n-by-n  column n-by-1  scalar\n"), "{out}");
}

#[test]
fn what_is_wrong_is_explained() {
    let place = Place::new("mistakes");
    place.write("ArnoldiC.m", &std::fs::read_to_string(sources().join("ArnoldiC.m")).expect("a text"));
    let said = |args: &[&str], code| ran(place.command().arg("library").args(args), code).1;
    let none = said(&["ArnoldiC.m", "--args", "A: double(n,n), k: double(1,1), v: double(1,m)"], 1);
    assert!(none.starts_with("error[no-configuration]: ArnoldiC(A: double(n,n), k: double(1,1), v: double(1,m)): `mtimes` has no sizes"), "{none}");
    assert!(none.contains("4 | w = A * v;"), "{none}");
    place.write("three.m", "function y = three(x)\ny = x(1,1,1);\nend\n");
    let unknown = said(&["three.m"], 1);
    assert!(
        unknown.starts_with("error[configurations-unknown]: three(x: double): more than two"),
        "{unknown}"
    );
    let warned = said(&["three.m", "--dry-run", "--args", "double(n,m,3)"], 0);
    assert!(warned.starts_with("warning[configurations-unknown]"), "{warned}");
    place.write("many.m", "function y = many(a, b, c, d)\ny = a + b + c + d;\nend\n");
    assert!(said(&["many.m"], 1).starts_with("error[too-many-variants]: 'many' would have more than 128"));
    place.write("calls.m", "function y = calls(a)\ny = nowhere(a) * a;\nend\n");
    let unknown = said(&["calls.m", "--list"], 0);
    assert!(unknown.starts_with("warning[unknown-callee]: nothing is known of 'nowhere'"), "{unknown}");
    let twice = said(&["ArnoldiC.m", "--args", "A: T(n,n) where T: double, T: single"], 1);
    assert!(twice.contains("the type `T` is given twice"), "{twice}");
}
