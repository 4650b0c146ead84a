//! Wheels: a package of Python in one file, which `pip install` puts in its place without running anything.
//!
//! A wheel is a zip archive of the package with three files about it. Its name says
//! where it can be installed: with any Python 3 on machines whose C library is as new as the newest function of it that
//! the shared library calls (PEP 600). Sources: PEP 427, 425, 600; APPNOTE of zip.

use base::{Diagnostic, codes};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::io::Write as _;
use std::path::Path;

/// The files of a wheel: their places in it and what they hold.
pub type Files = Vec<(String, Vec<u8>)>;

/// The tag of the platform that a shared library is for.
pub fn platform(library: &[u8]) -> String {
    let (os, arch) = (std::env::consts::OS, std::env::consts::ARCH);
    match (os, newest_glibc(library)) {
        // No older version is known to any installer.
        ("linux", Some(minor)) => format!("manylinux_2_{}_{arch}", minor.max(5)),
        _ => format!("{os}_{arch}"),
    }
}

/// The newest version of the GNU C library, 2.N, whose functions a shared library calls by its table of versions.
fn newest_glibc(library: &[u8]) -> Option<u32> {
    const NAME: &[u8] = b"GLIBC_2.";
    let places =
        library.windows(NAME.len()).enumerate().filter(|(_, w)| *w == NAME).map(|(k, _)| k + NAME.len());
    let number = |at: usize| {
        let digits: Vec<u8> = library[at..].iter().copied().take_while(u8::is_ascii_digit).take(3).collect();
        String::from_utf8(digits).ok()?.parse().ok()
    };
    places.filter_map(number).max()
}

/// The wheel of a package: its file name, and what it holds.
pub fn wheel(name: &str, summary: &str, platform: &str, mut files: Files) -> (String, Vec<u8>) {
    let info = format!("{name}-{VERSION}.dist-info");
    let tag = format!("py3-none-{platform}");
    let about = format!(
        "Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\nSummary: {}\nRequires-Python: >=3.8\n\
         Requires-Dist: numpy\n",
        summary.replace('\n', " ")
    );
    let made = format!(
        "Wheel-Version: 1.0\nGenerator: tame ({})\nRoot-Is-Purelib: false\nTag: {tag}\n",
        env!("CARGO_PKG_VERSION")
    );
    files.push((format!("{info}/METADATA"), about.into_bytes()));
    files.push((format!("{info}/WHEEL"), made.into_bytes()));
    files.push((format!("{info}/top_level.txt"), format!("{name}\n").into_bytes()));
    let mut record = String::new();
    for (place, bytes) in &files {
        let _ = writeln!(record, "{place},sha256={},{}", base64(&sha256(bytes)), bytes.len());
    }
    let _ = writeln!(record, "{info}/RECORD,,");
    files.push((format!("{info}/RECORD"), record.into_bytes()));
    (format!("{name}-{VERSION}-{tag}.whl"), zip(&files))
}

/// What packages are called until somebody gives them a version of their own.
const VERSION: &str = "1.0";

/// The files of a folder, by their places in it; hidden ones and what Python keeps aside are none.
pub fn within(folder: &Path, below: &str, found: &mut Files) -> Result<(), Diagnostic> {
    let failed = |e: std::io::Error| {
        Diagnostic::without_span(&codes::FILE_NOT_FOUND, format!("cannot read {}: {e}", folder.display()))
    };
    let mut entries = Vec::new();
    for entry in folder.read_dir().map_err(failed)? {
        entries.push(entry.map_err(failed)?);
    }
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let place = format!("{below}/{name}");
        if name.starts_with('.') || name == "__pycache__" {
            continue;
        }
        if entry.path().is_dir() {
            within(&entry.path(), &place, found)?;
        } else {
            found.push((place, std::fs::read(entry.path()).map_err(failed)?));
        }
    }
    Ok(())
}

/// An archive of the first day that zip knows.
fn zip(files: &Files) -> Vec<u8> {
    let mut out: Vec<u8> = Vec::new();
    let mut listed: Vec<u8> = Vec::new();
    for (place, bytes) in files {
        let at = out.len() as u32;
        let mut crc = Crc::new();
        crc.update(bytes);
        let packed = deflated(bytes);
        let mut head: Vec<u8> = Vec::new();
        // Version 2.0, names in UTF-8, deflated, 1 January 1980.
        for x in [20u16, 1 << 11, 8, 0, 0x21] {
            head.extend(x.to_le_bytes());
        }
        for x in [crc.sum(), packed.len() as u32, bytes.len() as u32] {
            head.extend(x.to_le_bytes());
        }
        head.extend((place.len() as u16).to_le_bytes());
        head.extend(0u16.to_le_bytes());
        out.extend(b"PK\x03\x04");
        out.extend(&head);
        out.extend(place.as_bytes());
        out.extend(packed);
        listed.extend(b"PK\x01\x02");
        // Made on Unix, where files have rights.
        listed.extend((3u16 << 8 | 20).to_le_bytes());
        listed.extend(&head);
        for x in [0u16, 0, 0] {
            listed.extend(x.to_le_bytes());
        }
        listed.extend((0o100_644u32 << 16).to_le_bytes());
        listed.extend(at.to_le_bytes());
        listed.extend(place.as_bytes());
    }
    let (at, count) = (out.len() as u32, files.len() as u16);
    out.extend(&listed);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend(count.to_le_bytes());
    out.extend(count.to_le_bytes());
    out.extend((listed.len() as u32).to_le_bytes());
    out.extend(at.to_le_bytes());
    out.extend(0u16.to_le_bytes());
    out
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut out = DeflateEncoder::new(Vec::new(), Compression::default());
    // A vector takes whatever is written.
    let done = out.write_all(bytes).and_then(|()| out.finish());
    done.unwrap_or_default()
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// As addresses have it, without padding.
fn base64(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_standards() {
        let hex = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect::<String>();
        assert_eq!(hex(&sha256(b"abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hex(&sha256(b"")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(
            hex(&sha256(b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        );
        assert_eq!(base64(b"\xfb\xff\xfe!"), "-__-IQ");
    }

    #[test]
    fn the_newest_function_of_the_c_library_decides() {
        assert_eq!(
            platform(b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.17\0"),
            format!("manylinux_2_34_{}", std::env::consts::ARCH)
        );
    }
}
