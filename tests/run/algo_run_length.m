function algo_run_length
% Run-length coding of text.
s = 'aaabccddddd';
[c, n] = encode(s);
fprintf('%s', c);
fprintf(' %d', n);
fprintf(' %s %d\n', decode(c, n), strcmp(decode(c, n), s));
end

function [c, n] = encode(s)
starts = [true, diff(double(s)) ~= 0];
c = s(starts);
n = diff([find(starts), numel(s) + 1]);
end

function s = decode(c, n)
s = '';
for k = 1:numel(c)
    s = [s repmat(c(k), 1, n(k))];
end
end
