//! Tests of the parser: one module for each area, `common` holds the helpers.

mod classes;
mod commands;
mod common;
mod errors;
mod expressions;
mod functions;
mod properties;
mod statements;
