//! What a compiled program says of itself before it begins.

use super::Instance;
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
