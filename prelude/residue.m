function [r, p, k] = residue(b, a)
% RESIDUE  Partial fractions of the quotient of two polynomials: residues r,
%   poles p, whole part k. Equal poles come with rising powers.

[k, rest] = deconv(b, a);
if numel(b) < numel(a)
    k = [];
end
rest = rest(find(rest ~= 0, 1):end);
p = roots(a);
n = numel(p);
if isempty(rest)
    r = zeros(n, 1);
    return
end
rest = rest / a(find(a ~= 0, 1));
% poles nearer than the tolerance count as one
[~, order] = sort(abs(p), 'descend');
p = p(order);
power = ones(n, 1);
done = false(n, 1);
place = zeros(n, 1);
at = 0;
for i = 1:n
    if done(i)
        continue
    end
    same = find(~done & abs(p - p(i)) <= 1e-3 * max(1, abs(p(i))));
    p(same) = mean(p(same));
    for m = 1:numel(same)
        at = at + 1;
        place(at) = same(m);
        power(at) = m;
    end
    done(same) = true;
end
p = p(place);
% one linear system for all residues
m = zeros(n, n);
for i = 1:n
    q = 1;
    used = 0;
    for j = 1:n
        if p(j) == p(i) && used < power(i)
            used = used + 1;
        else
            q = conv(q, [1, -p(j)]);
        end
    end
    m(n-numel(q)+1:n, i) = q(:);
end
right = zeros(n, 1);
right(n-numel(rest)+1:n) = rest(:);
r = m \ right;
end
