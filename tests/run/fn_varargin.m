function fn_varargin
% varargin and varargout.
fprintf('%d %d %d\n', total(), total(1), total(1, 2, 3));
args = {4, 5, 6};
fprintf('%d\n', total(args{:}), total(1, args{2:3}));
[a, b, c] = spread(10);
fprintf('%d ', a, b, c);
[v{1:2}] = spread(20);
fprintf('%d ', v{:});
fprintf('\n');
fprintf('%s\n', kinds(1, 'a', {}, @sin));
end

function t = total(varargin)
t = 0;
for k = 1:numel(varargin)
    t = t + varargin{k};
end
end

function varargout = spread(x)
for k = 1:nargout
    varargout{k} = x + k;
end
end

function s = kinds(first, varargin)
s = class(first);
for k = 1:nargin - 1
    s = [s ' ' class(varargin{k})];
end
end
