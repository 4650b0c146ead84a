//! The table of builtins that programs call by a name that only the run knows is what the specifications
//! say. `BLESS=1` writes it anew.

use std::path::Path;

#[test]
fn the_table_of_names_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime/src/cabi/builtins.txt");
    let now = tame_codegen::lower::by_name();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &now).expect("the table can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the table");
    assert!(kept == now, "crates/runtime/src/cabi/builtins.txt is not current: BLESS=1 writes it");
}
