//! Operators: how each is written, and the function it stands for.

macro_rules! operators {
    ($(#[$doc:meta])* $enum:ident: $($variant:ident = $symbol:literal, $function:literal;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $enum {
            $(#[doc = concat!("`", $symbol, "`, the function `", $function, "`.")] $variant,)*
        }
        impl $enum {
            /// All of them.
            pub const ALL: &[$enum] = &[$($enum::$variant),*];
            /// How it is written.
            pub fn symbol(self) -> &'static str {
                match self { $($enum::$variant => $symbol),* }
            }
            /// The function it stands for. The short-circuit operators stand for none and give
            /// their symbol.
            pub fn function(self) -> &'static str {
                match self { $($enum::$variant => $function),* }
            }
        }
    };
}

operators! {
    /// Prefix operators.
    UnaryOp:
    Plus = "+", "uplus";
    Minus = "-", "uminus";
    Not = "~", "not";
}

operators! {
    /// Postfix operators.
    PostfixOp:
    Transpose = "'", "ctranspose";
    DotTranspose = ".'", "transpose";
}

operators! {
    /// Binary operators.
    BinaryOp:
    OrOr = "||", "||";
    AndAnd = "&&", "&&";
    Or = "|", "or";
    And = "&", "and";
    Lt = "<", "lt";
    Le = "<=", "le";
    Gt = ">", "gt";
    Ge = ">=", "ge";
    Eq = "==", "eq";
    Ne = "~=", "ne";
    Add = "+", "plus";
    Sub = "-", "minus";
    MatMul = "*", "mtimes";
    MatDiv = "/", "mrdivide";
    MatLeftDiv = "\\", "mldivide";
    Mul = ".*", "times";
    Div = "./", "rdivide";
    LeftDiv = ".\\", "ldivide";
    MatPow = "^", "mpower";
    Pow = ".^", "power";
}
