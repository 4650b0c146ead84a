function c = pagemtimes(a, ta, b, tb)
% PAGEMTIMES  Products of the pages of N-D arrays; pagemtimes(a, ta, b, tb)
%   transposes pages by 'transpose' or 'ctranspose' first.

if nargin == 2
    b = ta;
    ta = 'none';
    tb = 'none';
end
sa = size(a);
sb = size(b);
r = max(numel(sa), numel(sb));
sa(end+1:r) = 1;
sb(end+1:r) = 1;
pages = max(sa(3:end), sb(3:end));
if any(sa(3:end) ~= pages & sa(3:end) ~= 1) || any(sb(3:end) ~= pages & sb(3:end) ~= 1)
    error('MATLAB:pagemtimes:dimagree', 'Arrays have incompatible sizes for this operation.');
end
n = prod(pages);
c = [];
for k = 1:n
    sub = cell(1, numel(pages));
    if ~isempty(sub)
        [sub{:}] = ind2sub([pages, 1], k);
    end
    ka = 1;
    kb = 1;
    stridea = 1;
    strideb = 1;
    for d = 1:numel(pages)
        ka = ka + (min(sub{d}, sa(2 + d)) - 1) * stridea;
        kb = kb + (min(sub{d}, sb(2 + d)) - 1) * strideb;
        stridea = stridea * sa(2 + d);
        strideb = strideb * sb(2 + d);
    end
    p = turned(a(:, :, ka), ta) * turned(b(:, :, kb), tb);
    if k == 1
        c = zeros([size(p), pages], class(p));
    end
    c(:, :, k) = p;
end
end

function y = turned(x, how)
switch how
    case 'transpose'
        y = x.';
    case 'ctranspose'
        y = x';
    otherwise
        y = x;
end
end
