function err_nested
% An error passes through functions until it is caught.
try
    outer(0);
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
try
    try
        inner(1);
    catch e1
        fprintf('first %s\n', e1.message);
        error('second:id', 'second after %s', e1.identifier);
    end
catch e2
    fprintf('%s %s\n', e2.identifier, e2.message);
end
end

function outer(k)
inner(k);
fprintf('never\n');
end

function inner(k)
error('deep:down', 'deep %d', k);
end
