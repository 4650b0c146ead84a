% Points in time, lengths of time and categories inside cells and structs, in arrays wider than a line; bits of
% integers; dictionaries with cells as keys; commands in replacements; equal handles of maps.
c = {datetime(2024, 1, 5), hours(3), categorical({'a'}), datetime(2024, 1, 1:2)}
s = struct('t', datetime(2024, 1, 5), 'd', hours(3), 'c', categorical({'a'}), 'n', {{calmonths(2), NaT}})
disp({datetime(2024, 1, 5)})
d = datetime(2024, 1, 1:9)
k = categorical(repmat({'alpha', 'beta'}, 1, 8))
format hex
x = int8([-1 16])
y = uint32(876543210)
format
z = cat(3, {1, 2}, {3, 4});
disp(size(z))
z(:, :, 2)
q = dictionary({1, 'a', [2 3]}, [1 2 3])
disp(q({'a'}))
disp(isKey(q, {[2 3]}))
q({7}) = 9;
disp(numEntries(q))
e = configureDictionary("string", "double")
p = dictionary(1, "x");
try
    p{1}
catch err
    disp(err.message)
end
m = containers.Map;
w = m;
disp([m == w, m ~= w, m == containers.Map])
disp(regexprep('hello world', '(^.)', '${upper($1)}'))
disp(regexprep('a1b2', '(\d)', '${num2str(str2double($1) * 2)}'))
disp(regexprep("ab", '(b)', '${[$1 ''-'' $1]}'))
disp(str2num('''abc'''))
