function a = attraction(x, m)
% ATTRACTION  Accelerations by gravity on a line, softened at short distance.
n = length(x);
a = zeros(n, 1);
soft = 0.25;
for i = 1:n
    d = x - x(i);
    f = m.*d./(d.*d + soft).^1.5;
    f(i) = 0;
    a(i) = sum(f);
end
end
