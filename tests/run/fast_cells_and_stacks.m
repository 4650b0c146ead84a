% Cells that a loop fills one by one, stacks of rows, and texts that formats surely begin.
function fast_cells_and_stacks()
n = 7; c = cell(1, n);
for k = 1:n
    c{k} = repmat('a', 1, k);
end
s = 0;
for k = 1:n
    s = s + numel(c{k}) + (c{k}(end) == 'a');
end
disp(s)
d = cell(n, 1);
for k = 1:n
    if k == 3, continue; end
    d{k} = k;
end
disp(class(d{3})); disp(size(d{3}))
e = cell(1, n);
for k = 1:n
    e{k} = k;
    if k == 4, break; end
end
disp(isempty(e{6}))
f = cell(2, 3);
for k = 1:numel(f)
    f{k} = k^2;
end
disp(f{2, 3} + 1)
g = cell(1, 5);
for k = 1:3
    g{k} = k;
end
disp(isempty(g{5}))
h = cell(1, 3);
for k = 1:5
    h{k} = k;
end
disp(numel(h))
q = cell(1, n);
for k = 1:n
    q{k} = zeros(k, k);
    q{k}(k, k) = 5;
end
disp(q{4}(4, 4))
w = cell(1, n);
for k = 1:n
    try
        w{k} = [1 2; 3 k];
        if k == 2, error('x:y', 'no'); end
    catch
        w{k} = 'x';
    end
end
fprintf('%s ', class(w{2}), class(w{3})); disp(' ');
stack = [1, 1]; sum_ = 0; most = 0;
while ~isempty(stack)
    p = stack(end, :);
    stack(end, :) = [];
    sum_ = sum_ + p(1)*10 + p(2);
    if p(1) < 4
        stack(end + 1, :) = [p(1) + 1, p(2)];
        stack(end + 1, :) = [p(1) + 1, p(2)*2];
    end
    most = max(most, size(stack, 1));
    if most == 3 && size(stack, 1) == 3
        stack(2, :) = [];
    end
end
disp([sum_ most size(stack)]);
text = ''; hash = 0;
for k = 1:5
    text = [text, sprintf('k%d=', k), num2str(k/4), ';'];
    hash = mod(hash*31 + sum(text), 65521);
end
fprintf('%s %d\n', text, hash);
disp(size([sprintf('%d', []), 'a']));
disp(circshift(logical([1 0 0; 0 1 1]), [1 1])); disp(circshift('abcd', -1)); disp(circshift({1, 'x', 3}, 1));
[i, j] = ndgrid(1:3); disp(i + 10*j);
[i, j] = ndgrid([1 2], [5; 6; 7]); disp(i.*j);
end
