//! Bytes made shorter and made whole again, and their checksum: what the archives of the prelude (`zip`, `gzip`) are
//! written with. What an archive is, the prelude says.
//!
//! Source: RFC 1951 and 1952, by way of `flate2`.

use super::args::text;
use crate::array::{Array, Dims};
use crate::context::Context;
use crate::element::Element;
use crate::error::Error;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder, MultiGzDecoder};
use flate2::write::GzEncoder;
use std::io::{Read, Write};

crate::kernels! {
    "mc_compress" => compress,
}

type R = Result<Outputs, Error>;

/// As many bytes as one file may have after all of it is there again.
const LARGEST: u64 = 1 << 31;

/// `mc_compress(bytes, way)`: a row of bytes `'deflate'`d, `'inflate'`d, `'gzip'`ped, `'gunzip'`ped, or their
/// `'crc32'` as a number.
fn compress(_: &mut Context, args: &mut [Value], _: usize) -> R {
    let way = text(&args[1], "mc_compress")?;
    let given = super::numbers_to_bytes(&args[0]);
    let given = given.as_slice();
    if way == "crc32" {
        let mut sum = flate2::Crc::new();
        sum.update(given);
        return Ok(one(Value::from(f64::from(sum.sum()))));
    }
    let mut made = Vec::new();
    let done = match way.as_str() {
        "deflate" => DeflateEncoder::new(given, Compression::default()).read_to_end(&mut made),
        "inflate" => DeflateDecoder::new(given).take(LARGEST).read_to_end(&mut made),
        "gunzip" => MultiGzDecoder::new(given).take(LARGEST).read_to_end(&mut made),
        _ => {
            let mut zipper = GzEncoder::new(Vec::new(), Compression::default());
            zipper.write_all(given).and_then(|()| zipper.finish()).map(|bytes| made = bytes).map(|()| 0)
        }
    };
    if done.is_err() {
        return Err(Error::new("MATLAB:io:archive:corrupt", "The file is not an archive, or it is damaged."));
    }
    let n = made.len();
    Ok(one(u8::wrap(Array::new(Dims::matrix(1, n), made))))
}
