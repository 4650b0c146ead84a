% Dynamic regular expressions, and conditions that look around.
c = regexp({'5XXXXX', '8XXXXXXXX', '1X', '3XX'}, '^(\d+)(??X{$1})$', 'match', 'once')
m = regexp('a radar, a level and a racecar', '(\w{2,}).?(??@fliplr($1))', 'match')
[t, s] = regexp('aa5 b7b', '(\w)(??$1)', 'tokens', 'start')
s = regexprep('x2aa y3bbb z2b', '(\d)(??[a-z]{$1})', '<$0>')
regexp('ab', '(a)(?@fprintf(''seen %s\n'', $1))b', 'match')
m = regexp({'Mr. Bob', 'Ms. Sue'}, '(?(?=Mr)Mr\. (\w+)|Ms\. (\w+))', 'tokens', 'once');
disp([m{:}])
m = regexp('b1 a2', '(?(?<=\s)a|b)\d', 'match')
m = regexp('xa yb', '(?(?!x)y)\w', 'match')
try
    regexp('a', '(b(??c))');
catch e
    disp(e.identifier)
end
