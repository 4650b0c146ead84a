//! What a program, or somebody else on the machine, cannot make `tame` do: attacks by links and devices, full
//! disks, closed pipes, programs that run on or take all memory, and what the sandbox keeps out.

mod place;

use place::Place;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

impl Place {
    fn tame(&self, args: &[&str]) -> Command {
        let mut tame = self.command();
        tame.args(args);
        tame
    }

    fn run(&self, args: &[&str]) -> Output {
        self.tame(args).output().expect("tame runs")
    }

    fn built(&self, program: &str) -> PathBuf {
        let said = self.run(&["build", program, "-o", "program"]);
        assert!(said.status.success(), "{}", err(&said));
        self.0.join("program")
    }
}

fn err(said: &Output) -> String {
    String::from_utf8_lossy(&said.stderr).into_owned()
}

#[test]
fn results_replace_files_only() {
    let place = Place::new("results");
    place.write("s.m", "disp(1)\n").write("victim", "mine");
    symlink(place.0.join("victim"), place.0.join("link")).expect("a link");
    symlink(place.0.join("victim"), place.0.join("tame.h")).expect("a link");
    for (to, what) in [("link", "it is a link"), ("/dev/full", "it is a device"), ("tmp", "it is a folder")] {
        let said = place.run(&["build", "s.m", "-o", to]);
        assert!(said.status.code() == Some(1) && err(&said).contains(what), "{to}: {}", err(&said));
    }
    // The header beside the text would be written through the link.
    let said = place.run(&["build", "s.m", "--emit", "c", "-o", "s.c"]);
    assert!(said.status.code() == Some(1) && err(&said).contains("it is a link"), "{}", err(&said));
    assert_eq!(std::fs::read_to_string(place.0.join("victim")).expect("a file"), "mine");
    let full = std::fs::metadata("/dev/full").expect("a device").file_type();
    assert!(full.is_char_device());
    assert!(!place.0.join("s.c").exists());
}

#[test]
fn pipes_beside_a_program_are_not_read() {
    let place = Place::new("pipes");
    place.write("s.m", "disp(1)\nwaits\n").write("other.m", "disp(2)\n");
    let made = Command::new("mkfifo").arg(place.0.join("waits.m")).status().expect("mkfifo runs");
    assert!(made.success());
    symlink("waits.m", place.0.join("leads.m")).expect("a link");
    let said = place.run(&["run", "s.m"]);
    assert!(err(&said).contains("Unrecognized function or variable 'waits'."), "{}", err(&said));
    assert!(place.run(&["check", "."]).status.code() == Some(1));
    assert!(place.run(&["fix", "other.m"]).status.success());
}

#[test]
fn scratch_folders_cannot_be_made_before() {
    let place = Place::new("scratch");
    place.write("s.m", "disp(1)\n").write("victim", "mine");
    // Names that an earlier version would have used, with links in them.
    for pid in 1..200 {
        let folder = place.0.join(format!("tmp/tame-build-{pid}-0"));
        std::fs::create_dir(&folder).expect("a folder");
        symlink(place.0.join("victim"), folder.join("program.c")).expect("a link");
    }
    let said = Command::new(place.built("s.m")).output().expect("it runs");
    assert_eq!(said.stdout, b"     1\n");
    assert_eq!(std::fs::read_to_string(place.0.join("victim")).expect("a file"), "mine");
    let ours = std::fs::read_dir(place.0.join("tmp")).expect("a folder").flatten();
    let left = ours.filter(|e| !e.file_name().to_string_lossy().starts_with("tame-build-")).count();
    assert_eq!(left, 0, "scratch folders are left");
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let place = Place::new("output");
    place.write("s.m", "disp(1)\n").write("loop.m", "while true\n    disp('on and on')\nend\n");
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let (one, on) = (place.built("s.m"), place.0.join("on"));
    let run = |mut c: Command| c.stdout(full()).stderr(Stdio::piped()).output().expect("it runs");
    place.write("wild.m", "eval('x = 3')\n");
    let tame = |args: &[&str]| run(place.tame(args));
    for said in [
        tame(&["run", "s.m"]),
        run(Command::new(one)),
        tame(&["dev", "c", "s.m"]),
        tame(&["dev", "sound", "s.m"]),
        tame(&["check", "wild.m", "--format", "json"]),
        tame(&["fix", "wild.m"]),
    ] {
        assert_eq!(said.status.code(), Some(1));
        assert!(
            err(&said).starts_with("error: the output cannot be written: No space left"),
            "{}",
            err(&said)
        );
    }
    assert!(place.run(&["build", "loop.m", "-o", "on"]).status.success());
    for mut command in [place.tame(&["run", "loop.m"]), Command::new(on)] {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let said = child.wait_with_output().expect("it ends");
        // By itself, or by the system's signal.
        assert!(matches!(said.status.code(), Some(141) | None) && err(&said).is_empty(), "{said:?}");
    }
}

#[test]
fn arrays_stay_below_the_memory_of_the_machine() {
    let place = Place::new("memory");
    let text = "try\n    a = zeros(1e6, 1e6);\ncatch e\n    disp(e.identifier)\nend\n";
    place.write("s.m", text);
    assert_eq!(place.run(&["run", "s.m"]).stdout, b"MATLAB:array:SizeLimitExceeded\n");
}

#[test]
fn a_sandbox_keeps_the_machine_as_it_is() {
    let place = Place::new("sandbox");
    std::fs::create_dir(place.0.join("out")).expect("a folder");
    symlink(&place.0, place.0.join("out/up")).expect("a link");
    symlink(place.0.join("new"), place.0.join("out/dangling")).expect("a link");
    place.write("kept.txt", "mine");
    for attack in [
        "system('touch evil');",
        "!touch evil",
        "[s, t] = system('touch evil');",
        "mkdir('evil');",
        "x = 1; save('evil.mat', 'x');",
        "dlmwrite('evil.csv', 1);",
        "copyfile('kept.txt', 'evil');",
        "movefile('kept.txt', 'out/kept.txt');",
        "rmdir('out');",
    ] {
        place.write("s.m", &format!("{attack}\n"));
        let said = place.run(&["run", "s.m", "--sandbox", "--write", "out"]);
        let refused = matches!(attack, a if a.starts_with("rmdir")) || said.status.code() == Some(1);
        assert!(refused, "{attack}: {}", err(&said));
    }
    let text = "f = [fopen('evil', 'w'), fopen('out/../evil', 'w'), fopen('out/up/evil', 'w'), ...\n    \
                fopen('out/dangling', 'w'), fopen('kept.txt', 'a')];\ndisp(f)\ndelete('kept.txt');\n\
                g = fopen('out/fine.txt', 'w'); fprintf(g, 'fine'); fclose(g);\nmkdir('out/in');\n\
                disp(fileread('kept.txt'))\n";
    place.write("s.m", text);
    let said = place.run(&["run", "s.m", "--sandbox", "--write", "out"]);
    assert_eq!(
        String::from_utf8_lossy(&said.stdout),
        "    -1    -1    -1    -1    -1\nmine\n",
        "{}",
        err(&said)
    );
    assert_eq!(std::fs::read_to_string(place.0.join("out/fine.txt")).expect("a file"), "fine");
    assert!(place.0.join("out/in").is_dir());
    for name in ["evil", "evil.mat", "evil.csv", "new"] {
        assert!(!place.0.join(name).exists(), "{name}");
    }
}

#[test]
fn limits_end_a_program() {
    let place = Place::new("limits");
    let begin = Instant::now();
    for text in ["while true, end\n", "pause(1000)\n"] {
        place.write("s.m", text);
        let said = place.run(&["run", "s.m", "--max-time", "0.5"]);
        let expected = "error: the program ran longer than 0.5 s (--max-time)\n";
        assert_eq!((said.status.code(), err(&said).as_str()), (Some(1), expected));
    }
    assert!(begin.elapsed().as_secs() < 60);
    place.write("s.m", "c = {}; k = 0;\nwhile true\n    k = k + 1; c{k} = rand(1, 1000);\nend\n");
    let said = place.run(&["run", "s.m", "--max-memory", "200M"]);
    let expected = "error: the program held more than 200 MB of memory (--max-memory)\n";
    assert_eq!((said.status.code(), err(&said).as_str()), (Some(1), expected));
    place.write("s.m", "a = zeros(1e5);\n");
    let said = place.run(&["run", "s.m", "--sandbox", "--max-memory", "1G"]);
    assert!(err(&said).contains("exceeds maximum array size preference"), "{}", err(&said));
    let said = place.run(&["run", "s.m", "--engine", "c", "--sandbox"]);
    assert_eq!(said.status.code(), Some(2));
}
