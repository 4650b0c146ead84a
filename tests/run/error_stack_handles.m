function error_stack_handles
% The call stack of errors inside functions that the library calls.
    f = @(u) u * [1 2];
    show(@() cellfun(f, {[1 2], 3}, 'UniformOutput', false))
    try
        cellfun(@inner, {1, 2});
    catch e
        told(e)
    end
    h = {f, 3};
    try
        h{1}([1 2]);
    catch e
        told(e)
    end
    x = zeros(0, 2);
    g = @(u) u * 2;
    switch 'abc'
        case 'abc'
            g = @(u) u + x(x == [4; 5]);
    end
    try
        num2str(g(x));
    catch e
        told(e)
    end
end

function show(f)
    try
        f();
    catch e
        told(e)
    end
end

function r = inner(x)
    if x > 1
        error('my:id', 'wrong %d', x);
    end
    r = x;
end

function told(e)
    disp(e.message(1:min(10, end)))
    for k = 1:numel(e.stack)
        fprintf('%s %d\n', e.stack(k).name, e.stack(k).line);
    end
end
