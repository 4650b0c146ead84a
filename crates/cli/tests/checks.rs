//! `tame check` over projects and for machines: formats, rules, comments that let findings pass, baselines.

mod place;

use place::Place;
use std::process::Output;

impl Place {
    fn check(&self, args: &[&str]) -> Output {
        self.command().arg("check").args(args).output().expect("tame runs")
    }

    /// The codes of the findings with their lines.
    fn found(&self, args: &[&str]) -> Vec<String> {
        let said = self.check(&[args, &["--format", "json"]].concat());
        let list: serde_json::Value = serde_json::from_slice(&said.stdout).expect("JSON");
        let of = |f: &serde_json::Value| format!("{}:{}", f["code"].as_str().unwrap_or(""), f["line"]);
        list.as_array().expect("a list").iter().map(of).collect()
    }
}

const SLIPS: &str = "function y = slips(x, n)\nz = x + 1;\ny = totl;\nend\n";

#[test]
fn findings_for_machines() {
    let place = Place::new("formats");
    place.write("slips.m", SLIPS);
    let said = place.check(&["slips.m", "--format", "github"]);
    let text = String::from_utf8_lossy(&said.stdout);
    let expected = "::error file=slips.m,line=3,col=5,endLine=3,endColumn=9,title=undefined-name::Unrecognized \
                    function or variable 'totl'.";
    assert!(text.lines().any(|l| l == expected) && said.status.code() == Some(1), "{text}");
    let said = place.check(&["slips.m", "--format", "sarif"]);
    let sarif: serde_json::Value = serde_json::from_slice(&said.stdout).expect("JSON");
    let run = &sarif["runs"][0];
    let result = run["results"].as_array().expect("results").iter().find(|r| r["ruleId"] == "unused-value");
    let region = &result.expect("it")["locations"][0]["physicalLocation"]["region"];
    assert_eq!((sarif["version"].as_str(), region["startLine"].as_u64()), (Some("2.1.0"), Some(2)));
    assert!(said.stderr.is_empty());
    let rule = result.expect("it")["ruleIndex"].as_u64().expect("a number") as usize;
    assert_eq!(run["tool"]["driver"]["rules"][rule]["id"], "unused-value");
}

#[test]
fn one_cause_is_one_finding() {
    let place = Place::new("caused");
    place.write("caused.m", "function caused(s)\neval(s);\nb = A(1, :) + B(2) + A(1);\ndisp(b);\nend\n");
    place.write("twice.m", "function twice\nfigure(1);\nfigure(2);\nfigure(3); %#ok\nend\n");
    let related = |file: &str| {
        let said = place.check(&[file, "--format", "json"]);
        let list: serde_json::Value = serde_json::from_slice(&said.stdout).expect("JSON");
        let of = |f: &serde_json::Value| format!("{}:{}", f["code"].as_str().unwrap_or(""), f["related"]);
        list.as_array().expect("a list").iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(related("caused.m"), ["wild-eval:2"]);
    assert_eq!(related("twice.m"), ["not-provided:1"]);
    // What may be is not what is meant to be: a line that lets `eval` pass lets its consequences pass.
    place.write("caused.m", "function caused(s)\neval(s); %#ok<EVLC>\ndisp(A(1, :));\nend\n");
    assert!(related("caused.m").is_empty());
}

#[test]
fn what_a_project_says_elsewhere() {
    let place = Place::new("elsewhere");
    // A function that makes variables of its caller, in another folder.
    place.write("lib/prepare.m", "function prepare\nassignin('caller', 'cfg', 1);\nend\n");
    place.write("main/user.m", "function user\nprepare;\ndisp(cfg);\nend\n");
    // Methods, called as functions; one has the name of a builtin.
    place.write("lib/@tree/isfield.m", "function y = isfield(t, i, name)\ny = [t, i, name];\nend\n");
    place.write("main/trees.m", "function y = trees(t)\ny = isfield(t, 1, 'a');\nend\n");
    place.write(
        "lib/Account.m",
        "classdef Account < handle\nproperties\nbalance = 0\nend\nmethods\nfunction withdraw(a, x)\na.balance = \
         a.balance - x;\nend\nend\nend\n",
    );
    place.write("main/pay.m", "function pay(a)\nwithdraw(a, 10);\nend\n");
    // What is compiled stands in place of what is beside it.
    place.write("lib/fast.m", "function fast(a) %#ok<INUSD>\nend\n").write("lib/fast.mexa64", "");
    place.write("lib/usefast.m", "function usefast\nfast(1, 2, 3);\nend\n");
    // A script that another file runs, and a global that another file sets.
    place
        .write("main/part.m", "disp(grad);\nopen = grad;\ndisp(open);\n")
        .write("main/whole.m", "grad = 1;\npart;\n");
    place.write("main/count.m", "function count\nglobal tree\ntree.b = 2;\nend\n");
    assert_eq!(place.found(&[".", "--least", "warning"]), ["wild-assignin:2", "wild-assignin:2"]);
}

#[test]
fn calls_are_followed_into_other_files() {
    let place = Place::new("followed");
    place.write("width.m", "function y = width(s)\ny = s.wide;\nend\n");
    place.write("main.m", "s.high = 1;\ndisp(width(s));\n");
    assert_eq!(place.found(&["main.m", "width.m", "--least", "warning"]), ["certain-error:2"]);
}

#[test]
fn rules_say_what_is_told() {
    let place = Place::new("rules");
    place.write("slips.m", SLIPS);
    assert_eq!(place.found(&["slips.m"]), ["unused-argument:1", "unused-value:2", "undefined-name:3"]);
    assert_eq!(place.found(&["slips.m", "--select", "unused-value"]), ["unused-value:2"]);
    let rest = ["unused-argument:1", "undefined-name:3"];
    assert_eq!(place.found(&["slips.m", "--ignore", "unused-value"]), rest);
    assert_eq!(place.check(&["slips.m", "--ignore", "unused-valu"]).status.code(), Some(2));
    let toml = "[check]\nignore = [\"undefined-name\"]\nleast = \"warning\"\nexclude = [\"old\"]\n\
                [check.severity]\nunused-value = \"error\"\n";
    place.write("tame.toml", toml).write("old/bad.m", "x = (\n");
    assert_eq!(place.found(&["."]), ["unused-value:2"]);
    assert_eq!(place.check(&["."]).status.code(), Some(1));
    place.write("tame.toml", "[check]\nfoo = 1\n");
    let said = place.check(&["."]);
    assert!(said.status.code() == Some(2) && String::from_utf8_lossy(&said.stderr).contains("check.foo"));
}

#[test]
fn what_is_meant_is_not_told() {
    let place = Place::new("ok");
    let text = "function y = f(x, n) %#ok<INUSD>\nz = x + 1; %#ok<NASGU>\nw = x; %#ok\nv = x; %#ok<AGROW>\ny = x;\nend\n";
    place.write("f.m", text);
    assert_eq!(place.found(&["f.m"]), ["unused-value:4"]);
}

#[test]
fn a_baseline_lets_old_findings_pass() {
    let place = Place::new("baseline");
    place.write("slips.m", SLIPS);
    assert_eq!(place.check(&["slips.m", "--baseline", "b.json", "--update-baseline"]).status.code(), Some(0));
    place.write("slips.m", &SLIPS.replace("y = totl;", "% moved\ny = totl;\nk = 3;"));
    assert_eq!(place.found(&["slips.m", "--baseline", "b.json"]), ["unused-value:5"]);
    place.write("b.json", "[]");
    assert_eq!(place.check(&["slips.m", "--baseline", "b.json"]).status.code(), Some(2));
}

#[test]
fn functions_of_a_project_know_each_other() {
    let place = Place::new("project");
    place.write("a/first.m", "function y = first(x)\ny = second(x);\nend\n");
    place.write("b/second.m", "function y = second(x)\ny = nowhere(x) + native(x);\nend\n");
    place.write("c/native.mexa64", "");
    place.write("b/native.p", "");
    assert_eq!(place.found(&["."]), ["undefined-name:2"]);
    // How many threads there are changes nothing.
    let one = place.check(&[".", "--jobs", "1"]);
    assert_eq!(one.stderr, place.check(&[".", "--jobs", "8"]).stderr);
}

#[test]
fn names_that_others_have_are_told_apart() {
    let place = Place::new("names");
    place.write("s.m", "figure;\nprintf('a');\nlenght([1 2])\np = inputParser;\naddRequired(p, 'a');\n");
    let found = place.found(&["s.m"]);
    assert_eq!(found[..3], ["not-provided:1", "octave-function:2", "undefined-name:3"], "{found:?}");
    assert!(found.iter().all(|f| !f.ends_with(":5")), "{found:?}");
}

#[test]
fn large_programs_take_time_for_their_lines() {
    let place = Place::new("large");
    let rows: String = (0..20_000).map(|k| format!("{k}.25 -1 {k} 1e-3 0.5 7 8\n")).collect();
    let functions: String = (0..5_000).map(|k| format!("function y = f{k}(x), y = x + {k}; end\n")).collect();
    place.write("data.m", &format!("A = [\n{rows}];\ndisp(sum(A(:)));\n"));
    place.write("many.m", &format!("disp(f1(2));\n{functions}"));
    for file in ["data.m", "many.m"] {
        let said = place.check(&[file]);
        assert_eq!(said.status.code(), Some(0), "{}", String::from_utf8_lossy(&said.stderr));
    }
}

#[test]
fn names_that_others_have() {
    let place = Place::new("names_of_others");
    // What `import` may take from a package of MATLAB is not unknown.
    place.write(
        "sizes.m",
        "function sizes(t, x)\nimport matlab.unittest.constraints.*\nt.verifyThat(x, HasSize([1 1]));\nend\n",
    );
    assert!(place.found(&["sizes.m", "--least", "warning"]).is_empty());
    place.write(
        "reports.m",
        "function reports(r)\nimport matlab.unittest.plugins.*\nr.addPlugin(TestReportPlugin('a'));\nend\n",
    );
    assert_eq!(place.found(&["reports.m", "--least", "warning"]), ["not-provided:3"]);
    // Functions of Octave that are not there are Octave's all the same.
    place.write("hashed.m", "function k = hashed(x)\nk = hash('md5', x);\nend\n");
    assert_eq!(place.found(&["hashed.m"]), ["octave-function:2"]);
    assert_eq!(place.found(&["hashed.m", "--dialect", "octave"]), ["not-provided:2"]);
    // A script in a private folder has the variables of who runs it.
    place.write("private/later.m", "total = gain + 1;\n");
    assert!(place.found(&["private/later.m", "--least", "error"]).is_empty());
}

#[test]
fn texts_of_eval_stand_far_down_in_a_file() {
    let place = Place::new("far");
    let text = format!("%{}\neval('x = totl;');\ndisp(x);\n", "-".repeat(70_000));
    place.write("far.m", &text);
    assert_eq!(place.found(&["far.m", "--least", "error"]), ["undefined-name:2"]);
}

#[test]
fn names_that_are_made_elsewhere() {
    let place = Place::new("made");
    // A script of another folder makes variables of who runs it.
    place.write("lib/settings.m", "% Settings.\n\ngain = 3;\n");
    place.write("use/uses.m", "function y = uses(x)\nsettings;\ny = x * gain;\nend\n");
    assert!(place.found(&[".", "--least", "error"]).is_empty());
    // `eval` may make a variable of the name of a builtin.
    let text = "function y = evaluated(s)\neval(['values = {' s '};']);\ny = cellfun(@numel, values);\nend\n";
    place.write("evaluated.m", text);
    assert!(place.found(&["evaluated.m", "--least", "error"]).is_empty());
    // A method of a class on the path takes what it takes.
    place.write("lib/@meg/meg.m", "function m = meg()\nm = class(struct('e', 1), 'meg');\nend\n");
    place.write("lib/@meg/events.m", "function e = events(m, k, v)\ne = m.e + k + v;\nend\n");
    place.write("of.m", "function e = of(m)\ne = events(m, 1, 2);\nend\n");
    assert!(place.found(&["of.m", "--path", "lib", "--least", "error"]).is_empty());
}

#[test]
fn what_is_of_a_package_or_of_no_function() {
    let place = Place::new("packaged");
    // A class of a package goes before a function of the package's name; classes have `empty`.
    place.write("lab.m", "function lab\ndisp('opened');\nend\n");
    place.write(
        "+lab/query.m",
        "classdef query\nproperties\nfield = ''\nend\nmethods\nfunction q = query(f)\nq.field = f;\nend\nend\nend\n",
    );
    place.write("ask.m", "function q = ask(f)\nq = lab.query(f);\nend\n");
    place.write("none.m", "function e = none\ne = MException.empty(1, 0);\nend\n");
    assert!(place.found(&[".", "--least", "error"]).is_empty());
    // Classes of .NET stand in packages of their own, and `import` takes them out.
    place.write("net.m", "function net\nNET.addAssembly('Core.dll');\nx = Core.Clock();\ndisp(x);\nend\n");
    place.write("taken.m", "function m = taken(x)\nimport Core.*\nm = Measurement(x, 'V');\nend\n");
    assert!(place.found(&[".", "--least", "error"]).is_empty());
}

#[test]
fn names_that_are_not_called() {
    let place = Place::new("uncalled");
    // A handle of what is not there is a value like others, until it is called.
    place.write("kept.m", "function y = kept(x)\ny = isequal(x, @auto);\nend\n");
    place.write("called.m", "function y = called(c)\ny = cellfun(@totl, c);\nend\n");
    // What never runs is not complained of.
    place.write(
        "dead.m",
        "function y = dead(x)\ny = x;\nif 0\n    y = old(x);\nend\nreturn\ny = older(x);\nend\n",
    );
    assert_eq!(place.found(&[".", "--select", "undefined-name", "--least", "error"]), ["undefined-name:2"]);
    assert_eq!(place.found(&["kept.m", "--select", "undefined-name"]), ["undefined-name:2"]);
    assert_eq!(place.found(&["called.m", "--least", "error"]), ["undefined-name:2"]);
    // A method that is called like `eval` may leave the builtin to run.
    place.write("@model/eval.m", "function y = eval(m, s)\ny = [m, s];\nend\n");
    place.write("@model/model.m", "function m = model()\nm = class(struct('e', 1), 'model');\nend\n");
    place.write(
        "late.m",
        "function r = late(names, st)\nM = [];\nfor k = 1:numel(names)\n    eval(['M = ' names{k} ';']);\nend\n\
         r = M(M(:, 2) > st, :);\nend\n",
    );
    assert!(place.found(&["late.m", "--path", ".", "--least", "error"]).is_empty());
}
