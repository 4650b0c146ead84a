% Calls that fill lists of which only the run knows the length, beside other places.
s = struct('a', {1, 2});
if str2double(getenv('NO_SUCH')) > 5, s = struct('a', 1); end
[s.a, x] = deal(5, 6, 7);
disp([s.a x])
c = cell(1, 3);
[c{1:2}, y] = size(ones(2, 3, 4));
disp(c), disp(y)
k = numel(s);
[c{1:k}] = size(ones(4, 5, 6)); disp(c)
[c{1:k}, z] = size(ones(4, 5, 6)); disp(c), disp(z)
s = struct('a', 1, 'b', 2);
if str2double(getenv('NO_SUCH')) > 5, s = [s s]; end
[s.a, s.b] = deal('x', "str"); disp(s)
