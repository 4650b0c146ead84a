% A named pattern is shown by its name, and below by what it stands for.
symbols = asManyOfPattern(digitsPattern | characterListPattern("+-*/="), 1);
symbols = namedPattern(symbols);
whole = asManyOfPattern(symbols + whitespacePattern) + symbols
extract("What is the answer to 1 + 1? Oh, I know! 1 + 1 = 2!", whole)
either = namedPattern(digitsPattern | "x", "digit") + "-"
format compact
either
