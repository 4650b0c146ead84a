function fn_handle_counts
% Handles that the library calls with too many arguments or for too many results, whether or not
% another call enters them.
    show(@() cellfun(@(x) x + 1, {1, 2}, {3, 4}))
    show(@() cellfun(@two, {1, 2}))
    show(@() cellfun(@none, {1, 2}))
    try, [a, b] = cellfun(@one, {1, 2}); catch e, disp(e.message), end
    try, [a, b] = cellfun(@(x) x, {1, 2}); catch e, disp(e.message), end
    try, x = cellfun(@none, {}); disp(size(x)), catch e, disp(e.message), end
    try, x = arrayfun(@shown, 1:2); catch e, disp(e.message), end
    h = @(x) x + 1;
    k = @one;
    z = @shown;
    disp([cellfun(h, {1}), cellfun(k, {1})])
    cellfun(z, {1})
    try, cellfun(h, {1, 2}, {3, 4}); catch e, disp(e.message), end
    try, cellfun(k, {1, 2}, {3, 4}); catch e, disp(e.message), end
    try, [a, b] = cellfun(h, {1, 2}); catch e, disp(e.message), end
    try, [a, b] = cellfun(k, {1, 2}); catch e, disp(e.message), end
    try, a = cellfun(z, {1, 2}); catch e, disp(e.message), end
    m = @rest;
    disp(cellfun(m, {1, 2}, {3, 4}))
    [a, b] = cellfun(m, {1, 2}, {3, 4}, {5, 6});
    disp([a; b])
end

function show(f)
    try
        f()
    catch e
        disp(e.identifier)
        disp(e.message)
    end
end

function r = none()
    r = 1;
end

function r = two(a, b, c)
    r = a + b + c;
end

function r = one(x)
    disp('in one')
    r = x;
end

function shown(x)
    disp(x)
end

function varargout = rest(varargin)
    varargout = {numel(varargin), varargin{1}};
end
