//! What a compiled program says of itself before it begins.

use super::{Instance, text};
use std::ffi::c_char;

/// Registers unknown names of the program, each with the known one that may have been meant; a null
/// ends the list.
///
/// # Safety
/// `cx` is a live context; the list and its texts live as long.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_unknown_names(cx: *mut Instance, names: *const *const c_char) {
    // SAFETY: by the caller's promise.
    unsafe { (*cx).names = names };
}

/// Values are shown as Octave shows them.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_octave(cx: *mut Instance) {
    // SAFETY: by the caller's promise.
    let context = unsafe { &mut (*cx).context };
    context.octave = true;
    context.format.octave = true;
}

/// What may have been meant by an unknown name.
pub(super) fn near(names: *const *const c_char, name: &str) -> Option<String> {
    let mut at = names;
    // SAFETY: the emitted program registers pairs of strings that end with a null, or nothing.
    while !at.is_null() && unsafe { !(*at).is_null() } {
        // SAFETY: as above.
        let (unknown, known) = unsafe { (text(*at), text(*at.add(1))) };
        if unknown == name {
            return Some(known.into_owned());
        }
        // SAFETY: as above.
        at = unsafe { at.add(2) };
    }
    None
}
