% A size that is one number counts conversions: a word is one. Days of dates given as text.
fprintf('[%s]\n', sscanf('hello world', '%s', 1));
fprintf('%d ', sscanf('1 2 3', '%d', 2)); fprintf('\n');
fprintf('[%s]\n', sscanf('hello', '%s', [1 3]));
[n, name] = weekday('1-Jan-2020');
fprintf('%d %s\n', n, name);
[n, name] = weekday(730000, 'long');
fprintf('%d %s\n', n, name);
v = arrayfun(@(k) "v" + k, 1:3);
fprintf('%s ', v); fprintf('%s\n', class(v));
s = arrayfun(@(k) struct('a', k), 1:2);
fprintf('%s %d %d\n', class(s), numel(s), s(2).a);
sizes = {{-1}, -1, [Inf 2], [1e18 1], 'a'};
for k = 1:numel(sizes)
  try
    fprintf('%d\n', numel(sscanf('1 2 3', '%d', sizes{k})));
  catch e
    fprintf('fails\n');
  end
end

% Characters are read to the end, blanks there as well.
disp(double(sscanf(sprintf('ab \n'), '%c')))
disp(double(sscanf(sprintf(' \n '), '%c')))
disp(double(sscanf(sprintf('ab c\n'), '%3c')))
disp(double(sscanf(sprintf('a\n b '), ' %c')))
disp(sscanf(sprintf('1 2 \n'), '%d')')
name = [tempname '.txt'];
id = fopen(name, 'w');
fprintf(id, '12\n34\n');
fclose(id);
id = fopen(name);
text = fscanf(id, '%c');
fclose(id);
delete(name);
disp(size(text))
disp(numel(strsplit(text, newline)))
