% Names may follow repeating arguments, also where these are called varargin.
[a, more, s] = f(1, 2, 3);
fprintf('%d %d %d\n', a, numel(more), s);
[a, more, s] = f(1, 2, 'scale', 10);
fprintf('%d %d %d %d\n', a, numel(more), more{1}, s);
[a, more, s] = f(1, 'scale', 10);
fprintf('%d %d %d\n', a, isempty(more), s);
[a, more, s] = f(1, 2, 3, scale=7);
fprintf('%d %d %d %d\n', a, numel(more), more{2}, s);
fprintf('%d\n', g(1, 2, 'by', 3));
try
    f(1, 'text', 'scale', 2);
catch e
    disp(e.message)
end

function [a, more, s] = f(a, varargin, opts)
    arguments
        a
    end
    arguments (Repeating)
        varargin (1, 1) double
    end
    arguments
        opts.scale = 1
    end
    more = varargin;
    s = opts.scale;
end

function y = g(varargin, opts)
    arguments (Repeating)
        varargin
    end
    arguments
        opts.by = 1
    end
    y = opts.by * sum([varargin{:}]);
end
