function machine()
% MACHINE  A small stack machine: instructions are texts, taken apart by switch.
code = {'push', 0; 'store', 1; 'push', 1; 'store', 2; ...
        'load', 1; 'load', 2; 'add', 0; 'push', 1000003; 'mod', 0; 'store', 1; ...
        'load', 2; 'push', 1; 'add', 0; 'dup', 0; 'store', 2; 'push', 200000; 'less', 0; 'jumpif', 5; ...
        'load', 1; 'print', 0; 'halt', 0};
stack = zeros(1, 100);
memory = zeros(1, 10);
top = 0;
pc = 1;
steps = 0;
counts = struct('push', 0, 'load', 0, 'other', 0);
running = true;
while running
    op = code{pc, 1};
    arg = code{pc, 2};
    pc = pc + 1;
    steps = steps + 1;
    switch op
        case 'push'
            top = top + 1;
            stack(top) = arg;
            counts.push = counts.push + 1;
        case 'load'
            top = top + 1;
            stack(top) = memory(arg);
            counts.load = counts.load + 1;
        case 'store'
            memory(arg) = stack(top);
            top = top - 1;
        case {'add', 'sub', 'mod', 'less'}
            b = stack(top);
            top = top - 1;
            a = stack(top);
            if strcmp(op, 'add')
                stack(top) = a + b;
            elseif strcmp(op, 'sub')
                stack(top) = a - b;
            elseif strcmp(op, 'mod')
                stack(top) = mod(a, b);
            else
                stack(top) = a < b;
            end
            counts.other = counts.other + 1;
        case 'dup'
            stack(top + 1) = stack(top);
            top = top + 1;
        case 'jumpif'
            if stack(top)
                pc = arg;
            end
            top = top - 1;
        case 'print'
            fprintf('%d\n', stack(top));
            top = top - 1;
        case 'halt'
            running = false;
        otherwise
            error('machine:op', 'unknown %s', op);
    end
end
fprintf('%d steps, %d pushes, %d loads, %d others\n', steps, counts.push, counts.load, counts.other);
end
