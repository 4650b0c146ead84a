//! Libraries that the running program carries behind its own end, so that one file is a whole installation.
//!
//! `cargo xtask dist` appends them ([`append`]); where no library lies beside the program, the first build unpacks
//! what it needs into the user's cache folder ([`library`]). Behind the program stand the packed libraries (zlib,
//! RFC 1950), a table of them, and a trailer of a fixed length:
//!
//! ```text
//! packed libraries | table: for each library  name length u32, name, offset u64, packed u64, bytes u64, sum u32
//! trailer: offset of the table u64, number of libraries u32, MAGIC
//! ```
//!
//! Numbers are little-endian. Whatever is damaged in it counts as not there. A cached file has the checksum in its
//! name; it is written beside its place and renamed, so that builds at the same time never see half of one.

use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 16] = b"tame carries 01\n";
const TRAILER: u64 = 8 + 4 + MAGIC.len() as u64;

/// No program carries more libraries, and none has a longer name.
const MOST: u32 = 64;

/// Where a library stands in the program.
struct Entry {
    name: String,
    offset: u64,
    packed: u64,
    bytes: u64,
    sum: u32,
}

/// Appends libraries, each a name and its contents, to the program in `file`.
pub fn append(file: &mut File, libraries: &[(&str, Vec<u8>)]) -> io::Result<()> {
    file.seek(SeekFrom::End(0))?;
    let mut table = Vec::new();
    for (name, contents) in libraries {
        let offset = file.stream_position()?;
        let mut packer = ZlibEncoder::new(&mut *file, Compression::best());
        packer.write_all(contents)?;
        packer.finish()?;
        let packed = file.stream_position()? - offset;
        let mut crc = Crc::new();
        crc.update(contents);
        table.extend(u32::try_from(name.len()).map_err(io::Error::other)?.to_le_bytes());
        table.extend(name.as_bytes());
        for n in [offset, packed, contents.len() as u64] {
            table.extend(n.to_le_bytes());
        }
        table.extend(crc.sum().to_le_bytes());
    }
    let at = file.stream_position()?;
    file.write_all(&table)?;
    file.write_all(&at.to_le_bytes())?;
    file.write_all(&u32::try_from(libraries.len()).map_err(io::Error::other)?.to_le_bytes())?;
    file.write_all(MAGIC)
}

/// The file of a library that the running program carries, unpacked into the user's cache folder; `None` where it
/// carries none of that name. An error is the system's: no folder for it, or no room.
pub fn library(name: &str) -> io::Result<Option<PathBuf>> {
    let Ok(mut program) = std::env::current_exe().and_then(File::open) else { return Ok(None) };
    let entry = entries(&mut program).ok().and_then(|all| all.into_iter().find(|e| e.name == name));
    match entry {
        Some(entry) => unpacked(&mut program, &entry, &cache_folder()?).map(Some),
        None => Ok(None),
    }
}

/// `$XDG_CACHE_HOME/tame`, else `~/.cache/tame`.
fn cache_folder() -> io::Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    let folder = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
    let nowhere = || io::Error::other("neither XDG_CACHE_HOME nor HOME names a folder to unpack to");
    folder.map(|f| f.join("tame")).ok_or_else(nowhere)
}

/// The file of a library in a folder, made if it is not there.
fn unpacked(program: &mut File, entry: &Entry, folder: &Path) -> io::Result<PathBuf> {
    let path = folder.join(format!("{:08x}-{}", entry.sum, entry.name));
    // What lies there under a link is somebody else's.
    if std::fs::symlink_metadata(&path).is_ok_and(|m| m.is_file() && m.len() == entry.bytes) {
        return Ok(path);
    }
    std::fs::create_dir_all(folder)?;
    program.seek(SeekFrom::Start(entry.offset))?;
    // One byte more than there should be tells a longer one.
    let mut contents = ZlibDecoder::new(program.take(entry.packed)).take(entry.bytes.saturating_add(1));
    let mut made = tempfile::NamedTempFile::new_in(folder)?;
    let mut crc = Crc::new();
    let mut part = vec![0; 1 << 16];
    loop {
        let n = contents.read(&mut part)?;
        if n == 0 {
            break;
        }
        crc.update(&part[..n]);
        made.write_all(&part[..n])?;
    }
    if crc.sum() != entry.sum || made.as_file().metadata()?.len() != entry.bytes {
        return Err(io::Error::other("the library that the program carries is damaged"));
    }
    made.persist(&path)?;
    Ok(path)
}

/// What a program carries.
fn entries(program: &mut File) -> io::Result<Vec<Entry>> {
    let damaged = || io::Error::other("no table of libraries");
    let len = program.metadata()?.len();
    let end = len.checked_sub(TRAILER).ok_or_else(damaged)?;
    program.seek(SeekFrom::Start(end))?;
    let (at, count) = (read_u64(program)?, read_u32(program)?);
    let mut magic = [0; MAGIC.len()];
    program.read_exact(&mut magic)?;
    if magic != *MAGIC || at > end || count > MOST {
        return Err(damaged());
    }
    program.seek(SeekFrom::Start(at))?;
    let mut found = Vec::new();
    for _ in 0..count {
        let length = read_u32(program)?;
        if length > MOST {
            return Err(damaged());
        }
        let mut name = vec![0; length as usize];
        program.read_exact(&mut name)?;
        let name = String::from_utf8(name).map_err(io::Error::other)?;
        let entry = Entry {
            name,
            offset: read_u64(program)?,
            packed: read_u64(program)?,
            bytes: read_u64(program)?,
            sum: read_u32(program)?,
        };
        if entry.name.contains(['/', '\\']) || entry.offset.saturating_add(entry.packed) > end {
            return Err(damaged());
        }
        found.push(entry);
    }
    Ok(found)
}

fn read_u32(from: &mut File) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn read_u64(from: &mut File) -> io::Result<u64> {
    let mut bytes = [0; 8];
    from.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program_with(libraries: &[(&str, Vec<u8>)]) -> File {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"the program itself").unwrap();
        append(&mut file, libraries).unwrap();
        file
    }

    #[test]
    fn what_is_appended_is_unpacked_once() {
        let long: Vec<u8> = (0..200_000u32).flat_map(|k| (k % 7919).to_le_bytes()).collect();
        let mut program = program_with(&[("liba.a", b"short".to_vec()), ("libb.a", long.clone())]);
        let found = entries(&mut program).unwrap();
        assert_eq!(found.iter().map(|e| e.name.as_str()).collect::<Vec<_>>(), ["liba.a", "libb.a"]);
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("deep/tame");
        for (entry, contents) in found.iter().zip([b"short".to_vec(), long]) {
            let path = unpacked(&mut program, entry, &folder).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), contents);
            assert_eq!(unpacked(&mut program, entry, &folder).unwrap(), path);
        }
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    }

    #[test]
    fn a_cached_file_that_is_cut_off_is_made_anew() {
        let mut program = program_with(&[("liba.a", b"contents".to_vec())]);
        let entry = entries(&mut program).unwrap().remove(0);
        let cache = tempfile::tempdir().unwrap();
        let path = unpacked(&mut program, &entry, cache.path()).unwrap();
        std::fs::write(&path, b"cont").unwrap();
        assert_eq!(
            std::fs::read(unpacked(&mut program, &entry, cache.path()).unwrap()).unwrap(),
            b"contents"
        );
    }

    #[test]
    fn every_damage_is_an_error_and_no_file() {
        let mut program = program_with(&[("liba.a", vec![7; 3000])]);
        program.seek(SeekFrom::Start(0)).unwrap();
        let mut whole = Vec::new();
        program.read_to_end(&mut whole).unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x41;
            let mut file = tempfile::tempfile().unwrap();
            file.write_all(&bytes).unwrap();
            let cache = tempfile::tempdir().unwrap();
            for entry in entries(&mut file).unwrap_or_default() {
                // What stands outside of the payload and the names is not looked at.
                if let Ok(path) = unpacked(&mut file, &entry, cache.path()) {
                    assert_eq!(std::fs::read(path).unwrap(), vec![7; 3000], "byte {at}");
                } else {
                    assert_eq!(std::fs::read_dir(cache.path()).unwrap().count(), 0, "byte {at}");
                }
            }
        }
        for length in 0..whole.len() {
            let mut file = tempfile::tempfile().unwrap();
            file.write_all(&whole[..length]).unwrap();
            assert!(entries(&mut file).is_err(), "{length}");
        }
    }
}
