//! The members of a block of declarations, with the comments among them.

use super::cursor::Cursor;
use super::open_blocks::OpenBlocks;
use super::{Failed, Parse};
use crate::ast::Item;
use crate::token::TokenKind as K;

/// The members found so far, and where the one begins that is being parsed: between
/// [`begin`](Self::begin) and [`end`](Self::end) the parser of the block parses it.
pub(super) struct Members<T> {
    pub items: Vec<Item<T>>,
    start: u32,
    depth: u32,
    open: usize,
}

impl<T> Members<T> {
    pub fn new() -> Members<T> {
        Members { items: Vec::new(), start: 0, depth: 0, open: 0 }
    }

    /// Passes over separators and comments; whether a member begins then. Where none does, the current
    /// token is the end of the block.
    pub fn begin(&mut self, cursor: &mut Cursor<'_>, blocks: &OpenBlocks) -> bool {
        loop {
            cursor.skip_separators();
            match cursor.tok.kind {
                K::Eof | K::End | K::OctaveEnd | K::Classdef => return false,
                K::Function if blocks.innermost().is_none_or(|o| o.keyword != "methods") => return false,
                K::Comment | K::BlockComment | K::OpenComment => {
                    self.items.push(Item::Comment(cursor.comment()));
                }
                _ if cursor.at_hash_comment() => cursor.skip_hash_comment(),
                _ => {
                    self.start = cursor.tok.start;
                    self.depth = cursor.depth;
                    self.open = blocks.len();
                    return true;
                }
            }
        }
    }

    /// Adds the member, or goes to where the next one may begin.
    pub fn end(&mut self, member: Parse<T>, cursor: &mut Cursor<'_>, blocks: &mut OpenBlocks) {
        match member {
            Ok(member) => self.items.push(Item::Member(member)),
            Err(Failed) => {
                cursor.depth = self.depth;
                blocks.truncate(self.open);
                cursor.recover();
                if cursor.tok.start == self.start {
                    cursor.advance();
                }
            }
        }
    }
}
