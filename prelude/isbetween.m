function r = isbetween(x, low, high, kind)
% ISBETWEEN  Which elements lie in an interval: 'closed' (the default), 'open', 'openleft' or 'openright' ('closedright'
%   and 'closedleft' are the same).

if nargin < 4, kind = 'closed'; end
kind = validatestring(kind, {'closed', 'open', 'openleft', 'openright', 'closedleft', 'closedright'});
if any(strcmp(kind, {'open', 'openleft', 'closedright'}))
    r = x > low;
else
    r = x >= low;
end
if any(strcmp(kind, {'open', 'openright', 'closedleft'}))
    r = r & x < high;
else
    r = r & x <= high;
end
end
