//! Which files of a folder are programs, and which of them cannot be compared.
//!
//! A program is a script, or a function file whose first function takes and gives nothing, that no
//! other file of its folder mentions. What a program and the files of its folder that it mentions
//! call decides whether it is left out. Names are the names of the tokens, wherever they stand.

use base::{EntityRef, FileId};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syntax::{Dialect, Token, TokenKind};

/// A program.
#[derive(Clone, Debug)]
pub struct Driver {
    /// Its file.
    pub path: PathBuf,
    /// The name of the collection it belongs to.
    pub collection: String,
    /// Its path below the folder of the collection.
    pub below: String,
}

impl Driver {
    /// The collection and the path below it.
    pub fn label(&self) -> String {
        format!("{}/{}", self.collection, self.below)
    }
}

/// Why a program is left out, or not compared with Octave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skip {
    /// It draws.
    Graphics,
    /// It waits for somebody.
    Input,
    /// It leaves its folder: runs other programs, uses the network, Java or MEX.
    System,
    /// It prints how long something took.
    Time,
    /// It prints random numbers, which are the same in our engines alone.
    Random,
}

impl Skip {
    /// The word in the tables.
    pub fn name(self) -> &'static str {
        match self {
            Skip::Graphics => "graphics",
            Skip::Input => "input",
            Skip::System => "system",
            Skip::Time => "time",
            Skip::Random => "random",
        }
    }

    /// Whether our own engines run it all the same.
    pub fn runs(self) -> bool {
        self == Skip::Random
    }
}

/// The names that decide, the most telling first.
const WORDS: &[(Skip, &[&str])] = &[
    (
        Skip::System,
        &[
            "system",
            "unix",
            "dos",
            "urlread",
            "urlwrite",
            "webread",
            "websave",
            "web",
            "rmdir",
            "mex",
            "javaObject",
            "javaMethod",
            "java",
            "actxserver",
            "loadlibrary",
            "calllib",
            "tcpip",
            "parpool",
            "matlabpool",
            "labindex",
            "shell_cmd",
            "popen",
            "open",
            "winopen",
            "publish",
            "savepath",
            "syms",
            "sym",
            "unzip",
            "movefile",
            "delete",
            "rmpath",
            "diary",
            "doc",
            "edit",
            "profile",
        ],
    ),
    (
        Skip::Input,
        &[
            "input",
            "keyboard",
            "ginput",
            "uigetfile",
            "uiputfile",
            "uigetdir",
            "inputdlg",
            "questdlg",
            "msgbox",
            "waitforbuttonpress",
            "menu",
            "listdlg",
            "errordlg",
            "waitbar",
            "guidata",
            "uicontrol",
            "dbstop",
        ],
    ),
    (
        Skip::Graphics,
        &[
            "plot",
            "figure",
            "plot3",
            "surf",
            "mesh",
            "contour",
            "contourf",
            "contour3",
            "hist",
            "bar",
            "barh",
            "subplot",
            "axis",
            "xlabel",
            "imshow",
            "imagesc",
            "image",
            "semilogy",
            "semilogx",
            "loglog",
            "quiver",
            "quiver3",
            "patch",
            "fill",
            "fplot",
            "ezplot",
            "ezsurf",
            "ezmesh",
            "trimesh",
            "trisurf",
            "triplot",
            "pcolor",
            "scatter",
            "scatter3",
            "gcf",
            "gca",
            "getframe",
            "line",
            "pie",
            "stem",
            "stairs",
            "area",
            "errorbar",
            "polar",
            "surfl",
            "surfc",
            "meshc",
            "waterfall",
            "spy",
            "histogram",
            "drawnow",
            "colormap",
            "clf",
            "movie",
            "animatedline",
            "graph_disp",
            "meshz",
            "comet",
            "rose",
            "compass",
            "feather",
            "slice",
            "isosurface",
            "imread",
            "imwrite",
            "audioread",
            "sound",
            "soundsc",
            "wavread",
            "print",
            "treeplot",
            "voronoi",
            "gplot",
            "title",
        ],
    ),
    (Skip::Time, &["tic", "toc", "cputime", "clock", "etime", "timeit", "tictoc"]),
    (
        Skip::Random,
        &[
            "rand",
            "randn",
            "randi",
            "randperm",
            "rng",
            "randsample",
            "normrnd",
            "unifrnd",
            "sprand",
            "sprandn",
            "randg",
            "rande",
            "randp",
            "exprnd",
            "poissrnd",
            "binornd",
            "tempname",
            "mvnrnd",
        ],
    ),
];

/// The programs below a folder, in the order of their paths.
pub fn below(folder: &Path) -> Vec<Driver> {
    let mut paths = Vec::new();
    crate::corpus::collect(folder, &mut paths);
    let mut by_folder: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for path in paths {
        let home = path.parent().unwrap_or(Path::new("")).to_owned();
        let part_of_a_package = home.iter().any(|p| {
            let p = p.to_string_lossy();
            p.starts_with('+') || p.starts_with('@') || p == "private"
        });
        if !part_of_a_package {
            by_folder.entry(home).or_default().push(path);
        }
    }
    let collection = folder.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let mut found = Vec::new();
    for files in by_folder.values() {
        for path in roots(files) {
            let below = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
            found.push(Driver { path, collection: collection.clone(), below });
        }
    }
    found.sort_by(|a, b| a.below.cmp(&b.below));
    found
}

/// The files that can be run and that no other of these mentions.
fn roots(files: &[PathBuf]) -> Vec<PathBuf> {
    let texts: Vec<String> = files.iter().map(|p| text(p)).collect();
    let mut mentioned = BTreeSet::new();
    for (path, text) in files.iter().zip(&texts) {
        let own = stem(path);
        mentioned.extend(names(text).into_iter().filter(|n| *n != own));
    }
    let free = |p: &PathBuf, t: &str| is_program(t) && !mentioned.contains(&stem(p));
    files.iter().zip(&texts).filter(|(p, t)| free(p, t)).map(|(p, _)| p.clone()).collect()
}

/// The programs of a list: a path a line, from the folder of the list; the first folder names the
/// collection.
pub fn listed(list: &Path) -> Vec<Driver> {
    let home = list.parent().unwrap_or(Path::new(""));
    let read = fs::read_to_string(list).unwrap_or_default();
    let driver = |line: &str| {
        let (collection, below) = line.split_once('/')?;
        Some(Driver { path: home.join(line), collection: collection.to_owned(), below: below.to_owned() })
    };
    read.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).filter_map(driver).collect()
}

/// Writes a list that `listed` reads.
pub fn write_list(path: &Path, drivers: &[Driver]) {
    let text: String = drivers.iter().map(|d| d.label() + "\n").collect();
    if let Err(e) = fs::write(path, text) {
        eprintln!("{}: {e}", path.display());
    }
}

/// Why a program cannot be compared: by what it and the files of its folder that it mentions, at any
/// remove, mention. A file `timestamp.m` prints the date, which the comparison leaves out.
pub fn why_skipped(driver: &Driver) -> Option<Skip> {
    let home = driver.path.parent()?;
    let parts = parts(driver);
    let telling = parts.iter().filter(|(path, _)| stem(path) != "timestamp");
    telling.filter_map(|(_, text)| reason(text, &names(text), home)).min_by_key(|s| rank(*s))
}

/// The dialect that a program is written in, as `--dialect` takes it.
pub fn dialect(driver: &Driver) -> &'static str {
    let is_octave = |text: &str| {
        let errors = syntax::parse(FileId::new(0), text, Dialect::Matlab).diagnostics;
        !errors.is_empty() && syntax::parse(FileId::new(0), text, Dialect::Octave).diagnostics.is_empty()
    };
    if parts(driver).iter().any(|(_, text)| is_octave(text)) { "octave" } else { "matlab" }
}

/// The file of a program and the files of its folder that it mentions, at any remove, with their texts.
fn parts(driver: &Driver) -> Vec<(PathBuf, String)> {
    let home = driver.path.parent().unwrap_or(Path::new(""));
    let mut open = vec![driver.path.clone()];
    let mut seen = BTreeSet::from([stem(&driver.path)]);
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        let text = text(&path);
        for name in names(&text) {
            let file = home.join(&name).with_extension("m");
            if file.is_file() && seen.insert(name) {
                open.push(file);
            }
        }
        found.push((path, text));
    }
    found
}

fn reason(text: &str, names: &BTreeSet<String>, home: &Path) -> Option<Skip> {
    let tokens = syntax::tokens(FileId::new(0), text, Dialect::Matlab);
    if tokens.iter().any(|t| t.kind == TokenKind::ShellText) {
        return Some(Skip::System);
    }
    let variables = variables(text, &tokens);
    let own = |word: &str| variables.contains(word) || home.join(word).with_extension("m").is_file();
    let says = |words: &[&str]| words.iter().any(|w| names.contains(*w) && !own(w));
    WORDS.iter().find(|(_, words)| says(words)).map(|(skip, _)| *skip)
}

/// The names that are assigned, and those in the signatures of functions.
fn variables<'a>(text: &'a str, tokens: &[Token]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut in_signature = false;
    for pair in tokens.windows(2) {
        match pair[0].kind {
            TokenKind::Function => in_signature = true,
            TokenKind::Newline | TokenKind::Semicolon => in_signature = false,
            TokenKind::Ident if in_signature || pair[1].kind == TokenKind::Assign => {
                found.extend(text.get(pair[0].start as usize..pair[0].end as usize));
            }
            _ => {}
        }
    }
    found
}

fn rank(skip: Skip) -> usize {
    WORDS.iter().position(|(s, _)| *s == skip).unwrap_or(WORDS.len())
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

fn text(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned()
}

/// The names in a text, the first word of each command among them; fields of structs are none.
fn names(text: &str) -> BTreeSet<String> {
    let tokens = syntax::tokens(FileId::new(0), text, Dialect::Matlab);
    let mut found = BTreeSet::new();
    let mut before = TokenKind::Newline;
    for t in tokens {
        if t.kind == TokenKind::Ident && before != TokenKind::Dot {
            found.extend(text.get(t.start as usize..t.end as usize).map(str::to_owned));
        }
        before = t.kind;
    }
    found
}

/// Whether a text is a script, or a function of nothing that gives nothing.
fn is_program(text: &str) -> bool {
    use TokenKind::{Newline, Semicolon};
    let tokens = code(text);
    match tokens.first().map(|t| t.kind) {
        None | Some(TokenKind::Eof | TokenKind::Classdef) => return false,
        Some(TokenKind::Function) => {}
        Some(_) => return true,
    }
    let signature = tokens[1..].iter().map(|t| t.kind).take_while(|k| !matches!(k, Newline | Semicolon));
    let signature: Vec<TokenKind> = signature.collect();
    match signature.split_first() {
        Some((TokenKind::Ident, rest)) => rest.is_empty() || rest == [TokenKind::LParen, TokenKind::RParen],
        _ => false,
    }
}

/// The name that the first function of a function file gives itself.
pub fn function_name(driver: &Driver) -> Option<String> {
    let text = text(&driver.path);
    match code(&text).as_slice() {
        [first, name, ..] if first.kind == TokenKind::Function && name.kind == TokenKind::Ident => {
            text.get(name.start as usize..name.end as usize).map(str::to_owned)
        }
        _ => None,
    }
}

/// The tokens from the first one on that is no comment and no end of a line, without comments.
fn code(text: &str) -> Vec<Token> {
    use TokenKind::{BlockComment, Comment, Newline};
    let tokens = syntax::tokens(FileId::new(0), text, Dialect::Matlab);
    let code = tokens.into_iter().filter(|t| !matches!(t.kind, Comment | BlockComment));
    code.skip_while(|t| t.kind == Newline).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_and_functions_of_nothing_are_programs() {
        for program in ["x = 1;", "% text\nfunction f\nend", "function f ( )\n x = 1;\n", "clear all"] {
            assert!(is_program(program), "{program}");
        }
        for other in ["function f(x)", "function y = f\ny = 1;", "classdef a\nend", "% text", ""] {
            assert!(!is_program(other), "{other}");
        }
    }

    #[test]
    fn names_are_no_text_and_no_fields() {
        let names = names("x = y.plot; % figure\nz = 'rand'; close all\n");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["close", "x", "y", "z"]);
    }
}
