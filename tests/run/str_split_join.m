% strsplit, strjoin, textscan-like work.
c = strsplit('a,bb,,ccc', ',');
fprintf('%d', numel(c));
fprintf('[%s]', c{:});
fprintf('\n');
d = strsplit('one two');
fprintf('[%s]', d{:});
fprintf('\n%s\n%s\n%s\n', strjoin({'x', 'y', 'z'}, '-'), strjoin({'x', 'y'}), strjoin({'solo'}, ', '));
e = strsplit('a--b', '--');
fprintf('[%s]', e{:});
fprintf('\n');
w = regexp('a1b22c', '\d+', 'split');
fprintf('[%s]', w{:});
fprintf('\n');
n = cellfun(@str2double, strsplit('1;2.5;x', ';'));
fprintf('%g ', n);
fprintf('\n');
