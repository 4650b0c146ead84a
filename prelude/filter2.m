function y = filter2(h, x, form)
% FILTER2  Two-dimensional filter: correlation of x with h, as large as x unless
%   form is 'full' or 'valid'.

if nargin < 3
    form = 'same';
end
y = conv2(x, rot90(h, 2), form);
end
