//! The registry of diagnostics: every code is declared here, once, with its severity, what it
//! means, what to do, and an example that a test runs. The reference page is made from it.

use crate::{Code, Severity};

macro_rules! codes {
    ($($ident:ident = $name:literal, $severity:ident, $explanation:literal, $example:literal;)*) => {
        $(
            #[doc = $explanation]
            pub static $ident: Code = Code {
                name: $name,
                severity: Severity::$severity,
                explanation: $explanation,
                example: $example,
            };
        )*
        /// Every registered code, in the order of declaration.
        pub static ALL: &[&Code] = &[$(&$ident),*];
    };
}

codes! {
    // Reading files
    FILE_NOT_FOUND = "file-not-found", Error,
        "The named file does not exist or cannot be read.", "";
    NOT_A_FILE = "not-a-file", Error,
        "The path names a folder where a MATLAB file is expected. Name a `.m` file in it.", "";
    NO_SUCH_FOLDER = "no-such-folder", Warning,
        "A folder given with `--path` does not exist.", "";
    BINARY_FILE = "binary-file", Error,
        "The file holds NUL bytes: it is not MATLAB text.", "";

    // Syntax
    SYNTAX_ERROR = "syntax-error", Error,
        "The text is not MATLAB; the message says what was expected.", "x = * 3\n";
    UNCLOSED_BRACKET = "unclosed-bracket", Error,
        "A bracket, brace or parenthesis is opened and not closed.", "x = [1 2\ny = 3\n";
    UNCLOSED_STRING = "unclosed-string", Error,
        "A string is opened and not closed before the line ends.", "x = 'abc\n";
    UNCLOSED_COMMENT = "unclosed-comment", Error,
        "A block comment `%{` is not closed by `%}` on a line of its own.", "%{\nx = 1\n";
    UNCLOSED_BLOCK = "unclosed-block", Error,
        "A block (`if`, `for`, `while`, ...) is not closed by `end`.", "if 1\n  x = 2;\n";
    STRAY_END = "stray-end", Error,
        "An `end` closes nothing.", "x = 1;\nend\n";
    OCTAVE_SYNTAX = "octave-syntax", Error,
        "This syntax is Octave's and not MATLAB's. Use `--dialect octave` or write it the MATLAB way.",
        "x = 1;\nx += 2;\n";
    NESTING_TOO_DEEP = "nesting-too-deep", Error,
        "Brackets or blocks are nested deeper than the compiler follows.", "";
    BROKEN_FILE = "broken-file", Warning,
        "A file that the program calls is not MATLAB; the message says what was expected. The program is built all the same: a call of what is in the file is an error when it is reached, as in MATLAB.", "";

    // Names
    UNDEFINED_NAME = "undefined-name", Error,
        "A name is neither a variable that has a value here nor a function that can be found.",
        "x = undefinedthing + 1;\n";
    NOT_PROVIDED = "not-provided", Warning,
        "The name is that of a function or class of MATLAB, or of one of its toolboxes, that tame does not have: the program may be right, but tame cannot run it there.",
        "uialert(uifigure, 'Wrong file', 'Error');\n";
    OCTAVE_FUNCTION = "octave-function", Warning,
        "The name is that of a function of Octave that MATLAB does not have: in MATLAB the call fails, unless a condition keeps it for Octave. Use MATLAB's function, or `--dialect octave`.",
        "x = 3;\nprintf('%d\\n', x);\n";
    UNSUPPORTED = "unsupported", Error,
        "The program uses a feature that this command or engine does not support yet.", "";
    INTERPRETED = "interpreted", Hint,
        "The program uses what has no compiled form. It is built all the same: the executable holds the sources and the interpreter that runs them, as `tame run` does. `tame build --no-interpreter` makes this an error.", "";
    INTERNAL = "internal", Error,
        "The compiler found a mistake of its own. Please report it with the program.", "";
    TOO_MANY_ARGUMENTS = "too-many-arguments", Error,
        "A function is called with more arguments than it takes.",
        "disp(twice(1, 2));\n\nfunction y = twice(x)\ny = 2*x;\nend\n";
    TOO_MANY_OUTPUTS = "too-many-outputs", Error,
        "A function is asked for more results than it gives.",
        "[a, b] = cos(1);\ndisp(a + b);\n";
    NOT_ENOUGH_ARGUMENTS = "not-enough-arguments", Error,
        "A function is called with fewer arguments than it needs.", "disp(cos());\n";

    // Analysis
    CERTAIN_ERROR = "certain-error", Warning,
        "The statement fails whenever it is reached, with the message given.", "x = [1 2 3];\ny = x(5);\n";
    UNKNOWN_CALL = "unknown-call", Warning,
        "What is called here cannot be found out without running the program: what it gives is taken to be anything.",
        "";
    DECIDED_CONDITION = "decided-condition", Hint,
        "The values that a condition asks for decide it, whatever the arguments: one of its ways never runs.",
        "function y = f(x)\nn = numel(x);\nif n < 0\n    y = 0;\nelse\n    y = n;\nend\nend\n";
    TWO_CLASSES = "two-classes", Hint,
        "A variable holds values of different classes, depending on which way a program takes: compiled code has to find out when it runs. Give each its own variable, or convert.",
        "if rand > 0.5\n    y = 'many';\nelse\n    y = 1;\nend\ndisp(y);\n";

    // Wild features: what reaches variables, functions or folders by name
    WILD_EVAL = "wild-eval", Warning,
        "`eval` or `evalc` runs a text that is computed: any variable may change, and any function may be called. Variables that are numbered or named at run time are elements of a cell or fields of a struct; a function that is chosen at run time is a handle.",
        "for k = 1:3\n    eval(sprintf('v%d = %d;', k, k));\nend\n";
    CONSTANT_EVAL = "constant-eval", Hint,
        "`eval` is given a text that stands in the program: it is analysed and compiled as the statements it holds. `tame fix` writes them.",
        "eval('x = 3;');\ndisp(x);\n";
    WILD_EVALIN = "wild-evalin", Warning,
        "`evalin` runs a text in the workspace of the caller. Pass what it needs as arguments and give back what it changes.",
        "function f()\nx = evalin('caller', 'x');\ndisp(x);\nend\n";
    WILD_ASSIGNIN = "wild-assignin", Warning,
        "`assignin` assigns a variable of the caller or of the base workspace, where nobody sees it. Give the value back as a result.",
        "function f()\nassignin('base', 'y', 4);\nend\n";
    WILD_CALL = "wild-call", Warning,
        "A function is called by a name that is computed. Pass a function handle, or choose with `switch`.",
        "names = {'sin', 'cos'};\nfor k = 1:2\n    disp(feval(names{k}, 0));\nend\n";
    FUNCTION_NAME = "function-name", Hint,
        "A function is called through `feval`, or given by its name to `cellfun` and the like. The call is resolved; the direct call or a handle says the same, is checked when it is made, and needs no look-up. `tame fix` writes it.",
        "disp(feval('sin', 0));\nn = cellfun('length', {1, [1 2]});\ndisp(n);\n";
    WILD_LOAD = "wild-load", Warning,
        "`load` without a result makes variables that only the file names, and the file is not there. `s = load(...)` gives them as fields.",
        "load('measured.mat');\n";
    DECLARED_LOAD = "declared-load", Hint,
        "`load` without a result makes variables that only the file names. The file is there now, and its variables are taken to have the classes and shapes they have in it. `s = load(...)` gives them as fields; `tame fix` writes it.", "";
    WILD_CLEAR = "wild-clear", Warning,
        "`clear` removes variables that are not named. The variables of a function end with it: leave it out, or name them.",
        "x = 1;\ndisp(x);\nclear all\n";
    WILD_PATH = "wild-path", Warning,
        "`cd`, `addpath` and their like change which functions are found while the program runs; the analysis takes the folders to be those at the start and those that calls of `addpath` name by what stands in the file. Name data files by their folder, and give other folders with functions by `--path`.",
        "addpath(input('folder: ', 's'));\ndisp(1);\n";
    WILD_EXIST = "wild-exist", Warning,
        "`exist` asks for a name of any kind, or for one that is computed. `exist('x', 'var')`, `isfile` and `isfolder` say what is meant; `nargin` tells which arguments are there.",
        "if exist('settings')\n    disp('found');\nend\n";
    WILD_INPUTNAME = "wild-inputname", Warning,
        "`inputname` looks at the text of the call. Pass the name as an argument.",
        "function f(x)\ndisp(inputname(1));\ndisp(x);\nend\n";
    SCRIPT_CALL = "script-call", Hint,
        "A statement runs a script, which reads and changes the variables of its caller. It is analysed as if its text stood there. A function says what goes in and out; `tame fix` makes one of the script where its callers are given, too.", "";

    // Slips
    UNUSED_VALUE = "unused-value", Warning,
        "A value is computed and assigned, and nobody reads it.",
        "function y = f(x)\nz = x + 1;\ny = x;\nend\n";
    UNUSED_RESULT = "unused-result", Warning,
        "A function that does nothing but give a result is called as a statement, and nobody takes the result.",
        "x = [3 1 2];\nsort(x);\ndisp(x);\n";
    UNUSED_ARGUMENT = "unused-argument", Hint,
        "A function does not read one of its inputs. Where callers need the place, write `~` for its name.",
        "function y = f(x, n)\ny = x;\nend\n";
    UNUSED_FUNCTION = "unused-function", Hint,
        "No statement of the file calls a local function or makes a handle of it, and no text names it.",
        "function y = f(x)\ny = x + 1;\nend\nfunction y = square(x)\ny = x ^ 2;\nend\n";
    UNSET_OUTPUT = "unset-output", Warning,
        "A function never assigns one of its outputs: who asks for it gets an error.",
        "function [y, z] = f(x)\ny = x;\nend\n";
    UNREACHABLE_CODE = "unreachable-code", Warning,
        "Code stands where no run can come: behind `return`, `break`, `continue` or `error`, or under a condition that is constant.",
        "for k = 1:3\n    disp(k);\n    break\n    disp('never');\nend\n";
    LOOP_VARIABLE = "loop-variable", Warning,
        "The body of a `for` assigns its variable. The next round takes the next value all the same; a `while` loop can be steered so.",
        "for k = 1:10\n    disp(k);\n    k = k + 1;\nend\n";
    MISSING_SEMICOLON = "missing-semicolon", Hint,
        "A statement without semicolon shows its result. Where that is meant, `disp` or `fprintf` says so.",
        "x = 3\ndisp(x);\n";
    ASSIGN_FOR_EQUAL = "assign-for-equal", Error,
        "A single `=` stands where a comparison is meant: in a condition, or inside an expression. Write `==`.",
        "x = 3;\nif x = 3\n    disp(x);\nend\n";

    // Building
    NO_C_COMPILER = "no-c-compiler", Error,
        "No C compiler was found. Install gcc or clang, or name one with `--cc`.", "";
    C_COMPILER_FAILED = "c-compiler-failed", Error,
        "The C compiler rejected the generated program: a bug in tame, or a broken compiler.", "";
    NO_FORTRAN_FORM = "no-fortran-form", Error,
        "The program uses what Fortran has no form of: parts of a cell or struct, a string, or a handle that is a value. The message names it and the place that causes it. `tame build` without Fortran makes an executable of every program.", "";
    NO_FORTRAN_COMPILER = "no-fortran-compiler", Error,
        "No Fortran compiler was found. Install gfortran, or name one with `--fc`.", "";
    FORTRAN_COMPILER_FAILED = "fortran-compiler-failed", Error,
        "The Fortran compiler rejected the generated program: a bug in tame, or a broken compiler.", "";
    NO_RUNTIME_LIBRARY = "no-runtime-library", Error,
        "The runtime library that compiled programs link was not found beside tame.", "";
    OUTPUT_NOT_WRITABLE = "output-not-writable", Error,
        "The result cannot be written where it was asked for.", "";
    NOT_SPECIALIZED = "not-specialized", Hint,
        "`tame specialize` left a loop or a function as it is: its budget was spent, or it is of a kind that is not specialised.", "";
    BAD_ANNOTATION = "bad-annotation", Error,
        "An annotation (`%#`) of `tame specialize` is unknown, contradicts what is known, or stands where it means nothing.", "";
    LOOP_NOT_UNROLLED = "loop-not-unrolled", Error,
        "A loop stands behind `%# unroll`, and its rounds are not known while the program is specialised.", "";
    ENDLESS_LOOP = "endless-loop", Error,
        "A loop of which all is known comes back to where it was: it has no end.", "";
    ALWAYS_FAILS = "always-fails", Error,
        "With these arguments, all of which are known, the function always ends with an error.", "";
    MUST_NOT_RUN = "must-not-run", Error,
        "A function that must not be evaluated while the program is specialised (`%# nointerpret`) is called by one that is.", "";
    NO_CONFIGURATION = "no-configuration", Error,
        "`tame library` found no sizes of the arguments with which a procedure can run: a statement asks for sizes that contradict what `%# export` says or what the statements before it ask for. The first such statement is shown.", "";
    CONFIGURATIONS_UNKNOWN = "configurations-unknown", Warning,
        "`tame library` cannot infer with which sizes a procedure can run: it has arrays of more than two dimensions, or too many combinations. It is an error where `%# export` does not say the sizes.", "";
    UNKNOWN_CALLEE = "unknown-callee", Warning,
        "A procedure of `tame library` calls a function of which no sizes are known, since its source is not there or it calls itself: the call is taken to allow any.", "";
    TOO_MANY_VARIANTS = "too-many-variants", Error,
        "A procedure of `tame library` would have more variants than can be useful. Say with `%# export` which are wanted.", "";
    BAD_ARGUMENT = "bad-argument", Error,
        "An argument given on the command line is not a MATLAB value or type.", "";
}

/// The code with this name.
pub fn find(name: &str) -> Option<&'static Code> {
    ALL.iter().copied().find(|c| c.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_kebab_case_and_explained() {
        for (i, c) in ALL.iter().enumerate() {
            assert!(c.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", c.name);
            assert!(!c.explanation.is_empty(), "{}", c.name);
            assert!(ALL[..i].iter().all(|d| d.name != c.name), "{} twice", c.name);
        }
    }
}
