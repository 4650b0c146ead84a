//! The run-time error: the data of an `MException`. Texts and identifiers are made in
//! [`errors`](crate::errors), nowhere else.

use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

/// One level of the call stack where an error happened, innermost first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The file as the user named it; empty where there is none.
    pub file: Rc<str>,
    /// The function, as MATLAB names it (`main/inner` for nested ones).
    pub name: Rc<str>,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 where it is not known. MATLAB's stack has no columns, reports do.
    pub col: u32,
}

/// What an error carries. Boxed in [`Error`] so that results stay small.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorData {
    /// `MATLAB:badsubscript` and the like; may be empty.
    pub identifier: Cow<'static, str>,
    /// The text, without "Error using".
    pub message: String,
    /// Where it happened; filled by the engine.
    pub stack: Vec<Frame>,
    /// Errors added by `addCause`.
    pub causes: Vec<Error>,
    /// It is raised as if by the caller of the function that raises it (`throwAsCaller`), until it has its stack.
    pub as_caller: bool,
    /// The program raised it itself (`error`, `throw`): what is told of it names the function that did.
    pub raised: bool,
    /// The object that was thrown, where its class is the program's.
    pub object: Thrown,
}

/// An object of a class that inherits from `MException`. Errors are compared without it.
#[derive(Clone, Debug, Default)]
pub struct Thrown(pub Option<crate::value::Value>);

impl PartialEq for Thrown {
    fn eq(&self, _: &Thrown) -> bool {
        true
    }
}

/// A MATLAB error on its way to `catch` or to the user.
#[derive(Clone, Debug, PartialEq)]
pub struct Error(Box<ErrorData>);

impl Error {
    /// An error with this identifier and message, raised nowhere yet.
    #[cold]
    pub fn new(identifier: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Error {
        let data = ErrorData {
            identifier: identifier.into(),
            message: message.into(),
            stack: Vec::new(),
            causes: Vec::new(),
            as_caller: false,
            raised: false,
            object: Thrown::default(),
        };
        Error(Box::new(data))
    }

    /// The identifier, empty where the error has none.
    pub fn identifier(&self) -> &str {
        &self.0.identifier
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The call stack, innermost first.
    pub fn stack(&self) -> &[Frame] {
        &self.0.stack
    }

    /// The call stack, with which an error that was raised for its caller no longer begins.
    pub fn set_stack(&mut self, mut stack: Vec<Frame>) {
        if std::mem::take(&mut self.0.as_caller) && !stack.is_empty() {
            stack.remove(0);
        }
        self.0.stack = stack;
    }

    /// The same error, raised by the program itself.
    #[cold]
    pub fn raised(mut self) -> Error {
        self.0.raised = true;
        self
    }

    /// All the data.
    pub fn data(&self) -> &ErrorData {
        &self.0
    }

    /// All the data, to fill in.
    pub fn data_mut(&mut self) -> &mut ErrorData {
        &mut self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Error {}
