//! `tame dev shape-eq`: two terms of shapes from the command line.

use clap::Subcommand;

/// What `tame dev` does beside showing stages.
#[derive(Subcommand)]
pub enum Tool {
    /// Decides whether two terms are the same shape, whatever the shapes in them are.
    #[command(after_help = "Examples:\n  tame dev shape-eq '(s + t)*t' 's + t*t' --classic\n  \
                      tame dev shape-eq '<n,m>*<m,k>' '<n,k>'\n  \
                      tame dev shape-eq '{s + t*t, t}' '{t, s + t*t}'\n\n\
                      Exit codes: 0 decided; 1 unknown; 2 a term cannot be read.")]
    ShapeEq {
        /// A term such as `s + t*t`, or a set of terms in braces; `tame dev shape-eq` in the book has the grammar.
        left: String,
        /// The other one.
        right: String,
        /// Only scalars are expanded, as in MATLAB before 2016.
        #[arg(long)]
        classic: bool,
    },
}

/// Runs a tool.
pub fn run(tool: &Tool) -> u8 {
    let Tool::ShapeEq { left, right, classic } = tool;
    match driver::compare_shapes(left, right, *classic) {
        Ok(answer) => crate::print(&answer.text) | u8::from(!answer.decided),
        Err(mistake) => {
            eprint!("{mistake}");
            2
        }
    }
}
