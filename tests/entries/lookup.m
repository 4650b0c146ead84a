function v = lookup(table, x, beyond)
% The value of a two-column table at x; `beyond` it (NaN where that is not given).
%# export lookup(table: double(:,2), x: double(1,1)) ; lookup(table: double(:,2), x: double(1,1), beyond: double(1,1))
if nargin < 3
    beyond = NaN;
end
v = beyond;
for k = 1:size(table, 1)-1
    if x >= table(k, 1) && x <= table(k+1, 1)
        w = (x - table(k, 1))/(table(k+1, 1) - table(k, 1));
        v = table(k, 2)*(1 - w) + table(k+1, 2)*w;
        return
    end
end
end
