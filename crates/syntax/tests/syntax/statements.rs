//! Statements, blocks, comments and the two dialects.

use crate::common::{check, check_octave, parse};
use tame_syntax::Dialect;

#[test]
fn assignments() {
    check("x = 3;", "script\n  (= x 3)");
    check("x = 3", "script\n  (= x 3) !");
    check("x(3) = [];", "script\n  (= (index x 3) [])");
    check("a.b.c(1).d{2}=3;", "script\n  (= (brace (. (index (. (. a b) c) 1) d) 2) 3)");
    check("[a.b, c{3}(2), ~] = f(x);", "script\n  (= [(. a b) (index (brace c 3) 2) ~] (index f x))");
    check("[~, i] = max(x);", "script\n  (= [~ i] (index max x))");
    check("[~ i] = max(x);", "script\n  (= [~ i] (index max x))");
    check("[a b] = f;", "script\n  (= [a b] f)");
    check("[c{1:2}] = deal(0);", "script\n  (= [(brace c (: 1 2))] (index deal 0))");
    check("[x] = 1, y == 2", "script\n  (= [x] 1) !\n  (== y 2) !");
    check("x = ...\n  3;", "script\n  (= x 3)");
    check("x=[1,2 ...\n   3];y=x';", "script\n  (= x [1 2 3])\n  (= y (' x))");
}

#[test]
fn blocks_on_one_line() {
    check("if x, y, end", "script\n  (if\n    (x\n      y !))");
    check("for i=1:3 disp(i), end", "script\n  (for i (: 1 3)\n    (index disp i) !)");
    check("for (i=1:3), i; end", "script\n  (for i (: 1 3)\n    i)");
    check("for k = [1 2 3] x(k)=1; end", "script\n  (for k [1 2 3]\n    (= (index x k) 1))");
    check("while(1) break; end", "script\n  (while (paren 1)\n    (break))");
    check("if (a) b=1; end", "script\n  (if\n    ((paren a)\n      (= b 1)))");
    check("if a b, else c, end", "script\n  (if\n    (a\n      b !)\n    (else\n      c !))");
    check("if ~a, return, end, end_x = 1;", "script\n  (if\n    ((~ a)\n      (return)))\n  (= end_x 1)");
}

#[test]
fn if_with_all_parts() {
    check(
        "if a\n x=1;\nelseif(b)\n y=2;\nelse if c\n z=3;\nend\nend\n",
        "
script
  (if
    (a
      (= x 1))
    ((paren b)
      (= y 2))
    (else
      (if
        (c
          (= z 3)))))",
    );
}

#[test]
fn switch_with_cells_and_comments() {
    check(
        "switch(x) % which\n % first\n case {1,2}\n a;\n case 'b', b;\n otherwise\n c;\nend",
        "
script
  (switch (paren x)
    (% trailing '% which')
    (% '% first')
    ({1 2}
      a)
    ('b'
      b)
    (otherwise
      c))",
    );
}

#[test]
fn try_and_catch() {
    check("try, a, catch, b, end", "script\n  (try\n    a !\n    (catch\n      b !))");
    check("try\n a;\ncatch ME\n b;\nend", "script\n  (try\n    a\n    (catch ME\n      b))");
    check("try a; catch err, b; end", "script\n  (try\n    a\n    (catch err\n      b))");
    check("try\n a;\ncatch disp(x)\nend", "script\n  (try\n    a\n    (catch\n      (index disp x) !))");
    check("try\n a;\ncatch\n disp\nend", "script\n  (try\n    a\n    (catch\n      disp !))");
    check("try\n a;\nend", "script\n  (try\n    a\n    (catch))");
}

#[test]
fn parallel_blocks() {
    check("parfor i = 1:n\n x(i) = i;\nend", "script\n  (parfor i (: 1 n)\n    (= (index x i) i))");
    check("parfor (i = 1:n, 4)\n x;\nend", "script\n  (parfor i (: 1 n) workers 4\n    x)");
    check("spmd (2)\n x;\nend", "script\n  (spmd 2\n    x)");
}

#[test]
fn declarations_and_words() {
    check(
        "global a b % both\npersistent c;",
        "script\n  (global a b)\n  (% trailing '% both')\n  (persistent c)",
    );
    check("import pkg.f other.*", "script\n  (import pkg.f other.*)");
    check(
        "while 1\nreturn;\nbreak\ncontinue\nend",
        "script\n  (while 1\n    (return)\n    (break)\n    (continue))",
    );
    check("!ls -l *.m\nx = 1;", "script\n  (! 'ls -l *.m')\n  (= x 1)");
}

#[test]
fn comments() {
    check("% one\nx = 1; % two\n", "script\n  (% '% one')\n  (= x 1)\n  (% trailing '% two')");
    check("%#codegen\nx;", "script\n  (%# '%#codegen')\n  x");
    check("%{\n a\n %{\n b\n %}\n%}\nx;", "script\n  (%{} '%{\\n a\\n %{\\n b\\n %}\\n%}')\n  x");
    check("x = 1; %{ not a block\ny;", "script\n  (= x 1)\n  (% trailing '%{ not a block')\n  y");
    check(
        "if a % why\n b; % what\nend % if",
        "
script
  (if
    (a
      (% trailing '% why')
      b
      (% trailing '% what')))
  (% trailing '% if')",
    );
    let parsed = parse("x = [1 % one\n 2 ... two\n 3];", Dialect::Matlab);
    let texts: Vec<&str> = parsed.file.inner_comments.iter().map(|c| &*c.text).collect();
    assert_eq!(texts, ["% one", " two"]);
}

#[test]
fn line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "x = 1;\n% c\nif x\n y = [1\n 2];\nend\n".replace('\n', end);
        check(&text, "script\n  (= x 1)\n  (% '% c')\n  (if\n    (x\n      (= y [1; 2])))");
    }
    check("x = 1;\x0c\ny\u{a0}= 2;\n", "script\n  (= x 1)\n  (= y 2)");
}

#[test]
fn transposes_after_everything() {
    check("x = a';y = b';", "script\n  (= x (' a))\n  (= y (' b))");
    check(
        "x = f(1)'; y = c{1}'; z = [1 2]';",
        "
script
  (= x (' (index f 1)))
  (= y (' (brace c 1)))
  (= z (' [1 2]))",
    );
    check("x = a(end)'; s = 'b';", "script\n  (= x (' (index a end)))\n  (= s 'b')");
    check(
        "disp('a'), x = y', disp('b')",
        "
script
  (index disp 'a') !
  (= x (' y)) !
  (index disp 'b') !",
    );
}

#[test]
fn octave_blocks() {
    check_octave(
        "# comment\nif (x) # why\n  y += 2;\nendif\nwhile true, i++; endwhile\n",
        "
script
  (% '# comment')
  (if
    ((paren x)
      (% trailing '# why')
      (+= y 2)))
  (while true
    (++ i))",
    );
    check_octave("do\n i--;\nuntil (i < 0)\n", "script\n  (do-until (paren (< i 0))\n    (-- i))");
    check_octave(
        "unwind_protect\n a;\nunwind_protect_cleanup\n b;\nend_unwind_protect\n",
        "script\n  (unwind-protect\n    a\n    (cleanup\n      b))",
    );
    check_octave("try\n a;\ncatch e\n b;\nend_try_catch", "script\n  (try\n    a\n    (catch e\n      b))");
    check_octave("for [v, k] = s\n v;\nendfor", "script\n  (for v k s\n    v)");
    check_octave("#{\n a\n#}\nx;", "script\n  (%{} '#{\\n a\\n#}')\n  x");
}

#[test]
fn octave_statements() {
    check_octave("x = y = 3;", "script\n  (= x (set y 3))");
    check_octave("x -= 1; x *= 2, x .^= 2;", "script\n  (-= x 1)\n  (*= x 2) !\n  (.^= x 2)");
    check_octave("if (x = f()) end", "script\n  (if\n    ((paren (set x (index f)))))");
    check_octave("++x; x--;", "script\n  (++ x)\n  (-- x)");
    check_octave("x = 1 + \\\n 2;", "script\n  (= x (+ 1 2))");
    check_octave("global a = 3 b", "script\n  (global a=3 b)");
    check_octave("a.(\"b\") = \"c\\n\";", "script\n  (= (.() a \"b\") \"c\\n\")");
    check_octave("printf (\"%d\\n\", 3);", "script\n  (index printf \"%d\\n\" 3)");
    check_octave(
        "1;\nfunction r = f (a = 2)\n r = a;\nendfunction\nf ();",
        "script\n  1\n  (function f (a=2) (r)\n    (= r a))\n  (index f)",
    );
}
