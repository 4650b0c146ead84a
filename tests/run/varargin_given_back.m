% A function whose result is named `varargin`: the cell of its arguments, as the function leaves it.
r = back();
disp(class(r))
disp(size(r))
r = back(1, 'two')
[r, n] = counted(4, 5, 6);
fprintf('%d of %d\n', numel(r), n)
r = longer(7)
back

function varargin = back(varargin)
end

function [varargin, n] = counted(varargin)
n = nargin;
varargin(1) = [];
end

function varargin = longer(varargin)
varargin{end + 1} = 'end';
end
