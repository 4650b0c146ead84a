function [y, filled] = fillmissing(x, method, value)
% FILLMISSING  Missing elements replaced: 'constant' by a value, 'previous',
%   'next', 'nearest', or 'linear' by interpolation along columns.

filled = ismissing(x);
y = x;
if strcmpi(method, 'constant')
    if iscell(x)
        y(filled) = {value};
    elseif isscalar(value)
        y(filled) = value;
    else
        for c = 1:size(x, 2)
            y(filled(:, c), c) = value(c);
        end
    end
    filled = filled & ~ismissing(y);
    return
end
row = size(x, 1) == 1;
if row
    y = y.';
    m = filled.';
else
    m = filled;
end
n = size(y, 1);
for c = 1:size(y, 2)
    known = find(~m(:, c));
    for k = find(m(:, c)).'
        before = known(find(known < k, 1, 'last'));
        after = known(find(known > k, 1));
        switch lower(method)
            case 'previous'
                from = before;
            case 'next'
                from = after;
            case 'nearest'
                from = before;
                if isempty(before) || (~isempty(after) && after - k <= k - before)
                    from = after;
                end
            case 'linear'
                from = [];
                if numel(known) >= 2
                    if isempty(before)
                        before = known(1);
                        after = known(2);
                    elseif isempty(after)
                        before = known(end-1);
                        after = known(end);
                    end
                    y(k, c) = y(before, c) + (y(after, c) - y(before, c)) * (k - before) / (after - before);
                end
            otherwise
                error('MATLAB:fillmissing:InvalidMethod', 'Invalid fill method.');
        end
        if ~isempty(from)
            y(k, c) = y(from, c);
        end
    end
end
if row
    y = y.';
end
filled = filled & ~ismissing(y);
end
