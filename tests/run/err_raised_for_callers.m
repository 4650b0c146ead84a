% throwAsCaller raises an error as if by the caller, throw raises it anew, rethrow leaves it as it was.
try
    outer(3)
catch e
    disp(e.message), disp(e.stack(1).name)
end
try
    again(true)
catch e
    disp(e.stack(1).name)
end
try
    again(false)
catch e
    disp(e.stack(1).name)
end

% The properties of an MException cannot be set.
e = MException('a:b', 'text');
try
    e.message = 'other';
catch q
    disp(q.identifier), disp(q.message)
end
try
    e.more = 1;
catch q
    disp(q.identifier), disp(q.message)
end

% Names of fields are identifiers, however they are given.
s = struct('a', 1);
names = {'x y', '1a', 'a-b', 'ok'};
for k = 1:numel(names)
    try
        s.(names{k}) = k;
    catch q
        disp(q.identifier), disp(q.message)
    end
end
try
    s(2).('a b').c = 5;
catch q
    disp(q.message)
end
disp(s)

function outer(x)
check(x)
end

function check(x)
throwAsCaller(MException('Check:id', 'not ok %d', x))
end

function again(anew)
try
    inner
catch e
    if anew, throw(e), else, rethrow(e), end
end
end

function inner
error('In:id', 'inside')
end
