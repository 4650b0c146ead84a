% Functions for string. (Reasoned from the documentation.)
s = "The quick brown fox";
w = split(s);
fprintf('%d %s %s\n', numel(w), w(1), w(end));
fprintf('%s\n', join(["a" "b" "c"], "-"), join(["x" "y"]));
fprintf('%d%d%d%d\n', contains(s, "quick"), startsWith(s, "The"), endsWith(s, "dog"), contains(s, ["zzz" "fox"]));
fprintf('%s|%s|%s\n', strtrim("  a "), lower("ABC"), reverse("abc"));
fprintf('%s %s\n', extractAfter("key=value", "="), extractBefore("key=value", "="));
fprintf('%d %s\n', double("12.5") == 12.5, replace("a.b.c", ".", "-"));
e = strings(1, 2);
fprintf('%d %d %d\n', numel(e), strlength(e(1)), isempty(e));
switch "abc"
    case {"x", "abc"}
        fprintf('matched\n');
end
fprintf('%d %d\n', ismissing(string(missing)), strcmp("a", 'a'));
