function q = polygcd(b, a, tolerance)
% POLYGCD  Greatest common divisor of two polynomials, with leading coefficient 1.

if nargin < 3
    tolerance = sqrt(eps);
end
if numel(a) > numel(b)
    [a, b] = deal(b, a);
end
a = a / a(1);
limit = tolerance * norm(b, Inf);
while true
    [~, r] = deconv(b, a);
    k = find(abs(r) > limit, 1);
    if isempty(k)
        break
    end
    r = r(k:end);
    b = a;
    a = r / r(1);
end
q = a;
end
