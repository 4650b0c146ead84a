function p = perms(v, option)
% PERMS  All permutations of the elements of v as rows, in reverse order;
%   perms(v, 'unique') leaves out rows that are the same.

v = reshape(v, 1, []);
n = numel(v);
if n > 10
    % what has no room has none before the work begins
    zeros(prod(1:n), n);
end
places = 1;
for k = 2:n
    % the new place k stands in every position of the permutations of the others
    m = size(places, 1);
    more = zeros(m * k, k);
    for j = 1:k
        head = k + 1 - j;
        rest = 1:k;
        rest(head) = [];
        more((j-1)*m+1:j*m, 1) = head;
        more((j-1)*m+1:j*m, 2:k) = reshape(rest(places), m, k - 1);
    end
    places = more;
end
if nargin > 1
    if ~strcmpi(option, 'unique')
        error('MATLAB:perms:InvalidOption', 'Second argument must be ''unique''.');
    end
    [~, ~, which] = unique(v);
    [~, first] = unique(reshape(which(places), size(places)), 'rows');
    places = places(sort(first), :);
end
if n == 0
    p = reshape(v, 1, 0);
else
    p = reshape(v(places), size(places));
end
end
