% isargout knows which outputs a call leaves out; inputParser takes a text for a parameter's name where
% an optional argument has no validator.
[~, b] = two();
[a, ~] = two();
a = two();
fprintf('%d %d\n', a, b);
p = inputParser;
p.KeepUnmatched = true;
addRequired(p, 'a');
addOptional(p, 'b', 5);
parse(p, 1, 'zz', 3);
fprintf('%d %d %d\n', p.Results.a, p.Results.b, p.Unmatched.zz);
try, max(1, 2, 3); catch e, disp(e.message), end

function [a, b] = two()
a = 1;
b = 2;
fprintf('<%d %d>', isargout(1), isargout(2));
end
