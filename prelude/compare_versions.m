function tf = compare_versions(a, b, op)
% COMPARE_VERSIONS  Whether one version stands in a relation to another.

x = str2double(strsplit(a, '.'));
y = str2double(strsplit(b, '.'));
n = max(numel(x), numel(y));
x(end + 1:n) = 0;
y(end + 1:n) = 0;
k = find(x ~= y, 1);
order = 0;
if ~isempty(k)
    order = sign(x(k) - y(k));
end
switch op
    case '<'
        tf = order < 0;
    case '<='
        tf = order <= 0;
    case '=='
        tf = order == 0;
    case '>='
        tf = order >= 0;
    case '>'
        tf = order > 0;
    otherwise
        tf = order ~= 0;
end
end
