function old = confirm_recursive_rmdir(value)
% CONFIRM_RECURSIVE_RMDIR  Whether rmdir asks before it removes what is in a folder: kept, and not asked.

persistent asks
if isempty(asks)
    asks = true;
end
old = asks;
if nargin > 0
    asks = logical(value);
end
end
