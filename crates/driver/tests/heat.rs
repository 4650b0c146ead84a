//! The heat rod of the Tamer's Figure 3 (`tests/programs/heat`), called with a double and asked for its
//! result. `calls.txt` is the call structure of the paper's section 5.6, written by hand;
//! `listing.txt` is the listing in the manner of its appendix A, which `BLESS=1` writes anew.

use std::path::{Path, PathBuf};
use tame_driver::{Options, RealSystem, Session, argument_types, call_structure, with_stack};

fn heat(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/heat").join(file)
}

fn analysed() -> (String, String) {
    with_stack(|| {
        let mut session = Session::new(Box::new(RealSystem::default()), Options::default());
        let entry = session.load(&heat("main.m")).expect("main");
        let args = argument_types("double(1,1)").expect("types");
        call_structure(&mut session, entry, &args, 1)
    })
    .expect("a thread")
}

fn text(file: &str) -> String {
    std::fs::read_to_string(heat(file)).unwrap_or_default()
}

#[test]
fn the_call_structure_is_that_of_section_5_6() {
    assert_eq!(analysed().0, text("calls.txt"));
}

#[test]
fn the_listing_is_that_of_appendix_a() {
    let (_, listing) = analysed();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(heat("listing.txt"), &listing).expect("listing.txt");
    }
    // The case of four arguments is never taken, and its assignments are never made.
    let part = listing.split("function out = solveSystem").nth(1).expect("solveSystem");
    let case = part.split("Tspan = ").next().expect("the first case");
    assert!(case.matches("% non-viable").count() >= 2, "{case}");
    assert!(part.lines().any(|l| l.contains("Tspan = ") && l.contains("% non-viable")), "{part}");
    assert_eq!(listing, text("listing.txt"));
}
