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
//! The first library is packed as it is. Every other is packed as steps by which it is made of the first: bytes of its
//! own, length u64 and they, and a piece of the first, offset u64 and length u64, by turns. One of our libraries holds
//! nearly all members of the other.
//!
//! Numbers are little-endian. Whatever is damaged in it counts as not there. A cached file has the checksum in its
//! name; it is written beside its place and renamed, so that builds at the same time never see half of one.

use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 16] = b"tame carries 02\n";
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
        match libraries.first() {
            Some((first, base)) if first != name => packer.write_all(&steps(base, contents))?,
            _ => packer.write_all(contents)?,
        }
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

/// How an archive is made of another one: what both have are the contents of members.
fn steps(base: &[u8], contents: &[u8]) -> Vec<u8> {
    let there: HashMap<&[u8], usize> =
        members(base).into_iter().map(|(at, n)| (&base[at..at + n], at)).collect();
    let mut out = Vec::new();
    let mut step = |own: &[u8], from: usize, length: usize| {
        out.extend((own.len() as u64).to_le_bytes());
        out.extend(own);
        out.extend((from as u64).to_le_bytes());
        out.extend((length as u64).to_le_bytes());
    };
    let mut done = 0;
    for (at, n) in members(contents) {
        if let Some(from) = there.get(&contents[at..at + n]) {
            step(&contents[done..at], *from, n);
            done = at + n;
        }
    }
    step(&contents[done..], 0, 0);
    out
}

/// Where the contents of the members of an archive stand, and how long they are: those before the first that is
/// damaged.
fn members(archive: &[u8]) -> Vec<(usize, usize)> {
    const HEADER: usize = 60;
    let mut found = Vec::new();
    let mut at = if archive.starts_with(b"!<arch>\n") { 8 } else { archive.len() };
    while let Some(header) = archive.get(at..at + HEADER) {
        let size = std::str::from_utf8(&header[48..58]).ok().and_then(|s| s.trim_end().parse::<usize>().ok());
        let start = at + HEADER;
        let Some(size) = size.filter(|n| *n <= archive.len() - start) else { break };
        found.push((start, size));
        at = start + size + size % 2;
    }
    found
}

/// Follows the steps by which a library is made of another.
fn follow(
    base: &[u8],
    mut steps: impl Read,
    mut part: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let damaged = || io::Error::other(DAMAGED);
    loop {
        let mut length = [0; 8];
        match steps.read(&mut length[..1])? {
            0 => return Ok(()),
            _ => steps.read_exact(&mut length[1..])?,
        }
        let own = u64::from_le_bytes(length);
        let mut left = own;
        let mut piece = vec![0; 1 << 16];
        while left > 0 {
            let most = piece.len().min(usize::try_from(left).unwrap_or(usize::MAX));
            let n = steps.read(&mut piece[..most])?;
            if n == 0 {
                return Err(damaged());
            }
            part(&piece[..n])?;
            left -= n as u64;
        }
        let (from, length) = (read_u64(&mut steps)?, read_u64(&mut steps)?);
        let range = usize::try_from(from).ok().zip(usize::try_from(length).ok());
        let shared = range.and_then(|(from, n)| base.get(from..from.checked_add(n)?)).ok_or_else(damaged)?;
        part(shared)?;
    }
}

const DAMAGED: &str = "the library that the program carries is damaged";

/// The file of a library that the running program carries, unpacked into the user's cache folder; `None` where it
/// carries none of that name. An error is the system's: no folder for it, or no room.
pub fn library(name: &str) -> io::Result<Option<PathBuf>> {
    let Ok(mut program) = std::env::current_exe().and_then(File::open) else { return Ok(None) };
    let all = entries(&mut program).unwrap_or_default();
    match all.iter().position(|e| e.name == name) {
        Some(k) => unpacked(&mut program, &all, k, &cache_folder()?).map(Some),
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

/// The file of the library `k` in a folder, made if it is not there.
fn unpacked(program: &mut File, all: &[Entry], k: usize, folder: &Path) -> io::Result<PathBuf> {
    let entry = &all[k];
    let path = folder.join(format!("{:08x}-{}", entry.sum, entry.name));
    // What lies there under a link is somebody else's.
    if std::fs::symlink_metadata(&path).is_ok_and(|m| m.is_file() && m.len() == entry.bytes) {
        return Ok(path);
    }
    std::fs::create_dir_all(folder)?;
    let mut base = Vec::new();
    if k > 0 {
        packed(program, &all[0])?.read_to_end(&mut base)?;
    }
    let mut made = tempfile::NamedTempFile::new_in(folder)?;
    let mut crc = Crc::new();
    let mut length = 0;
    let mut part = |piece: &[u8]| {
        length += piece.len() as u64;
        if length > entry.bytes {
            return Err(io::Error::other(DAMAGED));
        }
        crc.update(piece);
        made.write_all(piece)
    };
    let mut contents = packed(program, entry)?;
    if k > 0 {
        follow(&base, contents, &mut part)?;
    } else {
        let mut piece = vec![0; 1 << 16];
        loop {
            match contents.read(&mut piece)? {
                0 => break,
                n => part(&piece[..n])?,
            }
        }
    }
    if crc.sum() != entry.sum || length != entry.bytes {
        return Err(io::Error::other(DAMAGED));
    }
    made.persist(&path)?;
    Ok(path)
}

/// What is packed for an entry; of the first, one byte more than there should be tells a longer one.
fn packed<'f>(program: &'f mut File, entry: &Entry) -> io::Result<impl Read + use<'f>> {
    program.seek(SeekFrom::Start(entry.offset))?;
    let most = entry.bytes.saturating_mul(2).saturating_add(1 << 20);
    Ok(ZlibDecoder::new(program.take(entry.packed)).take(most))
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

fn read_u32(from: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn read_u64(from: &mut impl Read) -> io::Result<u64> {
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
        for (k, contents) in [b"short".to_vec(), long].into_iter().enumerate() {
            let path = unpacked(&mut program, &found, k, &folder).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), contents);
            assert_eq!(unpacked(&mut program, &found, k, &folder).unwrap(), path);
        }
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    }

    /// An archive of members with these contents.
    fn archive(members: &[&[u8]]) -> Vec<u8> {
        let mut out = b"!<arch>\n".to_vec();
        for (k, member) in members.iter().enumerate() {
            out.extend(format!("{:<48}{:<10}`\n", format!("{k}.o/"), member.len()).as_bytes());
            out.extend(*member);
            if member.len() % 2 == 1 {
                out.push(b'\n');
            }
        }
        out
    }

    #[test]
    fn members_of_two_archives_are_packed_once() {
        // What cannot be packed: bytes of a generator.
        let mut x = 1u64;
        let mut noise = |n: usize| -> Vec<u8> {
            let next = |_| {
                x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (x >> 56) as u8
            };
            (0..n).map(next).collect()
        };
        let (a, b, c) = (noise(20_001), noise(30_000), noise(101));
        let whole = archive(&[&a, b"own", &b]);
        let part = archive(&[&b, &c, &a, b""]);
        let mut program = program_with(&[("libwhole.a", whole.clone()), ("libpart.a", part.clone())]);
        let found = entries(&mut program).unwrap();
        assert!(found[1].packed < 1000, "{}", found[1].packed);
        let cache = tempfile::tempdir().unwrap();
        let path = unpacked(&mut program, &found, 1, cache.path()).unwrap();
        assert_eq!(std::fs::read(path).unwrap(), part);
        // What is cut off is no archive, and is packed all the same.
        for n in [0, 7, 30, 70, 9000] {
            let cut = &part[..n];
            let mut made = Vec::new();
            let own = steps(&whole, cut);
            follow(&whole, own.as_slice(), |piece| Ok(made.extend_from_slice(piece))).unwrap();
            assert_eq!(made, cut);
        }
    }

    #[test]
    fn a_cached_file_that_is_cut_off_is_made_anew() {
        let mut program = program_with(&[("liba.a", b"contents".to_vec())]);
        let found = entries(&mut program).unwrap();
        let cache = tempfile::tempdir().unwrap();
        let path = unpacked(&mut program, &found, 0, cache.path()).unwrap();
        std::fs::write(&path, b"cont").unwrap();
        let again = unpacked(&mut program, &found, 0, cache.path()).unwrap();
        assert_eq!(std::fs::read(again).unwrap(), b"contents");
    }

    #[test]
    fn every_damage_is_an_error_and_no_file() {
        let (first, second) = (archive(&[&[7; 3000]]), archive(&[&[7; 3000], b"more"]));
        let mut program = program_with(&[("liba.a", first.clone()), ("libb.a", second.clone())]);
        program.seek(SeekFrom::Start(0)).unwrap();
        let mut whole = Vec::new();
        program.read_to_end(&mut whole).unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x41;
            let mut file = tempfile::tempfile().unwrap();
            file.write_all(&bytes).unwrap();
            let cache = tempfile::tempdir().unwrap();
            let found = entries(&mut file).unwrap_or_default();
            for k in 0..found.len() {
                let before = std::fs::read_dir(cache.path()).unwrap().count();
                // What stands outside of the payload and the names is not looked at.
                if let Ok(path) = unpacked(&mut file, &found, k, cache.path()) {
                    assert_eq!(&std::fs::read(path).unwrap(), [&first, &second][k], "byte {at}");
                } else {
                    assert_eq!(std::fs::read_dir(cache.path()).unwrap().count(), before, "byte {at}");
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
