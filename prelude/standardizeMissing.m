function y = standardizeMissing(x, values)
% STANDARDIZEMISSING  Given values replaced by NaN, by '' in a cell of texts, by
%   missing in strings.

y = x;
if iscell(x)
    y(ismember(x, values)) = {''};
elseif isstring(x)
    y(ismember(x, values)) = string(missing);
elseif isfloat(x)
    k = false(size(x));
    for v = values(:).'
        if isnumeric(v)
            k = k | x == v;
        end
    end
    y(k) = NaN;
end
end
