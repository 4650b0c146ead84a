function bytecode()
% BYTECODE  A machine with a stack runs a program of structs with texts for operations.
work = 30;
prog = assemble({'push 0', 'store 1', 'push 1', 'store 2', ...
    'load 2', 'load 2', 'mul 0', 'push 7919', 'mod 0', 'load 1', 'add 0', 'store 1', ...
    'load 2', 'push 1', 'add 0', 'store 2', ...
    'load 2', 'load 3', 'less 0', 'jumpif 5', 'load 1', 'halt 0'});
steps = 0;
for r = 1:work
    mem = zeros(1, 8);
    mem(3) = 2000 + r;
    [v, n] = run(prog, mem);
    steps = steps + n;
end
fprintf('%d after %d steps\n', v, steps);
end

function prog = assemble(lines)
prog = struct('op', {}, 'arg', {});
for k = 1:numel(lines)
    parts = strsplit(lines{k}, ' ');
    prog(k).op = parts{1};
    prog(k).arg = str2double(parts{2});
end
end

function [v, n] = run(prog, mem)
stack = [];
pc = 1;
n = 0;
while true
    ins = prog(pc);
    pc = pc + 1;
    n = n + 1;
    switch ins.op
        case 'push'
            stack(end+1) = ins.arg;
        case 'load'
            stack(end+1) = mem(ins.arg);
        case 'store'
            mem(ins.arg) = stack(end);
            stack(end) = [];
        case {'add', 'mul', 'mod', 'less'}
            b = stack(end);
            a = stack(end-1);
            stack(end-1:end) = [];
            switch ins.op
                case 'add'
                    c = a + b;
                case 'mul'
                    c = a*b;
                case 'mod'
                    c = mod(a, b);
                otherwise
                    c = double(a < b);
            end
            stack(end+1) = c;
        case 'jumpif'
            c = stack(end);
            stack(end) = [];
            if c
                pc = ins.arg;
            end
        case 'halt'
            v = stack(end);
            return
        otherwise
            error('bytecode:op', 'unknown operation %s', ins.op);
    end
end
end
