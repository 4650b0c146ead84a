//! Tokens and the table of keywords. A token holds no text: its bytes are `start..end`.

use crate::Dialect;

/// One token of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Whether white space or a continuation stands before it.
    pub space_before: bool,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

macro_rules! token_kinds {
    ($($variant:ident = $text:literal,)*) => {
        /// What a token is; `describe` gives the words used in messages.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TokenKind {
            $(#[doc = $text] $variant,)*
        }
        impl TokenKind {
            /// The token in an error message: a name of the class or the quoted text.
            pub fn describe(self) -> &'static str {
                match self { $(TokenKind::$variant => $text),* }
            }
        }
    };
}

token_kinds! {
    Eof = "the end of the text",
    Newline = "the end of the line",
    Semicolon = "`;`",
    Comma = "`,`",
    Separator = "white space between elements",
    Comment = "a comment",
    BlockComment = "a block comment",
    OpenComment = "a block comment that is not closed",
    Ident = "a name",
    Number = "a number",
    Char = "a char vector",
    String = "a string",
    OpenChar = "a char vector that is not closed",
    OpenString = "a string that is not closed",
    Word = "a word of a command",
    ShellText = "a shell command",
    LParen = "`(`",
    RParen = "`)`",
    LBracket = "`[`",
    RBracket = "`]`",
    LBrace = "`{`",
    RBrace = "`}`",
    Dot = "`.`",
    At = "`@`",
    Question = "`?`",
    Colon = "`:`",
    Assign = "`=`",
    PlusAssign = "`+=`",
    MinusAssign = "`-=`",
    StarAssign = "`*=`",
    SlashAssign = "`/=`",
    CaretAssign = "`^=`",
    BarAssign = "`|=`",
    AmpAssign = "`&=`",
    DotStarAssign = "`.*=`",
    DotSlashAssign = "`./=`",
    DotBackslashAssign = "`.\\=`",
    DotCaretAssign = "`.^=`",
    OrOr = "`||`",
    AndAnd = "`&&`",
    Or = "`|`",
    And = "`&`",
    Lt = "`<`",
    Le = "`<=`",
    Gt = "`>`",
    Ge = "`>=`",
    EqEq = "`==`",
    Ne = "`~=`",
    BangNe = "`!=`",
    Plus = "`+`",
    Minus = "`-`",
    Star = "`*`",
    Slash = "`/`",
    Backslash = "`\\`",
    DotStar = "`.*`",
    DotSlash = "`./`",
    DotBackslash = "`.\\`",
    Caret = "`^`",
    DotCaret = "`.^`",
    StarStar = "`**`",
    DotStarStar = "`.**`",
    Tilde = "`~`",
    Bang = "`!`",
    Transpose = "`'`",
    DotTranspose = "`.'`",
    Unknown = "a character that MATLAB does not know",
    Break = "`break`",
    Case = "`case`",
    Catch = "`catch`",
    Classdef = "`classdef`",
    Continue = "`continue`",
    Do = "`do`",
    Else = "`else`",
    Elseif = "`elseif`",
    End = "`end`",
    OctaveEnd = "an Octave `end...` keyword",
    For = "`for`",
    Function = "`function`",
    Global = "`global`",
    If = "`if`",
    Otherwise = "`otherwise`",
    Parfor = "`parfor`",
    Persistent = "`persistent`",
    Return = "`return`",
    Spmd = "`spmd`",
    Switch = "`switch`",
    Try = "`try`",
    Until = "`until`",
    UnwindProtect = "`unwind_protect`",
    UnwindProtectCleanup = "`unwind_protect_cleanup`",
    While = "`while`",
}

impl TokenKind {
    /// The keyword with this text. Octave's own are keywords only in its dialect.
    pub(crate) fn keyword(text: &[u8], dialect: Dialect) -> Option<TokenKind> {
        use TokenKind as K;
        if text.len() < 2 || !text[0].is_ascii_lowercase() {
            return None;
        }
        Some(match text {
            b"break" => K::Break,
            b"case" => K::Case,
            b"catch" => K::Catch,
            b"classdef" => K::Classdef,
            b"continue" => K::Continue,
            b"else" => K::Else,
            b"elseif" => K::Elseif,
            b"end" => K::End,
            b"for" => K::For,
            b"function" => K::Function,
            b"global" => K::Global,
            b"if" => K::If,
            b"otherwise" => K::Otherwise,
            b"parfor" => K::Parfor,
            b"persistent" => K::Persistent,
            b"return" => K::Return,
            b"spmd" => K::Spmd,
            b"switch" => K::Switch,
            b"try" => K::Try,
            b"while" => K::While,
            _ if dialect == Dialect::Matlab => return None,
            b"do" => K::Do,
            b"until" => K::Until,
            b"unwind_protect" => K::UnwindProtect,
            b"unwind_protect_cleanup" => K::UnwindProtectCleanup,
            _ if is_octave_end(text) => K::OctaveEnd,
            _ => return None,
        })
    }

    /// Whether it ends a block or begins a further part of one.
    pub(crate) fn closes_block(self) -> bool {
        use TokenKind as K;
        matches!(
            self,
            K::End
                | K::OctaveEnd
                | K::Else
                | K::Elseif
                | K::Case
                | K::Otherwise
                | K::Catch
                | K::Until
                | K::UnwindProtectCleanup
        )
    }

    /// Whether a keyword of this kind begins a statement of its own.
    pub(crate) fn opens_statement(self) -> bool {
        use TokenKind as K;
        matches!(
            self,
            K::If
                | K::For
                | K::Parfor
                | K::While
                | K::Switch
                | K::Try
                | K::Function
                | K::Classdef
                | K::Global
                | K::Persistent
                | K::Return
                | K::Break
                | K::Continue
                | K::Spmd
                | K::Do
                | K::UnwindProtect
        )
    }

    /// Whether a statement may end before it.
    pub(crate) fn ends_statement(self) -> bool {
        use TokenKind as K;
        matches!(
            self,
            K::Eof | K::Newline | K::Semicolon | K::Comma | K::Comment | K::BlockComment | K::OpenComment
        )
    }
}

/// Whether `text` is one of the words with which Octave closes one kind of block.
pub(crate) fn is_octave_end(text: &[u8]) -> bool {
    octave_end_of(text).is_some()
}

/// The opening word of the block that an Octave `end...` word closes.
pub(crate) fn octave_end_of(text: &[u8]) -> Option<&'static str> {
    Some(match text.strip_prefix(b"end")? {
        b"if" => "if",
        b"for" => "for",
        b"parfor" => "parfor",
        b"while" => "while",
        b"switch" => "switch",
        b"function" => "function",
        b"_try_catch" => "try",
        b"_unwind_protect" => "unwind_protect",
        b"spmd" => "spmd",
        b"classdef" => "classdef",
        b"properties" => "properties",
        b"methods" => "methods",
        b"events" => "events",
        b"enumeration" => "enumeration",
        b"arguments" => "arguments",
        _ => return None,
    })
}
