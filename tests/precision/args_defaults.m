function args_defaults
% Arguments that may be left out, lists of them, and results asked for or not.
fprintf('%g\n', area(3));
fprintf('%g\n', area(3, 4));
fprintf('%g\n', area(3, 4, 'triangle'));
[lo, hi, mean_] = stats(4, 8, 15, 16, 23, 42);
fprintf('%g %g %g\n', lo, hi, mean_);
lo = stats(7);
fprintf('%g\n', lo);
fprintf('%s\n', label('speed', 3.5, 'unit', 'm/s', 'digits', 2));
fprintf('%s\n', label('count', 12));
fprintf('%s\n', joined('-', 'a', 'bc', 'def'));
end

function a = area(w, h, kind)
if nargin < 2 || isempty(h)
    h = w;
end
if nargin < 3
    kind = 'box';
end
a = w * h;
if strcmp(kind, 'triangle')
    a = a / 2;
end
end

function [lo, varargout] = stats(varargin)
lo = varargin{1};
hi = lo;
s = 0;
for k = 1:nargin
    lo = min(lo, varargin{k});
    hi = max(hi, varargin{k});
    s = s + varargin{k};
end
if nargout > 1
    varargout{1} = hi;
end
if nargout > 2
    varargout{2} = s / nargin;
end
end

function t = label(name, value, varargin)
unit = '';
digits = 0;
for k = 1:2:numel(varargin)
    switch varargin{k}
        case 'unit'
            unit = varargin{k+1};
        case 'digits'
            digits = varargin{k+1};
        otherwise
            error('unknown %s', varargin{k});
    end
end
t = sprintf('%s = %.*f', name, digits, value);
if ~isempty(unit)
    t = [t ' ' unit];
end
end

function t = joined(separator, varargin)
t = '';
for k = 1:numel(varargin)
    if k > 1
        t = [t separator];
    end
    t = [t varargin{k}];
end
end
