//! How the process keeps memory. Programs on arrays allocate and free the same sizes over and over;
//! where freed blocks go back to the system at once, every result costs fresh pages, which take
//! longer than most operations. What it does not do: limit memory, or touch a host program that only
//! uses the library: whoever owns the process calls [`keep_freed`] once.
//! Source: mallopt(3), sysconf(3), proc(5).

/// Lets the allocator keep freed blocks up to 256 MiB for reuse. Without effect where the allocator
/// is not glibc's.
pub fn keep_freed() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        const M_TRIM_THRESHOLD: i32 = -1;
        const M_MMAP_THRESHOLD: i32 = -3;
        const M_ARENA_MAX: i32 = -8;
        const BYTES: i32 = 256 << 20;
        unsafe extern "C" {
            fn mallopt(param: i32, value: i32) -> i32;
        }
        // SAFETY: mallopt takes two integers, keeps no pointers, and may be called at any time;
        // values it does not like it refuses.
        unsafe {
            // Other arenas than the first hold no large blocks, and programs run on one thread.
            mallopt(M_ARENA_MAX, 1);
            mallopt(M_MMAP_THRESHOLD, BYTES);
            mallopt(M_TRIM_THRESHOLD, BYTES);
        }
    }
}

/// The bytes of memory that the machine has, if it says so.
pub(crate) fn of_machine() -> Option<usize> {
    const PHYSICAL_PAGES: i32 = if cfg!(target_os = "linux") { 85 } else { 200 };
    page()?.checked_mul(asked(PHYSICAL_PAGES)?)
}

/// The bytes of a page, in which the system counts memory, if it says so.
pub(crate) fn page() -> Option<usize> {
    const PAGE_SIZE: i32 = if cfg!(target_os = "linux") { 30 } else { 29 };
    asked(PAGE_SIZE)
}

/// What the system says of itself by a number of sysconf(3), if it is more than 0.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn asked(name: i32) -> Option<usize> {
    unsafe extern "C" {
        fn sysconf(name: i32) -> std::ffi::c_long;
    }
    // SAFETY: sysconf takes a number and gives one, negative where it knows nothing of the name.
    let said = unsafe { sysconf(name) };
    usize::try_from(said).ok().filter(|n| *n > 0)
}

/// What the system says of itself: other systems number it otherwise.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn asked(_: i32) -> Option<usize> {
    None
}
