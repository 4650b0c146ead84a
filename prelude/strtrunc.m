function t = strtrunc(s, n)
% STRTRUNC  Texts cut to at most n characters.

if iscell(s)
    t = cellfun(@(x) x(:, 1:min(n, size(x, 2))), s, 'UniformOutput', false);
else
    t = s(:, 1:min(n, size(s, 2)));
end
end
