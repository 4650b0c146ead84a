//! `tame repl`: the terminal of the read-eval-print loop. Lines are edited, remembered and completed on
//! a terminal; anything else on the standard input is read line by line, without prompts.
//!
//! Ctrl-C stops what runs and keeps the workspace; where that does not answer, a second one ends the
//! process. At the prompt it throws the typed text away.

use driver::{Answer, Repl};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Editor, Helper};
use std::cell::RefCell;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::rc::Rc;

/// Runs the loop to its end; the exit code.
pub fn run(repl: Repl) -> u8 {
    if let Err(e) = catch_interrupts(&repl) {
        eprintln!("warning: Ctrl-C will end tame: {e}");
    }
    let repl = Rc::new(RefCell::new(repl));
    let code = if std::io::stdin().is_terminal() { edited(&repl) } else { plain(&repl) };
    if let Ok(repl) = Rc::try_unwrap(repl) {
        repl.into_inner().finish();
    }
    code
}

fn catch_interrupts(repl: &Repl) -> std::io::Result<()> {
    let flag = repl.interrupt_flag();
    signal_hook::flag::register_conditional_shutdown(signal_hook::consts::SIGINT, 130, flag.clone())?;
    signal_hook::flag::register(signal_hook::consts::SIGINT, flag)?;
    Ok(())
}

/// Runs a text; the exit code where it ends the loop.
fn feed(repl: &Rc<RefCell<Repl>>, text: &str) -> Option<u8> {
    let answer = repl.borrow_mut().run(text);
    match answer {
        Answer::Done => None,
        Answer::Failed(report) => {
            eprint!("{report}");
            None
        }
        Answer::Exit(code) => Some(u8::try_from(code.rem_euclid(256)).unwrap_or(1)),
    }
}

/// Lines from a file or a pipe.
fn plain(repl: &Rc<RefCell<Repl>>) -> u8 {
    let mut text = String::new();
    loop {
        // The program may read from the same input: no line more is taken than is run.
        let read = std::io::stdin().read_line(&mut text);
        let ended = !matches!(read, Ok(n) if n > 0);
        if (ended || !repl.borrow().needs_more(&text))
            && let Some(code) = feed(repl, &std::mem::take(&mut text))
        {
            return code;
        }
        if ended {
            return 0;
        }
    }
}

/// Lines that a user edits.
fn edited(repl: &Rc<RefCell<Repl>>) -> u8 {
    let config = Config::builder().completion_type(CompletionType::List).auto_add_history(false).build();
    let editor = Editor::<Names, DefaultHistory>::with_config(config);
    let Ok(mut editor) = editor else { return plain(repl) };
    editor.set_helper(Some(Names(repl.clone())));
    let history = history_file();
    if let Some(file) = &history {
        let _ = editor.load_history(file);
    }
    println!("tame {}. Type help NAME for help, exit to leave.", env!("CARGO_PKG_VERSION"));
    let mut text = String::new();
    let code = loop {
        match editor.readline(if text.is_empty() { ">> " } else { "   " }) {
            Ok(line) => {
                text += &line;
                text.push('\n');
            }
            Err(ReadlineError::Interrupted) => {
                text.clear();
                continue;
            }
            Err(_) => break 0,
        }
        if repl.borrow().needs_more(&text) {
            continue;
        }
        let whole = std::mem::take(&mut text);
        if !whole.trim().is_empty() {
            let _ = editor.add_history_entry(whole.trim_end());
        }
        if let Some(code) = feed(repl, &whole) {
            break code;
        }
    };
    if let Some(file) = &history {
        let _ = file.parent().map(std::fs::create_dir_all);
        let _ = editor.save_history(file);
    }
    // The helper shares the loop, which is to be finished.
    editor.set_helper(None);
    code
}

/// `$TAME_HISTORY`, or `tame/history` where the system keeps such things.
fn history_file() -> Option<PathBuf> {
    if let Some(file) = std::env::var_os("TAME_HISTORY") {
        return Some(file.into());
    }
    let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".local/state"));
    state.or_else(home).map(|s| s.join("tame/history"))
}

/// Completes names.
struct Names(Rc<RefCell<Repl>>);

impl Completer for Names {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.0.borrow().complete(line, cursor))
    }
}

impl Hinter for Names {
    type Hint = String;
}

impl Highlighter for Names {}
impl Validator for Names {}
impl Helper for Names {}
