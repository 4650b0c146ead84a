//! Branches, loops, `switch`, `try`.

use super::{check, check_octave};

#[test]
fn elseif_is_nested() {
    check(
        "if a\nx = 1;\nelseif b\nx = 2;\nelse\nx = 3;\nend",
        "if a\n    x = 1;\nelse\n    if b\n        x = 2;\n    else\n        x = 3;\n    end\nend",
    );
}

#[test]
fn or_and_in_conditions_short_circuit_on_scalars() {
    check(
        "if a | b\nx = 1;\nend",
        "\
mc_t1 = mc_decides_or(a);
if mc_t1
    mc_t2 = a;
else
    mc_t2 = or(a, b);
end
if mc_t2
    x = 1;
end",
    );
}

#[test]
fn while_keeps_its_condition_in_the_header() {
    check("while a\na = b;\nend", "while a\n    a = b;\nend");
    check(
        "while a > 1\nif b, continue, end\nend",
        "\
while true
    mc_t1 = 1;
    mc_t2 = gt(a, mc_t1);
    if mc_t2, else, break, end
    if b
        continue;
    end
end",
    );
}

#[test]
fn for_runs_over_ranges_and_columns() {
    check("for i = 1:2:a\nend", "mc_t1 = 1;\nmc_t2 = 2;\nfor i = mc_t1:mc_t2:a\nend");
    check("for i = a\nbreak\nend", "for i = a\n    break;\nend");
    check("parfor i = a:b\nend", "parfor i = a:b\nend");
}

#[test]
fn switch_looks_at_its_value_once() {
    check(
        "switch a.b\ncase 1\nx = 1;\ncase {2, 'c'}\nx = 2;\notherwise\nx = 3;\nend",
        "\
mc_t1 = a.b;
mc_switch(mc_t1);
mc_t2 = 1;
mc_t3 = mc_switch_case(mc_t1, mc_t2);
if mc_t3
    x = 1;
else
    mc_t4 = 2;
    mc_t5 = 'c';
    mc_t6 = mc_switch_case(mc_t1, mc_t4, mc_t5);
    if mc_t6
        x = 2;
    else
        x = 3;
    end
end",
    );
}

#[test]
fn try_names_the_error() {
    check("try\na = b;\ncatch e\nx = e.message;\nend", "try\n    a = b;\ncatch e\n    x = e.message;\nend");
    check("try, a = b; end", "try\n    a = b;\ncatch\nend");
}

#[test]
fn octave_loops() {
    check_octave(
        "do\na = b;\nuntil a",
        "\
mc_first1 = true();
while true
    if mc_first1
        mc_first1 = false();
        mc_t2 = true();
    else
        if a
            mc_t2 = false();
        else
            mc_t2 = true();
        end
    end
    if mc_t2, else, break, end
    a = b;
end",
    );
    check_octave(
        "unwind_protect\na = b;\nunwind_protect_cleanup\nb = a;\nend_unwind_protect",
        "unwind_protect\n    a = b;\nunwind_protect_cleanup\n    b = a;\nend",
    );
}

#[test]
fn comments_are_statements() {
    check("% one\na = b; % two\n%{\nthree\n%}", "% one\na = b;\n% two\n% three");
}
