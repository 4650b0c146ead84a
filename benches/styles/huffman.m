function huffman()
% HUFFMAN  Codes of a text by a tree of structs; encoded into bits and decoded again.
work = 20;
n = 20000*work;
seed = 11;
text = blanks(n);
alphabet = 'etaoinshrdlucmfwypvbgk';
for k = 1:n
    seed = mod(seed*1103515 + 12345, 2147483648);
    u = seed/2147483648;
    text(k) = alphabet(1 + floor(22*u*u*u));
end
counts = zeros(1, 256);
for k = 1:n
    counts(double(text(k))) = counts(double(text(k))) + 1;
end
tree = struct('weight', {}, 'left', {}, 'right', {}, 'letter', {});
live = [];
for c = find(counts)
    tree(end+1) = struct('weight', counts(c), 'left', 0, 'right', 0, 'letter', char(c));
    live(end+1) = numel(tree);
end
while numel(live) > 1
    [~, order] = sort([tree(live).weight]);
    a = live(order(1));
    b = live(order(2));
    tree(end+1) = struct('weight', tree(a).weight + tree(b).weight, 'left', a, 'right', b, 'letter', '');
    live([order(1) order(2)]) = [];
    live(end+1) = numel(tree);
end
codes = cell(1, 256);
codes = assign(tree, live, '', codes);
bits = repmat('0', 1, 8*n);
used = 0;
for k = 1:n
    code = codes{double(text(k))};
    bits(used+1:used+numel(code)) = code;
    used = used + numel(code);
end
bits = bits(1:used);
back = blanks(n);
at = live;
m = 0;
for k = 1:used
    if bits(k) == '0'
        at = tree(at).left;
    else
        at = tree(at).right;
    end
    if tree(at).left == 0
        m = m + 1;
        back(m) = tree(at).letter;
        at = live;
    end
end
fprintf('%d letters, %d bits, same %d\n', m, used, strcmp(back, text));
for c = 'etaok'
    fprintf('%s %s\n', c, codes{double(c)});
end
end

function codes = assign(tree, at, prefix, codes)
if tree(at).left == 0
    codes{double(tree(at).letter)} = prefix;
else
    codes = assign(tree, tree(at).left, [prefix '0'], codes);
    codes = assign(tree, tree(at).right, [prefix '1'], codes);
end
end
