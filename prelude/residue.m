function [r, p, k, e] = residue(b, a, k, e)
% RESIDUE  Partial fractions of the quotient of two polynomials: residues r, poles p,
%   whole part k; equal poles come with rising powers e. [b, a] = residue(r, p, k) goes
%   back; residue(r, p, k, e) with the powers e.

if nargin > 2
    if nargin < 4
        e = [];
    end
    [r, p] = together(b(:), a(:), k(:).', e(:));
    return
end
b = reshape(b, 1, numel(b));
a = reshape(a, 1, numel(a));
a = a(find(a ~= 0, 1):end);
b = b(find(b ~= 0, 1):end) / a(1);
a = a / a(1);
k = [];
if numel(b) >= numel(a)
    [k, b] = deconv(b, a);
end
rest = b(find(b ~= 0, 1):end);
p = roots(a);
n = numel(p);
[e, order] = mpoles(p);
p = p(order);
first = 1;
for i = 1:n
    if i == n || e(i + 1) == 1
        p(first:i) = mean(p(first:i));
        first = i + 1;
    end
end
if isempty(rest)
    r = zeros(n, 1);
    return
end
% one linear system for all residues
m = zeros(n, n);
for i = 1:n
    q = without(p, e, i);
    m(n - numel(q) + 1:n, i) = q(:);
end
right = zeros(n, 1);
right(n - numel(rest) + 1:n) = rest(:);
r = m \ right;
end

function q = without(p, e, i)
% The product of all (s - p(j)) but e(i) factors of the pole p(i).
q = poly(p([1:i - e(i), i + 1:numel(p)]));
end

function [b, a] = together(r, p, k, given)
[e, order] = mpoles(p, 1e-3, 0);
if ~isempty(given)
    % within a group of equal poles by their powers
    first = cumsum(e == 1);
    [~, again] = sortrows([first, given(order)]);
    order = order(again);
    e = given(order);
end
p = p(order);
r = r(order);
a = poly(p);
k = k(find(k ~= 0, 1):end);
b = zeros(1, max(numel(a) - 1, 0));
if ~isempty(k)
    b = conv(k, a);
end
for i = 1:numel(p)
    q = r(i) * without(p, e, i);
    b = [zeros(1, numel(q) - numel(b)), b];
    at = numel(b) - numel(q) + 1:numel(b);
    b(at) = b(at) + q;
end
first = find(b ~= 0, 1);
if isempty(first)
    b = 0;
else
    b = b(first:end);
end
end
